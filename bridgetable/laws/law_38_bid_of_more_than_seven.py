"""Law 38: Bid of more than seven."""

from bridgetable.game.auction import first_over_seven, has_three_passes, missed_turn
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Table
from bridgetable.laws.common import bad_call
from bridgetable.laws.common.calls import taken_back
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


def of_bid_over_seven(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a bid of more than seven."""
    bad = bad_call.bad_call_of(table, one)
    return None if bad is None else matter("38", bid_over_seven, bad, one.number)


@clause("38A")
def would_be_played(table: Table) -> tuple[Irregularity, ...]:
    """The bid of more than seven that three passes follow: the director steps in, for it can never be played."""
    # Where it was laid over an earlier call that was irregular, that call comes after it.
    if not has_three_passes(table.auction) or missed_turn(table.auction) is not None:
        return ()
    bid = first_over_seven(table.auction)
    if bid is None:
        return ()
    place = next(at for at, m in enumerate(table.auction.made) if m is bid)
    own = [i for i in table.irregularities if i.seat is bid.seat and 0 <= i.place <= place]
    return tuple(sorted(own, key=lambda one: -one.place))


@varies
@clause("38B", "38C", "38D")
def bid_over_seven(bad: bad_call.BadCall, ruling: Ruling) -> None:
    """It is cancelled with all since, a pass stands instead, and both members of the side pass to the end."""
    bad_call.tell_bad("{seat} bid {call}; no contract above seven is ever played.", bad, ruling, "35C", "38A")
    if bad_call.slip_put_right(bad, ruling):
        return
    if bad.lho_called:
        words = "{lho} has called since: that is cancelled too, and there is no lead restriction."
        ruling.says(Msg(words, lho=bad.seat.lho), "38B", "38D")
    bad_call.pass_instead("38B", bad, ruling)
    bad_call.both_must_pass("38C", bad, ruling)
    if bad.lho_called:
        taken_back(bad.seat, bad.call, ruling)
    else:
        bad_call.withdrawn_for_good(bad, ruling)
    ruling.orders(Settled("38C", bad.number, Stage.RULED))
