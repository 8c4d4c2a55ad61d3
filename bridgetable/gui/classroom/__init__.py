"""The class window: what a class sees on a screen of its own, and what the teacher works it with."""
