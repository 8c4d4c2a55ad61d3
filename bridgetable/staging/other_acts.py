"""Acts that are no irregularity of themselves, or only may be: what is let be known, claims, questions."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.calls import PASS, Bid, Strain
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase, Table
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import ApplyForScore
from bridgetable.session.calls.actions import CallTogether
from bridgetable.session.cards.actions import ChangeCard, LeadFaceDown
from bridgetable.session.claims.actions import Abandon, Concede
from bridgetable.session.table.actions import Ask
from bridgetable.session.talk.actions import Gesture, Hesitate, Hurry, Remark
from bridgetable.staging.calls import a_card
from bridgetable.staging.choice import Pick, mixed


def hesitations(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player hesitates."""
    yield from (Hesitate(seat) for seat in mixed(SEATS, pick))


def haste(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player acts in haste."""
    yield from (Hurry(seat) for seat in mixed(SEATS, pick))


def gestures(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player lets something be seen."""
    yield from (Gesture(seat, "a shrug") for seat in mixed(SEATS, pick))


def remarks(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player lets a word slip."""
    yield from (Remark(seat, "oh") for seat in mixed(SEATS, pick))


def calls_together(table: Table, pick: Pick) -> Iterator[Action]:
    """The player whose turn it is and another call at the same moment."""
    if table.phase is not Phase.AUCTION or table.turn is None:
        return
    last = table.auction.reached.bid
    level = last.call.level + 1 if last is not None and isinstance(last.call, Bid) else 1
    for other in mixed([s for s in SEATS if s is not table.turn], pick):
        yield CallTogether(table.turn, PASS, other, Bid(min(level, 7), Strain(pick(5))))


def changes_of_dummys_card(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer says that he meant another card of dummy's than the one just played."""
    if table.phase is Phase.PLAY and table.dummy is not None:
        yield from (ChangeCard(table.dummy, card) for card in mixed(sorted(table.hands[table.dummy]), pick))


def face_down_leads(table: Table, pick: Pick) -> Iterator[Action]:
    """The defender who is on lead leads face down."""
    if table.phase is Phase.CLARIFICATION and table.turn is not None:
        card = a_card(table, table.turn, pick)
        if card is not None:
            yield LeadFaceDown(table.turn, card)


def concessions(table: Table, pick: Pick) -> Iterator[Action]:
    """A player concedes a trick, or all that are left."""
    if table.phase is Phase.PLAY:
        for seat in mixed(SEATS, pick):
            yield Concede(seat, 1)
            yield Abandon(seat)


def questions_about_revoke(table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks another whether he has none of the suit led."""
    if table.phase is Phase.PLAY:
        for seat in mixed(SEATS, pick):
            yield from (Ask(seat, hand) for hand in mixed([s for s in SEATS if s is not seat], pick))


def applications(table: Table, pick: Pick) -> Iterator[Action]:
    """A player applies for an adjusted score."""
    if table.phase is Phase.END:
        yield from (ApplyForScore(seat) for seat in mixed(SEATS, pick))
