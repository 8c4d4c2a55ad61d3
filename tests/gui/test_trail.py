"""What happened so far, as it is laid out in the dock."""

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.gui.paint.look import Look
from bridgetable.gui.panel.sections import TrailBlock
from bridgetable.views.table.table_view import Sign, TrailView

SHORT = TrailView(Sign.IRREGULAR, "E drops HK", "trick 1")
LONG = TrailView(Sign.IRREGULAR, "E leads face down: face-down lead by the wrong defender", "trick 1")
ENDLESS = TrailView(Sign.PLAIN, "S applies: " + "because of what was said " * 12, "trick 1")


@pytest.fixture
def block(qtbot: QtBot) -> TrailBlock:
    made = TrailBlock(Look())
    qtbot.addWidget(made)
    return made


def lines(block: TrailBlock) -> float:
    """The height in lines where the dock is as wide as on a screen of 1280 by 720."""
    return (block.height_for(390 * block.look.dock(1)) - block.look.dock(2)) / block.look.dock(25.5)


@pytest.mark.parametrize(
    ("trail", "most", "expected"),
    [
        ((SHORT,), 6, 1),
        ((LONG,), 6, 2),
        ((ENDLESS,), 6, 2),
        ((SHORT, LONG, SHORT), 6, 4),
        ((SHORT, LONG, SHORT), 3, 3),
        ((LONG, LONG), 3, 2),
    ],
)
def test_an_entry_too_long_for_a_line_goes_on_in_a_second(
    block: TrailBlock, trail: tuple[TrailView, ...], most: int, expected: int
) -> None:
    block.show_trail(trail)
    block.most = most
    assert expected == round(lines(block))
