"""The gloss of a clause from the law book, read when somebody first asks for one."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from bridgetable.game.books import INFERRED, LAWS_2017, SILENT, Book
from bridgetable.gui.widgets.tips import show_tip
from bridgetable.language import tr


def gloss(cite: str, book: Book) -> str:
    """The gloss of a clause in a book: that of the nearest clause above it where it has none of its own."""
    # Of a whole law it is the title, and so it is of a part that has no words but in its clauses, such as 25A.
    from bridgetable.formats.lawbook import lawbook
    from bridgetable.views.book.clauses import leading_number

    if cite.startswith(INFERRED):
        own = gloss(cite.removeprefix(INFERRED), book)
        return tr("{own}\nInferred: {reading}", own=own, reading=tr(book.reading_of(cite)))
    if cite.startswith(SILENT):
        told = gloss(cite.removeprefix(SILENT), LAWS_2017)
        return tr("{title}: silent here. As in 2017:\n{told}", title=tr(book.title), told=told)
    laws = lawbook(book.edition)
    clause = laws.nearest(cite)
    whole = next((one for one in laws.law if str(one.number) == leading_number(cite)), None)
    if clause is None and whole is not None:
        return tr("Law {number}: {title}", number=whole.number, title=whole.title)
    if clause is None:
        return tr("{cite}: no such clause in the Laws of {edition}", cite=cite, edition=book.name)
    law = next(one for one in laws.law if clause in one.clause)
    return tr(
        "Law {number}: {title}\n{id}: {gloss}", number=law.number, title=law.title, id=clause.id, gloss=clause.gloss
    )


@runtime_checkable
class HasBook(Protocol):
    """A window in which a clause can be looked up."""

    def open_clause(self, cite: str) -> None:
        """Open the law book at a clause."""


@runtime_checkable
class AtTable(Protocol):
    """A window on a table."""

    @property
    def book_in_force(self) -> Book:
        """The book in force at the table."""


def open_clause(source: QWidget, cite: str) -> None:
    """Open the law book at a clause, where the window of a widget has one; else show its gloss."""
    window = source.window()
    if isinstance(window, HasBook):
        window.open_clause(cite)
    else:
        show_tip(source, gloss(cite, book_of(source)))


def book_of(source: QWidget) -> Book:
    """The book in force at the table of a widget's window."""
    window: QWidget | None = source.window()
    while window is not None and not isinstance(window, AtTable):
        parent = window.parentWidget()
        window = None if parent is None else parent.window()
    return LAWS_2017 if window is None else window.book_in_force


def brief_gloss(cite: str, book: Book) -> str:
    """The gloss of a clause in a book, without the title of its law."""
    return gloss(cite, book).rpartition("\n")[2]
