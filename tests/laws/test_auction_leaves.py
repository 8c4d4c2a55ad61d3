"""The leaves of the laws of the auction: as many as counted, and from each the board goes on to its opening lead."""

import tomllib
from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.calls import PASS
from bridgetable.game.table import Phase, Table
from bridgetable.laws.auction_duties import must_repeat
from bridgetable.laws.legal_play import legal_cards
from bridgetable.laws.obligations import in_force
from bridgetable.rulings.decisions import Answer
from bridgetable.rulings.explore import leaves
from bridgetable.session.act import act
from bridgetable.session.actions import MakeCall, PlayCard, Reply
from bridgetable.session.sitting import Case, Sitting

TOLD = Path(__file__).parents[1] / "rulings_told"
COUNTS = tomllib.loads((Path(__file__).parent / "auction_leaves.toml").read_text(encoding="utf-8"))
ENOUGH = 60


def case_of(name: str) -> Case:
    """The case that is open at the end of a golden ruling, or else the last that was ruled."""
    path = TOLD / f"{name}.table"
    journal = path.read_text(encoding="utf-8").partition("\n---\n")[0]
    now = acted_out(read_journal(journal + "\n", path.name)).now
    return (*now.ruled, *now.cases)[-1]


def goes_on(table: Table) -> Sitting:
    """The board from this table on, everybody doing what he must, to the opening lead or to four passes."""
    now = Sitting(in_force(table))
    if table.turn is not None and table.phase is Phase.AUCTION:
        now = act(now, MakeCall(table.turn, PASS))
    for _ in range(ENOUGH):
        if now.pending is not None:
            now = act(now, Reply(Answer(now.pending.cite, now.pending.options[-1].key)))
        elif now.table.phase is Phase.AUCTION and now.table.turn is not None:
            again = must_repeat(now.table, now.table.turn)
            now = act(now, MakeCall(now.table.turn, again.call if again else PASS))
        elif now.table.phase is Phase.CLARIFICATION and now.table.turn is not None:
            lead = min(legal_cards(now.table, now.table.turn))
            now = act(now, PlayCard(now.table.turn, lead))
        else:
            return now
    return now


@pytest.mark.parametrize("key", COUNTS)
def test_a_ruling_has_as_many_ends_as_counted_and_play_starts_after_each(key: str) -> None:
    case = case_of(COUNTS[key]["told"])
    found = list(leaves(case.matter.law, case.matter.subject, case.base))
    assert (key.split(maxsplit=1)[0], COUNTS[key]["leaves"]) == (case.matter.room, len(found))
    for leaf in found[:: max(1, len(found) // 80)]:
        end = goes_on(leaf.heard.table)
        assert end.table.phase in {Phase.PLAY, Phase.END}
        assert end.table.contract is None or end.table.contract.bid.level <= 7
