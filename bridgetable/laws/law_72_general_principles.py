"""Law 72: General principles."""

from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws.law_12_assigned_score import assign_more_tricks
from bridgetable.laws.law_12_directors_powers import redress, was_damaged
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

CRITERIA = (
    Msg("Not whether he did know, but whether he could have known at the time."),
    Msg("If the irregularity gained for his side, its advantage is taken away."),
)
WITHOUT_IT = (Msg("The probable result without the irregularity."),)


@clause("72C", "12C1b")
def could_have_known(subject: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the offender could have foreseen the damage, and what the result would have been."""
    side = subject.seat.side.other
    words = Msg("{seat}: {kind}. It may have damaged {side}.", seat=subject.seat, kind=subject.kind.value, side=side)
    ruling.says(words, "72C")
    if not subject.trick:
        redress("72C", gained_words(subject, ruling), side, ruling, CRITERIA, WITHOUT_IT)
    elif ruling.table.tricks_credited(side) < TRICKS and was_damaged(
        "72C", gained_words(subject, ruling), side, ruling, CRITERIA
    ):
        assign_more_tricks(side, "72C", ruling, WITHOUT_IT)
    ruling.orders(Reviewed("72C", Review(ReviewOf.AWARENESS, subject.number)))
    ruling.orders(Settled("72C", subject.number, Stage.RULED))


@varies
def gained_words(subject: Irregularity, ruling: Ruling) -> Msg:  # noqa: ARG001 -- another edition has another measure
    """The question whether the offender could have known, and his side gained."""
    own = subject.seat.side
    words = "Could {seat} have known that it might well damage {side:short}, and did {own:short} gain by it?"
    return Msg(words, seat=subject.seat, side=own.other, own=own)
