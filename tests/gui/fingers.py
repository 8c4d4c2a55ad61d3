"""The fingers of somebody at mouse and keyboard: Qt's own off the screen, or real ones that an X server brings about."""

import shutil
import subprocess
from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT = Qt.MouseButton.LeftButton
STEPS = 8
"""The places at which a pointer that drags something is seen between the first and the last."""
AFTER_MS = 120
"""How long the window is given to hear of what real fingers have done."""

KEYSYMS = {"Enter": "Return", "PgDown": "Next", "PgUp": "Prior", "Esc": "Escape"}
"""The names of keys on an X server where they are other than Qt's."""


class Fingers(Protocol):
    """Keys and a mouse with a left button; places are those of a widget, in logical pixels."""

    def key(self, keys: str) -> None:
        """Press a key with those held beside it, such as `Ctrl+G`."""

    def write(self, words: str) -> None:
        """Type words."""

    def click(self, widget: QWidget, at: QPoint) -> None:
        """Press and release the left button."""

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Drag from one place to another."""


class QtFingers:
    """Fingers whose events Qt makes itself; a key goes to the widget that has the keyboard."""

    def key(self, keys: str) -> None:
        QTest.keySequence(with_keyboard(), QKeySequence(keys))

    def write(self, words: str) -> None:
        QTest.keyClicks(with_keyboard(), words)

    def click(self, widget: QWidget, at: QPoint) -> None:
        QTest.mouseMove(widget, at)
        QTest.mouseClick(widget, LEFT, pos=at)

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        QTest.mouseMove(widget, start)
        QTest.mousePress(widget, LEFT, pos=start)
        for at in between(start, end):
            QTest.mouseMove(widget, at)
        QTest.mouseRelease(widget, LEFT, pos=end)


class RealFingers:
    """Fingers of an X server: what they do comes to the window on the way of a real mouse and keyboard."""

    def key(self, keys: str) -> None:
        *held, last = keys.split("+")
        name = KEYSYMS.get(last, last if len(last) > 1 else last.lower())
        self._do("key", "+".join((*map(str.lower, held), name)))

    def write(self, words: str) -> None:
        self._do("type", "--delay", "5", words)

    def click(self, widget: QWidget, at: QPoint) -> None:
        self._do(*self._to(widget, at))
        self._do("click", "1")

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        self._do(*self._to(widget, start))
        self._do("mousedown", "1")
        for at in between(start, end):
            self._do(*self._to(widget, at), wait_ms=20)
        self._do("mouseup", "1")

    def _to(self, widget: QWidget, at: QPoint) -> tuple[str, ...]:
        place = widget.mapToGlobal(at) * widget.devicePixelRatio()
        return "mousemove", str(place.x()), str(place.y())

    def _do(self, *words: str, wait_ms: int = AFTER_MS) -> None:
        subprocess.run(("xdotool", *words), check=True)
        QTest.qWait(wait_ms)


def fingers() -> Fingers:
    """Real fingers where Qt draws on an X server that they can reach, else those of Qt."""
    return RealFingers() if QApplication.platformName() == "xcb" and shutil.which("xdotool") else QtFingers()


def between(start: QPoint, end: QPoint) -> Iterable[QPoint]:
    """The places between two others, the last among them."""
    return (start + (end - start) * step / STEPS for step in range(1, STEPS + 1))


def with_keyboard() -> QWidget:
    """The widget to which a key goes now."""
    QApplication.processEvents()
    found = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
    assert found is not None
    return found
