"""Law 50E: Information from a penalty card."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_50_penalty_cards import origin_of
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import AdjustedScore, CardSupplied, Informed, Reserved, Reviewed, Substituted
from bridgetable.rulings.ruling import Ruling


def after_play(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """The table after a play while penalty cards lay there: what is known of them, and whom they may have helped."""
    return may_have_helped(before, after_penalty_card_played(before, after, seat, card), seat)


@clause("50E3")
def after_penalty_card_played(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """The table when a penalty card has been played: how it came about is unauthorized for its owner's partner."""
    return carry_out(after, how_it_came_about(seat, card)) if before.penalty_of(card) else after


def how_it_came_about(seat: Seat, card: Card) -> Informed:
    """The information once a penalty card is played: how it came to be one is not for its owner's partner to use."""
    others = tuple(s for s in SEATS if s is not seat.partner)
    return Informed("50E3", Information(seat, card, Source.PLAYED, others, (seat.partner,), "50E3"))


@clause("50E3")
def into_trick(order: Substituted | CardSupplied, ruling: Ruling) -> None:
    """Order that a card is put into a trick by a ruling; a penalty card is played by that as by any play."""
    lay = ruling.table.penalty_of(order.card)
    ruling.orders(order)
    if lay and order.card not in ruling.table.hands[order.seat]:
        ruling.orders(how_it_came_about(order.seat, order.card))


@clause("50E1")
def may_have_helped(before: Table, after: Table, seat: Seat) -> Table:
    """The table with a review reserved, once, when a defender played who could see a penalty card of his partner."""
    lying = before.penalty_cards_of(seat.partner)
    if not lying or any(r.about is ReviewOf.PENALTY_CARD for r in after.reviews):
        return after
    one = origin_of(before, seat.partner, lying[0].card)
    return carry_out(after, Reserved("50E4", Review(ReviewOf.PENALTY_CARD, 0 if one is None else one.number)))


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
    """When a penalty card lay on the table."""
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
            words = Msg("{seat} played in these tricks: {cards}.", seat=lay.seat.partner, cards=lay.partners)
            ruling.says(words)
    side = subject.declaring
    now = ruling.table.tricks_credited(side)
    if now < TRICKS and was_damaged(side, now, ruling):
        question = Msg("How many tricks would {side} have won?", side=side)
        key = ruling.judge("12C1b", question, [tricks_for(side, n) for n in range(now + 1, TRICKS + 1)], CRITERIA)
        ruling.orders(AdjustedScore("50E4", Adjustment(int(key), (Side.NS, Side.EW), "50E4")))
    ruling.orders(Reviewed("50E4", Review(ReviewOf.PENALTY_CARD, subject.number)))


def lay_words(lay: Lay) -> Msg:
    """When a penalty card lay on the table, in words."""
    words = "{card} of {seat} was a penalty card from trick {since} to the end."
    if lay.played:
        words = "{card} of {seat} was a penalty card from trick {since} until it was played to trick {played}."
    if lay.end is Source.PICKED_UP:
        words = "{card} of {seat} was a penalty card from trick {since} until it was picked up."
    return Msg(words, card=lay.card, seat=lay.seat, since=lay.since, played=lay.played)


CRITERIA = (
    Msg("The probable result had the card not lain there."),
    Msg("Partner was free to use the card while it lay on the table: that was no offence."),
)


def was_damaged(side: Side, now: int, ruling: Ruling) -> bool:
    """Ask whether the result could well have been different without the help of the card, to declarer's damage."""
    stands = Msg("{side} are credited with {tricks} tricks.", side=side, tricks=now)
    no = Option("no", Msg("No, the score stands"), (stands,), ("50E4",))
    result = Msg("{side} are given the probable result without the penalty card.", side=side)
    yes = Option("yes", Msg("Yes, adjust the score"), (result,), ("50E4", "12C1b"))
    question = Msg("Did the sight of the penalty card help {other} and damage {side}?", other=side.other, side=side)
    return ruling.judge("50E4", question, (no, yes), CRITERIA) == "yes"


def tricks_for(side: Side, tricks: int) -> Option:
    """The option that gives this side so many tricks (0 to 13)."""
    return Option(str(tricks), Msg("{tricks} tricks for {side}", tricks=tricks, side=side), (), ("12C1b",))
