"""Actions at the table besides calling and playing."""
