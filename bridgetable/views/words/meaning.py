"""What a call means in the few signs that have room beneath it, and who may read it."""

from __future__ import annotations

import re

from bridgetable.game.cards import Suit
from bridgetable.game.meanings import NUMBERS
from bridgetable.game.table import Source, Table
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.words.prose import SIGNS

SUITS = {"spade": Suit.S, "heart": Suit.H, "diamond": Suit.D, "club": Suit.C}
_AT_LEAST = re.compile(r"\bat least (\w+)")
_OR_MORE = re.compile(r"\b(\w+)((?: points| hcp| cards?)?) or more\b")
_NUMBER = re.compile(rf"\b({'|'.join(NUMBERS)})\b(?=\+? ?(?:[-–]|{'|'.join(SUITS)}))", re.IGNORECASE)
_SUIT = re.compile(rf" ?\b({'|'.join(SUITS)})s?\b", re.IGNORECASE)
_DROPPED = re.compile(r"\b(?:points|hcp)\b", re.IGNORECASE)
_SHORT = {"artificial": "art.", "natural": "nat.", "balanced": "bal."}


def short_meaning(words: str) -> str:
    """The words with signs for suits and figures for numbers: “6–10, 6+♥ or 6+♠”."""
    said = _OR_MORE.sub(r"\1+\2", _AT_LEAST.sub(r"\1+", words.strip()))
    said = _NUMBER.sub(lambda m: str(NUMBERS[m[1].lower()]), said)
    said = _SUIT.sub(lambda m: SIGNS[SUITS[m[1].lower()]], said)
    said = _DROPPED.sub("", said)
    for word, short in _SHORT.items():
        said = said.replace(word, short)
    said = re.sub(r"(?<=\d)-(?=\d)", "–", said)
    return " ".join(said.split()).replace(" ,", ",").removeprefix(",").strip() or words.strip()


def shown_meaning(table: Table, place: int, eye: Eye) -> str:
    """What the call at this place of the record (0 upwards) means by its side’s methods, for an eye that may know."""
    mine = eye is Watcher.ALL or (eye is not Watcher.TABLE and eye.side is table.auction.made[place].seat.side)
    if not mine:
        return ""
    # A table on which nobody has called is shown without the meanings.
    from bridgetable.laws.law_23_meanings import meant_at  # noqa: PLC0415

    return meant_at(table, place)


def told_meaning(table: Table, place: int) -> str:
    """The last explanation given of the call at this place of the record (0 upwards); everybody has heard it."""
    made = table.auction.made[place]
    found = (
        known.words
        for known in reversed(table.information)
        if known.source is Source.EXPLANATION and known.call == made.call and known.seat.side is made.seat.side
    )
    return next(found, "")


def differs(meaning: str, told: str) -> bool:
    """Whether the explanation differs from the known meaning."""
    return short_meaning(meaning).lower() != short_meaning(told).lower()
