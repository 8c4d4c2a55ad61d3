"""What will be looked at when play has ended: a short question for each review that a ruling has kept."""

from __future__ import annotations

from string import Formatter

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Review, ReviewOf, Table

WAS_AFFECTED = "Did the wrong number of cards affect the outcome?"
SUBJECTS = one_row_each(
    ReviewOf,
    {
        ReviewOf.FORFEITURE: "What did {other:short} gain by the opponents’ ignorance?",
        ReviewOf.APPLICATION: "Is there a ground to adjust the score?",
        ReviewOf.CARDS_SEEN: WAS_AFFECTED,
        ReviewOf.CALLED_WITH_WRONG_HAND: WAS_AFFECTED,
        ReviewOf.INFORMATION_USED: "Did {partner} use what {seat} let him know?",
        ReviewOf.WITHDRAWN_ACTION_USED: "Did {partner} use what {seat} took back?",
        ReviewOf.EXTRANEOUS: "Did what was learnt by accident affect the result?",
        ReviewOf.RESTATEMENT: "Did a wrong review of the auction damage {other:short}?",
        ReviewOf.MISINFORMATION: "Did {side:short} gain by their wrong explanation?",
        ReviewOf.CALL_REPLACED: "Did {seat:s} irregular call help {side:short}?",
        ReviewOf.BID_REPLACED: "Did {seat:s} insufficient bid help {side:short}?",
        ReviewOf.NOT_DISCLOSED: "Did it damage {other:short} not to be told?",
        ReviewOf.CALL_NOT_ALLOWED: "Did a call that is not allowed damage {other:short}?",
        ReviewOf.HIDDEN_UNDERSTANDING: "Did a hidden understanding damage {other:short}?",
        ReviewOf.MISSING_FROM_DUMMY: "Did the card missing from dummy damage {other:short}?",
        ReviewOf.DUMMYS_WORDS: "Did {seat:s} words keep {partner} from going wrong?",
        ReviewOf.GAIN_BY_WARNING: "Did {side:short} gain by {seat:s} irregularity?",
        ReviewOf.DUMMYS_SUGGESTION: "Did {seat} suggest a play to {partner}?",
        ReviewOf.MISLED_IN_PLAY: "Did a wrong explanation damage {other:short}?",
        ReviewOf.PENALTY_CARD: "Did {card} help the defenders?",
        ReviewOf.PARTNERS_CHOICE: "Did {seat:s} withdrawn card suggest what {partner} kept?",
        ReviewOf.REVOKE: "Are {other:short} short of tricks after {seat:s} revoke?",
        ReviewOf.TRICK_POINTED_LATE: "Was use made of words said too late about trick {trick}?",
        ReviewOf.CARD_PLAYED_TWICE: "What was the result if {seat} plays that card only once?",
        ReviewOf.AWARENESS: "Could {seat} have known that it would help {side:short}?",
        ReviewOf.DIRECTORS_ERROR: "What would the right ruling have brought each side?",
        ReviewOf.OTHER_TABLE: "Does the result at the other table clearly favour a side?",
    },
)
"""The question for each review; the fields come from the irregularity it is about."""
APPLIED_FOR = "Is there a ground to adjust the score, as {seat} asks?"
IN_GENERAL = {
    ReviewOf.FORFEITURE: "What was gained by the opponents’ ignorance?",
    ReviewOf.PENALTY_CARD: "Did a penalty card help the defenders?",
}
"""The question where no irregularity, or no single card, is named."""


def subject_of(review: Review, table: Table) -> Msg:
    """What will be looked at: a question with its seats and cards."""
    if review.by is not None:
        return Msg(APPLIED_FOR, seat=review.by)
    fields = fields_of(table.irregularity(review.irregularity)) if review.irregularity else {}
    template = SUBJECTS[review.about]
    if not named_in(template) <= fields.keys():
        template = IN_GENERAL[review.about]
    return Msg(template, **{name: fields[name] for name in named_in(template)})


def fields_of(one: Irregularity) -> dict[str, object]:
    """What a question can name of an irregularity: its card only where there is one and no more."""
    side = one.seat.side
    who = {"seat": one.seat, "partner": one.seat.partner, "side": side, "other": side.other, "trick": one.trick}
    return {**who, "card": one.cards[0]} if len(one.cards) == 1 else dict(who)


def named_in(template: str) -> frozenset[str]:
    """The fields that a template names."""
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)
