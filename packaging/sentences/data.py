"""The sentences that stand in data: the Laws, systems, what can be staged, a player’s words, patterns of the notation.

A line of a journal is notation and the same in every language; said to people it is a sentence made of its pattern.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

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
