"""A weighted score carried on to the victory points of the match."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.events.vp import Match, results, vp, vps
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.scales import Scale
from bridgetable.desk.sorts import Choice, Whole
from bridgetable.desk.weighing import Apart, Parts, basis, grids_apart, imps_counted, minded, sides_apart, sum_of
from bridgetable.desk.working import Step, Working
from bridgetable.game.rounding import Halves
from bridgetable.game.scoring import imps
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.laws.law_78_comparison import whole_imps


@frozen(kw_only=True)
class InVps(Apart):
    """Results with their weights, the other table, and the rest of the match."""

    weights: Annotated[Parts, weighted_scores(tr("the N–S scores, each with its weight"))]
    other: Annotated[int, north_south(tr("the N–S score at the other table"))]
    rest: Annotated[int, Whole(tr("the IMPs of the N–S team on the other boards of the match"), -400, 400, Unit.IMPS)]
    boards: Annotated[int, Whole(tr("the boards of the match"), 1, 100, Unit.BOARDS)]
    scale: Annotated[Scale, Choice(tr("the scale of victory points"), Scale)] = Scale.WBF
    halves: Annotated[Halves, Choice(tr("the direction in which halves of an IMP go"), Halves)] = Halves.AWAY


@calculation(
    tr("Weighted score, match in VPs"),
    tr("A weighted score in IMPs, added to the rest of the match, and the victory points that follow."),
    "12C1c",
    "78B",
    "78D",
    handbook=("12.1.4", "161"),
)
def weighted_vps(given: InVps) -> Working:
    """The IMPs are weighed and rounded once to whole IMPs; only the match is turned into victory points."""
    by_side = sides_apart(given.weights, given, lambda score: Fraction(imps(score, given.other)))
    won, lost = (sum_of(parts, worth) for parts, worth in by_side)
    whole = whole_imps(won, given.halves)
    margin = given.rest + whole
    match = vp(Match(imps=margin, boards=given.boards, scale=given.scale))
    steps = (
        Step(tr("Compare each score with {other} in IMPs.", other=amount(given.other, Unit.POINTS)), ("78B",)),
        imps_counted(won, given),
        Step(tr("Round once, to whole IMPs: {won}.", won=amount(whole, Unit.IMPS)), ("78D",)),
        Step(tr("With the rest of the match that is {margin}.", margin=amount(margin, Unit.IMPS))),
    )
    working = evolve(
        match, steps=(*steps, *match.steps), grids=grids_apart(by_side), remarks=(*minded(given), *match.remarks)
    )
    return working if given.ew is None else apart(working, given.rest + whole_imps(lost, given.halves), given)


def apart(working: Working, margin: int, given: InVps) -> Working:
    """The working with the victory points of East-West by the margin of the N–S team against which they are scored."""
    match = Match(imps=margin, boards=given.boards, scale=given.scale)
    won = vps(match)[1]
    words = "For the team of E–W that is {margin}: {won}."
    step = Step(tr(words, margin=amount(-margin, Unit.IMPS), won=amount(won, Unit.VPS)), basis(given))
    return evolve(working, results=(working.results[0], *results(Fraction(0), won)[1:]), steps=(*working.steps, step))
