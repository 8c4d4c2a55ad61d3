"""The art of the table: colours that can be told apart, cards that can be read, text that fits."""

import pytest
from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bridgetable.game.cards import PACK, Card, Rank, Suit, card
from bridgetable.gui.paint.fonts import Weight, font_metrics
from bridgetable.gui.paint.pips import pip_path
from bridgetable.gui.paint.rich_text import CHIP_SHARE
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.paint.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    MOVING,
    PALETTES,
    STILL,
    Metrics,
    Pace,
    Palette,
    Z,
    durations,
    in_four_colours,
    metrics_for,
    mixed,
    projector_metrics_for,
)
from bridgetable.gui.table.art.art import CardArt
from bridgetable.gui.table.art.card_art import (
    ASPECT,
    CardModel,
    CardState,
    Shows,
    card_bounds,
    card_size,
    lift,
    paint_card,
    rank_path,
    tab_rect,
)
from bridgetable.gui.table.art.card_pictures import Picture, PictureCache, paint_picture
from bridgetable.gui.table.art.plate_art import PlateModel, plate_size
from bridgetable.gui.table.layout.places import Size, table_metrics
from bridgetable.gui.table.scene.scene import Paint
from bridgetable.views.table.table_view import Light
from tests.gui.pictures import CLEAR, colours_in, contrast
from tests.gui.states_sheet import CARDS, states_sheet

pytestmark = pytest.mark.usefixtures("qapp")

UNIT = Metrics.at(1.0)
WIDTH = 100.0


def painted(model: CardModel, palette: Palette = DARK, metrics: Metrics = UNIT) -> tuple[QImage, QPointF]:
    """A card 100 wide on a clear ground, and where its upper left corner is."""
    image = QImage(220, 260, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    painter = QPainter(image)
    at = QPointF(60, 50)
    paint_card(painter, QRectF(at.x(), at.y(), WIDTH, WIDTH * ASPECT), model, palette, metrics)
    painter.end()
    return image, at


def seen(image: QImage, at: QPointF, x: float, y: float) -> str:
    """The colour at a place given in shares of the card's width."""
    return image.pixelColor(int(at.x() + x * WIDTH), int(at.y() + y * WIDTH)).name()


# --- colours ----------------------------------------------------------------------------------------------------------

MEASURED = [
    (DARK, "on_decides", "decides", 12.4),
    (DARK, "on_wrong", "wrong", 8.4),
    (DARK, "on_irregular", "irregular", 10.1),
    (DARK, "on_regular", "regular", 11.1),
    (DARK, "on_pointer", "pointer", 10.7),
    (DARK, "felt_text", "felt", 11.2),
    (DARK, "felt_second", "felt", 8.3),
    (DARK, "felt_text", "mat", 13.1),
    (DARK, "plate_text", "plate", 14.9),
    (DARK, "plate_second", "plate", 11.0),
    (DARK, "dock_text", "dock", 16.1),
    (DARK, "dock_second", "dock", 10.2),
    (DARK, "dock_text", "option", 14.1),
    (DARK, "dock_text", "option_hover", 12.3),
    (DARK, "pointer", "preview", 8.2),
    (DARK, "chip_text", "chip", 9.4),
    (DARK, "on_bid", "bid_pass", 8.3),
    (DARK, "on_bid", "bid_red", 7.7),
    (DARK, "on_bid", "bid_blue", 8.1),
    (LIGHT, "on_decides", "decides", 11.7),
    (LIGHT, "decides_line", "felt", 8.5),
    (LIGHT, "on_wrong", "wrong", 7.7),
    (LIGHT, "on_irregular", "irregular", 8.1),
    (LIGHT, "on_regular", "regular", 7.6),
    (LIGHT, "on_pointer", "pointer", 8.3),
    (LIGHT, "felt_text", "felt", 14.2),
    (LIGHT, "felt_second", "felt", 10.0),
    (LIGHT, "felt_text", "mat", 13.1),
    (LIGHT, "dock_text", "dock", 16.8),
    (LIGHT, "dock_second", "dock", 8.8),
    (LIGHT, "dock_text", "option", 17.9),
    (LIGHT, "dock_text", "option_hover", 15.5),
    (LIGHT, "pointer", "preview", 7.2),
    (LIGHT, "chip_text", "chip", 9.2),
    (HIGH_CONTRAST, "decides", "felt", 16.6),
    (HIGH_CONTRAST, "pointer", "felt", 13.7),
    (HIGH_CONTRAST, "wrong", "felt", 10.3),
    (HIGH_CONTRAST, "regular", "felt", 16.2),
]


@pytest.mark.parametrize(
    ("palette", "ink", "ground", "ratio"), MEASURED, ids=lambda v: v.name if isinstance(v, Palette) else str(v)
)
def test_pairs_of_colours_have_the_measured_contrast(palette: Palette, ink: str, ground: str, ratio: float) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) == pytest.approx(ratio, abs=0.06)


