"""The keys that macOS has under other names, or takes for itself."""

import re

MAC_KEYS = {"F11": "Meta+Ctrl+F", "F12": "Meta+Ctrl+T", "Ctrl+M": "Meta+Ctrl+M"}
"""Keys that macOS takes for itself, and those that a command has there instead, both as Qt writes them."""
TAKEN = "|".join(map(re.escape, MAC_KEYS))
NAMED = re.compile(rf"(?<![\w+])(?:{TAKEN})(?!\w)|\bCtrl\+")


def on_macos(words: str) -> str:
    """Words with the keys in them as macOS calls them: Cmd where other systems, and Qt, say Ctrl."""
    return NAMED.sub(lambda found: as_called(MAC_KEYS.get(found[0], found[0])), words)


def as_called(key: str) -> str:
    """A key as Qt writes it, by the names that stand on a keyboard of a Mac."""
    return key.replace("Ctrl", "Cmd").replace("Meta", "Ctrl")
