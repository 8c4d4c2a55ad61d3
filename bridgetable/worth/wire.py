"""The messages to and from the solver's process: one JSON object a line."""

import json
from typing import Any

from bridgetable.game.calls import Strain
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.worth.options import OptionWorth, QuestionWorth
from bridgetable.worth.position import DealTable

OPTIONS, DEAL, ERROR, ID, READY, GIVEN_UP = "options", "deal", "error", "id", "ready", "given up"
"""The keys of the objects: a question is asked by its journal, a table by its deal, and answered under the same key."""


class BadAnswer(ValueError):
    """The solver's process has sent something that is not what was agreed."""


def line_of(values: dict[str, Any]) -> str:
    """An object as a line."""
    return json.dumps(values, ensure_ascii=True) + "\n"


def object_in(line: str) -> dict[str, Any]:
    """The object in a line. Raises BadAnswer."""
    try:
        found = json.loads(line)
    except ValueError as error:
        raise BadAnswer(line) from error
    if not isinstance(found, dict):
        raise BadAnswer(line)
    return found


def plain_worth(worth: QuestionWorth | None) -> dict[str, Any] | None:
    """The worth of options, as JSON has it."""
    if worth is None:
        return None
    options = [{"key": o.key, "tricks": o.tricks, "points": o.points, "about": o.about} for o in worth.options]
    return {"side": str(worth.side), "options": options, "best": list(worth.best)}


def worth_in(values: Any) -> QuestionWorth | None:  # noqa: ANN401 -- whatever JSON holds
    """The worth of options, read from JSON. Raises BadAnswer."""
    if values is None:
        return None
    try:
        options = tuple(option_in(one) for one in values["options"])
        return QuestionWorth(Side(values["side"]), options, tuple(map(str, values["best"])))
    except (TypeError, KeyError, ValueError) as error:
        raise BadAnswer(str(values)) from error


def option_in(one: dict[str, Any]) -> OptionWorth:
    """The worth of one option, read from JSON. Raises KeyError, TypeError and ValueError."""
    tricks = one["tricks"]
    return OptionWorth(str(one["key"]), None if tricks is None else int(tricks), int(one["points"]), bool(one["about"]))


def plain_table(table: DealTable) -> dict[str, list[int]]:
    """The double-dummy table of a deal, as JSON has it."""
    return {str(seat): list(table[seat]) for seat in Seat}


def table_in(values: Any) -> DealTable:  # noqa: ANN401 -- whatever JSON holds
    """The double-dummy table of a deal, read from JSON. Raises BadAnswer."""
    try:
        found = BySeat.each(lambda seat: tuple(int(n) for n in values[str(seat)]))
    except (TypeError, KeyError, ValueError) as error:
        raise BadAnswer(str(values)) from error
    if any(len(row) != len(Strain) for row in found):
        raise BadAnswer(str(values))
    return found
