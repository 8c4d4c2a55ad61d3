"""The cases that can be staged, as rows to choose from: everyday names with their laws, and laws met only later."""

from __future__ import annotations

from functools import cache

from bridgetable.formats.lawbook import law_heading
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.occasions import law_of
from bridgetable.staging.wanted import LEADS_TO, SUBJECTS, name_of, wanted_of_law, word_of
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
    """One thing that can be staged: its everyday name, its law (empty where it is any), and the book's name for it."""

    name: str
    law: str
    heading: str
    subject: Subject | None = None  # nothing where a law is staged, or anything at all

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
        if self.subject is not None:
            return Wanted((self.subject,), "", level)
        return wanted_of_law(self.law, level) if self.law else Wanted(SUBJECTS, "", level)


@cache
def staging_rows() -> tuple[StagingRow, ...]:
    """Everything that can be staged, anything at all first, then in the order of the laws."""
    own = [StagingRow(name_of(s), law_of(s), law_heading(law_of(s)), s) for s in SUBJECTS]
    later = [StagingRow(one.name, number, law_heading(number)) for number, one in LEADS_TO.items()]
    return (StagingRow(ANYTHING, "", tr("any law")), *sorted((*own, *later), key=lambda r: int(r.law)))


@cache
def index() -> Index[StagingRow]:
    """Every row by its everyday name, the book's, the word of the command line, and what people say."""
    return Index(
        (
            r,
            r.law,
            ((r.name, 3.0), (r.heading, 1.5), (r.word if r.subject is not None else "", 2.0), *said_of(r.said_under)),
        )
        for r in staging_rows()
    )
