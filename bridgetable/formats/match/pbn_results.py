"""The results that records tell: a game at its table, and PBN's tables of scores and of totals."""

import re
from collections.abc import Iterator
from itertools import islice

from bridgetable.formats.elsewhere import score_of
from bridgetable.formats.errors import RecordError
from bridgetable.formats.match.draft import ONE_TABLE, Draft, MatchError, PlayedBoard
from bridgetable.formats.match.rows import UNTOLD, Row, line_of
from bridgetable.formats.pbn.tags import column_names
from bridgetable.formats.records import Record, Tag
from bridgetable.game.boards import vulnerability_of
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import MOST_SCORES, is_number
from bridgetable.game.outcomes import Outcome
from bridgetable.language import tr
from bridgetable.match.results import NOT_PLAYED, Form, Line, Result, whole

PAIRS = (("North", "South"), ("East", "West"))
SCORES, TOTALS = "ScoreTable", "TotalScoreTable"
CELLS = {
    "Table": "table",
    "Round": "round",
    "PairId_NS": "ns",
    "PairId_EW": "ew",
    "Contract": "contract",
    "Declarer": "declarer",
    "Result": "result",
    "Score_NS": "score_ns",
    "Score_EW": "score_ew",
    "Multiplicity": "times",
    "Section": "section",
}
"""The columns of a table of scores that are read, and the cells that they fill."""
_CELL = re.compile(r'"[^"]*"|\S+')
_WIDTH = re.compile(r"^[+-]|\\\d+[LR]?$")
FORMS = {
    "mp": Form.MATCHPOINTS,
    "matchpoints": Form.MATCHPOINTS,
    "mp1": Form.MATCHPOINTS,
    "mp2": Form.MATCHPOINTS,
    "imp": None,
    "imps": None,
    "cross": Form.CROSS_IMPS,
    "cross1": Form.CROSS_IMPS,
    "cross2": Form.CROSS_IMPS,
    "butler": Form.BUTLER,
    "butler-2": Form.BUTLER,
    "bam": Form.BOARD_A_MATCH,
}
"""The forms of scoring by the words of PBN; IMPs alone are those of a match at two tables, else cross-IMPs."""


def add_records(draft: Draft, found: Iterator[Record | RecordError], name: str) -> None:
    """Add the boards and results of a file of records. Raises MatchError where it has none."""
    count, first = 0, ""
    for record in found:
        if isinstance(record, RecordError):
            first = first or str(record)
            draft.remarks.append(str(record))
            continue
        count += 1
        try:
            add_record(draft, record, f"{name}, {record.place.line}")
        except NotationError as error:
            raise MatchError(name, record.place.line, str(error)) from None
    if not count:
        raise MatchError(name, 0, first or tr("no board in it"))


def add_record(draft: Draft, record: Record, where: str) -> None:
    """Add a board of a record: cards, own result, and what its tables tell. Raises NotationError or MatchError."""
    if not record.board:
        raise NotationError(record.tag("Board"), tr("the number of a board in [Board]"))
    draft.title = draft.title or told(record.tag("Event"))
    if draft.form is None:
        draft.form = form_of(record)
    board = record.board_played()
    if board is not None:
        draft.add_board(board, where)
    for tag in record.tags:
        if tag.name == TOTALS:
            draft.names |= dict(names_of(tag))
    table = next((tag for tag in record.tags if tag.name == SCORES and tag.rows), None)
    if table is not None:
        add_table(draft, record, table, where)
    elif record.contract is not None or record.passed_out or record.auction is not None or record.tag("Score"):
        add_own(draft, record, where)


def told(value: str) -> str:
    """The value of a tag, or nothing where it says that it is not known."""
    return "" if value in UNTOLD else value


def form_of(record: Record) -> Form | None:
    """The form of scoring that a record tells; None where it does not decide. Raises NotationError."""
    words = [word.lower() for word in record.tag("Scoring").split(";") if word not in UNTOLD]
    known = [FORMS[word] for word in words if word in FORMS]
    if words and not known:
        raise NotationError(record.tag("Scoring"), tr("a form of scoring: {forms}", forms=", ".join(FORMS)))
    decided = next((form for form in known if form is not None), None)
    if decided is None and known and not record.room and not told(record.tag("HomeTeam")):
        return Form.CROSS_IMPS
    return decided or (Form.TEAMS if known else None)


