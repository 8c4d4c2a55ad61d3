"""Laws 30 to 32: A call out of rotation that was not accepted; and another than the one that had to be repeated."""

from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import CallOwed, MustPass, MustRepeat, Owed, Scope
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common import calls
from bridgetable.laws.common.call_faults import in_turn, irregular_call
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.owed_calls import cannot_repeat, irregularity_of, must_now_pass, owes_call
from bridgetable.laws.law_25_change_of_call import Replaced, lead_restriction
from bridgetable.laws.law_26_lead_restrictions import arm
from bridgetable.rulings.citations import clause, law_of
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Found, Released, Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class OutOfRotation:
    """A call out of rotation: whose, its place in the record, whose turn it was."""

    number: int
    seat: Seat
    call: Call
    place: int
    turn: Seat

    @property
    def at_rhos_turn(self) -> bool:
        """True where it was the turn of the offender's right-hand opponent."""
        return self.turn is self.seat.rho

    @property
    def law(self) -> str:
        """The law that decides when it is cancelled: 30 for a pass, 31 for a bid, 32 for a double."""
        return "30" if self.call == PASS else "32" if calls.is_double(self.call) else "31"

    def owes(self, owed: Owed, cite: str, ruling: Ruling) -> None:
        """Order that what the offender calls at his proper turn is judged."""
        owes_call(CallOwed(self.seat, self.call, owed, self.place + 1, cite, self.number), ruling)
        ruling.orders(Settled(cite, self.number, Stage.RULED))


@varies
# Another edition asks what had been bid before.
def outlook(oor: OutOfRotation, ruling: Ruling) -> tuple[Msg, tuple[str, ...]]:  # noqa: ARG001
    """The prospect of the offender's side if the call is not accepted, in a sentence, with its clauses."""
    seat, partner, rho = oor.seat, oor.seat.partner, oor.seat.rho
    if not oor.at_rhos_turn:
        words = "{seat} calls anything in turn; unless it is comparable, {partner} must pass once."
        return Msg(words, seat=seat, partner=partner), {"30": ("30B1bii",), "31": ("31B2",), "32": ("32B2",)}[oor.law]
    if oor.call == PASS:
        return Msg("{seat} must pass at the next turn.", seat=seat), ("30A",)
    words = "If {rho} passes, {seat} must call it again; else a call not comparable makes {partner} pass once."
    return Msg(words, rho=rho, seat=seat, partner=partner), (f"{oor.law}A1", f"{oor.law}A2b")


@varies
@clause("30B1a", "30B1b")
def pass_cancelled(oor: OutOfRotation, ruling: Ruling) -> None:
    """At partner's or LHO's turn partner calls freely, but may not use the pass; the offender's next call is judged."""
    if not oor.at_rhos_turn:
        oor.owes(Owed.PARTNER_PASSES, "30B1b", ruling)
    elif calls.must_pass(ruling.table, oor.seat) is None and was_artificial(oor, ruling):
        bid_cancelled(oor, ruling)
    else:
        passes_at_next_turn(oor, ruling)


@clause("30C")
def was_artificial(oor: OutOfRotation, ruling: Ruling) -> bool:
    """Establish whether the pass was artificial, or a pass of partner's artificial call: then Law 31 applies."""
    question = Msg("Was the pass artificial, or a pass of {partner:s} artificial call?", partner=oor.seat.partner)
    yes = Option("yes", Msg("Yes"), (Msg("It is treated as a bid out of rotation."),), ("30C", "31A1"))
    then, cites = outlook(oor, ruling)
    no = Option("no", Msg("No"), (then,), cites)
    return ruling.fact("30C", question, yes=yes, no=no)


@clause("30A")
def passes_at_next_turn(oor: OutOfRotation, ruling: Ruling) -> None:
    """The offender must pass at his next turn, whatever RHO does."""
    # The pass that was cancelled is a withdrawn call, which his side may not use (16C2): 30A spares it nothing, and the
    # pass that he must make is no comparable call that he has chosen (23B).
    must_now_pass(MustPass(oor.seat, Scope.NEXT_TURN, oor.place + 1, "30A"), oor.number, ruling)
    ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, oor.number)), Settled("30A", oor.number, Stage.RULED))


@varies
@clause("31A1", "31A2", "31B1", "31B2")
def bid_cancelled(oor: OutOfRotation, ruling: Ruling) -> None:
    """At RHO's turn a bid is repeated if he passes; else partner calls freely, and the offender's call is judged."""
    if oor.at_rhos_turn:
        oor.owes(Owed.REPEAT, "31A1", ruling)
    else:
        oor.owes(Owed.PARTNER_PASSES, "31B2", ruling)


