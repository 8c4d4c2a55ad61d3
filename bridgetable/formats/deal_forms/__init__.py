"""Deals as people write and copy them: read from any usual text, and written in the usual forms."""
