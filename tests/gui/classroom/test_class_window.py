"""The class window shows what the teacher lets his class see, on the second screen or in the one window turned round."""

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.classroom.before_class import desk_words
from bridgetable.gui.classroom.classroom import Classroom, choice_of, showing_of
from bridgetable.gui.classroom.desk import ClassDesk
from bridgetable.gui.classroom.face import ClassFace, ClassWindow, corner_of
from bridgetable.gui.classroom.option_row import OptionRow
from bridgetable.gui.commands.class_handlers import (
    all_hands,
    class_back,
    class_next,
    class_window,
    cover_options,
    curtain,
    freeze,
    hide_dummy,
    pen,
    pointer,
    spotlight,
    turn_to_class,
    uncover_options,
    wipe,
)
from bridgetable.gui.commands.commands import COMMANDS
from bridgetable.gui.commands.dialogs import key_rows
from bridgetable.gui.commands.table_handlers import bidding_box
from bridgetable.gui.commands.view_handlers import projector
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.panel.caption import LargeNote
from bridgetable.gui.panel.vote_row import VoteRow
from bridgetable.gui.settings import ClassChoice, Settings, read_settings, write_settings
from bridgetable.gui.table.layout.places import Where
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.window import Window
from bridgetable.views.classroom.class_view import ClassView
from bridgetable.views.classroom.marks import Tool
from bridgetable.views.classroom.showing import Part, Showing, toggle, with_eye
from bridgetable.views.eyes import Watcher, may_see
from tests.gui.conftest import Opened
from tests.gui.told import LESSON, PENALTY_CARD

LEAD = (Path(__file__).parents[2] / "shots" / "3-lead.table").read_text(encoding="utf-8")


@pytest.fixture
def teaching(opened: Opened, qtbot: QtBot) -> Window:
    """A window with its class window open, at the five options of an opening lead out of turn."""
    return with_class_window(opened(LEAD), qtbot)


def with_class_window(window: Window, qtbot: QtBot) -> Window:
    """The window with its class window open."""
    window.menus.run(class_window)
    shown = room_of(window).window
    assert shown is not None
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    qtbot.waitExposed(shown)
    return window


def room_of(window: Window) -> Classroom:
    assert window.classroom is not None
    return window.classroom


def desk_of(window: Window) -> ClassDesk:
    assert window.before_class is not None
    return window.before_class.desk


def face_of(window: Window) -> ClassFace:
    face = room_of(window).shown
    assert face is not None
    return face


def shown_of(window: Window) -> ClassWindow:
    shown = room_of(window).window
    assert shown is not None
    return shown


def every_word(widget: QWidget) -> str:
    """Every name, description and tool tip in a widget, whether it is to be seen or not."""
    parts = (widget, *widget.findChildren(QWidget))
    return " | ".join(f"{w.accessibleName()} {w.accessibleDescription()} {w.toolTip()}" for w in parts)


def seen_words(widget: QWidget) -> str:
    """Every name of what is to be seen in a widget."""
    return " | ".join(w.accessibleName() for w in widget.findChildren(QWidget) if w.isVisible())


def faces_up(window: Window) -> dict[Seat, int]:
    """How many cards of each hand the class sees."""
    view = face_of(window).table.table_scene.view
    assert view is not None
    return {seat: sum(c.card is not None for c in view.hands[seat].cards) for seat in SEATS}


def options(window: Window) -> list[bool]:
    """For each option on the screen of the class, whether it is uncovered."""
    return [row.seen.option is not None for row, _ in face_of(window).strip.rows if isinstance(row, OptionRow)]


def test_the_class_sees_souths_hand_and_the_teacher_all_four(teaching: Window) -> None:
    assert {Seat.N: 0, Seat.E: 0, Seat.S: 13, Seat.W: 0} == faces_up(teaching)
    assert teaching.eye is Watcher.ALL
    assert teaching.before_class is not None
    assert (Seat.N, Seat.E, Seat.W) == teaching.before_class.plates.hidden


