"""What would have come of the board: offered, made up by clicks, and weighted, in the dock."""

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.game.seats import Side
from bridgetable.gui.panel.outcome_chooser import FOLDED, FOLDED_TRICKS, OutcomeChooser
from bridgetable.gui.widgets.choices import ChoiceButton
from bridgetable.gui.window import Window
from bridgetable.session.notation import action_text
from tests.gui.conftest import Opened
from tests.gui.told import HEAD

ROOT = Path(__file__).parents[3]
ASKED = """S calls 1S
W calls Pass
N calls 4S
E calls Pass
S calls Pass
W calls Pass
W leads CQ
S claims 10
all agree
W applies for an adjusted score: "a hesitation was used"
12A law
12A NS
12A yes
"""


def chooser_of(window: Window) -> OutcomeChooser:
    """The part of the dock that makes up an outcome."""
    (found,) = (c for c in window.dock.column.findChildren(OutcomeChooser) if c.isVisibleTo(window))
    return found


def button(window: Window, text: str, nth: int = 0) -> ChoiceButton:
    """The button with these words, the first or a later one."""
    found = [b for _, part in chooser_of(window).parts for b in part.findChildren(ChoiceButton) if b.text() == text]
    return found[nth]


def click(window: Window, *texts: str) -> None:
    """Click the buttons with these words, one after the other."""
    for text in texts:
        QTest.mouseClick(button(window, text), Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def answer(window: Window) -> str:
    """The last thing done, as it stands in the journal."""
    return action_text(window.controller.history.done[-1])


def test_a_few_outcomes_are_offered_and_any_other_is_one_click_away(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    offered = [b.option.title for b in window.dock.column.options]
    assert ["4♠ by South, 9 tricks", "Passed out"] == offered
    assert FOLDED == chooser_of(window).opener.text()


def test_an_outcome_made_up_by_clicks_is_the_answer(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    click(window, FOLDED, "3", "♥", "X", "East")
    QTest.mouseClick(button(window, "8"), Qt.MouseButton.LeftButton)
    click(window, "Assign this")
    assert "12C1b 3HX by E 8" == answer(window)
    assert window.controller.history.now.pending is None


def test_every_row_keeps_its_place_while_an_outcome_is_made_up(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    click(window, FOLDED)
    before = [part.geometry() for _, part in chooser_of(window).parts]
    click(window, "3")
    assert before == [part.geometry() for _, part in chooser_of(window).parts]
    assert all(a.bottom() < b.top() for a, b in pairwise(before))


def test_the_keyboard_stays_where_it_was_when_an_outcome_is_weighed(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    window.activateWindow()
    click(window, FOLDED)
    button(window, "Weigh it with others").setFocus()
    QTest.keyClick(button(window, "Weigh it with others"), Qt.Key.Key_Space)
    QApplication.processEvents()
    assert window.focusWidget() is button(window, "Weigh it with others")


def test_a_double_is_taken_off_again_by_a_second_click(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    click(window, FOLDED, "XX", "XX", "Assign this")
    assert "12C1b 4S by S 9" == answer(window)


def test_outcomes_are_weighed_and_assigned_together_when_the_weights_come_to_a_hundred(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    click(window, FOLDED, "Weigh it with others", "8", "Weigh it with others", "−5 %")
    assert not button(window, "Assign these together").isEnabled()
    QTest.mouseClick(button(window, "+5 %", 1), Qt.MouseButton.LeftButton)
    click(window, "Assign these together")
    assert "12C1b 45% 4S by S 9, 55% 4S by S 8" == answer(window)
    assert (None, None) == tuple(window.controller.history.now.table.score_for(side) for side in Side)


def test_an_outcome_weighed_can_be_taken_out(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    click(window, FOLDED, "Weigh it with others", "8", "Weigh it with others", "Remove")
    assert ["50% 4S by S 8"] == [str(w) for w in chooser_of(window).weighted]


def test_the_keyboard_walks_the_rows_and_the_place_is_kept(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    window.activateWindow()
    click(window, FOLDED)
    button(window, "4").setFocus()
    QTest.keyClick(button(window, "4"), Qt.Key.Key_Right)
    QTest.keyClick(button(window, "5"), Qt.Key.Key_Space)
    assert "5S by S 9" == str(chooser_of(window).outcome)
    assert button(window, "5").hasFocus()


def test_the_reason_goes_with_the_outcome(opened: Opened) -> None:
    window = opened(HEAD + ASKED)
    click(window, FOLDED)
    reason = window.dock.column.reason
    assert reason is not None
    reason.field.setPlainText("the finesse loses")
    click(window, "Assign this")
    assert '12C1b 4S by S 9: "the finesse loses"' == answer(window)


def test_where_only_tricks_are_in_question_several_results_are_weighed_and_no_contract_is_offered(
    opened: Opened,
) -> None:
    told = (ROOT / "tests/rulings_told/law_64/64C1-weighted.table").read_text(encoding="utf-8")
    window = opened(told[: told.index("12C1b")])
    click(window, FOLDED_TRICKS)
    names = [b.text() for b in chooser_of(window).findChildren(ChoiceButton) if b.isVisibleTo(window)]
    assert [str(n) for n in range(14)] == [name for name in names if name.isdigit()]
    assert not {"East", "X", "NT"} & set(names)
    click(window, "6", "Weigh it with others", "5", "Weigh it with others", "Assign these together")
    assert "12C1b 50% 1NT by S 6, 50% 1NT by S 5" == answer(window)
