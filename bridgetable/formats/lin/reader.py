"""LIN files read into records: vugraph files with two rooms, and boards played on line."""

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from attrs import Factory, define

from bridgetable.formats.errors import RecordError, TextPlace, too_many
from bridgetable.formats.lin.scan import LinBoard, LinWord, lin_boards
from bridgetable.formats.lin.values import LIN_SEATS, lin_call, lin_card, lin_deal, lin_result, lin_vulnerability
from bridgetable.formats.pbn.auction import Bidding
from bridgetable.formats.pbn.words import Faults
from bridgetable.formats.records import (
    SEAT_TAGS,
    AuctionRecord,
    CallEntry,
    CardEntry,
    PlayRecord,
    Record,
    RecordEnding,
    RecordForm,
    Result,
    Tag,
)
from bridgetable.formats.tricks import Tricks
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.deals import Deal
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import MOST_BOARDS, MOST_CALLS, is_number
from bridgetable.game.seats import Seat
from bridgetable.language import tr

T = TypeVar("T")
_QX = re.compile(r"([oc]?)\s*(\d{1,9})", re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,9}")
_ROOMS = {"o": "Open", "c": "Closed", "": ""}
_SCORINGS = {"I": "IMP", "P": "MP", "B": "BAM"}
_LAYOUT = frozenset({"pg", "st", "rh", "qx", "md", "sv", "mb", "an", "pc", "mc", "nt", "ah"})


def records(text: str, file: str) -> Iterator[Record | RecordError]:
    """The boards of a LIN text in order, as records or errors; a text without a board is one error."""
    count = 0
    for count, board in enumerate(lin_boards(text, file), 1):
        if count > MOST_BOARDS:
            yield too_many(file, board.words[0].line if board.words else 0)
            return
        try:
            if board.trouble:
                raise board.trouble
            yield BoardReader(file, board).record()
        except RecordError as trouble:
            yield trouble
    if not count:
        yield RecordError(TextPlace(file, 1), tr("no board"), tr("a deal such as md|3SAK…|"))


@define
class _Call:
    """A call while its board is read; its parts are joined in the end."""

    seat: Seat
    call: Call
    alerted: str
    line: int
    explanations: list[str] = Factory(list)
    comments: list[str] = Factory(list)

    def entry(self) -> CallEntry:
        explanation, comments = "; ".join(self.explanations), tuple(self.comments)
        return CallEntry(self.seat, self.call, None, comments, explanation, self.alerted, self.line)


@define
class _Card:
    """A card while its board is read."""

    seat: Seat
    card: Card
    trick: int
    line: int
    comments: list[str] = Factory(list)

    def entry(self) -> CardEntry:
        return CardEntry(self.seat, self.card, self.trick, None, tuple(self.comments), line=self.line)


