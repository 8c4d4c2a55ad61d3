"""The meaning of a call in few words, for the grid of the auction."""

import re

from bridgetable.game.cards import Suit
from bridgetable.game.meanings import NUMBERS
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
    for long, short in _SHORT.items():
        said = said.replace(long, short)
    said = re.sub(r"(?<=\d)-(?=\d)", "–", said)
    return " ".join(said.split()).replace(" ,", ",").removeprefix(",").strip() or words.strip()


def differs(meaning: str, explained: str) -> bool:
    """True where the explanation differs from the known meaning."""
    return short_meaning(meaning).lower() != short_meaning(explained).lower()
