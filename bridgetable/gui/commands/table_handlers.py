"""The commands at the table: undoing, claiming, naming a card, drawing attention, and the director's own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from bridgetable.game.seats import Seat
from bridgetable.gui.commands.command import CommandHost, CommandMenu
from bridgetable.gui.commands.menus import fill
from bridgetable.gui.commands.view_handlers import to_options
from bridgetable.gui.host import saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.game.cards import Card
    from bridgetable.session.actions import Action
    from bridgetable.session.director.actions import Forfeit, Waive

command, director_command = CommandMenu("Table"), CommandMenu("Director")


undo = command(
    tr("Undo"),
    ("Ctrl+Z",),
    tr("Take back the last action"),
    icon=Icon.UNDO,
    enabled=lambda host: host.controller.can_undo,
    at_work=True,
)(lambda host: host.controller.undo())


@command(
    tr("Redo"),
    ("Ctrl+Y", "Ctrl+Shift+Z"),
    tr("Do again what was taken back"),
    icon=Icon.REDO,
    enabled=lambda host: host.controller.can_redo,
)
def redo(host: CommandHost) -> None:
    """Do again what was taken back last; not where that would tell what is asked."""
    if not host.is_ruling_first:
        host.controller.redo()


# Claims.


def open_claim(host: CommandHost, seat: Seat | None = None) -> None:
    """Open the sheet of a claim, by declarer where nobody else is meant, or say why nothing can be claimed."""
    history, sheet = host.controller.history, host.dock.sheet
    from bridgetable.gui.documents.typed import place_of
    from bridgetable.views.claims.sheet import why_no_claim

    why = why_no_claim(history.now)
    if why:
        host.say(why)
    elif sheet.draft is None or seat is not None:
        sheet.close_sheet()
        sheet.open(history.now.table, lambda: host.eye, seat, place_of(history))
    else:
        sheet.to_keyboard()


claim = command(tr("Claim…"), ("C",), tr("Claim tricks for a player"), starts_group=True, icon=Icon.FLAG)(open_claim)


def make_claim(host: CommandHost, actions: tuple[Action, ...]) -> None:
    """Make a claim, and what goes with it as long as it stands."""
    from bridgetable.game.table import Phase

    first, *after = actions
    if host.controller.do(first):
        for more in after if host.controller.history.now.table.phase is Phase.SUSPENDED else ():
            host.controller.do(more)
        host.table.view.setFocus(Qt.FocusReason.OtherFocusReason)


def answer_claim(host: CommandHost, answer: Action) -> None:
    """Say something to a claim; the keyboard stays on the answers, if it was there."""
    column = host.dock.column
    there = column.answers is not None and column.answers.has_keyboard
    host.controller.do(answer)
    if there:
        to_options(host)


# Calls, cards, and whatever else is done.


@command(tr("Bidding box"), ("B",), tr("Go to the bidding box, or away from it"))
def bidding_box(host: CommandHost) -> None:
    """Go to the bidding box, or back to the table."""
    area = host.table
    (area.view if area.box.hasFocus() or area.box.isHidden() else area.box).setFocus()


@command(tr("Declarer calls a card"), ("M",), tr("Name the card that dummy plays: “low heart”"))
def call_card(host: CommandHost) -> None:
    """Open the field in which declarer calls for a card from dummy."""
    if not host.table.open_call():
        host.say(tr("No card can be called from dummy now: dummy’s hand is not on the table"))


meaning = command(tr("What a call means…"), ("Ctrl+M",), tr("Tell what the last call, or that in hand, shows"))(
    lambda host: host.open_meaning_form()
)


@command(tr("Do anything else…"), ("Ctrl+T",), tr("Write an action, such as “E drops HK”"))
def write_action(host: CommandHost) -> None:
    """Ask for an action in the notation, and do it."""
    text = asked(host, tr("Do anything else"), tr("An action, such as “E drops HK”, “W plays H9”, “S calls 1S”:"))
    if text:
        do_written(host, text)


def do_written(host: CommandHost, text: str) -> None:
    """Do an action that is written in the notation."""
    from bridgetable.session.director.actions import renumbered
    from bridgetable.session.notation import action

    with saying_why(host):
        host.controller.do(renumbered(action(text), host.controller.history.now.table.book.cite_of))


# The director.


@director_command(tr("Director!"), ("D",), tr("Draw attention to what went wrong"), icon=Icon.BELL)
def director(host: CommandHost) -> None:
    """Draw attention: to the one thing that can be noticed, or to one of a list; else ask what it is about."""
    found = host.shown.to_notice if host.shown is not None else ()
    if host.controller.history.now.pending is not None:
        host.say(tr("The director is here: his question waits at the right"))
    elif not found and host.shown is not None and host.shown.sheet is not None:
        host.controller.do(host.shown.sheet.director.action)
    elif not found:
        from bridgetable.gui.commands.what_about import ask_what

        ask_what(host, open_claim)
    elif len(found) == 1:
        notice(host, found[0][0])
    else:
        menu = QMenu(host.widget)
        fill(menu, [(words, card) for card, words in found], partial(notice, host))
        menu.popup(host.place_under(Icon.BELL))


def notice(host: CommandHost, card: Card | None) -> None:
    """Draw attention to one card's irregularity, or to all: by the eye that looks, else by an opponent."""
    from bridgetable.session.director.actions import Notice
    from bridgetable.views.view import who_notices

    host.controller.do(Notice(who_notices(host.controller.history.now.table, host.eye, card), card))


