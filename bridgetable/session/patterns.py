"""Patterns of the notation: one pattern writes an action as a line and reads it again."""

import re
from collections.abc import Callable
from typing import NamedTuple, cast

from bridgetable.game.errors import NotationError
from bridgetable.game.limits import LONGEST_WORDS
from bridgetable.game.printable import in_quotes, out_of_quotes
from bridgetable.game.values import cached_property, frozen
from bridgetable.language import tr
from bridgetable.session.slots import SAID, SLOTS, Slot

_FORM = re.compile(r'^(?P<words>[^"\[]*?)(?P<optional>\[)?(?P<colon>: )?(?:"\{(?P<field>\w+)\}"\]?)?$')
_TO_THE_QUOTATION_MARK = re.compile(r'(?:[^"\\]|\\.)*"')
_COLON = re.compile(r"^(field|other table|session):")


class SplitLine(NamedTuple):
    """A line as it is found: its words, what is quoted at its end, and whether a colon stands before the quotation."""

    words: tuple[str, ...]
    quotation: str = ""
    colon: bool = False


def split_line(text: str) -> SplitLine:
    """Part a line into its words and what is quoted at its end. Raises NotationError."""
    head, mark, rest = text.partition('"')
    if mark and not _TO_THE_QUOTATION_MARK.fullmatch(rest):
        raise NotationError(text, tr('an action, with words in one pair of quotation marks: S claims 4: "all trumps"'))
    if not mark and ":" not in head:
        return SplitLine(tuple(head.split()))
    head, words = head.rstrip(), out_of_quotes(rest[:-1])
    if len(words) > LONGEST_WORDS:
        raise NotationError(
            words, tr("at most {longest_words} characters in quotation marks", longest_words=LONGEST_WORDS)
        )
    colon = bool(mark) and head.endswith(":")
    return SplitLine(tuple(_COLON.sub(r"\1: ", head[:-1] if colon else head).split()), words, colon)


def quoted(words: str) -> str:
    """Write words that somebody says behind a colon and in quotation marks; nothing when he says nothing."""
    return f': "{in_quotes(words)}"' if words else ""


class Miss(NamedTuple):
    """The place where a line stops fitting: behind how many words, what is found and expected, and a line that fits."""

    at: int
    found: str
    expected: str
    example: str = ""


class Matched(NamedTuple):
    """The find of one part of a pattern: the number of its words, and the fields that they fill."""

    width: int
    fields: tuple[tuple[str, object], ...] = ()


@frozen
class WordsPart:
    """Words that stand in a line as they are."""

    example: str

    def text(self, _source: object) -> str:
        """Write the words."""
        return self.example

    def read(self, left: tuple[str, ...]) -> Matched | Miss:
        """Find the words at the beginning of those that are left."""
        expected = tuple(self.example.split())
        same = next((n for n, word in enumerate(expected) if left[n : n + 1] != (word,)), len(expected))
        if same == len(expected):
            return Matched(same)
        return Miss(same, " ".join(left[same:]), f"“{' '.join(expected[same:])}”")


@frozen
class SlotPart:
    """A slot in a line, by the name of the field that it stands for."""

    name: str
    slot: Slot

    @property
    def example(self) -> str:
        """The words that could stand there."""
        return self.slot.example

    def text(self, source: object) -> str:
        """Write the value that stands there."""
        return self.slot.text(*(getattr(source, field) for field in self.slot.fields or (self.name,)))

    def read(self, left: tuple[str, ...]) -> Matched | Miss:
        """Read the value from the first of the words that are left."""
        slot, width = self.slot, self.slot.width or max(1, len(left))
        if len(left) < width:
            return Miss(0, " ".join(left), slot.expected)
        try:
            value = slot.read(" ".join(left[:width]))
        except NotationError as wrong:
            return Miss(0, wrong.text, wrong.expected)
        values = cast("tuple[object, ...]", value) if slot.fields else (value,)
        return Matched(width, tuple(zip(slot.fields or (self.name,), values, strict=True)))


@frozen
class Quote:
    """The quotation at the end of a line: the field that it fills, and whether it may be missing or has a colon."""

    field: str
    slot: Slot
    optional: bool
    colon: bool

    @property
    def example(self) -> str:
        """The words that could stand there."""
        return "" if self.optional else f'{":" if self.colon else ""} "{self.slot.example}"'

    def text(self, source: object) -> str:
        """Write what is quoted."""
        words = str(getattr(source, self.field))
        return quoted(words) if self.colon else f' "{words}"'

    def read(self, line: SplitLine, left: tuple[str, ...]) -> Matched | Miss:
        """Read what is quoted at the end of a line, when these words before it are left."""
        if not line.quotation and not self.optional:
            return Miss(0, " ".join(left), tr("{expected}, in quotation marks", expected=self.slot.expected))
        if left:
            return Miss(0, " ".join(left), tr("nothing more"))
        if line.quotation and line.colon is not self.colon:
            return Miss(
                0,
                line.quotation,
                (tr("a colon before the quotation") if self.colon else tr("no colon before the quotation")),
            )
        return Matched(0, ((self.field, self.slot.read(line.quotation)),))


