"""Lessons written in the window: what is shown of them, and what is asked."""
