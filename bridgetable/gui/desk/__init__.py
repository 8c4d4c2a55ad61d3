"""The director's desk in a window: its calculations, a form, the result with its steps."""
