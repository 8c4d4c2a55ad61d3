"""The lines of a session: its header, other results, penalties, fouled boards and names, typed into fields."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from bridgetable.desk.working import Refused
from bridgetable.formats.match.draft import MatchError
from bridgetable.formats.match.opening import match_of
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.gui.desk.result import remark_style, result_style
from bridgetable.gui.desk.typed_window import TypedWindow
from bridgetable.gui.documents.typed import read_typed, write_typed
from bridgetable.gui.host import Host
from bridgetable.gui.match.blocks import StandingBlock
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.patience import Stopped
from bridgetable.gui.widgets.bar_button import FirstButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Row
from bridgetable.language import tr
from bridgetable.views.match.entries import ENTRIES, EntryForm, head_texts
from bridgetable.views.match.page import standing_view
from bridgetable.views.match.report import change_sentence, conditions
from bridgetable.views.match.session import BoardRow, Session
from bridgetable.views.numbering import in_numbers_of

if TYPE_CHECKING:
    from bridgetable.formats.match.draft import OpenedMatch

KEPT = "lines"
"""The name under which what is typed is kept."""


class EntryWindow(TypedWindow[EntryForm]):
    """The lines of a session over its window: what comes of what is typed stands beside it, before it is written."""

    SHARES = (0.2, 0.42)

    def __init__(self, host: Host, opened: OpenedMatch, at: BoardRow | None, write: Callable[[bytes], bool]) -> None:
        """Create it for a session that has a file, at a board; `write` writes new content, and says whether it did."""
        self._write = write
        self.opened, self.at, self.content = opened, at, b""
        self._is_trying = self._is_to_try = False
        super().__init__(host, tr("Lines of the session"), tr("penalty, result, title…"), ENTRIES)
        self.form.typed |= {one.name: typed for one in ENTRIES if (typed := read_typed(KEPT).get(self._kept_as(one)))}
        self.enter = self.add(FirstButton(self.look, tr("Write it into the session")), self.write_it)

    def _kept_as(self, one: EntryForm) -> str:
        """The name under which the texts of a form are kept: each session has its own."""
        return f"{self.opened.path} {one.name}"

    def keep_typed(self) -> None:
        """Keep what was typed and not written into the session, beside what was typed for others."""
        own = {self._kept_as(one): self.form.typed.get(one.name, {}) for one in ENTRIES}
        write_typed(KEPT, {name: texts for name, texts in {**read_typed(KEPT), **own}.items() if texts})

    def go_on_with(self, opened: OpenedMatch, at: BoardRow | None) -> None:
        """Go on with the session as it is now, at the board that is gone to there."""
        self.opened, self.at = opened, at
        self.show_form()

    def show_form(self) -> None:
        """Show the fields of the form: the header as it is, others as they were typed, or for the board gone to."""
        one = self.list.current()
        shown = in_numbers_of(self.opened.match.book, one)
        self.form.show_inputs(shown, head_texts(self.opened) if one.name == ENTRIES[0].name else self._place(one))
        self.follow_typed()

    def _place(self, one: EntryForm) -> dict[str, str]:
        """The board that is gone to, and its table, as far as a form must have them."""
        if self.at is None:
            return {}
        told = {"board": str(self.at.board), "table": "" if self.at.line is None else self.at.line.table}
        return {field.name: told[field.name] for field in one.inputs() if field.is_required and field.name in told}

    def follow_typed(self) -> None:
        """Try what is typed, the window awake meanwhile; what is typed before the end is tried instead."""
        patience = self._host.controller.patience
        if self._is_trying:
            self._is_to_try = patience.stop()
            return
        self._is_trying, self._is_to_try = True, False
        with suppress(Stopped), patience.work(self.outcome):
            self._try_typed()
        self._is_trying = False
        if self._is_to_try:
            QTimer.singleShot(0, self.follow_typed)

    def _try_typed(self) -> None:
        """Show what comes of what is typed, or what is missing or wrong beneath its field."""
        one, texts = self.list.current(), self.form.texts()
        self.content = b""
        self.form.refuse("", "")
        try:
            content = one.read(texts).written(self.opened.content or b"")
            session = Session(match_of(content, self.opened.path))
        except Refused as error:
            self.form.refuse(error.field if error.field in texts else "", error.sentence)
            said = error.sentence if error.field in texts else tr("What comes of it stands here.")
            self.outcome.show_rows((Row(TextBlock(self.look, words(said), remark_style)),))
        except BridgetableError as error:
            why = error.why if isinstance(error, MatchError) else sentence_of(error)
            field = self._field_of(why)
            self.form.refuse(field, why)
            if field:
                self.form.show_block(field)
            self.outcome.show_rows((Row(TextBlock(self.look, words(why), remark_style)),))
        else:
            self.content = content
            self.outcome.show_rows(self._rows(session))
        self.enter.setEnabled(bool(self.content) and self.content != self.opened.content)

    def _field_of(self, why: str) -> str:
        """The field that a sentence is about: the one whose text it quotes, else the first."""
        texts = self.form.texts()
        return next((name for name, text in texts.items() if f"“{text}”" in why), next(iter(texts), ""))

    def _rows(self, session: Session) -> tuple[Row, ...]:
        """The words of the session about it: its conditions, or the change, and the standing before and after it."""
        look, last, standing = self.look, len(session.stages) - 1, None
        if self.list.current().name in {"head", "name"}:
            said, second = session.match.title, conditions(session)
        else:
            said, standing = change_sentence(session, last), standing_view(session, "", last)
            second = "" if standing is None else standing.told
        shown = () if standing is None else (Row(StandingBlock(look, standing), 14),)
        return (
            Row(Heading(look, tr("What comes of it"))),
            Row(TextBlock(look, words(said), result_style), 6),
            *shown,
            *((Row(TextBlock(look, words(second), remark_style), 10),) if second else ()),
        )

    def write_it(self) -> None:
        """Write the session with it; what was typed is done with, or stays where it could not be written."""
        one = self.list.current()
        if self.content and self._write(self.content):
            self.form.forget(one)
            self.keep_typed()
            self.show_form()
