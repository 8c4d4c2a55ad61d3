"""The calculations of the director's desk, for other programs."""

from bridgetable.api.errors import public
from bridgetable.desk.registry import calculation_named
from bridgetable.desk.registry import calculations as every_calculation
from bridgetable.views.desk import WorkingReport, working_json


@public
def calculations() -> tuple[str, ...]:
    """The names of the calculations of the director's desk, by group."""
    return tuple(one.name for one in every_calculation())


@public
def calculate(name: str, **inputs: object) -> WorkingReport:
    """The working of a calculation of the director's desk, as `bridgetable desk NAME --json` writes it.

    An input is a number, a text as the command reads it, or a list of such; None is left out. Raises Error when one
    cannot be read.
    """
    one = calculation_named(name)
    given = one.read({put: text_of(value) for put, value in inputs.items() if value is not None})
    return working_json(one, given, one(given))


def text_of(value: object) -> str:
    """An input as the command would read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(text_of, value)) if isinstance(value, tuple | list) else str(value)
