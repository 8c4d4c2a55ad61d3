"""The book: one room for each law, named by its number; `dispatch.openings` says which room an irregularity goes to."""
