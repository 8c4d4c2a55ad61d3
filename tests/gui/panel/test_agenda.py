"""The agenda stands in the director's panel where nothing else has to go for it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.fields import AgendaRow, Way
from bridgetable.gui.window import Window

Opened = Callable[[str], Window]
TOO_LOW = (Path(__file__).parents[2] / "shots/2-auction.table").read_text(encoding="utf-8")
REVOKE = (Path(__file__).parents[1] / "table/shown/20-trick-62C1.table").read_text(encoding="utf-8")


def rows(window: Window) -> list[AgendaRow]:
    found = [one for one in window.dock.column.findChildren(AgendaRow) if not one.isHidden()]
    return sorted(found, key=lambda one: one.y())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_settled_stands_above_the_question_and_what_is_to_come_beneath(
    opened: Opened, size: tuple[int, int]
) -> None:
    window = opened(REVOKE)
    window.resize(*size)
    dock, top = window.dock, window.dock.column.question_top()
    assert [Icon.TICK, Icon.TICK, Icon.TO_COME] == [row.icon for row in rows(window)]
    assert [True, True, False] == [row.y() < top for row in rows(window)]
    assert dock.ruling.verticalScrollBar().maximum() == 0
    assert dock.force.isVisible()
    assert dock.force.height_for(dock.force.width()) <= dock.force.height()
    assert all(row.geometry().bottom() <= dock.ruling.height() for row in rows(window))


def test_the_agenda_goes_before_anything_else_is_cut(opened: Opened) -> None:
    window = opened(REVOKE)
    dock = window.dock
    needed = dock.column.height_for(dock.width() - 1)

    def way(height: float, beneath: float = 0.0) -> Way:
        dock.column.settle(dock.width() - 1, height, beneath)
        return dock.column.way

    assert Way(has_agenda=True) == way(needed)
    assert Way() == way(needed - 1)
    assert Way() == way(needed, beneath=10)


def test_the_last_lines_of_the_trail_stay_where_there_is_room_for_them_alone(opened: Opened) -> None:
    window = opened(TOO_LOW)
    asked = window.dock.column.ruling.decision
    assert asked is not None
    assert asked.to_come
    assert [] == rows(window)
    assert window.dock.trail.isVisible()


def test_a_class_reads_it_too(opened: Opened) -> None:
    window = opened(REVOKE)
    window.set_screen(Screen.PROJECTOR)
    window.resize(1280, 720)
    assert ["Settled: ♦8 is a major penalty card", "Then, with option 2 or 3: Does East change ♠4?"] == [
        row.accessibleName() for row in rows(window)
    ]
    assert all(window.dock.rect().contains(row.geometry()) for row in rows(window))


def test_a_chip_of_a_row_answers_where_it_is_painted(opened: Opened) -> None:
    row = rows(opened(REVOKE))[0]
    place, cite = row._layout(row.width()).chips()[0]
    assert "62B" == cite
    assert cite == row.chip_at(place.center() + type(place.center())(row.indent, 0))
    assert "" == row.chip_at(place.center() + type(place.center())(row.indent - place.width(), 0))
