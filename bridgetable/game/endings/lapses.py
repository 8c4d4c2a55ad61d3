"""The kinds of careless or inferior play, and which of them a normal play of the claimer is, if it is any.

A claimer who plays soundly cashes the winners of the hand on lead, then crosses to those of the other hand, and gives
up a trick last; he takes a trick with a card that cannot be beaten, throws no winner, and ruffs as low as is safe.
"""

from bridgetable.game.endings.ending import Lapse, Order
from bridgetable.game.endings.layout import Cards, Lying, Now, Position, above, low, top


def lapse_of(position: Position, now: Now, card: Cards, cards: Cards, lying: Lying | None) -> Lapse | None:
    """The kind of careless or inferior play that a card is, of those that might be played; nothing where it is sane."""
    if lying is None:
        return lapse_in_lead(position, now, card)
    if card & lying.led:
        return lapse_in_following(position, now, card, cards, lying)
    if card & position.trumps:
        return lapse_in_ruff(position, now, card, cards, lying)
    return lapse_in_discard(position, now, card, cards, lying)


def lapse_in_lead(position: Position, now: Now, card: Cards) -> Lapse | None:
    """He cashes the winners of the hand on lead, then crosses to those of the other, and only then gives up a trick."""
    suit = position.suit_with[card]
    hand, opposite = now.whole & position.hands[now.seat], now.whole & position.hands[now.seat ^ 2]
    winners = position.all_winners(now.whole)
    in_suit = winners & suit
    if card & winners or (position.order is Order.ANY and in_suit & hand):
        others = hand & winners & (~suit | above(card))
        overtaken = others and opposite & suit and low(opposite & suit) > card
        return Lapse.CROSSES if overtaken and position.order is Order.FROM_THE_TOP else None
    if in_suit & opposite:
        if card == top(hand & suit) != low(hand & suit):
            return Lapse.FINESSES
        return Lapse.CROSSES if hand & winners else None
    can_cross = any(hand & s and opposite & winners & s for s in position.suits)
    return Lapse.GIVES_UP if hand & winners or can_cross else None


def lapse_in_discard(position: Position, now: Now, card: Cards, cards: Cards, lying: Lying) -> Lapse | None:
    """He throws no winner while he has something else, and does not throw where the trick would be his for a ruff."""
    # What has just been played to the trick he has seen.
    winners = position.all_winners(now.left)
    others = cards & ~position.trumps
    if card & winners and others & ~winners:
        return Lapse.THROWS_WINNER
    ruffs = cards & position.trumps
    if ruffs and not position.ours[lying.holder] and not partner_wins(position, now, lying):
        return Lapse.DUCKS
    return None


def lapse_in_following(position: Position, now: Now, card: Cards, cards: Cards, lying: Lying) -> Lapse | None:
    """He takes a trick with a card that cannot be beaten, if he has one."""
    winning = cards & lying.led & above(lying.best) if lying.best & lying.led else 0
    unbeaten = winning & position.winners(now.left, lying.led)
    if not unbeaten or card & unbeaten:
        return None
    if card & winning or position.ours[lying.holder]:
        return Lapse.FINESSES
    return None if partner_wins(position, now, lying) else Lapse.DUCKS


def partner_wins(position: Position, now: Now, lying: Lying) -> bool:
    """True where the other hand is still to play and has a winner of the suit led."""
    behind = sum(position.hands[t] for t in lying.behind if position.ours[t])
    return bool(position.winners(now.left, lying.led) & behind & now.left & above(lying.best))


def lapse_in_ruff(position: Position, now: Now, card: Cards, cards: Cards, lying: Lying) -> Lapse | None:
    """He ruffs as low as he can where nobody can ruff higher, and else as high as he can."""
    ruffs = cards & position.trumps
    lowest, highest = low(ruffs), top(ruffs)
    if lowest == highest:
        return None
    behind = (now.left & position.hands[t] for t in lying.behind if not position.ours[t])
    danger = any(not h & lying.led and h & position.trumps & above(lowest) for h in behind)
    if danger:
        return None if card == highest else Lapse.RUFFS_LOW
    return None if card == lowest else Lapse.RUFFS_HIGH
