"""The results of both sides."""

from fractions import Fraction

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.working import Result
from bridgetable.game.seats import Side


def both_sides(ns: Fraction | int, ew: Fraction | int, unit: Unit) -> tuple[Result, ...]:
    """The results of North-South and East-West."""
    return Result(Side.NS.in_words, amount(ns, unit)), Result(Side.EW.in_words, amount(ew, unit))


def with_percent(ns: Fraction, ew: Fraction, top: Fraction) -> tuple[Result, ...]:
    """The results of both sides in matchpoints, and in per cent of the top."""
    shares = (100 * ns / top, 100 * ew / top) if top else (Fraction(50), Fraction(50))
    return (*both_sides(ns, ew, Unit.MATCHPOINTS), *both_sides(*shares, Unit.PERCENT))
