"""Law 64: Procedure after establishment of a revoke.

Here is what is ruled when attention is drawn and what is reckoned at the end of play; the book's table of tricks is in
`law_64_trick_adjustment`, and the redress of damage in `law_64_redress`.
"""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Moment, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_61_revoke import Revoke, quitted_tricks_stay, revoke_of, tell_revoke
from bridgetable.laws.law_63_establishment import established_by
from bridgetable.laws.law_64_redress import both_revoked, is_it_enough, keep_up
from bridgetable.laws.law_64_trick_adjustment import (
    Established,
    Row,
    facts_of,
    holds_unfinished_trick,
    rows_for,
    tricks_to_give,
    winner_in_play,
)
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Reserved, Reviewed, Settled, TricksTransferred
from bridgetable.rulings.ruling import Ruling

AS_IF = "43B2b"


def established_revoke(revoke: Revoke, ruling: Ruling) -> None:
    """Attention is drawn to a revoke that can no longer be corrected: play goes on, the reckoning comes after it."""
    tell_revoke(revoke, ruling)
    cite = established_by(ruling.table, ruling.table.irregularity(revoke.number))
    stands_as_played(revoke, cite, ruling)


@clause("63B")
def stands_as_played(revoke: Revoke, cite: str, ruling: Ruling) -> None:
    """The trick of an established revoke stands, and the revoke is kept for the end of play."""
    ruling.says(Msg("The revoke is established; trick {trick} stands as played.", trick=revoke.trick), cite, "63B")
    quitted_tricks_stay(ruling)
    ruling.orders(Reserved("64", Review(ReviewOf.REVOKE, revoke.number)))


@frozen
class Redress:
    """The revokes of a board to be reckoned with at the end of play, in the order of their tricks."""

    revokes: tuple[Revoke, ...]


def redress_of(table: Table) -> Redress:
    """Every revoke that waits for the end of play."""
    numbers = [r.irregularity for r in table.reviews if r.about is ReviewOf.REVOKE and not r.done]
    found = (revoke_of(table, table.irregularity(n)) for n in numbers)
    return Redress(tuple(sorted(found, key=lambda r: (r.trick, r.number))))


def reckoning(redress: Redress, ruling: Ruling) -> None:
    """Play has ended: what each revoke costs, and then whether that is enough."""
    cites = [reckon(revoke, ruling) for revoke in redress.revokes]
    several = len(redress.revokes) > 1
    if any("64B7" in c for c in cites):
        both_revoked(ruling)
    for revoke, found in zip(redress.revokes, cites, strict=True):
        one = ruling.table.irregularity(revoke.number)
        if "64B7" not in found and not too_late(one, ruling):
            is_it_enough(one, found, ruling, several=several)
        cite, how = (one.settled_by, one.settled) if one.stage is Stage.RULED else (found[0], None)
        ruling.orders(Reviewed("64C1", Review(ReviewOf.REVOKE, one.number)))
        ruling.orders(Settled(cite, one.number, Stage.RULED, how))


def reckon(revoke: Revoke, ruling: Ruling) -> tuple[str, ...]:
    """Tell one revoke, why tricks are transferred or not, and transfer them; the clauses that say so."""
    tell_revoke(revoke, ruling)
    one = ruling.table.irregularity(revoke.number)
    cite = established_by(ruling.table, one)
    if one.settled is Settlement.COUNTS_AS_ESTABLISHED:
        ruling.says(Msg("It was corrected, but counts as if it had been established."), AS_IF)
    elif cite:
        ruling.says(Msg("The revoke was established."), cite)
    winner = winner_of(one, ruling)
    facts = facts_of(ruling.table, one, winner)
    rows = rows_for(facts)
    for row in rows:
        ruling.says(reason(row, facts, one, winner), row.cite)
    transfer(one, max(r.tricks(facts) for r in rows), winner, rows[0], ruling)
    return tuple(r.cite for r in rows)


def winner_of(one: Irregularity, ruling: Ruling) -> Seat | None:
    """The hand that won the trick of a revoke; the director finds it out when a claim came before its last card."""
    if not holds_unfinished_trick(ruling.table, one):
        return winner_in_play(ruling.table, one)
    words = "Would {card} from {seat} have won trick {trick}?"
    question = Msg(words, card=one.cards[0], seat=one.seat, trick=one.trick)
    yes, no = Option("yes", Msg("Yes"), (), ("64A1",)), Option("no", Msg("No"), (), ("64A2",))
    return one.seat if ruling.fact("64A1", question, yes=yes, no=no) else None


def transfer(one: Irregularity, wanted: int, winner: Seat | None, row: Row, ruling: Ruling) -> None:
    """Give the tricks that a row gives, as many as the offending side still has from that trick on."""
    to = one.seat.side.other
    tricks = tricks_to_give(ruling.table, one, wanted, winner)
    if len(tricks) < wanted:
        words = "{side:short} have one trick left to give: none is given twice." if tricks else NONE_LEFT
        ruling.says(Msg(words, side=one.seat.side), row.cite)
    if not tricks:
        ruling.says(Msg("No trick is transferred."), row.cite)
        return
    words = {1: "One trick goes to {side}.", 2: "Two tricks go to {side}."}[len(tricks)]
    ruling.says(Msg(words, side=to), row.cite)
    ruling.orders(TricksTransferred(row.cite, to, len(tricks), one.number, tricks))
    keep_up(to, row.cite, ruling)


def reason(row: Row, facts: Established, one: Irregularity, winner: Seat | None) -> Msg:
    """Why a row speaks of a revoke, in words."""
    words = REASONS[row.cite]
    if row.cite == "64A1":
        words = ALONE if not facts.won_later else words
    elif row.cite == "64A2" and winner is not None and winner.side is one.seat.side:
        words = BY_PARTNER
    elif row.cite == "64B3" and facts.penalty_card_due:
        words = PENALTY_CARD
    return Msg(
        words,
        seat=one.seat,
        partner=one.seat.partner,
        trick=one.trick,
        side=one.seat.side,
        other=one.seat.side.other,
    )


NONE_LEFT = "{side:short} have no trick left to give: none is given twice."
ALONE = "{seat} himself won trick {trick}, and {side:short} won no later trick."
BY_PARTNER = "{partner:s} hand won trick {trick}, not {seat:s}."
PENALTY_CARD = "{seat} failed to play a penalty card, which everybody could see."
REASONS = {
    "64A1": "{seat} himself won trick {trick}, and {side:short} won a later trick.",
    "64A2": "{side:short} did not win trick {trick}, but won a later trick.",
    "45D2": "{seat} was misled by the card that dummy put down.",
    "64B1": "{side:short} won neither trick {trick} nor a later trick.",
    "64B2": "{seat} had already made an established revoke in this suit.",
    "64B3": "The card was dummy’s, which everybody could see.",
    "64B4": "Nobody had noticed it when {other} called on the next board.",
    "64B5": "Nobody had noticed it when the round ended.",
    "64B6": "It happened in trick {trick}.",
    "64B7": "Both sides have revoked on this board.",
    "64B8": "It was corrected, because both sides had revoked in trick {trick}.",
}


def too_late(one: Irregularity, ruling: Ruling) -> bool:
    """Whether the revoke was noticed after the correction period, when no ruling can be asked for (92B)."""
    if Moment.CORRECTION_OVER not in one.noticed_after:
        return False
    ruling.says(Msg("The correction period is over: the score stands."), "92B")
    return True
