"""How an action is written in one line and read again: one pattern does both."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import cast

from attrs import evolve

from bridgetable.game.boards import seat
from bridgetable.game.calls import call
from bridgetable.game.cards import card
from bridgetable.game.errors import NotationError
from bridgetable.game.play import TRICKS
from bridgetable.game.values import frozen

_FORM = re.compile(r'^(?P<words>[^"\[]*?)(?P<optional>\[)?(?P<colon>: )?(?:"\{(?P<field>\w+)\}"\]?)?$')
_COLON = re.compile(r"^(field|other table|session):")
_LINE = re.compile(r'^(?P<head>[^"]*?)(?:\s*(?P<colon>:?)\s*"(?P<words>(?:[^"\\]|\\.)*)")?$')


# --- what stands in a line --------------------------------------------------------------------------------------------


@frozen
class Slot:
    """A place in a line where a value stands: what is expected there, an example, and how it is read and written.

    `width` is the number of its words, 0 for all that are left. `fields` names the fields of the action that the value
    fills, where it is not the one that the slot is named for. `read` raises NotationError.
    """

    expected: str
    example: str
    read: Callable[[str], object]
    text: Callable[..., str] = str
    width: int = 1
    fields: tuple[str, ...] = ()

    def filled(self, name: str, value: object) -> dict[str, object]:
        """The fields that a value fills, in a slot of this name."""
        return dict(zip(self.fields, cast("tuple[object, ...]", value), strict=True)) if self.fields else {name: value}


@frozen
class Line:
    """A line as it is found: its words, what is quoted at its end, and whether a colon stands before the quotation."""

    words: tuple[str, ...]
    quotation: str | None = None
    colon: bool = False


@frozen
class Miss:
    """Where a line stops being what a pattern asks for: the number of words that fit, what is found, what is expected.

    `example` is a whole line that would fit, empty where what is expected says it already.
    """

    at: int
    found: str
    expected: str
    example: str = ""


def trick_number(text: str) -> int:
    """Read the number of a trick (1 to 13).

    Raises NotationError.
    """
    if not text.isdecimal() or not 1 <= int(text) <= TRICKS:
        raise NotationError(text, f"the number of a trick, 1 to {TRICKS}")
    return int(text)


def one_of(members: Iterable[Enum], example: str, *, among: str = "") -> Slot:
    """A slot for a member of an enumeration, written as its value; `among` names what else could stand there."""
    by_value = {str(member.value): member for member in members}
    expected = f"{among}one of: {', '.join(by_value)}"

    def read(text: str) -> object:
        if text not in by_value:
            raise NotationError(text, expected)
        return by_value[text]

    return Slot(expected, example, read, lambda member: str(member.value), width=0)


SEAT = Slot("a seat: N, E, S or W", "E", seat)
CARD = Slot("a card, suit first, such as SK or HT", "HK", card)
CARDS = Slot(
    "two cards or more",
    "HK H2",
    lambda text: tuple(card(word) for word in text.split()),
    lambda cards: " ".join(str(one) for one in cards),
    width=0,
)
CALL = Slot("a call such as 1NT, Pass, X or XX", "2H", call)
SAID = Slot("what was said", "…", str)
TRICK = Slot(f"the number of a trick, 1 to {TRICKS}", "5", trick_number)
SLOTS = {
    "seat": SEAT,
    "other": evolve(SEAT, example="W"),
    **dict.fromkeys(("hand", "owner", "taker"), evolve(SEAT, example="S")),
    **dict.fromkeys(("giver", "behind"), evolve(SEAT, example="N")),
    "call": CALL,
    "others_call": evolve(CALL, example="3D"),
    "card": CARD,
    "cards": CARDS,
    "trick": TRICK,
}
"""The slot for a field of this name, where a pattern does not bring its own."""


# --- patterns ---------------------------------------------------------------------------------------------------------


@frozen
class Quote:
    """The quotation at the end of a line: the field that it fills, and whether it may be missing or has a colon."""

    field: str
    slot: Slot
    optional: bool
    colon: bool


def same(action: object) -> object:
    """The action itself, where it keeps its own fields."""
    return action


@frozen
class Pattern:
    """One form of one action: its words and slots in order, its quotation, and the fields that the form settles.

    `make` makes the action from its fields, and `source` gives what has the fields, where that is not the action.
    """

    action: type
    parts: tuple[str | tuple[str, Slot], ...]
    quote: Quote | None
    settled: tuple[tuple[str, object], ...]
    make: Callable[..., object]
    source: Callable[..., object] = same

    @property
    def start(self) -> str:
        """The word by which the pattern is found: its first, or its second when it begins with a slot."""
        words = [part.split()[0] for part in self.parts[:2] if isinstance(part, str)]
        return words[0] if words else ""

    @property
    def begins_with(self) -> Slot | None:
        """The slot with which the line begins, if it does not begin with a word."""
        first = self.parts[0]
        return None if isinstance(first, str) else first[1]

    @property
    def example(self) -> str:
        """A line that fits."""
        line = " ".join(part if isinstance(part, str) else part[1].example for part in self.parts)
        quote = self.quote
        return line if quote is None or quote.optional else f'{line}{":" if quote.colon else ""} "{quote.slot.example}"'

    def fits(self, action: object) -> bool:
        """Whether this form says all that there is to say of an action."""
        return all(getattr(action, field) == value for field, value in self.settled)

    def text(self, action: object) -> str:
        """Write an action as one line."""
        source = self.source(action)
        line = " ".join(part if isinstance(part, str) else written(source, *part) for part in self.parts)
        if self.quote is None:
            return line
        words = str(getattr(source, self.quote.field))
        return line + (quoted(words) if self.quote.colon else f' "{words}"')

    def read(self, line: Line) -> object | Miss:
        """Read an action from a line that begins like this form, or say where it goes on otherwise."""
        at, fields = 0, dict(self.settled)
        for part in self.parts:
            left = line.words[at:]
            if isinstance(part, str):
                expected = part.split()
                fitting = equal_words(left, expected)
                if fitting < len(expected):
                    rest, missing = " ".join(left[fitting:]), " ".join(expected[fitting:])
                    return Miss(at + fitting, rest, f"“{missing}”", self.example)
                at += fitting
                continue
            name, slot = part
            width = slot.width or max(1, len(left))
            if len(left) < width:
                return Miss(at, " ".join(left), slot.expected, "" if "such as" in slot.expected else self.example)
            try:
                value = slot.read(" ".join(left[:width]))
            except NotationError as wrong:
                return Miss(at, wrong.text, wrong.expected)
            fields.update(slot.filled(name, value))
            at += width
        quote = self.quote
        if quote is not None and not quote.optional and not line.quotation:
            found = " ".join(line.words[at:])
            return Miss(at, found, f"{quote.slot.expected}, in quotation marks", self.example)
        if at < len(line.words):
            return Miss(at, " ".join(line.words[at:]), "nothing more")
        return self.with_quotation(line, fields)

    def with_quotation(self, line: Line, fields: dict[str, object]) -> object | Miss:
        """The action, when the words at the end of the line are quoted or left out as this form asks for."""
        end, words, quote = len(line.words), line.quotation, self.quote
        if quote is None:
            none = f"no quotation after “{' '.join(line.words)}”"
            return Miss(end + 1, words, none) if words else self.make(**fields)
        if words and line.colon is not quote.colon:
            return Miss(end, words, f"{'a' if quote.colon else 'no'} colon before the quotation", self.example)
        return self.make(**fields, **{quote.field: quote.slot.read(words or "")})


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
    quote = Quote(said, slots.get(said, SAID), bool(found["optional"]), bool(found["colon"])) if said else None
    pieces = (piece.strip() for piece in re.findall(r"\{\w+\}|[^{}]+", found["words"]))
    parts = tuple((p[1:-1], slots[p[1:-1]]) if p.startswith("{") else p for p in pieces if p)
    return Pattern(action, parts, quote, settled, action)


def written(source: object, name: str, slot: Slot) -> str:
    """Write the value that stands in a slot."""
    return slot.text(*(getattr(source, field) for field in slot.fields or (name,)))


def equal_words(found: tuple[str, ...], expected: list[str]) -> int:
    """How many words are the same from the first on."""
    differing = (n for n, (one, other) in enumerate(zip(found, expected, strict=False)) if one != other)
    return next(differing, min(len(found), len(expected)))


# --- lines and quotations ---------------------------------------------------------------------------------------------


def split_line(text: str) -> Line:
    """Part a line into its words and what is quoted at its end.

    Raises NotationError.
    """
    found = _LINE.match(text)
    if found is None:
        raise NotationError(text, 'an action, with words in one pair of quotation marks: S claims 4: "all trumps"')
    head = _COLON.sub(r"\1: ", found["head"])
    words = None if found["words"] is None else unquoted(found["words"])
    return Line(tuple(head.split()), words, bool(found["colon"]))


def quoted(words: str) -> str:
    """Write words that somebody says behind a colon and in quotation marks; nothing when he says nothing."""
    safe = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f': "{safe}"' if words else ""


def unquoted(words: str) -> str:
    """Read words written by `quoted`."""
    return re.sub(r"\\(.)", lambda m: "\n" if m.group(1) == "n" else m.group(1), words)
