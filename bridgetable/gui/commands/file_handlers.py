"""Opening, keeping and dealing boards; a failure is one sentence, and the present table stays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from bridgetable.game.errors import BridgetableError
from bridgetable.gui.commands.commands import Do
from bridgetable.gui.files.documents import (
    SUFFIX,
    dealt,
    is_journal,
    journal_document,
    last_path,
    lesson_paths,
    read_text,
    save,
)
from bridgetable.gui.paint.icons import Icon

if TYPE_CHECKING:
    from bridgetable.gui.files.board_list import Playlist
    from bridgetable.gui.window import Window

FILES = "Boards (*.table *.pbn *.PBN *.lin *.LIN);;All files (*)"
PICTURES = "Pictures (*.png *.pdf *.svg)"
MOST_SEED = 2**31 - 1
SEEDS = 1_000_000


class FileDeeds:
    """What a window does with files, deals and boards."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        self.window = window
        self.playlist: Playlist | None = None

    def open(self) -> None:
        """Ask for a file, and open it."""
        folder = str(self.window.document.path.parent) if self.window.document.path else ""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(self.window, "Open", folder, FILES)
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a file; where that fails, one sentence says why and the present table stays."""
        try:
            text = read_text(path)
            if is_journal(text):
                document = journal_document(text, path)
                self.take_playlist(None)
                self.window.set_document(document)
            else:
                self._open_records(path)
        except BridgetableError as error:
            self.window.say(str(error))
            return
        self.window.remember(path)

    def _open_records(self, path: Path) -> None:
        from bridgetable.gui.files.board_chooser import BoardChooser

        BoardChooser(self.window, path).begin()

    def take_playlist(self, playlist: Playlist | None) -> None:
        """Go by another list of boards; the one before is put away."""
        if self.playlist is not None and self.playlist is not playlist:
            self.playlist.put_away()
        self.playlist = playlist

    def boards(self) -> None:
        """Show the boards of the file that is open."""
        if self.playlist is None:
            self.window.say("This file holds one board: open a PBN or LIN file to choose among its boards")
        else:
            self.playlist.show()

    def step_board(self, by: int) -> None:
        """Go on or back in the playlist."""
        if self.playlist is not None:
            self.playlist.step(by)

    def name_boards(self) -> None:
        """Say which of the commands about several boards can be had."""
        for do in (Do.NEXT_BOARD, Do.PREVIOUS_BOARD, Do.BOARDS):
            self.window.menus.actions[do].setEnabled(self.playlist is not None)

    def save(self) -> None:
        """Keep what was done in the document's own file, or ask for one."""
        path = self.window.document.path
        if path is None or path in lesson_paths():
            self.save_as()
        else:
            self.save_to(path)

    def save_as(self) -> None:
        """Ask for a file, and keep what was done in it."""
        name = Path(self.window.document.name).stem + SUFFIX
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self.window, "Save as", name, f"Journals (*{SUFFIX})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The dialog itself must know it, to ask before it writes over a file that was named without it.
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        if dialog.exec():
            self.save_to(Path(dialog.selectedFiles()[0]))

    def save_to(self, path: Path) -> None:
        """Keep what was done in a file, whole or not at all."""
        window = self.window
        try:
            document = save(window.document, window.controller.history, path)
        except BridgetableError as error:
            window.say(str(error))
            return
        window.document = document
        window.name_file(path.name)
        window.remember(path)
        window.say(f"Kept in {path.name}", Icon.TICK)

    def keep_picture(self) -> None:
        """Ask for a file, and draw the window into it."""
        name = Path(self.window.document.name).stem + ".png"
        from PySide6.QtWidgets import QFileDialog

        chosen, _ = QFileDialog.getSaveFileName(self.window, "Keep a picture", name, PICTURES)
        if chosen:
            self.draw_to(Path(chosen))

    def draw_to(self, path: Path) -> None:
        """Draw the window into a file, whole or not at all."""
        from bridgetable.gui.files.show import write_picture

        try:
            write_picture(self.window, path if path.suffix else path.with_suffix(".png"))
        except OSError as error:
            self.window.say(f"{path} cannot be written: {error.strerror or error}. Choose another folder")
            return
        self.window.say(f"Drawn in {path.name}", Icon.TICK)

    def print_page(self) -> None:
        """Ask for a printer, and print the window as large as its page allows."""
        from bridgetable.gui.files.printing import ask_and_print

        ask_and_print(self.window)

    def summary(self) -> None:
        """Show the summary page of the board so far, to be printed or kept."""
        from bridgetable.gui.summary.window import show_summary

        show_summary(self.window)

    def keep_last(self) -> bool:
        """Keep what is on the table, unasked, so that closing loses nothing; whether the window may close."""
        path = last_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(self.window.document, self.window.controller.history, path)
        except OSError as error:
            why = f"{path.parent} cannot be made: {error.strerror or error}"
        except BridgetableError as error:
            why = str(error)
        else:
            return True
        from bridgetable.gui.commands.dialogs import closes_all_the_same

        return closes_all_the_same(self.window, why)

    def take_up(self) -> None:
        """Put back what was on the table when the window was closed; it has no file, so that saving asks for one."""
        path = last_path()
        if not path.exists():
            self.window.say("Nothing was left on the table")
            return
        try:
            document = journal_document(read_text(path), path)
        except BridgetableError as error:
            self.window.say(str(error))
            return
        title = document.journal.title if document.journal is not None else ""
        history = document.history.at(len(document.history.done) + len(document.history.undone))
        self.take_playlist(None)
        self.window.set_document(evolve(document, history=history, name=title or path.name, path=None))

    def back(self) -> None:
        """Go back to what was open before, as it was left."""
        if self.window.before is None:
            self.window.say("No other board was open before this one")
        else:
            self.window.set_document(self.window.before)

    def deal(self, seed: int) -> None:
        """Deal the board of a seed."""
        self.take_playlist(None)
        self.window.set_document(dealt(seed))
        self.window.say(f"Dealt from seed {seed}: the same seed deals the same board", Icon.TICK)

    def deal_anything(self) -> None:
        """Deal a board from a seed that nobody has chosen."""
        import secrets

        self.deal(secrets.randbelow(SEEDS))

    def deal_from(self) -> None:
        """Ask for a seed, and deal its board."""
        from PySide6.QtWidgets import QInputDialog

        seed, chosen = QInputDialog.getInt(self.window, "Deal from seed", "Seed, 0 or more:", 1, 0, MOST_SEED)
        if chosen:
            self.deal(seed)
