"""The kinds of pictures that can be drawn, each told by the ending of its file."""

from enum import Enum
from pathlib import Path

from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr


class PictureKind(Enum):
    """A kind of picture by its ending, in small letters."""

    PNG = ".png"
    PDF = ".pdf"
    SVG = ".svg"


class NoPictureKind(BridgetableError):
    """A file whose ending belongs to no kind of picture that can be drawn."""


def kind_of(path: Path) -> PictureKind:
    """The kind of picture that a file is to be. Raises NoPictureKind."""
    try:
        return PictureKind(path.suffix.lower())
    except ValueError:
        endings = ", ".join(kind.value for kind in PictureKind)
        raise NoPictureKind(tr("{path} does not end in {endings}", path=path.name, endings=endings)) from None
