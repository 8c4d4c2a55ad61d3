"""Orders, obligations, irregularities and information in words."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import (
    CallOwed,
    LeadChosen,
    LeadMayBeBarred,
    LeadProhibited,
    LeadRequired,
    MustLeadFrom,
    MustPass,
    MustPlay,
    MustRepeat,
    Obligation,
    Owed,
    PlayRequired,
    RightsLost,
    RunsSuit,
    Scope,
    Wanted,
)
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import TALK, Information, Source
from bridgetable.rulings.board_effects import ArtificialScore, BoardCancelled, CardMoved, CardsExchanged, HandsRestored
from bridgetable.rulings.claim_effects import ClaimEffect
from bridgetable.rulings.effects import (
    AdjustedScore,
    BackToHand,
    CallAccepted,
    CallCancelled,
    CallMade,
    CallSubstituted,
    CallWithdrawn,
    CardPlayed,
    CardSupplied,
    DeclarerBecomes,
    Effect,
    FaceDownAgain,
    FaceUpInAuction,
    FaceUpInTurn,
    Found,
    FoundCard,
    HandTakenUp,
    Imposed,
    Informed,
    LeadReverts,
    LeadsNext,
    LeadStands,
    LeftInTrick,
    MajorPenaltyCard,
    MinorPenaltyCard,
    PickedUp,
    PointedRightly,
    ProceduralPenalty,
    Released,
    Reserved,
    ReturnedToTrick,
    Reviewed,
    RulingUndone,
    Settled,
    Spread,
    Substituted,
    TricksTransferred,
)
from bridgetable.rulings.score_effects import ScoreCorrected, ScoreEffect, TricksRecorded
from bridgetable.views.claims.words import claim_order_words
from bridgetable.views.words.assigned import adjusted_words


def order_words(effect: Effect) -> Msg | None:
    """An order as a short sentence; None for internal book-keeping that nobody sees."""
    if isinstance(effect, ClaimEffect):
        return claim_order_words(effect)
    if isinstance(effect, ScoreEffect):
        return score_order_words(effect)
    match effect:
        case BackToHand():
            return Msg("{card} goes back to {seat:s} hand", card=effect.card, seat=effect.seat)
        case MajorPenaltyCard():
            return Msg("{card} is a major penalty card", card=effect.card)
        case MinorPenaltyCard():
            return Msg("{card} is a minor penalty card", card=effect.card)
        case PickedUp():
            return Msg("{seat} picks up {cards}", seat=effect.seat, cards=effect.cards)
        case Substituted():
            return Msg("{seat} plays {card} instead of {old}", seat=effect.seat, card=effect.card, old=effect.withdrawn)
        case CardPlayed():
            return Msg("{card} is played", card=effect.card)
        case FaceUpInTurn():
            return Msg("{card} stays face up", card=effect.card)
        case FaceUpInAuction():
            return Msg("{card} lies face up until the auction ends", card=effect.card)
        case LeadStands():
            return Msg("{seat:s} lead stands", seat=effect.seat)
        case LeadReverts():
            return Msg("{seat} is on lead", seat=effect.seat)
        case Imposed():
            return obligation_words(effect.obligation)
        case Spread():
            return Msg("{seat:s} hand is spread", seat=effect.seat)
        case HandTakenUp():
            return Msg("{seat} takes up the hand again", seat=effect.seat)
        case DeclarerBecomes():
            return Msg("{seat} is declarer", seat=effect.seat)
        case TricksTransferred():
            one, many = "{tricks:word} trick to {side}", "{tricks:word} tricks to {side}"
            return Msg.counted(effect.tricks, one, many, tricks=effect.tricks, side=effect.to)
        case AdjustedScore():
            return adjusted_words(effect.adjustment)
        case ArtificialScore():
            return Msg("{side}: {grade}", side=effect.score.side, grade=effect.score.grade.value)
        case BoardCancelled():
            return Msg("The board is not played on")
        case CardMoved():
            return Msg("{card} goes to {seat:s} hand", card=effect.card, seat=effect.owner)
        case HandsRestored():
            return Msg("{seats} have their own hands again", seats=effect.seats)
        case CardsExchanged():
            return Msg("{seat} takes the right cards", seat=effect.seat)
        case ProceduralPenalty():
            return Msg("{seat} is liable to a procedural penalty", seat=effect.seat)
        case RulingUndone():
            words = "All is as it was before the ruling by Law {law}"
            if effect.before is None:
                words = "What was imposed by Law {law} ends"
            return Msg(words, law=effect.law)
        case Reserved():
            return Msg("kept for the end of play")
        case Informed():
            return information_words(effect.information)
        case CallAccepted():
            return Msg("{call} by {seat} stands", call=effect.call, seat=effect.seat)
        case CallWithdrawn():
            return Msg("{call} by {seat} is withdrawn", call=effect.call, seat=effect.seat)
        case CallCancelled():
            return Msg("{call} by {seat} is cancelled", call=effect.call, seat=effect.seat)
        case CallMade():
            return Msg("{seat} calls {call}", seat=effect.seat, call=effect.call)
        case CallSubstituted():
            return Msg("{seat} calls {call} instead of {old}", seat=effect.seat, call=effect.call, old=effect.withdrawn)
        case Reviewed() | Settled() | Found() | Released():
            return None
        case LeadsNext():
            return Msg("The lead comes from {seat:s} hand", seat=effect.seat)
        case CardSupplied():
            return Msg(
                "{card} from {seat} is put to trick {trick}", card=effect.card, seat=effect.seat, trick=effect.trick
            )
        case LeftInTrick():
            words = "{card} stays in trick {trick}; {restored} back to {seat:s} hand"
            return Msg(words, card=effect.card, trick=effect.trick, restored=effect.restored, seat=effect.seat)
        case ReturnedToTrick():
            return Msg(
                "{card} is put back among the cards played to trick {trick}", card=effect.card, trick=effect.trick
            )
        case FoundCard():
            return Msg("{card} goes back to {seat:s} hand", card=effect.card, seat=effect.seat)
        case PointedRightly():
            words = "{seat:s} card of trick {trick} is pointed rightly"
            return Msg(words, seat=effect.seat, trick=effect.trick)
        case FaceDownAgain():
            return Msg("{seat:s} lead lies face down again", seat=effect.seat)
        case _:
            assert_never(effect)


def score_order_words(effect: ScoreEffect) -> Msg:
    """What an order about the record of the score does, as a short sentence."""
    match effect:
        case TricksRecorded():
            one, many = (
                "Declarer is recorded with {tricks:word} trick",
                "Declarer is recorded with {tricks:word} tricks",
            )
            return Msg.counted(effect.tricks, one, many, tricks=effect.tricks)
        case ScoreCorrected():
            return Msg("The score is corrected: N–S {points}", points=f"{effect.ns:+d}")
        case _:
            assert_never(effect)


def obligation_words(duty: Obligation) -> Msg | None:
    """An obligation as a short sentence; None for one that requires nothing."""
    match duty:
        case LeadRequired():
            return Msg("{seat} must lead {suit:a}", seat=duty.seat, suit=duty.suit)
        case LeadProhibited():
            return Msg("{seat} may not lead {suits:s or}", seat=duty.seat, suits=duty.suits)
        case LeadChosen():
            return None
        case PlayRequired():
            return Msg(PLAY_WORDS[duty.wanted], seat=duty.seat, suit=duty.suit)
        case MustPlay():
            return Msg("{seat} must play {card}", seat=duty.seat, card=duty.card)
        case MustLeadFrom():
            return Msg("The lead must come from {seat:s} hand", seat=duty.seat)
        case MustPass():
            return Msg("{seat} must pass", seat=duty.seat)
        case MustRepeat():
            return Msg("{seat} must call {call} again", seat=duty.seat, call=duty.call)
        case CallOwed():
            return Msg(
                OWED_WORDS[duty.owed], seat=duty.seat, partner=duty.seat.partner, rho=duty.seat.rho, call=duty.call
            )
        case RunsSuit():
            return Msg("{seat} runs the {suit:s}", seat=duty.seat, suit=duty.suit)
        case RightsLost():
            return Msg("{seat} has lost dummy’s rights", seat=duty.seat)
        case LeadMayBeBarred():
            return Msg(
                "If {seat} defends, declarer may bar a suit {partner} leads", seat=duty.seat, partner=duty.seat.partner
            )
        case _:
            assert_never(duty)


def brief_words(duty: Obligation) -> tuple[Seat, Msg] | None:
    """The label beside a plate for a duty in the auction or a possible lead restriction: the player, and the words."""
    match duty:
        case MustPass():
            return duty.seat, Msg("must pass")
        case MustRepeat():
            return duty.seat, Msg("must call {call} again", call=duty.call)
        case CallOwed():
            return brief_of_owed(duty)
        case LeadMayBeBarred():
            return duty.seat.partner, Msg("a suit may be barred")
        case LeadRequired() | LeadProhibited() | LeadChosen() | PlayRequired() | MustPlay() | MustLeadFrom():
            return None
        case RunsSuit() | RightsLost():
            return None
        case _:
            assert_never(duty)


def brief_of_owed(duty: CallOwed) -> tuple[Seat, Msg]:
    """The label beside a plate for what hangs on a call to come: the player, and the words."""
    match duty.owed:
        case Owed.REPEAT:
            return duty.seat, Msg("must repeat {call}", call=duty.call)
        case Owed.PARTNER_PASSES:
            return duty.seat.partner, Msg("may have to pass once")
        case Owed.LEAD:
            return duty.seat.partner, Msg("a suit may be barred")
        case _:
            assert_never(duty.owed)


OWED_WORDS = one_row_each(
    Owed,
    {
        Owed.REPEAT: "{seat} must call {call} again if {rho} passes",
        Owed.PARTNER_PASSES: "{partner} must pass once unless what {seat} calls next is comparable with {call}",
        Owed.LEAD: "A lead restriction unless what {seat} calls next is comparable with {call}",
    },
)
PLAY_WORDS = one_row_each(
    Wanted,
    {
        Wanted.HIGHEST: "{seat} must play the highest {suit:word}",
        Wanted.LOWEST: "{seat} must play the lowest {suit:word}",
        Wanted.SUIT: "{seat} must play {suit:a}",
        Wanted.NOT_SUIT: "{seat} may not play {suit:a}",
    },
)


def until_words(duty: Obligation) -> Msg:
    """How long an obligation lasts."""
    match duty:
        case LeadRequired():
            return Msg("at this lead")
        case LeadProhibited():
            return Msg("while {seat} keeps the lead", seat=duty.seat)
        case LeadChosen() | PlayRequired() | MustPlay() | MustLeadFrom():
            return Msg("in trick {trick}", trick=duty.trick)
        case MustPass():
            return Msg("at the next turn" if duty.scope is Scope.NEXT_TURN else "to the end of the auction")
        case MustRepeat() | CallOwed():
            return Msg("at the next turn")
        case RunsSuit():
            return Msg("until declarer stops him")
        case RightsLost():
            return Msg("to the end of play")
        case LeadMayBeBarred():
            return Msg("at {seat:s} first turn to lead", seat=duty.seat.partner)
        case _:
            assert_never(duty)


def information_words(known: Information) -> Msg:
    """Who may and who may not use what is known of a card, of a call taken back, or of a word."""
    if known.source in TALK:
        return heard_words(known)
    if known.call is not None and not known.may_not:
        return Msg("{call} by {seat} was taken back: everybody may use it", call=known.call, seat=known.seat)
    if known.call is not None:
        return Msg(
            "{call} by {seat} was taken back: {seats} may not use it",
            call=known.call,
            seat=known.seat,
            seats=known.may_not,
        )
    if not known.may_not:
        return Msg("{card}: everybody may use what he sees", card=known.card)
    return Msg(INFORMATION[known.source], card=known.card, seats=known.may_not)


def heard_words(known: Information) -> Msg:
    """Who may not use what somebody let slip."""
    words = INFORMATION[known.source]
    if known.source is Source.QUESTION and known.call is None:
        words = "{seat} asked for a review"
    fields = {
        "seat": known.seat,
        "seats": known.may_not,
        "card": known.card,
        "call": known.call,
        "words": known.words,
    }
    heard = Msg(words, **{name: value for name, value in fields.items() if "{" + name + "}" in words})
    return Msg("{heard}: {seats} may not use it", heard=heard, seats=known.may_not) if known.may_not else heard


INFORMATION = one_row_each(
    Source,
    {
        Source.NAMED: "{seat} said that he holds {card}",
        Source.GLIMPSED: "A card of {seat} was seen, {card}",
        Source.OVERHEARD: "“{words}” was overheard",
        Source.HESITATION: "{seat} hesitated",
        Source.HASTE: "{seat} was unduly quick",
        Source.MANNER: "{seat} let “{words}” be seen",
        Source.REMARK: "{seat} said “{words}”",
        Source.QUESTION: "{seat} asked about {call}",
        Source.SUIT_QUESTION: "{seat} asked his partner about {card}",
        Source.CONCESSION: "{seat} conceded tricks",
        Source.EXPLANATION: "{seat} explained {call} as “{words}”",
        Source.ALERT: "{seat} alerted {call}",
        Source.NO_ALERT: "{seat} did not alert {call}",
        Source.ON_TABLE: "{seats} may not use having seen {card}",
        Source.PICKED_UP: "{card} is back in hand: {seats} may not use having seen it",
        Source.PLAYED: "{card} is played: {seats} may not use how it came to be exposed",
        Source.WITHDRAWN: "{card} was withdrawn: {seats} may not use having seen it",
        Source.SEEN: "{seats} may not use having seen {card}",
        Source.MISSING: "{card} was missing: {seats} may not use knowing that it is back",
    },
)
"""What is known and from where: what was said or seen of a player, and who may not use what was seen of a card."""


def irregularity_words(one: Irregularity) -> Msg:
    """An irregularity in a few words, for the trail and the lists."""
    if one.call is not None:
        return Msg("{seat}: {kind}, {call}", seat=one.seat, kind=one.kind.value, call=one.call)
    if one.cards and one.kind is not Kind.HAND_SPREAD_EARLY:
        return Msg("{seat}: {kind}, {cards}", seat=one.seat, kind=one.kind.value, cards=one.cards)
    return Msg("{seat}: {kind}", seat=one.seat, kind=one.kind.value)
