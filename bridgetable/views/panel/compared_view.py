"""Two calls set side by side for the director who judges whether they are comparable (Law 23A)."""

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.laws.law_23_comparable_call import BY_METHODS, TESTS
from bridgetable.laws.law_23_meanings import MADE_INSTEAD, TAKEN_BACK, VERDICTS
from bridgetable.rulings.decisions import Decision
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.words.prose import say, word


@frozen
class VerdictView:
    """One of the three tests: its clause, whether it is met (nothing where the director must say), and the words."""

    cite: str
    holds: bool | None
    text: str


@frozen
class ComparedView:
    """The call taken back and the one made instead, what each is told to show, and the three tests, if reckoned."""

    old: str
    new: str
    old_meaning: str
    new_meaning: str
    tests: tuple[VerdictView, ...]
    is_open: bool = True  # who looks may know the methods of the side


def compared_view(decision: Decision, eye: Eye) -> ComparedView | None:
    """The two calls that a question compares, with what they mean for who may know the methods; else None."""
    asked = dict(decision.question.arguments)
    if not set(TESTS) <= set(decision.keys) or not {"old", "new"} <= asked.keys():
        return None
    sides = [c["side"] for c in decision.criteria if c.template == BY_METHODS.template]
    if eye is not Watcher.ALL and not (isinstance(eye, Seat) and eye.side in sides):
        return ComparedView(word(asked["old"]), word(asked["new"]), "", "", (), is_open=False)
    return ComparedView(
        word(asked["old"]),
        word(asked["new"]),
        meaning_in(decision.criteria, TAKEN_BACK),
        meaning_in(decision.criteria, MADE_INSTEAD),
        tuple(VerdictView(*VERDICTS[c.template], say(c)) for c in decision.criteria if c.template in VERDICTS),
    )


def meaning_in(criteria: tuple[Msg, ...], template: str) -> str:
    """The meaning that one of the criteria quotes, or an empty text."""
    return next((str(c["words"]) for c in criteria if c.template == template), "")


def is_shown_apart(criterion: Msg) -> bool:
    """True where a criterion is told by the two calls side by side, and not among the others."""
    return criterion.template in {TAKEN_BACK, MADE_INSTEAD} or criterion.template in VERDICTS
