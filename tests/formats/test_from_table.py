"""A table is written as a record that says what happened at it."""

from pathlib import Path

import pytest

from bridgetable.formats.acted import board_scene
from bridgetable.formats.detect import read_any
from bridgetable.formats.from_table import recorded
from bridgetable.formats.pbn.write import TagOrder, pbn_text
from bridgetable.formats.records import Record
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table, new_table
from bridgetable.session.act import act
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.sitting import Sitting
from tests.formats.boards import MARKED, REGULAR, SLAMMISH, all_faults, has_auction, has_play, one
from tests.formats.shared_data import data_files, needs_data


def end(record: Record) -> Table:
    scene = board_scene(record)
    assert scene is not None
    return scene.history().now.table


def told(r: Record) -> tuple[object, ...]:
    calls = [(e.seat, e.call, e.mark) for e in r.auction.entries] if r.auction else []
    cards = [(e.seat, e.card, e.trick, e.mark) for e in r.play.in_order] if r.play else []
    return (r.board, r.dealer, r.vulnerability, r.deal, str(r.contract), r.declarer, r.swapped, calls, cards)


@pytest.mark.parametrize("text", [REGULAR, MARKED, SLAMMISH])
def test_a_record_acted_out_and_recorded_again_says_the_same(text: str) -> None:
    assert told(recorded(end(one(text)))) == told(one(text))


@pytest.mark.parametrize("text", [REGULAR, SLAMMISH])
def test_the_result_is_what_the_table_credits(text: str) -> None:
    assert recorded(end(one(text))).result == one(text).result
    assert recorded(end(one(text))).tag("Score") == one(text).tag("Score")


@pytest.mark.parametrize("text", [REGULAR, MARKED, SLAMMISH])
def test_what_is_written_of_a_table_has_no_fault(text: str) -> None:
    written = pbn_text([recorded(end(one(text)))], TagOrder.EXPORT)
    assert all_faults(written) == []
    assert told(one(written)) == told(one(text))


def test_a_table_is_always_written_in_export_order() -> None:
    record = recorded(end(one(REGULAR)))
    assert '[Deal "N:' in pbn_text([record], TagOrder.AS_READ)


def test_a_table_in_its_auction_is_to_be_continued() -> None:
    board = one(REGULAR).board_played()
    assert board is not None
    sitting = act(Sitting(new_table(board)), MakeCall(Seat.N, one(SLAMMISH).auction.calls[0].call))  # type: ignore[union-attr, arg-type]
    assert "Pass +" in pbn_text([recorded(sitting.table)], TagOrder.EXPORT)


@needs_data
@pytest.mark.parametrize("path", data_files("etc99/A1A1[013]*.PBN"), ids=lambda p: p.name)
def test_real_boards_acted_out_and_recorded_again_say_the_same(path: Path) -> None:
    for record in read_any(path):
        assert isinstance(record, Record)
        if has_play(record) and not [r for r in record.remarks if "contract" in r.found] and has_auction(record):
            assert told(recorded(end(record))) == told(record), record.place
