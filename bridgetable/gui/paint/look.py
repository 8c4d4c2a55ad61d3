"""The look that every widget paints with: palette and sizes; and the same for Qt's own widgets."""

from enum import Enum, auto

from PySide6.QtGui import QColor, QPalette

from bridgetable.game.values import frozen
from bridgetable.gui.paint.theme import DARK, Metrics, Palette, metrics_for, mixed, projector_metrics_for

NARROW = 800


class Screen(Enum):
    """The kind of screen: a desk to work at, or a projector for a class."""

    DESK = auto()
    PROJECTOR = auto()


AT_1080 = Metrics()


@frozen(eq=False)
class Look:
    """A palette, the sizes for a window's height, and the kind of screen."""

    palette: Palette = DARK
    metrics: Metrics = AT_1080
    screen: Screen = Screen.DESK
    height: float = 1080
    is_close: bool = False
    """True where the dock's blocks take less room than they like, so that all of them are seen."""

    @property
    def is_low(self) -> bool:
        """True where the window is too low for all sections of the dock at once."""
        return self.height < NARROW

    @property
    def is_projected(self) -> bool:
        """True where the window is shown to a class."""
        return self.screen is Screen.PROJECTOR

    def dock(self, at_1080: float) -> float:
        """A length in the dock that is `at_1080` in a window 1080 high, in whole logical pixels."""
        return float(round(at_1080 * self.metrics.dock_u))

    def dock_type(self, desk: float, projector: float) -> float:
        """The size of type in the dock or on the projector's strip, each given for a window 1080 high."""
        return (projector if self.is_projected else desk) * self.metrics.dock_u

    def bar(self, at_1080: float) -> float:
        """A length in menu, tool bar and timeline that is `at_1080` in a window 1080 high."""
        return at_1080 * self.metrics.u

    def bar_type(self, at_1080: float) -> float:
        """The size of type in menu, tool bar and timeline that is `at_1080` in a window 1080 high."""
        return at_1080 * self.metrics.dock_u


def look_for(height: float, palette: Palette, screen: Screen = Screen.DESK) -> Look:
    """The look of a window of this height in logical pixels."""
    metrics = projector_metrics_for(height) if screen is Screen.PROJECTOR else metrics_for(height)
    return Look(palette, metrics, screen, height)


def qt_palette(palette: Palette) -> QPalette:
    """Our colours for Qt's own widgets."""
    made = QPalette(palette.dock_text, palette.dock)
    roles = QPalette.ColorRole
    for colour, painted in (
        (palette.bar, (roles.Window,)),
        (palette.dock_text, (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText)),
        (palette.option, (roles.Base, roles.Button, roles.ToolTipBase, roles.Light, roles.Midlight)),
        (palette.dock, (roles.AlternateBase,)),
        (palette.dock_second, (roles.PlaceholderText,)),
        (palette.pointer, (roles.Highlight, roles.Link)),
        (palette.on_pointer, (roles.HighlightedText,)),
        (palette.dock_line, (roles.Mid, roles.Dark)),
    ):
        for role in painted:
            made.setColor(role, colour)
    dim = dimmed(palette)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, dim)
    return made


def menu_style(look: Look) -> str:
    """The style sheet of the menu bar: its own height and type at every size of the window."""
    palette, size = look.palette, look.bar_type(15.6)
    return (
        f"QMenuBar {{ background: {palette.bar.name()}; color: {palette.dock_text.name()}; border: 0;"
        f" padding-left: {round(look.bar(9))}px; font-family: Inter, 'DejaVu Sans'; font-size: {round(size)}px;"
        " font-weight: 500; }"
        f"QMenuBar::item {{ padding: {round(look.bar(3))}px {round(look.bar(11))}px; background: transparent; }}"
        f"QMenuBar::item:selected {{ background: {palette.option_hover.name()}; }}"
    )


def dimmed(palette: Palette) -> QColor:
    """The colour of words and icons that are disabled."""
    return mixed(palette.bar, palette.dock_second, 0.5)
