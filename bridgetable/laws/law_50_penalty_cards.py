"""Law 50: Disposition of penalty card."""
# What may be led while one lies there is in `law_50_lead_restriction`, what its owner may play in `legal_play`.

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.rulings import effects
from bridgetable.rulings.carry_out import carry_out, taken_back
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.ruling import Ruling


@frozen
class NotPenaltyCards:
    """Cards of a defender that the director excuses, and the number of the irregularity by which they were seen."""

    number: int
    seat: Seat
    cards: tuple[Card, ...]


EXPOSED = frozenset({Kind.CARD_EXPOSED, Kind.CARD_NAMED, Kind.LEAD_BEFORE_CHOICE})


def excusable(table: Table, number: int = 0) -> NotPenaltyCards | None:
    """The cards that this exposure, or (0) the last one, has left on the table, if any lie there during play."""
    if table.phase is Phase.END:
        return None
    for one in reversed(table.irregularities):
        lying = tuple(c for c in one.cards if any(p.card is c for p in table.penalty_cards))
        if lying and one.kind in EXPOSED and number in {0, one.number}:
            return NotPenaltyCards(one.number, one.seat, lying)
    return None


@clause("50")
def designated_otherwise(excused: NotPenaltyCards, ruling: Ruling) -> None:
    """The director designates that cards seen, as when a spectator jostled their owner, are no penalty cards."""
    for card in excused.cards:
        words = Msg("The director designates that {card} of {seat} is no penalty card.", card=card, seat=excused.seat)
        ruling.says(words, "50")
        known = not_for_partner(excused.seat, card, Source.SEEN, "16D3")
        ruling.orders(effects.BackToHand("50", excused.seat, card), known)
    ruling.orders(effects.Settled("50", excused.number, Stage.LAPSED))


@clause("50A")
def becomes_penalty_card(cite: str, seat: Seat, card: Card, ruling: Ruling, *, unintended: bool) -> None:
    """Leave a defender's card face up before him as a penalty card, which all may use while it lies there (50E1)."""
    minor = is_minor(ruling.table, seat, card, unintended=unintended)
    ruling.orders(effects.MinorPenaltyCard(cite, seat, card) if minor else effects.MajorPenaltyCard(cite, seat, card))
    ruling.orders(known_while_it_lies(seat, card, ruling))


@varies
def known_while_it_lies(seat: Seat, card: Card, ruling: Ruling) -> effects.Informed:  # noqa: ARG001 -- another edition differs
    """The knowledge of a penalty card as long as it lies face up: for all to use (50E1)."""
    return effects.Informed("50E1", Information(seat, card, Source.ON_TABLE, SEATS, (), "50E1"))


