"""The tables of colours, sizes, stacking order and durations."""

from __future__ import annotations

from enum import Enum, IntEnum

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QColor

from bridgetable.game.cards import Suit
from bridgetable.game.values import evolve, frozen

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


def _two(red: str, black: str) -> BySuit:
    return BySuit(QColor(black), QColor(red), QColor(red), QColor(black))


@frozen(eq=False)
class Palette:
    """The colours of a theme, each with one meaning: the dark one unless told; a palette equals only itself."""

    name: str = "dark"
    # Who decides now: `decides` is a fill, `decides_line` the same as a line or a word.
    decides: QColor = QColor("#FFCE45")
    on_decides: QColor = QColor("#1B1400")
    decides_line: QColor = QColor("#FFCE45")
    decides_ring: QColor = QColor("#FFCE45")
    # Has gone wrong, and a major penalty card.
    wrong: QColor = QColor("#FF8A7C")
    on_wrong: QColor = QColor("#210500")
    # Would be irregular, and a minor penalty card.
    irregular: QColor = QColor("#FFB13B")
    on_irregular: QColor = QColor("#1F1200")
    # Regular, must, accepted.
    regular: QColor = QColor("#5FE0A0")
    on_regular: QColor = QColor("#00180C")
    # Pointer, focus, preview.
    pointer: QColor = QColor("#94D0FF")
    on_pointer: QColor = QColor("#001A2E")
    preview: QColor = QColor("#123049")
    # Surfaces and the text on them.
    felt: QColor = QColor("#123D35")
    felt_edge: QColor = QColor("#0B2C26")
    felt_text: QColor = QColor("#F4F8F5")
    felt_second: QColor = QColor("#C9DAD2")
    mat: QColor = QColor("#0E312A")
    mat_line: QColor = QColor("#4C8577")
    plate: QColor = QColor("#0A2620")
    plate_line: QColor = QColor("#54877A")
    plate_text: QColor = QColor("#F4F8F5")
    plate_second: QColor = QColor("#C9DAD2")
    bar: QColor = QColor("#161C21")
    dock: QColor = QColor("#151B20")
    dock_line: QColor = QColor("#323B43")
    dock_text: QColor = QColor("#F4F7F9")
    dock_second: QColor = QColor("#BDC8D1")
    worth: QColor = QColor("#A9B5BF")
    option: QColor = QColor("#1F272E")
    option_hover: QColor = QColor("#1D3147")
    option_line: QColor = QColor("#3A444D")
    chip: QColor = QColor("#2C3741")
    chip_line: QColor = QColor("#5A5331")
    chip_text: QColor = QColor("#FFE08A")
    # Suits in running text.
    text_suits: BySuit = _two("#FFB6AE", "#F4F8F5")
    # Cards.
    face: QColor = QColor("#FFFDF7")
    face_line: QColor = QColor("#8E958F")
    ghost: QColor = QColor("#CFE3F4")
    card_suits: BySuit = _two("#B4001F", "#14191D")
    veil: QColor = QColor("#8054685F")
    hatch: QColor = QColor("#6600140B")
    shadow: QColor = QColor("#69000000")
    back: QColor = QColor("#2D5B9E")
    back_line: QColor = QColor("#DCE7F7")
    back_ornament: QColor = QColor("#9DC0EA")
    back_revoke: QColor = QColor("#C4261A")
    back_transferred: QColor = QColor("#FFCE45")
    transferred_line: QColor = QColor("#2B2001")
    # Bidding cards.
    bid_pass: QColor = QColor("#0B5A34")
    bid_red: QColor = QColor("#A5160B")
    bid_blue: QColor = QColor("#164F97")
    on_bid: QColor = QColor("#FFFFFF")
    bid_irregular: QColor = QColor("#FFEBCB")
    bid_notch: QColor = QColor("#B45F00")
    # Lines are this many times as thick; whether the felt has a gradient shows in felt_edge.
    lines: float = 1.0


DARK = Palette()

