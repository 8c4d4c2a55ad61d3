"""Law 42: Dummy's rights."""

from bridgetable.game.cards import Card, of_suit
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.screens import hides, hides_card, screenmate
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.law_09_procedure import may_draw_attention, pointed_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies


@clause("42A2", "65B3")
def may_point_at_card(table: Table, seat: Seat, one: Irregularity) -> bool:
    """True where a player, dummy among them, may point out a card that shows a trick as won by the wrong side."""
    return one.kind is Kind.POINTED_WRONGLY and not is_too_late_to_point(table, seat, one.trick)


@varies
def is_too_late_to_point(table: Table, seat: Seat, trick: int) -> bool:
    """True where this seat may no longer say that a card of a trick (1 to 13) points wrongly (65B3)."""
    return has_played_on(table, seat, trick)


def has_played_on(table: Table, seat: Seat, trick: int) -> bool:
    """True where this seat's side has led or played to the trick after this one (1 to 13)."""
    return any(p.seat.side is seat.side for t in table.tricks[trick:] for p in t.cards)


@clause("42B3")
def may_speak(table: Table, seat: Seat, card: Card | None) -> bool:
    """True where this seat may draw attention now: dummy, in play, only to a card that is pointed wrongly."""
    if may_draw_attention(table, seat) or has_just_become_dummy(table):
        return True
    seen = (i for i in pointed_out(table, card) if not hides_card(table, i.seat, seat))
    meant = [i for i in seen if i.stage is Stage.COMMITTED]
    return bool(meant) and all(may_point_at_card(table, seat, i) or is_seen_by_dummy_alone(table, i) for i in meant)


@clause("80B2e")
def is_seen_by_dummy_alone(table: Table, one: Irregularity) -> bool:
    """True where a screen hid a defender’s exposed card or lead from declarer, so that dummy, who saw it, may speak."""
    if table.dummy is None or table.declarer is None or not table.regulations.screens:
        return False
    unseen = one.kind is Kind.CARD_EXPOSED or hides(table, one, table.declarer)
    return unseen and one.seat is screenmate(table.dummy)


@clause("54A")
def has_just_become_dummy(table: Table) -> bool:
    """True where declarer has spread his hand to an opening lead out of turn to which nobody has played yet."""
    # He acted as declarer, who may draw attention; the limits of dummy bind him when play goes on from there.
    only_led = len(table.tricks) == 1 and len(table.tricks[0].cards) == 1
    leads = (i for i in table.irregularities if i.kind is Kind.OPENING_LEAD_OUT_OF_TURN)
    return only_led and any(i.stage is Stage.CONDONED for i in leads)


@clause("42B")
def has_lost_rights(table: Table) -> bool:
    """True where dummy has overstepped a limit that costs him the rights of Law 42B for this board."""
    return any(i.kind is Kind.DUMMY_OVERSTEPPED and i.seat is table.dummy for i in table.irregularities)


@clause("42B1", "61B2a", "61B2b")
def may_ask(table: Table, seat: Seat, hand: Seat) -> bool:
    """True where a player may ask whether a hand can follow suit: anybody may, but dummy only declarer."""
    return seat is not table.dummy or not table.is_defender(hand)


@varies
@clause("42B2", "9A3")
def may_prevent(table: Table, seat: Seat) -> bool:
    """True where a player may try to prevent an irregularity: anybody may, but not dummy who has lost his rights."""
    return seat is not table.dummy or not has_lost_rights(table) or has_to_follow_suit(table, seat)


@clause("42A3")
def has_to_follow_suit(table: Table, dummy: Seat) -> bool:
    """True where declarer is to call for a card of dummy's that follows suit: dummy sees to it, rights or none."""
    trick = table.tricks[-1]
    return table.turn is dummy and trick.suit_led is not None and bool(of_suit(table.hands[dummy], trick.suit_led))
