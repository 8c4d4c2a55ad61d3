"""Claims and concessions."""

from __future__ import annotations

from functools import cache

from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.claims.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[ClaimAction]:
    from bridgetable.session.claims.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("claims", ClaimAction, PATTERNS, _consequences)
