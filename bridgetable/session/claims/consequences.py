"""Claims, and what is said to them: whether it can be, and what it does to the table."""

from typing import assert_never

from bridgetable.game.claims import ClaimStage, How, Objection
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Irregularity, Kind, Why
from bridgetable.game.play import TRICKS
from bridgetable.game.table import Claimed, Exposed, Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_68_claim
from bridgetable.session.breaches import Breaches, must, with_record
from bridgetable.session.claims import actions

ANSWERABLE = frozenset({ClaimStage.MADE, ClaimStage.DOUBTED, ClaimStage.PLAY_ON})
Making = actions.Claim | actions.Concede | actions.Abandon | actions.Curtail
Answering = actions.Agree | actions.Doubt | actions.AskToPlayOn | actions.Refuse | actions.Withdraw


def breaches(_table: Table, _action: actions.ClaimAction) -> Breaches:
    """Nothing is recorded here: which law a claim opens, the laws say when they look at the table."""
    return ()


def do(table: Table, action: actions.ClaimAction) -> Table:
    """The table after somebody has claimed, or has said something to a claim. Raises ImpossibleAction."""
    possible(table, action)
    if isinstance(action, actions.ClaimTrick):
        return about_this_trick(table, action)
    if isinstance(action, Making):
        return made(table, action)
    claim = table.claim
    return table if claim is None else answered(table, claim, action)


def made(table: Table, action: Making) -> Table:
    """The table when somebody has claimed or conceded; of dummy, or in the last trick, it is only recorded."""
    if action.seat is table.dummy:
        return with_record(table, Irregularity(0, Kind.DUMMY_CLAIMED, action.seat, "68A", table.trick_number))
    if law_68_claim.is_of_this_trick_alone(table):
        return about_this_trick(table, actions.ClaimTrick(action.seat))
    return law_68_claim.put_forward(table, claim_of(table, action))


def claim_of(table: Table, action: Making) -> Claimed:
    """The claim that an action is; who names more tricks than are left means all that are (68A)."""
    seat, left = action.seat, table.tricks_left
    match action:
        case actions.Claim():
            return Claimed(seat, min(action.tricks, left), action.statement)
        case actions.Concede():
            return law_68_claim.conceding(table, seat, min(action.tricks, left), How.CONCEDED, action.statement)
        case actions.Abandon():
            return law_68_claim.conceding(table, seat, left, How.ABANDONED)
        case actions.Curtail():
            return Claimed(seat, left, action.statement, How.CURTAILED, ClaimStage.UNSAID)
        case _:
            assert_never(action)


def answered(table: Table, claim: Claimed, action: Answering) -> Table:
    """The table after an answer to the claim that lies on it."""
    match action:
        case actions.Agree() if claim.stage is ClaimStage.PLAY_ON:
            return law_68_claim.concurs(table, claim, action.seat)
        case actions.Agree():
            return law_68_claim.agreed_by(table, claim, action.seat)
        case actions.Doubt():
            return law_68_claim.objected_by(table, claim, Objection(action.seat, action.words))
        case actions.Withdraw():
            return law_68_claim.doubted_by(table, claim, Objection(action.seat, action.words))
        case actions.AskToPlayOn():
            return law_68_claim.asked_to_play_on(table, claim, action.seat)
        case actions.Refuse():
            return law_68_claim.refused_by(table, claim, action.seat)
        case _:
            assert_never(action)


def about_this_trick(table: Table, action: actions.ClaimTrick) -> Table:
    """The table when somebody has spoken of the trick in progress alone, and perhaps shown a card."""
    cards = () if action.card is None else (action.card,)
    said = Irregularity(
        0, Kind.WORD_ON_TRICK, action.seat, "68", table.trick_number, cards, deliberate=True, words=action.words
    )
    shown = tuple(Exposed(action.seat, c, Why.SHOWN) for c in cards if not table.lies_face_up(action.seat, c))
    return with_record(evolve(table, exposed=(*table.exposed, *shown)), said)


def possible(table: Table, action: actions.ClaimAction) -> None:
    """Check that this can be said or done about a claim now. Raises ImpossibleAction."""
    match action:
        case actions.Claim() | actions.Concede() | actions.Abandon() | actions.Curtail():
            hands = table.phase in {Phase.PLAY, Phase.CLARIFICATION}
            must(tr("tricks can be claimed only while the hands are played"), holds=hands)
            _no_more_than_a_board_has(action)
        case actions.ClaimTrick():
            begun = table.phase is Phase.PLAY and bool(table.tricks[-1].cards)
            must(tr("no trick is in progress of which something could be said"), holds=begun)
            held = action.card is None or action.card in table.hands[action.seat]
            must(tr("{seat} does not hold {card}", seat=action.seat, card=action.card), holds=held)
        case actions.Withdraw() if table.claim is not None and action.seat is table.claim.seat:
            _stage(table, ANSWERABLE | {ClaimStage.AGREED}, tr("no claim has been made"))
        case actions.Withdraw():
            _stage(table, frozenset({ClaimStage.AGREED}), tr("no claim has been agreed to"))
        case actions.Doubt():
            heard = {ClaimStage.AGREED, ClaimStage.CONTESTED}
            _stage(table, ANSWERABLE | heard, tr("no claim waits for an answer"))
            own = table.claim is not None and table.claim.seat is action.seat
            must(tr("it is {seat}'s own claim", seat=action.seat), holds=not own)
        case actions.Refuse():
            _stage(table, frozenset({ClaimStage.PLAY_ON}), tr("nobody has asked to play on"))
        case actions.Agree() | actions.AskToPlayOn():
            _stage(table, ANSWERABLE, tr("no claim waits for an answer"))
        case _:
            assert_never(action)


def _no_more_than_a_board_has(action: Making) -> None:
    if isinstance(action, actions.Claim | actions.Concede) and not 0 <= action.tricks <= TRICKS:
        words = "{seat} concedes {tricks} tricks, but a board has {most}"
        if isinstance(action, actions.Claim):
            words = "{seat} claims {tricks} tricks, but a board has {most}"
        raise ImpossibleAction(tr(words, seat=action.seat, tricks=action.tricks, most=TRICKS))


def _stage(table: Table, stages: frozenset[ClaimStage], otherwise: str) -> None:
    if table.claim is None or table.claim.stage not in stages:
        raise ImpossibleAction(otherwise)
