"""The report as lines of text, for a terminal and for golden files."""

from collections.abc import Iterator

from bridgetable.formats.lawbook import book_of
from bridgetable.game.books import LAWS_2017
from bridgetable.game.claims import ClaimStage
from bridgetable.game.printable import visible
from bridgetable.game.table import Phase
from bridgetable.language import tr, tr_n
from bridgetable.session.history import History
from bridgetable.views.report import shape
from bridgetable.views.report.report import report
from bridgetable.worth.options import QuestionWorth
from bridgetable.worth.position import DealTable

WHOLE_HAND = 13
AGREED, AUCTION = ClaimStage.AGREED.value, Phase.AUCTION.value


def transcript(history: History, worth: QuestionWorth | None = None, best_play: DealTable | None = None) -> str:
    """The state of the table as text, one fact a line; with what its options are worth, where that is known."""
    return "\n".join(map(visible, lines(report(history, worth, best_play)))) + "\n"


def lines(shown: shape.Report) -> Iterator[str]:
    """The lines of a report."""
    yield phase_line(shown)
    yield from book_lines(shown)
    for one in shown.irregularities:
        yield irregularity_line(one)
    for ruling in shown.rulings:
        yield from ruling_lines(ruling)
    for settled in shown.unruled:
        yield tr("without a ruling: {settled} [{cite}]", settled=settled.text, cite=settled.cite)
    for card in shown.penalty_cards:
        words = "penalty card: {seat} {card} {kind}, picked up [{cite}]"
        words = words if card.picked_up else "penalty card: {seat} {card} {kind} [{cite}]"
        yield tr(words, seat=card.seat, card=card.card, kind=tr(card.kind), cite=card.cite)
    yield from dict.fromkeys(
        tr("in force: {duty}, {until} [{cite}]", duty=duty.text, until=duty.until, cite=duty.cite)
        for duty in shown.obligations
    )
    for known in shown.information:
        yield tr("information: {known} [{cite}]", known=known.text, cite=known.cite)
    if shown.question is not None:
        yield from question_lines(shown.question)
    yield from card_lines(shown)
    for trick in shown.tricks:
        words = "trick {number}: {cards} won by {winner}" if trick.winner else "trick {number}: {cards}"
        yield tr(words, number=trick.number, cards=", ".join(trick.cards), winner=trick.winner)
    for transfer in shown.transfers:
        yield tr(
            "transfer: {tricks} to {to} (trick {from_tricks}) [{cite}]",
            tricks=transfer.tricks,
            to=transfer.to,
            from_tricks=", ".join(map(str, transfer.from_tricks)),
            cite=transfer.cite,
        )
    for claim in shown.claims:
        yield from claim_lines(claim)
    if shown.score is not None:
        yield score_line(shown.score)
        yield from (tr("compared: {result}", result=one.text) + cited(one) for one in shown.score.compared)
    yield from (tr("at the desk: {words}", words=told) for told in shown.worked_out)
    if shown.best_play is not None:
        for seat, tricks in shown.best_play.items():
            each = ", ".join(f"{strain} {number}" for strain, number in tricks.items())
            yield tr("best play of the deal: {seat} {tricks}", seat=seat, tricks=each)


def phase_line(shown: shape.Report) -> str:
    """The phase of the board, and whose turn it is for what."""
    words = "phase: {phase}"
    if shown.turn:
        words = "phase: {phase}, {turn} to call" if shown.phase == AUCTION else "phase: {phase}, {turn} to play"
    return tr(words, phase=tr(shown.phase), turn=shown.turn)


def book_lines(shown: shape.Report) -> Iterator[str]:
    """The line of another book than that of 2017, and what of it was met and is not ruled yet."""
    if shown.book != LAWS_2017.edition:
        words = "book: {edition}" if shown.book_in_full else "book: {edition}, not ruled in full yet"
        yield tr(words, edition=book_of(shown.book).name)
    if shown.regulations_named:
        yield tr("regulations: {name}", name=shown.regulations_named)
    yield from (f"{key}: {value}" for key, value in shown.regulations.items())
    if shown.not_ruled:
        words = "not ruled by the Laws of {edition} yet, but as in 2017: {clauses}"
        yield tr(words, edition=book_of(shown.book).name, clauses=" ".join(shown.not_ruled))
    silent = [one.cite for one in shown.marks if one.mark == "silent"]
    if silent:
        yield tr("silent, and as in 2017: {clauses}", clauses=" ".join(silent))
    inferred = [one.cite for one in shown.marks if one.mark != "silent"]
    if inferred:
        yield tr("inferred, since the text does not say: {clauses}", clauses=" ".join(inferred))


