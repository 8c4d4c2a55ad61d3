"""The book and the regulations of a table, in a window of their own."""
