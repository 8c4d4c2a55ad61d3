"""Words made into the name of a file that Linux, Windows and macOS take alike."""

import re

MOST_BYTES = 200
"""The most bytes of such a name in UTF-8: systems take some 255, with an ending."""
DEVICES = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)", re.IGNORECASE)
"""The names that Windows gives to devices, whatever ending stands behind them."""


def name_of_words(words: str) -> str:
    """The words as a name without its ending; empty where nothing of them may stand in one."""
    plain = "".join(" " if sign in '/\\:*?"<>|' or not sign.isprintable() else sign for sign in words)
    # Dots before a name would hide it, and behind it Windows drops them.
    name = " ".join(plain.split()).strip(". ").encode()[:MOST_BYTES].decode(errors="ignore").rstrip(". ")
    return f"the {name}" if DEVICES.match(name) else name


def hyphened(words: str) -> str:
    """The words as a name that needs no quotes on a command line: small letters, digits and hyphens."""
    return re.sub(r"[\W_]+", "-", name_of_words(words).lower()).strip("-")