class BoardReader:
    """Reads the words of one board."""

    def __init__(self, file: str, board: LinBoard) -> None:
        self.file = file
        self.board = board
        self.faults = Faults(file)
        self.bidding = Bidding(self.faults)
        self.dealer: Seat | None = None
        self.deal: Deal | None = None
        self.vulnerability: Vulnerability | None = None
        self.calls: list[_Call] = []
        self.cards: list[_Card] = []
        self.lost = False
        self.claimed: int | None = None
        self.before: list[str] = []
        self.tags: list[Tag] = []
        self.number = 0
        self.room = ""
        self.holder: dict[object, Seat] = {}

    def record(self) -> Record:
        """The record of the board. Raises RecordError when a word cannot be understood."""
        for word in self.board.words:
            self._take(word)
        # Entries are made last: alerts, explanations and comments come behind their call or card.
        cards = tuple(c.entry() for c in self.cards)
        if self.deal is None:
            place = TextPlace(self.file, self.board.words[0].line)
            raise RecordError(place, tr("a board without cards"), tr("a deal such as md|3SAK…|"))
        contract = self.bidding.contract if self.bidding.is_over else None
        declarer = self.bidding.declarer if contract else None
        return Record(
            form=RecordForm.LIN,
            board=self.number,
            tags=self._tags(),
            dealer=self.dealer,
            vulnerability=self.vulnerability,
            deal=self.deal,
            auction=AuctionRecord(self.calls[0].seat, tuple(c.entry() for c in self.calls)) if self.calls else None,
            contract=contract,
            passed_out="Pass" if self.bidding.is_over and not contract else "",
            declarer=declarer,
            play=self._play(cards),
            result=self._result(declarer, cards),
            claimed=self.claimed,
            before=tuple(self.before),
            place=TextPlace(self.file, self.board.words[0].line),
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
                # LIN names no player of a card: the deal tells whose each was.
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
            raise self._error(word, tr("“{wrong}” in {key}|", wrong=wrong.text, key=word.key), wrong.expected) from None

    def _error(self, word: LinWord, found: str, expected: str) -> RecordError:
        return RecordError(TextPlace(self.file, word.line), found, expected)

    def _label(self, text: str) -> None:
        found = _QX.match(text)
        if found:
            self.room = _ROOMS[found.group(1).lower()]
            self.number = int(found.group(2))

    def _title(self, text: str) -> None:
        found = _NUMBER.search(text)
        # A title such as “Board 7” is only a name; `qx` has the number where it is given.
        if found and not self.number:
            self.number = int(found.group())

    def _call(self, word: LinWord) -> None:
        call, alerted = self._understood(word, lin_call)
        if self.dealer is None:
            raise self._error(word, tr("a call before the dealer is known"), tr("md| with a dealer before mb|"))
        if len(self.calls) >= MOST_CALLS:
            expected = tr("at most {most_calls} in an auction", most_calls=MOST_CALLS)
            raise self._error(word, tr("one call more"), expected)
        seat = self.calls[-1].seat.lho if self.calls else self.dealer
        if self.bidding.take(seat, call, None, word.line):  # a call behind the final pass never stands (39A)
            self.calls.append(_Call(seat, call, alerted, word.line))

    def _explain(self, word: LinWord) -> None:
        if not self.calls:
            self._comment(word.text)
            return
        last = self.calls[-1]
        # Programs write an explanation behind a call without the “!” of an alert.
        last.alerted = "alert"
        if word.text:
            last.explanations.append(word.text)

    def _comment(self, text: str) -> None:
        # As PBN has it, for a record is written in that form; braces inside would end it too early.
        comment = "{" + text.replace("{", "(").replace("}", ")") + "}"
        last = (self.cards or self.calls or [None])[-1]
        (self.before if last is None else last.comments).append(comment)

    def _card(self, word: LinWord) -> None:
        """Take a card; behind one that nobody held then the play is not known, and is not read."""
        if self.lost:
            return
        card = self._understood(word, lin_card)
        holder = self.holder.pop(card, None)
        if holder is None:
            self.lost = True
            expected = tr("a card that somebody holds then")
            self.faults.remark(word.line, tr("{card} played, and the play from there", card=str(card)), expected)
            return
        # LIN has no rows: every four cards are a trick.
        self.cards.append(_Card(holder, card, len(self.cards) // 4 + 1, word.line))

    def _claim(self, word: LinWord) -> None:
        if not is_number(word.text) or int(word.text) > 13:
            raise self._error(word, tr("“{word}” in mc|", word=word.text), tr("the tricks of declarer, 0 to 13"))
        self.claimed = int(word.text)

    def _play(self, cards: tuple[CardEntry, ...]) -> PlayRecord | None:
        if not cards:
            return None
        ending = RecordEnding.OPEN if self.claimed is None else RecordEnding.FINAL
        return PlayRecord(cards[0].seat, cards, cards, ending)

    def _result(self, declarer: Seat | None, cards: tuple[CardEntry, ...]) -> Result | None:
        """Declarer's tricks: as claimed, as played to the end, or as the list of results has them."""
        if declarer is None:
            return None
        if self.claimed is not None:
            return Result(self.claimed)
        if len(cards) == 52 and self.bidding.bid is not None:
            tricks = Tricks.begun(cards[0].seat, self.bidding.bid.strain, self.deal, Faults(self.file))
            for start in range(0, 52, 4):
                tricks.take_row([*cards[start : start + 4]])
            return Result(tricks.won(declarer.side))
        listed = self._listed()
        return None if listed is None else Result(listed)

    def _listed(self) -> int | None:
        """Declarer's tricks in the list of results (rs), two for each board from the first of the match."""
        results, first = self.board.header.results, "".join(self.board.header.match[3:4])
        if not results or not self.room or not is_number(first):
            return None
        index = 2 * (self.number - int(first)) + int(self.room == "Closed")
        return lin_result(results[index]) if 0 <= index < len(results) else None

    def _tags(self) -> tuple[Tag, ...]:
        """The player and the card of each play, by the names that PBN has for them."""
        header = self.board.header
        values: dict[str, str] = {"Board": str(self.number)} if self.number else {}
        if self.room:
            values["Room"] = self.room
        if header.players:
            names = header.players
            # A vugraph file names the players of both rooms, the open room first.
            four = names[4:8] if self.room == "Closed" and len(names) >= 8 else names[:4]
            values |= {SEAT_TAGS[seat]: name for seat, name in zip(LIN_SEATS, four, strict=False)}
        if header.match:
            values |= _match_tags(header.match)
        return (*(Tag(n, v, v, line=self.board.words[0].line) for n, v in values.items()), *self.tags)


def _match_tags(told: tuple[str, ...]) -> dict[str, str]:
    fields = (*told[:9], *[""] * 9)
    scoring = _SCORINGS.get(fields[2], "")
    found = {"Event": fields[0], "Stage": fields[1], "Scoring": scoring, "HomeTeam": fields[5], "VisitTeam": fields[7]}
    return {name: value for name, value in found.items() if value}
