"""Conduct of players and spectators."""

from __future__ import annotations

from functools import cache

from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.conduct.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[ConductAction]:
    from bridgetable.session.conduct.consequences import behaved, breaches, possible  # noqa: PLC0415

    return Consequences(possible, breaches, behaved)


FAMILY = Family("conduct", ConductAction, PATTERNS, _consequences)
