r"""A session as the text of a `.match` file, which people write by hand.

bridgetable match 1
title: Tuesday pairs
scoring: matchpoints
results: tuesday.csv

table 3: board-07.table
pair 1: Adler and Boon
7 at 4: 2 v 9: 4S by S 10
adjust 7 at 3: 60% 4S by S 10, 40% 4S by S 9 "hesitation" [16B1]
"""

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from fractions import Fraction

from bridgetable.desk.amounts import Unit
from bridgetable.desk.points import weighted_scores
from bridgetable.desk.scales import Scale
from bridgetable.desk.sorts import Clock, YesOrNo
from bridgetable.formats.journal import book as law_book
from bridgetable.formats.match.draft import MatchError
from bridgetable.formats.match.rows import GRADES, assigned, for_both
from bridgetable.formats.match_kind import MAGIC
from bridgetable.formats.regulation_sets import RegulationSet, known_set
from bridgetable.game.boards import Vulnerability
from bridgetable.game.books import Book
from bridgetable.game.errors import BridgetableError, NotationError
from bridgetable.game.limits import LONGEST_LINE, LONGEST_TITLE, MOST_BOARDS, is_number
from bridgetable.game.outcomes import Outcome, outcomes
from bridgetable.game.printable import excerpt, out_of_quotes, unescaped
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.values import field, frozen
from bridgetable.language import tr
from bridgetable.match.results import Assigned, Form, Fouled, Penalty, Result, Score, Winners, whole

FIRST_LINE = f"{MAGIC} 1"
COMMENT = "#"
SCALES = {
    "wbf": Scale.WBF,
    "teams": Scale.TEAMS,
    "triangle": Scale.TRIANGLE,
    "eight": Scale.EIGHT,
    "tollemache": Scale.TOLLEMACHE,
    "butler": Scale.BUTLER,
    "european": Scale.EUROPEAN,
}
"""The words for the scales of victory points."""
UNITS = {"%": Unit.PERCENT, "IMP": Unit.IMPS, "IMPs": Unit.IMPS, "VP": Unit.VPS, "VPs": Unit.VPS}
MOST_MATCH_LINES = 60_000
_WHY = re.compile(r'^(?P<told>.*?)\s*(?:"(?P<why>(?:[^"\\]|\\.)*)")?\s*(?:\[(?P<clauses>[^\[\]"]*)\])?$')
_WORDS = re.compile(r"[a-z][a-z]*(?: [a-z]+)*")
KEYS = ("records", "results", "journal", "pair", "team", "table")
"""The first words of lines that are neither of the header nor changes; three of them stand alone."""
ALIKE = 0.6
"""The likeness, from 0 to 1, from which a word is taken for a misspelt one."""
_PLACE = re.compile(r"^(?P<board>(?!0+ )\d{1,5}) at (?P<table>[^:]+?)(?:, round (?P<round>[^:]+?))?$")
_POINTS = re.compile(r"^[+-]?\d{1,5}$")
_FINED = re.compile(r"^(?P<who>.+?) on board (?P<board>[1-9]\d{0,4})$")
_PENALTY = re.compile(r"^(?P<amount>\d{1,3}(?:\.\d{1,2})?) ?(?P<unit>%|IMPs?|VPs?)$")
_RANGE = re.compile(r"^(?P<first>\d{1,5})(?:[-–](?P<last>\d{1,5}))?$")


@frozen
class Told:
    """A result as the file tells it, before the vulnerability of its board is known."""

    ns: str
    ew: str

    def read(self, vulnerability: Vulnerability) -> Result:
        """The result. Raises NotationError."""
        ns = score(self.ns, vulnerability)
        if self.ns == self.ew:
            return for_both(ns, only_outcome(self.ns))
        return Result(ns, score(self.ew, vulnerability))


@frozen
class LineTold:
    """A result of a board at a table; who sat there is empty where nobody is told."""

    board: int
    table: str
    round: str
    ns: str
    ew: str
    told: Told
    line: int = field(default=0, eq=False)


