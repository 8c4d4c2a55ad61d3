"""The reading of typed arguments: one that is wrong whatever the files hold ends with status 2."""

import argparse
from collections.abc import Callable
from functools import wraps
from typing import NoReturn, TypeVar

from bridgetable.cli.output import put
from bridgetable.formats.journal import book
from bridgetable.game.arguments import LARGEST
from bridgetable.game.errors import BridgetableError, NotationError
from bridgetable.game.limits import is_number
from bridgetable.language import tr

T = TypeVar("T")


class Mistyped(BridgetableError):
    """A command line that means nothing, whatever the files hold."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line. Raises Mistyped."""
        raise Mistyped(message)

    def _print_message(self, message: str, _file: object = None) -> None:  # argparse would swallow what goes wrong
        put(message)


def typed(read: Callable[[str], T]) -> Callable[[str], T]:
    """A function that reads a text as argparse wants it: what it refuses is told with the name of the argument."""

    @wraps(read)
    def reading(text: str) -> T:
        try:
            return read(text)
        except BridgetableError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return reading


@typed
def edition(text: str) -> str:
    """An edition of the Laws."""
    return book(text).edition


def number(first: int, last: int = LARGEST) -> Callable[[str], int]:
    """A reader of a whole number between these bounds."""

    @typed
    def reading(text: str) -> int:
        if not is_number(text) or not first <= int(text) <= last:
            raise NotationError(text, tr("a whole number from {first} to {last}", first=first, last=last))
        return int(text)

    return reading
