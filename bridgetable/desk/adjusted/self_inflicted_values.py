"""Damage that a side did itself, in matchpoints or IMPs that are known."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.redress import Worth, own_of, redress
from bridgetable.desk.sorts import Exact
from bridgetable.desk.weighing import Laid
from bridgetable.desk.working import Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST = 10_000


@frozen(kw_only=True)
class Known(Laid):
    """The worth of three results to the innocent side, and what the offenders get beside it."""

    table: Annotated[Fraction, Exact(tr("what the innocent side got at the table"), -MOST, MOST)]
    before: Annotated[Fraction, Exact(tr("what it would have got without the infraction"), -MOST, MOST)]
    sound: Annotated[Fraction, Exact(tr("what it would have got after the infraction, but for its error"), -MOST, MOST)]
    total: Annotated[
        Fraction, Exact(tr("what both sides get together: 0 in IMPs, 100 in per cent, else the top"), 0, MOST)
    ] = Fraction(0)
    offenders: Annotated[
        Fraction | None,
        Exact(tr("what the offenders get by an artificial score, or by a result of their own"), -MOST, MOST),
    ] = None


@calculation(
    tr("Own damage, three scores"),
    tr("The scores of both sides after an extremely serious error or a gambling action, in the units given."),
    "12C1e",
    "12C1ei",
    "12C1eii",
    handbook=("12.8", "12.9"),
)
def self_inflicted_values(given: Known) -> Working:
    """The relief of the innocent side, and the rest or an artificial score for the offenders."""
    return in_three_cases(given, "12C1ei", "12C1eii")


def in_three_cases(given: Known, *laws: str) -> Working:
    """The working by the clauses for the offenders and for the innocent side."""
    worth = Worth(given.table, given.before, given.sound)
    return redress(worth, top=given.total, own=own_of(given.offenders, "offenders", given), laws=laws)
