"""The border to the terminal: whatever is printed goes through here, so that nothing hidden in a file gets out."""

from __future__ import annotations

import sys

from bridgetable.game.printable import message, visible_json, visible_lines


def put(text: str) -> None:
    """Print a text of several lines; it ends with its own newline."""
    sys.stdout.write(visible_lines(text))


def put_json(text: str) -> None:
    """Print one JSON value, in which hidden characters are escaped as JSON does it."""
    sys.stdout.write(visible_json(text) + "\n")


def complain(sentence: str) -> None:
    """Print what went wrong on standard error, on one line."""
    sys.stderr.write(message(f"bridgetable: {sentence}") + "\n")
