"""The scores of both sides where the innocent one did a part of its damage itself."""

from fractions import Fraction

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import relieved


@frozen
class Worth:
    """The worth to the innocent side of the table, of the board without the infraction, and without its own error."""

    table: Fraction
    before: Fraction
    sound: Fraction


def redress(
    worth: Worth,
    unit: Unit = Unit.NONE,
    top: Fraction | int = 0,
    artificial: Fraction | None = None,
    laws: tuple[str, ...] = ("12C1ei", "12C1eii"),
) -> Working:
    """The working from what the board is worth; `top` is what both sides get together.

    Without damage the score of the table stands for both, but for an `artificial` score of the offenders, which they
    keep (White Book 12.8.6). `laws` are the clauses by which the offenders and the innocent side are scored.
    """
    table, before, sound = worth.table, worth.before, worth.sound
    innocent = relieved(table, before, sound) if before > table else table
    is_damaged = before > table
    offending = top - max(before, table) if artificial is None else artificial
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
    if artificial is not None:
        words_kept = "The offenders keep their artificial score: {won}."
        steps.append(Step(tr(words_kept, won=amount(offending, unit)), ("12C2a",)))
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
