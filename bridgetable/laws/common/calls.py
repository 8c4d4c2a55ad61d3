"""The common part of the laws of the auction: the calls of the record, what is taken back, and duties to call."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import assert_never

from bridgetable.game.auction import MAX_LEVEL, Made, Standing, seat_to_call
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, WRITTEN, Bid, Call, Double, Redouble, Strain
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import AuctionDuty, CallOwed, MustPass, MustRepeat, NoDouble, Owed, Scope
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.orders import not_for
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, ByAct, Option
from bridgetable.rulings.ruling import Ruling

BIDS: tuple[Bid, ...] = tuple(Bid(level, strain) for level in range(1, MAX_LEVEL + 1) for strain in Strain)
EVERY_CALL: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
GONE = frozenset({Standing.WITHDRAWN, Standing.CANCELLED})
UNSETTLED = frozenset({Stage.COMMITTED, Stage.NOTICED})


def call_of(table: Table, one: Irregularity) -> Made:
    """The call of an irregularity as it stands in the record now."""
    return table.auction.made[one.place]


def is_gone(table: Table, one: Irregularity) -> bool:
    """True where the call of an irregularity has been taken back or cancelled already."""
    return call_of(table, one).standing in GONE


def is_double(call: Call) -> bool:
    """True where a call is a double or a redouble."""
    return isinstance(call, Double | Redouble)


def turn_at(table: Table, place: int) -> Seat:
    """The seat whose turn it was when the call at this place of the record was made."""
    calls = table.auction.before(place).standing
    return calls[-1].seat.lho if calls else table.auction.dealer


def before_call(table: Table, place: int) -> Table:
    """The table as it was when the call at this place of the record was made."""
    return evolve(table, auction=table.auction.before(place), contract=None)


@clause("24B", "25A1", "25B1", "31A1")
def at_that_turn(table: Table, place: int) -> Table:
    """The table when the call at a place of the record was made, for what was called at that turn or stands for it."""
    # To pass at the next turn binds its player only from the next one on; to repeat a call binds him at this turn
    # still, though the call at this place was the repetition.
    before = before_call(table, place)
    kept = tuple(d for d in before.obligations if not isinstance(d, MustPass | NoDouble) or d.since <= place)
    return evolve(before, obligations=kept)


def later_calls(table: Table, place: int) -> Iterator[tuple[int, Made]]:
    """The calls after this place of the record that have not been taken back, with their places."""
    for at, made in enumerate(table.auction.made[place + 1 :], place + 1):
        if made.standing not in GONE:
            yield at, made


def lho_has_called(table: Table, place: int) -> bool:
    """True where the left-hand opponent of the player who made the call at this place has called since."""
    lho = table.auction.made[place].seat.lho
    return any(made.seat is lho for _, made in later_calls(table, place))


@clause("25A1", "25A4")
def partner_called_before(table: Table, place: int, until: int) -> bool:
    """True where the partner of this call's player called before a later place: the change comes too late."""
    # A call out of rotation that waits for its ruling is none yet.
    partner = table.auction.made[place].seat.partner
    return any(m.seat is partner and m.stands and at < until for at, m in later_calls(table, place))


def second_call(table: Table, place: int) -> int | None:
    """The place of another call that the same player has laid over the one at this place, if it waits there."""
    return next(iter(laid_over(table, place)), None)


def laid_over(table: Table, place: int) -> tuple[int, ...]:
    """The places of the calls that the same player has laid over the one at this place, as far as they wait there."""
    seat = table.auction.made[place].seat
    return tuple(at for at, m in later_calls(table, place) if m.seat is seat and m.standing is Standing.WAITING)


@clause("21B1a")
def place_now(place: int, ruling: Ruling) -> int:
    """The place of a call, or of what its player has called for it while the next question waits: he may change it."""
    seat = ruling.table.auction.made[place].seat
    if ruling.as_it_lies.auction.made[place].standing not in GONE:
        return place
    later = later_calls(ruling.looks_again(), place)
    return next((at for at, m in later if m.seat is seat and m.stands), place)


def lowest_in(table: Table, strain: Strain) -> Bid | None:
    """The lowest sufficient bid in a denomination, if there is one left."""
    return next((b for b in BIDS if b.strain is strain and table.auction.reached.admits(Seat.N, b)), None)


def accept(cite: str, place: int, ruling: Ruling) -> None:
    """Order that the call at this place is treated as legal."""
    made = ruling.table.auction.made[place]
    ruling.orders(effects.CallAccepted(cite, place, made.seat, made.call))


def cancel(cite: str, place: int, ruling: Ruling) -> None:
    """Order that the call at this place is cancelled."""
    made = ruling.table.auction.made[place]
    ruling.orders(effects.CallCancelled(cite, place, made.seat, made.call))


def withdraw(cite: str, place: int, ruling: Ruling) -> None:
    """Order that the call at this place is withdrawn."""
    made = ruling.table.auction.made[place]
    ruling.orders(effects.CallWithdrawn(cite, place, made.seat, made.call))


