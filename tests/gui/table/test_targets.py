"""The places for a dragged card tell how it would lie, and hide what they cover."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.paint.rich_text import on_fill, width_of, words
from bridgetable.gui.table.art.target_art import TargetModel
from bridgetable.gui.table.scene.offer_menu import offer_words
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.table.scene.targets import places_for
from bridgetable.views.table.offers import Place, more_for
from tests.gui.table.examples import AUCTION_4S, BOARD_64, told
from tests.gui.table.playing import Playing


def test_a_lead_out_of_turn_says_that_the_card_will_lie_face_up_and_no_place_looks_out_from_under_it(
    qtbot: QtBot,
) -> None:
    playing = Playing(qtbot, told(BOARD_64, AUCTION_4S))
    assert PieceKey(PieceKind.SLOT, Seat.W) in playing.view.table_scene.items_by_key
    start = playing.corner("DA")
    playing.press(start)
    playing.move(start, start + QPoint(-60, 40))
    arts = [item.piece.art for item in playing.view.table_scene.items_by_key.values()]
    said = {f"{art.title} {art.detail}" for art in arts if isinstance(art, TargetModel)}
    assert {"face up Law 54", "face down Law 41A"} <= said
    items = playing.view.table_scene.items_by_key
    slots = [item.at for key, item in items.items() if key.kind is PieceKind.SLOT]
    over = [item.at for key, item in items.items() if key.kind is PieceKind.TARGET]
    assert [] == [slot for slot in slots if any(target.overlaps(slot) for target in over)]
    playing.release(QPoint(5, 500))
    assert PieceKey(PieceKind.SLOT, Seat.W) in items


def test_the_menu_says_so_too_and_a_card_played_in_turn_is_only_played(qtbot: QtBot) -> None:
    ace = (card("DA"),)
    early = Playing(qtbot, told(BOARD_64, AUCTION_4S)).offers(Seat.E, ace)
    assert ["Lead ♦A face up – irregular, Law 54"] == [offer_words(ace, o) for o in early if o.place is Place.TRICK]
    led = told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK|N plays CA")
    small = (card("C2"),)
    offers = Playing(qtbot, led).offers(Seat.E, small)
    assert ["Play ♣2"] == [offer_words(small, o) for o in offers if o.place is Place.TRICK]


@pytest.mark.parametrize("seat", [Seat.E, Seat.W])
def test_both_ways_of_leading_lie_before_the_player_who_leads(qtbot: QtBot, seat: Seat) -> None:
    playing = Playing(qtbot, told(BOARD_64, AUCTION_4S))
    layout = playing.view.table_scene.layout
    assert layout is not None
    assert layout.mat is not None
    places = places_for(layout, seat, face_down=True)
    up, down = places[Place.TRICK], places[Place.FACE_DOWN]
    assert not up.overlaps(down)
    for place in (up, down):
        assert (seat is Seat.E) is (place.centre.x > layout.mat.centre.x)


def test_a_played_card_has_a_menu_too(qtbot: QtBot) -> None:
    playing = Playing(qtbot, told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK|N plays CA"))
    playing.view.more = lambda seat, card: more_for(playing.history.now, seat, card)
    at = playing.corner("CA")
    playing.view.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at))
    assert playing.view.menu is not None
    entries = [action.text() for menu in playing.view.menu.findChildren(QMenu) for action in menu.actions()]
    assert "Take back ♣A" in entries
    playing.view.menu.close()


@pytest.mark.parametrize("size", [(856, 617), (1360, 926)])
@pytest.mark.parametrize("seat", SEATS)
def test_the_words_of_both_ways_of_leading_have_room(qtbot: QtBot, seat: Seat, size: tuple[int, int]) -> None:
    playing = Playing(qtbot, told(BOARD_64, AUCTION_4S))
    playing.view.resize(*size)
    playing.show()
    scene = playing.view.table_scene
    assert scene.layout is not None
    places = places_for(scene.layout, seat, face_down=True)
    metrics = scene.layout.metrics
    for place, said in ((Place.TRICK, "face up"), (Place.FACE_DOWN, "face down")):
        needed = width_of(words(said), on_fill(scene.look.palette, metrics.text, scene.look.palette.irregular))
        assert needed + metrics.px(12) <= places[place].width
        assert metrics.px(70) <= places[place].height
