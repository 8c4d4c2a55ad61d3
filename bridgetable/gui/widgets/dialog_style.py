"""The program's own style for the dialogs that are made of Qt's widgets: buttons and fields as everywhere else."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QDialog, QWidget

from bridgetable.gui.paint.look import Look, dimmed, look_for
from bridgetable.gui.paint.theme import DARK


@runtime_checkable
class Looking(Protocol):
    """A window with a look, which its dialogs take on."""

    look: Look


def look_around(widget: QWidget | None) -> Look:
    """The look of the window that a dialog belongs to."""
    while widget is not None:
        if isinstance(widget, Looking):
            return widget.look
        widget = widget.parentWidget()
    return look_for(720, DARK)


def dialog_style(look: Look) -> str:
    """The style sheet: corners and lines of our own, a light first button, and no pictures on buttons."""
    palette = look.palette
    text, ground, edge, hover, focus, bar = (
        colour.name()
        for colour in (
            palette.dock_text,
            palette.option,
            palette.option_line,
            palette.option_hover,
            palette.pointer,
            palette.dock,
        )
    )
    high, radius, side = round(look.bar_type(34)), round(look.bar_type(6)), round(look.bar_type(14))
    return (
        f"QDialog {{ background: {bar}; }}"
        "QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }"
        f"QPushButton {{ background: {ground}; color: {text}; border: 2px solid {edge}; border-radius: {radius}px;"
        f" padding: 0 {side}px; min-height: {high}px; font-weight: 600; }}"
        f"QPushButton:hover {{ background: {hover}; }}"
        f"QPushButton:default {{ background: {text}; color: {bar}; }}"
        f"QPushButton:disabled {{ background: {bar}; color: {dimmed(palette).name()}; }}"
        f"QPushButton:focus {{ border-color: {focus}; }}"
        f"QDialog > QLineEdit {{ background: {ground}; color: {text}; border: 2px solid {edge};"
        f" border-radius: {radius}px; padding: 0 {round(look.bar_type(8))}px; min-height: {high}px; }}"
        f"QDialog > QLineEdit:focus {{ border-color: {focus}; }}"
    ) + signs_style(look)


def signs_style(look: Look) -> str:
    """The style sheet that makes round and square signs plain to see: a frame, and filled where they are chosen."""
    text, on, ground = (c.name() for c in (look.palette.dock_text, look.palette.pointer, look.palette.option))
    side = round(look.bar_type(12))
    signs = (("QRadioButton", side // 2 + 2), ("QCheckBox", 3), ("QAbstractItemView", 3))
    return "".join(
        f"{sign}::indicator {{ width: {side}px; height: {side}px; border: 2px solid {text};"
        f" border-radius: {round_}px; background: {ground}; }}"
        f"{sign}::indicator:checked {{ background: {on}; border-color: {on}; }}"
        f"{sign}::indicator:focus {{ border-color: {on}; }}"
        for sign, round_ in signs
    )


def dress(dialog: QDialog, more: str = "") -> None:
    """Give a dialog the program's style, in the look of the window that it belongs to, and what `more` it has."""
    dialog.setStyleSheet(dialog_style(look_around(dialog.parentWidget())) + more)
