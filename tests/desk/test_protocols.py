"""Every protocol of the desk has a finding for all answers, asks only what decides, and has no row that nothing reaches."""

from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from typing import Any

import pytest

from bridgetable.desk.calculation import Calculation, Input
from bridgetable.desk.protocol import Finding, found
from bridgetable.desk.registry import calculations, of_edition
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Refused, Working
from bridgetable.formats.lawbook import lawbook

FILLED = {"amount": "0", "minutes": "30"}
"""Inputs that are no question of a protocol, and must be given."""


def rows_of(one: Calculation[Any]) -> tuple[Finding, ...]:
    """The rows of a protocol: those that are written as data, or of its file; none where it is no protocol."""
    if not isinstance(one.work, partial):
        return getattr(import_module(one.work.__module__), "ROWS", ())
    return one.work.args[0] if one.work.func is found else ()


PAGES = (*calculations(), *of_edition("2007").values())
protocols = pytest.mark.parametrize(
    "one", [c for c in PAGES if rows_of(c)], ids=lambda one: f"{one.name}-{one.edition}"
)


def answers(one: Input) -> list[str]:
    match one.sort:
        case Choice():
            return list(one.sort.names)
        case YesOrNo():
            return ["yes", "no"]
        case _:
            return [FILLED[one.name]]


def ways(one: Calculation[Any], told: dict[str, str], left: list[Input]) -> Iterator[tuple[dict[str, str], Working]]:
    """Every way through a protocol: all answers to what must be told, then to each question that it asks."""
    if left:
        for text in answers(left[0]):
            yield from ways(one, {**told, left[0].name: text}, left[1:])
        return
    try:
        yield told, one(one.read(told))
    except Refused as asked:
        if asked.field in told:
            raise
        question = next(field for field in one.inputs() if field.name == asked.field)
        yield from ways(one, told, [question])


@cache
def every_way(one: Calculation[Any]) -> list[tuple[dict[str, str], Working]]:
    return list(ways(one, {}, [field for field in one.inputs() if field.is_required]))


@protocols
def test_it_has_a_finding_for_all_answers_and_reaches_every_row(one: Calculation[Any]) -> None:
    seen = {working.results[0].value for _, working in every_way(one)}
    told = {step.text for _, working in every_way(one) for step in working.steps}
    assert [] == [row.says for row in rows_of(one) if row.says not in seen or row.why.text not in told]


@protocols
def test_its_rows_name_inputs_and_values_that_there_are_and_clauses_of_the_register(one: Calculation[Any]) -> None:
    sorts = {field.name: field.sort for field in one.inputs()}
    book = lawbook()
    known = {clause.id for law in book.law for clause in law.clause} | {str(law.number) for law in book.law}
    for row in rows_of(one):
        assert all(sorts[name].holds(value) for name, values in row.when for value in values)
        assert row.why.clauses
        assert [] == [cite for step in (row.why, *row.then) for cite in step.clauses if cite not in known]


@protocols
def test_its_steps_say_every_answer_on_which_it_rests(one: Calculation[Any]) -> None:
    for told, working in every_way(one)[:40]:
        questions = {field.name: field for field in one.inputs()}
        asked = [name for name in told if isinstance(questions[name].sort, Choice | YesOrNo)]
        facts = " ".join(step.text.lower() for step in working.steps)
        rested = [name for name in asked if not questions[name].is_required]
        assert all(questions[name].sort.about.lower().rstrip("?") in facts for name in rested)


@protocols
def test_it_is_the_same_when_questions_that_do_not_decide_are_answered_too(one: Calculation[Any]) -> None:
    for told, working in every_way(one)[:40]:
        more = {f.name: "no" for f in one.inputs() if isinstance(f.sort, YesOrNo) and f.default is None}
        assert one(one.read({**more, **told})).results[0] == working.results[0]


@protocols
def test_it_asks_in_the_order_in_which_the_questions_stand_in_the_form(one: Calculation[Any]) -> None:
    order = [field.name for field in one.inputs()]
    for told, _ in every_way(one):
        places = [order.index(name) for name in told]
        assert places == sorted(places), [order[place] for place in places]
