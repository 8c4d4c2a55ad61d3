"""Motion: things fly from where they are to where they belong, forth and back along one path, and can be skipped."""

import pytest
from PySide6.QtCore import QEasingCurve
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.paint.theme import MOVING, STILL, Direction
from bridgetable.gui.table.layout.places import Rect, TableLayout, Where
from bridgetable.gui.table.scene.motion import Flight, Motion, flight_between, origin
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.session.history import History
from tests.gui.table.examples import AUCTION_4S, BOARD_64, told
from tests.gui.table.test_gestures import laid, lying

HERE, THERE = Rect(0, 0, 104, 146), Rect(200, 100, 52, 73)
KEY = PieceKey(PieceKind.CARD, card=card("SA"))
THREE = told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK|N plays CA|E plays C2")
FOUR = told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK|N plays CA|E plays C2|S plays C3")


@pytest.mark.parametrize("curve", [QEasingCurve.Type.OutCubic, QEasingCurve.Type.InOutCubic])
def test_undone_it_goes_the_same_path_backwards(curve: QEasingCurve.Type) -> None:
    forth, back = Flight(KEY, HERE, THERE, 200, curve), Flight(KEY, THERE, HERE, 200, curve)
    for elapsed in range(0, 201, 20):
        one, other = forth.at(elapsed)[0], back.at(200 - elapsed, Direction.BACK)[0]
        assert pytest.approx((one.x, one.y, one.width)) == (other.x, other.y, other.width)


def test_a_flight_begins_after_its_delay_and_ends_in_its_place() -> None:
    flight = Flight(KEY, HERE, THERE, 200, delay=50)
    assert (HERE, 1.0) == flight.at(50)
    assert (THERE, 1.0) == flight.at(250)
    assert (THERE, 1.0) == flight.at(9999)


def test_no_duration_is_there_at_once(qtbot: QtBot) -> None:
    shown: list[tuple[PieceKey, Rect]] = []
    motion = Motion(lambda key, rect, _opacity: shown.append((key, rect)))
    motion.go([Flight(KEY, HERE, THERE, 0)])
    assert [(KEY, THERE)] == shown
    assert not motion.flying()


def test_motion_can_be_skipped(qtbot: QtBot) -> None:
    shown: list[Rect] = []
    motion = Motion(lambda _key, rect, _opacity: shown.append(rect))
    with qtbot.waitSignal(motion.landed):
        motion.go([Flight(KEY, HERE, THERE, 5000)])
        assert motion.flying()
        motion.finish()
    assert [HERE, THERE] == shown


def after(history: History) -> TableLayout:
    return laid(history)


def test_backs_come_from_the_mat_and_cards_go_back_to_it_from_them() -> None:
    before, now = after(THREE), after(FOUR)
    for seat in SEATS:
        assert before.slots[seat] == origin(PieceKey(PieceKind.BACK, seat, 1), before, now)
    assert now.quitted[Seat.N][-1] == origin(PieceKey(PieceKind.CARD, card=card("CA")), now, before)


def test_durations_come_from_the_table() -> None:
    before, now = after(THREE), after(FOUR)
    home, spread = lying(before, "SA"), lying(now, "SA")
    assert (MOVING.play, 0) == flight_between(home, spread, MOVING)
    assert (0, 0) == flight_between(home, spread, STILL)
    dropped = told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK|N plays CA|E drops H8")
    tray, hand = lying(after(dropped), "H8"), lying(before, "H8")
    assert Where.TRAY is tray.where
    assert (MOVING.picked_up, 0) == flight_between(tray, hand, MOVING)


def test_dummy_is_spread_card_after_card() -> None:
    before = after(told(BOARD_64, AUCTION_4S + "|W leads CK face down"))
    now = after(told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK"))
    times = [
        flight_between(lying(before, str(place.shown.card)), place, MOVING)
        for place in now.cards
        if place.seat is Seat.N and place.down < 1.0
    ]
    assert {MOVING.dummy} == {duration for duration, _ in times}
    assert max(duration + delay for duration, delay in times) <= MOVING.dummy_all
    assert len({delay for _, delay in times}) > 3
