"""The summary page of a board: on the screen, on paper and as a file."""
