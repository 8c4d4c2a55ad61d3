"""The worth of each option of the question that waits, as values and as JSON has them."""

from collections.abc import Mapping

from bridgetable.game.cards import Card
from bridgetable.game.errors import BridgetableError
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Answer, Decision
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import acted
from bridgetable.session.sitting import Sitting
from bridgetable.worth.best_play import BestPlay
from bridgetable.worth.position import Position, Solve

MOST_OPTIONS = 12
"""A question with more options than these is not reckoned."""


@frozen
class OptionWorth:
    """An option's worth for declarer: tricks (0 to 13; None for a score alone), points, and whether it is a bound."""

    key: str
    tricks: int | None
    points: int
    about: bool = False


@frozen
class QuestionWorth:
    """The worth of a question's options for declarer's side; `best` are the best keys for the player who chooses."""

    side: Side
    options: tuple[OptionWorth, ...]
    best: tuple[str, ...] = ()

    def of(self, key: str) -> OptionWorth | None:
        """The worth of the option of this key, if that can be said."""
        return next((one for one in self.options if one.key == key), None)


Solved = dict[Position, Mapping[Card, int]]


def worth_of(sitting: Sitting, solve: Solve, solved: Solved | None = None) -> QuestionWorth | None:
    """The worth of the options of the question that waits; `solved` is added to. Raises CannotSolve."""
    decision, declarer = sitting.pending, sitting.table.declarer
    if decision is None or declarer is None or not 1 <= len(decision.options) <= MOST_OPTIONS:
        return None
    solved = {} if solved is None else solved
    best, keys = BestPlay(solve, declarer.side, solved), decision.keys
    every = (option_worth(sitting, decision, key, best, len(keys) - n) for n, key in enumerate(keys))
    options = tuple(one for one in every if one is not None)
    return QuestionWorth(declarer.side, options, best_of(decision, declarer.side, options)) if options else None


def option_worth(sitting: Sitting, decision: Decision, key: str, best: BestPlay, to_come: int) -> OptionWorth | None:
    """The worth of one option, if that can be said, with so many still to come. Raises CannotSolve."""
    try:
        after = acted(sitting, Reply(Answer(decision.cite, key)))
    except BridgetableError:
        return None
    table, contract = after.table, after.table.contract
    if contract is None:
        return None
    side = contract.declarer.side
    if table.phase is Phase.END and table.adjustments:
        points = table.score_for(side)
        return None if points is None else OptionWorth(key, None, points)
    found = best.of_option(after, to_come)
    if found is None:
        return None
    points = contract_score(contract, vulnerable=table.board.vulnerability.of(side), tricks=found.number)
    return OptionWorth(key, found.number, points, not found.proven)


def best_of(decision: Decision, side: Side, options: tuple[OptionWorth, ...]) -> tuple[str, ...]:
    """The keys of the options that are best for the player who chooses, where not all are alike."""
    worth = {one.points for one in options}
    if len(worth) < 2 or not isinstance(decision.by, Seat):
        return ()
    best = max(worth) if decision.by.side is side else min(worth)
    return tuple(one.key for one in options if one.points == best)
