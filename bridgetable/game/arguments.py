"""The arguments of a public function, checked against its annotations before anything is done with them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import BoundArguments, Parameter, Signature, signature
from types import NoneType, UnionType
from typing import Annotated, Any, Union, cast, get_args, get_origin, get_type_hints

from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_LINE, MOST_DIGITS, MOST_OPENED
from bridgetable.game.printable import excerpt
from bridgetable.language import tr

LARGEST = 10**MOST_DIGITS - 1
FileText = Annotated[str, MOST_OPENED]
"""The content of a file: a text of so many characters at most, where any other is as long as a line may be."""
FileBytes = Annotated[bytes, MOST_OPENED]
"""The same in bytes, in any encoding."""
WORDS: dict[type, str] = {
    NoneType: repr(None),
    bool: tr("True or False"),
    int: tr("a whole number from 0 to {largest}", largest=LARGEST),
    str: tr("a text of at most {longest} characters", longest=LONGEST_LINE),
}


class WrongArgument(BridgetableError):
    """A public function was given what it does not take."""


def arguments_of(call: Callable[..., object], given: Sequence[object], named: Mapping[str, object]) -> BoundArguments:
    """The arguments of a function by name. Raises WrongArgument when one is missing, unknown or not as annotated."""
    takes, kinds = _declared(call)
    try:
        bound = takes.bind(*given, **named)
    except TypeError as error:
        raise WrongArgument(tr("{call}: {error}", call=call.__name__, error=error)) from None
    for name, value in bound.arguments.items():
        kind = kinds.get(name, object)
        if takes.parameters[name].kind is Parameter.VAR_KEYWORD:
            more = cast("dict[str, object]", value)
            bound.arguments[name] = {key: _checked(key, kind, one) for key, one in more.items()}
        else:
            bound.arguments[name] = _checked(name, kind, value)
    return bound


def _checked(name: str, kind: type, value: object) -> object:
    """An argument that is what its annotation says. Raises WrongArgument."""
    if not is_of(kind, value):
        words = "{name} is {expected}, not {found}"
        raise WrongArgument(tr(words, name=name, expected=kind_words(kind), found=_found(value)))
    return _plain(value)


@cache
def _declared(call: Callable[..., object]) -> tuple[Signature, dict[str, Any]]:
    return signature(call), get_type_hints(call, include_extras=True)


def is_of(kind: type, value: object) -> bool:
    """True where a value is what an annotation says, and no absurd one; nothing of the value itself is called."""
    its, parts = type(value), get_args(kind)
    sort: Any = get_origin(kind) or kind
    if sort in {UnionType, Union}:
        return any(is_of(part, value) for part in parts)
    if sort is Annotated:
        content, most = parts
        return issubclass(its, content) and content.__len__(value) <= most
    if sort is tuple:
        several = cast("Sequence[object]", value)
        return issubclass(its, tuple | list) and len(several) == len(parts) and all(map(is_of, parts, several))
    if sort is Sequence:
        is_list = issubclass(its, Sequence) and not issubclass(its, str)
        return is_list and all(is_of(parts[0], one) for one in cast("Sequence[object]", value))
    if sort is int:
        return issubclass(its, int) and its is not bool and 0 <= int.__int__(cast("int", value)) <= LARGEST
    return issubclass(its, sort) and (sort is not str or str.__len__(cast("str", value)) <= LONGEST_LINE)


def kind_words(kind: type) -> str:
    """An annotation in words."""
    sort: Any = get_origin(kind) or kind
    if sort is Annotated:
        content, most = get_args(kind)
        words = "a text of at most {longest} characters" if content is str else "at most {longest} bytes"
        return tr(words, longest=most)
    parts = [kind_words(part) for part in get_args(kind)]
    if sort in {UnionType, Union}:
        return tr(" or ").join(parts)
    if sort is tuple:
        return f"({', '.join(parts)})"
    return tr("a list of {what}", what=parts[0]) if sort is Sequence else WORDS.get(sort, sort.__name__)


def _found(value: object) -> str:
    """The value found instead: a small value as it is written, another by the name of its class."""
    if type(value) is str:
        return f"“{excerpt(value)}”"
    is_small = value is None or type(value) in {bool, float} or (type(value) is int and abs(value) <= LARGEST)
    return repr(value) if is_small else type(value).__name__


def _plain(value: object) -> object:
    """A text or number of a class that stands on those of Python as a plain one; another value as it is."""
    its = type(value)
    if issubclass(its, str):
        return str.__str__(cast("str", value))
    return int.__int__(cast("int", value)) if issubclass(its, int) and its is not bool else value
