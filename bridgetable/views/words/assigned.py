"""A score that the director assigns, in words and in the notation of reports."""

from __future__ import annotations

from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment, Outcome, contract_text, outcomes_text, weight_text
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.language import tr


def adjusted_words(given: Adjustment) -> Msg:
    """The score that the director assigns, as a short sentence."""
    sides = given.sides
    if given.relief is not None:
        words = "{sides:short} keep what they got at the table, and get back what the infraction alone cost"
        return Msg(words, sides=sides)
    whose = Msg("The score") if len(sides) > 1 else Msg("The score of {side:short}", side=sides[0])
    if given.weighted:
        return Msg("{whose} is adjusted: {weighted}", whose=whose, weighted=given.weighted)
    if given.contract is None and not given.passed_out:
        one, many = "{whose} is adjusted: {tricks} trick", "{whose} is adjusted: {tricks} tricks"
        return Msg.counted(given.tricks, one, many, whose=whose, tricks=given.tricks)
    return Msg("{whose} is adjusted: {outcome}", whose=whose, outcome=given.outcomes(None)[0].outcome)


def assigned(table: Table) -> str:
    """The assigned or artificial score as text; side by side where the two sides got different scores."""
    given = {side: assigned_to(table, side) for side in Side}
    if given[Side.NS] == given[Side.EW] and not table.artificial:
        return given[Side.NS]
    return (", " if table.artificial else "; ").join(f"{side} {text}" for side, text in given.items() if text)


def assigned_to(table: Table, side: Side) -> str:
    """What was assigned to a side: a grade, one outcome, several with their weights, or relief beside its result."""
    grade = next((tr(a.grade.value) for a in table.artificial if a.side is side), "")
    last = next((a for a in reversed(table.adjustments) if side in a.sides), None)
    if grade or last is None or (last.contract is None and not last.passed_out):
        return grade
    weighted = last.outcomes(table.contract)
    words = ", ".join(
        (f"{weight_text(w.percent)} " if len(weighted) > 1 else "") + tricks_text(w.outcome) for w in weighted
    )
    if last.relief is None:
        return words
    relief = last.relief
    between = tr(
        "{outcomes} and {outcomes_2}",
        outcomes=outcomes_text(relief.without_infraction),
        outcomes_2=outcomes_text(relief.without_own_error),
    )
    return tr("{words}, and back what lies between {between}", words=words, between=between)


def tricks_text(outcome: Outcome) -> str:
    """An outcome: `4S by N, 9 tricks`."""
    return (
        tr("{contract}, {tricks} tricks", contract=contract_text(outcome.contract), tricks=outcome.tricks)
        if outcome.contract
        else str(outcome)
    )
