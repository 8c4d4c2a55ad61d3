"""Law 34 of the draft of 2006: Cards played and tricks: what was meant counts; dummy's touch is a suggestion."""

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_42_dummys_rights as law_42
from bridgetable.laws import law_45_card_played as played
from bridgetable.laws import law_45_cards_of_dummy as of_dummy
from bridgetable.laws import law_65_arrangement_of_tricks as law_65
from bridgetable.laws import law_66_inspection_of_tricks as law_66
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

# The way in which a defender's card must be held to be played, in words.
EDITION.has(
    played.meaning_of_held,
    "34D1",
    value=Msg("Played only if he meant it for this trick as well; seen in another way, it is exposed."),
)


# True where a card named from this hand may be changed: any player may change what he has named.
EDITION.has(of_dummy.may_be_changed, "34D4b", value=True)


# True where a lead of either side to the next trick closes the last one to who would see his own card in it.
EDITION.has(law_66.is_closed_by_a_lead, "34J3", value=True)


@EDITION.instead_of(of_dummy.answers_on_slip, "34D4a", "34D4b")
def answers_on_slip(change: of_dummy.Designation, ruling: Ruling) -> tuple[Option, ...]:
    """The answers: a slip, none, or a card that beyond all doubt he never intended, whenever he says so."""
    slip, none = of_dummy.slip_or_not(change)
    never = Option("never meant", Msg("Beyond all doubt not his intention"), slip.follows, ("D34D4a",))
    return slip, never, none


@EDITION.instead_of(of_dummy.criteria_of_a_slip, "34D4b")
def criteria_of_a_slip(change: of_dummy.Designation, ruling: Ruling) -> tuple[Msg, ...]:
    """The criteria by which a designation was involuntary, and was changed at once."""
    return (
        *of_dummy.named_alone(change, ruling.table),
        Msg("Involuntary: the card was never in his mind. What was his plan?"),
        Msg("Changed immediately, and without having thought of it again."),
    )


@EDITION.instead_of(law_42.is_too_late_to_point, "34C")
def is_too_late_to_point(table: Table, seat: Seat, trick: int) -> bool:
    """True where dummy may no longer say that a card of a trick points wrongly; the others may at any time."""
    return seat is table.dummy and any(t.cards for t in table.tricks[trick:])


@EDITION.instead_of(law_65.why_too_late, "34C")
def why_too_late(speaker: Seat, ruling: Ruling) -> Msg:
    """The limit that dummy has passed, in words."""
    return Msg("There has been a lead to the next trick: {seat}, as dummy, waits until play has ended.", seat=speaker)


# The criteria by which dummy suggested a play that did damage: that he did is taken as so.
EDITION.has(
    of_dummy.criteria_of_a_suggestion,
    "34G",
    value=(
        Msg("Dummy’s act counts as a suggestion, unless beyond all doubt it was none."),
        Msg("No adjustment if declarer would have played the card in any case."),
    ),
)
