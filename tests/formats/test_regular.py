"""What is recognised as regular without a table is what our table finds nothing in."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bridgetable.formats import records
from bridgetable.formats.check import acted_findings, findings
from bridgetable.formats.detect import read_any
from bridgetable.formats.errors import RecordError
from bridgetable.formats.from_table import recorded
from bridgetable.formats.records import CallEntry, CardEntry, Record
from bridgetable.formats.regular import is_regular
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Strain
from bridgetable.game.play import Played, Trick, beats
from bridgetable.game.values import evolve
from tests.benchmarks.core import played_board
from tests.formats.shared_data import data_files, needs_data

FILES = [p for ending in ("pbn", "PBN", "lin") for p in data_files(f"**/*.{ending}")]
CALLS = (PASS, DOUBLE, REDOUBLE, Bid(1, Strain.C), Bid(3, Strain.NT), Bid(7, Strain.S))


def outcome(record: Record, *, acted: bool) -> object:
    try:
        return acted_findings(record) if acted else findings(record)
    except RecordError as wrong:
        return str(wrong)


def spoilt(record: Record, random: Random) -> Iterator[Record]:
    """The record with something changed that may or may not be irregular: a call, a card, two in turn, the end."""
    assert record.auction is not None
    assert record.play is not None
    calls, cards = record.auction.entries, record.play.in_order
    at = random.randrange(len(calls))
    other = evolve(calls[at], call=random.choice(CALLS))
    for entries in (
        (*calls[:at], other, *calls[at + 1 :]),
        (*calls[:at], *calls[at + 1 :]),
        (*calls, CallEntry(calls[-1].seat.lho, PASS)),
        (*calls[:at], evolve(calls[at], seat=calls[at].seat.lho), *calls[at + 1 :]),
        calls[:at],
    ):
        changed = evolve(record, auction=evolve(record.auction, entries=entries))
        yield changed
        yield evolve(changed, contract=None, declarer=None)
    one, two = random.randrange(len(cards)), random.randrange(len(cards))
    swapped = list(cards)
    swapped[one], swapped[two] = (evolve(cards[one], card=cards[two].card), evolve(cards[two], card=cards[one].card))
    out_of_turn = [*cards[:one], *cards[two:], *cards[one:two]]
    for order in (tuple(swapped), tuple(out_of_turn), cards[:one], exchanged(cards, one)):
        for result in (record.result, None, records.Result(random.randrange(14))):
            yield evolve(record, play=evolve(record.play, in_order=order), result=result)
            yield evolve(record, auction=None, play=evolve(record.play, in_order=order), result=result)
    yield evolve(record, swapped="^")
    yield evolve(record, play=None)


def exchanged(cards: tuple[CardEntry, ...], at: int) -> tuple[CardEntry, ...]:
    """The cards with one of a hand played for a later one of the same hand: a revoke, perhaps."""
    later = next((n for n in range(at + 1, len(cards)) if cards[n].seat is cards[at].seat), at)
    found = list(cards)
    found[at], found[later] = cards[later], cards[at]
    return tuple(found)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_recognised_as_regular_is_what_acting_it_out_finds_nothing_in(seed: int) -> None:
    random = Random(seed)  # noqa: S311 -- the same every time
    whole = recorded(played_board(seed + 1).now.table)
    told = [(is_regular(r), outcome(r, acted=False), outcome(r, acted=True)) for r in (whole, *spoilt(whole, random))]
    assert [acted for _, _, acted in told] == [found for _, found, _ in told]
    assert [] == [acted for regular, _, acted in told if regular and acted]
    assert {True, False} == {regular for regular, _, _ in told}


def test_a_regular_board_makes_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = recorded(played_board(3).now.table)
    monkeypatch.setattr("bridgetable.formats.check.acted_findings", lambda *_: pytest.fail("it was acted out"))
    assert [] == findings(whole)


@needs_data
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_the_findings_in_real_records_are_those_of_the_table(path: Path) -> None:
    for record in islice((r for r in read_any(path) if isinstance(r, Record)), 400):
        assert outcome(record, acted=False) == outcome(record, acted=True)


@needs_data
def test_a_trick_is_won_by_the_card_that_wins_it_at_the_table() -> None:
    tricks = [
        (record.final_contract.strain, record.play.in_order[at : at + 4])
        for path in FILES
        for record in islice((r for r in read_any(path) if isinstance(r, Record)), 20)
        if record.play is not None and record.final_contract is not None
        for at in range(0, len(record.play.in_order) - 3, 4)
    ]
    assert len(tricks) > 3000
    for strain, cards in tricks:
        best = cards[0]
        for entry in cards[1:]:
            assert entry.card is not None
            assert best.card is not None
            best = entry if beats(entry.card, best.card, strain.suit) else best
        trick = Trick(cards[0].seat, tuple(Played(e.seat, e.card) for e in cards if e.card is not None))
        assert best.seat is trick.winner(strain)
