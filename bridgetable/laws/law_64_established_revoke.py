"""Law 64: Procedure after establishment of a revoke."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from bridgetable.game.irregularities import Irregularity, Kind, Moment, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Adjustment, Review, Table
from bridgetable.laws.law_61_revoke import Revoke, revokes, tell_revoke
from bridgetable.laws.law_63_establishment import CALLED_NEXT, TWELFTH, established_by
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import AdjustedScore, Reserved, Reviewed, Settled, TricksTransferred
from bridgetable.rulings.ruling import Ruling

REDRESS = "64"


@clause("63B")
def established_revoke(revoke: Revoke, ruling: Ruling) -> None:
    """Attention is drawn to a revoke that can no longer be corrected: play goes on, the reckoning comes after it."""
    tell_revoke(revoke, ruling)
    table = ruling.table
    cite = established_by(table, table.irregularity(revoke.number))
    ruling.says(Msg("The revoke is established; trick {trick} stands as played.", trick=revoke.trick), cite, "63B")
    ruling.orders(Reserved("64", Review(REDRESS, revoke.number)))


@frozen
class Established:
    """The facts on which the automatic adjustment for one revoke turns."""

    trick: int
    won_by_offender: bool
    trick_won_by_side: bool
    won_later: bool
    repeated_in_suit: bool
    of_dummy_or_penalty_card: bool
    noticed_after_next_call: bool
    noticed_after_round: bool
    both_sides: bool
    corrected_by_both: bool


@frozen
class Row:
    """One line of the book's table: the clause, whether it speaks of these facts, and the tricks it gives."""

    cite: str
    speaks: Callable[[Established], bool]
    tricks: Callable[[Established], int]


def _none(_facts: Established) -> int:
    return 0


NO_ADJUSTMENT: tuple[Row, ...] = (
    Row("64B1", lambda f: not (f.trick_won_by_side or f.won_later), _none),
    Row("64B2", lambda f: f.repeated_in_suit, _none),
    Row("64B3", lambda f: f.of_dummy_or_penalty_card, _none),
    Row("64B4", lambda f: f.noticed_after_next_call, _none),
    Row("64B5", lambda f: f.noticed_after_round, _none),
    Row("64B6", lambda f: f.trick == TWELFTH, _none),
    Row("64B7", lambda f: f.both_sides, _none),
    Row("64B8", lambda f: f.corrected_by_both, _none),
)
ADJUSTMENT: tuple[Row, ...] = (
    Row("64A1", lambda f: f.won_by_offender, lambda f: 2 if f.won_later else 1),
    Row("64A2", lambda f: not f.won_by_offender and (f.trick_won_by_side or f.won_later), lambda _f: 1),
)


@clause("64A1", "64A2", "64B1", "64B2", "64B3", "64B4", "64B5", "64B6", "64B7", "64B8")
def rows_for(facts: Established) -> tuple[Row, ...]:
    """The rows that speak of these facts: every reason against an adjustment, or else the one that gives it."""
    against = tuple(r for r in NO_ADJUSTMENT if r.speaks(facts))
    return against or tuple(r for r in ADJUSTMENT if r.speaks(facts))


def facts_of(table: Table, one: Irregularity) -> Established:
    """The facts of one established revoke at the end of play."""
    side = one.seat.side
    winner = table.winners[one.trick - 1] if one.trick <= len(table.winners) else None
    earlier = [r for r in revokes(table) if r.number < one.number and r.seat is one.seat and same_suit(table, r, one)]
    return Established(
        trick=one.trick,
        won_by_offender=winner is one.seat,
        trick_won_by_side=winner is not None and winner.side is side,
        won_later=bool(later_tricks(table, one)) or claimed_later(table, side),
        repeated_in_suit=any(established_by(table, r) for r in earlier),
        of_dummy_or_penalty_card=one.seat is table.dummy or one.kind is Kind.PENALTY_CARD_NOT_PLAYED,
        noticed_after_next_call=CALLED_NEXT[side.other] in one.noticed_after,
        noticed_after_round=Moment.ROUND_ENDED in one.noticed_after,
        both_sides=any(r.seat.side is not side and established_by(table, r) for r in revokes(table) if counts(r)),
        corrected_by_both=one.settled_by == "62A",
    )


