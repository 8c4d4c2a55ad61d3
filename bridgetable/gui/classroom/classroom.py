"""The class of a teacher's window: one value says what the class may see, and everything follows it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.classroom.face import ClassFace, ClassWindow, screen_for
from bridgetable.gui.classroom.pointing import Pointing
from bridgetable.gui.host import Host, after_option
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.theme import Direction
from bridgetable.gui.settings import ClassChoice
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.training.parts import Asks
from bridgetable.training.trial import Stage, Trial
from bridgetable.training.veil import shows_hidden, veiled
from bridgetable.views.classroom import class_view as seen
from bridgetable.views.classroom.showing import Part, Showing, is_asked, next_covered, uncover, uncovered_now
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.preview import FEW, PreviewView, preview_of
from bridgetable.views.table.table_view import DecisionView, TableView
from bridgetable.views.view import view_for, with_trick_lying

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridgetable.gui.panel.rule_first import RuleFirst

GONE = tr("The screen of the class is gone; its window comes back with it")
HIDDEN_ANSWERS = tr("The answers would show cards that are hidden")


class Classroom(QObject):
    """The class: what it may see, its window, and the teacher's marks on it."""

    changed = Signal()
    turned = Signal()  # Its face fills the teacher's window, or no longer.
    chosen = Signal(object)  # What is to be remembered of it.
    released = Signal()  # A key is let go in its window.

    def __init__(self, host: Host, trials: Callable[[], RuleFirst | None]) -> None:
        """Create it closed, with the last choices; `trials` gives the question of somebody who rules first."""
        super().__init__(host.widget)
        self._host, self._trials = host, trials
        self.showing: Showing = showing_of(host.settings.classroom)
        self.pointing: Pointing = Pointing(self)
        self.window: ClassWindow | None = None
        self.face: ClassFace | None = None
        self.view = self._held = seen.CURTAIN
        self.looks_back = False
        self._preview = 0
        self._waits_for_screen = False
        app = cast("QGuiApplication", QGuiApplication.instance())
        app.screenRemoved.connect(self._screen_removed)
        app.screenAdded.connect(self._screen_added)

    # Whether there is a class, and where.

    @property
    def is_on(self) -> bool:
        """True where a class sees something: in a window of its own, or in this one turned to it."""
        return self.is_open or self.is_turned

    @property
    def is_open(self) -> bool:
        """True where the class window is open."""
        return self.window is not None and (self.window.isVisible() or self._waits_for_screen)

    @property
    def is_turned(self) -> bool:
        """True where the teacher's own window shows the class's face."""
        return self.face is not None and not self.face.isHidden()

    @property
    def shown(self) -> ClassFace | None:
        """The face that the class sees, or would see."""
        return self.face if self.is_turned else self.window.face if self.window is not None else self.face

    @property
    def place(self) -> str:
        """The view from which the class looks, in words."""
        if self.is_turned:
            return tr("this window")
        if self._waits_for_screen:
            return tr("its screen is gone")
        if self.window is not None and self.window.isFullScreen():
            return tr("second screen")
        return tr("window") if len(QGuiApplication.screens()) > 1 else tr("on your one screen; F12 turns it")

    def open(self) -> None:
        """Open the class window: on the second screen where there is one."""
        host = self._host
        if self.is_turned:
            self.turn()
        if self.window is None:
            self.window = ClassWindow(self.pointing, self._key)
            self.window.addActions(host.widget.actions())
            self.window.setWindowIcon(host.widget.windowIcon())
            self.window.closing.connect(self.keep)
            self.window.closed.connect(self._closed)
            self.window.resized.connect(self._tell)
            self.window.released.connect(self.released)
            self.window.face.marks.installEventFilter(self)
        self._waits_for_screen = False
        beside, choice = host.widget.screen(), host.settings.classroom
        screen = screen_for(beside, choice.screen)
        # Nothing is seen before it is told what may be.
        self.window.face.show_class(seen.CURTAIN)
        self._dress(self.window.face)
        self.window.show_on(screen, beside, choice)
        self.follow()
        host.widget.activateWindow()
        if screen is None:
            # A desktop may have put it behind the window that has the keyboard, where nobody would look for it.
            self.window.raise_()
        self._tell()

    def close(self) -> None:
        """Close the class window; its content is there again when it is opened."""
        self._waits_for_screen = False
        if self.window is not None and self.window.isVisible():
            self.window.close()
        self._tell()

    def _key(self, event: QKeyEvent) -> bool:
        """Take a key that was pressed in the class window; whether it meant something."""
        if self.pointing.key(event):
            return True
        event.setAccepted(False)
        self._host.widget.keyPressEvent(event)
        return event.isAccepted()

    def _closed(self) -> None:
        self.pointing.put_away()
        self._tell()

    def turn(self) -> None:
        """Turn the one window from the teacher's face to the class's, or back."""
        host = self._host
        if self.face is not None and self.is_turned:
            self.pointing.put_away()
            self.face.hide()
            self.turned.emit()
        else:
            if self.face is None:
                self.face = ClassFace(self.pointing, host.widget)
                self.face.hide()
            self._dress(self.face)
            self.follow()
            self.face.setGeometry(host.widget.rect())
            self.face.show()
            self.face.raise_()
            self.face.setFocus(Qt.FocusReason.OtherFocusReason)
            self.turned.emit()
            self.follow()
        self._tell()

    def _screen_removed(self, screen: QScreen) -> None:
        """Hide the class window when its screen is unplugged: it would cover the teacher's."""
        window = self.window
        if window is None or not window.isVisible() or not window.isFullScreen():
            return
        if window.screen() is screen or window.screen() is self._host.widget.screen():
            self._waits_for_screen = True
            window.hide()
            self._host.say(GONE, Icon.SCREENS)
            self._tell()

    def _screen_added(self, _screen: QScreen) -> None:
        if self._waits_for_screen:
            QTimer.singleShot(0, self, self.open)

    # What the class may see.

    def become(self, showing: Showing) -> None:
        """Let the class see something else from now on."""
        if showing == self.showing:
            return
        before, self.showing = self.showing, showing
        if showing.holds and not before.holds:
            held = self._now(self._host.controller.history, evolve(before, curtain=False))
            self._held = self.view if self.view.table is not None else held
        if (showing.eye, showing.hides) != (before.eye, before.hides):
            self.keep()
        self.follow()
        self._tell()

    def keep(self) -> None:
        """Remember eye, theme, what is hidden, and the place of the window."""
        choice = choice_of(self.showing, self._host.settings.classroom)
        if self.window is not None and self.window.isVisible():
            full = self.window.isFullScreen()
            choice = evolve(choice, screen=self.window.screen().name() if full else choice.screen)
            choice = evolve(choice, geometry=self.window.place_to_keep() or choice.geometry)
        self.chosen.emit(choice)

    def _tell(self) -> None:
        self.changed.emit()

    def follow(self, *, animate: bool = False, way: Direction = Direction.FORTH) -> None:
        """Show the class the history as it is now, as far as it may see it."""
        host, showing = self._host, self.showing
        if not self.is_on and self.shown is None:
            return
        history = host.controller.history
        self.view = seen.CURTAIN if showing.curtain else self._held if showing.holds else self._now(history, showing)
        back = self.looks_back and not showing.curtain and not showing.holds
        view = seen.class_looking_back(history, self.view) if back else self.view
        lying = self._lying(history) if animate and way is Direction.FORTH and not showing.holds else None
        preview = None if showing.holds or back else self._preview_view(history)
        for face in (self.face if self.is_turned else None, self.window.face if self.window is not None else None):
            if face is not None:
                face.show_class(view, animate=animate and host.settings.motion, way=way, lying=lying, preview=preview)

    def _now(self, history: History, showing: Showing) -> seen.ClassView:
        trial = self.trial
        notes = self._host.document.notes_for(history.done)
        if trial is None:
            return seen.class_view(history, showing, notes)
        return seen.class_view(history, showing, notes, partial(self._veiled, trial=trial), self.ballot)

    @staticmethod
    def _veiled(view: TableView, trial: Trial) -> TableView:
        """The view without the question to the class; the options are offered once it is to choose."""
        hidden = veiled(view, trial)
        if trial.stage is Stage.CHOOSES and view.decision is not None:
            options = tuple(evolve(option, lines=(), details=()) for option in view.decision.options)
            return evolve(hidden, decision=evolve(view.decision, options=options, compared=None))
        return hidden

    def _lying(self, history: History) -> TableView | None:
        if self.view.table is None or not history.done:
            return None
        earlier = history.undo()
        if len(earlier.now.table.winners) == len(history.now.table.winners):
            return None
        return with_trick_lying(seen.seen_by_class(earlier, self.showing), self.view.table, history)

    # What is asked.

    @property
    def trial(self) -> Trial | None:
        """The task of somebody who rules first, if there is one."""
        trials = self._trials()
        return trials.trial if trials is not None and trials.is_asking else None

    @property
    def ballot(self) -> seen.Ballot | None:
        """The vote that the class is asked for; its answers are marked right or wrong only once they are revealed."""
        trial, trials = self.trial, self._trials()
        part = None if trial is None else trial.part
        if trial is None or trials is None or part is None or not self.is_on:
            return None
        if shows_hidden(trial, self.showing.looks):
            return seen.Ballot(f"{part.question} {HIDDEN_ANSWERS}.", ())
        count = trials.counted()
        return seen.Ballot(
            part.question,
            tuple(
                seen.BallotRow(
                    one.words,
                    count.hands[place] if place < len(count.hands) else 0,
                    place == count.current,
                    one.right if count.is_revealed else None,
                    one.cites if count.is_revealed else (),
                    part.why_of(place) if count.is_revealed else "",
                )
                for place, one in enumerate(part.candidates)
            ),
            is_own=trial.own is not None,
        )

    def preview(self, number: int) -> None:
        """Show the class the consequence of the option of this digit, or of none (0)."""
        if number != self._preview:
            self._preview = number
            self.follow()

    def _preview_view(self, history: History) -> PreviewView | None:
        """The preview for the class: only what follows from a choice, once that was revealed."""
        trial, view = self.trial, self.view.table
        part = None if trial is None else trial.part
        trials = self._trials()
        if not self._preview or view is None or part is None or part.asks is not Asks.FOLLOWS:
            return None
        if trials is None or not trials.counted().is_revealed:
            return None
        showing = self.showing
        covers = showing.is_hidden(Part.DUMMY)
        numbers = range(1, len(history.now.pending.options) + 1) if history.now.pending is not None else ()
        found = {n: after_option(self._host, n, showing.looks, covers_dummy=covers) for n in numbers}
        after = found.get(self._preview)
        before = view_for(history, showing.looks, covers_dummy=covers)
        others = tuple(one for number, one in found.items() if number <= FEW and one is not None)
        return None if after is None else preview_of(before, after, 0, others)

    def decision(self) -> DecisionView | None:
        """The question that waits, in the words of the teacher's window."""
        host = self._host
        if self.trial is not None and self.trial.stage is not Stage.CHOOSES:
            return None
        return None if host.shown is None else host.shown.decision

    @property
    def numbers(self) -> tuple[int, ...]:
        """The digits of the options that can be uncovered."""
        decision = self.decision()
        return () if decision is None else tuple(option.number for option in seen.options_of(decision))

    @property
    def uncovered(self) -> frozenset[int]:
        """The digits of the options that the class may see."""
        history = self._host.controller.history
        asked = is_asked(self.showing, history)
        return uncovered_now(self.showing, history, self.numbers) if asked else frozenset()

    @property
    def is_asked(self) -> bool:
        """True where the class may read the question that waits."""
        return is_asked(self.showing, self._host.controller.history)

    @property
    def next_covered(self) -> int:
        """The digit of the option that is uncovered next, or 0."""
        return next_covered(self.showing, self._host.controller.history, self.numbers)

    def uncover(self, *numbers: int) -> None:
        """Uncover the options of these digits; a hidden question is put to the class with them, or alone."""
        self.become(uncover(self.showing, self._host.controller.history, numbers))

    def look_back(self, *, looks: bool) -> None:
        """Show the class the last trick for as long as the teacher looks back at it."""
        if looks is not self.looks_back:
            self.looks_back = looks
            self.follow()

    @property
    def votes(self) -> bool:
        """True where the class is asked to vote, or reads what was right."""
        trial = self.trial
        return trial is not None and trial.stage is Stage.ASKED

    @property
    def is_revealed(self) -> bool:
        """True where a vote has been revealed."""
        trials = self._trials()
        return trials is not None and trials.counted().is_revealed

    # How it looks.

    @property
    def theme(self) -> str:
        """The name of the theme of the class window; empty where it is that of the teacher's."""
        return self._host.settings.classroom.theme

    def choose_theme(self, name: str) -> None:
        """Take a theme for the class window, by its name; an empty one is that of the teacher's window."""
        self.chosen.emit(evolve(self._host.settings.classroom, theme=name))
        self.restyle()
        self._tell()

    def _dress(self, face: ClassFace) -> None:
        host = self._host
        face.set_cards(ten_in_figures=host.settings.ten_in_figures, still=not host.settings.motion, bottom=host.bottom)
        face.set_palette(host.settings.palette(self.theme))
        self.pointing.fades = host.settings.motion

    def restyle(self) -> None:
        """Apply colours, the way tens are written and the seat at the bottom again."""
        for face in (self.face, self.window.face if self.window is not None else None):
            if face is not None:
                self._dress(face)

    def end(self) -> None:
        """Close the class window for good, with the teacher's."""
        if self.window is not None:
            self.window.closed.disconnect(self._closed)
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A click on the class window hands the keyboard back to the teacher's: the remote goes on there.
        if event.type() is QEvent.Type.MouseButtonRelease and self.window is not None:
            self._host.widget.activateWindow()
        return super().eventFilter(watched, event)


def showing_of(choice: ClassChoice) -> Showing:
    """The showing at the start, as it was left; choices that cannot be read count as not made."""
    eyes: dict[str, Eye] = {**{seat.name: seat for seat in SEATS}, **{one.name: one for one in Watcher}}
    plain = Showing()
    hides = plain.hides
    if choice.hides is not None:
        hides = frozenset(part for part in Part if part.name in choice.hides)
    return Showing(eye=eyes.get(choice.eye, Seat.S), hides=hides)


def choice_of(showing: Showing, before: ClassChoice) -> ClassChoice:
    """The choices that are remembered from what the class may see."""
    return evolve(before, eye=showing.eye.name, hides=tuple(part.name for part in Part if part in showing.hides))
