"""Law 62: Correction of a revoke."""
# Here is what the offender does (62A, 62B) and what trick twelve has of its own (62D); what others may do with the
# cards that they played since (62C) is in `law_62_later_cards`.

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Irregularity, Kind, Requirement, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.table import Information, Review, ReviewOf, Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws import law_62_later_cards as later
from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws.law_12_assigned_score import assign_more_tricks
from bridgetable.laws.law_47_retraction import both_sides_played_on, by_exchange, exchanged
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_51_several_penalty_cards import designated_among
from bridgetable.laws.law_64_established_revoke import stands_as_played
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Informed, MajorPenaltyCard, Reserved, Reviewed, Settled, Substituted
from bridgetable.rulings.ruling import Ruling


def is_to_play(table: Table, one: Irregularity) -> bool:
    """True where the ruling on this irregularity has its player put a card to a trick that can still be put right."""
    if one.kind is Kind.REVOKE:
        return law_63.may_be_corrected(table, one)
    return one.kind is Kind.CARD_OMITTED and not both_sides_played_on(table, one.trick)


@clause("62A")
def unestablished_revoke(revoke: law_61.Revoke, ruling: Ruling) -> None:
    """A revoke that can still be corrected, and so must be."""
    law_61.tell_revoke(revoke, ruling)
    one = ruling.table.irregularity(revoke.number)
    cite = law_63.established_by_word(one, ruling)
    if cite and revoke.trick != law_63.TWELFTH:
        stands_as_played(revoke, cite, ruling)
        return
    correct(revoke, ruling)
    was_pointed_out(one, ruling)


@varies
def was_pointed_out(one: Irregularity, ruling: Ruling) -> None:
    """The attention to a revoke that is corrected now; in another edition it may cost something if it was illegal."""


def had_to_be_told(one: Irregularity, cite: str, ruling: Ruling) -> None:
    """The duty, in editions that have it, of a revoker who becomes aware of his revoke: he may not wait for others."""
    if one.noticed_by is one.seat:
        ruling.says(Msg("{seat} became aware of it himself, and had to correct it.", seat=one.seat), cite)


def counts_as_established(one: Irregularity, cite: str, ruling: Ruling) -> None:
    """A revoke that has been corrected counts after play as if it had been established."""
    if any(r.irregularity == one.number for r in ruling.table.reviews):
        return
    ruling.says(Msg("After play the revoke counts as if it had been established."), cite)
    ruling.orders(
        Reserved("64", Review(ReviewOf.REVOKE, one.number)),
        Settled(cite, one.number, Stage.RULED, Settlement.COUNTS_AS_ESTABLISHED),
    )


def correct_without_penalty_card(revoke: law_61.Revoke, cite: str, ruling: Ruling) -> None:
    """A revoke is corrected, but another clause spares the offenders any penalty card."""
    law_61.tell_revoke(revoke, ruling)
    correct(revoke, ruling, spared=cite)


def correct(revoke: law_61.Revoke, ruling: Ruling, *, spared: str = "") -> None:
    """Put right the trick of a revoke, and settle every revoke in it."""
    together = with_a_corrected_lead(revoke.trick, law_63.to_be_corrected_together(ruling.table, revoke.trick), ruling)
    established = {i.number for i in together if law_63.established_by(ruling.table, i)}
    correction = later.Correction(revoke.trick, tuple((i.seat, i.number) for i in together), spared)
    take_back_later_trick(correction, ruling)
    put_trick_right(correction, ruling)
    later.next_trick_taken_back(correction, ruling)
    partner_of_revoker_in_trick_twelve(together, ruling)
    claim_is_contested(revoke, ruling)
    settle(correction, established, ruling)


@clause("61A")
def with_a_corrected_lead(trick: int, together: tuple[Irregularity, ...], ruling: Ruling) -> tuple[Irregularity, ...]:
    """The revokes of a trick (1 to 13) to put right; when its lead is one, not to have followed to it lapses."""
    leader = ruling.table.tricks[trick - 1].leader
    if all(one.seat is not leader for one in together):
        return together
    for one in together:
        if one.how is Requirement.FOLLOW_SUIT:
            ruling.orders(Settled("62B", one.number, Stage.LAPSED))
    return tuple(one for one in together if one.how is not Requirement.FOLLOW_SUIT)


