"""Whatever the screen shows is what has happened: nothing of a former table, nothing twice, nothing before its time."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.seats import Seat
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.documents.document import dealt, journal_document
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.theme import MOVING, STILL
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.settings import Settings
from bridgetable.gui.table.layout.places import Where
from bridgetable.gui.timeline.bar import length
from bridgetable.gui.window import Window
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.views import view
from bridgetable.views.eyes import Eye
from bridgetable.views.table.table_view import TableView
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY, document_of

SHOTS = Path(__file__).parents[1] / "shots"
Step = Callable[[Window, random.Random], None]


def open_lesson(window: Window, chance: random.Random) -> None:
    path = chance.choice(lesson_paths())
    window.set_document(journal_document(path.read_text(encoding="utf-8"), path))


def deal(window: Window, chance: random.Random) -> None:
    window.set_document(dealt(chance.randrange(100)))


def open_finished(window: Window, chance: random.Random) -> None:
    open_lesson(window, chance)
    window.controller.go_to(length(window.timeline.line.view))


def go_to(window: Window, chance: random.Random) -> None:
    window.controller.go_to(chance.randrange(length(window.timeline.line.view) + 1))


def several_back(window: Window, chance: random.Random) -> None:
    for _ in range(chance.randrange(1, 5)):
        window.controller.undo()


def on(window: Window, chance: random.Random) -> None:
    window.controller.redo()


def resize(window: Window, chance: random.Random) -> None:
    window.resize(*chance.choice(((1280, 720), (1100, 700), (1440, 900))))


def restyle(window: Window, chance: random.Random) -> None:
    window.choose(evolve(window.settings, theme=chance.choice(("dark", "light"))))


def to_projector(window: Window, chance: random.Random) -> None:
    window.set_screen(chance.choice(list(Screen)))


def rotate(window: Window, chance: random.Random) -> None:
    window.set_bottom(window.bottom.lho)


def preview(window: Window, chance: random.Random) -> None:
    decision = window.shown.decision if window.shown is not None else None
    window.display.point(chance.choice(decision.options).number if decision is not None and decision.options else 0)


def no_preview(window: Window, chance: random.Random) -> None:
    window.display.point(0)


STEPS: tuple[Step, ...] = (
    open_lesson,
    deal,
    open_finished,
    go_to,
    several_back,
    on,
    resize,
    restyle,
    to_projector,
    rotate,
    preview,
    no_preview,
)


def as_painted(widget: QWidget) -> QImage:
    """What has come to the screen of a widget, not what it would paint if it were asked."""
    whole = widget.screen().grabWindow(widget.window().winId()).toImage()
    at = widget.mapTo(widget.window(), QPoint(0, 0))
    return whole.copy(at.x(), at.y(), widget.width(), widget.height()).convertToFormat(QImage.Format.Format_RGB32)


def fresh(window: Window) -> Window:
    """Another window that has never shown anything but this."""
    made = Window(
        evolve(window.document, history=window.controller.history),
        evolve(window.settings, motion=False),
        (window.width(), window.height()),
    )
    made.set_bottom(window.bottom)
    made.set_screen(window.screen_kind)
    return made


def pieces_differ(window: Window) -> str:
    """What the scene holds that it should not, or in another place."""
    scene = window.table.view.table_scene
    assert scene.view is not None
    assert scene.shown is not None
    wanted = {piece.key: piece for piece in scene.pieces()}
    if set(wanted) != set(scene.items_by_key):
        return f"{set(wanted) ^ set(scene.items_by_key)}"
    if {item for item in scene.items()} != set(scene.items_by_key.values()):  # noqa: C416 -- Qt's list is no set
        return "an item that belongs to nothing"
    wrong = [key for key, piece in wanted.items() if scene.items_by_key[key].at != piece.rect]
    return f"elsewhere: {wrong}" if wrong else ""


@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
def test_after_anything_the_window_looks_like_a_fresh_one(qtbot: QtBot, motion: bool, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 -- a walk through the window, no secret
    window = Window(document_of(PENALTY_CARD), Settings(motion=motion), (1280, 720))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    for number in range(40):
        step = chance.choice(STEPS)
        step(window, chance)
        if chance.random() < 0.5:
            QTest.qWait(20)
            continue
        window.display.point(0)
        window.table.view.table_scene.motion.finish()
        QTest.qWait(30)
        told = f"{number}: {step.__name__}"
        assert "" == pieces_differ(window), told
        other = fresh(window)
        other.show()
        QTest.qWait(60)
        for one, same in ((window.table.view, other.table.view), (window.dock, other.dock)):
            assert as_painted(one) == as_painted(same), told
        other.close()
        other.deleteLater()


def test_a_fault_in_the_view_leaves_what_was(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(PENALTY_CARD)
    before, shown, document = window.controller.history, window.shown, window.document

    def broken(history: History, eye: Eye, **_how: object) -> TableView:
        raise KeyError(eye)

    monkeypatch.setattr(view, "view_for", broken)
    with pytest.raises(KeyError):
        window.controller.do(action("50D2 no restriction"))
    with pytest.raises(KeyError):
        window.set_document(document_of(HEAD))
    assert before is window.controller.history
    assert shown is window.shown
    assert document is window.document
    monkeypatch.undo()
    assert window.controller.do(action("50D2 no restriction"))


def seen_in_column(window: Window) -> set[QWidget]:
    """The blocks of the director's column that are seen, whether it still knows of them or not."""
    found = window.dock.column.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return {child for child in found if child.isVisible()}


