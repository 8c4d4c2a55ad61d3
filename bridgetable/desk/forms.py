"""The forms of a tournament in `resources/desk/forms.toml`, of which window, print, JSON and command are made."""

import tomllib
from enum import Enum
from typing import Any, ClassVar

from bridgetable.desk.calculation import Input
from bridgetable.desk.sorts import Sort
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, LONGEST_WORDS
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import resource


@frozen
class Line(Sort):
    """Words on one line; empty where they are to be written by hand."""

    kind: ClassVar = "text"
    most = LONGEST_TITLE

    @property
    def expected(self) -> str:
        """The words for its limits."""
        return tr("a text of at most {most} characters", most=self.most)

    def parsed(self, text: str) -> object:
        """The text."""
        return text

    def holds(self, value: object) -> bool:
        """True where it is a text that is short enough."""
        return isinstance(value, str) and len(value) <= self.most


@frozen
class Lines(Line):
    """Words on several lines; empty where they are to be written by hand."""

    most = LONGEST_WORDS


class Shows(Enum):
    """The part of the board that a form shows."""

    BOARD = "board"  # all hands and the auction
    POSITION = "position"  # one hand and the auction so far
    NOTHING = "nothing"


@frozen
class PaperForm:
    """A form: its name, title and sentence, the clauses, the cards shown, its own fields and its head, who signs it."""

    name: str
    title: str
    about: str
    clauses: tuple[str, ...]
    shows: Shows
    own: tuple[Input, ...]
    head: tuple[Input, ...]  # the event, perhaps the board and the players
    signed: tuple[str, ...]
    handbook: tuple[str, ...] = ()

    def inputs(self) -> tuple[Input, ...]:
        """The fields, its own before those of its head."""
        return (*self.own, *self.head)


WRITTEN: dict[str, Any] = tomllib.loads(resource("desk", "forms.toml").read_text(encoding="utf-8"))


def form_of(name: str, told: dict[str, Any]) -> PaperForm:
    """A form as it is written in `resources/desk/forms.toml`."""
    head = WRITTEN["head"]
    lines, begins = told.get("lines", ()), told.get("begins", {})
    return PaperForm(
        name,
        tr(told["title"]),
        tr(told["about"]),
        tuple(told["clauses"]),
        Shows(told["shows"]),
        tuple(
            field(key, (Lines if key in lines else Line)(tr(words)), begins) for key, words in told["fields"].items()
        ),
        tuple(field(key, Line(tr(head[key])), begins) for key in told.get("head", head)),
        tuple(map(tr, told.get("signed", ()))),
    )


def field(name: str, sort: Line, begins: dict[str, str]) -> Input:
    """A field, with the words that stand in it until somebody types others."""
    return Input(name, sort, tr(begins.get(name, "")))


FORMS = tuple(form_of(name, told) for name, told in WRITTEN["forms"].items())
"""All forms, in the order in which they are shown."""


def form_named(name: str) -> PaperForm:
    """The form of this name. Raises BridgetableError."""
    found = next((one for one in FORMS if one.name == name), None)
    if found is None:
        known = ", ".join(one.name for one in FORMS)
        raise BridgetableError(tr("“{name}” is no form; there are {known}", name=name, known=known))
    return found
