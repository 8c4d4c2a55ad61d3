"""What is done with cards: they are played, led, exposed, named, taken back and spread."""

from __future__ import annotations

from functools import cache

from bridgetable.session.cards.actions import CardAction
from bridgetable.session.cards.notation import PATTERNS
from bridgetable.session.family import Consequences, Family


@cache
def _consequences() -> Consequences[CardAction]:
    from bridgetable.session.cards.breaches import breaches  # noqa: PLC0415
    from bridgetable.session.cards.consequences import do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("cards", CardAction, PATTERNS, _consequences)
