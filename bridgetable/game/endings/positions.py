"""The position of an ending: its cards as bits, with the plan of the claimer and what is not normal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from bridgetable.game.cards import Card, Suit
from bridgetable.game.endings.ending import (
    ALL_LAPSES,
    Claimer,
    CrossRuff,
    Discard,
    DrawTrumps,
    Duck,
    DummyIsHigh,
    Ending,
    Intention,
    Irrational,
    Lapse,
    LeadTo,
    Lose,
    Order,
    PlayIt,
    PlayRound,
    RuffIt,
    RuffSuit,
    RunSuit,
    RunTrumps,
    TakeTricks,
)
from bridgetable.game.endings.moves import PlannedPosition
from bridgetable.game.seats import SEATS


def position_of(
    ending: Ending,
    plan: Claimer,
    order: Order,
    irrational: Iterable[Irrational],
    lapses: frozenset[Lapse] = ALL_LAPSES,
) -> PlannedPosition:
    """The position of an ending: what lies in the trick still counts among the cards of its hand."""
    hands = tuple(
        tuple(sorted((*ending.hands[s], *(p.card for p in ending.trick.cards if p.seat is s)))) for s in SEATS
    )
    cards = tuple(sorted(c for h in hands for c in h))
    bits = {c: 1 << i for i, c in enumerate(cards)}
    suits = tuple(sum(bits[c] for c in cards if c.suit is s) for s in Suit)
    marked = tuple((i.manner, i.trick, bits[i.card]) for i in irrational if i.card in bits)
    lying = ending.bonds.majors | ending.bonds.minors
    special = {*named_in(plan.statement), *lying, *(i.card for i in irrational)}
    return PlannedPosition(
        cards,
        tuple(sum(bits[c] for c in h) for h in hands),
        suits,
        tuple(s.side is plan.seat.side for s in SEATS),
        sum(bits[c] for c in special if c in bits),
        bool(ending.bonds.minors),
        0 if ending.trump is None else suits[ending.trump],
        tuple(s in plan.hands for s in SEATS),
        plan,
        order,
        marked,
        lapses,
    )


def named_in(statement: tuple[Intention, ...]) -> Iterator[Card]:
    """The cards that were named in a statement."""
    for step in statement:
        match step:
            case PlayIt(card=card) | RuffIt(card=card) | Discard(card=card):
                yield card
            case LeadTo(to=to, lead=lead):
                yield from (c for c in (to, lead) if c is not None)
            case (
                RunSuit()
                | DrawTrumps()
                | RuffSuit()
                | Duck()
                | RunTrumps()
                | PlayRound()
                | CrossRuff()
                | TakeTricks()
                | Lose()
                | DummyIsHigh()
            ):
                continue
            case _:
                assert_never(step)
