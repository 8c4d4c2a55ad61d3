"""An outcome of the board as it is entered on the screen: the choices, and the outcome in words."""

from fractions import Fraction

from bridgetable.game.auction import Contract
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.outcomes import WHOLE, Outcome, Percent, Weighted, outcomes_text
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.views.words.prose import SHORT_SIDES, outcome_words, signed

STEP = 5
"""The step, in per cent, by which a weight goes up or down."""


@frozen
class OutcomeFormView:
    """From which outcome one begins, who is vulnerable, and whether the contract is in question too."""

    start: Outcome
    vulnerability: Vulnerability
    only_tricks: bool = False


def beginning(form: OutcomeFormView) -> Outcome:
    """The first outcome to be changed by the user; one no-trump made where nobody has bid."""
    return form.start if form.start.contract else Outcome(Contract(Bid(1, Strain.NT), 1, Seat.N), 7)


def in_words(outcome: Outcome, vulnerability: Vulnerability) -> str:
    """An outcome in short with its score: 4♠X North −3, N–S −800."""
    side = Side.NS if outcome.contract is None else outcome.contract.declarer.side
    points = outcome.score_for(side, vulnerability)
    return f"{outcome_words(outcome)}, {SHORT_SIDES[side]} {signed(points)}"


def with_outcome(weighted: tuple[Weighted, ...], outcome: Outcome) -> tuple[Weighted, ...]:
    """The outcomes and one more, with the weight missing to a hundred, else half of the greatest."""
    if any(w.outcome == outcome for w in weighted):
        return weighted
    missing = WHOLE - total(weighted)
    if missing > 0 or not weighted:
        return (*weighted, Weighted(missing, outcome))
    greatest = max(weighted, key=lambda w: w.percent)
    half = max(STEP, greatest.percent // 2 // STEP * STEP)
    rest = tuple(Weighted(w.percent - half, w.outcome) if w is greatest else w for w in weighted)
    return (*(w for w in rest if w.percent > 0), Weighted(half, outcome))


def moved(weighted: tuple[Weighted, ...], number: int, by: Percent) -> tuple[Weighted, ...]:
    """The outcomes when the weight of one (0 upwards) is made greater or smaller; without it at nothing."""
    changed = tuple(
        Weighted(min(WHOLE, w.percent + by), w.outcome) if n == number else w for n, w in enumerate(weighted)
    )
    return tuple(w for w in changed if w.percent > 0)


def total(weighted: tuple[Weighted, ...]) -> Percent:
    """The sum of the weights, in the hundred."""
    found = sum((Fraction(w.percent) for w in weighted), Fraction(0))
    return int(found) if found.denominator == 1 else found


def missing_words(weighted: tuple[Weighted, ...]) -> str:
    """The difference of the weights from a hundred, in words; empty where they come to it."""
    lacking = WHOLE - total(weighted)
    if not lacking:
        return ""
    return (
        tr("The weights come to {total} %: {lacking} too few.", total=total(weighted), lacking=abs(lacking))
        if lacking > 0
        else tr("The weights come to {total} %: {lacking} too many.", total=total(weighted), lacking=abs(lacking))
    )


def key_of(weighted: tuple[Weighted, ...]) -> str:
    """The answer that these outcomes are."""
    return outcomes_text(weighted)
