"""A menu for each seat of everything that its player can say or do, by groups, and one for each quitted trick."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.dialogs import record_entry
from bridgetable.gui.commands.spoken.director import TAKE_BACK, of_director, to_take_back
from bridgetable.gui.commands.spoken.entry import MenuEntries, MenuEntry
from bridgetable.gui.commands.spoken.player import possible_entries, possible_of
from bridgetable.gui.commands.table_handlers import call_card, open_claim
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.table.scene.view import TableGraphicsView
from bridgetable.language import tr
from bridgetable.session.sitting import Sitting
from bridgetable.views.claims.sheet import why_no_claim
from bridgetable.views.table.offers import Group, looked_at, offers_on_trick, turned
from bridgetable.views.words.prose import SEAT_NAMES


class PlayerMenus:
    """A menu for each seat, filled when it opens with what that player could do then."""

    def __init__(self, host: CommandHost, parent: QMenu) -> None:
        """Add the menus to a menu, empty."""
        self._host = host
        self.menu = parent.addMenu(tr("A player says or does"))
        self.of = {seat: self.menu.addMenu(SEAT_NAMES[seat]) for seat in SEATS}
        self.trick = QMenu(parent)
        for seat, menu in self.of.items():
            menu.aboutToShow.connect(lambda s=seat: self.fill(s))

    @property
    def _sitting(self) -> Sitting:
        return self._host.controller.history.now

    def fill(self, seat: Seat) -> None:
        """Fill the menu of a seat anew."""
        menu = self.of[seat]
        clear_menu(menu)
        sitting = self._sitting
        table, entries = sitting.table, possible_entries(sitting, seat)
        if seat is table.declarer and table.dummy in table.spread:
            menu.addAction(tr("Calls for a card from dummy…")).triggered.connect(lambda: call_card(self._host))
        if not why_no_claim(sitting):
            menu.addAction(tr("Claims or concedes…")).triggered.connect(lambda: open_claim(self._host, seat))
        if menu.actions():
            menu.addSeparator()
        for group in Group:
            mine = [entry for entry in entries if entry.group is group]
            under = menu.addMenu(group.value) if mine else None
            if under is not None:
                self._add(under, mine, SEAT_NAMES[seat])
            if group is Group.TRICKS:
                self._add_tricks(menu, seat)

    def add_for_director(self, parent: QMenu) -> None:
        """Add menus of what is agreed on, told and decided about the score, and of rulings to be taken back."""
        self.score, self.back = parent.addMenu(Group.SCORE.value), parent.addMenu(TAKE_BACK)
        self.score.aboutToShow.connect(lambda: self._fill_with(self.score, of_director()))
        self.back.aboutToShow.connect(lambda: self._fill_with(self.back, to_take_back(self._sitting)))

    def _fill_with(self, menu: QMenu, entries: MenuEntries) -> None:
        clear_menu(menu)
        self._add(menu, possible_of(self._sitting, entries), tr("The director"))
        if menu.isEmpty():
            menu.addAction(tr("Nothing now")).setEnabled(False)

    def _add(self, menu: QMenu, entries: Iterable[MenuEntry], who: str) -> None:
        for entry in entries:
            row = menu.addAction(entry.words)
            row.setData(entry.make(entry.sample))
            row.triggered.connect(lambda _=False, d=entry: record_entry(self._host, self.menu, who, d))

    def _add_tricks(self, menu: QMenu, seat: Seat) -> None:
        last = len(self._sitting.table.winners)
        under = menu.addMenu(Group.TRICKS.value) if last else None
        for trick in range(last, 0, -1):
            if under is not None:
                one = under.addMenu(tr("Trick {trick}", trick=trick))
                one.aboutToShow.connect(lambda m=one, t=trick: self.fill_trick(m, seat, t))

    def fill_trick(self, menu: QMenu, seat: Seat, trick: int) -> None:
        """Fill a menu with what a player can do with a quitted trick (1 to 13)."""
        clear_menu(menu)
        for other in offers_on_trick(self._sitting, seat, trick):
            row = menu.addAction(other.words)
            row.setData(other.action)
            row.triggered.connect(lambda _=False, action=other.action: self._host.controller.do(action))

    def serve(self, view: TableGraphicsView) -> None:
        """Open the menus of plates and quitted cards on a table, and let its quitted cards be turned and faced."""
        view.asked.connect(self._open)
        view.turning = lambda seat, trick: turned(self._sitting, seat, trick)
        view.looking = lambda seat, trick: looked_at(self._sitting, seat, trick)

    def _open(self, key: PieceKey, at: QPoint) -> None:
        if key.seat is None:
            return
        if key.kind is PieceKind.BACK:
            self.fill_trick(self.trick, key.seat, key.number)
            self.trick.popup(at)
        else:
            self.of[key.seat].popup(at)


def clear_menu(menu: QMenu) -> None:
    """Clear a menu, its submenus as well."""
    for under in menu.findChildren(QMenu):
        under.deleteLater()
    menu.clear()
