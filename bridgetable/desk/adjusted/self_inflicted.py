"""Damage that a side did itself, from the results of the board."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit
from bridgetable.desk.calculation import Only, calculation
from bridgetable.desk.points import points
from bridgetable.desk.redress import Worth, own_of, redress
from bridgetable.desk.sorts import Choice, Several, Weights
from bridgetable.desk.weighing import Legality, Parts, see_assigned, see_legal, sum_of
from bridgetable.desk.working import Refused, Working
from bridgetable.game.scoring import imps, matchpoints
from bridgetable.game.values import frozen
from bridgetable.language import tr

OTHERS = tr("the scores of the others with the same cards; one at IMPs")


def own(about: str) -> Weights:
    """Scores of one side in points, with their weights."""
    return Weights(about, points(about))


class Scoring(Enum):
    """The form of scoring; the value is the word of its unit."""

    MATCHPOINTS = Unit.MATCHPOINTS.value
    IMPS = Unit.IMPS.value


@frozen(kw_only=True)
class Results(Legality):
    """Three results from the view of the innocent side, and the scores that they are compared with."""

    table: Annotated[int, points(tr("the score of the innocent side at the table"))]
    before: Annotated[Parts, own(tr("its scores without the infraction, with their weights"))]
    sound: Annotated[Parts, own(tr("its scores after the infraction, but for its error, with their weights"))]
    others: Annotated[tuple[int, ...], Several(OTHERS, points(OTHERS))]
    scoring: Annotated[Scoring, Choice(tr("the form of scoring"), Scoring)] = Scoring.IMPS
    worst: Annotated[
        int | None,
        points(tr("its score by the worst result for the offenders, where each side has a result of its own")),
        Only("2007"),
    ] = None


@calculation(
    tr("Damage a side did itself"),
    tr("The scores of both sides after an extremely serious error or a gambling action of the innocent side."),
    "12C1e",
    "12C1ei",
    "12C1eii",
    handbook=("12.8", "12.9"),
)
def self_inflicted(given: Results) -> Working:
    """The three results converted, then the three cases."""
    return in_three_cases(given, "12C1ei", "12C1eii")


def in_three_cases(given: Results, *laws: str) -> Working:
    """The working by the clauses for the offenders and for the innocent side."""
    see_legal("before", given.before, given)
    see_assigned("sound", given.sound, given)
    if given.scoring is Scoring.IMPS and len(given.others) != 1:
        raise Refused("others", tr("at IMPs a score is compared with one other"))

    def worth(score: int) -> Fraction:
        match given.scoring:
            case Scoring.IMPS:
                return Fraction(imps(score, given.others[0]))
            case Scoring.MATCHPOINTS:
                return Fraction(matchpoints(score, given.others).units)

    before, sound = (sum_of(parts, tuple(worth(p.value) for p in parts)) for parts in (given.before, given.sound))
    top = 0 if given.scoring is Scoring.IMPS else 2 * len(given.others)
    own = own_of(None if given.worst is None else top - worth(given.worst), "worst", given)
    return redress(Worth(worth(given.table), before, sound), Unit(given.scoring.value), top, own, laws)
