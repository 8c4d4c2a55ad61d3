"""Law 44 of the draft of 2006: Correction of a revoke: of one that is not established, whatever the other side did."""

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_62_correction as law_62
from bridgetable.laws import law_62_later_cards as later
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.edition_draft2006.law_43_revoke_and_enquiries import illegal_attention
from bridgetable.laws.law_12_assigned_score import assign_more_tricks
from bridgetable.laws.law_61_revoke import could_legally_play, in_trick, was_played_after
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

# The hands of the trick that are put right, but not one whose own revoke is established: its card stays.
EDITION.instead_of(law_62.hands_to_put_right, "44A1", "45C1", "45C2")(law_62.in_turn_but_established)

# True where an established revoke is corrected because both sides revoked in its trick: never.
EDITION.has(law_62.is_corrected_with_the_other, "45C1", value=False)


@EDITION.instead_of(later.by_which_clause, "44B1a", "44B1b")
def by_which_clause(table: Table, seat: Seat, correction: later.Correction, changed: set[Seat]) -> str:
    """The clause by which a hand may change the card it played after a revoke, or nothing when it may not."""
    if later.is_non_offenders(table, seat, correction):
        return "62C1"
    if later.follows_a_change(table, seat, correction, changed):
        return "62C2"
    return "D44B1b" if follows_who_kept(table, seat, correction) else ""


@EDITION.clause("44B1b")
def follows_who_kept(table: Table, seat: Seat, correction: later.Correction) -> bool:
    """True where this is the revoker's partner, next in rotation after a non-offender who kept the card he played."""
    trick = table.tricks[correction.trick - 1]
    if seat in correction.offenders or seat.side not in correction.sides or trick.card_of(seat.rho) is None:
        return False
    return was_played_after(trick, seat, seat.rho) and later.is_non_offenders(table, seat.rho, correction)


@EDITION.instead_of(later.may_change_to, "44B1b")
def may_change_to(table: Table, seat: Seat, correction: later.Correction, changed: set[Seat]) -> tuple[Card, ...]:
    """The cards to which a hand may change: if RHO kept his, only to win the trick or to leave it to partner."""
    legal = could_legally_play(table, correction.trick, seat)
    freely = later.is_non_offenders(table, seat, correction) or later.follows_a_change(table, seat, correction, changed)
    if freely or table.contract is None or not follows_who_kept(table, seat, correction):
        return legal
    own, strain = in_trick(table, correction.trick, seat).card, table.contract.strain
    wins = winner_with(own, seat, correction, table, strain) is seat
    wanted = correction.offenders if wins else (seat,)
    change = (c for c in legal if c is not own and winner_with(c, seat, correction, table, strain) in wanted)
    return (own, *change)


def winner_with(card: Card, seat: Seat, correction: later.Correction, table: Table, strain: Strain) -> Seat:
    """The hand that wins the trick as it lies, with this card from a hand in the place of the one it played."""
    trick = table.tricks[correction.trick - 1]
    lying = tuple(evolve(p, card=card) if p.seat is seat else p for p in trick.cards)
    return evolve(trick, cards=lying).winner(strain)


@EDITION.instead_of(law_62.was_pointed_out, "44A1", "45B")
def was_pointed_out(one: Irregularity, ruling: Ruling) -> None:
    """Partner drew attention illegally: the revoke is corrected, and counts as established as well."""
    law_62.had_to_be_told(one, "D44A1", ruling)
    asked = illegal_attention(ruling.table, one)
    if asked is not None and asked.seat is one.seat.partner:
        words = "Attention was drawn illegally, by {seat}, partner of {offender}."
        ruling.says(Msg(words, seat=asked.seat, offender=one.seat), "D45B", "D43C3a")
        law_62.counts_as_established(one, "D45B", ruling)


@EDITION.instead_of(law_62.was_suggested, "44C2")
def was_suggested(choice: Irregularity, played: Card, ruling: Ruling) -> None:
    """The partner may not make the play that the withdrawn card could possibly have helped, whatever else he held."""
    words = "Could seeing {seen} possibly have helped {seat} to play {card}?"
    question = Msg(words, card=played, seat=choice.seat.partner, seen=choice.cards[0])
    options = (
        Option("no", Msg("No, the score stands"), (), ("D44C2",)),
        Option("yes", Msg("Yes: he might not play it; adjust the score"), (), ("D44C2", "16C3")),
    )
    criteria = (
        Msg("It does not matter whether he had another reason for it."),
        Msg("Did seeing {card} in {seat:s} hand suggest which to keep?", card=choice.cards[0], seat=choice.seat),
    )
    ruling.says(Msg("{seat} played {card} in trick 12.", seat=choice.seat.partner, card=played), "D44C2")
    if ruling.judge("D44C2", question, options, criteria) == "yes":
        assign_more_tricks(choice.seat.partner.side.other, "16C3", ruling, criteria)
