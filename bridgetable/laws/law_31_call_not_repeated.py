"""Laws 31A1 and 32A1: Another call than the one that had to be repeated."""

from __future__ import annotations

from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPass, MustRepeat
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.auction_duties import must_pass
from bridgetable.laws.common.call_faults import in_turn, irregular_call
from bridgetable.laws.common.calls import (
    before_call,
    is_gone,
    known_to_all,
    lho_has_called,
    make,
    take_back_after,
    taken_back,
    withdraw,
)
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.owed_calls import cannot_repeat, irregularity_of
from bridgetable.rulings.citations import clause, law_of
from bridgetable.rulings.effects import Found, Released, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class NotRepeated:
    """A call by a player who had to repeat another one."""

    number: int
    seat: Seat
    call: Call
    place: int
    cite: str
    repeat: Call
    lho_called: bool


def of_call_not_repeated(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a call that should have been the one made out of rotation before."""
    if one.call is None or is_gone(table, one):
        return None
    for duty in table.obligations:
        if isinstance(duty, MustRepeat) and duty.seat is one.seat:
            lho = lho_has_called(table, one.place)
            wrong = NotRepeated(one.number, one.seat, one.call, one.place, duty.cite, duty.call, lho)
            return matter(str(law_of(duty.cite)), not_repeated, wrong, one.number)
    return None


@clause("16C2", "31A1", "32A1")
def not_repeated(wrong: NotRepeated, ruling: Ruling) -> None:
    """The call that had to be repeated is put in its place, unless LHO has called over the wrong one."""
    # Then it is never made again, so that it is a withdrawn call, and not for its own side to use (16C2).
    words = "{seat} had to call {repeat} again, and called {call}."
    ruling.says(Msg(words, seat=wrong.seat, repeat=wrong.repeat, call=wrong.call), wrong.cite)
    if wrong.lho_called:
        ruling.says(Msg("{lho} has called over it: it stands.", lho=wrong.seat.lho), "11A")
        taken_back(wrong.seat, wrong.repeat, ruling)
    else:
        take_back_after(wrong.cite, wrong.place, ruling)
        withdraw(wrong.cite, wrong.place, ruling)
        taken_back(wrong.seat, wrong.call, ruling)
        bound = must_pass(ruling.table, wrong.seat)
        if bound is None or wrong.repeat == PASS:
            is_repeated(wrong, ruling)
        else:
            passes_instead(wrong, bound, ruling)
    for duty in ruling.table.obligations:
        if isinstance(duty, MustRepeat) and duty.seat is wrong.seat:
            ruling.orders(Released(wrong.cite, duty))
    ruling.orders(Settled(wrong.cite, wrong.number, Stage.RULED))


@clause("31A1", "32A1")
def is_repeated(wrong: NotRepeated, ruling: Ruling) -> None:
    """The call that had to be repeated is made, for everybody to use; if it is not legal, its own law follows."""
    make(wrong.cite, wrong.seat, wrong.repeat, ruling)
    if any((i.seat, i.call) == (wrong.seat, wrong.repeat) and i.may_not for i in ruling.table.information):
        known_to_all(wrong.seat, wrong.repeat, ruling, wrong.cite)  # he had laid it over the wrong one himself
    place = len(ruling.table.auction.made) - 1
    fault = in_turn(before_call(ruling.table, place), wrong.seat, wrong.repeat)
    if fault is not None:
        found = irregular_call(fault, wrong.seat, wrong.repeat, place)
        ruling.orders(Found(fault.law, evolve(found, deliberate=True)))


@clause("24B", "24C", "35B")
def passes_instead(wrong: NotRepeated, bound: MustPass, ruling: Ruling) -> None:
    """A pass ordered since for his next turn comes before the repetition: it is made, and the call is not repeated."""
    number = irregularity_of(ruling.table, wrong.seat, wrong.repeat)
    cannot_repeat(wrong.seat, wrong.repeat, number, bound.cite, ruling)
    taken_back(wrong.seat, wrong.repeat, ruling)
    make(bound.cite, wrong.seat, PASS, ruling)
