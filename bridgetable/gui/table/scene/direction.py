"""Which way things move."""

from enum import Enum


class Direction(Enum):
    """Whether something is done or undone; what is undone moves back along the same path."""

    FORTH = "forth"
    BACK = "back"
