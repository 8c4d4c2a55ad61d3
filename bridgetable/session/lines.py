"""The line in which an action is written: its words, and what is quoted at its end."""

from __future__ import annotations

import re
from typing import NamedTuple

from bridgetable.game.errors import NotationError

_LINE = re.compile(r'^(?P<head>[^"]*?)(?:\s*(?P<colon>:?)\s*"(?P<words>(?:[^"\\]|\\.)*)")?$')
_COLON = re.compile(r"^(field|other table|session):")


class Line(NamedTuple):
    """A line as it is found: its words, what is quoted at its end, and whether a colon stands before the quotation."""

    words: tuple[str, ...]
    quotation: str = ""
    colon: bool = False


def split_line(text: str) -> Line:
    """Part a line into its words and what is quoted at its end.

    Raises NotationError.
    """
    found = _LINE.match(text)
    if found is None:
        raise NotationError(text, 'an action, with words in one pair of quotation marks: S claims 4: "all trumps"')
    head, words = found["head"], found["words"]
    if words is None and ":" not in head:
        return Line(tuple(head.split()))
    return Line(tuple(_COLON.sub(r"\1: ", head).split()), unquoted(words or ""), bool(found["colon"]))


def quoted(words: str) -> str:
    """Write words that somebody says behind a colon and in quotation marks; nothing when he says nothing."""
    safe = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f': "{safe}"' if words else ""


def unquoted(words: str) -> str:
    """Read words written by `quoted`."""
    return re.sub(r"\\(.)", lambda m: "\n" if m.group(1) == "n" else m.group(1), words)
