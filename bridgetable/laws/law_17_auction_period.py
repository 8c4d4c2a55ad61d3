"""Law 17: The auction period: when it ends, and why three passes may not end the auction (17D3, 34)."""

from bridgetable.game.auction import Made, Standing, missed_turn
from bridgetable.game.calls import PASS
from bridgetable.game.irregularities import Irregularity, Kind, Moment, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.calls import cancel, turn_at
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@clause("17D1", "17D2")
def in_auction_period(table: Table) -> bool:
    """True where the auction period goes on: until a defender faces a lead, or four hands that passed are back."""
    if table.phase is Phase.AUCTION or table.phase is Phase.CLARIFICATION:
        return True
    passed_out = table.phase is Phase.END and table.contract is None and not table.cancelled
    return passed_out and Moment.HANDS_RETURNED not in table.moments


@frozen
class ThreePasses:
    """A call was followed by three passes, one out of rotation: whose, the player who lost his turn, their places."""

    offender: Seat
    deprived: Seat
    passes: tuple[int, ...]
    number: int


@varies
@clause("17D3", "34")
def three_passes_of(table: Table) -> Matter | None:
    """The matter of an auction that only seems to be over."""
    first = missed_turn(table.auction)
    return None if first is None else back_to_the_deprived(table, first)


def back_to_the_deprived(table: Table, first: Made) -> Matter:
    """The matter of three closing passes of which this was the first out of rotation."""
    standing = [at for at, m in enumerate(table.auction.made) if m.stands]
    last = standing[-3:]
    passes = tuple(last[next(n for n, at in enumerate(last) if table.auction.made[at] is first) :])
    numbers = (i.number for i in table.irregularities if i.kind is Kind.CALL_OUT_OF_ROTATION and i.place == passes[0])
    subject = ThreePasses(first.seat, turn_at(table, passes[0]), passes, next(numbers, 0))
    return matter("17", not_over_yet, subject, subject.number)


@varies
@clause("17D3", "34")
def closing_pass_of(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a pass out of rotation that would be the last of three: nobody is asked to accept it (29A)."""
    # LHO cannot end the auction so; what is particular to three passes comes before what is general.
    auction = table.auction.with_standing(one.place, Standing.ACCEPTED)
    if one.call != PASS or missed_turn(auction) is not auction.made[one.place]:
        return None
    subject = ThreePasses(one.seat, turn_at(table, one.place), (one.place,), one.number)
    return matter("17", not_over_yet, subject, one.number)


@clause("17D3", "34", "16C1", "16C2")
def not_over_yet(three: ThreePasses, ruling: Ruling) -> None:
    """The auction goes back to the player who missed his turn; that pass and all since are cancelled."""
    words = "Three passes, but {offender} passed when it was {deprived:s} turn: the auction is not over."
    ruling.says(Msg(words, offender=three.offender, deprived=three.deprived), "17D3", "34")
    ruling.says(Msg("It goes back to {deprived}.", deprived=three.deprived), "17D3")
    for place in three.passes:
        seat = ruling.table.auction.made[place].seat
        cancel("17D3", place, ruling)
        ruling.orders(not_for(three.offender.side, seat, PASS, "16C2"))
    if three.number:
        ruling.orders(Settled("17D3", three.number, Stage.RULED))