def counts(one: Irregularity) -> bool:
    """Whether a revoke was left uncorrected."""
    return one.settled_by != "62A"


def same_suit(table: Table, one: Irregularity, other: Irregularity) -> bool:
    """Whether two revokes failed to follow to the same suit."""
    return table.tricks[one.trick - 1].suit_led is table.tricks[other.trick - 1].suit_led


def later_tricks(table: Table, one: Irregularity) -> tuple[int, ...]:
    """The tricks (1 to 13) after the revoke that the offending side won in play."""
    return tuple(n for n, w in enumerate(table.winners, 1) if n > one.trick and w.side is one.seat.side)


def claimed_later(table: Table, side: Side) -> bool:
    """Whether a claim gave this side a trick that was not played."""
    left = TRICKS - len(table.winners)
    if table.claim is None:
        return False
    return (table.claim.tricks if table.claim.seat.side is side else left - table.claim.tricks) > 0


def tricks_to_give(table: Table, one: Irregularity, number: int) -> tuple[int, ...]:
    """Which tricks (1 to 13) change sides: the revoke trick first, then the next won, never one twice."""
    given = {n for t in table.transfers for n in t.from_tricks}
    own = [one.trick] if table.winners[one.trick - 1].side is one.seat.side else []
    left = [n for n in (*own, *later_tricks(table, one), *unplayed(table, one.seat.side)) if n not in given]
    return tuple(left[:number])


def unplayed(table: Table, side: Side) -> tuple[int, ...]:
    """The numbers of the tricks that a claim gave this side, counted from the last."""
    if table.claim is None:
        return ()
    left = TRICKS - len(table.winners)
    got = table.claim.tricks if table.claim.seat.side is side else left - table.claim.tricks
    return tuple(range(TRICKS, TRICKS - got, -1))


@frozen
class Redress:
    """A revoke to be reckoned with at the end of play."""

    revoke: Revoke
    seat: Seat


def reckoning(redress: Redress, ruling: Ruling) -> None:
    """Play has ended: what the revoke costs, and whether that is enough."""
    table = ruling.table
    one = table.irregularity(redress.revoke.number)
    tell_revoke(redress.revoke, ruling)
    if established_by(table, one):
        ruling.says(Msg("The revoke was established."), established_by(table, one))
    rows = rows_for(facts_of(table, one))
    tell_and_transfer(one, rows, ruling)
    cites = tuple(r.cite for r in rows)
    if "64B7" in cites:
        both_revoked(ruling)
    else:
        is_it_enough(one, cites, ruling)
    ruling.orders(Reviewed("64C1", Review(REDRESS, one.number)), Settled(cites[0], one.number, Stage.RULED))


REASONS = {
    "64A1": Msg("The player who revoked won the trick himself."),
    "64A2": Msg("The offending side won this trick or a later one, but not in the offender's hand."),
    "64B1": Msg("The offending side won neither this trick nor a later one."),
    "64B2": Msg("It repeats an established revoke of the same player in the same suit."),
    "64B3": Msg("It was dummy's card."),
    "64B4": Msg("It was noticed after the other side had called on the next board."),
    "64B5": Msg("It was noticed after the round."),
    "64B6": Msg("It happened in trick twelve."),
    "64B7": Msg("Both sides have revoked on this board."),
    "64B8": Msg("Both revokes were corrected."),
}


PENALTY_CARD_LEFT = Msg("It was the failure to play a penalty card.")


def tell_and_transfer(one: Irregularity, rows: tuple[Row, ...], ruling: Ruling) -> None:
    """Say which clause applies and why, and give the tricks that it gives."""
    for row in rows:
        of_penalty_card = row.cite == "64B3" and one.kind is Kind.PENALTY_CARD_NOT_PLAYED
        ruling.says(PENALTY_CARD_LEFT if of_penalty_card else REASONS[row.cite], row.cite)
    wanted = max(r.tricks(facts_of(ruling.table, one)) for r in rows)
    tricks = tricks_to_give(ruling.table, one, wanted) if wanted else ()
    to = one.seat.side.other
    if not tricks:
        ruling.says(Msg("No trick is transferred."), rows[0].cite)
        return
    words = {1: "One trick goes to {side}.", 2: "Two tricks go to {side}."}
    ruling.says(Msg(words[len(tricks)], side=to), rows[0].cite)
    ruling.orders(TricksTransferred(rows[0].cite, to, len(tricks), one.number, tricks))


