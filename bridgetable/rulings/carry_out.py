"""Orders carried out: one pure function from a table and an effect to the table that follows."""

from __future__ import annotations

from typing import TypeGuard, assert_never

from bridgetable.game.auction import Made, Standing
from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Stage, Why
from bridgetable.game.obligations import AuctionDuty, CallOwed, MustPass, MustRepeat, Obligation
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Exposed, Information, PenaltyCard, Phase, Table, Transfer, tidy_tricks, with_auction
from bridgetable.game.values import evolve
from bridgetable.rulings import effects
from bridgetable.rulings.board_effects import (
    ArtificialScore,
    BoardCancelled,
    BoardEffect,
    CardMoved,
    CardsExchanged,
    HandsRestored,
)
from bridgetable.rulings.claim_effects import ClaimEffect, claim_order
from bridgetable.rulings.defective import carry_out_on_trick
from bridgetable.rulings.reversal import lift
from bridgetable.rulings.score_effects import ScoreEffect, score_order

BECOMES = {
    effects.CallAccepted: Standing.ACCEPTED,
    effects.CallWithdrawn: Standing.WITHDRAWN,
    effects.CallCancelled: Standing.CANCELLED,
}


def carry_out(table: Table, effect: effects.Effect) -> Table:
    """The table after one order."""
    if isinstance(effect, effects.TrickEffect):
        return carry_out_on_trick(table, effect)
    if isinstance(effect, BoardEffect):
        return carry_out_on_board(table, effect)
    if isinstance(effect, ClaimEffect):
        return claim_order(table, effect)
    if isinstance(effect, ScoreEffect):
        return score_order(table, effect)
    match effect:
        case effects.BackToHand():
            return taken_back(table, effect.seat, effect.card)
        case effects.MajorPenaltyCard() | effects.MinorPenaltyCard():
            return with_penalty_card(table, effect)
        case effects.PickedUp():
            kept = tuple(p for p in table.penalty_cards if p.card not in effect.cards)
            return evolve(table, penalty_cards=kept)
        case effects.Substituted():
            return substituted(table, effect)
        case effects.CardPlayed():
            return placed(table, effect.seat, effect.card) if can_be_played(table, effect) else table
        case effects.FaceUpInTurn():
            return face_up(taken_back(table, effect.seat, effect.card), effect)
        case effects.FaceUpInAuction():
            return left_face_up(table, effect.seat, effect.card)
        case effects.LeadStands() | effects.LeadReverts():
            return led_from(table, effect.seat, effect.trick)
        case effects.Imposed():
            return evolve(table, obligations=(*table.obligations, effect.obligation))
        case effects.Spread():
            return spread(table, effect.seat)
        case effects.HandTakenUp():
            return evolve(table, spread=tuple(s for s in table.spread if s is not effect.seat))
        case effects.DeclarerBecomes():
            contract = table.contract
            return table if contract is None else evolve(table, contract=evolve(contract, declarer=effect.seat))
        case effects.TricksTransferred():
            transfer = Transfer(effect.to, effect.tricks, effect.cite, effect.irregularity, effect.from_tricks)
            return evolve(table, transfers=(*table.transfers, transfer), entered=None)
        case effects.Reserved():
            return evolve(table, reviews=(*table.reviews, effect.review))
        case effects.Reviewed():
            done = tuple(evolve(r, done=True) if r == effect.review else r for r in table.reviews)
            return evolve(table, reviews=done)
        case effects.AdjustedScore():
            replaced = tuple(a for a in table.artificial if a.side not in effect.adjustment.sides)
            given = (*table.adjustments, effect.adjustment)
            return evolve(table, adjustments=given, artificial=replaced, entered=None)
        case effects.ProceduralPenalty():
            return table
        case effects.RulingUndone():
            return lift(table, effect.orders) if effect.before is None else put_back(table, effect.before)
        case effects.Informed():
            return informed(table, effect.information)
        case effects.CallAccepted() | effects.CallWithdrawn() | effects.CallCancelled():
            return with_auction(table, table.auction.with_standing(effect.place, BECOMES[type(effect)]))
        case effects.CallMade():
            return with_auction(table, table.auction.with_call(Made(effect.seat, effect.call)))
        case effects.CallSubstituted():
            return other_call(table, effect.place, effect.call)
        case effects.Released():
            return evolve(table, obligations=tuple(o for o in table.obligations if o != effect.obligation))
        case effects.Settled():
            one = table.irregularity(effect.irregularity)
            changed = evolve(one, stage=effect.stage, settled_by=effect.cite, settled=effect.how)
            at = effect.irregularity - 1
            return evolve(table, irregularities=(*table.irregularities[:at], changed, *table.irregularities[at + 1 :]))
        case effects.Found():
            number = len(table.irregularities) + 1
            found = evolve(effect.irregularity, number=number, stage=Stage.NOTICED, noticed_after=table.moments)
            return evolve(table, irregularities=(*table.irregularities, found))
        case _:
            assert_never(effect)


