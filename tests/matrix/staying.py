"""What stays true while a question waits, whatever somebody does meanwhile."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, takewhile

from attrs import define, evolve, field, frozen

from bridgetable.formats.journal import Entry, Journal, journal_text, read_journal
from bridgetable.game.auction import Standing
from bridgetable.game.calls import PASS, Bid
from bridgetable.game.cards import Card
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.obligations import CallOwed, MustPass, MustPlay, MustRepeat, Scope
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.laws.common.obligations import binds_now
from bridgetable.laws.law_13_incorrect_number import FULL, count
from bridgetable.rulings.decisions import ActKind, Answer, Decision, Sort
from bridgetable.rulings.effects import (
    BackToHand,
    CallMade,
    CallSubstituted,
    CardPlayed,
    CardSupplied,
    Effect,
    Found,
    Informed,
    Reserved,
    Reviewed,
    RulingUndone,
    Settled,
    Substituted,
)
from bridgetable.session.act import act, ruled_just_now
from bridgetable.session.actions import Action
from bridgetable.session.again import steps
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.cards.actions import LeadCard, PlayCard, PlayCards, PlayTogether, SpreadHand, TakeBack
from bridgetable.session.claims.actions import Abandon, Claim, Concede
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, Waive
from bridgetable.session.families import breaches
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from bridgetable.session.sitting import key_of as key_of_question
from bridgetable.views.report.report import as_json, report
from tests.matrix.meeting import every_case, new_orders
from tests.matrix.orders import answered
from tests.session.invariants import is_read_again

NONE = frozenset[str]()
ENDED_IN_TURN: dict[str, frozenset[str]] = {
    **dict.fromkeys(("25A", "25A1", "25B1"), frozenset({"28B"})),
    "D23B2": frozenset({"28B", "D26A4"}),
    "27A1": frozenset({"27A1"}),
    "27B4": frozenset({"27B4"}),
    "29A": frozenset({"28B"}),
    "43B2a": frozenset({"60A1"}),
    "45C3": frozenset({"45A"}),
    **dict.fromkeys(("46B3b", "46B4", "46B5"), frozenset({"45D1"})),
    "47E2a": frozenset({"47E2b"}),
    "51A": frozenset({"52B1b", "60A1"}),
}
"""The questions that a regular act in turn ends, each with the clause by which it does."""
UNTIL_NEXT_ACT: dict[str, frozenset[str]] = {
    "82C": frozenset({"anew", "lift", "stop"}),
    "16D2": frozenset({"change seats", "redeal"}),
}
"""The options that are there only until somebody calls or plays, or play ends: to rule anew (82B3), to end what was
imposed, as a penalty card that is played then or a pass that is made (82B3), to stop (82B2); to change seats (16D2a) or
deal again (16D2b), which the director may do before the first call alone."""
INSTEAD = {"47E2b": "47E2a"}
"""The questions that give way to another of their law: a card that may be taken back after all is asked about."""
CLAIM = frozenset({"68", "69", "70", "71"})
"""The laws of a claim, one matter whichever of them is open: an objection at once leaves no claim to contest (68B2)."""
SWEPT = "81C3"
"""The clause by which an irregularity lapses of which nothing is left to rule."""


@frozen
class Question:
    """A question that waits: who is asked by which clause, on which irregularity, and how it was answered before."""

    by: str
    cite: str
    about: tuple[str, int]
    sort: Sort
    keys: tuple[str, ...]
    answers: int
    said: frozenset[str]
    orders: int
    ruled: int
    cards: frozenset[Card]


@define
class Watch:
    """Whoever watches a board and says what is wrong at each step.

    `offered` are the questions that wait, `answered` who answered which clause: by the irregularity, or without one by
    whom the case first asked about, and the place in the case.
    """

    offered: list[Question] = field(factory=list)
    answered: dict[tuple[int | str, int], tuple[str, str]] = field(factory=dict)

    def step(self, before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
        """What is wrong with this step while questions wait."""
        anew = after.table.cancelled or is_undone(before, after) or is_read_again(before, after)
        if anew or isinstance(action, Waive | Forfeit | TakeBackRuling):
            self.offered, self.answered = list(questions(after)), {}
            return
        yield from self.what_is_gone(before, action, after)
        yield from self.whose_answer(before, action, after)
        for check in (
            faults_of_penalty_cards,
            faults_of_turns,
            faults_of_lapses,
            faults_of_asking,
            faults_of_basis,
            faults_of_calls,
            faults_of_cards_ordered_back,
        ):
            yield from check(before, after)

    def what_is_gone(self, before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
        """A question stays until it is answered, or a clause is said that ends it (1, 5)."""
        was, now, kept = {*map(key_of, questions(before))}, {key_of(q): q for q in questions(after)}, []
        regular = is_regular_in_turn(before, action)
        for one in self.offered:
            if key_of(one) in now:
                here = now.pop(key_of(one))
                kept.append(evolve(one, keys=here.keys))
                gone = {k for k in one.keys if k not in here.keys and not is_call(k)}
                gone -= UNTIL_NEXT_ACT.get(one.cite, NONE)
                if regular and gone and not is_fact_of(one, action):
                    yield f"{one.cite} offers less after a regular act in turn"
            elif count_of(after, one.cite, one.about) > one.answers or gives_way(one, action):
                continue
            elif (
                regular
                and key_of(one) in was  # it may wait behind another of its case, of which somebody has spoken (46B)
                and not is_fact_of(one, action)
                and not is_card_of(after, one, action)
                and not ends_in_turn(after, one)
            ):
                yield f"{one.cite} is gone after {what(before, action)}"
            elif (
                clauses_about(after, one)
                or is_swept(after, one)
                or is_settled(after, one)
                or chosen(before) < chosen(after)
            ):
                continue  # It has ended here, and not by what is done later.
            elif after.pending is not None:
                kept.append(one)
            else:
                yield f"{one.cite} is gone after {what(before, action)}, and no clause says why"
        self.offered = [*kept, *now.values()]

    def whose_answer(self, before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
        """An answer serves the question to which it was given, and nobody else's (8)."""
        if isinstance(action, Reply) and before.pending is not None and before.pending.fits(action.answer):
            case = before.cases[-1]
            self.answered[which(case), len(case.answers)] = (before.pending.cite, whom(before.pending))
        elif isinstance(action, Reply):
            self.answered = {}  # a fact of which somebody speaks later takes its place among the answers
        for case in after.cases:
            for place, asked in enumerate(case.progress.asked[: len(case.answers)]):
                told = self.answered.get((which(case), place))
                if told is not None and told[0] == asked.cite and told[1] != whom(asked):
                    yield f"{asked.cite}: the answer of one player serves another"


