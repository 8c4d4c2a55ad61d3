"""The laws of tricks agreed on and of the score entered, for the session."""

from bridgetable.laws.law_79_tricks_won import (
    gains_by,
    law_of_agreeing,
    law_of_disagreement,
    law_of_entering,
    right_score,
)
from bridgetable.laws.law_86_team_play import with_review
