"""Law 23 of the draft of 2006: Change of call: an involuntary one at once; an intended one never."""

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_25_change_of_call as law_25
from bridgetable.laws import law_25_unintended_call as slips
from bridgetable.laws.common import calls
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

UNINTENDED = Option("yes", Msg("Yes, involuntary"), (Msg("It matters whether he changed it at once."),), ("D23B1",))
INTENDED = Option("no", Msg("No, it was meant"), (Msg("It may not be changed, and nobody can accept it."),), ("D23B3",))


# --- an involuntary call ----------------------------------------------------------------------------------------------


@EDITION.instead_of(slips.was_a_slip, "23B1", "23B2")
def was_a_slip(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """Establish whether the call was involuntary, and was changed at once and without being thought of again."""
    if ruling.fact("25A", slips.slip_question(seat, call), yes=UNINTENDED, no=INTENDED):
        return at_once(seat, ruling)
    ruling.says(Msg("The call was meant."), "D23B1")
    return False


@EDITION.instead_of(slips.is_called_a_slip, "23B1")
def is_called_a_slip(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """True where somebody says that the call was involuntary, and it was changed at once."""
    is_said = slips.is_said_to_be_a_slip(seat, call, ruling, yes=UNINTENDED, no=INTENDED)
    return is_said and at_once(seat, ruling)


@EDITION.clause("23B2")
def at_once(seat: Seat, ruling: Ruling) -> bool:
    """Establish whether he changed it in the instant in which he discovered it, without reconsidering."""
    stands = Msg("The call meant stands; what the other told is not for his side.")
    yes = Option("yes", Msg("Yes, the instant he saw it"), (stands,), ("D23B2", "D23C"))
    no = Option("no", Msg("No, he thought about it"), (Msg("It may not be changed."),), ("D23B3",))
    question = Msg("Did {seat} change it the instant he discovered it, without thinking again?", seat=seat)
    if ruling.fact("D23B2", question, yes=yes, no=no):
        return True
    ruling.says(Msg("It was not changed at once: the call stands."), "D23B2")
    return False


@EDITION.instead_of(slips.counts_as_never_made, "23C")
def is_withdrawn(words: Msg, seat: Seat, slip: Call, ruling: Ruling) -> None:
    """The call changed is a withdrawn one: what it told is not for its player's own side."""
    ruling.says(Msg("{seat} may change {call}, which is withdrawn.", seat=seat, call=slip), "D23B1")
    ruling.says(Msg("{side:short} may not use {call}.", side=seat.side, call=slip), "D23C", "D8A3")
    calls.taken_back(seat, slip, ruling)


@EDITION.instead_of(slips.may_take_back, "23A2")
def are_cancelled(later: int, ruling: Ruling) -> None:
    """All that was called after the call changed is cancelled, and the auction goes on from there."""
    lho = ruling.table.auction.made[later].seat
    ruling.says(Msg("What was called since is cancelled, and {lho} calls again.", lho=lho), "D23A2")
    since = ((at, made) for at, made in calls.later_calls(ruling.table, later))
    for at, made in ((later, ruling.table.auction.made[later]), *since):
        calls.cancel("D23A2", at, ruling)
        ruling.orders(not_for(lho.side.other, made.seat, made.call, "D23C"))


# --- a call that was meant --------------------------------------------------------------------------------------------


@EDITION.instead_of(law_25.lho_accepts, "23B3")
def lho_accepts(change: law_25.ChangeOfCall, ruling: Ruling) -> bool:
    """LHO is not asked: nobody can accept the second call."""
    ruling.says(
        Msg("{old} was meant: {lho} cannot accept {new}.", old=change.old, lho=change.lho, new=change.new), "D23B3"
    )
    return False


@EDITION.instead_of(law_25.stays_as_it_was)
@EDITION.instead_of(law_25.called_over_already, "23B3", "23C")
def is_cancelled(change: law_25.ChangeOfCall, ruling: Ruling) -> None:
    """The second call is cancelled with every call after it, and the first stands."""
    for _, made in tuple(calls.later_calls(ruling.table, change.place)):
        ruling.orders(not_for(change.seat.side, made.seat, made.call, "D23C"))
    calls.cancel_after("D23B3", change.place, ruling)
    calls.cancel("D23B3", change.place, ruling)
    ruling.says(Msg("{old} stands.", old=change.old), "inferred:23B3")
    law_25.lead_restriction(law_25.Replaced(change.seat, change.number, change.new, change.old), "D23B3", ruling)


# True where the call that stands spares the side something: calls are not compared.
EDITION.has(law_25.is_comparable_change, "23C", value=False)


@EDITION.instead_of(law_25.called_over, "23B3")
def called_over(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when LHO calls over a second call that nobody has mentioned: that does not make it stand."""
    return table