def chosen(sitting: Sitting) -> frozenset[int]:
    """The leads made before declarer's choice that he has let go by a card of his own, and with them the choice (60A1)."""
    leads = (i for i in sitting.table.irregularities if i.kind is Kind.LEAD_BEFORE_CHOICE)
    return frozenset(i.number for i in leads if i.settled_by == "60A1")


def which(case: Case) -> int | str:
    """By what a case is known again: its irregularity, or without one whom it first asked, and about whom."""
    return case.matter.irregularity or whom(case.progress.asked[0])


def whom(asked: Decision) -> str:
    """Who is asked, and about whom."""
    return f"{asked.by} about {dict(asked.question.arguments).get('seat', 'nobody')}"


def ends_in_turn(after: Sitting, one: Question) -> bool:
    """Whether a regular act in turn has ended a question by a clause that is said, or asks now."""
    settled = {after.table.irregularity(one.about[1]).settled_by} if one.about[1] else NONE
    asks = {q.cite for q in questions(after) if q.about == one.about}
    return bool((clauses_about(after, one) | settled | asks) & ENDED_IN_TURN.get(one.cite, NONE))


def key_of(question: Question) -> tuple[str, str, int]:
    """By what a question is known again."""
    return question.by, question.cite, question.about[1]


def questions(sitting: Sitting) -> Iterator[Question]:
    """The questions that wait, of each open case."""
    for case in sitting.cases:
        asked, about = case.progress.pending, (case.matter.law, case.matter.irregularity)
        if asked is not None:
            count, said = count_of(sitting, asked.cite, about), frozenset(clauses_of(sitting, about))
            orders, number = len(orders_given(sitting)), about[1]
            cards = frozenset(sitting.table.irregularity(number).cards) if number else frozenset[Card]()
            told = asked.sort, asked.keys, count, said, orders, len(sitting.ruled), cards
            yield Question(str(asked.by), asked.cite, about, *told)


def count_of(sitting: Sitting, cite: str, about: tuple[str, int]) -> int:
    """How often a clause has been answered in the cases about this."""
    cases = (c for c in every_case(sitting) if c.matter.irregularity == about[1])
    return sum(a.cite == cite for c in cases for a in c.answers)


def clauses_of(sitting: Sitting, about: tuple[str, int]) -> Iterator[str]:
    """Every clause of a sentence or an order in the cases about this."""
    for case in every_case(sitting):
        if case.matter.irregularity == about[1] and (about[1] or is_same(case.matter.law, about[0])):
            yield from (c for s in case.progress.said for c in s.cites)
            yield from (o.cite for o in case.progress.ordered)


def is_same(law: str, other: str) -> bool:
    """Whether two laws that rest on no irregularity rule on the same thing."""
    return law == other or {law, other} <= CLAIM


