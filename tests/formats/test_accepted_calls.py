"""PBN's marks for what was irregular in an auction and stood: read, acted out, and written again."""

from pathlib import Path

import pytest

from bridgetable.formats.acted import board_scene
from bridgetable.formats.check import check_paths
from bridgetable.formats.detect import read_any
from bridgetable.formats.from_table import recorded
from bridgetable.formats.pbn_write import auction_lines
from bridgetable.formats.records import Record
from bridgetable.game.seats import Seat

HEAD = """% PBN 2.1
[Event "x"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763"]
[Auction "N"]
"""
AUCTIONS = {
    "an insufficient bid that LHO accepted": ("1S ^I 1H Pass 2H\nPass Pass Pass\n", ["insufficient bid"], "2H by E"),
    "a call out of rotation that LHO accepted": ("^S 1H 1S Pass\nPass Pass\n", ["call out of rotation"], "1S by S"),
    "an opening at LHO's turn": (
        "^S ^S ^S 1H\n1S Pass ^I 1H Pass\n2S Pass Pass Pass\n",
        ["call out of rotation", "insufficient bid"],
        "2S by N",
    ),
}


def first(tmp_path: Path, auction: str) -> Record:
    path = tmp_path / "one.pbn"
    path.write_text(HEAD + auction, encoding="latin-1")
    record = next(iter(read_any(path)))
    assert isinstance(record, Record)
    return record


@pytest.mark.parametrize("name", AUCTIONS)
def test_what_stood_stands_on_our_table(tmp_path: Path, name: str) -> None:
    auction, kinds, contract = AUCTIONS[name]
    scene = board_scene(first(tmp_path, auction))
    assert scene is not None
    table = scene.history().now.floor
    assert (kinds, contract) == (
        [i.kind.value for i in table.irregularities],
        f"{table.contract} by {table.declarer}",
    )


@pytest.mark.parametrize("name", AUCTIONS)
def test_it_is_found_by_checking(tmp_path: Path, name: str) -> None:
    auction, kinds, _ = AUCTIONS[name]
    first(tmp_path, auction)
    assert kinds == [f.kind for f in check_paths([tmp_path / "one.pbn"]).findings]


@pytest.mark.parametrize("name", AUCTIONS)
def test_it_is_written_with_its_mark(tmp_path: Path, name: str) -> None:
    auction, _, _ = AUCTIONS[name]
    scene = board_scene(first(tmp_path, auction))
    assert scene is not None
    record = recorded(scene.history().now.floor).auction
    assert record is not None
    written = "\n".join(auction_lines(record, Seat.N))
    assert (auction.count("^S"), auction.count("^I")) == (written.count("^S"), written.count("^I"))
