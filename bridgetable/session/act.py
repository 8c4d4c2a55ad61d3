"""The state machine: `act` is pure and total over what people can do at a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import assert_never, get_args

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.screens import hides
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_09_procedure as law_09
from bridgetable.laws import law_11_forfeiture as law_11
from bridgetable.laws import law_12_directors_powers, law_45_cards_of_dummy, law_68_claim
from bridgetable.laws import law_33_simultaneous_calls as law_33
from bridgetable.laws import law_46_designation as law_46
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws import law_58_simultaneous_plays as law_58
from bridgetable.laws import law_60_play_after_illegal_play as law_60
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws import law_81_director as law_81
from bridgetable.laws import law_86_team_play as law_86
from bridgetable.laws import law_87_fouled_board as law_87
from bridgetable.laws import law_90_procedural_penalties as law_90
from bridgetable.laws import law_91_penalize_or_suspend as law_91
from bridgetable.laws.common.legal_play import bar_of
from bridgetable.laws.common.matters import Matter
from bridgetable.laws.common.obligations import in_force
from bridgetable.laws.dispatch import docket, openings, play
from bridgetable.rulings.carry_out import carry_out, placed
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, Answer, ByAct, Decision
from bridgetable.rulings.effects import Reserved, RulingUndone, Settled
from bridgetable.rulings.ruling import AnswerDoesNotFit, Folded
from bridgetable.session.actions import Action
from bridgetable.session.adjust import actions as adjust
from bridgetable.session.again import read_again
from bridgetable.session.breaches import must
from bridgetable.session.calls.actions import CallTogether, ChangeCall, ChangeTogether, MakeCall
from bridgetable.session.calls.consequences import is_plain_call, plainly_called
from bridgetable.session.cards import actions as cards
from bridgetable.session.cards.consequences import put_down_beside
from bridgetable.session.claims.actions import Abandon, Claim, ClaimAction, Concede, Doubt, PutForward
from bridgetable.session.claims.consequences import Making, claim_of
from bridgetable.session.conduct.actions import Spectate
from bridgetable.session.conduct.consequences import do as behaved
from bridgetable.session.deal.actions import FoundAtOnce
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, Waive
from bridgetable.session.director.past_rulings import given_anew, ruled_before, ruling_of
from bridgetable.session.families import do, possible
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore
from bridgetable.session.sitting import Case, Sitting, Step, Waiting, resumed, stand, with_case_of, with_waiting
from bridgetable.session.table.actions import Ask, CallFor, CorrectExplanation, LoseCard, OmitCard, PickUp, PlaceCard
from bridgetable.session.talk.actions import AskToChange, Correct, CorrectRestatement, ReserveRights
from bridgetable.session.talk.consequences import is_reported, with_agreement

Reported = (
    Ask | CorrectExplanation | Correct | CorrectRestatement | AskToChange | ReserveRights | FoundAtOnce | CountTricks
)


def act(sitting: Sitting, action: Action) -> Sitting:
    """The sitting after an action. Raises ImpossibleAction, or AnswerDoesNotFit when it answers nothing."""
    before = sitting.floor
    if isinstance(action, Reply):
        action = evolve(action, answer=to_what_is_asked(sitting, action.answer))
    # Most of what happens at a table is a regular call or play. It is done without asking the laws, so that the boards
    # of a file are replayed and checked fast.
    table = None if sitting.cases else plainly_done(before, action)
    if table is None:
        after = settled(HANDLERS.get(type(action), acted)(sitting, action))
    else:
        after = Sitting(table, ruled=sitting.ruled)
        # At the end of the auction, of play or of a hand's cards a law may open by itself: only then is `settled`
        # asked.
        goes_on = table.phase is before.phase and table.turn is not None and table.hands[table.turn]
        after = after if goes_on else settled(after)
    # Steps are kept from the first irregularity on: before it nothing can turn out to have been otherwise, and a
    # regular board costs no memory.
    if not after.floor.irregularities and not after.table.irregularities:
        return after
    after = evolve(after, step=Step(sitting, action))
    # Only an answer, in words or by an act, can show that the record has to be read again.
    return read_again(sitting, after, act) if sitting.cases or isinstance(action, Reply) else after


def plainly_done(table: Table, action: Action) -> Table | None:
    """The table after a regular call or play where nothing is in force or unsettled: no law has to be asked."""
    if isinstance(action, cards.PlayCard) and is_plain(table, action):
        return placed(table, action.seat, action.card)
    if isinstance(action, MakeCall) and is_plain_call(table, action):
        return plainly_called(table, action.seat, action.call)
    return None


def is_plain(table: Table, action: cards.PlayCard) -> bool:
    """True where a play is in turn, regular, and made where nothing is in force or unsettled."""
    if table.phase is not Phase.PLAY or action.card not in table.hands[action.seat]:
        return False
    trick = table.tricks[-1]
    # Cards without a lead lie in a trick whose lead was taken back: whose turn it is then is a question for the laws.
    if table.turn is not action.seat or (trick.lead is None and trick.cards):
        return False
    if any(t.gone for t in table.tricks) or action.seat in trick.omitted:
        return False
    # Dummy's hand that is not yet spread makes the next card a matter of Law 41, not of play in turn.
    if table.obligations or table.penalty_cards or table.exposed or table.dummy not in table.spread:
        return False
    if table.irregularities and any(i.is_open and i.trick == len(table.tricks) for i in table.irregularities):
        return False
    return bar_of(table, action.seat, action.card) is None


def answered(sitting: Sitting, answer: Answer) -> Sitting:
    """The sitting with the answer to its question, or to a folded one spoken of. Raises AnswerDoesNotFit."""
    answer = to_what_is_asked(sitting, answer)
    if sitting.pending is None or not sitting.pending.fits(answer):
        # A folded fact may be raised at any time, so its answer is tried before it is refused as an answer to nothing.
        spoken = spoken_of(sitting, answer)
        if spoken is not None:
            return spoken
    if not sitting.cases:
        cite = sitting.table.book.number_of(answer.cite)
        raise AnswerDoesNotFit(
            tr("nothing is being asked, so “{cite} {key}” answers nothing", cite=cite, key=answer.key)
        )
    table = sitting.table
    waiting = (i for i in table.irregularities if law_60.lead_before_choice(table, i.seat) is i)
    early = tuple(i for i in waiting if openings.matter_of(table, i))
    if early:
        # Whoever makes his choice does not accept the lead that was made before it.
        return answered(settled(seen(sitting, table, None, early)), answer)
    return evolve(sitting, cases=(*sitting.cases[:-1], sitting.cases[-1].answered(answer)))


def to_what_is_asked(sitting: Sitting, answer: Answer) -> Answer:
    """The answer with the clause that asks: several of 2017 may be one in the book in force, as it is written there."""
    book = sitting.table.book
    if not book.numbers:
        return answer
    number = book.number_of(answer.cite)
    # What nobody can speak of any more can still be said not to have been so.
    once = (f.decision for case in (*reversed(sitting.ruled), *sitting.cases) for f in case.progress.folded)
    folded = (*(f.decision for f in folded_now(sitting)), *once)
    asked = (*(() if sitting.pending is None else (sitting.pending,)), *folded)
    found = [d for d in asked if book.number_of(d.cite) == number]
    best = next((d for d in found if d.admits(answer.key)), next(iter(found), None))
    return answer if best is None else evolve(answer, cite=best.cite)


def spoken_of(sitting: Sitting, answer: Answer) -> Sitting | None:
    """The sitting when somebody speaks of a folded fact, in the open case or in the one ruled last, if there is one."""
    # What has been ruled is heard again only while nothing has been done since; to say no changes nothing at any time.
    if sitting.cases and (case := sitting.cases[-1].spoken(answer)) is not None:
        return evolve(sitting, cases=(*sitting.cases[:-1], case))
    last = ruled_just_now(sitting)
    again = None if last is None else last.spoken(answer)
    if last is not None and again is not None:
        # What that ruling had found is found again, or was never there.
        # A case that opened by itself and has no answers opens again by itself; it need not be kept.
        kept = tuple(c for c in sitting.cases if c.matter.irregularity or c.answers)
        kept = tuple(c for c in kept if c.matter.irregularity not in last.found)
        waiting = tuple(w for w in sitting.waiting if w.irregularity not in last.found)
        heard = evolve(sitting, cases=(*kept, again), waiting=waiting, ruled=sitting.ruled[:-1])
        # What that ruling had settled besides waits again, for it may now settle it no longer.
        return with_waiting(heard, last.settled_beside)
    folded = (f.decision for c in (*sitting.ruled, *sitting.cases) for f in c.progress.folded)
    # The last option of a folded fact means that it was not so, which is what silence has meant so far.
    silent = any(d.cite == answer.cite and d.options[-1].key == answer.key for d in folded)
    return sitting if silent else None


def ruled_just_now(sitting: Sitting) -> Case | None:
    """The case ruled last, if nothing has been done since."""
    last = sitting.ruled[-1] if sitting.ruled else None
    return last if last is not None and table_after(last) == sitting.table else None


def folded_now(sitting: Sitting) -> tuple[Folded, ...]:
    """The facts of which somebody can speak now, one a clause: those of the open case, then of the case ruled last."""
    asked = "" if sitting.pending is None else sitting.pending.cite
    last = ruled_just_now(sitting)
    found = (f for case in (*sitting.cases[-1:], *(() if last is None else (last,))) for f in case.still_folded)
    by_clause: dict[str, Folded] = {}
    for one in found:
        if one.is_fact:
            by_clause.setdefault(one.decision.cite, one)
    return tuple(one for cite, one in by_clause.items() if cite != asked)


def table_after(case: Case) -> Table:
    """The table when a case that asks no more is put away."""
    return in_force(or_lapsed(case.progress.table, case.matter.irregularity))


def acted(sitting: Sitting, action: Action) -> Sitting:
    """The sitting after an act; while a question waits, the act answers it, or is done as if nothing were asked."""
    decision = sitting.pending
    if decision is None:
        return sitting.with_table(do(sitting.table, action))
    if isinstance(action, Doubt) and play.due(sitting.cases[-1].base) == sitting.cases[-1].matter:
        return objection_heard(sitting, sitting.cases[-1], action)
    both = one_by_one(sitting.table, action)
    if any(answer_by(one, decision, sitting.table) for one in both):
        # The director was there at that moment, though by one of the two his case may have been closed.
        after = settled(reduce(acted, both, sitting))
        return seen(after, after.table, None, new_since(sitting.table, after.table))
    if isinstance(action, cards.PlayCards):
        each = (cards.PlayCard(action.seat, card) for card in action.cards)
        one = next((play for play in each if answer_by(play, decision, sitting.table)), None)
        if one is not None:
            after = settled(acted(sitting, one))
            return seen_by_director(after, put_down_beside(after.table, one, action.cards))
    by_act = answer_by(action, decision, sitting.table)
    if by_act is not None:
        return answered_by_act(sitting, action, decision, by_act)
    if isinstance(action, PutForward):
        do(sitting.table, action)  # so that what could not be claimed is refused now
        return evolve(sitting, later=(*sitting.later, action))
    table = do_meanwhile(sitting.table, action)
    # Otherwise an offender could take away the other side's choice, or the director's, by picking up the card in time.
    if isinstance(action, cards.TakeBack) and lies_to_be_ruled(sitting, action):
        return sitting.with_table(lies_there_still(sitting.table, table))
    return seen_by_director(sitting, table)


def one_by_one(table: Table, action: Action) -> tuple[Action, ...]:
    """Two calls or plays made at one moment, in the order in which they count; nothing for any other action."""
    match action:
        case CallTogether():
            return tuple(MakeCall(*one) for one in law_33.in_order(table, *action.both))
        case ChangeTogether():
            return MakeCall(action.other, action.others_call), ChangeCall(action.seat, action.call)
        case cards.PlayTogether():
            return tuple(cards.PlayCard(*one) for one in law_33.in_order(table, *action.both))
        case _:
            return ()


def answer_by(action: Action, decision: Decision, table: Table) -> ByAct | None:
    """The act named by a question that this action is, if it answers it."""
    own = (by_act for by_act in decision.acts if answers(action, by_act, table))
    return next((by_act for by_act in own if by_act.is_half or decision.admits(key_of(action, by_act, table))), None)


def answered_by_act(sitting: Sitting, action: Action, decision: Decision, by_act: ByAct) -> Sitting:
    """The sitting when an act has answered the question: a hand spread or a card taken back is the answer alone."""
    if by_act.is_half:
        return sitting
    if isinstance(action, MakeCall) and action.meaning:
        sitting = sitting.with_table(with_agreement(sitting.table, action.seat, action.call, action.meaning))
    if isinstance(action, Claim) and action.statement:
        sitting = settled(sitting.with_table(law_68_claim.stated(sitting.table, action.statement)))
    after = settled(answered(sitting, Answer(decision.cite, key_of(action, by_act, sitting.table))))
    # The key stands for the call (“he calls as he likes”), so that the call itself has still to be made.
    if isinstance(action, ChangeCall) and by_act.key:
        action = MakeCall(action.seat, action.call)  # his first has gone back, so that he calls anew
    if isinstance(action, MakeCall) and by_act.key and after.pending is None:
        return after.with_table(do(after.table, action))
    # Where the same question still waits, to act again would go round for ever.
    done = by_act.kind in {ActKind.SPREAD, ActKind.TAKE_BACK} or not by_act.key
    return after if done or after.pending == decision else acted(after, action)


@clause("68B2", "70B2")
def objection_heard(sitting: Sitting, case: Case, action: Doubt) -> Sitting:
    """The sitting when a player objects to the claim that the director rules on: he hears it, and goes on."""
    below = lowered(sitting, do(case.without_orders, action))
    matter = play.due(below.table)
    return below if matter is None else evolve(below, cases=(*below.cases, resumed(matter, below.table, case)))


def do_meanwhile(table: Table, action: Action) -> Table:
    """The table after an act during a ruling: only claims and the score wait (9B2). Raises ImpossibleAction."""
    # What a spectator says while the director is there may be an answer to him.
    if isinstance(action, Spectate):
        return behaved(table, action, asked=True)
    must(tr("no claim is answered while the director rules"), holds=not isinstance(action, ClaimAction))
    plays = isinstance(action, PlaceCard | CallFor | OmitCard | LoseCard | PickUp)
    must(tr("no card is played while the director rules"), holds=not plays)
    scores = isinstance(action, AgreeOnTricks | CountTricks | EnterScore)
    must(tr("the tricks and the score are settled when the director has ruled"), holds=not scores)
    return do(table, action)


@clause("9B2", "45C2", "58B2", "60C")
def lies_to_be_ruled(sitting: Sitting, action: cards.TakeBack) -> bool:
    """True where a card that is being ruled on is taken back, and not as one of two, by which the other is named."""
    if law_58.names_another(sitting.table, action.seat, action.card) is not None:
        return False
    numbers = {case.matter.irregularity for case in sitting.cases}
    asked = (one for one in sitting.table.irregularities if one.number in numbers and one.seat is action.seat)
    table = sitting.table
    lying = table.lies_face_up(action.seat, action.card) or any(
        t.card_of(action.seat) is action.card for t in table.tricks
    )
    return lying and any(action.card in one.cards for one in asked)


def lies_there_still(table: Table, after: Table) -> Table:
    """The table with the card where it lay, and on record that its owner took it back before the ruling (9B2)."""
    new = after.irregularities[len(table.irregularities) :]
    ruled = (evolve(one, stage=Stage.RULED, settled_by="9B2") for one in new)
    return evolve(table, irregularities=(*table.irregularities, *ruled))


def seen_by_director(sitting: Sitting, table: Table) -> Sitting:
    """The sitting after an act that answers nothing: the director rules next on what was irregular (81C3)."""
    return seen(sitting, table, None, new_since(sitting.table, table))


UNRULED = frozenset({Stage.COMMITTED, Stage.CONDONED})


def new_since(before: Table, table: Table) -> tuple[Irregularity, ...]:
    """The irregularities since then, but leads that the choice that waits deals with: they would be ruled on twice."""
    new = (i for i in table.irregularities[len(before.irregularities) :] if i.stage in UNRULED)
    new = (i for i in new if law_60.lead_before_choice(table, i.seat) is not i)
    return tuple(i for i in new if not law_53.is_lead_instead(table, i))


def key_of(action: Action, by_act: ByAct, table: Table) -> str:
    """The key of the answer that this act would be, or else what it names: a call, a card, the tricks claimed."""
    if isinstance(action, Making):
        return str(claim_of(table, action).tricks)
    return by_act.key or str(action.call if isinstance(action, MakeCall | ChangeCall) else getattr(action, "card", ""))


def answers(action: Action, by_act: ByAct, table: Table) -> bool:
    """True where this action is the act that counts as an answer; one card shown begins to spread the hand (54A)."""
    if ACT_KINDS.get(type(action)) is not by_act.kind or getattr(action, "seat", None) is not by_act.hand:
        return False
    card = getattr(action, "card", None)
    held = card is None or isinstance(action, cards.TakeBack) or card in table.hands[by_act.hand]
    return held and (by_act.card is None or by_act.card is card)


ACT_KINDS: dict[type, ActKind] = {
    **dict.fromkeys((cards.PlayCard, cards.LeadCard, cards.FaceLead, cards.DesignateCard), ActKind.PLAY),
    **dict.fromkeys((cards.ShowCard, cards.SpreadHand), ActKind.SPREAD),
    MakeCall: ActKind.CALL,
    ChangeCall: ActKind.CHANGE,
    cards.TakeBack: ActKind.TAKE_BACK,
    **dict.fromkeys((Claim, Concede, Abandon), ActKind.CLAIM),
}


@clause("42A1", "43A1a")
def noticed(sitting: Sitting, action: Notice) -> Sitting:
    """The sitting when attention is drawn: each irregularity that a law rules on is to be ruled, in order (9B1a)."""
    # Attention drawn while the director is at the table counts, dummy's too, but he does not come a second time.
    table = sitting.table if sitting.cases else do(sitting.table, action)
    meant = law_09.pointed_out(table, action.card)
    pointed_out = tuple(i for i in meant if not hides(table, i, action.seat))
    found = any(openings.matter_of(table, i) is not None for i in pointed_out)
    return seen(
        sitting, law_68_claim.director_comes(table, action.seat, only_for_claim=not found), action.seat, pointed_out
    )


def seen(sitting: Sitting, table: Table, seat: Seat | None, found: tuple[Irregularity, ...]) -> Sitting:
    """The sitting after a player, or the director (None), drew attention to irregularities not yet being ruled on."""
    asked = {case.matter.irregularity for case in sitting.cases}
    new = tuple(i for i in found if i.number not in asked and openings.matter_of(table, i) is not None)
    # The docket adds what those pointed out rest on; some of that may be the open case itself.
    order = tuple(i for i in docket.docket(table, new) if i.number not in asked)
    numbers = tuple(i.number for i in order)
    return with_waiting(sitting.with_table(noticed_now(table, order, seat)), numbers)


def noticed_now(table: Table, found: tuple[Irregularity, ...], seat: Seat | None) -> Table:
    """The table when a player, or the director (None), has drawn attention to these irregularities."""
    # The first attention counts for every limit of time (13A, 62A), also when the irregularity is ruled on later.
    when = table.now
    marked = (
        evolve(i, stage=Stage.NOTICED, noticed_by=seat, noticed_after=table.moments, noticed_at=i.noticed_at or when)
        for i in found
    )
    known = {i.number: i for i in marked}
    return evolve(table, irregularities=tuple(known.get(i.number, i) for i in table.irregularities))


def reported(sitting: Sitting, action: Reported) -> Sitting:
    """The sitting when the director hears of something: a question, an explanation, a right, a count, a wrong board."""
    # The count of tricks is not taken during a ruling: `acted` refuses it with its own sentence.
    if isinstance(action, CountTricks) and sitting.pending is not None:
        return acted(sitting, action)
    table = do(sitting.table, action)
    found = [i for i in table.irregularities if is_reported(action, i, len(sitting.table.irregularities), table)]
    revoke = law_61.possible_revoke(table, action.hand) if isinstance(action, Ask) else None
    return seen(sitting, table, action.seat, (*found, *filter(None, (revoke,))))


def called_for(sitting: Sitting, action: CallFor) -> Sitting:
    """The sitting after declarer has called for dummy's card, perhaps with a question. Raises ImpossibleAction."""
    table, hand = sitting.table, sitting.table.dummy
    possible(table, action)
    found = None if hand is None else law_46.deemed(table, hand, law_46.named(table, action.words))
    if hand is not None and found is not None and found.card is not None:
        # A question that waits is answered by the card, however declarer put it into words.
        return acted(sitting, action if sitting.pending is None else cards.PlayCard(hand, found.card))
    matter = None if found is None or table.turn is not hand else law_46.of_unclear_call(table, action.words, found)
    if matter is None or sitting.cases:
        msg = tr("“{words}” comes to no one card that could be called from dummy now", words=action.words)
        raise ImpossibleAction(msg)
    return with_case(sitting, matter)


