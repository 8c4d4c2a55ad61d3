"""The limits that people read in the notation are those that the readers keep."""

import re
from pathlib import Path

import pytest

from bridgetable.game import limits

NOTATION = Path(__file__).parents[2] / "resources" / "notation.md"
LIMITS = {n: v for n, v in vars(limits).items() if n.isupper() and isinstance(v, int)}


@pytest.mark.parametrize("name", LIMITS)
def test_each_limit_stands_in_the_notation(name: str) -> None:
    table = NOTATION.read_text(encoding="utf-8").partition("## How much it may be")[2].partition("\n## ")[0]
    rows = [row for row in table.splitlines() if row.startswith("|")]
    assert any(re.search(rf"\b{LIMITS[name]}\b", row) for row in rows)
