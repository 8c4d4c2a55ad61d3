"""The scores when a contestant withdraws."""

from enum import Enum
from fractions import Fraction
from math import ceil
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Exact, YesOrNo
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr

HALF = Fraction(1, 2)


class Event(Enum):
    """The movement of the event."""

    ALL_PLAY_ALL = tr("announced as all-play-all")
    OTHER = tr("any other")


class Scale(Enum):
    """The scale of victory points."""

    VPS_20 = tr("20–0")
    VPS_10 = tr("10–0")
    VPS_12 = tr("12–0")
    VPS_25 = tr("25–0")
    NONE = tr("no victory points")


@frozen
class Shares:
    """The VPs of who cannot meet an opponent that withdrew, and those that both share when they draw."""

    indemnity: Fraction
    drawn: int


SHARES: dict[Scale, Shares | None] = one_row_each(
    Scale,
    {
        Scale.VPS_20: Shares(Fraction(12), 20),
        Scale.VPS_10: Shares(Fraction(6), 10),
        Scale.VPS_12: Shares(Fraction(15, 2), 12),
        Scale.VPS_25: Shares(Fraction(35, 2), 30),
        Scale.NONE: None,
    },
)


@frozen(kw_only=True)
class Withdrawn:
    """The time at which somebody withdrew, and the averages of an opponent who cannot meet him any more."""

    event: Annotated[Event, Choice(tr("the event"), Event)]
    part: Annotated[Fraction, Exact(tr("the part of the event, or else of the session, that he had played"), 0, 1)]
    scale: Annotated[Scale, Choice(tr("the scale"), Scale)] = Scale.VPS_20
    own: Annotated[Fraction | None, Exact(tr("the average of the opponent over the event"), 0, 100)] = None
    his: Annotated[Fraction | None, Exact(tr("the average of who withdrew, so far"), 0, 100)] = None
    unit: Annotated[Fraction, Exact(tr("the smallest part that is kept"), 0, 10)] = HALF
    excused: Annotated[bool, YesOrNo(tr("the reason for withdrawing is acceptable, such as illness"))] = False


@calculation(
    tr("Withdrawal"),
    tr("Scores against a contestant who withdraws: cancelled or standing, and what those get who have not met him."),
    "81C4",
    "12C2d",
    handbook=("80.4", "145.2", "145.3", "145.4", "145.5"),
)
def withdrawal(given: Withdrawn) -> Working:
    """Before half all is cancelled; after it scores stand, and the others get the best of several."""
    if given.unit == 0:
        raise Refused("unit", tr("expected more than nought"))
    who = (
        tr("average minus for the boards left, up to half the event, perhaps less")
        if given.excused
        else tr("disqualified")
    )
    his = Result(tr("who withdrew"), who)
    if given.part < HALF:
        step = Step(tr("Less than half was played: all scores against him are cancelled."), ("81C4",))
        return Working((Result(tr("scores against him"), tr("cancelled")), his), (step,))
    stand = Step(tr("At least half was played, or the session had ended: scores against him stand."), ("81C4",))
    if given.event is Event.OTHER:
        sits = Step(tr("Who sits out in the middle of a session gets average plus; from the next on it is a sit-out."))
        return Working((Result(tr("scores against him"), tr("stand")), his), (stand, sits))
    told = dict(candidates(given))
    if not told:
        three = Step(tr("Three boards average plus, the rest average, or the own average if better."))
        return Working((Result(tr("who has not met him"), tr("average plus on three boards")), his), (stand, three))
    best = ceil(max(told.values()) / given.unit) * given.unit
    steps = tuple(Step(tr("{what}: {value}.", what=what, value=amount(value))) for what, value in told.items())
    return Working(
        (Result(tr("who has not met him"), amount(best, Unit.VPS)), Result(tr("scores against him"), tr("stand")), his),
        (stand, *steps, Step(tr("The best of these, a fraction up: {best}.", best=amount(best)))),
    )


def candidates(given: Withdrawn) -> list[tuple[str, Fraction]]:
    """The score that an opponent may get, with its words."""
    shares = SHARES[given.scale]
    if shares is None:
        return []
    found = [(tr("the indemnity of the scale"), shares.indemnity)]
    if given.own is not None:
        found.append((tr("the own average"), given.own))
    if given.his is not None:
        found.append((tr("the converse of the average of who withdrew"), shares.drawn - given.his))
    return found
