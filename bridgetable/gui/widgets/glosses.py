"""The gloss of a clause from the law book, read when somebody first asks for one."""

from __future__ import annotations


def gloss(cite: str) -> str:
    """What a clause says, in our words: that of the nearest clause above it where it has none of its own."""
    from bridgetable.formats.lawbook import lawbook

    book = lawbook()
    clause = book.nearest(cite)
    if clause is None:
        return f"{cite}: no such clause in the Laws of {book.edition}"
    law = next(one for one in book.law if clause in one.clause)
    return f"Law {law.number}: {law.title}\n{clause.id}: {clause.gloss}"