def clauses_about(sitting: Sitting, one: Question) -> frozenset[str]:
    """The clauses that have been said about what a question is about since it was asked, or by which that lapsed."""
    lapsed = (i.settled_by for i in sitting.table.irregularities if i.number == one.about[1])
    return frozenset((*clauses_of(sitting, one.about), *lapsed)) - one.said - {SWEPT, ""}


def orders_given(sitting: Sitting) -> list[Effect]:
    """What has been ordered so far, without what is only told or settled."""
    orders = (o for case in every_case(sitting) for o in case.progress.ordered)
    return [o for o in orders if not isinstance(o, Informed | Settled | Found | Reserved | Reviewed)]


def is_settled(sitting: Sitting, one: Question) -> bool:
    """Whether it is on record by which clause the irregularity in question is settled, said by another ruling or before.

    A slip beneath it has been put right (25A1), or the card was none of that hand's (24).
    """
    return one.about[1] > 0 and sitting.table.irregularity(one.about[1]).settled_by not in {"", SWEPT}


def is_swept(sitting: Sitting, one: Question) -> bool:
    """Whether another ruling has ordered something since about the card, the call or the trick in question."""
    orders, number = orders_given(sitting)[one.orders :], one.about[1]
    irregularity = sitting.table.irregularity(number) if number else None
    for case in sitting.ruled[one.ruled :]:  # a card of this trick was taken back (10B), or a lead to it counts (53A)
        if case.matter.law in {"10", "53", "54"}:
            back = sitting.table.irregularity(case.matter.irregularity)
            if irregularity is None or back.trick == irregularity.trick:
                return True
    if irregularity is None:
        return bool(orders)
    for order in orders:
        place, trick = getattr(order, "place", None), getattr(order, "trick", None)
        if set(irregularity.cards) & set(cards_of(order)) or (trick is not None and trick == irregularity.trick):
            return True
        if place is not None and irregularity.place >= place:
            return True
    return False


def is_undone(before: Sitting, after: Sitting) -> bool:
    """Whether a ruling has been taken back by this step."""
    return any(isinstance(o, RulingUndone) for o in new_orders(before, after))


def is_call(key: str) -> bool:
    """Whether an option is a call."""
    return key in {"Pass", "X", "XX"} or (key[:1].isdigit() and len(key) <= len("1NT"))


def what(before: Sitting, action: Action) -> str:
    """The act as a sort of act."""
    if isinstance(action, Reply):
        return f"the answer to {action.answer.cite}"
    return f"{'a regular ' if is_regular_in_turn(before, action) else ''}{type(action).__name__}"


def is_regular_in_turn(sitting: Sitting, action: Action) -> bool:
    """Whether this is a call or a card in turn with which nothing is wrong, and no answer to the question."""
    table = sitting.table
    if not isinstance(action, MakeCall | PlayCard) or action.seat is not table.turn or is_answer(sitting, action):
        return False
    if isinstance(action, PlayCard) and (table.phase is not Phase.PLAY or action.card not in table.hands[action.seat]):
        return False
    if isinstance(action, PlayCard) and action.card not in legal_cards(table, action.seat):
        return False
    return not breaches(table, action)


def is_fact_of(question: Question, action: Action) -> bool:
    """Whether an act does what the options of a question name, so that it may be meant as the answer.

    So is the play of the very card that is asked about: a card played in turn is played, whatever it was before (45A).
    """
    card = getattr(action, "card", getattr(action, "call", ""))
    return str(card) in question.keys or card in question.cards


def is_card_of(sitting: Sitting, one: Question, action: Action) -> bool:
    """Whether an act is done with a card in question: a penalty card taken up again is played (50D1a, and not 10B)."""
    return one.about[1] > 0 and getattr(action, "card", None) in sitting.table.irregularity(one.about[1]).cards


def has_wrong_cards(sitting: Sitting, action: Action) -> bool:
    """Whether an act is done by a hand whose number of cards is in question, which is put right with what it holds (13A1)."""
    number = sitting.cases[-1].matter.irregularity
    one = sitting.table.irregularity(number) if number else None
    seat = getattr(action, "seat", None)
    return (
        one is not None
        and one.kind is Kind.INCORRECT_NUMBER
        and seat is not None
        and count(sitting.table, seat) != FULL
    )


def gives_way(question: Question, action: Action) -> bool:
    """Whether a question has given way: one of its law was answered instead, or the card asked for was put down.

    Of several cards put down at once any may be the one that is asked for (58A, 58B).
    """
    match action:
        case Reply():
            return INSTEAD.get(question.cite) == action.answer.cite
        case PlayTogether():
            return {str(action.card), str(action.others_card)} & {*question.keys} != set()
        case PlayCards():
            return {str(c) for c in action.cards} & {*question.keys} != set()
        case _:
            return False


def is_answer(sitting: Sitting, action: Action) -> bool:
    """Whether an option of the question says that this act is the answer."""
    asked = sitting.pending
    return asked is not None and any(one.hand is getattr(action, "seat", None) for one in asked.acts)


