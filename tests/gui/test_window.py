"""The window: what people do comes back as one view; keys do all; nothing ends in a traceback."""

import importlib
import pkgutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.seats import Seat
from bridgetable.gui import commands
from bridgetable.gui.commands.command import Command
from bridgetable.gui.commands.commands import COMMANDS
from bridgetable.gui.commands.dialogs import key_rows, keys_dialog
from bridgetable.gui.commands.file_handlers import board_before, deal, deal_seed, open_path, save_to
from bridgetable.gui.commands.step_handlers import back, next_note, to_end, to_start, trick_on
from bridgetable.gui.commands.table_handlers import director, do_written, redo, undo
from bridgetable.gui.commands.view_handlers import full_screen, projector, to_options
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.frame import restore
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.paint.theme import PALETTES
from bridgetable.gui.panel.fields import NoteRow
from bridgetable.gui.window import LEAST_SIZE, Window
from bridgetable.session.director.actions import Notice
from bridgetable.views.eyes import Watcher
from tests.gui.menus import menu_under
from tests.gui.told import AUCTION, DROPPED, HEAD, LESSON, PENALTY_CARD, PLAY, document_of

Opened = Callable[[str], Window]
UNDO = Qt.KeyboardModifier.ControlModifier


def test_undo_and_redo_say_what_they_would_do(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    assert "Undo: East calls Pass" == window.tools.buttons[undo].text()
    assert not window.tools.buttons[redo].isEnabled()
    window.menus.run(undo)
    assert "Redo: East calls Pass" == window.tools.buttons[redo].text()
    assert "Undo: North calls Pass" == window.menus.actions[undo].text()


def test_the_question_is_shown_with_its_options_and_who_chooses(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    column = window.dock.column
    assert ["Require a heart", "Prohibit hearts", "No restriction"] == [b.option.title for b in column.options]
    assert "South, declarer, chooses. West waits." == "".join(
        column.ruling.decision.banner if column.ruling.decision else ()
    )
    assert all(button.accessibleName().startswith("Option ") for button in column.options)


def test_a_digit_chooses_its_option(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD)
    QTest.keyClick(window, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: window.controller.history.now.pending is None)
    assert "prohibit H" in str(window.controller.history.done[-1])


def test_a_click_chooses_an_option_and_undo_asks_again(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD)
    QTest.mouseClick(window.dock.column.options[2], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.controller.history.now.pending is None)
    QTest.keyClick(window, Qt.Key.Key_Z, UNDO)
    assert 3 == len(window.dock.column.options)


def test_enter_chooses_the_option_in_focus_and_arrows_walk(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD)
    window.menus.run(to_options)
    options = window.dock.column.options
    options[0].setFocus()
    QTest.keyClick(options[0], Qt.Key.Key_Down)
    qtbot.waitUntil(options[1].hasFocus)
    QTest.keyClick(options[1], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.history.now.pending is None)
    assert "prohibit H" in str(window.controller.history.done[-1])


def test_an_option_looked_at_shows_what_would_begin_and_end(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    window.display.point(2)
    force = window.dock.force
    assert force.after is not None
    assert ["West may not lead hearts"] == [row.text for row in force.after if row not in force.force]
    window.display.point(0)
    assert force.after is None


def test_looking_at_an_option_changes_no_history(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    before = window.controller.history
    for number in range(5):
        window.display.point(number)
    assert before is window.controller.history


def test_the_director_is_called_for_the_one_thing_that_went_wrong(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY + DROPPED)
    assert not window.dock.column.options
    window.menus.run(director)
    assert 3 == len(window.dock.column.options)


def test_the_director_is_called_by_an_opponent_for_a_hesitation_alone(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    do_written(window, "E hesitates")
    window.menus.run(director)
    assert Notice(Seat.S) == window.controller.history.done[-1]
    assert "Do you agree that it happened?" in str(window.dock.column.ruling.decision)


def test_an_action_may_be_written(opened: Opened) -> None:
    window = opened(HEAD)
    do_written(window, "S calls 1S")
    assert 1 == len(window.controller.history.done)
    do_written(window, "S flies")
    assert 1 == len(window.controller.history.done)
    assert window.table.toast.isVisible()


def test_a_file_that_cannot_be_read_leaves_the_table_as_it_is(opened: Opened, tmp_path: Path) -> None:
    window = opened(PENALTY_CARD)
    before = window.controller.history
    damaged = tmp_path / "damaged.table"
    damaged.write_text("bridgetable 1\nboard: seven\n", encoding="utf-8")
    for path in (damaged, tmp_path / "none.table", tmp_path):
        open_path(window, path)
        assert before is window.controller.history
        assert window.table.toast.isVisible()
        assert window.table.toast.accessibleName().endswith(".")


def test_what_is_kept_opens_again(opened: Opened, tmp_path: Path) -> None:
    window = opened(PENALTY_CARD)
    save_to(window, tmp_path / "kept.table")
    done = window.controller.history.done
    deal_seed(window, 1)
    assert () == window.controller.history.done
    open_path(window, tmp_path / "kept.table")
    assert done == window.controller.history.done
    assert str(tmp_path / "kept.table") == window.settings.recent[0]


def test_the_board_before_can_be_had_again_as_it_was_left(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    window.menus.run(undo)
    left = window.controller.history
    deal_seed(window, 1)
    window.menus.run(board_before)
    assert left is window.controller.history


def test_a_file_that_cannot_be_kept_loses_nothing(opened: Opened, tmp_path: Path) -> None:
    window = opened(PENALTY_CARD)
    document = window.document
    save_to(window, tmp_path / "no folder" / "kept.table")
    assert document is window.document
    assert window.table.toast.isVisible()


def test_next_goes_from_note_to_note_and_comes_back_from_beside_the_lesson(opened: Opened) -> None:
    window = opened(LESSON)
    assert ("South plays in spades.",) == window.dock.column.ruling.notes
    do_written(window, "S calls 7NT")
    window.menus.run(next_note)
    assert ("Now a card falls.",) == window.dock.column.ruling.notes
    window.menus.run(next_note)
    assert 3 == len(window.dock.column.options)
    window.menus.run(next_note)
    window.menus.run(next_note)
    assert window.table.toast.isVisible()
    assert () == window.controller.history.undone


def test_every_lesson_is_walked_to_its_end_and_every_fourth_undone_to_its_start(opened: Opened) -> None:
    window = opened(HEAD)
    assert lesson_paths()
    for number, path in enumerate(lesson_paths()):
        open_path(window, path)
        start = window.controller.history.at(0).now
        for _ in range(60):
            if window.is_ruling_first:
                # The lesson waits for an answer: the one that it gives itself.
                window.controller.redo()
            elif window.controller.history.undone:
                window.menus.run(next_note)
        assert () == window.controller.history.undone, path.stem
        # That undo comes to the start of each lesson is held without a window: here it is drawn, in every fourth.
        while number % 4 == 0 and window.controller.history.done:
            window.menus.run(undo)
        assert number % 4 or start == window.controller.history.now, path.stem


def test_after_a_deal_one_line_says_what_to_try(opened: Opened) -> None:
    window = opened(HEAD)
    window.menus.run(deal)
    assert "Try a call from the box, allowed or not, and then “Director!”" in window.table.toast.accessibleName()


def test_the_timeline_steps_by_action_and_by_trick(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    whole = len(window.controller.history.done)
    window.menus.run(back)
    assert whole - 1 == len(window.controller.history.done)
    window.menus.run(to_start)
    window.menus.run(trick_on)
    assert len(AUCTION.splitlines()) == len(window.controller.history.done)
    window.menus.run(to_end)
    assert whole == len(window.controller.history.done)


def test_the_projector_shows_table_and_question_alone_and_escape_leaves_it(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD)
    window.menus.run(projector)
    hidden = (window.menuBar(), window.tools, window.timeline)
    assert [False, False, False] == [part.isVisible() for part in hidden]
    assert 440 == window.dock.width()
    assert "Esc leaves the projector." in window.table.toast.accessibleName()
    assert 3 == len(window.dock.column.options)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert Screen.DESK is window.screen_kind
    assert window.timeline.isVisible()


class Painted(QObject):
    """The sizes that a window had when a widget in it was painted."""

    def __init__(self, window: Window, widget: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.sizes: list[tuple[int, int]] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.sizes.append(self._window.size().toTuple())
        return False


def test_the_projector_is_first_painted_as_large_as_the_screen_so_that_no_strip_of_the_desk_is_left(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(LESSON)
    window.resize(1280, 701)
    QApplication.processEvents()
    painted = Painted(window, window.dock)
    # A desktop takes its time; the one of the tests is quicker than the next picture.
    monkeypatch.setattr(window, "setWindowState", lambda _state: None)
    for size in ((1280, 720), (1280, 701)):
        window.menus.run(projector)
        for _ in range(5):
            QApplication.processEvents()
        assert [] == painted.sizes
        window.resize(*size)
        qtbot.waitUntil(lambda: bool(painted.sizes))
        assert {size} == set(painted.sizes)
        painted.sizes.clear()
    window.menus.run(projector)
    qtbot.waitUntil(lambda: bool(painted.sizes), timeout=5_000)
    assert {(1280, 701)} == set(painted.sizes), "a desktop that gives no other size"
    painted.sizes.clear()
    window.dock.update()
    qtbot.waitUntil(lambda: bool(painted.sizes))


def test_next_stays_under_the_mouse_however_long_the_lessons_words_are(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    rows = [NoteRow(window.look, words(said)) for said in ("One line.", "Many lines of words. " * 20)]
    for row in rows:
        row.resize(400, round(row.height_for(400)))
        row.arrange()
    short, long = (row.button.geometry() for row in rows)
    assert rows[0].height() < rows[1].height()
    assert short == long


def test_each_list_is_once_in_the_menus_however_the_window_was_opened(opened: Opened) -> None:
    window = opened(HEAD)
    window.complete()
    for action in window.menuBar().actions():
        menu = menu_under(action)
        assert menu is not None
        lists = [one.text() for one in menu.actions() if menu_under(one) is not None]
        assert sorted(set(lists)) == sorted(lists)


def test_no_title_of_a_menu_is_higher_than_the_bar_at_any_height_of_the_window(opened: Opened) -> None:
    window = opened(HEAD)
    bar = window.menuBar()
    for height in range(LEAST_SIZE[1], 1081, 13):
        window.resize(1280, height)
        QApplication.processEvents()
        tallest = max(bar.actionGeometry(action).bottom() for action in bar.actions())
        assert tallest < bar.height(), height


def test_a_window_that_was_never_placed_fills_a_screen_too_small_for_it(qtbot: QtBot) -> None:
    window = Window(document_of(HEAD), size=(4000, 3000))
    qtbot.addWidget(window)
    restore(window, "")
    assert window.windowState() & Qt.WindowState.WindowMaximized
    small = Window(document_of(HEAD))
    qtbot.addWidget(small)
    small.setMinimumSize(0, 0)
    small.resize(400, 300)
    restore(small, "")
    assert not small.windowState() & Qt.WindowState.WindowMaximized


def test_the_whole_screen_is_left_for_the_window_as_it_was(opened: Opened) -> None:
    window = opened(HEAD)
    window.showMaximized()
    window.menus.run(full_screen)
    assert window.isFullScreen()
    window.menus.run(full_screen)
    assert window.isMaximized()


def test_a_seat_looks_with_its_own_eye(opened: Opened) -> None:
    window = opened(HEAD)
    window.set_eye(Seat.E)
    assert "East" == window.tools.eye.text()
    assert window.shown is not None
    assert Seat.E is window.shown.eye
    window.set_eye(Watcher.ALL)
    assert "All hands" == window.tools.eye.text()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1024, 700)])
@pytest.mark.parametrize("text", [HEAD, PENALTY_CARD], ids=["auction", "penalty card"])
def test_at_every_size_nothing_lies_outside_its_place(opened: Opened, size: tuple[int, int], text: str) -> None:
    window = opened(text)
    window.resize(*size)
    body = window.body.rect()
    for part in (window.tools, window.table, window.dock, window.timeline):
        assert body.contains(part.geometry())
    for button in (*window.tools.buttons.values(), window.tools.eye):
        assert window.tools.rect().contains(button.geometry())
    texts = [placed.widget for placed in window.dock.column._placed]
    assert all(later.y() >= sooner.y() for sooner, later in pairwise(texts))
    assert all(widget.height() >= int(widget.height_for(widget.width())) for widget in texts)


def test_buttons_of_the_tool_bar_do_not_overlap_when_undo_is_long(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    window.resize(1024, 700)
    window.tools.name_undo("81C5 waive the rectification, for cause", "W calls Pass")
    places = [button.geometry() for button in (*window.tools.buttons.values(), window.tools.eye)]
    assert not [(a, b) for n, a in enumerate(places) for b in places[n + 1 :] if a.intersects(b)]


def test_everything_that_takes_the_keyboard_has_a_name(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    parts = [w for w in window.findChildren(QWidget) if w.focusPolicy() is not Qt.FocusPolicy.NoFocus and w.isVisible()]
    assert len(parts) > 10
    nameless = [w for w in parts if not w.accessibleName() and not (isinstance(w, QAbstractButton) and w.text())]
    assert [] == nameless


def test_no_two_commands_have_one_key_and_all_stand_in_the_list_of_keys() -> None:
    for takes_keys in (False, True):
        keys = [key for command in COMMANDS if command.takes_keys is takes_keys for key in command.keys]
        assert sorted(set(keys)) == sorted(keys)
    assert len([c for c in COMMANDS if c.keys]) <= len(key_rows(COMMANDS))


def test_what_no_menu_tells_is_first_among_the_keys_and_no_word_is_cut_off(opened: Opened) -> None:
    dialog = keys_dialog(opened(HEAD), COMMANDS)
    dialog.resize(700, 500)
    dialog.show()
    QApplication.processEvents()
    tree = dialog.findChild(QTreeWidget)
    assert isinstance(tree, QTreeWidget)
    assert "Everywhere" == key_rows(COMMANDS)[0][0]
    words_wide = max(tree.fontMetrics().horizontalAdvance(about) for _, _, about in key_rows(COMMANDS))
    assert words_wide <= tree.columnWidth(2)


def test_every_command_is_carried_out_by_something(opened: Opened) -> None:
    window = opened(HEAD)
    names = [f"{commands.__name__}.{one.name}" for one in pkgutil.iter_modules(commands.__path__)]
    handlers = [importlib.import_module(name) for name in names]
    written = {one for module in handlers for one in vars(module).values() if isinstance(one, Command)}
    assert written == set(COMMANDS) == set(window.menus.actions)
    assert len(COMMANDS) == len({command.handler for command in COMMANDS})


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_a_theme_is_taken_by_every_part(opened: Opened, palette: object) -> None:
    from attrs import evolve

    window = opened(PENALTY_CARD)
    name = getattr(palette, "name", "")
    window.choose(evolve(window.settings, theme=name))
    parts = (window.tools, window.dock, window.timeline, window.table, window.dock.column)
    assert {name} == {part.look.palette.name for part in parts}


def test_the_reason_of_a_judgement_is_kept_with_the_answer(opened: Opened, qtbot: QtBot) -> None:
    lesson = next(path for path in lesson_paths() if "established" in path.name)
    window = opened(HEAD)
    open_path(window, lesson)
    for _ in range(60):
        if window.dock.column.reason is not None:
            break
        window.menus.run(next_note)
    assert window.dock.column.reason is not None
    window.dock.column.reason.field.setPlainText("five spades,\nfour hearts")
    count = len(window.controller.history.done)
    window.dock.column.options[0].click()
    qtbot.waitUntil(lambda: len(window.controller.history.done) > count)
    assert "five spades, four hearts" in str(window.controller.history.done[-1])


def test_letters_and_digits_typed_as_a_reason_are_no_commands(opened: Opened) -> None:
    lesson = next(path for path in lesson_paths() if "established" in path.name)
    window = opened(HEAD)
    open_path(window, lesson)
    for _ in range(60):
        if window.dock.column.reason is not None:
            break
        window.menus.run(next_note)
    assert window.dock.column.reason is not None
    field, before = window.dock.column.reason.field, window.controller.history
    field.setFocus()
    QTest.keyClicks(field, "dcbnr 12")
    assert "dcbnr 12" == field.toPlainText()
    assert before is window.controller.history
