"""A law that an action breaks."""

from __future__ import annotations

from bridgetable.game.irregularities import Kind
from bridgetable.game.values import frozen


@frozen
class Breach:
    """One law that an action breaks: the kind of irregularity, the law, and what was required, if anything."""

    kind: Kind
    law: str
    required: str = ""
    deliberate: bool = False


Breaches = tuple[Breach, ...]
