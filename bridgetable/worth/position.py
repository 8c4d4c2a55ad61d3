"""The position of play in the solver's terms, and the hands whose restrictions the solver cannot be given."""

from collections.abc import Callable, Mapping
from typing import assert_never

from bridgetable.game import obligations
from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card
from bridgetable.game.deals import Deal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, BySeat, Seat, Side, clockwise_from
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen


class CannotSolve(BridgetableError):
    """A position that the solver refuses, or a solver that is not there; its text says why in one sentence."""


@frozen
class Position:
    """Trumps, the hand that led or leads, the cards in the trick in their order, and the cards still held."""

    strain: Strain
    leader: Seat
    trick: tuple[Card, ...]
    hands: Deal

    @property
    def turn(self) -> Seat:
        """The hand to play."""
        return clockwise_from(self.leader)[len(self.trick)]


Solve = Callable[[Position], Mapping[Card, int]]
"""The tricks left (0 to 13) that a side takes after each card of the hand to play, by best play of all.

Raises CannotSolve.
"""

DealTable = BySeat[tuple[int, ...]]
"""The tricks (0 to 13) of each seat as declarer in clubs, diamonds, hearts, spades and no-trump."""


def position_of(table: Table) -> Position | None:
    """The position of the play, cards played early included; nothing where there is none, or hands are not whole."""
    if table.contract is None or table.phase not in {Phase.CLARIFICATION, Phase.PLAY}:
        return None
    trick = table.tricks[-1] if table.tricks else Trick(table.contract.declarer.lho)
    if any(t.omitted or t.extra or t.gone for t in table.tricks) or table.arrangement.lost:
        return None
    lying, hands = in_turn(trick), table.hands
    for early in early_plays(trick):
        hands = hands.set(early.seat, hands[early.seat] | {early.card})
    found = Position(table.contract.strain, trick.leader, lying, hands)
    return found if is_whole(found) else None


def in_turn(trick: Trick) -> tuple[Card, ...]:
    """The cards of a trick that were played in rotation, up to the first hand that has not played."""
    found: list[Card] = []
    for seat in clockwise_from(trick.leader):
        card = trick.card_of(seat)
        if card is None:
            break
        found.append(card)
    return tuple(found)


def early_plays(trick: Trick) -> tuple[Played, ...]:
    """The cards that were played to a trick before their turn, and lie there all the same."""
    lying = in_turn(trick)
    return tuple(p for p in trick.cards if p.card not in lying)


def is_whole(position: Position) -> bool:
    """True where each hand has as many cards as it must have at this moment of a trick, and at least one is left."""
    played = clockwise_from(position.leader)[: len(position.trick)]
    counts = {len(position.hands[s]) + (s in played) for s in SEATS}
    return len(counts) == 1 and counts != {0} and len(position.trick) < len(SEATS)


# --- what the solver is not told --------------------------------------------------------------------------------------


def restricted_sides(table: Table) -> frozenset[Side]:
    """The sides that a law keeps from playing as they like, now or later in the play."""
    trick = table.tricks[-1] if table.tricks else None
    seats = {p.seat for p in table.penalty_cards} | {d.seat for d in table.obligations if will_bind(d, table)}
    seats |= {e.seat for e in table.face_down}
    if trick is not None:
        seats |= {p.seat for p in early_plays(trick)}
    return frozenset(seat.side for seat in seats)


def will_bind(duty: obligations.Obligation, table: Table) -> bool:
    """True where an obligation can still keep a hand from playing what it likes."""
    trick = table.tricks[-1] if table.tricks else None
    match duty:
        case obligations.LeadProhibited():
            led = any(t.leader is duty.seat and t.lead is not None for t in table.tricks[duty.since - 1 :])
            return table.is_defender(duty.seat) and (not led or (trick is not None and trick.leader is duty.seat))
        case obligations.LeadRequired():
            to_come = trick is None or len(table.tricks) < duty.trick or trick.lead is None
            return table.is_defender(duty.seat) and table.trick_number <= duty.trick and to_come
        case obligations.PlayRequired() | obligations.MustPlay():
            has_played = len(table.tricks) >= duty.trick and table.tricks[duty.trick - 1].card_of(duty.seat) is not None
            return table.trick_number <= duty.trick and not has_played
        case obligations.LeadMayBeBarred():
            return table.is_defender(duty.seat)
        case (
            obligations.LeadChosen()
            | obligations.MustLeadFrom()
            | obligations.MustPass()
            | obligations.MustRepeat()
            | obligations.NoDouble()
            | obligations.CallOwed()
            | obligations.RunsSuit()
            | obligations.RightsLost()
        ):
            return False
        case _:
            assert_never(duty)
