"""Dealer, vulnerability and board number in the words round a deal."""

import re

from bridgetable.game.boards import Vulnerability
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen

SEAT = r"NORTH|EAST|SOUTH|WEST|[NESW]"
_SIDES = (
    r"NONE|NIL|NOBODY|NEITHER|LOVE(?: ALL)?|BOTH|ALL|EVERYBODY"
    r"|N ?[-–/]? ?S|E ?[-–/]? ?W|NORTH ?[-–/ ] ?SOUTH|EAST ?[-–/ ] ?WEST"
)
_BOARD = re.compile(r"\b(?:BOARD|BD)\b[ .:#]{0,3}(?:NO\b[ .:]{0,3}|NUMBER\b[ .:]{0,3})?(\d{1,4})\b")
_DEALER = re.compile(rf"\b(?:DEALER|DLR)\b[ .:=]{{0,3}}({SEAT})\b|\b({SEAT}) DEALS\b")
_VULNERABLE = re.compile(
    rf"\bVUL(?:N|NERABLE|NERABILITY)?\b[ .:=]{{0,3}}({_SIDES})(?!\w)"
    rf"|\b({_SIDES}) VUL(?:N|NERABLE)?\b|\b(LOVE|GAME) ALL\b"
)
_NOT_LETTERS = re.compile(r"[^A-Z]")


@frozen
class Conditions:
    """What a text tells of a board beside its cards; number 0 where it tells none."""

    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    number: int = 0


def conditions_in(text: str) -> tuple[Conditions, str]:
    """What a text in capitals tells, and the text with blanks where that stood, so that columns stay."""
    board, dealer, sides = _BOARD.search(text), _DEALER.search(text), _VULNERABLE.search(text)
    told = Conditions(
        seat_named(dealer.group(1) or dealer.group(2)) if dealer else None,
        vulnerable_sides(next(g for g in sides.groups() if g)) if sides else None,
        int(board.group(1)) if board else 0,
    )
    for found in (_BOARD, _DEALER, _VULNERABLE):
        text = found.sub(lambda m: " " * len(m.group()), text)
    return told, text


def seat_named(word: str) -> Seat:
    """The seat of a name or a letter in capitals."""
    return Seat[word[0]]


def vulnerable_sides(words: str) -> Vulnerability:
    """The vulnerability in words, in capitals."""
    match _NOT_LETTERS.sub("", words):
        case "BOTH" | "ALL" | "EVERYBODY" | "GAME":
            return Vulnerability.ALL
        case "NS" | "NORTHSOUTH":
            return Vulnerability.NS
        case "EW" | "EASTWEST":
            return Vulnerability.EW
        case _:
            return Vulnerability.NONE
