"""The verb of a step of a claim, and what it is done with: the row of a step shows them apart."""

from typing import assert_never, get_args

from bridgetable.game.cards import Rank, Suit, card_of
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.statements import steps
from bridgetable.laws.law_70_words import step_words

VERBS: dict[type[steps.Step], Msg] = one_row_each(
    get_args(steps.Step),
    {
        steps.Cash: Msg("cash"),
        steps.Small: Msg("lead"),
        steps.LeadTo: Msg("lead"),
        steps.Cross: Msg("cross"),
        steps.Finesse: Msg("finesse"),
        steps.Ruff: Msg("ruff"),
        steps.CrossRuff: Msg("crossruff"),
        steps.Throw: Msg("throw"),
        steps.Overtake: Msg("overtake"),
        steps.Draw: Msg("draw"),
        steps.Give: Msg("give up"),
        steps.Duck: Msg("duck"),
        steps.KnockOut: Msg("knock out"),
        steps.SetUp: Msg("set up"),
        steps.Win: Msg("win"),
        steps.Take: Msg("take"),
        steps.Rest: Msg("take"),
        steps.AnyOrder: Msg("order"),
        steps.AllGood: Msg("high"),
    },
)
FINESSED = ("{what:s}", "{what:s} against {seat}")
RUFFED = one_row_each(
    (None, *steps.Place),
    {
        None: "{what:a}",
        steps.Place.HAND: "{what:a} in hand",
        steps.Place.DUMMY: "{what:a} in dummy",
        steps.Place.PARTNER: "{what:a} in partner’s hand",
    },
)
RUFFED_WITH = one_row_each(
    (None, *steps.Place),
    {
        None: "{what:a} with {card}",
        steps.Place.HAND: "{what:a} in hand with {card}",
        steps.Place.DUMMY: "{what:a} in dummy with {card}",
        steps.Place.PARTNER: "{what:a} in partner’s hand with {card}",
    },
)
WON = one_row_each(
    steps.Place,
    {
        steps.Place.HAND: "{suit:a} in hand",
        steps.Place.DUMMY: "{suit:a} in dummy",
        steps.Place.PARTNER: "{suit:a} in partner’s hand",
    },
)
HANDS = one_row_each(
    (None, *steps.Place),
    {
        None: "all cards",
        steps.Place.HAND: "the hand",
        steps.Place.DUMMY: "dummy",
        steps.Place.PARTNER: "partner’s hand",
    },
)


def done_with(step: steps.Step) -> Msg:
    """The cards, the suit, the hand or the player that the verb of a step is about."""
    match step:
        case steps.Finesse(suit, rank, against):
            words = FINESSED[against is not None]
            return Msg(words, what=suit if rank is None else card_of(suit, rank), seat=against)
        case steps.Ruff(suit, rank, place, using):
            what = suit if rank is None else card_of(suit, rank)
            return Msg((RUFFED if using is None else RUFFED_WITH)[place], what=what, card=using)
        case steps.Throw(suit, rank, on):
            what = suit if rank is None else card_of(suit, rank)
            return Msg("{what:a}" if on is None else "{what:a} on {on:s}", what=what, on=on)
        case steps.Overtake(card, using):
            return Msg("{card} with {using}", card=card, using=using)
        case steps.Draw(0):
            return Msg("the trumps")
        case steps.CrossRuff():
            return Msg("in both hands")
        case steps.Give(is_rest=True):
            return Msg("the rest")
        case steps.Give(suit=None, tricks=tricks):
            return Msg.counted(tricks, "{n:word} trick", "{n:word} tricks", n=tricks)
        case steps.Give(suit=Suit() as suit, rank=Rank() as rank):
            return Msg("a trick to {card}", card=card_of(suit, rank))
        case steps.Give(suit=Suit() as suit, tricks=tricks) if tricks > 1:
            return Msg("{n:word} {suit:s}", n=tricks, suit=suit)
        case steps.Give(suit=suit) | steps.Duck(suit):
            return Msg("{suit:a}", suit=suit)
        case steps.KnockOut(card):
            return Msg("{card}", card=card)
        case steps.SetUp(suit):
            return Msg("the {suit:s}", suit=suit)
        case steps.Win(suit, place):
            return Msg(WON[place], suit=suit)
        case steps.AnyOrder():
            return Msg("any")
        case steps.AllGood(place):
            return Msg(HANDS[place])
        case steps.Cash() | steps.Small() | steps.Cross() | steps.LeadTo() | steps.Draw() | steps.Take() | steps.Rest():
            return step_words(step)
        case _:
            assert_never(step)
