"""Real records: what is marked correct is read and written again, what is marked wrong is refused for its reason."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.formats.detect import read_any
from bridgetable.formats.encodings import decode
from bridgetable.formats.errors import RecordError
from bridgetable.formats.pbn.reader import records
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes
from bridgetable.formats.records import Record, RecordMark
from bridgetable.game.seats import Seat
from tests.formats.boards import faults_of
from tests.formats.shared_data import data_files, needs_data

pytestmark = needs_data

REFERENCE = "pbn-reference/reference_impl_tests"
SOUND_PBN = [
    *data_files("etc99/*.PBN"),
    *data_files("endplay-tests/*.pbn"),
    *data_files("bridgebots/*.pbn"),
    *data_files("pbn-reference/*.pbn"),
    *data_files(f"{REFERENCE}/correct_*.pbn"),
]
SOUND_LIN = [*data_files("endplay-tests/*.lin"), *data_files("bridgebots/*.lin")]
WRONG = data_files(f"{REFERENCE}/errors_*.pbn")

REASONS = {
    "Bad number": r"note “|in \[(Score|OptimumScore|Result)|“\$",
    "Bad tag value": r"in \[",
    "Bad character": r"tab|character|“\[|closed",
    "Line too long": r"characters",
    "Bad side": r"in \[Dealer\]|a call by",
    "Wrong tag value": r"in \[|each card once|blanks",
    "Bad rank": r"a rank|a card such as",
    "Bad deal": r"thirteen cards",
    "Bad trump": r"a contract such|a call such|the contract",
    "Bad risk": r"the contract",
    "Bad call": r"1C by E|double by",
    "Bad suit": r"a card such as",
    "Bad nag": r"“\$",
    "Double nag": r"graded twice",
    "Double suffix": r"graded twice",
    "Double note": r"two notes",
    "Bad declarer": r"the declarer",
    "Bad lead": r"\^L",
    "Bad revoke": r"\^R",
    "Bad Revokes": r"\^R",
    "Double illegal": r"\^",
    "Bad illegal": r"\^",
    "Bad date": r"\[Date\]",
    "Bad result": r"result",
    "Bad card": r"in trick|second card",
    "Bad inheritance": r"never inherited",
    "Bad section": r"note outside",
    "Revoke": r"revoke",
    "Sufficient": r"sufficient",
    "No dealer": r"without a dealer",
    "No deal": r"without a deal",
    "No declarer": r"declarer",
    "No contract": r"without a contract",
    "No tag value": r"\[Event\]",
    "Tag exists already": r"second tag",
    "Wrong character": r"bad characters",
    "Bad note": r"=|note number",
    "Double '+'": r"second “\+”",
    "Card after '+'": r"behind “\+”",
    "Missing table elements": r"entries in a row",
}
"""What the sentence must say for the reason that the reference file gives in a comment above the fault."""


@pytest.mark.parametrize("path", SOUND_PBN, ids=lambda p: p.name)
def test_everything_that_is_sound_is_read(path: Path) -> None:
    assert [e for e in read_any(path) if isinstance(e, RecordError)] == []


@pytest.mark.parametrize("path", data_files(f"{REFERENCE}/correct_*.pbn"), ids=lambda p: p.name)
def test_what_is_marked_correct_has_no_fault_at_all(path: Path) -> None:
    found = list(read_any(path))
    assert found
    assert [] == faults_of(found)


@pytest.mark.parametrize("path", SOUND_LIN, ids=lambda p: p.name)
def test_every_lin_board_is_read(path: Path) -> None:
    found = list(read_any(path))
    assert [e for e in found if isinstance(e, RecordError)] == []
    assert len(found) == {"example1.lin": 8, "sample.lin": 1, "usbf_sf_14502.lin": 30}[path.name]


@pytest.mark.parametrize("order", TagOrder)
@pytest.mark.parametrize("path", SOUND_PBN, ids=lambda p: p.name)
def test_a_file_read_and_written_again_says_the_same(path: Path, order: TagOrder) -> None:
    before = [r for r in read_any(path) if isinstance(r, Record)]
    after = [r for r in records(decode(pbn_bytes(before, order)), "again") if isinstance(r, Record)]
    if order is TagOrder.AS_READ:
        assert after == before
    assert [facts(r) for r in after] == [facts(r) for r in before]


def facts(r: Record) -> tuple[object, ...]:
    calls = [(e.seat, e.call, e.mark, e.explanation) for e in r.auction.entries] if r.auction else []
    cards = [(e.seat, e.card, e.mark) for e in r.play.in_order] if r.play else []
    return (r.board, r.dealer, r.vulnerability, r.deal, r.contract, r.declarer, r.swapped, r.result, calls, cards)


@pytest.mark.parametrize("path", WRONG, ids=lambda p: p.name)
def test_what_is_marked_wrong_is_refused_with_file_and_line(path: Path) -> None:
    refusal = faults_of(read_any(path))[0]
    assert refusal.file == str(path)
    assert refusal.line > 0


def labels(path: Path) -> Iterator[tuple[int, int, str]]:
    """Each comment that names a fault, with the lines of which it may speak: to the next comment or empty line."""
    lines = path.read_bytes().decode("latin-1").split("\n")
    for number, line in enumerate(lines, 1):
        reason = next((r for r in REASONS if line.startswith(f"% {r}")), None)
        if reason is None:
            continue
        end = number + 1
        while end <= len(lines) and lines[end - 1] and (not lines[end - 1].startswith("%") or end == number + 1):
            end += 1
        yield number, end, reason


COMMENTS_ON_WHAT_STANDS_ABOVE = (544, 579, 580, 616, 617, 721)
"""Lines of errors_10 whose remark speaks of the game that they end."""


@pytest.mark.parametrize("path", WRONG, ids=lambda p: p.name)
def test_each_fault_is_found_where_it_stands_for_the_right_reason(path: Path) -> None:
    found = [(e.line, str(e)) for e in faults_of(read_any(path))]
    for number, end, reason in labels(path):
        if path.name == "errors_10.pbn" and number in COMMENTS_ON_WHAT_STANDS_ABOVE:
            continue
        said = [text for line, text in found if number < line < end]
        assert any(re.search(REASONS[reason], text) for text in said), f"{path.name}:{number} {reason}: {said}"


def test_only_a_new_tag_name_is_no_fault_in_the_files_marked_wrong() -> None:
    for path in WRONG:
        marks = [n for n, line in enumerate(path.read_bytes().splitlines(), 1) if line.startswith(b"% ====")]
        wrong = {e.line for e in faults_of(read_any(path))}
        sound = [a for a, b in zip(marks, [*marks[1:], 10**6], strict=True) if not any(a < n < b for n in wrong)]
        assert sound == ([1, 723] if path.name == "errors_10.pbn" else []), path.name


def test_the_game_of_all_irregularities_shows_them_all() -> None:
    third = list(read_any(data_files(f"{REFERENCE}/correct_10.pbn")[0]))[2]
    assert isinstance(third, Record)
    assert third.auction is not None
    assert third.play is not None
    assert [(e.seat, e.mark) for e in third.auction.entries if e.mark] == [
        (Seat.N, RecordMark.SKIPPED),
        (Seat.S, RecordMark.INSUFFICIENT),
        (Seat.N, RecordMark.INSUFFICIENT),
        (Seat.E, RecordMark.SKIPPED),
        (Seat.S, RecordMark.SKIPPED),
    ]
    assert [(e.seat, str(e.card), e.trick, e.mark) for e in third.play.in_order if e.mark] == [
        (Seat.S, "CK", 2, RecordMark.LEAD),
        (Seat.E, "S5", 2, RecordMark.REVOKE),
        (Seat.E, "C6", 3, RecordMark.REVOKE),
    ]
    assert (third.swapped, third.declarer) == ("^", Seat.S)
    assert third.result is not None
    assert (third.result.mark, third.result.tricks) == ("^", 5)


def test_the_vugraph_file_has_two_rooms_of_fifteen_boards_that_end_in_claims() -> None:
    (path,) = data_files("bridgebots/usbf_sf_14502.lin")
    found = [r for r in read_any(path) if isinstance(r, Record)]
    assert [r.board for r in found] == [n for n in range(46, 61) for _ in range(2)]
    assert [r.room for r in found] == ["Open", "Closed"] * 15
    assert all(r.claimed is not None for r in found)


def test_the_european_files_hold_1360_boards_1160_auctions_and_1157_plays() -> None:
    found = [r for p in data_files("etc99/*.PBN") for r in read_any(p) if isinstance(r, Record)]
    told = (len(found), sum(r.auction is not None for r in found), sum(r.play is not None for r in found))
    assert told == (1360, 1160, 1157)
