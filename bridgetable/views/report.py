"""The whole state of a sitting as plain values: what `bridgetable rule` prints, and the JSON that programs read.

The shape is version 1. Seats are N E S W, cards suit and rank (SK), calls as in the notation, clauses without
brackets (50D2a), tricks 1 to 13, scores in points.
"""

from __future__ import annotations

import json

import cattrs

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Stage
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import bars
from bridgetable.laws.common.obligations import binds_now
from bridgetable.rulings.decisions import Answer, Option
from bridgetable.rulings.effects import Effect
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.claims.claim import tricks_of
from bridgetable.views.result.result import compared
from bridgetable.views.words.assigned import assigned
from bridgetable.views.words.orders import information_words, obligation_words, order_words, until_words
from bridgetable.views.words.prose import say

VERSION = 1


@frozen
class OrderReport:
    """An order given: its clause and its words."""

    cite: str
    text: str


@frozen
class OptionReport:
    """An option: its key, title, clauses, the consequences as told, and the orders that it would bring at once."""

    key: str
    title: str
    cites: tuple[str, ...]
    says: tuple[str, ...]
    follows: tuple[OrderReport, ...]


@frozen
class QuestionReport:
    """The question that waits: who answers, the clause, its sort, the words, criteria and options.

    With a `form` anything may be answered that is written like it; the options are examples.
    """

    by: str
    cite: str
    sort: str
    text: str
    criteria: tuple[str, ...]
    options: tuple[OptionReport, ...]
    form: str = ""


@frozen
class RulingReport:
    """A ruling: its law, the facts told, the answers given and the orders carried out; `open` while it asks."""

    law: str
    open: bool
    said: tuple[OrderReport, ...]
    answers: tuple[str, ...]
    orders: tuple[OrderReport, ...]


@frozen
class IrregularityReport:
    """An irregularity: number from 1, kind, law, seat, trick (0 in the auction), cards or call, and its stage."""

    number: int
    kind: str
    law: str
    seat: str
    trick: int
    cards: tuple[str, ...]
    call: str
    stage: str
    settled_by: str


@frozen
class PenaltyCardReport:
    """A penalty card: whose, which, major or minor, by which clause."""

    seat: str
    card: str
    kind: str
    cite: str


@frozen
class ObligationReport:
    """An obligation in force: whose, its clause, its words and how long it lasts."""

    seat: str
    cite: str
    text: str
    until: str


@frozen
class InformationReport:
    """Information about a card, or a call taken back: its clause, its words, who may use it and who may not."""

    card: str
    cite: str
    text: str
    may_use: tuple[str, ...]
    may_not: tuple[str, ...]
    call: str = ""
    source: str = ""
    seat: str = ""
    words: str = ""


@frozen
class CardReport:
    """A card of the hand on turn: whether it may be played, and if not the clause and the reason."""

    card: str
    legal: bool
    cite: str
    reason: str


@frozen
class TrickReport:
    """A trick: its number, the leader, the cards in the order played (`S HK`), and the winner when complete."""

    number: int
    leader: str
    cards: tuple[str, ...]
    winner: str


@frozen
class TransferReport:
    """Tricks transferred after play: to which side, how many, by which clause, and which tricks."""

    to: str
    tricks: int
    cite: str
    from_tricks: tuple[int, ...]


@frozen
class ClaimReport:
    """A claim: who, how many tricks (0 to 13) for his side, what he said, its stage, the objections, the line shown."""

    seat: str
    tricks: int
    statement: str
    stage: str
    objections: tuple[str, ...]
    line: tuple[tuple[str, ...], ...]


@frozen
class ScoreReport:
    """The result: tricks won and credited of each side, and the score in points from each side's view.

    `assigned` is the contract of an adjusted score where it is another: `4S by N, 9 tricks`, or `passed out`;
    `compared` tells the IMPs and matchpoints where a score elsewhere is known.
    """

    contract: str
    declarer: str
    won: dict[str, int]
    credited: dict[str, int]
    points: dict[str, int | None]
    assigned: str = ""
    cancelled: str = ""
    compared: tuple[OrderReport, ...] = ()


@frozen
class Report:
    """Everything about a sitting; `version` tells the shape."""

    version: int
    phase: str
    turn: str
    question: QuestionReport | None
    rulings: tuple[RulingReport, ...]
    irregularities: tuple[IrregularityReport, ...]
    penalty_cards: tuple[PenaltyCardReport, ...]
    obligations: tuple[ObligationReport, ...]
    information: tuple[InformationReport, ...]
    cards: tuple[CardReport, ...]
    tricks: tuple[TrickReport, ...]
    transfers: tuple[TransferReport, ...]
    claims: tuple[ClaimReport, ...]
    score: ScoreReport | None