def take_back_later_trick(correction: later.Correction, ruling: Ruling) -> None:
    """Cards that go back before the trick is put right: trick thirteen, or the next trick when both sides revoked."""
    if correction.trick == law_63.TWELFTH:
        trick_thirteen_goes_back(correction, ruling)
    elif correction.both_sides:
        later.next_trick_comes_back(correction, ruling)


@clause("62D1")
def trick_thirteen_goes_back(correction: later.Correction, ruling: Ruling) -> None:
    """The cards of trick thirteen go back to their hands before trick twelve is put right."""
    if len(ruling.table.tricks) <= law_63.TWELFTH or not ruling.table.tricks[law_63.TWELFTH].cards:
        return
    ruling.says(Msg("A revoke in trick 12 is corrected, and trick 13 played again."), "62D1")
    for played in ruling.table.tricks[law_63.TWELFTH].cards:
        correction.back_to_hand("62D1", played, ruling)


def put_trick_right(correction: later.Correction, ruling: Ruling) -> None:
    """Go round the trick from the first that revoked: offenders substitute, others may or must change their cards."""
    changed: set[Seat] = set()
    for seat in hands_to_put_right(ruling.table, correction):
        if ruling.table.card_in(correction.trick, seat) is None:
            continue
        if seat in correction.offenders:
            offender_substitutes(seat, correction, ruling)
            changed.add(seat)
        elif later.changes_later_card(seat, correction, changed, ruling):
            changed.add(seat)


@varies
def hands_to_put_right(table: Table, correction: later.Correction) -> Iterator[Seat]:
    """The hands whose card in the trick may or must be changed, or is looked at."""
    return in_turn_from_first(table, correction)


def in_turn_but_established(table: Table, correction: later.Correction) -> Iterator[Seat]:
    """The hands from the first that revoked, but not one whose own revoke is established: its card stays."""
    revokes = (i for i in table.irregularities if i.kind is Kind.REVOKE and i.trick == correction.trick)
    lying = (i for i in revokes if table.card_in(correction.trick, i.seat) is i.cards[0])
    stay = {one.seat for one in lying if not law_63.may_be_corrected(table, one)}
    return (seat for seat in in_turn_from_first(table, correction) if seat not in stay)


def in_turn_from_first(table: Table, correction: later.Correction) -> Iterator[Seat]:
    """The hands with a card in the trick, or still to play to it, in rotation from the first that revoked."""
    # Who had his turn before it, but played after it because it was put down too early, comes last (62C1). Who has not
    # played may do so while another is asked.
    trick = table.tricks[correction.trick - 1]
    first = min(correction.offenders, key=lambda seat: law_61.turn_order(trick, seat))
    for seat in clockwise_from(first):
        late = trick.card_of(seat) is None or law_61.was_played_after(trick, seat, first)
        if late or law_61.turn_order(trick, seat) >= law_61.turn_order(trick, first):
            yield seat


@clause("62B")
def offender_substitutes(seat: Seat, correction: later.Correction, ruling: Ruling) -> None:
    """The offender takes his card back and plays a legal one."""
    old = law_61.in_trick(ruling.table, correction.trick, seat)
    cards = [c for c in law_61.could_legally_play(ruling.table, correction.trick, seat) if c is not old.card]
    if not cards:
        return
    card = designated_among(seat, tuple(cards), correction.trick, ruling)
    if card is None:
        question = Msg("Which card does {seat} play instead of {card}?", seat=seat, card=old.card)
        fate = what_becomes(ruling.table, seat, old, spared=correction.spared)
        options = [
            Option(
                str(c),
                Msg("Play {card}", card=c),
                (fate, *later.who_wins(ruling.table, correction.trick, old, c)),
                ("62B",),
            )
            for c in cards
        ]
        acts = by_exchange(ruling.table, correction.trick, seat, old.card)
        key = ruling.choose(ruling.table.player_of(seat), "62B", question, options, acts=acts)
        card = next(c for c in cards if str(c) == key)
    exchanged(Substituted("62B", seat, correction.trick, old.card, card), ruling)
    withdrawn_by_offender(seat, old, correction, ruling)


