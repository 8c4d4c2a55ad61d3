"""The field of a board: matchpoints, fewer results than expected, datum, comparisons in IMPs."""
