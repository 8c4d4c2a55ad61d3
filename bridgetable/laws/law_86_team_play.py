"""Law 86: Team play; the result at the other table, where a board is not played on or too much could have happened."""

from enum import StrEnum
from typing import assert_never

from bridgetable.game.conditions import Artificial, Grade
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Outcomes
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import PROBABLY, assign_outcome, give, judged_outcomes
from bridgetable.laws.law_12_compared_score import artificial_imps, weighted
from bridgetable.laws.law_78_comparison import against_other_table
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import ArtificialScore, BoardCancelled, Reviewed
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


# --- results that cannot be compared ----------------------------------------------------------------------------------


class AtFault(StrEnum):
    """The sides that are at fault; the value is the key of the option."""

    NOBODY = "nobody"
    NS = "NS"
    EW = "EW"
    BOTH = "both"


def incomparable_of(words: str) -> Matter:
    """The matter of results that the director finds not to be comparable, in his words."""
    return matter("86", not_comparable, words, rests_on=())


@clause("86B2")
def not_comparable(words: str, ruling: Ruling) -> None:  # noqa: ARG001 -- the words stand in the record
    """Two or more results of a board cannot be compared, or more than one adjusted score is needed."""
    ruling.says(Msg("Results in this match cannot be compared with each other."), "86B2")
    scored_by_fault(ruling)


@varies
def scored_by_fault(ruling: Ruling) -> None:
    """Ask who is at fault that results cannot be compared, and give the scores that follow."""
    cancelled = (Msg("The board is cancelled, and the scores are artificial."),)
    apart = (Msg("They get the complement of what their opponents get."),)
    options = (
        Option(AtFault.NOBODY, Msg("Nobody"), (Msg("The board is cancelled."),), ("86B2a",)),
        *(Option(str(side), Msg("{side} alone", side=side), apart, ("86B2b",)) for side in Side),
        Option(AtFault.BOTH, Msg("Both sides"), cancelled, ("86B2c",)),
    )
    at_fault = AtFault(ruling.judge("86B2", Msg("Who is at fault?"), options))
    match at_fault:
        case AtFault.NOBODY:
            nobody_at_fault(ruling)
        case AtFault.NS | AtFault.EW:
            against_the_guilty(Side[at_fault.value], ruling)
        case AtFault.BOTH:
            both_at_fault(ruling)
        case _:
            assert_never(at_fault)


@clause("86B2a")
def nobody_at_fault(ruling: Ruling) -> None:
    """The board is cancelled; a substitute is played where time allows, else both sides get average plus."""
    ruling.orders(BoardCancelled("86B2a"))
    plus = (Msg("Average plus for both sides."),)
    if is_replaced("86B2a", Option("no", Msg("No"), plus, ("86B2a", "12C2a")), ruling):
        return
    for side in Side:
        ruling.orders(ArtificialScore("12C2a", Artificial(side, Grade.PLUS, "86B2a")))


def is_replaced(cite: str, no: Option, ruling: Ruling) -> bool:
    """Ask whether a substitute board is played; `no` tells what comes otherwise."""
    played = (Msg("Another board takes its place, and no score is given here."),)
    yes = Option("yes", Msg("Yes, a substitute board is played"), played, (cite,))
    criteria = (Msg("None is dealt where somebody could know the result of the match without it."),)
    if ruling.judge(cite, Msg("Can a substitute board be played?"), (yes, no), criteria) != "yes":
        return False
    ruling.says(Msg("A substitute board is played."), cite)
    return True


@clause("86B2b")
def against_the_guilty(guilty: Side, ruling: Ruling) -> None:
    """The side that did nothing wrong gets the better of average plus and an assigned score; the other the rest."""
    innocent = guilty.other
    if ruling.table.phase is not Phase.END:
        ruling.orders(BoardCancelled("86B2b"))
    plus = (Msg("{side:short} get average plus, and their opponents its complement.", side=innocent),)
    assigned = (Msg("A result is assigned to both sides."),)
    options = (
        Option("plus", Msg("Average plus"), plus, ("86B2b", "12C2a")),
        Option("assigned", Msg("An assigned score"), assigned, ("86B2b", "12C1b")),
    )
    question = Msg("Which is the better for {side}, average plus or an assigned score?", side=innocent)
    criteria = (Msg("Average plus is 3 IMPs, or their average on the other boards where that is more."),)
    if ruling.judge("86B2b", question, options, criteria) == "assigned":
        probable = Msg("The probable result without the fault; several can be weighted.")
        found = judged_outcomes(innocent, PROBABLY, ruling, (probable,))
        if not is_less_than_plus(found, innocent, ruling.table):
            give(found, tuple(Side), "86B2b", ruling)
            return
        ruling.says(Msg("Against the other table an assigned score is worth less than average plus."), "86B2b")
    ruling.orders(
        ArtificialScore("12C2a", Artificial(innocent, Grade.PLUS, "86B2b")),
        ArtificialScore("86B2b", Artificial(guilty, Grade.MINUS, "86B2b", complement=True)),
    )


@clause("86B2b")
def is_less_than_plus(found: Outcomes, side: Side, table: Table) -> bool:
    """True where outcomes are worth less to a side than average plus, against the other table if that is known."""
    contest = table.contest
    if contest.other_table is None:
        return False
    won = weighted(found, table, side, against_other_table(contest.other_table, side))
    return won < artificial_imps(Grade.PLUS, contest.session_of(side))


@clause("86B2c")
def both_at_fault(ruling: Ruling) -> None:
    """The board is cancelled, and each side gets an artificial score by how far it was at fault."""
    ruling.orders(BoardCancelled("86B2c"))
    options = (
        Option("at fault", Msg("Directly at fault"), (Msg("Average minus."),), ("12C2a",)),
        Option("partly", Msg("Partly at fault"), (Msg("Average."),), ("12C2a",)),
    )
    for side in Side:
        question = Msg("How far were {side} at fault?", side=side)
        grade = Grade.MINUS if ruling.judge("12C2a", question, options) == "at fault" else Grade.EVEN
        ruling.orders(ArtificialScore("12C2a", Artificial(side, grade, "86B2c")))
