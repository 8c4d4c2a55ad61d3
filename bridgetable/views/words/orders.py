"""Orders, obligations, irregularities and information in words."""

from __future__ import annotations

from string import Formatter
from typing import assert_never

from bridgetable.game.claims import ClaimStage
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
from bridgetable.game.outcomes import Adjustment, Outcome, contract_text, outcomes_text, weight_text
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import TALK, Claimed, Information, Review, ReviewOf, Source, Table
from bridgetable.language import tr
from bridgetable.rulings.board_effects import ArtificialScore, BoardCancelled, CardMoved, CardsExchanged, HandsRestored
from bridgetable.rulings.claim_effects import ClaimBecomes, ClaimEffect, ClaimUndone, LineShown, PlayCancelled
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


def adjusted_words(given: Adjustment) -> Msg:
    """The score that the director assigns, as a short sentence."""
    sides = given.sides
    if given.relief is not None:
        words = "{sides:short} keep what they got at the table, and get back what the infraction alone cost"
        return Msg(words, sides=sides)
    whose = Msg("The score") if len(sides) > 1 else Msg("The score of {side:short}", side=sides[0])
    if given.weighted:
        return Msg("{whose} is adjusted: {weighted}", whose=whose, weighted=given.weighted)
    if given.contract is None and not given.passed_out:
        one, many = "{whose} is adjusted: {tricks} trick", "{whose} is adjusted: {tricks} tricks"
        return Msg.counted(given.tricks, one, many, whose=whose, tricks=given.tricks)
    return Msg("{whose} is adjusted: {outcome}", whose=whose, outcome=given.outcomes(None)[0].outcome)


def assigned(table: Table) -> str:
    """The assigned or artificial score as text; side by side where the two sides got different scores."""
    given = {side: assigned_to(table, side) for side in Side}
    if given[Side.NS] == given[Side.EW] and not table.artificial:
        return given[Side.NS]
    return (", " if table.artificial else "; ").join(f"{side} {text}" for side, text in given.items() if text)


def assigned_to(table: Table, side: Side) -> str:
    """What was assigned to a side: a grade, one outcome, several with their weights, or relief beside its result."""
    grade = next((tr(a.grade.value) for a in table.artificial if a.side is side), "")
    last = next((a for a in reversed(table.adjustments) if side in a.sides), None)
    if grade or last is None or (last.contract is None and not last.passed_out):
        return grade
    weighted = last.outcomes(table.contract)
    words = ", ".join(
        (f"{weight_text(w.percent)} " if len(weighted) > 1 else "") + tricks_text(w.outcome) for w in weighted
    )
    if last.relief is None:
        return words
    relief = last.relief
    between = tr(
        "{outcomes} and {outcomes_2}",
        outcomes=outcomes_text(relief.without_infraction),
        outcomes_2=outcomes_text(relief.without_own_error),
    )
    return tr("{words}, and back what lies between {between}", words=words, between=between)


def tricks_text(outcome: Outcome) -> str:
    """An outcome: `4S by N, 9 tricks`."""
    return (
        tr("{contract}, {tricks} tricks", contract=contract_text(outcome.contract), tricks=outcome.tricks)
        if outcome.contract
        else str(outcome)
    )


def claim_order_words(effect: ClaimEffect) -> Msg | None:
    """What an order about a claim does, as a short sentence; nothing for a line that is only shown."""
    match effect:
        case ClaimBecomes():
            return claim_words(effect.claim)
        case ClaimUndone():
            return Msg("There is no claim: play goes on")
        case LineShown():
            return None
        case PlayCancelled():
            return Msg("What was played since {seat:s} claim is cancelled", seat=effect.claim.seat)
        case _:
            assert_never(effect)


def claim_words(claim: Claimed) -> Msg | None:
    """What has become of a claim, as a short sentence."""
    side, tricks = claim.seat.side, claim.tricks
    match claim.stage:
        case ClaimStage.MADE | ClaimStage.UNSAID | ClaimStage.OBJECTED | ClaimStage.DOUBTED | ClaimStage.PLAY_ON:
            return Msg("{seat} claims: play is suspended", seat=claim.seat)
        case ClaimStage.CONTESTED:
            return Msg("The director decides {seat:s} claim", seat=claim.seat)
        case ClaimStage.AGREED | ClaimStage.WITHDRAWN:
            return Msg("{seat:s} claim stands as agreed", seat=claim.seat)
        case ClaimStage.DECIDED:
            words = "{tricks:word} trick for {side}" if tricks == 1 else "{tricks:word} tricks for {side}"
            return Msg(words, tricks=tricks, side=side)
        case ClaimStage.VOID | ClaimStage.PLAYED_ON:
            return None
        case _:
            assert_never(claim.stage)


