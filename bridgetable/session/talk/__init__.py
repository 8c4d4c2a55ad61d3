"""What players say, ask, explain and let be seen."""
