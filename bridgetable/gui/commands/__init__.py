"""The commands of the window: menus, tool bar, and the handlers that carry them out."""
