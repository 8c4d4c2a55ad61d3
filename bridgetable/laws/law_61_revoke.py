"""Law 61: Failure to follow suit; inquiries concerning a revoke."""

from __future__ import annotations

from attrs import evolve, frozen

from bridgetable.game.cards import Card, descending, of_suit
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.legal_play import legal_cards
from bridgetable.rulings.citations import clause
from bridgetable.rulings.ruling import Ruling


@frozen
class Revoke:
    """A card that should not have been played: whose, in which trick (1 to 13), and what he could have played."""

    number: int
    seat: Seat
    card: Card
    trick: int
    lead: Card | None
    could_have: tuple[Card, ...]
    required: str


@clause("61A")
def revoke_of(table: Table, one: Irregularity) -> Revoke:
    """The facts of a revoke as the table shows them now."""
    card, trick = one.cards[0], table.tricks[one.trick - 1]
    lead = trick.lead
    since = [p.card for t in table.tricks[one.trick :] for p in t.cards if p.seat is one.seat]
    had = table.hands[one.seat] | frozenset(since)
    could = of_suit(had, lead.suit) if one.required == "44C" and lead is not None else had - {card}
    return Revoke(one.number, one.seat, card, one.trick, lead, descending(could), one.required)


def tell_revoke(revoke: Revoke, ruling: Ruling) -> None:
    """Say what was played, on what, and what could have been played."""
    if revoke.lead is not None and revoke.required == "44C":
        words = Msg(
            "In trick {trick} {seat} played {card} on {lead} and held {cards}.",
            trick=revoke.trick,
            seat=revoke.seat,
            card=revoke.card,
            lead=revoke.lead,
            cards=revoke.could_have,
        )
        ruling.says(words, "61A")
        return
    words = Msg("In trick {trick} {seat} played {card}, not what he had to play.", **_asdict(revoke))
    ruling.says(words, "61A", revoke.required)


def _asdict(revoke: Revoke) -> dict[str, object]:
    return {"trick": revoke.trick, "seat": revoke.seat, "card": revoke.card}


def revokes(table: Table) -> tuple[Irregularity, ...]:
    """Every revoke of the board that has not lapsed, in order."""
    return tuple(i for i in table.irregularities if i.kind is Kind.REVOKE and i.stage is not Stage.LAPSED)


def as_it_was(table: Table, trick: int, seat: Seat) -> Table:
    """The table at this hand's turn in a trick (1 to 13), with all that the hand still had."""
    whole = table.tricks[trick - 1]
    before: list[Card] = []
    kept = []
    for played in whole.cards:
        if played.seat is seat:
            before.append(played.card)
        elif turn_order(whole, played.seat) < turn_order(whole, seat):
            kept.append(played)
    hand = table.hands[seat] | frozenset(before)
    then = Trick(whole.leader, tuple(kept))
    return evolve(table, tricks=(*table.tricks[: trick - 1], then), hands=table.hands.set(seat, hand))


def turn_order(trick: Trick, seat: Seat) -> int:
    """The place of a hand in a trick's rotation, 0 for the leader to 3."""
    return (seat - trick.leader) % 4


def could_legally_play(table: Table, trick: int, seat: Seat) -> tuple[Card, ...]:
    """The cards, highest first, that this hand may legally have in this trick (1 to 13)."""
    return descending(legal_cards(as_it_was(table, trick, seat), seat))
