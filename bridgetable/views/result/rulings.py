"""The irregularities of a board in their order, each with its rulings, and the reviews kept for the end of play."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import assert_never

from bridgetable.formats.lawbook import heading_of
from bridgetable.game.calls import WRITTEN
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import outcomes
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.language import capital, tr
from bridgetable.laws.law_64_established_revoke import Redress
from bridgetable.rulings.decisions import DIRECTOR, Answer, Decision, Sort
from bridgetable.rulings.effects import Effect, Informed, Reviewed
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Forfeit, Waive
from bridgetable.session.history import History
from bridgetable.session.sitting import Case
from bridgetable.views.numbering import law_of_case
from bridgetable.views.panel.panel import facts_said
from bridgetable.views.result.page import DecisionSummary, EntrySummary, ReviewSummary, RulingSummary
from bridgetable.views.table.plates import place_of
from bridgetable.views.table.table_view import FactView
from bridgetable.views.words.closing import review_of
from bridgetable.views.words.orders import irregularity_words, order_words
from bridgetable.views.words.prose import SEAT_NAMES, Sees, say

THE_DIRECTOR = tr("The director")


@frozen
class KeptCase:
    """A case of the board: after how many actions it was closed, where play was then, and how it was set aside."""

    case: Case
    after: int
    where: str
    set_aside: DecisionSummary | None = None


def kept_cases(history: History) -> tuple[KeptCase, ...]:
    """Every case of a board as it was closed, those open last; one that opened again stands once."""
    found: list[KeptCase] = []
    before = history.start
    for count, (action, now) in enumerate(zip(history.done, history.sittings, strict=True), 1):
        where = place_of(before.table)[0]
        first = before.cases[-1].matter if before.cases else None
        for case in newly_closed(before.ruled, now.ruled):
            aside = given_up(action) if case.matter == first else None
            found.append(KeptCase(case, count, where, aside))
        before = now
    where = place_of(history.now.table)[0]
    found += (KeptCase(case, len(history.done), where) for case in history.now.cases)
    return tuple(k for at, k in enumerate(found, 1) if not is_taken_up(k.case, found[at:]))


def is_taken_up(case: Case, later: Iterable[KeptCase]) -> bool:
    """True where a case that opens by itself was broken off, and opened again with its answers."""
    return not case.matter.irregularity and case.is_broken_off and any(k.case.matter == case.matter for k in later)


def newly_closed(before: tuple[Case, ...], now: tuple[Case, ...]) -> tuple[Case, ...]:
    """The cases closed by one action; those that a second reading only went through again are not new."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(before, now, strict=False)))
    known = [(c.matter.law, c.matter.irregularity) for c in before[same:]]
    return tuple(c for c in now[same:] if (c.matter.law, c.matter.irregularity) not in known)


def given_up(action: Action) -> DecisionSummary | None:
    """The director's word that sets a case aside, with his reason."""
    match action:
        case Waive():
            return DecisionSummary(
                THE_DIRECTOR, Sort.JUDGEMENT, "81C5", "", tr("Rectification is waived"), action.reason
            )
        case Forfeit():
            words = tr("The right to rectification is forfeited")
            return DecisionSummary(THE_DIRECTOR, Sort.JUDGEMENT, "11A", "", words, action.reason)
        case _:
            return None


def entries_of(history: History, known: tuple[Irregularity, ...], sees: Sees) -> tuple[EntrySummary, ...]:
    """A heading for each irregularity that may be known, and for each ruling on none, as they came."""
    table = history.now.table
    cases = tuple(k for k in kept_cases(history) if not reviews_in(k.case, table))
    standing = {c.matter.irregularity for c in (*history.now.ruled, *history.now.cases)}
    found = [
        (first_seen(history, i.number), irregularity_entry(i, cases, sees, stands=i.number in standing)) for i in known
    ]
    found += [(k.after, loose_entry(k, sees)) for k in cases if not k.case.matter.irregularity]
    return tuple(entry for _, entry in sorted(found, key=lambda pair: pair[0]))


def first_seen(history: History, number: int) -> int:
    """After how many actions an irregularity (by its number) was on the table."""
    places = (n for n, s in enumerate(history.sittings, 1) if len(s.table.irregularities) >= number)
    return next(places, 0)


def irregularity_entry(one: Irregularity, cases: tuple[KeptCase, ...], sees: Sees, *, stands: bool) -> EntrySummary:
    """An irregularity with its rulings and its outcome; a ruling that stands no longer is marked."""
    rulings = tuple(ruling_summary(k, sees) for k in cases if k.case.matter.irregularity == one.number)
    where = tr("trick {trick}", trick=one.trick) if one.trick else tr("auction")
    title = say(irregularity_words(one), sees=sees)
    became = outcome(one, is_ruled=bool(rulings))
    if rulings and not stands:
        became = FactView(tr("The ruling fell away again."), (one.settled_by,) if one.settled_by else ())
    return EntrySummary(one.number, title, where, one.law, became, rulings)


