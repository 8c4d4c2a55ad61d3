"""The table as a player behind a screen sees and hears it, and the screen as it is drawn."""

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.screens import hides, is_across, is_open, may_see_call, on_side_of, tray_lies_with
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.session.talk.actions import Alert, AskAbout, Correct, Explain, Gesture, OmitAlert
from bridgetable.views.eyes import Eye
from bridgetable.views.table.table_view import ScreenView, TableView

BESIDE = Gesture | AskAbout | Explain | Correct | Alert | OmitAlert
"""The actions that are seen or read by a screenmate alone."""


def screen_of(table: Table) -> ScreenView | None:
    """The screen of a table that has one."""
    if not table.regulations.screens:
        return None
    tray = tuple(s for s in SEATS if tray_lies_with(table, s)) if table.phase is Phase.AUCTION else ()
    return ScreenView(table.phase is not Phase.AUCTION and is_open(table), tray)


def as_known_to(table: Table, eye: Eye) -> Table:
    """The table with what this eye has seen and heard of what was said; all of it where there is no screen."""
    return on_side_of(table, eye) if isinstance(eye, Seat) and table.regulations.screens else table


def came_to(eye: Eye, action: Action, before: Sitting, after: Sitting) -> bool:
    """True where an action, and what was ruled on it, is known on this eye's side of the screen."""
    if not isinstance(eye, Seat) or not after.table.regulations.screens:
        return True
    if isinstance(action, BESIDE) and is_across(action.seat, eye):
        return False
    touched = (*after.ruled[len(before.ruled) :], *(case for case in after.cases if case not in before.cases))
    return not any(is_hidden(after.table, case.matter.irregularity, eye) for case in touched)


def last_came_to(seat: Seat, history: History) -> bool:
    """True where the last action is known now on a player's side of the screen; so too where nothing was done."""
    if not history.done:
        return True
    before, after = history.after(len(history.done) - 1), history.now
    calls = range(len(before.table.auction.made), len(after.table.auction.made))
    seen = all(may_see_call(after.table, place, seat) for place in calls)
    return seen and came_to(seat, history.done[-1], before, after)


def is_hidden(table: Table, number: int, eye: Seat) -> bool:
    """True where a screen hides the irregularity of a number (1 upwards; 0 for none) from a player."""
    one: Irregularity | None = table.irregularity(number) if number else None
    return one is not None and hides(table, one, eye)


def of_this_side(view: TableView, history: History, eye: Eye) -> TableView:
    """The view without the law in hand and its words, where the screen hides from this eye what it is about."""
    sitting = history.now
    last = sitting.cases[-1:] or sitting.ruled[-1:]
    if not isinstance(eye, Seat) or not any(is_hidden(sitting.table, case.matter.irregularity, eye) for case in last):
        return view
    return evolve(view, facts=(), folded=(), closing=None, law="", law_title="", decision=None)