def test_no_word_of_a_covered_option_is_in_the_class_window_in_any_name_or_tip(teaching: Window) -> None:
    said = every_word(shown_of(teaching))
    assert "Do you accept the lead of" in said
    for words in ("Become dummy", "Stay declarer", "Require a diamond", "54A", "50D2a"):
        assert words not in said
    class_next(teaching)
    said = every_word(shown_of(teaching))
    assert "Become dummy" in said
    assert "Stay declarer" not in said


def test_page_down_uncovers_one_option_after_the_other_then_goes_on(teaching: Window) -> None:
    window = teaching
    pending = window.controller.history.now.pending
    assert pending is not None
    window.controller.answer(pending.keys[0])
    window.controller.undo()
    done = len(window.controller.history.done)
    for count in range(1, 6):
        QTest.keyClick(window.table.view, Qt.Key.Key_PageDown)
        assert [n < count for n in range(5)] == options(window)
        assert done == len(window.controller.history.done)
    class_next(window)
    assert done + 1 == len(window.controller.history.done)


def test_what_is_next_stands_on_the_first_button(opened: Opened, qtbot: QtBot) -> None:
    window = with_class_window(opened(PENALTY_CARD), qtbot)
    desk = desk_of(window)
    assert "Uncover 1" in desk.following.accessibleName()
    uncover_options(window)
    assert desk.following.isHidden()
    window.controller.undo()
    assert desk.following.accessibleName().startswith("On: ")
    desk.following.click()
    assert window.controller.history.now.pending is not None


def test_next_and_back_follow_the_lesson_for_a_remote(opened: Opened, qtbot: QtBot) -> None:
    window = with_class_window(opened(LESSON), qtbot)
    stops = []
    for _ in range(2):
        class_next(window)
        stops.append(len(window.controller.history.done))
    assert stops == sorted(set(stops))
    class_back(window)
    assert stops[0] == len(window.controller.history.done)
    class_back(window)
    assert 0 == len(window.controller.history.done)


def test_a_lessons_note_is_for_the_teacher_alone_until_he_shows_it(opened: Opened, qtbot: QtBot) -> None:
    window = with_class_window(opened(LESSON), qtbot)
    note = "South plays in spades."
    assert note not in every_word(shown_of(window))
    assert "For you alone" in seen_words(window.dock)
    room = room_of(window)
    room.become(toggle(room.showing, Part.NOTES))
    assert note in every_word(shown_of(window))
    assert "For you alone" not in seen_words(window.dock)
    assert face_of(window).caption.button.isHidden()
    window.controller.go_to(0)
    (large,) = (row for row, _ in face_of(window).strip.rows if isinstance(row, LargeNote))
    assert large.isVisible()
    assert large.height() <= face_of(window).strip.height()
    assert large.accessibleName() not in face_of(window).caption.accessibleName()


def test_b_lowers_the_curtain_and_raises_it_before_a_class_and_is_the_bidding_boxs_key_otherwise(
    teaching: Window,
) -> None:
    face = face_of(teaching)
    QTest.keyClick(teaching.table.view, Qt.Key.Key_B)
    assert (True, False, False) == (face.curtain.isVisible(), face.table.isVisible(), face.strip.isVisible())
    assert "Do you accept" not in every_word(face.strip)
    QTest.keyClick(shown_of(teaching), Qt.Key.Key_B)
    assert (False, True) == (face.curtain.isVisible(), face.table.isVisible())
    assert () == tuple(k.toString() for k in teaching.menus.actions[bidding_box].shortcuts())
    room_of(teaching).close()
    assert ["B"] == [k.toString() for k in teaching.menus.actions[bidding_box].shortcuts()]
    assert ["Ctrl+K"] == [k.toString() for k in teaching.menus.actions[curtain].shortcuts()]


def test_no_two_commands_have_one_key_before_a_class_and_all_stand_in_the_list() -> None:
    taken = frozenset(key for command in COMMANDS for key in command.in_class)
    keys = [
        key for command in COMMANDS if not command.takes_keys for key in command.keys_now(in_class=True, taken=taken)
    ]
    assert sorted(set(keys)) == sorted(keys)
    listed = {row[1] for row in key_rows(COMMANDS) if row[0] == "Before a class"}
    assert {"Page Down", "Page Up", "B, .", "A", "S", "W", "E"} == listed


