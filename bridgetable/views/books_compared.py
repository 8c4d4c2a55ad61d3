"""One journal under several books: the first place at which they rule otherwise, with the clauses of each."""

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from enum import Enum
from itertools import takewhile, zip_longest

from bridgetable.formats.journal import Entry, Journal, by_number, entry_text
from bridgetable.formats.lawbook import book_of, lawbook
from bridgetable.formats.under_book import Retold, under_book
from bridgetable.game.books import INFERRED, SILENT, is_in, own_number
from bridgetable.game.cards import card
from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import evolve, frozen
from bridgetable.language import capital, tr
from bridgetable.session.history import History
from bridgetable.views.book.changes import Change, Shows
from bridgetable.views.report.report import report
from bridgetable.views.report.shape import IrregularityReport, Report, RulingReport
from bridgetable.views.words.prose import SHORT_SIDES, say, signed

LAW_NAMED = re.compile(r"\bLaw \d+\b|(?:\bLaw )?\b\d{1,2}[A-Z]\d*[a-z]*\b")


def bare(text: str) -> str:
    """A sentence without the numbers of the laws that it names: those of two books say the same for all that."""
    return LAW_NAMED.sub("§", text)


class Sort(Enum):
    """The sort of a sentence in the trail of a book."""

    SAID = "said"
    QUESTION = "question"
    CRITERION = "criterion"
    OPTION = "option"
    ORDER = "order"
    RESULT = "result"
    IRREGULAR = "irregular"


SAYING = (Sort.SAID, Sort.CRITERION)
"""The sorts that order and ask nothing by themselves."""
WEIGHTS = (Sort.ORDER, Sort.QUESTION, Sort.OPTION, Sort.RESULT, Sort.IRREGULAR, *SAYING)
"""The sorts as they say how a ruling ends, the weightiest first."""
NO_MORE = tr("nothing more")
"""The end of a ruling in the book that says no more than the other."""


class Aspect(Enum):
    """That in which two books can differ at a place; the value is its word in JSON."""

    QUESTION = "question"
    OPTIONS = "options"
    ORDERS = "orders"
    RESULT = "result"


ASPECTS = one_row_each(
    Aspect,
    {
        Aspect.QUESTION: ((Sort.QUESTION, Sort.CRITERION), tr("asks nothing")),
        Aspect.OPTIONS: ((Sort.OPTION,), tr("no other option")),
        Aspect.ORDERS: ((Sort.ORDER,), tr("no other order")),
        Aspect.RESULT: ((Sort.RESULT, Sort.IRREGULAR), tr("nothing of the kind")),
    },
)
"""For each aspect the sorts of the sentences that say it, and the words of a book that says no more in it."""


@frozen
class Gloss:
    """A clause of a book with its gloss; `uncertain` where that rests on memory."""

    cite: str
    gloss: str
    uncertain: bool


@frozen
class UnderBook:
    """One book at the place of the difference: its edition, what it says there, and its clauses; what waits in it."""

    edition: str
    says: tuple[str, ...]
    clauses: tuple[Gloss, ...]
    not_ruled: tuple[str, ...]
    left_out: tuple[str, ...] = ()  # answers in the whole journal to what it does not ask
    not_done: str = ""  # the action at which it asks what the journal does not answer; empty where that is never so


@frozen
class FirstDifference:
    """The first difference: after how many actions (0 upwards), the last of them, in what, and each book there."""

    after: int
    action: str
    aspect: Aspect
    books: tuple[UnderBook, ...]


