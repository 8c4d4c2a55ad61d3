"""Anything that somebody could say, ask, explain or mishandle, chosen by numbers that a test draws."""

from collections.abc import Callable

from bridgetable.game.calls import PASS, Call
from bridgetable.game.cards import PACK, Card
from bridgetable.game.conditions import DealFault, Queried
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.session.adjust.actions import ApplyForScore, Asked, AwardScore
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.deal.actions import (
    AskNewDeal,
    DealAction,
    FindFault,
    FindSurplus,
    FindWrongBoard,
    HoldWrongCards,
    MoveCard,
    Overhear,
    SeeCard,
    SkipCount,
    SwapHands,
    TouchCards,
)
from bridgetable.session.talk.actions import (
    Aid,
    Alert,
    AskAbout,
    AskToChange,
    Consult,
    Correct,
    CorrectRestatement,
    Explain,
    Gesture,
    Hesitate,
    Hurry,
    OmitAlert,
    Remark,
    ReserveRights,
    Restate,
    TalkAction,
    TellMeaning,
    UseUnderstanding,
)

MEANINGS = ("10-15, 5+ hearts", "asks for aces", "16+, any", "a nice hand", "0-7")


def talks(table: Table, seat: Seat, pick: Callable[[int], int]) -> TalkAction | MakeCall | Asked:
    """One of the things that a player can say, ask, explain or let be seen."""
    made = [m.call for m in table.auction.made]
    call: Call = made[pick(len(made))] if made else PASS
    words = MEANINGS[pick(len(MEANINGS))]
    choices: list[TalkAction | MakeCall | Asked] = [
        ApplyForScore(seat),
        AwardScore(),
        Hesitate(seat),
        Hurry(seat),
        Gesture(seat, "a sigh"),
        Remark(seat, "oh"),
    ]
    choices += [AskAbout(seat, call), AskAbout(seat), Explain(seat, call, words), Alert(seat), OmitAlert(seat)]
    choices += [AskAbout(seat, call, of_partner=True), Restate(seat, "1NT was doubled"), CorrectRestatement(seat)]
    choices += [
        AskToChange(seat),
        Correct(seat, call, words),
        Correct(seat, call, words),
        TellMeaning(seat, call, words),
    ]
    choices += [ReserveRights(seat)] * 4 + [UseUnderstanding(seat, call, tuple(Queried)[pick(len(Queried))], words)]
    choices += [Consult(seat, tuple(Aid)[pick(len(Aid))]), MakeCall(seat, call, words)]
    return choices[pick(len(choices))]


def mishandles(table: Table, seat: Seat, card: Card, pick: Callable[[int], int]) -> DealAction:
    """One of the things that go wrong with boards, hands and cards before they are played."""
    other = SEATS[pick(4)]
    hers = sorted(table.hands[other]) or [card]
    choices: list[DealAction] = [MoveCard(card, seat, other), SwapHands(seat, other), SeeCard(seat, hers[0], other)]
    choices += [HoldWrongCards(seat, frozenset(PACK[:13]), 5), FindWrongBoard(seat), Overhear(seat, "3NT made")]
    choices += [FindSurplus(seat, pick(3)), SkipCount(seat), TouchCards(seat, other), AskNewDeal(seat)]
    choices += [FindFault(seat, DealFault.MARKINGS), FindFault(seat, tuple(DealFault)[pick(len(DealFault))])]
    return choices[pick(len(choices))]
