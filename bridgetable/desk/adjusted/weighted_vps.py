"""A weighted score carried on to the victory points of the match."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.events.vp import Match, vp
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.scales import Scale
from bridgetable.desk.sorts import Choice, Whole
from bridgetable.desk.weighing import FOR_INNOCENT, LEGAL_ONLY, Legality, Parts, see_legal, sum_of, weighed_grid
from bridgetable.desk.working import Step, Working
from bridgetable.game.rounding import Halves
from bridgetable.game.scoring import imps
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.laws.law_78_comparison import whole_imps


@frozen(kw_only=True)
class InVps(Legality):
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
    see_legal("weights", given.weights, given)
    worth = tuple(Fraction(imps(part.value, given.other)) for part in given.weights)
    won = sum_of(given.weights, worth)
    whole = whole_imps(won, given.halves)
    margin = given.rest + whole
    match = vp(Match(imps=margin, boards=given.boards, scale=given.scale))
    steps = (
        Step(tr("Compare each score with {other} in IMPs.", other=amount(given.other, Unit.POINTS)), ("78B",)),
        Step(tr("Weigh the IMPs, not the scores: {won}.", won=amount(won, Unit.IMPS)), ("12C1c",)),
        Step(tr("Round once, to whole IMPs: {won}.", won=amount(whole, Unit.IMPS)), ("78D",)),
        Step(tr("With the rest of the match that is {margin}.", margin=amount(margin, Unit.IMPS))),
    )
    grids = (weighed_grid(given.weights, worth, Unit.IMPS),)
    return evolve(match, steps=(*steps, *match.steps), grids=grids, remarks=(LEGAL_ONLY, FOR_INNOCENT, *match.remarks))