def test_what_is_frozen_stays_while_the_teacher_goes_on_and_follows_again(teaching: Window) -> None:
    face, before = face_of(teaching), face_of(teaching).view
    freeze(teaching)
    teaching.controller.undo()
    class_next(teaching)
    assert before == face.view
    curtain(teaching)
    assert None is face.view.table
    curtain(teaching)
    assert before == face.view
    freeze(teaching)
    assert before != face.view


def test_all_hands_are_shown_to_the_class_and_hidden_again(teaching: Window) -> None:
    QTest.keyClick(teaching.table.view, Qt.Key.Key_H)
    assert {13} == {faces_up(teaching)[seat] for seat in (Seat.N, Seat.S, Seat.W)}
    all_hands(teaching)
    assert 0 == faces_up(teaching)[Seat.N]
    assert teaching.eye is Watcher.ALL


def test_dummy_is_hidden_from_the_class_or_in_the_window_alone(opened: Opened, qtbot: QtBot) -> None:
    window = opened(PENALTY_CARD)

    def own() -> int:
        assert window.shown is not None
        return sum(card.card is not None for card in window.shown.hands[Seat.N].cards)

    assert own()
    hide_dummy(window)
    assert 0 == own()
    hide_dummy(window)
    with_class_window(window, qtbot)
    assert faces_up(window)[Seat.N]
    hide_dummy(window)
    assert 0 == faces_up(window)[Seat.N]
    assert own()


def test_without_a_class_h_shows_all_hands_and_then_as_before(opened: Opened) -> None:
    window = opened(LEAD)
    window.set_eye(Seat.W)
    eyes = []
    for _ in range(2):
        all_hands(window)
        eyes.append(window.eye)
    assert [Watcher.ALL, Seat.W] == eyes


def test_the_last_trick_is_shown_for_as_long_as_l_is_held(opened: Opened, qtbot: QtBot) -> None:
    window = with_class_window(opened(PENALTY_CARD), qtbot)
    view, theirs = window.table.view, face_of(window).table

    def lying() -> list[str]:
        return [t.table_scene.view.looked for t in (view, theirs) if t.table_scene.view is not None]

    QTest.keyPress(view, Qt.Key.Key_L)
    assert ["Trick 4 as it was played"] * 2 == lying()
    QTest.keyRelease(view, Qt.Key.Key_L)
    assert ["", ""] == lying()
    QTest.keyPress(view, Qt.Key.Key_L)
    window.controller.undo()
    assert ["", ""] == lying()


def test_options_are_marked_as_seen_or_covered_at_the_teachers_desk(teaching: Window) -> None:
    class_next(teaching)
    assert [True, False, False, False, False] == [b.is_seen for b in teaching.dock.column.options]
    assert "still covered for the class" in teaching.dock.column.options[1].accessibleDescription()
    assert ("South", "1 of 5") == (
        desk_words(teaching, room_of(teaching)).hands,
        desk_words(teaching, room_of(teaching)).options,
    )
    uncover_options(teaching)
    assert "5 of 5" == desk_words(teaching, room_of(teaching)).options
    cover_options(teaching)
    assert "0 of 5" == desk_words(teaching, room_of(teaching)).options
    room_of(teaching).close()
    assert {None} == {b.is_seen for b in teaching.dock.column.options}


def test_a_hidden_question_is_put_to_the_class_by_next(teaching: Window) -> None:
    room = room_of(teaching)
    room.become(toggle(room.showing, Part.QUESTION))
    assert "Do you accept" not in every_word(shown_of(teaching))
    assert "Ask the question" == desk_words(teaching, room_of(teaching)).following
    class_next(teaching)
    assert "Do you accept" in every_word(shown_of(teaching))
    assert [False] * 5 == options(teaching)


