"""The commands about how the table is shown, where the keyboard is, and help."""

from PySide6.QtCore import Qt

from bridgetable.game.values import evolve
from bridgetable.gui.commands.command import Command, CommandHost, CommandMenu
from bridgetable.gui.host import saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.settings import paper_of
from bridgetable.language import tr
from bridgetable.views.eyes import Watcher

command = CommandMenu("View")
settings_command = CommandMenu("View", tr("Settings"))
NOT_THIS_EYE = tr("Best play needs all four hands: choose View > Show all hands")
BEST_PLAY = "Best play"
"""The title of the handbook's section about it."""
PROJECTOR_KEYS = tr("N is Next, PgUp steps back, D calls the director, Esc leaves the projector")


rotate = command(tr("Rotate"), ("R",), tr("Put the next seat at the bottom"), icon=Icon.ROTATE)(
    lambda host: host.set_bottom(host.bottom.lho)
)


def choice(name: str, words: str, about: str, *keys: str, within: CommandMenu = command) -> Command:
    """A command that switches one of the settings, by its name there, on or off."""
    row = within(words, keys, about, checked=lambda host: bool(getattr(host.settings, name)))
    return row(lambda host: host.choose(host.settings.switched(name)))


four_colours = choice(
    "four_colours", tr("Four colours"), tr("Green clubs and blue diamonds"), "Ctrl+4", within=settings_command
)
ten_in_figures = choice(
    "ten_in_figures", tr("“10” instead of “T”"), tr("How a ten is written on the cards"), within=settings_command
)
motion = choice("motion", tr("Motion"), tr("Cards move, or are at once in their place"), within=settings_command)


@settings_command(
    tr("Letter paper"),
    (),
    tr("Pages are printed and saved on paper of the format Letter; else on A4"),
    checked=lambda host: paper_of(host.settings) == "letter",
)
def letter_paper(host: CommandHost) -> None:
    """Change between Letter and A4."""
    host.choose(evolve(host.settings, paper="A4" if paper_of(host.settings) == "letter" else "letter"))


start_page_at_start = choice(
    "start_page",
    tr("Start page at the start"),
    tr("The page on which the program opens where no file is named"),
    within=settings_command,
)
rule_first = choice(
    "rule_first",
    tr("Rule first"),
    tr("You rule before the director does: what is asked is hidden until you have answered"),
    "Ctrl+R",
)


def why_not_worth() -> str:
    """The reason why options cannot be valued here; empty where the solver is installed."""
    from bridgetable.worth.endplay import why_not

    return why_not()


def tell_of_solver(host: CommandHost) -> None:
    """Say that there is no solver, and open the handbook where it tells how to get one."""
    from bridgetable.gui.book.handbook_window import show_handbook
    from bridgetable.gui.solver import NO_SOLVER

    with saying_why(host):
        show_handbook(host, BEST_PLAY)
    host.say(NO_SOLVER)


@command(
    tr("What each option is worth"),
    ("Ctrl+Shift+B",),
    tr("Tricks and score by best play of all, beside each option"),
    checked=lambda host: host.settings.worth and not why_not_worth(),
)
def worth(host: CommandHost) -> None:
    """Show what each option is worth, or hide it; say how to get the solver where it is not installed."""
    if why_not_worth():
        tell_of_solver(host)
        return
    host.choose(evolve(host.settings, worth=not host.settings.worth))
    if host.settings.worth and host.eye is not Watcher.ALL:
        host.say(NOT_THIS_EYE)
    elif host.settings.worth and host.controller.history.now.pending is None:
        host.say(tr("The next question will show what each option is worth"), Icon.TICK)


@command(
    tr("Book and regulations…"),
    ("Ctrl+Shift+F2",),
    tr("The law book and the regulations in force at this table"),
    starts_group=True,
)
def book_and_regulations(host: CommandHost) -> None:
    """Show the book and the regulations of the table, to be changed."""
    from bridgetable.gui.regulations.window import show_regulations

    show_regulations(host)


@command(
    tr("Two books side by side…"), ("Ctrl+Shift+F3",), tr("This table under two books of the Laws, and where they part")
)
def two_books(host: CommandHost) -> None:
    """Show the table under two books side by side."""
    from bridgetable.gui.compare.books_window import show_books

    show_books(host)


@command(
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


# The other states stay: a window that filled the desktop fills it again.
full_screen = command(
    tr("Full screen"), ("F11",), tr("Use the whole screen"), checked=lambda host: host.widget.isFullScreen()
)(lambda host: host.widget.setWindowState(host.widget.windowState() ^ Qt.WindowState.WindowFullScreen))
to_table = command(tr("To the table"), ("F6",), tr("Put the keyboard on the table"), starts_group=True)(
    lambda host: host.table.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
)


@CommandMenu("Director")(tr("To the director’s options"), ("F7",), tr("Put the keyboard on the first option"))
def to_options(host: CommandHost) -> None:
    """Put the keyboard on the first option."""
    column, sheet = host.dock.column, host.dock.sheet
    if sheet.draft is not None:
        sheet.to_keyboard()
    elif column.answers is not None:
        column.answers.to_keyboard()
    elif column.pad is not None:
        column.pad.to_keyboard()
    elif column.options:
        column.options[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
    elif host.table.bidding:
        host.table.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
