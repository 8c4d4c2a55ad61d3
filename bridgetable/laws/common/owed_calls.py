"""A call made in turn by a player whose call was cancelled: repeated, comparable or neither (Laws 30 to 32, 36)."""

from bridgetable.game.auction import Made, Standing
from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import CallOwed, MustPass, MustRepeat, Obligation, Owed, Scope
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.call_faults import Fault, irregular_call
from bridgetable.laws.common.calls import (
    UNSETTLED,
    at_that_turn,
    called_since,
    known_to_all,
    must_pass,
    must_repeat,
    place_called_since,
    taken_back,
    turn_at,
)
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_23_comparable_call import ASSISTED, Compared, is_comparable
from bridgetable.laws.law_26_lead_restrictions import arm, restriction_clause
from bridgetable.rulings.citations import clause, law_of
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Found, Imposed, Released, Reserved, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class CallInTurn:
    """A duty of a player, and the call that he has now made in turn."""

    owed: CallOwed
    call: Call


@clause("31A1", "32A1", "30B1b", "31B2", "32B2", "36B4")
def owed_call_due(table: Table) -> CallOwed | None:
    """The first call owed for which something is to be done now."""
    return next((d for d in table.obligations if isinstance(d, CallOwed) and is_due(table, d)), None)


def is_due(table: Table, duty: CallOwed) -> bool:
    """True where the player has called, or must repeat his call now, or can call no more."""
    if called_since(table, duty.seat, duty.since) is not None:
        return True
    if table.phase is Phase.CLARIFICATION:
        return True
    if duty.owed is not Owed.REPEAT or table.phase is not Phase.AUCTION or table.turn is not duty.seat:
        return False
    standing = table.auction.standing
    return bool(standing) and not is_open(table, standing[-1])


def owes_call(duty: CallOwed, ruling: Ruling) -> None:
    """Order that the player's call at his proper turn is judged beside each different cancelled call of his."""
    owed = (o for o in ruling.table.obligations if isinstance(o, CallOwed))
    if (duty.seat, duty.call) not in ((o.seat, o.call) for o in owed):
        ruling.orders(Imposed(duty.cite, duty))


@clause("31A2")
def is_open(table: Table, last: Made) -> bool:
    """True where a bid, double or redouble is irregular and not ruled yet: it may still turn into a pass."""
    if last.call == PASS:
        return False
    return any(
        i.stage in UNSETTLED and i.place >= 0 and table.auction.made[i.place] is last for i in table.irregularities
    )


@clause("31A2")
def wrong_about_call_for(table: Table, duty: CallOwed) -> Irregularity | None:
    """The irregularity, not settled, of the call that the player has made in turn, or RHO before him."""
    # Only what RHO calls legally frees the player from repeating his call (31A2, footnote): what is wrong is ruled
    # first.
    who = {duty.seat, duty.seat.rho} if duty.owed is Owed.REPEAT else {duty.seat}
    for one in table.irregularities:
        if one.place >= duty.since and one.seat in who and one.stage in UNSETTLED:
            if table.auction.made[one.place].stands:
                return one
            if one.seat is duty.seat:
                return None
    return None


def matter_of_owed(table: Table, duty: CallOwed) -> Matter:
    """The matter of a call owed."""
    law = str(law_of(duty.cite))
    made = called_since(table, duty.seat, duty.since)
    if made is not None and not (duty.owed is Owed.REPEAT and rho_passed(table, duty)):
        return matter(law, called_in_turn, CallInTurn(duty, made.call), duty.irregularity)
    if made is not None or table.phase is Phase.AUCTION:
        return matter(law, rho_has_called, duty, duty.irregularity)
    return matter("26", never_replaced, duty, duty.irregularity)


