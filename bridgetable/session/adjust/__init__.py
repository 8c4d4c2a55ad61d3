"""Adjusted scores: who asks for them, and the contest they are compared with."""

from __future__ import annotations

from functools import cache

from bridgetable.session.adjust.actions import AdjustAction
from bridgetable.session.adjust.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[AdjustAction]:
    from bridgetable.session.adjust.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("adjust", AdjustAction, PATTERNS, _consequences)
