"""Law 64: Procedure after establishment of a revoke: the ruling, the book's table of tricks, redress of damage."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Moment, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.law_12_assigned_score import assign, assign_more_tricks, assign_tricks, result_words, tricks_of
from bridgetable.laws.law_61_revoke import Revoke, quitted_tricks_stay, revoke_of, revokes, suit_of, tell_revoke
from bridgetable.laws.law_63_establishment import CALLED_NEXT, TWELFTH, established_by, was_corrected, was_established
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.effects import Reserved, Reviewed, Settled, TricksTransferred
from bridgetable.rulings.ruling import Ruling


def established_revoke(revoke: Revoke, ruling: Ruling) -> None:
    """Attention is drawn to a revoke that can no longer be corrected: play goes on, the reckoning comes after it."""
    tell_revoke(revoke, ruling)
    cite = established_by(ruling.table, ruling.table.irregularity(revoke.number))
    stands_as_played(revoke, cite, ruling)


# The clauses by which the trick of an established revoke stands.
kept_by = varying(("63B",))


@clause("63B")
def stands_as_played(revoke: Revoke, cite: str, ruling: Ruling) -> None:
    """The trick of an established revoke stands, and the revoke is kept for the end of play."""
    words = "The revoke is established: trick {trick} stands, and what it costs is counted after play."
    ruling.says(Msg(words, trick=revoke.trick), cite, *kept_by(ruling))
    quitted_tricks_stay(ruling)
    ruling.orders(Reserved("64", Review(ReviewOf.REVOKE, revoke.number)))


FACED = frozenset({Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED, Kind.HAND_SPREAD_EARLY})


@frozen
class Redress:
    """The revokes of a board to be reckoned with at the end of play, in the order of their tricks."""

    revokes: tuple[Revoke, ...]


@clause("64B2", "64B7", "81C3")
def redress_of(table: Table) -> Redress:
    """Every revoke that waits for the end of play, and every other that decides what one of them costs."""
    # The law speaks of revokes that were made, whether or not somebody pointed at them: the director who looks at the
    # tricks to rule on one sees the other, and rules on it too.
    numbers = {r.irregularity for r in table.reviews if r.about is ReviewOf.REVOKE and not r.done}
    waiting = [table.irregularity(n) for n in numbers]
    seen = (r for r in revokes(table) if was_unnoticed(r) and was_established(table, r))
    found = (*waiting, *(r for r in seen if any(bears_on(table, r, one) for one in waiting)))
    return Redress(tuple(sorted((revoke_of(table, one) for one in found), key=lambda r: (r.trick, r.number))))


def as_looked_at(table: Table, revoke: Revoke) -> Irregularity:
    """A revoke on record; one to which nobody had drawn attention is noticed now that it is looked at."""
    one = table.irregularity(revoke.number)
    return evolve(one, noticed_after=table.moments) if was_unnoticed(one) else one


def was_unnoticed(one: Irregularity) -> bool:
    """True where nobody has drawn attention to an irregularity."""
    return one.stage in {Stage.COMMITTED, Stage.CONDONED}


def reckoning(redress: Redress, ruling: Ruling) -> None:
    """Play has ended: the cost of each revoke, and then whether that is enough."""
    reckoned = [reckon(revoke, ruling) for revoke in redress.revokes]
    several = len(redress.revokes) > 1
    if any(BOTH_SIDES in rows for rows in reckoned):
        both_revoked(ruling)
    for revoke, rows in zip(redress.revokes, reckoned, strict=True):
        one = as_looked_at(ruling.table, revoke)
        if BOTH_SIDES not in rows and not too_late(one, ruling):
            is_it_enough(one, ruling, again=REPEATED in rows, several=several)
        cite, how = (one.settled_by, one.settled) if one.stage is Stage.RULED else (rows[0].cite, None)
        ruling.orders(Reviewed("64C1", Review(ReviewOf.REVOKE, one.number)))
        ruling.orders(Settled(cite, one.number, Stage.RULED, how))


def reckon(revoke: Revoke, ruling: Ruling) -> tuple[TrickAdjustment, ...]:
    """Rule on one revoke: say why tricks are transferred or not, and transfer them. Returns the rows that say so."""
    tell_revoke(revoke, ruling)
    one = as_looked_at(ruling.table, revoke)
    cite = established_by(ruling.table, one)
    if one.settled is Settlement.COUNTS_AS_ESTABLISHED:
        ruling.says(Msg("It was corrected, but counts as if it had been established."), one.settled_by)
    elif cite:
        ruling.says(Msg("The revoke was established."), cite)
    winner = winner_of(one, ruling)
    facts = facts_of(ruling.table, one, winner)
    facts = evolve(facts, penalty_card_due=facts.penalty_card_due or lay_faced(one, ruling))
    facts = evolve(facts, pointed_out_illegally=was_pointed_out_illegally(ruling.table, one))
    rows = rows_for(facts, ruling)
    for row in rows:
        ruling.says(reason(row, facts, one), row.cite)
    transfer(one, max(r.tricks(facts) for r in rows), winner, rows[0], ruling)
    return rows


def winner_of(one: Irregularity, ruling: Ruling) -> Seat | None:
    """The hand that won the trick of a revoke; the director finds it out when a claim came before its last card."""
    if not holds_unfinished_trick(ruling.table, one):
        return winner_in_play(ruling.table, one)
    words = "Would {card} from {seat} have won trick {trick}?"
    question = Msg(words, card=one.cards[0], seat=one.seat, trick=one.trick)
    yes, no = Option("yes", Msg("Yes"), (), ("64A1",)), Option("no", Msg("No"), (), ("64A2",))
    return one.seat if ruling.fact("64A1", question, yes=yes, no=no) else None


@varies
def transfer(one: Irregularity, wanted: int, winner: Seat | None, row: TrickAdjustment, ruling: Ruling) -> None:
    """Give the tricks that a row gives; in another edition something else if there is none."""
    give(one, wanted, winner, row, ruling)


def give(one: Irregularity, wanted: int, winner: Seat | None, row: TrickAdjustment, ruling: Ruling) -> None:
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


def reason(row: TrickAdjustment, facts: Established, one: Irregularity) -> Msg:
    """The reason why a row speaks of a revoke, in words."""
    seat, side = one.seat, one.seat.side
    return Msg(row.words(facts), seat=seat, partner=seat.partner, trick=one.trick, side=side, other=side.other)


NONE_LEFT = "{side:short} have no trick left to give: none is given twice."


def too_late(one: Irregularity, ruling: Ruling) -> bool:
    """True where the revoke was noticed after the correction period, when no ruling can be asked for (92B)."""
    if Moment.CORRECTION_OVER not in one.noticed_after:
        return False
    ruling.says(Msg("The correction period is over: the score stands."), "92B")
    return True


# --- redress of damage ------------------------------------------------------------------------------------------------


QUESTIONS = {
    0: "Does the score stand without a transfer?",
    1: "Does one trick repair the damage?",
    2: "Do two tricks repair the damage?",
}
QUESTIONS_OF_SEVERAL = {
    0: "Trick {trick}: does the score stand without a transfer?",
    1: "Trick {trick}: does one trick repair the damage?",
    2: "Trick {trick}: do two tricks repair the damage?",
}
BETTER = "{side:short} are given the likely result without the revoke, if that is better than {tricks:word} tricks."
PLANS = Msg("Judge from the moment before the revoke, by the plans of the players at this table.")


@clause("64C1")
def is_it_enough(one: Irregularity, ruling: Ruling, *, again: bool, several: bool) -> None:
    """The director judges whether the non-offenders are compensated, and if not assigns the likely result."""
    # `again` tells that the revoke repeats an earlier one in the same suit, `several` that there are others to judge.
    to, table = one.seat.side.other, ruling.table
    if tricks_of(table, to) == TRICKS:
        words = Msg("{side} have all thirteen tricks: no damage is left.", side=to)
        if all(said.words != words for said in ruling.said):
            ruling.says(words, "64C1")
        return
    cite = clause_of_redress("64C2a" if again else "64C1", ruling)
    given = sum(t.tricks for t in table.transfers if t.irregularity == one.number)
    better = Msg(BETTER, side=to, tricks=tricks_of(table, to))
    adjust = Option("no", Msg("No, adjust the score"), (better,), (cite, "12C1b"))
    stands = Option("yes", Msg("Yes, the score stands"), (result_words(table),), (cite,))
    question = Msg((QUESTIONS_OF_SEVERAL if several else QUESTIONS)[given], trick=one.trick)
    if ruling.judge(cite, question, (stands, adjust), what_to_see(one, table, again=again)) == "no":
        assign_more_tricks(to, cite, ruling, what_to_see(one, table, again=again))


def what_to_see(one: Irregularity, table: Table, *, again: bool) -> tuple[Msg, ...]:
    """The grounds of the judgement: the trick from which it counts, and each side's tricks then, since and now."""
    to = one.seat.side.other
    before = sum(1 for w in table.winners[: one.trick - 1] if w.side is to)
    words = "Tricks of {side:short}: {before} before trick {trick}, {won} as played, {now} now."
    credited = tricks_of(table, to)
    won = Msg(words, side=to, before=before, trick=one.trick, won=table.tricks_won(to), now=credited)
    return (*repeated(to), won) if again else (PLANS, won)


