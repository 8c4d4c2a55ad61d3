"""The sentences of the data files: what the register of the Laws and the ready systems say to people."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.formats.journal import BOOKS
from bridgetable.formats.lawbook import register
from bridgetable.formats.systems import systems


def data() -> Iterator[tuple[str, str]]:
    """The file and the words of each sentence, as it is written there; some stand in several places."""
    for edition in BOOKS:
        for law in register(edition).law:
            for words in (law.title, law.heading, law.part, *(c.gloss for c in law.clause)):
                yield f"resources/lawbook/{edition}.toml", words
    for system in systems():
        yield f"resources/systems/{system.key}.toml", system.name
