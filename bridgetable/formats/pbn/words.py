"""The words of an auction or play section, and what may stand behind a call or a card (standard, 3.5 to 3.8)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from attrs import Factory, define

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.pbn.scan import Lines, RawTag
from bridgetable.formats.records import CallEntry, CardEntry
from bridgetable.game.limits import LONGEST_LINE, MOST_PARTS, is_number
from bridgetable.game.values import frozen
from bridgetable.language import tr

_WORD = re.compile(r"\{[^}]*\}|;[^\n]*|(?<=\n)%[^\n]*|\^\w?|=\w*=?|\$\w*|[!?]{1,2}|[*+]|[A-Za-z0-9-]+|\S")
_SPECIAL = re.compile(r"[{};%=$!?^]|\S[*+]|[*+]\S")
_NOTE = re.compile(r"=(\d{1,4})=")
_NOTE_TEXT = re.compile(r"(\d{1,4}):(.*)", re.DOTALL)
Annotations = dict[int, list[tuple[str, int]]]
"""The annotations behind calls or cards: (word, line) in order, by the place of the call or card in its section."""
ANNOTATION_SIGNS = frozenset("{;%=$!?")
MOST_NOTES = 32


@define
class Faults:
    """The faults of one game, gathered while it is read: remarks, and refusals after which it cannot be used."""

    file: str
    found: list[RecordError] = Factory(list)
    refused: list[RecordError] = Factory(list)

    def remark(self, line: int, found: str, expected: str) -> None:
        """Keep a fault that only a strict reader refuses."""
        self.found.append(RecordError(TextPlace(self.file, line), found, expected))

    def refuse(self, line: int, found: str, expected: str) -> None:
        """Keep a fault for which the game is refused, and let it be read on for others."""
        self.refused.append(self.refusal(line, found, expected))

    def refusal(self, line: int, found: str, expected: str) -> RecordError:
        """The error to raise when the game cannot be read."""
        return RecordError(TextPlace(self.file, line), found, expected)


@frozen
class TokenKind:
    """The traits that distinguish calls from cards: the words for them, and the numbers ($n) that grade them."""

    noun: str
    grades: range
    corrected: int


CALLS = TokenKind("call", range(1, 7), 13)
CARDS = TokenKind("card", range(7, 13), 14)


def words(tag: RawTag, lines: Lines) -> Iterable[tuple[str, int]]:
    """The words of a section with the number of their line."""
    # Without annotations, which is most sections, it is enough, and much faster, to split at blanks.
    if len(tag.body) <= LONGEST_LINE and _SPECIAL.search(tag.body) is None:
        rows = enumerate(tag.body.split("\n"), lines.number(tag.at))
        return [(word, number) for number, row in rows for word in row.split()]
    return ((found.group(), lines.number(tag.at + found.start())) for found in _WORD.finditer(tag.body))


class SectionReader(Protocol):
    """A reader of the words of one section, one after the other."""

    faults: Faults

    @property
    def entries(self) -> Sequence[object]:
        """The calls or cards read so far."""

    def take(self, word: str, line: int) -> None:
        """Take the next word; raises RecordError when it has no place here."""


def read_words(taken: Iterable[tuple[str, int]], reader: SectionReader, most: int, one_more: tuple[str, str]) -> None:
    """Let a reader take every word (word, line) of a section, up to `most` entries; what it refuses is gathered."""
    take, entries = reader.take, reader.entries
    for count, (word, line) in enumerate(taken):
        if len(entries) >= most or count >= MOST_PARTS:
            reader.faults.refuse(line, *one_more)
            break
        try:
            take(word, line)
        # Go on after a fault: somebody who mends a file wants all of them at once.
        except RecordError as wrong:
            reader.faults.refused.append(wrong)


@define
class Notes:
    """The notes behind a section by their numbers, and the lines of the calls or cards that refer to them."""

    tags: Sequence[RawTag]
    kind: TokenKind
    faults: Faults
    texts: dict[int, str] = Factory(lambda self: notes_of(self.tags, self.faults), takes_self=True)
    used: dict[int, int] = Factory(dict)

    def told(
        self, annotations: Annotations, entries: Sequence[CallEntry | CardEntry]
    ) -> Iterator[tuple[int, tuple[str, ...], str | None]]:
        """The place of each entry that is annotated, its annotations, and the note that they refer to, or None."""
        for at, behind in annotations.items():
            check_annotations(behind, self.kind, self.faults)
            written = tuple(word for word, _ in behind)
            number = note_number(written)
            if number is not None:
                self.used.setdefault(number, entries[at].line)
            yield at, written, None if number is None else self.texts.get(number, "")

    def check(self) -> None:
        """Remark on notes that are referred to but not given, and the reverse; 0 is a bare alert."""
        for number, line in self.used.items():
            if number not in self.texts and 1 <= number <= MOST_NOTES:
                expected = tr('a tag [Note "{number}:…"] behind the section', number=number)
                self.faults.remark(line, tr("={number}= without its note", number=number), expected)
        for tag in self.tags:
            number = int(tag.value.partition(":")[0]) if _NOTE_TEXT.fullmatch(tag.value) else 0
            if number in self.texts and number not in self.used:
                expected = tr("={number}= behind a {thing}", number=number, thing=_THING)
                self.faults.remark(tag.line, tr("note {number}, which nothing refers to", number=number), expected)


def note_number(annotations: Sequence[str]) -> int | None:
    """The number of the note that stands behind a call or card, if any."""
    for word in annotations:
        if word[0] == "=" and (found := _NOTE.fullmatch(word)):
            return int(found.group(1))
    return None


def notes_of(tags: Sequence[RawTag], faults: Faults) -> dict[int, str]:
    """The notes that follow a section, by their number."""
    found: dict[int, str] = {}
    for tag in tags:
        match = _NOTE_TEXT.fullmatch(tag.value)
        if match is None:
            expected = tr("a number, a colon and a text, such as 1:forcing")
            faults.remark(tag.line, tr("note “{tag}”", tag=tag.value), expected)
        elif not 1 <= int(match.group(1)) <= MOST_NOTES:
            expected = tr("a number from 1 to {most_notes}", most_notes=MOST_NOTES)
            faults.remark(tag.line, tr("note number {group}", group=match.group(1)), expected)
        elif int(match.group(1)) in found:
            faults.remark(tag.line, tr("note {group} again", group=match.group(1)), tr("each number once"))
        else:
            found[int(match.group(1))] = match.group(2).strip()
    return found


_THING = tr("call or a card")


def check_annotations(annotations: Sequence[tuple[str, int]], kind: TokenKind, faults: Faults) -> None:
    """Remark on grades given twice or meant for the other kind, and on note numbers that cannot be (word, line)."""
    grades = notes = last = 0
    for word, line in annotations:
        if word[0] in "{;%":
            continue
        last = line
        match word[0]:
            case "!" | "?":
                grades += 1
            case "$":
                grades += _grade(word, kind, line, faults)
            case _:
                notes += 1
                _check_reference(word, line, faults)
    if grades > 1:
        expected = tr("one suffix or one of the numbers that mean the same")
        faults.remark(last, tr("a {noun} graded twice", noun=kind.noun), expected)
    if notes > 1:
        faults.remark(last, tr("a {noun} with two notes", noun=kind.noun), tr("one note"))


def _grade(word: str, kind: TokenKind, line: int, faults: Faults) -> int:
    if not is_number(word[1:]):
        faults.refuse(line, f"“{word}”", tr("a number from $0 to $255"))
        return 0
    number = int(word[1:])
    others = CARDS if kind is CALLS else CALLS
    if number > 255 or number in others.grades or number == others.corrected:
        expected = tr("a number for {noun}s, at most $255", noun=kind.noun)
        faults.remark(line, tr("“{word}” behind a {noun}", word=word, noun=kind.noun), expected)
    return int(number in kind.grades)


def _check_reference(word: str, line: int, faults: Faults) -> None:
    found = _NOTE.fullmatch(word)
    if found is None:
        faults.refuse(line, f"“{word}”", tr("the number of a note, such as =1="))
    elif int(found.group(1)) > MOST_NOTES:
        faults.remark(line, f"“{word}”", tr("the number of a note from 1 to {most_notes}", most_notes=MOST_NOTES))
