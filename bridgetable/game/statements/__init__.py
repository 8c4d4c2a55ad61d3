"""Statements of claim: the words, read by a grammar into steps."""