def loose_entry(kept: KeptCase, sees: Sees) -> EntrySummary:
    """A ruling that is on no irregularity of its own: a choice about a lead, a claim."""
    law = law_of_case(kept.case)
    heading = heading_of(law, kept.case.base.book)
    return EntrySummary(0, capital(heading), kept.where, law, None, (ruling_summary(kept, sees),))


def outcome(one: Irregularity, *, is_ruled: bool) -> FactView | None:
    """The outcome of an irregularity without a ruling, or beside it, with its clause."""
    cites = (one.settled_by,) if one.settled_by else ()
    match one.stage:
        case Stage.COMMITTED:
            return FactView(tr("Nobody drew attention to it."), ())
        case Stage.CONDONED:
            return FactView(tr("It was condoned by what followed."), cites)
        case Stage.LAPSED:
            return FactView(tr("There was nothing left to rule on."), cites)
        case Stage.NOTICED:
            return None if is_ruled else FactView(tr("It waits for a ruling."), ())
        case Stage.RULED:
            return None
        case _:
            assert_never(one.stage)


def ruling_summary(kept: KeptCase, sees: Sees) -> RulingSummary:
    """One ruling: what was said, who decided what, and the effects."""
    case = kept.case
    progress = case.progress
    facts = facts_said(progress.said, sees)
    decided = tuple(decision_summary(d, a, sees) for d, a in zip(progress.asked, case.answers, strict=False))
    aside = () if kept.set_aside is None else (kept.set_aside,)
    waits = "" if progress.pending is None else say(progress.pending.question, sees=sees)
    law = law_of_case(case)
    told = review_of(case, case.base)
    return RulingSummary(
        law,
        heading_of(law, case.base.book),
        facts,
        (*decided, *aside),
        tuple(effects_of(progress.ordered, sees)),
        waits,
        FactView(f"{capital(told)}.", ("83",)) if told else None,
    )


def decision_summary(decision: Decision, answer: Answer, sees: Sees) -> DecisionSummary:
    """A question and its answer."""
    who = THE_DIRECTOR if decision.by is DIRECTOR else SEAT_NAMES[decision.by]
    title = next((o.title for o in decision.options if o.key == answer.key), None)
    if title is None:
        # The options were examples: any call that can be said, or any outcome of the board, could be answered.
        call = WRITTEN.get(answer.key)
        title = Msg("{weighted}", weighted=outcomes(answer.key)) if call is None else Msg("{call}", call=call)
    question = say(decision.question, sees=sees)
    return DecisionSummary(who, decision.sort, decision.cite, question, say(title, sees=sees), answer.reason)


def effects_of(ordered: tuple[Effect, ...], sees: Sees) -> Iterator[FactView]:
    """The orders that somebody can see, each once; what everybody may use is not said."""
    for effect in dict.fromkeys(ordered):
        if isinstance(effect, Informed) and not effect.information.may_not:
            continue
        words: Msg | None = order_words(effect)
        if words is not None:
            yield FactView(say(words, sees=sees), (effect.cite,))


def reviews_of(history: History, sees: Sees) -> tuple[ReviewSummary, ...]:
    """The reviews kept for the end of play: those that have come with their rulings, then those that wait."""
    table = history.now.table
    found = []
    for kept in kept_cases(history):
        reviews = reviews_in(kept.case, table)
        if reviews:
            law = reviews[0].law
            found.append(ReviewSummary(law, heading_of(law, table.book), about(reviews), ruling_summary(kept, sees)))
    answered = {(r.law, n) for r in found for n in r.about}
    laws = dict.fromkeys(r.law for r in table.reviews if not r.done)
    for law in laws:
        left = tuple(r for r in table.reviews if r.law == law and not r.done)
        left = tuple(r for r in left if (law, r.irregularity) not in answered)
        if left:
            found.append(ReviewSummary(law, heading_of(law, table.book), about(left), None))
    return tuple(found)


def about(reviews: tuple[Review, ...]) -> tuple[int, ...]:
    """The numbers of the irregularities that reviews are about, in their order."""
    return tuple(sorted({r.irregularity for r in reviews}))


def reviews_in(case: Case, table: Table) -> tuple[Review, ...]:
    """The reviews that a case at the end of play has done or is doing; none for any other case."""
    if case.base.phase is not Phase.END:
        return ()
    done = tuple(e.review for e in case.progress.ordered if isinstance(e, Reviewed))
    if done or case.is_closed:
        return done
    kept = tuple(r for r in table.reviews if not r.done)
    # Established revokes are reckoned together, everything else one by one.
    if isinstance(case.matter.subject, Redress):
        return tuple(r for r in kept if r.about is ReviewOf.REVOKE)
    return tuple(r for r in kept if r.irregularity == case.matter.irregularity)
