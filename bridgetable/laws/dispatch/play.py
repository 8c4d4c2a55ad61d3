"""Dispatch of play: which law opens by itself before a call or a play, and when play has ended."""

from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws import law_13_incorrect_number as law_13
from bridgetable.laws import law_17_auction_period as law_17
from bridgetable.laws import law_24_exposed_in_auction as law_24
from bridgetable.laws import law_26_lead_restrictions as law_26
from bridgetable.laws import law_28_calls_in_rotation as law_28
from bridgetable.laws import law_38_bid_of_more_than_seven as law_38
from bridgetable.laws import law_41_commencement_of_play as law_41
from bridgetable.laws import law_50_lead_restriction
from bridgetable.laws import law_51_several_penalty_cards as law_51
from bridgetable.laws import law_86_team_play as law_86
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.owed_calls import matter_of_owed, owed_call_due, wrong_about_call_for
from bridgetable.laws.dispatch import claims, reviews
from bridgetable.laws.dispatch.openings import matter_of, opened_by

MISCOUNTS = frozenset(
    {
        Kind.EXTRA_CARD,
        Kind.SIMULTANEOUS_CARDS,
        Kind.CARD_OMITTED,
        Kind.CARD_MISSING,
        Kind.PLAYED_TWICE,
        Kind.WRONG_CARD_QUITTED,
    }
)


def due(table: Table) -> Matter | None:
    """The law that opens by itself: a choice before a card is led or played, or a review after play."""
    # The order is that in which a director at the table would notice: a hand without cards stops everything, a claim
    # suspends play, and reviews wait for the end.
    if table.cancelled:
        return law_86.other_table_known(table) if law_86.waits_for_other_table(table) else None
    wrong = (miscount(table) or law_13.nothing_to_play(table)) if table.tricks else None
    if wrong is not None:
        return wrong
    if table.claim is not None and (claimed := claims.of_claim(table)) is not None:
        return claimed
    if table.phase is Phase.END:
        return reviews.next_review(table)
    if table.irregularities and not table.tricks:
        in_auction = before_call(table) or law_24.cards_lying(table)
        if in_auction is not None:
            return in_auction
    return before_play(table)


def before_call(table: Table) -> Matter | None:
    """The matter to be settled in the auction before anybody goes on: the director sees it without being told."""
    # A face-down lead, a penalty card or a choice about the lead when the auction goes on after all (41A, 24, 26B),
    # three passes that do not end it (17D3), a bid that can never be played (38A), a call by LHO that can mean two
    # things (28B), and a call made in turn for one that was cancelled (30 to 32).
    if table.phase is Phase.AUCTION:
        back = law_41.leads_before_the_end(table) or law_24.choices_before_the_end(table)
        if back is not None:
            return back
        three = law_17.three_passes_of(table)
        over_seven = (matter_of(table, one) for one in law_38.would_be_played(table))
        found = three or next(filter(None, over_seven), None) or law_28.accepted_or_own_of(table)
        if found is not None:
            return found
    owed = owed_call_due(table)
    if owed is None:
        return None
    wrong = wrong_about_call_for(table, owed)
    return (None if wrong is None else matter_of(table, wrong)) or matter_of_owed(table, owed)


def before_play(table: Table) -> Matter | None:
    """The choice that declarer must make before the defender whose turn it is may lead (26B, 50D2), or play (51A)."""
    first = law_26.first_lead_of(table) if table.obligations else None
    if first is not None:
        return matter("26", law_26.what_may_be_barred, first)
    if not table.penalty_cards:
        return None
    lead = law_50_lead_restriction.lead_choice_of(table)
    if lead is not None:
        return matter("50", law_50_lead_restriction.what_may_be_led, lead)
    designation = law_51.designation_of(table)
    return None if designation is None else matter("51", law_51.which_penalty_card, designation)


def miscount(table: Table) -> Matter | None:
    """A fault that comes out by itself: the hand to play has no card left, or a hand has one when all is played."""
    # That cannot be waived while play lasts: without its cards a hand cannot go on. When it has ended, what has been
    # ruled on is not opened again.
    short = {table.turn} if table.turn is not None and not table.hands[table.turn] else set()
    if table.phase is Phase.END and table.claim is None and table.contract is not None:
        short = {s for s in Seat if table.hands[s]}
    if not short:
        return None
    over = table.phase is Phase.END
    wrong = (i for i in table.irregularities if i.seat in short and i.kind in MISCOUNTS)
    found = (opened_by(table, i) for i in wrong if not (over and i.stage in {Stage.RULED, Stage.LAPSED}))
    return next((m for m in found if m is not None), None)
