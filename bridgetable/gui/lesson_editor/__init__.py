"""Lessons written in the window: their views, and the questions asked about them."""
