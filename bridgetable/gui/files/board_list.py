"""The boards of a file of records, read piece by piece so that the window stays awake."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.formats.acted import Scene, scenes
from bridgetable.formats.check import findings
from bridgetable.formats.detect import read_any
from bridgetable.formats.elsewhere import with_elsewhere
from bridgetable.formats.errors import RecordError
from bridgetable.formats.records import Record
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.gui.documents.document import Document, record_document
from bridgetable.gui.documents.new_tables import terms_of_new_tables
from bridgetable.language import tr

SLICE_S = 0.012


@frozen(eq=False)
class BoardRow:
    """A board of the list: its number, room, contract and result in words, findings in words, and its scene."""

    number: str
    room: str
    contract: str
    result: str
    findings: tuple[str, ...]
    record: Record
    scene: Scene
    what: str = ""

    def document(self, path: Path, records: Iterable[Record] = ()) -> Document:
        """The board as a document, with what the other records of its file tell of it. Raises BridgetableError."""
        return record_document(self.record, with_elsewhere(self.scene, self.record, records), path)


def rows_of(record: Record) -> Iterator[BoardRow]:
    """The rows of a record: one, or auction and play apart where they do not belong together."""
    terms = terms_of_new_tables()
    acted = scenes(record, *terms)
    try:
        found = tuple(f"{f.seat} {f.kind}" for f in findings(record, terms[0]))
    except BridgetableError as error:
        found = (str(error),)
    for number, scene in enumerate(acted):
        apart = ("auction", "play")[number] if len(acted) == 2 else ""
        cells = contract_words(record), result_words(record)
        yield BoardRow(str(record.board or "–"), record.room, *cells, found, record, scene, apart)


def contract_words(record: Record) -> str:
    """The contract and its declarer: 4♠X S, passed out, or a dash."""
    if record.passed_out:
        return tr("passed out")
    contract = record.contract
    if contract is None or not contract.level:
        return "–"
    doubled = ("", "X", "", "XX")[contract.doubled - 1]
    by = f" {record.declarer}" if record.declarer is not None else ""
    return f"{contract.level}{contract.strain.in_words}{doubled}{by}"


def result_words(record: Record) -> str:
    """The result against the contract: =, +1, −2, or a dash."""
    contract, result = record.contract, record.result
    if contract is None or result is None or not contract.level:
        return "–"
    over = result.tricks - contract.level - 6
    return "=" if not over else f"+{over}" if over > 0 else f"−{-over}"


class Reading(QObject):
    """A file being read: rows as they come, troubles, the share done (0 to 1), and the end."""

    row = Signal(object)
    trouble = Signal(str)
    progress = Signal(float)
    finished = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._records: Iterator[Record | RecordError] = iter(())
        self._lines = 1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Begin to read."""
        try:
            self._lines = max(1, self.path.read_bytes().count(b"\n"))
        except OSError:
            self._lines = 1
        self._records = read_any(self.path)
        self._timer.start(0)

    def cancel(self) -> None:
        """Stop; the rows read so far stand."""
        if self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    def _go_on(self) -> None:
        until = monotonic() + SLICE_S
        while monotonic() < until:
            one = next(self._records, None)
            if one is None:
                self._timer.stop()
                self.progress.emit(1.0)
                self.finished.emit()
                return
            self._take(one)

    def _take(self, one: Record | RecordError) -> None:
        if isinstance(one, RecordError):
            self.trouble.emit(str(one))
            return
        for row in rows_of(one):
            self.row.emit(row)
        self.progress.emit(min(1.0, one.place.line / self._lines))