# --- penalty cards, turns, lapses -------------------------------------------------------------------------------------


def faults_of_penalty_cards(before: Sitting, after: Sitting) -> Iterator[str]:
    """A penalty card ends by play or by an order only (6)."""
    was, now = before.table, after.table
    if now.phase in {Phase.END, Phase.SUSPENDED} or was.contract != now.contract:
        return
    played = {p.card for t in now.tricks for p in t.cards}
    ordered = {c for o in new_orders(before, after) for c in cards_of(o)}
    still = {p.card for p in now.penalty_cards}
    for one in was.penalty_cards:
        if one.card not in still | played | ordered:
            yield "a penalty card is gone that nobody has played, and without an order"


def cards_of(order: Effect) -> Iterator[Card]:
    """The cards that an order names."""
    one = getattr(order, "card", None)
    if isinstance(one, Card):
        yield one
    yield from getattr(order, "cards", ())


def faults_of_turns(before: Sitting, after: Sitting) -> Iterator[str]:
    """What is owed at the next turn after an act is not imposed when that turn has gone by (6).

    What was called but a pass before attention was drawn was no such turn: nobody could know that he had to pass (24B).
    """
    old, table = before.table.obligations, after.table
    if table.phase is not Phase.AUCTION:
        return
    for duty in table.obligations:
        if duty in old or not isinstance(duty, MustPass | MustRepeat | CallOwed):
            continue
        if isinstance(duty, MustPass) and duty.scope is not Scope.NEXT_TURN:
            continue
        place, known = place_of_breach(after, duty)
        between = enumerate(table.auction.made[place + 1 : duty.since], place + 1) if place is not None else ()
        owed = [m for n, m in between if n >= known or m.call == PASS or not isinstance(duty, MustPass)]
        if any(
            isinstance(o, CallMade | CallSubstituted) and o.seat is duty.seat
            for c in every_case(after)
            for o in c.progress.ordered
        ):
            continue
        if any(m.seat is duty.seat and m.standing is Standing.MADE for m in owed):
            yield f"{type(duty).__name__} is imposed for a turn that has gone by [{duty.cite}]"


def place_of_breach(sitting: Sitting, duty: MustPass | MustRepeat | CallOwed) -> tuple[int | None, int]:
    """The place of the call after which a turn is owed: the offender's that was cancelled, or for his partner the next.

    With it, how many calls there were when attention was drawn.

    A card exposed has no place: it counts from the last call before it.
    """
    made = sitting.table.auction.made
    for case in every_case(sitting):
        number = case.matter.irregularity
        if number and any(getattr(o, "obligation", None) == duty for o in case.progress.ordered):
            one = sitting.table.irregularity(number)
            known = one.noticed_at[0] if one.noticed_at is not None else 0
            if one.place < 0:
                return (one.after - 1 if one.after >= 0 else None), known
            if one.seat is duty.seat:
                return one.place, known
            his = (n for n, m in enumerate(made[: duty.since]) if m.seat is one.seat and m.stands)
            return max(his, default=None), known
    return None, 0


def faults_of_lapses(before: Sitting, after: Sitting) -> Iterator[str]:
    """No irregularity that was noticed lapses of itself: a clause says why, or another ruling has swept it away (7)."""
    ruled = after.ruled[len(before.ruled) :]
    swept = any(c.progress.ordered for c in ruled)
    for one in after.table.irregularities:
        was = before.table.irregularities[one.number - 1] if one.number <= len(before.table.irregularities) else None
        lapsed = one.stage is Stage.LAPSED and (was is None or was.stage is not Stage.LAPSED)
        if lapsed and one.settled_by == SWEPT and not swept:
            yield f"a {one.kind.value} lapses, and no clause says why"
    known = len(after.table.irregularities)
    for case in (*ruled, *after.cases):
        numbers = [case.matter.irregularity, *(getattr(o, "irregularity", 0) for o in case.progress.ordered)]
        if any(isinstance(n, int) and n > known for n in numbers):
            yield f"Law {case.matter.law} names an irregularity that is not on record"
    for case in ruled:
        if not (case.progress.said or case.progress.asked or case.progress.ordered):
            yield f"Law {case.matter.law} has been opened about nothing"


# --- what is asked ----------------------------------------------------------------------------------------------------

OF_A_CALL = frozenset({"27A1", "29A", "28B"})
"""The clauses by which a player says whether he treats a call as made in turn or as legal."""


