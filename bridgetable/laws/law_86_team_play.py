"""Law 86: Team play; the result at the other table, where a board is not played on or too much could have happened."""

from __future__ import annotations

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import assign_outcome
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Reviewed
from bridgetable.rulings.ruling import Ruling


@varies
@clause("86B1")
def is_clearly_favourable(ruling: Ruling) -> bool:
    """Ask whether the result at the other table, where it is known, is clearly favourable to one side."""
    points = ruling.table.contest.other_table
    if points is None:
        return False
    question = Msg("Is the result at the other table clearly favourable to one side?")
    found = Msg("{side:short} have {points} there.", side=Side.NS, points=f"{points:+d}".replace("-", "−"))
    yes = Option("yes", Msg("Yes"), (Msg("A result is assigned here, and no artificial score is given."),), ("86B1",))
    no = Option("no", Msg("No"), (Msg("Each side is scored by its fault."),), ("12C2a",))
    criteria = (found, Msg("A result that could hardly be had again is clearly favourable."))
    return ruling.judge("86B1", question, (yes, no), criteria) == "yes"


@clause("86B1")
def assign_by_other_table(sides: tuple[Side, ...], ruling: Ruling) -> None:
    """One table has a result that clearly favours a side: the director assigns one at this table."""
    assign_outcome(sides[0], "86B1", ruling, (Msg("The probable result here; several can be weighted."),), sides=sides)


def with_review(table: Table) -> tuple[Review, ...]:
    """The reviews of a table when the result at the other table is told and artificial scores were given at this."""
    review = Review(ReviewOf.OTHER_TABLE)
    return (*table.reviews, review) if table.artificial and review not in table.reviews else table.reviews


def waits_for_other_table(table: Table) -> bool:
    """True where the result at the other table has become known and was not looked at yet."""
    return any(r.about is ReviewOf.OTHER_TABLE and not r.done for r in table.reviews)


def other_table_known(table: Table) -> Matter:
    """The matter of a result at the other table that became known after artificial scores had been given."""
    return matter("86", result_elsewhere, tuple(a.side for a in table.artificial))


@clause("86B1")
def result_elsewhere(sides: tuple[Side, ...], ruling: Ruling) -> None:
    """The result at the other table has become known: it may be that none but an assigned score can be given here."""
    ruling.says(Msg("Artificial scores were given, and the result at the other table has become known."), "86B1")
    if sides and is_clearly_favourable(ruling):
        assign_by_other_table(sides, ruling)
    ruling.orders(Reviewed("86B1", Review(ReviewOf.OTHER_TABLE)))
