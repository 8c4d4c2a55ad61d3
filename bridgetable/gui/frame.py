"""The frame of the window: its bars and its body, the places in the body, and the look of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bridgetable.gui.commands.menus import Menus
from bridgetable.gui.commands.tool_bar import ToolBar
from bridgetable.gui.paint.fonts import font
from bridgetable.gui.paint.look import Look, Screen, look_for, menu_style, qt_palette
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.settings import Settings, restore_place
from bridgetable.gui.widgets.bar_button import BarText
from bridgetable.gui.widgets.tips import dress_tips
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.gui.commands.command import CommandHost
    from bridgetable.gui.panel.caption import Caption
    from bridgetable.gui.start.start import Start

# What a desktop puts above a window, in logical pixels; nobody tells before the window is there.
TITLE_BAR = 40
NARROWEST_DOCK = 530.0
STRIP, VOTE_STRIP = 440.0, 720.0
"""The width of the projector's strip in a window 1080 high, and where a class votes on it."""
SETTLED = 300  # The milliseconds within which a desktop makes a window as large as the screen.


class Frame:
    """The bars and the body of a window, what lies in the body, and the look of all."""

    caption: Caption
    """The teacher's words under a projected table; there once the table is."""

    def __init__(self, host: CommandHost, window: QMainWindow, start: Start, *, is_start: bool) -> None:
        """Create the bars and the body, for the start page or for a table."""
        self._host, self._window, self._start = host, window, start
        self._dressed: tuple[Palette, int] | None = None
        self._was_full = False
        self._patience = QTimer(window, singleShot=True, interval=SETTLED)
        self._patience.timeout.connect(self._give_up)
        host.look = look_of(window, host.settings, host.screen_kind)
        self._dress_application()
        self.menus = Menus(host, window.menuBar(), host.commands)
        self.file_name = BarText(host.look)
        window.menuBar().setCornerWidget(self.file_name, Qt.Corner.TopRightCorner)
        self.body = QWidget()
        window.setCentralWidget(self.body)
        self.tools = ToolBar(host.look, is_start=is_start)
        self.tools.setParent(self.body)

    def restyle(self) -> None:
        """Apply colours and sizes again, from the settings and the window's height."""
        host, desk = self._host, self._host.writing.desk if self._host.has_table else None
        host.look = look_of(self._window, host.settings, host.screen_kind)
        self._dress_application()
        parts = (host.table, host.dock, host.timeline, self.caption) if host.has_table else ()
        for part in (self.file_name, self.tools, *parts, desk, self._start.page):
            if part is not None:
                part.set_look(host.look)
        if host.before_class is not None:
            host.before_class.restyle()
        self.fit_parts()

    def dress_again(self) -> None:
        """Apply this window's colours to the application again."""
        self._dressed = None
        self._dress_application()

    def _dress_application(self) -> None:
        """Give Qt's own widgets our colours and type; each change of them costs a look at every widget."""
        look = self._host.look
        size = round(max(12.0, look.bar_type(16)))
        app = QApplication.instance()
        if isinstance(app, QApplication) and self._dressed != (look.palette, size):
            self._dressed = (look.palette, size)
            app.setPalette(qt_palette(look.palette))
            app.setFont(font(size))
            dress_tips(look)

    def fit_parts(self) -> None:
        """Show the parts that belong to the kind of screen, in their places."""
        host, bar, is_start = self._host, self._window.menuBar(), self._start.page is not None
        style = menu_style(host.look)
        if bar.styleSheet() != style:
            bar.setStyleSheet(style)
        # Qt leaves out every title that is higher than the bar.
        bar.setFixedHeight(max(round(host.look.metrics.menu_height), bar.sizeHint().height()))
        projected = host.screen_kind is Screen.PROJECTOR
        turned = host.before_class is not None and host.before_class.room.is_turned
        bar.setVisible(not projected and not turned)
        self.tools.setVisible(not projected)
        self.tools.show_start(is_start=is_start)
        if host.has_table:
            host.timeline.setVisible(not projected and not is_start)
            for part in (host.table, host.dock):
                part.setVisible(not is_start)
            host.table.set_cards(ten_in_figures=host.settings.ten_in_figures, still=not host.settings.motion)
        self.menus.show_state()
        layout = self._window.layout()
        if layout is not None:
            layout.activate()
        self.arrange()

    def arrange(self) -> None:
        """Put tool bar, table, dock and timeline in their places."""
        host, look, wide, high = self._host, self._host.look, self.body.width(), self.body.height()
        projected = look.is_projected
        top = 0 if projected else self.tools.height()
        self.tools.setGeometry(0, 0, wide, self.tools.height())
        if self._start.page is not None:
            self._start.page.setGeometry(0, top, wide, high - top)
        if not host.has_table:
            return
        desk, timeline = host.writing.desk, host.timeline.height()
        teaches = projected and host.document.is_lesson
        foot = round(self.caption.height_needed) if teaches else 0 if projected else timeline
        dock = self._dock_width(look)
        lane = 0 if projected or desk is None else round(desk.lane.height_needed)
        foot += lane
        host.table.setGeometry(0, top, wide - dock, high - top - foot)
        host.table.place()
        self.caption.setGeometry(0, high - foot, wide - dock, foot)
        self.caption.setVisible(teaches and self._start.page is None)
        head = 0 if host.before_class is None else host.before_class.arrange(wide - dock, top, dock)
        host.timeline.setGeometry(0, high - timeline, wide, timeline)
        side = QRect(wide - dock, top + head, dock, high - top - head - (0 if projected else foot))
        if desk is None:
            host.dock.setGeometry(side)
        else:
            desk.place(host.dock, side, QRect(0, high - foot, wide, lane), is_shown=not projected)

    def _dock_width(self, look: Look) -> int:
        if look.is_projected:
            return round(look.dock(VOTE_STRIP if self._host.is_ruling_first else STRIP))
        return round(max(look.metrics.dock_width, NARROWEST_DOCK * look.metrics.dock_u))

    def fill_screen(self, fills: bool) -> None:
        """Fill the whole screen, or be as large again as before; nothing is painted until the window is so large."""
        # Painted smaller it would leave a strip of what was there before, such as the timeline's labels, at its foot.
        window = self._window
        if fills:
            self._was_full = window.isFullScreen()
        if fills or not self._was_full:
            before, state, full = window.size(), window.windowState(), Qt.WindowState.WindowFullScreen
            window.setWindowState(state | full if fills else state & ~full)
            if window.size() == before and (not fills or before != window.screen().size()):
                window.setUpdatesEnabled(False)
                self._patience.start()

    def paint_again(self) -> None:
        """Let the window be painted, now that it has its size."""
        self._patience.stop()
        self._window.setUpdatesEnabled(True)

    def _give_up(self) -> None:
        """Paint the window in the size that it has, where the desktop has given it no other."""
        self.paint_again()
        # Qt takes what was to be painted meanwhile for done, and waits for it.
        self._window.repaint()

    def name_file(self, name: str) -> None:
        """Show the name of what is open, at the right of the menus and over the window."""
        self._window.setWindowTitle(tr("{name} – bridgetable", name=name) if name else tr("bridgetable"))
        self.file_name.say(name)
        # The menu bar asks how wide its corner is only when it is laid out anew.
        self._window.menuBar().setCornerWidget(self.file_name, Qt.Corner.TopRightCorner)
        self.file_name.show()


def look_of(window: QWidget, settings: Settings, kind: Screen) -> Look:
    """The look of a window of this height, as somebody has chosen it."""
    return look_for(window.height(), settings.palette(), kind)


def restore(window: QWidget, place: str) -> None:
    """Restore a window's place on the screen; maximise it where nothing is known of it and the screen is too small."""
    if place:
        restore_place(window, place)
        return
    room = window.screen().availableSize()
    if room.width() <= window.width() or room.height() <= window.height() + TITLE_BAR:
        window.resize(room.expandedTo(window.minimumSize()))
        window.setWindowState(Qt.WindowState.WindowMaximized)
