"""Actions of speech: players say, ask, explain or let something be seen."""
