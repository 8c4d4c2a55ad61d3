"""Law 52: Failure to lead or play a penalty card."""

from bridgetable.game.cards import Card, descending
from bridgetable.game.irregularities import Irregularity, Kind, Requirement, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPlay
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import BEFORE_PENALTY_CARDS, sorted_out
from bridgetable.laws.common.matters import Matter, opened
from bridgetable.laws.law_47_retraction import one_lead_stays
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, into_trick
from bridgetable.laws.law_51_several_penalty_cards import PenaltyCardChoice, designate
from bridgetable.laws.law_61_revoke import as_it_was
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ByAct, Option
from bridgetable.rulings.effects import Reserved, Settled, Substituted
from bridgetable.rulings.ruling import Ruling


@frozen
class WrongCard:
    """A card played instead of a penalty card: whose, which, in which trick (1 to 13), and what he owed."""

    # `owed` are the penalty cards, highest first, one of which he had to play, and `required` the clause that says so;
    # `played_on` tells whether declarer has since played from either hand, or play has ended.
    number: int
    seat: Seat
    declarer: Seat
    card: Card
    trick: int
    owed: tuple[Card, ...]
    required: str
    played_on: bool


def wrong_card_of(table: Table, one: Irregularity) -> WrongCard | None:
    """The facts of a penalty card left lying, or nothing when the other card is no longer in the trick."""
    card, declarer = one.cards[0], table.declarer
    if declarer is None or table.card_in(one.trick, one.seat) is not card:
        return None
    on = table.phase is Phase.END or has_played_on(table, one)
    return WrongCard(one.number, one.seat, declarer, card, one.trick, owed_by(table, one), one.required, on)


def has_played_on(table: Table, one: Irregularity) -> bool:
    """True where a card was played from declarer's hand or dummy's after the wrong one."""
    cards = [p for t in table.tricks[one.trick - 1 :] for p in t.cards]
    behind = cards[[p.card for p in cards].index(one.cards[0]) + 1 :]
    return any(p.seat.side is not one.seat.side for p in behind)


def owed_by(table: Table, one: Irregularity) -> tuple[Card, ...]:
    """The penalty cards, highest first, among which the defender had to choose at that turn."""
    mine = penalty_cards_then(table, one)
    if one.how is Requirement.MINOR_PENALTY_CARD:
        return descending(c for c in mine if c.suit is one.cards[0].suit)
    named = [d for d in table.obligations if isinstance(d, MustPlay) and (d.seat, d.trick) == (one.seat, one.trick)]
    if any(d.card in mine for d in named):
        return descending(d.card for d in named if d.card in mine)
    _, could = sorted_out(as_it_was(table, one.trick, one.seat), one.seat, BEFORE_PENALTY_CARDS)
    return descending(mine & could)


def penalty_cards_then(table: Table, one: Irregularity) -> frozenset[Card]:
    """The penalty cards that lay before the defender at that turn, those included that he played since as such."""
    since = [p.card for t in table.tricks[one.trick :] for p in t.cards if p.seat is one.seat and p.penalty]
    cards = (*(p.card for p in table.penalty_cards_of(one.seat)), *since)
    return frozenset(card for card in cards if lay_there_then(table, one, card))


def lay_there_then(table: Table, one: Irregularity, card: Card) -> bool:
    """True where a card was exposed before the wrong one was played, and not together with it or later."""
    acts = [i for i in table.irregularities if i.seat is one.seat and card in i.cards and i.number != one.number]
    return not acts or any(i.number < one.number and one.cards[0] not in i.cards for i in acts)


