"""Faults of the deal and of the board."""
