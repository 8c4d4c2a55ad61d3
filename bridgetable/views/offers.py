"""What it would mean to put a card somewhere: regular, irregular by a law, or impossible (then it is not offered)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import frozen
from bridgetable.laws.law_45_designation import of_designation
from bridgetable.laws.law_46_unclear_call import of_stop
from bridgetable.session.actions import (
    Action,
    AddCard,
    ChangeCard,
    DropCard,
    FaceLead,
    LeadCard,
    LeadFaceDown,
    NameCard,
    PlayCard,
    PlayCards,
    ShowCard,
)
from bridgetable.session.breaches import breaches
from bridgetable.session.doing import possible
from bridgetable.session.sitting import Sitting
from bridgetable.session.table_actions import IndicateCard, LoseCard, PlaceCard
from bridgetable.views.prose import SEAT_NAMES, card_text


class Place(Enum):
    """Where a card can be put."""

    TRICK = "trick"
    LEAD = "next trick"
    FACE_DOWN = "face down"
    TRAY_DROPPED = "tray by accident"
    TRAY_SHOWN = "tray on purpose"


@frozen
class Offer:
    """One place for a card: the action it would be, the law it would break (empty when regular), and its two words."""

    place: Place
    action: Action
    law: str
    words: tuple[str, ...]


def offers_for(sitting: Sitting, seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
    """Every place for these cards of one hand, regular or not, in a fixed order."""
    return tuple(
        offered(sitting, place, action) for place, action in actions_for(sitting, seat, cards) if can(sitting, action)
    )


def actions_for(sitting: Sitting, seat: Seat, cards: tuple[Card, ...]) -> Iterator[tuple[Place, Action]]:
    """The action that each place would be, possible or not."""
    table = sitting.table
    card = cards[0]
    if len(cards) > 1:
        yield Place.TRICK, PlayCards(seat, cards)
        return
    down = any(e.card is card for e in table.face_down)
    yield Place.TRICK, FaceLead(seat, card) if down else PlayCard(seat, card)
    if table.phase is Phase.PLAY and table.tricks[-1].card_of(seat) is not None and not sitting.cases:
        yield Place.LEAD, LeadCard(seat, card)
    if table.phase is Phase.CLARIFICATION and not down and table.is_defender(seat):
        yield Place.FACE_DOWN, LeadFaceDown(seat, card)
    if not table.lies_face_up(seat, card):
        yield Place.TRAY_DROPPED, DropCard(seat, card)
        yield Place.TRAY_SHOWN, ShowCard(seat, card)


def more_for(sitting: Sitting, seat: Seat, card: Card) -> tuple[tuple[str, Action], ...]:
    """What else can be done with a card of a hand, where no place on the table stands for it, in words."""
    return tuple((words, action) for words, action in _more(sitting, seat, card) if can(sitting, action))


def _more(sitting: Sitting, seat: Seat, card: Card) -> Iterator[tuple[str, Action]]:
    table = sitting.table
    name = card_text(card)
    yield f"Put {name} to the trick as well", AddCard(seat, card)
    yield f"Say that {SEAT_NAMES[seat]} holds {name}", NameCard(seat, card)
    if table.phase is Phase.PLAY and seat is table.dummy:
        yield f"Put {name} in the played position unasked", PlaceCard(seat, card)
        yield f"Point at {name}", IndicateCard(seat, card)
        if of_stop(table, seat, card) is not None or of_designation(table, seat, card) is not None:
            yield f"Declarer meant {name}", ChangeCard(seat, card)
    yield f"Lose {name} unseen", LoseCard(seat, card)


def can(sitting: Sitting, action: Action) -> bool:
    """Whether somebody could do this."""
    try:
        possible(sitting.table, action)
    except ImpossibleAction:
        return False
    return True


def offered(sitting: Sitting, place: Place, action: Action) -> Offer:
    """The offer of one place."""
    law = law_broken(sitting, action)
    return Offer(place, action, law, place_words(place, law))


def place_words(place: Place, law: str) -> tuple[str, ...]:
    """The words on a target: what a card put there would be."""
    match place:
        case Place.TRICK:
            return ("irregular", f"Law {law}") if law else ("play",)
        case Place.LEAD:
            return ("next trick", f"Law {law}") if law else ("next trick",)
        case Place.FACE_DOWN:
            return ("face down", f"Law {law}") if law else ("face down",)
        case Place.TRAY_DROPPED:
            return ("tray", "by accident")
        case Place.TRAY_SHOWN:
            return ("tray", "on purpose")


def law_broken(sitting: Sitting, action: Action) -> str:
    """The law that an action would break, or nothing; what the director is asking for breaks none."""
    decision = sitting.pending
    if decision is not None:
        awaited = isinstance(action, PlayCard | FaceLead) and any(a.hand is action.seat for a in decision.acts)
        return "" if awaited else "9B2"
    found = breaches(sitting.table, action)
    if not found:
        return ""
    first = found[0]
    return first.required if first.law == "61A" and first.required else first.law
