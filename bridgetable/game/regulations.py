"""The regulations of an event, as far as the Laws leave it to them, and their lines in a journal's header."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum

from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


class OpeningLeads(Enum):
    """The way opening leads are made; the value is its word in a journal."""

    FACE_DOWN = "face down"
    FACE_UP = "face up"


@frozen
class Regulations:
    """The regulations in force.

    `significant` is the share of peers, in the hundred, that counts as significant (16B1b); `opening_leads` is how
    opening leads are made, where the Regulating Authority has specified it (footnote to 41A).
    """

    significant: int = 20
    opening_leads: OpeningLeads = OpeningLeads.FACE_DOWN


STANDARD = Regulations()


@frozen
class HeaderLine:
    """The line of one regulation in the header of a journal: its key, its field, how its value is read and written."""

    key: str
    field: str
    read: Callable[[str], object]
    write: Callable[[object], str] = str


def share_of_peers(text: str) -> int:
    """Read a share in the hundred. Raises NotationError."""
    if not is_number(text) or not 0 < int(text) <= 100:
        raise NotationError(text, tr("a share in the hundred, 1 to 100"))
    return int(text)


def opening_leads(text: str) -> OpeningLeads:
    """Read how opening leads are made. Raises NotationError."""
    for way in OpeningLeads:
        if text == way.value:
            return way
    raise NotationError(text, tr("face down or face up"))


HEADER_LINES = (
    HeaderLine("significant", "significant", share_of_peers),
    HeaderLine("opening leads", "opening_leads", opening_leads, lambda way: OpeningLeads(way).value),
)


def header_of(regulations: Regulations) -> Iterator[str]:
    """The lines of a header for those regulations that are not the standard ones."""
    for line in HEADER_LINES:
        value = getattr(regulations, line.field)
        if value != getattr(STANDARD, line.field):
            yield f"{line.key}: {line.write(value)}"


def with_regulation(regulations: Regulations, line: HeaderLine, value: object) -> Regulations:
    """The regulations with one of them settled otherwise."""
    return evolve(regulations, **{line.field: value})  # type: ignore[arg-type]
