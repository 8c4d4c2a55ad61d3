"""Law 47 of the draft of 2006: Claim or concession: play ceases; trumps not spoken of; a partner who objects."""

from bridgetable.game.endings.ending import Irrational, Manner
from bridgetable.game.messages import Msg
from bridgetable.game.table import Claimed
from bridgetable.laws import law_68_claim as law_68
from bridgetable.laws import law_68_no_claim as no_claim
from bridgetable.laws import law_70_contested_claim as law_70
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_70_lines import Considered, Contested, without
from bridgetable.rulings.ruling import Ruling

EDITION.has(law_68.may_go_on, "47D", "47E", value=False)


@EDITION.instead_of(law_68.why_without_right, "47D", "49C2b")
def why_without_right(claim: Claimed, ruling: Ruling) -> Msg:
    """The reason why play could not go on: it ceases after a claim, and what is played all the same is evidence."""
    ruling.says(Msg("What was played since may show what the players would have done."), "D49C2b")
    return Msg("After a claim play ceases, even if all want to go on.")


@EDITION.instead_of(law_68.tricks_claimed, "47D")
def tricks_claimed(uncounted: Claimed, ruling: Ruling) -> int:
    """The tricks that a player claims who has not said how many: all that are left."""
    ruling.says(Msg("{seat} made no statement: all the tricks left are claimed.", seat=uncounted.seat), "D47D")
    return ruling.table.tricks_left


@EDITION.instead_of(law_70.with_unsaid_trumps, "47D")
def with_unsaid_trumps(contested: Contested, considered: Considered, ruling: Ruling) -> Considered:
    """The plays in which the claimer, who spoke of no trump, leads none as long as he has anything else."""
    cards = tuple(c for _, held in considered.ending.trumps_of(contested.side.other) for c in held)
    words = "{seat} did not say that trumps would be drawn, and so may draw none, even if he knew of {cards}."
    ruling.says(Msg(words, seat=contested.seat, cards=cards), "D47D", "inferred:47D")
    own = (c for _, held in considered.ending.trumps_of(contested.side) for c in held)
    return without(considered, *(Irrational(card, Manner.LEAD) for card in own))


# The trick lost to a trump that he may not draw is lost whether he knew of it or not.
EDITION.has(law_70.was_aware, "47D", "49C3", value=law_70.Aware.UNAWARE)


# --- a defender's concession to which his partner objects -------------------------------------------------------------


@EDITION.instead_of(no_claim.tell_fate_of_cards, "47C")
def tell_fate_of_cards(ruling: Ruling) -> None:
    """Say what becomes of cards that the defenders showed when partner objected to a concession."""
    ruling.says(Msg("Play goes on. Any card that a defender showed is a penalty card."), "D47C", "D39B3")


@EDITION.instead_of(no_claim.after_objection, "39B3", "47C")
def after_objection(seen: no_claim.Seen, ruling: Ruling) -> None:
    """The cards that a defender showed become penalty cards."""
    for card in seen.cards:
        becomes_penalty_card("D39B3", seen.seat, card, ruling, unintended=False)
