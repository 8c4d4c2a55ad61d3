"""Orders carried out, reversed or found to hold yet: one row for each effect."""

from collections.abc import Callable
from enum import Enum
from typing import TypeGuard, get_args

from bridgetable.game.auction import Auction, Made, Standing
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage, Why
from bridgetable.game.obligations import AuctionDuty, CallOwed, MustPass, MustRepeat, NoDouble, Obligation
from bridgetable.game.play import Played, Trick
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Exposed, PenaltyCard, Phase, Table, Transfer, tidy_tricks, with_auction
from bridgetable.game.values import evolve, frozen
from bridgetable.rulings import claim_effects, defective, effects
from bridgetable.rulings.reversal import lift


class Concern(Enum):
    """The subject of an order, which decides whether it is reversed with its ruling."""

    SCORE = "tricks, scores and reviews: always reversed"
    RECORD = "duties and irregularities: reversed when the ruling is set aside"
    TABLE = "cards, calls, and what is known of them: they stay as they lie"


@frozen
class Row:
    """The changes that an effect makes to the table, its subject, and if what it imposed is in force yet."""

    does: Callable[..., Table]
    concern: Concern = Concern.TABLE
    holds: Callable[..., bool] = lambda _table, _effect: False


def carry_out(table: Table, effect: effects.Effect) -> Table:
    """The table after one order."""
    return ROWS[type(effect)].does(table, effect)


def concern_of(effect: effects.Effect) -> Concern:
    """The subject of this order."""
    return ROWS[type(effect)].concern


def still_holds(table: Table, effect: effects.Effect) -> bool:
    """True where what an order imposed is in force yet: a duty, a penalty card, a bar, a review, a trick or a score."""
    return ROWS[type(effect)].holds(table, effect)


# --- what each does ---------------------------------------------------------------------------------------------------


def settled(table: Table, order: effects.Settled) -> Table:
    """The table with an irregularity at another stage."""
    at = order.irregularity - 1
    changed = evolve(table.irregularities[at], stage=order.stage, settled_by=order.cite, settled=order.how)
    # Attention is drawn where the director takes up what is on record, as where he finds what is not (62A, 63A1).
    if order.stage is Stage.NOTICED and changed.noticed_at is None:
        changed = evolve(changed, noticed_after=table.moments, noticed_at=table.now)
    return evolve(table, irregularities=(*table.irregularities[:at], changed, *table.irregularities[at + 1 :]))


def found(table: Table, order: effects.Found) -> Table:
    """The table with an irregularity that the director has found, to which he draws attention so."""
    number, when = len(table.irregularities) + 1, order.irregularity.noticed_at
    one = evolve(order.irregularity, number=number, stage=Stage.NOTICED, noticed_after=table.moments)
    one = evolve(one, noticed_at=when or (table.acts, number))
    return evolve(table, irregularities=(*table.irregularities, one))


def adjusted(table: Table, order: effects.AdjustedScore) -> Table:
    """The table with a score assigned, which takes the place of an artificial one."""
    replaced = tuple(a for a in table.artificial if a.side not in order.adjustment.sides)
    return evolve(table, adjustments=(*table.adjustments, order.adjustment), artificial=replaced, entered=None)


def transferred(table: Table, order: effects.TricksTransferred) -> Table:
    """The table with tricks given to a side after play."""
    transfer = Transfer(order.to, order.tricks, order.cite, order.irregularity, order.from_tricks)
    return evolve(table, transfers=(*table.transfers, transfer), entered=None)


def declared_by(table: Table, order: effects.DeclarerBecomes) -> Table:
    """The table with this player as declarer, if there is a contract."""
    contract = table.contract
    return table if contract is None else evolve(table, contract=evolve(contract, declarer=order.seat))


def put_back(table: Table, before: Table) -> Table:
    """The table as it was before a ruling; what is on record since stays on record."""
    since = table.irregularities[len(before.irregularities) :]
    return evolve(before, irregularities=(*before.irregularities, *since))


def exchanged(table: Table, one: Seat, other: Seat) -> Table:
    """The table when two players have each other's cards; what lay face up of them is taken up."""
    for seat in (one, other):
        for card in table.hands[seat]:
            table = taken_back(table, seat, card)
    return evolve(table, hands=table.hands.set(one, table.hands[other]).set(other, table.hands[one]))