def put_back(table: Table, before: Table) -> Table:
    """The table as it was before a ruling; what is on record since stays on record."""
    since = table.irregularities[len(before.irregularities) :]
    return evolve(before, irregularities=(*before.irregularities, *since))


def carry_out_on_board(table: Table, effect: BoardEffect) -> Table:
    """The table after an order about the board as a whole."""
    match effect:
        case BoardCancelled():
            return evolve(table, cancelled=effect.cite)
        case ArtificialScore():
            others = tuple(a for a in table.artificial if a.side is not effect.score.side)
            return evolve(table, artificial=(*others, effect.score), entered=None)
        case CardMoved():
            return moved(table, effect)
        case HandsRestored():
            return exchanged(table, *effect.seats)
        case CardsExchanged():
            return evolve(table, misheld=tuple(m for m in table.misheld if m.seat is not effect.seat))
        case _:
            assert_never(effect)


def exchanged(table: Table, one: Seat, other: Seat) -> Table:
    """The table when two players have each other's cards; what lay face up of them is taken up."""
    for seat in (one, other):
        for card in table.hands[seat]:
            table = taken_back(table, seat, card)
    return evolve(table, hands=table.hands.set(one, table.hands[other]).set(other, table.hands[one]))


def moved(table: Table, order: CardMoved) -> Table:
    """The table with a card in the hand that it belongs to, taken from where it was held."""
    back = taken_back(table, order.holder, order.card)
    hands = back.hands.set(order.holder, back.hands[order.holder] - {order.card})
    return evolve(back, hands=hands.set(order.owner, hands[order.owner] | {order.card}))


def informed(table: Table, new: Information) -> Table:
    """The table with who may use what; what was known of the same before is replaced."""
    others = tuple(i for i in table.information if i.topic != new.topic)
    return evolve(table, information=(*others, new))


def left_face_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table with a card that was seen in the auction face up before its owner; it may lie in a spread hand."""
    if seat in table.spread:
        return table
    back = taken_back(table, seat, card)
    return evolve(back, exposed=(*back.exposed, Exposed(seat, card, Why.AUCTION)))


def led_from(table: Table, seat: Seat, trick: int) -> Table:
    """The table when this hand's lead counts in a trick (1 to 13), or in the one played to last (0)."""
    at = trick - 1 if trick else max((i for i, t in enumerate(table.tricks) if t.cards), default=len(table.tricks) - 1)
    tricks = (*table.tricks[:at], table.tricks[at].led_by(seat), *table.tricks[at + 1 :])
    return evolve(table, tricks=tricks if table.contract is None else tidy_tricks(tricks, table.contract))


def can_be_played(table: Table, order: effects.CardPlayed) -> bool:
    """Whether the card is still held, and its hand has none in the trick in progress."""
    held = order.card in table.hands[order.seat] and table.phase is Phase.PLAY
    return held and table.tricks[-1].card_of(order.seat) is None


def can_go_back(table: Table, seat: Seat, card: Card) -> bool:
    """Whether this card of the hand is held, or lies, and not elsewhere, in a trick after which nobody has played."""
    if card in table.hands[seat]:
        return True
    played = [t for t in table.tricks if t.cards]
    return bool(played) and played[-1].card_of(seat) is card and card not in played[-1].gone