def of_penalty_card_not_played(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a penalty card left lying."""
    return opened("52", penalty_card_not_played, wrong_card_of(table, one), one.number)


def penalty_card_not_played(first: WrongCard, ruling: Ruling) -> None:
    """A defender led or played another card when he had to play a penalty card."""
    wrong = wrong_card_of(ruling.looks_again(), ruling.table.irregularity(first.number))
    if wrong is None:
        falls_away(first, ruling)
        return
    words = "In trick {trick} {seat} played {card} and left this penalty card lying: {owed}."
    if len(wrong.owed) > 1:
        words = "In trick {trick} {seat} played {card} and left these penalty cards lying: {owed}."
    ruling.says(Msg(words, trick=wrong.trick, seat=wrong.seat, card=wrong.card, owed=wrong.owed), wrong.required)
    ruling.says(Msg("{seat} may not take {card} back unasked.", seat=wrong.seat, card=wrong.card), "52A")
    if wrong.played_on or not wrong.owed:
        must_accept(wrong, ruling)
    elif declarer_accepts(wrong, ruling):
        stands(wrong, "52B1a", ruling)
    else:
        penalty_card_substituted(wrong, ruling)


def falls_away(wrong: WrongCard, ruling: Ruling) -> None:
    """The card is out of its trick by another ruling, or its owner has taken it back, which is ruled on by itself."""
    taken = any(i.kind is Kind.TAKEN_BACK and wrong.card in i.cards for i in ruling.table.irregularities)
    words = "{card} is no longer in its trick: there is nothing left to accept or refuse."
    if taken:
        words = "{seat} has taken {card} back on his own initiative, which he may not: that is ruled on by itself."
    ruling.says(Msg(words, seat=wrong.seat, card=wrong.card), "52A" if taken else "52B2")
    ruling.orders(Settled("52B2", wrong.number, Stage.LAPSED))


@clause("52A", "52B1a")
def declarer_accepts(wrong: WrongCard, ruling: Ruling) -> bool:
    """Ask declarer whether he accepts the card; by playing on from either hand he does."""
    # The offender changes nothing by taking the card back and playing the penalty card, which lies there already.
    follows = (Msg("{card} stands.", card=wrong.card), remains(wrong))
    accept = Option("yes", Msg("Accept {card}", card=wrong.card), follows, ("52B1a", "52B1c"))
    refuse = Option("no", Msg("Refuse {card}", card=wrong.card), what_refusal_brings(wrong), ("52B2",))
    accepts = (ByAct(hand, "yes") for hand in (wrong.declarer, wrong.declarer.partner))
    acts = (*accepts, *(ByAct(wrong.seat, "", card=owed) for owed in wrong.owed))
    question = Msg("Do you accept {card}?", card=wrong.card)
    return ruling.choose(wrong.declarer, "52B1a", question, (accept, refuse), acts=acts) == "yes"


def remains(wrong: WrongCard) -> Msg:
    """The cards that stay on the table when the card is accepted, in words."""
    if len(wrong.owed) == 1:
        return Msg("{card} is still a penalty card.", card=wrong.owed[0])
    return Msg("{cards} are still penalty cards.", cards=wrong.owed)


def what_refusal_brings(wrong: WrongCard) -> tuple[Msg, Msg]:
    """The consequence of refusing the card, in words."""
    if len(wrong.owed) == 1:
        instead = Msg("{seat} plays {card} instead.", seat=wrong.seat, card=wrong.owed[0])
    else:
        instead = Msg("{seat} plays the penalty card that you name.", seat=wrong.seat)
    return instead, Msg("{card} becomes a major penalty card.", card=wrong.card)


@clause("52B1b")
def must_accept(wrong: WrongCard, ruling: Ruling) -> None:
    """Declarer has played on, so the card stands; it is a revoke for which no trick is transferred (64B3, 64C)."""
    ruling.says(Msg("Declarer has played on, so {card} stands.", card=wrong.card), "52B1b")
    stands(wrong, "52B1b", ruling, Settlement.STANDS)
    ruling.orders(Reserved("64B3", Review(ReviewOf.REVOKE, wrong.number)))


@clause("52B1c")
def stands(wrong: WrongCard, cite: str, ruling: Ruling, how: Settlement | None = None) -> None:
    """The card is accepted; a penalty card that lies there still is one."""
    still = descending(p.card for p in ruling.table.penalty_cards_of(wrong.seat))
    if still:
        one, many = "Still a penalty card: {cards}.", "Still penalty cards: {cards}."
        ruling.says(Msg.counted(len(still), one, many, cards=still), "52B1c")
    ruling.orders(Settled(cite, wrong.number, Stage.RULED, how))


@clause("52B2")
def penalty_card_substituted(wrong: WrongCard, ruling: Ruling) -> None:
    """Declarer refuses: the penalty card takes its place, and every card wrongly played becomes a major one."""
    if put_in_its_place("52B2", wrong, ruling):
        becomes_penalty_card("52B2", wrong.seat, wrong.card, ruling, unintended=False)
        one_lead_stays("52B2", wrong.trick, ruling, offenders=wrong.seat.side)
        ruling.orders(Settled("52B2", wrong.number, Stage.RULED))
    else:
        falls_away(wrong, ruling)


def put_in_its_place(cite: str, wrong: WrongCard, ruling: Ruling) -> bool:
    """Put the penalty card, of several the one that declarer names, in the place of the card; False if it has gone."""
    owed = wrong.owed[0]
    if len(wrong.owed) > 1:
        owed = designate(PenaltyCardChoice(wrong.seat, wrong.declarer, wrong.owed, wrong.trick), ruling)
        if wrong_card_of(ruling.table, ruling.table.irregularity(wrong.number)) is None:
            return False
    early = ruling.table.tricks[wrong.trick].cards if len(ruling.table.tricks) > wrong.trick else ()
    for later in early:
        if later.seat is wrong.seat or early[0].seat is wrong.seat:
            later_card_comes_back(wrong, later, ruling)
    into_trick(Substituted(cite, wrong.seat, wrong.trick, wrong.card, owed), ruling)
    return True


@clause("60C")
def later_card_comes_back(wrong: WrongCard, early: Played, ruling: Ruling) -> None:
    """A card that the defenders put to the next trick before the ruling is withdrawn, and is a penalty card."""
    words = Msg("{seat} had put {card} to the next trick: it is withdrawn.", seat=early.seat, card=early.card)
    ruling.says(words, "52B2" if early.seat is wrong.seat else "60C")
    cite = "52B2" if early.seat is wrong.seat else "49"
    becomes_penalty_card(cite, early.seat, early.card, ruling, unintended=False)
    for one in ruling.table.irregularities:
        same = one.kind is Kind.PENALTY_CARD_NOT_PLAYED and one.trick > wrong.trick and early.card in one.cards
        if same and one.stage in {Stage.COMMITTED, Stage.CONDONED, Stage.NOTICED}:
            ruling.orders(Settled("52B2", one.number, Stage.RULED))