def what_becomes(table: Table, seat: Seat, old: Played, *, spared: str) -> Msg:
    """The fate of the card that an offender takes back, in words."""
    if not table.is_defender(seat) or spared:
        return Msg("{card} goes back to hand.", card=old.card)
    if was_faced(table, seat, old) is not None:
        return Msg("{card} lies face up again, a penalty card.", card=old.card)
    return Msg("{card} stays face up, a major penalty card.", card=old.card)


@clause("62B1", "62B2")
def withdrawn_by_offender(seat: Seat, old: Played, correction: later.Correction, ruling: Ruling) -> None:
    """A defender's card becomes a penalty card, or is one again; declarer's and dummy's goes back."""
    table = ruling.table
    if not table.is_defender(seat) or correction.spared:
        known = known_of_offenders_card(seat, old.card, correction, ruling)
        ruling.orders(Informed(known.cite, known))
        return
    faced = was_faced(table, seat, old)
    if faced is None and correction.trick == law_63.TWELFTH and plays_later(table, seat.partner, seat):
        ruling.orders(MajorPenaltyCard("62B1", seat, old.card))
        ruling.orders(Informed("62D2", correction.known("16C", seat, old.card)))
        return
    cite = "62B1" if faced is None else "62B2"
    becomes_penalty_card(cite, seat, old.card, ruling, unintended=faced == "minor")


@varies
# Another edition spares the offenders also here.
def known_of_offenders_card(seat: Seat, card: Card, correction: later.Correction, ruling: Ruling) -> Information:  # noqa: ARG001
    """The knowledge of an offender's card that goes back to hand."""
    return correction.known("16C", seat, card)


def plays_later(table: Table, seat: Seat, other: Seat) -> bool:
    """True where this hand's turn in trick twelve comes after the other hand's."""
    trick = table.tricks[law_63.TWELFTH - 1]
    return law_61.turn_order(trick, seat) > law_61.turn_order(trick, other)


def was_faced(table: Table, seat: Seat, old: Played) -> str | None:
    """The sort of a defender's card that lay face up before he played it; None when it was hidden."""
    if old.penalty:
        return old.penalty
    kinds = {Kind.CARD_EXPOSED, Kind.CARD_NAMED, Kind.EXTRA_CARD}
    for one in table.irregularities:
        if one.seat is seat and old.card in one.cards and one.kind in kinds and one.stage is Stage.COMMITTED:
            return "major" if one.deliberate else "minor"
    return None


@clause("62D2")
def partner_of_revoker_in_trick_twelve(together: tuple[Irregularity, ...], ruling: Ruling) -> None:
    """A card withdrawn by a defender in trick twelve before his partner's turn is not for his partner to use (16C)."""
    table = ruling.table
    for one in together:
        partner = one.seat.partner
        if one.trick != law_63.TWELFTH or not table.is_defender(one.seat) or not plays_later(table, partner, one.seat):
            continue
        if has_two_suits(table, partner):
            words = Msg("{seat} may not choose the suit that {card} suggests.", seat=partner, card=one.cards[0])
            ruling.says(words, "62D2", "16C2")
            ruling.orders(Reserved("62D2", Review(ReviewOf.PARTNERS_CHOICE, one.number)))


def has_two_suits(table: Table, seat: Seat) -> bool:
    """True where a hand had, at trick twelve, a choice between two suits."""
    return len({c.suit for c in law_61.could_legally_play(table, law_63.TWELFTH, seat)}) > 1


