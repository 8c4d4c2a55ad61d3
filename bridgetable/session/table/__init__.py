"""What is done at the table besides calling and playing."""

from __future__ import annotations

from functools import cache

from bridgetable.session.family import Consequences, Family
from bridgetable.session.table.actions import TableAction
from bridgetable.session.table.notation import PATTERNS


@cache
def _consequences() -> Consequences[TableAction]:
    from bridgetable.session.table.breaches import breaches  # noqa: PLC0415
    from bridgetable.session.table.consequences import do, possible  # noqa: PLC0415

    return Consequences(possible, breaches, do)


FAMILY = Family("table", TableAction, PATTERNS, _consequences)
