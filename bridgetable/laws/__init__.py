"""The book: one room for each law, named by its number; `procedures` says which room an irregularity goes to."""
