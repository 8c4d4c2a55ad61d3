"""What people can say and do from the menus of plates and of the director, in words."""
