"""The palettes; with them, under one name, the tables of sizes, stacking order and durations."""

from __future__ import annotations

from PySide6.QtGui import QColor

from bridgetable.game.cards import Suit
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.metrics import (
    MOVING,
    PLAY_CURVE,
    QUIT_CURVE,
    STILL,
    Durations,
    Metrics,
    Pace,
    Z,
    durations,
    metrics_for,
    projector_metrics_for,
)

__all__ = [
    "DARK",
    "HIGH_CONTRAST",
    "LIGHT",
    "MOVING",
    "PALETTES",
    "PLAY_CURVE",
    "QUIT_CURVE",
    "STILL",
    "BySuit",
    "Durations",
    "Metrics",
    "Pace",
    "Palette",
    "Z",
    "contrast",
    "durations",
    "in_four_colours",
    "metrics_for",
    "mixed",
    "palette_named",
    "projector_metrics_for",
]


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
    """The colours of one theme, each with one meaning; a palette is equal only to itself."""

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
    lines: float = 1.0


def _rgb(text: str, alpha: int = 255) -> QColor:
    colour = QColor(text)
    colour.setAlpha(alpha)
    return colour


def _two(red: str, black: str) -> BySuit:
    return BySuit(_rgb(black), _rgb(red), _rgb(red), _rgb(black))


DARK = Palette(
    name="dark",
    decides=_rgb("#FFCE45"),
    on_decides=_rgb("#1B1400"),
    decides_line=_rgb("#FFCE45"),
    decides_ring=_rgb("#FFCE45"),
    wrong=_rgb("#FF8A7C"),
    on_wrong=_rgb("#210500"),
    irregular=_rgb("#FFB13B"),
    on_irregular=_rgb("#1F1200"),
    regular=_rgb("#5FE0A0"),
    on_regular=_rgb("#00180C"),
    pointer=_rgb("#94D0FF"),
    on_pointer=_rgb("#001A2E"),
    preview=_rgb("#123049"),
    felt=_rgb("#123D35"),
    felt_edge=_rgb("#0B2C26"),
    felt_text=_rgb("#F4F8F5"),
    felt_second=_rgb("#C9DAD2"),
    mat=_rgb("#0E312A"),
    mat_line=_rgb("#4C8577"),
    plate=_rgb("#0A2620"),
    plate_line=_rgb("#54877A"),
    plate_text=_rgb("#F4F8F5"),
    plate_second=_rgb("#C9DAD2"),
    bar=_rgb("#161C21"),
    dock=_rgb("#151B20"),
    dock_line=_rgb("#323B43"),
    dock_text=_rgb("#F4F7F9"),
    dock_second=_rgb("#BDC8D1"),
    worth=_rgb("#A9B5BF"),
    option=_rgb("#1F272E"),
    option_hover=_rgb("#1D3147"),
    option_line=_rgb("#3A444D"),
    chip=_rgb("#2C3741"),
    chip_line=_rgb("#5A5331"),
    chip_text=_rgb("#FFE08A"),
    text_suits=_two("#FFB6AE", "#F4F8F5"),
    face=_rgb("#FFFDF7"),
    face_line=_rgb("#8E958F"),
    ghost=_rgb("#CFE3F4"),
    card_suits=_two("#B4001F", "#14191D"),
    veil=_rgb("#54685F", 128),
    hatch=_rgb("#00140B", 102),
    shadow=_rgb("#000000", 105),
    back=_rgb("#2D5B9E"),
    back_line=_rgb("#DCE7F7"),
    back_ornament=_rgb("#9DC0EA"),
    back_revoke=_rgb("#C4261A"),
    back_transferred=_rgb("#FFCE45"),
    transferred_line=_rgb("#2B2001"),
    bid_pass=_rgb("#0B5A34"),
    bid_red=_rgb("#A5160B"),
    bid_blue=_rgb("#164F97"),
    on_bid=_rgb("#FFFFFF"),
    bid_irregular=_rgb("#FFEBCB"),
    bid_notch=_rgb("#B45F00"),
)

