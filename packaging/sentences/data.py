"""The sentences in data: the Laws, systems, pages of the desk, what can be staged, a player’s words, the notation.

A line of a journal is notation and the same in every language; said to people it is a sentence made of its pattern.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from bridgetable.desk import forms, pages
from bridgetable.formats.lawbook import difference, editions, register
from bridgetable.formats.regulation_sets import ready_sets
from bridgetable.formats.systems import systems
from bridgetable.game.books import LAWS_2017
from bridgetable.session.notation import OF_ACTION
from bridgetable.training.player_words import SAID, WAITS
from bridgetable.views.book.stageable import written


def data() -> Iterator[tuple[str, str]]:
    """The file and the words of each sentence, as it is written there; some stand in several places."""
    for edition in editions():
        for law in register(edition).law:
            for words in (law.title, law.heading, law.part, *(c.gloss for c in law.clause)):
                yield f"resources/lawbook/{edition}.toml", words
        if edition != LAWS_2017.edition:
            yield from ((f"resources/lawbook/{edition}.toml", words) for _, words in difference(edition).readings())
    for pattern in chain.from_iterable(OF_ACTION.values()):
        yield "bridgetable/session/notation.py", pattern.sentence
    for row in chain.from_iterable(rows.values() for rows in written().values()):
        yield from (("resources/stageable.toml", text) for key, text in row.items() if key != "law")
    for said in SAID.values():
        told = (said.words, said.why, said.why_not, *filter(None, [said.nothing]), *chain.from_iterable(said.beliefs))
        yield from (("resources/player-words.toml", one.template) for one in told)
    for waits in WAITS.values():
        told = (waits.words, waits.why, *chain.from_iterable(waits.beliefs))
        yield from (("resources/player-words.toml", one.template) for one in told)
    for system in systems():
        yield f"resources/systems/{system.key}.toml", system.name
    for one in ready_sets():
        yield from (("resources/regulations", words) for words in (one.name, one.about))
    for page in pages.written():
        yield from ((f"resources/desk/pages/{page['group']}/{page['name']}.toml", words) for words in page_words(page))
    for form in forms.WRITTEN["forms"].values():
        texts = (form["title"], form["about"], *form["fields"].values(), *form.get("signed", ()))
        yield from (("resources/desk/forms.toml", words) for words in (*texts, *form.get("begins", {}).values()))
    yield from (("resources/desk/forms.toml", words) for words in forms.WRITTEN["head"].values())


def page_words(told: dict[str, Any]) -> Iterator[str]:
    """The words in a part of a page of the desk, its values, results and tables among them."""
    for key, part in told.items():
        match key, part:
            case "title" | "about" | "says" | "why" | "text", str():
                yield part
            case "values", dict():
                yield from part.values()
            case "results", dict():
                yield from part
            case "tables", list():
                yield from (words for one in part for line in (one["columns"], *one["rows"]) for words in line)
            case "when", _:
                continue
            case _, dict():
                yield from page_words(part)
            case _, list():
                yield from chain.from_iterable(page_words(one) for one in part if isinstance(one, dict))
            case _:
                continue
