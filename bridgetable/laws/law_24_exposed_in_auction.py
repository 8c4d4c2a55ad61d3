"""Law 24: Card exposed or led during the auction."""

from bridgetable.game.auction import Made, contract_of, is_over, seat_to_call
from bridgetable.game.calls import PASS
from bridgetable.game.cards import Card, descending
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen, LeadProhibited, LeadRequired, MustPass, Scope
from bridgetable.game.screens import hides_card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.calls import make, must_pass
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.common.owed_calls import must_now_pass
from bridgetable.laws.law_48_declarer_exposes import claim_was_meant
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, how_it_was_seen, kind_words, law_of_sort
from bridgetable.laws.law_80_screens import go_back_freely
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import DIRECTOR, ActKind, ByAct, Decision, Option, Sort
from bridgetable.rulings.editions import varies
from bridgetable.rulings.ruling import Ruling

SHOWN = {Kind.CARD_IN_AUCTION, Kind.LED_IN_AUCTION}
LOW_CARD, HONOUR_OR_LED, SEVERAL = "24A", "24B", "24C"


@frozen
class ExposedInAuction:
    """Cards of a player that his partner could see: whose, which (highest first), whether led or on purpose."""

    # `before` are the cards of his that lie there by this law already, `held` those still in his hand; `over` tells
    # that the auction has ended since, `another` that another card of his waits to be ruled on by this law.
    number: int
    seat: Seat
    cards: tuple[Card, ...]
    led: bool
    deliberate: bool
    before: tuple[Card, ...]
    held: tuple[Card, ...]
    over: bool
    another: bool = False

    @property
    def partner(self) -> Seat:
        """The player who may have to pass."""
        return self.seat.partner


def of_card_in_auction(table: Table, one: Irregularity) -> Matter | None:
    """The matter of cards exposed or led during the auction, unless the board is over or none of them is held."""
    held = tuple(c for c in one.cards if c in table.hands[one.seat])
    if table.phase is Phase.END or not held:
        return None
    over, led = table.phase is not Phase.AUCTION, one.kind is Kind.LED_IN_AUCTION
    subject = ExposedInAuction(
        one.number, one.seat, descending(one.cards), led, one.deliberate, (), descending(held), over
    )
    return matter("24", exposed_in_auction, beside_others(subject, table), one.number)


def beside_others(seen: ExposedInAuction, table: Table) -> ExposedInAuction:
    """The same cards, as far as he holds them, beside the others that he has shown: those there and those that wait."""
    before = tuple(c for c in cards_there(table, seen.seat) if c not in seen.cards)
    waiting = (i for i in table.irregularities if i.stage is Stage.NOTICED and i.number != seen.number)
    another = any(i.seat is seen.seat and i.kind in SHOWN for i in waiting)
    held = tuple(c for c in seen.held if c in table.hands[seen.seat])
    return evolve(seen, before=before, held=held, another=another)


