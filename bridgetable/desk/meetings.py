"""Meetings of two contestants with their scores, as inputs."""

import re
from fractions import Fraction
from typing import ClassVar

from bridgetable.desk.amounts import exact_text
from bridgetable.desk.sorts import Exact, Sort
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.language import tr

_MEETING = re.compile(r"(?P<one>[^:/]+)/(?P<two>[^:/]+)(?::(?P<ours>[^:~]+)~(?P<theirs>[^:~]+))?")
_SCORE = Exact("", -100_000, 100_000)


@frozen
class Meeting:
    """Two contestants who met, and perhaps what each got."""

    one: str
    two: str
    ours: Fraction = Fraction(0)
    theirs: Fraction = Fraction(0)

    def has(self, name: str) -> bool:
        """True where a contestant took part."""
        return name in {self.one, self.two}

    def won_by(self, name: str) -> Fraction:
        """The score of one of the two."""
        return self.ours if name == self.one else self.theirs


@frozen
class Met(Sort):
    """Two contestants who met, `Reds/Blues`, with what each got: `Reds/Blues:12~8`."""

    kind: ClassVar = "meeting"
    is_scored: bool = True

    @property
    def expected(self) -> str:
        """An example."""
        return tr("a meeting such as Reds/Blues:12~8") if self.is_scored else tr("a meeting such as Reds/Blues")

    def parsed(self, text: str) -> object:
        """The meeting."""
        found = _MEETING.fullmatch(text)
        if found is None or (found["ours"] is not None) is not self.is_scored:
            return None
        one, two = found["one"].strip(), found["two"].strip()
        if not self.is_scored:
            return Meeting(one, two)
        try:
            scores = [_SCORE.read(found[side]) for side in ("ours", "theirs")]
        except NotationError:
            return None
        return Meeting(one, two, *(Fraction(str(score)) for score in scores))

    def holds(self, value: object) -> bool:
        """True where two different contestants meet."""
        return isinstance(value, Meeting) and bool(value.one) and bool(value.two) and value.one != value.two

    def written(self, value: object) -> str:
        """The names, and what each got."""
        if not isinstance(value, Meeting):
            return str(value)
        scores = f":{exact_text(value.ours)}~{exact_text(value.theirs)}" if self.is_scored else ""
        return f"{value.one}/{value.two}{scores}"
