"""The commands about how the table is shown, where the keyboard is, and help."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt

from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.game.values import evolve
from bridgetable.gui.commands.command import Command, CommandHost
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen
from bridgetable.language import tr
from bridgetable.views.eyes import Watcher

VIEW, HELP = "View", "Help"
NOT_THIS_EYE = tr("Best play is reckoned from all four hands: it is shown to the eye that sees all hands")
PROJECTOR_KEYS = tr("N is Next, PgUp steps back, D calls the director, Esc leaves the projector")


@partial(Command, VIEW, tr("Rotate"), ("R",), tr("Put the next seat at the bottom"), icon=Icon.ROTATE)
def rotate(host: CommandHost) -> None:
    """Put the next seat at the bottom."""
    host.set_bottom(host.bottom.lho)


@partial(
    Command,
    VIEW,
    tr("Four colours"),
    ("Ctrl+4",),
    tr("Green clubs and blue diamonds"),
    starts_group=True,
    checked=lambda host: host.settings.four_colours,
)
def four_colours(host: CommandHost) -> None:
    """Show the suits in four colours, or in two."""
    host.choose(evolve(host.settings, four_colours=not host.settings.four_colours))


@partial(
    Command,
    VIEW,
    tr("“10” instead of “T”"),
    (),
    tr("How a ten is written on the cards"),
    checked=lambda host: host.settings.ten_in_figures,
)
def ten_in_figures(host: CommandHost) -> None:
    """Write a ten as 10, or as T."""
    host.choose(evolve(host.settings, ten_in_figures=not host.settings.ten_in_figures))


@partial(
    Command,
    VIEW,
    tr("Motion"),
    (),
    tr("Cards move, or are at once in their place"),
    checked=lambda host: host.settings.motion,
)
def motion(host: CommandHost) -> None:
    """Let cards move, or be at once in their place."""
    host.choose(evolve(host.settings, motion=not host.settings.motion))


@partial(
    Command,
    VIEW,
    tr("Start page at the start"),
    (),
    tr("The page on which the program opens where no file is named"),
    checked=lambda host: host.settings.start_page,
)
def start_page_at_start(host: CommandHost) -> None:
    """Open on the start page the next time, or on the first lesson."""
    host.choose(evolve(host.settings, start_page=not host.settings.start_page))


@partial(
    Command,
    VIEW,
    tr("Rule first"),
    ("Ctrl+R",),
    tr("You rule before the director does: what is asked is hidden until you have answered"),
    starts_group=True,
    checked=lambda host: host.settings.rule_first,
)
def rule_first(host: CommandHost) -> None:
    """Let whoever looks rule first, or let the director tell at once."""
    host.choose(evolve(host.settings, rule_first=not host.settings.rule_first))


def why_not_worth() -> str:
    """Why nothing can be said to be worth anything here; empty where the solver is installed."""
    from bridgetable.worth.endplay import why_not

    return why_not()


@partial(
    Command,
    VIEW,
    tr("What each option is worth"),
    ("Ctrl+Shift+B",),
    tr("Tricks and score by best play of all, beside each option"),
    checked=lambda host: host.settings.worth and not why_not_worth(),
)
def worth(host: CommandHost) -> None:
    """Show what each option is worth, or hide it; say how to get the solver where it is not installed."""
    lacking = why_not_worth()
    if lacking:
        host.say(lacking)
        return
    host.choose(evolve(host.settings, worth=not host.settings.worth))
    if host.settings.worth and host.eye is not Watcher.ALL:
        host.say(NOT_THIS_EYE)
    elif host.settings.worth and host.controller.history.now.pending is None:
        host.say(tr("What each option is worth will stand beside the options of the next question"), Icon.TICK)


@partial(
    Command,
    VIEW,
    tr("Projector"),
    ("F5",),
    tr("Large, with nothing but table and question"),
    starts_group=True,
    icon=Icon.SCREEN,
    # With a class window it would be one table too many, and a remote's key for its own slides is often this one.
    enabled=lambda host: not host.has_class,
    checked=lambda host: host.screen_kind is Screen.PROJECTOR,
)
def projector(host: CommandHost) -> None:
    """Go to the projector, or back to the desk."""
    desk = host.screen_kind is Screen.DESK
    host.set_screen(Screen.PROJECTOR if desk else Screen.DESK)
    host.fill_screen(desk)
    if desk:
        # Menus and tool bar are gone, so that a sentence must tell the keys.
        host.say(PROJECTOR_KEYS, Icon.SCREEN)
    else:
        host.table.toast.hide()


@partial(
    Command,
    VIEW,
    tr("Full screen"),
    ("F11",),
    tr("Use the whole screen"),
    checked=lambda host: host.widget.isFullScreen(),
)
def full_screen(host: CommandHost) -> None:
    """Use the whole screen, or a window again."""
    # The other states stay: a window that filled the desktop fills it again.
    host.widget.setWindowState(host.widget.windowState() ^ Qt.WindowState.WindowFullScreen)


@partial(Command, VIEW, tr("To the table"), ("F6",), tr("Put the keyboard on the table"), starts_group=True)
def to_table(host: CommandHost) -> None:
    """Put the keyboard on the table."""
    host.table.view.setFocus(Qt.FocusReason.ShortcutFocusReason)


@partial(Command, VIEW, tr("To the director’s options"), ("F7",), tr("Put the keyboard on the first option"))
def to_options(host: CommandHost) -> None:
    """Put the keyboard on the first option."""
    column, sheet = host.dock.column, host.dock.sheet
    if sheet.draft is not None:
        sheet.to_keyboard()
    elif column.answers is not None:
        column.answers.to_keyboard()
    elif column.options:
        column.options[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
    elif host.table.bidding:
        host.table.box.setFocus(Qt.FocusReason.ShortcutFocusReason)


@partial(
    Command, HELP, tr("Handbook"), ("Shift+F1",), tr("How to teach, direct and play with this program, with search")
)
def handbook(host: CommandHost) -> None:
    """Show the handbook beside the table."""
    from bridgetable.gui.book.handbook_window import show_handbook

    try:
        show_handbook(host)
    except (BridgetableError, OSError) as error:
        host.say(sentence_of(error))


@partial(Command, HELP, tr("Handbook as PDF…"), (), tr("The handbook as a file, to be read elsewhere or printed"))
def handbook_as_pdf(host: CommandHost) -> None:
    """Ask for a file, and write the handbook into it."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getSaveFileName(
        host.widget, tr("Handbook as PDF"), "handbook.pdf", tr("PDF ({patterns})", patterns="*.pdf")
    )
    if name:
        keep_handbook(host, Path(name))


