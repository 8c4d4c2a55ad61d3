"""Every action has one family, which knows whether it can be done, what it breaks, what it does, and how it is written."""

from functools import cache
from importlib import import_module
from typing import get_args

import pytest

from bridgetable.formats.journal import RULE, Journal, read_journal
from bridgetable.game.errors import NotationError
from bridgetable.game.table import Table
from bridgetable.session.actions import Action
from bridgetable.session.breaches import Breach
from bridgetable.session.families import FOLDERS, PATTERNS, breaches, do, possible
from bridgetable.session.history import History
from bridgetable.session.notation import OF_ACTION, action, action_text
from bridgetable.session.patterns import Pattern
from tests.golden import GOLDEN

ACTIONS: tuple[type[Action], ...] = get_args(Action)
NOWHERE_RULED = ("S hurries", 'S gestures: "a shrug"', "S stops")
"""What no golden ruling has in it, because no ruling turns on it alone."""
DEAL = """bridgetable 1
title: Before the first call
book: 2017
board: 1
dealer: N
vulnerable: None
deal: N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763

"""


def named(classes: set[type[Action]]) -> list[str]:
    return sorted(one.__name__ for one in classes)


@cache
def journals() -> dict[type[Action], Journal]:
    """For each action the first journal in which it is done."""
    found: dict[type[Action], Journal] = {}
    texts = [path.read_text(encoding="utf-8").split(RULE)[0] for path in GOLDEN]
    for text in (*texts, *(f"{DEAL}{line}\n" for line in NOWHERE_RULED)):
        journal = read_journal(text)
        for one in journal.actions:
            found.setdefault(type(one), journal)
    return found


def table_before(one: type[Action], journal: Journal) -> tuple[Table, Action]:
    """The table at which an action of this class is done for the first time, and the action."""
    history = History(journal.start)
    for step in journal.actions:
        if type(step) is one:
            return history.now.table, step
        history = history.act(step)
    raise AssertionError(f"{one.__name__} is not in its journal")


def test_every_action_is_written_in_its_own_folder_and_named_in_the_union() -> None:
    for folder in FOLDERS:
        written = {one.action for one in import_module(f"{folder}.actions").PATTERNS}
        own = {one for one in ACTIONS if one.__module__ == f"{folder}.actions"}
        assert [] == named(own - written), f"no pattern in {folder}"
        assert [] == named(written - own), f"foreign to {folder}, or not in its union"


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda one: one.example)
def test_the_example_of_a_pattern_is_read_by_it_and_written_again(pattern: Pattern) -> None:
    line = pattern.example
    read = action(line)
    assert pattern.action is type(read)
    assert read == action(action_text(read))
    if pattern is next(one for one in OF_ACTION[pattern.action] if one.fits(read)):
        assert line == action_text(read)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('E remarks "so"', 'a colon before the quotation, as in E remarks: "…"'),
        ('declarer calls: "low heart"', 'no colon before the quotation, as in declarer calls "low heart"'),
    ],
)
def test_a_quotation_with_the_wrong_mark_before_it_says_which_is_right(line: str, expected: str) -> None:
    with pytest.raises(NotationError) as wrong:
        action(line)
    assert expected == wrong.value.expected


def test_every_action_is_done_in_some_ruling() -> None:
    missing = named(set(ACTIONS) - set(journals()))
    assert [] == missing, "write a golden ruling in which it is done, or a line in NOWHERE_RULED"


@pytest.mark.parametrize("one", ACTIONS, ids=lambda one: one.__name__)
def test_its_family_knows_what_an_action_comes_to(one: type[Action]) -> None:
    table, step = table_before(one, journals()[one])
    possible(table, step)
    assert all(isinstance(breach, Breach) for breach in breaches(table, step))
    assert isinstance(do(table, step), Table)


def test_prohibited_suits_may_be_named_in_any_order() -> None:
    assert action("50D2 prohibit H C") == action("50D2 prohibit C H")
