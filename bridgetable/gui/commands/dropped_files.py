"""Files that are dragged from elsewhere onto the window, and opened there."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent

from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.file_handlers import open_path
from bridgetable.language import tr

DRAGGED = {QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop}


class DroppedFiles(QObject):
    """Lets files be dropped anywhere on a window but into a field of text, and opens them there."""

    def __init__(self, host: CommandHost) -> None:
        super().__init__(host.widget)
        self._host = host
        host.widget.setAcceptDrops(True)
        host.widget.installEventFilter(self)
        # A graphics view accepts every drag for what lies on its scene, and nothing there takes one.
        host.table.view.setAcceptDrops(False)
        host.table.view.viewport().setAcceptDrops(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in DRAGGED or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        files = files_in(event.mimeData())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(bool(files))
        if event.type() is QEvent.Type.Drop and files:
            # Who dragged them waits until this returns, and a list of boards may be asked about.
            QTimer.singleShot(0, self, lambda: self.open(files))
        return True

    def open(self, files: tuple[Path, ...]) -> None:
        """Open what was dropped, where it is one file."""
        self._host.widget.activateWindow()
        if len(files) == 1:
            open_path(self._host, files[0])
        else:
            words = "{count} files were dropped, and one at a time can be opened: drop a single one"
            self._host.say(tr(words, count=len(files)))


def files_in(data: QMimeData) -> tuple[Path, ...]:
    """The files of this computer that are dragged."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
