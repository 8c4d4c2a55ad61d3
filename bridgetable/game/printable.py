"""Text from files and people made safe to print, to keep on one line of a file, and to show as a message.

Hidden characters are those that no font draws but that change what a terminal or a page does: control characters, line
separators, signs that turn the direction of writing, and halves of characters. The joiners of Persian, Hindi and the
little pictures are left alone.
"""

import re

from bridgetable.game.limits import LONGEST_EXCERPT, LONGEST_MESSAGE

_HIDDEN = (
    "\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f"
)
HIDDEN = re.compile(f"[{_HIDDEN}]")
# Compiled by `re` itself when they are first used: a start uses neither.
_HIDDEN_BUT_NEWLINES = f"(?!\n)[{_HIDDEN}]"
_PICTURES, _WIDE = 0x2400, 0x10000
_NUMBER = r"u[0-9a-f]{4}|U(?:0010|000[0-9a-f])[0-9a-f]{4}"
_ESCAPE = re.compile(rf"\\({_NUMBER})")
_QUOTED_ESCAPE = re.compile(rf"\\({_NUMBER}|.)", re.DOTALL)
_NEEDS_ESCAPE = rf"[{_HIDDEN}]|\A\s|\s\Z|\\(?={_NUMBER})"
CUT = "…"
LONGEST_WORD = 40
"""The most characters that a message loses so that its last word is whole."""


def visible(text: str) -> str:
    """The text with each hidden character as a sign: ␛ for an escape, others by number, such as <U+202E>."""
    return HIDDEN.sub(_sign, text)


def visible_lines(text: str) -> str:
    """The same for a text of several lines: only the newlines between them stay."""
    return re.sub(_HIDDEN_BUT_NEWLINES, _sign, text)


def visible_json(text: str) -> str:
    """The same for JSON, where a hidden character is written as JSON writes it: backslash, u, four digits."""
    return re.sub(_HIDDEN_BUT_NEWLINES, _for_json, text)


def message(text: str) -> str:
    """A message on one line, with nothing hidden; where it is too long, cut behind a word, with a sign of that."""
    shown = visible(text[: LONGEST_MESSAGE + 1])
    if len(shown) <= LONGEST_MESSAGE:
        return shown
    word = shown.rfind(" ", LONGEST_MESSAGE - LONGEST_WORD, LONGEST_MESSAGE)
    return shown[: word if word > 0 else LONGEST_MESSAGE - 1] + CUT


def excerpt(text: str) -> str:
    """The part of a text that a message quotes: its beginning, where it is long."""
    return text if len(text) <= LONGEST_EXCERPT else text[: LONGEST_EXCERPT - 1] + CUT


def escaped(text: str) -> str:
    r"""The text for one line of a file: hidden characters and blanks at its ends by number, as \u2028 or \U000e0001."""
    return re.sub(_NEEDS_ESCAPE, _by_number, text)


def unescaped(text: str) -> str:
    """The text that was written by `escaped`."""
    return _ESCAPE.sub(_character, text)


def in_quotes(text: str) -> str:
    r"""The text for a place between quotation marks on one line of a file: these as \", backslashes as \\ too."""
    safe = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return HIDDEN.sub(_by_number, safe)


def out_of_quotes(text: str) -> str:
    """The text that was written by `in_quotes`."""
    return _QUOTED_ESCAPE.sub(_character, text)


def _sign(found: re.Match[str]) -> str:
    code = ord(found.group())
    if code < 0x20:
        return chr(_PICTURES + code)
    return "␡" if code == 0x7F else f"<U+{code:04X}>"


def _by_number(found: re.Match[str]) -> str:
    code = ord(found.group())
    return f"\\u{code:04x}" if code < _WIDE else f"\\U{code:08x}"


def _character(found: re.Match[str]) -> str:
    sign = found.group(1)
    if len(sign) > 1:
        return chr(int(sign[1:], 16))
    return "\n" if sign == "n" else sign


def _for_json(found: re.Match[str]) -> str:
    units = found.group().encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