@frozen
class NoQuote:
    """The end of a line that has no quotation."""

    example: str = ""

    def text(self, _source: object) -> str:
        """Write nothing."""
        return ""

    def read(self, line: SplitLine, left: tuple[str, ...]) -> Matched | Miss:
        """Make sure that nothing more is there."""
        if left:
            return Miss(0, " ".join(left), tr("nothing more"))
        if line.quotation:
            return Miss(1, line.quotation, tr("no quotation after “{words}”", words=" ".join(line.words)))
        return Matched(0)


@frozen
class Pattern:
    """One form of an action, with the slots that it brings and the values of the fields that it settles."""

    # `make` makes the action from its fields, and `source` gives what has the fields, where that is not the action. A
    # form is taken apart when the first line of it is read or written, so that a start needs only the forms in use.
    action: type
    form: str
    fields: tuple[tuple[str, object], ...]
    make: Callable[..., object]
    source: Callable[..., object] = lambda action: action

    @property
    def opening(self) -> str:
        """The first word of the form, or the slot with which it begins: `{seat}`."""
        return self.form.split(maxsplit=1)[0]

    @property
    def verb(self) -> str:
        """The word behind the slot with which the form begins."""
        return self.form.split(maxsplit=2)[1].rstrip("[:")

    @cached_property
    def settled(self) -> tuple[tuple[str, object], ...]:
        """The fields that the form settles, and their values."""
        return tuple((name, value) for name, value in self.fields if not isinstance(value, Slot))

    @cached_property
    def slots(self) -> dict[str, Slot]:
        """The slots that may stand in the form, by the field that each is for."""
        return SLOTS | {name: slot for name, slot in self.fields if isinstance(slot, Slot)}

    @cached_property
    def parts(self) -> tuple[WordsPart | SlotPart, ...]:
        """The words and places of the form, in order."""
        pieces = (piece.strip() for piece in re.findall(r"\{\w+\}|[^{}]+", matched(self.form)["words"]))
        return tuple(SlotPart(p[1:-1], self.slots[p[1:-1]]) if p.startswith("{") else WordsPart(p) for p in pieces if p)

    @cached_property
    def end(self) -> Quote | NoQuote:
        """The end of the form."""
        found = matched(self.form)
        field = found["field"]
        if not field:
            return NoQuote()
        return Quote(field, self.slots.get(field, SAID), bool(found["optional"]), bool(found["colon"]))

    @cached_property
    def sentence(self) -> str:
        """The form as a sentence of the catalogue, without its quotation: `{seat} takes back {card}`."""
        return " ".join(f"{{{p.name}}}" if isinstance(p, SlotPart) else p.example for p in self.parts)

    @cached_property
    def example(self) -> str:
        """A line that fits."""
        return " ".join(part.example for part in self.parts) + self.end.example

    def fits(self, action: object) -> bool:
        """True where this form says all that there is to say of an action."""
        return all(getattr(action, field) == value for field, value in self.settled)

    def text(self, action: object) -> str:
        """Write an action as one line."""
        source = self.source(action)
        return " ".join(part.text(source) for part in self.parts) + self.end.text(source)

    def read(self, line: SplitLine) -> object | Miss:
        """Read an action, or say where the line stops being like this form."""
        at, fields = 0, dict(self.settled)
        for part in self.parts:
            found = part.read(line.words[at:])
            if isinstance(found, Miss):
                return found._replace(at=at + found.at, example=self.example)
            at += found.width
            fields.update(found.fields)
        ended = self.end.read(line, line.words[at:])
        if isinstance(ended, Miss):
            return ended._replace(at=at + ended.at, example=self.example)
        return self.make(**fields, **dict(ended.fields))


def pattern(action: type, form: str, **fields: object) -> Pattern:
    """One form of an action: `{seat} remarks: "{words}"`; a field is given its slot, or the value settled."""
    return Pattern(action, form, tuple(fields.items()), action)


def matched(form: str) -> re.Match[str]:
    """The words of a form, and the quotation at its end."""
    found = _FORM.match(form)
    if found is None:
        raise ValueError(f"{form} is no form of a line")
    return found
