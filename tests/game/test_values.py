"""A value says and compares what one made by attrs itself does."""

from __future__ import annotations

import re
from pathlib import Path

import attrs
import pytest
from attrs import field

from bridgetable.game.values import frozen


@frozen
class Point:
    x: int
    y: int = 0
    label: str = field(default="", eq=False)


@frozen
class Other:
    x: int
    y: int = 0


@frozen
class Nothing:
    pass


@frozen(eq=False)
class Thing:
    x: int


def test_values_with_the_same_fields_are_equal_and_have_one_hash() -> None:
    assert Point(1, 2) == Point(1, 2)
    assert hash(Point(1, 2)) == hash(Point(1, 2))
    assert {Nothing()} == {Nothing()}


def test_values_that_differ_in_a_field_or_in_their_class_are_not_equal() -> None:
    assert Point(1, 2) != Point(1, 3)
    assert Point(1, 2) != Other(1, 2)  # type: ignore[comparison-overlap]
    assert Nothing() != Point(1)  # type: ignore[comparison-overlap]


def test_a_field_that_does_not_count_is_left_out_of_equality_and_hash() -> None:
    assert Point(1, 2, "here") == Point(1, 2, "there")
    assert hash(Point(1, 2, "here")) == hash(Point(1, 2, "there"))


def test_a_value_that_stands_for_itself_is_equal_only_to_itself() -> None:
    one, other = Thing(1), Thing(1)
    assert one != other
    assert len({one, other}) == 2


def test_a_value_cannot_be_changed_but_evolves() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Point(1).x = 2  # type: ignore[misc]
    assert attrs.evolve(Point(1), y=5) == Point(1, 5)


def test_a_value_names_its_fields_as_attrs_does() -> None:
    assert repr(Point(1, 2, "a")) == f"{Point.__name__}(x=1, y=2, label='a')"
    assert repr(Nothing()) == "Nothing()"


def test_every_value_of_the_program_is_made_by_the_quick_maker() -> None:
    package = Path(__file__).parents[2] / "bridgetable"
    plain = re.compile(r"^from attrs import (?:\(\n)?[^()\n]*\bfrozen\b", re.MULTILINE)
    others = [p.name for p in package.rglob("*.py") if plain.search(p.read_text(encoding="utf-8"))]
    assert others == [], "take frozen from bridgetable.game.values"