def substitute(cite: str, place: int, call: Call, ruling: Ruling) -> None:
    """Order that the player of the call at this place makes another instead."""
    made = ruling.table.auction.made[place]
    ruling.orders(effects.CallSubstituted(cite, place, made.seat, made.call, call))


def make(cite: str, seat: Seat, call: Call, ruling: Ruling) -> None:
    """Order that a player calls."""
    ruling.orders(effects.CallMade(cite, seat, call))


def place_instead(table: Table, place: int) -> int:
    """The place of a call made for the one at this place, which is gone: before one accepted since (29A), or last."""
    # Where the turn has gone back behind it, for a call was changed before it (21B1a), he calls in turn.
    made = table.auction.made
    accepted_since = turn_at(table, place) is made[place].seat and any(m.stands for _, m in later_calls(table, place))
    return place + 1 if accepted_since else len(made)


def put_in_place(cite: str, place: int, call: Call, ruling: Ruling) -> int:
    """Make a call for the one at this place, which is gone; the new one's place."""
    at, made = place_instead(ruling.table, place), ruling.table.auction.made
    if at < len(made):
        substitute(cite, place, call, ruling)
    else:
        make(cite, made[place].seat, call, ruling)
    return at


def cancel_after(cite: str, place: int, ruling: Ruling) -> None:
    """Order that every call after this place is cancelled."""
    for at, _ in tuple(later_calls(ruling.table, place)):
        cancel(cite, at, ruling)


def settle_all_at(place: int, cite: str, ruling: Ruling) -> None:
    """Order that whatever was irregular about the call at this place is ruled."""
    for one in ruling.table.irregularities:
        if one.place == place and one.stage is not Stage.RULED:
            ruling.orders(effects.Settled(cite, one.number, Stage.RULED))


@clause("16C1", "16C2")
def take_back_after(cite: str, place: int, ruling: Ruling, spared: int | None = None) -> None:
    """Order that every call after an offender's goes but one; his opponents may use those calls, and not his side."""
    side = ruling.table.auction.made[place].seat.side
    for at, made in tuple(later_calls(ruling.table, place)):
        if at == spared:
            continue
        cancel(cite, at, ruling)
        ruling.orders(not_for(side, made.seat, made.call, "16C2"))


@clause("16C1", "16C2", "25B3")
def taken_back(seat: Seat, call: Call, ruling: Ruling) -> None:
    """Tell who may use a call that an offender made and that counts no longer: his opponents, and not his own side."""
    ruling.orders(not_for(seat.side, seat, call, "16C2"))


@clause("23B", "26A")
def known_to_all(seat: Seat, call: Call, ruling: Ruling, cite: str = "23B") -> None:
    """Tell that everybody may use a call taken back, because it or a comparable one comes in its stead."""
    ruling.orders(effects.Informed(cite, Information(seat, None, Source.WITHDRAWN, SEATS, (), cite, call)))


def call_options(calls: Iterable[Call], cites: Iterable[str] = (), group: str = "") -> Iterator[Option]:
    """An option for each call; its key is the call as it is written."""
    each = tuple(cites)
    return (call_option(call, each, group) for call in calls)


@cache
def call_option(call: Call, cites: tuple[str, ...], group: str) -> Option:
    """A call as an option, kept, for exploring a ruling asks for the same ones again and again."""
    return Option(str(call), Msg("{call}", call=call), (), cites, group)


@clause("24B", "24C", "37B1", "37B2", "38B", "38C")
def replaced_by(
    place: int,
    cite: str,
    question: Msg,
    options: Callable[[Table], Iterable[Option]],
    ruling: Ruling,
    *,
    any_call: bool = False,
) -> int:
    """Ask which call stands for the one at this place, which is gone, and make it; the new one's place."""
    # It is the player's call at that turn: if he must pass, he can only pass, and has then done so once; and if a pass
    # of his has been put there by another law meanwhile, it is that pass.
    table = ruling.looks_again()
    seat = table.auction.made[place].seat
    there = called_at_turn_of(table, place)
    if there is not None:
        call = table.auction.made[there].call
        ruling.says(Msg("{seat} has called {call} at this turn: that is the replacement.", seat=seat, call=call), cite)
        return there
    duty = must_pass(table, seat)
    then = before_call(table, place_instead(table, place))
    offered = options(then) if duty is None else call_options((PASS,), (duty.cite,), "Pass")
    call = asked_to_call(seat, cite, question, offered, ruling, any_call=any_call and duty is None)
    if duty is not None and duty.scope is Scope.NEXT_TURN:
        ruling.orders(effects.Released(duty.cite, duty))
    return put_in_place(cite, place, call, ruling)