def set_aside(sitting: Sitting, action: Waive | Forfeit) -> Sitting:
    """The sitting when a waiver (81C5) or a forfeiture (11A) replaces the case. Raises ImpossibleAction without one."""
    if not sitting.cases:
        afterwards = set_aside_afterwards(sitting, action)
        if afterwards is None:
            raise ImpossibleAction(
                tr("no ruling is in progress that could be set aside ({reason})", reason=action.reason)
            )
        return with_case(sitting, afterwards)
    open_case = sitting.cases[-1]
    case = open_case.set_aside
    below = lowered(evolve(sitting, ruled=(*sitting.ruled, case)), open_case.without_orders)
    # What the director has found stays found, though the case in which he found it is set aside.
    below = with_waiting(below, case.found)
    instead = law_81.waiver_of if isinstance(action, Waive) else law_11.forfeiture_of
    return with_case(below, instead(below.table, case.matter))


def set_aside_afterwards(sitting: Sitting, action: Waive | Forfeit) -> Matter | None:
    """The matter of an action without an open case: the order in force, or the card, that is waived or forfeited."""
    table = sitting.floor
    if isinstance(action, Forfeit):
        return law_11.right_lost_of(table)
    in_force_still = (law_81.waiver_afterwards(table, case.progress.ordered) for case in reversed(sitting.ruled))
    return law_81.excuse_of(table) or next(filter(None, in_force_still), None)


