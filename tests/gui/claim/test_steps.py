"""The steps of a claim stand beneath the words as they are typed, and are changed with the mouse or the keys alone."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bridgetable.game.seats import SEATS
from bridgetable.game.values import evolve
from bridgetable.gui.claim.draft import ClaimDraft
from bridgetable.gui.claim.steps import StepButton
from bridgetable.gui.commands.table_handlers import claim
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.theme import LIGHT
from bridgetable.gui.window import Window
from bridgetable.views.eyes import Watcher
from tests.gui.claim.claiming import draft_of, last_lines
from tests.gui.conftest import Opened
from tests.gui.menus import menu_under
from tests.views.four_tricks_left import FOUR_LEFT

SAID = "drawing the trump, somehow, diamonds from the top"


def saying(window: Window, words: str) -> ClaimDraft:
    """The sheet with these words in its field."""
    window.menus.run(claim)
    draft = draft_of(window)
    draft.field.field.write(words[:-1])
    draft.field.field.setFocus()
    QTest.keyClicks(draft.field.field, words[-1])
    return draft


def shown(draft: ClaimDraft) -> list[str]:
    """The names of the rows."""
    return [button.accessibleName() for button in draft.steps.buttons]


def menu_of(draft: ClaimDraft) -> QMenu:
    """The menu of a row, which must be open."""
    assert draft.steps.menu is not None
    return draft.steps.menu


def actions_in(menu: QMenu) -> Iterator[QAction]:
    """What can be chosen in a menu and in those that hang on it."""
    for one in menu.actions():
        hanging = menu_under(one)
        if hanging is not None:
            yield from actions_in(hanging)
        else:
            yield one


def action(menu: QMenu, text: str) -> QAction:
    """What has these words in a menu, or in one that hangs on it."""
    return next(a for a in actions_in(menu) if a.text() == text)


def verb_of_row(draft: ClaimDraft, number: int) -> tuple[StepButton, QPoint]:
    """A row, and the middle of its verb."""
    button = draft.steps.buttons[number]
    return button, button.verb_rect().center().toPoint()


def test_a_click_on_the_verb_opens_the_other_verbs_and_nothing_else(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "SA, heart to the ace")
    button, at = verb_of_row(draft, 0)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=at)
    titles = [a.text() for a in menu_of(draft).actions()]
    assert {"Cross", "Lose a spade", "Draw the trumps"} <= set(titles)
    assert "Leave out\tDel" not in titles
    action(menu_of(draft), "Draw the trumps").trigger()
    assert ("draw, heart to the ace", "draw") == (draft.field.text, draft.steps.rows[0].verb)


def test_the_words_that_are_not_understood_are_waved_beneath_as_they_are_typed(opened: Opened) -> None:
    draft = saying(opened(FOUR_LEFT), "draw trumps,  somehow  please, SA, if they behave")
    field = draft.field.field
    assert ["somehow  please", "if they behave"] == [m.cursor.selectedText() for m in field.extraSelections()]
    before = field.viewport().grab().toImage()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClick(field, Qt.Key.Key_E)
    assert before == field.viewport().grab().toImage()
    wave, foot = draft.look.palette.irregular, field.cursorRect().bottom()
    beneath = [before.pixelColor(x, y) == wave for x in range(before.width()) for y in range(foot - 1, foot + 1)]
    assert sum(beneath) > 20
    draft.field.field.write("draw trumps, SA")
    assert [] == field.extraSelections()
    assert "draw trumps, SA" == draft.said.words


def test_an_emoji_does_not_shift_the_wave(opened: Opened) -> None:
    field = saying(opened(FOUR_LEFT), "🙂 draw trumps, somehow please, SA").field.field
    assert ["somehow please"] == [m.cursor.selectedText() for m in field.extraSelections()]


def test_a_row_shows_its_verb_apart_from_what_it_is_done_with(opened: Opened) -> None:
    said = "draw trumps, throw a heart on SA, ruff a spade in dummy, give up a heart, any order"
    draft = saying(opened(FOUR_LEFT), said)
    assert [
        ("draw", "the trumps"),
        ("throw", "a heart on ♠A"),
        ("ruff", "a spade in dummy"),
        ("give up", "a heart"),
        ("order", "any"),
    ] == [(row.verb, row.what) for row in draft.steps.rows]


def test_with_the_keys_alone_the_verb_of_a_step_is_changed(opened: Opened, qtbot: QtBot) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "HA")
    QTest.keyClick(draft.field.field, Qt.Key.Key_Tab)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    menu = menu_of(draft)
    qtbot.waitUntil(menu.isVisible)
    for _ in menu.actions():
        if menu.activeAction().text() != "Cross":
            QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Right)
    hanging = menu_under(menu.activeAction())
    assert hanging is not None
    qtbot.waitUntil(hanging.isVisible)
    QTest.keyClick(hanging, Qt.Key.Key_Return)
    assert "cross" == draft.steps.rows[0].verb


def test_each_step_has_a_row_as_he_types_and_words_that_are_none_are_quoted(opened: Opened) -> None:
    draft = saying(opened(FOUR_LEFT), SAID)
    assert [
        "Step 1: Draw the trumps",
        "“somehow”: what does he mean? The director will ask.",
        "Step 2: Diamonds from the top",
    ] == shown(draft)
    assert draft.field.field is draft.window().focusWidget()
    draft.field.field.clear()
    assert [] == shown(draft)


def test_a_step_pointed_at_is_played_on_the_mat_and_nothing_is_done(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "drawing the trump, ace of spades")
    done, before = window.controller.history.done, window.table.view.table_scene.view
    for button, number in zip(draft.steps.buttons, (10, 11), strict=True):
        button.pointed.emit(True)
        shown = window.table.view.table_scene.view
        assert shown is not None
        assert number == shown.trick.number
        assert None not in [shown.trick.cards[seat] for seat in SEATS]
        button.pointed.emit(False)
        assert before is window.table.view.table_scene.view
    assert done == window.controller.history.done


def test_words_that_change_and_a_sheet_that_closes_show_the_table_as_it_is(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "drawing the trump, ace of spades")
    before = window.table.view.table_scene.view
    draft.steps.buttons[0].pointed.emit(True)
    draft.field.field.write("ace of spades")
    assert before is window.table.view.table_scene.view
    draft.steps.buttons[0].pointed.emit(True)
    window.dock.sheet.close_sheet()
    assert before is window.table.view.table_scene.view


def test_a_click_on_a_step_opens_what_else_may_be_meant_and_a_choice_changes_the_words(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, SAID)
    QTest.mouseClick(draft.steps.buttons[2], Qt.MouseButton.LeftButton)
    action(menu_of(draft), "To dummy").trigger()
    assert "drawing the trump, somehow, cross dummy" == draft.field.text
    assert "Step 2: To dummy" == shown(draft)[2]
    draft.make()
    assert 'S claims 4: "drawing the trump, somehow, cross dummy"' == last_lines(window, 2)[0]


def test_with_the_keys_alone_a_step_is_reached_changed_moved_and_left_out(opened: Opened, qtbot: QtBot) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "drawing the trump, SA, diamonds from the top")
    steps = draft.steps
    QTest.keyClick(draft.field.field, Qt.Key.Key_Tab)
    assert steps.buttons[0] is window.focusWidget()
    QTest.keyClick(steps.buttons[0], Qt.Key.Key_Down)
    assert steps.buttons[1] is window.focusWidget()
    QTest.keyClick(steps.buttons[1], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert "SA, drawing the trump, diamonds from the top" == draft.field.text
    assert steps.buttons[0] is window.focusWidget()
    QTest.keyClick(steps.buttons[0], Qt.Key.Key_Delete)
    assert "drawing the trump, diamonds from the top" == draft.field.text
    assert steps.buttons[0] is window.focusWidget()
    QTest.keyClick(steps.buttons[0], Qt.Key.Key_Return)
    menu = menu_of(draft)
    qtbot.waitUntil(menu.isVisible)
    first = menu.actions()[0].text()
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert f"Step 1: {first}" == shown(draft)[0]
    assert window.dock.sheet.draft is draft


def test_the_last_step_that_is_left_out_gives_the_keyboard_back_to_the_words(opened: Opened) -> None:
    draft = saying(opened(FOUR_LEFT), "SA")
    draft.steps.to_row(0)
    QTest.keyClick(draft.steps.buttons[0], Qt.Key.Key_Delete)
    assert ("", draft.field.field) == (draft.field.text, draft.window().focusWidget())


def test_tab_walks_from_the_words_over_the_steps_to_the_cards(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "SA, HA")
    walked = []
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        walked.append(window.focusWidget())
    assert [*draft.steps.buttons, draft.faces] == walked


def test_an_eye_that_sees_only_the_table_is_told_no_card_by_what_is_offered(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    draft = saying(window, "spades")
    window.set_eye(Watcher.TABLE)
    draft.steps.open_menu(0)
    assert not [a.text() for a in actions_in(menu_of(draft)) if "♠" in a.text()]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 700)])
@pytest.mark.parametrize("screen", Screen)
def test_many_steps_are_all_seen_or_scrolled_to_and_no_two_lie_on_each_other(
    opened: Opened, size: tuple[int, int], screen: Screen
) -> None:
    window = opened(FOUR_LEFT)
    window.resize(*size)
    window.set_screen(screen)
    draft = saying(window, ", ".join(("SA", "somehow or other, whatever may lie where it lies", "ruff a heart") * 4))
    places = [b.geometry().translated(draft.steps.pos()) for b in draft.steps.buttons]
    assert all(draft.rect().contains(place) for place in places)
    assert not [1 for a, b in pairwise(places) if a.intersects(b)]
    last = draft.steps.buttons[-1]
    draft.steps.to_row(len(places) - 1)
    area, bar = window.dock.sheet.viewport(), window.dock.sheet.verticalScrollBar()
    assert area.rect().contains(last.mapTo(area, last.rect().center()))
    assert last.mapTo(area, last.rect().center()).y() < draft.claim.mapTo(area, QPoint(0, 0)).y()
    bar.setValue(bar.maximum())
    assert draft.claim.mapTo(draft, QPoint(0, 0)).y() > places[-1].bottom()


@pytest.mark.parametrize(
    ("keys", "key", "alt", "left"),
    [
        ("Del", Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "HA"),
        ("Alt+Down", Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier, "HA, SA"),
    ],
)
def test_on_a_row_the_keys_of_a_step_are_no_commands_of_the_window(
    opened: Opened, qtbot: QtBot, keys: str, key: Qt.Key, alt: Qt.KeyboardModifier, left: str
) -> None:
    window = opened(FOUR_LEFT)
    qtbot.waitUntil(window.isActiveWindow)
    told: list[str] = []
    QShortcut(QKeySequence(keys), window).activated.connect(lambda: told.append(keys))
    draft = saying(window, "SA, HA")
    draft.steps.to_row(0)
    QTest.keyClick(draft.steps.buttons[0], key, alt)
    assert (left, []) == (draft.field.text, told)


def test_another_theme_holds_for_the_rows_too(opened: Opened) -> None:
    draft = saying(opened(FOUR_LEFT), SAID)
    draft.set_look(evolve(draft.look, palette=LIGHT))
    assert [LIGHT] * 3 == [button.look.palette for button in draft.steps.buttons]
