"""Law 11A of 2007: Forfeiture: the right is lost, and nothing is taken away from either side after play."""

from bridgetable.laws import law_11_forfeiture as law_11
from bridgetable.laws.common.no_result import perhaps_penalised
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling

# The right that a `side` has lost, and by which act.
EDITION.has(
    law_11.loss_in_words,
    "11A",
    value="{side} acted before the director was called and lose the right to rectification, now and after play.",
)


@EDITION.instead_of(law_11.what_comes_of_it, "11B")
def what_comes_of_it(lost: law_11.Forfeited, ruling: Ruling) -> None:
    """Nothing is looked at after play; somebody may be penalised."""
    perhaps_penalised("11B", ruling)
