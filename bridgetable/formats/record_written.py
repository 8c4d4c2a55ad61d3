"""A table written as a record for other programs: what stood, as PBN or LIN, by the ending of the file."""

from __future__ import annotations

from pathlib import Path

from bridgetable.formats.from_table import recorded
from bridgetable.formats.lin.write import lin_text
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes
from bridgetable.game.table import Table


def record_bytes(table: Table, path: Path) -> bytes:
    """The content of a file of this name that tells what stood at a table: LIN for `.lin`, else PBN.

    Raises NotInLin.
    """
    record = recorded(table)
    if path.suffix.lower() == ".lin":
        return lin_text((record,)).encode()
    return pbn_bytes((record,), TagOrder.EXPORT)
