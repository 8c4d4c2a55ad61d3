"""Law 25A: A call that was not intended; and a player who asks whether he may change his call."""

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Kind, Question, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPass
from bridgetable.game.regulations import CallsBy
from bridgetable.game.rows import one_row_each
from bridgetable.game.screens import is_behind_screen
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.call_faults import Fault, in_turn, inadmissible, irregular_call, what_is_too_low_now
from bridgetable.laws.common.calls import (
    EVERY_CALL,
    UNSETTLED,
    accept,
    asked_to_call,
    at_that_turn,
    before_call,
    call_options,
    cancel,
    later_calls,
    lho_has_called,
    partner_called_before,
    substitute,
    turn_at,
    withdraw,
)
from bridgetable.laws.common.matters import Fact, FactSort, Matter, matter
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.common.owed_calls import decided_by, owed_again
from bridgetable.laws.law_17_auction_period import in_auction_period
from bridgetable.laws.law_80_screens import nobody_is_told
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Found, Imposed, Informed, Released, Settled
from bridgetable.rulings.ruling import Ruling

FOLLOWS = (Msg("The call meant stands, and nobody is restricted."),)


@frozen
class Calling:
    """A way in which calls are made: the slip that there can be, the words for none, and when a call is made."""

    slip: Option
    none: Msg
    made: Msg | None = None


def slip_is(words: Msg) -> Option:
    """The option that a call was a slip of this sort."""
    return Option("yes", words, FOLLOWS, ("25A1",))


CALLING = one_row_each(
    CallsBy,
    {
        CallsBy.BOXES: Calling(slip_is(Msg("Yes, a slip of hand or tongue")), Msg("It was no slip of the hand.")),
        CallsBy.SPOKEN: Calling(
            slip_is(Msg("Yes, a slip of the tongue")),
            Msg("It was no slip of the tongue."),
            Msg("A call is made when it is spoken."),
        ),
        CallsBy.SILENT: Calling(
            slip_is(Msg("Yes, another part of the silent bidder was touched by mistake")),
            Msg("It was no slip of the hand."),
            Msg("A call is made when its part of the silent bidder is touched, or both parts of a bid."),
        ),
    },
)
"""The ways of calling (25A2), with when a call is made where the book does not say so (18F, White Book 152)."""
MEANT = Option(
    "no", Msg("No, it was meant"), (Msg("Also when the player lost track, or changed his mind."),), ("25A2",)
)