@frozen
class ChangeTold:
    """A change of the director at a board and table, its reason and clauses."""

    board: int
    table: str
    told: Told
    why: str
    clauses: tuple[str, ...]
    line: int = field(default=0, eq=False)


@frozen
class FileTold:
    """A file that the session names: records, results in CSV, or the journal of a table."""

    sort: str
    name: str
    table: str = ""
    line: int = field(default=0, eq=False)


@frozen
class UnknownLine:
    """A line of which this version knows nothing: it stays in the file, and is told."""

    text: str
    line: int = field(default=0, eq=False)


Entry = LineTold | ChangeTold | FileTold | Penalty | Fouled | UnknownLine


@frozen
class MatchFile:
    """A `.match` file as it stands: its header, the names of those who play, and its entries in order."""

    title: str = ""
    form: Form | None = None
    scale: Scale = Scale.WBF
    winners: Winners | None = None
    knockout: bool = False
    regulations: Regulations = STANDARD
    book: Book | None = None
    ended: int | None = None
    expected: int = 0
    boards: tuple[int, ...] = ()
    own_table: str = ""
    names: tuple[tuple[str, str], ...] = ()
    entries: tuple[Entry, ...] = ()


def read_match(text: str, name: str) -> MatchFile:
    """Read a `.match` file; the files that it names are not opened. Raises MatchError."""
    lines = text.removeprefix("\ufeff").split("\n")
    if not lines or " ".join(lines[0].split()) != FIRST_LINE:
        raise MatchError(name, 1, tr("“{found}” found, expected “{magic}”", found=excerpt(lines[0]), magic=FIRST_LINE))
    if len(lines) > MOST_MATCH_LINES:
        raise MatchError(name, MOST_MATCH_LINES + 1, tr("more than {most} lines", most=MOST_MATCH_LINES))
    header: dict[str, object] = {}
    names: dict[str, str] = {}
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        said = line.strip()
        if not said or said.startswith(COMMENT):
            continue
        try:
            take(said[:LONGEST_LINE], number, header, names, entries)
        except MatchError:
            raise
        except BridgetableError as error:
            raise MatchError(name, number, str(error)) from None
    chosen = header.pop("set", None)
    if isinstance(chosen, RegulationSet):
        header["regulations"] = chosen.regulations
        if header.setdefault("book", law_book(chosen.edition)) != law_book(chosen.edition):
            words = "{name} are regulations under the Laws of {edition}: leave out the book, or name that one"
            raise MatchError(name, 0, tr(words, name=chosen.name, edition=chosen.edition))
    return MatchFile(**header, names=tuple(names.items()), entries=tuple(entries))  # type: ignore[arg-type]


def take(said: str, line: int, header: dict[str, object], names: dict[str, str], entries: list[Entry]) -> None:
    """Take one line. Raises NotationError."""
    key, colon, value = (part.strip() for part in said.partition(":"))
    first, _, rest = key.partition(" ")
    if not colon:
        raise NotationError(said, expected())
    if key in HEADER:
        field_name, read = HEADER[key]
        if field_name in header:
            raise NotationError(said, tr("“{key}” once", key=key))
        header[field_name] = read(value)
    elif first in {"pair", "team"} and rest:
        names[" ".join(rest.split())] = unescaped(value)[:LONGEST_TITLE]
    elif first in KEYS[:3] and not rest:
        entries.append(FileTold(first, file_name(value), line=line))
    elif first == "table" and rest:
        entries.append(FileTold("journal", file_name(value), rest.strip(), line))
    elif first in CHANGES and rest:
        entries.append(CHANGES[first](rest.strip(), value, line))
    elif (place := _PLACE.match(key)) is not None:
        entries.append(line_told(place, value, line))
    elif is_of_another(key):
        entries.append(UnknownLine(said, line))
    else:
        raise NotationError(said, expected())


