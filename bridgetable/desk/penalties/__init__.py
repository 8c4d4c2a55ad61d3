"""Penalties: the standard amounts, which offences are fined at once, what a fine comes to in a knockout match."""
