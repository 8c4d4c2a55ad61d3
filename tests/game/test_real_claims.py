"""The claims of a vugraph file: those that hold on every line are found to be good, and lines are what they seem."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.formats.acted import board_scene
from bridgetable.formats.detect import read_any
from bridgetable.formats.records import Record
from bridgetable.game.endings.ending import Ending, Order
from bridgetable.game.endings.lines import SearchLimits, fewest_tricks, worst_line
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, BySeat
from bridgetable.game.table import Claimed
from bridgetable.laws.law_70_lines import Considered, considered_of
from bridgetable.session.claims.actions import Claim
from tests.formats.shared_data import data_files, needs_data
from tests.game.every_line import fewest
from tests.game.every_normal_line import MOST, holds

pytestmark = needs_data

FEW = 7
GOOD = ["53 Open", "55 Closed", "56 Closed", "59 Open", "59 Closed"]


def claims(pattern: str = "bridgebots/usbf_sf_14502.lin") -> Iterator[tuple[str, int, Considered]]:
    """Each claim of some files: its board and room, the tricks claimed, and what is considered."""
    for path in data_files(pattern):
        for record in records(path):
            scene = board_scene(record)
            if scene is None:
                continue
            history = scene.history()
            for place, action in enumerate(history.done):
                considered = None
                if isinstance(action, Claim):
                    claim = Claimed(action.seat, action.tricks)
                    considered = considered_of(history.after(place).table, claim)
                if isinstance(action, Claim) and considered is not None:
                    yield f"{record.board} {record.room}", action.tricks, considered


def records(path: Path) -> Iterator[Record]:
    """The boards of a file that can be read."""
    return (r for r in read_any(path) if isinstance(r, Record))


def test_every_board_ends_in_a_claim_that_can_be_searched() -> None:
    assert 30 == len(list(claims()))


def test_claims_that_hold_on_every_normal_line_are_good() -> None:
    found = [name for name, tricks, considered in claims() if (considered.tricks or 0) >= tricks]
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
        if not 3 < considered.ending.tricks_left <= FEW:
            continue
        ending, plan = last_cards(considered, 3), considered.claimer
        least = fewest(ending, plan, Order.ANY)
        assert least == worst_line(ending, plan, SearchLimits(Order.ANY)).tricks
        winning += least == ending.tricks_left
        assert {3} == {len(ending.hands[s]) for s in SEATS}
    assert winning > 0


EVERYTHING = ("bridgebots/*.lin", "bridgebots/*.pbn", "endplay-tests/*.lin", "endplay-tests/*.pbn", "etc99/*.PBN")


def is_proven(considered: Considered, tricks: int, most: int = MOST) -> bool:
    """Whether so many tricks are won on every normal line, found without the search."""
    return holds(considered.ending, considered.claimer, considered.order, tricks, most) is True


@pytest.mark.slow
@pytest.mark.parametrize("pattern", EVERYTHING)
def test_a_claim_of_all_that_is_left_is_good_where_every_line_wins(pattern: str) -> None:
    for name, tricks, considered in claims(pattern):
        if tricks == considered.ending.tricks_left <= FEW and is_proven(considered, tricks):
            found = fewest_tricks(considered.ending, considered.claimer, SearchLimits(considered.order))
            assert (name, tricks) == (name, found)


def test_claims_of_some_of_the_tricks_that_hold_on_every_line_are_good() -> None:
    few = ((name, tricks, c) for name, tricks, c in claims() if c.ending.tricks_left <= FEW)
    held = [name for name, tricks, c in few if is_proven(c, tricks, 1_000)]
    assert held
    assert set(held) <= set(GOOD)
