"""The tricks that the cards left can win: endings, statements of claims, and the search for the worst line."""
