"""What the cards that are left can win: endings, statements of claims, and the search for the worst line."""
