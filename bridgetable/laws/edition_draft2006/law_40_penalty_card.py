"""Law 40 of the draft of 2006: Penalty card: partner may know that it binds; a lead made before declarer's choice."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Kind
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import PlayRequired
from bridgetable.game.seats import Seat
from bridgetable.game.table import Source, Table
from bridgetable.laws import law_50_lead_restriction as lead
from bridgetable.laws import law_50_penalty_cards as law_50
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_53_lead_accepted import LEADS
from bridgetable.laws.law_57_choice import KEYS
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import CardPlayed, Imposed, Informed
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_50.known_while_it_lies, "40B3", "40C6")
def known_while_it_lies(seat: Seat, card: Card, ruling: Ruling) -> Informed:
    """The knowledge of a penalty card while it lies face up: partner may use what it binds to, and nothing else."""
    partner = seat.partner
    if ruling.table.penalty_of(card) == "minor":
        words = "{partner} may use that {seat} plays {card} before other low cards of its suit, and nothing else of it."
        cite = "D40B3"
    else:
        words = "{partner} may use that {seat} must play {card}, and nothing else that he sees of it."
        cite = "D40C6"
    ruling.says(Msg(words, partner=partner, seat=seat, card=card), cite)
    return not_for_partner(seat, card, Source.ON_TABLE, cite)


@EDITION.instead_of(law_50.law_of_sort, "40B1", "40C1")
def law_of_sort(table: Table, seat: Seat, card: Card, *, unintended: bool) -> str:
    """The clause that says of which sort a penalty card is."""
    return "D40B1" if law_50.is_minor(table, seat, card, unintended=unintended) else "D40C1"


# The criteria by which a penalty card helped its owner's side.
EDITION.has(
    law_50.criteria_of_help,
    "40C6",
    value=(
        Msg("The probable result had the card not lain there."),
        Msg("Partner was free to choose which card of a suit to lead, knowing that the penalty card would fall on it."),
        Msg("Did he choose the suit, or anything else, by the sight of it, with a less suggested alternative?"),
    ),
)


# --- a lead made before declarer has chosen ---------------------------------------------------------------------------


@EDITION.instead_of(lead.what_may_be_led, "40C4", "40C7")
def what_may_be_led(first: lead.LeadChoice, ruling: Ruling) -> None:
    """Declarer chooses before the defender leads; of a lead made too early he may take the highest or lowest to it."""
    choice = lead.choice_as_it_is(first, ruling)
    if choice is None:
        return
    wishes, early = tuple(lead.not_contradicted(ruling.table, choice)), led_early(ruling.table, choice)
    if early is None:
        lead.declarer_restricts(choice, wishes, ruling)
        return
    words = "{leader} did not wait, and {card} is a major penalty card unless it is accepted now."
    ruling.says(Msg(words, leader=choice.leader, card=early), "D40C7")
    restricting = tuple(w for w in wishes if w.wish is not lead.LeadWish.FREE)
    key = lead.declarer_restricts(choice, restricting, ruling, accepting(choice, early))
    if key in KEYS:
        duty = PlayRequired(choice.holder, choice.trick, KEYS[key], early.suit, "inferred:40C7")
        ruling.orders(CardPlayed("D40C7", choice.leader, early), Imposed("inferred:40C7", duty))


@EDITION.instead_of(lead.picked_up_by, "40C5")
def picked_up_by(choice: lead.LeadChoice, cite: str, _ruling: Ruling) -> str:
    """The clause by which cards are picked up: of a single penalty card not the one that gives the choice."""
    return cite if len(choice.cards) > 1 else "D40C5"


@EDITION.clause("31A3b", "40C7")
def led_early(table: Table, choice: lead.LeadChoice) -> Card | None:
    """The card that the defender has led to this trick without waiting, and that lies before him now."""
    early = (i for i in table.irregularities if i.kind is Kind.LEAD_BEFORE_CHOICE and i.seat is choice.leader)
    one = next((i for i in early if i.trick == choice.trick), None)
    if one is None or not table.lies_face_up(choice.leader, one.cards[0]):
        return None
    # One made before attention was drawn to partner's lead out of turn is of Law 31A3b: a penalty card, and no more.
    leads = (i for i in table.irregularities if i.kind in LEADS and (i.seat, i.trick) == (choice.holder, one.trick))
    return None if any(i.noticed_at and i.noticed_at[1] >= one.number for i in leads) else one.cards[0]


@EDITION.clause("40C7")
def accepting(choice: lead.LeadChoice, early: Card) -> tuple[Option, Option]:
    """To accept a lead made too early, and have the highest or the lowest card of its suit played to it."""
    words = Msg("{card} is led, and {seat} plays to it so, if able.", card=early, seat=choice.holder)
    cites = ("D40C7", "inferred:40C7")
    return (
        Option("highest", Msg("Accept {card}, highest {suit:word}", card=early, suit=early.suit), (words,), cites),
        Option("lowest", Msg("Accept {card}, lowest {suit:word}", card=early, suit=early.suit), (words,), cites),
    )
