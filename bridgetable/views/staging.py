"""The cases that can be staged, as rows to choose from: everyday names with their laws, and laws met only later."""

from functools import cache

from bridgetable.formats.lawbook import book_of, law_heading
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.wanted import (
    LEADS_TO,
    clause_of,
    law_in,
    name_of,
    not_staged,
    subjects_in,
    wanted_of_law,
    word_of,
)
from bridgetable.views.search import Index, said_of

ANYTHING = tr("Anything, at random")
LEVEL_WORDS = one_row_each(
    Level,
    {
        Level.EASY: tr("Noticed at once"),
        Level.CLUB: tr("Noticed when both sides have played on"),
        Level.HARD: tr("Two irregularities that meet"),
    },
)


@frozen
class StagingRow:
    """One thing that can be staged by a book: its everyday name, its law (empty where it is any), the law's heading."""

    name: str
    law: str
    heading: str
    subject: Subject | None = None  # nothing where a law is staged, or anything at all
    book: Book = LAWS_2017

    @property
    def word(self) -> str:
        """The word by which the command line asks for it: a word, or the law that is met later, or anything."""
        if self.subject is not None:
            return word_of(self.subject)
        return f"--law {self.law}" if self.law else "--any"

    @property
    def said_under(self) -> str:
        """The name under which stands what people say of it: that of the subject, or the word for a law."""
        return self.subject.name if self.subject is not None else self.word

    def wanted(self, level: Level) -> Wanted:
        """The case that is asked for when somebody chooses the row."""
        if self.subject is None and self.law:
            return wanted_of_law(self.law, level, self.book)
        subjects = subjects_in(self.book) if self.subject is None else (self.subject,)
        return Wanted(subjects, "", level, book=self.book)


@cache
def staging_rows(edition: str = LAWS_2017.edition) -> tuple[StagingRow, ...]:
    """Everything that can be staged by an edition, anything at all first, then in the order of its laws."""
    book = book_of(edition)
    named = (
        *((name_of(subject), clause_of(subject), subject) for subject in subjects_in(book)),
        *((one.name, clause, None) for clause, one in LEADS_TO.items() if law_in(book, clause)),
    )
    laws = (law_in(book, clause) for _, clause, _ in named)
    rows = (StagingRow(n, law, law_heading(law, book), s, book) for (n, _, s), law in zip(named, laws, strict=True))
    return (StagingRow(ANYTHING, "", tr("any law"), book=book), *sorted(rows, key=lambda r: int(r.law)))


def not_staged_words(edition: str) -> str:
    """A sentence that says what a book has no law on, and cannot stage; nothing where there is nothing."""
    book = book_of(edition)
    missing = not_staged(book)
    words = tr("Not staged by the {title}, for want of a law on it: {names}")
    return tr(words, title=tr(book.title), names="; ".join(missing)) if missing else ""


@cache
def index(edition: str = LAWS_2017.edition) -> Index[StagingRow]:
    """Every row of an edition by its everyday name, the book's, the word of the command line, and what people say."""
    return Index(
        (
            r,
            r.law,
            ((r.name, 3.0), (r.heading, 1.5), (r.word if r.subject is not None else "", 2.0), *said_of(r.said_under)),
        )
        for r in staging_rows(edition)
    )
