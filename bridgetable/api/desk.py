"""The calculations of the director's desk, for other programs."""

from bridgetable.api.errors import public
from bridgetable.desk.registry import calculation_named
from bridgetable.desk.registry import calculations as every_calculation
from bridgetable.formats.journal import book as book_named
from bridgetable.formats.regulation_sets import known_set
from bridgetable.game.books import LAWS_2017
from bridgetable.views.desk import WorkingReport, laid_down_by, working_json
from bridgetable.views.desk_by_book import page_in, worked
from bridgetable.views.desk_list import CalculationReport, calculation_json


@public
def calculations() -> tuple[str, ...]:
    """The names of the calculations of the director's desk, by group."""
    return tuple(one.name for one in every_calculation())


@public
def calculation(name: str, *, book: str = LAWS_2017.edition) -> CalculationReport:
    """A calculation by an edition of the Laws with its inputs: kind, unit, limits, default and sentence of each.

    Raises Error where there is no such calculation or edition.
    """
    return calculation_json(page_in(book_named(book), calculation_named(name)))


@public
def calculate(name: str, *, book: str = LAWS_2017.edition, regulations: str = "", **inputs: object) -> WorkingReport:
    """The working of a calculation of the director's desk, as `bridgetable desk NAME --json` writes it.

    `book` is the edition of the Laws by which it is worked and cited; `regulations` a named set such as `EBU 2013`,
    which brings its own book, and fills the inputs that it decides. An input is a number, a text as the command reads
    it, or a list of such; None is left out. Raises Error when one cannot be read.
    """
    chosen = known_set(regulations) if regulations else None
    laws = book_named(chosen.edition if chosen else book)
    one = page_in(laws, calculation_named(name))
    decided = laid_down_by(chosen.regulations, one) if chosen else {}
    given = one.read(decided | {put: text_of(value) for put, value in inputs.items() if value is not None})
    return working_json(one, given, worked(laws, one, given))


def text_of(value: object) -> str:
    """An input as the command would read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(text_of, value)) if isinstance(value, tuple | list) else str(value)