@clause("63A3", "63A4")
def claim_is_contested(revoke: law_61.Revoke, ruling: Ruling) -> None:
    """A claim made since the revoke is not agreed: the director decides it next, with doubt against the revoker."""
    # One by the revoker's own side has established the revoke, which is corrected all the same (62C3, 62D1).
    claim = ruling.table.claim
    if claim is None:
        return
    own = claim.seat.side is revoke.seat.side
    cite = "63A3" if own else "63A4"
    words = "The claim by {seat} is not agreed: the director decides it."
    if claim.stage is ClaimStage.AGREED:
        words = "The agreement to the claim by {seat} is not yet established: the director decides it."
    ruling.says(Msg(words, seat=claim.seat), cite, "70A")
    against = None if own else revoke.seat.side
    contested = evolve(claim, stage=ClaimStage.CONTESTED, doubt_against=against)
    ruling.orders(ClaimBecomes(cite, contested))


def settle(correction: later.Correction, established: set[int], ruling: Ruling) -> None:
    """The revokes are ruled on; one that was established and corrected under Law 62C3 is looked at after play."""
    for _, number in correction.revokes:
        if number in established and is_corrected_with_the_other(correction, ruling):
            ruling.says(Msg("Both revokes are corrected, so no trick changes sides."), "64B8")
            ruling.orders(
                Reserved("64C1", Review(ReviewOf.REVOKE, number)),
                Settled("62C3", number, Stage.RULED, Settlement.CORRECTED_ON_BOTH_SIDES),
            )
        elif number in established:
            ruling.orders(Settled("62D1", number, Stage.RULED, Settlement.CORRECTED))
        else:
            ruling.orders(Settled("62A", number, Stage.RULED, Settlement.CORRECTED))


@varies
@clause("62C3")
# Another edition corrects none for what the other side did.
def is_corrected_with_the_other(correction: later.Correction, ruling: Ruling) -> bool:  # noqa: ARG001
    """True where an established revoke is corrected because both sides revoked in its trick."""
    return correction.both_sides


@clause("62D2")
def partners_choice(choice: Irregularity, ruling: Ruling) -> None:
    """After play the director looks whether the revoker's partner chose what the withdrawn card suggested."""
    played = ruling.table.card_in(law_63.TWELFTH, choice.seat.partner)
    if played is None:
        ruling.says(Msg("{seat} played no card in trick 12.", seat=choice.seat.partner), "62D2")
    else:
        was_suggested(choice, played, ruling)
    for review in ruling.table.reviews:
        if review.irregularity == choice.number and review.about in {ReviewOf.PARTNERS_CHOICE, ReviewOf.PENALTY_CARD}:
            ruling.orders(Reviewed("62D2", review))


@varies
@clause("62D2")
def was_suggested(choice: Irregularity, played: Card, ruling: Ruling) -> None:
    """The score is adjusted where the partner's card was suggested by the withdrawn one."""
    words = "Was {card} from {seat} suggested by seeing {seen}?"
    question = Msg(words, card=played, seat=choice.seat.partner, seen=choice.cards[0])
    options = (
        Option("no", Msg("No, the score stands"), (), ("62D2",)),
        Option("yes", Msg("Yes, adjust the score"), (), ("62D2", "16C3")),
    )
    criteria = criteria_of_suggestion(choice, ruling)
    ruling.says(Msg("{seat} played {card} in trick 12.", seat=choice.seat.partner, card=played), "62D2")
    if ruling.judge("62D2", question, options, criteria) == "yes":
        assign_more_tricks(choice.seat.partner.side.other, "16C3", ruling, criteria)


@varies
def criteria_of_suggestion(choice: Irregularity, ruling: Ruling) -> tuple[Msg, ...]:  # noqa: ARG001
    """The criteria by which the partner's card was suggested by the withdrawn one (16C)."""
    return (
        Msg("{seat} had cards of two suits; was the other one a logical alternative?", seat=choice.seat.partner),
        Msg("Did seeing {card} in {seat:s} hand suggest which to keep?", card=choice.cards[0], seat=choice.seat),
    )