def is_of_another(key: str) -> bool:
    """True for the key of another program's line: words, none of them like one of ours, which would be misspelt."""
    ours = {word for one in (*HEADER, *KEYS, *CHANGES) for word in one.split()}
    parts = key.split()
    return bool(_WORDS.fullmatch(key)) and not any(get_close_matches(part, ours, cutoff=ALIKE) for part in parts)


def expected() -> str:
    """The words for what may stand on a line."""
    words = "one of {keys}, pair, team, table, {changes}, or a result such as “7 at 3: 1 v 5: 4S by S 10”"
    keys = ", ".join((*HEADER, *KEYS[:3]))
    return tr(words, keys=keys, changes=", ".join(CHANGES))


def line_told(place: re.Match[str], value: str, line: int) -> LineTold:
    """A result at a place: `1 v 5: 4S by S 10`, or the result alone. Raises NotationError."""
    who, colon, result = value.partition(":")
    ns, versus, ew = (part.strip() for part in who.partition(" v "))
    if not (colon and versus):
        ns, ew, result = "", "", value
    table = place["table"].strip()
    return LineTold(int(place["board"]), table, (place["round"] or "").strip(), ns, ew, told(result.strip()), line)


def told(text: str) -> Told:
    """A result of both sides, or of each: `NS 4S by S 10; EW 4S by S 9`. Raises NotationError."""
    first, both, second = (part.strip() for part in text.partition(";"))
    if not both:
        found = Told(first, first)
    elif first.startswith("NS ") and second.startswith("EW "):
        found = Told(first[3:].strip(), second[3:].strip())
    else:
        raise NotationError(text, tr("NS and its result; EW and its result"))
    found.read(Vulnerability.NONE)
    return found


def score(text: str, vulnerability: Vulnerability) -> Score:
    """The score of one side: a contract with its tricks, several with weights, points or A+. Raises NotationError."""
    if text in GRADES:
        return GRADES[text]
    if text == "not played":
        return None
    if _POINTS.match(text):
        return whole(int(text))
    if is_outcome(text):
        return assigned(outcomes(text), vulnerability)
    if ":" in text:
        return Assigned(weighted_scores(tr("the result")).read(text))  # type: ignore[arg-type]
    words = "a result such as 4S by S 10, passed out, +420, A+, not played, or 60% 4S by S 10, 40% 4S by S 9"
    raise NotationError(text, tr(words))


def is_outcome(text: str) -> bool:
    """True where a text tells contracts."""
    return " by " in text or text.startswith("passed out")


def only_outcome(text: str) -> Outcome | None:
    """The contract and tricks of a text that tells one alone."""
    found = outcomes(text) if is_outcome(text) else ()
    return found[0].outcome if len(found) == 1 else None


def reasoned(value: str) -> tuple[str, str, tuple[str, ...]]:
    """The text before the reason in quotes, that reason, and the clauses in brackets. Raises NotationError."""
    found = _WHY.match(value)
    if found is None:
        raise NotationError(value, tr("a reason in quotation marks and clauses in brackets behind what is told"))
    clauses = tuple(filter(None, (one.strip() for one in (found["clauses"] or "").replace(",", " ").split())))
    return found["told"].strip(), out_of_quotes(found["why"] or ""), clauses


def adjusted(place: str, value: str, line: int) -> ChangeTold:
    """Another result: `adjust 7 at 3: 4S by S 10 "why" [64A1]`. Raises NotationError."""
    found = _PLACE.match(place)
    if found is None:
        raise NotationError(place, tr("a board and its table, such as 7 at 3"))
    result, why, clauses = reasoned(value)
    return ChangeTold(int(found["board"]), found["table"].strip(), told(result), why, clauses, line)


