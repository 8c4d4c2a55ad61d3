"""What is shown of a claim."""
