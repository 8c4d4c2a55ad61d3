"""What calls the director, answers him, or is said by him."""

from __future__ import annotations

from functools import cache

from bridgetable.session.director.actions import DirectorAction
from bridgetable.session.director.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[DirectorAction]:
    from bridgetable.session.director.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("director", DirectorAction, PATTERNS, _consequences)
