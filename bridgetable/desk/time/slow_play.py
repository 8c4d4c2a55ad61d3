"""The fine for slow play, shared by the blame, and what becomes of a board that is taken away."""

from enum import Enum
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged
from bridgetable.desk.sorts import Choice, Exact, Whole, YesOrNo
from bridgetable.desk.standards import STANDARDS, Form
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Blame(Enum):
    """The side to blame for the delay."""

    UNKNOWN = tr("not known")
    NS = tr("North–South")
    EW = tr("East–West")
    BOTH = tr("both, by shares")
    OUTSIDE = tr("neither: another table or the director")


CODES = one_row_each(
    Blame, {Blame.UNKNOWN: "A5050", Blame.NS: "A4060", Blame.EW: "A6040", Blame.BOTH: "A4040", Blame.OUTSIDE: "A6060"}
)
"""The score of a board that is taken away at pairs (White Book 12.1.1, 81.4.2)."""


@frozen(kw_only=True)
class Slow(Judged):
    """The blame, the instance, and the fine where one side alone is to blame."""

    blame: Annotated[Blame, Choice(tr("who is to blame"), Blame)]
    form: Annotated[Form, Choice(tr("the final form of scoring"), Form)] = Form.MATCHPOINTS
    instance: Annotated[int, Whole(tr("which time it is in the event"), 1, 10)] = 2
    ns_share: Annotated[Fraction, Exact(tr("the share of N–S in the blame, where both are"), 0, 1)] = Fraction(1, 2)
    fine: Annotated[
        Fraction | None, Exact(tr("the whole fine, where the event sets one; else the standard amount rises"), 0, 1000)
    ] = None
    begun: Annotated[bool, YesOrNo(tr("the auction of the board has begun"))] = False
    forbidden: Annotated[bool, YesOrNo(tr("the table had been told not to play it"))] = False


@calculation(
    tr("Slow play"),
    tr("Warning or fine for a slow table, shared by the blame, and the score of a board that is taken away."),
    "90B2",
    "81C1",
    handbook=("12.1.1", "81.4"),
)
def slow_play(given: Slow) -> Working:
    """A warning first; then a fine that rises, in the shares of the blame."""
    steps = [Step(tr("To blame: {blame}.", blame=given.blame.value))]
    results = list(fines(given, steps))
    if given.begun and given.forbidden:
        board = tr("cancelled, and both sides pay the standard amount")
        steps.append(Step(tr("It was begun against the director’s instruction."), ("90B8",)))
    elif given.begun:
        board = tr("played to its end")
        steps.append(Step(tr("A board that has been begun is not taken away."), ("82B2",)))
    else:
        board = CODES[given.blame]
        steps.append(Step(tr("A board that is taken away is scored by the blame: {code}.", code=board), ("12C2a",)))
    results.append(Result(tr("a board taken away"), board))
    return Working(
        tuple(results),
        tuple(steps),
        remarks=(
            Step(tr("Be stricter with a pair known to be slow; less with the infirm and the inexperienced.")),
            Step(tr("At teams boards are taken away before half of the stanza, and put back if time is made up.")),
            Step(tr("A pair that stays slow may be barred in the end."), ("81B1",)),
        ),
    )


def fines(given: Slow, steps: list[Step]) -> tuple[Result, ...]:
    """The fine of each side, with its steps."""
    if given.blame in {Blame.UNKNOWN, Blame.OUTSIDE}:
        steps.append(Step(tr("Nobody is fined."), ("90B2",)))
        return (Result(tr("the fine"), tr("none")),)
    if given.instance == 1 and given.fine is None:
        steps.append(Step(tr("The first time it is a warning."), ("90B2",)))
        return (Result(tr("the fine"), tr("a warning")),)
    standard = STANDARDS[given.form]
    whole = given.fine if given.fine is not None else standard.amount * (given.instance - 1)
    steps.append(
        Step(tr("The whole fine is {fine}.", fine=amount(whole, standard.unit).in_words.removeprefix("+")), ("90B2",))
    )
    shares = {Blame.NS: Fraction(1), Blame.EW: Fraction(0), Blame.BOTH: given.ns_share}
    ns = rounded(whole * shares[given.blame], standard.smallest, halves=Halves.AWAY)
    return tuple(
        Result(tr("the fine of {side}", side=side), amount(fine, standard.unit).in_words.removeprefix("+"))
        for side, fine in ((Side.NS, ns), (Side.EW, whole - ns))
    )
