"""Files with many boards: a list, findings marked, a playlist, and reading that can be stopped."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bridgetable.gui.commands.file_handlers import next_board, open_path, previous_board
from bridgetable.gui.files.board_chooser import BOX, BoardChooser
from bridgetable.gui.files.board_list import Reading
from bridgetable.gui.window import Window
from tests.gui.told import HEAD

Opened = Callable[[str], Window]
DEAL = '[Deal "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"]'


def board(number: int, *, revoke: bool = False) -> str:
    east = "HK" if revoke else "C3"
    return "\n".join((
        f'[Event "Told"]\n[Board "{number}"]\n[Dealer "S"]\n[Vulnerable "EW"]', DEAL, '[Declarer "S"]\n[Contract "4S"]',
        '[Result "10"]\n[Auction "S"]\n1S Pass 3S Pass\n4S Pass Pass Pass', f'[Play "W"]\nCQ C2 {east} C5\nD2 - - -\n*', ""
    ))  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "many.pbn"
    path.write_text("\n".join(board(n, revoke=n == 2) for n in (1, 2, 3)), encoding="utf-8")
    return path


def chooser(window: Window, path: Path, qtbot: QtBot) -> BoardChooser:
    open_path(window, path)
    found = window.findChildren(BoardChooser)[-1]
    qtbot.waitUntil(lambda: not found.reading._timer.isActive(), timeout=30_000)
    return found


def test_every_board_is_listed_with_contract_result_and_findings(opened: Opened, file: Path, qtbot: QtBot) -> None:
    found = chooser(opened(HEAD), file, qtbot)
    assert [("1", "4♠ S", "="), ("2", "4♠ S", "="), ("3", "4♠ S", "=")] == [
        (row.number, row.contract, row.result) for row in found.rows
    ]
    assert [False, True, False] == [any("revoke" in words for words in row.findings) for row in found.rows]


def test_the_number_of_a_board_is_never_cut_off_by_its_box(opened: Opened, file: Path, qtbot: QtBot) -> None:
    file.write_text("\n".join(board(n) for n in (9, 10, 100)), encoding="utf-8")
    found = chooser(opened(HEAD), file, qtbot)
    needed = found.tree.fontMetrics().horizontalAdvance("100") + BOX
    qtbot.waitUntil(lambda: found.tree.columnWidth(0) >= needed)


def test_the_first_board_opens_and_the_next_command_goes_on(opened: Opened, file: Path, qtbot: QtBot) -> None:
    window = opened(HEAD)
    chooser(window, file, qtbot)
    assert "many.pbn · board 1" == window.document.name
    window.menus.run(next_board)
    assert "many.pbn · board 2" == window.document.name
    window.menus.run(previous_board)
    assert "many.pbn · board 1" == window.document.name
    window.menus.run(previous_board)
    assert window.table.toast.isVisible()


def test_a_board_knows_the_other_room_though_that_is_read_after_it(
    opened: Opened, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "rooms.pbn"
    rooms = [board(1).replace("[Board", f'[Room "{room}"]\n[Board') for room in ("Open", "Closed")]
    path.write_text("\n".join([rooms[0], rooms[1].replace("10", "9")]), encoding="utf-8")
    window = opened(HEAD)
    before = window.document
    chooser(window, path, qtbot)
    assert window.before is not None
    assert before.name == window.before.name
    assert -50 == window.controller.history.now.table.contest.other_table
    window.menus.run(next_board)
    assert 420 == window.controller.history.now.table.contest.other_table


def test_ticked_boards_are_the_playlist(opened: Opened, file: Path, qtbot: QtBot) -> None:
    window = opened(HEAD)
    found = chooser(window, file, qtbot)
    for number in (0, 2):
        found.items[number].setCheckState(0, Qt.CheckState.Checked)
    window.menus.run(next_board)
    assert "many.pbn · board 3" == window.document.name


def test_only_boards_with_findings_can_be_shown(opened: Opened, file: Path, qtbot: QtBot) -> None:
    found = chooser(opened(HEAD), file, qtbot)
    found.only.setChecked(True)
    assert [1] == found.playlist()


def test_reading_can_be_stopped_and_what_was_read_stands(file: Path, qtbot: QtBot) -> None:
    file.write_text("\n".join(board(n) for n in range(1, 400)), encoding="utf-8")
    reading = Reading(file)
    rows: list[object] = []
    reading.row.connect(rows.append)
    reading.begin()
    qtbot.waitUntil(lambda: len(rows) > 0)
    with qtbot.waitSignal(reading.finished):
        reading.cancel()
    assert 0 < len(rows) < 399
    assert not reading._timer.isActive()


def test_a_file_without_boards_leaves_the_table_and_says_why(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    window = opened(HEAD)
    before = window.controller.history
    path = tmp_path / "empty.pbn"
    path.write_text("nothing of the kind", encoding="utf-8")
    chooser(window, path, qtbot)
    assert before is window.controller.history
    assert window.table.toast.isVisible()
