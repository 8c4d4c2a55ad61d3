"""The journal: a board and what was done at it, line by line, as a file that people read and write."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import TypeVar

from bridgetable.formats.event import EVENT_KEYS, NO_EVENT, Event
from bridgetable.formats.hands import HANDS, Hands, hands_text, read_hands
from bridgetable.formats.journal_kind import MAGIC
from bridgetable.formats.lawbook import book_of, editions
from bridgetable.formats.own_question import ASK, OwnQuestion, own_question_text, read_own_question
from bridgetable.formats.regulation_sets import BY_KEY, RegulationSet, known_set, laid_down, set_named
from bridgetable.game import limits
from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, dealer_of, seat, vulnerability, vulnerability_of
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.deals import Deal, deal, deal_text, is_whole
from bridgetable.game.errors import BridgetableError, DealError, NotationError
from bridgetable.game.outcomes import contract, contract_text
from bridgetable.game.printable import escaped, unescaped
from bridgetable.game.regulations import ROWS, STANDARD, Regulations, carried_over, header_of, own_of
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import new_table
from bridgetable.game.values import cached_property, evolve, frozen
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Reply, renumbered
from bridgetable.session.history import History, acted
from bridgetable.session.notation import action, action_text
from bridgetable.session.sitting import Sitting

T = TypeVar("T")

VERSION = 1
NOTE = ">"
COMMENT = "#"
LEFT_OUT = "left out: "
"""The beginning of a comment that keeps an action which no longer fits; in the file `# left out: W plays D6`."""
LONGEST_COUNT = 10 * limits.LONGEST_WORDS
"""The greatest length of a count of hands: a question and nine answers."""
RULE = "---"
"""The line beneath the journal of a golden ruling, under which stands what must come of it."""
HAND_SIZE = 13
LEVELS = ("easy", "club", "hard")
"""The levels of difficulty that a lesson can have."""
LAST_LAW = 93
NO_LAWS: tuple[int, ...] = ()


class DoesNotReadBack(BridgetableError):
    """A journal whose text would not be read as the same journal, so that it is not written."""


class JournalError(BridgetableError):
    """A journal that cannot be read: the file, the line, what was found and what was expected there."""

    def __init__(self, name: str, line: int, why: str) -> None:
        super().__init__(tr("{name}, line {line}: {why}", name=name, line=line, why=why))
        self.name = name
        self.line = line


@frozen
class Note:
    """Words shown before the next action, or a comment that is only kept; one shown without words is a stop of Next."""

    words: str
    shown: bool = True
    asks: bool = False
    hands: Hands | None = None
    own: OwnQuestion | None = None  # what is asked there where that is not what the director asks


@frozen
class Entry:
    """An action or note, its line in the file (from 1; 0 for none), and whether an empty line stands before it."""

    what: Action | Note
    line: int = 0
    apart: bool = False


@frozen
class Journal:
    """A title, the law book in force, a board, and the entries in order."""

    board: Board
    entries: tuple[Entry, ...] = ()
    title: str = ""
    book: Book = LAWS_2017
    seed: int | None = None
    contract: Contract | None = None  # where the play begins without an auction
    regulations: Regulations = STANDARD
    first: Seat = Seat.N  # whose hand the line of the deal begins with
    laws: tuple[int, ...] = ()
    level: str = ""
    remarks: tuple[tuple[str, str], ...] = ()  # those in the header, each with the key of the line after it, or nothing
    event: Event = NO_EVENT

    @property
    def start(self) -> Sitting:
        """The sitting before the first action."""
        table = evolve(new_table(self.board), contract=self.contract)
        return Sitting(evolve(table, regulations=self.regulations, book=self.book))

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The actions without the notes."""
        return tuple(e.what for e in self.entries if not isinstance(e.what, Note))

    def asks_before(self, count: int) -> bool:
        """True where somebody is to rule first when `count` actions have been done and the next has not."""
        return any(note.asks and note.own is None and done == count for done, note in self._notes)

    def own_questions_before(self, count: int) -> tuple[OwnQuestion, ...]:
        """The teacher's own questions, those that are whole, when `count` actions are done and the next is not."""
        asked = (note.own for done, note in self._notes if note.own is not None and done == count)
        return tuple(own for own in asked if not own.lacks)

    @property
    def raised(self) -> tuple[tuple[int, Hands], ...]:
        """The hands that a class raised, each after so many actions were done."""
        return tuple((done, note.hands) for done, note in self._notes if note.hands is not None)

    def hands_until(self, count: int) -> tuple[Hands, ...]:
        """The hands that a class raised until `count` actions were done."""
        return tuple(hands for done, hands in self.raised if done <= count)

    def with_hands(self, count: int, hands: Hands) -> Journal:
        """The journal with hands raised when `count` actions had been done; the same question is counted anew."""
        done, kept, place = 0, list[Entry](), 0
        for entry in self.entries:
            if not isinstance(entry.what, Note):
                done += 1
            elif done == count and entry.what.hands is not None and entry.what.hands.question == hands.question:
                continue
            kept.append(entry)
            place = len(kept) if done <= count else place
        return evolve(self, entries=(*kept[:place], Entry(Note("", shown=False, hands=hands)), *kept[place:]))

    def notes_before(self, count: int) -> tuple[str, ...]:
        """The notes shown when `count` actions have been done and the next has not."""
        return tuple(note.words for done, note in self._notes if note.shown and note.words and done == count)

    def stops_before(self, count: int) -> bool:
        """True where Next stops there: something is shown or asked, or a note without words marks the place."""
        return count in self.stops

    @cached_property
    def stops(self) -> frozenset[int]:
        """The numbers of actions after which Next stops."""
        return frozenset(done for done, note in self._notes if note.shown or note.asks)

    @cached_property
    def _notes(self) -> tuple[tuple[int, Note], ...]:
        """The notes, each with the number of actions before it."""
        places, found = accumulate((not isinstance(e.what, Note) for e in self.entries), initial=0), self.entries
        return tuple((done, e.what) for done, e in zip(places, found, strict=False) if isinstance(e.what, Note))


