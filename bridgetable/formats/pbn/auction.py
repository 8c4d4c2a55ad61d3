"""The auction section of PBN: calls, players skipped, insufficient bids that stood (standard, 3.5 and 3.9)."""

from attrs import Factory, define

from bridgetable.formats.pbn import words
from bridgetable.formats.pbn.scan import Lines, RawTag
from bridgetable.formats.pbn.values import CALL_OF, LENIENT_CALL_OF, SEAT_OF, UNTOLD_SEATS
from bridgetable.formats.records import AuctionRecord, CallEntry, ContractRecord, RecordEnding, RecordMark
from bridgetable.game.calls import PASS, Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.limits import MOST_CALLS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr

_ALL_PASS = frozenset({"AP", "ap", "Ap"})


@define
class Bidding:
    """The auction while its calls are read: the next possible call, and the contract so far."""

    faults: words.Faults
    bid: Bid | None = None
    bidder: Seat | None = None
    risk: int = 1
    passes: int = 0
    first: dict[tuple[Side, Strain], Seat] = Factory(dict)

    @property
    def is_over(self) -> bool:
        """True where nobody may call again (Law 22)."""
        return self.passes >= (4 if self.bid is None else 3)

    def take(self, seat: Seat, call: Call, mark: RecordMark | None, line: int) -> bool:
        """Let a call be made, and remark on it when it may not be, or its mark is wrong; False behind the last call."""
        over = self.is_over
        if over:
            expected = tr("no call, as the auction has ended")
            self.faults.remark(line, tr("{call} by {seat}", call=str(call), seat=str(seat)), expected)
        match call:
            case Pass():
                self.passes += 1
                return not over
            case Bid():
                self._take_bid(seat, call, mark, line)
            case Double():
                if self.bidder is None or self.risk != 1 or self.bidder.side is seat.side:
                    expected = tr("a double of a bid of the other side")
                    self.faults.remark(line, tr("double by {seat}", seat=str(seat)), expected)
                self.risk = max(self.risk, 2)
            case Redouble():
                if self.bidder is None or self.risk != 2 or self.bidder.side is not seat.side:
                    expected = tr("a redouble of a double by the other side")
                    self.faults.remark(line, tr("redouble by {seat}", seat=str(seat)), expected)
                self.risk = 4
        self.passes = 0
        return not over

    def _take_bid(self, seat: Seat, bid: Bid, mark: RecordMark | None, line: int) -> None:
        last = self.bid
        sufficient = last is None or (bid.level, bid.strain) > (last.level, last.strain)
        if sufficient and mark is RecordMark.INSUFFICIENT:
            expected = tr("an insufficient bid, as this one is sufficient")
            self.faults.remark(line, tr("^I before {bid} by {seat}", bid=str(bid), seat=str(seat)), expected)
        if not sufficient and mark is None:
            expected = tr("a bid over {last}, or ^I before it", last=str(last))
            self.faults.remark(line, tr("{bid} by {seat}", bid=str(bid), seat=str(seat)), expected)
        self.bid, self.bidder, self.risk = bid, seat, 1
        self.first.setdefault((seat.side, bid.strain), seat)

    @property
    def declarer(self) -> Seat | None:
        """The declarer as the calls make it, if there is a bid."""
        if self.bid is None or self.bidder is None:
            return None
        return self.first[self.bidder.side, self.bid.strain]

    @property
    def contract(self) -> ContractRecord | None:
        """The contract as the calls make it, if there is a bid."""
        return ContractRecord(self.bid.level, self.bid.strain, self.risk) if self.bid else None


