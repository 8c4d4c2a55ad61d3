"""A question of a ruling: who must answer, what he may answer, and what follows from each answer."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.calls import WRITTEN
from bridgetable.game.cards import Card
from bridgetable.game.errors import NotationError
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Outcome, contract_text, outcomes
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.game.values import field, frozen
from bridgetable.language import tr


class Official(Enum):
    """Somebody who answers and is not a player."""

    DIRECTOR = "director"

    def __str__(self) -> str:
        """Write the official as one word."""
        return self.value


DIRECTOR = Official.DIRECTOR
Chooser = Seat | Official


class Sort(Enum):
    """The sort of a question: a player chooses, a fact is established, or the director judges."""

    CHOICE = "choice"
    FACT = "fact"
    JUDGEMENT = "judgement"


@frozen
class Note:
    """A sentence with the clauses that say so: beneath the options, such as who may not use what, or within one."""

    words: Msg
    cites: tuple[str, ...]


@frozen
class Option:
    """One answer: its key in the journal, title, what follows and by which clauses, and `details` on later choices."""

    key: str
    title: Msg
    follows: tuple[Msg, ...] = ()
    cites: tuple[str, ...] = ()
    group: str = ""
    details: tuple[Note, ...] = ()


class ActKind(Enum):
    """An act at the table that may count as an answer."""

    PLAY = "play"
    SPREAD = "spread"
    CALL = "call"
    CHANGE = "change of call"
    TAKE_BACK = "take back"
    CLAIM = "claim"


@frozen
class ByAct:
    """An act at the table that counts as an answer: a call, or a play from this hand or facing it (53A, 54A, 54B)."""

    # Where the answer is which call to make, which card to play or how much to claim, the key is empty: the call made,
    # the card or the number of tricks is the answer. With a card named and an empty key the act settles nothing yet:
    # the card stays as it lies, and the question waits for the rest of the answer. With `any_call` every call that the
    # player makes is his answer, also one that is not offered: the law that asks says what becomes of it.
    hand: Seat
    key: str
    kind: ActKind = ActKind.PLAY
    card: Card | None = None
    any_call: bool = field(default=False, kw_only=True)

    @property
    def is_half(self) -> bool:
        """True where the act settles nothing yet: a card is taken back, and another is still to be played."""
        return self.card is not None and not self.key


@frozen
class OutcomeForm:
    """Besides the options any outcome of the board may be answered, or several weighted; `start` is an example."""

    start: Outcome
    only_tricks: bool = field(default=False, kw_only=True)  # outcomes of the contract of the example
    single: bool = field(default=False, kw_only=True)  # not weighted

    @property
    def example(self) -> str:
        """The notation of an answer that is none of the options."""
        if self.single:
            return "4SX by N 9"
        if not self.only_tricks or self.start.contract is None:
            return tr("{one}, or weighted: {several}", one="4SX by N 9", several="60% 4S by N 10, 40% 4S by N 9")
        played, tricks = contract_text(self.start.contract), min(self.start.tricks, TRICKS - 1)
        return f"60% {played} {tricks + 1}, 40% {played} {tricks}"

    def admits(self, key: str) -> bool:
        """True where an answer is written as outcomes are."""
        return not self.fault_of(key)

    def fault_of(self, key: str) -> str:
        """The fault of an answer that is not written as outcomes are; empty when it is."""
        try:
            found = outcomes(key)
        except NotationError as error:
            return str(error)
        if self.single and len(found) > 1:
            return tr("by regulation one result is assigned: {example}", example=self.example)
        if self.only_tricks and any(w.outcome.contract != self.start.contract for w in found):
            return tr("only its tricks are in question: {example}", example=self.example)
        return ""


@frozen
class Decision:
    """A question that waits: who answers, the clause that asks, the words, every option, and acts that answer it."""

    by: Chooser
    cite: str
    question: Msg
    options: tuple[Option, ...]
    sort: Sort = Sort.CHOICE
    criteria: tuple[Msg, ...] = ()
    acts: tuple[ByAct, ...] = ()
    notes: tuple[Note, ...] = ()
    form: OutcomeForm | None = None  # the options are then only examples of what may be answered
    tried: tuple[str, ...] = ()  # stand for all where the same follows from each, or they differ in degree alone

    def admits(self, key: str) -> bool:
        """True where this is an answer to the question."""
        calls = key in WRITTEN and any(act.any_call for act in self.acts)
        return calls or key in self.keys or (self.form is not None and self.form.admits(key))

    def fits(self, answer: Answer) -> bool:
        """True where an answer is given to this clause, and is one to the question."""
        return answer.cite == self.cite and self.admits(answer.key)

    @property
    def about(self) -> tuple[object, ...]:
        """The identity of the question: the clause that asks, who answers, and about what."""
        return self.cite, self.by, self.question.arguments

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options in their order."""
        return tuple(o.key for o in self.options)


@frozen
class Answer:
    """A recorded answer: the clause that asked, the key of the option, and the reason given."""

    cite: str
    key: str
    reason: str = ""