LIGHT = evolve(
    DARK,
    name="light",
    decides=QColor("#FFC629"),
    decides_line=QColor("#523B00"),
    decides_ring=QColor("#1B1400"),
    wrong=QColor("#A5160B"),
    on_wrong=QColor("#FFFFFF"),
    irregular=QColor("#7A4200"),
    on_irregular=QColor("#FFFFFF"),
    regular=QColor("#00612F"),
    on_regular=QColor("#FFFFFF"),
    pointer=QColor("#0A4F8F"),
    on_pointer=QColor("#FFFFFF"),
    preview=QColor("#E3F0FC"),
    felt=QColor("#DAEAE1"),
    felt_edge=QColor("#C9DED2"),
    felt_text=QColor("#0E1B16"),
    felt_second=QColor("#24382F"),
    mat=QColor("#CFE2D7"),
    mat_line=QColor("#6F9A86"),
    plate=QColor("#F4F8F5"),
    plate_line=QColor("#5F8374"),
    plate_text=QColor("#0E1B16"),
    plate_second=QColor("#24382F"),
    bar=QColor("#F7F8F6"),
    dock=QColor("#F7F8F6"),
    dock_line=QColor("#C3CCC7"),
    dock_text=QColor("#12181B"),
    dock_second=QColor("#3D484C"),
    worth=QColor("#465257"),
    option=QColor("#FFFFFF"),
    option_hover=QColor("#E3F0FC"),
    option_line=QColor("#A9B4AE"),
    chip=QColor("#EDEAD9"),
    chip_line=QColor("#B7A768"),
    chip_text=QColor("#4A3A00"),
    text_suits=_two("#A6001B", "#0E1B16"),
    face=QColor("#FFFFFF"),
    face_line=QColor("#6E7B75"),
    shadow=QColor("#460E1B16"),
)

HIGH_CONTRAST = evolve(
    DARK,
    name="high-contrast",
    decides=QColor("#FFE600"),
    on_decides=QColor("#000000"),
    decides_line=QColor("#FFE600"),
    decides_ring=QColor("#FFE600"),
    wrong=QColor("#FF9A8F"),
    on_wrong=QColor("#000000"),
    on_irregular=QColor("#000000"),
    regular=QColor("#5CFF9D"),
    on_regular=QColor("#000000"),
    pointer=QColor("#6BE0FF"),
    on_pointer=QColor("#000000"),
    preview=QColor("#000000"),
    felt=QColor("#000000"),
    felt_edge=QColor("#000000"),
    felt_text=QColor("#FFFFFF"),
    felt_second=QColor("#FFFFFF"),
    mat=QColor("#000000"),
    mat_line=QColor("#FFFFFF"),
    plate=QColor("#000000"),
    plate_line=QColor("#FFFFFF"),
    plate_text=QColor("#FFFFFF"),
    plate_second=QColor("#FFFFFF"),
    bar=QColor("#000000"),
    dock=QColor("#000000"),
    dock_line=QColor("#FFFFFF"),
    dock_text=QColor("#FFFFFF"),
    dock_second=QColor("#FFFFFF"),
    worth=QColor("#FFFFFF"),
    option=QColor("#000000"),
    option_hover=QColor("#00303C"),
    option_line=QColor("#FFFFFF"),
    chip=QColor("#000000"),
    chip_line=QColor("#FFE600"),
    chip_text=QColor("#FFE600"),
    text_suits=_two("#FF9A8F", "#FFFFFF"),
    face=QColor("#FFFFFF"),
    face_line=QColor("#000000"),
    card_suits=_two("#B4001F", "#000000"),
    shadow=QColor("#00000000"),
    back=QColor("#003C9E"),
    back_line=QColor("#FFFFFF"),
    back_ornament=QColor("#FFFFFF"),
    back_transferred=QColor("#FFE600"),
    lines=1.5,
)

PALETTES: tuple[Palette, ...] = (DARK, LIGHT, HIGH_CONTRAST)

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
