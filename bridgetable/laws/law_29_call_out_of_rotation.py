"""Law 29: Procedure after a call out of rotation."""

from bridgetable.game.auction import Standing, seat_to_call
from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_30_calls_cancelled as law_30
from bridgetable.laws.common import calls
from bridgetable.laws.common.call_faults import in_turn, irregular_call
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import carried_out, not_for
from bridgetable.laws.law_17_auction_period import closing_pass_of
from bridgetable.laws.law_25_change_of_call import changes_his_call, of_change_of_call
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause, law_of
from bridgetable.rulings.decisions import ActKind, ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import CallAccepted, CallCancelled, CallMade, Found, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Explained:
    """A call out of rotation that no longer needs a ruling, and the clause that says why."""

    number: int
    seat: Seat
    turn: Seat
    call: Call
    cite: str
    place: int
    how: Settlement | None = None


def of_call_out_of_rotation(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a call out of rotation, also where it only explains why there is nothing to do."""
    if one.call is None or (calls.is_gone(table, one) and one.settled is not Settlement.FELL_AWAY):
        return None
    turn = calls.turn_at(table, one.place)
    how = Settlement.FELL_AWAY if is_called_over_in_turn(table, one, turn) else one.settled
    if how in {Settlement.ACCEPTED, Settlement.FELL_AWAY}:
        whose, cite = next_in_turn(table, one) if how is Settlement.FELL_AWAY else turn, one.settled_by or "28B"
        explained = Explained(one.number, one.seat, whose, one.call, cite, one.place, how)
        return matter(str(law_of(cite)), nothing_to_rectify, explained, one.number)
    if calls.call_of(table, one).standing is not Standing.WAITING and turn is one.seat:
        return None
    if changes_his_call(calls.before_call(table, one.place), one.seat, one.call) and not table.tricks:
        return of_change_of_call(table, one)
    closing = None if table.tricks else closing_pass_of(table, one)
    if closing is not None:
        return closing
    if table.tricks:
        return matter("29", too_late, Explained(one.number, one.seat, turn, one.call, "29B", one.place), one.number)
    duty = calls.must_pass(table, turn)
    if turn is one.seat.rho and duty is not None and duty.since <= one.place:
        over_pass = Explained(one.number, one.seat, turn, one.call, "28A", one.place)
        return matter("28", in_turn_over_pass, over_pass, one.number)
    if turn is one.seat:
        accepted_before = Explained(one.number, one.seat, turn, one.call, "29A", one.place)
        return matter("29", in_turn_after_all, accepted_before, one.number)
    subject = law_30.OutOfRotation(one.number, one.seat, one.call, one.place, turn)
    return matter("29", call_out_of_rotation, subject, one.number)


IN_TURN_NOW = "{seat} called {call}: that is a call in turn now."
ACCEPTED = "{lho} called over it, and so accepted it."
FELL_AWAY = "{turn}, whose turn it was, called: that is in rotation, and {call} counts as not made."


@clause("29A", "28B")
def nothing_to_rectify(explained: Explained, ruling: Ruling) -> None:
    """A call out of rotation was accepted by LHO's call, or fell away by the call of the opponent in turn."""
    seat, turn, call, lho = explained.seat, explained.turn, explained.call, explained.seat.lho
    if turn is seat:
        ruling.says(Msg(IN_TURN_NOW, seat=seat, call=call), explained.cite)
    else:
        tell(seat, turn, call, ruling)
    if explained.how is Settlement.ACCEPTED:
        ruling.says(Msg(ACCEPTED, lho=lho), explained.cite)
    else:
        ruling.says(Msg(FELL_AWAY, turn=turn, call=call), explained.cite)
        if not calls.is_gone(ruling.table, ruling.table.irregularity(explained.number)):
            calls.cancel(explained.cite, explained.place, ruling)
        calls.taken_back(seat, call, ruling)
    ruling.orders(Settled(explained.cite, explained.number, Stage.RULED, explained.how))


def next_in_turn(table: Table, one: Irregularity) -> Seat:
    """The player in turn who called over a call out of rotation that has fallen away by that."""
    later = (m.seat for _, m in calls.later_calls(table, one.place))
    return next((seat for seat in later if is_in_rotation(table, one, seat)), one.seat.rho)


@clause("29B")
def too_late(late: Explained, ruling: Ruling) -> None:
    """Play has begun: a call that has waited since the auction is cancelled, and nothing else follows."""
    tell(late.seat, late.turn, late.call, ruling)
    ruling.says(Msg("Play has begun: nothing more follows."), "29B")
    calls.cancel("29B", late.place, ruling)
    ruling.orders(Settled("29B", late.number, Stage.RULED))


@clause("29A")
def in_turn_after_all(late: Explained, ruling: Ruling) -> None:
    """The call is in turn after all, since an earlier one was accepted: it stands, under its own law."""
    ruling.says(Msg(IN_TURN_NOW, seat=late.seat, call=late.call), "29A")
    stands_in_turn(late, late.place, ruling)


@clause("28A")
def in_turn_over_pass(late: Explained, ruling: Ruling) -> None:
    """The call is in turn since RHO, as it has turned out, had to pass: his pass comes before it, though unsaid."""
    words = "{turn} had to pass: {call} by {seat} counts as made in turn."
    ruling.says(Msg(words, turn=late.turn, call=late.call, seat=late.seat), "28A")
    ruling.orders(CallMade("28A", late.turn, PASS, late.place))
    stands_in_turn(late, late.place + 1, ruling)


def stands_in_turn(late: Explained, place: int, ruling: Ruling) -> None:
    """Order that the call, now at this place of the record, stands as one made in turn, under its own law."""
    calls.accept(late.cite, place, ruling)
    ruling.orders(Settled(late.cite, late.number, Stage.RULED, Settlement.ACCEPTED))
    fault = in_turn(calls.before_call(ruling.table, place), late.seat, late.call)
    if fault is not None:
        ruling.orders(Found(fault.law, irregular_call(fault, late.seat, late.call, place)))


def tell(seat: Seat, turn: Seat, call: Call, ruling: Ruling) -> None:
    """Report the caller, and the player whose turn it was."""
    ruling.says(Msg("{seat} called {call}; it was {turn:s} turn.", seat=seat, call=call, turn=turn), "29")


@clause("29A")
def call_out_of_rotation(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """Somebody called out of turn: LHO may accept it; else it is cancelled, and the turn goes back."""
    tell(oor.seat, oor.turn, oor.call, ruling)
    if lho_accepts(oor, ruling):
        calls.accept("29A", oor.place, ruling)
        partner_called_in_vain(oor, ruling)
        ruling.orders(Settled("29A", oor.number, Stage.RULED, Settlement.ACCEPTED))
    else:
        not_accepted(oor, ruling)


@clause("29A", "32")
def lho_accepts(oor: law_30.OutOfRotation, ruling: Ruling) -> bool:
    """Ask the offender's LHO whether he accepts the call; he does so too by calling."""
    lho = oor.seat.lho
    if any(made.seat is lho and made.stands for _, made in calls.later_calls(ruling.as_it_lies, oor.place)):
        ruling.looks_again()  # He had called out of rotation and has changed that call, while another question waited.
        ruling.says(Msg(ACCEPTED, lho=lho), "29A")
        return True
    stands = Msg("{call} stands, {lho} calls next, and nobody is restricted.", call=oor.call, lho=lho)
    any_call = Msg("Any call by {lho} accepts it.", lho=lho)
    yes = Option("yes", Msg("Yes, accept {call}", call=oor.call), (stands, any_call), ("29A",))
    back = Msg("{call} is cancelled, and it is {turn:s} turn.", call=oor.call, turn=oor.turn)
    then, cites = law_30.outlook(oor, ruling)
    no = Option("no", Msg("No, do not accept"), (back, then), ("29B", *cites))
    act = ByAct(lho, "yes", ActKind.CALL)
    question = Msg("Do you accept {call} by {seat}?", call=oor.call, seat=oor.seat)
    return ruling.choose(lho, "29A", question, (yes, no), acts=(act,)) == "yes"


@clause("16C2")
def partner_called_in_vain(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """The calls of the offender's side since then go, and what was called on them: they do not take LHO's right."""
    side, lho = oor.seat.side, oor.seat.lho
    later = tuple(calls.later_calls(ruling.table, oor.place))
    since = next((at for at, made in later if made.stands and made.seat.side is side), len(ruling.table.auction.made))
    for at, made in later:
        waits = made.standing is Standing.WAITING and made.seat is not oor.seat.partner
        if at >= since and made.seat is not lho and not waits:
            calls.cancel("29A", at, ruling)
            if not made.unsaid:
                ruling.orders(not_for(side, made.seat, made.call, "16C2"))


@clause("29B", "29C")
def not_accepted(oor: law_30.OutOfRotation, ruling: Ruling) -> None:
    """The call is cancelled and the turn goes back; what follows depends on what it was, and whose turn."""
    calls.cancel("29B", oor.place, ruling)
    calls.taken_back(oor.seat, oor.call, ruling)
    if oor.call == PASS:
        law_30.pass_cancelled(oor, ruling)
    elif calls.is_double(oor.call):
        law_30.double_cancelled(oor, ruling)
    else:
        law_30.bid_cancelled(oor, ruling)


@clause("29A", "28B")
def called_over(table: Table, one: Irregularity, seat: Seat) -> Table:
    """The table when somebody calls while a call out of rotation lies there that nobody has mentioned."""
    # LHO accepts it by calling out of his turn (29A). An opponent in turn who is not LHO calls in rotation, and it
    # falls away (28B), so that a redouble of it doubles nothing, also where LHO's call waits: it has accepted nothing.
    # LHO whose own turn it is can mean either: the director will ask.
    made = calls.call_of(table, one)
    if made.standing is not Standing.WAITING:
        return table
    turn = seat_to_call(table.auction)
    if seat is one.seat.lho and seat is not turn and not any(calls.later_calls(table, one.place)):
        stands = CallAccepted("29A", one.place, made.seat, made.call)
        return carried_out(table, stands, Settled("29A", one.number, Stage.CONDONED, Settlement.ACCEPTED))
    by_lho = any(m.stands and m.seat is one.seat.lho for _, m in calls.later_calls(table, one.place))
    if seat is turn and is_in_rotation(table, one, seat) and not by_lho:
        gone = carry_out(table, CallCancelled("28B", one.place, made.seat, made.call))
        return carry_out(without_changes(gone, one), Settled("28B", one.number, Stage.CONDONED, Settlement.FELL_AWAY))
    return table


@clause("28B")
def is_called_over_in_turn(table: Table, one: Irregularity, turn: Seat) -> bool:
    """True where a call out of rotation waits, and the player in turn has called since, as a law required of him."""
    since = next((m.seat for _, m in calls.later_calls(table, one.place) if m.stands), None)
    waits = calls.call_of(table, one).standing is Standing.WAITING
    return waits and since is turn and is_in_rotation(table, one, turn)


@varies
@clause("28B")
def is_in_rotation(table: Table, one: Irregularity, seat: Seat) -> bool:  # noqa: ARG001
    """True where a call in turn, over a call out of rotation, counts as in rotation: an opponent's who is not LHO."""
    return seat is one.seat.rho


@clause("28B")
def without_changes(table: Table, one: Irregularity) -> Table:
    """The table without what its player has laid over a call out of rotation that has fallen away."""
    for other in table.irregularities:
        if other.kind is Kind.CHANGE_OF_CALL and other.seat is one.seat and other.place > one.place:
            made = calls.call_of(table, other)
            if made.standing is Standing.WAITING:
                gone = CallCancelled("28B", other.place, made.seat, made.call)
                told = not_for(made.seat.side, made.seat, made.call, "16C2")
                table = carried_out(table, gone, told, Settled("28B", other.number, Stage.LAPSED))
    return table