@clause("50A")
def picked_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a player has taken up a card of his: a penalty card does not cease to be one by that."""
    lay = tuple(evolve(p, picked_up=True) for p in table.penalty_cards if p.card is card)
    back = taken_back(table, seat, card)
    return evolve(back, penalty_cards=(*back.penalty_cards, *lay)) if lay else back


@clause("50A")
def laid_down_again(table: Table, cards: tuple[Card, ...]) -> Table:
    """The table when its owner has put a penalty card that he had picked up back before him."""
    if not any(p.picked_up and p.card in cards for p in table.penalty_cards):
        return table
    return evolve(
        table,
        penalty_cards=tuple(evolve(p, picked_up=p.picked_up and p.card not in cards) for p in table.penalty_cards),
    )


@clause("50B")
def is_minor(table: Table, seat: Seat, card: Card, *, unintended: bool) -> bool:
    """True where a card would be a minor penalty card: below an honour, by accident, and the only one of its owner."""
    others = [p for p in table.penalty_cards_of(seat) if p.card is not card]
    return unintended and not card.is_honour and not others


def kind_words(table: Table, seat: Seat, card: Card, *, unintended: bool) -> Msg:
    """Of which sort a penalty card is, and why, in words."""
    if card.is_honour:
        return Msg("An honour, so a major penalty card.")
    if not unintended:
        return Msg("On purpose, so a major penalty card.")
    if is_minor(table, seat, card, unintended=unintended):
        return Msg("Below an honour and by accident, so a minor penalty card.")
    return Msg("Not the only penalty card of {seat}, so all of them are major.", seat=seat)


@varies
# Another edition has each sort in a clause of its own.
def law_of_sort(table: Table, seat: Seat, card: Card, *, unintended: bool) -> str:  # noqa: ARG001
    """The clause that says of which sort a penalty card is."""
    return "50B"


HOW = {
    Kind.CARD_EXPOSED: "{seat} dropped {card} face up in trick {trick}.",
    Kind.CARD_NAMED: "{seat} named {card} in trick {trick}.",
    Kind.EXTRA_CARD: "{seat} played {card} as a fifth card to trick {trick}.",
    Kind.SIMULTANEOUS_CARDS: "{seat} played {card} together with another card in trick {trick}.",
    Kind.LEAD_BEFORE_CHOICE: "{seat} put down {card} in trick {trick} before it was allowed.",
    Kind.PLAY_BEFORE_REQUIRED_LEAD: "{seat} played {card} in trick {trick} before declarer had led anew.",
    Kind.LEAD_OUT_OF_TURN: "{seat} led {card} out of turn in trick {trick}.",
    Kind.OPENING_LEAD_OUT_OF_TURN: "{seat} made the opening lead, {card}, out of turn.",
    Kind.PREMATURE_LEAD: "{seat} led {card} too early, in trick {trick}.",
    Kind.PREMATURE_PLAY: "{seat} played {card} too early in trick {trick}.",
    Kind.PENALTY_CARD_NOT_PLAYED: "{seat} played {card} in trick {trick}, not the penalty card.",
    Kind.REVOKE: "{seat} took back {card}, a revoke in trick {trick}.",
    Kind.CARD_IN_AUCTION: "{seat} exposed {card} during the auction.",
    Kind.LED_IN_AUCTION: "{seat} led {card} during the auction.",
}
SHOWN = "{seat} showed {card} in trick {trick}."
BEFORE_LEAD = {
    Kind.CARD_EXPOSED: "{seat} dropped {card} face up before the opening lead.",
    Kind.DECLARER_EXPOSED: "{seat} dropped {card} face up before the opening lead.",
    Kind.CARD_NAMED: "{seat} named {card} before the opening lead.",
}
SHOWN_BEFORE_LEAD = "{seat} showed {card} before the opening lead."
BY_ACCIDENT = frozenset(
    {Kind.CARD_EXPOSED, Kind.CARD_IN_AUCTION, Kind.CARD_NAMED, Kind.EXTRA_CARD, Kind.SIMULTANEOUS_CARDS}
)


def how_it_was_seen(table: Table, one: Irregularity, card: Card) -> Msg:
    """A sentence: the way in which the card came to lie face up."""
    if one.kind in {Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED} and one.deliberate:
        words = SHOWN_BEFORE_LEAD if table.before_lead(one) else SHOWN
    elif one.kind in BEFORE_LEAD and table.before_lead(one):
        words = BEFORE_LEAD[one.kind]
    else:
        words = HOW.get(one.kind, "{card} lies face up before {seat}.")
    return Msg(words, seat=one.seat, card=card, trick=one.trick)


def origin_of(table: Table, seat: Seat, card: Card) -> Irregularity | None:
    """The last irregularity by which this card of the defender came to be seen, one that was ruled on before others."""
    seen = [i for i in reversed(table.irregularities) if i.kind is not Kind.TAKEN_BACK]
    own = [i for i in seen if i.seat is seat and card in i.cards]
    return next((i for i in own if i.stage is Stage.RULED), own[0] if own else None)


def tell_how(seat: Seat, card: Card, ruling: Ruling) -> None:
    """Say how a card that is a major penalty card became one."""
    one = origin_of(ruling.table, seat, card)
    if one is None:
        ruling.says(Msg("{card} is a major penalty card of {seat}.", seat=seat, card=card), "50B")
        return
    unintended = one.kind in BY_ACCIDENT and not one.deliberate
    if one.kind is Kind.CARD_NAMED and len(ruling.table.penalty_cards_of(seat)) == 1:
        unintended = False
    how = how_it_was_seen(ruling.table, one, card)
    kind = kind_words(ruling.table, seat, card, unintended=unintended)
    if is_minor(ruling.table, seat, card, unintended=unintended):
        kind = Msg("It was one of several penalty cards, so it is major.")
    by = next((p.cite for p in ruling.table.penalty_cards if p.card is card), "49")
    ruling.says(Msg("{how} {kind}", how=how, kind=kind), by, "50B")


# --- information from a penalty card ----------------------------------------------------------------------------------


def after_play(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """The table after a play while penalty cards lay there: what is known of them, and whom they may have helped."""
    return may_have_helped(before, after_penalty_card_played(before, after, seat, card), seat)


@clause("50E3")
def after_penalty_card_played(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """The table when a penalty card has been played: how it came about is unauthorized for its owner's partner."""
    return carry_out(after, not_for_partner(seat, card, Source.PLAYED, "50E3")) if before.penalty_of(card) else after


