"""The address of a hand viewer is a board: its hands, its auction with what was said, its play, its claim."""

from pathlib import Path

import pytest

from bridgetable.formats.detect import FileKind, boards_in, kind_of
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError
from bridgetable.formats.opening import played_in
from bridgetable.formats.records import Record
from bridgetable.game.seats import Seat

HEAD = "https://www.example.com/tools/handviewer.html"
HANDS = "n=s24kh29td2479qjc6&e=s378qjth348qjd3cj&s=s9ah67ad5ac237akq&w=s56h5kd68ktc4589t&b=1&d=n&v=-"
PLAYED = f"{HEAD}?{HANDS}&a=pp2c!(strong)p2dp3cp3nppp&p=sqsas5s2dad6d2d3&c=9&nn=Anne&sn=Carl"


def read(address: str) -> Record | RecordError:
    assert FileKind.ADDRESS is kind_of(address)
    (found,) = boards_in(Decoded(address, "utf-8"), Path("address"))
    return found


def test_auction_play_claim_and_names_are_read() -> None:
    record = read(PLAYED)
    assert isinstance(record, Record)
    calls = "Pass Pass 2C Pass 2D Pass 3C Pass 3NT Pass Pass Pass"
    assert calls.split() == [str(e.call) for e in record.auction.calls]  # type: ignore[union-attr]
    assert ("alert", "strong") == (record.auction.calls[2].alerted, record.auction.calls[2].explanation)  # type: ignore[union-attr]
    assert ["SQ", "SA", "S5", "S2", "DA", "D6", "D2", "D3"] == [str(e.card) for e in record.play.in_order]  # type: ignore[union-attr]
    assert (Seat.N, 9) == (record.declarer, record.result.tricks)  # type: ignore[union-attr]
    assert ("Anne", "Carl") == (record.player(Seat.N), record.player(Seat.S))


@pytest.mark.parametrize(
    ("calls", "said"), [("1sdrppp", "1S X XX Pass Pass Pass"), ("1ntxxxp", "1NT X XX Pass"), ("2dd", "2D X")]
)
def test_doubles_are_told_from_diamonds(calls: str, said: str) -> None:
    record = read(f"{HEAD}?{HANDS}&a={calls}")
    assert isinstance(record, Record)
    assert said.split() == [str(e.call) for e in record.auction.calls]  # type: ignore[union-attr]


@pytest.mark.parametrize("fields", ["a=1z", "p=xx", "d=n", "c=20"])
def test_what_cannot_be_read_in_an_address_is_one_error(fields: str) -> None:
    hands = HANDS if fields != "d=n" else "b=1"
    assert isinstance(read(f"{HEAD}?{hands}&{fields}"), RecordError)


def test_a_pasted_address_comes_with_all_that_was_done() -> None:
    found = played_in(PLAYED)
    assert found is not None
    assert 12 + 8 + 2 == len(found.journal.actions)
    assert played_in(f"{HEAD}?{HANDS}") is None
    assert played_in("nothing of the kind") is None
