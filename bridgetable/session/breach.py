"""A law that an action breaks."""

from __future__ import annotations

from attrs import frozen

from bridgetable.game.irregularities import Kind


@frozen
class Breach:
    """One law that an action breaks: the kind of irregularity, the law, and what was required, if anything."""

    kind: Kind
    law: str
    required: str = ""
    deliberate: bool = False


Breaches = tuple[Breach, ...]
