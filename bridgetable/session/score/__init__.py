"""Tricks agreed on, and the score entered."""

from __future__ import annotations

from functools import cache

from bridgetable.session.family import Consequences, Family
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.score.notation import PATTERNS


@cache
def _consequences() -> Consequences[ScoreAction]:
    from bridgetable.session.score.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("score", ScoreAction, PATTERNS, _consequences)
