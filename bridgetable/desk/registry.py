"""All calculations of the desk, found in the folders of their groups and checked when they are first asked for."""

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from typing import Any

from bridgetable import desk
from bridgetable.desk.calculation import Calculation
from bridgetable.desk.pages import page, written
from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.language import tr

GROUPS = {
    "adjusted": tr("Adjusted scores"),
    "scores": tr("Scores"),
    "fields": tr("Fields"),
    "events": tr("Events"),
    "boards": tr("Boards"),
    "penalties": tr("Penalties"),
    "time": tr("Time"),
    "eligibility": tr("Players and methods"),
    "rulings": tr("Rulings"),
}
"""The folders of the groups in the order in which they are shown, with their titles."""


EDITION = "edition_"
"""The beginning of the name of a folder of pages that another edition of the Laws has otherwise."""


def packages() -> Iterator[str]:
    """The folders of the desk."""
    return (one.name for one in pkgutil.iter_modules(desk.__path__) if one.ispkg)


@cache
def of_edition(edition: str) -> dict[str, Calculation[Any]]:
    """The calculations that an edition of the Laws has otherwise than that of 2017, by their names."""
    folder = f"{EDITION}{edition}"
    coded = of_folder(folder) if folder in packages() else []
    own = (evolve(one, group=calculation_named(one.name).group, edition=edition) for one in coded)
    told = (page(one, edition) for one in written() if edition in one.get("book", {}))
    return {one.name: one for one in sorted((*own, *told), key=lambda one: one.name)}


@cache
def calculations() -> tuple[Calculation[Any], ...]:
    """Every calculation, by group and name. Raises TypeError."""
    folders = {one for one in packages() if not one.startswith(EDITION)}
    if folders != GROUPS.keys():
        raise TypeError(f"folders without a title, or titles without a folder: {folders ^ GROUPS.keys()}")
    found = tuple(chain.from_iterable(map(of_group, GROUPS)))
    names = [one.name for one in found]
    if len(set(names)) < len(names):
        raise TypeError(f"two calculations of one name: {sorted(names)}")
    return found


def of_group(group: str) -> list[Calculation[Any]]:
    """The calculations of one group: those of its folder, and those that are written as data."""
    told = (whole(page(one, LAWS_2017.edition)) for one in written(group))
    return sorted((*of_folder(group), *told), key=lambda one: one.name)


def of_folder(folder: str) -> list[Calculation[Any]]:
    """The calculations of the files of one folder."""
    package = import_module(f"{desk.__name__}.{folder}")
    return [of_file(f"{package.__name__}.{one.name}") for one in pkgutil.iter_modules(package.__path__)]


def of_file(module: str) -> Calculation[Any]:
    """The one calculation of a file. Raises TypeError when there is another number, or one lacks words."""
    own = [
        v for v in vars(import_module(module)).values() if isinstance(v, Calculation) and v.work.__module__ == module
    ]
    if len(own) != 1:
        raise TypeError(f"{module} has {len(own)} calculations, expected one")
    return whole(own[0])


def whole(one: Calculation[Any]) -> Calculation[Any]:
    """A calculation that lacks nothing. Raises TypeError when it lacks words or inputs."""
    inputs = one.inputs()
    if not (inputs and one.title and one.about and (one.clauses or one.handbook)):
        raise TypeError(f"{one.name} lacks inputs, words or its source")
    for put in inputs:
        if not put.sort.about:
            raise TypeError(f"{one.name}: no sentence about {put.name}")
        if not (put.is_required or put.default is None or put.sort.holds(put.default)):
            raise TypeError(f"{one.name}: the default of {put.name} is beyond its limits")
    return one


def calculation_named(name: str) -> Calculation[Any]:
    """The calculation of this name. Raises BridgetableError."""
    found = next((one for one in calculations() if one.name == name), None)
    if found is None:
        known = ", ".join(one.name for one in calculations())
        raise BridgetableError(tr("“{name}” is no calculation of the desk; there are {known}", name=name, known=known))
    return found
