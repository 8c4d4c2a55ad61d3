"""What players say, ask, explain or let be seen."""

from __future__ import annotations

from functools import cache

from bridgetable.session.family import Consequences, Family
from bridgetable.session.talk.actions import TalkAction
from bridgetable.session.talk.notation import PATTERNS


@cache
def _consequences() -> Consequences[TalkAction]:
    from bridgetable.session.talk.consequences import breaches, do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("talk", TalkAction, PATTERNS, _consequences)
