"""The smaller art of the table: labels, plaque, targets, tricks, bidding cards, icons, felt."""

from itertools import groupby

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from bridgetable.game.cards import Suit
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.paint.theme import DARK, HIGH_CONTRAST, PALETTES, Metrics, Palette
from bridgetable.gui.table.art.bid_art import BidKind, BidModel, BidState
from bridgetable.gui.table.art.felt_art import felt_pixmap
from bridgetable.gui.table.art.plate_art import PlaqueModel, plaque_size
from bridgetable.gui.table.art.preview_art import LabelModel, label_size
from bridgetable.gui.table.art.screen_art import ScreenArt
from bridgetable.gui.table.art.target_art import TargetKind, TargetModel
from bridgetable.gui.table.art.trick_art import BackArt, MatArt, SlotModel
from bridgetable.views.table.table_view import Back
from tests.gui.pictures import CLEAR, blank, colours_in, contrast, inked

pytestmark = pytest.mark.usefixtures("qapp")

UNIT = Metrics(1.0)


@pytest.mark.parametrize("icon", [None, Icon.EYE])
@pytest.mark.parametrize("text", ["no hearts", "Preview of option 2"])
def test_a_preview_label_is_as_wide_as_its_words(icon: Icon | None, text: str) -> None:
    model = LabelModel(words(text), icon)
    size = label_size(model, DARK, UNIT)
    image = blank(size)
    painter = QPainter(image)
    model.paint(painter, QRectF(QPointF(20, 20), size), DARK, UNIT)
    painter.end()
    middle, high = 28.0, size.height() - 16
    assert inked(image, DARK.pointer, QRectF(20 + 14, middle, size.width() - 28, high))
    assert not inked(image, DARK.pointer, QRectF(20 + 4, middle, 8, high)), "clear of the dashes on the left"
    assert not inked(image, DARK.pointer, QRectF(20 + size.width() - 12, middle, 7, high)), "and on the right"


@pytest.mark.parametrize(("vulnerable", "colour"), [(True, "wrong"), (False, "mat_line")])
def test_a_vulnerable_pair_has_red_bars_along_its_sides(vulnerable: bool, colour: str) -> None:
    model = PlaqueModel(words("4♠ South"), (words("Board 3 · dealer S"),), vulnerable, not vulnerable)
    size = QSizeF(plaque_size(model, DARK, UNIT).toSize())
    image = blank(size)
    painter = QPainter(image)
    model.paint(painter, QRectF(QPointF(20, 20), size), DARK, UNIT)
    painter.end()
    across, down = 20 + int(size.width() / 2), 20 + int(size.height() / 2)
    wanted = getattr(DARK, colour).name()
    assert [wanted, wanted] == [image.pixelColor(across, y).name() for y in (20, 20 + int(size.height()))]
    assert wanted != image.pixelColor(20, down).name()


def test_a_plaque_grows_with_its_lines() -> None:
    one, two = PlaqueModel(lines=(words("Board 3"),)), PlaqueModel(lines=(words("Board 3"), words("dealer S")))
    assert plaque_size(one, DARK, UNIT).height() + 24 < plaque_size(two, DARK, UNIT).height()


@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_green_means_regular_and_amber_irregular_with_a_hatch(palette: Palette) -> None:
    for kind, edge in ((TargetKind.REGULAR, palette.regular), (TargetKind.IRREGULAR, palette.irregular)):
        image = blank(QSizeF(200, 116))
        painter = QPainter(image)
        TargetModel(kind, "play", "Law 44C").paint(painter, QRectF(20, 20, 200, 116), palette, UNIT)
        painter.end()
        top = [image.pixelColor(x, 22).name() for x in range(40, 200)]
        assert edge.name() in top
        assert (len(set(top)) > 1) is (kind is TargetKind.IRREGULAR), "only the irregular one is dashed"
        assert inked(image, palette.regular, QRectF(20, 20, 200, 116)) is (kind is TargetKind.REGULAR)


@pytest.mark.parametrize(
    ("kind", "colour"), [(Back.PLAIN, "back"), (Back.REVOKE, "back_revoke"), (Back.TRANSFERRED, "back_transferred")]
)
def test_backs_of_tricks_have_the_colour_of_what_they_were(kind: Back, colour: str) -> None:
    image = blank(QSizeF(52, 73))
    painter = QPainter(image)
    BackArt(kind).paint(painter, QRectF(20, 20, 52, 73), DARK, UNIT)
    painter.end()
    assert getattr(DARK, colour).name() == image.pixelColor(46, 56).name()


