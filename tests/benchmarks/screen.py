"""The budgets of the screen: the start against a bare label, full repaints, a frame of a drag, memory."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.budget import Figure
from tests.benchmarks.core import lesson, median_of

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

LABEL = """
import os
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication(["label", "-style", "fusion"])
label = QLabel("label")
label.show()
app.processEvents()
os._exit(0)
"""
WINDOW = """
import os
from bridgetable.gui import app
# It is called when the table has been painted.
app.settle = lambda _window: os._exit(0)
app.run()
"""
ON_A_FILE = """
import os
from bridgetable.gui import app
from bridgetable.resources import lessons
app.settle = lambda _window: os._exit(0)
app.run(lessons()[0])
"""
FILLED = """
import os
from PySide6.QtCore import QTimer
from bridgetable.gui import app
settle = app.settle
def settled(window):
    settle(window)
    watch = QTimer(window)
    watch.timeout.connect(lambda: window.start.page.is_filled and window.close())
    watch.start(0)
app.settle = settled
app.run()
"""
# Here Qt is left to the program to load: loaded before it, it keeps the source of every module in the memory.
SETTLED = """
import os
from bridgetable.gui import app
from tests.benchmarks.memory import most_memory
settle = app.settle
def settled(window):
    from PySide6.QtCore import QTimer
    settle(window)
    QTimer.singleShot(0, lambda: (print(most_memory(), flush=True), os._exit(0)))
app.settle = settled
app.run()
"""
WALKED = """
import os
from bridgetable.gui import app
from bridgetable.resources import lessons
from tests.benchmarks.memory import most_memory
settle = app.settle
def walk(window):
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication
    from bridgetable.gui.documents.document import lesson_in
    window.resize(1920, 1080)
    if {with_class}:
        window.with_class().room.open()
    for path in lessons():
        window.set_document(lesson_in(path))
        for count in range(0, len(window.controller.history.done) + len(window.controller.history.undone), 5):
            window.controller.go_to(count)
            QApplication.processEvents()
            # What an event loop does, and a single look at the events does not.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    print(most_memory(), flush=True)
    os._exit(0)
def settled(window):
    from PySide6.QtCore import QTimer
    settle(window)
    QTimer.singleShot(0, lambda: walk(window))
