"""Law 12C: The value of an adjusted score in IMPs or matchpoints: weighted, artificial, with relief, averaged."""

from collections.abc import Iterable
from fractions import Fraction

from bridgetable.game.conditions import Artificial, Grade, Session
from bridgetable.game.outcomes import Outcomes
from bridgetable.game.regulations import STANDARD, PartOfImp, Regulations
from bridgetable.game.rounding import Halves
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.laws.law_78_comparison import Scored, against_field, against_other_table, whole_imps
from bridgetable.rulings.citations import clause

AWAY = one_row_each(Grade, {Grade.PLUS: 1, Grade.EVEN: 0, Grade.MINUS: -1})
"""The steps from the average of each artificial score."""
HALVES = {PartOfImp.AWAY: Halves.AWAY, PartOfImp.TOWARDS: Halves.TOWARDS}


def in_imps(table: Table, side: Side) -> Fraction | None:
    """The IMPs of a side on the board, a part of one as laid down; nothing without a score at both tables."""
    # At a knockout both sides get the average where their scores do not balance.
    ours, theirs = (imps_alone(table, one) for one in (side, side.other))
    if ours is not None and theirs is not None and table.contest.knockout:
        ours = averaged(ours, theirs)
    halves = HALVES.get(table.regulations.part_of_imp)
    return ours if ours is None or halves is None else Fraction(whole_imps(ours, halves))


@clause("12C4")
def averaged(ours: Fraction, theirs: Fraction) -> Fraction:
    """The average of a side's own score in IMPs and of what the other side's leaves it."""
    return (ours - theirs) / 2


def imps_alone(table: Table, side: Side) -> Fraction | None:
    """The IMPs of a side by its own score on the board."""
    given, other = artificial_of(table, side), table.contest.other_table
    if given is not None and given.complement:
        return -artificial_imps(Grade.PLUS, table.contest.session_of(side.other))
    if given is not None:
        return artificial_imps(given.grade, table.contest.session_of(side))
    if other is None:
        return None
    return of_outcomes(table, side, against_other_table(other, side))


def in_matchpoints(table: Table, side: Side) -> Fraction | None:
    """The matchpoints of a side on the board, two for each score it beats; nothing without a score, or a field."""
    given, field = artificial_of(table, side), table.contest.field
    if not field:
        return None
    if given is not None:
        return artificial_percent(given.grade, table.contest.session_of(side), table.regulations) * 2 * len(field) / 100
    return of_outcomes(table, side, against_field(field, side))


def grade_of(table: Table, side: Side) -> Grade | None:
    """The grade of the artificial score of a side, if it has one."""
    given = artificial_of(table, side)
    return None if given is None else given.grade


def artificial_of(table: Table, side: Side) -> Artificial | None:
    """The artificial score of a side, if it has one."""
    return next((a for a in reversed(table.artificial) if a.side is side), None)


# --- assigned scores --------------------------------------------------------------------------------------------------


@clause("12C1c")
def of_outcomes(table: Table, side: Side, score: Scored) -> Fraction | None:
    """The score of a side for its outcomes, each by its weight, and in addition what the infraction alone cost it."""
    points, relief = table.score_for(side), table.relief_for(side)
    found = table.outcomes_for(side)
    if points is None and not found:
        return None
    if is_no_damage(table):
        return Fraction(score(table.outcome.score_for(side, table.board.vulnerability)))
    own = weighted(found, table, side, score) if points is None else Fraction(score(points))
    if relief is None:
        return own
    without, with_it = (weighted(o, table, side, score) for o in (relief.without_infraction, relief.without_own_error))
    return relieved(own, without, with_it)


@clause("12C1eii")
def relieved(own: Fraction, without_infraction: Fraction, without_own_error: Fraction) -> Fraction:
    """The score of a side that did part of the damage itself: its own, and what the infraction alone cost it."""
    return own + max(Fraction(0), without_infraction - without_own_error)


def weighted(outcomes: Outcomes, table: Table, side: Side, score: Scored) -> Fraction:
    """The scores of some outcomes in IMPs or matchpoints, each by its weight; points are never weighted."""
    vulnerability = table.board.vulnerability
    return weighed((Fraction(w.percent) / 100, score(w.outcome.score_for(side, vulnerability))) for w in outcomes)


@clause("12C1c")
def weighed(parts: Iterable[tuple[Fraction, Fraction | int]]) -> Fraction:
    """The sum of scores in IMPs, matchpoints or victory points, each by its weight as a part of the whole."""
    return sum((weight * score for weight, score in parts), Fraction(0))


def form_of_scoring(table: Table, side: Side) -> Scored | None:
    """The worth of points to a side in the form of scoring used: matchpoints, else IMPs, where it is known."""
    contest = table.contest
    if contest.field:
        return against_field(contest.field, side)
    return None if contest.other_table is None else against_other_table(contest.other_table, side)


@clause("12B1")
def is_no_damage(table: Table) -> bool:
    """True where the score assigned to both sides is worth no more to the innocent one than its table score."""
    # There was no damage then, and both sides keep the score of the table.
    given = next(reversed(table.adjustments), None)
    if given is None or given.innocent is None or table.cancelled or table.artificial:
        return False
    side = given.innocent
    score = form_of_scoring(table, side)
    if score is None:
        return False
    table_score = score(table.outcome.score_for(side, table.board.vulnerability))
    return weighted(given.outcomes(table.contract), table, side, score) <= table_score


# --- artificial scores ------------------------------------------------------------------------------------------------


@clause("12C2a", "12C2c")
def artificial_percent(grade: Grade, session: Session | None, regulations: Regulations = STANDARD) -> Fraction:
    """The percentage of an artificial score: the contestant's own on the other boards where that is beyond it."""
    usual = percent_of(grade, regulations)
    own = usual if session is None or session.boards else session.won
    return beyond(grade, usual, own)


@clause("12C2a")
def percent_of(grade: Grade, regulations: Regulations = STANDARD) -> Fraction:
    """The usual percentage of an artificial score, as a regulation may set it for several boards without a result."""
    match grade:
        case Grade.PLUS:
            return Fraction(regulations.average_plus)
        case Grade.EVEN:
            return Fraction(50)
        case Grade.MINUS:
            return Fraction(regulations.average_minus)


@clause("12C2b", "12C2c")
def artificial_imps(grade: Grade, session: Session | None, step: int = STANDARD.average_imps) -> Fraction:
    """The IMPs of an artificial score: the contestant's average on the other boards where that is beyond it."""
    usual = Fraction(AWAY[grade] * step)
    own = usual if session is None or not session.boards else session.won / session.boards
    return beyond(grade, usual, own)


def beyond(grade: Grade, usual: Fraction, own: Fraction) -> Fraction:
    """The better of two for who is in no way at fault, the worse for who is directly at fault, else the usual."""
    match grade:
        case Grade.PLUS:
            return max(usual, own)
        case Grade.MINUS:
            return min(usual, own)
        case Grade.EVEN:
            return usual
