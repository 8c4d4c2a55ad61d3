"""Scores made on the same board elsewhere: in the other room of a file of records, or in the table of a field."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice, repeat

from bridgetable.formats.acted import RecordStep, Scene
from bridgetable.formats.pbn.tags import column_names
from bridgetable.formats.records import Record, Tag
from bridgetable.game.boards import Vulnerability
from bridgetable.game.limits import MOST_SCORES, is_number
from bridgetable.game.outcomes import Outcome
from bridgetable.game.seats import Side
from bridgetable.game.values import evolve
from bridgetable.session.score.actions import TellField, TellOtherTable

MOST_ROOMS = 4
MATCH = ("Event", "HomeTeam", "VisitTeam", "Round")
"""The tags that tell one match from another."""
_SCORE = re.compile(r"^(?:(?P<side>NS|EW) )?(?P<points>[+-]?\d{1,4})$")
_CELL = re.compile(r'"[^"]*"|\S+')
_WIDTH = re.compile(r"^[+-]|\\\d+[LR]?$")


Rooms = dict[object, list[Record]]


def rooms_of(records: Iterable[Record]) -> Rooms:
    """The records of each board of each match, one for each room, the first that a file has."""
    rooms: Rooms = {}
    for record in records:
        known = rooms.setdefault(board_of_match(record), [])
        if len(known) < MOST_ROOMS and all(record.room != one.room for one in known):
            known.append(record)
    return rooms


def board_of_match(record: Record) -> object:
    """The key that all records of one board of a match share."""
    return (record.board, record.deal, record.dealer, *(record.tag(name) for name in MATCH))


def with_elsewhere(scene: Scene, record: Record, records: Iterable[Record]) -> Scene:
    """The scene, and after it what the file tells of the same board elsewhere."""
    line = scene.steps[-1].line if scene.steps else record.place.line
    told = tuple(RecordStep(one, line) for one in told_elsewhere(record, records))
    return evolve(scene, steps=(*scene.steps, *told)) if told else scene


def told_elsewhere(record: Record, records: Iterable[Record]) -> Iterator[TellOtherTable | TellField]:
    """The results that a file has of the same board, in the other room and in the field."""
    other = next((r for r in records if is_other_room(record, r)), None)
    ns = None if other is None else score_of(other)
    if other is not None and ns is not None:
        yield TellOtherTable(ns, other.final_contract if ns == score_of_result(other) else None)
    field = field_of(record)
    if field:
        yield TellField(field)


def is_other_room(one: Record, other: Record) -> bool:
    """True where two records are of the same board of a match, in its two rooms."""
    rooms = {one.room, other.room}
    same = board_of_match(one) == board_of_match(other)
    return len(rooms) == 2 and "" not in rooms and same and one.deal is not None


def score_of(record: Record) -> int | None:
    """The score of a record in points of North-South: as it states, or as contract and result come to."""
    found = _SCORE.match(record.tag("Score"))
    if found is None:
        return score_of_result(record)
    return -int(found["points"]) if found["side"] == "EW" else int(found["points"])


def score_of_result(record: Record) -> int | None:
    """The score that contract and result of a record come to, in points of North-South."""
    if record.passed_out:
        return 0
    contract, result = record.final_contract, record.result
    if contract is None or result is None:
        return None
    return Outcome(contract, result.tricks).score_for(Side.NS, record.vulnerability or Vulnerability.NONE)


def field_of(record: Record) -> tuple[int, ...]:
    """The scores of the field's North-South in a record's table of scores, without the record's own."""
    table = next((t for t in record.tags if t.name == "ScoreTable"), None)
    scores = [] if table is None else list(islice(scores_in(table), MOST_SCORES))
    own = score_of(record)
    if own in scores:
        scores.remove(own)
    return tuple(scores)


def scores_in(table: Tag) -> Iterator[int]:
    """The scores of North-South in a table of scores, each as often as it was made; none where a row tells none."""
    columns = [_WIDTH.sub("", _WIDTH.sub("", name)) for name in column_names(table.value)]
    if "Score_NS" not in columns:
        return
    for row in table.rows:
        cells = dict(zip(columns, _CELL.findall(row), strict=False))
        found, times = _SCORE.match(cells.get("Score_NS", "")), cells.get("Multiplicity", "1")
        if found is not None and is_number(times):
            yield from repeat(int(found["points"]), int(times))