@frozen
class BookLine:
    """A sentence of one book at a place, with its clauses as that book numbers them."""

    sort: Sort
    text: str
    cites: tuple[str, ...]

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of it, each without its full stop; of an option its title, then what follows."""
        ends = r"(?<=\.) |: " if self.sort is Sort.OPTION else r"(?<=\.) "
        return tuple(part.removesuffix(".") for part in re.split(ends, self.text))


@frozen
class BooksRow:
    """The sentences that stand beside each other under two books, where each has one; `first` where it is marked."""

    sides: tuple[BookLine | None, BookLine | None]
    first: bool = False

    @property
    def is_alike(self) -> bool:
        """True where both books say the same."""
        one, other = self.sides
        return one is not None and other is not None and (one.sort, bare(one.text)) == (other.sort, bare(other.text))

    @property
    def sort(self) -> Sort:
        """The sort of the sentence of the first book that has one."""
        return next(line.sort for line in self.sides if line is not None)

    def citing(self, clauses: tuple[str, str]) -> int:
        """The number of books (0 to 2) that cite here a clause, or a part of it: each its own, or none if empty."""
        sides = ((line.cites if line else (), clause) for line, clause in zip(self.sides, clauses, strict=True))
        return sum(any(clause and is_in(own_number(cite), clause) for cite in cites) for cites, clause in sides)

    @property
    def rules(self) -> bool:
        """True where one of the sentences orders or asks."""
        return any(line is not None and line.sort not in SAYING for line in self.sides)


@frozen
class BooksApart:
    """A place at which two books part: after how many actions, the history under each, and at the ruling's end."""

    number: int  # 1 for the first difference; 0 where both say the same
    after: int
    histories: tuple[History, History]
    ends: tuple[History, History]


def places_apart(journal: Journal, editions: tuple[str, str], also: int | None = None) -> tuple[BooksApart, ...]:
    """Every place at which two books part otherwise than before, and `also` this one; the last where there is none."""
    one, other = (under_book(journal, book_of(edition)).after for edition in editions)
    found, before = list[int](), frozenset[tuple[str, str]]()
    for place, histories in enumerate(zip(one, other, strict=False)):
        rows = books_rows(*histories)
        now = frozenset(
            ("" if a is None else a.text, "" if b is None else b.text)
            for a, b in (row.sides for row in rows if not row.is_alike)
        )
        if now - before:
            found.append(place)
        before = now
    numbers = {place: number for number, place in enumerate(found, 1)}
    places = {*found, *(() if also is None else (also,))} or {min(len(one), len(other)) - 1}
    return tuple(apart_at(place, numbers.get(place, 0), (one, other)) for place in sorted(places))


def apart_at(place: int, number: int, told: tuple[tuple[History, ...], tuple[History, ...]]) -> BooksApart:
    """Two books at a place; one that cannot go on so far stays where it ended."""
    one, other = (after[place:] or after[-1:] for after in told)
    return BooksApart(number, place, (one[0], other[0]), (end_of_ruling(one), end_of_ruling(other)))


def end_of_ruling(after: tuple[History, ...]) -> History:
    """The last history in which the last ruling of the first one is still the last."""
    number = len(report(after[0]).rulings)
    return list(takewhile(lambda one: len(report(one).rulings) == number, after))[-1]


def happened(history: History) -> str:
    """The first sentence of the last ruling, which tells what happened; empty where there is none."""
    return next((capital(said.text) for ruling in report(history).rulings[-1:] for said in ruling.said), "")


def endings(histories: tuple[History, History]) -> tuple[str, str]:
    """The end of the last ruling under two books, each in one sentence; empty texts where both say the same."""
    one, other = (tuple(lines_at(history)) for history in histories)
    first, second = ending(one, other), ending(other, one)
    return (first or NO_MORE, second or NO_MORE) if first or second else ("", "")


def ending(own: tuple[BookLine, ...], other: tuple[BookLine, ...]) -> str:
    """The first order that only this book gives, or else its question, option or word; empty where it has none."""
    said_there = {text for line in other for text in line.sentences}
    by_weight = sorted(own, key=lambda line: WEIGHTS.index(line.sort))
    return next((text for line in by_weight for text in line.sentences if text not in said_there), "")


def books_rows(one: History, other: History) -> tuple[BooksRow, ...]:
    """The sentences of two books at the last action, the same beside each other; the first apart is marked."""
    # What is not ruled on is told only where the books part about it.
    beside = rows_beside(lines_at(one), lines_at(other))
    rows = [row for row in beside if not row.is_alike or row.sort is not Sort.IRREGULAR]
    # Where one book only explains more, the difference is what that comes to: an order, a question or its options.
    differing = [n for n, row in enumerate(rows) if not row.is_alike]
    first = next((n for n in differing if rows[n].rules), next(iter(differing), None))
    return tuple(evolve(row, first=n == first) for n, row in enumerate(rows))


