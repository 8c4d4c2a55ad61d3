"""The view of the table, showing what it is given, before anybody can touch it."""

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.theme import Direction, Pace, Palette, durations
from bridgetable.gui.table.layout.places import Size
from bridgetable.gui.table.scene.scene import TableScene
from bridgetable.language import tr
from bridgetable.views.table.preview import PreviewView
from bridgetable.views.table.table_view import TableView


class BaseTableView(QGraphicsView):
    """A view that shows the table it is given; `laid_out` is emitted when places have changed (`box_place`)."""

    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table_scene = TableScene(self)
        # Asked for a viewport that it made itself, Qt for Python first learns every kind of widget there is.
        self.setViewport(QWidget())
        self.setScene(self.table_scene)
        self.table_scene.laid_out.connect(self.laid_out)
        self._preview: PreviewView | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._show_preview)
        # The view that follows when the trick that lies face up has been seen.
        self._next: tuple[TableView, bool] | None = None
        self._seen = QTimer(self)
        self._seen.setSingleShot(True)
        self._seen.timeout.connect(self.quit_trick)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        # A part that is painted before Qt has gathered what changed would leave pieces where they no longer are.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("The table"))

    def show_view(self, view: TableView, *, animate: bool, way: Direction = Direction.FORTH) -> None:
        """Show a view; things move to their places when `animate`, along the same path backwards for Direction.BACK."""
        self._rest.stop()
        self._seen.stop()
        self._next = None
        # What was previewed belongs to the view before.
        self._preview = self.table_scene.preview = None
        self.table_scene.show_view(view, animate=animate, way=way)

    def show_trick(self, lying: TableView, then: TableView, *, animate: bool, stays: bool = False) -> None:
        """Show a trick face up about a second, or until somebody does something where it `stays`, then what follows."""
        if not self.table_scene.times.trick_seen:
            self.show_view(then, animate=animate)
            return
        self.show_view(lying, animate=animate)
        self._next = (then, animate)
        if not stays:
            self._seen.start(self.table_scene.times.trick_seen)
        # What is offered with the next view waits as well.
        self.laid_out.emit()

    @property
    def trick_lies(self) -> bool:
        """True where a whole trick lies face up and is quitted next."""
        return self._next is not None

    def quit_trick(self) -> None:
        """Quit the trick that lies face up, if one does."""
        if self._next is not None:
            then, animate = self._next
            self.show_view(then, animate=animate)

    def show_preview(self, preview: PreviewView | None) -> None:
        """Show what an option would do, after a moment; None ends the preview."""
        if preview is not None:
            self.quit_trick()
        self._preview = preview
        if preview is None or self.table_scene.times.preview_rest == 0:
            self._rest.stop()
            self._show_preview()
        else:
            self._rest.start(self.table_scene.times.preview_rest)

    def _show_preview(self) -> None:
        self.table_scene.show_preview(self._preview)

    def set_rotation(self, seat_at_bottom: Seat) -> None:
        """Put a seat at the bottom."""
        self.table_scene.set_look(evolve(self.table_scene.look, bottom=seat_at_bottom))

    def set_look(self, palette: Palette, screen: Screen) -> None:
        """Apply the colours of a theme, and the sizes of a room: everything is a fifth larger for a class."""
        self.table_scene.set_look(evolve(self.table_scene.look, palette=palette, screen=screen))

    def set_ten(self, ten: str) -> None:
        """Write the ten as "10" or as "T"."""
        self.table_scene.touch = evolve(self.table_scene.touch, ten=ten)
        self.table_scene.refresh()

    def set_pace(self, pace: Pace) -> None:
        """Let things move, or appear at once where they belong."""
        self.table_scene.times = durations(pace)

    def box_place(self) -> QRect | None:
        """The place of the bidding box in the viewport, during the auction."""
        layout = self.table_scene.layout
        if layout is None or layout.centre is None:
            return None
        box = layout.centre
        return QRect(round(box.x), round(box.y), round(box.width), round(box.height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = self.viewport().size()
        self.table_scene.set_size(Size(size.width(), size.height()))
        super().resizeEvent(event)
