"""The report filled from a history, and written as JSON."""

import json
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any, assert_never

import cattrs

from bridgetable.formats.journal import Journal
from bridgetable.game import obligations as duties
from bridgetable.game.books import INFERRED, Book, is_marked, own_number
from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Outcomes
from bridgetable.game.seats import SEATS, Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws.common.legal_play import bars
from bridgetable.laws.common.obligations import binds_now
from bridgetable.rulings.decisions import Answer, Option
from bridgetable.rulings.effects import Effect
from bridgetable.session.act import folded_now
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.book.clauses import leading_number
from bridgetable.views.claims.claim import tricks_of
from bridgetable.views.numbering import cites_in, in_numbers_of, law_of_case
from bridgetable.views.regulations import values_in
from bridgetable.views.report import shape
from bridgetable.views.report.unruled import unruled
from bridgetable.views.result.result import compared
from bridgetable.views.words.closing import closing_of, review_of
from bridgetable.views.words.orders import (
    assigned,
    information_words,
    obligation_words,
    order_words,
    subject_of,
    until_words,
)
from bridgetable.views.words.prose import say
from bridgetable.worth.options import QuestionWorth
from bridgetable.worth.position import DealTable

IN_TRICK = "trick"


def report(history: History, worth: QuestionWorth | None = None, best_play: DealTable | None = None) -> shape.Report:
    """The report of the table as it now is, with the worth of its options and best play of the deal, where known."""
    sitting = history.now
    table = sitting.table
    contract = table.contract
    closed = closing_of(history)
    made = shape.Report(
        version=shape.VERSION,
        board=shape.BoardReport(table.board.number, str(table.board.dealer), str(table.board.vulnerability)),
        phase=table.phase.value,
        turn=text_of(table.turn),
        contract=text_of(contract),
        declarer=text_of(table.declarer),
        dummy=text_of(table.dummy),
        hands={str(s): texts(sorted(table.hands[s], key=lambda c: (c.suit, c.rank), reverse=True)) for s in SEATS},
        calls=tuple(
            shape.CallReport(str(m.seat), str(m.call), m.standing.value, m.meaning) for m in table.auction.made
        ),
        question=question(sitting, worth),
        folded=folded(sitting),
        rulings=tuple(ruling(c, table) for c in (*sitting.ruled, *sitting.cases)),
        closing=None if closed is None else shape.ClosingReport(closed.text, closed.cites),
        unruled=unruled(history),
        irregularities=irregularities(table),
        exposed=tuple(shape.ExposedReport(str(e.seat), str(e.card), e.why.value) for e in table.exposed),
        penalty_cards=penalty_cards(table),
        obligations=obligations(table),
        information=information(table),
        reviews=reviews(table),
        cards=cards_on_turn(table),
        tricks=tricks(table),
        transfers=tuple(shape.TransferReport(str(t.to), t.tricks, t.cite, t.from_tricks) for t in table.transfers),
        claims=claims(table),
        score=score(table),
        best_play=None if best_play is None else by_denomination(best_play),
        book=table.book.edition,
        book_title=tr(table.book.title),
        book_in_full=not table.book.planned,
        regulations_named=table.regulations.named,
        regulations=dict(values_in(table.regulations, table.book)),
        worked_out=table.contest.worked_out,
    )
    numbered = in_numbers_of(table.book, made)
    if not table.book.planned and not table.book.own_numbers:
        return numbered
    cited = cites_in(numbered)
    waiting = tuple(filter(table.book.waits_for, cited))
    return evolve(numbered, not_ruled=waiting, marks=tuple(marks(table.book, cited)))


def marks(book: Book, cited: tuple[str, ...]) -> Iterator[shape.MarkReport]:
    """The clauses cited that the text of the book does not decide, each with what it does not say."""
    for number in cited:
        if is_marked(number):
            mark = "inferred" if number.startswith(INFERRED) else "silent"
            yield shape.MarkReport(number, mark, tr(book.reading_of(number)))


