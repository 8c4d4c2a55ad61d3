"""Best play of the deal in the editor: asked for when the deal is settled, and not without a solver."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QProcess, Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bridgetable.game.boards import Board, numbered
from bridgetable.game.cards import cards
from bridgetable.game.deals import deal
from bridgetable.game.drafts import Draft
from bridgetable.game.seats import Seat
from bridgetable.gui import solver as asked
from bridgetable.gui.deal_editor.best_play import settled_deal
from bridgetable.gui.deal_editor.editor import DealEditor
from bridgetable.gui.paint.look import look_for
from bridgetable.gui.paint.theme import palette_named
from bridgetable.worth import endplay
from tests.worth.told import DEAL, TABLE, program

A = deal(DEAL)


@pytest.fixture
def edited(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[Board], DealEditor]:
    monkeypatch.setattr(endplay, "is_installed", lambda: True)
    monkeypatch.setattr(asked, "command", program)

    def make(board: Board) -> DealEditor:
        editor = DealEditor(look_for(1080, palette_named("dark")), board, solver=asked.AskedSolver())
        # The test's own care closes it once more.
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(editor, before_close_func=lambda one: one.reject())
        editor.resize(1920, 1080)
        editor.show()
        return editor

    return make


def test_a_whole_deal_gets_its_twenty_numbers(edited: Callable[[Board], DealEditor], qtbot: QtBot) -> None:
    table = edited(numbered(15, A)).best_play
    assert table is not None
    qtbot.waitUntil(lambda: table.shown is not None, timeout=5_000)
    assert table.shown is not None
    assert ("♣", "♦", "♥", "♠", "NT") == table.shown.heads
    assert ["North", "South", "East", "West"] == [name for name, _ in table.shown.rows]
    assert TABLE["N"] == [int(number) for number, _ in table.shown.rows[0][1]]
    assert [True, False, True, True, True] == [enough for _, enough in table.shown.rows[0][1]]
    assert "North: ♣ 10, ♦ 6, ♥ 7, ♠ 8, NT 8" in table.accessibleName()


def test_cards_taken_away_take_the_numbers_away(edited: Callable[[Board], DealEditor], qtbot: QtBot) -> None:
    editor = edited(numbered(15, A))
    table = editor.best_play
    assert table is not None
    qtbot.waitUntil(lambda: table.shown is not None, timeout=5_000)
    for held in ("D5", "HQ"):
        editor.give(next(iter(cards(held))), None)
    assert table.shown is None
    assert "four whole hands" in table.note


def test_a_deal_that_can_only_become_one_is_asked_about() -> None:
    draft = Draft(A).given(next(iter(cards("D5"))), None).given(next(iter(cards("C4"))), None)
    assert (A, "tricks, if West has the rest") == settled_deal(draft)
    assert (None, "four whole hands are needed") == settled_deal(draft.given(next(iter(cards("SA"))), None))
    assert (None, "four whole hands are needed") == settled_deal(draft.given(next(iter(cards("SA"))), Seat.N))


def test_an_editor_that_is_left_ends_the_process(edited: Callable[[Board], DealEditor], qtbot: QtBot) -> None:
    editor = edited(numbered(15, A))
    table = editor.best_play
    assert table is not None
    qtbot.waitUntil(lambda: table.shown is not None, timeout=5_000)
    (running,) = table.solver.findChildren(QProcess)
    editor.reject()
    assert QProcess.ProcessState.NotRunning == running.state()


def test_without_a_solver_there_is_no_table(qtbot: QtBot) -> None:
    editor = DealEditor(look_for(1080, palette_named("dark")), numbered(15, A))
    qtbot.addWidget(editor)
    assert editor.best_play is None


def test_a_window_that_goes_ends_its_solver_without_a_word(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt complains of a process that outlives its window, and a complaint fails the test."""
    monkeypatch.setattr(endplay, "is_installed", lambda: True)
    monkeypatch.setattr(asked, "command", program)
    owner = QObject()
    solver = asked.AskedSolver(owner)
    solver.ask_table(DEAL)
    process = solver._process
    assert process is not None
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    assert not isValid(process)