@clause("31A1", "31A2", "32A1", "32A2")
def rho_has_called(duty: CallOwed, ruling: Ruling) -> None:
    """If RHO has passed, the call must be repeated; otherwise the offender calls anything, and that is judged."""
    # Who must pass can repeat nothing but a pass: his call was legal only before that. Of two calls cancelled the first
    # is repeated. The turn counts from the call cancelled: what was called there while the director ruled is looked at.
    table, seat = ruling.table, duty.seat
    law = law_of(duty.cite)
    ruling.orders(Released(duty.cite, duty))
    lost, passed = turn_was_lost(table, duty), rho_passed(table, duty)
    bound = must_pass(table, seat)
    if passed and bound is not None and duty.call != PASS:
        cannot_repeat(seat, duty.call, duty.irregularity, bound.cite, ruling)
        return
    if passed and must_repeat(table, seat) is None:
        must_now_repeat(MustRepeat(seat, duty.call, place_of_rhos(table, duty) + 1, f"{law}A1"), ruling)
        return
    if lost:
        words = "{rho} has lost the turn by a call that was accepted: {seat} may make any legal call."
        ruling.says(Msg(words, rho=seat.rho, seat=seat), "29A", f"{law}A2")
    elif not passed:
        words = "{rho} did not pass: {seat} may make any legal call."
        ruling.says(Msg(words, rho=seat.rho, seat=seat), f"{law}A2")
    else:
        words = "{call} was cancelled as well: what {seat} now calls is compared with it too."
        ruling.says(Msg(words, call=duty.call, seat=seat), f"{law}A1")
    ruling.orders(Imposed(f"{law}A2", evolve(duty, owed=what_now_depends(duty, ruling), cite=f"{law}A2")))


@varies
@clause("31A2", "32A2")
# Another edition has another consequence, and asks which call was cancelled.
def what_now_depends(duty: CallOwed, ruling: Ruling) -> Owed:  # noqa: ARG001
    """The consequence of the offender's next call when RHO has acted: it is compared with the one cancelled."""
    return Owed.PARTNER_PASSES


@clause("26B", "35B")
def cannot_repeat(seat: Seat, call: Call, number: int, cite: str, ruling: Ruling) -> None:
    """A player who must pass by this clause cannot repeat his cancelled call, so that none comparable replaces it."""
    ruling.says(Msg("{seat} must pass, and cannot call {call} again.", seat=seat, call=call), cite, "35B")
    arm(seat, number, ruling)


@clause("31A1", "32A1")
def must_now_repeat(duty: MustRepeat, ruling: Ruling) -> None:
    """Order that a player makes his call again; what he has called at that turn meanwhile is it, or is not."""
    table, seat, call = ruling.table, duty.seat, duty.call
    at = place_called_since(table, seat, duty.since)
    if at is not None and table.auction.made[at].call == call:
        words = "{rho} passed, and {seat} has called {call} again already."
        ruling.says(Msg(words, rho=seat.rho, seat=seat, call=call), duty.cite)
    else:
        ruling.says(Msg("{rho} passed: {seat} must call {call} again.", rho=seat.rho, seat=seat, call=call), duty.cite)
        ruling.orders(Imposed(duty.cite, duty))
    known_to_all(seat, call, ruling, duty.cite)
    if at is not None and table.auction.made[at].call != call:
        fault = Fault(Kind.CALL_NOT_REPEATED, duty.cite, duty.cite)
        ruling.orders(Found(duty.cite, irregular_call(fault, seat, table.auction.made[at].call, at)))


