"""Files in the window: documents, the boards of a file, pictures and printing."""