@define
class AuctionReader:
    """Reads the words of one auction section."""

    first: Seat
    dealer: Seat | None
    faults: words.Faults
    seat: Seat
    bidding: Bidding
    entries: list[CallEntry] = Factory(list)
    annotations: words.Annotations = Factory(dict)
    mark: RecordMark | None = None
    ending: RecordEnding = RecordEnding.OPEN
    remarks: list[str] = Factory(list)

    def take(self, word: str, line: int) -> None:
        """Take the next word. Raises RecordError when it has no place here."""
        call = CALL_OF.get(word)
        if call is not None:
            self._call(call, line)
        elif word[0] in words.ANNOTATION_SIGNS:
            self._annotate(word, line)
        elif word[0] == "^":
            self._mark(word, line)
        elif word in {"*", "+"}:
            self._end(RecordEnding(word), line)
        elif (meant := LENIENT_CALL_OF.get(word.upper())) is not None:
            expected = tr("a call such as 1NT, Pass, X or XX; taken for {meant}", meant=str(meant))
            self.faults.remark(line, f"“{word}”", expected)
            self._call(meant, line)
        elif word in _ALL_PASS:
            self._all_pass(line)
        elif word == "-" and not self.entries:
            self.seat = self.seat.lho
        else:
            self._add(None, None, line)
            raise self.faults.refusal(line, f"“{word}”", tr("a call such as 1NT, Pass, X, XX or AP"))

    def _call(self, call: Call, line: int) -> None:
        self._open(line)
        if self.mark is RecordMark.INSUFFICIENT and not isinstance(call, Bid):
            self.faults.refuse(line, tr("^I before {call}", call=str(call)), tr("a bid behind ^I"))
        if self.bidding.take(self.seat, call, self.mark, line) or any(e.mark is not None for e in self.entries):
            self._add(call, self.mark, line)
        else:  # such a call never stands (39A), and what is written here stood
            self.seat = self.seat.lho

    def _open(self, line: int) -> None:
        """See that the section goes on, and that the dealer calls first."""
        if self.ending is not RecordEnding.OPEN:
            expected = tr("no call there")
            raise self.faults.refusal(line, tr("a call behind “{ending}”", ending=self.ending.value), expected)
        if self.entries:
            return
        if self.dealer is None:
            self.dealer = self.seat
        elif self.seat is not self.dealer:
            expected = tr("the first call by the dealer, {dealer}", dealer=str(self.dealer))
            self.faults.refuse(line, tr("a call by {seat}", seat=str(self.seat)), expected)

    def _add(self, call: Call | None, mark: RecordMark | None, line: int) -> None:
        self.entries.append(CallEntry(self.seat, call, mark, line=line))
        self.seat = self.seat.lho
        self.mark = None

    def _all_pass(self, line: int) -> None:
        self._open(line)
        if self.bidding.is_over:
            self.faults.remark(line, "AP", tr("no call, as the auction has ended"))
        while not self.bidding.is_over:
            self._call(PASS, line)

    def _mark(self, word: str, line: int) -> None:
        if self.mark is not None:
            expected = tr("one mark, and a bid behind it")
            raise self.faults.refusal(line, tr("“{word}” behind {mark}", word=word, mark=self.mark.value), expected)
        match word.upper():
            case "^S":
                self._open(line)
                self._add(None, RecordMark.SKIPPED, line)
            case "^I":
                self.mark = RecordMark.INSUFFICIENT
            case _:
                raise self.faults.refusal(line, f"“{word}”", tr("^I or ^S in an auction"))

    def _annotate(self, word: str, line: int) -> None:
        if self.entries:
            self.annotations.setdefault(len(self.entries) - 1, []).append((word, line))
        elif word[0] in "{;%":
            self.remarks.append(word)
        else:
            raise self.faults.refusal(line, tr("“{word}” before the first call", word=word), tr("a call"))

    def _end(self, ending: RecordEnding, line: int) -> None:
        if self.ending is not RecordEnding.OPEN:
            found = tr("“{ending}” behind “{ending_2}”", ending=ending.value, ending_2=self.ending.value)
            raise self.faults.refusal(line, found, tr("one such sign"))
        if ending is RecordEnding.CONTINUED and self.bidding.is_over:
            raise self.faults.refusal(line, "“+”", tr("no call, as the auction has ended"))
        self.ending = ending


@frozen
class AuctionRead:
    """The auction of a game, what it comes to, and its dealer."""

    record: AuctionRecord
    bidding: Bidding
    dealer: Seat | None
    remarks: tuple[str, ...]


def read_auction(
    tag: RawTag, notes: list[RawTag], dealer: Seat | None, lines: Lines, faults: words.Faults
) -> AuctionRead:
    """Read the calls behind an Auction tag, with the notes that follow. Raises RecordError without a first seat."""
    first = SEAT_OF.get(tag.value)
    if first is None and tag.value in UNTOLD_SEATS and dealer is not None:
        faults.remark(
            tag.line, tr("no seat in [Auction]"), tr("the first seat: {dealer}, who dealt", dealer=str(dealer))
        )
        first = dealer
    if first is None:
        raise faults.refusal(tag.line, tr("“{tag}” in [Auction]", tag=tag.value), tr("the first seat: N, E, S or W"))
    reader = AuctionReader(first, dealer, faults, first, Bidding(faults))
    too_many = (tr("one call more"), tr("at most {most_calls} in an auction", most_calls=MOST_CALLS))
    words.read_words(words.words(tag, lines), reader, MOST_CALLS, too_many)
    if reader.mark is not None:
        faults.refuse(tag.line, tr("{mark} at the end of the auction", mark=reader.mark.value), tr("a bid behind it"))
    behind = words.Notes(notes, words.CALLS, faults)
    for at, written, note in behind.told(reader.annotations, reader.entries):
        alerted = "" if note is None else "alert"
        reader.entries[at] = evolve(reader.entries[at], annotations=written, explanation=note or "", alerted=alerted)
    behind.check()
    record = AuctionRecord(first, tuple(reader.entries), reader.ending)
    return AuctionRead(record, reader.bidding, reader.dealer, tuple(reader.remarks))