def keep_handbook(host: CommandHost, path: Path) -> None:
    """Write the handbook into a file, whole or not at all."""
    from bridgetable.formats.files import not_written
    from bridgetable.gui.book.handbook_pdf import write_handbook

    output = path if path.suffix else path.with_suffix(".pdf")
    try:
        pages = write_handbook(output, "A4")
    except OSError as error:
        host.say(not_written(output, error))
        return
    host.say(tr("Written in {output}: {pages} pages", output=output.name, pages=pages), Icon.TICK)


@partial(Command, HELP, tr("The Laws"), ("F2",), tr("Every clause in our words, and the cases that show it"))
def laws(host: CommandHost) -> None:
    """Show the law book, at the clause that the keyboard is on or that is asked about."""
    from bridgetable.gui.book.window import show_book

    show_book(host, cite_in_hand(host))


def cite_in_hand(host: CommandHost) -> str:
    """The clause of the option that the keyboard is on, or of the question that waits; empty where there is none."""
    option = next((button.option for button in host.dock.column.options if button.hasFocus()), None)
    if option is not None and option.cites:
        return option.cites[0]
    decision = host.shown.decision if host.shown is not None else None
    return decision.cite if decision is not None else ""


@partial(
    Command, HELP, tr("How do I stage…"), ("Ctrl+F2",), tr("All that can go wrong, by its everyday name; done for you")
)
def stages(host: CommandHost) -> None:
    """Show all that can be staged, and do it on the table."""
    from bridgetable.gui.book.stage_window import show_stages

    show_stages(host)


@partial(Command, HELP, tr("Keys"), ("F1",), tr("The list of all keys"))
def keys(host: CommandHost) -> None:
    """Show the list of all keys."""
    from bridgetable.gui.commands.dialogs import show_keys

    show_keys(host.widget, host.commands)


@partial(Command, HELP, tr("About bridgetable"), (), tr("What this program is"), starts_group=True)
def about(host: CommandHost) -> None:
    """Say what this program is."""
    from bridgetable.gui.commands.dialogs import show_about

    show_about(host.widget)


VIEW_COMMANDS = (
    rotate,
    four_colours,
    ten_in_figures,
    motion,
    start_page_at_start,
    rule_first,
    worth,
    projector,
    full_screen,
    to_table,
    to_options,
)
HELP_COMMANDS = (
    handbook,
    handbook_as_pdf,
    laws,
    stages,
    keys,
    about,
)
