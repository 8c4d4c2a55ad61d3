"""A teacher's pointer, spotlight and fading pen strokes on the screen: shares (0 to 1) of it, and milliseconds."""

from enum import Enum

from bridgetable.game.values import evolve, frozen

LASTS, FADES = 4000, 1500
"""The times for which a stroke stays once it has been drawn, and then takes to fade, in milliseconds."""
LEAST_SPOT, SPOT, MOST_SPOT, SPOT_STEP = 0.05, 0.12, 0.3, 0.02
"""The radius of the spotlight as a share of the screen's width."""

Place = tuple[float, float]


class Tool(Enum):
    """The tool in the teacher's hand."""

    NONE = "none"
    POINTER = "pointer"
    SPOTLIGHT = "spotlight"
    PEN = "pen"


@frozen
class Stroke:
    """A line drawn with the pen: its places, and when the pen was lifted, None while it is drawn."""

    places: tuple[Place, ...]
    ended: int | None = None


@frozen
class Marks:
    """The tool, where it is (None off the screen), the radius of the spotlight, and the strokes, the oldest first."""

    tool: Tool = Tool.NONE
    at: Place | None = None
    spot: float = SPOT
    strokes: tuple[Stroke, ...] = ()

    @property
    def draws(self) -> bool:
        """True where the pen is down."""
        return bool(self.strokes) and self.strokes[-1].ended is None


def take(marks: Marks, tool: Tool, now: int) -> Marks:
    """Take a tool, or put it away where it is the one in hand; a stroke that is being drawn ends."""
    ended = lift(marks, now)
    return evolve(ended, tool=Tool.NONE if tool is marks.tool else tool)


def move(marks: Marks, at: Place | None) -> Marks:
    """Move to a place, drawing where the pen is down; None leaves the screen."""
    if at is None:
        return evolve(marks, at=None)
    place = (min(1.0, max(0.0, at[0])), min(1.0, max(0.0, at[1])))
    moved = evolve(marks, at=place)
    if not marks.draws or marks.strokes[-1].places[-1] == place:
        return moved
    *before, last = marks.strokes
    return evolve(moved, strokes=(*before, evolve(last, places=(*last.places, place))))


def press(marks: Marks, at: Place, now: int) -> Marks:
    """Put the pen down at a place; with any other tool only move there."""
    moved = move(lift(marks, now), at)
    if moved.tool is not Tool.PEN or moved.at is None:
        return moved
    return evolve(moved, strokes=(*moved.strokes, Stroke((moved.at,))))


def lift(marks: Marks, now: int) -> Marks:
    """Lift the pen."""
    if not marks.draws:
        return marks
    *before, last = marks.strokes
    return evolve(marks, strokes=(*before, evolve(last, ended=now)))


def widen(marks: Marks, steps: int) -> Marks:
    """Make the spotlight wider by so many steps, or narrower."""
    return evolve(marks, spot=min(MOST_SPOT, max(LEAST_SPOT, marks.spot + steps * SPOT_STEP)))


def strength(stroke: Stroke, now: int) -> float:
    """The opacity of a stroke now, from 1 to 0."""
    if stroke.ended is None:
        return 1.0
    return min(1.0, max(0.0, 1.0 - (now - stroke.ended - LASTS) / FADES))


def without_faded(marks: Marks, now: int) -> Marks:
    """The marks without the strokes that have faded."""
    kept = tuple(stroke for stroke in marks.strokes if strength(stroke, now) > 0)
    return marks if len(kept) == len(marks.strokes) else evolve(marks, strokes=kept)


def wiped(marks: Marks) -> Marks:
    """The marks without any stroke."""
    return evolve(marks, strokes=())
