"""A value says and compares what one made by attrs itself does."""

import importlib
import pickle
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import attrs
import pytest

import bridgetable
from bridgetable.game.cards import card
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.values import MADE_BY_NAME, cached_property, evolve, field, frozen


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


@frozen
class Named:
    name: str


@frozen
class Longer(Named):
    length: int


class Plain(Named):
    pass


@frozen
class Counted:
    x: int

    @cached_property
    def doubled(self) -> tuple[int, ...]:
        return (self.x, self.x)


@frozen
class Area:
    side: int
    half: float = attrs.field(init=False, default=attrs.Factory(lambda self: self.side / 2, takes_self=True))


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
    assert evolve(Point(1, label="here"), y=5) == Point(1, 5)
    assert "here" == evolve(Point(1, label="here"), y=5).label


def test_what_is_worked_out_is_worked_out_anew_for_a_value_that_evolves() -> None:
    one = Counted(2)
    assert (2, 2) == one.doubled
    assert (3, 3) == evolve(one, x=3).doubled
    assert (2, 2) == one.doubled
    assert 1.5 == evolve(Area(2), side=3).half


def test_a_value_does_not_evolve_by_a_field_that_it_has_not() -> None:
    with pytest.raises(TypeError, match="colour"):
        evolve(Point(1), colour="red")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="half"):
        evolve(Area(2), half=7)  # type: ignore[call-arg]


def test_what_inherits_from_a_value_has_its_fields_first() -> None:
    assert Longer("there", 3) == Longer("there", 3)
    assert ["name", "length"] == [f.name for f in attrs.fields(Longer)]
    assert ["name"] == [f.name for f in attrs.fields(Named)]


def test_a_plain_class_that_inherits_from_a_value_is_one() -> None:
    assert "here" == Plain("here").name


def test_a_property_that_is_kept_is_worked_out_once() -> None:
    value = Counted(2)
    assert value.doubled is value.doubled
    assert Counted(2) == value


def test_a_value_sent_to_another_process_is_equal_to_one_made_there() -> None:
    sent = pickle.dumps(Played(Seat.N, card("SA")))
    code = (
        f"import pickle; sent = pickle.loads({sent!r})\n"
        "from bridgetable.game.play import Played\n"
        "assert sent == pickle.loads(pickle.dumps(sent)) == Played(sent.seat, sent.card), sent"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_first_values_and_the_later_ones_are_alike() -> None:
    @frozen
    class Step:
        x: int
        y: int = 0
        kind: ClassVar[str] = "step"

    values = [Step(1, 2) for _ in range(MADE_BY_NAME + 2)]
    first, last = values[0], values[-1]
    assert set(values) == {first}
    assert (vars(first), repr(first), first.kind) == (vars(last), repr(last), "step")
    for one in (first, last):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            one.x = 2  # type: ignore[misc]
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            del one.x
        assert evolve(one, y=7) == Step(1, 7)
        match one:
            case Step(x, y):
                assert (1, 2) == (x, y)


@pytest.mark.parametrize(
    ("parts", "named"), [((), {}), ((1, 2, 3), {}), ((1,), {"x": 2}), ((1,), {"z": 2}), ((), {"y": 2})]
)
def test_a_first_value_with_other_parts_than_its_fields_is_refused(
    parts: tuple[int, ...], named: dict[str, int]
) -> None:
    @frozen
    class Step:
        x: int
        y: int = 0

    with pytest.raises(TypeError):
        Step(*parts, **named)
    assert Step(1) == Step(1, 0) == Step(x=1, y=0)


@frozen
class Told:
    x: int
    note: str = field(default="", repr=False, kw_only=True)


@frozen(order=True)
class Height:
    level: int
    strain: int


def test_a_field_that_is_given_by_its_name_alone_is_so_for_every_value() -> None:
    for _ in range(MADE_BY_NAME + 2):
        assert "here" == Told(1, note="here").note
        with pytest.raises(TypeError):
            Told(1, "here")  # type: ignore[call-arg]
    assert f"{Told.__name__}(x=1)" == repr(Told(1, note="here"))
    assert [False, True] == [f.kw_only for f in attrs.fields(Told)]


def test_values_that_have_an_order_are_put_in_it_by_their_fields() -> None:
    low, high = Height(1, 4), Height(2, 0)
    assert (True, True, False, False) == (low < high, low <= high, low > high, low >= high)
    with pytest.raises(TypeError):
        _ = low < Other(3)  # type: ignore[operator]


def test_fields_can_be_asked_for_before_there_is_a_value() -> None:
    @frozen
    class Unused:
        x: int

    assert attrs.has(Unused)
    assert ["x"] == [f.name for f in attrs.fields(Unused)]


def test_every_class_of_the_program_can_be_finished() -> None:
    for module in pkgutil.walk_packages(bridgetable.__path__, "bridgetable."):
        if ".gui" in module.name or module.name.endswith("__main__"):
            continue
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and value.__module__ == module.name and attrs.has(value):
                assert all(f.name for f in attrs.fields(value)), value


def test_a_value_names_its_fields_as_attrs_does() -> None:
    assert repr(Point(1, 2, "a")) == f"{Point.__name__}(x=1, y=2, label='a')"
    assert repr(Nothing()) == "Nothing()"


def test_every_value_of_the_program_is_made_by_the_quick_maker() -> None:
    package = Path(__file__).parents[2] / "bridgetable"
    plain = re.compile(r"^from attrs import (?:\(\n)?[^()\n]*\bfrozen\b", re.MULTILINE)
    others = [p.name for p in package.rglob("*.py") if plain.search(p.read_text(encoding="utf-8"))]
    assert others == [], "take frozen from bridgetable.game.values"


def test_a_class_whose_fields_are_all_given_by_name_is_one_too() -> None:
    @frozen(kw_only=True)
    class Given:
        x: int = 0
        y: int

    assert (0, 2) == (Given(y=2).x, Given(y=2).y)
    assert ["x", "y"] == [f.name for f in attrs.fields(Given)]
