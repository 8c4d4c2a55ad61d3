"""The eyes that look at the table, and the cards that each may see."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bridgetable.game.seats import Seat
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.game.cards import Card
    from bridgetable.game.table import Table


class Watcher(Enum):
    """Somebody who looks at the table and has no hand: he sees all four, or only what lies on the table."""

    ALL = tr("all hands")
    TABLE = tr("table only")

    def __str__(self) -> str:
        """Write the watcher in words."""
        return self.value


Eye = Seat | Watcher


def may_see(eye: Eye, table: Table, owner: Seat, card: Card) -> bool:
    """True where this eye may see a card that is still in its owner's hand."""
    return eye is Watcher.ALL or eye is owner or table.lies_face_up(owner, card)
