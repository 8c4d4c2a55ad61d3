"""The texts typed in the forms of a board, kept in its journal as comments of the header, which every version reads."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bridgetable.formats.journal import Journal
from bridgetable.game.printable import escaped, unescaped
from bridgetable.game.values import evolve

_KEPT = re.compile(r"# form (?P<form>[a-z-]+) (?P<field>[a-z_]+):(?: (?P<text>.*))?")


def texts_of(journal: Journal, form: str) -> dict[str, str]:
    """The texts that were typed in the fields of a form, by field; empty ones were emptied."""
    found = (_KEPT.fullmatch(words) for _, words in journal.remarks)
    return {m["field"]: unescaped(m["text"] or "") for m in found if m is not None and m["form"] == form}


def with_texts(journal: Journal, form: str, texts: Mapping[str, str]) -> Journal:
    """The journal with these texts in the fields of a form, in place of those that it had."""
    others = tuple(one for one in journal.remarks if (m := _KEPT.fullmatch(one[1])) is None or m["form"] != form)
    kept = tuple(("", f"# form {form} {field}: {escaped(text)}".rstrip()) for field, text in texts.items())
    return evolve(journal, remarks=(*others, *kept))
