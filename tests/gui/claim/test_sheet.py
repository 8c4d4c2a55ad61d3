"""A claim is made on a sheet beside the table, answered there by each player, and ruled on to the score."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.gui.commands.class_handlers import class_window
from bridgetable.gui.commands.table_handlers import claim, director, undo
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.news import news
from tests.gui.claim.claiming import draft_of, last_lines, say, stage_of, table_of
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY
from tests.views.four_tricks_left import CLAIMED, CONTESTED, FOUR_LEFT

# The sheet itself.


def test_a_claim_opens_a_sheet_beside_the_table_for_declarer_and_all_tricks(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    assert (Seat.S, 4) == (draft.claimer, draft.tricks)
    assert draft.seats[Seat.S].isChecked()
    assert draft.numbers[4].isChecked()
    assert window.dock.sheet.isVisible()
    assert not window.table.geometry().intersects(window.dock.geometry())


def test_the_key_c_opens_it_with_the_keyboard_on_the_number_of_tricks(opened: Opened, qtbot: QtBot) -> None:
    window = opened(FOUR_LEFT)
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_C)
    qtbot.waitUntil(draft_of(window).numbers[4].hasFocus)


def test_a_digit_chooses_the_number_of_tricks_and_enter_makes_the_claim_with_the_cards_faced(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    QTest.keyClick(window, Qt.Key.Key_3)
    assert 3 == draft_of(window).tricks
    QTest.keyClick(draft_of(window).numbers[3], Qt.Key.Key_Return)
    assert ["S claims 3", "S spreads"] == last_lines(window, 2)
    assert Phase.SUSPENDED is table_of(window).phase


def test_two_digits_make_a_number_above_nine_where_so_many_are_left(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + "".join(f"{line}\n" for line in PLAY.splitlines()[:4]))
    window.menus.run(claim)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(window, key)
    assert 12 == draft_of(window).tricks
    QTest.keyClick(window, Qt.Key.Key_2)
    assert 2 == draft_of(window).tricks


def test_a_digit_beyond_the_tricks_that_are_left_chooses_nothing(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    QTest.keyClick(window, Qt.Key.Key_9)
    assert 4 == draft_of(window).tricks


def test_arrows_walk_along_the_numbers_and_along_the_seats(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    QTest.keyClick(draft.numbers[4], Qt.Key.Key_Left)
    assert 3 == draft.tricks
    QTest.keyClick(draft.seats[Seat.S], Qt.Key.Key_Right)
    assert Seat.W is draft.claimer


def test_tab_walks_from_the_tricks_to_the_words_the_cards_and_the_claim(opened: Opened, qtbot: QtBot) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    qtbot.waitUntil(draft.numbers[4].hasFocus)
    walked = []
    for _ in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        walked.append(window.focusWidget())
    assert [draft.field.field, draft.faces, draft.claim, draft.cancel] == walked


def test_the_sheet_says_at_once_how_it_understands_the_words(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    assert "drawing the trump, then diamonds from the top" == draft.field.field.placeholderText()
    forms = "Understood are: draw trumps, a suit, cards such as SA, spade to SQ, ruff, duck, lose, discard."
    assert forms == draft.steps.accessibleName()
    QTest.keyClicks(draft.field.field, "drawing the trump, then diamonds from the top")
    assert "Understood: draw the trumps, diamonds from the top." == draft.steps.accessibleName()
    draft.field.field.write("it is cold")
    assert "Not understood, and asked for: “it is cold”." == draft.steps.accessibleName()


def test_the_field_grows_so_that_a_long_statement_is_read(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    field = draft_of(window).field
    field.field.write("all mine")
    low = field.height()
    field.field.write(
        "draw the trump, ace of spades throwing a heart, then a heart to the ace, the rest if they behave"
    )
    line = field.field.fontMetrics().lineSpacing()
    assert low + line <= field.height() + 2
    assert field.field.viewport().height() >= 2 * line


def test_words_not_understood_are_seen_where_nobody_types(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    field = draft_of(window).field.field
    field.write(f"{'draw the trump, ace of spades throwing a heart, ' * 4}it is cold, {'a heart to the ace, ' * 6}")
    marks = field.extraSelections()
    at = QTextCursor(marks[0].cursor)
    at.setPosition(at.selectionStart())
    assert 0 < field.verticalScrollBar().value() < field.verticalScrollBar().maximum()
    assert field.viewport().rect().contains(field.cursorRect(at))


def test_letters_and_digits_of_the_statement_are_no_commands(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft, before = draft_of(window), window.controller.history
    draft.field.field.setFocus()
    QTest.keyClicks(draft.field.field, "cdn 12")
    assert ("cdn 12", 4) == (draft.field.text, draft.tricks)
    assert before is window.controller.history


def test_enter_behind_the_statement_claims_once_and_nothing_is_refused(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    refused: list[str] = []
    window.controller.refused.connect(refused.append)
    window.menus.run(claim)
    field, before = draft_of(window).field.field, len(window.controller.history.done)
    field.setFocus()
    QTest.keyClicks(field, "all hearts")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert ["Claim", "SpreadHand"] == [type(one).__name__ for one in window.controller.history.done[before:]]
    assert [] == refused
    assert window.table.toast.isHidden()


@pytest.mark.parametrize("way", ["escape", "button", "undo"])
def test_a_sheet_that_is_given_up_leaves_everything_as_it_was(opened: Opened, way: str) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    before = window.controller.history
    match way:
        case "escape":
            QTest.keyClick(window, Qt.Key.Key_Escape)
        case "button":
            QTest.mouseClick(draft_of(window).cancel, Qt.MouseButton.LeftButton)
        case _:
            window.menus.run(undo)
            before = before.undo()
    assert window.dock.sheet.draft is None
    assert before.done == window.controller.history.done
    assert window.dock.ruling.isVisible()


def test_a_claim_of_no_trick_is_a_concession_of_all(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    QTest.mouseClick(draft.numbers[0], Qt.MouseButton.LeftButton)
    assert "South concedes all of the last four. 68B1" == draft.sentence.accessibleName()
    assert "Concede" == draft.claim.text()
    draft.faces.click()
    draft.claim.click()
    assert ["S concedes 4"] == last_lines(window, 1)


def test_what_is_said_goes_with_the_claim(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    QTest.keyClicks(draft.field.field, "the last trump")
    QTest.keyClick(draft.field.field, Qt.Key.Key_Return)
    assert ['S claims 4: "the last trump"', "S spreads"] == last_lines(window, 2)


def test_a_players_menu_opens_the_sheet_for_him(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    menus = window.lists.players
    menus.fill(Seat.E)
    next(row for row in menus.of[Seat.E].actions() if row.text() == "Claims or concedes…").trigger()
    assert Seat.E is draft_of(window).claimer


def test_the_hand_that_is_faced_is_seen_by_every_eye(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.set_eye(Seat.W)
    assert window.shown is not None
    assert {None} == {one.card for one in window.shown.hands[Seat.S].cards}
    window.menus.run(claim)
    draft_of(window).make()
    assert None not in {one.card for one in window.shown.hands[Seat.S].cards}
    assert {None} == {one.card for one in window.shown.hands[Seat.E].cards}


# Where nothing can be claimed.


def test_a_claim_made_while_the_director_rules_leaves_his_question_there(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    asked = window.controller.history.now.pending
    assert asked is not None
    window.menus.run(claim)
    draft_of(window).make()
    assert asked == window.controller.history.now.pending
    assert 1 == len(window.controller.history.now.later)
    assert window.dock.sheet.draft is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEAD, "Nothing can be claimed before the auction is over."),
        (CLAIMED, "A claim lies on the table: it is answered first."),
        (CLAIMED + "all agree\n", "Play has ended: nothing is left to claim."),
    ],
    ids=["auction", "claimed", "ended"],
)
def test_where_nothing_can_be_claimed_one_sentence_says_why_and_nothing_changes(
    opened: Opened, text: str, why: str
) -> None:
    window = opened(text)
    before = window.controller.history
    window.menus.run(claim)
    assert window.dock.sheet.draft is None
    assert why == window.table.toast.accessibleName()
    assert before is window.controller.history


# Who claims.


def test_dummys_claim_is_none_and_the_director_rules_on_it(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    draft.seats[Seat.N].click()
    assert "North is dummy, and may not claim: play would go on. 68A 43A1c" == draft.sentence.accessibleName()
    assert not draft.faces.isEnabled()
    draft.make()
    assert ["N claims 4"] == last_lines(window, 1)
    assert [Kind.DUMMY_CLAIMED] == [one.kind for one in table_of(window).irregularities]
    assert Phase.PLAY is table_of(window).phase
    window.menus.run(director)
    assert ["68"] == [case.matter.law for case in window.controller.history.now.ruled]
    assert Phase.PLAY is table_of(window).phase


def test_a_defender_claims_and_declarer_and_dummy_agree(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    draft.seats[Seat.W].click()
    draft.digit(4)
    draft.make()
    say(window, "Agrees", Seat.S)
    assert Phase.SUSPENDED is table_of(window).phase
    say(window, "Agrees", Seat.N)
    assert (Phase.END, ClaimStage.AGREED) == (table_of(window).phase, stage_of(window))


def test_the_partner_of_a_defender_who_concedes_may_object_at_once_and_play_goes_on(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    draft.seats[Seat.W].click()
    draft.digit(0)
    draft.make()
    answers = window.dock.column.answers
    assert answers is not None
    assert "West concedes a trick: East may object at once." == answers.sheet.note
    assert ["68B2"] == [
        c.cite for r in answers.sheet.rows if r.seat is Seat.E for c in r.choices if c.words == "Objects"
    ]
    say(window, "Objects", Seat.E)
    assert Phase.PLAY is table_of(window).phase
    assert table_of(window).claim is None


# How it looks and is heard.


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 700)])
@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize("text", [FOUR_LEFT, HEAD + AUCTION], ids=["four left", "thirteen left"])
def test_at_every_size_every_part_of_the_sheet_can_be_seen_or_scrolled_to(
    opened: Opened, size: tuple[int, int], screen: Screen, text: str
) -> None:
    window = opened(text)
    window.resize(*size)
    window.set_screen(screen)
    window.menus.run(claim)
    draft = draft_of(window)
    for part in draft.findChildren(QWidget):
        if part.parent() is draft:
            assert draft.rect().contains(part.geometry())
    assert draft.width() <= window.dock.width()


def test_with_a_class_open_at_the_least_size_claim_and_cancel_are_seen_without_scrolling(
    opened: Opened, qtbot: QtBot
) -> None:
    window = opened(HEAD + AUCTION)
    window.resize(1280, 720)
    window.menus.run(class_window)
    window.menus.run(claim)
    sheet, draft = window.dock.sheet, draft_of(window)
    draft.field.field.write("draw the trump, ace of spades, heart to the ace, club, the rest if they behave")
    QApplication.processEvents()
    assert draft.height() > sheet.viewport().height(), "there is more than is seen"
    bar = sheet.verticalScrollBar()
    for value in (bar.minimum(), bar.maximum()):
        bar.setValue(value)
        for button in (draft.claim, draft.cancel):
            at = QRect(button.mapTo(sheet.viewport(), QPoint(0, 0)), button.size())
            assert sheet.viewport().rect().contains(at)
    last = draft.faces.mapTo(draft, draft.faces.rect().bottomLeft()).y()
    assert last < draft.claim.mapTo(draft, QPoint(0, 0)).y(), "at its end nothing lies beneath them"
    window.menus.run(class_window)


@pytest.mark.parametrize("text", [CLAIMED, CLAIMED + "W doubts\n", CLAIMED + "W wants to play on\n"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_two_buttons_of_the_answers_lie_on_each_other(opened: Opened, text: str, size: tuple[int, int]) -> None:
    window = opened(text)
    window.resize(*size)
    answers = window.dock.column.answers
    assert answers is not None
    places = [b.geometry() for b in (*answers.buttons, answers.director)]
    assert not [(a, b) for n, a in enumerate(places) for b in places[n + 1 :] if a.intersects(b)]
    assert all(answers.rect().contains(place) for place in places)
    assert all(b.mapTo(window, QPoint(0, 0)).y() > 0 for b in answers.buttons)


def test_everything_on_the_sheet_that_takes_the_keyboard_has_a_name(opened: Opened) -> None:
    for text in (FOUR_LEFT, CLAIMED, CONTESTED):
        window = opened(text)
        window.menus.run(claim)
        found = window.dock.findChildren(QAbstractButton) + window.dock.findChildren(QLineEdit)
        assert [] == [w for w in found if w.isVisible() and not w.accessibleName()]


def test_a_screen_reader_hears_who_can_say_what(opened: Opened) -> None:
    window = opened(CLAIMED)
    before = window.shown
    say(window, "Agrees", Seat.W)
    assert window.shown is not None
    heard = news(before, window.shown)
    assert "The others answer. Play is suspended. 1: All agree." in heard
    assert "West, agrees: 2 Play on? North" in heard
    assert "play suspended · E–W to answer" == window.shown.status


def test_a_change_of_theme_or_screen_keeps_what_was_chosen(opened: Opened) -> None:
    window = opened(FOUR_LEFT)
    window.menus.run(claim)
    draft = draft_of(window)
    draft.seats[Seat.E].click()
    draft.digit(2)
    draft.field.field.write("the ace")
    window.set_screen(Screen.PROJECTOR)
    after = draft_of(window)
    assert (Seat.E, 2, "the ace") == (after.claimer, after.tricks, after.field.text)
