"""The start page of a window: opened over its table, filled, left for the table, put away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from bridgetable.gui.paint.look import Screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.gui.commands.command import CommandHost
    from bridgetable.gui.files.keeper import Keeper
    from bridgetable.gui.start.page import StartPage


class Start(QObject):
    """The page, while it is shown; `changed` is emitted when it is shown or put away."""

    changed = Signal()

    def __init__(self, host: CommandHost, keeper: Keeper) -> None:
        super().__init__(host.widget)
        self._host, self._keeper = host, keeper
        self.page: StartPage | None = None

    def open(self, parent: QWidget) -> None:
        """Show the page over table, dock and timeline, until something is opened, or done at the table."""
        if self.page is not None:
            return
        from bridgetable.gui.start.page import StartPage

        host = self._host
        if host.has_table:
            if host.screen_kind is Screen.PROJECTOR:
                host.set_screen(Screen.DESK)
            host.writing.follow()
            host.table.toast.hide()
        self.page = StartPage(host, parent)
        self.page.left.connect(self.leave)
        self.changed.emit()
        self.page.show()
        if host.is_complete:
            self.fill()

    def fill(self) -> None:
        """Show on the page what takes longer, with the tables that were left open."""
        if self.page is not None:
            self.page.fill(self._keeper.left_behind)
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Go from the page to the table."""
        host = self._host
        host.complete()
        self.put_away()
        if host.shown is None:
            host.set_document(host.document)

    def put_away(self) -> None:
        """Take the page away, because something else is shown."""
        page, self.page = self.page, None
        if page is None:
            return
        page.close_tables()
        page.hide()
        page.deleteLater()
        self.changed.emit()
        self._host.table_view.setFocus(Qt.FocusReason.OtherFocusReason)
