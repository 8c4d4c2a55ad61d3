"""The tables of colours, sizes, stacking order and durations."""

from __future__ import annotations

import json
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor

from bridgetable.game.cards import Suit
from bridgetable.game.values import evolve, frozen
from bridgetable.resources import resource

# --- colours ----------------------------------------------------------------------------------------------------------


@frozen(eq=False)
class BySuit:
    """One colour for each suit."""

    clubs: QColor
    diamonds: QColor
    hearts: QColor
    spades: QColor

    def __getitem__(self, suit: Suit) -> QColor:
        """The colour of one suit."""
        return (self.clubs, self.diamonds, self.hearts, self.spades)[suit]


@frozen(eq=False)
class Palette:
    """The colours of a theme, each with one meaning; a palette equals only itself."""

    name: str
    # Who decides now: `decides` is a fill, `decides_line` the same as a line or a word.
    decides: QColor
    on_decides: QColor
    decides_line: QColor
    decides_ring: QColor
    # Has gone wrong, and a major penalty card.
    wrong: QColor
    on_wrong: QColor
    # Would be irregular, and a minor penalty card.
    irregular: QColor
    on_irregular: QColor
    # Regular, must, accepted.
    regular: QColor
    on_regular: QColor
    # Pointer, focus, preview.
    pointer: QColor
    on_pointer: QColor
    preview: QColor
    # Surfaces and the text on them.
    felt: QColor
    felt_edge: QColor
    felt_text: QColor
    felt_second: QColor
    mat: QColor
    mat_line: QColor
    plate: QColor
    plate_line: QColor
    plate_text: QColor
    plate_second: QColor
    bar: QColor
    dock: QColor
    dock_line: QColor
    dock_text: QColor
    dock_second: QColor
    worth: QColor
    option: QColor
    option_hover: QColor
    option_line: QColor
    chip: QColor
    chip_line: QColor
    chip_text: QColor
    # Suits in running text.
    text_suits: BySuit
    # Cards.
    face: QColor
    face_line: QColor
    ghost: QColor
    card_suits: BySuit
    veil: QColor
    hatch: QColor
    shadow: QColor
    back: QColor
    back_line: QColor
    back_ornament: QColor
    back_revoke: QColor
    back_transferred: QColor
    transferred_line: QColor
    # Bidding cards.
    bid_pass: QColor
    bid_red: QColor
    bid_blue: QColor
    on_bid: QColor
    bid_irregular: QColor
    bid_notch: QColor
    # Lines are this many times as thick; whether the felt has a gradient shows in felt_edge.
    lines: float


def palettes() -> dict[str, Palette]:
    """The palettes of `resources/palettes.json`, by name: one that is `like` another names what it has otherwise.

    It is JSON because the start reads it: the reader of TOML is slow to load.
    """
    found: dict[str, Palette] = {}
    for name, told in json.loads(resource("palettes.json").read_text(encoding="utf-8")).items():
        own = {field: colour_of(value) for field, value in told.items() if field != "like"}
        found[name] = evolve(found[told["like"]], name=name, **own) if "like" in told else Palette(name, **own)
    return found


def colour_of(told: str | float | dict[str, str]) -> Any:  # noqa: ANN401 -- each field of a palette has its own type
    """A colour as it is written, those of the red and the black suits, or a number."""
    if isinstance(told, dict):
        red, black = QColor(told["red"]), QColor(told["black"])
        return BySuit(black, red, red, black)
    return QColor(told) if isinstance(told, str) else told


DARK, LIGHT, HIGH_CONTRAST, PAPER = map(palettes().__getitem__, ("dark", "light", "high-contrast", "paper"))
PALETTES: tuple[Palette, ...] = (DARK, LIGHT, HIGH_CONTRAST)
"""The palettes of the screen; `PAPER` is that of what is printed."""
FOUR_COLOURS_ON_CARDS = (QColor("#005F2F"), QColor("#0A4EA3"))


def palette_named(name: str) -> Palette:
    """The palette of this name: `dark`, `light` or `high-contrast`, `contrast` for short; dark for any other."""
    return next((p for p in PALETTES if p.name in {name, f"high-{name}"}), DARK)


def in_four_colours(palette: Palette) -> Palette:
    """The palette with green clubs and blue diamonds, on cards and in text."""
    clubs, diamonds = FOUR_COLOURS_ON_CARDS
    cards, text = palette.card_suits, palette.text_suits
    return evolve(
        palette,
        card_suits=BySuit(clubs, diamonds, cards.hearts, cards.spades),
        text_suits=BySuit(palette.regular, palette.pointer, text.hearts, text.spades),
    )


def mixed(below: QColor, above: QColor, share: float) -> QColor:
    """The opaque colour seen when `above` covers `below` with an opacity of `share` (0 to 1)."""
    rest = 1 - share
    return QColor(
        round(below.red() * rest + above.red() * share),
        round(below.green() * rest + above.green() * share),
        round(below.blue() * rest + above.blue() * share),
    )


# --- sizes ------------------------------------------------------------------------------------------------------------


class OfTable:
    """A length on the table, given for a window 1080 high."""

    def __init__(self, at_1080: float) -> None:
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
    """The stacking order of the scene."""

    SCREEN = 5
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
    """The pace of changes: things move, or appear at once where they belong."""

    MOVING = "moving"
    STILL = "still"


class Direction(Enum):
    """The direction of a change: done, or undone along the same path."""

    FORTH = "forth"
    BACK = "back"


@frozen
class Durations:
    """The duration of each motion, in milliseconds."""

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
