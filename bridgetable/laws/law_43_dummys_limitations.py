"""Law 43: Dummy's limitations."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import DummysWarning, Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustLeadFrom
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.laws.law_42_dummys_rights import has_lost_rights
from bridgetable.laws.law_47_retraction import goes_back
from bridgetable.laws.law_53_lead_accepted import LEADS, acceptance, is_pending, lead_of
from bridgetable.laws.law_61_revoke import Revoke, lies_as_revoke, revoke_of, tell_revoke
from bridgetable.laws.law_62_correction import correct_without_penalty_card, counts_as_established, unestablished_revoke
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_67_defective_trick import of_too_many_cards
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.ruling import Ruling

LEAVE = "leave"


def of_limit(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a limit on dummy that was overstepped."""
    return None if table.dummy is None else matter("43", limit_overstepped, one, one.number)


DONE = {
    "43A1c": "{seat}, as dummy without rights, spoke to declarer about the play.",
    "43A2a": "{seat}, as dummy, exchanged hands with declarer.",
    "43A2b": "{seat}, as dummy, left his seat to watch declarer.",
    "43A2c": "{seat}, as dummy, looked at a defender’s hand.",
    "43A3": "{seat} let dummy look at his hand.",
    "61B2b": "{seat}, as dummy, asked a defender about a possible revoke.",
}


@clause("43A1c", "43A2a", "43A2b", "43A2c", "43A3", "43B1")
def limit_overstepped(done: Irregularity, ruling: Ruling) -> None:
    """A player who oversteps a limit may be penalised; for some limits, dummy loses the rights of Law 42B."""
    tell_what_was_done(done, ruling)
    if done.kind is Kind.DUMMY_OVERSTEPPED:
        ruling.says(Msg("{seat} has lost dummy’s rights for this board.", seat=ruling.table.dummy), "42B", "43B2")
    if done.kind is Kind.HAND_SHOWN_TO_DUMMY:
        ruling.says(about_looking(ruling), "43A2c")
    if done.kind is Kind.DEFENDER_ASKED_BY_DUMMY:
        ruling.says(Msg("{seat} may not use what the question told him.", seat=ruling.table.declarer), "16B1")
    own_clause = done.kind in {Kind.HAND_SHOWN_TO_DUMMY, Kind.DEFENDER_ASKED_BY_DUMMY}
    cite = done.law if own_clause else "43B1"
    ruling.orders(effects.ProceduralPenalty(cite, done.seat), effects.Settled(cite, done.number, Stage.RULED))


@varies
def tell_what_was_done(done: Irregularity, ruling: Ruling) -> None:
    """Say which limit was overstepped, and by whom."""
    ruling.says(Msg(DONE[done.law], seat=done.seat), done.law)


@varies
def about_looking(ruling: Ruling) -> Msg:
    """That dummy may not look at a hand that a defender lets him see."""
    return Msg("{seat} may not look all the same.", seat=ruling.table.dummy)


# --- dummy warns ------------------------------------------------------------------------------------------------------


@frozen
class Warned:
    """Dummy without rights warned declarer before the lead to a trick (1 to 13): the hand that was to lead."""

    # `led` is what declarer has led from it since attention was drawn to that.
    number: int
    dummy: Seat
    declarer: Seat
    trick: int
    leader: Seat
    led: Played | None = None


