"""Files in the window: the boards of a file, drawing the window to a file, and printing it."""