def journal_text(journal: Journal) -> str:
    """Write a journal as the text of a file."""
    board = journal.board
    lines = [f"{MAGIC} {VERSION}"]
    if journal.title:
        lines.append(f"title: {escaped(journal.title)}")
    lines += [
        f"book: {journal.book.edition}",
        f"board: {board.number}",
        f"dealer: {board.dealer}",
        f"vulnerable: {board.vulnerability}",
        f"deal: {deal_text(board.deal, journal.first)}",
    ]
    if journal.seed is not None:
        lines.append(f"seed: {journal.seed}")
    if journal.contract is not None:
        lines.append(f"contract: {contract_text(journal.contract)}")
    if journal.laws:
        lines.append(f"laws: {', '.join(map(str, journal.laws))}")
    if journal.level:
        lines.append(f"level: {journal.level}")
    lines += header_of(rightly_named(journal.regulations, journal.book.edition), journal.book.edition)
    lines += journal.event.lines()
    lines = [*remarked(lines, journal.remarks), ""]
    for entry in (by_number(e, journal.book.number_of) for e in journal.entries):
        lines += ["", entry_text(entry.what)] if entry.apart and lines[-1] else [entry_text(entry.what)]
    return "\n".join(lines) + "\n"


def remarked(header: Sequence[str], remarks: Sequence[tuple[str, str]]) -> Iterator[str]:
    """The lines of a header with the comments between them; behind it those of a line that is written no more."""
    keys = [line.partition(":")[0] for line in header]
    for key, line in zip(keys, header, strict=True):
        yield from (words for before, words in remarks if before == key)
        yield line
    yield from (words for before, words in remarks if before not in keys)


def proven_text(journal: Journal) -> str:
    """Write a journal as the text of a file, and see that it is read as the same again. Raises DoesNotReadBack."""
    text = journal_text(journal)
    try:
        again = read_journal(text.encode("utf-8").decode("utf-8"))
    except (BridgetableError, UnicodeEncodeError) as error:
        words = "What was done cannot be written so that it is read again: {error}"
        raise DoesNotReadBack(tr(words, error=error)) from None
    if without_lines(again) != without_lines(journal):
        raise DoesNotReadBack(tr("What was done cannot be written so that the same is read again"))
    return text


