"""The main window: its parts made and connected, one view of the history shown by all, and the keys."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.commands.class_handlers import class_next, curtain, freeze
from bridgetable.gui.commands.commands import COMMANDS
from bridgetable.gui.commands.file_handlers import summary_page
from bridgetable.gui.commands.keys import LOOKS_BACK, is_text, open_field, take_key
from bridgetable.gui.commands.lesson_handlers import may_close, note, try_lesson
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.commands.table_handlers import answer_claim, compare_with, make_claim
from bridgetable.gui.commands.view_handlers import worth
from bridgetable.gui.display import Display
from bridgetable.gui.files.keeper import Keeper
from bridgetable.gui.frame import Frame, restore
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look, Screen
from bridgetable.gui.paint.theme import Direction
from bridgetable.gui.settings import Settings
from bridgetable.gui.start.start import Start
from bridgetable.gui.widgets.keyboard import keyboard
from bridgetable.views.eyes import Eye, Watcher

if TYPE_CHECKING:
    from bridgetable.formats.hands import Hands
    from bridgetable.formats.journal import Journal
    from bridgetable.game.books import Book
    from bridgetable.gui.classroom.before_class import BeforeClass
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.gui.commands.call_handlers import CallHandlers
    from bridgetable.gui.commands.lists import Lists
    from bridgetable.gui.controller import Controller
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.host import Playlist, Series
    from bridgetable.gui.lesson_editor.writing import LessonWriting
    from bridgetable.gui.panel.caption import Caption
    from bridgetable.gui.panel.line_play import LinePlay
    from bridgetable.gui.panel.panel import Dock
    from bridgetable.gui.table.scene.view import TableGraphicsView
    from bridgetable.gui.table_area import TableArea
    from bridgetable.gui.timeline.bar import TimelineBar
    from bridgetable.session.history import History
    from bridgetable.views.table.table_view import TableView

LEAST_SIZE = (960, 600)
USUAL_SIZE = (1280, 720)
PAPER_SIZE = (1600, 900)


class Window(QMainWindow):
    """The window on one document; every change of the history comes back as one view that all parts show."""

    document: Document
    controller: Controller
    table: TableArea
    dock: Dock
    timeline: TimelineBar
    caption: Caption
    line: LinePlay
    writing: LessonWriting
    calls: CallHandlers
    lists: Lists
    look: Look

    def __init__(
        self,
        document: Document | None,
        settings: Settings | None = None,
        size: tuple[int, int] = USUAL_SIZE,
        *,
        at_once: bool = True,
        restores: bool = False,
    ) -> None:
        """Open on a document, with the choices of before, in this size or where it was left the last time."""
        # Unless wanted at once, the table waits until its size is known, and what fills the menus or needs the laws,
        # the bidding box and the timeline, for `complete`. Without a document it has the bars alone, for its start
        # page.
        super().__init__()
        load_fonts()
        self.settings = settings or Settings()
        self.eye: Eye = Watcher.ALL
        self.eye_before: Eye = Watcher.TABLE
        self.covers_dummy = False
        self.before_class: BeforeClass | None = None
        self.bottom = Seat.S
        self.screen_kind = Screen.DESK
        self.is_complete = self.has_table = False
        self.shown: TableView | None = None
        self.before: Document | None = None
        self.playlist: Playlist | None = None
        self.series: Series | None = None
        self.keeper = Keeper(self)
        self._unsaid: list[tuple[str, Icon]] = []
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*size)
        if restores:
            # Before anything is made, so that it is made in its size.
            restore(self, self.settings.geometry)
        self.commands = COMMANDS
        self.start = Start(self, self.keeper)
        self.start.changed.connect(self._start_changed)
        self.frame = Frame(self, self, self.start, is_start=document is None)
        self.menus, self.tools, self.body = self.frame.menus, self.frame.tools, self.frame.body
        self.fill_screen, self.dress_again = self.frame.fill_screen, self.frame.dress_again
        self.place_under = self.tools.place_under
        self.display = Display(self, self.frame)
        self.body.installEventFilter(self)
        if document is None:
            return
        self._furnish(document)
        self.frame.fit_parts()
        if at_once:
            self.is_complete = True
            self._serve()
            self.set_document(document)

    # Made once.

    def _furnish(self, document: Document) -> None:
        """Create what shows a document: table, dock and timeline, with the commands that work on them."""
        from bridgetable.gui.controller import Controller
        from bridgetable.gui.lesson_editor.writing import LessonWriting
        from bridgetable.gui.panel.caption import Caption
        from bridgetable.gui.panel.line_play import LinePlay
        from bridgetable.gui.panel.panel import Dock
        from bridgetable.gui.table_area import TableArea
        from bridgetable.gui.timeline.bar import TimelineBar

        self.document = document
        self.keeper.opened_by_itself = (document, document.history)
        self.controller = Controller(document.history, self)
        self.table = TableArea(self.look, self.display.offers, self.display.facing)
        self.dock = Dock(self.look)
        self.timeline = TimelineBar(self.look)
        self.caption = self.frame.caption = Caption(self.look, self.body)
        self.line = LinePlay(self, self.dock)
        self.writing = LessonWriting(self, self.keeper, self.body, self.dock, self.timeline.line)
        for part in (self.table, self.dock, self.timeline):
            part.setParent(self.body)
        # Above everything, it covers no plate and no hand there.
        self.table.toast.setParent(self.body)
        self.table.toast.foot = self.timeline
        self._connect()
        self.has_table = True

    def _serve(self) -> None:
        from bridgetable.gui.commands.call_handlers import CallHandlers
        from bridgetable.gui.commands.dropped_files import DroppedFiles
        from bridgetable.gui.commands.lists import Lists

        self.menus.fill()
        for command, button in self.tools.buttons.items():
            button.clicked.connect(self.menus.actions[command].trigger)
        DroppedFiles(self)
        self.calls = CallHandlers(self, self.menus.menus["Table"])
        self.lists = Lists(self, self.menus.menus)
        self.lists.refill()
        self.tools.eye.clicked.connect(self.lists.show_eyes)

    def _connect(self) -> None:
        run, column = self.menus.run, self.dock.column
        self.controller.make_view = self.display.make
        self.controller.changed.connect(self._changed)
        self.controller.refused.connect(self.say)
        self.controller.patience.lasts.connect(self._show_waiting)
        self.table.wanted.connect(self.controller.do)
        self.table.page_wanted.connect(partial(run, summary_page))
        self.dock.answered.connect(self.controller.answer)
        self.dock.spoken.connect(self.controller.speak)
        self.dock.pointed.connect(self.display.point)
        for notes in (self.dock, self.caption):
            notes.next_wanted.connect(partial(run, next_note))
        column.let_go.connect(self.table.view.setFocus)
        column.said.connect(partial(answer_claim, self))
        column.step_wanted.connect(self.line.step)
        column.compare_wanted.connect(partial(compare_with, self))
        column.worth_unwanted.connect(partial(run, worth))
        self.dock.sheet.let_go.connect(self.table.view.setFocus)
        self.dock.sheet.made.connect(partial(make_claim, self))
        self.dock.sheet.pointed.connect(self.display.point_at_step)
        for signal in (self.dock.sheet.changed, self.dock.turned):
            signal.connect(lambda: self.frame.arrange() if self.writing.desk is not None else None)
        self.line.played.connect(self.display.show_on_table)
        self.writing.changed.connect(partial(self.display.refresh, animate=False))
        self.writing.taken.connect(self._lesson_taken)
        self.writing.try_wanted.connect(partial(run, try_lesson))
        self.writing.note_wanted.connect(partial(run, note))
        self.timeline.wanted.connect(self.controller.go_to)
        for command, button in self.tools.buttons.items():
            button.setToolTip(command.about)
        self.table.view.more = self.display.more

    def complete(self) -> None:
        """Create and show what the first picture left out, once."""
        if self.is_complete:
            return
        self.is_complete = True
        if not self.has_table:
            from bridgetable.gui.documents.document import first_document

            self._furnish(first_document())
            self.frame.fit_parts()
        self._serve()
        if self.shown is not None:
            self.display.show_rest()
        elif self.start.page is not None:
            # The table behind the page, at once there when it is left.
            self.display.refresh(animate=False)
        for words, icon in self._unsaid:
            self.say(words, icon)

    # What is open.

    def set_document(self, document: Document) -> bool:
        """Show another document, whether nobody stopped that; the one before can be had again, as it was left."""
        if self.controller.patience.stop():
            # It is shown as soon as what is being worked out has stopped.
            QTimer.singleShot(0, self, partial(self.set_document, document))
            return False
        # A fault in the view of another document leaves the present one. The first is made in one go, before anything
        # can be seen of the window.
        make = partial(self.display.make, document.history, document)
        if (make() if self.shown is None else self.controller.worked(make)) is None:
            return False
        self.writing.put_away()
        self.start.put_away()
        if document is not self.document:
            self.before = evolve(self.document, history=self.controller.history)
            self.keeper.keep_places((self.document, self.controller.history), (document, document.history))
        self.document = document
        keyboard().show(walks=False)
        self.frame.name_file(document.name)
        self.shown = None
        self.keeper.begin(document, document.history)
        if document.history is self.controller.history:
            self.display.refresh(animate=False)
        else:
            self.controller.open(document.history)
        return True

    def take_playlist(self, playlist: Playlist | None) -> None:
        """Go by another list of boards; the one before is put away."""
        if self.playlist is not None and self.playlist is not playlist:
            self.playlist.put_away()
        self.playlist = playlist

    def open_start(self) -> None:
        """Show the start page over table, dock and timeline, until something is opened, or done at the table."""
        self.start.open(self.body)

    def _start_changed(self) -> None:
        self.frame.name_file("" if self.start.page is not None else self.document.name)
        self.frame.fit_parts()

    @property
    def painted_first(self) -> QWidget:
        """The part that stands for the first picture, and has the keyboard then."""
        return self.start.page or self.table.view.viewport()

    def write_lesson(self, *, new: bool = False) -> None:
        """Begin to write the lesson on the table, or a `new` one from all that was done there; or go on with it."""
        self.start.leave()
        self.display.step_aside()
        self.writing.begin(new=new)

    def _lesson_taken(self) -> None:
        self.frame.name_file(self.writing.name)
        self.display.name_commands(self.controller.history)

    def _show_waiting(self, over: QWidget | None) -> None:
        """Show that long work goes on, and the button that stops it."""
        from bridgetable.gui.widgets.waiting import WaitingStrip

        patience, strip = self.controller.patience, WaitingStrip(self.look, over or self.body)
        strip.stopped.connect(patience.stop)
        patience.went_on.connect(strip.go_on)
        patience.ended.connect(strip.deleteLater)
        patience.ended.connect(strip.hide)

    # What is shown.

    def _changed(self, old: History, new: History) -> None:
        self.start.put_away()
        if self.writing.lesson is not None:
            self.writing.take()
        else:
            self.keeper.follow(new)
        # A step along the timeline of the same board is seen to move; another board is not.
        back = len(new.done) < len(old.done)
        steps = self.document.is_lesson and old.done + old.undone == new.done + new.undone
        self.dock.sheet.close_sheet()
        way = Direction.BACK if back else Direction.FORTH
        self.display.refresh(animate=old.start is new.start, way=way, steps=steps)

    # How it is shown.

    def set_screen(self, kind: Screen) -> None:
        """Switch to the desk, or to the projector."""
        if self.start.page is not None:
            self.start.leave()
        self.screen_kind = kind
        self.display.point(0)
        self.frame.restyle()

    def set_eye(self, eye: Eye) -> None:
        """Show the table as another eye sees it."""
        from bridgetable.gui.classroom.before_class import eye_words

        self.eye = eye
        self.tools.eye.say(eye_words(eye))
        self.tools.arrange()
        self.lists.refill()
        self.display.refresh(animate=False)

    def set_bottom(self, seat: Seat) -> None:
        """Put a seat at the bottom of the screen."""
        self.bottom = SEATS[seat]
        self.table.view.set_rotation(seat)
        if self.before_class is not None:
            self.before_class.restyle()
        self.lists.refill()

    def cover_dummy(self, *, covers: bool) -> None:
        """Show dummy's hand as backs, or as it lies."""
        self.covers_dummy = covers
        self.display.refresh(animate=False)

    def stand_off_screen(self, eye: Eye, kind: Screen) -> None:
        """Lay the window out as if it were shown, for a picture."""
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.show()
        if kind is not self.screen_kind:
            self.set_screen(kind)
        if eye is not self.eye:
            self.set_eye(eye)
        QApplication.processEvents()

    def for_paper(self) -> Window:
        """The same table in another window, which is never on the screen and is laid out for a page."""
        settings = Settings(theme="light", four_colours=self.settings.four_colours, motion=False)
        paper = Window(evolve(self.document, history=self.controller.history), settings, PAPER_SIZE)
        paper.stand_off_screen(self.eye, Screen.DESK)
        return paper

    # Before a class.

    @property
    def classroom(self) -> Classroom | None:
        """The class of this window, once there has been one."""
        return None if self.before_class is None else self.before_class.room

    @property
    def has_class(self) -> bool:
        """True where a class looks."""
        return self.before_class is not None and self.before_class.room.is_on

    def with_class(self) -> BeforeClass:
        """The teacher's side of a class, made when it is first asked for."""
        if self.before_class is None:
            from bridgetable.gui.classroom.before_class import BeforeClass

            made = self.before_class = BeforeClass(self, self.body, self.dock, lambda: self.display.trials)
            made.shown.connect(self.menus.show_state)
            made.shown.connect(self.frame.arrange)
            made.turned.connect(self.frame.fill_screen)
            made.turned.connect(self.frame.restyle)
            made.room.chosen.connect(self.keeper.keep_class_choice)
            made.room.released.connect(partial(self.display.look_back, looks=False))
            wanted = ((made.desk.next_wanted, class_next), (made.desk.held, freeze), (made.desk.curtained, curtain))
            for signal, command in wanted:
                signal.connect(partial(self.menus.run, command))
        return self.before_class

    # What handlers ask of it.

    @property
    def widget(self) -> QWidget:
        """The window itself, over which dialogs stand."""
        return self

    @property
    def table_view(self) -> TableGraphicsView:
        """The view of the table."""
        return self.table.view

    @property
    def is_ruling_first(self) -> bool:
        """True where something is asked before the program tells it."""
        return self.display.is_ruling_first

    def open_meaning_form(self) -> None:
        """Open the form for the call that the keyboard is on, else for the last one made."""
        self.calls.open_last()

    def keep_count(self, hands: Hands) -> None:
        """Keep the hands that a class has raised for the question that is asked now, and write them down."""
        self.document = self.document.counted(self.controller.history.done, hands)
        self.keeper.count(self.controller.history, hands)

    def take_header(self, journal: Journal) -> None:
        """Take the journal with another event, or other texts in its forms; a lesson being written takes them too."""
        self.document = evolve(self.document, journal=journal)
        editor = self.writing.lesson or self.writing.tried
        if editor is not None:
            editor.take_header(journal)

    def keep_forms(self) -> None:
        """Write down the event and what was typed in the forms of the board."""
        history = self.controller.history
        self.keeper.fill(self.document.journal_for(history), history)

    def rule_again(self, steps: Iterable[tuple[str, ...]]) -> None:
        """Answer the case in hand as far as somebody had come with it."""
        if self.display.trials is not None:
            self.display.trials.do_again(steps)

    @property
    def book_in_force(self) -> Book:
        """The book of the Laws in force at the table; on the start page, where none is in sight, that of new tables."""
        from bridgetable.gui.documents.new_tables import terms_of_new_tables

        if self.start.page is not None:
            return terms_of_new_tables()[0]
        return self.controller.history.now.table.book

    def open_clause(self, cite: str) -> None:
        """Open the law book at a clause."""
        from bridgetable.gui.book.window import show_book

        show_book(self, cite)

    def show_changes(self, pair: tuple[str, str], edition: str, cite: str) -> None:
        """Show what changed between two editions of the Laws, at a clause of one of them, or from the beginning."""
        from bridgetable.gui.book.changes_window import show_changes

        show_changes(self, pair, edition, cite)

    def choose(self, settings: Settings) -> None:
        """Apply other settings, and write them down."""
        if self.display.best_play is not None and settings.worth and not self.settings.worth:
            self.display.best_play.solver.try_again()
        before, self.settings = self.settings, settings
        if self.controller.worked(partial(self.display.make, self.controller.history)) is None:
            self.settings = before
            return
        if settings.looks == before.looks:
            self.frame.fit_parts()
        else:
            self.frame.restyle()
        self.lists.refill()
        self.display.refresh(animate=False)
        self.keeper.keep_settings()

    def remember(self, path: Path) -> None:
        """Add a file to those opened last, unless it is a lesson that came with the program."""
        from bridgetable.gui.documents.lesson_files import lesson_paths

        if path.absolute() in lesson_paths():
            return
        self.settings = self.settings.with_recent(str(path.absolute()))
        if self.is_complete:
            self.lists.refill()
        self.keeper.keep_settings()

    def say(self, words: str, icon: Icon = Icon.TRIANGLE) -> None:
        """Show one sentence over the foot of the table."""
        from bridgetable.gui.controller import sentence

        if self.has_table:
            self.table.toast.say(sentence(words), icon)
        else:
            self._unsaid.append((words, icon))

    # Events.

    def event(self, event: QEvent) -> bool:
        # Else a letter would be a command while somebody writes what is claimed.
        if event.type() is QEvent.Type.ShortcutOverride and open_field(self) is not None and is_text(event):
            event.accept()
            return True
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.shown is None:
            self.windowHandle().installEventFilter(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Where it is restored maximised there are no menus yet.
        if event.type() is QEvent.Type.WindowStateChange and self.centralWidget() is not None:
            self.menus.show_state()
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            # The release of the key would go elsewhere.
            self.display.look_back(looks=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.body and event.type() is QEvent.Type.Resize:
            self.frame.arrange()
        if event.type() is QEvent.Type.Expose and self.shown is None and self.start.page is None:
            # It is about to be painted for the first time, and nobody will change its size before that.
            self.set_document(self.document)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.height() != self.look.height:
            self.frame.restyle()
        self.frame.paint_again()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == LOOKS_BACK and not event.isAutoRepeat():
            self.display.look_back(looks=False)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.complete()
        if not take_key(self, partial(self.display.look_back, looks=True), event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.has_table:
            self.keeper.keep_settings()
        elif self.controller.patience.stop():
            # The window cannot go while something is worked out for it: it closes as soon as that has stopped.
            event.ignore()
            QTimer.singleShot(0, self, self.close)
            return
        elif (self.keeper.keeps and not may_close(self)) or not self.keeper.keep_all(self.writing.kept_history):
            event.ignore()
            return
        if self.before_class is not None:
            self.before_class.room.end()
        self.keeper.stop_recording()
        if self.display.best_play is not None:
            self.display.best_play.solver.close()
        super().closeEvent(event)

    def keep_unasked(self) -> None:
        """Keep the table and the settings as at closing, without a question: nobody may be there to answer it."""
        if self.has_table:
            self.keeper.keep_unasked(self.writing.kept_history)
        else:
            self.keeper.keep_settings()
