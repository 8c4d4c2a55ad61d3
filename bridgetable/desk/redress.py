"""The scores of both sides where the innocent one did a part of its damage itself."""

from fractions import Fraction

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.weighing import Assigned, Laid
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import relieved


@frozen
class Worth:
    """The worth to the innocent side of the table, of the board without the infraction, and without its own error."""

    table: Fraction
    before: Fraction
    sound: Fraction


@frozen
class Own:
    """A score that the offenders have of their own, and the reason."""

    won: Fraction
    why: Step


ARTIFICIAL = Step(tr("The offenders keep their artificial score"), ("12C2a",))
"""White Book 12.8.6."""
WORST = Step(tr("The offenders are scored by the worst result that was at all probable for them"), ("12C1eii",))
"""By 12C1e of 2007, where the authority has chosen that."""


def own_of(offenders: Fraction | None, field: str, given: Laid) -> Own | None:
    """The score of their own that the offenders have; it must be told where each side has a result of its own.

    Raises Refused.
    """
    if given.assigned is Assigned.TWO_SIDED and offenders is None:
        raise Refused(field, tr("missing, for it decides here"), *WORST.clauses)
    why = WORST if given.assigned is Assigned.TWO_SIDED else ARTIFICIAL
    return None if offenders is None else Own(offenders, why)


def redress(
    worth: Worth,
    unit: Unit = Unit.NONE,
    top: Fraction | int = 0,
    own: Own | None = None,
    laws: tuple[str, ...] = ("12C1ei", "12C1eii"),
) -> Working:
    """The working from what the board is worth; `top` is what both sides get together.

    Without damage the score of the table stands for both, but for a score that the offenders have of their `own`.
    `laws` are the clauses by which the offenders and the innocent side are scored.
    """
    table, before, sound = worth.table, worth.before, worth.sound
    innocent = relieved(table, before, sound) if before > table else table
    is_damaged = before > table
    offending = top - max(before, table) if own is None else own.won
    by_itself = max(Fraction(0), min(sound, before) - table)
    words = (
        tr(
            "Without the infraction the side would have {before}, and it has {table}.",
            before=amount(before, unit),
            table=amount(table, unit),
        ),
        tr("After the infraction, but for its error, it would have {sound}.", sound=amount(sound, unit)),
    )
    steps = [Step(text) for text in words]
    if own is not None:
        steps.append(Step(tr("{why}: {won}.", why=own.why.text, won=amount(offending, unit)), own.why.clauses))
    elif is_damaged:
        told = "The offenders get what they would have got without the infraction: {won}."
        steps.append(Step(tr(told, won=amount(offending, unit)), laws[:1]))
    if is_damaged:
        steps += [
            Step(
                tr("Of the damage the side did {own} itself, for which it gets nothing.", own=amount(by_itself, unit)),
                laws[1:],
            ),
            Step(
                tr(
                    "It keeps its score, and gets in addition what the infraction alone cost it: {relief}.",
                    relief=amount(innocent - table, unit),
                ),
                laws[1:],
            ),
        ]
    else:
        steps.append(Step(tr("There was no damage: the score stands."), ("12B1",)))
    return Working(
        (Result(tr("the innocent side"), amount(innocent, unit)), Result(tr("the offenders"), amount(offending, unit))),
        tuple(steps),
    )
