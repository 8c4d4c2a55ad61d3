"""PBN's marks for what was irregular in an auction and stood: read, acted out, and written again."""

import random
from pathlib import Path

import pytest

from bridgetable.formats.acted import board_scene
from bridgetable.formats.check_files import check_paths
from bridgetable.formats.detect import read_any
from bridgetable.formats.from_table import recorded
from bridgetable.formats.pbn.write import auction_lines
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
    "a call out of rotation after another": (
        "1C ^S 1H ^S\n2C Pass Pass Pass\n",
        ["call out of rotation"] * 2,
        "2C by N",
    ),
    "an insufficient bid over which LHO is skipped": (
        "2C ^I 1H ^S Pass\n1S Pass Pass Pass\n",
        ["insufficient bid", "call out of rotation"],
        "1S by N",
    ),
    "an opening at LHO's turn and an insufficient bid by him": (
        "^S ^S ^S 1H\n^I 1C Pass Pass 1S\nPass Pass Pass\n",
        ["call out of rotation", "insufficient bid"],
        "1S by W",
    ),
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
    assert (kinds, contract) == ([i.kind.value for i in table.irregularities], f"{table.contract} by {table.declarer}")


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


BIDS = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]


def marked_auction(seed: int) -> str:
    """An auction at random in which what is irregular is marked, and so stood; it ends with three passes in turn."""
    chance = random.Random(seed)  # noqa: S311 -- an auction is no secret
    written: list[str] = []
    highest = passes = 0
    while not highest or passes < 3:
        ends = bool(highest) and (highest > 25 or chance.random() < 0.45)
        skipped = chance.choice([0, 0, 0, 0, 0, 1, 1, 2]) if not ends else 0
        written += ["^S"] * (skipped if written or skipped < 2 else 3)
        if ends:
            written.append("Pass")
            passes += 1
            continue
        lower = bool(highest) and chance.random() < 0.25
        highest = chance.randint(1, highest) if lower else min(highest + chance.randint(1, 4), len(BIDS))
        written += ["^I", BIDS[highest - 1]] if lower else [BIDS[highest - 1]]
        passes = 0
    return " ".join(written) + "\n"


@pytest.mark.parametrize("seed", range(150))
def test_whatever_stood_stands_and_is_written_as_it_was_read(tmp_path: Path, seed: int) -> None:
    record = first(tmp_path, marked_auction(seed))
    scene = board_scene(record)
    assert scene is not None
    assert record.auction is not None
    now = scene.history().now
    assert now.pending is None
    written = recorded(now.floor).auction
    assert written is not None
    assert [(e.seat, e.call, e.mark) for e in record.auction.entries] == [
        (e.seat, e.call, e.mark) for e in written.entries
    ]