def faults_of_asking(before: Sitting, after: Sitting) -> Iterator[str]:
    """No question is asked twice in a case, and none about a call over which the player has called himself (8)."""
    for case in (*after.ruled[len(before.ruled) :], *after.cases):
        # Who has made a call that cannot stand is asked again, also where it was the same call (27B3).
        put = (d for d in case.progress.asked if d.sort is not Sort.JUDGEMENT and not any(a.any_call for a in d.acts))
        asked = Counter((d.cite, d.by, d.question) for d in put)
        # A bid too low that its player makes again can be accepted again (27A1).
        made = Counter(m.call for m in after.table.auction.made)
        for (cite, _, question), times in asked.items():
            if times > max((1, *(made[v] for _, v in question.arguments if isinstance(v, Bid)))):
                yield f"{cite} is asked twice in one case"
    if after.pending is not None and after.pending != before.pending:
        yield from faults_of_asking_again(before, after, after.pending)
        yield from faults_of_asking_late(after, after.pending)


def faults_of_asking_again(before: Sitting, after: Sitting, asked: Decision) -> Iterator[str]:
    """What has been answered on an irregularity is not asked again in the same words, unless its ruling is undone."""
    number = after.cases[-1].matter.irregularity
    if (
        not number
        or asked.sort is Sort.JUDGEMENT
        or any(isinstance(o, RulingUndone) for c in every_case(after) for o in c.progress.ordered)
    ):
        return
    for case in before.ruled:
        if case.matter.irregularity == number:
            same = (d for d in case.progress.asked[: len(case.answers)] if same_words(d, asked))
            yield from (f"{d.cite} is asked again" for d in same)


def same_words(one: Decision, other: Decision) -> bool:
    """Whether two questions are put to the same player in the same words."""
    return (one.cite, one.by, str(one.question)) == (other.cite, other.by, str(other.question))


def faults_of_asking_late(sitting: Sitting, asked: Decision) -> Iterator[str]:
    """Nobody is asked whether he accepts a call over which he has called."""
    number = sitting.cases[-1].matter.irregularity
    if asked.cite not in OF_A_CALL or not number or not isinstance(asked.by, Seat):
        return
    one = sitting.table.irregularity(number)
    later = sitting.table.auction.made[one.place + 1 :] if one.place >= 0 else ()
    if any(m.seat is asked.by and m.standing in {Standing.MADE, Standing.ACCEPTED} for m in later):
        yield f"{asked.cite} asks about a call over which the player has called"


LED = frozenset({"55A", "56"})
"""The clauses that ask about a lead, which rests on who won the trick before."""
TRICK = frozenset({"45C4b", "47D", "53B", "58B2", "62B", "62C1", "62C2", "67B1a"})
"""The clauses that settle which card was played, or led, to a trick."""


def faults_of_basis(before: Sitting, after: Sitting) -> Iterator[str]:
    """What a question rests on is settled before it, and is still so (order, 1)."""
    asked = after.pending
    number = after.cases[-1].matter.irregularity if after.cases else 0
    if asked is None or not number:
        return
    one, calls = after.table.irregularity(number), after.table.auction
    if asked.cite in OF_A_CALL and 0 <= one.place < len(calls.made):
        made = calls.made[one.place]
        if made.standing in {Standing.WITHDRAWN, Standing.CANCELLED}:
            yield f"{asked.cite} asks about a call that has been taken back"
        if asked.cite == "27A1" and calls.before(one.place).reached.admits(made.seat, made.call):
            yield f"{asked.cite} asks about a bid that is not too low"
    if asked.cite in LED and asked != before.pending:
        for case in after.cases[:-1]:
            below, waits = case.matter.irregularity, case.progress.pending
            trick = after.table.irregularity(below).trick if below else len(after.table.winners)
            if waits is not None and waits.cite in TRICK and one.trick == trick + 1:
                yield f"{asked.cite} asks about a lead before {waits.cite} has settled who won the trick"


def faults_of_calls(_before: Sitting, after: Sitting) -> Iterator[str]:
    """Where nothing waits, each call that stands is in rotation, or is on record as one that was not.

    What is called in the place of such a call stands where that call was accepted (25A1, 29A). A call that is cancelled
    when the play has begun leaves its turn empty (36C).
    """
    if after.cases:
        return
    made = after.table.auction.made
    known = {one.place for one in after.table.irregularities}
    for place, call in enumerate(made):
        taken_back = list(takewhile(lambda p: not made[p].stands, reversed(range(place))))
        if any(p in known and made[p].seat is call.seat for p in (*taken_back, place - 1)):
            known.add(place)
    for (_, one), (place, other) in pairwise((n, m) for n, m in enumerate(made) if m.stands):
        behind = {m.seat.lho for m in made[place - 1 : place] if m.standing is Standing.CANCELLED} | {one.seat.lho}
        if other.seat not in behind and other.standing is Standing.MADE and place not in known:
            yield "a call stands out of rotation, and no irregularity is on record"


