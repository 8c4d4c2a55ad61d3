"""The window of a session: its boards, the page of one of them, and beside it the standing and what is open."""

import gc
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFileDialog

from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard
from bridgetable.formats.match.live import with_history
from bridgetable.formats.match.opening import open_match
from bridgetable.formats.match.written import new_match, save_match
from bridgetable.formats.match_kind import SUFFIX, match_in
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.desk.window import show_desk
from bridgetable.gui.host import Host, saying_why
from bridgetable.gui.hosted_window import HostedWindow, in_a_row
from bridgetable.gui.match.blocks import FieldBlock, HandsBlock, PageHead, SignedBlock, StandingBlock
from bridgetable.gui.match.board_list import BoardList, ListHead
from bridgetable.gui.match.entry_window import EntryWindow
from bridgetable.gui.match.on_table import document_for, played_on
from bridgetable.gui.match.paper import rows_on_paper
from bridgetable.gui.match.saving import BoardAt, Documents, changed, save_session, see_unchanged
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, Style, cut_to, on_dock, paint_line, width_of, words
from bridgetable.gui.patience import Stopped
from bridgetable.gui.settings import paper_of
from bridgetable.gui.summary.printing import chosen_pdf, chosen_printer, keep_sheets, print_pages
from bridgetable.gui.summary.sheet import SHEET
from bridgetable.gui.summary.sheets import sheets
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock, second_style, with_chips
from bridgetable.gui.widgets.column import Column, Row
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.language import in_small, tr
from bridgetable.views.match.page import BoardPage, page_of
from bridgetable.views.match.report import NOT_COMPARED, conditions, total_words, until_words
from bridgetable.views.match.session import Session
from bridgetable.views.table.table_view import FactView

# At 1080: the bar, the heads over the list, what stands beneath the list, the buttons at the foot.
BAR, HEADS, LEGEND, FOOT = 74.0, 70.0, 46.0, 84.0
SESSION_FILES = ";;".join(
    (
        tr("Sessions ({patterns})", patterns="*.match *.pbn *.PBN *.csv *.table"),
        tr("All files ({patterns})", patterns="*"),
    )
)
BARRED = ((tr("Lines…"), tr("Ctrl+E")), (tr("Save"), tr("Ctrl+S")), (tr("Print…"), tr("Ctrl+P")), (tr("PDF…"), ""))
"""The words of the buttons in the bar, and the key of each."""
SAID = ((tr("Next board"), tr("PgDn")), (tr("To the table"), tr("Enter")), (tr("Desk"), tr("Ctrl+F3")))
"""The words of the buttons, and the key of each."""
ROOMY = 60.0
"""The height of the bar from which its buttons tell their keys."""
LIST, PAGE = 0.334, 0.325
"""The shares of the window that the list and the page of a board have; the standing has the rest."""


