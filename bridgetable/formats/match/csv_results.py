"""Results in CSV: columns by the names at their head, between commas, semicolons or tabs."""

import csv
from collections.abc import Iterator

from bridgetable.formats.match.draft import MatchError
from bridgetable.game.pauses import with_pauses
from bridgetable.game.printable import excerpt
from bridgetable.language import tr

SEPARATORS = (";", "\t", ",", "|")
NAMES = {
    "board": ("board", "bd", "boardno", "boardnumber"),
    "table": ("table", "tbl", "tableno"),
    "round": ("round", "rnd", "rd"),
    "ns": ("ns", "nspair", "pairns", "pairidns", "nsno", "home"),
    "ew": ("ew", "ewpair", "pairew", "pairidew", "ewno", "away", "visit"),
    "contract": ("contract",),
    "declarer": ("declarer", "by", "decl", "dec"),
    "result": ("result", "tricks", "made"),
    "score_ns": ("score", "scorens", "nsscore", "points", "nspoints"),
    "score_ew": ("scoreew", "ewscore", "ewpoints"),
    "names_ns": ("namesns", "nsnames", "nsname"),
    "names_ew": ("namesew", "ewnames", "ewname"),
}
"""The cells of a row, and the heads under which they stand, in small letters and figures alone."""
KEYS = {head: key for key, heads in NAMES.items() for head in heads}


def is_csv(text: str) -> bool:
    """True where the first line of a text names a board and another column of results."""
    keys = keys_of(text.split("\n", 1)[0])
    return "board" in keys and len(keys - {""}) > 1


def keys_of(head: str) -> set[str]:
    """The columns that a first line names."""
    return set(columns_of(head.removeprefix("\ufeff"), separator_of(head)))


def separator_of(head: str) -> str:
    """The sign between the columns: that which stands in the head most often."""
    return max(SEPARATORS, key=head.count)


def columns_of(head: str, separator: str) -> list[str]:
    """The names of the cells, as far as they are known; others are empty; no name where no CSV can be read."""
    try:
        cells = next(csv.reader([head], delimiter=separator), [])
    except csv.Error:
        return []
    return [KEYS.get("".join(sign for sign in cell.lower() if sign.isalnum()), "") for cell in cells]


def csv_rows(text: str, name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """The rows of a CSV by the names of their cells, each with its line. Raises MatchError."""
    head, _, body = text.removeprefix("\ufeff").partition("\n")
    separator = separator_of(head)
    columns = columns_of(head, separator)
    if "board" not in columns:
        expected = tr("a first line that names the columns: board, table, ns, ew, contract, declarer, result, score")
        raise MatchError(name, 1, tr("“{head}” found, expected {expected}", head=excerpt(head), expected=expected))
    twice = next((key for key in columns if key and columns.count(key) > 1), None)
    if twice is not None:
        raise MatchError(name, 1, tr("two columns tell “{key}”", key=twice))
    reader = csv.reader(body.split("\n"), delimiter=separator)
    try:
        for cells in with_pauses(reader):
            if any(cell.strip() for cell in cells):
                row = dict(zip(columns, cells, strict=False))
                row.pop("", None)
                yield reader.line_num + 1, row
    except csv.Error as error:
        raise MatchError(name, reader.line_num + 1, str(error)) from None
