"""Real records come out at our table as they were recorded: contract, tricks and score, but for what is told here."""

import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise

from bridgetable.formats.acted import Scene, bid_contract, board_scene
from bridgetable.formats.check import findings
from bridgetable.formats.detect import SUFFIXES, read_any
from bridgetable.formats.records import Record, RecordEnding, RecordMark
from bridgetable.game.outcomes import Outcome
from bridgetable.game.scoring import matchpoints
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from tests.formats.boards import has_auction, has_play
from tests.formats.shared_data import DATA, data_files, needs_data

pytestmark = needs_data

CONTINUED, NOT_TOLD, UNPLAYED = (
    "the play is recorded as to be continued",
    "the play stops and no result is told",
    "the auction is to be continued",
)
UNFINISHED = {
    ("etc99/A1A11919.PBN", 653): NOT_TOLD,
    ("pbn-reference/reference_impl_tests/correct_20.pbn", 283): CONTINUED,
    ("pbn-reference/reference_impl_tests/correct_20.pbn", 340): CONTINUED,
    ("pbn-reference/reference_impl_tests/correct_20.pbn", 352): CONTINUED,
    ("pbn-reference/reference_impl_tests/correct_20.pbn", 373): UNPLAYED,
}
"""Each sound record whose board comes to no end, by its file and first line, with the reason."""
OTHER_CONTRACTS = {
    ("bridgebots/shared_deals.pbn", 48): "6NT by S, stated 6NT by W",
    ("bridgebots/shared_deals.pbn", 74): "6C by S, stated 6C by W",
    ("etc99/A1A13737.PBN", 155): "2H by E, stated 4H by E",
}
"""Each record whose calls make another contract than it states: a slip of who wrote it; it is played as stated."""
AGREED = {
    ("etc99/A1A10202.PBN", 701): 1,
    ("etc99/A1A11212.PBN", 661): 1,
    ("etc99/A1A13737.PBN", 155): 1,
    ("pbn-reference/reference_impl_tests/correct_10.pbn", 106): -1,
}
"""Each record with a result marked ^: by how many tricks it differs from what the cards and a claim can give."""


@cache
def everything() -> tuple[tuple[str, Record], ...]:
    """Every record of every file, with the name of its file below the folder."""
    files = [p for p in data_files("**/*") if p.suffix.lower() in SUFFIXES]
    return tuple((str(p.relative_to(DATA)), r) for p in files for r in read_any(p) if isinstance(r, Record))


@cache
def acted() -> tuple[tuple[str, Record, Scene, Table], ...]:
    """Every record of which a call or a card is told, acted out on our table."""
    found = ((name, record, board_scene(record)) for name, record in everything())
    return tuple((n, r, s, s.history().now.table) for n, r, s in found if s is not None and s.actions)


def why_it_stops(record: Record) -> str:
    """The reason that a record itself gives for a board that does not come to its end."""
    if record.play is None:
        return UNPLAYED
    return CONTINUED if record.play.ending is RecordEnding.CONTINUED else NOT_TOLD


def is_sound(name: str) -> bool:
    """Whether a file is none of those that are wrong on purpose."""
    return "errors_" not in name


def test_every_board_comes_to_its_end_but_for_those_whose_record_says_why_not() -> None:
    stopped = ((n, r) for n, r, _, t in acted() if t.phase is not Phase.END and is_sound(n))
    assert {(n, r.place.line): why_it_stops(r) for n, r in stopped} == UNFINISHED


def test_the_calls_make_the_contract_that_is_stated() -> None:
    others = {}
    for name, record in everything():
        board = record.board_played()
        calls = None if board is None or not has_auction(record) else bid_contract(record, board)
        contract = record.final_contract
        if calls is None or contract is None or record.swapped:
            continue
        if calls != contract:
            others[name, record.place.line] = f"{calls} by {calls.declarer}, stated {contract} by {contract.declarer}"
    assert others == OTHER_CONTRACTS


def test_a_marked_result_is_what_the_players_agreed_on_and_not_what_the_cards_give() -> None:
    found = {}
    for name, record, _, table in acted():
        if is_sound(name) and record.result is not None and record.result.mark and table.contract is not None:
            side = table.contract.declarer.side
            assert table.agreed == record.result.tricks
            found[name, record.place.line] = table.tricks_won(side) - table.tricks_counted(side)
    assert found == AGREED


def test_the_contract_and_its_declarer_are_those_recorded() -> None:
    compared = 0
    for name, record, _, table in acted():
        if table.phase is not Phase.END:
            continue
        expected = "Pass" if record.final_contract is None else f"{record.final_contract} {record.declarer}"
        came = "Pass" if table.contract is None else f"{table.contract} {table.declarer}"
        assert (expected, bool(record.passed_out)) == (came, table.contract is None), (name, record.place.line)
        compared += 1
    assert compared == 1495


