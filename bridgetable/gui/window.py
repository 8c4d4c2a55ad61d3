"""The main window: menus, tool bar, table, dock and timeline, laid out by hand and filled from one view."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.commands.commands import COMMANDS
from bridgetable.gui.commands.file_handlers import keep_last, save_last, summary_page
from bridgetable.gui.commands.lesson_editor_handlers import may_close, note, try_lesson
from bridgetable.gui.commands.menus import Menus
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.commands.table_handlers import answer_claim, compare_with, make_claim, redo, undo
from bridgetable.gui.commands.tool_bar import ToolBar
from bridgetable.gui.commands.view_handlers import projector, worth
from bridgetable.gui.paint.fonts import font, load_fonts
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen, look_for, menu_style, qt_palette
from bridgetable.gui.paint.theme import Palette, in_four_colours, palette_named
from bridgetable.gui.settings import ClassChoice, Settings, write_settings
from bridgetable.gui.table.scene.direction import Direction
from bridgetable.gui.widgets.bar_button import BarText
from bridgetable.language import tr
from bridgetable.views.eyes import Eye, Watcher

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QLineEdit

    from bridgetable.formats.journal import Journal
    from bridgetable.game.cards import Card
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.gui.classroom.desk import ClassDesk
    from bridgetable.gui.classroom.face import ClassFace
    from bridgetable.gui.commands.before_class import BeforeClass
    from bridgetable.gui.commands.call_handlers import CallHandlers
    from bridgetable.gui.commands.lists import Lists
    from bridgetable.gui.controller import Controller
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.files.recording import Recording
    from bridgetable.gui.host import Playlist, Series
    from bridgetable.gui.lesson_editor.desk import LessonDesk
    from bridgetable.gui.lesson_editor.editor import LessonEditor
    from bridgetable.gui.panel.best_play import BestPlay
    from bridgetable.gui.panel.caption import Caption
    from bridgetable.gui.panel.line_play import LinePlay
    from bridgetable.gui.panel.line_row import LineRow
    from bridgetable.gui.panel.panel import Dock
    from bridgetable.gui.panel.rule_first import RuleFirst
    from bridgetable.gui.start.page import StartPage
    from bridgetable.gui.table.scene.view import TableGraphicsView
    from bridgetable.gui.table_area import TableArea
    from bridgetable.gui.timeline.bar import TimelineBar
    from bridgetable.session.actions import Action
    from bridgetable.session.history import History
    from bridgetable.views.table.offers import Offer, Other
    from bridgetable.views.table.table_view import TableView
    from bridgetable.views.table.timeline import TimelineView

LEAST_SIZE = (960, 600)
# What a desktop puts above a window, in logical pixels; nobody tells before the window is there.
TITLE_BAR = 40
USUAL_SIZE = (1280, 720)
PAPER_SIZE = (1600, 900)
NARROWEST_DOCK = 530.0
LOOKS_BACK = Qt.Key.Key_L
"""The key that shows the last trick for as long as it is held."""
STRIP, VOTE_STRIP = 440.0, 720.0
"""The width of the projector's strip in a window 1080 high, and where a class votes on it."""


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
    calls: CallHandlers
    lists: Lists

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
        self.still = not self.settings.motion
        # Pictures and tests leave a person's settings alone.
        self.keeps = False
        self.recording: Recording | None = None
        self.is_complete = self.has_table = False
        self.shown: TableView | None = None
        self.seen: TableView | None = None
        self.trials: RuleFirst | None = None
        self.best_play: BestPlay | None = None
        self.start: StartPage | None = None
        self._made: Views | None = None
        self._was_full = False
        self.before: Document | None = None
        self.playlist: Playlist | None = None
        self.series: Series | None = None
        self.lesson: LessonEditor | None = None
        self.tried: LessonEditor | None = None
        self.desk: LessonDesk | None = None
        self._recorded: Journal | None = None
        self._unsaid: list[tuple[str, Icon]] = []
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*size)
        if restores:
            # Before anything is made, so that it is made in its size.
            self.restore()
        self.look = look_for(self.height(), self._palette())
        self._dressed: tuple[Palette, int] | None = None
        self._dress_application()
        self._build(is_start=document is None)
        if document is None:
            return
        self._furnish(document)
        self._fit_parts()
        if at_once:
            self.is_complete = True
            self._serve()
            self.set_document(document)

    # Made once.

    def _build(self, *, is_start: bool) -> None:
        self.commands = COMMANDS
        self.menus = Menus(self, self.menuBar(), COMMANDS)
        self.file_name = BarText(self.look)
        self.menuBar().setCornerWidget(self.file_name, Qt.Corner.TopRightCorner)
        self.body = QWidget()
        self.setCentralWidget(self.body)
        self.tools = ToolBar(self.look, is_start=is_start)
        self.tools.setParent(self.body)
        self.body.installEventFilter(self)

    def _furnish(self, document: Document) -> None:
        """Create what shows a document: table, dock and timeline, with the commands that work on them."""
        from bridgetable.gui.controller import Controller
        from bridgetable.gui.panel.caption import Caption
        from bridgetable.gui.panel.line_play import LinePlay
        from bridgetable.gui.panel.panel import Dock
        from bridgetable.gui.table_area import TableArea
        from bridgetable.gui.timeline.bar import TimelineBar

        self.document = document
        self._unasked = (document, document.history)
        self.controller = Controller(document.history, self)
        self.table = TableArea(self.look, self._offers, self._facing)
        self.dock = Dock(self.look)
        self.timeline = TimelineBar(self.look)
        self.caption = Caption(self.look, self.body)
        self.line = LinePlay(self)
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
        self.controller.make_view = self._make
        self.controller.changed.connect(self._changed)
        self.controller.refused.connect(self.say)
        self.controller.patience.lasts.connect(partial(self.say, tr("This takes a moment; Esc stops it"), Icon.SPEECH))
        self.table.wanted.connect(self.controller.do)
        self.table.page_wanted.connect(partial(self.menus.run, summary_page))
        self.dock.answered.connect(self.controller.answer)
        self.dock.spoken.connect(self.controller.speak)
        self.dock.pointed.connect(self.point)
        for notes in (self.dock, self.caption):
            notes.next_wanted.connect(partial(self.menus.run, next_note))
        self.dock.column.let_go.connect(self.table.view.setFocus)
        self.dock.column.said.connect(partial(answer_claim, self))
        self.dock.column.step_wanted.connect(self.line.step)
        self.dock.column.compare_wanted.connect(partial(compare_with, self))
        self.dock.column.worth_unwanted.connect(partial(self.menus.run, worth))
        self.dock.sheet.made.connect(partial(make_claim, self))
        for signal in (self.dock.sheet.changed, self.dock.turned):
            signal.connect(lambda: self.arrange() if self.desk is not None else None)
        self.timeline.wanted.connect(self.controller.go_to)
        for command, button in self.tools.buttons.items():
            button.setToolTip(command.about)
            button.clicked.connect(self.menus.actions[command].trigger)
        self.table.view.more = self._more

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

    # What is shown.

    def set_document(self, document: Document) -> None:
        """Show another document; the one before can be had again, as it was left."""
        # A fault in the view of another document leaves the present one.
        self._make(document.history)
        self._put_lesson_away()
        self._put_start_away()
        if self.recording is not None:
            self.recording.close()
        if document is not self.document:
            self.before = evolve(self.document, history=self.controller.history)
            self._keep_places((self.document, self.controller.history), (document, document.history))
        self.document = document
        self.name_file(document.name)
        self.shown = None
        if document.history is self.controller.history:
            self.refresh(animate=False)
        else:
            self.controller.open(document.history)
        if self.recording is not None:
            self.recording.begin(document, document.history)

    def open_start(self) -> None:
        """Show the start page over table, dock and timeline, until something is opened, or done at the table."""
        if self.start is not None:
            return
        from bridgetable.gui.start.page import StartPage

        if self.has_table:
            if self.screen_kind is Screen.PROJECTOR:
                self.set_screen(Screen.DESK)
            self.follow_lesson()
            self.table.toast.hide()
        self.start = StartPage(self, self.body)
        self.start.left.connect(self.leave_start)
        self.name_file("")
        self._fit_parts()
        self.start.show()
        if self.is_complete:
            self._fill_start()

    def _fill_start(self) -> None:
        from bridgetable.formats.recovery import left_behind

        if self.start is not None:
            self.start.fill(left_behind(self.recording.folder) if self.recording is not None else ())
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_start(self) -> None:
        """Go from the start page to the table."""
        self.complete()
        self._put_start_away()
        if self.shown is None:
            self.set_document(self.document)

    def _put_start_away(self) -> None:
        start, self.start = self.start, None
        if start is None:
            return
        start.close_tables()
        start.hide()
        start.deleteLater()
        self.name_file(self.document.name)
        self._fit_parts()
        self.table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def painted_first(self) -> QWidget:
        """The part that stands for the first picture, and has the keyboard then."""
        return self.start or self.table.view.viewport()

    def name_file(self, name: str) -> None:
        """Show the name of what is open, at the right of the menus and over the window."""
        self.setWindowTitle(tr("{name} – bridgetable", name=name) if name else tr("bridgetable"))
        self.file_name.say(name)
        # The menu bar asks how wide its corner is only when it is laid out anew.
        self.menuBar().setCornerWidget(self.file_name, Qt.Corner.TopRightCorner)
        self.file_name.show()

    def _changed(self, old: History, new: History) -> None:
        self._put_start_away()
        if self.lesson is not None:
            self._take_lesson()
        elif self.recording is not None:
            self.recording.follow(new)
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
        moves = animate and not self.still
        if lying is not None:
            self.table.view.show_trick(lying, view, animate=moves, stays=steps)
        else:
            self.table.view.show_view(view, animate=moves, way=way)
        self.dock.column.set_still(self.still)
        writes = self.lesson is not None
        notes = () if writes else self.document.notes_for(history.done)
        following = "" if writes else self.document.following_title(history.done)
        self.dock.show_view(made.view, self.document.title, notes, following)
        told = () if self.is_ruling_first else self.dock.column.ruling.notes_told
        self.caption.show_notes(told, ends=bool(following))
        if self.is_complete:
            self._show_rest(made)
        if self.desk is not None and self.lesson is not None:
            self.desk.show_lesson(self.lesson.view, made.view)
        self.line.end()
        self._name_commands(history)
        if self.trials is not None:
            self.trials.show()
        self._show_worth(history)
        if self.before_class is not None:
            self.before_class.follow(animate=animate, way=way)
        self.arrange()
        if self.before_class is None or not self.before_class.room.is_turned:
            announce(self, news(before, view))

    # What is asked of who rules first.

    @property
    def is_ruling_first(self) -> bool:
        """Whether something is asked before the program tells it."""
        return self.trials is not None and self.trials.is_asking

    def _try_first(self, history: History) -> None:
        """Begin to ask what waits, where somebody rules first."""
        asks = self.document.asks_for(history.done)
        asks = asks and self.lesson is None
        is_on = (self.settings.rule_first and self.lesson is None) or self.series is not None or asks
        if self.trials is None and is_on and history.now.pending is not None:
            from bridgetable.gui.panel.rule_first import RuleFirst

            self.trials = RuleFirst(self)
        if self.trials is not None:
            self.trials.follow(history, is_on=is_on, asks=asks)

    def to_table(self) -> None:
        """Put the keyboard on the table; else Qt gives it to the first button of the tool bar."""
        self.table.view.setFocus()

    def _show_worth(self, history: History) -> None:
        """Show what the options are worth, where that is wanted."""
        if self.best_play is None and self.settings.worth:
            from bridgetable.gui.panel.best_play import BestPlay
            from bridgetable.gui.solver import AskedSolver

            self.best_play = BestPlay(self, AskedSolver(self))
        if self.best_play is not None:
            self.best_play.follow(history)

    def show_seen(self) -> None:
        """Show table and timeline again as far as they may be seen now."""
        self.refresh(animate=False)

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

    def _show_rest(self, made: Views) -> None:
        from bridgetable.views.table.timeline import timeline_for

        hides, seen = self.is_ruling_first, self.seen or made.view
        self.table.show_box(made.history.now, hides=hides)
        # What lies ahead would tell what is asked.
        history = evolve(made.history, undone=()) if hides else made.history
        timeline = None if hides else made.timeline
        self.timeline.show_timeline(timeline or timeline_for(history, made.view.eye), seen.status, hides_rest=hides)

    def complete(self) -> None:
        """Create and show what the first picture left out, once."""
        if self.is_complete:
            return
        self.is_complete = True
        if not self.has_table:
            from bridgetable.gui.documents.document import first_document

            self._furnish(first_document())
            self._fit_parts()
        self._serve()
        if self.shown is not None:
            self._show_rest(self._make(self.controller.history))
        elif self.start is not None:
            # The table behind the page, at once there when it is left.
            self.refresh(animate=False)
        for words, icon in self._unsaid:
            self.say(words, icon)

    def _name_commands(self, history: History) -> None:
        """Name what would be undone and redone, and show which commands are available."""
        from bridgetable.views.view import named_steps

        if self.lesson is not None:
            undone, redone = self.lesson.named_changes
        else:
            undone, redone = named_steps(evolve(history, undone=()) if self.is_ruling_first else history, self.eye)
        self.tools.name_undo(undone, redone)
        for command, named in ((undo, undone), (redo, redone)):
            self.menus.actions[command].setText(f"{command.words}: {named}" if named else command.words)
        self.menus.show_state()

    # An option looked at.

    def point(self, number: int) -> None:
        """Preview the option of this digit, or end the preview (0)."""
        from bridgetable.views.table.preview import FEW, preview_of

        view = self.shown
        # With each answer about a line the director looks for the next: that is not done for a glance.
        after = None if view is None or view.line is not None else self.after_option(number)
        if self.before_class is not None:
            self.before_class.room.preview(number if self.is_ruling_first else 0)
        if view is None or after is None:
            self.table.view.show_preview(None)
            self.dock.show_preview(None, 0)
            return
        others = (self.after_option(o.number) for o in view.decision.options[:FEW]) if view.decision else ()
        named = 0 if self.is_ruling_first else number
        self.table.view.show_preview(preview_of(view, after, named, tuple(v for v in others if v is not None)))
        self.dock.show_preview(after.force, number)

    def after_option(self, number: int) -> TableView | None:
        """The view as it would be after the option of this digit, if there is one that fits."""
        return self.preview_after(number, self.eye, covers_dummy=self.covers_dummy)

    def preview_after(self, number: int, eye: Eye, *, covers_dummy: bool) -> TableView | None:
        """The table as an eye would see it after the option of this digit, if there is one that fits."""
        from bridgetable.gui.patience import Stopped
        from bridgetable.rulings.decisions import Answer
        from bridgetable.session.director.actions import Reply
        from bridgetable.views.view import view_for

        decision = self.shown.decision if self.shown is not None else None
        option = next((o for o in decision.options if o.number == number), None) if decision is not None else None
        pending = self.controller.history.now.pending
        if option is None or pending is None:
            return None
        try:
            # What takes longer is seen when it is chosen.
            with self.controller.patience.glance():
                after = self.controller.history.act(Reply(Answer(pending.cite, option.key)))
        except (BridgetableError, Stopped):
            return None
        return view_for(after, eye, covers_dummy=covers_dummy)

    # How it looks.

    def _palette(self) -> Palette:
        palette = palette_named(self.settings.theme)
        return in_four_colours(palette) if self.settings.four_colours else palette

    def set_screen(self, kind: Screen) -> None:
        """Switch to the desk, or to the projector."""
        if self.start is not None:
            self.leave_start()
        self.screen_kind = kind
        self.point(0)
        self.restyle()

    def restyle(self) -> None:
        """Apply colours and sizes again, from the settings and the window's height."""
        self.look = look_for(self.height(), self._palette(), self.screen_kind)
        self._dress_application()
        for part in (self.file_name, self.tools, *self._parts()):
            part.set_look(self.look)
        if self.before_class is not None:
            self.before_class.restyle()
        if self.desk is not None:
            self.desk.set_look(self.look)
        if self.start is not None:
            self.start.set_look(self.look)
        self._fit_parts()

    def dress_again(self) -> None:
        """Apply this window's colours to the application again."""
        self._dressed = None
        self._dress_application()

    def _dress_application(self) -> None:
        """Give Qt's own widgets our colours and type; each change of them costs a look at every widget."""
        size = round(max(12.0, self.look.bar_type(16)))
        app = QApplication.instance()
        if isinstance(app, QApplication) and self._dressed != (self.look.palette, size):
            self._dressed = (self.look.palette, size)
            app.setPalette(qt_palette(self.look.palette))
            app.setFont(font(size))

    def _parts(self) -> tuple[TableArea | Dock | TimelineBar | Caption, ...]:
        """What shows a document, once it is there."""
        return (self.table, self.dock, self.timeline, self.caption) if self.has_table else ()

    def _fit_parts(self) -> None:
        """Show the parts that belong to the kind of screen, in their places."""
        look = self.look
        bar, style = self.menuBar(), menu_style(look)
        if bar.styleSheet() != style:
            bar.setStyleSheet(style)
        # Qt leaves out every title that is higher than the bar.
        bar.setFixedHeight(max(round(look.metrics.menu_height), bar.sizeHint().height()))
        projected = self.screen_kind is Screen.PROJECTOR
        turned = self.before_class is not None and self.before_class.room.is_turned
        bar.setVisible(not projected and not turned)
        self.tools.setVisible(not projected)
        self.tools.show_start(is_start=self.start is not None)
        if self.has_table:
            self.timeline.setVisible(not projected and self.start is None)
            for part in (self.table, self.dock):
                part.setVisible(self.start is None)
            self.table.set_cards(ten_in_figures=self.settings.ten_in_figures, still=self.still)
        self.menus.show_state()
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.arrange()

    def set_eye(self, eye: Eye) -> None:
        """Show the table as another eye sees it."""
        from bridgetable.gui.commands.lists import eye_words

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

    def arrange(self) -> None:
        """Put tool bar, table, dock and timeline in their places."""
        look, wide, high = self.look, self.body.width(), self.body.height()
        projected = look.is_projected
        top = 0 if projected else self.tools.height()
        self.tools.setGeometry(0, 0, wide, self.tools.height())
        if self.start is not None:
            self.start.setGeometry(0, top, wide, high - top)
        if not self.has_table:
            return
        teaches = projected and self.document.is_lesson
        foot = round(self.caption.height_needed) if teaches else 0 if projected else self.timeline.height()
        strip = VOTE_STRIP if self.is_ruling_first else STRIP
        dock = round(
            look.dock(strip) if projected else max(look.metrics.dock_width, NARROWEST_DOCK * look.metrics.dock_u)
        )
        lane = 0 if projected or self.desk is None else round(self.desk.lane.height_needed)
        foot += lane
        self.table.setGeometry(0, top, wide - dock, high - top - foot)
        self.table.place()
        self.caption.setGeometry(0, high - foot, wide - dock, foot)
        self.caption.setVisible(teaches and self.start is None)
        head = 0 if self.before_class is None else self.before_class.arrange(wide - dock, top, dock)
        side = QRect(wide - dock, top + head, dock, high - top - head - (0 if projected else foot))
        if self.desk is None:
            self.dock.setGeometry(side)
        else:
            self.desk.place(self.dock, side, QRect(0, high - foot, wide, lane), is_shown=not projected)
        self.timeline.setGeometry(0, high - self.timeline.height(), wide, self.timeline.height())

    def fill_screen(self, fills: bool) -> None:
        """Fill the whole screen, or be as large again as before."""
        if fills:
            self._was_full = self.isFullScreen()
        if fills or not self._was_full:
            state = self.windowState()
            full = Qt.WindowState.WindowFullScreen
            self.setWindowState(state | full if fills else state & ~full)

    def open_field(self) -> QLineEdit | None:
        """The field of the sheet or of declarer's call that is open, in which letters are text."""
        if not self.has_table:
            return None
        if self.dock.sheet.draft is not None:
            return self.dock.sheet.draft.field.field
        call = self.table.call
        return call.field if call is not None and call.isVisible() else None

    # Before a class.

    @property
    def classroom(self) -> Classroom | None:
        """What goes on between this window and a class, once there has been one."""
        return None if self.before_class is None else self.before_class.room

    @property
    def has_class(self) -> bool:
        """Whether a class looks."""
        return self.before_class is not None and self.before_class.room.is_on

    @property
    def class_desk(self) -> ClassDesk | None:
        """What tells the teacher of his class, while its window is open."""
        return None if self.before_class is None else self.before_class.desk

    def with_class(self) -> Classroom:
        """What goes on between this window and a class, made when it is first asked for."""
        if self.before_class is None:
            from bridgetable.gui.commands.before_class import BeforeClass

            self.before_class = BeforeClass(self)
        return self.before_class.room

    def show_count(self) -> None:
        """Show a class how many hands were counted, and what is right once that is revealed."""
        if self.before_class is not None:
            self.before_class.show_count()

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
        if back is not None and self.before_class is None:
            announce(self, back.looked)
        if self.before_class is not None:
            self.before_class.room.look_back(looks=looks)

    # What the class window asks of it.

    def keep_class_choice(self, choice: ClassChoice) -> None:
        """Write down how the class window was left."""
        self.settings = evolve(self.settings, classroom=choice)
        self.keep_settings()

    def follow_class(self) -> None:
        """Show what the class sees, in the teacher's own window."""
        if self.before_class is not None:
            self.before_class.show()

    def turn_face(self, face: ClassFace | None) -> None:
        """Turn the class's face to the room, filling this window; or the teacher's face again."""
        if self.before_class is not None:
            self.before_class.turn_face(face)

    def class_actions(self) -> list[QAction]:
        """The commands whose keys work in the class window as well."""
        return list(self.menus.actions.values())

    def class_key(self, event: QKeyEvent) -> bool:
        """Take a key that was pressed in the class window; whether it meant something."""
        if self.before_class is not None and self.before_class.room.pointing.key(event):
            return True
        event.setAccepted(False)
        self.keyPressEvent(event)
        return event.isAccepted()

    # The lesson that is being written.

    def write_lesson(self, *, new: bool = False) -> None:
        """Begin to write the lesson on the table, or a `new` one from all that was done there; or go on with it."""
        from bridgetable.gui.lesson_editor.desk import LessonDesk, lesson_of, own_copy
        from bridgetable.gui.patience import Stopped

        self.leave_start()
        if self.is_ruling_first and self.trials is not None:
            self.trials.follow(self.controller.history, is_on=False, asks=False)
        editor = None if new else self.tried
        if editor is None:
            try:
                with self.controller.patience.work():
                    editor = lesson_of(self.controller, self.document, self, new=new)
            except (BridgetableError, Stopped) as error:
                self.say(str(error) or tr("Stopped: the table stays as it is"))
                return
            editor.changed.connect(self._show_lesson)
            editor.worded.connect(self._take_lesson)
            editor.refused.connect(self.say)
            self.document = own_copy(self.document, new=new)
        self.take_playlist(None)
        self.lesson, self.tried = editor, None
        self.controller.edits = None
        self.desk = LessonDesk(self.look, editor, self.timeline.line, self.body)
        self.desk.tried.connect(partial(self.menus.run, try_lesson))
        self.desk.note_wanted.connect(partial(self.menus.run, note))
        self.desk.left.connect(self.table.view.setFocus)
        self.dock.is_bare = True
        editor.stand_with(self.controller.history.done)
        self._recorded = self.document.journal
        self.controller.open(editor.now.history)
        self.controller.edits = editor
        self._name_commands(self.controller.history)
        self.table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow_lesson(self) -> None:
        """Follow the lesson that is being written, as others will; it can be written on."""
        editor = self.lesson
        if editor is None:
            return
        self._take_lesson()
        self._leave_desk()
        self.tried = editor
        self.refresh(animate=False)

    def _leave_desk(self) -> None:
        """Take away what is shown of a lesson while it is written."""
        self.controller.edits = self.lesson = None
        if self.desk is not None:
            self.desk.close()
        self.desk = None
        self.dock.is_bare = False
        self.dock.show()

    def _put_lesson_away(self) -> None:
        """End the writing, because another document is shown."""
        if self.lesson is not None:
            self._take_lesson()
            self._leave_desk()
        self.tried = None

    def _show_lesson(self) -> None:
        """Show the lesson anew: its notes have changed, or what is looked at."""
        self._take_lesson()
        self.refresh(animate=False)

    def _take_lesson(self) -> None:
        """Take the journal of the lesson as it is now, so that it is kept and named; show how long it is."""
        if self.lesson is None:
            return
        journal, is_changed = self.lesson.now.journal, self.lesson.draft.is_changed
        name = self.document.name
        self.document = evolve(self.document, journal=journal, history=self.lesson.now.history)
        self.name_file(tr("{name} · changed", name=name) if is_changed else name)
        if self.recording is not None and journal is not self._recorded:
            self.recording.rewrite(journal, self.lesson.now.history)
        elif self.recording is not None:
            self.recording.follow(self.lesson.now.history)
        self._recorded = journal
        if self.desk is not None:
            self.desk.panel.show_header(self.lesson.view)
        self._name_commands(self.controller.history)

    @property
    def has_unkept_lesson(self) -> bool:
        """Whether a lesson that was written here has changes that are in no file."""
        editor = self.lesson or self.tried
        return editor is not None and editor.draft.is_changed

    @property
    def kept_history(self) -> History:
        """What a file keeps: all of a lesson that is being written or tried, else what has been done."""
        editor = self.lesson or self.tried
        return self.controller.history if editor is None else editor.now.whole

    def take_kept(self, document: Document) -> None:
        """Take a document that was written to its file just now."""
        editor = self.lesson or self.tried
        if editor is not None:
            editor.keep(document.journal)
            document = evolve(document, history=self.controller.history)
        self.document = document
        self.name_file(document.name)

    def to_note(self) -> None:
        """Put the keyboard on the note that is looked at."""
        if self.desk is not None:
            self.desk.panel.open.to_keyboard()

    def to_title(self) -> None:
        """Put the keyboard on the title of the lesson."""
        if self.desk is not None:
            self.desk.panel.title.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.desk.panel.title.selectAll()

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
    def line_row(self) -> LineRow | None:
        """The line of play in the dock, if one is shown."""
        return self.dock.column.line

    def show_on_table(self, view: TableView, way: Direction, *, is_over: bool) -> None:
        """Show a view on the table alone; the summary is offered where the board is over as it lies there."""
        self.table.offer_page(is_over)
        self.table.view.show_view(view, animate=not self.still, way=way)

    def take_playlist(self, playlist: Playlist | None) -> None:
        """Go by another list of boards; the one before is put away."""
        if self.playlist is not None and self.playlist is not playlist:
            self.playlist.put_away()
        self.playlist = playlist

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

    # Events.

    def event(self, event: QEvent) -> bool:
        # Else a letter would be a command while somebody writes what is claimed.
        if event.type() is QEvent.Type.ShortcutOverride and self.open_field() is not None and is_text(event):
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
            self.look_back(looks=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.body and event.type() is QEvent.Type.Resize:
            self.arrange()
        if event.type() is QEvent.Type.Expose and self.shown is None and self.start is None:
            # It is about to be painted for the first time, and nobody will change its size before that.
            self.set_document(self.document)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.height() != self.look.height:
            self.restyle()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == LOOKS_BACK and not event.isAutoRepeat():
            self.look_back(looks=False)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.complete()
        key = event.key()
        if key == LOOKS_BACK and not event.modifiers() and self.open_field() is None:
            self.look_back(looks=True)
            return
        if self.before_class is not None and self.before_class.key(event):
            return
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.dock.choose(key - Qt.Key.Key_0 or 10)
            return
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.dock.press_trial():
            return
        if key == Qt.Key.Key_Escape and self.dock.sheet.draft is not None:
            self.dock.sheet.close_sheet()
            return
        if key == Qt.Key.Key_Escape and self.dock.stop_asking():
            return
        if key == Qt.Key.Key_Escape and self.screen_kind is Screen.PROJECTOR:
            self.menus.run(projector)
            return
        field = self.open_field()
        if field is not None and is_text(event):
            # What is typed beside the field of an open sheet is meant for it.
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.insert(event.text())
            return
        super().keyPressEvent(event)

    # Between one start and the next.

    def restore(self) -> None:
        """Restore the window's place on the screen; maximise it where the screen is too small."""
        if self.settings.geometry:
            self.restoreGeometry(QByteArray.fromBase64(self.settings.geometry.encode("ascii", "ignore")))
            return
        room = self.screen().availableSize()
        if room.width() <= self.width() or room.height() <= self.height() + TITLE_BAR:
            self.resize(room.expandedTo(self.minimumSize()))
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def place_to_keep(self) -> str:
        """The window's place on the screen, as text."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.has_table:
            self.keep_settings()
            super().closeEvent(event)
            return
        if self.controller.patience.stop():
            # The window cannot go while something is worked out for it: it closes as soon as that has stopped.
            event.ignore()
            QTimer.singleShot(0, self, self.close)
            return
        if self.keeps and not may_close(self):
            event.ignore()
            return
        self.keep_settings()
        if self.keeps and self.kept_history.done and not keep_last(self):
            event.ignore()
            return
        # After the table: so the next start knows that a lesson was the last.
        self._keep_places((self.document, self.controller.history))
        if self.before_class is not None:
            self.before_class.room.end()
        self.stop_recording()
        if self.best_play is not None:
            self.best_play.solver.close()
        super().closeEvent(event)

    def record_in(self, folder: Path) -> None:
        """Keep every table as it is played, from the present one on, in recovery files in this folder."""
        from bridgetable.gui.files.recording import Recording

        # Said when the change is shown: showing it puts away what was said before.
        self.recording = Recording(folder, lambda why: QTimer.singleShot(0, self, lambda: self.say(why)))
        self.recording.begin(self.document, self.controller.history)
        self._fill_start()

    def stop_recording(self) -> None:
        """Close the table on the screen; it is then among the recent ones."""
        from bridgetable.formats.recovery import prune

        if self.recording is not None:
            self.recording.close()
            prune(self.recording.folder)

    def keep_unasked(self) -> None:
        """Keep the table and the settings as at closing, without a question: nobody may be there to answer it."""
        self.keep_settings()
        if not self.has_table:
            return
        if self.keeps and self.kept_history.done:
            why = save_last(self)
            if why and sys.stderr is not None:
                sys.stderr.write(f"bridgetable: {why}\n")
        self._keep_places((self.document, self.controller.history))

    def _keep_places(self, *been: tuple[Document, History]) -> None:
        """Keep where somebody is in a course; the lesson on which the program opened by itself is no such place."""
        if not self.keeps:
            return
        from bridgetable.gui.files.course_places import keep_places, places_path

        why = keep_places(places_path(), (one for one in been if one != self._unasked))
        if why:
            QTimer.singleShot(0, self, partial(self.say, why))

    def choose(self, settings: Settings) -> None:
        """Apply other settings, and write them down."""
        if self.best_play is not None and settings.worth and not self.settings.worth:
            self.best_play.solver.try_again()
        self.settings = settings
        self.still = not settings.motion
        self.restyle()
        self.lists.refill()
        self.refresh(animate=False)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Write down the settings and the window's place."""
        if self.keeps:
            self.settings = evolve(self.settings, geometry=self.place_to_keep())
            if why := write_settings(self.settings):
                self.say(why)

    def remember(self, path: Path) -> None:
        """Add a file to those opened last, unless it is a lesson that came with the program."""
        from bridgetable.gui.documents.lesson_files import lesson_paths

        if path.absolute() in lesson_paths():
            return
        self.settings = self.settings.with_recent(str(path.absolute()))
        if self.is_complete:
            self.lists.refill()
        self.keep_settings()

    def say(self, words: str, icon: Icon = Icon.TRIANGLE) -> None:
        """Show one sentence over the foot of the table."""
        from bridgetable.gui.controller import sentence

        if self.has_table:
            self.table.toast.say(sentence(words), icon)
        else:
            self._unsaid.append((words, icon))


def is_text(event: QEvent) -> bool:
    """Whether a key is a letter or sign that somebody writes, and no command."""
    if not isinstance(event, QKeyEvent) or not event.text().isprintable() or not event.text():
        return False
    return not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