@clause("9B2", "24B", "27B2", "30A", "31A2b", "37A")
def must_now_pass(duty: MustPass, number: int, ruling: Ruling) -> None:
    """Order that a player passes because of an irregularity (number), and let go what he had to repeat at that turn."""
    # The turn counts from the act, and not from the ruling. If he has passed there meanwhile, that was the pass. If he
    # has called anything else since attention was drawn, when nobody may call (9B2), Law 37 decides: it stands if LHO
    # has called over it. Before that nobody could know of the duty, and he passes at his next turn.
    # And where he passed behind LHO, LHO's call has been in rotation all along (28A).
    table, seat = ruling.table, duty.seat
    for over in table.irregularities:
        if over.place >= since_known(duty, number, table) and passed_over(table, over, seat):
            ruling.orders(Settled("28A", over.number, Stage.RULED, Settlement.ALL_ALONG))
    at = called_meanwhile(duty, number, table)
    call = None if at is None else table.auction.made[at].call
    if call == PASS:
        ruling.says(Msg("{seat} has passed at that turn already.", seat=seat), duty.cite)
        repeated_no_more(seat, at, duty.cite, ruling)
        return
    if at is None or duty.scope is Scope.REST:
        made = table.auction.made
        late = any(m.seat is seat for m in made[duty.since :])
        ruling.orders(Imposed(duty.cite, evolve(duty, since=len(made)) if late else duty))
        repeat_falls_away(seat, duty.cite, ruling)
    if at is None or call is None:
        return
    if called_since(table, seat.lho, at) is None:
        ruling.orders(Found("37", irregular_call(Fault(Kind.BARRED_CALL, "37", duty.cite), seat, call, at)))
    else:
        words = "{seat} has called {call} meanwhile, and {lho} has called over it: it stands."
        ruling.says(Msg(words, seat=seat, call=call, lho=seat.lho), "37A")


@clause("28A")
def passed_over(table: Table, over: Irregularity, seat: Seat) -> bool:
    """True where LHO's call at the turn of this player, who passed behind it, has fallen away by that pass (28B)."""
    if (over.settled, over.seat) != (Settlement.FELL_AWAY, seat.lho) or turn_at(table, over.place) is not seat:
        return False
    then = called_since(table, seat, over.place)
    return then is not None and then.call == PASS


@clause("9B2")
def since_known(duty: MustPass, number: int, table: Table) -> int:
    """The place of the record (0 upwards) from which an order to pass could be known: attention had been drawn."""
    noticed_at = table.irregularity(number).noticed_at
    return max(duty.since, 0 if noticed_at is None else noticed_at[0])


@clause("31A1", "32A1", "35B")
def repeated_no_more(seat: Seat, at: int | None, cite: str, ruling: Ruling) -> None:
    """Let go the call that a player had to repeat at the turn (its place) at which he has passed, as he had to."""
    for duty in ruling.table.obligations:
        if not isinstance(duty, CallOwed) or (duty.seat, duty.owed) != (seat, Owed.REPEAT) or duty.call == PASS:
            continue
        if place_called_since(ruling.table, seat, duty.since) == at and rho_passed(ruling.table, duty):
            ruling.orders(Released(cite, duty))
            cannot_repeat(seat, duty.call, duty.irregularity, cite, ruling)


def called_meanwhile(duty: MustPass, number: int, table: Table) -> int | None:
    """The place of the call made meanwhile at the turn at which a player had to pass, or against that duty."""
    # A call out of rotation that has been accepted is behind the place, though it was made before the duty began.
    since = since_known(duty, number, table)
    if duty.scope is Scope.REST:
        later = enumerate(table.auction.made[since:], since)
        return next(
            (at for at, m in later if (m.seat, m.standing) == (duty.seat, Standing.MADE) and m.call != PASS), None
        )
    at = place_called_since(table, duty.seat, duty.since)
    passed = at is not None and table.auction.made[at].call == PASS
    return at if passed else place_called_since(table, duty.seat, since)


@clause("31A1", "32A1", "35B")
def repeat_falls_away(seat: Seat, cite: str, ruling: Ruling) -> None:
    """Let go the call that a player had to repeat, and those cancelled with it, since he passes: they are withdrawn."""
    # The Laws do not say which duty comes first. A call is repeated without rectification where it is legal (31A1);
    # from a player required to pass no other call is (35B), whichever of the two he was told first. An artificial pass
    # (30C) he repeats by passing.
    repeat = must_repeat(ruling.table, seat)
    if repeat is None or repeat.call == PASS:
        return
    ruling.orders(Released(cite, repeat))
    cannot_repeat(seat, repeat.call, irregularity_of(ruling.table, seat, repeat.call), cite, ruling)
    taken_back(seat, repeat.call, ruling)
    for duty in ruling.table.obligations:
        if isinstance(duty, CallOwed) and duty.seat is seat and was_at_rhos_turn(ruling.table, duty):
            ruling.orders(Released(cite, duty))
            cannot_repeat(seat, duty.call, duty.irregularity, cite, ruling)


