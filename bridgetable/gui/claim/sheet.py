"""The place in the dock, beside the table, of the sheet on which a claim is made."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QScrollArea

from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.gui.paint.look import Look
from bridgetable.language import tr
from bridgetable.views.eyes import Eye

if TYPE_CHECKING:
    from bridgetable.gui.claim.draft import ClaimDraft


class ClaimSheet(QScrollArea):
    """The place of the sheet; `made` is emitted with a claim's actions, `changed` when it opens or closes."""

    made = Signal(object)
    changed = Signal()
    pointed = Signal(object)  # The step that is pointed at, or None.
    let_go = Signal()  # It has closed, and the keyboard was in it.

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.draft: ClaimDraft | None = None
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Claim"))
        self.verticalScrollBar().valueChanged.connect(self._keep_foot_seen)
        self.hide()

    def open(self, table: Table, eye: Callable[[], Eye], claimer: Seat | None, place: str) -> None:
        """Begin a claim, by declarer where nobody else is meant, or go on with one that was left at this place."""
        # Most boards are over before anybody needs it: it does not delay the start.
        from bridgetable.gui.claim.draft import ClaimDraft

        self.draft = draft = ClaimDraft(self.look, table, claimer, eye, place)
        draft.made.connect(self.made)
        draft.closed.connect(self.close_sheet)
        draft.resized.connect(self.changed)
        draft.steps.reached.connect(self.ensureWidgetVisible)
        draft.steps.pointed.connect(self.pointed)
        self.setWidget(draft)
        self.changed.emit()
        self.to_keyboard()

    def to_keyboard(self) -> None:
        """Put the keyboard on the number of tricks that is chosen."""
        if self.draft is not None:
            self.draft.numbers[self.draft.tricks].setFocus(Qt.FocusReason.TabFocusReason)

    def close_sheet(self) -> None:
        """Close the sheet without a claim."""
        if self.draft is not None:
            self.pointed.emit(None)
            self.draft.half_typed.finish()
            self.draft = None
            focus, gone = QApplication.focusWidget(), self.takeWidget()
            gone.hide()
            gone.deleteLater()
            self.changed.emit()
            # Else the first button of the window would have it.
            if focus is not None and gone.isAncestorOf(focus):
                self.let_go.emit()

    def set_look(self, look: Look) -> None:
        """Apply another palette or size; what has been chosen stays."""
        rebuilt = look.screen is not self.look.screen
        self.look = look
        if self.draft is None:
            return
        if not rebuilt:
            self.draft.set_look(look)
            return
        before = self.draft
        # The draft goes when another takes its place.
        typed = before.typed
        self.open(before.table, before.eye, before.claimer, before.place)
        self.draft.take_up(typed)

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        return self.draft.height_for(width) if self.draft is not None else 0.0

    def place(self, width: float, height: float) -> None:
        """Give the sheet the width, and the height that it needs."""
        if self.draft is not None:
            self.draft.resize(round(width), round(max(height, self.draft.height_for(width))))
            self._keep_foot_seen()

    def _keep_foot_seen(self) -> None:
        """Let the buttons that end the claim stand at the foot of what is seen, however far it is scrolled."""
        if self.draft is not None:
            self.draft.foot = self.verticalScrollBar().value() + self.viewport().height()
            self.draft.arrange()