def test_whatever_is_shown_at_any_step_of_a_lesson_holds_no_hidden_card_and_no_covered_option(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = with_class_window(opened(LESSON), qtbot)
    room, given = room_of(window), []
    real = ClassFace.show_class

    def show(face: ClassFace, view: ClassView, **how: Any) -> None:
        table, eye = window.controller.history.now.table, room.showing.looks
        unseen = {c for s in SEATS for c in table.hands[s] if not may_see(eye, table, s, c)}
        lying = (how.get("lying"), view.table)
        cards = {
            c.card for t in lying if t is not None for s in SEATS for c in (*t.hands[s].cards, t.trick.cards[s]) if c
        }
        question = view.question
        told = () if question is None else question.options
        given.append(len(unseen & cards) + sum(one.option is not None for one in told))
        real(face, view, **how)

    monkeypatch.setattr(ClassFace, "show_class", show)
    assert window.document.journal is not None
    actions = window.document.journal.actions
    for count in range(0, len(actions) + 1, 3):
        window.controller.follow(actions, count)
        for eye in (Seat.W, Watcher.TABLE, Seat.S):
            room.become(with_eye(room.showing, eye))
        for part in (Part.QUESTION, Part.NOTES, Part.DUMMY) * 2:
            room.become(toggle(room.showing, part))
    assert len(given) > 3 * len(actions)
    assert {0} == set(given)


# The one window turned round.


def test_the_one_window_turns_to_the_class_and_back_and_nothing_of_the_teachers_is_seen(
    opened: Opened, qtbot: QtBot
) -> None:
    window = opened(LEAD)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.table.view, Qt.Key.Key_F12)
    face = face_of(window)
    assert room_of(window).is_turned
    assert face.size() == window.size()
    assert not window.body.isVisible()
    assert not window.menuBar().isVisible()
    assert {Seat.N: 0, Seat.E: 0, Seat.S: 13, Seat.W: 0} == faces_up(window)
    assert "Become dummy" not in seen_words(window)
    QTest.keyClick(face, Qt.Key.Key_PageDown)
    assert [True, False, False, False, False] == options(window)
    window.resize(1280, 720)
    QApplication.processEvents()
    assert face.size() == window.size()
    QTest.keyClick(face, Qt.Key.Key_F12)
    assert not room_of(window).is_turned
    assert window.body.isVisible()
    assert window.menuBar().isVisible()


# Pointer, spotlight and pen.


def test_the_pen_draws_with_the_mouse_on_the_screen_of_the_class_and_on_its_small_picture(teaching: Window) -> None:
    pointing, sheet = room_of(teaching).pointing, face_of(teaching).marks
    pen(teaching)
    drag(sheet, QPoint(100, 100), QPoint(300, 200))
    counts, waits = [len(pointing.marks.strokes)], [pointing.is_waiting]
    desk = desk_of(teaching)
    desk.picture.draw()
    drag(desk.picture.marks, QPoint(10, 10), QPoint(40, 30))
    counts.append(len(pointing.marks.strokes))
    wipe(teaching)
    counts.append(len(pointing.marks.strokes))
    waits.append(pointing.is_waiting)
    assert ([1, 2, 0], [True, False]) == (counts, waits)


def drag(sheet: QWidget, begin: QPoint, end: QPoint) -> None:
    """Drag the mouse over a sheet."""
    QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=begin)
    QTest.mouseMove(sheet, (begin + end) / 2)
    QTest.mouseMove(sheet, end)
    QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=end)


