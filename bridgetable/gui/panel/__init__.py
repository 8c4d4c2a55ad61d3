"""The director's panel: what happened, the question, its options, what is in force."""
