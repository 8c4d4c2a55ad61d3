"""The address of a hand viewer as a record: hands, auction and play, or a board in LIN, behind a question mark."""

import re
from collections.abc import Iterator

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.lin.scan import LinBoard, LinHeader, LinWord
from bridgetable.formats.lin.values import LIN_SEATS
from bridgetable.formats.records import Record
from bridgetable.game.seats import Seat
from bridgetable.language import tr

ADDRESS = re.compile(r"\s*[a-z]{2,6}:[^\s?]*handviewer[^\s?]*\?\S+\s*\Z", re.IGNORECASE)
_QUERY = re.compile(r"[^\s?]*\?(\S+)")
_ESCAPED = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_CALL = re.compile(r"([1-7](?:NT?|[CDHS])|P|D|X(?=XX)|XX|X|R)(!?)((?:\([^)]*\)|\{[^}]*\})*)|(\S)", re.IGNORECASE)
_SAID = re.compile(r"[({]([^)}]*)[)}]")
_CARD = re.compile(r"([SHDC](?:10|[AKQJT2-9]))|(\S)", re.IGNORECASE)
NAMES = {Seat.S: "sn", Seat.W: "wn", Seat.N: "nn", Seat.E: "en"}


def query_in(text: str) -> str:
    """The query behind the question mark of a hand viewer's address in a text; empty where there is none."""
    at = text.lower().find("handviewer")
    found = _QUERY.match(text, at) if at >= 0 else None
    return found[1] if found else ""


def fields_of(query: str) -> dict[str, str]:
    """The fields of a query, the first of each name, with escaped characters as they are meant."""
    fields: dict[str, str] = {}
    for part in query.split("&"):
        name, _, value = part.partition("=")
        fields.setdefault(name.lower(), unescaped(value).strip())
    return fields


def unescaped(value: str) -> str:
    """A value of a query with its escaped characters as they are meant."""
    return _ESCAPED.sub(
        lambda m: bytes.fromhex(m.group().replace("%", "")).decode("utf-8", "replace"), value.replace("+", " ")
    )


def records(text: str, file: str) -> Iterator[Record | RecordError]:
    """The board of an address; with `lin=` every board that stands there."""
    fields = fields_of(query_in(text))
    if fields.get("lin"):
        yield from lin.records(fields["lin"], file)
        return
    try:
        words = [*words_of(fields, file)]
        players = tuple(fields.get(NAMES[seat], "") for seat in LIN_SEATS)
        yield lin.BoardReader(file, LinBoard(LinHeader(players=players if any(players) else ()), words)).record()
    except RecordError as trouble:
        yield trouble


def words_of(fields: dict[str, str], file: str) -> Iterator[LinWord]:
    """The fields as words of LIN. Raises RecordError."""
    if fields.get("b"):
        yield LinWord("ah", fields["b"], 1)
    dealer = LIN_SEATS.index(Seat[one]) + 1 if (one := fields.get("d", "").upper()) in Seat.__members__ else 0
    hands = ",".join(fields.get(str(seat).lower(), "") for seat in LIN_SEATS)
    yield LinWord("md", f"{dealer}{hands}", 1)
    yield LinWord("sv", fields.get("v", ""), 1)
    for call, alert, said, wrong in _CALL.findall(fields.get("a", "")):
        if wrong:
            raise RecordError(TextPlace(file, 0), wrong, tr("calls behind a=, such as 1SP2NPPP"))
        yield LinWord("mb", call + alert, 1)
        yield from (LinWord("an", words, 1) for words in _SAID.findall(said))
    for card, wrong in _CARD.findall(fields.get("p", "")):
        if wrong:
            raise RecordError(TextPlace(file, 0), wrong, tr("cards behind p=, such as SASKS2S3"))
        yield LinWord("pc", card, 1)
    if fields.get("c"):
        yield LinWord("mc", fields["c"], 1)
