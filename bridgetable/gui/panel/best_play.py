"""The column of what each option is worth: asked for when a question waits, and shown when the answer comes."""

from bridgetable.formats.journal import journal_text, with_actions
from bridgetable.gui.host import Host
from bridgetable.gui.panel.panel import Dock
from bridgetable.gui.solver import AskedSolver
from bridgetable.session.history import History
from bridgetable.views.panel.worth import column_of, empty_column, is_for
from bridgetable.worth.endplay import why_not
from bridgetable.worth.options import QuestionWorth


class BestPlay:
    """The values of the options of a window's question, as far as they are known; nobody waits for them."""

    def __init__(self, host: Host, dock: Dock, solver: AskedSolver) -> None:
        self._host, self._dock = host, dock
        self.solver = solver
        self._asked: History | None = None
        self._number = 0
        self._known: tuple[History, QuestionWorth | None] | None = None
        solver.options_told.connect(self._told)
        solver.failed.connect(self._failed)

    @property
    def is_shown(self) -> bool:
        """True where the column belongs beside the options that are shown now."""
        host = self._host
        wanted = host.settings.worth and not host.is_ruling_first and not self.solver.is_lost and not why_not()
        return wanted and is_for(host.eye, host.controller.history.now)

    def follow(self, history: History) -> None:
        """Show the worth known for the question that waits, and ask for the rest."""
        if not self.is_shown:
            self._dock.column.show_worth(None)
            return
        if self._known is not None and self._known[0] is history:
            self._show(self._known[1])
            return
        self._dock.column.show_worth(empty_column(history.now.table))
        if self._asked is not history:
            self._asked = history
            journal = self._host.document.journal_for(history)
            self._number = self.solver.ask_options(journal_text(with_actions(journal, history.done)))

    def _told(self, number: int, worth: object) -> None:
        """Show an answer, unless something else is asked by now."""
        if number != self._number or self._asked is None:
            return
        self._known = self._asked, worth if isinstance(worth, QuestionWorth) else None
        self._asked = None
        if self._known[0] is self._host.controller.history and self.is_shown:
            self._show(self._known[1])
            self._dock.relayout()

    def _show(self, worth: QuestionWorth | None) -> None:
        self._dock.column.show_worth(None if worth is None else column_of(worth))

    def _failed(self, why: str) -> None:
        self._asked = None
        self._dock.column.show_worth(None)
        self._dock.relayout()
        if self._host.settings.worth:
            self._host.say(why)
