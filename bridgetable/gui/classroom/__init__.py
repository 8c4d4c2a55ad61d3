"""The class window: the class's own screen, and the teacher's means to work it."""
