"""The victory points of a match."""

from collections.abc import Callable
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.scales import Column, Scale, Table, blitz_words, by_table, continuous, tables
from bridgetable.desk.sorts import Choice, Whole
from bridgetable.desk.working import Chart, Refused, Result, Series, Shape, Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST_IMPS, MOST_BOARDS = 400, 100
TABLE_OF: dict[Scale, str] = one_row_each(
    Scale,
    {
        Scale.WBF: "",
        Scale.TEAMS: "teams",
        Scale.TRIANGLE: "triangle",
        Scale.EIGHT: "teams",
        Scale.TOLLEMACHE: "tollemache",
        Scale.BUTLER: "teams",
        Scale.EUROPEAN: "european",
    },
)
"""The table of each scale; the continuous one has none."""
FEW = {
    Scale.TEAMS: (
        4,
        tr("Below five boards no scale is recommended: use IMPs, if limited then to 20 (1–2 boards) or 25."),
    ),
    Scale.BUTLER: (
        6,
        tr("Up to six boards no scale is recommended: use IMPs, if limited then to 20 (1–4 boards) or 25."),
    ),
}
"""The boards of a match up to which no scale is recommended, and what is (White Book 161.1, 161.3)."""


@frozen(kw_only=True)
class Match:
    """A match, its margin and its scale."""

    imps: Annotated[int, Whole(tr("the IMPs by which the match was won or lost"), -MOST_IMPS, MOST_IMPS, Unit.IMPS)]
    boards: Annotated[int, Whole(tr("the boards of the match"), 1, MOST_BOARDS, Unit.BOARDS)]
    scale: Annotated[Scale, Choice(tr("the scale of victory points"), Scale)] = Scale.WBF


@calculation(
    tr("Victory points"),
    tr("The victory points of a match from its IMPs, by the scale of the event: WBF, teams, triangle, Butler, EBL."),
    "78D",
    handbook=("161.1", "161.2", "161.3", "161.5", "161.6", "161.9"),
)
def vp(given: Match) -> Working:
    """The points of both by the scale."""
    if given.scale is Scale.WBF:
        return by_formula(given)
    table = tables()[TABLE_OF[given.scale]]
    boards = boards_on(given, table)
    column = column_for(table, boards)
    won, lost = vps(given)
    first, last = column.boards[0], column.boards[-1]
    heading = str(first) if first == last else tr("{first} to {last}", first=first, last=last)
    return Working(
        results(won, lost),
        (
            *boards_steps(given, boards),
            Step(tr("The column for {boards} boards is read.", boards=heading)),
            Step(
                tr(
                    "A margin of {margin} is {won}–{lost}.",
                    margin=amount(abs(given.imps), Unit.IMPS).number.removeprefix("+"),
                    won=amount(max(won, lost)),
                    lost=amount(min(won, lost)),
                ),
                ("78D",),
            ),
        ),
        remarks=few_boards(given),
        charts=(
            chart(given, lambda margin: by_table(table, column, Fraction(margin))[0], int(column.most[-1]) + 1, won),
        ),
    )


def vps(given: Match) -> tuple[Fraction, Fraction]:
    """The points of this side and of the other. Raises Refused where the scale has no such number of boards."""
    if given.scale is Scale.WBF:
        winner = continuous(abs(given.imps), given.boards)
        won = winner if given.imps >= 0 else 20 - winner
        return won, 20 - won
    table = tables()[TABLE_OF[given.scale]]
    return by_table(table, column_for(table, boards_on(given, table)), Fraction(given.imps))


def column_for(table: Table, boards: int) -> Column:
    """The column of a table for so many boards. Raises Refused where there is none."""
    column = table.column(boards)
    if column is None:
        raise Refused("boards", tr("this scale has no column for {boards} boards", boards=boards))
    return column


def boards_on(given: Match, table: Table) -> int:
    """The number of boards whose column holds."""
    match given.scale:
        case Scale.EIGHT:
            return 2 * given.boards
        case Scale.BUTLER:
            return lower_group(table, given.boards)
        case Scale.EUROPEAN:
            known = [column.boards[0] for column in table.columns]
            return min(known, key=lambda one: (abs(one - given.boards), one))
        case _:
            return given.boards


def lower_group(table: Table, boards: int) -> int:
    """A number of boards in the group below that of a match; that of the lowest group stays."""
    at = next((n for n, column in enumerate(table.columns) if boards in column.boards), None)
    return boards if at is None else table.columns[max(0, at - 1)].boards[-1]


def boards_steps(given: Match, boards: int) -> tuple[Step, ...]:
    """The step from the boards of the match to those of the column, where they differ."""
    if boards == given.boards:
        return ()
    match given.scale:
        case Scale.EIGHT:
            return (
                Step(tr("Two tables of a team play {boards} boards: their number is doubled.", boards=given.boards)),
            )
        case Scale.BUTLER:
            return (Step(tr("Butler scores are smaller: the next lower group of boards is taken.")),)
        case _:
            return (Step(tr("The scale has no {boards} boards: the nearest is taken.", boards=given.boards)),)


def few_boards(given: Match) -> tuple[Step, ...]:
    """The recommendation for matches of few boards."""
    most, words = FEW.get(given.scale, (0, ""))
    return (Step(words),) if given.boards <= most else ()


def results(won: Fraction, lost: Fraction) -> tuple[Result, ...]:
    """The points of this side and of the other."""
    return Result(tr("for this side"), amount(won, Unit.VPS)), Result(tr("for the other"), amount(lost, Unit.VPS))


def by_formula(given: Match) -> Working:
    """The working on the continuous scale."""
    won, lost = vps(given)
    winner, blitz = max(won, lost), blitz_words(given.boards)
    return Working(
        results(won, lost),
        (
            Step(tr("From a margin of {blitz} IMPs (15 √boards) it is 20–0.", blitz=blitz)),
            Step(
                tr(
                    "10 + 10 (1 − R^(margin ÷ {blitz})) ÷ (1 − R), R = 0.236068: {won}.",
                    blitz=blitz,
                    won=amount(winner),
                )
            ),
            Step(tr("Rounded once, to a hundredth; both together have 20."), ("78D",)),
        ),
        remarks=(
            Step(
                tr("The formula is that of the scoring panel of the WBF (2013). Its tables may differ by a hundredth.")
            ),
        ),
        charts=(
            chart(
                given,
                lambda m: continuous(m, given.boards) if m >= 0 else 20 - continuous(-m, given.boards),
                int(float(blitz)) + 1,
                won,
            ),
        ),
    )


def chart(given: Match, points: Callable[[int], Fraction], most: int, won: Fraction) -> Chart:
    """The points for every margin, with that of the match marked."""
    most = max(most, min(abs(given.imps), 2 * most))
    line = tuple((margin, points(margin)) for margin in range(-most, most + 1))
    return Chart(
        tr("Victory points by margin"),
        tr("IMPs"),
        tr("VPs"),
        Shape.CURVE,
        (Series(str(given.scale.value), line),),
        (max(-most, min(given.imps, most)), won),
    )