def designation_questioned(sitting: Sitting, action: cards.ChangeCard) -> Sitting:
    """The sitting when declarer says that he meant another card of dummy's; the director is there at once.

    A card that dummy put down though another was named is put right before it. Raises ImpossibleAction when dummy has
    played no card for which he could have meant this one.
    """
    if law_45_cards_of_dummy.is_still_to_be_named(sitting.table, action.seat):
        return act(sitting, cards.PlayCard(action.seat, action.card))
    # That dummy put down another card than the one named is ruled on first, for until then it is open which card was
    # played.
    wrong = law_45_cards_of_dummy.wrong_card_lying(sitting.table, action.seat)
    if wrong is not None:
        sitting = settled(noticed(sitting, Notice(action.seat.partner, wrong.cards[0])))
        if sitting.pending is not None or action.card not in sitting.table.hands[action.seat]:
            return sitting
    table = sitting.table
    stop = law_46.of_stop(table, action.seat, action.card)
    matter = stop or law_45_cards_of_dummy.of_designation(table, action.seat, action.card)
    if matter is None:
        msg = tr(
            "{seat} is not dummy, has played no card or does not hold {card}: nothing can be changed",
            seat=action.seat,
            card=action.card,
        )
        raise ImpossibleAction(msg)
    return with_case(sitting, matter)


