"""What is done at the table besides calling and playing."""
