"""Law 64C: Redress of damage."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.laws.law_12_assigned_score import assign, assign_more_tricks, result_words, tricks_for, tricks_of
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

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
