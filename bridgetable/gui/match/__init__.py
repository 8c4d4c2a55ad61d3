"""The window of a session: its boards in a list, one of them with its field, and the standing that a ruling moves."""