def faults_of_cards_ordered_back(before: Sitting, after: Sitting) -> Iterator[str]:
    """A card that is ordered back from a trick does not lie there still, unless it is ordered there again."""
    orders = new_orders(before, after)
    again = {o.card for o in orders if isinstance(o, CardPlayed | CardSupplied | Substituted)}
    for one in orders:
        if isinstance(one, BackToHand) and one.card not in again:
            lay, lies = (
                {n for n, t in enumerate(s.table.tricks) if t.card_of(one.seat) is one.card} for s in (before, after)
            )
            if lay & lies:
                yield f"{one.cite}: a card that is ordered back lies in its trick still"


# --- the act and the answer -------------------------------------------------------------------------------------------


@frozen
class Left:
    """What is left at a table: calls, tricks, duties, penalty cards and scores."""

    calls: tuple[str, ...]
    tricks: tuple[tuple[str, ...], ...]
    duties: tuple[str, ...]
    penalty_cards: tuple[str, ...]
    score: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]

    def differs_in(self, other: Left) -> list[str]:
        """The names of what is not the same."""
        names = ("calls", "tricks", "duties", "penalty_cards", "score", "hands")
        return [n for n in names if getattr(self, n) != getattr(other, n)]


def left_at(table: Table) -> Left:
    """What is left at this table."""
    if table.cancelled:
        return Left((), (), (), (), (table.cancelled,), ())
    duties = (re.sub(r", since=\d+", "", str(evolve(d, cite=""))) for d in table.obligations if binds_now(d, table))
    return Left(
        tuple(f"{m.seat} {m.call}" for m in table.auction.standing),
        tuple((str(t.leader), *sorted(f"{p.seat} {p.card}" for p in t.cards)) for t in table.tricks if t.cards),
        tuple(sorted(duties)),
        tuple(sorted(f"{p.seat} {p.card} {p.major}" for p in table.penalty_cards)),
        (*sorted(str(t) for t in table.transfers), *map(str, table.artificial)),
        tuple(tuple(sorted(map(str, table.hands[s]))) for s in Seat),
    )


def done(sitting: Sitting, *actions: Action) -> Sitting | None:
    """The sitting after these acts; nothing when one of them is refused."""
    for action in actions:
        try:
            sitting = act(sitting, action)
        except BridgetableError:
            return None
    return sitting


LET_STAND = frozenset({Kind.BARRED_CALL, Kind.CALL_NOT_REPEATED})
"""The kinds of calls that stand once the next player has called over them."""


def faults_of_answering_first(sitting: Sitting, action: Action, seed: int) -> Iterator[str]:
    """Act then answer is answer then act, where the act is regular both times and is no fact of the question (2).

    A card put to a trick that the answer lets somebody else lead is not the same play (44G, 58B3, 62C1), nor a call the
    same by a player whose own call the answer takes back (21B2), or that it cancels (23A2 of 2006). A card that lies
    there to be played in turn is played at its turn (50D1a, 57D). The one card of the next trick goes back where both
    sides turn out to have revoked (62C3), and that of the last trick (62D1). Where the answer brings to light that
    a player had to pass, or to call again what he had called, the call over his lets it stand (37A, 11A).
    """
    asked = sitting.pending
    if asked is None or not is_regular_in_turn(sitting, action):
        return
    if is_fact_of(tuple(questions(sitting))[-1], action):
        return
    if has_wrong_cards(sitting, action):
        return
    between, told = done(sitting, action), [Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()]
    if between is None or between.pending is None or between.pending.keys != asked.keys:
        return
    if between.pending.cite != asked.cite or len(between.cases) != len(sitting.cases):
        return
    try:
        second = answered(between, seed, told[0])
        first = answered(sitting, seed, told[1])
    except BridgetableError:
        return
    if first.pending is not None or second.pending is not None or told[0] != told[1]:
        return
    if getattr(action, "card", None) in {
        c for o in new_orders(between, second) if o.cite in {"62C3", "62D1"} for c in cards_of(o)
    }:
        return
    found = first.table.irregularities[len(sitting.table.irregularities) :]
    moved = at_turn(first.table, action) != at_turn(sitting.table, action)
    if not is_regular_in_turn(first, action) or moved or any(one.kind in LET_STAND for one in found):
        return
    # The answer may have the record read again, and then the act comes where another question waits.
    if not all(is_regular_in_turn(step.before, action) for step in steps(second) if step.action == action):
        return
    last = done(first, action)
    if last is not None and last.pending is None and not is_cancelled(between, second, action):
        unlike = left_at(played_in_turn(last).table).differs_in(left_at(played_in_turn(second).table))
        if unlike:
            yield f"{asked.cite}: act then answer leaves other {unlike[0]} than answer then act"


def is_cancelled(before: Sitting, after: Sitting, action: Action) -> bool:
    """True where this was the last call before, and has been cancelled since, whatever was called in its place."""
    # A call that is put in an earlier place moves it to a later one.
    made = after.table.auction.made[len(before.table.auction.made) - 1 :]
    return isinstance(action, MakeCall) and any(m.seat is action.seat and not m.stands for m in made)


