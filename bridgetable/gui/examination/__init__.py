"""Examinations: set, sat against the time, marked, and printed."""
