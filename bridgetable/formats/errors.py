"""The faults of a file of records, with their places."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import MOST_BOARDS
from bridgetable.game.printable import excerpt
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen
class TextPlace:
    """A line of a file, counted from 1; line 0 is the file as a whole."""

    file: str
    line: int

    def __lt__(self, other: TextPlace) -> bool:
        """Order places by file, then line."""
        return (self.file, self.line) < (other.file, other.line)

    def __str__(self) -> str:
        """Write the place as `file, line 7`."""
        return tr("{file}, line {line}", file=self.file, line=self.line) if self.line else self.file


class RecordError(BridgetableError):
    """A record that is not as its format wants it, with file, line, what was found and what was expected."""

    def __init__(self, place: TextPlace, found: str, expected: str) -> None:
        words = "{place}: {found}; expected {expected}"
        super().__init__(tr(words, place=place, found=excerpt(found), expected=expected))
        self.place, self.file, self.line = place, place.file, place.line
        self.found = found
        self.expected = expected
        self.also: tuple[RecordError, ...] = ()

    def beside(self, others: Iterable[RecordError]) -> RecordError:
        """The same error, with lesser ones that were found in the record before it."""
        self.also = tuple(others)
        return self

    def __reduce__(self) -> tuple[type[RecordError], tuple[TextPlace, str, str]]:
        """Copy and pickle from the particulars."""
        return RecordError, (self.place, self.found, self.expected)


def too_many(file: str, line: int) -> RecordError:
    """The error for a file of more boards than are read."""
    expected = tr("at most {most_boards} in a file", most_boards=MOST_BOARDS)
    return RecordError(TextPlace(file, line), tr("one board more"), expected)