CRITERIA = (Msg("Judge from the moment before the revoke, by the plans of the players at this table."),)
REPEATED = Msg("Would they have made more tricks had the first revoke occurred, but not the later one?")
QUESTIONS = {
    0: Msg("Was {side} damaged by the revoke?"),
    1: Msg("Does one trick repair the damage?"),
    2: Msg("Do two tricks repair the damage?"),
}


@clause("64C1", "64C2a", "12C1b")
def is_it_enough(one: Irregularity, cites: tuple[str, ...], ruling: Ruling) -> None:
    """The director judges whether the non-offenders are compensated, and if not assigns the likely result."""
    to = one.seat.side.other
    cite = "64C2a" if "64B2" in cites else "64C1"
    given = sum(t.tricks for t in ruling.table.transfers if t.irregularity == one.number)
    stands = Option("yes", Msg("Yes, the score stands"), (result_words(ruling.table),), (cite,))
    adjust = Option(
        "no",
        Msg("No, adjust the score"),
        (Msg("{side} are given the likely result without the revoke, if that is better for them.", side=to),),
        (cite, "12C1b"),
    )
    question = Msg("Is {side} compensated without a transfer?", side=to) if given == 0 else QUESTIONS[given]
    criteria = (*CRITERIA, REPEATED) if cite == "64C2a" else CRITERIA
    if ruling.judge(cite, question, (stands, adjust), criteria) == "no":
        assign_more_tricks(to, ruling)


def result_words(table: Table) -> Msg:
    """The result as it now stands, for the option that lets it stand."""
    if table.contract is None:
        return Msg("The board is passed out.")
    side = table.contract.declarer.side
    return Msg("{side} are credited with {tricks} tricks.", side=side, tricks=table.tricks_credited(side))


@clause("12C1b")
def assign_more_tricks(to: Side, ruling: Ruling) -> None:
    """The director says how many tricks the non-offenders would have won; never fewer than they have now."""
    table = ruling.table
    now = table.tricks_credited(to)
    options = [
        Option(str(n), Msg("{tricks} tricks for {side}", tricks=n, side=to), (), ("12C1b",))
        for n in range(now + 1, TRICKS + 1)
    ]
    if not options:
        return
    key = ruling.judge("12C1b", Msg("How many tricks would {side} have won?", side=to), options, CRITERIA)
    declaring = to if table.declarer is not None and table.declarer.side is to else to.other
    tricks = int(key) if declaring is to else TRICKS - int(key)
    ruling.orders(AdjustedScore("64C1", Adjustment(tricks, (Side.NS, Side.EW), "64C1")))


@clause("64C2b")
def both_revoked(ruling: Ruling) -> None:
    """Both sides revoked: if one was damaged, the likely result without any revoke."""
    table = ruling.table
    if any(a.cite == "64C2b" for a in table.adjustments) or table.declarer is None:
        return
    question = Msg("Was a side damaged by the revokes of this board?")
    no = Option("no", Msg("No, the score stands"), (result_words(table),), ("64C2b",))
    yes = Option("yes", Msg("Yes, adjust the score"), (Msg("The likely result had nobody revoked."),), ("64C2b",))
    criteria = (Msg("The likely result of the board had nobody revoked."),)
    if ruling.judge("64C2b", question, (no, yes), criteria) == "no":
        return
    side = table.declarer.side
    options = [
        Option(str(n), Msg("{tricks} tricks for {side}", tricks=n, side=side), (), ("12C1b",))
        for n in range(TRICKS + 1)
    ]
    key = ruling.judge("12C1b", Msg("How many tricks would {side} have won?", side=side), options, criteria)
    ruling.orders(AdjustedScore("64C2b", Adjustment(int(key), (Side.NS, Side.EW), "64C2b")))
