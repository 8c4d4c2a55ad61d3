"""Boards: fouled, not playable, played the wrong way, matches that cannot be finished, what is checked."""
