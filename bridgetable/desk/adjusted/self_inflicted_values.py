"""Damage that a side did itself, in matchpoints or IMPs that are known."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.redress import redress
from bridgetable.desk.sorts import Exact
from bridgetable.desk.working import Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST = 10_000


@frozen(kw_only=True)
class Known:
    """The worth of three results to the innocent side."""

    table: Annotated[Fraction, Exact(tr("what the innocent side got at the table"), -MOST, MOST)]
    before: Annotated[Fraction, Exact(tr("what it would have got without the infraction"), -MOST, MOST)]
    sound: Annotated[Fraction, Exact(tr("what it would have got after the infraction, but for its error"), -MOST, MOST)]


@calculation(
    tr("Own damage, three scores"),
    tr("The scores of both sides after an extremely serious error or a gambling action, in the units given."),
    "12C1e",
    "12C1ei",
    "12C1eii",
    handbook=("12.8", "12.9"),
)
def self_inflicted_values(given: Known) -> Working:
    """The three cases."""
    return redress(given.table, given.before, given.sound)
