"""The tables of sizes, stacking order and durations."""

from __future__ import annotations

from enum import Enum, IntEnum

from PySide6.QtCore import QEasingCurve

from bridgetable.game.values import frozen

# --- sizes ------------------------------------------------------------------------------------------------------------


class OfTable:
    """A length on the table, given for a window 1080 high."""

    def __init__(self, at_1080: float) -> None:
        """Create it with its size in logical pixels there."""
        self.at_1080 = at_1080

    def __get__(self, metrics: Metrics, _owner: type[Metrics]) -> float:
        """Its size at the scale of these metrics."""
        return self.at_1080 * metrics.u


class OfDock(OfTable):
    """A size of type in the dock, given for a window 1080 high."""

    def __get__(self, metrics: Metrics, _owner: type[Metrics]) -> float:
        """Its size at the scale of these metrics."""
        return self.at_1080 * metrics.dock_u


@frozen
class Metrics:
    """Every length on the screen in logical pixels, from the scale `u` of the table and `dock_u` of the dock's type."""

    u: float = 1.0
    dock_u: float = 1.0

    # Cards.
    card_width = OfTable(104)
    card_height = OfTable(104 * 1.4)
    hover_lift = OfTable(8)
    must_lift = OfTable(20)
    tab_height = OfTable(36)
    tab_height_two = OfTable(63)
    tab_beyond = OfTable(7)
    tab_over_card = OfTable(6)
    # Grid.
    step = OfTable(4)
    margin = OfTable(24)
    # Plates, labels, plaque, targets.
    plate_height = OfTable(50)
    plate_padding = OfTable(19)
    pill_height = OfTable(36)
    label_height = OfTable(46)
    label_padding = OfTable(14)
    plaque_padding = OfTable(22)
    radius_option = OfTable(9)
    radius_plaque = OfTable(10)
    radius_target = OfTable(12)
    radius_mat = OfTable(18)
    radius_label = OfTable(7)
    # Quitted tricks: a back while playing and at the end, upright.
    back_width = OfTable(29)
    back_height = OfTable(41)
    back_step = OfTable(34)
    end_back_width = OfTable(52)
    end_back_height = OfTable(73)
    end_step_ns = OfTable(57)
    end_step_ew = OfTable(48)
    # Type on the table.
    text = OfTable(24)
    seat = OfTable(27)
    contract = OfTable(34)
    result = OfTable(40)
    # Type in the dock.
    dock_body = OfDock(18)
    dock_title = OfDock(22)
    dock_digit = OfDock(20)
    # The window's bars, and the bidding box.
    menu_height = OfTable(28)
    tool_bar_height = OfTable(46)
    timeline_height = OfTable(80)
    dock_width = OfTable(560)
    bid_width = OfTable(58)
    bid_height = OfTable(39.5)
    bid_gap = OfTable(4)

    @classmethod
    def at(cls, scale: float) -> Metrics:
        """The lengths with table and dock at one scale."""
        return cls(scale, scale)

    def px(self, at_1080: float) -> float:
        """A length on the table that is `at_1080` in a window 1080 high."""
        return at_1080 * self.u


def metrics_for(height: float) -> Metrics:
    """The sizes in a window of this height in logical pixels; from 720 up nothing in the dock is under 12."""
    u = height / 1080
    return Metrics(u, 0.8 * height / 720 if height < 800 else max(u, 0.8))


def projector_metrics_for(height: float) -> Metrics:
    """The sizes of the projector's window: the table a fifth larger, the strip's type by the window's height."""
    u = height / 1080
    return Metrics(1.2 * u, u)


# --- stacking order ---------------------------------------------------------------------------------------------------


class Z(IntEnum):
    """What lies above what in the scene."""

    MAT = 10
    QUITTED = 20
    HANDS = 30
    PLAYED = 40
    TRAYS = 50
    LANES = 55
    PLATES = 60
    PREVIEW = 70
    TARGETS = 80
    DRAGGED = 95
    FOCUS = 100


# --- durations --------------------------------------------------------------------------------------------------------


class Pace(Enum):
    """Whether things move, or appear at once where they belong."""

    MOVING = "moving"
    STILL = "still"


@frozen
class Durations:
    """How long each motion takes, in milliseconds."""

    play: int = 220
    picked_up: int = 280
    quitted: int = 260
    dummy: int = 240
    dummy_apart: int = 10
    dummy_all: int = 360
    preview_rest: int = 80
    preview_in: int = 120
    preview_out: int = 80
    option_pressed: int = 90
    undo_share: float = 0.75
    trick_seen: int = 1000


MOVING = Durations()
# A trick is seen before it is quitted also where nothing moves.
STILL = Durations(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

PLAY_CURVE = QEasingCurve.Type.OutCubic
QUIT_CURVE = QEasingCurve.Type.InOutCubic


def durations(pace: Pace) -> Durations:
    """The table of durations, or that of a still screen."""
    return MOVING if pace is Pace.MOVING else STILL
