"""Which function carries out each command of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt

from bridgetable.gui.commands.commands import Do
from bridgetable.gui.commands.file_handlers import FileDeeds
from bridgetable.gui.commands.table_handlers import TableDeeds
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.panel.line_play import STEPS, Step
from bridgetable.gui.timeline.bar import length, step_back, step_forward

if TYPE_CHECKING:
    from bridgetable.gui.window import Window

PROJECTOR_KEYS = "N is Next, PgUp steps back, D calls the director, F11 fills the screen, Esc leaves the projector"


class Deeds:
    """The commands of a window, carried out."""

    def __init__(self, window: Window) -> None:
        """Serve a window."""
        self.window = window
        self.files = files = FileDeeds(window)
        self.at_table = at_table = TableDeeds(window)
        self._table: dict[Do, Callable[[], object]] = {
            Do.OPEN: files.open,
            Do.SAVE: files.save,
            Do.SAVE_AS: files.save_as,
            Do.PICTURE: files.keep_picture,
            Do.PRINT: files.print_page,
            Do.SUMMARY: files.summary,
            Do.RETURN: files.back,
            Do.TAKE_UP: files.take_up,
            Do.DEAL: files.deal_anything,
            Do.DEAL_FROM: files.deal_from,
            Do.BOARDS: files.boards,
            Do.NEXT_BOARD: lambda: files.step_board(1),
            Do.PREVIOUS_BOARD: lambda: files.step_board(-1),
            Do.QUIT: window.close,
            Do.UNDO: window.controller.undo,
            Do.REDO: window.controller.redo,
            Do.CLAIM: at_table.claim,
            Do.TYPE: at_table.write,
            Do.CALL_CARD: self.call_card,
            Do.BID: at_table.bid,
            Do.MEANING: self.meaning,
            Do.DIRECTOR: at_table.director,
            Do.WAIVE: at_table.waive,
            Do.FORFEIT: at_table.forfeit,
            Do.GLOSS: at_table.gloss,
            Do.BACK: lambda: self.step(by_trick=False, on=False),
            Do.ON: lambda: self.step(by_trick=False, on=True),
            Do.TRICK_BACK: lambda: self.step(by_trick=True, on=False),
            Do.TRICK_ON: lambda: self.step(by_trick=True, on=True),
            Do.START: lambda: window.controller.go_to(0),
            Do.END: lambda: window.controller.go_to(length(window.timeline.line.view)),
            Do.NEXT: self.next,
            **{do: self._along_the_line(step) for do, step in STEPS.items()},
            Do.ROTATE: lambda: window.set_bottom(window.bottom.lho),
            Do.FOUR_COLOURS: self.switch_colours,
            Do.TEN: self.switch_ten,
            Do.MOTION: self.switch_motion,
            Do.PROJECTOR: self.projector,
            Do.FULL_SCREEN: self.full_screen,
            Do.TO_TABLE: lambda: window.table.view.setFocus(Qt.FocusReason.ShortcutFocusReason),
            Do.TO_PANEL: self.to_panel,
            Do.KEYS: self.keys,
            Do.ABOUT: self.about,
        }

    def do(self, what: Do) -> None:
        """Carry out a command."""
        self._table[what]()

    def call_card(self) -> None:
        """Open the field in which declarer calls for a card from dummy."""
        if not self.window.table.open_call():
            self.window.say("No card can be called from dummy now: dummy’s hand is not on the table")

    def meaning(self) -> None:
        """Open the form that tells what a call means."""
        self.window.calls.open_last()

    # Steps.

    def step(self, *, by_trick: bool, on: bool) -> None:
        """Step along the timeline."""
        view = self.window.timeline.line.view
        self.window.controller.go_to((step_forward if on else step_back)(view, by_trick=by_trick))

    def _along_the_line(self, step: Step) -> Callable[[], object]:
        return lambda: self.window.line.step(step)

    def next(self) -> None:
        """Go on to the lesson's next note, from wherever the table has come to."""
        window, document = self.window, self.window.document
        if document.journal is None or not document.is_lesson:
            self.step(by_trick=False, on=True)
            return
        actions, done = document.journal.actions, window.controller.history.done
        same = next((n for n, a in enumerate(done) if n >= len(actions) or a != actions[n]), len(done))
        if same == len(actions):
            following = document.following(done)
            if following is not None:
                self.files.open_path(following)
                return
            window.say("The lesson ends here: Ctrl+Home begins it again, and the table is yours", Icon.TICK)
            return
        window.controller.follow(actions, document.next_stop(same))

    # Looks.

    def switch_colours(self) -> None:
        """Show the suits in four colours, or in two."""
        settings = self.window.settings
        self.window.choose(evolve(settings, four_colours=not settings.four_colours))

    def switch_ten(self) -> None:
        """Write a ten as 10, or as T."""
        settings = self.window.settings
        self.window.choose(evolve(settings, ten_in_figures=not settings.ten_in_figures))

    def switch_motion(self) -> None:
        """Let cards move, or be at once in their place."""
        settings = self.window.settings
        self.window.choose(evolve(settings, motion=not settings.motion))

    def projector(self) -> None:
        """Go to the projector, or back to the desk."""
        desk = self.window.screen_kind is Screen.DESK
        self.window.set_screen(Screen.PROJECTOR if desk else Screen.DESK)
        if desk:
            # Menus and tool bar are gone, so that a sentence must tell the keys.
            self.window.say(PROJECTOR_KEYS, Icon.SCREEN)
        else:
            self.window.table.toast.hide()

    def full_screen(self) -> None:
        """Use the whole screen, or a window again."""
        window = self.window
        # The other states stay: a window that filled the desktop fills it again.
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
        window.menus.switch(Do.FULL_SCREEN, on=window.isFullScreen())

    def to_panel(self) -> None:
        """Put the keyboard on the first option."""
        column, sheet = self.window.dock.column, self.window.dock.sheet
        if sheet.draft is not None:
            sheet.to_keyboard()
        elif column.answers is not None:
            column.answers.to_keyboard()
        elif column.options:
            column.options[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.window.table.bidding:
            self.window.table.box.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keys(self) -> None:
        """Show the list of keys."""
        from bridgetable.gui.commands.dialogs import show_keys

        show_keys(self.window)

    def about(self) -> None:
        """Say what this program is."""
        from bridgetable.gui.commands.dialogs import show_about

        show_about(self.window)