def penalty(who: str, value: str, _line: int) -> Penalty:
    """An amount taken off: `penalty 4: 10% "late"`, `penalty Owls on board 7: 3 IMPs`. Raises NotationError."""
    amount, why, clauses = reasoned(value)
    found = _PENALTY.match(amount)
    if found is None:
        raise NotationError(amount, tr("an amount such as 10%, 3 IMPs or 0.5 VPs"))
    at = _FINED.match(who)
    who, board = (at["who"], int(at["board"])) if at else (who, 0)
    return Penalty(who, Fraction(found["amount"]), UNITS[found["unit"]], why, clauses, board)


def fouled(board: str, value: str, _line: int) -> Fouled:
    """The tables of each form of a board: `fouled 9: 1 2 3 | 4 5`. Raises NotationError."""
    groups, why, clauses = reasoned(value)
    found = tuple(tuple(group.split()) for group in groups.split("|"))
    named = [table for group in found for table in group]
    if not is_number(board) or not all(found) or len(set(named)) != len(named):
        raise NotationError(
            f"{board}: {groups}", tr("a board, and the tables of each form once, such as 9: 1 2 3 | 4 5")
        )
    return Fouled(int(board), found, why, clauses)


CHANGES: dict[str, Callable[[str, str, int], Entry]] = {"adjust": adjusted, "penalty": penalty, "fouled": fouled}


# --- the header -------------------------------------------------------------------------------------------------------


def title(text: str) -> str:
    """A title."""
    return unescaped(text)[:LONGEST_TITLE]


def form(text: str) -> Form:
    """A form of scoring. Raises NotationError."""
    found = next((one for one in Form if one.value == text.lower()), None)
    if found is None:
        raise NotationError(text, tr("a form of scoring: {forms}", forms=", ".join(one.value for one in Form)))
    return found


def scale(text: str) -> Scale:
    """A scale of victory points. Raises NotationError."""
    if text.lower() not in SCALES:
        raise NotationError(text, tr("a scale of victory points: {scales}", scales=", ".join(SCALES)))
    return SCALES[text.lower()]


def winners(text: str) -> Winners:
    """The number of fields. Raises NotationError."""
    found = next((one for one in Winners if one.value == text.lower()), None)
    if found is None:
        raise NotationError(text, tr("one or two"))
    return found


def yes_or_no(text: str) -> object:
    """Yes or no. Raises NotationError."""
    return YesOrNo(tr("two teams play a knockout match")).read(text)


def clock(text: str) -> object:
    """A time of day, in minutes since midnight. Raises NotationError."""
    return Clock(tr("when the scores were shown")).read(text)


def count(text: str) -> int:
    """A number of scores. Raises NotationError."""
    if not is_number(text) or not 2 <= int(text) <= MOST_BOARDS:
        raise NotationError(text, tr("a number from 2"))
    return int(text)


def boards(text: str) -> tuple[int, ...]:
    """Numbers of boards: `1-21`, `1-9, 12`. Raises NotationError."""
    return tuple(sorted(set(numbers_in(text))))


def numbers_in(text: str) -> Iterator[int]:
    """The numbers that ranges between commas name. Raises NotationError."""
    for part in text.split(","):
        found = _RANGE.match(part.strip())
        first = 0 if found is None else int(found["first"])
        last = 0 if found is None else int(found["last"] or first)
        if not 0 < first <= last <= MOST_BOARDS:
            raise NotationError(text, tr("numbers of boards such as 1-21, or 1-9, 12"))
        yield from range(first, last + 1)


def file_name(text: str) -> str:
    """The name of a file. Raises NotationError."""
    if not text:
        raise NotationError(text, tr("the name of a file"))
    return unescaped(text)


HEADER: dict[str, tuple[str, Callable[[str], object]]] = {
    "title": ("title", title),
    "scoring": ("form", form),
    "scale": ("scale", scale),
    "winners": ("winners", winners),
    "knockout": ("knockout", yes_or_no),
    "regulations": ("set", known_set),
    "book": ("book", law_book),
    "ended": ("ended", clock),
    "scores": ("expected", count),
    "boards": ("boards", boards),
    "our table": ("own_table", title),
}
"""The keys of the header, each with the field that it fills and how it is read."""
