"""Faults of the deal and of the board."""

from __future__ import annotations

from functools import cache

from bridgetable.session.deal.actions import DealAction
from bridgetable.session.deal.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[DealAction]:
    from bridgetable.session.deal.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("deal", DealAction, PATTERNS, _consequences)