def irregularity_of(table: Table, seat: Seat, call: Call) -> int:
    """The number of the irregularity by which a player first made the call that he must repeat."""
    return next(i.number for i in table.irregularities if (i.seat, i.call) == (seat, call))


@clause("31A1", "31A2", "32A1", "32A2")
def decided_by(table: Table, place: int) -> tuple[CallOwed, ...]:
    """The duty of the left-hand opponent before the call at this place decided whether he must repeat a call."""
    made = table.auction.made[place]
    return tuple(was for duty in table.obligations if (was := owed_before(table, duty, made.seat.lho, place)))


def owed_before(table: Table, duty: Obligation, seat: Seat, place: int) -> CallOwed | None:
    """The duty before RHO's call at this place, from which this one came; None if from none."""
    match duty:
        case MustRepeat() if duty.seat is seat and place < duty.since:
            if any(m.stands for m in table.auction.made[place + 1 : duty.since]):
                return None
            return CallOwed(seat, duty.call, Owed.REPEAT, place, duty.cite, irregularity_of(table, seat, duty.call))
        case CallOwed() if duty.seat is seat and duty.owed in AFTER_RHO and duty.since <= place:
            first = called_since(table, seat.rho, duty.since)
            if first is not table.auction.made[place] or not was_at_rhos_turn(table, duty):
                return None
            return evolve(duty, owed=Owed.REPEAT, since=place, cite=f"{law_of(duty.cite)}A1")
        case _:
            return None


def was_at_rhos_turn(table: Table, duty: CallOwed) -> bool:
    """True where the call that was cancelled had been made at the turn of its player's right-hand opponent."""
    return turn_at(table, table.irregularity(duty.irregularity).place) is duty.seat.rho


@clause("31A1", "31A2", "32A1", "32A2")
def owed_again(before: tuple[CallOwed, ...], old: Call, at: int, ruling: Ruling) -> None:
    """The duty before RHO's call (old) is owed again when he passes instead, or no longer passes (at)."""
    # The Laws do not speak of it. Whether RHO passes is decided by the call of his that stands in the end.
    made = ruling.table.auction.made[at]
    if (old == PASS) is (made.call == PASS):
        return
    for owed in before:
        for duty in ruling.table.obligations:
            if isinstance(duty, MustRepeat | CallOwed) and (duty.seat, duty.call) == (owed.seat, owed.call):
                ruling.orders(Released(owed.cite, duty))
        ruling.orders(Imposed(owed.cite, evolve(owed, since=at)))
        taken_back(owed.seat, owed.call, ruling)


def place_of_rhos(table: Table, duty: CallOwed) -> int:
    """The place of the call by RHO on which the repetition depends; he has called."""
    later = range(duty.since, len(table.auction.made))
    return next(at for at in later if table.auction.made[at].stands and table.auction.made[at].seat is duty.seat.rho)


def rho_passed(table: Table, duty: CallOwed) -> bool:
    """True where RHO has passed at the turn on which the repetition depends."""
    made = called_since(table, duty.seat.rho, duty.since)
    return made is not None and made.call == PASS and not turn_was_lost(table, duty)


def turn_was_lost(table: Table, duty: CallOwed) -> bool:
    """True where RHO never called at the turn on which the repetition depends: another call was accepted instead."""
    # A call that partner has made since in place of an earlier one was made at his own turn, before RHO's.
    rho, calls = duty.seat.rho, enumerate(table.auction.made)
    first = next((m for at, m in calls if at >= duty.since and m.stands and turn_at(table, at) is rho), None)
    return first is not None and first.seat is not rho


