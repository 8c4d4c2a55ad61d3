"""The records that a window keeps unasked: its tables, the last position, the places in courses, the settings."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.documents.folders import last_path
from bridgetable.gui.settings import ClassChoice, place_of, write_settings
from bridgetable.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.formats.hands import Hands
    from bridgetable.formats.journal import Journal
    from bridgetable.formats.recovery import Recovered
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.files.recording import Recording
    from bridgetable.gui.host import Host
    from bridgetable.session.history import History


class Keeper:
    """Keeps what a window must not lose; nothing of a person's where it does not `keep`, as for pictures and tests."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.keeps = False
        self.recording: Recording | None = None
        self.opened_by_itself: tuple[Document, History] | None = None

    # The table as it is played.

    def record_in(self, folder: Path, *spare: Path) -> None:
        """Keep every table as it is played, from the present one on, in recovery files in this folder, or a spare one.

        What lies in the spare ones from before is brought back into it.
        """
        from bridgetable.formats.recovery_files import bring_back
        from bridgetable.gui.files.recording import Recording

        host = self._host
        # Said when the change is shown: showing it puts away what was said before.
        bring_back(spare, folder)
        self.recording = Recording(folder, lambda why: QTimer.singleShot(0, host.widget, partial(host.say, why)), spare)
        self.begin(host.document, host.controller.history)

    def begin(self, document: Document, history: History) -> None:
        """Record another table; the one before is then among the recent ones."""
        if self.recording is not None:
            self.recording.begin(document, history)

    def follow(self, history: History, rewritten: Journal | None = None) -> None:
        """Record what was done, undone or redone, or a lesson that was written anew."""
        if self.recording is not None and rewritten is not None:
            self.recording.rewrite(rewritten, history)
        elif self.recording is not None:
            self.recording.follow(history)

    def count(self, history: History, hands: Hands) -> None:
        """Record the hands that a class has raised."""
        if self.recording is not None:
            self.recording.count(history, hands)

    def fill(self, journal: Journal, history: History) -> None:
        """Record what was typed in the forms of the board."""
        if self.recording is not None:
            self.recording.fill(journal, history)

    def stop_recording(self) -> None:
        """Close the table on the screen; it is then among the recent ones."""
        if self.recording is not None:
            from bridgetable.formats.recovery import prune

            self.recording.close()
            prune(self.recording.folder)

    @property
    def left_behind(self) -> tuple[Recovered, ...]:
        """The tables that a program left that was killed."""
        if self.recording is None:
            return ()
        from bridgetable.formats.recovery import left_behind

        return left_behind(self.recording.folder)

    # The settings.

    def keep_settings(self) -> None:
        """Write down the settings and the window's place."""
        if self.keeps:
            self._host.settings = evolve(self._host.settings, geometry=place_of(self._host.widget))
            if why := write_settings(self._host.settings):
                self._host.say(why)

    def keep_class_choice(self, choice: ClassChoice) -> None:
        """Write down how the class window was left."""
        self._host.settings = evolve(self._host.settings, classroom=choice)
        self.keep_settings()

    # At the end.

    def keep_places(self, *been: tuple[Document, History]) -> None:
        """Keep where somebody is in a course; the lesson on which the program opened by itself is no such place."""
        if not self.keeps:
            return
        from bridgetable.gui.files.course_places import keep_places, places_path

        why = keep_places(places_path(), (one for one in been if one != self.opened_by_itself))
        if why:
            QTimer.singleShot(0, self._host.widget, partial(self._host.say, why))

    def keep_all(self, history: History) -> bool:
        """Keep everything, a whole history of the table too, so that closing loses nothing; whether it may close."""
        self.keep_settings()
        why = self._save_last(history)
        if why and not closes_all_the_same(self._host.widget, why):
            return False
        # After the table: so the next start knows that a lesson was the last.
        self.keep_places((self._host.document, self._host.controller.history))
        return True

    def keep_unasked(self, history: History) -> None:
        """Keep everything as at closing, without a question: nobody may be there to answer it."""
        self.keep_settings()
        why = self._save_last(history)
        if why and sys.stderr is not None:
            sys.stderr.write(f"bridgetable: {why}\n")
        self.keep_places((self._host.document, self._host.controller.history))

    def _save_last(self, history: History) -> str:
        if not self.keeps or not history.done:
            return ""
        from bridgetable.gui.documents.document import save

        path = last_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            save(self._host.document, history, path, asked=True)
        except OSError as error:
            return tr("{parent} cannot be made: {strerror}", parent=path.parent, strerror=error.strerror or error)
        except BridgetableError as error:
            return str(error)
        return ""


def closes_all_the_same(parent: QWidget, why: str) -> bool:
    """Say why what is on the table cannot be kept, and ask whether the window closes all the same."""
    from PySide6.QtWidgets import QMessageBox

    from bridgetable.game.printable import message
    from bridgetable.gui.controller import sentence
    from bridgetable.gui.widgets.plain import message_box

    said = sentence(message(tr("What is on the table could not be kept: {why}", why=why)))
    question = tr("{said}\n\nClose all the same?", said=said)
    box = message_box(parent, question, QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    return box.exec() == QMessageBox.StandardButton.Yes
