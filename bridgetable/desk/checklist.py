"""A checklist: what is looked at, with what follows where it is not so."""

from bridgetable.desk.calculation import inputs_of
from bridgetable.desk.protocol import fact
from bridgetable.desk.working import Result, Step, Working
from bridgetable.language import tr

Missing = dict[str, Step]
"""The consequences where a point is not in order, by the name of its input."""


def checked(missing: Missing, given: object) -> Working:
    """The points of a list that are still open, or that all are in order."""
    left = [one for one in inputs_of(type(given)) if one.name in missing and not getattr(given, one.name)]
    done = [one for one in inputs_of(type(given)) if one.name in missing and getattr(given, one.name)]
    said = tr("all in order") if not left else tr("still open: {count}", count=len(left))
    return Working(
        (Result(tr("the list"), said),),
        tuple(missing[one.name] for one in left) or (Step(tr("Nothing is left to do.")),),
        remarks=tuple(Step(fact(one, value=True)) for one in done),
    )
