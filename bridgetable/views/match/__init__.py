"""A session as it is shown: its boards, the tables of one, the standings before and after each change, what is open."""
