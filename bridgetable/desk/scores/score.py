"""The score of a contract in points."""

from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import BoardResult, Choice
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.boards import Vulnerability
from bridgetable.game.outcomes import Outcome
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr, tr_n


@frozen(kw_only=True)
class Played:
    """A contract with its tricks, and who was vulnerable."""

    result: Annotated[Outcome, BoardResult(tr("the contract, its declarer and its tricks"))]
    vulnerable: Annotated[Vulnerability, Choice(tr("the sides that are vulnerable"), Vulnerability)] = (
        Vulnerability.NONE
    )


@calculation(tr("Score of a contract"), tr("The points of a contract made or defeated."), "77")
def played(given: Played) -> Working:
    """The score of both sides."""
    contract = given.result.contract
    if contract is None:
        return Working(
            (Result(tr("for both sides"), amount(0, Unit.POINTS)),),
            (Step(tr("The board is passed out: nobody scores."), ("77",)),),
        )
    side = contract.declarer.side
    over = given.result.tricks - contract.tricks_needed
    won = given.result.score_for(side, given.vulnerable)
    vulnerable, not_vulnerable = tr("The declaring side is vulnerable."), tr("The declaring side is not vulnerable.")
    return Working(
        tuple(Result(one.in_words, amount(won if one is side else -won, Unit.POINTS)) for one in Side),
        (
            Step(tricks_words(contract.tricks_needed, over)),
            Step(vulnerable if given.vulnerable.of(side) else not_vulnerable),
            Step(tr("By the table of scores {side} get {won}.", side=side, won=amount(won, Unit.POINTS)), ("77",)),
        ),
    )


def tricks_words(needed: int, over: int) -> str:
    """The tricks that a contract needs, and by how many it was made or defeated."""
    if over == 0:
        return tr_n("{n} trick is needed, and was won.", "{n} tricks are needed, and were won.", needed)
    if over > 0:
        return tr("{needed} tricks are needed; overtricks: {over}.", needed=needed, over=over)
    return tr("{needed} tricks are needed; undertricks: {under}.", needed=needed, under=-over)
