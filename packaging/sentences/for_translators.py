"""For translators: where each sentence is shown, and what its fields are; the words for that stand in `shown.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from sentences.found import Sentence
from sentences.lost import fields

SHOWN = tomllib.loads((Path(__file__).parent / "shown.toml").read_text(encoding="utf-8"))


def comments(one: Sentence) -> list[str]:
    """The comments on a sentence: where it is shown, and what its fields are."""
    shown = dict.fromkeys(shown_at(place) for place in one.places)
    named = sorted(fields(one.one, one.many))
    return [f"Shown: {'; '.join(shown)}.", *(f"{{{name}}}: {field_words(one, name)}" for name in named)]


def field_words(one: Sentence, name: str) -> str:
    """The words for a field: by the table, else what the program puts there."""
    written = one.values.get(name, name)
    return SHOWN["fields"].get(name) or (f"in the program `{written}`" if written != name else "what its name says")


def shown_at(path: str) -> str:
    """The words for the place where the sentences of a file are shown. Raises KeyError where none has been written."""
    parts = path.split("/")
    known = SHOWN["places"]
    found = next((name for n in range(len(parts), 0, -1) if (name := "/".join(parts[:n])) in known), path)
    return str(known[found])
