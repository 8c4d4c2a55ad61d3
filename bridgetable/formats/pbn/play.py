"""The play section of PBN: rows of cards, the hand that held each, and the order of play (standard, 3.6 and 3.9)."""

from collections.abc import Sequence

from attrs import Factory, define

from bridgetable.formats.pbn import words
from bridgetable.formats.pbn.scan import Lines, RawTag
from bridgetable.formats.pbn.values import CARD_OF, SEAT_OF, UNTOLD_CARDS, UNTOLD_SEATS
from bridgetable.formats.records import CardEntry, PlayRecord, RecordEnding, RecordMark
from bridgetable.formats.tricks import Tricks
from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card
from bridgetable.game.deals import Deal
from bridgetable.game.limits import MOST_CARDS
from bridgetable.game.seats import SEATS, Seat, clockwise_from
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


@define
class PlayReader:
    """Reads the words of one play section; each card is given to the seat of its column."""

    columns: tuple[Seat, ...]
    faults: words.Faults
    entries: list[CardEntry] = Factory(list)
    annotations: words.Annotations = Factory(dict)
    mark: RecordMark | None = None
    ending: RecordEnding = RecordEnding.OPEN
    closed: str = ""
    remarks: list[str] = Factory(list)

    def take_plain(self, plain: Sequence[tuple[str, int]]) -> int:
        """Take at once the cards with which a section without annotations begins; the number of these words."""
        entries, columns = self.entries, self.columns
        for at, (word, line) in enumerate(plain[:MOST_CARDS]):
            card = CARD_OF.get(word)
            if card is None:
                break
            entries.append(CardEntry(columns[at % 4], card, at // 4 + 1, line=line))
        return len(entries)

    def take(self, word: str, line: int) -> None:
        """Take the next word. Raises RecordError when it has no place here."""
        card = CARD_OF.get(word)
        if card is not None:
            self._add(card, "", line)
        elif word in UNTOLD_CARDS:
            self._add(None, word, line)
        elif word == "+":
            if self.ending is not RecordEnding.OPEN:
                raise self.faults.refusal(line, tr("a second “+”"), tr("one “+”, for the card to be played next"))
            self.ending = RecordEnding.CONTINUED
            self._add(None, word, line)
        elif word == "*":
            self._close(line)
        elif word[0] in words.ANNOTATION_SIGNS:
            self._annotate(word, line)
        elif word[0] == "^":
            self._mark(word, line)
        else:
            # It keeps its column, so that the cards behind it in the row are not given to the wrong hands.
            self.mark = None
            self._add(None, word, line)
            raise self.faults.refusal(line, f"“{word}”", tr("a card such as SK or HT, or - for one that is not told"))

    def _add(self, card: Card | None, sign: str, line: int) -> None:
        if self.closed:
            expected = tr("no card there")
            raise self.faults.refusal(line, tr("a card behind “{closed}”", closed=self.closed), expected)
        if card is None and self.mark is not None:
            found = tr("{mark} before “{sign}”", mark=self.mark.value, sign=sign)
            raise self.faults.refusal(line, found, tr("a card behind the mark"))
        before = len(self.entries)
        self.entries.append(CardEntry(self.columns[before % 4], card, before // 4 + 1, self.mark, (), "", sign, line))
        self.mark = None

    def _close(self, line: int) -> None:
        if self.closed:
            raise self.faults.refusal(line, tr("a second “*”"), tr("one “*”, at the end of the play"))
        self.closed = "*"
        if self.ending is RecordEnding.CONTINUED:
            self.faults.remark(line, tr("“*” in a play with “+”"), tr("one of the two"))
        else:
            self.ending = RecordEnding.FINAL

    def _mark(self, word: str, line: int) -> None:
        if self.mark is not None:
            expected = tr("one mark, and a card behind it")
            raise self.faults.refusal(line, tr("“{word}” behind {mark}", word=word, mark=self.mark.value), expected)
        if word.upper() not in {"^R", "^L"}:
            raise self.faults.refusal(line, f"“{word}”", tr("^R or ^L in the play"))
        self.mark = RecordMark(word.upper())

    def _annotate(self, word: str, line: int) -> None:
        if self.entries:
            self.annotations.setdefault(len(self.entries) - 1, []).append((word, line))
        elif word[0] in "{;%":
            self.remarks.append(word)
        else:
            raise self.faults.refusal(line, tr("“{word}” before the first card", word=word), tr("a card"))


@frozen
class Setting:
    """The facts by which the cards are put in order: who leads first, the denomination, and who held what."""

    leader: Seat | None
    strain: Strain | None
    deal: Deal | None


@frozen
class PlayRead:
    """The play of a game, and its tricks as far as they can be followed."""

    record: PlayRecord
    tricks: Tricks
    remarks: tuple[str, ...]


def read_play(tag: RawTag, notes: list[RawTag], setting: Setting, lines: Lines, faults: words.Faults) -> PlayRead:
    """Read the cards behind a Play tag, with the notes that follow. Raises RecordError without a first seat."""
    first = SEAT_OF.get(tag.value)
    if first is None and tag.value in UNTOLD_SEATS and setting.leader is not None:
        faults.remark(
            tag.line, tr("no seat in [Play]"), tr("the first seat: {leader}, who led", leader=str(setting.leader))
        )
        first = setting.leader
    if first is None:
        raise faults.refusal(tag.line, tr("“{tag}” in [Play]", tag=tag.value), tr("the first seat: N, E, S or W"))
    columns = tuple(clockwise_from(first))
    reader = PlayReader(columns, faults)
    # The sign for the card that is to be played next is one entry more.
    too_many = (tr("one card more"), tr("at most {most_cards} in a play", most_cards=MOST_CARDS))
    taken = words.words(tag, lines)
    if isinstance(taken, list):
        taken = taken[reader.take_plain(taken) :]
    words.read_words(taken, reader, MOST_CARDS + 1, too_many)
    if reader.mark is not None:
        faults.refuse(tag.line, tr("{mark} at the end of the play", mark=reader.mark.value), tr("a card behind it"))
    behind = words.Notes(notes, words.CARDS, faults)
    for at, written, note in behind.told(reader.annotations, reader.entries):
        reader.entries[at] = evolve(reader.entries[at], annotations=written, explanation=note or "")
    behind.check()
    leader = first if setting.leader is None else setting.leader
    tricks = Tricks.begun(leader, setting.strain, setting.deal, faults)
    entries = tuple(_seated(reader.entries, columns, tricks))
    record = PlayRecord(first, entries, tuple(tricks.in_order), reader.ending)
    return PlayRead(record, tricks, tuple(reader.remarks))


def _seated(entries: list[CardEntry], columns: tuple[Seat, ...], tricks: Tricks) -> list[CardEntry]:
    seated: list[CardEntry] = []
    for start in range(0, len(entries), 4):
        row = entries[start : start + 4]
        seats = _seats_of(row, columns, tricks)
        if seats is not columns:
            row = [evolve(e, seat=s) for e, s in zip(row, seats, strict=False)]
        tricks.take_row(row)
        seated += row
    return seated


def _seats_of(row: list[CardEntry], columns: tuple[Seat, ...], tricks: Tricks) -> tuple[Seat, ...]:
    """The seats of a row: its columns, or the columns turned so that each card is with the hand that held it."""
    holder = tricks.holder
    seats = tuple([holder.get(e.card) for e in row])
    if seats == columns:  # as nearly every row stands
        return columns
    # Some programs write each row from its leader instead of from the first column; the deal shows which was meant.
    for turn in range(4):
        turned = columns[turn:] + columns[:turn] if turn else columns
        if all(s is None or s is t for s, t in zip(seats, turned, strict=False)):
            return turned
    # Neither fits: give each card to the hand that was dealt it, and unknown ones to the seats left over.
    free = [s for s in SEATS if s not in seats]
    given = tuple(s if s is not None else free.pop(0) for s in seats)
    for number, (e, s) in enumerate(zip(row, given, strict=True)):
        if s in given[:number]:
            tricks.faults.refuse(
                e.line,
                tr("{card}, a second card of {s} in one trick", card=str(e.card or e.sign), s=str(s)),
                tr("one card each"),
            )
            return columns
    return given
