"""The state of a claim: the words said, the answers so far and those possible now, and the line that is shown."""

from collections.abc import Iterator
from typing import assert_never

from bridgetable.game.cards import Card
from bridgetable.game.claims import ClaimStage, How, Plays
from bridgetable.game.messages import Msg
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, Seat, clockwise_from
from bridgetable.game.statements.steps import step_text
from bridgetable.game.table import Claimed, Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.laws.law_68_claim import is_asked_rightly, may_go_on
from bridgetable.laws.law_70_lines import said_by
from bridgetable.laws.law_70_words import CAME_ABOUT
from bridgetable.rulings.carry_out import placed
from bridgetable.session.actions import Action
from bridgetable.session.claims.actions import Agree, AskToPlayOn, Doubt, Refuse, Withdraw
from bridgetable.session.director.actions import Notice
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import SEAT_NAMES, Sees, say


@frozen
class AnswerView:
    """The answer of one player to a claim."""

    seat: Seat
    text: str


@frozen
class ClaimOffer:
    """An answer that can be given to a claim now: by whom (None when all agree), the action, and its words."""

    seat: Seat | None
    action: Action
    text: str


@frozen
class ClaimView:
    """A claim: its maker, in a sentence, the statement, its steps as understood, stage, answers, possible replies."""

    seat: Seat
    text: str
    statement: str
    steps: tuple[str, ...]
    stage: str
    answers: tuple[AnswerView, ...]
    offers: tuple[ClaimOffer, ...]
    line: Plays  # the director's cards from the trick in progress on; empty for an eye that may not see one


def claim_view(sitting: Sitting, sees: Sees) -> ClaimView | None:
    """The claim on the table, if there is one."""
    table = sitting.table
    claim = table.claim
    if claim is None:
        return None
    return ClaimView(
        claim.seat,
        came_about(claim, table.tricks_left),
        claim.statement,
        tuple(step_text(s) for s in said_by(table, claim).steps),
        claim.stage.value,
        answers_to(claim),
        () if sitting.cases else tuple(offers_for(table, claim)),
        claim.line if all(sees(c) for _, c in claim.line) else (),
    )


def came_about(claim: Claimed, left: int) -> str:
    """The claim in a sentence, so many tricks (0 to 13) being left."""
    template = CAME_ABOUT[claim.how if claim.stage is not ClaimStage.UNSAID else How.CLAIMED]
    if claim.stage is ClaimStage.UNSAID:
        template = "{seat} has claimed, and must say how many of the last {left:word} tricks."
    return say(Msg(template, seat=claim.seat, tricks=claim.tricks, left=left, lost=left - claim.tricks))


def answers_to(claim: Claimed) -> tuple[AnswerView, ...]:
    """The answers of the other players, objections first."""
    said = [
        AnswerView(o.seat, tr("doubts: “{words}”", words=o.words) if o.words else tr("doubts"))
        for o in claim.objections
    ]
    if claim.asked is not None:
        said.append(AnswerView(claim.asked, tr("wants to play on")))
    others = (s for s in claim.agreed if s is not claim.asked)
    return (*said, *(AnswerView(s, "agrees") for s in others))


def offers_for(table: Table, claim: Claimed) -> Iterator[ClaimOffer]:
    """The possible replies to a claim as far as it has come, in a fixed order."""
    others = tuple(s for s in clockwise_from(claim.seat)[1:])
    match claim.stage:
        case ClaimStage.MADE | ClaimStage.DOUBTED:
            yield ClaimOffer(
                None, Agree(), tr("All agree") if claim.stage is ClaimStage.MADE else tr("All agree after all")
            )
            yield from (ClaimOffer(s, Doubt(s), tr("{s} doubts", s=SEAT_NAMES[s])) for s in others)
            asking = others if may_go_on(table) else ()
            yield from (ClaimOffer(s, AskToPlayOn(s), tr("{s} wants to play on", s=SEAT_NAMES[s])) for s in asking)
        case ClaimStage.PLAY_ON:
            if is_asked_rightly(claim):
                yield ClaimOffer(None, Agree(), tr("All want to play on"))
            yield from (
                ClaimOffer(s, Refuse(s), tr("{s} refuses", s=SEAT_NAMES[s])) for s in SEATS if s is not claim.asked
            )
        case ClaimStage.AGREED:
            yield from (ClaimOffer(s, Withdraw(s), tr("{s} withdraws", s=SEAT_NAMES[s])) for s in (claim.seat, *others))
            return
        case ClaimStage.UNSAID | ClaimStage.OBJECTED | ClaimStage.CONTESTED | ClaimStage.WITHDRAWN:
            return
        case ClaimStage.DECIDED | ClaimStage.VOID | ClaimStage.PLAYED_ON:
            return
        case _:
            assert_never(claim.stage)
    caller = caller_of(claim)
    yield ClaimOffer(caller, Notice(caller), tr("Director!"))


def caller_of(claim: Claimed) -> Seat:
    """The caller of the director to a claim: the first who objected, or claimer's left-hand opponent."""
    return claim.objections[0].seat if claim.objections else claim.seat.lho


def on_the_line(table: Table, plays: Plays) -> Table:
    """The table when these cards have been played, those in the trick in progress among them, for a replay."""
    if table.contract is None:
        return table
    # Before the opening lead no trick is in progress.
    tricks = table.tricks or (Trick(table.contract.declarer.lho),)
    now: Table = evolve(table, claim=None, penalty_cards=(), exposed=(), tricks=tricks)
    for seat, card in plays[len(tricks[-1].cards) :]:
        if now.phase is Phase.PLAY:
            now = placed(now, seat, card)
    return now


def tricks_of(line: Plays) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
    """A line in tricks of four cards."""
    return tuple(line[n : n + len(SEATS)] for n in range(0, len(line), len(SEATS)))
