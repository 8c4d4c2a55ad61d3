"""Anything that somebody could say or do beside calling and playing, chosen by numbers that a test draws."""

from collections.abc import Callable

from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.session.table.actions import (
    Ask,
    CallFor,
    CorrectExplanation,
    IndicateCard,
    LetDummySee,
    Limit,
    LookAtOwnCard,
    LookAtTrick,
    LoseCard,
    MixCards,
    OmitCard,
    Overstep,
    PickUp,
    PlaceCard,
    PointCard,
    QuitCard,
    TableAction,
    TurnCard,
    Warn,
)

WORDS = (
    "low",
    "high",
    "win",
    "heart",
    "low club",
    "seven",
    "spade ace",
    "anything",
    "run the diamonds",
    "top spade",
    "trump",
)


def at_table(table: Table, seat: Seat, card: Card, pick: Callable[[int], int]) -> TableAction:
    """One of the things that are said and done beside calls and cards."""
    dummy, number = seat if table.dummy is None else table.dummy, 1 + pick(max(1, len(table.tricks)))
    own = [c for t in table.tricks if (c := t.card_of(seat)) is not None]
    dummys = sorted(table.hands[dummy]) or [card]
    from_dummy = dummys[pick(len(dummys))]
    played = own[pick(len(own))] if own else card
    choices: list[TableAction] = [CallFor(WORDS[pick(len(WORDS))])] * 3
    choices += [PlaceCard(dummy, from_dummy), PlaceCard(dummy, from_dummy), IndicateCard(dummy, from_dummy)]
    choices += [OmitCard(seat), OmitCard(seat), LoseCard(seat, card), LoseCard(seat, played), PickUp(seat, played)]
    choices += [Overstep(dummy, Limit.LEAVES_SEAT), Overstep(dummy, Limit.LOOKS_AT_HAND, dummy.lho), Warn(dummy)]
    choices += [Ask(seat, SEATS[pick(4)]), LetDummySee(seat), CorrectExplanation(seat), TurnCard(seat)]
    choices += [PointCard(seat, number, won=bool(pick(2))), LookAtTrick(seat, number), LookAtOwnCard(seat, number)]
    choices += [MixCards(seat), QuitCard(seat, card), QuitCard(dummy, from_dummy)]
    return choices[pick(len(choices))]
