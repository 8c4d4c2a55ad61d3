"""Every statement of claim is read as it is meant, or asked about: none is misread without a word."""

import re
from collections.abc import Iterator

from bridgetable.game.cards import Suit
from bridgetable.game.statements.grammar import Statement, statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.statements.steps import step_text
from tests.claims.test_statements_well_formed import STATEMENTS

READ = 0.965
"""The share of the statements that are read as they are meant, or asked about where two people could differ."""


def read(one: dict[str, object]) -> Statement:
    trump = None if one["trumps"] == "NT" else Suit[str(one["trumps"])]
    return statement(str(one["said"]), Speaker(trump, is_declarer=one["by"] == "declarer"))


def one_by_one(steps: Iterator[str]) -> Iterator[str]:
    """The steps as the file writes them: of several cards each alone, and all that is good as one."""
    for step in steps:
        cards = re.fullmatch(r"cash ([SHDC])([AKQJT2-9]{2,})", step)
        if cards is not None:
            yield from (f"cash {cards[1]}{rank}" for rank in cards[2])
        else:
            yield "all good" if step.startswith("all good") else step


def told(one: dict[str, object]) -> list[str]:
    steps = one.get("steps", [])
    assert isinstance(steps, list)
    return list(one_by_one(iter(steps)))


def test_no_statement_is_misread_without_a_word() -> None:
    misread = {}
    for one in STATEMENTS:
        said = read(one)
        found = list(one_by_one(step_text(s) for s in said.steps))
        # Where nothing is said of the play, nothing can be misread.
        if not said.unread and found != told(one) and not ("asked" in one and not found):
            misread[one["said"]] = found
    assert {} == misread


def test_nearly_all_are_read() -> None:
    needless = [one["said"] for one in STATEMENTS if "asked" not in one and read(one).unread]
    assert len(needless) <= (1 - READ) * len(STATEMENTS), needless