@clause("64C2a")
def repeated(to: Side) -> tuple[Msg, ...]:
    """The criteria by which a repeated revoke in the same suit is judged."""
    words = "Would {side:short} have won more had the first revoke occurred, but not this one?"
    return Msg(words, side=to), Msg("What the first revoke cost is taken off as well.")


def keep_up(to: Side, cite: str, ruling: Ruling) -> None:
    """Tricks transferred after a score was assigned count too, if they make more than was assigned."""
    credited = ruling.table.tricks_credited(to)
    if credited > tricks_of(ruling.table, to):
        assign(credited, to, cite, ruling)


@clause("64C2b")
def both_revoked(ruling: Ruling) -> None:
    """Both sides revoked: if one was damaged, the likely result without any revoke."""
    declarer = ruling.table.declarer
    if declarer is None:
        return
    cite = clause_of_redress("64C2b", ruling)
    criteria = (Msg("Judge by the likely result of the board had nobody revoked."),)
    no = Option("no", Msg("No, the score stands"), (result_words(ruling.table),), (cite,))
    likely = Msg("Both sides are given the likely result had nobody revoked.")
    yes = Option("yes", Msg("Yes, adjust the score"), (likely,), (cite, "12C1b"))
    question = Msg("Was a side damaged by the revokes of this board?")
    if ruling.judge(cite, question, (no, yes), criteria) == "no":
        return
    assign_tricks(declarer.side, cite, ruling, criteria)


