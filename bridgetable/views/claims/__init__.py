"""Claims as values: the sheet, the answers, and the director’s line of play."""