def by_denomination(best_play: DealTable) -> dict[str, dict[str, int]]:
    """The double-dummy table of a deal: for each seat the tricks as declarer, by denomination."""
    return {str(s): {str(strain): best_play[s][strain] for strain in Strain} for s in SEATS}


def plain_report(
    history: History, worth: QuestionWorth | None = None, best_play: DealTable | None = None
) -> dict[str, Any]:
    """The report as the values that JSON knows."""
    plain: dict[str, Any] = json.loads(as_json(report(history, worth, best_play)))
    return plain


def as_json(made: shape.Report) -> str:
    """A report as JSON, indented."""
    return json.dumps(cattrs.unstructure(made), indent=2, ensure_ascii=False)


def orders(effects: tuple[Effect, ...]) -> tuple[shape.OrderReport, ...]:
    """Those orders that somebody can see, with their clauses."""
    words = ((e.cite, order_words(e)) for e in effects)
    return tuple(shape.OrderReport(cite, say(text)) for cite, text in words if text is not None)


def question(sitting: Sitting, worth: QuestionWorth | None = None) -> shape.QuestionReport | None:
    """The question that waits, each option with what would follow at once, and what it is worth where that is known."""
    decision = sitting.pending
    if decision is None:
        return None
    case = sitting.cases[-1]
    return shape.QuestionReport(
        str(decision.by),
        decision.cite,
        decision.sort.value,
        say(decision.question),
        tuple(say(c) for c in decision.criteria),
        tuple(evolve(option(case, o), worth=worth_of(worth, o.key)) for o in decision.options),
        "" if decision.form is None else decision.form.example,
    )


def folded(sitting: Sitting) -> tuple[shape.FoldedReport, ...]:
    """The facts that nobody has raised, and that somebody can raise now."""
    return tuple(
        shape.FoldedReport(f.decision.cite, say(f.silence), say(f.decision.question)) for f in folded_now(sitting)
    )


def option(case: Case, one: Option) -> shape.OptionReport:
    """One option and the orders it adds, up to the next question."""
    decision = case.progress.pending
    after = case.progress if decision is None else case.answered(Answer(decision.cite, one.key)).progress
    new = after.ordered[len(case.progress.ordered) :]
    return shape.OptionReport(one.key, say(one.title), one.cites, tuple(say(f) for f in one.follows), orders(new))


def worth_of(worth: QuestionWorth | None, key: str) -> shape.WorthReport | None:
    """The worth of an option, where it is known."""
    found = None if worth is None else worth.of(key)
    if worth is None or found is None:
        return None
    return shape.WorthReport(str(worth.side), found.tricks, found.points, found.about, key in worth.best)


def ruling(case: Case, table: Table) -> shape.RulingReport:
    """One ruling, open or closed."""
    said = tuple(shape.OrderReport(" ".join(s.cites), say(s.words)) for s in case.progress.said)
    answers = tuple(f"{a.cite} {a.key}" for a in case.answers)
    ordered = orders(case.progress.ordered)
    return shape.RulingReport(law_of_case(case), not case.is_closed, said, answers, ordered, review_of(case, table))


