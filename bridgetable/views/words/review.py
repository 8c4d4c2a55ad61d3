"""What will be looked at when play has ended: a short question for each review that a ruling has kept."""

from __future__ import annotations

from string import Formatter

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.table import Review, Table

WAS_AFFECTED = "Did the wrong number of cards affect the outcome?"
SUBJECTS = {
    "11A": "What did {other:short} gain by the opponents’ ignorance?",
    "12A": "Is there a ground to adjust the score?",
    "13A2": WAS_AFFECTED,
    "13B1": WAS_AFFECTED,
    "16B3": "Did {partner} use what {seat} let him know?",
    "16C3": "Did {partner} use what {seat} took back?",
    "16D2c": "Did what was learnt by accident affect the result?",
    "21B3": "Did {side:short} gain by their wrong explanation?",
    "23C": "Did {seat:s} irregular call help {side:short}?",
    "27D": "Did {seat:s} insufficient bid help {side:short}?",
    "40B3a": "Did it damage {other:short} not to be told?",
    "40B4": "Did a call that is not allowed damage {other:short}?",
    "40C1": "Did a hidden understanding damage {other:short}?",
    "41D": "Did the card missing from dummy damage {other:short}?",
    "43A1c": "Did {seat:s} words keep {partner} from going wrong?",
    "43B3": "Did {side:short} gain by {seat:s} irregularity?",
    "45F": "Did {seat} suggest a play to {partner}?",
    "47E2b": "Did a wrong explanation damage {other:short}?",
    "50E4": "Did {card} help the defenders?",
    "62D2": "Did {seat:s} withdrawn card suggest what {partner} kept?",
    "64": "Are {other:short} short of tricks after {seat:s} revoke?",
    "65B3": "Was use made of words said too late about trick {trick}?",
    "67B3": "What was the result if {seat} plays that card only once?",
    "72C": "Could {seat} have known that it would help {side:short}?",
    "82C": "What would the right ruling have brought each side?",
}
"""The question by the law that takes it up again; the fields come from the irregularity it is about."""
APPLIED_FOR = "Is there a ground to adjust the score, as {seat} asks?"
IN_GENERAL = {
    "11A": "What was gained by the opponents’ ignorance?",
    "50E4": "Did a penalty card help the defenders?",
}
"""The question where no irregularity, or no single card, is named."""


def subject_of(review: Review, table: Table) -> Msg:
    """What will be looked at: a question with its seats and cards.

    Raises KeyError for a law of which no review is ever kept.
    """
    if review.by is not None:
        return Msg(APPLIED_FOR, seat=review.by)
    fields = fields_of(table.irregularity(review.irregularity)) if review.irregularity else {}
    template = SUBJECTS[review.law]
    if not named_in(template) <= fields.keys():
        template = IN_GENERAL[review.law]
    return Msg(template, **{name: fields[name] for name in named_in(template)})


def fields_of(one: Irregularity) -> dict[str, object]:
    """What a question can name of an irregularity: its card only where there is one and no more."""
    side = one.seat.side
    who = {"seat": one.seat, "partner": one.seat.partner, "side": side, "other": side.other, "trick": one.trick}
    return {**who, "card": one.cards[0]} if len(one.cards) == 1 else dict(who)


def named_in(template: str) -> frozenset[str]:
    """The fields that a template names."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)
