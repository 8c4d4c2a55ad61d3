"""Tricks agreed on, and the score entered."""
