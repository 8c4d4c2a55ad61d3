"""A calculation: one class of inputs, one function to a working, and what people are told about both."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar, cast, get_args, get_type_hints

import attrs

from bridgetable.desk.sorts import Sort
from bridgetable.desk.working import Refused, Working
from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.language import tr

G = TypeVar("G")


@frozen
class Only:
    """The mark of an input of which one edition of the Laws alone leaves something to the authority."""

    edition: str


@frozen
class Input:
    """One input of a calculation: its name, its sort, and its default; without one it must be given.

    `edition` is that by which alone it is asked for; empty where every edition does.
    """

    name: str
    sort: Sort
    default: object
    edition: str = ""

    @property
    def is_required(self) -> bool:
        """True where it must be given."""
        return self.default is attrs.NOTHING


class Asks(Protocol):
    """Something whose inputs a form of the window asks for: a calculation, or a form on paper."""

    @property
    def name(self) -> str:
        """The name by which it is asked for."""

    @property
    def title(self) -> str:
        """The title over its inputs."""

    @property
    def about(self) -> str:
        """The sentence that says what it is for."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses on which it rests."""

    @property
    def handbook(self) -> tuple[str, ...]:
        """The sections of the White Book on which it rests."""

    def inputs(self) -> tuple[Input, ...]:
        """The inputs in their order."""


@frozen
class Calculation(Generic[G]):
    """A calculation as command, form, sheet, JSON and tests know it; called with its inputs it gives the working.

    `about` says in a sentence what it is for, `clauses` and `handbook` (sections of the White Book) where it stands,
    `edition` by which Laws it is asked.
    """

    group: str
    name: str
    title: str
    about: str
    clauses: tuple[str, ...]
    handbook: tuple[str, ...]
    takes: type[G]
    work: Callable[[G], Working]
    edition: str = LAWS_2017.edition

    def __call__(self, given: G) -> Working:
        """The working. Raises Refused when an input is beyond its limits, or does not fit another."""
        for one in self.inputs():
            value = getattr(given, one.name)
            if value is not one.default and not one.sort.holds(value):
                raise Refused(one.name, str(NotationError(one.sort.written(value), one.sort.expected)))
        return self.work(given)

    def inputs(self) -> tuple[Input, ...]:
        """The inputs, those that must be given first."""
        return tuple(one for one in inputs_of(self.takes) if one.edition in {"", self.edition})

    def read(self, texts: Mapping[str, str]) -> G:
        """The inputs from texts by name; those left out have their default. Raises Refused."""
        known = {one.name: one for one in self.inputs()}
        strange = next((name for name in texts if name not in known), None)
        if strange is not None:
            raise Refused(strange, tr("expected one of {names}", names=", ".join(known)))
        # What is wrong is said before what is missing, which somebody may be about to type.
        given = {name: read_input(known[name], text) for name, text in texts.items()}
        missing = next((one for one in known.values() if one.is_required and one.name not in texts), None)
        if missing is not None:
            raise Refused(missing.name, tr("missing, expected {what}", what=missing.sort.expected))
        return self.takes(**given)


def inputs_of(takes: type) -> tuple[Input, ...]:
    """The inputs that a class holds: those that must be given first, then its own, then those that it shares."""
    hints = get_type_hints(takes, include_extras=True)
    fields = sorted(attrs.fields(cast("type[attrs.AttrsInstance]", takes)), key=lambda one: one.inherited)
    found = (input_of(one.name, hints[one.name], one.default) for one in fields)
    return tuple(sorted(found, key=lambda one: not one.is_required))


def input_of(name: str, hint: object, default: object) -> Input:
    """The input of which an annotation names the sort, and the edition where one alone asks for it."""
    sort = next((part for part in get_args(hint) if isinstance(part, Sort)), None)
    if sort is None:
        raise TypeError(f"{hint} names no sort of input")
    return Input(name, sort, default, next((part.edition for part in get_args(hint) if isinstance(part, Only)), ""))


def read_input(one: Input, text: str) -> object:
    """The value of one input. Raises Refused."""
    try:
        return one.sort.read(text)
    except NotationError as error:
        raise Refused(one.name, str(error)) from None


def calculation(
    title: str, about: str, *clauses: str, handbook: tuple[str, ...] = ()
) -> Callable[[Callable[[G], Working]], Calculation[G]]:
    """Make a function from its inputs to a working a calculation, named as its file and grouped as its folder."""

    def make(work: Callable[[G], Working]) -> Calculation[G]:
        group, name = work.__module__.split(".")[-2:]
        takes = next(kind for name, kind in get_type_hints(work).items() if name != "return")
        return Calculation(group, name.replace("_", "-"), title, about, clauses, handbook, takes, work)

    return make
