"""The tables of sizes, stacking order and durations."""

from __future__ import annotations

from enum import Enum, IntEnum

from attrs import Factory, field
from PySide6.QtCore import QEasingCurve

from bridgetable.game.values import frozen

# --- sizes ------------------------------------------------------------------------------------------------------------


def _of_table(at_1080: float) -> float:
    def scaled(metrics: Metrics) -> float:
        return at_1080 * metrics.u

    size: float = field(init=False, default=Factory(scaled, takes_self=True))
    return size


def _of_dock(at_1080: float) -> float:
    def scaled(metrics: Metrics) -> float:
        return at_1080 * metrics.dock_u

    size: float = field(init=False, default=Factory(scaled, takes_self=True))
    return size


@frozen
class Metrics:
    """Every length on the screen in logical pixels, from the scale `u` of the table and `dock_u` of the dock's type."""

    u: float = 1.0
    dock_u: float = field(default=Factory(lambda self: self.u, takes_self=True))

    # Cards.
    card_width: float = _of_table(104)
    card_height: float = _of_table(104 * 1.4)
    hover_lift: float = _of_table(8)
    must_lift: float = _of_table(20)
    tab_height: float = _of_table(36)
    tab_height_two: float = _of_table(63)
    tab_beyond: float = _of_table(7)
    tab_over_card: float = _of_table(6)
    # Grid.
    step: float = _of_table(4)
    margin: float = _of_table(24)
    # Plates, labels, plaque, targets.
    plate_height: float = _of_table(50)
    plate_padding: float = _of_table(19)
    pill_height: float = _of_table(36)
    label_height: float = _of_table(46)
    label_padding: float = _of_table(14)
    plaque_padding: float = _of_table(22)
    radius_option: float = _of_table(9)
    radius_plaque: float = _of_table(10)
    radius_target: float = _of_table(12)
    radius_mat: float = _of_table(18)
    radius_label: float = _of_table(7)
    # Quitted tricks: a back while playing and at the end, upright.
    back_width: float = _of_table(29)
    back_height: float = _of_table(41)
    back_step: float = _of_table(34)
    end_back_width: float = _of_table(52)
    end_back_height: float = _of_table(73)
    end_step_ns: float = _of_table(57)
    end_step_ew: float = _of_table(48)
    # Type on the table.
    text: float = _of_table(24)
    seat: float = _of_table(27)
    contract: float = _of_table(34)
    result: float = _of_table(40)
    # Type in the dock.
    dock_body: float = _of_dock(18)
    dock_title: float = _of_dock(22)
    dock_digit: float = _of_dock(20)
    # The window's bars, and the bidding box.
    menu_height: float = _of_table(28)
    tool_bar_height: float = _of_table(46)
    timeline_height: float = _of_table(80)
    dock_width: float = _of_table(560)
    bid_width: float = _of_table(58)
    bid_height: float = _of_table(39.5)
    bid_gap: float = _of_table(4)

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