def applied(sitting: Sitting, action: adjust.ApplyForScore | adjust.AwardScore) -> Sitting:
    """The sitting when somebody applies for an adjusted score, or the director looks at it himself."""
    by = action.seat if isinstance(action, adjust.ApplyForScore) else None
    # When play has ended it waits, as one made during play does, for what is being asked about the result (12B1).
    if sitting.pending is not None and sitting.table.phase is Phase.END:
        kept = Reserved("12A", Review(ReviewOf.APPLICATION, by=by))
        return sitting.with_table(carry_out(sitting.table, kept))
    return with_case(sitting, law_12_directors_powers.application_of(sitting.table, by))


def taken_up(sitting: Sitting, action: adjust.Taken) -> Sitting:
    """The sitting when the director takes up a matter himself: a fouled board, results, a penalty."""
    match action:
        case adjust.FindFouled():
            return with_case_once(sitting, law_87.fouled_of(action.words))
        case adjust.FindIncomparable():
            return with_case_once(sitting, law_86.incomparable_of(action.words))
        case adjust.Penalise():
            return with_case(sitting, law_90.penalty_of(action.seat))
        case adjust.Discipline():
            return with_case(sitting, law_91.discipline_of(action.seat))
        case _:
            assert_never(action)


def with_case(sitting: Sitting, matter: Matter) -> Sitting:
    """The sitting with a case opened on top."""
    return evolve(sitting, cases=(*sitting.cases, stand(matter, sitting.table)))


