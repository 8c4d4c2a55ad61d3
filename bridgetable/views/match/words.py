"""The short words for what stands in a session: results, scores, changes, contestants."""

from fractions import Fraction

from bridgetable.desk.amounts import Amount, Unit, amount
from bridgetable.game.boards import Vulnerability, dealer_of, vulnerability_of
from bridgetable.game.conditions import Grade
from bridgetable.game.outcomes import Outcome
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.language import tr
from bridgetable.match.results import UNITS, Assigned, Change, Form, Fouled, Match, Penalty, Rescored, Result, Score
from bridgetable.views.result.ledger import GRADES
from bridgetable.views.words import prose

HUNDREDTH, TENTH = Fraction(1, 100), Fraction(1, 10)
NOTHING = "–"
VULNERABLE = one_row_each(
    Vulnerability,
    {
        Vulnerability.NONE: tr("none"),
        Vulnerability.NS: prose.SHORT_SIDES[Side.NS],
        Vulnerability.EW: prose.SHORT_SIDES[Side.EW],
        Vulnerability.ALL: tr("all"),
    },
)
FEW_PARTS = 2
"""The parts of a weighted score that stand side by side where there is little room."""


def points_words(points: int) -> str:
    """Points of North-South; a nought has no sign."""
    return prose.signed(points) if points else "0"


def score_words(score: Score) -> str:
    """The score of a side: +620, A+, or its parts with their weights."""
    match score:
        case None:
            return NOTHING
        case Grade():
            return GRADES[score]
        case Assigned():
            points = score.points
            if points is not None:
                return points_words(points)
            parts = (f"{amount(100 * p.weight, Unit.PERCENT).in_words} {points_words(p.value)}" for p in score.parts)
            told = ", ".join(parts)
            return tr("{told} and relief", told=told) if score.relief else told


def in_few_words(score: Score) -> str:
    """The score of a side where there is little room, with no more than two of its parts."""
    if isinstance(score, Assigned) and len(score.parts) > FEW_PARTS:
        return tr("{n} results, weighted", n=len(score.parts))
    return score_words(score)


def result_words(result: Result) -> str:
    """A result in short: 4♠ South made, +620, or one score for each side."""
    if result.outcome is not None:
        return prose.outcome_words(result.outcome)
    if not result.is_finished:
        return tr("not played")
    ns, ew = score_words(result.ns), score_words(result.ew)
    return ns if result.ns == result.ew and not isinstance(result.ns, Grade) else f"{ns} / {ew}"


def contract_words(outcome: Outcome | None) -> str:
    """The contract with its declarer by a letter: 4♠ N."""
    if outcome is None:
        return NOTHING
    if outcome.contract is None:
        return tr("passed out")
    return f"{prose.contract_text(outcome.contract)} {outcome.contract.declarer}"


def over_words(outcome: Outcome | None) -> str:
    """The tricks beside the contract: =, +1, −2."""
    if outcome is None or outcome.contract is None:
        return ""
    over = outcome.tricks - outcome.contract.tricks_needed
    return "=" if not over else f"+{over}" if over > 0 else f"−{-over}"


def won_words(won: Fraction | None, form: Form) -> str:
    """The worth of a board, to a tenth, or a hundredth in IMPs."""
    if won is None:
        return NOTHING
    unit = Unit.IMPS if UNITS[form] in {Unit.IMPS, Unit.VPS} else Unit.NONE
    return Amount(rounded(won, HUNDREDTH if unit is Unit.IMPS else TENTH, halves=Halves.AWAY), unit).number


def figure_words(figure: Fraction, unit: Unit, decimals: int = 2) -> str:
    """The total of a contestant with one or two decimals."""
    shown = rounded(figure, HUNDREDTH if decimals > 1 else TENTH, halves=Halves.AWAY)
    sign = "−" if shown < 0 else "+" if unit is Unit.IMPS and shown > 0 else ""
    return f"{sign}{abs(float(shown)):.{decimals}f}"


def vulnerability_words(number: int) -> str:
    """The dealer and who is vulnerable: S · E–W."""
    return f"{dealer_of(number)} · {VULNERABLE[vulnerability_of(number)]}"


def contestant_words(match: Match, contestant: str) -> str:
    """A contestant: number and name, or one of them."""
    name = match.name_of(contestant)
    return contestant if name == contestant else f"{contestant} {name}"


def side_words(side: Side | None) -> str:
    """The title of a standing."""
    return tr("Standing") if side is None else tr("Standing, {side}", side=prose.SIDE_NAMES[side])


def change_words(change: Change, before: Result | None, match: Match) -> str:
    """A change in a sentence: where, what it was, what it is."""
    match change:
        case Rescored():
            was = tr("not played") if before is None else result_words(before)
            now = result_words(change.result)
            words = "Board {board}, table {table}: {was} is now {now}"
            return tr(words, board=change.board, table=change.table, was=was, now=now)
        case Penalty():
            fine = amount(change.amount, change.unit)
            told = fine.in_words.removeprefix("+")
            if change.unit is Unit.PERCENT:
                told = tr("{told} of a top", told=told)
            who = contestant_words(match, change.contestant)
            if change.board:
                words = "Board {board}: a penalty of {told} for {who}"
                return tr(words, board=change.board, told=told, who=who)
            return tr("{who}: a penalty of {told}", who=who, told=told)
        case Fouled():
            groups = " | ".join(" ".join(group) for group in change.groups)
            return tr("Board {board} is fouled: tables {groups} are scored apart", board=change.board, groups=groups)