def taken_back(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a card is in this hand again and lies nowhere on the table.

    Nothing changes when others have played to a later trick since: a quitted trick keeps its four cards.
    """
    if not can_go_back(table, seat, card):
        return table
    tricks = tuple(t if card in t.gone else t.without(card) for t in table.tricks)
    if table.contract is not None and tricks != table.tricks:
        tricks = tidy_tricks(tricks, table.contract)
    return evolve(
        table,
        hands=table.hands.set(seat, table.hands[seat] | {card}),
        tricks=tricks,
        exposed=tuple(e for e in table.exposed if e.card is not card),
        penalty_cards=tuple(p for p in table.penalty_cards if p.card is not card),
        face_down=tuple(e for e in table.face_down if e.card is not card),
    )


def with_penalty_card(table: Table, effect: effects.MajorPenaltyCard | effects.MinorPenaltyCard) -> Table:
    """The table with a penalty card; a second one makes all of the defender's cards major (Law 50B).

    A defender who had spread his hand has it spread no longer: what lies there lies as penalty cards.
    """
    back = taken_back(table, effect.seat, effect.card)
    if effect.card not in back.hands[effect.seat]:
        return table
    new = PenaltyCard(effect.seat, effect.card, isinstance(effect, effects.MajorPenaltyCard), effect.cite)
    together = (*back.penalty_cards, new)
    if len([p for p in together if p.seat is effect.seat]) > 1:
        together = tuple(evolve(p, major=True) if p.seat is effect.seat else p for p in together)
    return evolve(back, penalty_cards=together, spread=tuple(s for s in back.spread if s is not effect.seat))


def face_up(table: Table, order: effects.FaceUpInTurn) -> Table:
    """The table with a card face up before its owner until his turn, if he holds it."""
    if order.card not in table.hands[order.seat]:
        return table
    return evolve(table, exposed=(*table.exposed, Exposed(order.seat, order.card, Why.PREMATURE)))


def spread(table: Table, seat: Seat) -> Table:
    """The table with this hand face up; what lay face up of it before lies among the rest."""
    if seat in table.spread:
        return table
    others = tuple(e for e in table.exposed if e.seat is not seat)
    return evolve(table, spread=(*table.spread, seat), exposed=others)


def substituted(table: Table, order: effects.Substituted) -> Table:
    """The table with one card of a trick exchanged for another of the same hand, at the same place.

    Nothing changes when another ruling has meanwhile taken one of the two away.
    """
    at = order.trick - 1
    if at >= len(table.tricks) or order.card not in table.hands[order.seat]:
        return table
    old = table.tricks[at]
    if old.card_of(order.seat) is not order.withdrawn or order.withdrawn in old.gone:
        return table
    penalty = table.penalty_of(order.card)
    new = evolve(
        old, cards=tuple(Played(p.seat, order.card, penalty) if p.card is order.withdrawn else p for p in old.cards)
    )
    tricks = (*table.tricks[:at], new, *table.tricks[at + 1 :])
    hand = (table.hands[order.seat] - {order.card}) | {order.withdrawn}
    changed = evolve(lifted(table, order.card), hands=table.hands.set(order.seat, hand), tricks=tricks)
    if table.contract is None:
        return changed
    return evolve(changed, tricks=tidy_tricks(changed.tricks, table.contract))


def placed(table: Table, seat: Seat, card: Card) -> Table:
    """The table with a card of this hand in the trick in progress, a new trick begun if that completes it."""
    contract = table.contract
    current = table.tricks[-1].with_card(Played(seat, card, table.penalty_of(card)))
    tricks = (*table.tricks[:-1], current)
    if contract is not None and current.is_complete:
        tricks = tidy_tricks(tricks, contract)
    hands = table.hands.set(seat, table.hands[seat] - {card})
    return evolve(lifted(table, card), hands=hands, tricks=tricks)


def lifted(table: Table, card: Card) -> Table:
    """The table without this card among those lying face up, or led face down."""
    if not table.penalty_cards and not table.exposed and not table.face_down:
        return table
    return evolve(
        table,
        exposed=tuple(e for e in table.exposed if e.card is not card),
        penalty_cards=tuple(p for p in table.penalty_cards if p.card is not card),
        face_down=tuple(e for e in table.face_down if e.card is not card),
    )


def other_call(table: Table, place: int, call: Call) -> Table:
    """The table with another call of the same seat for the one at this place of the record, which is withdrawn.

    It comes last, or right behind the first where calls that count or wait have been made since.
    """
    auction = table.auction.with_standing(place, Standing.WITHDRAWN)
    later = auction.made[place + 1 :]
    at = place + 1 if any(m.stands or m.standing is Standing.WAITING for m in later) else len(auction.made)
    new = Made(auction.made[place].seat, call)
    auction = evolve(auction, made=(*auction.made[:at], new, *auction.made[at:]))
    later_on = tuple(moved_on(i, at) for i in table.irregularities)
    duties = tuple(evolve(o, since=o.since + 1) if has_since(o) and o.since > at else o for o in table.obligations)
    return with_auction(evolve(table, irregularities=later_on, obligations=duties), auction)


def moved_on(one: Irregularity, at: int) -> Irregularity:
    """An irregularity when a call has come into the record at this place: what it tells of places is behind it."""
    calls, count = one.noticed_at or (0, 0)
    noticed_at = None if one.noticed_at is None else (calls + (calls > at), count)
    return evolve(one, place=one.place + (one.place >= at), after=one.after + (one.after >= at), noticed_at=noticed_at)


def has_since(duty: Obligation) -> TypeGuard[AuctionDuty]:
    """Whether a duty counts from a place of the auction's record."""
    return isinstance(duty, MustPass | MustRepeat | CallOwed)
