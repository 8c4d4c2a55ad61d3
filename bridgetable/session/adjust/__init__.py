"""Adjusted scores: who asks for them, and the contest they are compared with."""
