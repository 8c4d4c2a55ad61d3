"""The score of a contract (Law 77) in points for the declaring side, and the comparison of scores (Law 78)."""

from bisect import bisect_right
from collections.abc import Iterable
from fractions import Fraction

from bridgetable.game.auction import Contract
from bridgetable.game.calls import Strain
from bridgetable.game.values import frozen

MINOR_TRICK, MAJOR_TRICK, FIRST_NO_TRUMP_TRICK = 20, 30, 40
GAME = 100
PART_SCORE_BONUS = 50
GAME_BONUS = (300, 500)
SMALL_SLAM_BONUS = (500, 750)
GRAND_SLAM_BONUS = (1000, 1500)
DOUBLED_OVERTRICK = (100, 200)
UNDOUBLED_UNDERTRICK = (50, 100)


def contract_score(contract: Contract, *, vulnerable: bool, tricks: int) -> int:
    """The score in points for the declaring side when it is credited with this many tricks (0 to 13)."""
    over = tricks - contract.tricks_needed
    vul = int(vulnerable)
    return _made(contract, vul, over) if over >= 0 else -_defeated(contract.doubled, vul, -over)


def _made(contract: Contract, vul: int, over: int) -> int:
    each = MINOR_TRICK if contract.strain in {Strain.C, Strain.D} else MAJOR_TRICK
    first = FIRST_NO_TRUMP_TRICK - MAJOR_TRICK if contract.strain is Strain.NT else 0
    level, doubled = contract.bid.level, contract.doubled
    trick_score = (each * level + first) * doubled
    score = trick_score + (GAME_BONUS[vul] if trick_score >= GAME else PART_SCORE_BONUS)
    if level == 6:
        score += SMALL_SLAM_BONUS[vul]
    if level == 7:
        score += GRAND_SLAM_BONUS[vul]
    overtrick = each if doubled == 1 else DOUBLED_OVERTRICK[vul] * doubled // 2
    insult = 0 if doubled == 1 else 25 * doubled
    return score + overtrick * over + insult


def _defeated(doubled: int, vul: int, down: int) -> int:
    if doubled == 1:
        return UNDOUBLED_UNDERTRICK[vul] * down
    if vul:
        points = 200 + 300 * (down - 1)
    else:
        points = 100 + 200 * min(down - 1, 2) + 300 * max(down - 3, 0)
    return points * doubled // 2


IMP_STEPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
"""The least difference in points that is worth 1, 2, 3 … 24 IMPs (Law 78B)."""


def imps(ours: int, theirs: int) -> int:
    """The IMPs (-24 to 24) of a pair's score in points against that of the pair with the same cards elsewhere (78B)."""
    difference = ours - theirs
    won = bisect_right(IMP_STEPS, abs(difference))
    return won if difference >= 0 else -won


@frozen
class Matchpoints:
    """The scoring units that a score has won, and the most it could have won: two for each score compared (Law 78A)."""

    units: int
    top: int

    @property
    def percent(self) -> Fraction:
        """The share of the top in per cent; 50 where there is nothing to compare with."""
        return Fraction(100 * self.units, self.top) if self.top else Fraction(50)


def matchpoints(ours: int, field: Iterable[int]) -> Matchpoints:
    """The matchpoints of a pair's score in points against the scores of all other pairs with the same cards (78A)."""
    others = tuple(field)
    return Matchpoints(sum(2 if ours > one else 1 if ours == one else 0 for one in others), 2 * len(others))
