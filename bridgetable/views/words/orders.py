"""Orders, obligations, irregularities, information and reviews in words."""

from functools import cache
from string import Formatter
from typing import assert_never, get_args

from bridgetable.game import obligations
from bridgetable.game.claims import ClaimStage
from bridgetable.game.conditions import Artificial
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import Obligation, Owed, Scope, Wanted
from bridgetable.game.outcomes import Adjustment, Outcome, contract_text, outcomes_text, weight_text
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import TALK, Claimed, Information, Review, ReviewOf, Source, Table
from bridgetable.language import together, tr
from bridgetable.rulings import claim_effects, effects
from bridgetable.rulings.effects import Effect

ORDERS: dict[type, str] = one_row_each(
    get_args(Effect),
    {
        effects.BackToHand: "{card} goes back to {seat:s} hand",
        effects.MajorPenaltyCard: "{card} is a major penalty card",
        effects.MinorPenaltyCard: "{card} is a minor penalty card",
        effects.PickedUp: "{seat} picks up {cards}",
        effects.Substituted: "{seat} plays {card} instead of {withdrawn}",
        effects.CardPlayed: "{card} is played",
        effects.FaceUpInTurn: "{card} stays face up",
        effects.FaceUpInAuction: "{card} lies face up until the auction ends",
        effects.LeadStands: "{seat:s} lead stands",
        effects.LeadReverts: "{seat} is on lead",
        effects.Imposed: "",
        effects.Spread: "{seat:s} hand is spread",
        effects.HandTakenUp: "{seat} takes up the hand again",
        effects.DeclarerBecomes: "{seat} is declarer",
        effects.TricksTransferred: "",
        effects.AdjustedScore: "",
        effects.ProceduralPenalty: "{seat} is liable to a procedural penalty",
        effects.Penalised: "{side} lose {fine}: a penalty for {seat}",
        effects.ComparedInGroup: "The result is compared only with those made on the same form of the board",
        effects.RulingUndone: "All is as it was before the ruling by Law {law}",
        effects.Reserved: "kept for the end of play",
        effects.Informed: "",
        effects.CallAccepted: "{call} by {seat} stands",
        effects.CallWithdrawn: "{call} by {seat} is withdrawn",
        effects.CallCancelled: "{call} by {seat} is cancelled",
        effects.CallMade: "{seat} calls {call}",
        effects.CallSubstituted: "{seat} calls {call} instead of {withdrawn}",
        effects.Reviewed: "",
        effects.Settled: "",
        effects.Found: "",
        effects.Released: "",
        effects.LeadsNext: "The lead comes from {seat:s} hand",
        effects.CardSupplied: "{card} from {seat} is put to trick {trick}",
        effects.LeftInTrick: "{card} stays in trick {trick}; {restored} back to {seat:s} hand",
        effects.ReturnedToTrick: "{card} is put back among the cards played to trick {trick}",
        effects.FoundCard: "{card} goes back to {seat:s} hand",
        effects.PointedRightly: "{seat:s} card of trick {trick} is pointed rightly",
        effects.FaceDownAgain: "{seat:s} lead lies face down again",
        effects.ArtificialScore: "",
        effects.BoardCancelled: "The board is not played on",
        effects.CardMoved: "{card} goes to {owner:s} hand",
        effects.HandsRestored: "{seats} have their own hands again",
        effects.CardsExchanged: "{seat} takes the right cards",
        claim_effects.ClaimBecomes: "",
        claim_effects.ClaimUndone: "There is no claim: play goes on",
        claim_effects.LineShown: "",
        claim_effects.PlayCancelled: "What was played since {seat:s} claim is cancelled",
        effects.TricksRecorded: "",
        effects.ScoreCorrected: "The score is corrected: N–S {points}",
    },
)
"""The sentence of each order; None where nobody sees it, or where `order_words` has another form."""


