"""The entries of the menus of plates and of the director: what people can say and do there."""
