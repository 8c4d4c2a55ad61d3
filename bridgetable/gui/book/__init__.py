"""The law book beside the table, with every clause and the cases that show it."""
