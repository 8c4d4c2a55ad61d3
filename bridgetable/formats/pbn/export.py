"""A record brought into the form of PBN's export format: fixed order of tags, dealer first, numbers for grades."""

from collections.abc import Iterable

from bridgetable.formats import records
from bridgetable.formats.pbn.tags import MANDATORY, SECTIONS
from bridgetable.formats.pbn.words import CALLS, CARDS, MOST_NOTES, TokenKind, note_number
from bridgetable.game.deals import deal_text
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.values import evolve

_GRADES = ("!", "?", "!!", "??", "!?", "?!")


def exported(record: records.Record) -> records.Record:
    """The same board with its tags as the export format wants them; comments stay with their tags."""
    by_name = {t.name: t for t in reversed(record.tags) if t.name != "Note"}
    facts = {**facts_of(record), "Event": record.tag("Event")}
    mandatory = [_tag(by_name, name, facts.get(name, record.tag(name))) for name in MANDATORY]
    others = sorted((t for n, t in by_name.items() if n not in {*MANDATORY, *SECTIONS}), key=lambda t: t.name)
    plain = [evolve(t, written=t.value) for t in others if not t.rows]
    tables = [evolve(t, written=t.value) for t in others if t.rows]
    auction, notes = _auction(record)
    called = [_tag(by_name, "Auction", str(auction.first)), *notes] if auction else []
    play, notes = _play(record)
    played = [_tag(by_name, "Play", str(play.first)), *notes] if play else []
    tags = (*mandatory, *plain, *called, *played, *tables)
    return evolve(record, tags=tags, auction=auction, play=play)


def _tag(by_name: dict[str, records.Tag], name: str, value: str) -> records.Tag:
    """The tag with what must be written; `?` where nobody has told it."""
    old = by_name.get(name)
    told = value if value or old is not None else "?"
    return records.Tag(name, told, told, old.comments if old else (), (), old.line if old else 0)


def facts_of(record: records.Record) -> dict[str, str]:
    """The values of the tags that the facts of a record come to."""
    facts = {"Board": str(record.board)} if record.board else {}
    if record.dealer is not None:
        facts["Dealer"] = str(record.dealer)
    if record.vulnerability is not None:
        facts["Vulnerable"] = str(record.vulnerability)
    if record.deal is not None:
        facts["Deal"] = deal_text(record.deal, record.dealer or Seat.N)
    if record.declarer is not None:
        facts["Declarer"] = f"{record.swapped}{record.declarer}"
    if record.contract is not None or record.passed_out:
        facts["Contract"] = record.passed_out or str(record.contract)
    if record.passed_out:
        facts |= {"Declarer": "", "Result": ""}
    if record.result is not None:
        facts["Result"] = _result(record.result)
    for seat in Seat:
        facts[records.SEAT_TAGS[seat]] = record.player(seat)
    return facts


def _result(result: records.Result) -> str:
    return f"{result.mark}{result.tricks}"


def _graded(annotations: tuple[str, ...], kind: TokenKind) -> list[str]:
    """The annotations in their order: numbers for grades, ascending, then comments."""
    numbers = [int(w[1:]) for w in annotations if w[0] == "$"]
    numbers += [kind.grades[_GRADES.index(w)] for w in annotations if w in _GRADES]
    return [*(f"${n}" for n in sorted(numbers)), *(w for w in annotations if w[0] in "{;%")]


class WrittenNotes:
    """The notes behind one section: numbers as they were, or new ones for explanations without a number."""

    def __init__(self, entries: Iterable[records.CallEntry | records.CardEntry]) -> None:
        """Begin with the notes that have a number."""
        self.texts = {n: e.explanation for e in entries if (n := note_number(e.annotations)) and e.explanation}

    def words(self, e: records.CallEntry | records.CardEntry) -> list[str]:
        """The reference to the note of this entry, if it has one."""
        number = note_number(e.annotations)
        if number is not None:
            return [f"={number}="]
        text = e.explanation or ("Alert" if isinstance(e, records.CallEntry) and e.alerted else "")
        if not text:
            return []
        free = (n for n in range(1, MOST_NOTES + 1) if self.texts.get(n, text) == text)
        number = next((n for n, t in self.texts.items() if t == text), None) or next(free, None)
        if number is None:
            return ["{" + text.replace("}", ")") + "}"]
        self.texts[number] = text
        return [f"={number}="]

    def tags(self) -> list[records.Tag]:
        """The tags that explain the numbers."""
        return [records.Tag("Note", f"{n}:{t}", f"{n}:{t}") for n, t in sorted(self.texts.items())]


def _auction(record: records.Record) -> tuple[records.AuctionRecord | None, list[records.Tag]]:
    auction = record.auction
    if auction is None:
        return None, []
    notes = WrittenNotes(auction.entries)
    entries = tuple(evolve(e, annotations=(*notes.words(e), *_graded(e.annotations, CALLS))) for e in auction.entries)
    first = entries[0].seat if entries else record.dealer or auction.first
    return evolve(auction, first=first, entries=entries), notes.tags()


def _play(record: records.Record) -> tuple[records.PlayRecord | None, list[records.Tag]]:
    play = record.play
    if play is None:
        return None, []
    notes = WrittenNotes(play.entries)
    first = record.declarer.lho if record.declarer is not None else play.first
    rows: list[records.CardEntry] = []
    for trick in sorted({e.trick for e in play.entries}):
        by_seat = {e.seat: e for e in play.entries if e.trick == trick}
        for seat in clockwise_from(first):
            e = by_seat.get(seat) or records.CardEntry(seat, None, trick, sign="-")
            rows.append(evolve(e, annotations=(*notes.words(e), *_graded(e.annotations, CARDS))))
    while rows and rows[-1].card is None and rows[-1].sign == "-" and not rows[-1].annotations:
        rows.pop()
    if play.ending is records.RecordEnding.FINAL and rows:
        rows += [records.CardEntry(s, None, rows[-1].trick, sign="-") for s in clockwise_from(rows[-1].seat)[1:]][
            : -len(rows) % 4
        ]
    return evolve(play, first=first, entries=tuple(rows)), notes.tags()
