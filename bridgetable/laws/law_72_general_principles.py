"""Law 72: General principles."""

from __future__ import annotations

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_12_assigned_score import assign_more_tricks
from bridgetable.laws.law_12_damage import redress, was_damaged
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Awareness:
    """An irregularity whose offender could perhaps have known that it might pay, to be judged when play has ended."""

    number: int
    seat: Seat
    kind: str
    in_auction: bool = False

    @property
    def damaged(self) -> Side:
        """The side that may have been damaged."""
        return self.seat.side.other


def awareness_of(table: Table, number: int) -> Awareness:
    """The facts for the review at the end of play."""
    one = table.irregularity(number)
    return Awareness(number, one.seat, one.kind.value, one.place >= 0)


CRITERIA = (
    Msg("Not whether he did know, but whether he could have known at the time."),
    Msg("If the irregularity gained for his side, its advantage is taken away."),
)
WITHOUT_IT = (Msg("The probable result without the irregularity."),)


@clause("72C", "12C1b")
def could_have_known(subject: Awareness, ruling: Ruling) -> None:
    """Play has ended: whether the offender could have foreseen the damage, and what the result would have been."""
    side = subject.damaged
    words = Msg("{seat}: {kind}. It may have damaged {side}.", seat=subject.seat, kind=subject.kind, side=side)
    ruling.says(words, "72C")
    if subject.in_auction:
        redress("72C", gained_words(subject), side, ruling, CRITERIA, WITHOUT_IT)
    elif ruling.table.tricks_credited(side) < TRICKS and was_damaged(
        "72C", gained_words(subject), side, ruling, CRITERIA
    ):
        assign_more_tricks(side, "72C", ruling, WITHOUT_IT)
    ruling.orders(Reviewed("72C", Review(ReviewOf.AWARENESS, subject.number)))
    ruling.orders(Settled("72C", subject.number, Stage.RULED))


def gained_words(subject: Awareness) -> Msg:
    """The question whether the offender could have known, and his side gained."""
    words = "Could {seat} have known that it might well damage {side}, and did it?"
    return Msg(words, seat=subject.seat, side=subject.damaged)
