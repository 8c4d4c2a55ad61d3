"""The commands for help: the handbook, the Laws, the cases to stage, the keys."""

from pathlib import Path

from bridgetable.gui.commands.command import CommandHost, CommandMenu
from bridgetable.gui.host import saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

command = CommandMenu("Help")


@command(tr("Handbook"), ("Shift+F1",), tr("How to teach, direct and play with this program, with search"))
def handbook(host: CommandHost) -> None:
    """Show the handbook beside the table."""
    from bridgetable.gui.book.handbook_window import show_handbook

    with saying_why(host):
        show_handbook(host)


@command(tr("Handbook as PDF…"), (), tr("The handbook as a file, to be read elsewhere or printed"))
def handbook_as_pdf(host: CommandHost) -> None:
    """Ask for a file, and write the handbook into it."""
    from bridgetable.gui.widgets.file_dialog import path_to_keep

    kinds = tr("PDF ({patterns})", patterns="*.pdf")
    path = path_to_keep(host.widget, tr("Handbook as PDF"), "handbook.pdf", kinds)
    if path is not None:
        keep_handbook(host, path)


def keep_handbook(host: CommandHost, path: Path) -> None:
    """Write the handbook into a file, whole or not at all."""
    from bridgetable.gui.book.handbook_pdf import write_handbook

    output = path if path.suffix else path.with_suffix(".pdf")
    with saying_why(host, output):
        pages = host.controller.worked(lambda: write_handbook(output, "A4"))
        if pages is not None:
            host.say(tr("Written in {output}: {pages} pages", output=output.name, pages=pages), Icon.TICK)


@command(tr("The Laws"), ("F2",), tr("Every clause in our words, and the cases that show it"))
def laws(host: CommandHost) -> None:
    """Show the law book, at the clause that the keyboard is on or that is asked about."""
    from bridgetable.gui.book.window import show_book

    show_book(host, cite_in_hand(host))


@command(
    tr("What changed in the Laws…"), ("Ctrl+Shift+F4",), tr("Clause by clause from one book to another, with examples")
)
def what_changed(host: CommandHost) -> None:
    """Show what changed from one book of the Laws to another."""
    from bridgetable.gui.book.changes_window import show_changes

    show_changes(host)


def cite_in_hand(host: CommandHost) -> str:
    """The clause of the option that the keyboard is on, or of the question that waits; empty where there is none."""
    option = next((button.option for button in host.dock.column.options if button.hasFocus()), None)
    if option is not None and option.cites:
        return option.cites[0]
    decision = host.shown.decision if host.shown is not None else None
    return decision.cite if decision is not None else ""


@command(tr("How do I stage…"), ("Ctrl+F2",), tr("All that can go wrong, by its everyday name; done for you"))
def stages(host: CommandHost) -> None:
    """Show all that can be staged, and do it on the table."""
    from bridgetable.gui.book.stage_window import show_stages

    show_stages(host)


@command(tr("Keys"), ("F1",), tr("The list of all keys"))
def keys(host: CommandHost) -> None:
    """Show the list of all keys."""
    from bridgetable.gui.commands.dialogs import show_keys

    show_keys(host.widget, host.commands)


@command(tr("About bridgetable"), (), tr("What this program is"), starts_group=True)
def about(host: CommandHost) -> None:
    """Say what this program is."""
    from bridgetable.gui.commands.dialogs import show_about

    show_about(host.widget)
