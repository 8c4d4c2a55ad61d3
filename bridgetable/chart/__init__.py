"""The chart of a case: every way in which its ruling can go, as a picture of nodes and edges that knows no screen."""