def test_the_tricks_are_those_recorded_by_play_alone_or_with_a_claim() -> None:
    told: Counter[str] = Counter()
    for name, record, scene, table in acted():
        if table.phase is not Phase.END or table.contract is None:
            continue
        assert record.result is not None, (name, record.place.line)
        assert record.result.tricks == table.tricks_credited(table.contract.declarer.side), (name, record.place.line)
        told["claimed" if table.claim is not None else "played out"] += 1
        assert (table.claim is None) == (sum(len(t.cards) for t in table.tricks) == 52), (name, scene.steps[-1].line)
    assert told == {"played out": 71, "claimed": 1420}


SCORE = re.compile(r"^(?:(?P<side>NS|EW) )?(?P<points>[+-]?\d+)$")


def score_told(record: Record) -> int | None:
    """The score that a record states, in points of North-South."""
    found = SCORE.match(record.tag("Score"))
    if found is None:
        return None
    return -int(found["points"]) if found["side"] == "EW" else int(found["points"])


def test_the_score_is_the_one_recorded() -> None:
    compared = 0
    for name, record, _, table in acted():
        expected = score_told(record)
        if table.phase is Phase.END and expected is not None:
            assert expected == table.score_for(Side.NS), (name, record.place.line)
            compared += 1
    assert compared == 1441


def test_a_board_without_calls_and_cards_scores_as_recorded() -> None:
    compared = 0
    for name, record in everything():
        contract, expected = record.final_contract, score_told(record)
        if contract is None or record.result is None or expected is None or record.vulnerability is None:
            continue
        if not has_auction(record) and not has_play(record):
            outcome = Outcome(contract, record.result.tricks)
            assert expected == outcome.score_for(Side.NS, record.vulnerability), (name, record.place.line)
            compared += 1
    assert compared == 79


# --- what is told beside the boards -----------------------------------------------------------------------------------

RESULT = re.compile(r"^(?P<level>\d)(?P<strain>[CDHSN])(?P<declarer>[NESW])(?P<doubled>x{0,2})(?P<over>=|[+-]\d+)$")


def test_the_claims_of_the_vugraph_file_end_as_its_list_of_results_says() -> None:
    (path,) = data_files("bridgebots/usbf_sf_14502.lin")
    found = re.search(r"rs\|([^|]{5,})\|", path.read_text("latin-1"))
    assert found is not None
    came = [t for name, _, _, t in acted() if name == "bridgebots/usbf_sf_14502.lin"]
    listed = [RESULT.match(one) for one in found[1].split(",")]
    assert len(listed) == len(came) == 30
    for one, table in zip(listed, came, strict=True):
        assert one is not None
        assert table.contract is not None
        strain = "NT" if one["strain"] == "N" else one["strain"]
        tricks = int(one["level"]) + 6 + (0 if one["over"] == "=" else int(one["over"]))
        expected = (f"{one['level']}{strain}{one['doubled'].upper()}", one["declarer"], tricks)
        credited = table.tricks_credited(table.contract.declarer.side)
        assert expected == (str(table.contract), str(table.declarer), credited)


def test_the_matchpoints_of_a_field_of_155_are_those_of_its_score_table() -> None:
    """The table counts every score against itself as well, which makes it equal: half a comparison more."""
    record = next(r for n, r in everything() if n.endswith("correct_20.pbn") and r.tag("ScoreTable"))
    table = next(t for t in record.tags if t.name == "ScoreTable")
    rows = [(Fraction(percent), int(score), int(times)) for _, percent, _, score, times in map(str.split, table.rows)]
    field = [score for _, score, times in rows for _ in range(times)]
    assert len(field) == 155
    for percent, score, _ in rows:
        won = matchpoints(score, field)
        assert percent == Fraction(round(1000 * won.units / won.top), 10)


def test_no_call_is_irregular_that_its_record_does_not_mark() -> None:
    """A skipped player is marked before the call out of rotation, an insufficient bid itself."""
    irregular = 0
    for name, record in everything():
        in_auction = [f for f in findings(record) if f.trick == 0]
        if not in_auction:
            continue
        assert record.auction is not None
        entries = record.auction.entries
        marked = {(str(e.seat), str(e.call)) for e in entries if e.mark is RecordMark.INSUFFICIENT}
        marked |= {(str(b.seat), str(b.call)) for a, b in pairwise(entries) if a.mark is RecordMark.SKIPPED}
        assert {(f.seat, f.call) for f in in_auction} <= marked, (name, record.place.line)
        irregular += len(in_auction)
    assert irregular == 4
