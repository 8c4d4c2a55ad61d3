"""Conduct of players and spectators."""
