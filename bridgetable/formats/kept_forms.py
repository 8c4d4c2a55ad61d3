"""The texts typed in the forms of a board, kept in its journal as comments of the header, which every version reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bridgetable.formats.journal import Journal
from bridgetable.game.printable import escaped, unescaped
from bridgetable.game.values import evolve

if TYPE_CHECKING:
    from bridgetable.desk.forms import PaperForm

_KEPT = re.compile(r"# form (?P<form>[a-z-]+) (?P<field>[a-z_]+):(?: (?P<text>.*))?")


def texts_of(journal: Journal, form: str) -> dict[str, str]:
    """The texts that were typed in the fields of a form, by field; empty ones were emptied."""
    found = (_KEPT.fullmatch(words) for _, words in journal.remarks)
    return {m["field"]: unescaped(m["text"] or "") for m in found if m is not None and m["form"] == form}


def with_texts(journal: Journal, form: PaperForm, texts: Mapping[str, str]) -> Journal:
    """The journal with these texts in the fields of a form, in place of those that it had."""
    fields = {one.name for one in form.inputs()}
    others = (m for m in map(_KEPT.fullmatch, kept_lines(journal)) if m is not None)
    left = (m[0] for m in others if m["form"] != form.name or m["field"] not in fields)
    kept = (f"# form {form.name} {field}: {escaped(text)}".rstrip() for field, text in texts.items())
    return with_lines(journal, (*left, *kept))


def kept_lines(journal: Journal) -> tuple[str, ...]:
    """The comments that keep the texts of all forms."""
    return tuple(words for _, words in journal.remarks if _KEPT.fullmatch(words))


def with_lines(journal: Journal, lines: Iterable[str]) -> Journal:
    """The journal with these comments for the texts of its forms, in place of those that it had."""
    others = (one for one in journal.remarks if not _KEPT.fullmatch(one[1]))
    return evolve(journal, remarks=(*others, *(("", line) for line in lines if _KEPT.fullmatch(line))))
