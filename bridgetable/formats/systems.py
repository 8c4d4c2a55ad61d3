"""Ready systems: what the opening calls of a system show, as plain data that fills in meanings."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import TypeGuard

from bridgetable.game.calls import Call, call
from bridgetable.game.errors import BridgetableError
from bridgetable.game.meanings import meaning
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import resource
from bridgetable.session.talk.actions import TellMeaning


class UnreadableSystem(BridgetableError):
    """A system that cannot be read: the file and what is wrong with it."""


@frozen
class System:
    """A system: its short name (that of its file), the name for people, and what each opening call shows."""

    key: str
    name: str
    openings: tuple[tuple[Call, str], ...]

    def shows(self, opening: Call) -> str:
        """The meaning of this opening call, or nothing where the system does not say."""
        return next((words for one, words in self.openings if one == opening), "")

    def told_for(self, side: Side) -> Iterator[TellMeaning]:
        """The journal's lines that say that this side plays the system."""
        for opening, words in self.openings:
            yield TellMeaning(side.seats[0], opening, words, as_opening=True)


def read_system(text: str, key: str) -> System:
    """Read a system from the text of its file. Raises UnreadableSystem or NotationError."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UnreadableSystem(f"{key}: {error}") from None
    name, openings = found.get("name"), found.get("openings")
    if not isinstance(name, str) or not is_words_by_words(openings):
        raise UnreadableSystem(tr("{key}: a name and a table of openings are expected", key=key))
    for words in openings.values():
        meaning(words)
    return System(key, name, tuple((call(text), words) for text, words in openings.items()))


def is_words_by_words(value: object) -> TypeGuard[dict[str, str]]:
    """True where this is a table from words to words."""
    return isinstance(value, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in value.items())


@cache
def systems() -> tuple[System, ...]:
    """The systems that come with the program. Raises ResourceNotFound, UnreadableSystem or NotationError."""
    paths = sorted(resource("systems").glob("*.toml"))
    return tuple(read_system(path.read_text(encoding="utf-8"), path.stem) for path in paths)