def cards_there(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards of a player that must lie face up by this law, highest first."""
    ruled = (i for i in table.irregularities if i.seat is seat and is_ruled_on(i))
    return descending({c for i in ruled for c in i.cards if c in table.hands[seat]})


def is_ruled_on(one: Irregularity) -> bool:
    """True where cards lie on the table by this law until the auction ends."""
    return one.stage is Stage.RULED and one.settled is Settlement.LIES_FACE_UP


@clause("24")
def exposed_in_auction(seen: ExposedInAuction, ruling: Ruling) -> None:
    """A player showed his partner cards during the auction: they lie face up until it ends."""
    one = ruling.table.irregularity(seen.number)
    if one.kind in SHOWN:
        ruling.says(how_in_auction(seen), "24")
    elif seen.seat is ruling.table.dummy and one.kind is Kind.HAND_SPREAD_EARLY:
        ruling.says(Msg("{seat} spread the hand before the lead was faced.", seat=seen.seat), "24", "41D")
    elif seen.seat is ruling.table.dummy or seen.seat not in ruling.table.spread:
        ruling.says(how_it_was_seen(ruling.table, one, seen.cards[0]), "24")
    elif claim_was_meant(seen.seat, seen.number, "68A", ruling):
        return
    if not seen.deliberate:
        # While the question waits he may show another card, which is ruled on first: then there are several.
        seen = beside_others(seen, ruling.looks_again())
        if not seen.held:
            ruling.says(Msg("What was shown is not of {seat:s} hand.", seat=seen.seat), "24")
            ruling.orders(effects.Settled("24", seen.number, Stage.LAPSED))
            return
    elif seen.led and is_opening_lead(seen, ruling):
        return
    if hides_card(ruling.table, seen.seat, seen.partner):
        go_back_freely(one, seen.held, ruling)
        return
    if not seen.deliberate and not was_own_error(seen, ruling):
        nobody_to_blame(seen, ruling)
        return
    if seen.over:
        ruling.says(Msg("The auction is over: nobody can be made to pass."), "24")
        ruling.orders(effects.Settled(which_case(seen), seen.number, Stage.RULED, Settlement.LIES_FACE_UP))
        become(seen.seat, ruling)
        return
    for card in seen.held:
        if seen.seat not in ruling.table.spread:
            ruling.orders(effects.FaceUpInAuction("24", seen.seat, card))
        known(seen.seat, card, ruling)
    rule_by_case(seen, ruling)


def how_in_auction(seen: ExposedInAuction) -> Msg:
    """A sentence: the player exposed, led or named his cards."""
    if len(seen.cards) == len(SEATS) + 9:
        return Msg("{seat} spread the hand during the auction.", seat=seen.seat)
    words = "{seat} led {cards} during the auction." if seen.led else "{seat} showed {cards} during the auction."
    if not seen.deliberate:
        words = "{seat} dropped {cards} face up during the auction."
    return Msg(words, seat=seen.seat, cards=seen.cards)


@clause("24")
def was_own_error(seen: ExposedInAuction, ruling: Ruling) -> bool:
    """Establish that a card dropped lay so that partner could see its face, and that its owner had himself to blame."""
    words = "Could {partner} have seen {cards}, by {seat:s} own fault?"
    question = Msg(words, partner=seen.partner, cards=seen.cards, seat=seen.seat)
    yes = Option("yes", Msg("Yes"), (Msg("{cards} stays face up until the auction ends.", cards=seen.cards),), ("24",))
    back = Msg("{cards} goes back to hand, and nothing follows.", cards=seen.cards)
    no = Option("no", Msg("No: somebody else jostled him, or nobody could see it"), (back,), ("24",))
    return ruling.fact("24", question, yes=yes, no=no)


def nobody_to_blame(seen: ExposedInAuction, ruling: Ruling) -> None:
    """The cards go back; if partner saw one after all, he may not use it."""
    for card in seen.held:
        ruling.orders(effects.BackToHand("24", seen.seat, card), not_for_partner(seen.seat, card, Source.SEEN, "16D3"))
    taken_up("24", seen.seat, ruling)
    ruling.orders(effects.Settled("24", seen.number, Stage.LAPSED))


def known(seat: Seat, card: Card, ruling: Ruling) -> None:
    """Tell who may use a card exposed by this law: the opponents, and not the offending side."""
    side = seat.side
    ruling.orders(effects.Informed("24", Information(seat, card, Source.SEEN, side.other.seats, side.seats, "24")))


# --- a last pass that was not called ----------------------------------------------------------------------------------


def left_to_pass(table: Table, leader: Seat) -> Seat | None:
    """The player whose pass alone is missing before this hand makes the opening lead."""
    seat = seat_to_call(table.auction)
    ended = table.auction.with_call(Made(seat, PASS))
    contract = contract_of(ended)
    if table.phase is not Phase.AUCTION or contract is None or contract.declarer.lho is not leader:
        return None
    return seat if is_over(ended) else None


@clause("18F", "41C")
def is_opening_lead(seen: ExposedInAuction, ruling: Ruling) -> bool:
    """By regulation the last pass may be shown otherwise than by a call: a lead that is faced then begins the play."""
    seat = left_to_pass(ruling.looks_again(), seen.seat)
    if seat is None or not ruling.table.regulations.pass_shown:
        return False
    question = Msg("Has {seat} shown that he passes?", seat=seat)
    leads = Msg("{seat} has passed, and {cards} is the opening lead.", seat=seat, cards=seen.cards)
    yes = Option("yes", Msg("Yes: he swept his hand, tapped, or picked up his calls"), (leads,), ("18F", "41C"))
    no = Option("no", Msg("No"), (Msg("{cards} was led during the auction.", cards=seen.cards),), (HONOUR_OR_LED,))
    # Who calls in his turn has not shown it otherwise.
    calls = ByAct(seat, "no", ActKind.CALL)
    if ruling.ask(Decision(DIRECTOR, "41C", question, (yes, no), Sort.FACT, acts=(calls,))) == "no":
        return False
    make("18F", seat, PASS, ruling)
    ruling.orders(effects.CardPlayed("41C", seen.seat, seen.cards[0]))
    if ruling.table.dummy is not None:
        ruling.orders(effects.Spread("41D", ruling.table.dummy))
    ruling.orders(effects.Settled("41C", seen.number, Stage.LAPSED))
    return True


# --- during the auction ----------------------------------------------------------------------------------------------


def which_case(seen: ExposedInAuction) -> str:
    """The case of the three that applies; the cards that lie there already count."""
    if len(seen.cards) + len(seen.before) > 1:
        return SEVERAL
    return HONOUR_OR_LED if seen.led or seen.cards[0].is_honour else LOW_CARD


@clause("24A", "24B", "24C")
def rule_by_case(seen: ExposedInAuction, ruling: Ruling) -> None:
    """A low card not led costs nothing now; an honour, a card led or several cards make partner pass once."""
    case = which_case(seen)
    if case == LOW_CARD:
        words = "A single card below an honour, and not led: nobody must pass."
        if seen.another:
            words = "{cards} alone, below an honour and not led, makes nobody pass. Another card waits to be ruled on."
        ruling.says(Msg(words, cards=seen.cards), LOW_CARD)
    else:
        ruling.says(Msg(why_partner_passes(case, seen), partner=seen.partner), case)
        must_pass_once(case, seen, ruling)
    words = "If {side:short} defend, it becomes a penalty card; otherwise it goes back to hand."
    if case == SEVERAL:
        words = "If {side:short} defend, each becomes a penalty card; otherwise they go back to hand."
    ruling.says(Msg(words, side=seen.seat.side), "24D", "24E")
    ruling.orders(effects.Settled(case, seen.number, Stage.RULED, Settlement.LIES_FACE_UP))


def why_partner_passes(case: str, seen: ExposedInAuction) -> str:
    """The reason why partner must pass, as a sentence with the field {partner}."""
    if case == SEVERAL:
        return "Two cards or more: {partner} must pass at his next turn."
    if seen.led:
        return "A card led too early: {partner} must pass at his next turn."
    return "An honour: {partner} must pass at his next turn."


@clause("24B", "24C")
def must_pass_once(case: str, seen: ExposedInAuction, ruling: Ruling) -> None:
    """The offender's partner passes when next it is his turn; whether that paid is seen after play (72C)."""
    if must_pass(ruling.table, seen.partner) is None:
        since = max(
            i.after
            for i in ruling.table.irregularities
            if i.number == seen.number or (i.seat is seen.seat and is_ruled_on(i))
        )
        must_now_pass(MustPass(seen.partner, Scope.NEXT_TURN, since, case), seen.number, ruling)
    ruling.orders(effects.Reserved("72C", Review(ReviewOf.AWARENESS, seen.number)))


# --- when the auction has ended --------------------------------------------------------------------------------------


def cards_lying(table: Table) -> Matter | None:
    """The matter of the cards that lie there by this law when there is a contract and nobody has led."""
    if table.phase is not Phase.CLARIFICATION:
        return None
    seats = tuple(s for s in SEATS if cards_there(table, s))
    return matter("24", the_auction_has_ended, seats) if seats else None


@clause("24D", "24E")
def the_auction_has_ended(seats: tuple[Seat, ...], ruling: Ruling) -> None:
    """Each card when the auction has ended: the declaring side picks its own up, a defender's are penalty cards."""
    for seat in seats:
        become(seat, ruling)


def become(seat: Seat, ruling: Ruling) -> None:
    """Carry out the orders for one player's exposed cards."""
    if ruling.table.is_defender(seat):
        become_penalty_cards(seat, ruling)
    else:
        are_picked_up(seat, ruling)


@clause("24D")
def are_picked_up(seat: Seat, ruling: Ruling) -> None:
    """The offender is declarer or dummy: his cards go back to his hand."""
    cards = cards_there(ruling.table, seat)
    ruling.says(Msg("{seat} is of the declaring side, and picks up {cards}.", seat=seat, cards=cards), "24D")
    for card in cards:
        if seat not in ruling.table.spread:
            ruling.orders(effects.BackToHand("24D", seat, card))
        known(seat, card, ruling)
    taken_up("24D", seat, ruling)
    settle_all(seat, "24D", ruling)


@clause("24E")
def become_penalty_cards(seat: Seat, ruling: Ruling) -> None:
    """The offender defends: each of his cards becomes a penalty card, of the sort that Law 50B says."""
    cards = cards_there(ruling.table, seat)
    taken_up("24E", seat, ruling)
    for card in cards:
        unintended = len(cards) == 1 and by_accident(ruling.table, seat, card)
        kind = kind_words(ruling.table, seat, card, unintended=unintended)
        if len(cards) > 1 and not card.is_honour:
            kind = Msg("One of several, so a major penalty card.")
        stays = Msg("{seat} defends: {card} stays.", seat=seat, card=card)
        sort = law_of_sort(ruling.table, seat, card, unintended=unintended)
        ruling.says(Msg("{stays} {kind}", stays=stays, kind=kind), "24E", sort)
        becomes_penalty_card("24E", seat, card, ruling, unintended=unintended)
    settle_all(seat, "24E", ruling)


def by_accident(table: Table, seat: Seat, card: Card) -> bool:
    """True where this card came to be seen by accident only, each time that it was seen."""
    return all(not i.deliberate for i in table.irregularities if i.seat is seat and card in i.cards and is_ruled_on(i))


def taken_up(cite: str, seat: Seat, ruling: Ruling) -> None:
    """Order that a hand spread too early is taken up; dummy's lies rightly once a lead is faced."""
    if seat in ruling.table.spread and (seat is not ruling.table.dummy or ruling.table.phase is Phase.CLARIFICATION):
        ruling.orders(effects.HandTakenUp(cite, seat))


def settle_all(seat: Seat, cite: str, ruling: Ruling) -> None:
    """Order that nothing of this player lies there by this law any longer."""
    for one in ruling.table.irregularities:
        if one.seat is seat and is_ruled_on(one):
            ruling.orders(effects.Settled(cite, one.number, Stage.RULED))


# --- when the auction goes on after all ------------------------------------------------------------------------------


@frozen
class AuctionGoesOn:
    """The penalty cards when the auction seemed to have ended, and what declarer had chosen about the opening lead."""

    cards: tuple[tuple[Seat, Card], ...]
    ended: tuple[LeadChosen | LeadRequired | LeadProhibited, ...]


def choices_before_the_end(table: Table) -> Matter | None:
    """The matter of penalty cards and restricted leads when the auction goes on, a call having been changed since."""
    if table.phase is not Phase.AUCTION:
        return None
    ended = tuple(d for d in table.obligations if isinstance(d, LeadChosen | LeadRequired | LeadProhibited))
    back = tuple((d.seat.partner, c) for d in ended if isinstance(d, LeadChosen) for c in d.back)
    cards = (*((p.seat, p.card) for p in table.penalty_cards), *back)
    if not cards and not ended:
        return None
    return matter("24" if cards else "26", the_auction_goes_on, AuctionGoesOn(cards, ended))


@clause("24", "24D", "24E", "26B", "50D2")
def the_auction_goes_on(auction: AuctionGoesOn, ruling: Ruling) -> None:
    """The defenders are not known again: the cards lie face up until the auction ends, and then it is seen."""
    # Declarer's choice about the lead was one for the contract that seemed to be reached; he has it again if he
    # declares.
    for seat, card in auction.cards:
        words = "The auction goes on: {card} of {seat} lies face up until it ends."
        ruling.says(Msg(words, card=card, seat=seat), "24")
        ruling.orders(effects.FaceUpInAuction("24", seat, card))
        known(seat, card, ruling)
        for one in ruling.table.irregularities:
            if one.seat is seat and card in one.cards and one.stage is Stage.RULED:
                ruling.orders(effects.Settled("24", one.number, Stage.RULED, Settlement.LIES_FACE_UP))
    if auction.ended:
        words = "The auction goes on: what was chosen about the lead of {seat} counts no longer."
        ruling.says(Msg(words, seat=auction.ended[0].seat), *dict.fromkeys(d.cite for d in auction.ended))
    for duty in auction.ended:
        ruling.orders(effects.Released(duty.cite, duty))
        if isinstance(duty, LeadChosen) and duty.right is not None:
            ruling.orders(effects.Imposed(duty.cite, duty.right))


# --- a lead that nobody saw ------------------------------------------------------------------------------------------


def of_face_down_in_auction(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a face-down lead during the auction, while the card lies there and the auction goes on."""
    card = one.cards[0]
    if table.phase is not Phase.AUCTION or not any(e.card is card for e in table.face_down):
        return None
    return matter("24", led_face_down, one, one.number)


@clause("24")
def led_face_down(lead: Irregularity, ruling: Ruling) -> None:
    """Nobody has seen the card: it goes back to hand, and nothing follows."""
    words = "{seat} led face down during the auction. Nobody saw the card: it goes back to hand."
    ruling.says(Msg(words, seat=lead.seat), "24")
    ruling.orders(effects.BackToHand("24", lead.seat, lead.cards[0]), effects.Settled("24", lead.number, Stage.RULED))


@varies
def of_card_before_lead(table: Table, one: Irregularity) -> Matter | None:  # noqa: ARG001
    """The matter of a card seen between the auction and the opening lead: none of this law (48A, 49)."""
    return None


@varies
# Another edition has one law for them all.
def law_on_card_before_lead(table: Table, own: str) -> str:  # noqa: ARG001
    """The law on cards that are seen when the auction has ended: their own law in the play."""
    return own


@varies
def fault_in_auction(table: Table, *, led: bool) -> tuple[Kind, str]:
    """The kind and the law when a card is seen before there is a contract; before the first call it is 16D1."""
    if not table.auction.made:
        return Kind.CARD_BEFORE_AUCTION, "16D1"
    return (Kind.LED_IN_AUCTION if led else Kind.CARD_IN_AUCTION), "24"
