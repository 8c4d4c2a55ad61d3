"""Whether a claim holds on every normal line, told again and each position looked at once."""

from attrs import evolve, field, mutable

from bridgetable.game.cards import Card
from bridgetable.game.endings.ending import UNBOUND, Claimer, Ending, Order
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen
from tests.game.every_line import Hands, Under, choices, holder

MOST = 400


class TooMany(Exception):
    """There are so many positions that nothing is said."""


@frozen
class Here:
    """The cards that are held, the trick in progress, and how many tricks the claimer's side may still lose."""

    hands: Hands
    trick: Trick
    spare: int


@mutable
class Lines:
    """The lines of one ending, and the positions that have been found to be safe."""

    ending: Ending
    plan: Claimer
    order: Order
    most: int
    safe: set[tuple[frozenset[Card], Seat, int]] = field(factory=set)

    def fails(self, here: Here) -> bool:
        """Whether more tricks are lost on some line.

        Raises TooMany.
        """
        trick, seat, ours = here.trick, here.trick.turn, self.plan.seat.side
        if trick.is_complete:
            winner = holder(trick, self.ending.trump)
            return self.fails_behind(Here(here.hands, Trick(winner), here.spare - (winner.side is not ours)))
        cards = choices(here.hands, trick, self.plan, self.order, self.ending.trump, Under(UNBOUND, None))
        return any(
            self.fails(evolve(here, hands={**here.hands, seat: here.hands[seat] - {c}}, trick=with_card(trick, c)))
            for c in sorted(cards, reverse=seat.side is not ours)
        )

    def fails_behind(self, here: Here) -> bool:
        """The same between two tricks.

        Raises TooMany.
        """
        left = frozenset(c for h in here.hands.values() for c in h)
        key = left, here.trick.leader, here.spare
        if here.spare < 0 or not left or key in self.safe:
            return here.spare < 0
        if len(self.safe) > self.most:
            raise TooMany
        if self.fails(here):
            return True
        self.safe.add(key)
        return False


def with_card(trick: Trick, card: Card) -> Trick:
    """The trick with a card more from the hand on turn."""
    return trick.with_card(Played(trick.turn, card))


def holds(ending: Ending, plan: Claimer, order: Order, tricks: int, most: int = MOST) -> bool | None:
    """Whether the claimer's side wins so many of the tricks on every line; nothing with too many positions."""
    here = Here({s: ending.hands[s] for s in SEATS}, ending.trick, ending.tricks_left - tricks)
    try:
        return not Lines(ending, plan, order, most).fails(here)
    except TooMany:
        return None