# --- a game at its table ----------------------------------------------------------------------------------------------


def add_own(draft: Draft, record: Record, where: str) -> None:
    """Add the game that a record tells. Raises MatchError."""
    table = " ".join(filter(None, (told(record.tag("Table")), record.room))) or next_table(draft, record.board)
    ns, ew = contestants_of(record)
    points = score_of(record)
    outcome = outcome_of(record)
    result = NOT_PLAYED if points is None else Result(whole(points), whole(points), outcome)
    line = Line(record.board, table, ns, ew, result, told(record.tag("Round")))
    draft.add_played(PlayedBoard(record.board, table, where, record=record), line)


def next_table(draft: Draft, board: int) -> str:
    """A number for a table of which none is told: one more than the board has."""
    return str(int(ONE_TABLE) + sum(number == board for number, _ in draft.lines))


def contestants_of(record: Record) -> tuple[str, str]:
    """The contestants who sat North-South and East-West: teams, pairs by their numbers, or players by their names."""
    home, visit = told(record.tag("HomeTeam")), told(record.tag("VisitTeam"))
    if home and visit:
        return (visit, home) if record.room.lower() == "closed" else (home, visit)
    pairs = told(record.tag("PairNS")), told(record.tag("PairEW"))
    if all(pairs):
        return pairs
    ns, ew = ("–".join(filter(None, (told(record.tag(one)) for one in pair))) for pair in PAIRS)
    return ns, ew


def outcome_of(record: Record) -> Outcome | None:
    """The contract and the tricks of a record."""
    if record.passed_out:
        return Outcome(None)
    if record.final_contract is None or record.result is None:
        return None
    return Outcome(record.final_contract, record.result.tricks)


# --- tables -----------------------------------------------------------------------------------------------------------


def rows_in(tag: Tag) -> Iterator[dict[str, str]]:
    """The rows of a table by the names of its columns."""
    columns = [_WIDTH.sub("", _WIDTH.sub("", name)) for name in column_names(tag.value)]
    for row in tag.rows:
        if row.lstrip()[:1] not in {"{", ";", "%"}:
            yield dict(zip(columns, (cell.strip('"').strip() for cell in _CELL.findall(row)), strict=False))


def add_table(draft: Draft, record: Record, tag: Tag, where: str) -> None:
    """Add the results of a table of scores, and the record's own game where one of them is it."""
    own, own_score = outcome_of(record), score_of(record)
    is_known = own_score is None
    for row in islice(expanded(tag, record.board), MOST_SCORES):
        line, remark = line_of(row, record.vulnerability or vulnerability_of(record.board))
        line_table = " ".join(filter(None, (row.get("section", ""), line.table))) or next_table(draft, record.board)
        line = Line(line.board, line_table, line.ns, line.ew, line.result, line.round)
        if remark:
            draft.remarks.append(f"{where}: {remark}")
        if not is_known and line.result.outcome == own and line.result.ns == whole(own_score or 0):
            is_known = True
            draft.add_played(PlayedBoard(line.board, line.table, where, record=record), line)
        else:
            draft.add_line(line, where)


def expanded(tag: Tag, board: int) -> Iterator[Row]:
    """The rows of a table of scores, each as often as it stands for."""
    for row in rows_in(tag):
        cells = {CELLS[name]: value for name, value in row.items() if name in CELLS}
        times = cells.pop("times", "1")
        for _ in range(min(int(times), MOST_SCORES) if is_number(times) else 1):
            yield {**cells, "board": str(board)}


def names_of(tag: Tag) -> Iterator[tuple[str, str]]:
    """The names of those who play by their numbers, as a table of totals tells them."""
    for row in rows_in(tag):
        number, names = row.get("PairId", row.get("TeamId", "")), row.get("Names", row.get("TeamName", ""))
        if number not in UNTOLD and names:
            yield (
                number,
                " – ".join(" ".join(one.split()) for one in re.split(r"\s*;\s*|\s+-\s+", names) if one.strip()),
            )