TEXT_PAIRS = [
    ("on_decides", "decides"), ("on_wrong", "wrong"), ("on_irregular", "irregular"), ("on_regular", "regular"),
    ("on_pointer", "pointer"), ("felt_text", "felt"), ("felt_text", "felt_edge"), ("felt_second", "felt"),
    ("felt_text", "mat"), ("plate_text", "plate"), ("plate_second", "plate"), ("decides_line", "plate"),
    ("irregular", "plate"), ("dock_text", "dock"), ("dock_text", "bar"), ("dock_second", "dock"), ("dock_text", "option"),
    ("dock_second", "option"), ("dock_text", "option_hover"), ("pointer", "preview"), ("chip_text", "chip"),
    ("on_bid", "bid_pass"), ("on_bid", "bid_red"), ("on_bid", "bid_blue"), ("on_decides", "bid_irregular"),
]  # fmt: skip


@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_text_stands_at_least_seven_to_one_from_its_ground(palette: Palette, ink: str, ground: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 7


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("palette", [*PALETTES, *map(in_four_colours, PALETTES)], ids=lambda p: p.name)
def test_suits_can_be_read_on_cards_and_in_the_dock(palette: Palette, suit: Suit) -> None:
    assert contrast(palette.card_suits[suit], palette.face) >= 6.95
    assert contrast(palette.text_suits[suit], palette.dock) >= 7


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)


def test_a_forbidden_index_is_still_read() -> None:
    through = mixed(DARK.card_suits[Suit.H], DARK.veil, DARK.veil.alphaF())
    assert contrast(through, mixed(DARK.face, DARK.veil, DARK.veil.alphaF())) == pytest.approx(3.85, abs=0.1)


def test_four_colours_part_all_suits_on_cards() -> None:
    assert len({in_four_colours(DARK).card_suits[suit].name() for suit in Suit}) == 4


# --- sizes, order and durations ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("metrics", "height"), [(metrics_for(720), 720), (metrics_for(1080), 1080), (projector_metrics_for(1080), 1080)]
)
def test_words_and_indices_are_seen_from_afar(metrics: Metrics, height: float) -> None:
    assert metrics.text >= height / 45
    assert metrics.card_width * 0.405 >= height / 28


@pytest.mark.parametrize("height", [720, 768, 799, 800, 1080, 2160])
def test_nothing_in_the_dock_is_under_twelve_pixels(height: float) -> None:
    metrics = metrics_for(height)
    assert round(CHIP_SHARE * metrics.dock_body) >= 12


def test_sizes_grow_with_the_window() -> None:
    assert metrics_for(2160).card_width == 2 * metrics_for(1080).card_width == 208


def test_a_still_screen_has_no_durations() -> None:
    moving = {a.name for a in STILL.__attrs_attrs__} - {"undo_share", "trick_seen"}
    assert {0} == {getattr(durations(Pace.STILL), name) for name in moving}
    assert max(MOVING.play, MOVING.picked_up, MOVING.quitted, MOVING.dummy_all) < 400


