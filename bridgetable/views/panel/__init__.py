"""What the director's panel shows."""
