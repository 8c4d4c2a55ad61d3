"""The place reached in each course, as the text of the file in which it is kept."""

import re

from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import in_quotes, out_of_quotes
from bridgetable.game.values import frozen
from bridgetable.language import tr

MAGIC = "bridgetable places 1"
MOST_PLACES = 50
"""The number of courses that are remembered; those not visited for longest are forgotten."""
_QUOTED = r'"((?:[^"\\]|\\.)*)"'
_PLACE = re.compile(rf"^lesson (\d{{1,6}}) action (\d{{1,6}}) {_QUOTED} of {_QUOTED}$")


class PlacesError(BridgetableError):
    """The places are damaged: in which line, and what was expected there."""


@frozen
class CoursePlace:
    """The place of somebody in a course: the line of the lesson, its place from 0, and the number of actions done."""

    course: str
    lesson: str
    at: int
    done: int


def places_text(places: tuple[CoursePlace, ...]) -> str:
    """Write the places, the latest first, as the text of a file."""
    told = (f'lesson {p.at} action {p.done} "{in_quotes(p.lesson)}" of "{in_quotes(p.course)}"' for p in places)
    return "\n".join([MAGIC, *told]) + "\n"


def read_places(text: str) -> tuple[CoursePlace, ...]:
    """Read the places, the latest first. Raises PlacesError with the line that is damaged."""
    lines = text.splitlines()
    if lines[:1] != [MAGIC]:
        raise PlacesError(tr("line 1: expected “{magic}”", magic=MAGIC))
    places = []
    for number, line in enumerate(lines[1:], 2):
        found = _PLACE.match(line)
        if found is None:
            raise PlacesError(tr("line {number}: expected the place in a course", number=number))
        at, done, lesson, course = found.groups()
        places.append(CoursePlace(out_of_quotes(course), out_of_quotes(lesson), int(at), int(done)))
    return tuple(places[:MOST_PLACES])


def with_place(places: tuple[CoursePlace, ...], place: CoursePlace) -> tuple[CoursePlace, ...]:
    """The places with this one as the latest, in the stead of the older one in its course."""
    return (place, *(one for one in places if one.course != place.course))[:MOST_PLACES]