def report(sitting: Sitting) -> Report:
    """The report of a sitting."""
    table = sitting.table
    return Report(
        VERSION,
        table.phase.value,
        "" if table.turn is None else str(table.turn),
        question(sitting),
        tuple(ruling(c) for c in (*sitting.ruled, *sitting.cases)),
        irregularities(table),
        tuple(
            PenaltyCardReport(str(p.seat), str(p.card), "major" if p.major else "minor", p.cite)
            for p in table.penalty_cards
        ),
        obligations(table),
        information(table),
        cards_on_turn(table),
        tricks(table),
        tuple(TransferReport(str(t.to), t.tricks, t.cite, t.from_tricks) for t in table.transfers),
        claims(table),
        score(table),
    )


def plain_report(sitting: Sitting) -> dict[str, object]:
    """The report as the values that JSON knows."""
    shape: dict[str, object] = json.loads(report_json(sitting))
    return shape


def report_json(sitting: Sitting) -> str:
    """The report as JSON, indented, with its version first."""
    return json.dumps(cattrs.unstructure(report(sitting)), indent=2, ensure_ascii=False)


def orders(effects: tuple[Effect, ...]) -> tuple[OrderReport, ...]:
    """Those orders that somebody can see, with their clauses."""
    words = ((e.cite, order_words(e)) for e in effects)
    return tuple(OrderReport(cite, say(text)) for cite, text in words if text is not None)


def question(sitting: Sitting) -> QuestionReport | None:
    """The question that waits, each option with what would follow at once."""
    decision = sitting.pending
    if decision is None:
        return None
    case = sitting.cases[-1]
    return QuestionReport(
        str(decision.by),
        decision.cite,
        decision.sort.value,
        say(decision.question),
        tuple(say(c) for c in decision.criteria),
        tuple(option(case, o) for o in decision.options),
        "" if decision.form is None else decision.form.example,
    )


def option(case: Case, one: Option) -> OptionReport:
    """One option and the orders it adds, up to the next question."""
    decision = case.heard.pending
    after = case.heard if decision is None else case.answered(Answer(decision.cite, one.key)).heard
    new = after.ordered[len(case.heard.ordered) :]
    return OptionReport(one.key, say(one.title), one.cites, tuple(say(f) for f in one.follows), orders(new))


def ruling(case: Case) -> RulingReport:
    """One ruling, open or closed."""
    said = tuple(OrderReport(" ".join(s.cites), say(s.words)) for s in case.heard.said)
    answers = tuple(f"{a.cite} {a.key}" for a in case.answers)
    return RulingReport(case.matter.room, not case.is_closed, said, answers, orders(case.heard.ordered))


def irregularities(table: Table) -> tuple[IrregularityReport, ...]:
    """Every irregularity of the board so far."""
    return tuple(
        IrregularityReport(
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


def texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Cards as they are written."""
    return tuple(str(c) for c in cards)


def obligations(table: Table) -> tuple[ObligationReport, ...]:
    """The obligations in force."""
    found = []
    for duty in table.obligations:
        words = obligation_words(duty)
        if words is not None and binds_now(duty, table):
            found.append(ObligationReport(str(duty.seat), duty.cite, say(words), say(until_words(duty))))
    return tuple(found)


def information(table: Table) -> tuple[InformationReport, ...]:
    """What is known of cards that were seen, and who may use it."""
    return tuple(
        InformationReport(
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


def cards_on_turn(table: Table) -> tuple[CardReport, ...]:
    """The cards of the hand on turn, with the reasons against those that may not be played."""
    if table.turn is None or table.phase is Phase.AUCTION:
        return ()
    return tuple(
        CardReport(
            str(c), legal=bar is None, cite="" if bar is None else bar.cite, reason="" if bar is None else say(bar.why)
        )
        for c, bar in bars(table, table.turn)
    )


def tricks(table: Table) -> tuple[TrickReport, ...]:
    """Every trick that has a card."""
    winners = (*(str(w) for w in table.winners), *[""] * len(table.tricks))
    return tuple(
        TrickReport(n, str(t.leader), tuple(f"{p.seat} {p.card}" for p in t.cards), winners[n - 1])
        for n, t in enumerate(table.tricks, 1)
        if t.cards
    )


def claims(table: Table) -> tuple[ClaimReport, ...]:
    """Every claim of the board, those after which play went on first."""
    made = (*table.earlier_claims, *((table.claim,) if table.claim is not None else ()))
    return tuple(
        ClaimReport(
            str(c.seat),
            c.tricks,
            c.statement,
            c.stage.value,
            tuple(f"{o.seat}: {o.words}".rstrip(": ") for o in c.objections),
            tuple(tuple(f"{s} {card}" for s, card in trick) for trick in tricks_of(c.line)),
        )
        for c in made
    )


def score(table: Table) -> ScoreReport | None:
    """The contract and its result, once the play has ended."""
    if table.phase is not Phase.END:
        return None
    contract = table.contract
    return ScoreReport(
        "Pass" if contract is None else str(contract),
        "" if contract is None else str(contract.declarer),
        {str(s): table.tricks_won(s) if contract else 0 for s in Side},
        {str(s): table.tricks_credited(s) if contract else 0 for s in Side},
        {str(s): table.score_for(s) for s in Side},
        assigned(table),
        table.cancelled,
        tuple(OrderReport(c.cite, c.text) for c in compared(table)),
    )
