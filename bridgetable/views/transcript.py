"""The report as lines of text, for a terminal and for golden files."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.claims import ClaimStage
from bridgetable.game.printable import visible
from bridgetable.language import tr, tr_n
from bridgetable.session.history import History
from bridgetable.views.report.report import report
from bridgetable.views.report.shape import (
    ClaimReport,
    OrderReport,
    QuestionReport,
    Report,
    RulingReport,
    ScoreReport,
    WorthReport,
)
from bridgetable.worth.options import QuestionWorth
from bridgetable.worth.position import DealTable

WHOLE_HAND = 13
AGREED = ClaimStage.AGREED.value


def transcript(history: History, worth: QuestionWorth | None = None, best_play: DealTable | None = None) -> str:
    """The state of the table as text, one fact a line; with what its options are worth, where that is known."""
    return "\n".join(map(visible, lines(report(history, worth, best_play)))) + "\n"


def lines(told: Report) -> Iterator[str]:
    """The lines of a report."""
    to_do = "call" if told.phase == "auction" else "play"
    yield (
        tr("phase: {phase}, {turn} to {to_do}", phase=told.phase, turn=told.turn, to_do=to_do)
        if told.turn
        else tr("phase: {phase}", phase=told.phase)
    )
    for one in told.irregularities:
        what = " ".join((*one.cards[:2], one.call)).strip() if len(one.cards) < WHOLE_HAND else ""
        place = tr("trick {trick}", trick=one.trick) if one.trick else "auction"
        ending = tr(" by {settled_by}", settled_by=one.settled_by) if one.settled_by else ""
        yield tr(
            "irregularity {number}: {seat} {what} {kind}, Law {law}, {place}: {stage}{ending}",
            number=one.number,
            seat=one.seat,
            what=what,
            kind=one.kind,
            law=one.law,
            place=place,
            stage=one.stage,
            ending=ending,
        )
    for ruling in told.rulings:
        yield from ruling_lines(ruling)
    for settled in told.unruled:
        yield tr("without a ruling: {settled} [{cite}]", settled=settled.text, cite=settled.cite)
    for card in told.penalty_cards:
        yield tr(
            "penalty card: {seat} {card} {kind} [{cite}]",
            seat=card.seat,
            card=card.card,
            kind=card.kind,
            cite=card.cite,
        )
    for duty in told.obligations:
        yield tr("in force: {duty}, {until} [{cite}]", duty=duty.text, until=duty.until, cite=duty.cite)
    for known in told.information:
        yield tr("information: {known} [{cite}]", known=known.text, cite=known.cite)
    if told.question is not None:
        yield from question_lines(told.question)
    yield from card_lines(told)
    for trick in told.tricks:
        winner = tr(" won by {winner}", winner=trick.winner) if trick.winner else ""
        yield tr("trick {number}: {cards}{winner}", number=trick.number, cards=", ".join(trick.cards), winner=winner)
    for transfer in told.transfers:
        tricks = ", ".join(str(n) for n in transfer.from_tricks)
        yield tr(
            "transfer: {tricks} to {to} (trick {tricks_2}) [{cite}]",
            tricks=transfer.tricks,
            to=transfer.to,
            tricks_2=tricks,
            cite=transfer.cite,
        )
    for claim in told.claims:
        yield from claim_lines(claim)
    if told.score is not None:
        yield score_line(told.score)
        yield from (tr("compared: {one}{cited}", one=one.text, cited=cited(one)) for one in told.score.compared)
    if told.best_play is not None:
        yield from best_play_lines(told.best_play)


def ruling_lines(ruling: RulingReport) -> Iterator[str]:
    """The lines of a ruling: facts, answers and orders."""
    yield (tr("law {law}, still open", law=ruling.law) if ruling.open else tr("law {law}", law=ruling.law))
    for said in ruling.said:
        yield f"  {said.text}{cited(said)}"
    for answer in ruling.answers:
        yield f"  > {answer}"
    for order in ruling.orders:
        yield f"  = {order.text}{cited(order)}"


def cited(order: OrderReport) -> str:
    """The clauses of a line, in brackets."""
    return f" [{order.cite}]" if order.cite else ""


def question_lines(question: QuestionReport) -> Iterator[str]:
    """The lines of the question that waits, its options and what follows each."""
    yield tr("question to {by} [{cite}]: {question}", by=question.by, cite=question.cite, question=question.text)
    for criterion in question.criteria:
        yield f"  ? {criterion}"
    for option in question.options:
        yield f"  {option.key}: {option.title} [{' '.join(option.cites)}]"
        for order in option.follows:
            yield f"    = {order.text}{cited(order)}"
        if option.worth is not None:
            yield tr("    best play: {worth}", worth=worth_text(option.worth))
    if question.form:
        yield tr("  or another, written like {form}", form=question.form)


def worth_text(worth: WorthReport) -> str:
    """What an option is worth, and whether it is the best."""
    words = f"{worth.side} {worth.points:+d}"
    if worth.tricks is not None:
        tricks = tr_n("1 trick", "{n} tricks", worth.tricks)
        words = f"{worth.side} {tricks}, {worth.points:+d}"
    return (tr("about ") if worth.about else "") + words + (tr(", the best") if worth.best else "")


def best_play_lines(told: dict[str, dict[str, int]]) -> Iterator[str]:
    """The double-dummy table of the deal, a line for each seat as declarer."""
    for seat, tricks in told.items():
        yield tr(
            "best play of the deal: {seat} {strain}",
            seat=seat,
            strain=", ".join((f"{strain} {number}" for strain, number in tricks.items())),
        )


def card_lines(told: Report) -> Iterator[str]:
    """The cards of the hand on turn that may and that may not be played."""
    if not told.cards:
        return
    yield tr("{turn} may play: {card}", turn=told.turn, card=" ".join(c.card for c in told.cards if c.legal))
    reasons = dict.fromkeys((c.cite, c.reason) for c in told.cards if not c.legal)
    for cite, reason in reasons:
        barred = " ".join(c.card for c in told.cards if (c.cite, c.reason) == (cite, reason))
        yield tr(
            "{turn} may not play: {barred}: {reason} [{cite}]", turn=told.turn, barred=barred, reason=reason, cite=cite
        )


def claim_lines(claim: ClaimReport) -> Iterator[str]:
    """The lines of a claim that was not simply agreed to, and of the line of play that is shown for it."""
    if claim.stage == AGREED:
        return
    yield tr("claim: {seat} {tricks}, {stage}", seat=claim.seat, tricks=claim.tricks, stage=claim.stage)
    for trick in claim.line:
        yield tr("  line: {trick}", trick=", ".join(trick))


def score_line(score: ScoreReport) -> str:
    """The line of the result."""
    if score.cancelled:
        points = (
            tr("; points {points}", points=points_text(score))
            if any(n is not None for n in score.points.values())
            else ""
        )
        return (
            tr(
                "score: cancelled by {cancelled}: {assigned}{points}",
                cancelled=score.cancelled,
                assigned=score.assigned,
                points=points,
            )
            if score.assigned
            else tr("score: cancelled by {cancelled}{points}", cancelled=score.cancelled, points=points)
        )
    if not score.declarer and not score.assigned:
        return tr("score: passed out, 0")
    won = ", ".join(f"{side} {n}" for side, n in score.won.items())
    credited = ", ".join(f"{side} {n}" for side, n in score.credited.items())
    points = points_text(score)
    scored = tr("; points {points}", points=points) if points else ""
    given = tr("; assigned {assigned}", assigned=score.assigned) if score.assigned else ""
    played = (
        tr("{contract} by {declarer}", contract=score.contract, declarer=score.declarer)
        if score.declarer
        else tr("passed out")
    )
    return f"score: {played}; tricks won {won}; credited {credited}{given}{scored}"


def points_text(score: ScoreReport) -> str:
    """The points of each side that has any, with their sign."""
    return ", ".join(f"{side} {n:+d}" for side, n in score.points.items() if n is not None)
