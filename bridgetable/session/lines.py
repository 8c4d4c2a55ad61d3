"""The line in which an action is written: its words, and what is quoted at its end."""

from __future__ import annotations

import re
from typing import NamedTuple

from bridgetable.game.errors import NotationError
from bridgetable.game.limits import LONGEST_WORDS
from bridgetable.game.printable import in_quotes, out_of_quotes
from bridgetable.language import tr

_TO_THE_QUOTATION_MARK = re.compile(r'(?:[^"\\]|\\.)*"')
_COLON = re.compile(r"^(field|other table|session):")


class SplitLine(NamedTuple):
    """A line as it is found: its words, what is quoted at its end, and whether a colon stands before the quotation."""

    words: tuple[str, ...]
    quotation: str = ""
    colon: bool = False


def split_line(text: str) -> SplitLine:
    """Part a line into its words and what is quoted at its end. Raises NotationError."""
    head, mark, rest = text.partition('"')
    if mark and not _TO_THE_QUOTATION_MARK.fullmatch(rest):
        raise NotationError(text, tr('an action, with words in one pair of quotation marks: S claims 4: "all trumps"'))
    if not mark and ":" not in head:
        return SplitLine(tuple(head.split()))
    head, words = head.rstrip(), unquoted(rest[:-1])
    if len(words) > LONGEST_WORDS:
        raise NotationError(
            words, tr("at most {longest_words} characters in quotation marks", longest_words=LONGEST_WORDS)
        )
    colon = bool(mark) and head.endswith(":")
    return SplitLine(tuple(_COLON.sub(r"\1: ", head[:-1] if colon else head).split()), words, colon)


def quoted(words: str) -> str:
    """Write words that somebody says behind a colon and in quotation marks; nothing when he says nothing."""
    return f': "{in_quotes(words)}"' if words else ""


def unquoted(words: str) -> str:
    """Read words written by `quoted`."""
    return out_of_quotes(words)
