"""Calls made at the table."""

from __future__ import annotations

from functools import cache

from bridgetable.session.calls.actions import CallAction
from bridgetable.session.calls.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[CallAction]:
    from bridgetable.session.calls.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("calls", CallAction, PATTERNS, _consequences)
