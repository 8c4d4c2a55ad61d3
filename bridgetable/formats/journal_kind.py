"""The marks by which a journal's file is known from others: its ending, and its first word."""

from pathlib import Path

MAGIC = "bridgetable"
SUFFIX = ".table"


def is_journal(text: str, path: Path) -> bool:
    """True where a file is a journal, by its first word or its ending."""
    return text.startswith(MAGIC) or path.suffix.lower() == SUFFIX
