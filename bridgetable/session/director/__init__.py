"""Actions with the director: he is called, answered, or speaks himself."""