def moved(table: Table, order: effects.CardMoved) -> Table:
    """The table with a card in the hand that it belongs to, taken from where it is held, perhaps by another since."""
    back = taken_back(table, order.holder, order.card)
    holder = next((seat for seat in SEATS if order.card in back.hands[seat]), order.holder)
    hands = back.hands.set(holder, back.hands[holder] - {order.card})
    return evolve(back, hands=hands.set(order.owner, hands[order.owner] | {order.card}))


def informed(table: Table, order: effects.Informed) -> Table:
    """The table with who may use what; what was known of the same before is replaced."""
    others = tuple(i for i in table.information if i.topic != order.information.topic)
    return evolve(table, information=(*others, order.information))


def artificially_scored(table: Table, order: effects.ArtificialScore) -> Table:
    """The table with the artificial score of a side."""
    others = tuple(a for a in table.artificial if a.side is not order.score.side)
    return evolve(table, artificial=(*others, order.score), entered=None)


def left_face_up(table: Table, order: effects.FaceUpInAuction) -> Table:
    """The table with a card that was seen in the auction face up before its owner; it may lie in a spread hand."""
    if order.seat in table.spread:
        return table
    back = taken_back(table, order.seat, order.card)
    return evolve(back, exposed=(*back.exposed, Exposed(order.seat, order.card, Why.AUCTION)))


def led_from(table: Table, seat: Seat, trick: int) -> Table:
    """The table when this hand's lead counts in a trick (1 to 13), or in the one played to last (0)."""
    at = trick - 1 if trick else max((i for i, t in enumerate(table.tricks) if t.cards), default=len(table.tricks) - 1)
    tricks = (*table.tricks[:at], table.tricks[at].led_by(seat), *table.tricks[at + 1 :])
    return evolve(table, tricks=tricks if table.contract is None else tidy_tricks(tricks, table.contract))


def can_be_played(table: Table, order: effects.CardPlayed) -> bool:
    """True where the card is still held, and its hand has none in the trick in progress, or makes the opening lead."""
    if order.card not in table.hands[order.seat]:
        return False
    opens = table.phase is Phase.CLARIFICATION and table.turn is order.seat
    return opens or (table.phase is Phase.PLAY and table.tricks[-1].card_of(order.seat) is None)


def can_go_back(table: Table, seat: Seat, card: Card) -> bool:
    """True where the hand holds this card, or it lies in no trick but one after which nobody has played."""
    if card in table.hands[seat]:
        return True
    played = [t for t in table.tricks if t.cards]
    return bool(played) and played[-1].card_of(seat) is card and card not in played[-1].gone


def taken_back(table: Table, seat: Seat, card: Card) -> Table:
    """The table with a card in this hand again, unless others have played to a later trick since."""
    if not can_go_back(table, seat, card):
        return table
    tricks = tuple(t if card in t.gone else t.without(card) for t in table.tricks)
    irregularities = table.irregularities
    if tricks != table.tricks:
        irregularities = tuple(without_play(i, seat, card, table) for i in irregularities)
        if table.contract is not None:
            tricks = tidy_tricks(tricks, table.contract)
    return evolve(
        table,
        hands=table.hands.set(seat, table.hands[seat] | {card}),
        tricks=tricks,
        irregularities=irregularities,
        exposed=tuple(e for e in table.exposed if e.card is not card),
        penalty_cards=tuple(p for p in table.penalty_cards if p.card is not card),
        face_down=tuple(e for e in table.face_down if e.card is not card),
    )


def without_play(one: Irregularity, seat: Seat, card: Card, table: Table) -> Irregularity:
    """An irregularity when a card leaves its trick: attention came after fewer acts; a revoke may be established."""
    played = [(number, p.card) for number, t in enumerate(table.tricks, 1) for p in t.cards]
    at = [c for _, c in played].index(card)
    if one.noticed_at is not None:
        acts, irregularities = one.noticed_at
        if acts <= len(table.auction.made) + at:
            return one
        one = evolve(one, noticed_at=(acts - 1, irregularities))
    on = one.kind is Kind.REVOKE and one.seat.side is seat.side and played[at][0] > one.trick
    return evolve(one, came_back=(*one.came_back, card)) if on else one


def with_penalty_card(table: Table, effect: effects.MajorPenaltyCard | effects.MinorPenaltyCard) -> Table:
    """The table with a penalty card; a second one makes all of the defender's cards major (Law 50B)."""
    # A defender who had spread his hand has it spread no longer: what lies there lies as penalty cards.
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
    back = taken_back(table, order.seat, order.card)
    if order.card not in back.hands[order.seat]:
        return back
    return evolve(back, exposed=(*back.exposed, Exposed(order.seat, order.card, Why.PREMATURE)))


