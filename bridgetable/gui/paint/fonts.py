"""The bundled typefaces: Inter for words, Roboto Condensed for ranks, DejaVu Sans behind both."""

from enum import Enum
from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from bridgetable.language import tr
from bridgetable.resources import resource

WORDS = "Inter"
RANKS = "Roboto Condensed"
BEHIND = "DejaVu Sans"

FILES: tuple[str, ...] = (
    "Inter-Medium.otf",
    "Inter-Bold.otf",
    "Inter-ExtraBold.otf",
    "RobotoCondensed-Bold.ttf",
    "DejaVuSans.ttf",
    "DejaVuSans-Bold.ttf",
)


class Weight(Enum):
    """The three weights of type: words, emphasis, and seats, contract and result."""

    MEDIUM = QFont.Weight.Medium
    BOLD = QFont.Weight.Bold
    EXTRA_BOLD = QFont.Weight.ExtraBold


class FontNotRead(RuntimeError):
    """A bundled typeface could not be read by Qt."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Give the bundled typefaces to a QGuiApplication, once, and name their families; raises `FontNotRead`."""
    return tuple(family for name in FILES for family in _families(name))


def _families(name: str) -> list[str]:
    number = QFontDatabase.addApplicationFont(str(resource("fonts", name)))
    if number < 0:
        raise FontNotRead(
            tr("{name} among the program's own files is not a typeface: install the program again.", name=name)
        )
    return QFontDatabase.applicationFontFamilies(number)


@lru_cache(maxsize=256)
def font(size: float, weight: Weight = Weight.MEDIUM) -> QFont:
    """Inter at this size in logical pixels, its figures all of one width; do not change the font you are given."""
    load_fonts()
    made = QFont([WORDS, BEHIND])
    made.setPixelSize(max(1, round(size)))
    made.setWeight(weight.value)
    # Hinted stems would differ in width between a card at rest and the same card in motion.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def copied_whole(made: QFont) -> QFont:
    """A font without figures of other shapes: a PDF does not know their letters, so that no number could be copied."""
    plain = QFont(made)
    plain.clearFeatures()
    plain.setFeature(QFont.Tag("calt"), 0)
    return plain


@lru_cache(maxsize=256)
def font_metrics(size: float, weight: Weight = Weight.MEDIUM) -> QFontMetricsF:
    """The measures of `font(size, weight)`."""
    return QFontMetricsF(font(size, weight))


@cache
def rank_font() -> QFont:
    """Roboto Condensed Bold at 200 pixels, from which the outlines of ranks are taken."""
    load_fonts()
    made = QFont([RANKS, WORDS, BEHIND])
    made.setPixelSize(200)
    made.setWeight(QFont.Weight.Bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
