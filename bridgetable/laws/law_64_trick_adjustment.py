"""Law 64A and 64B: Automatic trick adjustment, as a table."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Moment, Settlement
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_61_revoke import revoke_of, revokes, suit_of
from bridgetable.laws.law_63_establishment import CALLED_NEXT, TWELFTH, was_established
from bridgetable.rulings.citations import clause


@frozen
class Established:
    """The facts on which the automatic adjustment for one revoke turns."""

    # `won_by_offender` tells of the very hand that revoked: a trick won in dummy is not won by declarer (footnote).
    trick: int
    won_by_offender: bool
    trick_won_by_side: bool
    won_later: bool
    repeated_in_suit: bool
    of_dummy: bool
    penalty_card_due: bool
    noticed_after_next_call: bool
    noticed_after_round: bool
    both_sides: bool
    corrected_with_other_side: bool
    misled_by_dummy: bool


@frozen
class TrickAdjustment:
    """One line of the book's table: the clause, whether it speaks of these facts, why, and the tricks it gives."""

    cite: str
    speaks: Callable[[Established], bool]
    words: Callable[[Established], str]
    tricks: Callable[[Established], int] = lambda _facts: 0


REPEATED = TrickAdjustment(
    "64B2", lambda f: f.repeated_in_suit, lambda _: "{seat} had already made an established revoke in this suit."
)
BOTH_SIDES = TrickAdjustment("64B7", lambda f: f.both_sides, lambda _: "Both sides have revoked on this board.")
NO_ADJUSTMENT: tuple[TrickAdjustment, ...] = (
    TrickAdjustment(
        "64B1",
        lambda f: not (f.trick_won_by_side or f.won_later),
        lambda _: "{side:short} won neither trick {trick} nor a later trick.",
    ),
    REPEATED,
    TrickAdjustment(
        "64B3",
        lambda f: f.of_dummy or f.penalty_card_due,
        lambda f: (
            "{seat} failed to play a penalty card, which everybody could see."
            if f.penalty_card_due
            else "The card was dummy’s, which everybody could see."
        ),
    ),
    TrickAdjustment(
        "64B4",
        lambda f: f.noticed_after_next_call,
        lambda _: "Nobody had noticed it when {other} called on the next board.",
    ),
    TrickAdjustment("64B5", lambda f: f.noticed_after_round, lambda _: "Nobody had noticed it when the round ended."),
    TrickAdjustment("64B6", lambda f: f.trick == TWELFTH, lambda _: "It happened in trick {trick}."),
    BOTH_SIDES,
    TrickAdjustment(
        "64B8",
        lambda f: f.corrected_with_other_side,
        lambda _: "It was corrected, because both sides had revoked in trick {trick}.",
    ),
    TrickAdjustment(
        "45D2", lambda f: f.misled_by_dummy, lambda _: "{seat} was misled by the card that dummy put down."
    ),
)
ADJUSTMENT: tuple[TrickAdjustment, ...] = (
    TrickAdjustment(
        "64A1",
        lambda f: f.won_by_offender,
        lambda f: (
            "{seat} himself won trick {trick}, and {side:short} won a later trick."
            if f.won_later
            else "{seat} himself won trick {trick}, and {side:short} won no later trick."
        ),
        lambda f: 2 if f.won_later else 1,
    ),
    TrickAdjustment(
        "64A2",
        lambda f: not f.won_by_offender and (f.trick_won_by_side or f.won_later),
        lambda f: (
            "{partner:s} hand won trick {trick}, not {seat:s}."
            if f.trick_won_by_side
            else "{side:short} did not win trick {trick}, but won a later trick."
        ),
        lambda _: 1,
    ),
)


@clause("45D2", "64A1", "64A2", "64B1", "64B2", "64B3", "64B4", "64B5", "64B6", "64B7", "64B8")
def rows_for(facts: Established) -> tuple[TrickAdjustment, ...]:
    """The rows that speak of these facts: every reason against an adjustment, or else the one that gives it."""
    against = tuple(r for r in NO_ADJUSTMENT if r.speaks(facts))
    return against or tuple(r for r in ADJUSTMENT if r.speaks(facts))


def facts_of(table: Table, one: Irregularity, winner: Seat | None) -> Established:
    """The facts of one established revoke at the end of play; `winner` is the hand that won its trick."""
    side = one.seat.side
    return Established(
        trick=one.trick,
        won_by_offender=winner is one.seat,
        trick_won_by_side=winner is not None and winner.side is side,
        won_later=bool(later_tricks(table, one, winner)),
        repeated_in_suit=repeats(table, one),
        of_dummy=one.seat is table.dummy,
        penalty_card_due=one.kind is Kind.PENALTY_CARD_NOT_PLAYED or bool(penalty_cards_left(table, one)),
        noticed_after_next_call=CALLED_NEXT[side.other] in one.noticed_after,
        noticed_after_round=bool(one.noticed_after & {Moment.ROUND_ENDED, Moment.CORRECTION_OVER}),
        both_sides=any(r.seat.side is not side and was_established(table, r) for r in revokes(table)),
        corrected_with_other_side=one.settled is Settlement.CORRECTED_ON_BOTH_SIDES,
        misled_by_dummy=follows_wrong_lead(table, one),
    )


