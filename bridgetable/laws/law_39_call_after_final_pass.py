"""Law 39: Call after the final pass."""

from bridgetable.game.calls import PASS
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.laws.common import calls
from bridgetable.laws.common.bad_call import BadCall, bad_call_of, tell_bad
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_25_unintended_call import was_a_slip
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
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
    early = calls.second_call(ruling.table, bad.place)
    if early is not None and is_slip(bad, early, ruling):
        meant_instead(bad, early, ruling)
        return
    if early is not None:
        laid_over_goes(bad, early, ruling)
    calls.cancel("39A", bad.place, ruling)
    calls.taken_back(bad.seat, bad.call, ruling)
    excused = is_excused_by_lho(bad, ruling)
    costs = ruling.table.is_defender(bad.seat) and bad.call != PASS and not excused
    if costs:
        arm(bad.seat, bad.number, ruling)
    else:
        ruling.says(Msg("Nothing more follows."), "39B")
    ruling.orders(Settled("39C" if costs else "39B", bad.number, Stage.RULED))


@varies
@clause("39B")
def is_excused_by_lho(bad: BadCall, ruling: Ruling) -> bool:  # noqa: ARG001
    """True where LHO has called over it, so that nothing more follows."""
    return bad.lho_called


@clause("25A1", "25A4")
def is_slip(bad: BadCall, early: int, ruling: Ruling) -> bool:
    """True where the call was a slip for the one that its player has laid over it before partner called."""
    in_time = not calls.partner_called_before(ruling.table, bad.place, early)
    return in_time and was_a_slip(bad.seat, bad.call, ruling)


@clause("25A1", "39A")
def meant_instead(bad: BadCall, early: int, ruling: Ruling) -> None:
    """The call was a slip: the one meant is the call after the final pass in its stead."""
    meant = ruling.table.auction.made[early].call
    ruling.says(Msg("{new} is what was called; the slip counts as never made.", new=meant), "25A1")
    calls.settle_all_at(early, "25A1", ruling)
    calls.withdraw("25A1", bad.place, ruling)
    called = calls.lho_has_called(ruling.table, early)
    call_after_final_pass(evolve(bad, call=meant, place=early, lho_called=called), ruling)


@clause("39A")
def laid_over_goes(bad: BadCall, early: int, ruling: Ruling) -> None:
    """A call that its player has laid over it comes after the final pass too, and is cancelled with it."""
    calls.settle_all_at(early, "39A", ruling)
    calls.cancel("39A", early, ruling)
    calls.taken_back(bad.seat, ruling.table.auction.made[early].call, ruling)
