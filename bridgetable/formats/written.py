"""A table written as PBN or LIN: alone, or into the PBN file that its board came from."""

from pathlib import Path

from bridgetable.formats.acted import Scene, scenes
from bridgetable.formats.encodings import decode
from bridgetable.formats.errors import RecordError
from bridgetable.formats.event import NO_EVENT, Event, event_of
from bridgetable.formats.files import read_bytes
from bridgetable.formats.from_table import recorded
from bridgetable.formats.lin.write import lin_text
from bridgetable.formats.pbn import reader
from bridgetable.formats.pbn.kept import with_board
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes
from bridgetable.formats.records import Record, RecordForm
from bridgetable.game.table import Table
from bridgetable.language import tr


def record_bytes(table: Table, path: Path, event: Event = NO_EVENT, origin: Record | None = None) -> bytes:
    """The content of a file of this name for a table: LIN for `.lin`, else PBN. Raises NotInLin, or RecordError."""
    # A board that came from a PBN file is written with all that this file holds, its other boards too.
    if path.suffix.lower() == ".lin":
        return lin_text((recorded(table, event),)).encode()
    source = None if origin is None or origin.form is not RecordForm.PBN else Path(origin.place.file)
    if origin is None or source is None or not source.is_file():
        return pbn_bytes((recorded(table, event),), TagOrder.EXPORT)
    return kept_bytes(read_bytes(source), origin, table, event)


def kept_bytes(content: bytes, origin: Record, table: Table, event: Event) -> bytes:
    """The content of a PBN file, with what came about at the table, and its event, in its game. Raises RecordError."""
    games = (r for r in reader.records(decode(content), origin.place.file) if isinstance(r, Record))
    game = next(
        (g for g in games if g.place == origin.place and (g.board, g.deal) == (origin.board, origin.deal)), None
    )
    scene = None if game is None else scene_of(game, table)
    if game is None or scene is None:
        raise RecordError(origin.place, tr("another game than was opened"), tr("the file as it was"))
    return with_board(content, game, recorded(scene.history().now.table, event_of(game)), recorded(table, event))


def scene_of(game: Record, table: Table) -> Scene | None:
    """The scene of a game that was put on this table: where auction and play are apart, the one that begins like it."""
    is_given = table.contract is not None and not table.auction.made
    found = scenes(game)
    return next((s for s in found if (s.start.floor.contract is not None) is is_given), found[-1] if found else None)
