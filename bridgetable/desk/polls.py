"""The answers of peers who were asked what they would do."""

import re
from fractions import Fraction
from typing import ClassVar

from bridgetable.desk.sorts import Sort
from bridgetable.game.values import frozen
from bridgetable.language import tr

_ROW = re.compile(r"(?P<name>[^:]+):(?P<chose>\d{1,4})(?:\+(?P<considered>\d{1,4}))?")


@frozen
class Answers:
    """An action, by how many it was chosen, and by how many others it was seriously considered."""

    name: str
    chose: int
    considered: int = 0


Tally = tuple[Answers, ...]


@frozen
class Polled(Sort):
    """The actions with their answers between commas: `pass:6,3NT:3+2`."""

    kind: ClassVar = "poll"

    @property
    def expected(self) -> str:
        """An example."""
        return tr("actions with their numbers between commas, such as pass:6,3NT:3+2")

    def parsed(self, text: str) -> object:
        """The answers."""
        found = [_ROW.fullmatch(part.strip()) for part in text.split(",")]
        rows = [Answers(m["name"].strip(), int(m["chose"]), int(m["considered"] or 0)) for m in found if m is not None]
        return tuple(rows) if len(rows) == len(found) else None

    def holds(self, value: object) -> bool:
        """True where each action is there once, and somebody was asked."""
        if not isinstance(value, tuple) or not all(isinstance(one, Answers) for one in value):
            return False
        return len({one.name for one in value}) == len(value) and sum(one.chose for one in value) > 0

    def written(self, value: object) -> str:
        """The answers between commas."""
        if not isinstance(value, tuple):
            return str(value)
        return ",".join(f"{o.name}:{o.chose}" + (f"+{o.considered}" if o.considered else "") for o in value)


def alternatives(tally: Tally, serious: Fraction, some: int) -> tuple[str, ...]:
    """The logical alternatives: considered by this part of the peers, and chosen by so many of them."""
    asked = sum(one.chose for one in tally)
    return tuple(one.name for one in tally if one.chose >= some and one.chose + one.considered >= serious * asked)
