"""The event in which a board was played: its name, place, date, round, table, scoring and players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.game.printable import escaped, unescaped
from bridgetable.game.values import frozen
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.formats.records import Record, Tag

_UNTOLD = frozenset({"", "?", "-"})


@frozen
class Event:
    """The event as written, never interpreted; empty where untold. A field is a tag of PBN, in small letters."""

    event: str = ""
    site: str = ""
    date: str = ""
    round: str = ""
    table: str = ""
    scoring: str = ""
    north: str = ""
    east: str = ""
    south: str = ""
    west: str = ""

    def told(self) -> Iterator[tuple[str, str]]:
        """The fields that are told, each with its name."""
        for key in EVENT_KEYS:
            value = str(getattr(self, key))
            if value:
                yield key, value

    def lines(self) -> list[str]:
        """The fields that are told, as lines of the header of a journal."""
        return [f"{key}: {escaped(value)}" for key, value in self.told()]

    def tags(self) -> tuple[Tag, ...]:
        """The fields that are told, as tags of PBN."""
        from bridgetable.formats.records import Tag  # noqa: PLC0415 -- a journal is read without records

        return tuple(Tag(key.capitalize(), value, value) for key, value in self.told())

    def words(self) -> tuple[str, ...]:
        """The event and the players for people, a line each; none where nothing is told."""
        numbered = (
            tr("round {round}", round=self.round) if self.round else "",
            tr("table {table}", table=self.table) if self.table else "",
        )
        where = " · ".join(one for one in (self.event, self.site, self.date, *numbered, self.scoring) if one)
        north, east, south, west = (one or "?" for one in (self.north, self.east, self.south, self.west))
        words = "North {north} and South {south} against East {east} and West {west}"
        who = tr(words, north=north, south=south, east=east, west=west)
        return tuple(one for one in (where, who if {north, east, south, west} != {"?"} else "") if one)


EVENT_KEYS: tuple[str, ...] = Event.__match_args__
"""The fields of an event, as they stand in the header of a journal."""
NO_EVENT = Event()


def event_told(texts: Mapping[str, str]) -> Event:
    """The event of texts by field, as they would be read from a file; those left out are untold."""
    values = {key: " ".join(text.split())[:LONGEST_TITLE] for key, text in texts.items()}
    return Event(**{key: value for key, value in values.items() if value not in _UNTOLD})


def event_of(record: Record) -> Event:
    """The event that the tags of a record tell."""
    return event_told({key: record.tag(key.capitalize()) for key in EVENT_KEYS})


def event_of_lines(lines: list[str]) -> Event:
    """The event of some lines of a header; a line of another key is none of it."""
    texts = {key: unescaped(text) for key, _, text in (line.partition(": ") for line in lines)}
    return event_told({key: text for key, text in texts.items() if key in EVENT_KEYS})