def at_turn(table: Table, action: Action) -> tuple[object, ...]:
    """What an act comes to: the number of the trick in progress, who leads to it, its lead, and the actor's calls."""
    own = tuple(m.call for m in table.auction.standing if m.seat is getattr(action, "seat", None))
    return own, *((len(table.tricks), table.tricks[-1].leader, table.tricks[-1].lead) if table.tricks else ())


def played_in_turn(sitting: Sitting) -> Sitting:
    """The sitting when a card that lies there to be played in turn has been played, if it is that turn."""
    lying = {e.card for e in sitting.table.exposed}
    duties = (d for d in sitting.table.obligations if isinstance(d, MustPlay) and d.seat is sitting.table.turn)
    own = (p.card for p in sitting.table.penalty_cards if sitting.table.turn is p.seat)
    may = () if sitting.table.turn is None else legal_cards(sitting.table, sitting.table.turn)
    card = next((c for c in (*(d.card for d in duties if d.card in lying), *own) if [c] == [*may]), None)
    after = None if card is None or sitting.table.turn is None else done(sitting, PlayCard(sitting.table.turn, card))
    return after or sitting


def faults_of_answering_act(sitting: Sitting, action: Action) -> Iterator[str]:
    """The act that an option names leaves the table which that option leaves, and is nothing irregular (3)."""
    asked, key = sitting.pending, key_by(sitting, action)
    if asked is None or not key:
        return
    acted_, replied = done(sitting, action), done(sitting, Reply(Answer(asked.cite, key, "as it was judged")))
    if acted_ is None or replied is None:
        yield f"{asked.cite}: the act that is an answer cannot be done"
        return
    old = len(sitting.table.irregularities)
    # What was called was taken back by the option: another call is made then, and none is changed (21B2).
    then = done(replied, MakeCall(action.seat, action.call) if isinstance(action, ChangeCall) else action)
    own = [i.kind.value for i in acted_.table.irregularities[old:] if i.seat is getattr(action, "seat", None)]
    ruled = [i.kind.value for s in (replied, then) if s is not None for i in s.table.irregularities[old:]]
    new = [k for k in own if k not in ruled]
    if new:
        yield f"{asked.cite}: the act that is an answer is a {new[0]}"
        return
    alone = left_at(acted_.table).differs_in(left_at(replied.table))
    if alone and (then is None or left_at(acted_.table).differs_in(left_at(then.table))):
        yield f"{asked.cite}: the act that is an answer leaves other {alone[0]} than the option"


def key_by(sitting: Sitting, action: Action) -> str:
    """The option that this act chooses: an act that the question names, or the very card or call asked for."""
    asked = sitting.pending
    if asked is None:
        return ""
    for one in asked.acts:
        named = one.card is None or one.card is getattr(action, "card", None)
        if named and one.hand is getattr(action, "seat", None) and fits(one.kind, action):
            key = one.key or str(getattr(action, "card", getattr(action, "call", "")))
            return key if key in asked.keys else ""
    in_turn = getattr(action, "seat", None) is sitting.table.turn
    if isinstance(action, PlayCard) and str(action.card) in asked.keys and isinstance(asked.by, Seat) and not in_turn:
        return str(action.card) if sitting.table.player_of(action.seat) is asked.by else ""
    return ""


def fits(deed: ActKind, action: Action) -> bool:
    """Whether an act is of this sort."""
    match deed:
        case ActKind.PLAY:
            return isinstance(action, PlayCard | LeadCard)
        case ActKind.SPREAD:
            return isinstance(action, SpreadHand)
        case ActKind.CALL:
            return isinstance(action, MakeCall)
        case ActKind.CHANGE:
            return isinstance(action, ChangeCall)
        case ActKind.TAKE_BACK:
            return isinstance(action, TakeBack)
        case ActKind.CLAIM:
            return isinstance(action, Claim | Concede | Abandon)


def faults_of_taking_back(sitting: Sitting, action: Action) -> Iterator[str]:
    """Who may change his card while he is asked does nothing irregular when he takes it back (3)."""
    asked = sitting.pending
    if asked is None or not isinstance(action, TakeBack) or asked.cite not in {"62B", "47D", "62C1", "58B2"}:
        return
    if sitting.table.player_of(action.seat) is not asked.by:
        return
    number = sitting.cases[-1].matter.irregularity
    own = sitting.table.irregularity(number).cards if number else ()
    if action.card not in {*own, *(one.card for one in asked.acts if one.kind is ActKind.TAKE_BACK)}:
        return
    after = done(sitting, action)
    new = after.table.irregularities[len(sitting.table.irregularities) :] if after is not None else ()
    if any(i.kind is Kind.TAKEN_BACK for i in new):
        yield f"{asked.cite}: to take back the card that is asked about is irregular"