WAS_AFFECTED = "Did the wrong number of cards affect the outcome?"
SUBJECTS = one_row_each(
    ReviewOf,
    {
        ReviewOf.FORFEITURE: "What did {other:short} gain by the opponents’ ignorance?",
        ReviewOf.APPLICATION: "Is there a ground to adjust the score?",
        ReviewOf.CARDS_SEEN: WAS_AFFECTED,
        ReviewOf.CALLED_WITH_WRONG_HAND: WAS_AFFECTED,
        ReviewOf.INFORMATION_USED: "Did {partner} use what {seat} let him know?",
        ReviewOf.WITHDRAWN_ACTION_USED: "Did {partner} use what {seat} took back?",
        ReviewOf.EXTRANEOUS: "Did what was learnt by accident affect the result?",
        ReviewOf.RESTATEMENT: "Did a wrong review of the auction damage {other:short}?",
        ReviewOf.MISINFORMATION: "Did {side:short} gain by their wrong explanation?",
        ReviewOf.CALL_REPLACED: "Did {seat:s} irregular call help {side:short}?",
        ReviewOf.BID_REPLACED: "Did {seat:s} insufficient bid help {side:short}?",
        ReviewOf.NOT_DISCLOSED: "Did it damage {other:short} not to be told?",
        ReviewOf.CALL_NOT_ALLOWED: "Did a call that is not allowed damage {other:short}?",
        ReviewOf.HIDDEN_UNDERSTANDING: "Did a hidden understanding damage {other:short}?",
        ReviewOf.MISSING_FROM_DUMMY: "Did the card missing from dummy damage {other:short}?",
        ReviewOf.DUMMYS_WORDS: "Did {seat:s} words keep {partner} from going wrong?",
        ReviewOf.GAIN_BY_WARNING: "Did {side:short} gain by {seat:s} irregularity?",
        ReviewOf.DUMMYS_SUGGESTION: "Did {seat} suggest a play to {partner}?",
        ReviewOf.MISLED_IN_PLAY: "Did a wrong explanation damage {other:short}?",
        ReviewOf.PENALTY_CARD: "Did {card} help the defenders?",
        ReviewOf.PARTNERS_CHOICE: "Did {seat:s} withdrawn card suggest what {partner} kept?",
        ReviewOf.REVOKE: "Are {other:short} short of tricks after {seat:s} revoke?",
        ReviewOf.TRICK_POINTED_LATE: "Was use made of words said too late about trick {trick}?",
        ReviewOf.CARD_PLAYED_TWICE: "What was the result if {seat} plays that card only once?",
        ReviewOf.AWARENESS: "Could {seat} have known that it would help {side:short}?",
        ReviewOf.DIRECTORS_ERROR: "What would the right ruling have brought each side?",
        ReviewOf.OTHER_TABLE: "Does the result at the other table clearly favour a side?",
    },
)
"""The question for each review; the fields come from the irregularity it is about."""
APPLIED_FOR = "Is there a ground to adjust the score, as {seat} asks?"
IN_GENERAL = {
    ReviewOf.FORFEITURE: "What was gained by the opponents’ ignorance?",
    ReviewOf.PENALTY_CARD: "Did a penalty card help the defenders?",
}
"""The question where no irregularity, or no single card, is named."""


def subject_of(review: Review, table: Table) -> Msg:
    """What will be looked at: a question with its seats and cards."""
    if review.by is not None:
        return Msg(APPLIED_FOR, seat=review.by)
    fields = fields_of(table.irregularity(review.irregularity)) if review.irregularity else {}
    template = SUBJECTS[review.about]
    if not named_in(template) <= fields.keys():
        template = IN_GENERAL[review.about]
    return Msg(template, **{name: fields[name] for name in named_in(template)})


def fields_of(one: Irregularity) -> dict[str, object]:
    """What a question can name of an irregularity: its card only where there is one and no more."""
    side = one.seat.side
    who = {"seat": one.seat, "partner": one.seat.partner, "side": side, "other": side.other, "trick": one.trick}
    return {**who, "card": one.cards[0]} if len(one.cards) == 1 else dict(who)


def named_in(template: str) -> frozenset[str]:
    """The fields that a template names."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)
