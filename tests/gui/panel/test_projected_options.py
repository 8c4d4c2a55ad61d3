"""A class reads every sentence about an option for which the strip has room, and none in part."""

from collections.abc import Callable
from pathlib import Path

from attrs import evolve

from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.option_details import detailed, details_for
from bridgetable.gui.panel.ruling_column import RulingColumn
from bridgetable.gui.window import Window
from bridgetable.views.table.table_view import FactView, OptionView

Opened = Callable[[str], Window]
TOLD = Path(__file__).parents[2] / "rulings_told"
PLAIN = OptionView(1, "yes", "Yes", ("First.", "Then."), (), "")
SECOND = evolve(PLAIN, number=2)


def lines(options: tuple[OptionView, ...]) -> list[list[int]]:
    return [[len(detailed(one, detail).lines) for one in options] for detail in details_for(options)]


def test_words_beside_give_way_first_then_the_first_sentences_of_the_last_options() -> None:
    assert [[2, 2], [2, 2], [2, 2], [2, 1], [1, 1], [0, 0]] == lines((PLAIN, SECOND))
    assert ("Then.",) == detailed(SECOND, details_for((PLAIN, SECOND))[3]).lines


def test_rows_beneath_an_option_are_tried_before_it_is_told_without_them() -> None:
    with_rows = evolve(PLAIN, details=(FactView("so", ()),))
    rows = [bool(detailed(with_rows, detail).details) for detail in details_for((with_rows,))]
    assert sorted(rows, reverse=True) == rows
    assert {True, False} == set(rows)


def projected(opened: Opened, name: str) -> RulingColumn:
    window = opened((TOLD / name).read_text(encoding="utf-8").partition("---")[0])
    window.set_screen(Screen.PROJECTOR)
    window.resize(1280, 720)
    column = window.dock.column
    assert column.height_for(window.dock.width() - 1) <= window.dock.height()
    return column


def test_five_options_have_more_than_their_last_sentence_where_the_projector_is_low(opened: Opened) -> None:
    column = projected(opened, "law_54/options.table")
    asked = column.ruling.decision
    assert asked is not None
    first = column.options[0]
    assert asked.options[0].lines == first.option.lines
    assert 2 == len(first.option.lines)
    # One sentence more would not have had room.
    shown = column.detail
    tighter = details_for(asked.options)
    column.rebuild(tighter[tighter.index(shown) - 1])
    assert column.height_for(column.width()) > column.window().height()
