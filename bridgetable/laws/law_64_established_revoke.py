"""Law 64: Procedure after establishment of a revoke."""
# The book's table of tricks is in `law_64_trick_adjustment`.

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Moment, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws import law_64_trick_adjustment
from bridgetable.laws.law_12_assigned_score import assign, assign_more_tricks, result_words, tricks_for, tricks_of
from bridgetable.laws.law_61_revoke import Revoke, quitted_tricks_stay, revoke_of, revokes, tell_revoke
from bridgetable.laws.law_63_establishment import established_by, was_established
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


@clause("64B2", "64B7", "81C3")
def redress_of(table: Table) -> Redress:
    """Every revoke that waits for the end of play, and every other that decides what one of them costs."""
    # The law speaks of revokes that were made, whether or not somebody pointed at them: the director who looks at the
    # tricks to rule on one sees the other, and rules on it too.
    numbers = {r.irregularity for r in table.reviews if r.about is ReviewOf.REVOKE and not r.done}
    waiting = [table.irregularity(n) for n in numbers]
    seen = (r for r in revokes(table) if was_unnoticed(r) and was_established(table, r))
    found = (*waiting, *(r for r in seen if any(law_64_trick_adjustment.bears_on(table, r, one) for one in waiting)))
    return Redress(tuple(sorted((revoke_of(table, one) for one in found), key=lambda r: (r.trick, r.number))))


def as_looked_at(table: Table, revoke: Revoke) -> Irregularity:
    """A revoke on record; one to which nobody had drawn attention is noticed now that it is looked at."""
    one = table.irregularity(revoke.number)
    return evolve(one, noticed_after=table.moments) if was_unnoticed(one) else one


def was_unnoticed(one: Irregularity) -> bool:
    """Whether nobody has drawn attention to an irregularity."""
    return one.stage in {Stage.COMMITTED, Stage.CONDONED}


def reckoning(redress: Redress, ruling: Ruling) -> None:
    """Play has ended: what each revoke costs, and then whether that is enough."""
    reckoned = [reckon(revoke, ruling) for revoke in redress.revokes]
    several = len(redress.revokes) > 1
    if any(law_64_trick_adjustment.BOTH_SIDES in rows for rows in reckoned):
        both_revoked(ruling)
    for revoke, rows in zip(redress.revokes, reckoned, strict=True):
        one = as_looked_at(ruling.table, revoke)
        if law_64_trick_adjustment.BOTH_SIDES not in rows and not too_late(one, ruling):
            is_it_enough(one, ruling, again=law_64_trick_adjustment.REPEATED in rows, several=several)
        cite, how = (one.settled_by, one.settled) if one.stage is Stage.RULED else (rows[0].cite, None)
        ruling.orders(Reviewed("64C1", Review(ReviewOf.REVOKE, one.number)))
        ruling.orders(Settled(cite, one.number, Stage.RULED, how))


def reckon(revoke: Revoke, ruling: Ruling) -> tuple[law_64_trick_adjustment.TrickAdjustment, ...]:
    """Rule on one revoke: say why tricks are transferred or not, and transfer them. Returns the rows that say so."""
    tell_revoke(revoke, ruling)
    one = as_looked_at(ruling.table, revoke)
    cite = established_by(ruling.table, one)
    if one.settled is Settlement.COUNTS_AS_ESTABLISHED:
        ruling.says(Msg("It was corrected, but counts as if it had been established."), AS_IF)
    elif cite:
        ruling.says(Msg("The revoke was established."), cite)
    winner = winner_of(one, ruling)
    facts = law_64_trick_adjustment.facts_of(ruling.table, one, winner)
    rows = law_64_trick_adjustment.rows_for(facts)
    for row in rows:
        ruling.says(reason(row, facts, one), row.cite)
    transfer(one, max(r.tricks(facts) for r in rows), winner, rows[0], ruling)
    return rows


