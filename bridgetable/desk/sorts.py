"""The sorts of input of a calculation: how each is written, and its limits."""

import re
from abc import ABC, abstractmethod
from enum import Enum
from fractions import Fraction
from typing import ClassVar, Generic, TypeVar

from bridgetable.desk.amounts import PLACES, Unit, amount, exact_text, plain_text
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import LONGEST_TITLE, MOST_SCORES
from bridgetable.game.outcomes import WHOLE, Outcome, as_part, outcome
from bridgetable.game.values import frozen
from bridgetable.language import tr

T = TypeVar("T")

_WHOLE = re.compile(r"[+-]?\d{1,9}")
_EXACT = re.compile(
    r"(?P<sign>[+-]?)(?:(?P<plain>\d{1,9}(?:\.\d{1,9})?)|(?:(?P<whole>\d{1,9}) )?(?P<part>\d{1,4}/0*[1-9]\d{0,3}))"
)
_CLOCK = re.compile(r"(?P<hours>[01]?\d|2[0-3]):(?P<minutes>[0-5]\d)")
HOUR, HOURS, DAY = 60, 24, 24 * 60
"""The minutes of an hour, the hours of a day and its minutes."""
_OFTEN = re.compile(r"(?P<one>.+)x(?P<often>\d{1,4})")


