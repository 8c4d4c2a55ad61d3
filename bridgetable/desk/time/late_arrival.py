"""A contestant who arrives late or not at all."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Whole, YesOrNo
from bridgetable.desk.standards import Form, times, unsigned
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

FINED, HELD, FULL, STAND_BY, STAND_BY_TOLD = 5, 10, 7, 45, 90
"""In minutes: the delay that is fined, the longest for which a start is held up, what a board takes, from when a
stand-by has full rights."""


class Seat(Enum):
    """The contestant who waits for the place."""

    NOBODY = tr("nobody: the table waits")
    STAND_BY = tr("a stand-by plays meanwhile")
    RESERVE = tr("a reserve of a qualified event plays meanwhile")


@frozen(kw_only=True)
class Late:
    """The lateness, whether it was announced, who took the place, and the boards."""

    after: Annotated[int, Whole(tr("the minutes after the published start"), 0, 600, Unit.MINUTES)]
    told: Annotated[bool, YesOrNo(tr("the contestant had said that he would be late"))] = False
    seat: Annotated[Seat, Choice(tr("who has the place meanwhile"), Seat)] = Seat.NOBODY
    arrives: Annotated[bool, YesOrNo(tr("the contestant arrives in the end"))] = True
    held: Annotated[bool, YesOrNo(tr("the start of the event was delayed for him"))] = False
    boards: Annotated[int, Whole(tr("the boards of the first round"), 1, 40, Unit.BOARDS)] = 2
    round_minutes: Annotated[int, Whole(tr("the minutes of the first round"), 5, 400, Unit.MINUTES)] = 15
    form: Annotated[Form, Choice(tr("the final form of scoring"), Form)] = Form.MATCHPOINTS


@calculation(
    tr("Late arrival"),
    tr("A contestant who comes late or not at all: boards lost, the fine, and the rights of a stand-by."),
    "90B1",
    "12C2a",
    handbook=("144.3", "144.4", "145.1", "145.6", "145.7", "145.8"),
)
def late_arrival(given: Late) -> Working:
    """The boards that are left, the fine for a start held up, and whose the place is."""
    lost = boards_lost(given)
    results, steps = [], []
    if not given.arrives:
        results.append(Result(tr("the boards"), tr("factored, as a sit-out")))
        steps.append(Step(tr("He never comes: he counts as withdrawn, and averages given meanwhile are cancelled.")))
    else:
        results.append(Result(tr("boards lost in the first round"), amount(lost, Unit.BOARDS)))
        words = tr("Each board that is not played is average plus for the others and average minus.")
        steps += [Step(words, ("12C2a",))] if lost else []
    if given.held and given.after > FINED:
        results.append(Result(tr("the fine"), unsigned(times(given.form, 1))))
        steps.append(Step(tr("A start delayed by more than five minutes costs the standard amount."), ("90B1",)))
    elif given.after and given.arrives:
        results.append(Result(tr("the fine"), tr("a warning")))
        steps.append(Step(tr("The start may be held up for ten minutes where the movement needs it.")))
    if given.seat is not Seat.NOBODY:
        results.append(Result(tr("the place"), place_of(given)))
        steps += place_steps(given)
    return Working(tuple(results), tuple(steps))


def boards_lost(given: Late) -> int:
    """The boards for which no seven minutes are left of the first round, which begins later where it was held up."""
    gone = max(0, given.after - HELD) if given.held else given.after
    return max(0, given.boards - max(0, given.round_minutes - gone) // FULL)


def full_rights(given: Late) -> int:
    """The minute from which the place belongs to who has it."""
    return STAND_BY_TOLD if given.told and given.seat is Seat.STAND_BY else STAND_BY


def place_of(given: Late) -> str:
    """The contestant whose the place is."""
    if given.after >= full_rights(given) or not given.arrives:
        return tr("the newcomer keeps it")
    return tr("the late contestant takes it back")


def place_steps(given: Late) -> tuple[Step, ...]:
    """The steps to whose the place is."""
    first = Step(tr("Whoever fills the place has it for good after {minutes} minutes.", minutes=full_rights(given)))
    if given.after >= full_rights(given) or not given.arrives:
        return (first,)
    return (first, Step(tr("What the newcomer played is average minus for the late one; it stands for the others.")))
