"""Law 21: Misinformation; and Law 75: whether the explanation or the call was wrong."""

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.call_faults import in_turn
from bridgetable.laws.common.calls import (
    EVERY_CALL,
    GONE,
    UNSETTLED,
    asked_to_call,
    at_that_turn,
    before_call,
    call_options,
    cancel,
    later_calls,
    must_pass,
    must_repeat,
    substitute,
)
from bridgetable.laws.common.calls import withdraw as withdrawn
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.common.owed_calls import decided_by, owed_again
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.laws.law_17_auction_period import in_auction_period
from bridgetable.laws.law_23_meanings import said_to_mean
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BackToHand, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

TOO_LATE = "21B3"
EXPLANATION, CALL, NO_AGREEMENT = "explanation", "call", "no agreement"
YES, NO, OWN = "yes", "no", "own misunderstanding"


@frozen
class Misinformed:
    """A call that was explained wrongly, or not alerted: by whom, after how many calls, and what it is said to mean."""

    # `explained` is what was said, or nothing where an alert is missing. `by` is who has drawn attention to it, and
    # `until` the place of the record at which he did; `in_play` tells that a lead had been faced by then.
    number: int
    giver: Seat
    call: Call
    explained: str
    meaning: str
    after: int
    by: Seat | None = None
    until: int | None = None
    in_play: bool = False

    @property
    def misled(self) -> Side:
        """The side that was given the information."""
        return self.giver.side.other


def misinformed_of(table: Table, one: Irregularity) -> Misinformed | None:
    """The facts of a mistaken explanation."""
    if one.call is None:
        return None
    meaning = one.required or said_to_mean(table, one.seat.partner, one.call)
    after, until = max(one.after, 0), None if one.noticed_at is None else one.noticed_at[0]
    in_play = until is not None and until > len(table.auction.made)
    return Misinformed(one.number, one.seat, one.call, one.words, meaning, after, one.noticed_by, until, in_play)


