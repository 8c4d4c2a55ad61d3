"""Law 33 of the draft of 2006: Dummy warns, looks at a system card, and what it costs when he has lost his rights."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import DummysWarning, Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Source, Table
from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws import law_42_dummys_rights as law_42
from bridgetable.laws import law_43_dummys_limitations as law_43
from bridgetable.laws import law_62_correction as law_62
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_44_sequence_of_play import lead_as_it_is_now
from bridgetable.laws.law_47_retraction import lapses_with_card
from bridgetable.laws.law_52_penalty_card_not_played import put_in_its_place, wrong_card_of
from bridgetable.laws.law_53_lead_accepted import LEADS, is_pending, lead_of, tell_lead
from bridgetable.laws.law_57_premature_play import is_play_to_come
from bridgetable.laws.law_61_revoke import Revoke, tell_revoke
from bridgetable.laws.law_62_correction import unestablished_revoke
from bridgetable.laws.law_62_later_cards import Correction
from bridgetable.laws.law_63_establishment import TWELFTH
from bridgetable.laws.law_64_established_revoke import stands_as_played
from bridgetable.rulings.effects import BackToHand, Informed, LeadReverts, Settled
from bridgetable.rulings.ruling import Ruling

SPARED = "D33C2c"
DONE = {**law_43.DONE, "D33B4": "{seat}, as dummy, looked at the opponents’ system card."}


@EDITION.instead_of(law_42.may_prevent, "5A", "33A7b")
def may_prevent(table: Table, seat: Seat) -> bool:
    """True where a player may try to prevent an irregularity: dummy, with his rights, one of declarer's alone."""
    if seat is not table.dummy:
        return True
    is_declarers = table.turn is None or not table.is_defender(table.turn)
    return is_declarers and (not law_42.has_lost_rights(table) or law_42.has_to_follow_suit(table, seat))


@EDITION.instead_of(law_40.kind_of_look, "33B4", "33C2")
def kind_of_look(table: Table, seat: Seat) -> Kind:
    """The sort of irregularity that a forbidden look at the opponents' system card is: it costs dummy his rights."""
    return Kind.DUMMY_OVERSTEPPED if seat is table.dummy else Kind.AID_CONSULTED


@EDITION.instead_of(law_43.tell_what_was_done, "5A", "33B4")
def tell_what_was_done(done: Irregularity, ruling: Ruling) -> None:
    """Say which limit was overstepped, and by whom."""
    if done.how is DummysWarning.OF_PLAY and not law_42.has_lost_rights(ruling.table):
        words = "{seat}, as dummy, tried to prevent an irregularity that was not declarer’s."
        ruling.says(Msg(words, seat=done.seat), "D5A", "inferred:5A")
    else:
        ruling.says(Msg(DONE[done.law], seat=done.seat), done.law)


@EDITION.instead_of(law_43.first_to_choose, "33C2a")
def first_to_choose(warning: law_43.Warned, ruling: Ruling) -> Seat:
    """The defender who is asked first: dummy's LHO."""
    return warning.dummy.lho


@EDITION.instead_of(law_43.asked_without_rights, "33C2b")
def asked_without_rights(revoke: Revoke, ruling: Ruling) -> None:
    """Declarer's revoke is established by dummy's question: the card stays. In trick twelve it is corrected even so."""
    ruling.says(Msg("{seat} had lost dummy’s rights and was the first to ask.", seat=revoke.seat.partner), "D33C2b")
    if revoke.trick == TWELFTH:
        unestablished_revoke(revoke, ruling)
        return
    tell_revoke(revoke, ruling)
    stands_as_played(revoke, "D33C2b", ruling)
    ruling.orders(Settled("D33C2b", revoke.number, Stage.RULED, Settlement.NOT_RECTIFIED))


# The way play goes on, in words: with the defender's play corrected.
EDITION.has(
    law_43.as_if_nothing_had_been, "33C2c", value=Msg("It is corrected, and play goes on as if nothing had been.")
)


@EDITION.instead_of(law_43.left_or_back, "33C2c")
def corrected(one: Irregularity, ruling: Ruling) -> None:
    """A defender's illegal play goes back without a penalty card, a lead with what was played to it."""
    if one.kind in LEADS and is_pending(ruling.table, one):
        lead = lead_of(ruling.table, one)
        tell_lead(lead, ruling, "D33C2c")
        for played in ruling.table.tricks[-1].cards:
            back(played.seat, played.card, ruling)
            lapses_with_card("D33C2c", one.number, played.card, ruling)
        ruling.orders(LeadReverts("D33C2c", lead.leader))
    elif one.kind is Kind.PENALTY_CARD_NOT_PLAYED:
        penalty_card_is_played(one, ruling)
    for card in early(ruling.table, one) or law_43.lying(ruling.table, one):
        back(one.seat, card, ruling)
        lapses_with_card("D33C2c", one.number, card, ruling)


def early(table: Table, one: Irregularity) -> tuple[Card, ...]:
    """The card that a defender has led or played too early, while his turn has not come."""
    led = one.kind is Kind.PREMATURE_LEAD and any(e.card in one.cards for e in table.exposed)
    return one.cards if led or is_play_to_come(table, one) else ()


@EDITION.clause("33C2c")
def penalty_card_is_played(one: Irregularity, ruling: Ruling) -> None:
    """A penalty card left lying is played after all, unless declarer has played on and so accepted the other."""
    wrong = wrong_card_of(ruling.table, one)
    if wrong is not None and wrong.owed and not wrong.played_on and put_in_its_place(SPARED, wrong, ruling):
        ruling.orders(Informed(SPARED, for_defenders_alone(wrong.seat, wrong.card)))
        lead_as_it_is_now(wrong.trick, SPARED, ruling)


def back(seat: Seat, card: Card, ruling: Ruling) -> None:
    """A card goes back to its hand; a defender's is for his partner to use, and not for declarer."""
    ruling.orders(BackToHand(SPARED, seat, card))
    if ruling.table.is_defender(seat):
        ruling.orders(Informed(SPARED, for_defenders_alone(seat, card)))


@EDITION.instead_of(law_62.known_of_offenders_card, "33C2c")
def known_of_offenders_card(seat: Seat, card: Card, correction: Correction, ruling: Ruling) -> Information:
    """The knowledge of an offender's card that goes back to hand: for the defenders, if dummy spoke without rights."""
    return for_defenders_alone(seat, card) if correction.spared else correction.known("16C", seat, card)


@EDITION.clause("33C2c")
def for_defenders_alone(seat: Seat, card: Card) -> Information:
    """The knowledge of a defender's withdrawn card: for the defenders to use, and not for declarer."""
    may_not = tuple(s for s in SEATS if s.side is not seat.side)
    return Information(seat, card, Source.WITHDRAWN, seat.side.seats, may_not, SPARED)


@EDITION.instead_of(law_43.how_gain_is_judged, "33C2c")
def how_gain_is_judged(side: Side, ruling: Ruling) -> tuple[tuple[Side, ...], Msg, tuple[Msg, ...]]:
    """The sides whose score goes by a direct gain of the defenders, the question, and its criteria: both sides."""
    question = Msg("Did {side} gain directly by the irregularity?", side=side)
    return tuple(Side), question, (Msg("Equity is restored to both sides."),)
