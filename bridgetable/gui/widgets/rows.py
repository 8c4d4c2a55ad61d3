"""Rows and columns of Qt's layouts, filled in one call."""

from typing import TypeVar

from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

Part = QWidget | QLayout
B = TypeVar("B", bound=QBoxLayout)


def filled(box: B, *parts: Part | tuple[Part, int] | int | None, edge: int | None = None, gap: int | None = None) -> B:
    """A row or column with parts, some with their share of the room; a number is a distance, None what room is left."""
    # The edge all around and the gap between parts are in logical pixels; without them they are as Qt has them.
    if edge is not None:
        box.setContentsMargins(edge, edge, edge, edge)
    if gap is not None:
        box.setSpacing(gap)
    for one in parts:
        part, share = one if isinstance(one, tuple) else (one, 0)
        match part:
            case None:
                box.addStretch(1)
            case int():
                box.addSpacing(part)
            case QLayout():
                box.addLayout(part, share)
            case _:
                box.addWidget(part, share)
    return box