def spread(table: Table, order: effects.Spread) -> Table:
    """The table with this hand face up; what lay face up of it before lies among the rest."""
    if order.seat in table.spread:
        return table
    others = tuple(e for e in table.exposed if e.seat is not order.seat)
    return evolve(table, spread=(*table.spread, order.seat), exposed=others)


def substituted(table: Table, order: effects.Substituted) -> Table:
    """The table with one card of a trick exchanged, unless another ruling has taken one of the two away."""
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
    trick = table.tricks[-1] if table.tricks else Trick(seat)
    current = trick.with_card(Played(seat, card, table.penalty_of(card)))
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


def other_call(table: Table, order: effects.CallSubstituted) -> Table:
    """The table with another call of the same seat for the one at this place of the record, which is withdrawn."""
    # It comes last, or right behind the first where calls that count or wait have been made since; where he has laid it
    # over the first himself it is moved there.
    place, auction = order.place, table.auction.with_standing(order.place, Standing.WITHDRAWN)
    new = Made(order.seat, order.call)
    for at, made in enumerate(auction.made):
        if at > place and (made.seat, made.call, made.standing) == (new.seat, new.call, Standing.WAITING):
            auction, new = auction.with_standing(at, Standing.CANCELLED), evolve(made, standing=Standing.MADE)
    later = auction.made[place + 1 :]
    at = place + 1 if any(m.stands or m.standing is Standing.WAITING for m in later) else len(auction.made)
    return called_at(table, auction, at, new)


def called_at(table: Table, auction: Auction, at: int, new: Made) -> Table:
    """The table with this auction and one call more at a place of the record (0 upwards), those behind it moved on."""
    auction = evolve(auction, made=(*auction.made[:at], new, *auction.made[at:]))
    later_on = tuple(moved_on(i, at) for i in table.irregularities)
    duties = tuple(evolve(o, since=o.since + 1) if has_since(o) and o.since > at else o for o in table.obligations)
    return with_auction(evolve(table, irregularities=later_on, obligations=duties), auction)


def call_made(table: Table, order: effects.CallMade) -> Table:
    """The table with the call of this seat last, or its pass, which nobody waited for, before another call (28A)."""
    if order.before is None:
        return with_auction(table, table.auction.with_call(Made(order.seat, order.call)))
    return called_at(table, table.auction, order.before, Made(order.seat, order.call, unsaid=True))


def moved_on(one: Irregularity, at: int) -> Irregularity:
    """An irregularity after a call was inserted at this place of the record: its own places move up by one."""
    calls, count = one.noticed_at or (0, 0)
    noticed_at = None if one.noticed_at is None else (calls + (calls > at), count)
    return evolve(one, place=one.place + (one.place >= at), after=one.after + (one.after >= at), noticed_at=noticed_at)


def has_since(duty: Obligation) -> TypeGuard[AuctionDuty]:
    """True where a duty counts from a place of the auction's record."""
    return isinstance(duty, MustPass | MustRepeat | NoDouble | CallOwed)


def with_standing(standing: Standing) -> Row:
    """The row of an order by which a call comes to stand otherwise."""
    return Row(lambda t, o: with_auction(t, t.auction.with_standing(o.place, standing)))


def is_penalty_card_yet(table: Table, order: effects.MajorPenaltyCard | effects.MinorPenaltyCard) -> bool:
    """True where the card lies there as a penalty card."""
    return (order.seat, order.card) in {(p.seat, p.card) for p in table.penalty_cards}


