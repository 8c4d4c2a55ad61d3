"""The register of the Laws and the code agree, clause by clause and in both directions."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.formats.lawbook import STATUSES, lawbook
from bridgetable.rulings.citations import CLAUSES, book_order

PACKAGE = Path(__file__).parents[2] / "bridgetable"
ROOMS = tuple(p for p in sorted((PACKAGE / "laws").rglob("*.py")) if not p.parent.name.startswith("edition_"))
LONGEST_HEADING = 40
CITE = re.compile(r"^\d{1,2}[A-Z]\d*[a-z]*$")


def imported_rooms() -> None:
    for room in ROOMS:
        importlib.import_module(".".join(room.relative_to(PACKAGE.parent).with_suffix("").parts))


def cites_in(path: Path) -> Iterator[str]:
    """Every text in a file that is written like a clause with a letter."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITE.match(node.value):
            yield node.value


def cited() -> set[str]:
    """Every clause that a room of the laws, or the table's record of breaches, cites."""
    imported_rooms()
    files = (*ROOMS, PACKAGE / "session" / "breaches.py", PACKAGE / "session" / "act.py")
    return {c for f in files for c in cites_in(f)} | set(CLAUSES)


def test_every_clause_cited_is_in_the_register() -> None:
    book = lawbook().by_id
    lacking = (c for c in sorted(cited()) if c not in book and not any(i.startswith(c) for i in book))
    assert [] == [f"{c} is cited by the laws, and 2017.toml has no such clause" for c in lacking]


def test_a_clause_that_the_code_carries_out_is_not_listed_as_planned() -> None:
    book = lawbook().by_id
    imported_rooms()
    assert sorted(c for c in CLAUSES if c in book and book[c].status == "planned") == []


def test_every_clause_listed_as_coded_or_judged_is_cited_in_the_code() -> None:
    known = cited()
    built = [c.id for law in lawbook().law for c in law.clause if c.status in {"coded", "judgement"}]
    elsewhere = {18, 19, 22, 77}
    missing = (c for c in built if c not in known and book_order(c)[0] not in elsewhere)
    assert [] == [f"2017.toml lists {c} as built, and no function has it" for c in missing]


def test_clauses_stand_in_the_order_of_the_book_and_each_once() -> None:
    ids = [c.id for law in lawbook().law for c in law.clause]
    assert sorted(set(ids), key=book_order) == ids


def test_all_ninety_three_laws_are_there() -> None:
    assert list(range(1, 94)) == [law.number for law in lawbook().law]


@pytest.mark.parametrize("law", lawbook().law, ids=lambda law: f"law {law.number}")
def test_a_gloss_is_one_short_line_and_a_status_is_known(law: object) -> None:
    for clause in law.clause:  # type: ignore[attr-defined]
        assert clause.status in STATUSES
        assert 0 < len(clause.gloss) <= 110
        assert "\n" not in clause.gloss


def test_the_name_of_a_law_has_room_beside_the_word_director() -> None:
    assert not [law.number for law in lawbook().law if len(law.heading) > LONGEST_HEADING]
