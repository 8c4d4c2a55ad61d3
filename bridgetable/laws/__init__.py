"""The book: one module for each law, named by its number; `dispatch.openings` says which law an irregularity opens."""
