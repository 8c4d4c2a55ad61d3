"""Claiming, drawing attention and the director's own commands; what needs asking asks in one short dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from bridgetable.game.cards import Card
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.gui.commands.commands import Do
from bridgetable.gui.commands.menus import fill
from bridgetable.gui.paint.icons import Icon
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Forfeit, Notice, Waive
from bridgetable.session.notation import action
from bridgetable.views.claims.sheet import why_no_claim
from bridgetable.views.view import not_mentioned

if TYPE_CHECKING:
    from bridgetable.gui.window import Window


class TableDeeds:
    """What a window does at the table besides cards and calls."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        self.window = window

    def claim(self, seat: Seat | None = None) -> None:
        """Open the sheet of a claim, by declarer where nobody else is meant, or say why nothing can be claimed."""
        window, sitting = self.window, self.window.controller.history.now
        why = why_no_claim(sitting)
        if why:
            window.say(why)
        elif window.dock.sheet.draft is None or seat is not None:
            window.dock.sheet.close_sheet()
            window.dock.sheet.open(sitting.table, seat)
        else:
            window.dock.sheet.to_keyboard()

    def make_claim(self, actions: tuple[Action, ...]) -> None:
        """Make a claim, and what goes with it as long as it stands."""
        claim, *after = actions
        if self.window.controller.do(claim):
            for more in after if self.window.controller.history.now.table.phase is Phase.SUSPENDED else ():
                self.window.controller.do(more)
            self.window.table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def answer_claim(self, action: Action) -> None:
        """Say something to a claim; the keyboard stays on the answers, if it was there."""
        column = self.window.dock.column
        there = column.answers is not None and column.answers.has_keyboard
        self.window.controller.do(action)
        if there:
            self.window.deeds.to_panel()

    def write(self) -> None:
        """Ask for an action in the notation, and do it."""
        words = self._ask("Do anything else", "An action, such as “E drops HK”, “W plays H9”, “S calls 1S”:")
        if words:
            self.do_written(words)

    def do_written(self, words: str) -> None:
        """Do an action that is written in the notation."""
        try:
            made = action(words)
        except BridgetableError as error:
            self.window.say(str(error))
            return
        self.window.controller.do(made)

    def bid(self) -> None:
        """Go to the bidding box, or back to the table."""
        area = self.window.table
        (area.view if area.box.hasFocus() or area.box.isHidden() else area.box).setFocus()

    def director(self) -> None:
        """Draw attention: to the one thing that can be noticed, or to one of a list."""
        window = self.window
        found = window.shown.to_notice if window.shown is not None else ()
        if window.controller.history.now.pending is not None:
            window.say("The director is here: his question waits at the right")
        elif not found and window.shown is not None and window.shown.sheet is not None:
            window.controller.do(window.shown.sheet.director.action)
        elif not found:
            window.say("Nothing irregular has happened that the director could rule on")
        elif len(found) == 1:
            self.notice(found[0][0])
        else:
            menu = QMenu(window)
            fill(menu, [(words, card) for card, words in found], self.notice)
            button = window.tools.buttons[Do.DIRECTOR]
            menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def notice(self, card: Card | None) -> None:
        """Draw attention to one card's irregularity, or to all: by the eye that looks, else by an opponent."""
        self.window.controller.do(Notice(self._who_notices(card), card))

    def _who_notices(self, card: Card | None) -> Seat:
        window, table = self.window, self.window.controller.history.now.table
        if isinstance(window.eye, Seat):
            return window.eye
        open_ones = [i for i in table.irregularities if i.is_open and (card is None or card in i.cards)]
        heard = not_mentioned(table)
        last = open_ones[-1].seat if open_ones else heard[-1].seat if heard else (table.turn or Seat.N)
        return last.lho if last.lho is not table.dummy else last.rho

    def waive(self) -> None:
        """Ask why the rectification is waived, and waive it."""
        reason = self._ask("Waive the rectification", "For which cause, at the non-offenders’ request (81C5):")
        if reason:
            self.window.controller.do(Waive(reason))

    def forfeit(self) -> None:
        """Ask why the right to rectify is lost, and rule it so."""
        reason = self._ask("Rule it forfeited", "Why the right to rectify is lost (11A):")
        if reason:
            self.window.controller.do(Forfeit(reason))

    def gloss(self) -> None:
        """Ask for a clause, and say what it says."""
        from bridgetable.gui.widgets.glosses import gloss

        cite = self._ask("A clause", "A clause, such as 50D2a:")
        if cite:
            self.window.say(gloss(cite).replace("\n", " – "), Icon.TICK)

    def _ask(self, title: str, words: str) -> str:
        from PySide6.QtWidgets import QInputDialog

        text, chosen = QInputDialog.getText(self.window, title, words)
        return text.strip() if chosen else ""
