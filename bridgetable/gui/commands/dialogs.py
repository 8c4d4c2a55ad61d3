"""The few dialogs: the list of keys, a table that cannot be kept, what this program is."""

from enum import Enum

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt

from bridgetable import __version__
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.commands.command import Command, CommandHost
from bridgetable.gui.commands.menus import TITLES
from bridgetable.gui.commands.spoken.entry import MenuEntry
from bridgetable.gui.controller import sentence
from bridgetable.gui.widgets import typed_dialog
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.plain import message_box, plain_table
from bridgetable.language import tr

# The height of the list of keys, and what stands beside its columns, in logical pixels.
HEIGHT, EDGES = 760, 60


ELSEWHERE: tuple[tuple[str, str], ...] = (
    ("1 … 9, 0", tr("Choose the option of that number (0 is the tenth); on the sheet of a claim the number of tricks")),
    (tr("Tab, Shift+Tab"), tr("From seat to seat, to the bars and the panel")),
    (
        tr("Arrows"),
        tr("Walk along cards, options, the bidding box, the auction; on the timeline step, with Shift by trick"),
    ),
    (tr("Drag a call"), tr("From the bidding box before any player, or over his last call to change it")),
    ("Enter", tr("Play the card, make the call, choose the option, tell what a call in the auction means")),
    ("Shift+Enter", tr("Everything else that can be done with the card, or with the call in the bidding box")),
    (
        tr("Ctrl+click, Space"),
        tr("Take one card more; a frame drawn over cards, or Shift with an arrow, takes several"),
    ),
    (
        tr("Right click"),
        tr("On a card, a player’s plate or a quitted trick: what can be done there; on a plate Enter as well"),
    ),
    (tr("Drag a quitted card"), tr("Turn it, so that it shows the trick as won or as lost")),
    (tr("L, held"), tr("Look back at the last trick for as long as the key is held")),
    (tr("Double click"), tr("Play the card, face the lead or a quitted trick; on dummy’s plate, call for a card")),
    ("D, L, P, O", tr("On the start page: a deal, a lesson, practice, a file; Enter goes on, Esc leaves it")),
    ("Esc", tr("Leave the projector, put a card back, close a list, put away the sheet of a claim or what D asks")),
)


def key_words(key: str) -> str:
    """The name of a key as people say it."""
    return key.replace("PgUp", tr("Page Up")).replace("PgDown", tr("Page Down"))


def place_of(command: Command) -> str:
    """The menu in which a command is found."""
    return f"{TITLES[command.menu]} > {command.under}" if command.under else TITLES[command.menu]


def key_rows(commands: tuple[Command, ...]) -> tuple[tuple[str, str, str], ...]:
    """Every key: its place, its name, its effect; first those that no menu shows."""
    commanded = [(place_of(c), ", ".join(map(key_words, c.keys)), c.about) for c in commands if c.keys]
    in_class = [(tr("Before a class"), ", ".join(map(key_words, c.in_class)), c.about) for c in commands if c.in_class]
    return (*((tr("Everywhere"), keys, about) for keys, about in ELSEWHERE), *commanded, *in_class)


def keys_dialog(parent: QtWidgets.QWidget | None, commands: tuple[Command, ...]) -> QtWidgets.QDialog:
    """The list of all keys."""
    dialog = QtWidgets.QDialog(parent)
    dress(dialog)
    dialog.setWindowTitle(tr("Keys"))
    tree = plain_table(tr("Keys"), [tr("Where"), tr("Key"), tr("What it does")])
    for row in key_rows(commands):
        tree.addTopLevelItem(QtWidgets.QTreeWidgetItem(list(row)))
    # Else the last column is as wide as there is room, and its words are cut off.
    tree.header().setStretchLastSection(False)
    QtWidgets.QVBoxLayout(dialog).addWidget(tree)
    wanted = QSize(sum(tree.sizeHintForColumn(n) for n in range(tree.columnCount())) + EDGES, HEIGHT)
    dialog.resize(wanted if parent is None else wanted.boundedTo(parent.size()))
    return dialog


def show_keys(parent: QtWidgets.QWidget | None, commands: tuple[Command, ...]) -> None:
    """Show the list of all keys beside the window."""
    dialog = keys_dialog(parent, commands)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.show()


def record_entry(host: CommandHost, parent: QtWidgets.QWidget, who: str, entry: MenuEntry) -> bool:
    """Put on record what an entry of a menu stands for, once the words that it takes are known; whether it is done."""
    words = ""
    if entry.prompt:
        words, is_reported = typed_dialog.asked_text(parent, f"{who}: {entry.words.rstrip('…').lower()}", entry.prompt)
        if not is_reported or not (words.strip() or entry.may_be_empty):
            return False
    try:
        made = entry.make(words.strip())
    except BridgetableError as error:
        host.say(str(error))
        return False
    return host.controller.do(made)


class Overwriting(Enum):
    """The choices about a file that should not be written over unasked, in the words of their buttons."""

    OVERWRITE = tr("Overwrite")
    ELSEWHERE = tr("Save elsewhere…")
    CANCEL = tr("Cancel")


def overwrites(parent: QtWidgets.QWidget, why: str) -> Overwriting:
    """Say why a file should not be written over unasked, and ask what to do."""
    box = message_box(parent, f"{sentence(why)}", QtWidgets.QMessageBox.StandardButton.NoButton)
    role = QtWidgets.QMessageBox.ButtonRole
    roles = role.DestructiveRole, role.ActionRole, role.RejectRole
    buttons = {one: box.addButton(one.value, role) for one, role in zip(Overwriting, roles, strict=True)}
    box.setDefaultButton(buttons[Overwriting.ELSEWHERE])
    box.setEscapeButton(buttons[Overwriting.CANCEL])
    box.exec()
    return next((one for one, button in buttons.items() if button is box.clickedButton()), Overwriting.CANCEL)


def show_about(parent: QtWidgets.QWidget | None) -> None:
    """Say what this program is."""
    words = tr(
        "bridgetable {version}\n\nA bridge table where anything may go wrong, with the director who puts it "
        "right.\nBy the Laws of Duplicate Bridge 2017, in our own words. MIT licence.",
        version=__version__,
    )
    box = message_box(parent, words, QtWidgets.QMessageBox.StandardButton.Ok)
    box.setWindowTitle(tr("About bridgetable"))
    box.exec()