def without_lines(journal: Journal) -> Journal:
    """The journal as if it had never been in a file: two of them are equal if they would be written as the same."""
    entries = tuple(Entry(e.what, apart=e.apart and n > 0) for n, e in enumerate(journal.entries))
    return evolve(journal, entries=entries, remarks=tuple(sorted(("", words) for _, words in journal.remarks)))


def entry_text(what: Action | Note) -> str:
    """Write one entry as its line."""
    if isinstance(what, Note):
        if what.own is not None:
            return own_question_text(what.own)
        if what.asks:
            return ASK
        if what.hands is not None:
            return hands_text(what.hands)
        return f"{NOTE if what.shown else COMMENT} {escaped(what.words)}".rstrip()
    return action_text(what)


def read_journal(text: str, name: str = "journal") -> Journal:
    """Read a journal; what stands beneath the line `---` of a golden ruling is not read. Raises JournalError."""
    lines = lines_of(text, name)
    if not lines or lines[0][1].split() != [MAGIC, str(VERSION)]:
        found = lines[0][1][:40] if lines else ""
        why = tr("“{found}” found, expected “{magic} {version}”", found=found, magic=MAGIC, version=VERSION)
        raise JournalError(name, 1, why)
    header, body = split_header(lines[1:])
    journal = read_header(header, name, last=header[-1][0] if header else 1)
    return evolve(journal, entries=tuple(by_number(e, journal.book.cite_of) for e in read_entries(body, name)))


def by_number(entry: Entry, number: Callable[[str], str]) -> Entry:
    """An entry with the clause that it answers by another number: journals are written by those of their own book."""
    return evolve(entry, what=renumbered(entry.what, number)) if isinstance(entry.what, Reply) else entry


Lines = list[tuple[int, str]]


def lines_of(text: str, name: str) -> Lines:
    """The lines of a journal with their numbers. Raises JournalError when there are too many, or one is too long."""
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    journal = re.split(rf"(?m:^{RULE}$)", plain, maxsplit=1)[0]
    if (count := journal.count("\n") + 1) > limits.MOST_LINES:
        words = "a journal of {count} lines found, expected at most {most_lines}"
        raise JournalError(name, limits.MOST_LINES + 1, tr(words, count=count, most_lines=limits.MOST_LINES))
    lines = list(enumerate(journal.split("\n"), 1))
    long = next((number for number, line in lines if len(line) > limits.LONGEST_LINE), None)
    if long is not None:
        words = "a line that is too long, expected at most {longest_line} characters"
        raise JournalError(name, long, tr(words, longest_line=limits.LONGEST_LINE))
    return lines


def split_header(lines: Lines) -> tuple[Lines, Lines]:
    """The lines before the first empty one, and those after it."""
    for at, (_, line) in enumerate(lines):
        if not line.strip():
            return lines[:at], lines[at + 1 :]
    return lines, []


FIELDS = (
    *("title", "book", "board", "dealer", "vulnerable", "deal", "seed", "contract", "laws", "level"),
    "regulations",
    *(row.key for row in ROWS),
    *EVENT_KEYS,
)


