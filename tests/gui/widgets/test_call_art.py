"""A call in the grid never spills out of its cell, and its word is told wherever there is room for it."""

import pytest

from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.look import look_for
from bridgetable.gui.paint.rich_text import plain, words
from bridgetable.gui.paint.theme import DARK
from bridgetable.gui.widgets.call_art import CallModel, _ink_of, fitted
from bridgetable.views.table.table_view import Cell

WORDS = {
    Cell.WITHDRAWN: "withdrawn",
    Cell.CANCELLED: "cancelled",
    Cell.ACCEPTED: "accepted",
    Cell.IRREGULAR: "29",
    Cell.MADE: "",
}


@pytest.mark.parametrize("text", ["1♥", "1NT", "Pass", "XX"])
@pytest.mark.parametrize("state", list(WORDS), ids=str)
@pytest.mark.parametrize(("height", "column"), [(1080, 126.0), (720, 94.0), (720, 60.0)])
@pytest.mark.usefixtures("qapp")
def test_what_stands_in_a_cell_fits_it(text: str, state: Cell, height: int, column: float) -> None:
    load_fonts()
    metrics = look_for(height, DARK).metrics
    high = metrics.dock_u * (28 if state in {Cell.WITHDRAWN, Cell.CANCELLED} else 36)
    room = column - 4 * metrics.dock_u
    row = fitted(CallModel(words(text), state, WORDS[state]), _ink_of(state, high, DARK, metrics), room)
    assert row.width <= room + 0.01
    # A stroke through the word is enough for a withdrawn pass in the lowest window.
    tight = column < 90 or (column < 100 and (text, state) == ("Pass", Cell.WITHDRAWN))
    assert tight or WORDS[state] == plain(row.word)