def is_asked(host: CommandHost) -> bool:
    """True where the director asks something."""
    return host.shown is not None and host.shown.decision is not None


def can_be_waived(host: CommandHost) -> bool:
    """True where the director asks something, or something that he has ruled is in force and can be waived."""
    from bridgetable.session.director.actions import Waive

    return is_asked(host) or (bool(host.controller.history.now.ruled) and can_be_set_aside(host, Waive("")))


def can_be_forfeited(host: CommandHost) -> bool:
    """True where the director asks something, or an act has let an irregularity go that nobody has spoken of."""
    from bridgetable.game.irregularities import Stage
    from bridgetable.session.director.actions import Forfeit

    irregularities = host.controller.history.now.table.irregularities
    let_go = any(one.stage is Stage.CONDONED for one in irregularities)
    return is_asked(host) or (let_go and can_be_set_aside(host, Forfeit("")))


def can_be_set_aside(host: CommandHost, action: Waive | Forfeit) -> bool:
    """True where something can be waived, or ruled forfeited, while no case is open; it loads the laws."""
    from bridgetable.session.act import set_aside_afterwards

    now = host.controller.history.now
    return not now.cases and set_aside_afterwards(now, action) is not None


@director_command(
    tr("Waive the rectification…"), (), tr("Waive it for cause (81C5)"), starts_group=True, enabled=can_be_waived
)
def waive(host: CommandHost) -> None:
    """Ask why the rectification is waived, and waive it."""
    from bridgetable.session.director.actions import Waive

    reason = asked(host, tr("Waive the rectification"), tr("For which cause, at the non-offenders’ request (81C5):"))
    if reason:
        host.controller.do(Waive(reason))


@director_command(tr("Rule it forfeited…"), (), tr("The right to rectify is lost (11A)"), enabled=can_be_forfeited)
def forfeit(host: CommandHost) -> None:
    """Ask why the right to rectify is lost, and rule it so."""
    from bridgetable.session.director.actions import Forfeit

    reason = asked(host, tr("Rule it forfeited"), tr("Why the right to rectify is lost (11A):"))
    if reason:
        host.controller.do(Forfeit(reason))


def has_case(host: CommandHost) -> bool:
    """True where anything is being ruled, or has been."""
    now = host.controller.history.now
    return bool(now.cases or now.ruled)


