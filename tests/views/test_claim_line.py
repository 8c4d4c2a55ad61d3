"""Each trick that a line loses bears the clause under which the director was asked about it."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.session.history import History
from bridgetable.views.claims.line import on_line
from bridgetable.views.table.table_view import Mark, TableView
from bridgetable.views.view import view_for
from tests.golden import golden, golden_of


def told(name: str) -> History:
    """The history of a golden ruling."""
    return acted_out(read_journal(golden(f"law_70/{name}").read_text(encoding="utf-8").partition("\n---")[0]))


def line_of(view: TableView) -> list[tuple[int, str]]:
    """The tricks that the line loses, each with its clause."""
    assert view.line is not None
    return [(one.number, one.cite) for one in view.line.tricks if one.is_lost]


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        ("QBA-146-unaware", [(10, "70C3")]),
        ("70E1-guess", [(13, "70E1")]),
        ("QBA-118", [(13, "70D2")]),
        ("QBA-119-discard", [(13, "70D1")]),
        ("QBA-119-from-the-top", []),
        ("70C1-stated", []),
    ],
)
def test_a_trick_that_is_lost_bears_its_clause(name: str, lost: list[tuple[int, str]]) -> None:
    assert lost == line_of(view_for(told(name)))


@pytest.mark.parametrize("path", golden_of("law_70"), ids=lambda path: path.stem)
def test_every_trick_of_every_line_can_be_laid_out_and_no_card_is_in_two_places(path: Path) -> None:
    history = told(path.stem)
    view = view_for(history)
    count = len(view.line.tricks) if view.line is not None else 0
    for at in range(1, count + 1):
        shown = on_line(view, history.now, at)
        on_mat = [one.card for one in shown.trick.cards if one is not None]
        in_hand = [one.card for hand in shown.hands for one in (*hand.cards, *hand.tray)]
        assert 4 == len(on_mat)
        assert 4 * (count - at) == len(in_hand)
        assert len(on_mat) + len(in_hand) == len({*on_mat, *in_hand})
        assert (Mark.LINE_LOST in {one.mark for one in shown.trick.cards if one is not None}) == (
            shown.trick.number in dict(line_of(view))
        )


def test_beyond_the_line_the_table_is_as_it_lies() -> None:
    history = told("QBA-146-unaware")
    view = view_for(history)
    assert [view, view] == [on_line(view, history.now, at) for at in (0, 5)]