LIGHT = evolve(
    DARK,
    name="light",
    decides=_rgb("#FFC629"),
    decides_line=_rgb("#523B00"),
    decides_ring=_rgb("#1B1400"),
    wrong=_rgb("#A5160B"),
    on_wrong=_rgb("#FFFFFF"),
    irregular=_rgb("#7A4200"),
    on_irregular=_rgb("#FFFFFF"),
    regular=_rgb("#00612F"),
    on_regular=_rgb("#FFFFFF"),
    pointer=_rgb("#0A4F8F"),
    on_pointer=_rgb("#FFFFFF"),
    preview=_rgb("#E3F0FC"),
    felt=_rgb("#DAEAE1"),
    felt_edge=_rgb("#C9DED2"),
    felt_text=_rgb("#0E1B16"),
    felt_second=_rgb("#24382F"),
    mat=_rgb("#CFE2D7"),
    mat_line=_rgb("#6F9A86"),
    plate=_rgb("#F4F8F5"),
    plate_line=_rgb("#5F8374"),
    plate_text=_rgb("#0E1B16"),
    plate_second=_rgb("#24382F"),
    bar=_rgb("#F7F8F6"),
    dock=_rgb("#F7F8F6"),
    dock_line=_rgb("#C3CCC7"),
    dock_text=_rgb("#12181B"),
    dock_second=_rgb("#3D484C"),
    worth=_rgb("#465257"),
    option=_rgb("#FFFFFF"),
    option_hover=_rgb("#E3F0FC"),
    option_line=_rgb("#A9B4AE"),
    chip=_rgb("#EDEAD9"),
    chip_line=_rgb("#B7A768"),
    chip_text=_rgb("#4A3A00"),
    text_suits=_two("#A6001B", "#0E1B16"),
    face=_rgb("#FFFFFF"),
    face_line=_rgb("#6E7B75"),
    shadow=_rgb("#0E1B16", 70),
)

HIGH_CONTRAST = evolve(
    DARK,
    name="high-contrast",
    decides=_rgb("#FFE600"),
    on_decides=_rgb("#000000"),
    decides_line=_rgb("#FFE600"),
    decides_ring=_rgb("#FFE600"),
    wrong=_rgb("#FF9A8F"),
    on_wrong=_rgb("#000000"),
    irregular=_rgb("#FFB13B"),
    on_irregular=_rgb("#000000"),
    regular=_rgb("#5CFF9D"),
    on_regular=_rgb("#000000"),
    pointer=_rgb("#6BE0FF"),
    on_pointer=_rgb("#000000"),
    preview=_rgb("#000000"),
    felt=_rgb("#000000"),
    felt_edge=_rgb("#000000"),
    felt_text=_rgb("#FFFFFF"),
    felt_second=_rgb("#FFFFFF"),
    mat=_rgb("#000000"),
    mat_line=_rgb("#FFFFFF"),
    plate=_rgb("#000000"),
    plate_line=_rgb("#FFFFFF"),
    plate_text=_rgb("#FFFFFF"),
    plate_second=_rgb("#FFFFFF"),
    bar=_rgb("#000000"),
    dock=_rgb("#000000"),
    dock_line=_rgb("#FFFFFF"),
    dock_text=_rgb("#FFFFFF"),
    dock_second=_rgb("#FFFFFF"),
    worth=_rgb("#FFFFFF"),
    option=_rgb("#000000"),
    option_hover=_rgb("#00303C"),
    option_line=_rgb("#FFFFFF"),
    chip=_rgb("#000000"),
    chip_line=_rgb("#FFE600"),
    chip_text=_rgb("#FFE600"),
    text_suits=_two("#FF9A8F", "#FFFFFF"),
    face=_rgb("#FFFFFF"),
    face_line=_rgb("#000000"),
    card_suits=_two("#B4001F", "#000000"),
    shadow=_rgb("#000000", 0),
    back=_rgb("#003C9E"),
    back_line=_rgb("#FFFFFF"),
    back_ornament=_rgb("#FFFFFF"),
    back_transferred=_rgb("#FFE600"),
    lines=1.5,
)

PALETTES: tuple[Palette, ...] = (DARK, LIGHT, HIGH_CONTRAST)

FOUR_COLOURS_ON_CARDS = (_rgb("#005F2F"), _rgb("#0A4EA3"))


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


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two opaque colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
