"""What a screen reader says of a plate."""

from bridgetable.game.seats import Seat
from bridgetable.gui.table.scene.accessible import plate_name
from tests.views.test_plates import HEAD, plate


def test_the_offender_on_turn_is_told_to_a_listener_by_turn_and_irregularity() -> None:
    assert "South, to call, exposed, 12 cards" == plate_name(plate(HEAD + "S drops SA\n", Seat.S), 12)
