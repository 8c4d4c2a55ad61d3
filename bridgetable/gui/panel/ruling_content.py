"""The content of the upper section of the dock, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.game.values import frozen
from bridgetable.gui.paint.rich_text import Text, on_lines
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.language import capital, tr
from bridgetable.views.table.table_view import DecisionView, FactView, FoldedView, Force, InformationView, TableView

if TYPE_CHECKING:
    from bridgetable.views.claims.line import LineView
    from bridgetable.views.claims.sheet import SheetView

NEXT_LESSON = tr("This lesson ends here. The next one: {title}.")


@frozen
class RulingContent:
    """Everything that the upper section says; equal rulings look alike."""

    lesson: str = ""
    notes: tuple[str, ...] = ()
    law: str = ""
    law_title: str = ""
    facts: tuple[FactView, ...] = ()
    decision: DecisionView | None = None
    information: tuple[InformationView, ...] = ()
    status: str = ""
    standing: str = ""
    sheet: SheetView | None = None
    line: LineView | None = None
    following: str = ""
    folded: tuple[FoldedView, ...] = ()
    closing: FactView | None = None
    is_private: bool = False

    @property
    def notes_told(self) -> tuple[str, ...]:
        """The lesson's notes, and at its end which lesson is next."""
        return (*self.notes, tr(NEXT_LESSON, title=self.following)) if self.following else self.notes

    @property
    def is_free(self) -> bool:
        """True where nothing is asked, claimed or read aloud, so that a class has the strip for the lesson's note."""
        return self.decision is None and self.closing is None and self.sheet is None and self.line is None

    @property
    def beneath(self) -> tuple[str, ...]:
        """The words beneath a projected table: the lesson's note, or how far the board is where the strip tells it."""
        is_told = self.is_free and bool(self.notes_told)
        return (capital(self.status),) if is_told else self.notes_told


def read_aloud(closing: FactView) -> Text:
    """The words to be read aloud, a sentence a line, and their clauses behind."""
    return (*on_lines(tuple(closing.text.split("\n"))), *with_chips("", closing.cites))


def ruling_of(view: TableView, lesson: str = "", notes: tuple[str, ...] = (), following: str = "") -> RulingContent:
    """The content of the upper section: of a view, of a lesson, and of the one that follows when it has ended."""
    standing = next((f.text for f in reversed(view.force) if f.sort is Force.PENALTY_CARD), "")
    return RulingContent(
        lesson,
        notes,
        view.law,
        view.law_title,
        view.facts,
        view.decision,
        not_read_aloud(view),
        view.status,
        standing,
        view.sheet,
        view.line,
        following,
        view.folded,
        view.closing,
    )


def not_read_aloud(view: TableView) -> tuple[InformationView, ...]:
    """Information that some may not use, without the last of it where the words that are read aloud say so already."""
    told = view.information
    return told[:-1] if told and view.closing is not None and told[-1].cite in view.closing.cites else told
