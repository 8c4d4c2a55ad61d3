"""A claim is never followed by a weighted score: however it is ruled, whole tricks are given."""

from pathlib import Path

import pytest

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.rulings.effects import AdjustedScore
from bridgetable.rulings.explore import leaves
from tests.golden import golden_of

ON_CLAIMS = [path for law in (69, 70, 71) for path in golden_of(f"law_{law}") if path.stem.endswith("-asked")]


@pytest.mark.parametrize("path", ON_CLAIMS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_every_end_of_a_ruling_on_a_claim_is_one_score_in_whole_tricks(path: Path) -> None:
    """QBA-145."""
    (case,) = acted_out(read_journal(read_text(path), path.name)).now.cases
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert ends
    for end in ends:
        assert [] == [order for order in end.progress.ordered if isinstance(order, AdjustedScore)]
        table = end.progress.table
        assert TRICKS == sum(table.tricks_credited(side) for side in Side)
        assert [1, 1] == [len(table.outcomes_for(side)) for side in Side]
