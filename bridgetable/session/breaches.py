"""The laws that an action breaks, how that is recorded at the table, and the refusal of what nobody could do."""

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Irregularity, Kind, Manner
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen


@frozen
class Breach:
    """A law that an action breaks: kind of irregularity, law, what it required, and in which of its ways."""

    kind: Kind
    law: str
    required: str = ""
    deliberate: bool = False
    how: Manner | None = None


Breaches = tuple[Breach, ...]


def with_record(table: Table, one: Irregularity) -> Table:
    """The table with one more irregularity, which is given the next number."""
    return evolve(table, irregularities=(*table.irregularities, evolve(one, number=len(table.irregularities) + 1)))


def must(words: str, *, holds: bool) -> None:
    """Refuse an action with these words, unless what it needs holds. Raises ImpossibleAction."""
    if not holds:
        raise ImpossibleAction(words)
