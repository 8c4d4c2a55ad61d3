"""Orders on tricks that have too few or too many cards, and on cards that are not where they should be."""

from bridgetable.game.cards import Card
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import FaceDown, OwnCard, Table, tidy_tricks
from bridgetable.game.values import evolve
from bridgetable.rulings import effects


def supplied(table: Table, order: effects.CardSupplied) -> Table:
    """The table with a card of the hand in the trick from which one was left out."""
    old = table.tricks[order.trick - 1]
    card = Played(order.seat, order.card, table.penalty_of(order.card))
    new = evolve(old.with_card(card), owner=order.owner)
    hands = table.hands.set(order.seat, table.hands[order.seat] - {order.card})
    lying = tuple(e for e in table.exposed if e.card is not order.card)
    penalty = tuple(p for p in table.penalty_cards if p.card is not order.card)
    return with_trick(evolve(table, hands=hands, exposed=lying, penalty_cards=penalty), order.trick, new)


def left_in_trick(table: Table, order: effects.LeftInTrick) -> Table:
    """The table with one card of the hand in the trick, and the others back in the hand."""
    old = table.tricks[order.trick - 1]
    other = Played(order.seat, order.card)
    cards = tuple(other if p.seat is order.seat and p.card is not order.card else p for p in old.cards)
    extra = tuple(p for p in old.extra if p.card is not order.card and p.card not in order.restored)
    gone = tuple(c for c in old.gone if c not in order.restored)
    owner = old.owner if order.owner is None else order.owner
    table = with_trick(table, order.trick, evolve(old, cards=cards, extra=extra, gone=gone, owner=owner))
    for card in order.restored:
        table = in_hand(without_lost(table, card), order.seat, card)
    return table


def returned(table: Table, order: effects.ReturnedToTrick) -> Table:
    """The table with a card among the played cards of its trick again; a later trick it was played to has none."""
    table = without_lost(table, order.card)
    table = evolve(
        table,
        hands=table.hands.set(order.seat, table.hands[order.seat] - {order.card}),
        exposed=tuple(e for e in table.exposed if e.card is not order.card),
        penalty_cards=tuple(p for p in table.penalty_cards if p.card is not order.card),
    )
    for number in range(order.trick + 1, len(table.tricks) + 1):
        later = table.tricks[number - 1]
        if later.card_of(order.seat) is order.card:
            table = with_trick(table, number, passed_over(later, order.seat, order.card, table))
        elif any(p.card is order.card for p in later.extra):
            kept = tuple(p for p in later.extra if p.card is not order.card)
            table = with_trick(table, number, evolve(later, extra=kept))
    old = table.tricks[order.trick - 1]
    return with_trick(table, order.trick, evolve(old, gone=tuple(c for c in old.gone if c is not order.card)))


def passed_over(trick: Trick, seat: Seat, card: Card, table: Table) -> Trick:
    """A trick without a card that was not the hand's to play; when it is complete it keeps its owner."""
    done = trick.is_complete and table.contract is not None
    owner = trick.winner(table.contract.strain) if done and table.contract is not None else trick.owner
    return evolve(trick.without(card), omitted=(*trick.omitted, seat), owner=owner)


def with_trick(table: Table, number: int, trick: Trick) -> Table:
    """The table with another trick at its place (1 to 13)."""
    tricks = (*table.tricks[: number - 1], trick, *table.tricks[number:])
    return evolve(table, tricks=tricks if table.contract is None else tidy_tricks(tricks, table.contract))


def in_hand(table: Table, seat: Seat, card: Card) -> Table:
    """The table with a card in this hand again."""
    return evolve(table, hands=table.hands.set(seat, table.hands[seat] | {card}))


def without_lost(table: Table, card: Card) -> Table:
    """The table when a card is lost no longer."""
    lost = tuple(one for one in table.arrangement.lost if one.card is not card)
    return evolve(table, arrangement=evolve(table.arrangement, lost=lost))


def back_from_where_it_was_lost(table: Table, order: effects.FoundCard) -> Table:
    """The table with a card in its hand that was lost before it was played."""
    return in_hand(without_lost(table, order.card), order.seat, order.card)


def pointed_rightly(table: Table, order: effects.PointedRightly) -> Table:
    """The table with a quitted card turned to show who won its trick."""
    kept = tuple(o for o in table.arrangement.pointed_wrongly if o != OwnCard(order.seat, order.trick))
    return evolve(table, arrangement=evolve(table.arrangement, pointed_wrongly=kept))


def face_down_again(table: Table, order: effects.FaceDownAgain) -> Table:
    """The table with this card face down before its owner, and no other of his."""
    others = tuple(e for e in table.face_down if e.seat is not order.seat)
    return evolve(table, face_down=(*others, FaceDown(order.seat, order.card)))
