"""Outcomes and numbers in short, as they stand in tables and on buttons."""

from __future__ import annotations

from fractions import Fraction

from bridgetable.game.auction import Contract
from bridgetable.game.outcomes import PASSED_OUT, Outcome
from bridgetable.language import tr
from bridgetable.views.words.prose import SEAT_NAMES, contract_text


def outcome_words(outcome: Outcome) -> str:
    """An outcome in short: 4♠X North −3."""
    made = outcome.contract
    return (
        tr(PASSED_OUT)
        if made is None
        else f"{contract_text(made)} {SEAT_NAMES[made.declarer]}{ending(made, outcome.tricks)}"
    )


def ending(contract: Contract, tricks: int) -> str:
    """How a contract came out: made, +1, −2."""
    over = tricks - contract.tricks_needed
    return " " + tr("made") if over == 0 else f" +{over}" if over > 0 else f" −{-over}"


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def signed_number(value: Fraction) -> str:
    """A number with its sign, and one decimal where it is not whole."""
    return ("−" if value < 0 else "+" if value else "") + number(abs(value))


def number(value: Fraction) -> str:
    """A number with one decimal where it is not whole."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"