def called_at_turn_of(table: Table, place: int) -> int | None:
    """The place of another call that stands for the turn at which the call at this place, now gone, was made."""
    # What is wrong with such a call is ruled before it can be the replacement.
    seat = table.auction.made[place].seat
    later = ((at, m.seat) for at, m in later_calls(table, place) if m.stands and turn_at(table, at) is seat)
    at, caller = next(later, (place, seat))
    wrong = any(i.place == at and i.stage in UNSETTLED for i in table.irregularities)
    return None if at == place or wrong or caller is not seat else at


def asked_to_call(
    seat: Seat, cite: str, question: Msg, options: Iterable[Option], ruling: Ruling, *, any_call: bool = False
) -> Call:
    """Ask which call it is to be, or was meant to be; the call itself, made at the table, answers."""
    # Who is asked for a call may change his own to it; nobody accepts another's by changing his (25B1, 27A1, 29A).
    acts = tuple(ByAct(seat, "", kind, any_call=any_call) for kind in (ActKind.CALL, ActKind.CHANGE))
    return WRITTEN[ruling.choose(seat, cite, question, options, acts=acts)]


# --- the duties of players in the auction: to pass, to make the same call again, to answer for one cancelled ----------


def called_since(table: Table, seat: Seat, since: int) -> Made | None:
    """The first call by this seat that counts, from a place of the record (0 upwards) on."""
    at = place_called_since(table, seat, since)
    return None if at is None else table.auction.made[at]


def place_called_since(table: Table, seat: Seat, since: int) -> int | None:
    """The place of the first call by this seat that counts, from a place of the record (0 upwards) on."""
    later = enumerate(table.auction.made[since:], since)
    return next((at for at, m in later if m.seat is seat and m.stands), None)


def was_noticed_by(one: Irregularity, place: int) -> bool:
    """True where attention had been drawn to an irregularity before anybody called over a place of the record."""
    return one.noticed_at is not None and one.noticed_at[0] <= place + 1


def binds_in_auction(duty: AuctionDuty, table: Table) -> bool:
    """True where a duty to call still binds: until the next call, or to the end of the auction."""
    # A repetition is owed at one turn (31A1): it falls away with the turn, as when a call out of it was accepted, and
    # binds no longer once it has been made, also when it was withdrawn as too low. Who must pass cannot repeat a bid.
    if table.phase is not Phase.AUCTION:
        return False
    match duty:
        case MustPass():
            return duty.scope is Scope.REST or called_since(table, duty.seat, duty.since) is None
        case NoDouble():
            return called_since(table, duty.seat, duty.since) is None
        case MustRepeat():
            since = table.auction.made[duty.since :]
            return not any(m.stands or (m.seat, m.call) == (duty.seat, duty.call) for m in since)
        case CallOwed():
            cannot = duty.owed is Owed.REPEAT and duty.call != PASS and must_pass(table, duty.seat) is not None
            return not cannot and called_since(table, duty.seat, duty.since) is None
        case _:
            assert_never(duty)


def must_pass(table: Table, seat: Seat) -> MustPass | None:
    """The duty by which this player must pass at his next turn, if any."""
    duties = (d for d in table.obligations if isinstance(d, MustPass) and d.seat is seat)
    return next((d for d in duties if binds_in_auction(d, table)), None)


@clause("28A", "31A1")
def can_only_pass(table: Table, seat: Seat) -> bool:
    """True where a law requires this player to pass at his next turn, or to make an artificial pass again (30C)."""
    repeat = must_repeat(table, seat)
    again = (repeat is not None and repeat.call == PASS) or must_pass_either_way(table, seat)
    return again or must_pass(table, seat) is not None


@clause("30A", "30C", "31A1")
def must_pass_either_way(table: Table, seat: Seat) -> bool:
    """True where RHO has passed at the turn of his at which this player passed, artificially or not."""
    for one in table.irregularities:
        if one.kind is Kind.CALL_OUT_OF_ROTATION and (one.seat, one.call, one.stage) == (seat, PASS, Stage.NOTICED):
            since = [m for m in table.auction.made[one.place :] if m.stands]
            if is_gone(table, one) and [(m.seat, m.call) for m in since] == [(seat.rho, PASS)]:
                return True
    return False


def may_not_double(table: Table, seat: Seat) -> NoDouble | None:
    """The duty by which this player may not double or redouble at his next turn, if any."""
    duties = (d for d in table.obligations if isinstance(d, NoDouble) and d.seat is seat)
    return next((d for d in duties if binds_in_auction(d, table)), None)


def must_repeat(table: Table, seat: Seat) -> MustRepeat | None:
    """The duty by which this player must make a call again at his next turn, if any."""
    duties = (d for d in table.obligations if isinstance(d, MustRepeat) and d.seat is seat)
    return next((d for d in duties if binds_in_auction(d, table)), None)


@clause("17B", "17C")
def on_turn(table: Table) -> Seat | None:
    """The seat whose turn it is to call, in the auction."""
    return seat_to_call(table.auction) if table.phase is Phase.AUCTION else None