def test_a_slot_that_waits_says_so_in_gold() -> None:
    for model, waits in ((SlotModel("lead?"), True), (SlotModel(), False)):
        image = blank(QSizeF(104, 146))
        painter = QPainter(image)
        model.paint(painter, QRectF(20, 20, 104, 146), DARK, UNIT)
        painter.end()
        assert waits is inked(image, DARK.decides_line, QRectF(30, 70, 84, 46))


@pytest.mark.parametrize("palette", PALETTES, ids=lambda p: p.name)
def test_a_call_that_would_be_irregular_has_a_notch_and_can_still_be_read(palette: Palette) -> None:
    image = blank(QSizeF(58, 40))
    painter = QPainter(image)
    model = BidModel(words("XX"), BidKind.BLUE, BidState.WOULD_BE_IRREGULAR)
    model.paint(painter, QRectF(20, 20, 58, 40), palette, UNIT)
    painter.end()
    assert palette.bid_notch.name() == image.pixelColor(20 + 51, 20 + 5).name()
    assert palette.bid_irregular.name() == image.pixelColor(20 + 6, 20 + 30).name()
    assert contrast(palette.card_suits[Suit.S], palette.bid_irregular) >= 7


@pytest.mark.parametrize("icon", Icon)
def test_every_icon_fills_its_square_and_stays_in_it(icon: Icon) -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(CLEAR)
    painter = QPainter(image)
    paint_icon(painter, QRectF(8, 8, 48, 48), icon, QColor("white"))
    painter.end()
    xs = [x for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha()]
    ys = [y for y in range(64) for x in range(64) if image.pixelColor(x, y).alpha()]
    assert min(xs + ys) >= 7
    assert max(xs + ys) <= 56
    assert max(max(xs) - min(xs), max(ys) - min(ys)) > 28


def test_the_felt_has_no_bands() -> None:
    image = felt_pixmap(QSize(960, 540), DARK).toImage()
    row = [image.pixelColor(x, 270).green() for x in range(960)]
    longest = max(len(list(run)) for _, run in groupby(row))
    assert longest < 25
    assert row[480] > row[0] + 10


def test_high_contrast_has_no_gradient() -> None:
    image = felt_pixmap(QSize(96, 54), HIGH_CONTRAST).toImage()
    assert {"#ff000000"} == colours_in(image, QRectF(image.rect()))


def test_who_had_won_an_open_trick_stands_in_the_corner_where_its_number_does_not() -> None:
    size = QSizeF(400, 200)
    image = blank(size)
    painter = QPainter(image)
    MatArt("Trick 5", ("North had won it",), 110).paint(painter, QRectF(QPointF(20, 20), size), DARK, UNIT)
    painter.end()
    assert inked(image, DARK.felt_text, QRectF(30, 24, 110, 30))
    assert not inked(image, DARK.felt_text, QRectF(30, 56, 110, 100)), "a card lies there"
    assert inked(image, DARK.felt_text, QRectF(300, 24, 110, 60))


@pytest.mark.parametrize("is_rising", [False, True])
@pytest.mark.parametrize("tray_above", [False, True])
def test_the_side_of_the_screen_without_the_tray_lies_in_the_dark(is_rising: bool, tray_above: bool) -> None:
    image = blank(QSizeF(400, 300))
    painter = QPainter(image)
    ScreenArt(is_rising, is_open=False, tray_above=tray_above).paint(painter, QRectF(0, 0, 400, 300), DARK, UNIT)
    painter.end()
    above, below = QImage.pixelColor(image, 200, 30), QImage.pixelColor(image, 200, 270)
    assert (above == CLEAR) is tray_above
    assert (below == CLEAR) is not tray_above


def test_an_open_screen_has_a_gap_where_the_tray_went_and_says_so() -> None:
    pictures = []
    for is_open in (False, True):
        image = blank(QSizeF(400, 400))
        painter = QPainter(image)
        ScreenArt(is_rising=False, is_open=is_open).paint(painter, QRectF(0, 0, 400, 400), DARK, UNIT)
        painter.end()
        pictures.append(image)
    assert [True, False] == [inked(image, DARK.plate_line, QRectF(180, 180, 40, 40)) for image in pictures]
    assert all(inked(image, DARK.plate_text, QRectF(250, 330, 150, 50)) for image in pictures)
