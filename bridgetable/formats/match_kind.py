"""The marks by which the file of a session is known from others: its ending, and its first words."""

from pathlib import Path

MAGIC = "bridgetable match"
SUFFIX = ".match"


def is_match(text: str, path: Path) -> bool:
    """True where a file is a session, by its first words or its ending."""
    return text.removeprefix("\ufeff").startswith(MAGIC) or path.suffix.lower() == SUFFIX


def match_in(folder: Path) -> Path | None:
    """The only file of a session in a folder, if there is one."""
    found = [one for one in folder.iterdir() if one.suffix.lower() == SUFFIX]
    return found[0] if len(found) == 1 else None
