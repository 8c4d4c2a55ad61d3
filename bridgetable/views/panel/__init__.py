"""The content of the director's panel."""
