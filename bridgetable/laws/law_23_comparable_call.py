"""Law 23: Comparable call."""

from __future__ import annotations

from attrs import frozen

from bridgetable.game.calls import Call
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

ASSISTED = "23C"
NOT_COMPARABLE = "no"
BY_METHODS = Msg("Judge by the methods of {side}, not by the cards held.")
AS_SHOWN = Msg("What an artificial call shows counts, not what it names.")


@frozen
class Compared:
    """A call taken back and the call made instead, and what follows if they are comparable, and if they are not."""

    seat: Seat
    withdrawn: Call
    call: Call
    if_comparable: Msg
    if_not: Msg
    cites_if_comparable: tuple[str, ...]
    cites_if_not: tuple[str, ...]


@clause("23A1", "23A2", "23A3")
def is_comparable(compared: Compared, ruling: Ruling) -> bool:
    """Ask the director which of the three tests the call meets, if any; one is enough."""
    old, new = compared.withdrawn, compared.call
    good = (compared.if_comparable,)
    cites = compared.cites_if_comparable
    options = (
        Option("similar", Msg("Yes: it has the same or a similar meaning"), good, ("23A1", *cites)),
        Option("subset", Msg("Yes: all it can show, {old} could show too", old=old), good, ("23A2", *cites)),
        Option("purpose", Msg("Yes: it has the same purpose, such as asking"), good, ("23A3", *cites)),
        Option(NOT_COMPARABLE, Msg("No"), (compared.if_not,), compared.cites_if_not),
    )
    question = Msg("Is {new} comparable with {old}?", new=new, old=old)
    return ruling.judge("23A", question, options, criteria(compared)) != NOT_COMPARABLE


@clause("29C")
def criteria(compared: Compared) -> tuple[Msg, ...]:
    """By what the director judges: the methods of the pair, and what the calls show."""
    return Msg(BY_METHODS.template, side=compared.seat.side), AS_SHOWN
