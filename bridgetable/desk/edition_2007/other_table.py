"""Laws 86C and 86D of 2007: A board of a team match that has a result at one table, or none that can be compared."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.adjusted.other_table import assigned, by_the_result
from bridgetable.desk.adjusted.other_table import spoilt as of_2017
from bridgetable.desk.amounts import Unit
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import Fault, artificial_score
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Exact, YesOrNo
from bridgetable.desk.standards import Form
from bridgetable.desk.weighing import Legality, Parts
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Favoured(Enum):
    """The side here whose team has the good result of the other table, where the director uses it."""

    NOBODY = tr("neither, or it is not used")
    NS = tr("N–S")
    EW = tr("E–W")


@frozen(kw_only=True)
class NotPlayed(Legality):
    """The one result that was made, whether it is used, and who is at fault that there is no other."""

    favoured: Annotated[
        Favoured, Choice(tr("the side here whose team the one result made clearly favours"), Favoured)
    ] = Favoured.NOBODY
    weights: Annotated[Parts | None, weighted_scores(tr("the N–S scores that are assigned here"))] = None
    other: Annotated[int | None, north_south(tr("the N–S score at the other table"))] = None
    ns: Annotated[Fault, Choice(tr("the fault of N–S"), Fault)] = Fault.NONE
    ew: Annotated[Fault, Choice(tr("the fault of E–W"), Fault)] = Fault.NONE
    ns_average: Annotated[Fraction | None, Exact(tr("the IMPs a board of N–S on the other boards"), -100, 100)] = None
    ew_average: Annotated[Fraction | None, Exact(tr("the IMPs a board of E–W on the other boards"), -100, 100)] = None
    left_to_innocent: Annotated[
        bool, YesOrNo(tr("by regulation, as in England, a team at fault keeps no good result (White Book 12.6)"))
    ] = False

    @property
    def is_own_fault(self) -> bool:
        """True where the side that has the good result is at fault."""
        return Fault.NONE is not (self.ns if self.favoured is Favoured.NS else self.ew)


@calculation(of_2017.title, of_2017.about, "86A", "86B1", "12C2a", "12C2b", handbook=of_2017.handbook)
def not_played(given: NotPlayed) -> Working:
    """An assigned score where the director uses a favourable result, as he may; else each side by its fault."""
    if given.favoured is Favoured.NOBODY:
        return by_fault(given, Step(tr("No good result is used: each side is scored by its own fault."), ("12C2a",)))
    if given.left_to_innocent and given.is_own_fault:
        words = "By regulation {side} keep no good result, for they are at fault."
        return by_fault(given, Step(tr(words, side=given.favoured.value), ("86B1",)))
    why = Step(tr("The director may use a result that clearly favours one side, and need not."), ("86B1",))
    return by_the_result(given, *assigned(given.weights, given.other, given), why)


def by_fault(given: NotPlayed, why: Step) -> Working:
    """Each side gets an artificial score, which need not balance."""
    ns = artificial_score(given.ns, given.ns_average, Form.IMPS)
    ew = artificial_score(given.ew, given.ew_average, Form.IMPS)
    steps = (why, Step(tr("The scores are artificial, and neither is the complement of the other."), ("12C2b",)))
    another = tr("Another board may take its place, but not where somebody could know the match without it.")
    return Working(both_sides(ns, ew, Unit.IMPS), steps, remarks=(Step(another, ("86A",)),))
