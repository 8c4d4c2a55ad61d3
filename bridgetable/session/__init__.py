"""A sitting: the table and the rulings in progress, the actions that change them, and their history."""
