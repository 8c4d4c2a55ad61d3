"""Adjusted scores: artificial, weighted, each side apart, with damage that a side did itself."""
