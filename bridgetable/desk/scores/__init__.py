"""Scores of a board: of a contract, and of two scores compared."""
