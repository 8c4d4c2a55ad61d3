"""The error that the public interface raises, and what makes a function public."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from bridgetable.game.arguments import arguments_of
from bridgetable.game.errors import BridgetableError, sentence_of

P = ParamSpec("P")
T = TypeVar("T")


class Error(BridgetableError):
    """Something that cannot be read, done or written; its text is one sentence that says what, where and why."""


def public(call: Callable[P, T]) -> Callable[P, T]:
    """A function that takes what its annotations say, and raises Error where it is given or meets anything else."""

    @wraps(call)
    def checked(*given: P.args, **named: P.kwargs) -> T:
        try:
            arguments = arguments_of(call, given, named)
            return call(*arguments.args, **arguments.kwargs)
        except Error:
            raise
        except (BridgetableError, OSError) as error:
            raise Error(sentence_of(error)) from error

    return checked
