"""The law book beside the table: its clauses, what goes with each, its examples, and the cases that can be staged."""
