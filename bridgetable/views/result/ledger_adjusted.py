"""A score that the director gave, in the reckoning at the end of play: outcomes by side, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from bridgetable.game.conditions import Grade
from bridgetable.game.outcomes import PASSED_OUT, WHOLE, Adjustment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.laws.law_12_compared_score import (
    IMPS,
    PERCENT,
    artificial_imps,
    artificial_percent,
    grade_of,
    in_imps,
    in_matchpoints,
)
from bridgetable.views.table.table_view import LedgerRow
from bridgetable.views.words.outcome import number, outcome_words, signed, signed_number
from bridgetable.views.words.prose import SHORT_SIDES, weight_words

GRADES = {Grade.PLUS: "A+", Grade.EVEN: "A", Grade.MINUS: "A−"}
RELIEF = "and back what the infraction cost"


def is_given(table: Table) -> bool:
    """Whether the director gave a score."""
    return bool(table.adjustments or table.artificial)


def last_given(table: Table, side: Side) -> Adjustment | None:
    """The score that was assigned to a side last, and that no artificial one replaced."""
    if grade_of(table, side) is not None:
        return None
    return next((a for a in reversed(table.adjustments) if side in a.sides), None)


def given_rows(table: Table) -> Iterator[LedgerRow]:
    """The figures that the director gave: tricks in one outcome for both sides, else the points of each side."""
    ns, ew = (last_given(table, side) for side in Side)
    if ns is not None and ns == ew and not ns.weighted:
        yield tricks_row(ns, table)
    elif ns is not None and ns == ew:
        yield from outcome_rows(ns, table, tuple(Side))
    else:
        for side, given in ((Side.NS, ns), (Side.EW, ew)):
            if given is not None:
                yield from outcome_rows(given, table, (side,))
    yield from row("Law 12C2a", lambda side: grade_words(table, side), transfer=True)
    yield from row("Law 12C2c: on the other boards", lambda side: on_other_boards(table, side), transfer=True)


def row(text: str, figure: Callable[[Side], str], *, transfer: bool = False) -> Iterator[LedgerRow]:
    """A row of the figures of both sides, if one of them has any."""
    ns, ew = figure(Side.NS), figure(Side.EW)
    if ns or ew:
        yield LedgerRow(text, ns, ew, transfer)


def grade_words(table: Table, side: Side) -> str:
    """The artificial score of a side, in short, if it has one."""
    grade = grade_of(table, side)
    return "" if grade is None else GRADES[grade]


def on_other_boards(table: Table, side: Side) -> str:
    """What a side has won on its other boards, where that takes the place of its artificial score."""
    grade, session = grade_of(table, side), table.contest.session_of(side)
    if grade is None or session is None:
        return ""
    if session.boards:
        won = artificial_imps(grade, session)
        return "" if won == IMPS[grade] else signed_number(won)
    percent = artificial_percent(grade, session)
    return "" if percent == PERCENT[grade] else f"{number(percent)} %"


def tricks_row(given: Adjustment, table: Table) -> LedgerRow:
    """The tricks of one outcome that both sides score for."""
    if given.passed_out:
        return LedgerRow(f"Law {given.cite}: {PASSED_OUT}", "0", "0", transfer=True)
    contract = given.contract or table.contract
    declaring = contract is not None and contract.declarer.side is Side.NS
    ns = given.tricks if declaring else TRICKS - given.tricks
    return LedgerRow(f"Law {given.cite}", str(ns), str(TRICKS - ns), transfer=True)


def outcome_rows(given: Adjustment, table: Table, sides: tuple[Side, ...]) -> Iterator[LedgerRow]:
    """The points of these sides for each outcome, with its weight."""
    for one in given.outcomes(table.contract):
        weight = "" if one.percent == WHOLE else f"{weight_words(one.percent)} of "
        points = {s: signed(one.outcome.score_for(s, table.board.vulnerability)) for s in sides}
        text = f"Law {given.cite}: {weight}{outcome_words(one.outcome)}"
        yield LedgerRow(text, points.get(Side.NS, ""), points.get(Side.EW, ""), transfer=True)
    if given.relief is not None:
        yield LedgerRow(RELIEF, "+" if Side.NS in sides else "", "+" if Side.EW in sides else "", transfer=True)


def given_result(table: Table) -> tuple[str, str] | None:
    """What the last line says where the score is not that of one outcome for both sides; nothing where it is."""
    each = {side: table.outcomes_for(side) for side in Side}
    if each[Side.NS] == each[Side.EW] and len(each[Side.NS]) == 1 and not relieved(table):
        return None
    if any(grade_of(table, side) for side in Side):
        sort = "Artificial score"
    elif not any(each.values()):
        return "Not played on", ""
    else:
        sort = "Weighted score" if each[Side.NS] == each[Side.EW] else "Split score"
    shown = ((side, side_score(table, side)) for side in Side)
    return sort, ", ".join(f"{SHORT_SIDES[side]} {text}" for side, text in shown if text)


def relieved(table: Table) -> bool:
    """Whether a side gets relief beside its score."""
    return any(table.relief_for(side) is not None for side in Side)


def side_score(table: Table, side: Side) -> str:
    """The score of a side: its grade, or its points where it has one score."""
    points = table.score_for(side)
    if grade_of(table, side) is not None:
        return grade_words(table, side)
    return "" if points is None else signed(points) + (" and relief" if table.relief_for(side) else "")


def compared_rows(table: Table) -> Iterator[LedgerRow]:
    """What each side's score is worth in IMPs and in matchpoints, where it is known with what it is compared."""
    if table.contest.other_table is not None:
        yield from row("IMPs", lambda side: written(in_imps(table, side), signed_number))
    top = 2 * len(table.contest.field)
    yield from row(f"Matchpoints of {top}", lambda side: written(in_matchpoints(table, side), number))


def written(value: Fraction | None, how: Callable[[Fraction], str]) -> str:
    """A number as it is written, or nothing where there is none."""
    return "" if value is None else how(value)
