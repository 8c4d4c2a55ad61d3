"""The document that is open, and where it and a person's choices are kept."""