@clause("50E3")
def into_trick(order: effects.Substituted | effects.CardSupplied, ruling: Ruling) -> None:
    """Order that a card is put into a trick by a ruling; a penalty card is played by that as by any play."""
    lay = ruling.table.penalty_of(order.card)
    ruling.orders(order)
    if lay and order.card not in ruling.table.hands[order.seat]:
        ruling.orders(not_for_partner(order.seat, order.card, Source.PLAYED, "50E3"))


@clause("50E1")
def may_have_helped(before: Table, after: Table, seat: Seat) -> Table:
    """The table with a review reserved, once, when a defender played who could see a penalty card of his partner."""
    lying = before.penalty_cards_of(seat.partner)
    if not lying or any(r.about is ReviewOf.PENALTY_CARD for r in after.reviews):
        return after
    one = origin_of(before, seat.partner, lying[0].card)
    return carry_out(after, effects.Reserved("50E4", Review(ReviewOf.PENALTY_CARD, 0 if one is None else one.number)))


OF_PENALTY_CARDS = frozenset({Source.ON_TABLE, Source.PICKED_UP, Source.PLAYED})


@frozen
class Lay:
    """A penalty card of the board: whose, from which trick (1 to 13), what became of it, and in which it was played."""

    # `played` is 0 for a card that was picked up or that still lies there; `partners` are the cards that partner played
    # in the tricks while it lay there, nothing where the last of them is not on record.
    seat: Seat
    card: Card
    since: int
    end: Source
    played: int
    partners: tuple[Card, ...]


@frozen
class Assistance:
    """The penalty cards of a board that has been played, and the irregularity with which they began, or 0."""

    number: int
    cards: tuple[Lay, ...]
    declaring: Side


def assistance_of(table: Table, number: int) -> Assistance | None:
    """The facts for the review at the end of play, or nothing when nobody has played."""
    if table.declarer is None:
        return None
    known = (i for i in table.information if i.source in OF_PENALTY_CARDS)
    cards = tuple(lay_of(table, i, i.card) for i in known if i.card is not None)
    return Assistance(number, cards, table.declarer.side)


def lay_of(table: Table, known: Information, card: Card) -> Lay:
    """The tricks during which a penalty card lay on the table."""
    one = origin_of(table, known.seat, card)
    at = next((n for n, t in enumerate(table.tricks, 1) if t.card_of(known.seat) is card), 0)
    played = at if known.source is Source.PLAYED else 0
    since = 1 if one is None else max(one.trick, 1)
    while_there = table.tricks[since - 1 : played or len(table.tricks)] if known.source is not Source.PICKED_UP else ()
    cards = tuple(c for t in while_there if (c := t.card_of(known.seat.partner)) is not None)
    return Lay(known.seat, card, since, known.source, played, cards)


@clause("50E4", "12C1b")
def did_it_help(subject: Assistance, ruling: Ruling) -> None:
    """Play has ended: the director judges whether a penalty card helped its owner's side, and adjusts if it did."""
    for lay in subject.cards:
        ruling.says(lay_words(lay), "50E1")
        if lay.partners:
            ruling.says(Msg("{seat} played in these tricks: {cards}.", seat=lay.seat.partner, cards=lay.partners))
    side = subject.declaring
    question = Msg("Did the sight of the penalty card help {other} and damage {side}?", other=side.other, side=side)
    judge_damage(Damage(side, "50E4"), question, criteria_of_help(ruling), ruling)
    ruling.orders(effects.Reviewed("50E4", Review(ReviewOf.PENALTY_CARD, subject.number)))


def lay_words(lay: Lay) -> Msg:
    """The tricks during which a penalty card lay on the table, in words."""
    words = "{card} of {seat} was a penalty card from trick {since} to the end."
    if lay.played:
        words = "{card} of {seat} was a penalty card from trick {since} until it was played to trick {played}."
    if lay.end is Source.PICKED_UP:
        words = "{card} of {seat} was a penalty card from trick {since} until it was picked up."
    return Msg(words, card=lay.card, seat=lay.seat, since=lay.since, played=lay.played)


criteria_of_help = varying(
    (
        Msg("The probable result had the card not lain there."),
        Msg("Partner was free to use the card while it lay on the table: that was no offence."),
    )
)
"""The criteria by which a penalty card helped its owner's side."""
