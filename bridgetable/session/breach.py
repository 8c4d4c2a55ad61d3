"""A law that an action breaks."""

from __future__ import annotations

from bridgetable.game.irregularities import Kind, Manner
from bridgetable.game.values import frozen


@frozen
class Breach:
    """One law that an action breaks: the kind of irregularity, the law, and what was required, if anything.

    `how` tells the ways apart in which an irregularity of its kind can come about.
    """

    kind: Kind
    law: str
    required: str = ""
    deliberate: bool = False
    how: Manner | None = None


Breaches = tuple[Breach, ...]