@varies
# Another edition has one paragraph for all of them.
def clause_of_redress(cite: str, ruling: Ruling) -> str:  # noqa: ARG001
    """The clause by which damage is made good: of one revoke, of a repeated one, of both sides'."""
    return cite


# --- automatic trick adjustment, as a table ---------------------------------------------------------------------------


@frozen
class Established:
    """The facts on which the automatic adjustment for one revoke turns."""

    # `won_by_offender` tells of the very hand that revoked: a trick won in dummy is not won by declarer (footnote).
    # `repeats_corrected` tells that the hand had revoked in the suit before, and that this was put right in time.
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
    pointed_out_illegally: bool = False
    repeats_corrected: bool = False


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
BOTH_CORRECTED = TrickAdjustment(
    "64B8",
    lambda f: f.corrected_with_other_side,
    lambda _: "It was corrected, because both sides had revoked in trick {trick}.",
)
MISLED = TrickAdjustment(
    "45D2", lambda f: f.misled_by_dummy, lambda _: "{seat} was misled by the card that dummy put down."
)
VISIBLE = TrickAdjustment(
    "64B3",
    lambda f: f.of_dummy or f.penalty_card_due,
    lambda f: (
        "{seat} failed to play a penalty card, which everybody could see."
        if f.penalty_card_due
        else "The card was dummy’s, which everybody could see."
    ),
)
NO_ADJUSTMENT: tuple[TrickAdjustment, ...] = (
    TrickAdjustment(
        "64B1",
        lambda f: not (f.trick_won_by_side or f.won_later),
        lambda _: "{side:short} won neither trick {trick} nor a later trick.",
    ),
    REPEATED,
    VISIBLE,
    TrickAdjustment(
        "64B4",
        lambda f: f.noticed_after_next_call,
        lambda _: "Nobody had noticed it when {other} called on the next board.",
    ),
    TrickAdjustment("64B5", lambda f: f.noticed_after_round, lambda _: "Nobody had noticed it when the round ended."),
    TrickAdjustment("64B6", lambda f: f.trick == TWELFTH, lambda _: "It happened in trick {trick}."),
    BOTH_SIDES,
    BOTH_CORRECTED,
    MISLED,
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


@varies
# Another edition has other rows.
def rows_for(facts: Established, ruling: Ruling) -> tuple[TrickAdjustment, ...]:  # noqa: ARG001
    """The rows that speak of these facts."""
    return rows_of_2017(facts)


@varies
def lay_faced(one: Irregularity, ruling: Ruling) -> bool:  # noqa: ARG001 -- another edition looks for it
    """True where the card that should have been played lay face up, though it was no penalty card."""
    return False


@varies
def was_pointed_out_illegally(table: Table, one: Irregularity) -> bool:  # noqa: ARG001 -- another edition knows that
    """True where an opponent drew attention to the revoke who was not allowed to."""
    return False


def asks_whether_it_lay_faced(one: Irregularity, cite: str, otherwise: tuple[str, ...], ruling: Ruling) -> bool:
    """Find out whether a card that should have been played lay face up, alone or in a hand that was faced."""
    before = (i for i in ruling.table.irregularities if i.seat is one.seat and i.number < one.number)
    seen = {card for i in before if i.kind in FACED for card in i.cards}
    due = tuple(card for card in revoke_of(ruling.table, one).could_have if card in seen)
    if not due:
        return False
    words = "Did {cards} lie face up when {seat} should have played it in trick {trick}?"
    question = Msg(words, cards=due, seat=one.seat, trick=one.trick)
    yes = Option("yes", Msg("Yes"), (Msg("No trick is transferred."),), (cite,))
    no = Option("no", Msg("No, it was back in hand"), (), otherwise)
    return ruling.fact(cite, question, yes=yes, no=no)


LAY_FACED = TrickAdjustment(
    "64B3",
    lambda f: f.of_dummy or f.penalty_card_due,
    lambda f: (
        "The card was dummy’s, which everybody could see."
        if f.of_dummy
        else "The card that {seat} should have played lay face up, where everybody could see it."
    ),
)
"""The exemption of editions in which any card counts that lay face up."""


@clause("45D2", "64A1", "64A2", "64B1", "64B2", "64B3", "64B4", "64B5", "64B6", "64B7", "64B8")
def rows_of_2017(facts: Established) -> tuple[TrickAdjustment, ...]:
    """The rows that speak of these facts: every reason against an adjustment, or else the one that gives it."""
    return rows_among(NO_ADJUSTMENT, facts)


def rows_among(exempt: tuple[TrickAdjustment, ...], facts: Established) -> tuple[TrickAdjustment, ...]:
    """The rows that speak of these facts, with these exemptions."""
    against = tuple(r for r in exempt if r.speaks(facts))
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
        repeats_corrected=any(is_repeated(table, r, one) and was_corrected(r) for r in revokes(table)),
    )