def irregularities(table: Table) -> tuple[shape.IrregularityReport, ...]:
    """Every irregularity of the board so far."""
    return tuple(
        shape.IrregularityReport(
            i.number,
            i.kind.value,
            i.law,
            str(i.seat),
            i.trick,
            texts(i.cards),
            "" if i.call is None else str(i.call),
            i.stage.value,
            i.settled_by if i.stage is not Stage.COMMITTED else "",
        )
        for i in table.irregularities
    )


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards as they are written."""
    return tuple(str(c) for c in cards)


def text_of(value: object | None) -> str:
    """A value as it is written, or nothing where there is none."""
    return "" if value is None else str(value)


def penalty_cards(table: Table) -> tuple[shape.PenaltyCardReport, ...]:
    """The penalty cards that lie on the table."""
    return tuple(
        shape.PenaltyCardReport(str(p.seat), str(p.card), "major" if p.major else "minor", p.cite, p.picked_up)
        for p in table.penalty_cards
    )


def reviews(table: Table) -> tuple[shape.ReviewReport, ...]:
    """The matters kept for the end of play."""
    return tuple(
        shape.ReviewReport(r.law, r.irregularity, text_of(r.by), say(subject_of(r, table)))
        for r in table.reviews
        if not r.done
    )


def obligations(table: Table) -> tuple[shape.ObligationReport, ...]:
    """The obligations in force."""
    return tuple(
        obligation(duty, words)
        for duty in table.obligations
        if (words := obligation_words(duty)) is not None and binds_now(duty, table)
    )


def obligation(duty: duties.Obligation, words: Msg) -> shape.ObligationReport:
    """One obligation in its words, and as fields."""
    bound = partial(shape.ObligationReport, str(duty.seat), duty.cite, say(words), say(until_words(duty)))
    match duty:
        case duties.LeadRequired():
            return bound("lead required", IN_TRICK, suits=(str(duty.suit),), trick=duty.trick)
        case duties.LeadProhibited():
            return bound("lead prohibited", "while on lead", suits=tuple(str(s) for s in duty.suits))
        case duties.LeadChosen():
            return bound("lead chosen", IN_TRICK, trick=duty.trick)
        case duties.PlayRequired():
            return bound("play required", IN_TRICK, suits=(str(duty.suit),), wanted=duty.wanted.value, trick=duty.trick)
        case duties.MustPlay():
            return bound("must play", IN_TRICK, card=str(duty.card), trick=duty.trick)
        case duties.MustLeadFrom():
            return bound("must lead", IN_TRICK, trick=duty.trick)
        case duties.MustPass():
            return bound("must pass", duty.scope.value)
        case duties.MustRepeat():
            return bound("must repeat", duties.Scope.NEXT_TURN.value, call=str(duty.call))
        case duties.NoDouble():
            return bound("no double", duties.Scope.NEXT_TURN.value)
        case duties.CallOwed():
            return bound("call owed", duties.Scope.NEXT_TURN.value, call=str(duty.call), wanted=duty.owed.value)
        case duties.LeadMayBeBarred():
            return bound("lead may be barred", "first lead of partner")
        case duties.RunsSuit():
            return bound("runs suit", "until declarer stops", suits=(str(duty.suit),))
        case duties.RightsLost():
            return bound("rights lost", "rest of the play")
        case _:
            assert_never(duty)


def information(table: Table) -> tuple[shape.InformationReport, ...]:
    """The information about cards that were seen, and who may use it."""
    return tuple(
        shape.InformationReport(
            "" if i.card is None else str(i.card),
            i.cite,
            say(information_words(i)),
            tuple(str(s) for s in i.may_use),
            tuple(str(s) for s in i.may_not),
            "" if i.call is None else str(i.call),
            i.source.value,
            str(i.seat),
            i.words,
        )
        for i in table.information
    )


def cards_on_turn(table: Table) -> tuple[shape.CardReport, ...]:
    """The cards of the hand on turn, with the reasons against those that may not be played."""
    if table.turn is None or table.phase is Phase.AUCTION:
        return ()
    return tuple(
        shape.CardReport(
            str(c), legal=bar is None, cite="" if bar is None else bar.cite, reason="" if bar is None else say(bar.why)
        )
        for c, bar in bars(table, table.turn)
    )


def tricks(table: Table) -> tuple[shape.TrickReport, ...]:
    """Every trick that has a card."""
    winners = (*(str(w) for w in table.winners), *[""] * len(table.tricks))
    return tuple(
        shape.TrickReport(n, str(t.leader), tuple(f"{p.seat} {p.card}" for p in t.cards), winners[n - 1])
        for n, t in enumerate(table.tricks, 1)
        if t.cards
    )


def claims(table: Table) -> tuple[shape.ClaimReport, ...]:
    """Every claim of the board, those after which play went on first."""
    return tuple(
        shape.ClaimReport(
            str(c.seat),
            c.tricks,
            c.statement,
            c.stage.value,
            tuple(f"{o.seat}: {o.words}".rstrip(": ") for o in c.objections),
            tuple(tuple(f"{s} {card}" for s, card in trick) for trick in tricks_of(c.line)),
        )
        for c in (*table.earlier_claims, table.claim)
        if c is not None
    )


def score(table: Table) -> shape.ScoreReport | None:
    """The contract and its result, once the play has ended."""
    if table.phase is not Phase.END:
        return None
    contract = table.contract
    return shape.ScoreReport(
        contract="Pass" if contract is None else str(contract),
        declarer=text_of(table.declarer),
        won={str(s): table.tricks_won(s) if contract else 0 for s in Side},
        credited={str(s): table.tricks_credited(s) if contract else 0 for s in Side},
        points={str(s): table.score_for(s) for s in Side},
        assigned=assigned(table),
        cancelled=table.cancelled,
        compared=tuple(shape.OrderReport(c.cite, c.text) for c in compared(table)),
        adjusted=tuple(found for side in Side if (found := adjusted(table, side)) is not None),
    )


def adjusted(table: Table, side: Side) -> shape.AdjustedReport | None:
    """The adjusted score of a side in numbers, if it has one."""
    artificial = next((a for a in table.artificial if a.side is side), None)
    if artificial is not None:
        return shape.AdjustedReport(str(side), artificial.cite, artificial.grade.value, ())
    given = next((a for a in reversed(table.adjustments) if side in a.sides), None)
    if given is None:
        return None
    as_given = partial(outcomes, table, side)
    relief = given.relief
    if relief is None:
        return shape.AdjustedReport(str(side), given.cite, "", as_given(given.outcomes(table.contract)))
    both = as_given(relief.without_infraction), as_given(relief.without_own_error)
    return shape.AdjustedReport(str(side), given.cite, "", as_given(given.outcomes(table.contract)), *both)


def outcomes(table: Table, side: Side, weighted: Outcomes) -> tuple[shape.OutcomeReport, ...]:
    """Outcomes with their weights, and the score of each for a side."""
    return tuple(
        shape.OutcomeReport(
            in_the_hundred(Fraction(w.percent)),
            "Pass" if w.outcome.contract is None else str(w.outcome.contract),
            "" if w.outcome.contract is None else str(w.outcome.contract.declarer),
            w.outcome.tricks,
            w.outcome.score_for(side, table.board.vulnerability),
        )
        for w in weighted
    )


def in_the_hundred(weight: Fraction) -> float:
    """A weight as JSON has it: whole where it is whole, else to four places."""
    return int(weight) if weight.denominator == 1 else round(float(weight), 4)


CLAIMS = 68


def laws_about(journal: Journal, history: History) -> tuple[int, ...]:
    """The laws that a lesson is about: those that its header names, or else all that it meets."""
    return journal.laws or laws_met(history)


def laws_met(history: History) -> tuple[int, ...]:
    """The laws that were broken, ruled by or asked about, and that of claims, in the book's order."""
    whole = report(history)
    cites = [one.law for one in whole.rulings] + [one.law for one in whole.irregularities]
    cites += [answer.split()[0] for one in whole.rulings for answer in one.answers]
    cites += [one.cite for one in whole.unruled]
    if whole.claims:
        cites.append(history.now.table.book.number_of(str(CLAIMS)))
    # A clause of 2017 on which the book in force is silent belongs to none of its laws.
    return tuple(sorted({int(leading_number(number)) for number in map(own_number, cites) if number}))
