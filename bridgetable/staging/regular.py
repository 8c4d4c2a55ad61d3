"""Regular going on: an answer to the question that waits, a sensible call or a sensible card."""

from collections.abc import Iterator

from bridgetable.game.calls import PASS, Bid, Call, Strain
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import FaceLead, PlayCard
from bridgetable.session.claims.actions import Agree
from bridgetable.session.director.actions import Reply
from bridgetable.session.families import breaches
from bridgetable.session.sitting import Sitting
from bridgetable.staging.bidding import sensible_call
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.play import sensible_card


def goes_on(sitting: Sitting, pick: Pick) -> Action | None:
    """The next regular action of anybody; None when the play has ended and nothing is asked."""
    decision = sitting.pending
    if decision is not None:
        return Reply(Answer(decision.cite, decision.keys[pick(len(decision.keys))], "as it was judged"))
    return calls_or_plays(sitting.table)


def goes_on_sensibly(sitting: Sitting, pick: Pick) -> Action | None:
    """The next regular action of anybody, where a player who must choose a call chooses one that he would make."""
    asked = sitting.pending
    if asked is not None and isinstance(asked.by, Seat):
        meant = (sensible_call(sitting.table, asked.by), PASS)
        likely = [key for key in asked.keys if key in map(str, meant)]
        if likely:
            return Reply(Answer(asked.cite, mixed(likely, pick)[0], "as it was judged"))
    return goes_on(sitting, pick)


def calls_or_plays(table: Table) -> Action | None:
    """The call or card of whoever is on turn, whether or not a question waits; nothing when the play has ended."""
    if table.phase is Phase.SUSPENDED:
        return Agree()
    if table.turn is None:
        return None
    if table.phase is Phase.AUCTION:
        return MakeCall(table.turn, regular_call(table, table.turn))
    hand = hand_to_play(table, table.turn)
    lying = next((e.card for e in table.face_down if e.seat is hand), None)
    if lying is not None:
        return FaceLead(hand, lying)
    # A hand from which two cards have gone to one trick has none left for the last.
    return PlayCard(hand, sensible_card(table, hand)) if table.hands[hand] else None


def regular_call(table: Table, seat: Seat) -> Call:
    """A sensible call that breaks no law, or else the lowest that breaks none."""
    calls = (sensible_call(table, seat), PASS, *owed(table, seat), *(Bid(n, s) for n in range(1, 8) for s in Strain))
    return next((c for c in calls if not breaches(table, MakeCall(seat, c))), PASS)


def owed(table: Table, seat: Seat) -> Iterator[Call]:
    """The calls that this seat has made before: one of them may have to be repeated."""
    return (m.call for m in reversed(table.auction.made) if m.seat is seat)


def hand_to_play(table: Table, turn: Seat) -> Seat:
    """The hand to play; after a lead out of turn that nobody has noticed, the next that has no card in the trick."""
    trick = table.tricks[-1] if table.tricks else None
    if trick is None or not trick.cards or trick.lead is not None:
        return turn
    last = trick.cards[-1].seat
    return next((seat for seat in (last.lho, last.partner, last.rho) if trick.card_of(seat) is None), turn)
