"""The main window: its parts made and connected, one view of the history shown by all, and the keys."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.commands.class_handlers import class_next, curtain, freeze
from bridgetable.gui.commands.commands import COMMANDS
from bridgetable.gui.commands.file_handlers import summary_page
from bridgetable.gui.commands.lesson_editor_handlers import may_close, note, try_lesson
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.commands.table_handlers import answer_claim, compare_with, make_claim, redo, undo
from bridgetable.gui.commands.view_handlers import projector, worth
from bridgetable.gui.files.keeper import Keeper
from bridgetable.gui.frame import Frame, restore
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look, Screen
from bridgetable.gui.settings import ClassChoice, Settings
from bridgetable.gui.start.start import Start
from bridgetable.gui.table.scene.direction import Direction
from bridgetable.language import tr
from bridgetable.views.eyes import Eye, Watcher

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLineEdit

    from bridgetable.game.cards import Card
    from bridgetable.gui.classroom.before_class import BeforeClass
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.gui.commands.call_handlers import CallHandlers
    from bridgetable.gui.commands.lists import Lists
    from bridgetable.gui.controller import Controller
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.host import Playlist, Series
    from bridgetable.gui.lesson_editor.writing import LessonWriting
    from bridgetable.gui.panel.best_play import BestPlay
    from bridgetable.gui.panel.caption import Caption
    from bridgetable.gui.panel.line_play import LinePlay
    from bridgetable.gui.panel.panel import Dock
    from bridgetable.gui.panel.rule_first import RuleFirst
    from bridgetable.gui.table.scene.view import TableGraphicsView
    from bridgetable.gui.table_area import TableArea
    from bridgetable.gui.timeline.bar import TimelineBar
    from bridgetable.session.actions import Action
    from bridgetable.session.history import History
    from bridgetable.views.table.offers import Offer, Other
    from bridgetable.views.table.table_view import TableView
    from bridgetable.views.table.timeline import TimelineView

LEAST_SIZE = (960, 600)
USUAL_SIZE = (1280, 720)
PAPER_SIZE = (1600, 900)
LOOKS_BACK = Qt.Key.Key_L
"""The key that shows the last trick for as long as it is held."""


@frozen(eq=False)
class Views:
    """What is shown of a history: the view of it, its timeline when that is wanted, and whether dummy is covered."""

    history: History
    view: TableView
    timeline: TimelineView | None
    covers_dummy: bool = False


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
        """Open on a document, with what a person has chosen before, in this size, or where it was left the last time.

        Where it is not wanted at once, the table waits until its size is known, and what needs the laws, the bidding
        box and the timeline, for `complete`. Without a document it has menus and tools alone, for its start page: all
        else waits for `complete`, and so does loading it, which would make a start half as long again.
        """
        super().__init__()
        load_fonts()
        self.settings = settings or Settings()
        self.eye: Eye = Watcher.ALL
        self.eye_before: Eye = Watcher.TABLE
        self.covers_dummy = False
        self.looks_back = False
        self.before_class: BeforeClass | None = None
        self.bottom = Seat.S
        self.screen_kind = Screen.DESK
        self.is_complete = self.has_table = False
        self.shown: TableView | None = None
        self.seen: TableView | None = None
        self.trials: RuleFirst | None = None
        self.best_play: BestPlay | None = None
        self._made: Views | None = None
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
        self.start = Start(self)
        self.start.changed.connect(self._start_changed)
        self.frame = Frame(self, self, self.start, is_start=document is None)
        self.menus, self.tools, self.body = self.frame.menus, self.frame.tools, self.frame.body
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
        self.table = TableArea(self.look, self._offers, self._facing)
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
        self.menus.fill()
        self._connect()
        self.has_table = True

    def _serve(self) -> None:
        """Create the menus and handlers that the first paint does not need."""
        from bridgetable.gui.commands.call_handlers import CallHandlers
        from bridgetable.gui.commands.dropped_files import DroppedFiles
        from bridgetable.gui.commands.lists import Lists

        DroppedFiles(self)
        self.calls = CallHandlers(self, self.menus.menus["Table"])
        self.lists = Lists(self, self.menus.menus)
        self.lists.refill()
        self.tools.eye.clicked.connect(self.lists.show_eyes)

    def _connect(self) -> None:
        run, column = self.menus.run, self.dock.column
        self.controller.make_view = self._make
        self.controller.changed.connect(self._changed)
        self.controller.refused.connect(self.say)
        self.controller.patience.lasts.connect(partial(self.say, tr("This takes a moment; Esc stops it"), Icon.SPEECH))
        self.table.wanted.connect(self.controller.do)
        self.table.page_wanted.connect(partial(run, summary_page))
        self.dock.answered.connect(self.controller.answer)
        self.dock.spoken.connect(self.controller.speak)
        self.dock.pointed.connect(self.point)
        for notes in (self.dock, self.caption):
            notes.next_wanted.connect(partial(run, next_note))
        column.let_go.connect(self.table.view.setFocus)
        column.said.connect(partial(answer_claim, self))
        column.step_wanted.connect(self.line.step)
        column.compare_wanted.connect(partial(compare_with, self))
        column.worth_unwanted.connect(partial(run, worth))
        self.dock.sheet.made.connect(partial(make_claim, self))
        for signal in (self.dock.sheet.changed, self.dock.turned):
            signal.connect(lambda: self.frame.arrange() if self.writing.desk is not None else None)
        self.line.played.connect(self._show_on_table)
        self.writing.changed.connect(partial(self.refresh, animate=False))
        self.writing.taken.connect(self._lesson_taken)
        self.writing.try_wanted.connect(partial(run, try_lesson))
        self.writing.note_wanted.connect(partial(run, note))
        self.timeline.wanted.connect(self.controller.go_to)
        for command, button in self.tools.buttons.items():
            button.setToolTip(command.about)
            button.clicked.connect(self.menus.actions[command].trigger)
        self.table.view.more = self._more

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
            self._show_rest(self._make(self.controller.history))
        elif self.start.page is not None:
            # The table behind the page, at once there when it is left.
            self.refresh(animate=False)
        for words, icon in self._unsaid:
            self.say(words, icon)

    # What can be done at the table.

    def _more(self, seat: Seat, card: Card) -> tuple[Other, ...]:
        from bridgetable.views.table.offers import more_for

        return () if self.line.at else more_for(self.controller.history.now, seat, card)

    def _offers(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
        from bridgetable.views.table.offers import offers_for

        # What is played out on the line cannot be touched.
        return () if self.line.at else offers_for(self.controller.history.now, seat, cards)

    def _facing(self, seat: Seat) -> Action | None:
        from bridgetable.session.cards.actions import FaceLead

        down = self.controller.history.now.table.face_down
        return next((FaceLead(seat, lying.card) for lying in down if lying.seat is seat), None)

    # What is open.

    def set_document(self, document: Document) -> None:
        """Show another document; the one before can be had again, as it was left."""
        # A fault in the view of another document leaves the present one.
        self._make(document.history)
        self.writing.put_away()
        self.start.put_away()
        if document is not self.document:
            self.before = evolve(self.document, history=self.controller.history)
            self.keeper.keep_places((self.document, self.controller.history), (document, document.history))
        self.document = document
        self.frame.name_file(document.name)
        self.shown = None
        self.keeper.begin(document, document.history)
        if document.history is self.controller.history:
            self.refresh(animate=False)
        else:
            self.controller.open(document.history)

    def take_playlist(self, playlist: Playlist | None) -> None:
        """Go by another list of boards; the one before is put away."""
        if self.playlist is not None and self.playlist is not playlist:
            self.playlist.put_away()
        self.playlist = playlist

    def open_start(self) -> None:
        """Show the start page over table, dock and timeline, until something is opened, or done at the table."""
        if self.start.page is not None:
            return
        if self.has_table:
            if self.screen_kind is Screen.PROJECTOR:
                self.set_screen(Screen.DESK)
            self.writing.follow()
            self.table.toast.hide()
        self.start.open(self.body)
        if self.is_complete:
            self.start.fill(self.keeper.left_behind)

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
        if self.trials is not None and self.is_ruling_first:
            self.trials.follow(self.controller.history, is_on=False)
        self.writing.begin(new=new)

    def _lesson_taken(self) -> None:
        self.frame.name_file(self.writing.name)
        self._name_commands(self.controller.history)

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
        self.refresh(animate=old.start is new.start, way=way, steps=steps)

    def refresh(self, *, animate: bool, way: Direction = Direction.FORTH, steps: bool = False) -> None:
        """Show the history as it is now; a trick stays face up where somebody `steps` along a lesson."""
        from bridgetable.gui.panel.news import news
        from bridgetable.gui.widgets.accessibility import announce
        from bridgetable.views.trick_seen import trick_lying

        history = self.controller.history
        made = self._make(history)
        self._try_first(history)
        before, self.shown = self.seen, made.view
        view = self.seen = made.view if self.trials is None else self.trials.seen(made.view)
        self.looks_back = False
        self.table.toast.hide()
        self.table.view.show_preview(None)
        goes_on = animate and way is Direction.FORTH and before is not view
        lying = trick_lying(history, view, covers_dummy=self.covers_dummy) if goes_on else None
        moves = animate and self.settings.motion
        if lying is not None:
            self.table.view.show_trick(lying, view, animate=moves, stays=steps)
        else:
            self.table.view.show_view(view, animate=moves, way=way)
        self._show_in_dock(made.view, history)
        if self.is_complete:
            self._show_rest(made)
        if self.writing.desk is not None and self.writing.lesson is not None:
            self.writing.desk.show_lesson(self.writing.lesson.view, made.view)
        self.line.end()
        self._name_commands(history)
        if self.trials is not None:
            self.trials.show()
        self._show_worth(history)
        if self.before_class is not None:
            self.before_class.follow(animate=animate, way=way)
        self.frame.arrange()
        if self.before_class is None or not self.before_class.room.is_turned:
            announce(self, news(before, view))

    def _make(self, history: History) -> Views:
        """Everything that will be shown of a history, as values, so that a fault in it comes before any change."""
        from bridgetable.views.table.timeline import timeline_for
        from bridgetable.views.view import view_for

        made = self._made
        kept = made is not None and made.history is history and made.view.eye == self.eye
        if made is None or not kept or made.covers_dummy is not self.covers_dummy:
            view = view_for(history, self.eye, covers_dummy=self.covers_dummy)
            self.table.view.table_scene.layout_of(view)
            # The first picture does without a timeline.
            timeline = timeline_for(history, self.eye) if self.is_complete else None
            made = self._made = Views(history, view, timeline, self.covers_dummy)
        return made

    def _show_in_dock(self, view: TableView, history: History) -> None:
        """Show in the dock what the director asks and says; the notes of a lesson where it is not being written."""
        writes, document = self.writing.lesson is not None, self.document
        notes = () if writes else document.notes_for(history.done)
        following = "" if writes else document.following_title(history.done)
        self.dock.column.set_still(not self.settings.motion)
        self.dock.show_view(view, document.title, notes, following)
        told = () if self.is_ruling_first else self.dock.column.ruling.notes_told
        self.caption.show_notes(told, ends=bool(following))

    def _show_rest(self, made: Views) -> None:
        from bridgetable.views.table.timeline import timeline_for

        hides, seen = self.is_ruling_first, self.seen or made.view
        self.table.show_box(made.history.now, hides=hides)
        # What lies ahead would tell what is asked.
        history = evolve(made.history, undone=()) if hides else made.history
        timeline = None if hides else made.timeline
        self.timeline.show_timeline(timeline or timeline_for(history, made.view.eye), seen.status, hides_rest=hides)

    def _show_on_table(self, view: TableView, way: Direction, is_over: bool) -> None:
        """Show a view on the table alone; the summary is offered where the board is over as it lies there."""
        self.table.offer_page(is_over)
        self.table.view.show_view(view, animate=self.settings.motion, way=way)

    def _name_commands(self, history: History) -> None:
        """Name what would be undone and redone, and show which commands are available."""
        from bridgetable.views.view import named_steps

        if self.writing.lesson is not None:
            undone, redone = self.writing.lesson.named_changes
        else:
            undone, redone = named_steps(evolve(history, undone=()) if self.is_ruling_first else history, self.eye)
        self.tools.name_undo(undone, redone)
        for command, named in ((undo, undone), (redo, redone)):
            self.menus.actions[command].setText(f"{command.words}: {named}" if named else command.words)
        self.menus.show_state()

    def point(self, number: int) -> None:
        """Preview the option of this digit, or end the preview (0)."""
        from bridgetable.gui.host import after_option
        from bridgetable.views.table.preview import FEW, preview_of

        view, seen_after = self.shown, partial(after_option, self, eye=self.eye, covers_dummy=self.covers_dummy)
        # With each answer about a line the director looks for the next: that is not done for a glance.
        after = None if view is None or view.line is not None else seen_after(number)
        if self.before_class is not None:
            self.before_class.room.preview(number if self.is_ruling_first else 0)
        if view is None or after is None:
            self.table.view.show_preview(None)
            self.dock.show_preview(None, 0)
            return
        others = (seen_after(o.number) for o in view.decision.options[:FEW]) if view.decision else ()
        named = 0 if self.is_ruling_first else number
        self.table.view.show_preview(preview_of(view, after, named, tuple(v for v in others if v is not None)))
        self.dock.show_preview(after.force, number)

    def look_back(self, *, looks: bool) -> None:
        """Show the last quitted trick, or the table again as it lies."""
        view = self.seen
        if view is None:
            return
        from bridgetable.gui.widgets.accessibility import announce
        from bridgetable.views.table.last_trick import looking_back

        back = looking_back(self.controller.history, view) if looks else None
        if looks is self.looks_back or (looks and back is None):
            return
        self.looks_back = looks
        self.table.view.show_view(back or view, animate=False)
        if self.before_class is not None:
            self.before_class.room.look_back(looks=looks)
        elif back is not None:
            announce(self, back.looked)

    # Ruling first, and best play.

    @property
    def is_ruling_first(self) -> bool:
        """Whether something is asked before the program tells it."""
        return self.trials is not None and self.trials.is_asking

    def _try_first(self, history: History) -> None:
        """Begin to ask what waits, where somebody rules first."""
        writes = self.writing.lesson is not None
        asks = not writes and self.document.asks_for(history.done)
        is_on = (self.settings.rule_first and not writes) or self.series is not None or asks
        if self.trials is None and is_on and history.now.pending is not None:
            from bridgetable.gui.panel.rule_first import RuleFirst

            self.trials = RuleFirst(self, self.dock)
            self.trials.moved.connect(partial(self.refresh, animate=False))
            self.trials.pointed.connect(self.point)
            self.trials.let_go.connect(self.to_table)
            self.trials.counted_on.connect(self._show_count)
        if self.trials is not None:
            self.trials.follow(history, is_on=is_on, asks=asks)

    def _show_worth(self, history: History) -> None:
        """Show what the options are worth, where that is wanted."""
        if self.best_play is None and self.settings.worth:
            from bridgetable.gui.panel.best_play import BestPlay
            from bridgetable.gui.solver import AskedSolver

            self.best_play = BestPlay(self, self.dock, AskedSolver(self))
        if self.best_play is not None:
            self.best_play.follow(history)

    # How it is shown.

    def set_screen(self, kind: Screen) -> None:
        """Switch to the desk, or to the projector."""
        if self.start.page is not None:
            self.start.leave()
        self.screen_kind = kind
        self.point(0)
        self.frame.restyle()

    def fill_screen(self, fills: bool) -> None:
        """Fill the whole screen, or be as large again as before."""
        self.frame.fill_screen(fills)

    def dress_again(self) -> None:
        """Apply this window's colours to the application again."""
        self.frame.dress_again()

    def set_eye(self, eye: Eye) -> None:
        """Show the table as another eye sees it."""
        from bridgetable.gui.classroom.class_words import eye_words

        self.eye = eye
        self.tools.eye.say(eye_words(eye))
        self.tools.arrange()
        self.lists.refill()
        self.refresh(animate=False)

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
        self.refresh(animate=False)

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
        """What goes on between this window and a class, once there has been one."""
        return None if self.before_class is None else self.before_class.room

    @property
    def has_class(self) -> bool:
        """Whether a class looks."""
        return self.before_class is not None and self.before_class.room.is_on

    def with_class(self) -> BeforeClass:
        """The teacher's side of a class, made when it is first asked for."""
        if self.before_class is None:
            from bridgetable.gui.classroom.before_class import BeforeClass

            made = self.before_class = BeforeClass(self, self.body, self.dock, lambda: self.trials)
            made.shown.connect(self.menus.show_state)
            made.shown.connect(self.frame.arrange)
            made.turned.connect(self.frame.fill_screen)
            made.turned.connect(self.frame.restyle)
            made.room.chosen.connect(self._class_chosen)
            made.room.released.connect(partial(self.look_back, looks=False))
            wanted = ((made.desk.next_wanted, class_next), (made.desk.held, freeze), (made.desk.curtained, curtain))
            for signal, command in wanted:
                signal.connect(partial(self.menus.run, command))
        return self.before_class

    def _show_count(self) -> None:
        if self.before_class is not None:
            self.before_class.show_count()

    def _class_chosen(self, choice: ClassChoice) -> None:
        self.settings = evolve(self.settings, classroom=choice)
        self.keeper.keep_settings()

    # What handlers ask of it.

    @property
    def widget(self) -> QWidget:
        """The window itself, over which dialogs stand."""
        return self

    @property
    def table_view(self) -> TableGraphicsView:
        """The view of the table."""
        return self.table.view

    def to_table(self) -> None:
        """Put the keyboard on the table; else Qt gives it to the first button of the tool bar."""
        self.table.view.setFocus()

    def open_meaning_form(self) -> None:
        """Open the form for the call that the keyboard is on, else for the last one made."""
        self.calls.open_last()

    def open_clause(self, cite: str) -> None:
        """Open the law book at a clause."""
        from bridgetable.gui.book.window import show_book

        show_book(self, cite)

    def place_under(self, icon: Icon) -> QPoint:
        """The place on the screen under the tool bar's button with this icon."""
        return self.tools.place_under(icon)

    def choose(self, settings: Settings) -> None:
        """Apply other settings, and write them down."""
        if self.best_play is not None and settings.worth and not self.settings.worth:
            self.best_play.solver.try_again()
        self.settings = settings
        self.frame.restyle()
        self.lists.refill()
        self.refresh(animate=False)
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
        if event.type() is QEvent.Type.ShortcutOverride and self._open_field() is not None and is_text(event):
            event.accept()
            return True
        return super().event(event)

    def _open_field(self) -> QLineEdit | None:
        """The field of the sheet or of declarer's call that is open, in which letters are text."""
        if not self.has_table:
            return None
        if self.dock.sheet.draft is not None:
            return self.dock.sheet.draft.field.field
        call = self.table.call
        return call.field if call is not None and call.isVisible() else None

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
            self.look_back(looks=False)

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

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == LOOKS_BACK and not event.isAutoRepeat():
            self.look_back(looks=False)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.complete()
        if not self._take_key(event):
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Take a key that is no command; whether it meant something."""
        key, field = event.key(), self._open_field()
        if key == LOOKS_BACK and not event.modifiers() and field is None:
            self.look_back(looks=True)
        elif self.before_class is not None and self.before_class.key(event):
            pass
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.dock.choose(key - Qt.Key.Key_0 or 10)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.dock.press_trial():
            pass
        elif key == Qt.Key.Key_Escape and self.dock.sheet.draft is not None:
            self.dock.sheet.close_sheet()
        elif key == Qt.Key.Key_Escape and self.dock.stop_asking():
            pass
        elif key == Qt.Key.Key_Escape and self.screen_kind is Screen.PROJECTOR:
            self.menus.run(projector)
        elif field is not None and is_text(event):
            # What is typed beside the field of an open sheet is meant for it.
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.insert(event.text())
        else:
            return False
        return True

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
        if self.best_play is not None:
            self.best_play.solver.close()
        super().closeEvent(event)

    def keep_unasked(self) -> None:
        """Keep the table and the settings as at closing, without a question: nobody may be there to answer it."""
        if self.has_table:
            self.keeper.keep_unasked(self.writing.kept_history)
        else:
            self.keeper.keep_settings()


def is_text(event: QEvent) -> bool:
    """Whether a key is a letter or sign that somebody writes, and no command."""
    if not isinstance(event, QKeyEvent) or not event.text().isprintable() or not event.text():
        return False
    return not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
