"""The address of a hand viewer, read and never fetched: hands, dealer, vulnerability and board stand in its query."""

import re

from bridgetable.formats.lin.values import lin_hand, lin_vulnerability
from bridgetable.game.boards import Vulnerability, seat
from bridgetable.game.deals import Hand
from bridgetable.game.limits import is_number
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen

VIEWER = "handviewer"
_QUERY = re.compile(r"[^\s?]*\?(\S+)")
_ESCAPED = re.compile(r"(?:%[0-9A-Fa-f]{2})+")


@frozen
class Viewed:
    """What stands in an address: a board in LIN, or hands with dealer, vulnerability and number as far as told."""

    lin: str
    hands: tuple[tuple[Seat, Hand], ...]
    dealer: Seat | None
    vulnerability: Vulnerability | None
    number: int


def query_in(text: str) -> str:
    """What stands behind the question mark of a hand viewer's address in a text; empty where there is none."""
    at = text.lower().find(VIEWER)
    found = _QUERY.match(text, at) if at >= 0 else None
    return found.group(1) if found else ""


def viewed(query: str) -> Viewed:
    """Read the query of an address. Raises NotationError when a part of it cannot be read."""
    told: dict[str, str] = {}
    for part in query.split("&"):
        name, _, value = part.partition("=")
        told.setdefault(name.lower(), unescaped(value).strip())
    number = told.get("b", "")
    return Viewed(
        told.get("lin", ""),
        tuple((one, lin_hand(told[str(one).lower()])) for one in SEATS if told.get(str(one).lower())),
        seat(told["d"]) if told.get("d") else None,
        lin_vulnerability(told["v"]) if told.get("v") else None,
        int(number) if is_number(number) and len(number) <= 4 else 0,
    )


def unescaped(value: str) -> str:
    """A value of a query with its escaped characters as they are meant."""
    return _ESCAPED.sub(
        lambda m: bytes.fromhex(m.group().replace("%", "")).decode("utf-8", "replace"), value.replace("+", " ")
    )