@director_command(
    tr("Chart of this case…"),
    ("Ctrl+Shift+C",),
    tr("Every way in which this ruling can go, as a picture"),
    starts_group=True,
    enabled=has_case,
)
def chart_of_case(host: CommandHost) -> None:
    """Show the chart of the case in hand, or of the one ruled last."""
    from bridgetable.gui.chart.window import show_chart

    show_chart(host)


def has_options(host: CommandHost) -> bool:
    """True where two options of a question can be compared."""
    decision = host.shown.decision if host.shown is not None else None
    return decision is not None and len(decision.options) > 1 and not host.is_ruling_first


compare_options = director_command(
    tr("Compare two options…"),
    ("Ctrl+Shift+O",),
    tr("Two options side by side, with all that is different"),
    enabled=has_options,
)(lambda host: compare_with(host, next((b.option.number for b in host.dock.column.options if b.hasFocus()), 0)))


def compare_with(host: CommandHost, number: int) -> None:
    """Compare an option (its digit, 0 for any) with another: the best of those whose worth is shown, else the next."""
    from bridgetable.gui.compare.window import show_comparison

    decision, worth = host.shown.decision if host.shown is not None else None, host.dock.column.worth
    options = () if decision is None else decision.options
    best = next((o.number for o in options if worth and (row := worth.of(o.key)) and row.is_best), 0)
    one = number or best or 1
    other = best if best not in {0, one} else one % max(1, len(options)) + 1
    show_comparison(host, worth, *sorted((one, other)))


@director_command(
    tr("Desk…"), ("Ctrl+F3",), tr("Scores, penalties and events worked out, step by step"), starts_group=True
)
def desk(host: CommandHost) -> None:
    """Show the director's desk."""
    from bridgetable.gui.desk.window import show_desk

    show_desk(host)


@director_command(tr("Session…"), ("Ctrl+Shift+M",), tr("Boards and standing, and what a ruling moves"))
def session(host: CommandHost) -> None:
    """Show the session that is open, or ask for one."""
    from bridgetable.gui.match.window import MatchWindow

    shown = host.widget.findChild(MatchWindow)
    if shown is not None:
        shown.come_forward()
    else:
        ask_for_session(host)


def ask_for_session(host: CommandHost) -> None:
    """Ask for the file of a session, and show it; of a journal that of its folder."""
    from pathlib import Path

    from PySide6.QtWidgets import QFileDialog

    from bridgetable.formats.journal_kind import SUFFIX
    from bridgetable.gui.host import saying_why
    from bridgetable.gui.match.window import SESSION_FILES, show_match

    folder = str(host.document.path.parent) if host.document.path else ""
    name, _ = QFileDialog.getOpenFileName(host.widget, tr("Open a session"), folder, SESSION_FILES)
    if name:
        path = Path(name)
        with saying_why(host):
            show_match(host, path.parent if path.suffix.lower() == SUFFIX else path)


@director_command(
    tr("Forms…"), ("Ctrl+Shift+F",), tr("Ruling, report of hand, poll, appeal: filled, typed in and printed")
)
def forms(host: CommandHost) -> None:
    """Show the forms of a tournament."""
    from bridgetable.gui.forms.window import show_forms

    show_forms(host)


@director_command(tr("What does a clause say…"), ("Ctrl+L",), tr("Show the gloss of a clause"))
def clause_gloss(host: CommandHost) -> None:
    """Ask for a clause, and show its gloss."""
    from bridgetable.gui.widgets.glosses import gloss

    such = host.book_in_force.number_of("50D2a")
    cite = asked(host, tr("A clause"), tr("A clause, such as {clause}:", clause=such))
    if cite:
        host.say(gloss(cite, host.book_in_force).replace("\n", " – "), Icon.TICK)


def asked(host: CommandHost, title: str, prompt: str) -> str:
    """The text that somebody types; empty where he gives up."""
    from bridgetable.gui.widgets.typed_dialog import asked_text

    text, chosen = asked_text(host.widget, title, prompt)
    return text.strip() if chosen else ""