PENALTY_CARD = Row(with_penalty_card, holds=is_penalty_card_yet)
LEAD = Row(lambda t, o: led_from(t, o.seat, o.trick))
ROWS: dict[type, Row] = one_row_each(
    get_args(effects.Effect),
    {
        effects.BackToHand: Row(lambda t, o: taken_back(t, o.seat, o.card)),
        effects.MajorPenaltyCard: PENALTY_CARD,
        effects.MinorPenaltyCard: PENALTY_CARD,
        effects.PickedUp: Row(
            lambda t, o: evolve(t, penalty_cards=tuple(p for p in t.penalty_cards if p.card not in o.cards))
        ),
        effects.Substituted: Row(substituted),
        effects.CardPlayed: Row(lambda t, o: placed(t, o.seat, o.card) if can_be_played(t, o) else t),
        effects.FaceUpInTurn: Row(face_up),
        effects.FaceUpInAuction: Row(left_face_up),
        effects.LeadStands: LEAD,
        effects.LeadReverts: LEAD,
        effects.Imposed: Row(
            lambda t, o: evolve(t, obligations=(*t.obligations, o.obligation)),
            Concern.RECORD,
            lambda t, o: o.obligation in t.obligations,
        ),
        effects.CallAccepted: with_standing(Standing.ACCEPTED),
        effects.CallWithdrawn: with_standing(Standing.WITHDRAWN),
        effects.CallCancelled: with_standing(Standing.CANCELLED),
        effects.CallMade: Row(call_made),
        effects.CallSubstituted: Row(other_call),
        effects.Released: Row(
            lambda t, o: evolve(t, obligations=tuple(duty for duty in t.obligations if duty != o.obligation))
        ),
        effects.Spread: Row(spread),
        effects.HandTakenUp: Row(lambda t, o: evolve(t, spread=tuple(s for s in t.spread if s is not o.seat))),
        effects.DeclarerBecomes: Row(declared_by),
        effects.TricksTransferred: Row(
            transferred, Concern.SCORE, lambda t, o: any(x.irregularity == o.irregularity for x in t.transfers)
        ),
        effects.Reserved: Row(
            lambda t, o: evolve(t, reviews=(*t.reviews, o.review)), Concern.SCORE, lambda t, o: o.review in t.reviews
        ),
        effects.Reviewed: Row(
            lambda t, o: evolve(t, reviews=tuple(evolve(r, done=True) if r == o.review else r for r in t.reviews)),
            Concern.SCORE,
        ),
        effects.AdjustedScore: Row(adjusted, Concern.SCORE, lambda t, o: o.adjustment in t.adjustments),
        effects.ProceduralPenalty: Row(lambda t, _o: t),
        effects.Penalised: Row(
            lambda t, o: evolve(t, penalties=(*t.penalties, o.penalty)),
            Concern.SCORE,
            lambda t, o: o.penalty in t.penalties,
        ),
        effects.ComparedInGroup: Row(lambda t, _o: evolve(t, contest=evolve(t.contest, field=())), Concern.SCORE),
        effects.RulingUndone: Row(lambda t, o: lift(t, o.orders) if o.before is None else put_back(t, o.before)),
        effects.Informed: Row(informed, holds=lambda t, o: o.information in t.information),
        effects.Settled: Row(settled, Concern.RECORD),
        effects.Found: Row(found),
        effects.LeadsNext: Row(lambda t, o: evolve(t, tricks=(*t.tricks[:-1], t.tricks[-1].led_by(o.seat)))),
        effects.CardSupplied: Row(defective.supplied),
        effects.LeftInTrick: Row(defective.left_in_trick),
        effects.ReturnedToTrick: Row(defective.returned),
        effects.FoundCard: Row(defective.back_from_where_it_was_lost),
        effects.PointedRightly: Row(defective.pointed_rightly),
        effects.FaceDownAgain: Row(defective.face_down_again),
        effects.ArtificialScore: Row(artificially_scored, Concern.SCORE, lambda t, o: o.score in t.artificial),
        effects.BoardCancelled: Row(lambda t, o: evolve(t, cancelled=o.cite), holds=lambda t, o: t.cancelled == o.cite),
        effects.CardMoved: Row(moved),
        effects.HandsRestored: Row(lambda t, o: exchanged(t, *o.seats)),
        effects.CardsExchanged: Row(
            lambda t, o: evolve(t, misheld=tuple(m for m in t.misheld if m.seat is not o.seat))
        ),
        claim_effects.ClaimBecomes: Row(lambda t, o: evolve(t, claim=o.claim)),
        claim_effects.ClaimUndone: Row(lambda t, _o: evolve(t, claim=None)),
        claim_effects.LineShown: Row(lambda t, o: evolve(t, claim=t.claim and evolve(t.claim, line=o.line))),
        claim_effects.PlayCancelled: Row(lambda t, o: claim_effects.restored(t, o.claim)),
        effects.TricksRecorded: Row(lambda t, o: evolve(t, agreed=o.tricks, entered=None), Concern.SCORE),
        effects.ScoreCorrected: Row(lambda t, _o: evolve(t, entered=None), Concern.SCORE),
    },
)
"""The record that a program needs of each effect."""
