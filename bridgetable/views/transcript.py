"""The report as lines of text, for a terminal and for golden files."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.claims import ClaimStage
from bridgetable.game.printable import visible
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
    yield f"phase: {told.phase}" + (f", {told.turn} to {to_do}" if told.turn else "")
    for one in told.irregularities:
        what = " ".join((*one.cards[:2], one.call)).strip() if len(one.cards) < WHOLE_HAND else ""
        place = f"trick {one.trick}" if one.trick else "auction"
        ending = f" by {one.settled_by}" if one.settled_by else ""
        yield f"irregularity {one.number}: {one.seat} {what} {one.kind}, Law {one.law}, {place}: {one.stage}{ending}"
    for ruling in told.rulings:
        yield from ruling_lines(ruling)
    for settled in told.unruled:
        yield f"without a ruling: {settled.text} [{settled.cite}]"
    for card in told.penalty_cards:
        yield f"penalty card: {card.seat} {card.card} {card.kind} [{card.cite}]"
    for duty in told.obligations:
        yield f"in force: {duty.text}, {duty.until} [{duty.cite}]"
    for known in told.information:
        yield f"information: {known.text} [{known.cite}]"
    if told.question is not None:
        yield from question_lines(told.question)
    yield from card_lines(told)
    for trick in told.tricks:
        winner = f" won by {trick.winner}" if trick.winner else ""
        yield f"trick {trick.number}: {', '.join(trick.cards)}{winner}"
    for transfer in told.transfers:
        tricks = ", ".join(str(n) for n in transfer.from_tricks)
        yield f"transfer: {transfer.tricks} to {transfer.to} (trick {tricks}) [{transfer.cite}]"
    for claim in told.claims:
        yield from claim_lines(claim)
    if told.score is not None:
        yield score_line(told.score)
        yield from (f"compared: {one.text}{cited(one)}" for one in told.score.compared)
    if told.best_play is not None:
        yield from best_play_lines(told.best_play)


def ruling_lines(ruling: RulingReport) -> Iterator[str]:
    """The lines of a ruling: facts, answers and orders."""
    yield f"law {ruling.law}{', still open' if ruling.open else ''}"
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
    yield f"question to {question.by} [{question.cite}]: {question.text}"
    for criterion in question.criteria:
        yield f"  ? {criterion}"
    for option in question.options:
        yield f"  {option.key}: {option.title} [{' '.join(option.cites)}]"
        for order in option.follows:
            yield f"    = {order.text}{cited(order)}"
        if option.worth is not None:
            yield f"    best play: {worth_text(option.worth)}"
    if question.form:
        yield f"  or another, written like {question.form}"


def worth_text(worth: WorthReport) -> str:
    """What an option is worth, and whether it is the best."""
    words = f"{worth.side} {worth.points:+d}"
    if worth.tricks is not None:
        tricks = "1 trick" if worth.tricks == 1 else f"{worth.tricks} tricks"
        words = f"{worth.side} {tricks}, {worth.points:+d}"
    return ("about " if worth.about else "") + words + (", the best" if worth.best else "")


def best_play_lines(told: dict[str, dict[str, int]]) -> Iterator[str]:
    """The double-dummy table of the deal, a line for each seat as declarer."""
    for seat, tricks in told.items():
        yield f"best play of the deal: {seat} " + ", ".join(f"{strain} {number}" for strain, number in tricks.items())


def card_lines(told: Report) -> Iterator[str]:
    """The cards of the hand on turn that may and that may not be played."""
    if not told.cards:
        return
    yield f"{told.turn} may play: {' '.join(c.card for c in told.cards if c.legal)}"
    reasons = dict.fromkeys((c.cite, c.reason) for c in told.cards if not c.legal)
    for cite, reason in reasons:
        barred = " ".join(c.card for c in told.cards if (c.cite, c.reason) == (cite, reason))
        yield f"{told.turn} may not play: {barred}: {reason} [{cite}]"


def claim_lines(claim: ClaimReport) -> Iterator[str]:
    """The lines of a claim that was not simply agreed to, and of the line of play that is shown for it."""
    if claim.stage == AGREED:
        return
    yield f"claim: {claim.seat} {claim.tricks}, {claim.stage}"
    for trick in claim.line:
        yield f"  line: {', '.join(trick)}"


def score_line(score: ScoreReport) -> str:
    """The line of the result."""
    if score.cancelled:
        points = "; points " + points_text(score) if any(n is not None for n in score.points.values()) else ""
        return f"score: cancelled by {score.cancelled}" + (f": {score.assigned}" if score.assigned else "") + points
    if not score.declarer and not score.assigned:
        return "score: passed out, 0"
    won = ", ".join(f"{side} {n}" for side, n in score.won.items())
    credited = ", ".join(f"{side} {n}" for side, n in score.credited.items())
    points = points_text(score)
    scored = f"; points {points}" if points else ""
    given = f"; assigned {score.assigned}" if score.assigned else ""
    played = f"{score.contract} by {score.declarer}" if score.declarer else "passed out"
    return f"score: {played}; tricks won {won}; credited {credited}{given}{scored}"


def points_text(score: ScoreReport) -> str:
    """The points of each side that has any, with their sign."""
    return ", ".join(f"{side} {n:+d}" for side, n in score.points.items() if n is not None)
