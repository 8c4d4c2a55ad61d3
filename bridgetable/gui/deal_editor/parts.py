"""Small parts of the editor's panel: headings, named fields, the style of Qt's own widgets in it."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSpinBox, QWidget

from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.strokes import grown, line_round, pen, smooth
from bridgetable.gui.widgets.plain import plain_label


class ArrowBox(QComboBox):
    """A list to choose from; a style sheet takes Qt's arrow away, so that it paints its own."""

    def __init__(self, look: Look) -> None:
        """Create it empty."""
        super().__init__()
        self.look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with smooth(self) as painter:
            by = self.look.dock(5)
            middle = QPointF(self.width() - self.look.dock(16), self.height() / 2)
            colour = self.look.palette.dock_second if self.isEnabled() else dimmed(self.look.palette)
            painter.setPen(pen(colour, max(1.5, self.look.dock(2.5))))
            corners = (QPointF(-by, -by / 2), QPointF(0, by / 2), QPointF(by, -by / 2))
            painter.drawPolyline([middle + corner for corner in corners])


class NumberBox(QSpinBox):
    """A field for a number with Qt's own arrows, in a frame like those of the other fields."""

    def __init__(self, look: Look) -> None:
        """Create it at its least number."""
        super().__init__()
        self.look = look
        self.setMinimumHeight(round(look.dock(38)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Else what is typed would lie over the frame.
        inset = round(self.look.dock(6))
        place = self.lineEdit().geometry()
        self.lineEdit().setGeometry(inset, inset, place.right() - inset, self.height() - 2 * inset)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with smooth(self) as painter:
            palette, focused = self.look.palette, self.hasFocus()
            wide = max(1, round(self.look.dock(3 if focused else 1.5)))
            stroke = pen(palette.pointer if focused else palette.option_line, wide)
            line_round(painter, grown(QRectF(self.rect()), -wide / 2), self.look.dock(6), stroke)


Named = TypeVar("Named", bound=QWidget)


def heading(look: Look, name: str) -> QLabel:
    """The name of a section or a field, in capitals."""
    label = plain_label(name.upper())
    label.setFont(font(look.dock_type(15, 15), Weight.BOLD))
    label.setStyleSheet(f"color: {look.palette.dock_second.name()}")
    return label


def named(field: Named, name: str) -> Named:
    """A field with its name for those who do not see the heading over it."""
    field.setAccessibleName(name)
    return field


def editor_style(look: Look) -> str:
    """The style sheet of Qt's own widgets in the editor: our lines and corners, a thick frame at the keyboard."""
    palette = look.palette
    text, second, ground, edge = (
        c.name() for c in (palette.dock_text, palette.dock_second, palette.option, palette.option_line)
    )
    hover, focus, dim, bar = (c.name() for c in (palette.option_hover, palette.pointer, dimmed(palette), palette.dock))
    high, radius, side = round(look.dock(38)), round(look.dock(6)), round(look.dock(10))
    size = round(look.dock_type(18.5, 18.5))
    thin, thick = max(1, round(look.dock(1.5))), max(2, round(look.dock(3)))
    return (
        f"QLineEdit, QComboBox, QPushButton {{ background: {ground}; color: {text}; font-size: {size}px;"
        f" border: {thin}px solid {edge}; border-radius: {radius}px; padding: 0 {side}px;"
        f" min-height: {high - 2 * thick}px; }}"
        f"QLineEdit {{ border-color: {palette.plate_line.name()}; }}"
        f"QPushButton {{ font-weight: 600; padding: 0 {round(1.4 * side)}px; }}"
        f"QPushButton:hover, QComboBox:hover {{ background: {hover}; }}"
        f"QPushButton:disabled, QComboBox:disabled {{ color: {dim}; background: {bar}; }}"
        f"QLineEdit:focus, QComboBox:focus, QPushButton:focus {{ border: {thick}px solid {focus}; }}"
        f"QComboBox QLineEdit, QSpinBox QLineEdit {{ border: 0; padding: 0; background: transparent; min-height: 0; }}"
        f"QComboBox QLineEdit:focus, QSpinBox QLineEdit:focus {{ border: 0; }}"
        f"QComboBox::drop-down {{ border: 0; width: {round(look.dock(24))}px; }}"
        f"QComboBox QAbstractItemView {{ background: {ground}; color: {text}; selection-background-color: {hover}; }}"
        f"QPushButton#first {{ background: {text}; color: {bar}; font-weight: 700; }}"
        f"QPushButton#first:disabled {{ background: {ground}; color: {second}; font-weight: 500; }}"
        f"QSpinBox {{ font-size: {size}px; }}"
        f"QLineEdit#hand {{ background: {palette.plate.name()}; color: {palette.plate_text.name()};"
        f" font-size: {round(look.metrics.px(24))}px; font-weight: 600; }}"
    )
