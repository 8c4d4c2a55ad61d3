"""Law 49: Exposure of a defender's cards."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.screens import hides_card
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_48_declarer_exposes import claim_was_meant
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, how_it_was_seen, kind_words, law_of_sort
from bridgetable.laws.law_80_screens import go_back_freely
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling

ON_PURPOSE = frozenset({Kind.LEAD_BEFORE_CHOICE})


@frozen
class ExposedCards:
    """Cards of a defender that his partner could see: whose, which, in which trick (1 to 13), how, and by which law."""

    # `deliberate` tells cards shown or led from cards dropped; `whole_hand` is a hand laid down at once.
    number: int
    seat: Seat
    cards: tuple[Card, ...]
    trick: int
    kind: Kind
    law: str
    deliberate: bool
    whole_hand: bool


def exposed_cards_of(table: Table, one: Irregularity) -> ExposedCards | None:
    """The facts of a defender's cards that lie exposed and are no penalty cards, or nothing when none does."""
    whole_hand = one.seat in table.spread
    held = tuple(c for c in one.cards if c in table.hands[one.seat])
    cards = tuple(c for c in held if whole_hand or any(e.card is c for e in table.exposed))
    if not cards or not table.is_defender(one.seat):
        return None
    deliberate = one.deliberate or one.kind in ON_PURPOSE
    return ExposedCards(one.number, one.seat, cards, one.trick, one.kind, one.law, deliberate, whole_hand)


@clause("49")
def defender_exposed(seen: ExposedCards, ruling: Ruling) -> None:
    """A defender's card was seen, or named, outside the normal course of play: it becomes a penalty card."""
    # What a penalty card binds its side to (50C, 50D) is a rectification, which the director alone determines (10A): a
    # card that was led or played before anybody spoke of this one was not required to be another (52), nor awaited a
    # choice (50D2).
    if seen.whole_hand and claim_was_meant(seen.seat, seen.number, "49", ruling):
        return
    if seen.kind is Kind.CARD_EXPOSED and hides_card(ruling.table, seen.seat, seen.seat.partner):
        one = ruling.table.irregularity(seen.number)
        if not seen.whole_hand:
            ruling.says(how_it_was_seen(ruling.table, one, seen.cards[0]), "49")
        go_back_freely(one, seen.cards, ruling)
        return
    if seen.whole_hand:
        ruling.says(Msg("No claim was meant: each card is a major penalty card."), "49", "50B")
    for card in seen.cards:
        one_card(seen, card, ruling)
    ruling.orders(Settled("49", seen.number, Stage.RULED))


def one_card(seen: ExposedCards, card: Card, ruling: Ruling) -> None:
    """Say how one card was seen and of what sort it is, and leave it on the table."""
    one = ruling.table.irregularity(seen.number)
    unintended = not seen.deliberate
    if seen.kind is Kind.CARD_NAMED and not card.is_honour and not ruling.table.penalty_cards_of(seen.seat):
        ruling.says(how_it_was_seen(ruling.table, one, card), "49")
        unintended = was_by_accident(seen, card, ruling)
        sort = law_of_sort(ruling.table, seen.seat, card, unintended=unintended)
        ruling.says(kind_words(ruling.table, seen.seat, card, unintended=unintended), sort)
    elif not seen.whole_hand:
        how = how_it_was_seen(ruling.table, one, card)
        kind = kind_words(ruling.table, seen.seat, card, unintended=unintended)
        sort = law_of_sort(ruling.table, seen.seat, card, unintended=unintended)
        ruling.says(Msg("{how} {kind}", how=how, kind=kind), *dict.fromkeys((seen.law, "49", sort)))
    if card in ruling.table.hands[seen.seat]:
        becomes_penalty_card("49", seen.seat, card, ruling, unintended=unintended)


def was_by_accident(seen: ExposedCards, card: Card, ruling: Ruling) -> bool:
    """Ask the director whether a card below an honour was named on purpose."""
    sort = law_of_sort(ruling.table, seen.seat, card, unintended=True)
    options = (
        Option("minor", Msg("No, by accident"), (Msg("{card} is a minor penalty card.", card=card),), (sort,)),
        Option("major", Msg("Yes, on purpose"), (Msg("{card} is a major penalty card.", card=card),), ("50B",)),
    )
    criteria = (Msg("Minor only when nothing was meant by it: a slip of the tongue, not a message to partner."),)
    question = Msg("Did {seat} mean to name {card}?", seat=seen.seat, card=card)
    return ruling.judge("50B", question, options, criteria) == "minor"
