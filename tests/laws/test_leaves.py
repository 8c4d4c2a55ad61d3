"""The leaves of the laws: how many ways a ruling on a typical subject can go."""

import tomllib
from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.rulings.explore import leaves

TOLD = Path(__file__).parents[1] / "rulings_told"
COUNTS = tomllib.loads((Path(__file__).parent / "leaves.toml").read_text(encoding="utf-8"))


def open_case(name: str) -> tuple[str, int]:
    """The law of the case that is open at the end of a golden ruling, and the number of its leaves."""
    path = TOLD / f"{name}.table"
    journal = path.read_text(encoding="utf-8").partition("\n---\n")[0]
    case = acted_out(read_journal(journal + "\n", path.name)).now.cases[-1]
    return case.matter.room, sum(1 for _ in leaves(case.matter.law, case.matter.subject, case.base))


@pytest.mark.parametrize("key", COUNTS)
def test_a_ruling_has_as_many_ends_as_counted(key: str) -> None:
    law, _, _ = key.partition(" ")
    assert (law, COUNTS[key]["leaves"]) == open_case(COUNTS[key]["told"])
