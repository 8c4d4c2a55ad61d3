"""Rulings: protocols that ask for the facts and the judgement of the director, and lead to a finding."""
