"""A match of which a part cannot be played."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.scales import by_table, tables
from bridgetable.desk.sorts import Choice, Whole, YesOrNo
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.values import frozen
from bridgetable.language import tr

HALF, A_BOARD, OF_PAIRS = Fraction(1, 2), Fraction(3, 2), Fraction(55)
"""A half, the IMPs for each board of a void match, and the per cent at pairs."""


class Event(Enum):
    """The event."""

    TEAMS = tr("teams")
    PAIRS = tr("pairs")
    INDIVIDUAL = tr("individuals")


@frozen(kw_only=True)
class Short:
    """The length of the match, and how much of it can be played."""

    event: Annotated[Event, Choice(tr("the event"), Event)]
    boards: Annotated[int, Whole(tr("the boards of the whole match"), 1, 55, Unit.BOARDS)]
    playable: Annotated[int, Whole(tr("the boards that can still be played in all"), 0, 55, Unit.BOARDS)]
    both: Annotated[bool, YesOrNo(tr("both sides are at fault"))] = False


@calculation(
    tr("Match not playable in full"),
    tr("A match cut short by late arrival or lack of time: averages board by board, or the match is void."),
    "12C2a",
    "82B2",
    handbook=("147.7", "147.8", "147.9"),
)
def part_match(given: Short) -> Working:
    """With half of it playable each board lost gets an artificial score; with less the match is void."""
    if given.playable > given.boards:
        raise Refused("playable", tr("not more than the whole match, {boards}", boards=given.boards))
    teams = given.event is Event.TEAMS
    lost = given.boards - given.playable
    if 2 * given.playable >= given.boards:
        each = tr("average minus for both") if given.both else tr("average plus and average minus")
        return Working(
            (Result(tr("on each board that is lost"), each), Result(tr("boards lost"), amount(lost, Unit.BOARDS))),
            (
                Step(tr("At least half of the match can be played: the rest of it is.")),
                Step(tr("Each board removed is scored in the basic form: 3 IMPs, or 60 and 40 %."), ("12C2a",)),
            ),
            remarks=REMARKS,
        )
    exact = A_BOARD * given.boards if teams else OF_PAIRS
    margin = rounded(exact, halves=Halves.AWAY) if teams else exact
    table = tables()["teams" if teams else "pairs"]
    column = table.column(given.boards)
    if column is None:
        raise Refused("boards", tr("the scale has no such number of boards"))
    won, lost_points = by_table(table, column, margin)
    unit = Unit.IMPS if teams else Unit.PERCENT
    own = amount(margin, unit)
    results = [Result(tr("for who is not at fault"), own)]
    if given.both:
        off = -margin if teams else 100 - margin
        results = [
            Result(tr("for both, each by itself"), amount(off, unit)),
            Result(tr("in VPs"), amount(lost_points, Unit.VPS)),
        ]
    else:
        results += [
            Result(tr("in VPs"), amount(won, Unit.VPS)),
            Result(tr("for the others"), amount(lost_points, Unit.VPS)),
        ]
    how = (
        tr("1.5 IMPs for each of {boards} boards, a half rounded up: {own}.", boards=given.boards, own=own)
        if teams
        else tr("55 % for the one and 45 % for the other.")
    )
    return Working(
        tuple(results), (Step(tr("Less than half can be played: the match is void.")), Step(how)), remarks=REMARKS
    )


REMARKS = (
    Step(tr("Allow seven minutes for each board, and say before the start how many are played.")),
    Step(tr("A board removed is not put back unless both sides wish it.")),
)
