"""Helpers that several laws share; no law of its own."""
