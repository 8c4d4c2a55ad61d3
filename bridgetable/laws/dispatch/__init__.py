"""Dispatch: which law opens, what is due, and what a call or a play would breach."""
