"""What a solver's process of the tests says of the five options of Law 54."""

import json
import sys
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "rulings_told" / "law_54" / "options.table"
PROGRAM = Path(__file__).with_name("worker_of_tests.py")
DEAL = "N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4"
TABLE = {"N": [10, 6, 7, 8, 8], "E": [3, 6, 5, 4, 3], "S": [10, 6, 7, 8, 8], "W": [3, 6, 5, 4, 3]}
TRICKS = {"become dummy": 8, "stay declarer": 8, "require D": 8, "prohibit D": 10, "no restriction": 8}
WORTH = {
    "side": "NS",
    "best": ["prohibit D"],
    "options": [
        {"key": key, "tricks": n, "points": 630 if n == 10 else -100, "about": key == "no restriction"}
        for key, n in TRICKS.items()
    ],
}


def program(manner: str = "answers", told: object = None) -> tuple[str, ...]:
    """The command that starts such a process."""
    said = {"options": WORTH, "deal": TABLE} if told is None else told
    return sys.executable, str(PROGRAM), manner, said if isinstance(said, str) else json.dumps(said)
