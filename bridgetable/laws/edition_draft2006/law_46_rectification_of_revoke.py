"""Law 46 of the draft of 2006: Rectification of a revoke: one trick for each suit of a player, or a penalty."""

from bridgetable.game.cards import Suit
from bridgetable.game.irregularities import Irregularity, Requirement
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.edition_draft2006.law_43_revoke_and_enquiries import illegal_attention
from bridgetable.laws.law_61_revoke import revokes
from bridgetable.laws.law_63_establishment import TWELFTH
from bridgetable.rulings.effects import ProceduralPenalty
from bridgetable.rulings.ruling import Ruling

Row = law_64.TrickAdjustment
SAME_SUIT = Row("D46A1", lambda f: f.repeated_in_suit, lambda _: "{seat} had revoked in this suit before: one trick.")
NONE_WON = Row(
    "D46A3b",
    lambda f: not (f.trick_won_by_side or f.won_later),
    lambda _: "{side:short} won neither trick {trick} nor a later trick.",
)
NO_TRANSFER: tuple[Row, ...] = (
    evolve(law_64.LAY_FACED, cite="D46B1"),
    Row("D46B2", lambda f: f.trick == TWELFTH, lambda _: "It happened in trick {trick}."),
    Row(
        "D46B3",
        lambda f: f.noticed_after_next_call,
        lambda _: "Nobody had noticed it when {other} called on the next board.",
    ),
    Row("D46B4", lambda f: f.noticed_after_round, lambda _: "Nobody had noticed it when the round ended."),
    Row("D46B5", lambda f: f.pointed_out_illegally, lambda _: "Attention was drawn illegally, by {other:short}."),
)
ONE_TRICK = Row(
    "D46A1",
    lambda _: True,
    lambda f: (
        "{side:short} won trick {trick}: it does not matter which hand."
        if f.trick_won_by_side
        else "{side:short} won a trick after trick {trick}."
    ),
    lambda _: 1,
)
FOR_EACH_SIDE = evolve(ONE_TRICK, cite="inferred:46A1")


@EDITION.instead_of(law_64.rows_for, "46A1", "46A2", "46B1", "46B2", "46B3", "46B4", "46B5")
def rows_for(facts: law_64.Established, ruling: Ruling) -> tuple[Row, ...]:
    """The rows that speak of these facts: every reason against a transfer, or else one trick or the penalty."""
    against = tuple(r for r in NO_TRANSFER if r.speaks(facts))
    if against:
        return against
    if SAME_SUIT.speaks(facts):
        return (SAME_SUIT,)
    if NONE_WON.speaks(facts):
        return (NONE_WON,)
    return (FOR_EACH_SIDE if facts.both_sides else ONE_TRICK,)


@EDITION.instead_of(law_61.suit_of, "46A1", "46A2")
def suit_of(table: Table, one: Irregularity) -> Suit | None:
    """The suit in which a player has revoked, also where he left out a card and is deemed to have (38C1b)."""
    # Each suit costs one trick, so that every revoke in a trick is one in the suit led to it.
    return table.tricks[one.trick - 1].suit_led if one.how in {Requirement.FOLLOW_SUIT, Requirement.ANY_CARD} else None


@EDITION.instead_of(law_64.transfer, "46A3a", "46A3b")
def transfer(one: Irregularity, wanted: int, winner: Seat | None, row: Row, ruling: Ruling) -> None:
    """Give the trick, if the side has one left from there on; if it has none for this player, he gets a penalty."""
    none = row is NONE_WON or (wanted and not law_64.tricks_to_give(ruling.table, one, wanted, winner))
    if not none or has_paid(one, ruling):
        law_64.give(one, wanted, winner, row, ruling)
        return
    words = "No trick can be given. Unless the authority has fixed another: 10 per cent of the board, or 3 IMPs."
    ruling.says(Msg(words), "D46A3b")
    ruling.orders(ProceduralPenalty("D46A3b", one.seat))


@EDITION.clause("46A3b")
def has_paid(one: Irregularity, ruling: Ruling) -> bool:
    """True where another revoke of this player has cost a trick already, or the penalty that comes once."""
    others = {r.number for r in revokes(ruling.table) if r.seat is one.seat and r.number != one.number}
    paid = any(t.irregularity in others for t in ruling.table.transfers)
    return paid or any(isinstance(e, ProceduralPenalty) and e.seat is one.seat for e in ruling.ordered)


@EDITION.instead_of(law_64.lay_faced, "46B1")
def lay_faced(one: Irregularity, ruling: Ruling) -> bool:
    """True where a card that should have been played lay face up before its owner, or in a hand that was faced."""
    return law_64.asks_whether_it_lay_faced(one, "D46B1", ("D46A1",), ruling)


@EDITION.instead_of(law_64.was_pointed_out_illegally, "46B5")
def was_pointed_out_illegally(table: Table, one: Irregularity) -> bool:
    """True where an opponent who may not, dummy among them, first drew attention to an established revoke."""
    asked = illegal_attention(table, one)
    return asked is not None and asked.seat.side is not one.seat.side


# The clause by which damage is made good, whoever revoked and how often.
EDITION.has(law_64.clause_of_redress, "46C", value="64C1")