def with_case_once(sitting: Sitting, matter: Matter) -> Sitting:
    """The sitting with a case opened on top, unless its law has the board before it already, in whatever words."""
    is_open = any(case.matter.procedure is matter.procedure for case in sitting.cases)
    return sitting if is_open else with_case(sitting, matter)


def lowered(sitting: Sitting, table: Table) -> Sitting:
    """The sitting without its uppermost case, the table below having become this."""
    return sitting.below.with_table(table)


def settled(sitting: Sitting) -> Sitting:
    """The sitting when closed cases are put away and what waits is opened, before an open case goes on."""
    # One round closes one case or opens one. The order of the branches is the director's: finish the case on top, then
    # what waits above it, then what opens by itself, and claims last (68D).
    while True:
        if sitting.cases and sitting.cases[-1].is_closed:
            case = sitting.cases[-1]
            cases = (*(without_lifted(c, case) for c in sitting.cases[:-1]), case)
            below = lowered(evolve(sitting, cases=cases, ruled=(*sitting.ruled, case)), table_after(case))
            anew = given_anew(case)
            sitting = with_waiting(below, case.found) if anew is None else begun_anew(below, anew, case.found)
        elif sitting.waiting and len(sitting.cases) <= sitting.waiting[0].above:
            sitting = opened(sitting, sitting.waiting[0])
        elif not sitting.cases and (matter := play.due(sitting.floor)) is not None:
            sitting = with_case_of(evolve(sitting, floor=known_to_director(sitting.floor, matter)), matter)
        elif not sitting.cases and sitting.later:
            sitting = put_forward(sitting)
        else:
            return sitting