def test_what_is_dragged_lies_above_everything_but_the_focus() -> None:
    assert [Z.DRAGGED, Z.FOCUS] == sorted(Z)[-2:]


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", Rank)
def test_every_rank_fits_the_part_of_a_card_that_shows_in_a_fan(rank: Rank) -> None:
    box = rank_path(rank).boundingRect()
    assert box.left() >= 0.04
    assert box.right() <= 0.44 if rank is Rank.TEN else box.right() <= 0.47


def test_the_ten_is_as_high_as_the_other_ranks() -> None:
    assert rank_path(Rank.TEN).boundingRect().height() == pytest.approx(
        rank_path(Rank.EIGHT).boundingRect().height(), abs=0.01
    )
    assert rank_path(Rank.KING).boundingRect().height() == pytest.approx(0.405)


@pytest.mark.parametrize("one", PACK, ids=str)
def test_no_sliver_of_art_shows_on_an_overlapped_card(one: Card) -> None:
    image, at = painted(CardModel(one))
    face = {DARK.face.name(QColor.NameFormat.HexArgb)}

    def part(left: float, top: float, right: float, bottom: float) -> QRectF:
        return QRectF(at.x() + left * WIDTH, at.y() + top * WIDTH, (right - left) * WIDTH, (bottom - top) * WIDTH)

    assert face == colours_in(image, part(0.48, 0.04, 0.55, 1.36)), "fans of North and South, and rows, 0.44 to 0.52"
    assert face == colours_in(image, part(0.55, 0.42, 0.96, 0.58)), "columns of dummy, 0.57"
    assert face == colours_in(image, part(0.03, 0.88, 0.96, 0.89)), "rows of West and East, 0.90"


def test_columns_show_rank_and_corner_pip() -> None:
    image, at = painted(CardModel(card("C8")))
    assert DARK.card_suits[Suit.C].name() == seen(image, at, 0.755, 0.2)
    assert DARK.card_suits[Suit.C].name() == seen(image, at, 0.255, 0.73)


@pytest.mark.parametrize(
    ("state", "tab", "colour"),
    [
        (CardState.MUST, "MUST", "regular"),
        (CardState.IRREGULAR, "REVOKE", "wrong"),
        (CardState.MAJOR, "MAJOR", "wrong"),
        (CardState.MINOR, "MINOR", "irregular"),
    ],
)
@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_ring_and_tab_have_one_colour_and_the_tab_a_word(
    palette: Palette, state: CardState, tab: str, colour: str
) -> None:
    image, at = painted(CardModel(card("HK"), state, (tab,)), palette)
    wanted: QColor = getattr(palette, colour)
    assert wanted.name() == seen(image, at, -0.02, 0.7)
    assert wanted.name() == seen(image, at, -0.03, 1.5)
    beside = colours_in(image, QRectF(at.x(), at.y() + 1.36 * WIDTH, WIDTH, 0.28 * WIDTH))
    assert getattr(palette, f"on_{colour}").name(QColor.NameFormat.HexArgb) in beside


@pytest.mark.parametrize("height", [617.0, 925.0])
@pytest.mark.parametrize("words", [("WINS NOW",), ("INSTEAD", "WINS NOW"), ("TOO", "EARLY"), ("INSUFFICIENT",)])
def test_a_tab_holds_its_words(words: tuple[str, ...], height: float) -> None:
    metrics = table_metrics(Size(height * 1.4, height))
    model = CardModel(card("HK"), CardState.NOTED, words)
    tab = tab_rect(model, QRectF(0, 0, metrics.card_width, metrics.card_height), metrics)
    needed = max(font_metrics(metrics.text, Weight.EXTRA_BOLD).horizontalAdvance(word) for word in words)
    assert needed + metrics.px(8) <= tab.width()
    assert tab.center().x() == pytest.approx(metrics.card_width / 2)


