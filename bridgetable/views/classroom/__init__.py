"""The view of a class on a screen of its own, as values: nothing that is hidden from it is in them."""
