"""The handlers for a call in the grid, on its lane or in the box: its meaning, explanation, alert, and questions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu

from bridgetable.game.auction import Standing
from bridgetable.game.calls import Call
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.gui.auction.meaning_form import About, MeaningSource
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.menus import fill
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.table.layout.places import Point
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall
from bridgetable.session.talk.actions import Alert, AskAbout
from bridgetable.views.table.auction_grid import shown_meaning, told_meaning
from bridgetable.views.table.offers import can
from bridgetable.views.words.prose import SEAT_NAMES, SIDE_NAMES, word

if TYPE_CHECKING:
    from bridgetable.formats.systems import System
    from bridgetable.gui.auction.meaning_form import MeaningForm

CallRow = tuple[str, Callable[[], object]]


class CallHandlers(QObject):
    """The form and the menus for the meaning of a call."""

    def __init__(self, host: CommandHost, parent: QMenu) -> None:
        """Listen to the grid, to the lanes and to the box; the menu of systems goes under `parent`."""
        super().__init__(host.widget)
        self._host = host
        self.form: MeaningForm | None = None
        self.menu = QMenu(host.widget)
        self.systems = SystemMenu(parent, self.tell_all, host.say)
        host.dock.auction.chosen.connect(self.open_made)
        host.dock.auction.menu_wanted.connect(self.open_menu)
        host.table.box.menu_wanted.connect(self.open_box_menu)
        host.table.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonDblClick:
            at = cast("QMouseEvent", event).position().toPoint()
            number = self.lying_at(at)
            if number >= 0:
                self.open_made(number)
                return True
        if event.type() is QEvent.Type.ContextMenu:
            asked = cast("QContextMenuEvent", event)
            number = self.lying_at(asked.pos())
            if number >= 0:
                self.open_menu(number, asked.globalPos())
                return True
        return super().eventFilter(watched, event)

    def lying_at(self, at: QPoint) -> int:
        """The place in the record of the call that lies at a point of the table, or -1."""
        layout, point = self._host.table.view.table_scene.layout, Point(at.x(), at.y())
        if layout is None:
            return -1
        lanes = ((seat, layout.calls[seat]) for seat in SEATS)
        return next((self.last_of(seat) for seat, lane in lanes if lane is not None and lane.holds(point)), -1)

    def last_of(self, seat: Seat) -> int:
        """The place in the record of this player's last call, or -1."""
        made = self._host.controller.history.now.table.auction.made
        return next((at for at in reversed(range(len(made))) if made[at].seat is seat), -1)

    # The form.

    def open_last(self) -> None:
        """Open the form for the call that the keyboard is on, else for the last one made."""
        grid, made = self._host.dock.auction, self._host.controller.history.now.table.auction.made
        if not made:
            self._host.say(tr("Nobody has called yet"))
            return
        self.open_made(grid.at if grid.hasFocus() and 0 <= grid.at < len(made) else len(made) - 1)

    def open_made(self, number: int, first: MeaningSource = MeaningSource.METHODS) -> None:
        """Open the form for the call at this place of the record (0 upwards)."""
        table, eye = self._host.controller.history.now.table, self._host.eye
        made = table.auction.made[number]
        meaning, told = shown_meaning(table, number, eye), told_meaning(table, number)
        gone = made.standing in {Standing.WITHDRAWN, Standing.CANCELLED}
        self.open(About(made.seat, made.call, meaning=meaning, told=told, first=first, is_gone=gone))

    def open(self, about: About) -> None:
        """Open the form, in the place of one that is open, over the foot of the dock."""
        from bridgetable.gui.auction.meaning_form import MeaningForm
        from bridgetable.gui.documents.typed import place_of

        if self.form is not None:
            self.form.close()
        window = self._host.widget
        self.form = MeaningForm(self._host.look, about, place_of(self._host.controller.history), window)
        self.form.kept.connect(self._host.controller.do)
        self.form.destroyed.connect(self._closed)
        self.form.show()
        self.form.activateWindow()
        corner = window.mapToGlobal(QPoint(window.width(), window.height() - self._host.timeline.height()))
        size = self.form.frameGeometry()
        self.form.move(corner.x() - size.width() - 12, corner.y() - size.height() - 12)
        self.form.text.setFocus()

    def _closed(self) -> None:
        self.form = None

    # The menus.

    def open_menu(self, number: int, at: QPoint) -> None:
        """Open the list of what can be done with the call at this place of the record (0 upwards)."""
        self._open(self.rows_for(number), at)

    def rows_for(self, number: int) -> Iterator[CallRow]:
        """The menu rows for the call at this place of the record (0 upwards)."""
        sitting = self._host.controller.history.now
        made = sitting.table.auction.made[number]
        name, partner = word(made.call), made.seat.partner
        yield tr("What {seat}’s {name} means…", seat=SEAT_NAMES[made.seat], name=name), partial(self.open_made, number)
        yield (
            tr("{partner} explains or announces {name}…", partner=SEAT_NAMES[partner], name=name),
            partial(self.open_made, number, MeaningSource.EXPLAINED),
        )
        actions: list[tuple[str, Action]] = []
        if number == self.last_of(made.seat):
            actions.append((tr("{partner} alerts {name}", partner=SEAT_NAMES[partner], name=name), Alert(partner)))
        actions += [
            (tr("{o} asks about {name}", o=SEAT_NAMES[o], name=name), AskAbout(o, made.call))
            for o in (partner.rho, partner.lho)
        ]
        yield from ((words, partial(self._host.controller.do, one)) for words, one in actions if can(sitting, one))

    def open_box_menu(self, seat: Seat, call: Call, at: QPoint) -> None:
        """Open the list for the meaning of a call in the box."""
        name, who = word(call), SEAT_NAMES[seat]
        called = About(seat, call, made=False, first=MeaningSource.CALLED)
        told = About(seat, call, made=False)
        rows: list[CallRow] = [
            (tr("{who} calls {name} with a meaning…", who=who, name=name), partial(self.open, called))
        ]
        rows.append((tr("What {name} would mean…", name=name), partial(self.open, told)))
        last = self.last_of(seat)
        if last >= 0 and can(self._host.controller.history.now, ChangeCall(seat, call)):
            before = word(self._host.controller.history.now.table.auction.made[last].call)
            change = partial(self._host.controller.do, ChangeCall(seat, call))
            rows.append((tr("{who} changes {before} to {name}", who=who, before=before, name=name), change))
        self._open(rows, at)

    def _open(self, rows: Iterable[CallRow], at: QPoint) -> None:
        self.menu.clear()
        for words, chosen in rows:
            self.menu.addAction(words).triggered.connect(lambda _=False, run=chosen: run())
        self.menu.popup(at)

    def tell_all(self, told: tuple[Action, ...], words: str) -> None:
        """Do all these actions as one step, and say so."""
        if self._host.controller.do_all(told):
            self._host.say(words, Icon.TICK)


Chosen = Callable[[tuple[Action, ...], str], object]


class SystemMenu:
    """A submenu of systems for each side; the systems are read when it opens."""

    def __init__(self, parent: QMenu, told: Chosen, say: Callable[[str], object]) -> None:
        """Add it to a menu; `told` is called with the actions of a system, `say` about a file that cannot be read."""
        self._told, self._say = told, say
        self.menu = parent.addMenu(tr("Tell a system’s openings"))
        self.of = {side: self.menu.addMenu(SIDE_NAMES[side]) for side in Side}
        self.menu.aboutToShow.connect(self.refill)

    def refill(self) -> None:
        """Fill the menus with the systems there are."""
        from bridgetable.formats.systems import systems

        try:
            rows = [(tr(system.name), system) for system in systems()]
        except BridgetableError as error:
            self._say(str(error))
            rows = []
        for side, menu in self.of.items():
            fill(menu, rows, partial(self._chosen, side))

    def _chosen(self, side: Side, system: System) -> None:
        said = tr("{side} play: {system}", side=SIDE_NAMES[side], system=tr(system.name))
        self._told(tuple(system.told_for(side)), said)
