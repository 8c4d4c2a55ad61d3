"""The event in which a board was played: its name, place, date, round, table, scoring and players."""

from collections.abc import Iterator

from bridgetable.formats.records import SEAT_TAGS, Record, Tag
from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr

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

    def tags(self) -> tuple[Tag, ...]:
        """The fields that are told, as tags of PBN."""
        return tuple(Tag(key.capitalize(), value, value) for key, value in self.told())

    def words(self) -> tuple[str, ...]:
        """The event and the players for people, a line each; none where nothing is told."""
        numbered = (
            tr("round {round}", round=self.round) if self.round else "",
            tr("table {table}", table=self.table) if self.table else "",
        )
        where = " · ".join(one for one in (self.event, self.site, self.date, *numbered, self.scoring) if one)
        seated = {seat: str(getattr(self, SEAT_TAGS[seat].lower())) or "?" for seat in Seat}
        who = tr(
            "North {north} and South {south} against East {east} and West {west}",
            north=seated[Seat.N],
            south=seated[Seat.S],
            east=seated[Seat.E],
            west=seated[Seat.W],
        )
        return tuple(one for one in (where, who if set(seated.values()) != {"?"} else "") if one)


EVENT_KEYS: tuple[str, ...] = Event.__match_args__
"""The fields of an event, as they stand in the header of a journal."""
NO_EVENT = Event()


def event_of(record: Record) -> Event:
    """The event that the tags of a record tell."""
    values = {key: record.tag(key.capitalize()).strip()[:LONGEST_TITLE] for key in EVENT_KEYS}
    return Event(**{key: value for key, value in values.items() if value not in _UNTOLD})
