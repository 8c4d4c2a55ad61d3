"""How an action is written in one line and read again: one pattern does both."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from attrs import evolve

from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.session.lines import Line, quoted
from bridgetable.session.slots import SAID, SLOTS, Slot

_FORM = re.compile(r'^(?P<words>[^"\[]*?)(?P<optional>\[)?(?P<colon>: )?(?:"\{(?P<field>\w+)\}"\]?)?$')


@frozen
class Miss:
    """Where a line stops being what a pattern asks for: after how many words, what is found, what is expected.

    `example` is a whole line that would fit.
    """

    at: int
    found: str
    expected: str
    example: str = ""


@frozen
class Found:
    """What a part of a pattern has found: the number of its words, and the fields that they fill."""

    width: int
    fields: tuple[tuple[str, object], ...] = ()


@frozen
class Words:
    """Words that stand in a line as they are."""

    example: str

    def text(self, _source: object) -> str:
        """Write the words."""
        return self.example

    def read(self, left: tuple[str, ...]) -> Found | Miss:
        """Find the words at the beginning of those that are left."""
        expected = tuple(self.example.split())
        same = next((n for n, word in enumerate(expected) if left[n : n + 1] != (word,)), len(expected))
        if same == len(expected):
            return Found(same)
        return Miss(same, " ".join(left[same:]), f"“{' '.join(expected[same:])}”")


@frozen
class Place:
    """A slot in a line, by the name of the field that it stands for."""

    name: str
    slot: Slot

    @property
    def example(self) -> str:
        """What could stand there."""
        return self.slot.example

    def text(self, source: object) -> str:
        """Write the value that stands there."""
        return self.slot.text(*(getattr(source, field) for field in self.slot.fields or (self.name,)))

    def read(self, left: tuple[str, ...]) -> Found | Miss:
        """Read the value from the first of the words that are left."""
        slot, width = self.slot, self.slot.width or max(1, len(left))
        if len(left) < width:
            return Miss(0, " ".join(left), slot.expected)
        try:
            value = slot.read(" ".join(left[:width]))
        except NotationError as wrong:
            return Miss(0, wrong.text, wrong.expected)
        values = cast("tuple[object, ...]", value) if slot.fields else (value,)
        return Found(width, tuple(zip(slot.fields or (self.name,), values, strict=True)))


@frozen
class Quote:
    """The quotation at the end of a line: the field that it fills, and whether it may be missing or has a colon."""

    field: str
    slot: Slot
    optional: bool
    colon: bool

    @property
    def example(self) -> str:
        """What could stand there."""
        return "" if self.optional else f'{":" if self.colon else ""} "{self.slot.example}"'

    def text(self, source: object) -> str:
        """Write what is quoted."""
        words = str(getattr(source, self.field))
        return quoted(words) if self.colon else f' "{words}"'

    def read(self, line: Line, left: tuple[str, ...]) -> Found | Miss:
        """Read what is quoted at the end of a line, when these words before it are left."""
        if not line.quotation and not self.optional:
            return Miss(0, " ".join(left), f"{self.slot.expected}, in quotation marks")
        if left:
            return Miss(0, " ".join(left), "nothing more")
        if line.quotation and line.colon is not self.colon:
            return Miss(0, line.quotation, f"{'a' if self.colon else 'no'} colon before the quotation")
        return Found(0, ((self.field, self.slot.read(line.quotation)),))


@frozen
class NoQuote:
    """The end of a line that has no quotation."""

    example: str = ""

    def text(self, _source: object) -> str:
        """Write nothing."""
        return ""

    def read(self, line: Line, left: tuple[str, ...]) -> Found | Miss:
        """Make sure that nothing more is there."""
        if left:
            return Miss(0, " ".join(left), "nothing more")
        if line.quotation:
            return Miss(1, line.quotation, f"no quotation after “{' '.join(line.words)}”")
        return Found(0)


def itself(action: object) -> object:
    """The action, which keeps its own fields."""
    return action


@frozen
class Pattern:
    """One form of an action: its words and places in order, how it ends, and the fields that the form settles.

    `make` makes the action from its fields, and `source` gives what has the fields, where that is not the action.
    """

    action: type
    parts: tuple[Words | Place, ...]
    end: Quote | NoQuote
    settled: tuple[tuple[str, object], ...]
    make: Callable[..., object]
    source: Callable[..., object] = itself

    @property
    def start(self) -> str:
        """The word by which the pattern is found: its first, or its second when it begins with a slot."""
        words = [part.example.split()[0] for part in self.parts[:2] if isinstance(part, Words)]
        return words[0] if words else ""

    @property
    def begins_with(self) -> Slot | None:
        """The slot with which the line begins, if it does not begin with a word."""
        first = self.parts[0]
        return first.slot if isinstance(first, Place) else None

    @property
    def example(self) -> str:
        """A line that fits."""
        return " ".join(part.example for part in self.parts) + self.end.example

    def fits(self, action: object) -> bool:
        """Whether this form says all that there is to say of an action."""
        return all(getattr(action, field) == value for field, value in self.settled)

    def text(self, action: object) -> str:
        """Write an action as one line."""
        source = self.source(action)
        return " ".join(part.text(source) for part in self.parts) + self.end.text(source)

    def read(self, line: Line) -> object | Miss:
        """Read an action, or say where the line stops being like this form."""
        at, fields = 0, dict(self.settled)
        for part in self.parts:
            found = part.read(line.words[at:])
            if isinstance(found, Miss):
                return evolve(found, at=at + found.at, example=self.example)
            at += found.width
            fields.update(found.fields)
        ended = self.end.read(line, line.words[at:])
        if isinstance(ended, Miss):
            return evolve(ended, at=at + ended.at, example=self.example)
        return self.make(**fields, **dict(ended.fields))


def pattern(action: type, form: str, **fields: object) -> Pattern:
    """One form of an action: `{seat} sees {card} of {owner}`, `{seat} remarks: "{words}"`; a `[: …]` may be missing.

    A field is given the slot that stands for it, or the value that the form settles.
    """
    found = _FORM.match(form)
    if found is None:
        raise ValueError(f"{form} is no form of a line")
    slots = {**SLOTS, **{name: slot for name, slot in fields.items() if isinstance(slot, Slot)}}
    settled = tuple((name, value) for name, value in fields.items() if not isinstance(value, Slot))
    said = found["field"]
    end = Quote(said, slots.get(said, SAID), bool(found["optional"]), bool(found["colon"])) if said else NoQuote()
    pieces = (piece.strip() for piece in re.findall(r"\{\w+\}|[^{}]+", found["words"]))
    parts = tuple(Place(p[1:-1], slots[p[1:-1]]) if p.startswith("{") else Words(p) for p in pieces if p)
    return Pattern(action, parts, end, settled, action)
