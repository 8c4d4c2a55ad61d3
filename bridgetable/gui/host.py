"""The protocol by which dialogs and handlers know the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.gui.paint.icons import Icon

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bridgetable.formats.hands import Hands
    from bridgetable.formats.journal import Journal
    from bridgetable.game.books import Book
    from bridgetable.game.seats import Seat
    from bridgetable.gui.controller import Controller
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.paint.look import Look
    from bridgetable.gui.settings import Settings
    from bridgetable.gui.table.scene.view import TableGraphicsView
    from bridgetable.training.parts import Mark
    from bridgetable.views.eyes import Eye
    from bridgetable.views.table.table_view import TableView


class Playlist(Protocol):
    """A list of boards to go through."""

    def show(self) -> None:
        """Show the list."""

    def step(self, by: int) -> None:
        """Open the board so many places on in the playlist."""

    def put_away(self) -> None:
        """Stop reading, and close for good."""


class Series(Protocol):
    """A series of cases on which somebody rules first, whatever the settings say."""

    @property
    def place(self) -> str:
        """The number of this case, and of how many."""

    def step(self, by: int) -> None:
        """Open the case so many places on."""

    def note(self, mark: Mark) -> None:
        """Keep how a part was answered."""

    def took(self, step: tuple[str, ...]) -> None:
        """Keep what somebody did with the case in hand, to do it again."""

    def ended(self) -> None:
        """Close the case in hand."""


class Host(Protocol):
    """A window on one document: `shown` is the view on the table, `before` was open before, `series` is practised."""

    controller: Controller
    document: Document
    before: Document | None
    playlist: Playlist | None
    series: Series | None
    settings: Settings
    look: Look
    eye: Eye
    shown: TableView | None
    bottom: Seat

    @property
    def book_in_force(self) -> Book:
        """The book of the Laws in force at the table."""

    @property
    def widget(self) -> QWidget:
        """The window as a widget, over which dialogs stand."""

    @property
    def table_view(self) -> TableGraphicsView:
        """The view of the table."""

    @property
    def is_ruling_first(self) -> bool:
        """True where something is asked before the program tells it."""

    def say(self, words: str, icon: Icon = Icon.TRIANGLE) -> None:
        """Show one sentence."""

    def set_document(self, document: Document) -> bool:
        """Show another document; whether nobody stopped that."""

    def keep_count(self, hands: Hands) -> None:
        """Keep the hands that a class has raised for the question that is asked now."""

    def take_header(self, journal: Journal) -> None:
        """Take the journal with another event, or other texts in its forms; a lesson being written takes them too."""

    def keep_forms(self) -> None:
        """Write down the event and what was typed in the forms of the board."""

    def rule_again(self, steps: Iterable[tuple[str, ...]]) -> None:
        """Answer the case in hand as far as somebody had come with it."""

    def write_lesson(self, *, new: bool = False) -> None:
        """Begin to write the lesson on the table, or a `new` one from all that was done there."""

    def show_changes(self, pair: tuple[str, str], edition: str, cite: str) -> None:
        """Show what changed between two editions of the Laws, at a clause of one of them, or from the beginning."""

    def take_playlist(self, playlist: Playlist | None) -> None:
        """Go by another list of boards; the one before is put away."""


def after_option(host: Host, number: int, eye: Eye, *, covers_dummy: bool) -> TableView | None:
    """The table as an eye would see it after the option of this digit, if there is one that fits."""
    from bridgetable.views.view import view_for

    decision = host.shown.decision if host.shown is not None else None
    option = next((o for o in decision.options if o.number == number), None) if decision is not None else None
    after = None if option is None else host.controller.glance_after(option.key)
    if after is None or host.shown is None:
        return None
    return view_for(after, eye, covers_dummy=covers_dummy, keeps=host.shown.open_trick)


@contextmanager
def saying_why(host: Host, written: Path | None = None) -> Iterator[None]:
    """Say in one sentence why the block could not be carried out, or not written to a file, or that it was stopped."""
    from bridgetable.gui.controller import STOPPED
    from bridgetable.gui.patience import Stopped

    try:
        yield
    except Stopped:
        host.say(STOPPED)
    except (BridgetableError, OSError) as error:
        if written is not None and isinstance(error, OSError):
            from bridgetable.formats.files import not_written

            host.say(not_written(written, error))
        else:
            host.say(sentence_of(error))