def rows_beside(one: Iterable[BookLine], other: Iterable[BookLine]) -> tuple[BooksRow, ...]:
    """The sentences of two books, the same beside each other."""
    left, right = tuple(one), tuple(other)
    said, there = ([(line.sort, bare(line.text)) for line in side] for side in (left, right))
    blocks = SequenceMatcher(None, said, there, autojunk=False).get_opcodes()
    return tuple(BooksRow(sides) for _, a, b, c, d in blocks for sides in zip_longest(left[a:b], right[c:d]))


def rows_about(histories: tuple[History, History], change: Change, notes: tuple[str, ...]) -> tuple[BooksRow, ...]:
    """The sentences of two books, that one marked which shows a change; what no ruling cites is told by the notes."""
    rows = books_rows(*histories)
    if change.example.shows is Shows.SEEN:
        # A book says nothing of what it has no clause on.
        one, other = (BookLine(Sort.SAID, " ".join(notes), (clause,)) if clause else None for clause in change.ids)
        about = BooksRow((one, other))
    else:
        wanted = [row for row in every_row(*histories) if row.is_alike is (change.example.shows is Shows.ALIKE)]
        about = max(wanted, key=lambda row: row.citing(change.ids))
        # The books part by another clause where none of them cites this one.
        if not about.citing(change.ids):
            return rows
    shown = rows if about.sides in {row.sides for row in rows} else (about, *rows)
    return tuple(evolve(row, first=row.sides == about.sides) for row in shown)


def every_row(one: History, other: History) -> tuple[BooksRow, ...]:
    """The sentences of two books at the last action, then all that their tables have come to."""
    return rows_beside(lines_at(one), lines_at(other)) + rows_beside(standing_at(one), standing_at(other))


def lines_at(history: History) -> Iterator[BookLine]:
    """The sentences of the rulings that the last action opened or led on, or else of the last; what is asked then."""
    shown, before = report(history), report(history.undo()).rulings if history.done else ()
    as_before = takewhile(lambda pair: pair[0] == pair[1], zip(shown.rulings, before, strict=False))
    return lines_of(shown, shown.rulings[len(tuple(as_before)) :] or shown.rulings[-1:])


def lines_of(shown: Report, rulings: Iterable[RulingReport]) -> Iterator[BookLine]:
    """The sentences of these rulings of a report, what it asks, its result, and what is not ruled on."""
    for ruling in rulings:
        yield from (BookLine(Sort.SAID, capital(one.text), tuple(one.cite.split())) for one in ruling.said)
        yield from (BookLine(Sort.ORDER, capital(one.text), tuple(one.cite.split())) for one in ruling.orders)
    if shown.question is not None:
        yield BookLine(Sort.QUESTION, shown.question.text, (shown.question.cite,))
        yield from (BookLine(Sort.CRITERION, text, (shown.question.cite,)) for text in shown.question.criteria)
        for option in shown.question.options:
            text = f"{option.title}: {' '.join(option.says)}".rstrip(": ")
            yield BookLine(Sort.OPTION, text, option.cites)
    if shown.score is not None:
        cites = tuple(one.cite for one in shown.transfers)
        for side, points in shown.score.points.items():
            yield BookLine(Sort.RESULT, f"{SHORT_SIDES[Side(side)]} {'' if points is None else signed(points)}", cites)
    # One book alone forbids it, or takes a call for another card.
    for unruled in (one for one in shown.irregularities if one.stage == Stage.COMMITTED.value):
        yield BookLine(Sort.IRREGULAR, irregularity(unruled), (unruled.law,))


def irregularity(one: IrregularityReport) -> str:
    """An irregularity in words: whose, its sort, and its cards."""
    words = "{seat}: {kind}, {cards}" if one.cards else "{seat}: {kind}"
    return say(Msg(words, seat=Seat[one.seat], kind=one.kind, cards=tuple(map(card, one.cards))))


def standing_at(history: History) -> Iterator[BookLine]:
    """The state of a table: its irregularities with their stage, what is in force and known, the scores compared."""
    shown = report(history)
    for one in shown.irregularities:
        if one.stage != Stage.COMMITTED.value:
            text = tr("{irregularity}: {stage}", irregularity=irregularity(one), stage=tr(one.stage))
            yield BookLine(Sort.IRREGULAR, text, tuple(filter(None, (one.law, one.settled_by))))
    known = [(one.text, one.cite) for one in shown.unruled]
    known += [(one.text, one.cite) for one in shown.information]
    known += [(one.text, one.cite) for one in shown.obligations]
    known += [(one.text, one.cite) for one in shown.score.compared] if shown.score is not None else []
    yield from (BookLine(Sort.SAID, capital(text), tuple(cite.split())) for text, cite in known)


