"""The verb of a step of a claim, and what it is done with: the row of a step shows them apart."""

from typing import assert_never, get_args

from bridgetable.game.cards import Rank, Suit, card_of
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.statements.steps import (
    AllGood,
    AnyOrder,
    Cash,
    Cross,
    CrossRuff,
    Draw,
    Duck,
    Finesse,
    Give,
    KnockOut,
    LeadTo,
    Overtake,
    Place,
    Rest,
    Ruff,
    SetUp,
    Small,
    Step,
    Take,
    Throw,
    Win,
)
from bridgetable.laws.law_70_words import step_words

VERBS: dict[type[Step], Msg] = one_row_each(
    get_args(Step),
    {
        Cash: Msg("cash"),
        Small: Msg("lead"),
        LeadTo: Msg("lead"),
        Cross: Msg("cross"),
        Finesse: Msg("finesse"),
        Ruff: Msg("ruff"),
        CrossRuff: Msg("crossruff"),
        Throw: Msg("throw"),
        Overtake: Msg("overtake"),
        Draw: Msg("draw"),
        Give: Msg("give up"),
        Duck: Msg("duck"),
        KnockOut: Msg("knock out"),
        SetUp: Msg("set up"),
        Win: Msg("win"),
        Take: Msg("take"),
        Rest: Msg("take"),
        AnyOrder: Msg("order"),
        AllGood: Msg("high"),
    },
)
FINESSED = ("{what:s}", "{what:s} against {seat}")
RUFFED = one_row_each(
    (None, *Place),
    {
        None: "{what:a}",
        Place.HAND: "{what:a} in hand",
        Place.DUMMY: "{what:a} in dummy",
        Place.PARTNER: "{what:a} in partner’s hand",
    },
)
RUFFED_WITH = one_row_each(
    (None, *Place),
    {
        None: "{what:a} with {card}",
        Place.HAND: "{what:a} in hand with {card}",
        Place.DUMMY: "{what:a} in dummy with {card}",
        Place.PARTNER: "{what:a} in partner’s hand with {card}",
    },
)
WON = one_row_each(
    Place,
    {Place.HAND: "{suit:a} in hand", Place.DUMMY: "{suit:a} in dummy", Place.PARTNER: "{suit:a} in partner’s hand"},
)
HANDS = one_row_each(
    (None, *Place), {None: "all cards", Place.HAND: "the hand", Place.DUMMY: "dummy", Place.PARTNER: "partner’s hand"}
)


def done_with(step: Step) -> Msg:
    """The cards, the suit, the hand or the player that the verb of a step is about."""
    match step:
        case Finesse(suit, rank, against):
            words = FINESSED[against is not None]
            return Msg(words, what=suit if rank is None else card_of(suit, rank), seat=against)
        case Ruff(suit, rank, place, using):
            what = suit if rank is None else card_of(suit, rank)
            return Msg((RUFFED if using is None else RUFFED_WITH)[place], what=what, card=using)
        case Throw(suit, rank, on):
            what = suit if rank is None else card_of(suit, rank)
            return Msg("{what:a}" if on is None else "{what:a} on {on:s}", what=what, on=on)
        case Overtake(card, using):
            return Msg("{card} with {using}", card=card, using=using)
        case Draw(0):
            return Msg("the trumps")
        case CrossRuff():
            return Msg("in both hands")
        case Give(is_rest=True):
            return Msg("the rest")
        case Give(suit=None, tricks=tricks):
            return Msg.counted(tricks, "{n:word} trick", "{n:word} tricks", n=tricks)
        case Give(suit=Suit() as suit, rank=Rank() as rank):
            return Msg("a trick to {card}", card=card_of(suit, rank))
        case Give(suit=Suit() as suit, tricks=tricks) if tricks > 1:
            return Msg("{n:word} {suit:s}", n=tricks, suit=suit)
        case Give(suit=suit) | Duck(suit):
            return Msg("{suit:a}", suit=suit)
        case KnockOut(card):
            return Msg("{card}", card=card)
        case SetUp(suit):
            return Msg("the {suit:s}", suit=suit)
        case Win(suit, place):
            return Msg(WON[place], suit=suit)
        case AnyOrder():
            return Msg("any")
        case AllGood(place):
            return Msg(HANDS[place])
        case Cash() | Small() | Cross() | LeadTo() | Draw() | Take() | Rest():
            return step_words(step)
        case _:
            assert_never(step)