@varies
@clause("25A2", "25A3")
def was_a_slip(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """Establish whether the player had another call in mind at the moment when he made this one."""
    question = slip_question(seat, call)
    calling = CALLING[ruling.table.regulations.bidding]
    if ruling.fact("25A", question, yes=calling.slip, no=MEANT):
        return True
    ruling.says(calling.none, "25A")
    return False


@varies
@clause("25A2", "25A3")
def is_called_a_slip(seat: Seat, call: Call, ruling: Ruling) -> bool:
    """True where somebody says that the player had another call in mind; nobody is asked."""
    return is_said_to_be_a_slip(seat, call, ruling, yes=CALLING[ruling.table.regulations.bidding].slip, no=MEANT)


def is_said_to_be_a_slip(seat: Seat, call: Call, ruling: Ruling, *, yes: Option, no: Option) -> bool:
    """True where an answer to the question about a slip says so; where nobody gives one, it is not asked."""
    return ruling.spoken_of("25A", slip_question(seat, call), Msg("Nobody speaks of a slip."), yes=yes, no=no)


def slip_question(seat: Seat, call: Call) -> Msg:
    """The question about a slip of hand or tongue."""
    return Msg("Was {call} a slip: did {seat} mean another call all the time?", call=call, seat=seat)


@clause("25A1")
def intended_call(place: int, ruling: Ruling) -> None:
    """Ask what the player meant to call, and put it in the place of the slip."""
    made = ruling.table.auction.made[place]
    calls = tuple(c for c in EVERY_CALL if c != made.call)
    question = Msg("What did {seat} mean to call?", seat=made.seat)
    call = asked_to_call(made.seat, "25A1", question, call_options(calls, ("25A1",)), ruling)
    put_right(place, call, ruling)


@clause("25A1")
def put_right(place: int, call: Call, ruling: Ruling, waiting: int = -1) -> None:
    """The intended call stands, under its own law, at the point of the auction where the slip was made."""
    # It may lie there already, as a second call that waits.
    seat, slip = ruling.table.auction.made[place].seat, ruling.table.auction.made[place].call
    decided = decided_by(ruling.table, place)
    at = stands_for_slip(place, call, waiting, ruling)
    duties_wait(place, at, ruling)
    words = Msg("{seat} meant {call}. It stands; the slip counts as never made.", seat=seat, call=call)
    counts_as_never_made(words, seat, slip, ruling)
    over = next((later for later, made in later_calls(ruling.table, at) if made.seat is seat.lho), None)
    if over is not None:
        may_take_back(over, ruling)
    what_is_too_low_now(at, ruling)
    owed_again(decided, slip, at, ruling)
    fault = in_turn(at_that_turn(ruling.table, place), seat, call)
    if turn_at(ruling.table, at) is not seat and not lho_has_called(ruling.table, at):
        # What accepted the slip out of rotation, a word or a call taken back, did not accept the call that was meant.
        ruling.orders(Found("29", irregular_call(Fault(Kind.CALL_OUT_OF_ROTATION, "29"), seat, call, at)))
    elif fault is not None:
        ruling.orders(Found(fault.law, evolve(irregular_call(fault, seat, call, at), deliberate=True)))


@clause("24B")
def duties_wait(place: int, at: int, ruling: Ruling) -> None:
    """Let a duty to pass that came up after the call at this place await its player's next turn."""
    # The call (at) that stands in its stead does not use the duty up.
    seat = ruling.table.auction.made[place].seat
    for duty in ruling.table.obligations:
        if isinstance(duty, MustPass) and duty.seat is seat and place < duty.since <= at:
            ruling.orders(Released(duty.cite, duty), Imposed(duty.cite, evolve(duty, since=at + 1)))


@clause("25A1")
def slip_out_of_turn(place: int, waiting: int, ruling: Ruling) -> None:
    """A slip out of rotation: the call meant, which lies there already, is out of rotation in its stead."""
    meant = ruling.table.auction.made[waiting]
    words = Msg("{new} is what was called; the slip counts as never made.", new=meant.call)
    counts_as_never_made(words, meant.seat, ruling.table.auction.made[place].call, ruling)
    withdraw("25A1", place, ruling)
    never = inadmissible(before_call(ruling.table, waiting), meant.seat, meant.call)
    fault = never or Fault(Kind.CALL_OUT_OF_ROTATION, "29")
    ruling.orders(Found(fault.law, irregular_call(fault, meant.seat, meant.call, waiting)))


@varies
def counts_as_never_made(words: Msg, seat: Seat, slip: Call, ruling: Ruling) -> None:  # noqa: ARG001
    """Say that the intended call stands; the slip told nobody anything."""
    ruling.says(words, "25A1")


def stands_for_slip(place: int, call: Call, waiting: int, ruling: Ruling) -> int:
    """Let the intended call stand for the slip at this place; the place of the call that stands now."""
    between = [at for at, _ in later_calls(ruling.table, place) if at != waiting]
    if waiting >= 0 and not between:
        withdraw("25A1", place, ruling)
        accept("25A1", waiting, ruling)
        return waiting
    substitute("25A1", place, call, ruling)
    return place + 1 if between else len(ruling.table.auction.made) - 1


@varies
@clause("9B2", "16C2", "25A6")
def may_take_back(later: int, ruling: Ruling) -> None:
    """LHO may take back what he called over the slip, and must if it is legal no longer; only his side may use it."""
    # The auction goes on from there: what others have called since, in his turn or after it, is cancelled.
    lho, call = ruling.table.auction.made[later].seat, ruling.table.auction.made[later].call
    if in_turn(before_call(ruling.table, later), lho, call) is not None:
        ruling.says(Msg("{call} by {lho} is not legal over it, and goes back.", call=call, lho=lho), "25A6")
    elif not takes_back(lho, call, ruling):
        return
    withdraw("25A6", later, ruling)
    ruling.orders(not_for(lho.side.other, lho, call, "25A6"))
    for at, made in tuple(later_calls(ruling.table, later)):
        cancel("25A6", at, ruling)
        ruling.orders(not_for(lho.side.other, made.seat, made.call, "25A6"))


def takes_back(lho: Seat, call: Call, ruling: Ruling) -> bool:
    """Ask LHO whether he takes back what he called over the slip."""
    question = Msg("Does {lho} take back {call}, made over the slip?", lho=lho, call=call)
    keep = Option("no", Msg("No, {call} stays", call=call), (), ("25A6",))
    back = Option("yes", Msg("Yes, {lho} calls again", lho=lho), (), ("25A6",))
    acts = (ByAct(lho, "yes", ActKind.CALL), ByAct(lho, "yes", ActKind.CHANGE))
    return ruling.choose(lho, "25A6", question, (keep, back), acts=acts) == "yes"


# --- a player asks whether he may change his call ---------------------------------------------------------------------


def of_change_asked(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a question whether a call may be changed, while that call counts."""
    if one.call is None or not table.auction.made[one.place].stands:
        return None
    return matter("25", may_he_change, one, one.number, rests_on=(Fact(FactSort.STANDS, one.place),))


@clause("25A1", "25A3", "25A4", "25A5", "81C2")
def may_he_change(asked: Irregularity, ruling: Ruling) -> None:
    """The director tells him what the Laws allow: a slip may be put right in time, a call that was meant stands."""
    table, took_back = ruling.table, asked.how is Question.TOOK_BACK
    call = table.auction.made[asked.place].call
    words = "{seat} took {call} back." if took_back else "{seat} asks whether he may change {call}."
    ruling.says(Msg(words, seat=asked.seat, call=call), "25")
    tell_how_calls_are_made(ruling)
    if partner_called_before(table, asked.place, asked.after):
        ruling.says(Msg("{partner} has called since: nothing may be changed.", partner=asked.seat.partner), "25A4")
    elif not in_auction_period(table):
        ruling.says(Msg("The auction period is over: nothing may be changed."), "25A5")
    elif was_a_slip(asked.seat, call, ruling):
        is_put_right(asked, ruling)
        return
    ruling.says(Msg("{call} stands.", call=call), "25A2")
    may, may_not, now = asked.seat.side.other.seats, (asked.seat.partner,), ruling.table.acts
    words = TAKES_BACK if took_back else WOULD_CHANGE
    known = Information(asked.seat, None, Source.REMARK, may, may_not, "16B1", call, words, now)
    if is_behind_screen(ruling.table, asked.place):
        nobody_is_told(ruling)
    else:
        ruling.orders(Informed("16B1", known))
    ruling.orders(Settled("25A2", asked.number, Stage.RULED))


@clause("18F", "80B2e")
def tell_how_calls_are_made(ruling: Ruling) -> None:
    """Say when a call is made, where another way of calling is laid down: until then it may be another."""
    made = CALLING[ruling.table.regulations.bidding].made
    if ruling.table.regulations.screens:
        ruling.says(Msg("Behind screens a call is made when it lies on the tray and is let go."), "80B2e")
    elif made is not None:
        ruling.says(made, "18F")


WOULD_CHANGE = "May I change it?"
TAKES_BACK = "I take it back."


def is_put_right(asked: Irregularity, ruling: Ruling) -> None:
    """The call that he meant stands; what was wrong with the slip is of no account."""
    intended_call(asked.place, ruling)
    for one in ruling.table.irregularities:
        if one.place == asked.place and one.number != asked.number and one.stage in UNSETTLED:
            ruling.orders(Settled("25A1", one.number, Stage.LAPSED))
    ruling.orders(Settled("25A1", asked.number, Stage.RULED, Settlement.ALL_ALONG))
