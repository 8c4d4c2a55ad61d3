"""The bytes of record files as text: UTF-8 and UTF-16 with a mark, UTF-8, cp1252 and Latin-1."""

import codecs
import re

from bridgetable.game.values import frozen

_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_CONTROLS = re.compile("[\x80-\x9f]")


@frozen
class Decoded:
    """A text with lines ended by a newline alone, and the encoding that it was in."""

    text: str
    encoding: str


def decode(content: bytes) -> Decoded:
    """The text of a file: UTF-8, else Latin-1, or cp1252 where there would be control characters in Latin-1."""
    text, encoding = _plain(content)
    return Decoded(text.replace("\r\n", "\n").replace("\r", "\n"), encoding)


def _plain(content: bytes) -> tuple[str, str]:
    for mark, name in _MARKS:
        if content.startswith(mark):
            return content.decode(name, errors="replace"), name
    try:
        return content.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        text = content.decode("latin-1")
    if _CONTROLS.search(text):
        return _CONTROLS.sub(_windows, text), "cp1252"
    return text, "latin-1"


def _windows(found: re.Match[str]) -> str:
    return found.group().encode("latin-1").decode("cp1252", errors="ignore") or found.group()


def encode(text: str) -> bytes:
    """The bytes of a text: Latin-1, as PBN asks, where that reads back the same; otherwise UTF-8."""
    try:
        content = text.encode("latin-1")
    except UnicodeEncodeError:
        return text.encode("utf-8")
    return content if decode(content).text == text else text.encode("utf-8")
