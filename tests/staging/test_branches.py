"""Staged cases acted out with random answers to the end: nothing goes wrong, and the branches of the laws are reached."""

import time

import pytest

from bridgetable.staging.case import Level
from tests.staging.boards import Tour, all_wanted
from tests.staging.branches import Branch, Reached, branch, every_branch, sort_of
from tests.staging.unreached import told_unreached

SEED, SECONDS = 1, 6
LEAST = 110
"""So many branches are reached at least when everything is staged once at each level."""


def test_cases_are_acted_out_without_a_fault() -> None:
    tour, until = Tour(), time.monotonic() + SECONDS
    wanted = [*all_wanted(list(Level)[SEED % 3])]
    for place in range(len(wanted)):
        name, one = wanted[(SEED * 7 + place) % len(wanted)]
        tour.one(name, one, SEED)
        if time.monotonic() > until:
            break
    assert [] == [f"{f.what}: {f.name}, seed {f.seed}\n{f.journal}" for f in tour.faults]
    assert [] == tour.not_staged
    assert tour.reached.branches


@pytest.mark.parametrize(
    ("key", "sort"),
    [
        ("HA", "card"),
        ("1NT", "call"),
        ("4SX by S 9", "outcome"),
        ("passed out", "outcome"),
        ("prohibit D", "prohibit which"),
        ("S H", "which"),
        ("yes", "yes"),
        ("12", "number"),
    ],
)
def test_answers_that_differ_by_deal_alone_are_one(key: str, sort: str) -> None:
    assert sort == sort_of(key)


def test_a_branch_is_read_as_it_is_written() -> None:
    one = Branch("27", "insufficient_bid", (("27A1", "no"), ("27B", "call")))
    assert one == branch(str(one))
    assert Branch("9", "law", ()) == branch("9 law: no question")


def test_as_many_branches_are_missed_by_chance_as_were_reached_once() -> None:
    seldom, often, never, other = (Branch(room, "law", ()) for room in ("9", "10", "11", "12"))
    reached = Reached(frozenset({seldom, often, never}))
    reached.branches.update([seldom, often, often, other])
    assert 1 == reached.once


@pytest.mark.slow
def test_the_list_of_branches_not_reached_names_none_that_does_not_exist_and_gives_reasons() -> None:
    told = told_unreached()
    assert set() == set(told) - every_branch()
    assert all(told.values())


@pytest.mark.slow
def test_everything_is_staged_at_every_level_and_acted_out_without_a_fault() -> None:
    tour = Tour()
    tour.go(len(Level), SEED)
    assert [] == [f"{f.what}: {f.name}, seed {f.seed}\n{f.journal}" for f in tour.faults]
    assert [] == tour.not_staged
    reached = every_branch() & set(tour.reached.branches)
    assert len(reached) > LEAST, f"only {len(reached)} branches of the laws were reached"
