"""A session of several tables: its results, how they are scored, and what an adjustment moves."""
