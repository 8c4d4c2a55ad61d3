"""The consequences of what is said of the score: breaches, the table after it, and the record."""

from typing import assert_never

from bridgetable.game.claims import ClaimStage, Objection
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.play import TRICKS
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_68_claim
from bridgetable.laws import law_79_tricks_won as law_79
from bridgetable.laws import law_86_team_play as law_86
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.score import actions

CORRECTED = {Kind.TRICKS_MISCOUNTED: "79A1", Kind.WRONG_SCORE: "79C1"}
"""The clause by which the players put something right themselves."""


def breaches(table: Table, action: actions.ScoreAction) -> Breaches:
    """The laws that one of these actions breaks, or by which it is put right."""
    match action:
        case actions.AgreeOnTricks():
            law = law_79.law_of_agreeing(table, action.tricks)
            return (Breach(Kind.TRICKS_MISCOUNTED, law),) if law else ()
        case actions.CountTricks():
            return (Breach(Kind.TRICKS_DISPUTED, law_79.law_of_disagreement(table)),)
        case actions.EnterScore():
            law = law_79.law_of_entering(table, action.ns)
            return (Breach(Kind.WRONG_SCORE, law),) if law else ()
        case actions.TellOtherTable() | actions.TellField():
            return ()
        case _:
            assert_never(action)


def do(table: Table, action: actions.ScoreAction) -> Table:
    """The table after one of these actions. Raises ImpossibleAction."""
    possible(table, action)
    wrong = breaches(table, action)
    after = said_of_score(table, action)
    for breach in wrong:
        after = with_record(after, record(after, action, breach))
    return after


def said_of_score(table: Table, action: actions.ScoreAction) -> Table:
    """The table with what the action settles."""
    match action:
        case actions.AgreeOnTricks():
            return evolve(without(table, Kind.TRICKS_MISCOUNTED), agreed=action.tricks, entered=None)
        case actions.CountTricks():
            claim, doubt = table.claim, Objection(action.seat, action.words)
            return table if claim is None else law_68_claim.doubted_by(table, claim, doubt)
        case actions.EnterScore():
            return evolve(without(table, Kind.WRONG_SCORE), entered=action.ns)
        case actions.TellOtherTable():
            contest = evolve(table.contest, other_table=action.ns)
            return evolve(table, contest=contest, reviews=law_86.with_review(table))
        case actions.TellField():
            return evolve(table, contest=evolve(table.contest, field=action.scores))
        case _:
            assert_never(action)


def without(table: Table, kind: Kind) -> Table:
    """The table when what is said now takes the place of an earlier slip of this kind that nobody has noticed."""
    changed = (
        evolve(i, stage=Stage.LAPSED, settled_by=CORRECTED[kind]) if i.kind is kind and i.is_open else i
        for i in table.irregularities
    )
    return evolve(table, irregularities=tuple(changed))


def record(table: Table, action: actions.ScoreAction, breach: Breach) -> Irregularity:
    """The irregularity of a breach; a disagreement about a board that was claimed is settled by the laws on claims."""
    last = max(1, len(table.tricks))
    if isinstance(action, actions.CountTricks):
        one = Irregularity(0, breach.kind, action.seat, breach.law, last, words=action.words)
        one = evolve(one, required=str(action.tricks))
        return one if table.claim is None else evolve(one, stage=Stage.RULED, settled_by=breach.law)
    seat = law_79.gains_by(table, action.tricks) if isinstance(action, actions.AgreeOnTricks) else table.board.dealer
    seat = action.seat if isinstance(action, actions.EnterScore) else seat
    return Irregularity(0, breach.kind, seat, breach.law, last)


# --- what is possible -------------------------------------------------------------------------------------------------


def possible(table: Table, action: actions.ScoreAction) -> None:
    """Check that this can be said now. Raises ImpossibleAction."""
    match action:
        case actions.AgreeOnTricks():
            _played_to_the_end(table)
        case actions.CountTricks():
            _played_to_the_end(table)
            contract, claim = table.contract, table.claim
            same = contract is not None and table.tricks_won(contract.declarer.side) == action.tricks
            must(tr("{tricks} is the number recorded, so nobody disagrees", tricks=action.tricks), holds=not same)
            ruled = claim is not None and claim.stage is not ClaimStage.AGREED
            must(tr("the director has ruled on the claim already"), holds=not ruled)
        case actions.EnterScore():
            must(tr("the score is entered when the board has a result"), holds=law_79.right_score(table) is not None)
        case actions.TellOtherTable():
            _comes_about(table, action)
        case actions.TellField():
            return
        case _:
            assert_never(action)


def _played_to_the_end(table: Table) -> None:
    ended = table.phase is Phase.END and table.contract is not None and not table.cancelled
    must(tr("the tricks are counted when a contract has been played to its end"), holds=ended)


def _comes_about(table: Table, action: actions.TellOtherTable) -> None:
    """Check that the contract at the other table can have brought these points."""
    made = action.contract
    if made is None:
        return
    side = made.declarer.side
    vulnerable = table.board.vulnerability.of(side)
    points = action.ns if side is Side.NS else -action.ns
    scores = {contract_score(made, vulnerable=vulnerable, tricks=n) for n in range(TRICKS + 1)}
    words = tr(
        "{made} by {declarer} cannot come to {points:+d} points on this board; for an adjusted score write NS",
        made=made,
        declarer=made.declarer,
        points=points,
    )
    must(f"{words} {action.ns:+d}", holds=points in scores)
