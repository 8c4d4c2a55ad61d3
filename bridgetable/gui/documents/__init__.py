"""What is open, and where it and what a person has chosen are kept."""
