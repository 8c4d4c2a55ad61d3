"""The bytes of record files as text: UTF-8 and UTF-16 with a mark, UTF-8, cp1252 and Latin-1."""

import codecs
import re
from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

from bridgetable.game.values import frozen

_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_CONTROLS = re.compile("[\x80-\x9f]")
_CUTS = (b"\xc2", b"\xc3", b"\xe2\x80", b"\xe2\x99")
"""The bytes that are left of the letters of Latin-1, of quotation marks and of suits where a text in UTF-8 is cut."""
CUT = "\ufffd"
"""The sign in the place of a letter of which bytes are missing."""
_LINES = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")


@frozen
class Edit:
    """Another text for a part of a decoded text, from one place to before another."""

    begin: int
    end: int
    text: str


@frozen
class Decoded:
    """A text with lines ended by a newline alone, and the encoding that it was in."""

    text: str
    encoding: str


def decode(content: bytes) -> Decoded:
    """The text of a file: UTF-8, else Latin-1, or cp1252 where there would be control characters in Latin-1."""
    # A text in UTF-8 that was cut in the middle of a letter ends with `CUT`.
    text, encoding = _plain(content)
    return Decoded(text.replace("\r\n", "\n").replace("\r", "\n"), encoding)


def _plain(content: bytes) -> tuple[str, str]:
    for mark, name in _MARKS:
        if content.startswith(mark):
            return content.decode(name, errors="replace"), name
    try:
        text, whole = codecs.utf_8_decode(content, "strict", False)  # noqa: FBT003 -- a positional argument of Python's
    except UnicodeDecodeError:
        pass
    else:
        # A last letter that alone is not ASCII may be of Latin-1.
        if whole == len(content) or not text.isascii() or content[whole:] in _CUTS:
            return text + CUT * (whole < len(content)), "utf-8"
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


def edited(content: bytes, edits: Iterable[Edit]) -> bytes:
    """The bytes of a file with parts of its text replaced; everything else stays as it is, byte for byte."""
    text, encoding = _plain(content)
    lines = _LINES.findall(text)
    raw = [0, *accumulate(map(len, lines))]
    # The places are those of a text in which each line ends with one sign.
    plain = [0, *accumulate(len(line) - line.endswith("\r\n") for line in lines)]
    ending = next((line[len(line.rstrip("\r\n")) :] for line in lines if line.endswith(("\r", "\n"))), "\n")
    parts, at = [], 0
    for edit in sorted(edits, key=lambda e: e.begin):
        begin, end = (raw[n := bisect_right(plain, place) - 1] + place - plain[n] for place in (edit.begin, edit.end))
        parts += [text[at:begin], edit.text.replace("\n", ending)]
        at = end
    if not parts:
        return content
    whole = "".join([*parts, text[at:]])
    try:
        return _bytes_in(whole, encoding, content)
    except UnicodeEncodeError:
        return whole.encode("utf-8")


def _bytes_in(text: str, encoding: str, before: bytes) -> bytes:
    """The bytes of a text in the encoding that a file had. Raises UnicodeEncodeError."""
    if encoding == "utf-16":
        order = "utf-16-le" if before.startswith(codecs.BOM_UTF16_LE) else "utf-16-be"
        return before[:2] + text.encode(order)
    if encoding == "cp1252":
        return b"".join(c.encode("latin-1" if c < "\u0100" else "cp1252") for c in text)
    return text.encode(encoding)