@clause("82B3", "82C")
def without_lifted(case: Case, mending: Case) -> Case:
    """The case of a claim heard again without what another ruling had imposed before it, where that has ended now."""
    ended = [o for o in mending.progress.ordered if isinstance(o, RulingUndone) and o.before is None]
    if not ended or case.events or play.due(case.base) != case.matter:
        return case
    base = reduce(carry_out, ended, case.base)
    matter = play.due(base)
    return case if matter is None else resumed(matter, base, case)


@clause("82B3", "82C")
def begun_anew(sitting: Sitting, anew: Matter, found: tuple[int, ...]) -> Sitting:
    """The sitting when a ruling is given anew; what was ruled on while it was open comes before it again."""
    # It opens at once, so its own irregularity must not wait as well.
    earlier = ruled_before(sitting, anew)
    sitting = with_case(with_waiting(sitting, tuple(n for n in found if n not in {*earlier, anew.irregularity})), anew)
    return with_waiting(sitting, tuple(n for n in found if n in earlier))


@clause("81C3")
def known_to_director(table: Table, matter: Matter) -> Table:
    """The table when the director asks by himself about what nobody has mentioned: attention has been drawn to it."""
    one = table.irregularity(matter.irregularity) if matter.irregularity else None
    return table if one is None or one.stage is not Stage.COMMITTED else noticed_now(table, (one,), None)


