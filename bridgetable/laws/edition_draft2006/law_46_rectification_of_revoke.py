"""Law 46 of the draft of 2006: Rectification of a revoke: one trick for each suit of a player, or a penalty."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws.edition_draft2006.edition import EDITION
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
    Row(
        "D46B1",
        lambda f: f.of_dummy or f.penalty_card_due,
        lambda _: "The card that {seat} did not play lay face up on the table.",
    ),
    Row("D46B2", lambda f: f.trick == TWELFTH, lambda _: "It happened in trick {trick}."),
    Row(
        "D46B3",
        lambda f: f.noticed_after_next_call,
        lambda _: "Nobody had noticed it when {other} called on the next board.",
    ),
    Row("D46B4", lambda f: f.noticed_after_round, lambda _: "Nobody had noticed it when the round ended."),
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


@EDITION.instead_of(law_64.rows_for)
@EDITION.clause("46A1", "46A2", "46B1", "46B2", "46B3", "46B4")
# The sibling of 2017 is told the ruling as well.
def rows_for(facts: law_64.Established, ruling: Ruling) -> tuple[Row, ...]:  # noqa: ARG001
    """The rows that speak of these facts: every reason against a transfer, or else one trick or the penalty."""
    against = tuple(r for r in NO_TRANSFER if r.speaks(facts))
    if against:
        return against
    if SAME_SUIT.speaks(facts):
        return (SAME_SUIT,)
    return (NONE_WON,) if NONE_WON.speaks(facts) else (ONE_TRICK,)


@EDITION.instead_of(law_64.transfer)
@EDITION.clause("46A3a", "46A3b")
def transfer(one: Irregularity, wanted: int, winner: Seat | None, row: Row, ruling: Ruling) -> None:
    """Give the trick, if the offending side has one left from that trick on; if not, its player gets a penalty."""
    if row is NONE_WON or (wanted and not law_64.tricks_to_give(ruling.table, one, wanted, winner)):
        words = "No trick can be given. Unless the authority has fixed another: 10 per cent of the board, or 3 IMPs."
        ruling.says(Msg(words), "D46A3b")
        ruling.orders(ProceduralPenalty("D46A3b", one.seat))
    else:
        law_64.give(one, wanted, winner, row, ruling)
