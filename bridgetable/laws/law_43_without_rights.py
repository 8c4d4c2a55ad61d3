"""Law 43B2b and 43B3: Dummy who has lost his rights asks declarer, or draws attention to a defender's irregularity."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, PenaltyCard, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.reviews import Damage, judge_damage
from bridgetable.laws.law_42_dummys_rights import has_lost_rights
from bridgetable.laws.law_53_lead_accepted import LEADS, acceptance, is_pending, lead_of
from bridgetable.laws.law_61_revoke import Revoke, lies_as_revoke, revoke_of, tell_revoke
from bridgetable.laws.law_62_correction import correct_without_penalty_card, unestablished_revoke
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_67_defective_trick import of_too_many_cards
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import BackToHand, Informed, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

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
        return matter("43", no_immediate_rectification, Noticed(one.number, dummy, one.seat), one.number)
    if one.kind is Kind.REVOKE and one.seat is table.declarer and may_be_corrected(table, one):
        return matter("43", asked_without_rights, revoke_of(table, one), one.number)
    return None


# --- a revoke of declarer's -------------------------------------------------------------------------------------------


@clause("43B2b")
def asked_without_rights(revoke: Revoke, ruling: Ruling) -> None:
    """Declarer's illegal card is corrected, and yet Law 64 applies as if the revoke had been established."""
    dummy = revoke.seat.partner
    ruling.says(Msg("{seat} had lost dummy’s rights and was the first to ask.", seat=dummy), "43B2b")
    unestablished_revoke(revoke, ruling)
    if any(r.irregularity == revoke.number for r in ruling.table.reviews):
        return
    ruling.says(Msg("After play the revoke counts as if it had been established."), "43B2b")
    ruling.orders(
        Reserved("64", Review(ReviewOf.REVOKE, revoke.number)),
        Settled("43B2b", revoke.number, Stage.RULED, Settlement.COUNTS_AS_ESTABLISHED),
    )


# --- an irregularity of a defender's ----------------------------------------------------------------------------------


@frozen
class Noticed:
    """A defender's irregularity to which dummy without rights was the first to draw attention."""

    number: int
    dummy: Seat
    offender: Seat


@clause("43B3")
def no_immediate_rectification(noticed: Noticed, ruling: Ruling) -> None:
    """Play goes on as though nothing had been irregular; after it, only the defenders' score can go down."""
    one = ruling.table.irregularity(noticed.number)
    words = "{seat} had lost dummy’s rights and was the first to draw attention: {offender}, {kind}."
    ruling.says(Msg(words, seat=noticed.dummy, offender=noticed.offender, kind=one.kind.value), "43B3")
    if ruling.table.phase is Phase.PLAY:
        ruling.says(Msg("No rectification now; play goes on."), "43B3")
        goes_on(one, ruling)
    else:
        ruling.says(Msg("No rectification but for what the defenders have gained."), "43B3")
    ruling.orders(
        Reserved("43B3", Review(ReviewOf.GAIN_BY_WARNING, noticed.number)),
        Settled("43B3", noticed.number, Stage.RULED, Settlement.NOT_RECTIFIED),
    )


def goes_on(one: Irregularity, ruling: Ruling) -> None:
    """Let play go on: a lead stands, a revoke is corrected without a penalty card, cards that lie exposed go back."""
    if one.kind is Kind.REVOKE:
        if may_be_corrected(ruling.table, one):
            correct_without_penalty_card(revoke_of(ruling.table, one), "43B3", ruling)
        else:
            tell_revoke(revoke_of(ruling.table, one), ruling)
        return
    if one.kind in LEADS and is_pending(ruling.table, one):
        ruling.orders(*acceptance(ruling.table, lead_of(ruling.table, one), "43B3", Stage.RULED))
    for card in lying(ruling.table, one):
        ruling.orders(BackToHand("43B3", one.seat, card))
        others = tuple(s for s in SEATS if s is not one.seat.partner)
        known = Information(one.seat, card, Source.SEEN, others, (one.seat.partner,), "16C2")
        ruling.orders(Informed("16C2", known))


def lying(table: Table, one: Irregularity) -> tuple[Card, ...]:
    """The cards of an irregularity that lie face up before their owner."""
    up: set[Card] = {e.card for e in table.exposed} | {p.card for p in table.penalty_cards if is_of(p, one)}
    early = one.kind is Kind.PREMATURE_LEAD
    return () if early else tuple(c for c in one.cards if c in up)


def is_of(penalty: PenaltyCard, one: Irregularity) -> bool:
    """Whether a penalty card came of this irregularity."""
    return penalty.seat is one.seat and penalty.card in one.cards


@frozen
class Gain:
    """A defender's irregularity that was not rectified, to be judged when play has ended."""

    number: int
    offender: Seat
    kind: str


def gain_of(table: Table, number: int) -> Gain:
    """The facts for the review at the end of play."""
    one = table.irregularity(number)
    return Gain(number, one.seat, one.kind.value)


@clause("43B3")
def have_defenders_gained(gain: Gain, ruling: Ruling) -> None:
    """Play has ended: if the defenders gained by their irregularity, only their own score is lowered."""
    words = "{seat}: {kind}. It was not rectified, because dummy had lost his rights."
    ruling.says(Msg(words, seat=gain.offender, kind=gain.kind), "43B3")
    side = gain.offender.side
    question = Msg("Did {side} gain by the irregularity?", side=side)
    judge_damage(Damage(side.other, "43B3", (side,)), question, CRITERIA, ruling)
    ruling.orders(Reviewed("43B3", Review(ReviewOf.GAIN_BY_WARNING, gain.number)))


CRITERIA = (
    Msg("Only what the defenders gained is taken away."),
    Msg("The declaring side keeps the score of the table."),
)