def test_the_panel_is_made_once_when_the_screen_changes_under_the_pointer(qtbot: QtBot, opened: Opened) -> None:
    window = opened((SHOTS / "3-lead.table").read_text(encoding="utf-8"))
    window.resize(1280, 720)
    column = window.dock.column
    for kind in (Screen.PROJECTOR, Screen.DESK):
        option = column.options[1]
        at = option.mapTo(window, option.rect().center())
        QTest.mouseMove(window.windowHandle(), at + QPoint(3, 3))
        QTest.mouseMove(window.windowHandle(), at)
        qtbot.waitUntil(option.underMouse)
        window.set_screen(kind)
        assert len(column.options) == len({o for o in seen_in_column(window) if isinstance(o, OptionButton)})


# --- a trick is seen before it is quitted -----------------------------------------------------------------------------

THREE = PLAY.removesuffix("N plays D5\n")


def lies_in_trick(window: Window) -> set[str]:
    layout = window.table.view.table_scene.layout
    assert layout is not None
    return {str(p.shown.card) for p in layout.cards if p.where is Where.TRICK}


def backs_of(window: Window) -> int:
    layout = window.table.view.table_scene.layout
    assert layout is not None
    return len(layout.quitted[Seat.N])


def sees_tricks(window: Window, milliseconds: int) -> None:
    scene = window.table.view.table_scene
    scene.times = evolve(scene.times, trick_seen=milliseconds)


def test_the_fourth_card_of_a_trick_is_seen_before_the_trick_is_quitted(qtbot: QtBot, opened: Opened) -> None:
    window = opened(HEAD + AUCTION + THREE)
    before = backs_of(window)
    sees_tricks(window, 150)
    last = action("E plays D3")
    window.controller.do(action("N plays D5"))
    assert 3 == len(lies_in_trick(window))
    assert window.controller.do(last)
    assert {"S4", "D4", "DA", "D5", "D3"} >= lies_in_trick(window)
    assert 4 == len(lies_in_trick(window))
    assert before == backs_of(window)
    qtbot.waitUntil(lambda: before + 1 == backs_of(window))
    assert set() == lies_in_trick(window)


def test_the_next_gesture_quits_the_trick_at_once(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    sees_tricks(window, 60000)
    window.controller.do(action("E plays D3"))
    assert 4 == len(lies_in_trick(window))
    QTest.mousePress(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 400))
    assert set() == lies_in_trick(window)


def test_a_step_of_a_lesson_stops_at_the_whole_trick(qtbot: QtBot, opened: Opened) -> None:
    text = HEAD + "> They play.\n" + AUCTION + PLAY + "E plays D3\n> That was the trick.\nW leads CJ\n"
    window = opened(text)
    sees_tricks(window, 20)
    window.menus.run(next_note)
    qtbot.wait(60)
    assert 4 == len(lies_in_trick(window))
    window.menus.run(next_note)
    assert {"CJ"} == lies_in_trick(window)


def test_without_motion_a_trick_is_seen_all_the_same() -> None:
    assert MOVING.trick_seen == STILL.trick_seen >= 800
