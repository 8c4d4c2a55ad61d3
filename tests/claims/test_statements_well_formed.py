"""The statements of claim that a reader is measured by are written as the head of their file says."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

STATEMENTS = tomllib.loads((Path(__file__).parent / "statements.toml").read_text(encoding="utf-8"))["statement"]

SUIT = "[SHDC]"
CARD = f"{SUIT}[AKQJT2-9]"
CARDS = f"{SUIT}A?K?Q?J?T?9?8?7?6?5?4?3?2?(?<![SHDC])"
HAND = "(dummy|hand)"
STEPS = (
    rf"cash( ({CARDS}|{SUIT}( \d+)?))?",
    rf"small {SUIT}",
    rf"cross {HAND}( ({CARD}|{SUIT}))?",
    rf"lead ({SUIT})[AKQJT2-9]? to \1[AKQJT2-9]",
    rf"finesse ({CARD}|{SUIT})( (West|East|North|South))?",
    rf"ruff ({CARD}|{SUIT})( {HAND})?( with {CARD})?",
    rf"throw ({CARD}|{SUIT})( on ({CARD}|{SUIT}))?",
    rf"overtake ({SUIT})[KQJT2-9] with \1[AKQJT3-9]",
    r"draw( \d+)?",
    rf"give ({CARD}|{SUIT}( \d+)?|\d+|rest)",
    rf"duck {SUIT}",
    rf"knock out {CARD}",
    rf"set up {SUIT}",
    rf"win {SUIT} {HAND}",
    r"take \d+",
    r"crossruff|rest|any order|all good",
)


def known(step: str) -> bool:
    """True if the step is written as the head of the file says."""
    return any(re.fullmatch(pattern, step) for pattern in STEPS)


@pytest.mark.parametrize("step", ["", "cash X", "cash S10", "cash SKA", "lead H to SQ", "give", "dance"])
def test_a_step_that_the_file_does_not_explain_is_not_known(step: str) -> None:
    assert not known(step)


def test_every_statement_has_words_trumps_a_side_and_either_steps_or_a_question() -> None:
    assert [] == [
        one
        for one in STATEMENTS
        if not one.get("said", "").strip()
        or one.get("trumps") not in {"S", "H", "D", "C", "NT"}
        or one.get("by") not in {"declarer", "defender"}
        or set(one) - {"said", "trumps", "by"} not in ({"steps"}, {"asked"})
        or one.get("asked", True) is not True
    ]


def test_every_step_is_written_as_the_head_of_the_file_says() -> None:
    assert [] == [(one["said"], step) for one in STATEMENTS for step in one.get("steps", ()) if not known(step)]


def test_in_notrump_nothing_is_ruffed_and_no_trump_drawn() -> None:
    trumped = re.compile("draw|ruff|crossruff")
    assert [] == [
        one["said"]
        for one in STATEMENTS
        if one["trumps"] == "NT" and any(trumped.match(step) for step in one.get("steps", ()))
    ]


def test_no_statement_stands_twice() -> None:
    counted = Counter((" ".join(one["said"].lower().split()), one["trumps"], one["by"]) for one in STATEMENTS)
    assert [] == [said for said, times in counted.items() if times > 1]


def test_there_are_enough_of_each_sort() -> None:
    verbs = Counter(step.split()[0] for one in STATEMENTS for step in one.get("steps", ()))
    assert len(STATEMENTS) >= 2_270
    assert sum("asked" in one for one in STATEMENTS) >= 150
    assert sum(one["by"] == "defender" for one in STATEMENTS) >= 80
    assert [] == [verb for verb, times in verbs.items() if times < 3]