@clause("45D2")
def follows_wrong_lead(table: Table, one: Irregularity) -> bool:
    """True where it was a defender who did not follow to a lead that dummy had put down instead of the card named."""
    lead = table.tricks[one.trick - 1].lead
    wrong = (i for i in table.irregularities if i.kind is Kind.WRONG_DUMMY_CARD and i.trick == one.trick)
    return table.is_defender(one.seat) and any(i.cards == (lead,) for i in wrong)


def winner_in_play(table: Table, one: Irregularity) -> Seat | None:
    """The hand that won the trick of a revoke, or nothing when a claim came before the trick was complete."""
    return table.winners[one.trick - 1] if one.trick <= len(table.winners) else None


def holds_unfinished_trick(table: Table, one: Irregularity) -> bool:
    """True where a claim came while the revoker's card was holding the trick, and his side got tricks by the claim."""
    if winner_in_play(table, one) is not None or table.contract is None:
        return False
    holding = table.tricks[one.trick - 1].winner(table.contract.strain)
    return holding is one.seat and bool(unplayed(table, one.seat.side))


def repeats(table: Table, one: Irregularity) -> bool:
    """True where the same hand had already made an established revoke in the same suit."""
    return any(is_repeated(table, r, one) and was_established(table, r) for r in revokes(table))


def is_repeated(table: Table, earlier: Irregularity, one: Irregularity) -> bool:
    """True where a revoke was made again by the same hand in the same suit."""
    suit = suit_of(table, one)
    same = earlier.seat is one.seat and suit is not None and suit_of(table, earlier) is suit
    return same and earlier.trick < one.trick


@clause("64B2", "64B7")
def bears_on(table: Table, other: Irregularity, one: Irregularity) -> bool:
    """True where another established revoke, of the other side or earlier, leaves this one without a trick."""
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
    """The tricks (1 to 13) that change sides: the revoke trick first, then the next won, never one twice."""
    # The trick of another revoke that its offender won is left to that revoke as long as there is another.
    given = {n for t in table.transfers for n in t.from_tricks}
    own = [one.trick] if winner is not None and winner.side is one.seat.side else []
    later = sorted(later_tricks(table, one, winner), key=lambda n: (is_of_another(table, one, n), n))
    return tuple([n for n in (*own, *later) if n not in given][:number])


def is_of_another(table: Table, one: Irregularity, trick: int) -> bool:
    """True where this trick was won by a hand that revoked in it, another time than this."""
    others = (r for r in revokes(table) if r.number != one.number and r.trick == trick)
    return any(winner_in_play(table, r) is r.seat for r in others)