@clause("45D2")
def follows_wrong_lead(table: Table, one: Irregularity) -> bool:
    """Whether it was a defender who did not follow to a lead that dummy had put down instead of the card named."""
    lead = table.tricks[one.trick - 1].lead
    return table.is_defender(one.seat) and any(
        i.kind is Kind.WRONG_DUMMY_CARD and i.trick == one.trick and i.cards == (lead,) for i in table.irregularities
    )


def winner_in_play(table: Table, one: Irregularity) -> Seat | None:
    """The hand that won the trick of a revoke, or nothing when a claim came before the trick was complete."""
    return table.winners[one.trick - 1] if one.trick <= len(table.winners) else None


def holds_unfinished_trick(table: Table, one: Irregularity) -> bool:
    """Whether a claim came while the revoker's card was holding the trick, and his side got tricks by the claim."""
    if winner_in_play(table, one) is not None or table.contract is None:
        return False
    holding = table.tricks[one.trick - 1].winner(table.contract.strain)
    return holding is one.seat and bool(unplayed(table, one.seat.side))


def repeats(table: Table, one: Irregularity) -> bool:
    """Whether the same hand had already made an established revoke in the same suit."""
    return any(is_repeated(table, r, one) and was_established(table, r) for r in revokes(table))


def is_repeated(table: Table, earlier: Irregularity, one: Irregularity) -> bool:
    """Whether a revoke was made again by the same hand in the same suit."""
    suit = suit_of(table, one)
    same = earlier.seat is one.seat and suit is not None and suit_of(table, earlier) is suit
    return same and earlier.trick < one.trick


@clause("64B2", "64B7")
def bears_on(table: Table, other: Irregularity, one: Irregularity) -> bool:
    """Whether another established revoke leaves this one without a trick: of the other side, or an earlier such one."""
    return other.seat.side is not one.seat.side or is_repeated(table, other, one)


def penalty_cards_left(table: Table, one: Irregularity) -> frozenset[Card]:
    """The penalty cards that lay before the revoker at that turn and could have been played."""
    before = (i for i in table.irregularities if i.seat is one.seat and i.number < one.number)
    seen = {c for i in before for c in i.cards}
    since = (p.card for t in table.tricks[one.trick :] for p in t.cards if p.seat is one.seat and p.penalty)
    lay = frozenset((*(p.card for p in table.penalty_cards_of(one.seat)), *since))
    return lay & seen & frozenset(revoke_of(table, one).could_have)


def later_tricks(table: Table, one: Irregularity, winner: Seat | None) -> tuple[int, ...]:
    """The tricks (1 to 13) after the revoke that the offending side won, in play or by a claim."""
    side = one.seat.side
    won = tuple(n for n, w in enumerate(table.winners, 1) if n > one.trick and w.side is side)
    claimed = unplayed(table, side)
    own = winner_in_play(table, one) is None and winner is one.seat
    return (*won, *(claimed[1:] if own else claimed))


def unplayed(table: Table, side: Side) -> tuple[int, ...]:
    """The numbers of the tricks that a claim gave this side: the next ones to the claimer's, the last to the other."""
    if table.claim is None:
        return ()
    first, got = len(table.winners) + 1, table.claim.tricks
    return tuple(range(first, first + got) if table.claim.seat.side is side else range(first + got, TRICKS + 1))


def tricks_to_give(table: Table, one: Irregularity, number: int, winner: Seat | None) -> tuple[int, ...]:
    """Which tricks (1 to 13) change sides: the revoke trick first, then the next won, never one twice."""
    # The trick of another revoke that its offender won is left to that revoke as long as there is another.
    given = {n for t in table.transfers for n in t.from_tricks}
    own = [one.trick] if winner is not None and winner.side is one.seat.side else []
    later = sorted(later_tricks(table, one, winner), key=lambda n: (is_of_another(table, one, n), n))
    return tuple([n for n in (*own, *later) if n not in given][:number])


def is_of_another(table: Table, one: Irregularity, trick: int) -> bool:
    """Whether this trick was won by a hand that revoked in it, another time than this."""
    others = (r for r in revokes(table) if r.number != one.number and r.trick == trick)
    return any(winner_in_play(table, r) is r.seat for r in others)