def read_header(lines: Lines, name: str, last: int) -> Journal:
    """Read what stands before the first empty line. Raises JournalError."""
    found: dict[str, tuple[int, str]] = {}
    above, remarks = list[str](), list[tuple[str, str]]()
    for number, line in lines:
        if line.startswith(COMMENT):
            above.append(line.rstrip())
            continue
        key, colon, value = line.partition(":")
        if not colon or key.strip() not in FIELDS:
            from difflib import get_close_matches  # noqa: PLC0415 -- a start reads a journal, seldom a misspelt one

            fields = ", ".join(get_close_matches(key.strip(), FIELDS) or FIELDS)
            why = tr("“{line}” found, expected one of {fields}, then a colon", line=line, fields=fields)
            raise JournalError(name, number, why)
        if key.strip() in found:
            raise JournalError(name, number, tr("“{key}” stands twice", key=key.strip()))
        found[key.strip()] = (number, value.strip())
        remarks += [(key.strip(), words) for words in above]
        above.clear()

    header = Header(name, last, found)
    number = header.field("board", whole_number, 1)
    dealer = header.field("dealer", seat, dealer_of(number))
    vulnerable = header.field("vulnerable", vulnerability, vulnerability_of(number))
    board = Board(number, dealer, vulnerable, header.field("deal", whole_deal, None))
    seed = header.field("seed", whole_number, -1)
    title = header.field("title", title_of, "")
    # A set of one's own stands with what it lays down; a name alone is that of a set that comes with the program.
    its_set = known_set if found.keys().isdisjoint(BY_KEY) else set_named
    known = header.field("regulations", its_set, None) if "regulations" in found else None
    used = header.field("book", book, LAWS_2017 if known is None else book_of(known.edition))
    given = header.field("contract", contract, None) if "contract" in found else None
    regulations = read_regulations(header, used.edition, known)
    first = header.field("deal", first_seat, Seat.N)
    laws: tuple[int, ...] = header.field("laws", law_numbers, NO_LAWS)
    level = header.field("level", level_of, "")
    seed_known = None if seed < 0 else seed
    event = Event(**{key: header.field(key, title_of, "") for key in EVENT_KEYS})
    said = (*remarks, *(("", words) for words in above))
    return Journal(board, (), title, used, seed_known, given, regulations, first, laws, level, said, event)


@frozen
class Header:
    """The lines of a header by their keys, each with its number; `last` is the line where it ends."""

    name: str
    last: int
    found: dict[str, tuple[int, str]]

    def field(self, key: str, read: Callable[[str], T], default: T | None) -> T:
        """Read one field, or take the default. Raises JournalError when it is wrong, or missing without a default."""
        if key not in self.found:
            if default is not None:
                return default
            raise JournalError(self.name, self.last, tr("the header has no “{key}:”", key=key))
        number, value = self.found[key]
        try:
            return read(value)
        except BridgetableError as error:
            raise JournalError(self.name, number, str(error)) from None


def rightly_named(regulations: Regulations, edition: str) -> Regulations:
    """The regulations, without the name of a set that comes with the program and says something else."""
    known = set_named(regulations.named)
    is_of_set = known is None or carried_over(known.regulations, known.edition, edition) == regulations
    return regulations if is_of_set else evolve(regulations, named="")


def read_regulations(header: Header, edition: str, known: RegulationSet | None) -> Regulations:
    """The regulations of a header under an edition: those of the set that it names, and what it lays down itself."""
    base = own_of(edition) if known is None else carried_over(known.regulations, known.edition, edition)
    base = evolve(base, named=header.field("regulations", title_of, ""))
    found = laid_down(header.found, base, edition, partial(JournalError, header.name))
    return evolve(found, named="") if known is not None and found != base else found


def whole_number(text: str) -> int:
    """Read a number. Raises NotationError."""
    if not limits.is_number(text):
        raise NotationError(text, tr("a whole number of at most {most_digits} digits", most_digits=limits.MOST_DIGITS))
    return int(text)


def title_of(text: str) -> str:
    """Read a title. Raises NotationError."""
    return no_longer(unescaped(text), limits.LONGEST_TITLE, tr("a title"))


def no_longer(text: str, most: int, what: str) -> str:
    """The text, when it is not too long. Raises NotationError."""
    if len(text) > most:
        raise NotationError(text, tr("{what} of at most {most} characters", what=what, most=most))
    return text


def whole_deal(text: str) -> Deal:
    """Read a deal of four whole hands. Raises NotationError or DealError."""
    found = deal(text)
    if not is_whole(found):
        short = next(s for s in SEATS if len(found[s]) != HAND_SIZE)
        msg = tr("{short} has {count} cards in {text}, expected 13", short=short, count=len(found[short]), text=text)
        raise DealError(msg)
    return found