def test_the_word_of_a_covered_card_stands_in_the_part_that_is_seen() -> None:
    rect = QRectF(0, 0, WIDTH, WIDTH * ASPECT)
    model = CardModel(card("HK"), CardState.PLAIN, ("MAJOR",), Shows(down=0.7))
    tab = tab_rect(model, rect, UNIT)
    assert rect.height() * 0.7 == pytest.approx(tab.bottom())
    assert UNIT.tab_height == pytest.approx(tab.height())


def test_a_ghost_is_opaque_and_blue() -> None:
    image, at = painted(CardModel(card("HK"), CardState.GHOST))
    assert DARK.ghost.name() == seen(image, at, 0.3, 1.2)
    assert 255 == image.pixelColor(int(at.x()) + 30, int(at.y()) + 120).alpha()


def test_a_forbidden_card_is_veiled_and_hatched() -> None:
    image, at = painted(CardModel(card("H9"), CardState.FORBIDDEN))
    empty = colours_in(image, QRectF(at.x() + 10, at.y() + 95, 35, 35))
    veiled = mixed(DARK.face, DARK.veil, DARK.veil.alphaF())
    lightness = sorted(QColor(c).lightness() for c in empty)
    assert lightness[-1] == pytest.approx(veiled.lightness(), abs=2)
    assert lightness[0] < veiled.lightness() - 40
    assert DARK.face.name() not in {QColor(c).name() for c in empty}


def test_a_playable_card_has_a_green_bar_above_the_part_that_shows() -> None:
    image, at = painted(CardModel(card("D8"), CardState.PLAYABLE, shows=Shows(across=0.5)))
    assert DARK.regular.name() == seen(image, at, 0.25, -0.07)
    assert 0 == image.pixelColor(int(at.x()) + 75, int(at.y()) - 7).alpha()


def test_the_focus_is_double_outside_whatever_has_happened_to_the_card() -> None:
    image, at = painted(CardModel(card("HK"), CardState.MAJOR | CardState.FOCUS))
    names = [image.pixelColor(int(at.x()) - away, int(at.y()) + 70).name() for away in range(1, 20)]
    order = [names.index(colour.name()) for colour in (DARK.wrong, DARK.pointer, DARK.felt_text)]
    assert sorted(order) == order


def test_a_card_that_must_be_played_stands_highest() -> None:
    assert lift(CardState.PLAIN, UNIT) < lift(CardState.HOVER, UNIT) < lift(CardState.MUST | CardState.HOVER, UNIT)


@pytest.mark.parametrize("state", [*CardState, CardState.MINOR | CardState.FOCUS], ids=str)
@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_nothing_is_painted_outside_the_bounds(palette: Palette, state: CardState) -> None:
    model = CardModel(card("SQ"), state, ("OUT OF", "TURN") if state is CardState.IRREGULAR else ())
    image, at = painted(model, palette)
    bounds = card_bounds(model, QRectF(at.x(), at.y(), WIDTH, WIDTH * ASPECT), palette, UNIT)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(bounds.toAlignedRect(), Qt.GlobalColor.transparent)
    painter.end()
    assert {"#00000000"} == colours_in(image, QRectF(image.rect()))


def kept_picture(cache: PictureCache, model: CardModel, palette: Palette = DARK, ratio: float = 1.0) -> Picture:
    return Paint(palette, UNIT, cache).picture(CardArt(model), card_size(WIDTH), ratio)


def test_a_picture_is_painted_once() -> None:
    cache = PictureCache(1_000_000)
    first = kept_picture(cache, CardModel(card("SA")))
    assert first is kept_picture(cache, CardModel(card("SA")))
    assert first is not kept_picture(cache, CardModel(card("SA"), CardState.HOVER))
    assert first is not kept_picture(cache, CardModel(card("SA")), LIGHT)
    assert first is not kept_picture(cache, CardModel(card("SA")), DARK, 2.0)


