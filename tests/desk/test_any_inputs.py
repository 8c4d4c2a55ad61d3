"""Whatever is put in within its limits, a calculation of the desk gives a working, or refuses one field in a sentence."""

import random
from typing import Any

import pytest

import bridgetable
from bridgetable.desk.calculation import Calculation, Input
from bridgetable.desk.registry import calculations
from bridgetable.desk.sorts import Choice, Clock, Entries, Exact, Several, Sort, Weights, Whole, Words, YesOrNo
from bridgetable.desk.working import Refused
from bridgetable.game.errors import NotationError
from bridgetable.views.desk import working_lines

TRIES = 60
NAMES = ("Reds", "Blues")
WRITTEN = ("Reds", "Reds/Blues:12~8", "Reds/Blues", "pass:6,4S:4+1", "6 -2 x 0", "4S by S 10")
"""Texts of the sorts that are no number and no choice."""


def text_for(sort: Sort, chance: random.Random) -> str:
    """A text that the sort may read; the limits of numbers come often."""
    match sort:
        case Whole() | Exact():
            return str(chance.choice([sort.least, sort.most, 0, 1, 2, 3, 16, 100, sort.least + 1]))
        case YesOrNo():
            return chance.choice(["yes", "no"])
        case Choice():
            return chance.choice(list(sort.names))
        case Clock():
            return chance.choice(["00:00", "23:59", "13:05"])
        case Several(of=Words()):
            return ",".join(NAMES)
        case Several():
            return ",".join(text_for(sort.of, chance) for _ in range(chance.choice([max(1, sort.fewest), 2, 4])))
        case Entries():
            return ",".join(f"{name}:{text_for(sort.of, chance)}" for name in NAMES)
        case Weights():
            return chance.choice(["620", "50:620,50:-100", "1/3:400,1/3:-50,1/3:0"])
        case _:
            return chance.choice([text for text in WRITTEN if is_read(sort, text)])


def is_read(sort: Sort, text: str) -> bool:
    """True where the sort reads a text."""
    try:
        sort.read(text)
    except NotationError:
        return False
    return True


def inputs_for(one: Calculation[Any], chance: random.Random) -> dict[str, str]:
    """Texts for all that must be given, and for some of the rest."""
    given: list[Input] = [put for put in one.inputs() if put.is_required or chance.random() < 0.5]
    return {put.name: text_for(put.sort, chance) for put in given}


@pytest.mark.parametrize("one", calculations(), ids=lambda one: one.name)
def test_it_works_or_refuses_in_one_sentence(one: Calculation[Any]) -> None:
    chance = random.Random(one.name)  # noqa: S311 -- cases that can be had again
    worked = 0
    for _ in range(TRIES):
        told = inputs_for(one, chance)
        try:
            lines = list(working_lines(one(one.read(told))))
        except (Refused, NotationError) as refused:
            lines = [str(refused)]
        else:
            worked += 1
            working = bridgetable.calculate(one.name, **told)
            again: dict[str, Any] = {**working["inputs"]}
            assert working == bridgetable.calculate(one.name, **again)
        assert lines[0].strip()
        assert "\n" not in lines[0]
    assert worked
