"""The law book beside the table: its clauses, what goes with each, where each is to be seen, and what can be staged."""