def test_the_least_recently_used_pictures_are_thrown_away() -> None:
    cache = PictureCache(8.5 * paint_picture(CardModel(PACK[0]), WIDTH, DARK, UNIT).pixels)
    for one in PACK:
        kept_picture(cache, CardModel(one), ratio=2.0)
    assert 8 == len(cache)
    kept = kept_picture(cache, CardModel(PACK[-1]), ratio=2.0)
    assert kept is kept_picture(cache, CardModel(PACK[-1]), ratio=2.0)
    kept_picture(PictureCache(0), CardModel(PACK[-1]))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_lies_on_whole_pixels(ratio: float) -> None:
    picture = paint_picture(CardModel(card("SA"), CardState.HOVER), 69.33, DARK, Metrics.at(2 / 3), ratio)
    assert picture.pixmap.devicePixelRatio() == ratio
    assert picture.at.x() * ratio == pytest.approx(round(picture.at.x() * ratio))


@pytest.mark.parametrize("suit", Suit)
def test_a_pip_is_one_shape_without_holes(suit: Suit) -> None:
    assert 1 == len(pip_path(suit).toFillPolygons())
    assert QRectF(0, 0, 1, 1).contains(pip_path(suit).boundingRect())


# --- plates -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", Light)
@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_a_large_gold_fill_means_lit_and_nothing_else(palette: Palette, kind: Light) -> None:
    model = PlateModel("WEST", "on lead,", "waits", "TO PLAY", kind)
    size = plate_size(model, palette, UNIT)
    image = QImage((size.toSize().grownBy(QMargins(16, 16, 16, 16))), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    painter = QPainter(image)
    model.paint(painter, QRectF(QPointF(16, 16), size), palette, UNIT)
    painter.end()
    inside = image.pixelColor(16 + 9, 16 + 25).name()
    assert (palette.decides if kind is Light.LIT else palette.plate).name() == inside


@pytest.mark.parametrize("pill", ["", "TO PLAY", "INSUFFICIENT"])
def test_a_plate_is_as_wide_as_its_words(pill: str) -> None:
    narrow, wide = PlateModel("WEST", pill=pill), PlateModel("WEST", "presumed declarer", pill=pill)
    assert plate_size(narrow, DARK, UNIT).width() + 150 < plate_size(wide, DARK, UNIT).width()
    assert 50 == plate_size(wide, DARK, UNIT).height()


# --- the sheet --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [QSize(1920, 1080), QSize(1280, 720)], ids=lambda s: str(s.height()))
@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_the_sheet_shows_every_state(palette: Palette, size: QSize) -> None:
    image = states_sheet(size, palette)
    u = size.height() / 1080
    assert image.size() == size
    assert {*CardState} <= {state for _, _, state, *_ in CARDS}
    assert palette.face.name() == image.pixelColor(round(80 * u), round(230 * u)).name()
    assert palette.decides.name() == image.pixelColor(round(334 * u), round(455 * u)).name()
    assert palette.pointer.name() == image.pixelColor(round(1010 * u), round(900 * u)).name()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_a_plain_card_on_the_common_ground_is_the_card_as_it_is_painted(palette: Palette, ratio: float) -> None:
    metrics = Metrics.at(2 / 3)
    picture = paint_picture(CardModel(card("DT")), 69.33, palette, metrics, ratio)
    wide = round(69.33 * ratio) / ratio
    high = round(69.33 * ASPECT * ratio) / ratio
    image = QImage(picture.pixmap.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    with smooth(image) as painter:
        painter.translate(-picture.at)
        paint_card(painter, QRectF(0, 0, wide, high), CardModel(card("DT")), palette, metrics)
    kept = picture.pixmap.toImage().convertToFormat(image.format())
    assert bytes(image.constBits()) == bytes(kept.constBits())
