"""The gloss of a clause from the law book, read when somebody first asks for one."""

from __future__ import annotations

import tomllib
from functools import cache

from bridgetable.resources import resource


@cache
def glosses(edition: str = "2017") -> dict[str, str]:
    """Every clause of an edition, with law and gloss in one text."""
    book = tomllib.loads(resource("lawbook", f"{edition}.toml").read_text(encoding="utf-8"))
    return {
        clause["id"]: f"Law {law['number']}: {law['title']}\n{clause['id']}: {clause['gloss']}"
        for law in book["law"]
        for clause in law["clause"]
    }


def gloss(cite: str) -> str:
    """What a clause says, in our words: that of the nearest clause above it where it has none of its own."""
    book = glosses()
    for long in range(len(cite), 0, -1):
        if cite[:long] in book:
            return book[cite[:long]]
    return cite
