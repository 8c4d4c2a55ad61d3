"""A window whose page can be printed and kept in a file: that of a summary, a chart, two options, a handout."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton

from bridgetable.formats.files import not_written
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import message
from bridgetable.gui.controller import STOPPED, sentence
from bridgetable.gui.host import Host
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.file_dialog import path_to_keep
from bridgetable.gui.widgets.plain import plain_label


class PaperWindow(QDialog):
    """A window over that of its host, with a line in which it says what was done."""

    def __init__(self, host: Host) -> None:
        super().__init__(host.widget)
        self._host = host
        self.paper = host.settings.coloured(PAPER)
        self.buttons: dict[str, QPushButton] = {}
        self.line = plain_label(wraps=True)
        self.line.hide()

    def add_buttons(self, row: QHBoxLayout, told: Mapping[str, tuple[str, Callable[[], object]]], *apart: str) -> None:
        """Add buttons to a row, each with its name, its words and its effect; some stand apart from those before."""
        for name, (words, handler) in told.items():
            if name in apart:
                row.addStretch()
            button = self.buttons[name] = QPushButton(words)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, do=handler: do())
            row.addWidget(button)

    def ask_where(self, title: str, name: str, kinds: str) -> None:
        """Ask for a file, and keep the page in it; it ends like this name where somebody types no ending."""
        path = path_to_keep(self, title, name, kinds)
        if path is not None:
            self.keep_in(path)

    def keep_in(self, path: Path) -> None:
        """Keep the page in a file, its kind told by the ending; a failure is one sentence."""
        raise NotImplementedError

    def keep_by(self, path: Path, write: Callable[[], object], said: str) -> None:
        """Write a file, and say so; a failure is one sentence."""

        def written() -> str:
            write()
            return said

        try:
            self.say(self._host.controller.worked(written, self) or STOPPED)
        except OSError as error:
            self.say(not_written(path, error))
        except BridgetableError as error:
            self.say(sentence(str(error)))

    def say(self, sentence: str) -> None:
        """Show one sentence over the buttons."""
        sentence = message(sentence)
        self.line.setText(sentence)
        self.line.show()
        announce(self, sentence)