@varies
@clause("32A1", "32A2", "32B1", "32B2")
def double_cancelled(oor: OutOfRotation, ruling: Ruling) -> None:
    """At RHO's turn a double is repeated if he passes; else partner calls freely, and the offender's call is judged."""
    if oor.at_rhos_turn:
        oor.owes(Owed.REPEAT, "32A1", ruling)
    else:
        oor.owes(Owed.PARTNER_PASSES, "32B2", ruling)


# --- another call than the one that had to be repeated (31A1, 32A1) ---------------------------------------------------


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
    if one.call is None or calls.is_gone(table, one):
        return None
    for duty in table.obligations:
        if isinstance(duty, MustRepeat) and duty.seat is one.seat:
            lho = calls.lho_has_called(table, one.place)
            wrong = NotRepeated(one.number, one.seat, one.call, one.place, duty.cite, duty.call, lho)
            return matter(str(law_of(duty.cite)), not_repeated, wrong, one.number)
    return None


@clause("11A", "16C2", "26A", "26B", "31A1", "32A1")
def not_repeated(wrong: NotRepeated, ruling: Ruling) -> None:
    """The call that had to be repeated is put in its place, unless LHO has called over the wrong one."""
    # Then it is never made again, so that it is a withdrawn call, and not for its own side to use (16C2). Otherwise the
    # wrong one is withdrawn for another: 31A1, by which nothing follows, speaks of the call repeated alone, and Law 26
    # of every call withdrawn, also where the one that stands was ordered (37B; White Book 26.1, 26.6).
    words = "{seat} had to call {repeat} again, and called {call}."
    ruling.says(Msg(words, seat=wrong.seat, repeat=wrong.repeat, call=wrong.call), wrong.cite)
    for duty in ruling.table.obligations:
        if isinstance(duty, MustRepeat) and duty.seat is wrong.seat:
            ruling.orders(Released(wrong.cite, duty))
    if wrong.lho_called:
        ruling.says(Msg("{lho} has called over it: it stands.", lho=wrong.seat.lho), "11A")
        calls.taken_back(wrong.seat, wrong.repeat, ruling)
        ruling.orders(Settled(wrong.cite, wrong.number, Stage.RULED))
        return
    calls.take_back_after(wrong.cite, wrong.place, ruling)
    calls.withdraw(wrong.cite, wrong.place, ruling)
    bound = calls.must_pass(ruling.table, wrong.seat)
    if bound is None or wrong.repeat == PASS:
        is_repeated(wrong, ruling)
        lead_restriction(Replaced(wrong.seat, wrong.number, wrong.call, wrong.repeat), wrong.cite, ruling)
    else:
        passes_instead(wrong, bound, ruling)


@clause("31A1", "32A1")
def is_repeated(wrong: NotRepeated, ruling: Ruling) -> None:
    """The call that had to be repeated is made, for everybody to use; if it is not legal, its own law follows."""
    calls.make(wrong.cite, wrong.seat, wrong.repeat, ruling)
    if any((i.seat, i.call) == (wrong.seat, wrong.repeat) and i.may_not for i in ruling.table.information):
        calls.known_to_all(wrong.seat, wrong.repeat, ruling, wrong.cite)  # he had laid it over the wrong one himself
    place = len(ruling.table.auction.made) - 1
    fault = in_turn(calls.before_call(ruling.table, place), wrong.seat, wrong.repeat)
    if fault is not None:
        found = irregular_call(fault, wrong.seat, wrong.repeat, place)
        ruling.orders(Found(fault.law, evolve(found, deliberate=True)))


@clause("24B", "24C", "35B")
def passes_instead(wrong: NotRepeated, bound: MustPass, ruling: Ruling) -> None:
    """A pass ordered since for his next turn comes before the repetition: it is made, and the call is not repeated."""
    number = irregularity_of(ruling.table, wrong.seat, wrong.repeat)
    calls.taken_back(wrong.seat, wrong.call, ruling)
    cannot_repeat(wrong.seat, wrong.repeat, number, bound.cite, ruling)
    calls.taken_back(wrong.seat, wrong.repeat, ruling)
    calls.make(bound.cite, wrong.seat, PASS, ruling)
    arm(wrong.seat, wrong.number, ruling)
    ruling.orders(Settled(wrong.cite, wrong.number, Stage.RULED))