app.settle = settled
app.run()
"""
STARTS = 9
LONGEST = 300.0


def started(code: str, home: str) -> tuple[float, str]:
    """The seconds from the start of a process to its first picture, and what it said; compiled files have a folder."""
    plain = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    settings = {**plain, "HOME": home, "PYTHONPYCACHEPREFIX": f"{home}/compiled", "PYTHONPATH": str(Path.cwd())}
    begun = time.perf_counter()
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=settings, check=True, capture_output=True, text=True, timeout=LONGEST)
    return time.perf_counter() - begun, done.stdout


def starting() -> Iterator[Figure]:
    """The start on the start page and on a lesson, as ratios to that of a bare label: medians of runs taken in turn."""
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        # The first start compiles what it loads, and keeps the pictures of the start page.
        for code in (LABEL, FILLED, ON_A_FILE):
            started(code, home)
        runs = [[started(code, home)[0] for code in (LABEL, WINDOW, ON_A_FILE)] for _ in range(STARTS)]
    label, page, file = (statistics.median(times) for times in zip(*runs, strict=True))
    yield Figure("start", page / label, 2.0, "times", note=f"a label being {label:.2f} s")
    yield Figure("start on a lesson's file", file / label, 2.5, "times")


def painting() -> Iterator[Figure]:
    """Full repaints of the window at two sizes, and one frame of a drag."""
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtTest import QTest

    from bridgetable.formats.journal import acted_out
    from bridgetable.gui.pictures import Looks, window_for
    from bridgetable.gui.table.layout.places import Where

    journal = lesson("1")
    history = acted_out(journal)
    for size, budget in (((1920, 1080), 16), ((3840, 2160), 45)):
        window = window_for(history.at(30), journal, Looks(size), "bench")
        image = window.grab()
        repaint = median_of(lambda w=window: w.grab(), 15)  # type: ignore[misc]
        yield Figure(f"full repaint at {size[0]}x{size[1]}", repaint * 1000, budget, "ms")
        del image
        window.close()
    window = window_for(history.at(30), journal, Looks(), "bench")
    view = window.table.view
    layout = view.table_scene.layout
    if layout is None:
        return
    place = next(p for p in layout.cards if p.where is Where.HAND)
    at = QPointF(place.part.centre.x, place.part.centre.y).toPoint()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    moves = iter(range(1, 10_000))

    def frame() -> None:
        step = next(moves)
        at.setX(at.x() + (3 if step % 60 < 30 else -3))
        QTest.mouseMove(view.viewport(), at)
        view.viewport().repaint()

    for _ in range(10):
        frame()
    yield Figure("a frame of a drag at 1920x1080", median_of(frame, 60) * 1000, 4, "ms")
    window.close()


def teaching() -> Iterator[Figure]:
    """Full repaints of both windows before a class, a frame of the pointer and of the pen, and a step in both."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from bridgetable.formats.journal import acted_out
    from bridgetable.gui.commands.class_handlers import pen, pointer
    from bridgetable.gui.pictures import Looks, window_for

    journal = lesson("1")
    window = window_for(acted_out(journal).at(30), journal, Looks(), "bench")
    room = window.with_class().room
    room.open()
    if room.window is None:
        return
    theirs = room.window
    theirs.showNormal()
    theirs.resize(1920, 1080)
    QApplication.processEvents()
    for name, widget in (("teacher's window beside a class", window), ("class window", theirs)):
        widget.grab()
        yield Figure(f"full repaint of the {name}", median_of(widget.grab, 15) * 1000, 16, "ms")
    sheet = theirs.face.marks
    for take, name in ((pointer, "pointer"), (pen, "pen")):
        take(window)
        at, moves = QPoint(300, 300), iter(range(1, 10_000))
        QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=at)

        def frame(at: QPoint = at, moves: Iterator[int] = moves) -> None:
            at.setX(at.x() + (6 if next(moves) % 60 < 30 else -6))
            QTest.mouseMove(sheet, at)
            QApplication.processEvents()

        for _ in range(10):
            frame()
        yield Figure(f"a frame of the {name} on the class window", median_of(frame, 40) * 1000, 16, "ms")
        QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=at)
    room.pointing.put_away()
    room.pointing.wipe()
    window.close()


def charting() -> Iterator[Figure]:
    """The chart of the slowest law: every answer tried, laid out and painted on its page."""
    from bridgetable.chart.make import chart_of_subject
    from bridgetable.formats.picture_kind import PictureKind
    from bridgetable.gui.chart.files import chart_bytes, palette_of
    from bridgetable.resources import chart_subjects

    def drawn(path: Path) -> None:
        found = chart_of_subject(path)
        assert found is not None
        chart, about = found
        chart_bytes(chart, PictureKind.PDF, palette_of("paper"), about)

    slowest = max(median_of(lambda p=path: drawn(p), 1) for path in chart_subjects())  # type: ignore[misc]
    yield Figure("the chart of a law, on its page (slowest)", slowest * 1000, 1000, "ms")


def remembering() -> Iterator[Figure]:
    """Memory of the program when it has settled, and after a demonstration of all lessons, on a large screen."""
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        # The first of the two compiles what it loads, which takes memory.
        least = min(float(started(SETTLED, home)[1]) for _ in range(2))
        yield Figure("memory at most, at the start", least, 100, "MB")
        for with_class, budget, where in ((False, 150, ""), (True, 200, " before a class")):
            walked = float(started(WALKED.format(with_class=with_class), home)[1])
            yield Figure(f"memory at most, all lessons walked through{where}", walked, budget, "MB")
