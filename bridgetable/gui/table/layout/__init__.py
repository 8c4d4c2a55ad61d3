"""The layout of the table, as plain functions of view and size."""
