"""Who rules first is asked before anything is told, by mouse or keyboard alone; a class votes on the projector."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.books import LAWS_2017
from bridgetable.game.seats import Seat
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.commands.table_handlers import redo
from bridgetable.gui.commands.view_handlers import rule_first
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.trial_rows import CheckRow
from bridgetable.gui.panel.trial_sheet import TrialColumn
from bridgetable.gui.panel.vote_row import VoteRow
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.summary.window import SummaryWindow
from bridgetable.gui.widgets.glosses import gloss
from bridgetable.gui.window import Window
from bridgetable.session.director.actions import Reply
from bridgetable.staging.case import Level
from bridgetable.training.parts import Asks
from bridgetable.training.series import CaseName, make
from bridgetable.training.trial import Stage, Trial, begin
from bridgetable.training.veil import happened
from bridgetable.views.result.text import summary_text
from tests.golden import golden
from tests.gui.conftest import Opened
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

LEAD = (Path(__file__).parents[2] / "shots" / "3-lead.table").read_text(encoding="utf-8")


@pytest.fixture
def ruling(opened: Opened) -> Window:
    """A window in which somebody rules first on an opening lead out of turn."""
    window = opened(LEAD)
    window.choose(evolve(window.settings, rule_first=True))
    return window


def column(window: Window) -> TrialColumn:
    return window.dock.trial_sheet().column


def trial(window: Window) -> Trial:
    assert window.display.trials is not None
    assert window.display.trials.trial is not None
    return window.display.trials.trial


def every_word(window: QWidget) -> str:
    """All names of what is to be seen in a part of the window."""
    seen = (w for w in window.findChildren(QWidget) if w.isVisible())
    return " | ".join(w.accessibleName() for w in seen)


def test_nothing_tells_the_answer_before_it_is_given(ruling: Window) -> None:
    said = every_word(ruling.dock)
    assert "What went wrong?" in said
    assert "Become dummy" not in said
    assert "54" not in said
    assert ruling.display.seen is not None
    assert ruling.display.seen.decision is None
    assert () == ruling.display.seen.facts
    assert {""} == {p.pill for p in ruling.display.seen.plates}
    assert "OUT OF TURN" not in every_word(ruling)


def test_what_lies_ahead_is_hidden_and_cannot_be_stepped_to(opened: Opened) -> None:
    window = opened(LEAD)
    window.controller.answer("refuse", "")
    window.controller.answer("become dummy", "")
    window.controller.undo()
    window.choose(evolve(window.settings, rule_first=True))
    before = len(window.controller.history.done)
    assert window.controller.history.undone
    assert window.timeline.line.hides_rest
    assert before == sum(len(s.ticks) for s in window.timeline.line.view.segments)
    assert "become" not in window.tools.buttons[redo].text().lower()
    window.menus.run(redo)
    window.menus.run(next_note)
    assert before == len(window.controller.history.done)


def press(window: Window, key: Qt.Key) -> None:
    at = QApplication.focusWidget()
    QTest.keyClick(at if at is not None and window.isAncestorOf(at) else window, key)


def test_a_case_is_ruled_on_by_keyboard_alone(ruling: Window) -> None:
    done = len(ruling.controller.history.done)
    asked = []
    for _ in range(30):
        if not ruling.is_ruling_first:
            break
        now = trial(ruling)
        if now.part is not None:
            asked.append(now.part.asks)
            for place in sorted(now.part.right):
                press(ruling, Qt.Key(Qt.Key.Key_1 + place))
        elif now.stage is Stage.CHOOSES:
            press(ruling, Qt.Key.Key_2)
        press(ruling, Qt.Key.Key_Return)
    assert [Asks.LAW, Asks.FACTS, Asks.WHO, Asks.CHOICES, Asks.FOLLOWS] == asked
    (reply,) = ruling.controller.history.done[done:]
    assert isinstance(reply, Reply)
    assert "stay declarer" == reply.answer.key
    assert not ruling.dock.is_trying


def test_a_case_is_ruled_on_by_mouse_alone(ruling: Window) -> None:
    done = len(ruling.controller.history.done)
    for _ in range(30):
        if not ruling.is_ruling_first:
            break
        now = trial(ruling)
        shown = column(ruling)
        if now.stage in {Stage.ASKED, Stage.CHOOSES}:
            QTest.mouseClick(shown.rows[0], Qt.MouseButton.LeftButton)
        assert shown.button is not None
        QTest.mouseClick(shown.button, Qt.MouseButton.LeftButton)
    assert done + 1 == len(ruling.controller.history.done)


def test_a_part_is_marked_in_words_and_not_by_colour_alone(ruling: Window) -> None:
    part = trial(ruling).part
    assert part is not None
    wrong = next(n for n in range(len(part.candidates)) if n not in part.right)
    column(ruling).digit(wrong + 1)
    column(ruling).press()
    names = [row.accessibleName() for row in column(ruling).findChildren(CheckRow) if row.isVisible()]
    assert 1 == sum(", wrong" in n and part.candidates[wrong].why in n for n in names)
    assert 1 == sum(", missed" in n for n in names)
    assert "Not quite: 1 missed, 1 wrong." in every_word(ruling.dock)


def test_one_of_which_one_is_right_puts_the_other_away(ruling: Window) -> None:
    column(ruling).digit(1)
    column(ruling).digit(2)
    assert frozenset({1}) == column(ruling).places()


def test_the_command_switches_it_off_and_the_panel_tells_again(ruling: Window) -> None:
    ruling.menus.run(rule_first)
    assert not ruling.settings.rule_first
    assert not ruling.dock.is_trying
    assert "Become dummy" in every_word(ruling.dock)


def previewed(window: Window) -> list[str]:
    """The number of the option that is previewed, if one is."""
    preview = window.table.view._preview
    return [] if preview is None else [str(preview.number)]


def test_what_follows_is_previewed_on_the_table_before_it_is_carried_out(ruling: Window) -> None:
    shown = column(ruling)
    while trial(ruling).stage is not Stage.CHOOSES:
        shown.press()
    assert not previewed(ruling)
    shown.digit(1)
    shown.press()
    shown.press()
    assert Stage.MARKED is trial(ruling).stage
    assert ["0"] == previewed(ruling)


# --- a class ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def voting(ruling: Window) -> Window:
    ruling.set_screen(Screen.PROJECTOR)
    return ruling


def votes(window: Window) -> list[VoteRow]:
    return [row for row in column(window).rows if isinstance(row, VoteRow)]


def test_hands_are_counted_by_keyboard_and_nothing_tells_what_is_right(voting: Window) -> None:
    column(voting).to_keyboard()
    rows = votes(voting)
    for _ in range(3):
        QTest.keyClick(rows[0], Qt.Key.Key_Plus)
    QTest.keyClick(rows[0], Qt.Key.Key_Minus)
    QTest.keyClick(rows[0], Qt.Key.Key_B)
    assert rows[1].is_current
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(rows[1], key)
    assert [2, 12] == [row.hands for row in rows[:2]]
    assert not any("right" in row.accessibleName() for row in rows)
    assert 12 <= rows[0].most


def test_hands_are_counted_by_mouse_and_the_answer_is_revealed_when_the_teacher_says_so(voting: Window) -> None:
    rows, shown = votes(voting), column(voting)
    minus, plus = rows[2].signs()
    for place in (plus, plus, minus):
        QTest.mouseClick(rows[2], Qt.MouseButton.LeftButton, pos=place.center().toPoint())
    assert 1 == rows[2].hands
    order = [row.candidate.words for row in rows]
    assert shown.button is not None
    QTest.mouseClick(shown.button, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert order == [row.candidate.words for row in votes(voting)]
    right = [row for row in votes(voting) if ", right" in row.accessibleName()]
    assert [row for row in rows if row.candidate.right] == right
    first = trial(voting).part
    QTest.mouseClick(shown.button, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert first != trial(voting).part


def test_the_hands_raised_stand_in_the_summary_also_when_the_board_is_opened_again(
    voting: Window, opened: Opened
) -> None:
    to_revealed(voting)
    history = voting.controller.history
    told = "HANDS RAISED BEFORE IT WAS RULED"
    assert told in summary_text(SummaryWindow(voting).summary)
    again = opened(voting.document.text(history))
    assert voting.document.journal_of(history).actions == again.document.journal_of(history).actions
    assert told in summary_text(SummaryWindow(again).summary)
    voting.controller.undo()
    assert told not in summary_text(SummaryWindow(voting).summary)


def test_a_question_to_which_nobody_raised_a_hand_is_not_kept(voting: Window) -> None:
    column(voting).press()
    assert () == voting.document.counts


# --- how it looks -----------------------------------------------------------------------------------------------------


def to_choices(window: Window) -> None:
    """Answer as far as what may be chosen: the second part wrongly, and all but one of the choices."""
    shown = column(window)
    while (part := trial(window).part) is None or part.asks is not Asks.CHOICES:
        if part is not None:
            places = sorted(part.right) if part.asks is not Asks.FACTS else [min(set(range(9)) - part.right)]
            for place in places:
                shown.digit(place + 1)
        shown.press()
    for place in sorted(part.right)[:-1]:
        shown.digit(place + 1)


def to_vote(window: Window) -> None:
    for row, hands in zip(votes(window), (9, 8, 4, 0, 2), strict=False):
        row.count(hands)
    votes(window)[2].clicked.emit()


def to_revealed(window: Window) -> None:
    to_vote(window)
    column(window).press()


SHOTS = {"8-rule-first": to_choices, "9-class-vote": to_vote, "9b-class-vote-revealed": to_revealed}


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("name", SHOTS)
def test_ruling_first_looks_as_approved(name: str, size: tuple[int, int], request: pytest.FixtureRequest) -> None:
    journal = read_journal(LEAD)
    window = window_for(acted_out(journal), journal, Looks(size, projector="vote" in name), "3-lead.table")
    window.choose(evolve(window.settings, rule_first=True))
    SHOTS[name](window)
    window.table.view.setFocus()
    QApplication.processEvents()
    now = image_of(window)
    window.hide()
    window.deleteLater()
    assert looks_as_approved(now, f"{name}-{size[1]}", request)


# --- a lesson ---------------------------------------------------------------------------------------------------------


def asks(window: Window) -> bool:
    return window.is_ruling_first


ASKING = LEAD.replace("\nS notices\n", "\nS notices\n> What now?\n? ask\n", 1)


def test_a_lesson_stops_where_it_asks_and_goes_on_when_somebody_has_ruled(opened: Opened) -> None:
    window = opened(ASKING)
    window.controller.go_to(0)
    for _ in range(20):
        if asks(window):
            break
        window.menus.run(next_note)
    assert asks(window)
    assert not window.settings.rule_first
    assert "What now?" in every_word(window.dock)
    for _ in range(30):
        if not asks(window):
            break
        if trial(window).stage is Stage.CHOOSES:
            column(window).digit(2)
        column(window).press()
    assert not window.dock.is_trying
    assert window.controller.history.now.pending is None


def test_the_bidding_box_tells_nothing_before_somebody_has_ruled(opened: Opened) -> None:
    bid = (FOLDER / "2-auction.table").read_text(encoding="utf-8")
    window = opened(bid)
    assert window.table.box.isVisible()
    window.menus.run(rule_first)
    assert asks(window)
    assert not window.table.box.isVisible()
    window.menus.run(rule_first)
    assert window.table.box.isVisible()


def test_nothing_is_asked_that_would_show_cards_which_this_eye_may_not_see(opened: Opened) -> None:
    told = golden("law_62/60C-offenders-lead-after-attention")
    window = opened(told.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n")
    window.controller.go_to(10)
    assert "62B" == getattr(window.controller.history.now.pending, "cite", "")
    window.choose(evolve(window.settings, rule_first=True))
    assert asks(window)
    window.set_eye(Seat.S)
    assert not asks(window)
    window.set_eye(Seat.W)
    assert asks(window)


def test_enter_goes_on_wherever_the_keyboard_is(ruling: Window) -> None:
    ruling.table.view.setFocus()
    QTest.keyClick(ruling.table.view, Qt.Key.Key_1)
    QTest.keyClick(ruling.table.view, Qt.Key.Key_Return)
    assert Stage.MARKED is trial(ruling).stage
    QTest.keyClick(ruling.table.view, Qt.Key.Key_Return)
    assert Stage.ASKED is trial(ruling).stage


def test_who_decides_is_not_told_by_what_is_asked_later(ruling: Window) -> None:
    who = next(part for part in trial(ruling).waiting if part.asks is Asks.WHO)
    choices = next(part for part in trial(ruling).waiting if part.asks is Asks.CHOICES)
    assert choices.question not in every_word(ruling.dock)
    while trial(ruling).part != who:
        column(ruling).press()
    assert choices.question not in every_word(ruling.dock)
    column(ruling).press()
    column(ruling).press()
    assert choices == trial(ruling).part
    assert choices.question in every_word(ruling.dock)


def test_a_law_that_has_no_words_as_a_whole_is_not_told_in_those_of_another() -> None:
    assert "Law 27: Insufficient bid" == gloss("27", LAWS_2017)
    assert "27A1: " in gloss("27A1", LAWS_2017)


def test_the_keyboard_goes_to_the_table_when_nothing_is_asked_any_more(ruling: Window) -> None:
    ruling.activateWindow()
    column(ruling).to_keyboard()
    for _ in range(30):
        if not asks(ruling):
            break
        if trial(ruling).stage is Stage.CHOOSES:
            column(ruling).digit(2)
        column(ruling).press()
    assert not asks(ruling)
    assert ruling.focusWidget() is ruling.table.view


def test_it_is_told_what_is_ruled_on_also_where_nobody_has_just_gone_wrong() -> None:
    history = make(CaseName(50, 2, Level.EASY)).history
    asked = begin(history.now, 1)
    assert asked is not None
    assert 0 == asked.case.matter.irregularity
    assert "was a penalty card from trick" in happened(history, asked)
