"""The agreement of the parts of a PBN game: contract with calls, result with tricks, tables with their columns."""

import re
from collections.abc import Callable, Mapping

from bridgetable.formats.pbn.auction import Bidding
from bridgetable.formats.pbn.play import PlayRead
from bridgetable.formats.pbn.scan import RawTag
from bridgetable.formats.pbn.tags import column_names, is_column
from bridgetable.formats.pbn.words import Faults
from bridgetable.formats.records import RecordEnding, Result
from bridgetable.game.limits import is_number
from bridgetable.game.seats import Seat
from bridgetable.language import tr

_UNKNOWN = frozenset({"", "?"})
_CELL = re.compile(r'"[^"]*"|\S+')
_HISTORY = re.compile(r"NS [\d ]+/([\d ]+)EW [\d ]+/([\d ]+)")
_VULNERABLE = {"NONE": "", "LOVE": "", "-": "", "NS": "NS", "EW": "EW", "ALL": "NSEW", "BOTH": "NSEW"}
GAME_POINTS = 100


def check_contract(bidding: Bidding, value: Mapping[str, str], line: Callable[[str], int], faults: Faults) -> None:
    """Remark on a contract or a declarer other than the finished auction makes."""
    contract, declarer = bidding.contract, bidding.declarer
    stated = value.get("Contract", "?")
    expected = "Pass" if contract is None else str(contract)
    if stated not in _UNKNOWN and stated.upper() not in {expected.upper(), expected.upper().replace("NT", "N")}:
        faults.remark(
            line("Contract"), tr("the contract {told}", told=stated), tr("{expected}, as it was bid", expected=expected)
        )
    stated = value.get("Declarer", "?")
    if stated in _UNKNOWN:
        return
    if declarer is None:
        faults.remark(line("Declarer"), tr("the declarer {told}", told=stated), tr("none, as nobody bid"))
    elif stated.upper() not in {str(declarer), f"^{declarer.partner}"}:
        expected = tr(
            "{declarer}, or ^{partner} if they changed", declarer=str(declarer), partner=str(declarer.partner)
        )
        faults.remark(line("Declarer"), tr("the declarer {told}", told=stated), expected)


def check_result(
    result: Result | None, play: PlayRead | None, value: Mapping[str, str], line: int, faults: Faults
) -> None:
    """Remark on a result that the recorded tricks do not allow, unless `^` says so, and on one without a contract."""
    if value.get("Result", "") not in _UNKNOWN and (
        value.get("Contract", "").upper() == "PASS" or value.get("Declarer") == ""
    ):
        faults.remark(line, tr("the result {value}", value=value["Result"]), tr("none, as there is no declarer"))
    if result is None or play is None or play.record.ending is RecordEnding.CONTINUED:
        return
    declarer = value.get("Declarer", "?")[-1:].upper()
    if declarer not in {"N", "E", "S", "W"} or len(play.tricks.holder) not in {0, 52}:
        return
    ours = Seat[declarer].side
    least, most = play.tricks.won(ours), 13 - play.tricks.won(ours.other)
    possible = least <= result.tricks <= most
    if possible and result.mark:
        faults.remark(line, tr("the result ^{tricks}", tricks=result.tricks), tr("no mark, as the play allows it"))
    if not possible and not result.mark:
        expected = tr("{least} to {most} tricks, as played, or ^ before it", least=least, most=most)
        faults.remark(line, tr("the result {tricks}", tricks=result.tricks), expected)


def check_history(value: Mapping[str, str], line: int, faults: Faults) -> None:
    """Remark on a vulnerability other than the rubber so far gives."""
    found = _HISTORY.fullmatch(value["ScoreRubberHistory"])
    stated = _VULNERABLE.get(value.get("Vulnerable", "?").upper())
    if found is None or stated is None:
        return
    games = [any(not is_number(n) or int(n) >= GAME_POINTS for n in side.split()) for side in found.groups()]
    due = ("NS" if games[0] else "") + ("EW" if games[1] else "")
    if due != stated:
        expected = tr("the sides that have won a game in the rubber")
        faults.remark(line, tr("[Vulnerable “{value}”]", value=value["Vulnerable"]), expected)


def check_table(tag: RawTag, value: str, faults: Faults) -> None:
    """Remark on a table whose columns or rows are not as its tag says."""
    columns = column_names(value)
    wrong = next((c for c in columns if not is_column(c)), None)
    if wrong is not None:
        expected = tr(r"a width such as \4 or \4R behind the backslash")
        faults.remark(tag.line, tr("column “{wrong}” of {tag}", wrong=wrong, tag=tag.name), expected)
        return
    rows: list[tuple[list[str], int]] = []
    for row, line in tag.rows:
        if row.lstrip()[:1] in {"{", ";", "%"}:
            continue
        cells = _CELL.findall(row)
        if ";" in row and any(c[0] == ";" for c in cells):
            expected = tr("comments before the first row alone")
            faults.remark(line, tr("a comment in a row of {tag}", tag=tag.name), expected)
        elif not cells or len(cells) % len(columns):
            expected = tr("{count}, one in each column", count=len(columns))
            faults.remark(line, tr("{count} entries in a row of {tag}", count=len(cells), tag=tag.name), expected)
        else:
            rows.append((cells, line))
    for number, column in enumerate(columns):
        if column[:1] in {"+", "-"}:
            _check_order(tag.name, column, [(cells[number], line) for cells, line in rows], faults)


def _check_order(table: str, column: str, cells: list[tuple[str, int]], faults: Faults) -> None:
    """Remark on the first entry that is out of the order of its column: `+` falls, `-` rises."""
    last: float | None = None
    for cell, line in cells:
        try:
            number = float(cell)
        except ValueError:
            continue
        if last is not None and (number > last if column[0] == "+" else number < last):
            found = tr("{cell} in column {column} of {table}", cell=cell, column=column, table=table)
            falling, rising = tr("numbers in falling order"), tr("numbers in rising order")
            faults.remark(line, found, falling if column[0] == "+" else rising)
            return
        last = number
