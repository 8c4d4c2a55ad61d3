"""What a screen reader hears of the table."""

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.gui.table.scene.accessible import StopAccessible, TableAccessible, card_name
from bridgetable.gui.table.scene.card_pieces import plate_key
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.session.notation import action
from tests.gui.table.examples import play_50d2
from tests.gui.table.playing import Playing


def heard(playing: Playing) -> TableAccessible:
    found = QAccessible.queryAccessibleInterface(playing.view)
    assert isinstance(found, TableAccessible)
    return found


def test_a_card_is_named_with_its_owner_and_what_it_is(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2())
    table = heard(playing)
    names = [table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount())]
    assert "King of hearts, East, major penalty card" in names
    assert "10 of clubs, West" in names
    assert "South, declarer, chooses, 9 cards" in names
    assert 4 + 9 * 4 == len(names)


def test_a_forbidden_card_says_why(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2().act(action("50D2 prohibit H")))
    stop = heard(playing).stop(PieceKey(PieceKind.CARD, card=card("HT")))
    assert "10 of hearts, West, may not be played" == stop.text(QAccessible.Text.Name)
    assert "heart" in stop.text(QAccessible.Text.Description)


def test_a_child_is_where_its_card_is(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2())
    table = heard(playing)
    for number in range(table.childCount()):
        stop = table.child(number)
        assert isinstance(stop, StopAccessible)
        assert number == table.indexOfChild(stop)
        assert stop.isValid()
        assert not stop.rect().isEmpty()
    under = playing.view.viewport().mapToGlobal(playing.corner("HT"))
    assert table.childAt(under.x(), under.y()) is table.stop(PieceKey(PieceKind.CARD, card=card("HT")))


def test_the_focus_is_told(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2())
    playing.view.setFocus()
    playing.view._focus(plate_key(Seat.E))
    found = heard(playing).focusChild()
    assert isinstance(found, StopAccessible)
    assert "East" == found.text(QAccessible.Text.Name).split(",")[0]


def test_a_card_not_seen_is_not_named() -> None:
    assert "Card face down" == card_name(None)