def winner_of(one: Irregularity, ruling: Ruling) -> Seat | None:
    """The hand that won the trick of a revoke; the director finds it out when a claim came before its last card."""
    if not law_64_trick_adjustment.holds_unfinished_trick(ruling.table, one):
        return law_64_trick_adjustment.winner_in_play(ruling.table, one)
    words = "Would {card} from {seat} have won trick {trick}?"
    question = Msg(words, card=one.cards[0], seat=one.seat, trick=one.trick)
    yes, no = Option("yes", Msg("Yes"), (), ("64A1",)), Option("no", Msg("No"), (), ("64A2",))
    return one.seat if ruling.fact("64A1", question, yes=yes, no=no) else None


def transfer(
    one: Irregularity, wanted: int, winner: Seat | None, row: law_64_trick_adjustment.TrickAdjustment, ruling: Ruling
) -> None:
    """Give the tricks that a row gives, as many as the offending side still has from that trick on."""
    to = one.seat.side.other
    tricks = law_64_trick_adjustment.tricks_to_give(ruling.table, one, wanted, winner)
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


def reason(
    row: law_64_trick_adjustment.TrickAdjustment, facts: law_64_trick_adjustment.Established, one: Irregularity
) -> Msg:
    """Why a row speaks of a revoke, in words."""
    seat, side = one.seat, one.seat.side
    return Msg(row.words(facts), seat=seat, partner=seat.partner, trick=one.trick, side=side, other=side.other)


NONE_LEFT = "{side:short} have no trick left to give: none is given twice."


def too_late(one: Irregularity, ruling: Ruling) -> bool:
    """Whether the revoke was noticed after the correction period, when no ruling can be asked for (92B)."""
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
    cite = "64C2a" if again else "64C1"
    given = sum(t.tricks for t in table.transfers if t.irregularity == one.number)
    adjust = Option(
        "no", Msg("No, adjust the score"), (Msg(BETTER, side=to, tricks=tricks_of(table, to)),), (cite, "12C1b")
    )
    stands = Option("yes", Msg("Yes, the score stands"), (result_words(table),), (cite,))
    question = Msg((QUESTIONS_OF_SEVERAL if several else QUESTIONS)[given], trick=one.trick)
    if ruling.judge(cite, question, (stands, adjust), what_to_see(one, table, again=again)) == "no":
        assign_more_tricks(to, cite, ruling, what_to_see(one, table, again=again))


def what_to_see(one: Irregularity, table: Table, *, again: bool) -> tuple[Msg, ...]:
    """The grounds of the judgement: the trick from which it counts, and each side's tricks then, since and now."""
    to = one.seat.side.other
    before = sum(1 for w in table.winners[: one.trick - 1] if w.side is to)
    won = Msg(
        "Tricks of {side:short}: {before} before trick {trick}, {won} as played, {now} now.",
        side=to,
        before=before,
        trick=one.trick,
        won=table.tricks_won(to),
        now=tricks_of(table, to),
    )
    return (*repeated(to), won) if again else (PLANS, won)


@clause("64C2a")
def repeated(to: Side) -> tuple[Msg, ...]:
    """By what a repeated revoke in the same suit is judged."""
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
    criteria = (Msg("Judge by the likely result of the board had nobody revoked."),)
    no = Option("no", Msg("No, the score stands"), (result_words(ruling.table),), ("64C2b",))
    likely = Msg("Both sides are given the likely result had nobody revoked.")
    yes = Option("yes", Msg("Yes, adjust the score"), (likely,), ("64C2b", "12C1b"))
    question = Msg("Was a side damaged by the revokes of this board?")
    if ruling.judge("64C2b", question, (no, yes), criteria) == "no":
        return
    side = declarer.side
    options = [Option(str(n), tricks_for(n, side), (), ("12C1b",)) for n in range(TRICKS + 1)]
    question = Msg("How many tricks would {side} have won?", side=side)
    assign(int(ruling.judge("12C1b", question, options, criteria)), side, "64C2b", ruling)