def order_words(effect: Effect) -> Msg | None:
    """An order as a short sentence; None for internal book-keeping that nobody sees."""
    template = ORDERS[type(effect)]
    match effect:
        case effects.Imposed(obligation=obligations.MustPass() as duty):
            return filled(PASSES[duty.scope], duty)
        case effects.Imposed():
            return obligation_words(effect.obligation)
        case effects.Informed():
            return information_words(effect.information)
        case effects.AdjustedScore():
            return adjusted_words(effect.adjustment)
        case effects.TricksTransferred():
            one, many = "{tricks:word} trick to {side}", "{tricks:word} tricks to {side}"
            return Msg.counted(effect.tricks, one, many, tricks=effect.tricks, side=effect.to)
        case effects.RulingUndone() if effect.before is None:
            return Msg("What was imposed by Law {law} ends", law=effect.law)
        case effects.Penalised():
            return filled(template, effect, side=effect.seat.side, fine=effect.penalty.fine.in_words)
        case effects.ArtificialScore() if effect.score.complement:
            side = effect.score.side
            return Msg("{side}: the complement of what {other} get", side=side, other=side.other)
        case effects.ArtificialScore():
            return Msg("{side}: {grade}", side=effect.score.side, grade=effect.score.grade.value)
        case claim_effects.ClaimBecomes():
            return claim_words(effect.claim)
        case claim_effects.PlayCancelled():
            return filled(template, effect.claim)
        case effects.TricksRecorded():
            one = "Declarer is recorded with {tricks:word} trick"
            many = "Declarer is recorded with {tricks:word} tricks"
            return Msg.counted(effect.tricks, one, many, tricks=effect.tricks)
        case effects.ScoreCorrected():
            return filled(template, effect, points=f"{effect.ns:+d}")
        case _:
            return filled(template, effect) if template else None


def filled(template: str, source: object, **values: object) -> Msg:
    """A template with its fields taken from `values`, or else from the attributes of `source`."""
    return Msg(template, **{n: values[n] if n in values else getattr(source, n) for n in named_in(template)})


DUTIES: dict[type, tuple[str, str, str]] = one_row_each(
    get_args(Obligation),
    {
        obligations.LeadRequired: ("{seat} must lead {suit:a}", "at this lead", ""),
        obligations.LeadProhibited: ("{seat} may not lead {suits:s or}", "while {seat} keeps the lead", ""),
        obligations.LeadChosen: ("", "in trick {trick}", ""),
        obligations.PlayRequired: ("", "in trick {trick}", ""),
        obligations.MustPlay: ("{seat} must play {card}", "in trick {trick}", ""),
        obligations.MustLeadFrom: ("The lead must come from {seat:s} hand", "in trick {trick}", ""),
        obligations.MustPass: ("{seat} must pass", "to the end of the auction", "must pass"),
        obligations.MustRepeat: ("{seat} must call {call} again", "at the next turn", "must call {call} again"),
        obligations.NoDouble: ("{seat} may not double or redouble", "at the next turn", "may not double"),
        obligations.CallOwed: ("", "at the next turn", ""),
        obligations.RunsSuit: ("{seat} runs the {suit:s}", "until declarer stops him", ""),
        obligations.RightsLost: ("{seat} has lost dummy’s rights", "to the end of play", ""),
        obligations.LeadMayBeBarred: (
            "If {seat} defends, declarer may bar a suit {partner} leads",
            "at {seat:s} first turn to lead",
            "a suit may be barred",
        ),
    },
)
"""The sentence of each duty (empty where another table has it), how long it lasts, and its label beside a plate."""
PASSES = one_row_each(
    Scope,
    {Scope.NEXT_TURN: "{seat} must pass at the next turn", Scope.REST: "{seat} must pass to the end of the auction"},
)
"""The order that a player passes, with its duration, which the list of the duties in force tells beside it."""
OWED_WORDS = one_row_each(
    Owed,
    {
        Owed.REPEAT: ("{seat} must call {call} again if {rho} passes", "must repeat {call}"),
        Owed.PARTNER_PASSES: (
            "{partner} must pass once unless what {seat} calls next is comparable with {call}",
            "may have to pass once",
        ),
        Owed.PARTNER_BOUND: (
            "{partner} must pass, and for how long depends on what {seat} calls next in place of {call}",
            "will have to pass",
        ),
        Owed.PARTNER_SILENT: (
            "Whatever {seat} calls next in place of {call}, {partner} must pass from then on",
            "will have to pass",
        ),
        Owed.LEAD: (
            "{partner} may be barred from leading a suit unless what {seat} calls next is comparable with {call}",
            "a suit may be barred",
        ),
    },
)
"""The sentence about a call that is owed, and its label beside a plate."""
PLAY_WORDS = one_row_each(
    Wanted,
    {
        Wanted.HIGHEST: "{seat} must play the highest {suit:word}",
        Wanted.LOWEST: "{seat} must play the lowest {suit:word}",
        Wanted.SUIT: "{seat} must play {suit:a}",
        Wanted.NOT_SUIT: "{seat} may not play {suit:a}",
    },
)


