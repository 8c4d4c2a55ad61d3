"""Law 20B to 20E: The auction restated on request; who restates it, and who puts an error right."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.reviews import Damage, judge_damage
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class WrongRestatement:
    """An error in a review of the auction: who made it, what he said, and whether somebody has acted on it since."""

    number: int
    seat: Seat
    words: str
    acted_on: bool


def asked_for_review(table: Table) -> Seat | None:
    """The player who asked last for a review of the auction, if one did."""
    asked = (i.seat for i in reversed(table.information) if i.source is Source.QUESTION and i.call is None)
    return next(asked, None)


def wrong_restatement(table: Table) -> Irregularity | None:
    """The last error in a review that nobody has put right."""
    wrong = (i for i in reversed(table.irregularities) if i.kind is Kind.WRONG_RESTATEMENT)
    return next((i for i in wrong if i.stage is Stage.COMMITTED), None)


def is_acted_on(table: Table, one: Irregularity) -> bool:
    """Whether somebody has called or played since the error."""
    return table.acts != one.after


@clause("20E")
def corrected_at_once(table: Table) -> Table:
    """The table when somebody, whoever he is, has put the error right: if nobody has acted on it, that is all."""
    one = wrong_restatement(table)
    if one is None or is_acted_on(table, one):
        return table
    return carry_out(table, Settled("20E", one.number, Stage.LAPSED, Settlement.CORRECTED))


def of_wrong_restatement(table: Table, one: Irregularity) -> Matter:
    """The matter of an error in a review of the auction."""
    wrong = WrongRestatement(one.number, one.seat, one.words, is_acted_on(table, one))
    return matter("20", restated_wrongly, wrong, one.number)


@clause("20E")
def restated_wrongly(wrong: WrongRestatement, ruling: Ruling) -> None:
    """All four had to put the error right promptly; damage by one that was not is looked at when play has ended."""
    ruling.says(Msg("{seat} restated the auction wrongly: “{words}”.", seat=wrong.seat, words=wrong.words), "20E")
    everybody = "Every player has to put that right at once, dummy and who must pass among them."
    ruling.says(Msg(everybody), "20E")
    if wrong.acted_on:
        ruling.says(Msg("Somebody has acted since: no call changes, damage is looked at after play."), "20E", "12C1")
        if ruling.table.phase is not Phase.END:
            ruling.orders(Reserved("20E", Review(ReviewOf.RESTATEMENT, wrong.number)))
    ruling.orders(Settled("20E", wrong.number, Stage.RULED))


def restatement_of(table: Table, number: int) -> WrongRestatement:
    """The facts for the review at the end of play."""
    one = table.irregularity(number)
    return WrongRestatement(number, one.seat, one.words, acted_on=True)


@clause("20E", "12C1")
def did_it_damage(wrong: WrongRestatement, ruling: Ruling) -> None:
    """Play has ended: whether the other side was damaged by a review that nobody had put right in time."""
    ruling.says(Msg("{seat} restated the auction wrongly: “{words}”.", seat=wrong.seat, words=wrong.words), "20E")
    side = wrong.seat.side.other
    question = Msg("Was {side} damaged by the wrong review?", side=side)
    judge_damage(Damage(side, "20E"), question, CRITERIA, ruling)
    ruling.orders(Reviewed("20E", Review(ReviewOf.RESTATEMENT, wrong.number)))


CRITERIA = (
    Msg("The likely result had the auction been restated as it was."),
    Msg("The side that asked was itself responsible for putting the error right, if it could know of it."),
)


@frozen
class RestatedToPartner:
    """A player restated the auction although his partner had asked for it."""

    number: int
    seat: Seat


def of_restatement_to_partner(_table: Table, one: Irregularity) -> Matter:
    """The matter of a review given by the partner of the player who asked."""
    return matter("20", restated_to_partner, RestatedToPartner(one.number, one.seat), one.number)


@clause("20D")
def restated_to_partner(told: RestatedToPartner, ruling: Ruling) -> None:
    """Only an opponent restates the calls; how his partner did it a player may not use."""
    partner = told.seat.partner
    ruling.says(Msg("{seat} restated the auction; only an opponent of {who} may.", seat=told.seat, who=partner), "20D")
    ruling.says(Msg("{partner} may not use how it was done.", partner=partner), "16B1")
    ruling.orders(Settled("20D", told.number, Stage.RULED))
