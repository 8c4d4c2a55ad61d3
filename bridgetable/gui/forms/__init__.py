"""The forms of a tournament: a window to fill them, and their pages."""
