"""Law 72: General principles."""

from __future__ import annotations

from attrs import frozen

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Adjustment, Review, Table
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import AdjustedScore, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

AWARENESS = "72C"


@frozen
class Awareness:
    """An irregularity whose offender could perhaps have known that it might pay, to be judged when play has ended."""

    number: int
    seat: Seat
    kind: str

    @property
    def damaged(self) -> Side:
        """The side that may have been damaged."""
        return self.seat.side.other


def awareness_of(table: Table, number: int) -> Awareness:
    """The facts for the review at the end of play."""
    one = table.irregularity(number)
    return Awareness(number, one.seat, one.kind.value)


CRITERIA = (
    Msg("Not whether he did know, but whether he could have known at the time."),
    Msg("If the irregularity gained for his side, its advantage is taken away."),
)


@clause("72C", "12C1b")
def could_have_known(subject: Awareness, ruling: Ruling) -> None:
    """Play has ended: whether the offender could have foreseen the damage, and what the result would have been."""
    side = subject.damaged
    now = ruling.table.tricks_credited(side)
    words = Msg("{seat}: {kind}. It may have damaged {side}.", seat=subject.seat, kind=subject.kind, side=side)
    ruling.says(words, "72C")
    if now < TRICKS and has_gained(subject, now, ruling):
        key = ruling.judge(
            "12C1b",
            Msg("How many tricks would {side} have won?", side=side),
            [
                Option(str(n), Msg("{tricks} tricks for {side}", tricks=n, side=side), (), ("12C1b",))
                for n in range(now + 1, TRICKS + 1)
            ],
            (Msg("The probable result without the irregularity."),),
        )
        ruling.orders(AdjustedScore("72C", Adjustment(declaring(int(key), side, ruling.table), tuple(Side), "72C")))
    ruling.orders(Reviewed("72C", Review(AWARENESS, subject.number)))
    ruling.orders(Settled("72C", subject.number, Stage.RULED))


def has_gained(subject: Awareness, now: int, ruling: Ruling) -> bool:
    """Ask the director whether the offender could have known, and his side gained."""
    side = subject.damaged
    stands = Msg("{side} keep their {tricks} tricks.", side=side, tricks=now)
    no = Option("no", Msg("No, the score stands"), (stands,), ("72C",))
    result = Msg("{side} are given the probable result without it.", side=side)
    yes = Option("yes", Msg("Yes, adjust the score"), (result,), ("72C", "12C1b"))
    question = Msg(
        "Could {seat} have known that it might well damage {side}, and did it?", seat=subject.seat, side=side
    )
    return ruling.judge("72C", question, (no, yes), CRITERIA) == "yes"


def declaring(tricks: int, side: Side, table: Table) -> int:
    """The tricks (0 to 13) of the declaring side when this side has so many."""
    return tricks if table.declarer is not None and table.declarer.side is side else TRICKS - tricks
