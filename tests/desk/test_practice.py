"""Every system that a handbook of practice describes has its page, its rulings at the table or its form, and its cases."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bridgetable.desk.forms import FORMS
from bridgetable.desk.registry import calculations

TESTS = Path(__file__).parents[1]
TABLE: dict[str, dict[str, Any]] = tomllib.loads((TESTS / "desk" / "practice.toml").read_text(encoding="utf-8"))
ROWS = {int(number): row for number, row in TABLE.items() if number.isdecimal()}
CASE = re.compile(r"(WB|QBA)[-_](\d{3})(?:(?: |_|_and_|_to_)(\d{3}))?", re.IGNORECASE)


@cache
def cases() -> frozenset[str]:
    """The cases that a test or a golden ruling is named by."""
    texts = [path.read_text(encoding="utf-8") for path in (*TESTS.glob("desk/*.py"), *TESTS.glob("laws/*.py"))]
    found = [*(path.stem for path in TESTS.rglob("*.table")), *texts]
    found += [path.stem for path in (TESTS.parent / "resources" / "cases").rglob("*.table")]
    named: set[str] = set()
    for text in found:
        for series, first, second in CASE.findall(text):
            named |= {f"{series.upper()}-{number:0>3}" for number in (first, second or first)}
            if "_to_" in text and second:
                named |= {f"{series.upper()}-{n:03}" for n in range(int(first), int(second) + 1)}
    return frozenset(named)


def test_there_are_seventy_systems_and_each_page_of_the_desk_works_one_out() -> None:
    assert list(range(1, 71)) == list(ROWS)
    worked_out = {page for row in ROWS.values() for page in row.get("pages", ())} | set(TABLE["besides"]["pages"])
    assert {one.name for one in calculations()} == worked_out


@pytest.mark.parametrize("number", ROWS)
def test_a_system_has_a_page_a_law_or_a_form(number: int) -> None:
    row = ROWS[number]
    assert row.get("pages") or row.get("laws") or row.get("forms")
    for law in row.get("laws", ()):
        folders = (TESTS / "rulings_told", TESTS.parent / "resources" / "cases")
        assert any((folder / f"law_{law:02}").is_dir() for folder in folders), law
    assert set(row.get("forms", ())) <= {one.name for one in FORMS}


def test_all_but_awareness_which_every_law_asks_for_and_the_forms_are_proved_by_cases() -> None:
    assert [11, 52] == [number for number, row in ROWS.items() if not row.get("cases")]


@pytest.mark.parametrize("number", [n for n, row in ROWS.items() if "cases" in row])
def test_the_cases_of_a_system_are_tests(number: int) -> None:
    texts = (TESTS / "desk" / f"test_{name}.py" for name in ("directing", "events", "protocols"))
    told = "".join(path.read_text(encoding="utf-8") for path in texts)
    for case in ROWS[number]["cases"]:
        assert case in cases() or ((not CASE.match(case) and f'"{case}"' in told) or f"test_{case}" in told), case
