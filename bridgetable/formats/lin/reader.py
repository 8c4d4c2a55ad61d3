"""LIN files read into records: vugraph files with two rooms, and boards played on line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from bridgetable.formats.encodings import decode
from bridgetable.formats.errors import Place, RecordError
from bridgetable.formats.files import read_bytes
from bridgetable.formats.lin.scan import LinBoard, LinWord, lin_boards
from bridgetable.formats.lin.values import LIN_SEATS, lin_call, lin_card, lin_deal, lin_result, lin_vulnerability
from bridgetable.formats.pbn.auction import Bidding
from bridgetable.formats.pbn.words import Faults
from bridgetable.formats.records import (
    SEAT_TAGS,
    AuctionRecord,
    CallEntry,
    CardEntry,
    Ending,
    Form,
    PlayRecord,
    Record,
    Result,
    Tag,
)
from bridgetable.formats.tricks import Tricks
from bridgetable.game.boards import Vulnerability
from bridgetable.game.deals import Deal
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Seat

T = TypeVar("T")
_QX = re.compile(r"([oc]?)\s*(\d+)", re.IGNORECASE)
_ROOMS = {"o": "Open", "c": "Closed", "": ""}
_SCORINGS = {"I": "IMP", "P": "MP", "B": "BAM"}
_LAYOUT = frozenset({"pg", "st", "rh", "qx", "md", "sv", "mb", "an", "pc", "mc", "nt", "ah"})


def read(path: Path) -> Iterator[Record | RecordError]:
    """The boards of a LIN file in order; one that cannot be read is a RecordError in its place."""
    try:
        text = decode(read_bytes(path)).text
    except RecordError as trouble:
        yield trouble
        return
    yield from records(text, str(path))


def read_strict(path: Path) -> tuple[Record, ...]:
    """The boards of a LIN file.

    Raises RecordError for the first that cannot be read.
    """
    found: list[Record] = []
    for one in read(path):
        if isinstance(one, RecordError):
            raise one
        found.append(one)
    return tuple(found)


def records(text: str, file: str) -> Iterator[Record | RecordError]:
    """The boards of a LIN text in order, as records or errors; a text without a board is one error."""
    found = False
    for board in lin_boards(text, file):
        found = True
        try:
            if board.trouble:
                raise board.trouble
            yield BoardReader(file, board).record()
        except RecordError as trouble:
            yield trouble
    if not found:
        yield RecordError(Place(file, 1), "no board", "a deal such as md|3SAK…|")


class BoardReader:
    """Reads the words of one board."""

    def __init__(self, file: str, board: LinBoard) -> None:
        """Begin with the words as they were found."""
        self.file = file
        self.board = board
        self.faults = Faults(file)
        self.bidding = Bidding(self.faults)
        self.dealer: Seat | None = None
        self.deal: Deal | None = None
        self.vulnerability: Vulnerability | None = None
        self.calls: list[CallEntry] = []
        self.cards: list[CardEntry] = []
        self.claimed: int | None = None
        self.before: list[str] = []
        self.tags: list[Tag] = []
        self.number = 0
        self.room = ""
        self.holder: dict[object, Seat] = {}

    def record(self) -> Record:
        """The record of the board.

        Raises RecordError when a word cannot be understood, or a card was not there to be played.
        """
        for word in self.board.words:
            self._take(word)
        if self.deal is None:
            place = Place(self.file, self.board.words[0].line)
            raise RecordError(place, "a board without cards", "a deal such as md|3SAK…|")
        contract = self.bidding.contract if self.bidding.is_over else None
        declarer = self.bidding.declarer if contract else None
        return Record(
            form=Form.LIN,
            board=self.number,
            tags=self._tags(),
            dealer=self.dealer,
            vulnerability=self.vulnerability,
            deal=self.deal,
            auction=AuctionRecord(self.calls[0].seat, tuple(self.calls)) if self.calls else None,
            contract=contract,
            passed_out="Pass" if self.bidding.is_over and not contract else "",
            declarer=declarer,
            play=self._play(),
            result=self._result(declarer),
            claimed=self.claimed,
            before=tuple(self.before),
            place=Place(self.file, self.board.words[0].line),
            remarks=tuple(self.faults.found),
        )

    def _take(self, word: LinWord) -> None:
        match word.key:
            case "qx":
                self._label(word.text)
            case "ah":
                self._title(word.text)
            case "md":
                self.dealer, self.deal = self._understood(word, lin_deal)
                self.holder = {c: s for s in LIN_SEATS for c in self.deal[s]}
            case "sv":
                self.vulnerability = self._understood(word, lin_vulnerability)
            case "mb":
                self._call(word)
            case "an":
                self._explain(word)
            case "nt":
                self._comment(word.text)
            case "pc":
                self._card(word)
            case "mc":
                self._claim(word)
            case _:
                if word.key not in _LAYOUT:
                    self.tags.append(Tag(f"Lin_{word.key}", word.text, word.text, line=word.line))

    def _understood(self, word: LinWord, understand: Callable[[str], T]) -> T:
        try:
            return understand(word.text)
        except NotationError as wrong:
            raise self._error(word, f"“{wrong.text}” in {word.key}|", wrong.expected) from None

    def _error(self, word: LinWord, found: str, expected: str) -> RecordError:
        return RecordError(Place(self.file, word.line), found, expected)

    def _label(self, text: str) -> None:
        found = _QX.match(text)
        if found:
            self.room = _ROOMS[found.group(1).lower()]
            self.number = int(found.group(2))

    def _title(self, text: str) -> None:
        found = re.search(r"\d+", text)
        if found and not self.number:
            self.number = int(found.group())

    def _call(self, word: LinWord) -> None:
        call, alerted = self._understood(word, lin_call)
        if self.dealer is None:
            raise self._error(word, "a call before the dealer is known", "md| with a dealer before mb|")
        seat = self.calls[-1].seat.lho if self.calls else self.dealer
        self.bidding.take(seat, call, None, word.line)
        self.calls.append(CallEntry(seat, call, None, (), "", alerted, word.line))

    def _explain(self, word: LinWord) -> None:
        """Add an explanation to the last call."""
        if not self.calls:
            self._comment(word.text)
            return
        e = self.calls[-1]
        text = f"{e.explanation}; {word.text}" if e.explanation else word.text
        self.calls[-1] = CallEntry(e.seat, e.call, e.mark, e.annotations, text, "alert", e.line)

    def _comment(self, text: str) -> None:
        comment = "{" + text.replace("{", "(").replace("}", ")") + "}"
        if self.cards:
            c = self.cards[-1]
            self.cards[-1] = CardEntry(c.seat, c.card, c.trick, c.mark, (*c.annotations, comment), line=c.line)
        elif self.calls:
            e = self.calls[-1]
            words = (*e.annotations, comment)
            self.calls[-1] = CallEntry(e.seat, e.call, e.mark, words, e.explanation, e.alerted, e.line)
        else:
            self.before.append(comment)

    def _card(self, word: LinWord) -> None:
        card = self._understood(word, lin_card)
        holder = self.holder.pop(card, None)
        if holder is None:
            raise self._error(word, f"{card} played", "a card that somebody holds then")
        self.cards.append(CardEntry(holder, card, len(self.cards) // 4 + 1, line=word.line))

    def _claim(self, word: LinWord) -> None:
        if not word.text.isdecimal() or int(word.text) > 13:
            raise self._error(word, f"“{word.text}” in mc|", "the tricks of declarer, 0 to 13")
        self.claimed = int(word.text)

    def _play(self) -> PlayRecord | None:
        if not self.cards:
            return None
        ending = Ending.OPEN if self.claimed is None else Ending.FINAL
        return PlayRecord(self.cards[0].seat, tuple(self.cards), tuple(self.cards), ending)

    def _result(self, declarer: Seat | None) -> Result | None:
        """Declarer's tricks: as claimed, as played to the end, or as the list of results has them."""
        if declarer is None:
            return None
        if self.claimed is not None:
            return Result(self.claimed)
        if len(self.cards) == 52 and self.bidding.bid is not None:
            tricks = Tricks.begun(self.cards[0].seat, self.bidding.bid.strain, self.deal, Faults(self.file))
            for start in range(0, 52, 4):
                tricks.take_row(self.cards[start : start + 4])
            return Result(tricks.won[declarer.side])
        listed = self._listed()
        return None if listed is None else Result(listed)

    def _listed(self) -> int | None:
        """Declarer's tricks in the list of results (rs), two for each board from the first of the match."""
        header = self.board.header
        first = header.match.text.split(",")[3:4] if header.match else []
        if header.results is None or not self.room or not first or not first[0].strip().isdecimal():
            return None
        index = 2 * (self.number - int(first[0])) + int(self.room == "Closed")
        results = header.results.text.split(",")
        return lin_result(results[index]) if 0 <= index < len(results) else None

    def _tags(self) -> tuple[Tag, ...]:
        """Who played what where, by the names that PBN has for it."""
        header = self.board.header
        values: dict[str, str] = {"Board": str(self.number)} if self.number else {}
        if self.room:
            values["Room"] = self.room
        if header.players is not None:
            names = [n.strip() for n in header.players.text.split(",")]
            four = names[4:8] if self.room == "Closed" and len(names) >= 8 else names[:4]
            values |= {SEAT_TAGS[seat]: name for seat, name in zip(LIN_SEATS, four, strict=False)}
        if header.match is not None:
            values |= _match_tags(header.match.text)
        return (*(Tag(n, v, v, line=self.board.words[0].line) for n, v in values.items()), *self.tags)


def _match_tags(text: str) -> dict[str, str]:
    """The match as tags: title, segment, scoring, boards, teams."""
    fields = [f.strip() for f in text.split(",")] + [""] * 9
    found = {
        "Event": fields[0],
        "Stage": fields[1],
        "Scoring": _SCORINGS.get(fields[2], ""),
        "HomeTeam": fields[5],
        "VisitTeam": fields[7],
    }
    return {name: value for name, value in found.items() if value}
