"""The ruling that the director takes back (Law 82C)."""

from itertools import dropwhile

from bridgetable.game.errors import ImpossibleAction
from bridgetable.language import tr
from bridgetable.laws import law_82_directors_error as law_82
from bridgetable.laws.common.matters import Matter
from bridgetable.rulings.effects import RulingUndone
from bridgetable.session.sitting import Case, Sitting, resumed


def ruling_of(sitting: Sitting, law: str) -> Matter:
    """The last ruling by this law. Raises ImpossibleAction without one, or while its matter is ruled on."""
    case = last_ruling(sitting, law)
    if case is None:
        msg = tr("there is no ruling by Law {law} that could be taken back", law=law)
        raise ImpossibleAction(msg)
    number = case.matter.irregularity
    if any(is_about(open_case, number, law) for open_case in sitting.cases):
        msg = tr("what Law {law} ruled on is being asked about now: that comes to its end first", law=law)
        raise ImpossibleAction(msg)
    alone = resumed(case.matter, case.base, case).progress
    # What an open ruling has ordered already cannot be kept on a table from before it, nor what was done meanwhile and
    # has been ruled on here, a card led then that is a penalty card now, or has taken its question away.
    is_first = not any(open_case.progress.ordered for open_case in sitting.cases)
    as_alone = alone.pending is None and alone.ordered == case.progress.ordered
    as_then = as_alone and law_82.lies_as_then(case.progress.table, alone.table)
    before = case.base if is_first and as_then else None
    return law_82.taken_back_of(law_82.WrongRuling(case.matter, case.progress.ordered, before, alone.table))


def given_anew(case: Case) -> Matter | None:
    """The matter of the ruling that a case has taken back, if it is to be given anew."""
    anew = any(isinstance(o, RulingUndone) and o.before is not None for o in case.progress.ordered)
    return case.matter.subject.matter if anew and isinstance(case.matter.subject, law_82.WrongRuling) else None


def ruled_before(sitting: Sitting, anew: Matter) -> frozenset[int]:
    """The numbers of the irregularities on which rulings were closed before the last one on this matter."""
    earlier = dropwhile(lambda case: case.matter != anew, reversed(sitting.ruled))
    return frozenset(case.matter.irregularity for case in earlier)


def is_about(case: Case, number: int, law: str) -> bool:
    """True where a case is about the irregularity of this number (0: none), or about the ruling by this law."""
    subject = case.matter.subject
    return (number > 0 and case.matter.irregularity == number) or (
        isinstance(subject, law_82.WrongRuling) and subject.matter.law == law
    )


def last_ruling(sitting: Sitting, law: str) -> Case | None:
    """The last ruling by this law, unless it has been taken back since; it may have said much and ordered nothing."""
    for case in reversed(sitting.ruled):
        if any(isinstance(order, RulingUndone) and order.law == law for order in case.progress.ordered):
            return None
        if case.matter.law == law:
            return case
    return None
