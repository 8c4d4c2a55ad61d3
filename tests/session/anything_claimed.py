"""Anything that somebody could claim, concede or answer to that, chosen by numbers that a test draws."""

from collections.abc import Callable

from bridgetable.game.cards import Card
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.session.claims.actions import (
    Abandon,
    Agree,
    AskToPlayOn,
    Claim,
    ClaimAction,
    ClaimTrick,
    Concede,
    Curtail,
    Doubt,
    Refuse,
    Withdraw,
)

Pick = Callable[[int], int]


def claimed(table: Table, seat: Seat, card: Card, pick: Pick) -> ClaimAction:
    """Something said about the tricks that are left."""
    left = TRICKS - len(table.winners)
    words = ("", "the rest", "drawing trumps")[pick(3)]
    choices: tuple[ClaimAction, ...] = (
        Claim(seat, pick(left + 1), words),
        Concede(seat, pick(left + 1), words),
        Abandon(seat),
        Curtail(seat, words),
        ClaimTrick(seat, card if pick(2) else None, words),
    )
    return choices[pick(len(choices))]


def answered(seat: Seat, pick: Pick) -> ClaimAction:
    """Something said to a claim."""
    choices: tuple[ClaimAction, ...] = (
        Agree(),
        Agree(seat),
        Doubt(seat),
        Doubt(seat, "a trump is out"),
        AskToPlayOn(seat),
        Refuse(seat),
        Withdraw(seat),
    )
    return choices[pick(len(choices))]
