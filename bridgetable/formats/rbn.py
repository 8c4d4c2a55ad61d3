"""RBN files read into records: a label and its data on each line, a board between two empty lines."""

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from bridgetable.formats.errors import RecordError, TextPlace, too_many
from bridgetable.formats.lin.reader import BoardReader
from bridgetable.formats.lin.scan import LinBoard, LinHeader, LinWord
from bridgetable.formats.lin.values import LIN_SEATS
from bridgetable.formats.lin.write import hands_text
from bridgetable.formats.records import SEAT_TAGS, ContractRecord, Record, RecordForm, Result, Tag
from bridgetable.game.calls import Strain
from bridgetable.game.deals import deal, is_whole
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import MOST_BOARDS
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr

# Of so many lines before the hands at most: a file of millions of short ones took a gigabyte.
RBN = re.compile(r"%[ \t]*RBN\b|(?:^[A-Z0-9] [^\n]*\n){0,99}^H [NESW]:[^\n]*(?:\n|\Z)", re.MULTILINE)
REPEATED = "DTLESFKNBH"
"""The labels that hold for the boards that follow, until they are given anew; all others are of one board."""
VULNERABLE = {"Z": "o", "N": "n", "E": "e", "B": "b", "?": "o"}
SCORINGS = {"I": "IMP", "M": "MP", "B": "BAM", "X": "Cross", "R": "Rubber", "C": "Chicago"}
STAGES = {"F": "Final", "P": "Playoff", "S": "Semifinal", "Q": "Quarterfinal", "I": "Qualifying"}
ROOMS = {"O": "Open", "C": "Closed"}
_HEAD = re.compile(r"([WNES])([ZNEB?]):")
_CALL = re.compile(r"([1-7][NSHDC]|[PXRAY])(?:\*|\^(\d))?[!?]*|(.)")
_CARD = re.compile(r"([SHDC]?)([AKQJT2-9])(?:\*|\^(\d))?[!?]*|(.)")
_CONTRACT = re.compile(r"([1-7])([NSHDC])(X{0,2}|R)?:?([NESW])")
_TRICKS = re.compile(r"(\d{1,2})(?!\d)")
_COLONS = re.compile(r"(?<!:):(?!:)")
STRAINS = {str(strain)[0]: strain for strain in Strain}


@frozen
class RbnLine:
    """A line of a board: its label, its data, and its number in the file."""

    label: str
    data: str
    line: int


def records(text: str, file: str) -> Iterator[Record | RecordError]:
    """The boards of an RBN text in order, as records or errors; a text without a board is one error."""
    lasting: dict[str, RbnLine] = {}
    count = 0
    for board in boards_of(text):
        lasting |= {one.label: one for one in board if one.label in REPEATED}
        if "H" not in lasting or not any(one.label not in "DTLESFK" for one in board):
            continue
        count += 1
        if count > MOST_BOARDS:
            yield too_many(file, board[0].line)
            return
        try:
            yield record_of(lasting, [one for one in board if one.label not in REPEATED], file)
        except RecordError as trouble:
            yield trouble
    if not count:
        yield RecordError(TextPlace(file, 1), tr("no board"), tr("hands such as H N:AKQ2.KQ.432.5432:…"))