def test_pointer_spotlight_and_pen_are_moved_by_the_keyboard(teaching: Window) -> None:
    pointing, desk = room_of(teaching).pointing, desk_of(teaching)
    QTest.keyClick(teaching.table.view, Qt.Key.Key_S)
    tools = [pointing.marks.tool]
    assert desk.picture.hasFocus()
    before = pointing.marks.spot
    QTest.keyClick(desk.picture, Qt.Key.Key_Plus)
    assert before < pointing.marks.spot
    QTest.keyClick(desk.picture, Qt.Key.Key_W)
    QTest.keyClick(desk.picture, Qt.Key.Key_Space)
    QTest.keyClick(desk.picture, Qt.Key.Key_Right)
    QTest.keyClick(desk.picture, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(desk.picture, Qt.Key.Key_Space)
    assert [3] == [len(stroke.places) for stroke in pointing.marks.strokes]
    QTest.keyClick(desk.picture, Qt.Key.Key_Escape)
    assert [Tool.SPOTLIGHT, Tool.NONE] == [*tools, pointing.marks.tool]


def test_the_tool_in_hand_is_said_and_put_away_when_the_window_is_closed(teaching: Window) -> None:
    desk = desk_of(teaching)
    pointer(teaching)
    assert "Pointer, in hand" == desk.tools[Tool.POINTER].accessibleName()
    spotlight(teaching)
    assert "Pointer" == desk.tools[Tool.POINTER].accessibleName()
    shown_of(teaching).close()
    assert Tool.NONE is room_of(teaching).pointing.marks.tool


# A class that votes.


@pytest.fixture
def voting(opened: Opened, qtbot: QtBot) -> Window:
    window = opened(LEAD)
    window.choose(evolve(window.settings, rule_first=True))
    return with_class_window(window, qtbot)


def votes(widget: QWidget) -> list[VoteRow]:
    return [row for row in widget.findChildren(VoteRow) if not row.isHidden()]


def test_the_teacher_counts_at_his_desk_and_the_class_sees_the_hands_and_no_answer(voting: Window) -> None:
    mine, theirs = votes(voting.dock), votes(shown_of(voting))
    assert [row.candidate.words for row in mine] == [row.candidate.words for row in theirs]
    assert not any(row.candidate.right or row.candidate.cites for row in theirs)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(mine[0], key)
    assert 12 == votes(shown_of(voting))[0].hands
    assert "right" not in every_word(shown_of(voting)).replace("bright", "")


def counted(widget: QWidget, method: str, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A list that grows with each call of a widget's method."""
    calls: list[object] = []
    done = getattr(widget, method)

    def count(*args: object, **named: object) -> None:
        calls.append(args)
        done(*args, **named)

    monkeypatch.setattr(widget, method, count)
    return calls


def test_each_question_and_each_hand_is_shown_to_the_class_once(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = with_class_window(opened(LEAD), qtbot)
    shown = counted(shown_of(window).face, "show_class", monkeypatch)
    placed = counted(window.dock.trial_sheet(), "place", monkeypatch)
    window.choose(evolve(window.settings, rule_first=True))
    assert (1, 1) == (len(shown), len(placed))
    for key in (Qt.Key.Key_B, Qt.Key.Key_B):
        shown.clear()
        press(window, key)
    assert 1 == len(shown)


def press(window: Window, key: Qt.Key) -> None:
    """Press a key as the desktop does, so that commands have it first."""
    handle = window.windowHandle()
    assert handle is not None
    window.activateWindow()
    QTest.keyClick(handle, key)


def test_a_letter_counts_a_hand_for_its_answer_and_is_no_command_while_the_class_votes(voting: Window) -> None:
    done = voting.controller.history.done
    for key in (Qt.Key.Key_D, Qt.Key.Key_B, Qt.Key.Key_B, Qt.Key.Key_A, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_E):
        press(voting, key)
    assert [12, 2, 0, 1] == [row.hands for row in votes(voting.dock)]
    assert [12, 2, 0, 1] == [row.hands for row in votes(shown_of(voting))]
    assert done == voting.controller.history.done
    room = room_of(voting)
    assert (False, Tool.NONE) == (room.showing.curtain, room.pointing.marks.tool)
    desk = desk_of(voting)
    assert "(A)" not in desk.tools[Tool.POINTER].toolTip()


def test_enter_reveals_as_its_button_says_and_then_the_letters_are_commands_again(voting: Window) -> None:
    press(voting, Qt.Key.Key_B)
    assert "Reveal" == voting.dock.trial_sheet().column.button.text()  # type: ignore[union-attr]
    press(voting, Qt.Key.Key_Return)
    assert room_of(voting).is_revealed
    press(voting, Qt.Key.Key_B)
    assert room_of(voting).showing.curtain


def test_closing_the_class_window_in_a_vote_leaves_nothing_of_the_class(opened: Opened, qtbot: QtBot) -> None:
    window = with_class_window(opened(LEAD), qtbot)
    shown_of(window).close()
    window.choose(evolve(window.settings, rule_first=True))
    assert [] == votes(window.dock)
    assert "Hands up" not in seen_words(window.dock)
    assert "" == window.dock.letters
    with_class_window(window, qtbot)
    assert [] != votes(window.dock)
    shown_of(window).close()
    assert [] == votes(window.dock)
    assert "Hands up" not in seen_words(window.dock)


def test_the_class_window_is_in_the_menu_class_and_on_the_tool_bar(opened: Opened, qtbot: QtBot) -> None:
    window = opened(LEAD)
    rows = [action.text() for action in window.menus.menus["Class"].actions()]
    assert ["Class window", "Turn this window to the class"] == rows[:2]
    QTest.mouseClick(window.tools.buttons[class_window], Qt.MouseButton.LeftButton)
    qtbot.addWidget(shown_of(window))
    assert room_of(window).is_open
    QTest.mouseClick(window.tools.buttons[class_window], Qt.MouseButton.LeftButton)
    assert not room_of(window).is_open


# The teacher’s own table as a place to draw.


def middle_of(view: BaseTableView, seat: Seat, index: int) -> QPoint:
    """The middle of a card in a hand, in pixels of a table."""
    layout = view.table_scene.layout
    assert layout is not None
    at = next(c for c in layout.cards if (c.seat, c.where, c.index) == (seat, Where.HAND, index)).rect.centre
    return QPoint(round(at.x), round(at.y))


@pytest.mark.parametrize(("seat", "index"), [(Seat.S, 0), (Seat.S, 12), (Seat.N, 6), (Seat.W, 3)])
def test_what_the_pen_draws_on_the_teachers_table_the_class_sees_at_the_same_card(
    teaching: Window, seat: Seat, index: int
) -> None:
    pen(teaching)
    view, face = teaching.table.view, face_of(teaching)
    before = teaching.controller.history
    at = middle_of(view, seat, index)
    drag(view.viewport(), at, at + QPoint(3, 3))
    (stroke,) = room_of(teaching).pointing.marks.strokes
    wanted = middle_of(face.table, seat, index)
    found = (stroke.places[0][0] * face.width(), stroke.places[0][1] * face.height())
    assert (wanted.x(), wanted.y()) == pytest.approx(found, abs=4)
    assert before is teaching.controller.history
    assert teaching.before_class is not None
    back = teaching.before_class.marks._point(stroke.places[0])
    assert (at.x(), at.y()) == pytest.approx((back.x(), back.y()), abs=6)
    assert teaching.before_class.marks.isVisible()


def test_with_the_pointer_in_hand_cards_are_still_played_on_the_teachers_table(teaching: Window) -> None:
    pointer(teaching)
    view = teaching.table.view
    QTest.mouseMove(view.viewport(), middle_of(view, Seat.W, 3))
    assert room_of(teaching).pointing.marks.at is not None
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(view, Seat.W, 3))
    assert Seat.W is view.focused_place().seat  # type: ignore[union-attr]
    shown_of(teaching).close()
    assert teaching.before_class is not None
    assert teaching.before_class.marks.isHidden()


def test_the_answer_is_revealed_to_the_class_when_the_teacher_says_so(voting: Window) -> None:
    right = [row.candidate.right for row in votes(voting.dock)]
    class_next(voting)
    theirs = votes(shown_of(voting))
    assert right == [row.candidate.right for row in theirs]
    assert all(row.is_revealed for row in theirs)
    class_next(voting)
    assert not any(row.is_revealed for row in votes(shown_of(voting)))


def test_a_class_that_votes_sees_no_clause_and_no_word_for_what_was_wrong(voting: Window) -> None:
    said = every_word(shown_of(voting))
    assert "54" not in said
    view = face_of(voting).table.table_scene.view
    assert view is not None
    assert {""} == {plate.pill for plate in view.plates}


# Between one start and the next, and when a window or a screen goes.


def test_closing_the_class_window_loses_nothing(teaching: Window) -> None:
    class_next(teaching)
    room = room_of(teaching)
    room.become(with_eye(room.showing, Seat.W))
    shown_of(teaching).close()
    assert not room.is_on
    assert teaching.before_class is not None
    assert teaching.before_class.desk.isHidden()
    assert {None} == {b.is_seen for b in teaching.dock.column.options}
    class_window(teaching)
    assert (0, 13) == (faces_up(teaching)[Seat.S], faces_up(teaching)[Seat.W])
    assert [True, False, False, False, False] == options(teaching)


def test_a_screen_that_is_unplugged_takes_the_class_window_with_it_and_brings_it_back(
    teaching: Window, qtbot: QtBot
) -> None:
    room, shown = room_of(teaching), shown_of(teaching)
    shown.showFullScreen()
    room._screen_removed(shown.screen())
    assert shown.isHidden()
    assert room.is_open
    assert "its screen is gone" == room.place
    room._screen_added(teaching.screen())
    qtbot.waitUntil(shown.isVisible)


def test_eye_theme_and_what_is_hidden_are_remembered(
    tmp_path: Path, teaching: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_of(teaching)
    room.become(toggle(with_eye(room.showing, Watcher.TABLE), Part.NOTES))
    room.choose_theme("light")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert "" == write_settings(teaching.settings)
    kept = read_settings().classroom
    assert (Watcher.TABLE, "light") == (showing_of(kept).eye, kept.theme)
    assert room.showing.hides == showing_of(kept).hides
    assert "light" == face_of(teaching).look.palette.name
    assert "dark" == teaching.look.palette.name


def test_nothing_hidden_is_remembered_as_nothing_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert "" == write_settings(Settings(classroom=choice_of(Showing(hides=frozenset()), ClassChoice())))
    assert frozenset() == showing_of(read_settings().classroom).hides
    assert Showing() == showing_of(ClassChoice())
    assert Showing() == showing_of(ClassChoice(eye="nobody"))


def test_the_class_window_goes_with_the_teachers(teaching: Window) -> None:
    shown = shown_of(teaching)
    teaching.close()
    assert not shown.isVisible()
    assert None is room_of(teaching).window


def test_who_opens_a_class_window_leaves_the_projector(opened: Opened, qtbot: QtBot) -> None:
    window = opened(LEAD)
    projector(window)
    with_class_window(window, qtbot)
    assert window.screen_kind is Screen.DESK
    assert window.menuBar().isVisible()


def test_the_projector_is_not_to_be_had_beside_a_class_window(teaching: Window) -> None:
    assert not teaching.menus.actions[projector].isEnabled()
    room_of(teaching).close()
    assert teaching.menus.actions[projector].isEnabled()


def test_on_the_only_screen_the_window_stands_in_a_corner(teaching: Window) -> None:
    room = teaching.screen().availableGeometry()
    assert room.contains(corner_of(room))


def test_who_has_one_screen_is_told_where_the_class_window_lies_and_what_else_he_can_do(teaching: Window) -> None:
    desk = teaching.before_class.desk if teaching.before_class is not None else None
    assert desk is not None
    assert "on your one screen; F12 turns it" == plain(desk.heading.right)
    assert "F12" == turn_to_class.keys[0]
    assert teaching.table.toast.isHidden(), "no sentence lies over the timeline"
    class_window(teaching)
    assert not room_of(teaching).is_open


def test_everything_in_both_windows_that_takes_the_keyboard_has_a_name(teaching: Window) -> None:
    parts = [*teaching.findChildren(QWidget), *shown_of(teaching).findChildren(QWidget)]
    takes = [w for w in parts if w.focusPolicy() is not Qt.FocusPolicy.NoFocus and w.isVisible()]
    assert [] == [w for w in takes if not w.accessibleName() and not getattr(w, "text", str)()]


def test_the_lists_of_the_menu_say_what_the_class_sees(teaching: Window) -> None:
    teaching.lists.fill_class()
    eyes = [a.text() for a in teaching.lists.class_eyes.actions() if a.isChecked()]
    hidden = [a.text() for a in teaching.lists.class_hides.actions() if a.isChecked()]
    assert ["South"] == eyes
    assert [part.value for part in Part if part in Showing().hides] == hidden
    next(a for a in teaching.lists.class_eyes.actions() if a.text() == "West").trigger()
    assert 13 == faces_up(teaching)[Seat.W]
    next(a for a in teaching.lists.class_hides.actions() if a.text() == Part.OPTIONS.value).trigger()
    assert [True] * 5 == options(teaching)


def test_the_window_can_be_turned_while_the_class_window_is_open_which_then_closes(teaching: Window) -> None:
    turn_to_class(teaching)
    assert (True, False) == (room_of(teaching).is_turned, room_of(teaching).is_open)
    class_window(teaching)
    assert (False, True) == (room_of(teaching).is_turned, room_of(teaching).is_open)