@clause("9B2", "68D")
def put_forward(sitting: Sitting) -> Sitting:
    """The sitting when a claim made while the director ruled is put forward, unless play has ended by his ruling."""
    claim, *others = sitting.later
    rest = evolve(sitting, later=tuple(others))
    # The ruling may have ended play, or left fewer tricks than were claimed: the claim then falls away without a word.
    try:
        return rest.with_table(do(rest.floor, claim))
    except ImpossibleAction:
        return rest


def opened(sitting: Sitting, waiting: Waiting) -> Sitting:
    """The sitting with the case of a waiting irregularity, which lapses when its facts have been taken away."""
    table, before = sitting.table, waiting.before
    matter = openings.matter_of(table, table.irregularity(waiting.irregularity))
    # A case whose answers cannot be carried over stays in the record, so that the summary shows what was ruled.
    kept = () if before is None or not before.answers or before.matter == matter else (before,)
    rest = evolve(sitting, waiting=sitting.waiting[1:], ruled=(*sitting.ruled, *kept))
    if matter is not None:
        return evolve(rest, cases=(*rest.cases, resumed(matter, table, before)))
    # It lapses by the clause that took its facts away: that of the last ruling, if one has settled anything.
    last = (o.cite for case in sitting.ruled[-1:] for o in reversed(case.progress.ordered) if isinstance(o, Settled))
    is_played = docket.played_since(table, table.irregularity(waiting.irregularity))
    cite = "45A" if is_played else next(last, table.cancelled or ("81C3" if table.claim is None else "68D"))
    return rest.with_table(or_lapsed(table, waiting.irregularity, cite))


def or_lapsed(table: Table, number: int, cite: str = "81C3") -> Table:
    """The table on which an irregularity (0: none) that was neither ruled nor kept lapses, by this clause."""
    kept = not number or any(r.irregularity == number for r in table.reviews)
    if kept or table.irregularity(number).stage is not Stage.NOTICED:
        return table
    return carry_out(table, Settled(cite, number, Stage.LAPSED))


HANDLERS: dict[type, Callable[..., Sitting]] = {
    Reply: lambda sitting, reply: answered(sitting, reply.answer),
    Notice: noticed,
    **dict.fromkeys((Waive, Forfeit), set_aside),
    TakeBackRuling: lambda sitting, action: with_case(sitting, ruling_of(sitting, action.law)),
    cards.ChangeCard: designation_questioned,
    CallFor: called_for,
    **dict.fromkeys(get_args(Reported), reported),
    **dict.fromkeys((adjust.ApplyForScore, adjust.AwardScore), applied),
    **dict.fromkeys(get_args(adjust.Taken), taken_up),
}
"""The handler of each action that does more than change the table."""