# --- noticing ---------------------------------------------------------------------------------------------------------


def faults_of_noticing(sitting: Sitting, seat: Seat, seed: int) -> Iterator[str]:
    """Noticed together, or one by one while the first is asked about: the same is left (4)."""
    cards = list(dict.fromkeys(i.cards[0] for i in sitting.table.irregularities if i.is_open and i.cards))
    if sitting.cases or len(cards) < 2:
        return
    ways = ([Notice(seat)], [Notice(seat, c) for c in cards], [Notice(seat, c) for c in reversed(cards)])
    first: tuple[Left, Counter[tuple[str, str, str]]] | None = None
    for way in ways:
        told = Counter[tuple[str, str, str]]()
        try:
            after = done(sitting, *way)
            last = None if after is None else answered(after, seed, told)
        except BridgetableError:
            return
        if last is None or last.pending is not None:
            return
        if first is None:
            first = left_at(last.table), told
        elif told == first[1] and (unlike := first[0].differs_in(left_at(last.table))):
            yield f"noticed together or one by one: other {unlike[0]} are left"


# --- 82C, replay, speed -----------------------------------------------------------------------------------------------


def faults_of_ruling_anew(sitting: Sitting, seed: int) -> Iterator[str]:
    """A ruling that is taken back and given anew with the same answers leaves the same (10).

    With it others are given anew that were given while it was open, each with its own answers. Where the result of the
    other table has come in since, more is asked (86B1).
    """
    if sitting.cases or not sitting.ruled or sitting.ruled[-1].matter.law in {"11", "81", "82"}:
        return
    case = sitting.ruled[-1]
    if case.base.contest != sitting.table.contest:
        return
    back = done(sitting, TakeBackRuling(case.matter.law, "it was not right"))
    if back is None or back.pending is None or "anew" not in back.pending.keys:
        return
    again = done(back, Reply(Answer("82C", "anew", "as it was")))
    if again is None:
        yield f"{case.matter.law}: “anew” is offered and cannot be done"
        return
    given = {key: a for c in sitting.ruled for key, a in zip(keys_of(c), c.answers, strict=False)}
    given |= dict(zip(keys_of(case), case.answers, strict=False))
    if case.answers and not answerable(again):
        yield f"{case.matter.law}: anew, nothing is asked"
        return
    while again is not None and (answer := next(filter(None, (given_to(c, given) for c in answerable(again))), None)):
        again = done(again, Reply(answer))
    if again is None or (again.cases and again.cases[-1].matter == case.matter):
        yield f"{case.matter.law}: anew, the same answers do not fit"
    elif again.pending is None and (unlike := left_at(sitting.table).differs_in(left_at(again.table))):
        yield f"{case.matter.law}: anew with the same answers leaves other {unlike[0]}"


def answerable(sitting: Sitting) -> tuple[Case, ...]:
    """The case that asks, or the one ruled just now, where somebody can still speak of a fact."""
    return sitting.cases[-1:] or tuple(filter(None, (ruled_just_now(sitting),)))


def keys_of(case: Case) -> list[tuple[object, ...]]:
    """By what the questions of a case are known again, the one that waits last."""
    asked = case.progress.asked
    return [(case.matter.law, case.matter.irregularity, *key_of_question(d, asked[:n])) for n, d in enumerate(asked)]


def given_to(case: Case, given: dict[tuple[object, ...], Answer]) -> Answer | None:
    """The answer, among those given, to the question that waits or to one of which somebody could speak; it is taken."""
    progress, asks = case.progress, (case.matter.law, case.matter.irregularity)
    for one in (*(f.decision for f in progress.folded), *filter(None, (progress.pending,))):
        key = (*asks, *key_of_question(one, (d for d in progress.asked if d is not one)))
        if key in given:
            return given.pop(key)
    return None


def faults_of_replay(start: Journal, actions: list[Action], sitting: Sitting) -> Iterator[str]:
    """Written as text, read and acted out again, a board is the same."""
    text = journal_text(evolve(start, entries=tuple(Entry(a) for a in actions)))
    again = read_journal(text)
    now = again.start
    try:
        for action in again.actions:
            now = act(now, action)
    except BridgetableError as refused:
        yield f"read again from its text, the board is refused: {refused}"
        return
    if now != sitting:
        yield "read again from its text, the board is another"
    history = History(start.start, tuple(actions[:1]), (sitting,))
    if history.undo().now != start.start or history.undo().redo is None:
        yield "undo is not the board before"


def faults_of_report(sitting: Sitting) -> Iterator[str]:
    """A report can be written at any moment."""
    try:
        as_json(report(History(sitting)))
    except Exception as error:  # noqa: BLE001  (whatever is raised is a fault of the program)
        yield f"cannot be reported: {type(error).__name__}: {error}"
