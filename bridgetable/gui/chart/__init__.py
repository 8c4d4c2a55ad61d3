"""The chart of a case as it is painted, in its window, in files and on paper."""
