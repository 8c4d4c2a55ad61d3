"""The claims of a vugraph file: those that hold on every line are found to be good, and lines are what they seem."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.formats.acted import board_scene
from bridgetable.formats.detect import read_any
from bridgetable.formats.records import Record
from bridgetable.game.claims import Claimed
from bridgetable.game.ending_lines import worst_line
from bridgetable.game.endings import Ending, Order
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, BySeat
from bridgetable.laws.law_70_lines import Considered, considered_of
from bridgetable.session.claim_actions import Claim
from tests.formats.shared_data import data_files, needs_data
from tests.game.every_line import fewest

pytestmark = needs_data

GOOD = ["53 Open", "55 Closed", "56 Closed", "59 Open", "59 Closed"]


def claims() -> Iterator[tuple[str, int, Considered]]:
    """Each claim of the file: its board and room, the tricks claimed, and what is considered."""
    (path,) = data_files("bridgebots/usbf_sf_14502.lin")
    for record in read_any(path):
        scene = board_scene(record) if isinstance(record, Record) else None
        if scene is None or not isinstance(record, Record):
            continue
        history = scene.history()
        for place, action in enumerate(history.done):
            if isinstance(action, Claim):
                considered = considered_of(history.after(place).table, Claimed(action.seat, action.tricks))
                assert considered is not None
                yield f"{record.board} {record.room}", action.tricks, considered


def test_every_board_ends_in_a_claim_that_can_be_searched() -> None:
    assert 30 == len(list(claims()))


def test_claims_that_hold_on_every_normal_line_are_good() -> None:
    found = [name for name, tricks, considered in claims() if considered.line.tricks >= tricks]
    assert GOOD == found


def last_cards(considered: Considered, size: int) -> Ending:
    """The ending of so many cards a hand (1 to 13) to which the worst line comes."""
    line, ending = considered.line, considered.ending
    plays = line.plays[-4 * size :]
    hands = BySeat.each(lambda s: frozenset(c for seat, c in plays if seat is s))
    return Ending(hands, ending.trump, Trick(plays[0][0]))


def test_where_every_line_wins_all_the_tricks_left_that_is_found() -> None:
    winning = 0
    for _, _, considered in claims():
        if len(considered.line.winners) <= 3:
            continue
        ending, plan = last_cards(considered, 3), considered.claimer
        least = fewest(ending, plan, Order.ANY)
        assert least == worst_line(ending, plan, Order.ANY).tricks
        winning += least == ending.tricks_left
        assert {3} == {len(ending.hands[s]) for s in SEATS}
    assert winning > 0
