"""How long each command of the menus holds the window, the first time that it is run in a program just started.

    python -m tests.gui.awake_commands [FILE]

prints a line for each: the longest stretch of processor time in milliseconds, and the command.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication

from bridgetable.gui import app
from bridgetable.gui.commands.file_handlers import quit_program
from bridgetable.gui.start.reading_ahead import ReadingAhead
from bridgetable.gui.window import Window
from bridgetable.resources import lessons
from tests.gui.awake import watched

OFTEN = 40
"""The milliseconds after which a dialog or a menu that has opened is closed again."""


def close_others(window: Window) -> None:
    """Close everything that a command has opened over the window."""
    for other in (QApplication.activePopupWidget(), QApplication.activeModalWidget(), *QApplication.topLevelWidgets()):
        if other is not None and other is not window and other.isVisible():
            other.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def walk(window: Window) -> None:
    """Run every command, and print the longest stretch of each."""
    closer = QTimer(window, interval=OFTEN)
    closer.timeout.connect(lambda: close_others(window))
    closer.start()
    for command, action in tuple(window.menus.actions.items()):
        if command is quit_program or not action.isEnabled():
            continue
        # What is switched on is switched off again.
        for _ in range(1 if command.checked is None else 2):
            with watched() as found:
                action.trigger()
            print(f"{found.longest:.0f}\t{command.words}", flush=True)
        close_others(window)
    os._exit(0)


def main() -> None:
    """Start the program on a file, or on the first lesson, and walk the commands once it is at rest."""
    settle = app.settle

    def settled(window: Window) -> None:
        settle(window)
        ahead = window.findChild(ReadingAhead)
        assert ahead is not None
        ahead.ended.connect(lambda: walk(window))

    app.settle = settled
    app.run(Path(sys.argv[1]) if len(sys.argv) > 1 else lessons()[0])


if __name__ == "__main__":
    main()
