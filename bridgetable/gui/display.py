"""The display of the history on table, dock and timeline, held back where somebody rules first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.commands.table_handlers import redo, undo
from bridgetable.gui.host import after_option
from bridgetable.gui.paint.theme import Direction

if TYPE_CHECKING:
    from bridgetable.formats.own_question import OwnQuestion
    from bridgetable.game.cards import Card
    from bridgetable.game.seats import Seat
    from bridgetable.gui.commands.command import CommandHost
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.frame import Frame
    from bridgetable.gui.panel.best_play import BestPlay
    from bridgetable.gui.panel.rule_first import RuleFirst
    from bridgetable.session.actions import Action
    from bridgetable.session.history import History
    from bridgetable.views.claims.steps import StepRow
    from bridgetable.views.table.offers import Offer, Other
    from bridgetable.views.table.table_view import TableView
    from bridgetable.views.table.timeline import TimelineView


@frozen(eq=False)
class Views:
    """The views of a history: of the table, of the timeline when that is wanted, and whether dummy is covered."""

    history: History
    view: TableView
    timeline: TimelineView | None
    covers_dummy: bool = False


class Display:
    """Shows the history in the parts of a window: each time one view, and in `seen` the part of it that may be seen."""

    def __init__(self, host: CommandHost, frame: Frame) -> None:
        self._host, self._frame = host, frame
        self.seen: TableView | None = None
        self.trials: RuleFirst | None = None
        self.best_play: BestPlay | None = None
        self._made: Views | None = None
        self._looks_back = False
        self._plays_step = False  # A step of a claim that is being made lies on the mat.

    def refresh(self, *, animate: bool, way: Direction = Direction.FORTH, steps: bool = False) -> None:
        """Show the history as it is now; a trick stays face up where somebody `steps` along a lesson."""
        from bridgetable.gui.panel.news import news
        from bridgetable.gui.widgets.accessibility import announce
        from bridgetable.views.view import trick_lying

        history = self._host.controller.history
        made = self.make(history)
        self._try_first(history)
        before, self._host.shown = self.seen, made.view
        view = self.seen = made.view if self.trials is None else self.trials.seen(made.view)
        self._looks_back = self._plays_step = False
        self._host.table.toast.hide()
        self._host.table.view.show_preview(None)
        goes_on = animate and way is Direction.FORTH and before is not view
        lying = trick_lying(history, view, covers_dummy=self._host.covers_dummy) if goes_on else None
        moves = animate and self._host.settings.motion
        if lying is not None:
            self._host.table.view.show_trick(lying, view, animate=moves, stays=steps)
        else:
            self._host.table.view.show_view(view, animate=moves, way=way)
        with self._host.dock.laid_out_once():
            self._show_in_dock(made.view, history)
            if self._host.is_complete:
                self._show_rest(made)
            if self._host.writing.desk is not None and self._host.writing.lesson is not None:
                self._host.writing.desk.show_lesson(self._host.writing.lesson.view, made.view)
            self._host.line.end()
            self.name_commands(history)
            if self.trials is not None:
                self.trials.show()
                self._frame.menus.share_keys()
            self._show_worth(history)
            if self._host.before_class is not None:
                self._host.before_class.follow(animate=animate, way=way)
        self._frame.arrange()
        if self._host.before_class is None or not self._host.before_class.room.is_turned:
            announce(self._host.widget, news(before, view))

    def make(self, history: History, document: Document | None = None) -> Views:
        """Everything that will be shown of a history, as values, so that a fault in it comes before any change."""
        # It is of the document that is open, or of one that will be.
        from bridgetable.views.table.timeline import timeline_for
        from bridgetable.views.view import view_for

        made = self._made
        kept = made is not None and made.history is history and made.view.eye == self._host.eye
        if made is None or not kept or made.covers_dummy is not self._host.covers_dummy:
            view = view_for(history, self._host.eye, covers_dummy=self._host.covers_dummy)
            self._host.table.view.table_scene.layout_of(view)
            # The first picture does without a timeline.
            timeline = timeline_for(history, self._host.eye) if self._host.is_complete else None
            made = self._made = Views(history, view, timeline, self._host.covers_dummy)
        document = document or self._host.document
        if (trials := self._trials_for(history, document)) is not None:
            trials.begun(history, is_on=self._tries(history, document))
        return made

    def _show_in_dock(self, view: TableView, history: History) -> None:
        """Show in the dock what the director asks and says; the notes of a lesson where it is not being written."""
        writes, document = self._host.writing.lesson is not None, self._host.document
        notes = () if writes else document.notes_for(history.done)
        following = "" if writes else document.following_title(history.done)
        self._host.dock.column.set_still(not self._host.settings.motion)
        self._host.dock.show_view(view, document.title, notes, following)
        told = () if self.is_ruling_first else self._host.dock.column.ruling.beneath
        self._frame.caption.show_notes(told, ends=bool(following))

    def _show_rest(self, made: Views) -> None:
        from bridgetable.views.table.timeline import timeline_for

        hides, seen = self.is_ruling_first, self.seen or made.view
        self._host.table.show_box(made.history.now, eye=made.view.eye, hides=hides)
        # What lies ahead would tell what is asked.
        history = evolve(made.history, undone=()) if hides else made.history
        timeline = None if hides else made.timeline
        self._host.timeline.show_timeline(
            timeline or timeline_for(history, made.view.eye), seen.status, hides_rest=hides
        )

    def show_on_table(self, view: TableView, way: Direction, is_over: bool) -> None:
        """Show a view on the table alone; the summary is offered where the board is over as it lies there."""
        self._host.table.offer_page(is_over)
        self._host.table.view.show_view(view, animate=self._host.settings.motion, way=way)

    def name_commands(self, history: History) -> None:
        """Name the next changes to undo and redo, and show which commands are available."""
        from bridgetable.views.view import named_steps

        if self._host.writing.lesson is not None:
            undone, redone = self._host.writing.lesson.named_changes
        else:
            undone, redone = named_steps(
                evolve(history, undone=()) if self.is_ruling_first else history, self._host.eye
            )
        self._frame.tools.name_undo(undone, redone)
        if not self._host.is_complete:
            return  # The menus are still empty.
        for command, named in ((undo, undone), (redo, redone)):
            self._frame.menus.actions[command].setText(f"{command.words}: {named}" if named else command.words)
        self._frame.menus.show_state()

    def point(self, number: int) -> None:
        """Preview the option of this digit, or end the preview (0)."""
        from bridgetable.views.table.preview import FEW, preview_of

        view, seen_after = (
            self._host.shown,
            partial(after_option, self._host, eye=self._host.eye, covers_dummy=self._host.covers_dummy),
        )
        # With each answer about a line the director looks for the next: that is not done for a glance.
        after = None if view is None or view.line is not None else seen_after(number)
        if self._host.before_class is not None:
            self._host.before_class.room.preview(number if self.is_ruling_first else 0)
        if view is None or after is None:
            self._host.table.view.show_preview(None)
            self._host.dock.show_preview(None, 0)
            return
        others = (seen_after(o.number) for o in view.decision.options[:FEW]) if view.decision else ()
        named = 0 if self.is_ruling_first else number
        self._host.table.view.show_preview(preview_of(view, after, named, tuple(v for v in others if v is not None)))
        self._host.dock.show_preview(after.force, number)

    def point_at_step(self, row: StepRow | None) -> None:
        """Play a step of the claim that is being made on the mat, or show the table again as it lies."""
        from bridgetable.gui.widgets.accessibility import announce
        from bridgetable.views.claims.played_steps import on_step

        view, draft = self.seen, self._host.dock.sheet.draft
        if view is None or draft is None:
            return
        played = view if row is None else on_step(view, draft.table, draft.claimed, row)
        if played is not view or self._plays_step:
            self._plays_step = played is not view
            self._host.table.view.show_view(played, animate=False)
        if played is not view:
            announce(self._host.widget, f"{played.looked}. {played.trick.led}")

    def look_back(self, *, looks: bool) -> None:
        """Show the last quitted trick, or the table again as it lies."""
        view = self.seen
        if view is None:
            return
        from bridgetable.gui.widgets.accessibility import announce
        from bridgetable.views.table.faced_trick import looking_back

        back = looking_back(self._host.controller.history, view) if looks else None
        if looks is self._looks_back or (looks and back is None):
            return
        self._looks_back = looks
        self._host.table.view.show_view(back or view, animate=False)
        if self._host.before_class is not None:
            self._host.before_class.room.look_back(looks=looks)
        elif back is not None:
            announce(self._host.widget, back.looked)

    # What can be done at the table.

    def more(self, seat: Seat, card: Card) -> tuple[Other, ...]:
        """The other actions that are possible with a card."""
        from bridgetable.views.table.offers import more_for

        return () if self._host.line.at else more_for(self._host.controller.history.now, seat, card)

    def offers(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
        """The offers for cards: each place where they can be put, with its meaning."""
        from bridgetable.views.table.offers import offers_for

        # What is played out on the line cannot be touched.
        return () if self._host.line.at else offers_for(self._host.controller.history.now, seat, cards)

    def facing(self, seat: Seat) -> Action | None:
        """The action that faces a player's face-down lead, if there is one."""
        from bridgetable.session.cards.actions import FaceLead

        down = self._host.controller.history.now.table.face_down
        return next((FaceLead(seat, lying.card) for lying in down if lying.seat is seat), None)

    # Ruling first, and best play.

    @property
    def is_ruling_first(self) -> bool:
        """True where something is asked before the program tells it."""
        return self.trials is not None and self.trials.is_asking

    def step_aside(self) -> None:
        """Ask nothing of what waits now, whoever rules first."""
        if self.trials is not None and self.is_ruling_first:
            self.trials.follow(self._host.controller.history, is_on=False)

    def _tries(self, history: History, document: Document) -> bool:
        """True where somebody rules first on what waits."""
        writes = self._host.writing.lesson is not None and document is self._host.document
        asks = not writes and document.asks_for(history.done)
        return (self._host.settings.rule_first and not writes) or self._host.series is not None or asks

    def _own(self, history: History, document: Document) -> tuple[OwnQuestion, ...]:
        """The teacher's own questions where the table stands, unless he is writing them."""
        writes = self._host.writing.lesson is not None and document is self._host.document
        return () if writes else document.own_questions_for(history.done)

    def _trials_for(self, history: History, document: Document) -> RuleFirst | None:
        is_asked = history.now.pending is not None and self._tries(history, document)
        if self.trials is None and (is_asked or self._own(history, document)):
            from bridgetable.gui.panel.rule_first import RuleFirst

            self.trials = RuleFirst(self._host, self._host.dock)
            self.trials.moved.connect(partial(self.refresh, animate=False))
            self.trials.pointed.connect(self.point)
            self.trials.let_go.connect(self._host.table_view.setFocus)
            self.trials.counted_on.connect(self._show_count)
        return self.trials

    def _try_first(self, history: History) -> None:
        document = self._host.document
        if (trials := self._trials_for(history, document)) is not None:
            asks = self._host.writing.lesson is None and document.asks_for(history.done)
            is_on, own = self._tries(history, document), self._own(history, document)
            trials.follow(history, is_on=is_on, asks=asks, own=own)

    def _show_worth(self, history: History) -> None:
        if self.best_play is None and self._host.settings.worth:
            from bridgetable.gui.panel.best_play import BestPlay
            from bridgetable.gui.solver import AskedSolver

            self.best_play = BestPlay(self._host, self._host.dock, AskedSolver(self._host.widget))
        if self.best_play is not None:
            self.best_play.follow(history)

    def show_rest(self) -> None:
        """Show the parts that the first picture did without."""
        if self._host.shown is not None:
            history = self._host.controller.history
            self._show_rest(self.make(history))
            self.name_commands(history)

    def _show_count(self) -> None:
        self._frame.menus.share_keys()
        if self._host.before_class is not None:
            self._host.before_class.show_count()