def boards_of(text: str) -> Iterator[list[RbnLine]]:
    """The labelled lines of each board; comments (%) and texts in braces are left out."""
    open_text = False
    kept: list[tuple[int, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        is_text = open_text or line.startswith("{")
        open_text = is_text and not line.rstrip().endswith("}") and bool(line.strip())
        if not is_text and not line.startswith("%"):
            kept.append((number, line.rstrip()))
    for told, lines in groupby(kept, key=lambda one: bool(one[1])):
        if told:
            yield [RbnLine(line[:1], line[1:].strip(), number) for number, line in lines]


def record_of(lasting: dict[str, RbnLine], own: list[RbnLine], file: str) -> Record:
    """The record of one board, its cards and calls understood as those of LIN are. Raises RecordError."""
    by_label = {one.label: one for one in reversed(own)}
    words = [*words_of(lasting["H"], by_label.get("A"), file)]
    notes = notes_of(own)
    if "A" in by_label:
        words += calls_of(by_label["A"], notes["A"], file)
    if "P" in by_label:
        words += cards_of(by_label["P"], notes["P"], file)
    record = BoardReader(file, LinBoard(LinHeader(), words)).record()
    number = re.match(r"\d{1,9}", lasting["B"].data) if "B" in lasting else None
    tags = tags_of(lasting, by_label)
    record = evolve(record, form=RecordForm.RBN, board=int(number[0]) if number else 0, tags=tags)
    return with_result(record, by_label)


def words_of(hands: RbnLine, auction: RbnLine | None, file: str) -> Iterator[LinWord]:
    """The cards, the dealer and the vulnerability as words of LIN. Raises RecordError."""
    first, _, rest = hands.data.replace(";", ":").partition(":")
    written = f"{first}:{' '.join(one or '-' for one in (*rest.split(':'), *[''] * 4)[:4])}"
    try:
        dealt = deal(written)
    except BridgetableError as wrong:
        raise RecordError(TextPlace(file, hands.line), hands.data, tr("four hands: {wrong}", wrong=wrong)) from None
    if not is_whole(dealt):
        raise RecordError(TextPlace(file, hands.line), hands.data, tr("four whole hands"))
    head = _HEAD.match(auction.data) if auction is not None else None
    dealer = LIN_SEATS.index(Seat[head[1]]) + 1 if head else 0
    yield LinWord("md", f"{dealer}{hands_text(dealt)}", hands.line)
    if head and auction is not None:
        yield LinWord("sv", VULNERABLE[head[2]], auction.line)


def notes_of(own: list[RbnLine]) -> dict[str, dict[str, str]]:
    """The notes of the auction and of the play by number: they stand behind the line that they explain."""
    notes: dict[str, dict[str, str]] = {"A": {}, "P": {}}
    about = "A"
    for one in own:
        about = "P" if one.label == "P" else about
        if one.label.isdecimal():
            notes[about][one.label] = one.data
    return notes


def calls_of(auction: RbnLine, notes: dict[str, str], file: str) -> Iterator[LinWord]:
    """The calls as words of LIN; A stands for the passes that end it, Y for a call asked for. Raises RecordError."""
    text = auction.data.upper()
    head = _HEAD.match(text)
    bid = False
    for call, note, wrong in _CALL.findall(text[head.end() if head else 0 :].replace(":", "")):
        if wrong:
            raise RecordError(TextPlace(file, auction.line), wrong, tr("a call: 1N, P, X, R, or A for all pass"))
        if call == "Y":
            return
        for _ in range(3 if bid and call == "A" else 4 if call == "A" else 1):
            yield LinWord("mb", "P" if call == "A" else call, auction.line)
        if note:
            yield LinWord("an", notes.get(note, ""), auction.line)
        bid = bid or call[0].isdigit()


def cards_of(play: RbnLine, notes: dict[str, str], file: str) -> Iterator[LinWord]:
    """The cards as words of LIN: in each trick the suit led is not written again. Raises RecordError."""
    place = TextPlace(file, play.line)
    tricks = [one for one in re.split("[:;]", play.data.upper()) if one]
    for number, trick in enumerate(tricks, 1):
        told = _CARD.findall(trick)
        if any(wrong for *_, wrong in told) or not told[0][0] or (len(told) != 4 and number < len(tricks)):
            raise RecordError(place, trick, tr("four cards of a trick, the first with its suit: HK3A2"))
        for suit, rank, note, _ in told:
            yield LinWord("pc", f"{suit or told[0][0]}{rank}", play.line)
            if note in notes:
                yield LinWord("nt", notes[note], play.line)


def with_result(record: Record, by_label: dict[str, RbnLine]) -> Record:
    """The record with the contract that was never bid, and the tricks that were not played out."""
    found = _CONTRACT.match(by_label["C"].data.upper()) if "C" in by_label else None
    if found and record.contract is None and not record.passed_out:
        doubled = {"X": 2, "XX": 4, "R": 4}.get(found[3] or "", 1)
        contract = ContractRecord(int(found[1]), STRAINS[found[2]], doubled)
        record = evolve(record, contract=contract, declarer=Seat[found[4]])
    tricks = _TRICKS.match(by_label["R"].data) if "R" in by_label else None
    if tricks and record.result is None and record.declarer is not None and int(tricks[1]) <= 13:
        record = evolve(record, result=Result(int(tricks[1])), claimed=int(tricks[1]))
    return record


def tags_of(lasting: dict[str, RbnLine], own: dict[str, RbnLine]) -> tuple[Tag, ...]:
    """The tags of the event, the players and the teams, by the names that PBN has for them."""
    values: dict[str, str] = {}
    for label, told in (*lasting.items(), *own.items()):
        for name, value in TAGS[label](told.data) if label in TAGS else ():
            values |= {name: value} if value else {}
    return tuple(Tag(name, value, value) for name, value in values.items())


def parted(text: str) -> list[str]:
    """The parts of data between single colons; two colons stand for one."""
    return [part.replace("::", ":").strip() for part in _COLONS.split(text)]


def named(name: str) -> Callable[[str], Iterator[tuple[str, str]]]:
    """A reader of data that are words for people, the more general first."""

    def read(text: str) -> Iterator[tuple[str, str]]:
        yield name, ", ".join(part for part in parted(text) if part)

    return read


def date(text: str) -> Iterator[tuple[str, str]]:
    """The date as PBN writes it, with question marks for what is not told."""
    told = re.match(r"(\d{4})([\d?]{2})?([\d?]{2})?", text)
    if told:
        yield "Date", ".".join((told[1], told[2] or "??", told[3] or "??"))


def players(text: str) -> Iterator[tuple[str, str]]:
    """The players, North+South:West+East, and their room or table."""
    north_south, west_east, room, *_ = (*parted(text), "", "", "")
    for pair, seats in ((north_south, (Seat.N, Seat.S)), (west_east, (Seat.W, Seat.E))):
        for seat, name in zip(seats, pair.split("+"), strict=False):
            yield SEAT_TAGS[seat], name.strip()
    yield ("Room", ROOMS[room]) if room in ROOMS else ("Table", room)


def teams(text: str) -> Iterator[tuple[str, str]]:
    """The two teams of a match."""
    yield from zip(("HomeTeam", "VisitTeam"), parted(text), strict=False)


def stage(text: str) -> Iterator[tuple[str, str]]:
    """The part of the event, and its segment or round where that is a number."""
    first, *rest = parted(text)
    yield "Stage", STAGES.get(first, first)
    yield "Round", rest[0] if rest and rest[0].isdigit() else ""


def scoring(text: str) -> Iterator[tuple[str, str]]:
    """The form of scoring by the name that PBN has for it."""
    first, *rest = parted(text)
    yield "Scoring", ";".join((SCORINGS.get(first, first), *rest))


TAGS: dict[str, Callable[[str], Iterator[tuple[str, str]]]] = {
    "D": date,
    "L": named("Site"),
    "E": named("Event"),
    "T": named("Description"),
    "S": stage,
    "F": scoring,
    "K": teams,
    "N": players,
}
