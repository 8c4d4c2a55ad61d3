"""A ruling on agreed or disputed facts."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, finding, found
from bridgetable.desk.sorts import Choice, Several, Words, YesOrNo
from bridgetable.desk.working import Column, Grid, Step, Working
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


class Balance(Enum):
    """The side for which the evidence speaks."""

    ONE = tr("the first account is more probable")
    OTHER = tr("the second account is more probable")
    OPEN = tr("it cannot be settled")


class Law(Enum):
    """The law on facts that are agreed or disputed."""

    NOTHING = tr("nothing is to be rectified or judged")
    SET = tr("a law sets the rectification")
    CHOICE = tr("a player has a choice")
    JUDGED = tr("the director has to judge")


@frozen(kw_only=True)
class Evidence(Judged):
    """The facts, the evidence for each account, where the balance lies, and what the law says."""

    disputed: Annotated[bool, YesOrNo(tr("facts that matter are disputed"))]
    for_one: Annotated[tuple[str, ...], Several(tr("evidence for the first account"), Words(""), 0, 20)] = ()
    for_other: Annotated[tuple[str, ...], Several(tr("evidence for the second account"), Words(""), 0, 20)] = ()
    balance: Annotated[Balance | None, Choice(tr("the balance of the evidence"), Balance)] = None
    law: Annotated[Law | None, Choice(tr("what the law says of these facts"), Law)] = None


OPEN = finding(
    tr("Rule so that play can go on"),
    tr("The facts cannot be settled."),
    "85B",
    disputed=True,
    balance=Balance.OPEN,
    then=(Step(tr("Tell both sides of the right to appeal."), ("83",)),),
)
OUTCOMES = (
    (Law.NOTHING, tr("Play on"), tr("Nothing is to be rectified."), "84A"),
    (Law.SET, tr("Give the rectification"), tr("The law sets it, and it is carried out."), "84B"),
    (Law.CHOICE, tr("Explain the choice"), tr("All options are explained, one is chosen and carried out."), "84C"),
    (
        Law.JUDGED,
        tr("Judge; in doubt for the side that did nothing wrong"),
        tr("Damage that no law rectifies is adjusted away."),
        "84D",
    ),
)
ROWS = (
    OPEN,
    *(
        finding(s, w, c, "85A2", disputed=True, balance=(Balance.ONE, Balance.OTHER), law=law)
        for law, s, w, c in OUTCOMES
    ),
    *(finding(s, w, c, disputed=False, law=law) for law, s, w, c in OUTCOMES),
)


@calculation(
    tr("Agreed or disputed facts"),
    tr("From the facts to the ruling: the evidence on both sides, its balance, and what the law then says."),
    "84",
    "85",
    handbook=("85.1", "122.2"),
)
def facts(given: Evidence) -> Working:
    """The evidence side by side, and the row that fits."""
    made = found(ROWS, given, REMARKS)
    if not (given.for_one or given.for_other):
        return made
    size = max(len(given.for_one), len(given.for_other))
    one, other = ((*side, *[""] * (size - len(side))) for side in (given.for_one, given.for_other))
    grid = Grid((Column(tr("first account")), Column(tr("second account"))), tuple(zip(one, other, strict=True)))
    return evolve(made, grids=(grid,))


REMARKS = (
    Step(tr("Count what is more probable, by the weight of the evidence that can be had."), ("85A1",)),
    Step(tr("Do not look at a hand before the end of the deal to settle a fact.")),
)