AFTER_RHO = frozenset({Owed.PARTNER_PASSES, Owed.PARTNER_BOUND, Owed.PARTNER_SILENT})
FREE = {"30": "30B1bi", "31": "31A2a", "32": "32A2a", "36": "26A"}
BOUND = {"30": "30B1bii", "31": "31A2b", "32": "32A2b", "36": "36B3"}


@varies
@clause("16C2", "30B1bi", "30B1bii", "31A2a", "31A2b", "32A2a", "32A2b", "26A")
def called_in_turn(now: CallInTurn, ruling: Ruling) -> None:
    """The offender has called in turn, and the director judges whether it is comparable with the cancelled call."""
    duty, partner = now.owed, now.owed.seat.partner
    at = place_called_since(ruling.looks_again(), duty.seat, duty.since)
    if at is None or ruling.table.auction.made[at].call != now.call:
        ruling.says(Msg("{call} has been taken back: this falls away.", call=now.call))
        return
    words = "{seat}, whose {old} was cancelled, has now called {new}."
    cite = f"{law_of(duty.cite)}A2" if duty.owed is Owed.REPEAT else duty.cite
    ruling.says(Msg(words, seat=duty.seat, old=duty.call, new=now.call), cite)
    comparable = not had_to_pass(now, at, ruling) and is_comparable(compared(now), ruling)
    ruling.orders(Released(duty.cite, duty))
    if comparable:
        known_to_all(duty.seat, duty.call, ruling, "26A" if duty.owed is Owed.LEAD else "23B")
        ruling.orders(Reserved(ASSISTED, Review(ReviewOf.CALL_REPLACED, duty.irregularity)))
        return
    # A bid too low of the same name, corrected in between, had made it known to all (27B1a).
    if any((i.seat, i.call) == (duty.seat, duty.call) and not i.may_not for i in ruling.table.information):
        taken_back(duty.seat, duty.call, ruling)
    cite = BOUND[str(law_of(duty.cite))]
    if duty.owed is not Owed.LEAD:
        must_now_pass(MustPass(partner, Scope.NEXT_TURN, at + 1, cite), duty.irregularity, ruling)
        ruling.orders(Reserved("72C", Review(ReviewOf.AWARENESS, duty.irregularity)))
    arm(duty.seat, duty.irregularity, ruling)


@clause("23A", "26B")
def had_to_pass(now: CallInTurn, at: int, ruling: Ruling) -> bool:
    """True where the call in turn (at) was a pass that a law required: it replaces no call that told something else."""
    bound = must_pass(at_that_turn(ruling.table, at), now.owed.seat)
    if bound is None or now.call != PASS or now.owed.call == PASS:
        return False
    ruling.says(Msg("{seat} had to pass: that is no comparable call.", seat=now.owed.seat), bound.cite, "23A")
    return True


@clause("23B")
def compared(now: CallInTurn) -> Compared:
    """The two calls side by side, with what depends on the comparison."""
    duty = now.owed
    seat, partner = duty.seat, duty.seat.partner
    free = Msg("Nobody is restricted.")
    if duty.owed is Owed.LEAD:
        words = "If {side:short} defend, {partner} may be barred from leading a suit."
        no = Msg(words, side=seat.side, partner=partner)
    else:
        words = "{partner} must pass once. If {side:short} defend, a lead restriction."
        no = Msg(words, partner=partner, side=seat.side)
    law = str(law_of(duty.cite))
    good, bad = FREE[law], BOUND[law]
    return Compared(seat, duty.call, now.call, free, no, (good, ASSISTED), (bad, "26B"))


@clause("26B")
def never_replaced(duty: CallOwed, ruling: Ruling) -> None:
    """The auction is over before the offender could replace the cancelled call by a comparable one."""
    words, cite = "{seat} has had no turn to call since {call} was cancelled.", restriction_clause(ruling.table)
    ruling.says(Msg(words, seat=duty.seat, call=duty.call), cite)
    ruling.orders(Released(cite, duty))
    arm(duty.seat, duty.irregularity, ruling)