@frozen
class Sort(ABC):
    """An input as a person gives it: a sentence that says what it is, and how it is read, limited and written."""

    about: str
    kind: ClassVar[str]
    """The word by which other programs know it."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """The words for what is accepted."""

    @abstractmethod
    def parsed(self, text: str) -> object:
        """The value of a text, not yet held to the limits; None where it is not written so."""

    @abstractmethod
    def holds(self, value: object) -> bool:
        """True where a value is of this sort and within its limits."""

    def written(self, value: object) -> str:
        """A value as it is read again."""
        return str(value)

    def in_words(self, value: object) -> str:
        """A value as it is read in a sentence."""
        return self.written(value)

    def read(self, text: str) -> object:
        """The value of a text. Raises NotationError."""
        return self.checked(self.parsed(text.strip().replace("−", "-")), text)

    def checked(self, value: object, text: str) -> object:
        """A value that is of this sort and within its limits. Raises NotationError."""
        if value is None or not self.holds(value):
            raise NotationError(text, self.expected)
        return value


@frozen
class Whole(Sort):
    """A whole number."""

    kind: ClassVar = "whole"
    least: int
    most: int
    unit: Unit = Unit.NONE

    @property
    def expected(self) -> str:
        """The words for its limits."""
        least, most = amount(self.least, self.unit).number, amount(self.most, self.unit).in_words
        return tr("a whole number from {least} to {most}", least=least, most=most)

    def parsed(self, text: str) -> object:
        """The number."""
        return int(text) if _WHOLE.fullmatch(text) else None

    def holds(self, value: object) -> bool:
        """True where it is a whole number between the limits."""
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@frozen
class Exact(Sort):
    """A number that may have a fraction: `2.5`, `1/3`, `4 2/3`."""

    kind: ClassVar = "number"
    least: int
    most: int
    unit: Unit = Unit.NONE

    @property
    def expected(self) -> str:
        """The words for its limits."""
        least, most = amount(self.least, self.unit).number, amount(self.most, self.unit).in_words
        return tr("a number from {least} to {most}, such as 2.5 or 1/3", least=least, most=most)

    def parsed(self, text: str) -> object:
        """The number, without the sign for per cent."""
        found = _EXACT.fullmatch(text.removesuffix("%").rstrip() if self.unit is Unit.PERCENT else text)
        if found is None:
            return None
        size = Fraction(found["plain"]) if found["plain"] else Fraction(found["whole"] or 0) + Fraction(found["part"])
        return -size if found["sign"] == "-" else size

    def holds(self, value: object) -> bool:
        """True where it is a number between the limits."""
        return isinstance(value, Fraction | int) and not isinstance(value, bool) and self.least <= value <= self.most

    def written(self, value: object) -> str:
        """The number in decimals where they end soon, else as a fraction."""
        if not isinstance(value, Fraction | int):
            return str(value)
        scaled = Fraction(value) * 10**PLACES
        return plain_text(Fraction(value)) if scaled.denominator == 1 else exact_text(Fraction(value))


@frozen
class Choice(Sort):
    """One member of an enumeration, written as its name is in small letters."""

    kind: ClassVar = "choice"
    of: type[Enum]

    @property
    def names(self) -> dict[str, Enum]:
        """The members as they are written."""
        return {one.name.lower().replace("_", "-"): one for one in self.of}

    @property
    def expected(self) -> str:
        """The names to choose from."""
        return tr("one of {names}", names=", ".join(self.names))

    def parsed(self, text: str) -> object:
        """The member of this name."""
        return self.names.get(text.lower())

    def holds(self, value: object) -> bool:
        """True where it is a member."""
        return isinstance(value, self.of)

    def written(self, value: object) -> str:
        """The name of a member."""
        return next((name for name, one in self.names.items() if one is value), str(value))

    def in_words(self, value: object) -> str:
        """The words of a member, where its value are words."""
        said = value.value if isinstance(value, Enum) else value
        return said if isinstance(said, str) else self.written(value)


@frozen
class YesOrNo(Sort):
    """Yes or no."""

    kind: ClassVar = "yes-or-no"

    @property
    def expected(self) -> str:
        """The two words."""
        return tr("yes or no")

    def parsed(self, text: str) -> object:
        """The truth value."""
        return {"yes": True, "no": False}.get(text.lower())

    def holds(self, value: object) -> bool:
        """True where it is a truth value."""
        return isinstance(value, bool)

    def written(self, value: object) -> str:
        """The word."""
        return "yes" if value else "no"

    def in_words(self, value: object) -> str:
        """The word in the language of the program."""
        return tr("yes") if value else tr("no")


@frozen
class Words(Sort):
    """A short text, such as a name."""

    kind: ClassVar = "text"

    @property
    def expected(self) -> str:
        """The words for its limits."""
        return tr("a text of at most {most} characters", most=LONGEST_TITLE)

    def parsed(self, text: str) -> object:
        """The text."""
        return text

    def holds(self, value: object) -> bool:
        """True where it is a text that is not empty and short enough."""
        return isinstance(value, str) and 0 < len(value) <= LONGEST_TITLE


@frozen
class BoardResult(Sort):
    """A contract with its declarer and tricks, or passed out."""

    kind: ClassVar = "result"

    @property
    def expected(self) -> str:
        """An example."""
        return tr("a contract, its declarer and its tricks, such as 4SX by N 9, or passed out")

    def parsed(self, text: str) -> object:
        """The outcome."""
        return outcome(text)

    def holds(self, value: object) -> bool:
        """True where it is an outcome."""
        return isinstance(value, Outcome)


@frozen
class Clock(Sort):
    """A time of day, in minutes since midnight."""

    kind: ClassVar = "time"

    @property
    def expected(self) -> str:
        """An example."""
        return tr("a time of day such as 17:40")

    def parsed(self, text: str) -> object:
        """The minutes since midnight."""
        found = _CLOCK.fullmatch(text)
        return int(found["hours"]) * HOUR + int(found["minutes"]) if found else None

    def holds(self, value: object) -> bool:
        """True where it is a minute of one day."""
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < DAY

    def written(self, value: object) -> str:
        """The hours and minutes."""
        return clock_text(value) if isinstance(value, int) else str(value)


def clock_text(minutes: int) -> str:
    """A time of day as it is written, be it on the next day."""
    return f"{minutes // HOUR % HOURS:02}:{minutes % HOUR:02}"


@frozen
class Several(Sort):
    """Several inputs of one sort between commas; one that comes so many times is written once: `450x13`."""

    kind: ClassVar = "list"
    of: Sort
    fewest: int = 1
    most: int = MOST_SCORES

    @property
    def expected(self) -> str:
        """The words for their number, and for each."""
        return tr(
            "a list between commas of {fewest} to {most}, each {one}",
            fewest=self.fewest,
            most=self.most,
            one=self.of.expected,
        )

    def parsed(self, text: str) -> object:
        """The values, each as often as it is there."""
        found: list[object] = []
        for part in filter(None, (p.strip() for p in text.split(","))):
            often = _OFTEN.fullmatch(part)
            one, count = (often["one"], int(often["often"])) if often else (part, 1)
            if len(found) + count > self.most:
                return None
            found += [self.of.read(one)] * count
        return tuple(found)

    def holds(self, value: object) -> bool:
        """True where there are enough and not too many, and each is of its sort."""
        return isinstance(value, tuple) and self.fewest <= len(value) <= self.most and all(map(self.of.holds, value))

    def written(self, value: object) -> str:
        """The values between commas."""
        return ",".join(map(self.of.written, value)) if isinstance(value, tuple) else str(value)


@frozen
class Entry(Generic[T]):
    """A name with its value."""

    name: str
    value: T


@frozen
class Entries(Sort):
    """Values by name, between commas: `Reds:60,Blues:54`."""

    kind: ClassVar = "names"
    of: Sort
    fewest: int = 1
    most: int = 100

    @property
    def expected(self) -> str:
        """The words for each, and an example of its form."""
        return tr("names with what each has, as name:value between commas, the value {one}", one=self.of.expected)

    def parsed(self, text: str) -> object:
        """The names with their values."""
        parts = [part.rpartition(":") for part in text.split(",")]
        if not all(name.strip() and value.strip() for name, _, value in parts):
            return None
        return tuple(Entry(name.strip(), self.of.read(value)) for name, _, value in parts)

    def holds(self, value: object) -> bool:
        """True where each value is of its sort and no name comes twice."""
        if not isinstance(value, tuple) or not all(isinstance(e, Entry) and self.of.holds(e.value) for e in value):
            return False
        return self.fewest <= len(value) <= self.most and len({e.name for e in value}) == len(value)

    def written(self, value: object) -> str:
        """The names with their values between commas."""
        if not isinstance(value, tuple):
            return str(value)
        return ",".join(f"{e.name}:{self.of.written(e.value)}" for e in value)


@frozen
class Part(Generic[T]):
    """A value and its weight, as a part of the whole (more than 0, at most 1)."""

    weight: Fraction
    value: T


@frozen
class Weights(Sort):
    """Values with their weights, which come to the whole: `60:+620,40:-100`, or `1/3:400,2/3:-50`; one needs none."""

    kind: ClassVar = "weights"
    of: Sort
    most: int = 20

    @property
    def expected(self) -> str:
        """An example."""
        return tr("weights that come to 100, such as 60:+620,40:-100, or to the whole, such as 1/3:400,2/3:-50")

    def parsed(self, text: str) -> object:
        """The values with their weights."""
        if not {":", ","} & {*text}:
            return (Part(Fraction(1), self.of.read(text)),)
        parts = [part.partition(":") for part in text.split(",")]
        if len(parts) > self.most or not all(between for _, between, _ in parts):
            return None
        shares = [share(weight.strip()) for weight, _, _ in parts]
        found = tuple(Part(s, self.of.read(v)) for s, (_, _, v) in zip(shares, parts, strict=True) if s is not None)
        return found if len(found) == len(parts) else None

    def holds(self, value: object) -> bool:
        """True where the weights come to the whole, each value is of its sort and none comes twice."""
        if not isinstance(value, tuple) or not all(isinstance(p, Part) and self.of.holds(p.value) for p in value):
            return False
        is_each_once = len({p.value for p in value}) == len(value)
        return is_each_once and sum(p.weight for p in value) == 1 and all(p.weight > 0 for p in value)

    def written(self, value: object) -> str:
        """The values with their weights in parts."""
        if not isinstance(value, tuple):
            return str(value)
        return ",".join(f"{weight_text(p.weight)}:{self.of.written(p.value)}" for p in value)


def share(text: str) -> Fraction | None:
    """A weight as a part of the whole: `60`, `60%` and `33.33` are in the hundred, `1/3` is a part."""
    found = _EXACT.fullmatch(text.removesuffix("%").rstrip())
    if found is None or found["sign"] or found["whole"]:
        return None
    if found["part"]:
        return Fraction(found["part"])
    # Thirds cannot be written out in decimals.
    return Fraction(as_part(Fraction(found["plain"]))) / WHOLE


def weight_text(weight: Fraction) -> str:
    """A weight as it is written: in the hundred where that is whole, else as a part."""
    percent = weight * WHOLE
    return str(percent) if percent.denominator == 1 else str(weight)
