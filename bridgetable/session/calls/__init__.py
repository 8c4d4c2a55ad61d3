"""Calls made at the table."""
