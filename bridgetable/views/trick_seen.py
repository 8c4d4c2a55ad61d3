"""The trick whose last card has just been played, as it lies face up before it is quitted."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve
from bridgetable.session.history import History
from bridgetable.views.table.table_view import CardView, HandView, TableView
from bridgetable.views.view import view_for


def trick_lying(history: History, after: TableView, *, covers_dummy: bool = False) -> TableView | None:
    """What is seen of a history with the trick still face up that its last action completed; else None."""
    if not history.done:
        return None
    earlier = history.undo()
    if len(earlier.now.table.winners) == len(history.now.table.winners):
        return None
    return with_trick_lying(view_for(earlier, after.eye, covers_dummy=covers_dummy), after, history)


def with_trick_lying(before: TableView, after: TableView, history: History) -> TableView | None:
    """The view after an action with the trick still face up that it completed; None where it completed none.

    `before` is what was seen before the action, `history` ends with it.
    """
    tricks = history.now.table.tricks
    done = len(after.quitted)
    if done != len(before.quitted) + 1 or len(tricks) < done or _lies_any(after):
        return None
    trick = tricks[done - 1]

    def lying(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        shown = before.trick.cards[seat]
        return shown if shown is not None else None if card is None else CardView(card)

    cards = BySeat.each(lying)
    on_mat = evolve(before.trick, cards=cards, waits=None, waiting_word="")
    if after.phase is not Phase.END:
        return evolve(after, trick=on_mat, quitted=after.quitted[:-1])
    last = next((seat for seat in Seat if before.trick.cards[seat] is None and cards[seat] is not None), None)
    hands = before.hands
    if last is not None:
        hands = hands.set(last, _without(hands[last], trick.card_of(last)))
    return evolve(before, plates=after.plates, director=after.director, hands=hands, trick=on_mat)


def _lies_any(view: TableView) -> bool:
    return any(view.trick.cards[seat] is not None for seat in Seat)


def _without(hand: HandView, card: Card | None) -> HandView:
    """The hand without a card that has been played from it, or with one back less where it was not seen."""
    seen = any(shown.card is card for shown in (*hand.cards, *hand.tray))
    if not seen:
        return evolve(hand, cards=hand.cards[:-1])
    cards = tuple(shown for shown in hand.cards if shown.card is not card)
    return evolve(hand, cards=cards, tray=tuple(shown for shown in hand.tray if shown.card is not card))
