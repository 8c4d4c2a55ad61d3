"""The book: one room for each law, named by its number; `way_in.openings` says which room an irregularity goes to."""