def glosses_at(
    row: BooksRow, editions: tuple[str, str], about: tuple[str, str] = ("", "")
) -> tuple[tuple[Gloss, ...], tuple[Gloss, ...]]:
    """The clauses of each book that a row is `about`, if any, and those that it cites there, with their glosses."""
    sides = zip(row.sides, editions, about, strict=True)
    one, other = (glosses(edition, (clause, *(() if line is None else line.cites))) for line, edition, clause in sides)
    return one, other


def glosses(edition: str, cites: Iterable[str]) -> tuple[Gloss, ...]:
    """The clauses of an edition with their glosses, each once."""
    return tuple(dict.fromkeys(found for cite in cites if (found := gloss_of(edition, cite)) is not None))


def gloss_of(edition: str, number: str) -> Gloss | None:
    """The clause of a number in an edition and its gloss, with the mark of a reading, or that it is silent there."""
    if number.startswith(SILENT):
        known = lawbook().nearest(number.removeprefix(SILENT))
        if known is None:
            return None
        return Gloss(number, tr("silent, and ruled as in 2017: {gloss}", gloss=known.gloss), uncertain=False)
    clause = lawbook(edition).nearest(number.removeprefix(INFERRED))
    if clause is None:
        return None
    if number.startswith(INFERRED):
        reading = tr(book_of(edition).reading_of(number))
        return Gloss(number, tr("{gloss} Inferred: {reading}", gloss=clause.gloss, reading=reading), uncertain=False)
    return Gloss(clause.id, clause.gloss, clause.uncertain)


def first_difference(journal: Journal, editions: tuple[str, ...]) -> FirstDifference | None:
    """The first place at which these editions rule otherwise on a journal; None where all rule alike."""
    under = tuple(under_book(journal, book_of(edition)) for edition in editions)
    for place in range(min(len(one.after) for one in under)):
        shown = tuple(report(one.after[place]) for one in under)
        for aspect in Aspect:
            sides = apart(tuple(told(one, aspect) for one in shown))
            if any(sides):
                action = action_by_number(journal, place) if place else ""
                parts = zip(under, shown, sides, strict=True)
                books = tuple(at_place(one, seen, side or nothing(seen, aspect)) for one, seen, side in parts)
                return FirstDifference(place, action, aspect, books)
    return None


def action_by_number(journal: Journal, place: int) -> str:
    """The action at a place (1 upwards) as the journal writes it, with the clause that it answers by its own book's."""
    return entry_text(by_number(Entry(journal.actions[place - 1]), journal.book.number_of).what)


def told(shown: Report, aspect: Aspect) -> tuple[BookLine, ...]:
    """The sentences of a report in one respect."""
    return tuple(line for line in lines_of(shown, shown.rulings) if line.sort in ASPECTS[aspect][0])


def apart(sides: tuple[tuple[BookLine, ...], ...]) -> tuple[tuple[BookLine, ...], ...]:
    """Each side without the sentences that all of them say."""
    alike = set.intersection(*({bare(line.text) for line in side} for side in sides))
    return tuple(tuple(line for line in side if bare(line.text) not in alike) for side in sides)


def at_place(under: Retold, shown: Report, lines: tuple[BookLine, ...]) -> UnderBook:
    """One book at the place of the difference."""
    edition = under.book.edition
    clauses = glosses(edition, (cite for line in lines for cite in line.cites))
    says = tuple(dict.fromkeys(line.text for line in lines))
    return UnderBook(edition, says, clauses, shown.not_ruled, under.left_out, under.not_done)


def nothing(shown: Report, aspect: Aspect) -> tuple[BookLine, ...]:
    """The words of a book that says no more in one respect; where it asks nothing, with the orders it has given."""
    about = (shown.question.cite,) if aspect is Aspect.OPTIONS and shown.question is not None else ()
    given = told(shown, Aspect.ORDERS) if aspect is Aspect.QUESTION else ()
    return BookLine(Sort.SAID, tr(ASPECTS[aspect][1]), about), *given
