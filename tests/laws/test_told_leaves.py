"""The leaves of Laws 13 to 16, 20, 21, 24 and 40: as many as counted, and from each the board goes on to its lead."""

import tomllib
from pathlib import Path

import pytest

from bridgetable.game.table import Phase
from bridgetable.rulings.explore import leaves
from tests.laws.test_auction_leaves import case_of, goes_on

COUNTS = tomllib.loads((Path(__file__).parent / "told_leaves.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", COUNTS)
def test_a_ruling_has_as_many_ends_as_counted_and_the_board_goes_on_after_each(key: str) -> None:
    case = case_of(COUNTS[key]["told"])
    found = list(leaves(case.matter.law, case.matter.subject, case.base))
    assert (key.split(maxsplit=1)[0], COUNTS[key]["leaves"]) == (case.matter.room, len(found))
    for leaf in found:
        table = leaf.heard.table
        assert table.cancelled or goes_on(table).table.phase in {Phase.PLAY, Phase.END}
