"""Law 37: Action violating obligation to pass."""

from bridgetable.game.auction import Standing
from bridgetable.game.irregularities import Irregularity, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.common import bad_call
from bridgetable.laws.common.calls import call_of, later_calls
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_28_calls_in_rotation import fell_away
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import CallAccepted, Settled
from bridgetable.rulings.ruling import Ruling


def of_barred_call(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a bid, double or redouble by a player who must pass."""
    bad = bad_call.bad_call_of(table, one)
    if bad is None or table.tricks:
        return None
    return matter("37", lho_called if one.settled is Settlement.ACCEPTED else barred_call, bad, one.number)


TOLD = "{seat} had to pass, and called {call}."


@varies
@clause("37A")
def lho_called(bad: bad_call.BadCall, ruling: Ruling) -> None:
    """LHO has called over it: it stands, with all that follows; a duty to pass for the rest goes on."""
    bad_call.tell_bad(TOLD, bad, ruling, "35B", "37")
    ruling.says(Msg("{lho} has called over it: it stands.", lho=bad.seat.lho), "37A")
    ruling.orders(Settled("37A", bad.number, Stage.RULED, Settlement.ACCEPTED))


@varies
@clause("37B1", "37B2")
def barred_call(bad: bad_call.BadCall, ruling: Ruling) -> None:
    """It is cancelled, a pass stands instead, and both members of the side pass to the end."""
    tell_barred(bad, ruling)
    if not bad_call.slip_put_right(bad, ruling):
        cancelled_for_pass(bad, ruling)


def tell_barred(bad: bad_call.BadCall, ruling: Ruling) -> None:
    """Say who had to pass, and what he called."""
    bad_call.tell_bad(TOLD, bad, ruling, "35B", "37")


def cancelled_for_pass(bad: bad_call.BadCall, ruling: Ruling) -> None:
    """Order the pass in its stead, and the passes of the side to the end."""
    bad_call.pass_instead("37B1", bad, ruling)
    bad_call.both_must_pass("37B2", bad, ruling)
    bad_call.withdrawn_for_good(bad, ruling)
    ruling.orders(Settled("37B2", bad.number, Stage.RULED))


@varies
@clause("37A")
def called_over(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when LHO calls over the call of a player who must pass: it stands; RHO in turn lets it fall away."""
    made = call_of(table, one)
    open_to = made.standing in {Standing.MADE, Standing.WAITING}
    if seat is one.seat.rho:
        return fell_away(table, one, seat)
    if seat is not one.seat.lho or not open_to or any(later_calls(table, one.place)):
        return table
    stands = carry_out(table, CallAccepted("37A", one.place, made.seat, made.call))
    return carry_out(stands, Settled("37A", one.number, Stage.CONDONED, Settlement.ACCEPTED))