def first_seat(text: str) -> Seat:
    """The seat that the line of a sound deal begins with."""
    return Seat[text.partition(":")[0].strip().upper()]


def law_numbers(text: str) -> tuple[int, ...]:
    """Read the numbers of laws, between commas or blanks: each once, in the book's order. Raises NotationError."""
    found = text.replace(",", " ").split()
    if not all(limits.is_number(one) and 1 <= int(one) <= LAST_LAW for one in found):
        raise NotationError(text, tr("numbers of laws, 1 to {last_law}, such as 50, 52", last_law=LAST_LAW))
    return tuple(sorted({int(one) for one in found}))


def level_of(text: str) -> str:
    """Read how hard a lesson is. Raises NotationError."""
    if text not in LEVELS:
        raise NotationError(text, tr("a level: {levels}", levels=", ".join(LEVELS)))
    return text


def book(text: str) -> Book:
    """Read the edition of the laws. Raises NotationError."""
    if text != LAWS_2017.edition and text not in editions():
        raise NotationError(text, tr("an edition of the laws: {books}", books=", ".join(editions())))
    return book_of(text)


def read_entries(lines: Lines, name: str) -> Iterator[Entry]:
    """Read the actions and notes. Raises JournalError."""
    actions, is_first, is_apart = 0, True, False
    for number, line in lines:
        if not line.strip():
            is_apart = not is_first
            continue
        is_note = line[0] in {NOTE, COMMENT, ASK[0]}
        actions += not is_note
        if actions > limits.MOST_ACTIONS:
            why = tr("one action more, expected at most {most_actions}", most_actions=limits.MOST_ACTIONS)
            raise JournalError(name, number, why)
        try:
            yield Entry(note(line) if is_note else action(line), number, is_apart)
        except NotationError as error:
            raise JournalError(name, number, str(error)) from None
        is_first = is_apart = False


def note(line: str) -> Note:
    """Read a note, a comment, the line at which somebody rules first, or hands raised. Raises NotationError."""
    if line[0] == ASK[0]:
        if line.startswith(HANDS):
            return Note("", shown=False, hands=read_hands(no_longer(line, LONGEST_COUNT, tr("a count of hands"))))
        if not line.startswith(ASK):
            raise NotationError(line, tr("“{ask}”, where somebody is to rule first", ask=ASK))
        own = None if line.split() == ASK.split() else read_own_question(line)
        return Note("", shown=False, asks=True, own=own)
    said = unescaped(line[1:].strip())
    # An action that was left out of a lesson may hold the longest words, and its own beside them.
    is_action = line[0] == COMMENT and said.startswith(LEFT_OUT)
    words = no_longer(said, limits.LONGEST_LINE if is_action else limits.LONGEST_WORDS, tr("a note"))
    return Note(words, shown=line[0] == NOTE)


def acted_out(journal: Journal, name: str = "journal") -> History:
    """The history of a journal, every action done. Raises JournalError with the line of one that could not be done."""
    start = journal.start
    now, sittings = start, []
    for entry in journal.entries:
        if not isinstance(entry.what, Note):
            try:
                now = acted(now, entry.what)
            except BridgetableError as error:
                number, done = start.table.book.number_of, entry.what
                text = action_text(renumbered(done, number) if isinstance(done, Reply) else done)
                raise JournalError(name, entry.line, f"“{text}”: {error}") from None
            sittings.append(now)
    return History(start, journal.actions, tuple(sittings))


def with_actions(journal: Journal, actions: tuple[Action, ...]) -> Journal:
    """The journal when these actions have been done: notes stay before the action that they stood before."""
    same = common(journal.actions, actions)
    kept, count = [], 0
    for entry in journal.entries:
        if not isinstance(entry.what, Note):
            count += 1
        if count > same:
            break
        kept.append(entry)
    return evolve(journal, entries=(*kept, *(Entry(a) for a in actions[same:])))


def common(one: tuple[Action, ...], other: tuple[Action, ...]) -> int:
    """The number of actions with which both sequences begin alike."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
