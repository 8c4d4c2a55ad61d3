"""The steps along a line of play."""

from enum import Enum

from bridgetable.language import tr


class LineStep(Enum):
    """A step along a line, and how it is said."""

    FIRST = tr("To the start of the line (Ctrl+Shift+Left)")
    BACK = tr("The line back by a trick (Ctrl+Left)")
    ON = tr("The line on by a trick (Ctrl+Right)")
    LAST = tr("To the end of the line (Ctrl+Shift+Right)")