def of_misinformation(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a mistaken explanation, unless it is kept for the end of play already."""
    kept = any(r.irregularity == one.number for r in table.reviews)
    wrong = None if kept else misinformed_of(table, one)
    return None if wrong is None else matter("21", misinformation, wrong, one.number)


@clause("20F4b", "20F6")
def misinformation(wrong: Misinformed, ruling: Ruling) -> None:
    """The opponents may have been told something that is not the agreement."""
    tell(wrong, ruling)
    what = what_was_wrong(wrong, ruling)
    if what == CALL:
        mistaken_call(wrong, ruling)
        return
    if in_auction_period(ruling.table):
        reserve = may_a_call_change(wrong, ruling)
    else:
        too_late_for_calls(wrong, ruling)
        reserve = True
    if reserve:
        ruling.orders(Reserved(TOO_LATE, Review(ReviewOf.MISINFORMATION, wrong.number)))
    ruling.orders(Settled("21B1a", wrong.number, Stage.RULED))


@clause("20F5bii", "75B3")
def too_late_for_calls(wrong: Misinformed, ruling: Ruling) -> None:
    """Play has begun: no call changes, and partner of who explained on the declaring side has spoken too late."""
    table, partner = ruling.table, wrong.giver.partner
    # Behind a screen he has not heard what partner explained before play (White Book 75.3).
    before_play = wrong.after <= len(table.auction.made) and not table.regulations.screens
    if wrong.by is partner and before_play and wrong.in_play and not table.is_defender(partner):
        words = "{partner} should have put it right after the final pass, before the opening lead was faced."
        ruling.says(Msg(words, partner=partner), "20F5bii", "75B3")
    if table.phase is Phase.END:
        ruling.says(Msg("Play has ended: nothing called or played on it comes back."), "21B3", "47E2b")
    else:
        words = "Play has begun: no call changes. A card played on it may come back, as Law {law} says."
        ruling.says(Msg(words, law=table.book.number_of("47E")), "21B1a", "47E2a")


@varies
def tell(wrong: Misinformed, ruling: Ruling) -> None:
    """Report the mistaken explanation."""
    tell_what_was_said(wrong, ruling)


def tell_what_was_said(wrong: Misinformed, ruling: Ruling) -> None:
    """Report the explanation, and the agreed meaning of the call."""
    if wrong.explained:
        words = "{giver} explained {call} as “{explained}”."
        ruling.says(Msg(words, giver=wrong.giver, call=wrong.call, explained=wrong.explained), "75D1")
    else:
        announced = ruling.table.regulations.announcements and not ruling.table.regulations.screens
        words = "{giver} neither alerted nor announced {call}." if announced else "{giver} did not alert {call}."
        ruling.says(Msg(words, giver=wrong.giver, call=wrong.call), "21B1a")
    if wrong.meaning:
        words = "By the methods of {side} it is said to show “{meaning}”."
        ruling.says(Msg(words, side=wrong.giver.side, meaning=wrong.meaning), "75D1")


@varies
@clause("21B1b", "75B1", "75C", "75D2")
def what_was_wrong(wrong: Misinformed, ruling: Ruling) -> str:
    """The director judges whether the explanation was mistaken or the call; without evidence, the explanation."""
    infraction = Msg("An infraction: {side} were misinformed.", side=wrong.misled)
    options = (
        Option(EXPLANATION, Msg("The explanation was wrong"), (infraction,), ("75B1", "21B1b")),
        Option(NO_AGREEMENT, Msg("There is no agreement"), (infraction,), ("75D2", "75D3")),
        Option(CALL, Msg("Only the call was wrong"), (Msg("No infraction: the result stands."),), ("75C",)),
    )
    criteria = (
        Msg("Without evidence to the contrary, the explanation was wrong and not the call."),
        Msg("Evidence: system card and notes, both partners’ statements, the hand."),
    )
    return ruling.judge("21B1b", Msg("What was wrong?"), options, criteria)


@clause("75C")
def mistaken_call(wrong: Misinformed, ruling: Ruling) -> None:
    """The agreement was explained rightly: the opponents have no claim to a description of the hand."""
    words = "The agreement was explained rightly; {side} have no claim to know the hand."
    ruling.says(Msg(words, side=wrong.misled), "75C")
    ruling.orders(Settled("75C", wrong.number, Stage.LAPSED))


# --- changing a call -------------------------------------------------------------------------------------------------


def call_that_may_change(wrong: Misinformed, table: Table) -> int | None:
    """The place of the last call of the misled side since the misinformation; its player's partner had not called."""
    # What they call after attention has been drawn, knowing what is right, neither changes nor takes that right away.
    calls = tuple(enumerate(table.auction.made))[wrong.after : wrong.until]
    # A bid too low or an inadmissible double has been called, too, while it waits or is being replaced.
    faulty = {i.place for i in table.irregularities if i.kind in FAULTY and i.stage in UNSETTLED}
    mine = [at for at, m in calls if m.seat.side is wrong.misled and (m.stands or at in faulty)]
    return mine[-1] if mine else None


FAULTY = frozenset({Kind.INSUFFICIENT_BID, Kind.INADMISSIBLE_DOUBLE})


@clause("21B1a")
def may_a_call_change(wrong: Misinformed, ruling: Ruling) -> bool:
    """Go back to the last call whose player's partner has not called since; whether 21B3 is to be looked at later."""
    place = call_that_may_change(wrong, ruling.table)
    if place is None:
        ruling.says(Msg("{side} have not called since: nothing is to be changed.", side=wrong.misled), "21B1a")
        return False
    made = ruling.table.auction.made[place]
    too_late = any(m.seat is made.seat.partner for m in ruling.table.auction.made[wrong.after : place])
    if calls_anew(place, ruling):
        return too_late
    if was_compelled(ruling.table, place):
        words = "{seat} had to call {call}: the information decided nothing, and no call changes."
        ruling.says(Msg(words, seat=made.seat, call=made.call), "21B1a")
        return too_late
    answer = could_well_differ(place, ruling)
    if answer == YES:
        may_change(wrong, place, ruling)
        return True
    if answer == OWN:
        ruling.says(Msg("Who acts on his own misunderstanding gets no redress."), "21A")
    else:
        ruling.says(Msg("With the right information he would have called the same: no call changes."), "21B1a")
    return too_late


@clause("21B1a")
def calls_anew(place: int, ruling: Ruling) -> bool:
    """True where the call at this place is gone, also by another ruling meanwhile: its player calls anew there."""
    made = ruling.looks_again().auction.made[place]
    if made.standing in GONE:
        ruling.says(Msg("{seat} has called, and calls anew: no earlier call changes.", seat=made.seat), "21B1a")
    return made.standing in GONE


@clause("21B1a")
def was_compelled(table: Table, place: int) -> bool:
    """True where a law had left the player of the call at this place no other, so that he decided nothing."""
    seat = table.auction.made[place].seat
    then = at_that_turn(table, place)
    return must_pass(then, seat) is not None or must_repeat(then, seat) is not None


@varies
@clause("21A", "21B1a")
def could_well_differ(place: int, ruling: Ruling) -> str:
    """The director judges whether the call could well have been another with the right information alone."""
    made = ruling.table.auction.made[place]
    options = (
        Option(YES, Msg("Yes"), (Msg("{seat} may change {call}.", seat=made.seat, call=made.call),), ("21B1a",)),
        Option(NO, Msg("No"), (Msg("No call changes, and the score is not adjusted for it."),), ("21B1a",)),
        Option(OWN, Msg("No: he misunderstood it himself"), (Msg("No redress."),), ("21A",)),
    )
    criteria = (
        Msg("Put the right information alone: would he well have called otherwise?"),
        Msg("That he would like to change is not enough."),
    )
    question = Msg("Could {call} by {seat} well have been another call?", call=made.call, seat=made.seat)
    return ruling.judge("21B1a", question, options, criteria)


@clause("21B1a", "21B2")
def may_change(wrong: Misinformed, place: int, ruling: Ruling) -> None:
    """The misled player calls anew at that turn, knowing both explanations; then his LHO may change a later call."""
    # What others have called since attention was drawn goes: the auction goes on from there.
    if calls_anew(place, ruling):
        return
    made = ruling.table.auction.made[place]
    admits = before_call(ruling.table, place).auction.reached.admits
    legal = tuple(c for c in EVERY_CALL if admits(made.seat, c))
    question = Msg("What does {seat} call, instead of {call} or again?", seat=made.seat, call=made.call)
    new = asked_to_call(made.seat, "21B1a", question, call_options(legal, ("21B1a",)), ruling)
    if new == made.call:
        ruling.says(Msg("{seat} leaves {call}.", seat=made.seat, call=made.call), "21B1a", "16C2")
        return
    leads_go_back(ruling)
    before, decided = ruling.table, decided_by(ruling.table, place)
    substitute("21B1a", place, new, ruling)
    at = place + 1 if any(later_calls(before, place)) else len(ruling.table.auction.made) - 1
    ruling.orders(not_for(wrong.giver.side, made.seat, made.call, "21B2"))
    calls = tuple(later_calls(ruling.table, at))
    lhos = [later for later, other in calls[:1] if other.seat is made.seat.lho]
    for later, other in calls[len(lhos) :]:
        if wrong.until is not None and later > wrong.until:
            cancel("21B1a", later, ruling)
            ruling.orders(not_for(wrong.giver.side, other.seat, other.call, "21B2"))
    for later in lhos:
        may_change_too(wrong, later, ruling)
    owed_again(decided, made.call, at, ruling)


def leads_go_back(ruling: Ruling) -> None:
    """A lead that lies face down goes back: the auction may go on."""
    for down in ruling.table.face_down:
        ruling.orders(BackToHand("21B1a", down.seat, down.card))


@clause("21B2")
def may_change_too(wrong: Misinformed, later: int, ruling: Ruling) -> None:
    """LHO may take back what he called over the changed call, and must if it is legal no longer."""
    # By calling again at his next turn he leaves it; what others have called meanwhile goes with it.
    made = ruling.table.auction.made[later]
    still = in_turn(before_call(ruling.table, later), made.seat, made.call) is None
    keep = Option("no", Msg("No, {call} stays", call=made.call), (), ("21B2",))
    back = Option("yes", Msg("Yes, {seat} calls again", seat=made.seat), (), ("21B2", "16C2"))
    question = Msg("Does {seat} take back {call}?", seat=made.seat, call=made.call)
    change = ByAct(made.seat, "yes", ActKind.CHANGE)
    acts = (ByAct(made.seat, "no", ActKind.CALL), change) if still else (change,)
    if ruling.choose(made.seat, "21B2", question, (keep, back) if still else (back,), acts=acts) == "yes":
        withdrawn("21B2", later, ruling)
        ruling.orders(not_for(wrong.giver.side, made.seat, made.call, "21B2"))
        for place, other in tuple(later_calls(ruling.table, later)):
            cancel("21B2", place, ruling)
            ruling.orders(not_for(wrong.giver.side, other.seat, other.call, "21B2"))


# --- when play has ended ---------------------------------------------------------------------------------------------


def gained_by_it(table: Table, number: int) -> Matter | None:
    """The matter of a mistaken explanation when play has ended."""
    wrong = misinformed_of(table, table.irregularity(number))
    return None if wrong is None else matter("21", was_it_too_late, wrong, number)


CRITERIA = (
    Msg("The likely result had they been told the agreement in time, or that there is none."),
    Msg("They may know how the call is agreed, not what the hand holds."),
)


@clause("21B3", "75B1", "75D3")
def was_it_too_late(wrong: Misinformed, ruling: Ruling) -> None:
    """Play has ended: whether the offending side gained by the mistaken explanation, and what the result would be."""
    tell(wrong, ruling)
    question = Msg("Did {side} gain by the wrong information?", side=wrong.giver.side)
    redress(TOO_LATE, question, wrong.misled, ruling, CRITERIA)
    ruling.orders(Reviewed(TOO_LATE, Review(ReviewOf.MISINFORMATION, wrong.number)))
