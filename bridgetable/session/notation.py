"""The notation: any action as one line, written and read by the patterns of its family."""

import re
from collections.abc import Callable, Hashable
from typing import TypeVar, cast

from bridgetable.game.errors import NotationError
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.families import PATTERNS
from bridgetable.session.patterns import Miss, Pattern, SplitLine, split_line
from bridgetable.session.slots import SEAT

K = TypeVar("K", bound=Hashable)
_CLAUSE = re.compile(r"^(?:2017:)?\d+[A-Z]?\d*[a-z]*$")


def patterns_by(key: Callable[[Pattern], K | None]) -> dict[K, tuple[Pattern, ...]]:
    """The patterns that have a key, grouped by it, in the order of the families."""
    groups: dict[K, tuple[Pattern, ...]] = {}
    for one in PATTERNS:
        found = key(one)
        if found is not None:
            groups[found] = (*groups.get(found, ()), one)
    return groups


OF_ACTION = patterns_by(lambda one: one.action)
AFTER_SEAT = patterns_by(lambda one: one.verb if one.opening == "{seat}" else None)
AFTER_CLAUSE = tuple(one for one in PATTERNS if one.opening == "{cite}")
AT_START = patterns_by(lambda one: None if one.opening.startswith("{") else one.opening)


def action_text(what: Action) -> str:
    """Write an action as one line, in the first of its forms that fits."""
    patterns = OF_ACTION[type(what)]
    return next((one for one in patterns if one.fits(what)), patterns[-1]).text(what)


def action(text: str) -> Action:
    """Read an action from its line. Raises NotationError."""
    line = split_line(text.strip())
    misses = []
    for one in forms_of(line):
        found = one.read(line)
        if not isinstance(found, Miss):
            return cast("Action", found)
        misses.append(found)
    raise not_understood(line, misses)


def forms_of(line: SplitLine) -> tuple[Pattern, ...]:
    """The patterns that begin like this line: with a clause, a word, or a seat and its verb. Raises NotationError."""
    first, verb = (*line.words, "", "")[:2]
    if not first:
        raise NotationError("", tr("an action such as S calls 1S, W leads CA or 27A1 no"))
    if _CLAUSE.match(first):
        return AFTER_CLAUSE
    if first in AT_START:
        return AT_START[first]
    SEAT.read(first)
    if verb not in AFTER_SEAT:
        raise NotationError(
            " ".join(line.words), tr("one of these after the seat: {after_seat}", after_seat=", ".join(AFTER_SEAT))
        )
    return AFTER_SEAT[verb]


def not_understood(line: SplitLine, misses: list[Miss]) -> NotationError:
    """The error for a line that no form fits: what was expected where the closest of them end."""
    furthest = max(miss.at for miss in misses)
    closest = [miss for miss in misses if miss.at == furthest]
    expected = tr(", or ").join(dict.fromkeys(miss.expected for miss in closest))
    if len(closest) <= 2 and "such as" not in expected:
        expected = tr("{expected}, as in {example}", expected=expected, example=closest[-1].example)
    return NotationError(closest[0].found or " ".join(line.words), expected)
