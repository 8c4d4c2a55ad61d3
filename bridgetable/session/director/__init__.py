"""What calls the director, answers him, or is said by him."""
