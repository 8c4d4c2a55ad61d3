"""Seats, sides, and a value for each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, IntEnum
from typing import Generic, TypeVar

from bridgetable.game.values import frozen
from bridgetable.language import tr

T = TypeVar("T")
U = TypeVar("U")


class Side(Enum):
    """A partnership: North-South or East-West."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Side:
        """The opponents' side."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side, North or East first."""
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)

    @property
    def in_words(self) -> str:
        """The side as it is read in a sentence."""
        return tr("North–South") if self is Side.NS else tr("East–West")

    def __str__(self) -> str:
        """Write the side as its two letters."""
        return self.value


class Seat(IntEnum):
    """One of the four seats, numbered clockwise from North (0 to 3)."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def lho(self) -> Seat:
        """The next seat clockwise, the left-hand opponent."""
        return _LHO[self]

    @property
    def partner(self) -> Seat:
        """The opposite seat."""
        return _PARTNER[self]

    @property
    def rho(self) -> Seat:
        """The previous seat, the right-hand opponent."""
        return _RHO[self]

    @property
    def side(self) -> Side:
        """The partnership to which the seat belongs."""
        return Side.EW if self & 1 else Side.NS

    @property
    def in_words(self) -> str:
        """The seat as it is read in a sentence."""
        return _NAMES[self]

    def __str__(self) -> str:
        """Write the seat as its letter."""
        return self.name


SEATS: tuple[Seat, ...] = tuple(Seat)
_NAMES = (tr("North"), tr("East"), tr("South"), tr("West"))
_LHO = tuple(Seat((i + 1) % 4) for i in range(4))
_PARTNER = tuple(Seat((i + 2) % 4) for i in range(4))
_RHO = tuple(Seat((i + 3) % 4) for i in range(4))
_CLOCKWISE = tuple((s, _LHO[s], _PARTNER[s], _RHO[s]) for s in Seat)


def clockwise_from(seat: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats in rotation, beginning with the one given."""
    return _CLOCKWISE[seat]


@frozen
class BySeat(Generic[T]):
    """One value for each seat, in the order North, East, South, West."""

    of: tuple[T, T, T, T]

    @classmethod
    def each(cls, make: Callable[[Seat], T]) -> BySeat[T]:
        """Make the value of every seat from the seat."""
        return cls((make(Seat.N), make(Seat.E), make(Seat.S), make(Seat.W)))

    def __getitem__(self, seat: Seat) -> T:
        """The value of one seat."""
        return self.of[seat]

    def __iter__(self) -> Iterator[T]:
        """The four values from North clockwise."""
        return iter(self.of)

    def set(self, seat: Seat, value: T) -> BySeat[T]:
        """The same values but for one seat."""
        of = list(self.of)
        of[seat] = value
        n, e, s, w = of
        return BySeat((n, e, s, w))

    def map(self, change: Callable[[T], U]) -> BySeat[U]:
        """Change every value in the same way."""
        return BySeat.each(lambda seat: change(self.of[seat]))
