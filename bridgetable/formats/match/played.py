"""The result of a board from its table: as it was played, and as rulings changed it."""

from collections.abc import Iterator

from bridgetable.desk.amounts import Unit
from bridgetable.desk.sorts import Part
from bridgetable.formats.match.rows import assigned, for_both
from bridgetable.game.outcomes import Outcome, Outcomes, certain
from bridgetable.game.penalties import FineUnit
from bridgetable.game.penalties import Penalty as TablePenalty
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.laws.law_12_compared_score import grade_of
from bridgetable.match.results import NOT_PLAYED, Assigned, Change, Line, Penalty, Rescored, Result, Score, Terms, whole


def as_played(table: Table) -> Result:
    """The result by the cards, without transfers and adjustments; nothing where the board was not played out."""
    if table.phase is not Phase.END or table.cancelled:
        return NOT_PLAYED
    contract = table.contract
    outcome = Outcome(contract, 0 if contract is None else table.tricks_won(contract.declarer.side))
    return for_both(assigned(certain(outcome), table.board.vulnerability), outcome)


def as_ruled(table: Table) -> Result:
    """The result with all that rulings have changed."""
    ns, ew = (score_of(table, side) for side in Side)
    outcomes = table.outcomes_for(Side.NS)
    is_one = ns == ew and isinstance(ns, Assigned) and ns.points is not None and table.entered is None
    return Result(ns, ew, outcomes[0].outcome if is_one and outcomes else None)


def score_of(table: Table, side: Side) -> Score:
    """The score of a side: artificial, entered by a player, or by the outcomes it scores for."""
    grade = grade_of(table, side)
    if grade is not None or table.phase is not Phase.END:
        return grade
    if table.entered is not None:
        return whole(table.entered)
    outcomes = table.outcomes_for(side)
    if not outcomes:
        return None
    found, relief = assigned(outcomes, table.board.vulnerability), table.relief_for(side)
    if relief is None:
        return found
    gained, lost = (parts_of(one, table) for one in (relief.without_infraction, relief.without_own_error))
    return Assigned(found.parts, (*gained, *(Part(-p.weight, p.value) for p in lost)))


def parts_of(outcomes: Outcomes, table: Table) -> tuple[Part[int], ...]:
    """The points of outcomes with their weights."""
    return assigned(outcomes, table.board.vulnerability).parts


def before_rulings(table: Table) -> Result:
    """The result before any ruling that changed it."""
    return as_ruled(table) if rescored(table, "") is None else as_played(table)


def changes_of(table: Table, line: Line, terms: Terms) -> tuple[Change, ...]:
    """The changes that rulings made: the penalties of those who sat there (90, 91), and another result."""
    change = rescored(table, line.table)
    return (*penalties_of(table, line, terms), *(() if change is None else (change,)))


def rescored(table: Table, at: str) -> Rescored | None:
    """The change that rulings made to the result of a table; None where the cards decide."""
    before, ruled = as_played(table), as_ruled(table)
    if (before.ns, before.ew) == (ruled.ns, ruled.ew) or not ruled.is_finished:
        return None
    clauses = dict.fromkeys(map(table.book.number_of, clauses_of(table)))
    return Rescored(table.board.number, at, ruled, clauses=tuple(clauses))


def penalties_of(table: Table, line: Line, terms: Terms) -> Iterator[Penalty]:
    """The penalties of a table that the session takes off."""
    for one in table.penalties:
        if is_taken_off(one, line, terms):
            who, clauses = line.contestant(one.seat.side), (table.book.number_of(one.cite),)
            yield Penalty(who, one.fine.amount, UNIT_OF[one.fine.unit], clauses=clauses, board=line.board)


def is_taken_off(one: TablePenalty, line: Line, terms: Terms) -> bool:
    """True where it is told who sat there, and the penalty is in a unit that is taken off."""
    return bool(line.contestant(one.seat.side)) and UNIT_OF[one.fine.unit] in terms.fines


UNIT_OF = one_row_each(FineUnit, {FineUnit.PERCENT: Unit.PERCENT, FineUnit.IMPS: Unit.IMPS, FineUnit.VPS: Unit.VPS})


def clauses_of(table: Table) -> Iterator[str]:
    """The clauses by which the result was changed."""
    yield from (one.cite for one in table.transfers)
    yield from (one.cite for one in table.adjustments)
    yield from (one.cite for one in table.artificial)
    if table.entered is not None:
        yield "79C1"
