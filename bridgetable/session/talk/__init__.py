"""What players say, ask, explain or let be seen."""
