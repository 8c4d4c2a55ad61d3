"""Text as it is painted: its typefaces, pips among the words, and clauses that do not part from them."""

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF

from bridgetable.game.cards import Suit
from bridgetable.gui.paint.fonts import Weight, copied_whole, font, load_fonts
from bridgetable.gui.paint.rich_text import (
    PIP_AFTER,
    PIP_BEFORE,
    PIP_SHARE,
    Chip,
    Pip,
    Words,
    as_wide,
    lay_out,
    marked,
    on_dock,
    plain,
    width_of,
    words,
)
from bridgetable.gui.paint.theme import DARK

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_bundled_typefaces_are_used() -> None:
    assert {"Inter", "Roboto Condensed", "DejaVu Sans"} <= set(load_fonts())
    for weight, number in ((Weight.MEDIUM, 500), (Weight.BOLD, 700), (Weight.EXTRA_BOLD, 800)):
        info = QFontInfo(font(24.0, weight))
        assert ("Inter", number) == (info.family(), int(info.weight()))


def test_suit_signs_become_pips_and_clauses_chips() -> None:
    expected = (Pip(Suit.H), Words("K is "), Words("major", Weight.BOLD), Words(". "), Chip("50B"))
    assert expected == marked("♥K is **major**. {50B}")
    assert "♥K is major. 50B" == plain(expected)


def test_a_pip_is_as_wide_as_its_share_of_the_size() -> None:
    style = on_dock(DARK, 50)
    assert width_of(words("♠"), style) == pytest.approx(50 * (PIP_SHARE + PIP_BEFORE + PIP_AFTER))


@pytest.mark.parametrize("width", [160.0, 240.0, 400.0, 1000.0])
def test_wrapped_text_stays_in_its_width_and_loses_nothing(width: float) -> None:
    text = marked("East dropped ♥K face up in trick 4. An honour, so a **major** penalty card. {49} {50B}")
    layout = lay_out(text, on_dock(DARK, 18), width)
    assert layout.size.width() <= width
    assert layout.lines * 18 * 1.44 == pytest.approx(layout.size.height())
    said = "".join(p.span.text for p in layout.pieces if isinstance(p.span, Words)).replace(" ", "")
    assert "EastdroppedKfaceupintrick4.Anhonour,soamajorpenaltycard." == said
    assert ["49", "50B"] == [clause for _, clause in layout.chips()]


def test_a_sign_of_per_cent_stays_with_its_number_and_with_what_has_that_weight() -> None:
    for width in range(60, 400, 7):
        pieces = lay_out(words("is now 60 % +600, 40 % −200"), on_dock(DARK, 18), width).pieces
        first = {p.span.text for p in pieces if p.x == 0 and isinstance(p.span, Words)}
        assert first <= {"is", "now", "60 % +600,", "40 % −200"}


def test_a_pip_is_never_parted_from_its_rank() -> None:
    for width in range(40, 200, 7):
        pieces = lay_out(marked("East dropped ♥K again"), on_dock(DARK, 18), width).pieces
        place = next(i for i, p in enumerate(pieces) if isinstance(p.span, Pip))
        assert pieces[place].baseline == pieces[place + 1].baseline


@pytest.mark.parametrize("text", ["21B1a", "−170", "Laws of 2017", "", "W"])
def test_words_in_a_pdf_are_as_wide_as_on_the_screen_and_their_letters_known(text: str) -> None:
    face = font(30)
    made = as_wide(copied_whole(face), face, text)
    assert abs(QFontMetricsF(face).horizontalAdvance(text) - QFontMetricsF(made).horizontalAdvance(text)) < 0.2 * 30
    assert not made.isFeatureSet(QFont.Tag("tnum"))
    assert face.isFeatureSet(QFont.Tag("tnum"))