def of_warning(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a warning by dummy who has lost his rights."""
    declarer = table.declarer
    if declarer is None:
        return None
    if one.how is not DummysWarning.OF_LEAD:
        return of_limit(table, one)
    trick = table.trick(one.trick)
    leader = declarer if trick is None else trick.leader
    led = led_while_asked(table, one)
    return matter("43", warned, Warned(one.number, one.seat, declarer, one.trick, leader, led), one.number)


@clause("60C")
def led_while_asked(table: Table, one: Irregularity) -> Played | None:
    """Declarer's lead in turn since attention was drawn to the warning, while no defender has followed."""
    trick = table.trick(one.trick)
    if trick is None or one.noticed_at is None or len(table.tricks) != one.trick:
        return None
    if len(trick.cards) != 1 or trick.lead is None:
        return None
    lead = trick.cards[0]
    irregular = any(lead.card in i.cards for i in table.irregularities)
    return None if irregular or table.is_defender(lead.seat) or table.acts <= one.noticed_at[0] else lead


@clause("43B2a", "60A1")
def warned(warning: Warned, ruling: Ruling) -> None:
    """Dummy warned declarer not to lead from the wrong hand: either defender may choose the hand."""
    words = "{seat}, as dummy without rights, warned declarer about the hand to lead from."
    ruling.says(Msg(words, seat=warning.dummy), "43B2a")
    if warning.led is not None or lead_is_still_to_come(ruling.table, warning):
        hand = chosen_hand(warning, ruling)
        if hand is not None and not is_led_already(warning, hand, ruling):
            earlier = (d for d in ruling.table.obligations if isinstance(d, MustLeadFrom) and d.trick == warning.trick)
            ruling.orders(*(effects.Released("43B2a", duty) for duty in earlier), effects.LeadsNext("43B2a", hand))
            ruling.orders(effects.Imposed("43B2a", MustLeadFrom(hand, warning.trick, "43B2a")))
    else:
        trick = ruling.table.trick(warning.trick)
        followed = trick is not None and any(ruling.table.is_defender(p.seat) for p in trick.cards)
        ruling.says(Msg("Declarer has led since."), "43B2a", *(("60A1",) if followed else ()))
    ruling.orders(
        effects.ProceduralPenalty("43B1", warning.dummy), effects.Settled("43B2a", warning.number, Stage.RULED)
    )


@clause("60C")
def is_led_already(warning: Warned, hand: Seat, ruling: Ruling) -> bool:
    """True where declarer has led from the chosen hand while it was asked; what he led from the other goes back."""
    if warning.led is None:
        return False
    if warning.led.seat is hand:
        return True
    ruling.says(Msg("{card} was led before the choice, which remains.", card=warning.led.card), "60C")
    goes_back("43B2a", warning.led.seat, warning.led.card, ruling, offenders=warning.dummy.side)
    return False


def lead_is_still_to_come(table: Table, warning: Warned) -> bool:
    """True where nobody has played to the trick that declarer was to lead to."""
    here = table.phase is Phase.PLAY and len(table.tricks) == warning.trick
    return here and not table.tricks[-1].cards


@varies
def first_to_choose(warning: Warned, ruling: Ruling) -> Seat:  # noqa: ARG001 -- another edition asks the other first
    """The defender who is asked first."""
    return warning.declarer.lho


def chosen_hand(warning: Warned, ruling: Ruling) -> Seat | None:
    """Ask the defenders from which hand declarer leads; who says nothing leaves it to his partner."""
    first = first_to_choose(warning, ruling)
    key = asked(first, warning, Msg("{seat} chooses.", seat=first.partner), ruling)
    if key == LEAVE:
        key = asked(first.partner, warning, Msg("The lead stays where it is."), ruling)
    return None if key == LEAVE else Seat[key]


def asked(defender: Seat, warning: Warned, otherwise: Msg, ruling: Ruling) -> str:
    """Ask one defender from which hand declarer is to lead."""
    options = [
        Option(str(hand), Msg("From {seat:s} hand", seat=hand), (turn_words(hand, warning),), ("43B2a",))
        for hand in (warning.declarer, warning.dummy)
    ]
    leave = Option(LEAVE, Msg("No choice"), (otherwise,), ("43B2a",))
    return ruling.choose(defender, "43B2a", Msg("From which hand must declarer lead?"), (*options, leave))


def turn_words(hand: Seat, warning: Warned) -> Msg:
    """The words that say if this hand was to lead in any case."""
    if hand is warning.leader:
        return Msg("That hand was to lead.")
    return Msg("Though the lead was {seat:s}.", seat=warning.leader)


# --- dummy who has lost his rights asks declarer, or draws attention to a defender's irregularity ---------------------


COUNTED = frozenset({Kind.POINTED_WRONGLY, Kind.CARD_OMITTED, Kind.CARD_MISSING, Kind.PLAYED_TWICE})
"""Without these put right, cards or tricks could not be counted; whoever spoke first (Laws 42A2, 65, 67)."""


def of_attention_without_rights(table: Table, one: Irregularity) -> Matter | None:
    """The matter of what dummy was the first to point out, or ask about, after losing his rights; else nothing."""
    # Also when play has ended: to draw attention then is one of the rights that he has lost (42B3).
    dummy = table.dummy
    if dummy is None or one.noticed_by is not dummy or one.stage is not Stage.NOTICED or not has_lost_rights(table):
        return None
    if one.kind is Kind.REVOKE and not lies_as_revoke(table, one):
        return None
    if one.kind in COUNTED or of_too_many_cards(table, one) is not None:
        return None
    if table.is_defender(one.seat):
        return matter("43", no_immediate_rectification, one, one.number)
    if one.kind is Kind.REVOKE and one.seat is table.declarer and may_be_corrected(table, one):
        return matter("43", asked_without_rights, revoke_of(table, one), one.number)
    return None


# --- a revoke of declarer's -------------------------------------------------------------------------------------------


@varies
@clause("43B2b")
def asked_without_rights(revoke: Revoke, ruling: Ruling) -> None:
    """Declarer's illegal card is corrected, and yet Law 64 applies as if the revoke had been established."""
    ruling.says(Msg("{seat} had lost dummy’s rights and was the first to ask.", seat=revoke.seat.partner), "43B2b")
    unestablished_revoke(revoke, ruling)
    counts_as_established(ruling.table.irregularity(revoke.number), "43B2b", ruling)


# --- an irregularity of a defender's ----------------------------------------------------------------------------------


@clause("43B3")
def no_immediate_rectification(one: Irregularity, ruling: Ruling) -> None:
    """Play goes on as though nothing had been irregular; after it, what the defenders have gained is looked at."""
    words = "{seat} had lost dummy’s rights and was the first to draw attention: {offender}, {kind}."
    ruling.says(Msg(words, seat=one.noticed_by, offender=one.seat, kind=one.kind.value), "43B3")
    if ruling.table.phase is Phase.PLAY:
        ruling.says(as_if_nothing_had_been(ruling), "43B3")
        goes_on(one, ruling)
    else:
        ruling.says(Msg("No rectification but for what the defenders have gained."), "43B3")
    ruling.orders(
        effects.Reserved("43B3", Review(ReviewOf.GAIN_BY_WARNING, one.number)),
        effects.Settled("43B3", one.number, Stage.RULED, Settlement.NOT_RECTIFIED),
    )


as_if_nothing_had_been = varying(Msg("No rectification now; play goes on."))
"""The way play goes on, in words."""


def goes_on(one: Irregularity, ruling: Ruling) -> None:
    """Let play go on: a revoke is corrected without a penalty card, all else is left or goes back."""
    if one.kind is not Kind.REVOKE:
        left_or_back(one, ruling)
    elif may_be_corrected(ruling.table, one):
        correct_without_penalty_card(revoke_of(ruling.table, one), "43B3", ruling)
    else:
        tell_revoke(revoke_of(ruling.table, one), ruling)


@varies
def left_or_back(one: Irregularity, ruling: Ruling) -> None:
    """A lead stands; cards that lie exposed go back, and are not for partner to use."""
    if one.kind in LEADS and is_pending(ruling.table, one):
        ruling.orders(*acceptance(ruling.table, lead_of(ruling.table, one), "43B3", Stage.RULED))
    for card in lying(ruling.table, one):
        ruling.orders(effects.BackToHand("43B3", one.seat, card), not_for_partner(one.seat, card, Source.SEEN, "16C2"))


def lying(table: Table, one: Irregularity) -> tuple[Card, ...]:
    """The cards of an irregularity that lie face up before their owner."""
    mine = {p.card for p in table.penalty_cards if p.seat is one.seat}
    up: set[Card] = {e.card for e in table.exposed} | mine
    early = one.kind is Kind.PREMATURE_LEAD
    return () if early else tuple(c for c in one.cards if c in up)


@clause("43B3")
def have_defenders_gained(gain: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the defenders gained by their irregularity, and whose score is adjusted for it."""
    words = "{seat}: {kind}. It was not rectified, because dummy had lost his rights."
    ruling.says(Msg(words, seat=gain.seat, kind=gain.kind.value), "43B3")
    sides, question, criteria = how_gain_is_judged(gain.seat.side, ruling)
    judge_damage(Damage(gain.seat.side.other, "43B3", sides), question, criteria, ruling)
    ruling.orders(effects.Reviewed("43B3", Review(ReviewOf.GAIN_BY_WARNING, gain.number)))


@varies
# Another edition has another measure.
def how_gain_is_judged(side: Side, ruling: Ruling) -> tuple[tuple[Side, ...], Msg, tuple[Msg, ...]]:  # noqa: ARG001
    """The sides whose score goes by the gain of the defenders, the question, and its criteria: their own alone."""
    return (side,), Msg("Did {side} gain by the irregularity?", side=side), CRITERIA


CRITERIA = (
    Msg("Only what the defenders gained is taken away."),
    Msg("The declaring side keeps the score of the table."),
)