def irregularity_line(one: shape.IrregularityReport) -> str:
    """The line about an irregularity: its sort, its place, and the stage that it has reached."""
    if one.trick:
        words = "irregularity {number}: {seat} {what} {kind}, Law {law}, trick {trick}: {stage}"
    else:
        words = "irregularity {number}: {seat} {what} {kind}, Law {law}, auction: {stage}"
    stage = tr("{stage} by {cite}", stage=tr(one.stage), cite=one.settled_by) if one.settled_by else tr(one.stage)
    what = " ".join((*one.cards[:2], one.call)).strip() if len(one.cards) < WHOLE_HAND else ""
    return tr(
        words, number=one.number, seat=one.seat, what=what, kind=tr(one.kind), law=one.law, trick=one.trick, stage=stage
    )


def ruling_lines(ruling: shape.RulingReport) -> Iterator[str]:
    """The lines of a ruling: facts, answers and orders."""
    yield (tr("law {law}, still open", law=ruling.law) if ruling.open else tr("law {law}", law=ruling.law))
    for said in ruling.said:
        yield f"  {said.text}{cited(said)}"
    for answer in ruling.answers:
        yield f"  > {answer}"
    for order in ruling.orders:
        yield f"  = {order.text}{cited(order)}"
    if ruling.review:
        yield f"  {ruling.review} [83]"


def cited(order: shape.OrderReport) -> str:
    """The clauses of a line, in brackets."""
    return f" [{order.cite}]" if order.cite else ""


def question_lines(question: shape.QuestionReport) -> Iterator[str]:
    """The lines of the question that waits, its options and what follows each."""
    yield tr("question to {by} [{cite}]: {question}", by=tr(question.by), cite=question.cite, question=question.text)
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


def worth_text(worth: shape.WorthReport) -> str:
    """The worth of an option, and whether it is the best."""
    points = f"{worth.points:+d}"
    value = f"{worth.side} {points}"
    if worth.tricks is not None:
        one, many = "{side} {n} trick, {points}", "{side} {n} tricks, {points}"
        value = tr_n(one, many, worth.tricks, side=worth.side, points=points)
    if worth.about:
        return tr("about {worth}, the best", worth=value) if worth.best else tr("about {worth}", worth=value)
    return tr("{worth}, the best", worth=value) if worth.best else value


def card_lines(shown: shape.Report) -> Iterator[str]:
    """The cards of the hand on turn that may and that may not be played."""
    if not shown.cards:
        return
    yield tr("{turn} may play: {cards}", turn=shown.turn, cards=" ".join(c.card for c in shown.cards if c.legal))
    reasons = dict.fromkeys((c.cite, c.reason) for c in shown.cards if not c.legal)
    for cite, reason in reasons:
        barred = " ".join(c.card for c in shown.cards if (c.cite, c.reason) == (cite, reason))
        yield tr(
            "{turn} may not play: {barred}: {reason} [{cite}]", turn=shown.turn, barred=barred, reason=reason, cite=cite
        )


def claim_lines(claim: shape.ClaimReport) -> Iterator[str]:
    """The lines of a claim that was not simply agreed to, and of the line of play that is shown for it."""
    if claim.stage == AGREED:
        return
    yield tr("claim: {seat} {tricks}, {stage}", seat=claim.seat, tricks=claim.tricks, stage=tr(claim.stage))
    for trick in claim.line:
        yield tr("  line: {trick}", trick=", ".join(trick))


def score_line(score: shape.ScoreReport) -> str:
    """The line of the result."""
    points = ", ".join(f"{side} {n:+d}" for side, n in score.points.items() if n is not None)
    assigned = score.assigned
    if score.cancelled:
        words = "score: cancelled by {cite}: {assigned}" if assigned else "score: cancelled by {cite}"
        parts = [tr(words, cite=score.cancelled, assigned=assigned)]
    elif not score.declarer and not assigned:
        return tr("score: passed out, 0")
    else:
        words = "score: {contract} by {declarer}" if score.declarer else "score: passed out"
        parts = [
            tr(words, contract=score.contract, declarer=score.declarer),
            tr("tricks won {tricks}", tricks=", ".join(f"{side} {n}" for side, n in score.won.items())),
            tr("credited {tricks}", tricks=", ".join(f"{side} {n}" for side, n in score.credited.items())),
            *((tr("assigned {outcome}", outcome=assigned),) if assigned else ()),
        ]
    return "; ".join((*parts, *((tr("points {points}", points=points),) if points else ())))