def obligation_words(duty: Obligation) -> Msg | None:
    """An obligation as a short sentence; None for one that requires nothing."""
    template = DUTIES[type(duty)][0]
    if isinstance(duty, obligations.PlayRequired):
        template = PLAY_WORDS[duty.wanted]
    elif isinstance(duty, obligations.LeadMayBeBarred) and duty.may_require:
        template = "If {seat} defends, declarer may restrict what {partner} leads"
    elif isinstance(duty, obligations.CallOwed):
        template = OWED_WORDS[duty.owed][0]
    return filled(template, duty, partner=duty.seat.partner, rho=duty.seat.rho) if template else None


def until_words(duty: Obligation) -> Msg:
    """The end of an obligation, in words."""
    if isinstance(duty, obligations.MustPass) and duty.scope is Scope.NEXT_TURN:
        return Msg("at the next turn")
    is_partners = isinstance(duty, obligations.LeadMayBeBarred)
    return filled(DUTIES[type(duty)][1], duty, seat=duty.seat.partner if is_partners else duty.seat)


def brief_words(duty: Obligation) -> tuple[Seat, Msg] | None:
    """The label beside a plate for a duty in the auction or a possible lead restriction: the player, and the words."""
    label, is_partners = DUTIES[type(duty)][2], isinstance(duty, obligations.LeadMayBeBarred)
    if isinstance(duty, obligations.CallOwed):
        label, is_partners = OWED_WORDS[duty.owed][1], duty.owed is not Owed.REPEAT
    elif isinstance(duty, obligations.LeadMayBeBarred) and duty.may_require:
        label = "a lead may be restricted"
    return (duty.seat.partner if is_partners else duty.seat, filled(label, duty)) if label else None


def information_words(known: Information) -> Msg:
    """The words that say who may, and who may not, use information about a card, a call taken back or a word."""
    if known.source in TALK:
        return heard_words(known)
    if known.call is not None:
        words = "{call} by {seat} was taken back: {seats} may not use it"
        if not known.may_not:
            words = "{call} by {seat} was taken back: everybody may use it"
    else:
        words = INFORMATION[known.source] if known.may_not else "{card}: everybody may use what he sees"
    return filled(words, known, seats=known.may_not)


def heard_words(known: Information) -> Msg:
    """The words that say who may not use what somebody let slip."""
    words = INFORMATION[known.source]
    if known.source is Source.QUESTION and known.call is None:
        words = "{seat} asked for a review"
    heard = filled(words, known, seats=known.may_not)
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
"""The words for information, by its source."""


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
    both = [together((str(side), text), " ") for side, text in given.items() if text]
    return together(both, ", " if table.artificial else "; ")


def artificial_words(given: Artificial) -> str:
    """An artificial score as it is read."""
    return tr("complement of average plus") if given.complement else tr(given.grade.value)


def assigned_to(table: Table, side: Side) -> str:
    """The score assigned to a side: a grade, one outcome, several with their weights, or relief beside its result."""
    grade = next((artificial_words(a) for a in table.artificial if a.side is side), "")
    last = next((a for a in reversed(table.adjustments) if side in a.sides), None)
    if grade or last is None or (last.contract is None and not last.passed_out):
        return grade
    weighted = last.outcomes(table.contract)
    parts = [(*((weight_text(w.percent),) if len(weighted) > 1 else ()), tricks_text(w.outcome)) for w in weighted]
    words = together([together(part, " ") for part in parts], ", ")
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
    if outcome.contract is None:
        return tr("passed out")
    return tr("{contract}, {tricks} tricks", contract=contract_text(outcome.contract), tricks=outcome.tricks)


def claim_words(claim: Claimed) -> Msg | None:
    """The present state of a claim, as a short sentence."""
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
    """The question of a review, with its seats and cards."""
    if review.by is not None:
        return Msg(APPLIED_FOR, seat=review.by)
    fields = fields_of(table.irregularity(review.irregularity)) if review.irregularity else {}
    template = SUBJECTS[review.about]
    if not named_in(template) <= fields.keys():
        template = IN_GENERAL[review.about]
    return Msg(template, **{name: fields[name] for name in named_in(template)})


def fields_of(one: Irregularity) -> dict[str, object]:
    """The fields that a question may name of an irregularity; its card only where it has exactly one."""
    side = one.seat.side
    who = {"seat": one.seat, "partner": one.seat.partner, "side": side, "other": side.other, "trick": one.trick}
    return {**who, "card": one.cards[0]} if len(one.cards) == 1 else dict(who)


@cache
def named_in(template: str) -> frozenset[str]:
    """The fields that a template names."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)
