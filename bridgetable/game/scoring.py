"""The score of a contract (Law 77), in points for the declaring side."""

from __future__ import annotations

from bridgetable.game.auction import Contract
from bridgetable.game.calls import Strain

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