class MatchWindow(HostedWindow):
    """A session over a window; a board of it that is put on the table is scored again with all that is done there."""

    def __init__(self, host: Host, session: Session) -> None:
        super().__init__(host)
        self._session, self._opened = session, session.opened
        self._is_behind = False
        self._documents: Documents = {}
        self._on_table: BoardAt | None = None
        self.list, self.heads = BoardList(self.look), ListHead(self.look)
        self.page, self.beside = Column(self.look, 24), Column(self.look, 24)
        self.next = FirstButton(self.look, SAID[0][0])
        self.put = BarButton(self.look, SAID[1][0], lined=True)
        self.desk = BarButton(self.look, SAID[2][0], lined=True)
        self.lines, self.keep, self.print, self.pdf = (BarButton(self.look, said, lined=True) for said, _ in BARRED)
        self.hold(self.heads, self.list, self.page, self.beside, *self.buttons(), *self.bar_buttons())
        self.list.shown.connect(lambda _: self.show_board())
        self.list.itemActivated.connect(lambda _: self.put_on_table())
        self.next.clicked.connect(lambda: self.step(1))
        self.put.clicked.connect(self.put_on_table)
        self.desk.clicked.connect(self.open_desk)
        self.lines.clicked.connect(self.show_lines)
        self.keep.clicked.connect(self.save)
        self.print.clicked.connect(self.print_session)
        self.pdf.clicked.connect(self.save_pdf)
        host.controller.changed.connect(lambda *_: self.follow())
        self.show_session()

    def buttons(self) -> tuple[BarButton, ...]:
        """The buttons at the foot."""
        return self.next, self.put, self.desk

    def bar_buttons(self) -> tuple[BarButton, ...]:
        """The buttons in the bar."""
        return self.lines, self.keep, self.print, self.pdf

    def open(self, session: Session) -> None:  # type: ignore[override]
        """Show another session."""
        self._session, self._opened, self._is_behind = session, session.opened, False
        self._documents, self._on_table = {}, None
        self.show_session()

    @property
    def session(self) -> Session:
        """The session with all that was done at its boards; as it was before, where that cannot be scored."""
        if self._is_behind:
            # While it is scored whoever looks sees what was there before.
            self._is_behind = False
            try:
                self._session = scored(self._opened_now())
            except Stopped:
                self._is_behind = True
                raise
            except BridgetableError:
                pass
        return self._session

    def show_session(self) -> None:
        """Show the session as it is now, on the board that was gone to."""
        self.setWindowTitle(self.session.match.title)
        top = self.session.last.scores.boards[0].top if self.session.last.scores.boards else 0
        has_top = self.session.match.terms.form.has_top
        self.heads.last = tr("of {top}", top=top) if has_top else tr("IMPs")
        self.list.show_session(self.session)
        self.show_board()
        self._offer_saving()
        self.update()

    def _offer_saving(self) -> None:
        self.keep.setEnabled(self._opened.content is None or bool(changed(self._documents)))

    def show_board(self) -> None:
        """Show the board that is gone to."""
        row = self.list.current()
        if row is None:
            return
        found = page_of(self.session, row)
        self.page.show_rows(self._page_rows(found))
        self.beside.show_rows(self._beside_rows(found))
        self.next.setEnabled(self.list.at < self.list.topLevelItemCount() - 1)
        self.put.setEnabled(played_on(self.session.opened, row) is not None)
        announce(self, f"{found.title}. {found.contract}. {found.field.told}")

    def _page_rows(self, found: BoardPage) -> Iterator[Row]:
        look = self.look
        yield Row(PageHead(look, found))
        if found.board is not None:
            yield Row(HandsBlock(look, found.board, found), 8)
        elif found.contract:
            yield Row(TextBlock(look, words(", ".join(filter(None, (found.contract, found.became)))), result_style), 6)
        for icon, facts in ((Icon.TRIANGLE, found.wrong), (Icon.DIAMOND, found.ruled)):
            for number, fact in enumerate(facts):
                yield Row(SignedBlock(look, icon, fact), 8 if number else 14)
        yield Row(Heading(look, found.field.heading, words(found.field.right)), 24, ruled=True)
        yield Row(FieldBlock(look, found.field), 8)
        if found.field.told:
            yield Row(TextBlock(look, words(found.field.told), remark_style), 14)

    def _beside_rows(self, found: BoardPage) -> Iterator[Row]:
        look, session = self.look, self.session
        standing = found.standing
        if standing is None:
            yield Row(TextBlock(look, words(NOT_COMPARED), remark_style))
        else:
            yield Row(Heading(look, standing.heading))
            yield Row(StandingBlock(look, standing), 4)
            if standing.told:
                yield Row(TextBlock(look, with_chips(standing.told, standing.clauses), remark_style), 14)
        if session.open:
            yield Row(Heading(look, tr("Still open")), 34, ruled=True)
        for number, thing in enumerate(session.open):
            icon = Icon.TRIANGLE
            yield Row(SignedBlock(look, icon, FactView(thing.text, ())), 10 if number else 6)
            if thing.besides:
                yield Row(Indented(look, with_chips(thing.besides, thing.clauses), remark_style), 2)
        if session.ruled:
            yield Row(Heading(look, tr("Ruled")), 30, ruled=not session.open)
        for number, ruling in enumerate(session.ruled):
            said = tr("Board {board}: {what}", board=ruling.board, what=in_small(ruling.text))
            yield Row(SignedBlock(look, Icon.DIAMOND, FactView(said, ruling.clauses)), 8 if number else 6)
        if session.deadline:
            yield Row(TextBlock(look, with_chips(until_words(session), session.limits), remark_style), 20)
        for remark in session.opened.remarks:
            yield Row(TextBlock(look, words(remark), remark_style), 12)

    # --- what is done -------------------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Go so many boards on."""
        self.list.step(by)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_on_table(self) -> None:
        """Put the board on the table as it was left there, at first with what the session tells of it elsewhere."""
        row = self.list.current()
        one = None if row is None else played_on(self.session.opened, row)
        if row is None or one is None:
            return
        at = one.board, one.table
        self.follow()
        if at == self._on_table:
            self.hide()
            return
        with saying_why(self._host):
            if at not in self._documents:
                new = document_for(self.session, row, one)
                self._documents[at] = new.history, new
            self._host.take_playlist(None)
            if self._host.set_document(self._documents[at][1]):
                self._on_table = at
                self._host.take_playlist(SessionOnTable(self))
                self.hide()

    def put_next(self, by: int) -> bool:
        """Put the next board (1) or the one before (-1) that can be on the table; whether there was one."""
        rows = range(self.list.at + by, self.list.topLevelItemCount() if by > 0 else -1, by)
        for number in rows:
            row = self.list.row_at(number)
            if row is not None and played_on(self.session.opened, row) is not None:
                self.list.go(number)
                self.put_on_table()
                return True
        return False

    def say_end(self) -> None:
        """Say that no other board of the session can be put on the table that way."""
        self._host.say(tr("The session has no more boards that way"))

    # --- its file -----------------------------------------------------------------------------------------------------

    def show_lines(self) -> None:
        """Show the lines of the session, to write more of them; what was done at its boards is saved first."""
        if self.keep.isEnabled() and not self.save():
            return
        shown = self.findChild(EntryWindow)
        if shown is None:
            shown = EntryWindow(self._host, self._opened, self.list.current(), self.write)
            shown.setParent(self, shown.windowFlags())
        else:
            shown.go_on_with(self._opened, self.list.current())
        shown.come_forward()

    def write(self, content: bytes) -> bool:
        """Write other content into the session's file; a failure is one sentence."""
        before = self._opened
        with saying_why(self._host, self._opened.path):
            see_unchanged(self._opened, self._file)
            saved = self._host.controller.worked(lambda: save_match(self._file, content), self)
            if saved is not None:
                self._take(saved)
        return self._opened is not before

    @property
    def _file(self) -> Path:
        """The `.match` file of the session, also where its folder was opened."""
        path = self._opened.path
        return (match_in(path) or path) if path.is_dir() else path

    def save(self) -> bool:
        """Save the boards on which something was done and the session; a new file is asked for where there is none."""
        self.follow()
        path = self._file if self._opened.content is not None else self._chosen_file()
        if path is None:
            return False
        before = self._opened
        with saying_why(self._host, path):
            saved = save_session(self._opened, self._documents, path)
            self._documents = saved.documents
            if self._on_table is not None and self._on_table in saved.documents:
                self._host.document = saved.documents[self._on_table][1]
            self._take(saved.opened)
            self._host.say(tr("The session is in {path}", path=path.name), Icon.TICK)
        return self._opened is not before

    def _chosen_file(self) -> Path | None:
        """The file that somebody chooses for a session that has none."""
        folder = self._opened.path if self._opened.path.is_dir() else self._opened.path.parent
        name = folder / f"{self._opened.path.resolve().stem}{SUFFIX}"
        said = tr("Sessions ({patterns})", patterns=f"*{SUFFIX}")
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Save the session"), str(name), said)
        return Path(chosen).with_suffix(SUFFIX) if chosen else None

    def _take(self, opened: OpenedMatch) -> None:
        """Go on with the session as it was written."""
        self._opened = opened
        self._documents = {at: (now.history, now) for at, (_, now) in self._documents.items()}
        self.score_again()
        shown = self.findChild(EntryWindow)
        if shown is not None:
            shown.opened = opened

    def print_session(self) -> None:
        """Ask for a printer, and print boards, standings and what is open."""
        printer = chosen_printer(self, paper_of(self._host.settings))
        if printer is not None:
            self._host.controller.worked(lambda: print_pages(printer, sheets(rows_on_paper(self.session), SHEET)), self)

    def save_pdf(self) -> None:
        """Ask for a file, and keep the session in it as a PDF; a failure is one sentence."""
        path = chosen_pdf(self, self._opened.path.resolve().stem)
        if path is not None:
            keep_sheets(self._host, rows_on_paper(self.session), self.session.match.title, path)

    def open_desk(self) -> None:
        """Open the desk on the board: it is put on the table first, so that the forms are filled from it."""
        self.put_on_table()
        if not self.isVisible():
            show_desk(self._host)

    def follow(self) -> None:
        """Keep the board on the table as it is left, and score the session with it, or once somebody looks at it."""
        host, at = self._host, self._on_table
        if at is None:
            return
        before, document = self._documents[at]
        now = evolve(host.document, history=host.controller.history)
        if now.history.start is not document.history.start:
            self._on_table, now = None, host.before or document
        if now.history.start is not document.history.start:
            return
        self._documents[at] = before, now
        if now.history is not document.history:
            self._is_behind = True
            self._offer_saving()
            if self.isVisible():
                self.score_again()

    def score_again(self) -> None:
        """Score the session as it was read with what was done at its boards since, and show it."""
        self._is_behind = True
        if self._host.controller.worked(lambda: self.session, self) is not None:
            self.show_session()

    def _opened_now(self) -> OpenedMatch:
        """The session as it was read, with what was done at its boards since."""
        opened = self._opened
        for (board, table), (before, document) in self._documents.items():
            if document.history is not before:
                one = opened.played_at(board, table) or PlayedBoard(board, table, str(board), before)
                opened = with_history(opened, one, document.history)
        return opened

    def come_forward(self) -> None:
        """Show it over all other windows, on its list."""
        if self._is_behind:
            self.score_again()
        self.show()
        self.raise_()
        self.activateWindow()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- how it looks -------------------------------------------------------------------------------------------------

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.show_board()

    def arrange(self) -> None:
        wide, high = self.width(), self.height()
        bar, heads, legend, foot = (round(self.look.dock(one)) for one in (BAR, HEADS, LEGEND, FOOT))
        first, second = round(wide * LIST), round(wide * (LIST + PAGE))
        self.heads.setGeometry(0, bar + 1, first, heads)
        self.list.setGeometry(0, bar + heads + 1, first, high - bar - heads - legend - 1)
        self.page.setGeometry(first + 1, bar + 1, second - first - 1, high - bar - 1)
        self.beside.setGeometry(second + 1, bar + 1, wide - second - 1, high - bar - foot - 1)
        for button, (said, key) in zip(self.bar_buttons(), BARRED, strict=True):
            button.say(f"{said}  {key}" if key and self.look.dock(BAR) > ROOMY else said)
        x, gap = second + round(self.look.dock(24)), round(self.look.dock(12))
        in_a_row(reversed(self.bar_buttons()), wide - round(self.look.dock(24)), 0, bar, -gap)
        # In a narrow window the keys are not told on the buttons.
        room = wide - x - round(self.look.dock(12))
        for is_large, short in ((True, False), (False, False), (True, True), (False, True)):
            for button, (words_of, key) in zip(self.buttons(), SAID, strict=True):
                button.large = is_large
                button.say(words_of if short else f"{words_of}  {key}")
            if sum(button.sizeHint().width() for button in self.buttons()) + 2 * gap <= room:
                break
        in_a_row(self.buttons(), x, high - foot, foot, gap)

    def paint(self, painter: QPainter) -> None:
        look, palette, bar = self.look, self.look.palette, round(self.look.dock(BAR))
        painter.fillRect(0, bar, self.width(), 1, palette.dock_line)
        for part in (self.page, self.beside):
            painter.fillRect(part.x() - 1, bar, 1, self.height(), palette.dock_line)
        beside = self.beside.geometry()
        painter.fillRect(beside.x(), beside.bottom() + 1, beside.width(), 1, palette.dock_line)
        style = on_dock(palette, look.dock(26), Weight.BOLD)
        head = QRectF(look.dock(26), 0, self.width(), bar)
        title = words(self.session.match.title)
        end = self.lines.x() - look.dock(26)
        title = cut_to(title, style, end - head.left())
        paint_line(painter, head, title, style)
        room = head.adjusted(width_of(title, style) + look.dock(22), look.dock(3), 0, 0)
        room.setRight(end)
        told = second_style(look, look.dock(20))
        paint_line(painter, room, cut_to(words(conditions(self.session)), told, max(0.0, room.width())), told)
        self._paint_legend(painter)

    def _paint_legend(self, painter: QPainter) -> None:
        look = self.look
        at = QRectF(look.dock(26), self.list.geometry().bottom(), self.list.width(), look.dock(LEGEND))
        style, side = second_style(look, look.dock(18)), look.dock(15)
        palette = look.palette
        for icon, colour, said in (
            (Icon.TRIANGLE, palette.wrong, tr("went wrong")),
            (Icon.DIAMOND, palette.decides_line, tr("ruled")),
        ):
            paint_icon(painter, QRectF(at.left(), at.center().y() - side / 2, side, side), icon, colour)
            at.setLeft(at.left() + side + look.dock(8))
            paint_line(painter, at, words(said), style)
            at.setLeft(at.left() + width_of(words(said), style) + look.dock(20))
        painter.fillRect(QRectF(at.left(), at.center().y() - side / 2, look.dock(4), side), palette.wrong)
        at.setLeft(at.left() + look.dock(12))
        last = words(tr("open"))
        paint_line(painter, at, last, style)
        at.setLeft(at.left() + width_of(last, style) + look.dock(12))
        at.setRight(self.list.geometry().right() - look.dock(14))
        total, bold = words(total_words(self.session)), on_dock(palette, look.dock(20), Weight.BOLD)
        small = min(1.0, at.width() / max(1.0, width_of(total, bold)))
        paint_line(painter, at, total, evolve(bold, size=small * bold.size, align=Align.RIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageDown:
                self.step(1)
            case Qt.Key.Key_PageUp:
                self.step(-1)
            case Qt.Key.Key_E if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.show_lines()
            case Qt.Key.Key_S if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.save()
            case Qt.Key.Key_P if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.print_session()
            case Qt.Key.Key_F3 if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.open_desk()
            case key if key in ENTER:
                self.put_on_table()
            case _:
                super().keyPressEvent(event)


class SessionOnTable:
    """The boards of a session as the list that the table goes through, board after board."""

    def __init__(self, window: MatchWindow) -> None:
        self._window = window

    def show(self) -> None:
        """Show the session."""
        self._window.come_forward()

    def step(self, by: int) -> None:
        """Put the board so many places on on the table; at the end of the session say so."""
        if not self._window.put_next(by):
            self._window.say_end()

    def put_away(self) -> None:
        """Another list of boards takes its place: the session stays as it is."""


class Indented(TextBlock):
    """Words beneath a sentence that has a sign."""

    @property
    def indent(self) -> float:
        return self.look.dock(34)


def result_style(look: Look) -> Style:
    """The result of a board whose cards are not known."""
    return on_dock(look.palette, look.dock(25), Weight.BOLD)


def remark_style(look: Look) -> Style:
    """A sentence besides."""
    return second_style(look, look.dock(19))


def begin_session(host: Host, path: Path, files: Sequence[Path]) -> MatchWindow:
    """Write a new session of boards and results, and show it. Raises BridgetableError or OSError."""
    title = path.stem.replace("-", " ").replace("_", " ")
    save_match(path, new_match(path, {"title": title[:1].upper() + title[1:]}, files))
    return show_match(host, path)


def scored(opened: OpenedMatch) -> Session:
    """A session scored. Raises BridgetableError where it cannot be."""
    session = Session(opened)
    # It may have a hundred thousand values, which live as long as it: to look for garbage among them takes long.
    gc.freeze()
    return session


def show_match(host: Host, path: Path) -> MatchWindow:
    """Show the session of a file or a folder over a window. Raises BridgetableError, or Stopped."""
    with host.controller.patience.work():
        session = scored(open_match(path))
    shown = host.widget.findChild(MatchWindow)
    if shown is None:
        shown = MatchWindow(host, session)
    else:
        shown.open(session)
    shown.come_forward()
    return shown
