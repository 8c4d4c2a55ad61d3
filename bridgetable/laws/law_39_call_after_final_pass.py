"""Law 39: Call after the final pass."""

from __future__ import annotations

from bridgetable.game.calls import PASS
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Table
from bridgetable.laws.common.bad_call import BadCall, bad_call_of, tell_bad
from bridgetable.laws.common.calls import cancel, taken_back
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


def of_call_after_final_pass(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a call after the final pass."""
    bad = bad_call_of(table, one)
    return None if bad is None else matter("39", call_after_final_pass, bad, one.number)


@clause("39A", "39B", "39C", "35D")
def call_after_final_pass(bad: BadCall, ruling: Ruling) -> None:
    """It is cancelled; only what a defender bid or doubled, if LHO has not called, can cost a lead."""
    tell_bad("{seat} called {call} when the auction was over.", bad, ruling, "35D", "39")
    cancel("39A", bad.place, ruling)
    taken_back(bad.seat, bad.call, ruling)
    costs = ruling.table.is_defender(bad.seat) and bad.call != PASS and not bad.lho_called
    if costs:
        arm(bad.seat, bad.number, ruling)
    else:
        ruling.says(Msg("Nothing more follows."), "39B")
    ruling.orders(Settled("39C" if costs else "39B", bad.number, Stage.RULED))
