"""Every word of the summary page of a board, in its order; suits as their signs, clauses apart, numbers from 1."""

from bridgetable.game.cards import Card, Suit
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings.decisions import Sort
from bridgetable.views.table.table_view import Cell, FactView, LedgerRow

DECIDED = one_row_each(Sort, {Sort.CHOICE: "{who} chose", Sort.FACT: "{who} found", Sort.JUDGEMENT: "{who} judged"})


@frozen
class HandSummary:
    """A hand as dealt: each suit with its ranks from the highest, or a dash; and how many cards are not told."""

    seat: Seat
    role: str
    suits: tuple[tuple[Suit, str], ...]
    untold: int


@frozen
class PlayedSummary:
    """A card of a trick: whether it was led, whether it won, and the numbers of the irregularities it was."""

    card: Card
    led: bool
    won: bool
    numbers: tuple[int, ...]


@frozen
class TrickSummary:
    """A trick (1 to 13): each hand's card, its winner, and the tricks of both sides after it."""

    number: int
    cards: BySeat[PlayedSummary | None]
    winner: Seat | None
    score: tuple[int, int]
    numbers: tuple[int, ...]  # the irregularities that happened in it
    moved: bool  # transferred to the other side


@frozen
class CallSummary:
    """A call with its alert, how it stands, and the numbers of the irregularities it was; a dash for a turn lost."""

    text: str
    cell: Cell
    numbers: tuple[int, ...] = ()


AuctionRow = tuple[tuple[CallSummary, ...], ...]
"""A round of the auction: for each column the calls that lie there, those taken back first."""


@frozen
class MeaningSummary:
    """The meaning of a call, as it was said."""

    seat: Seat
    call: str
    meaning: str


@frozen
class DecisionSummary:
    """A question of a ruling and its answer: who answered, the clause, the words, and the reason of a judgement."""

    who: str
    sort: Sort
    cite: str
    question: str
    answer: str
    reason: str

    @property
    def decided(self) -> str:
        """The player who answered, and his right to do so."""
        return tr(DECIDED[self.sort], who=self.who)


@frozen
class RulingSummary:
    """A ruling: its law, what the director said, who decided what, the effects, and the question that still waits."""

    law: str
    heading: str
    facts: tuple[FactView, ...]
    decisions: tuple[DecisionSummary, ...]
    effects: tuple[FactView, ...]
    waits: str
    review: FactView | None = None  # the right to appeal, where the ruling rests on judgement (83)


@frozen
class EntrySummary:
    """An irregularity (by its number), or a ruling on none (0): its title, where it was, its law, what became of it."""

    number: int
    title: str
    where: str
    law: str
    outcome: FactView | None
    rulings: tuple[RulingSummary, ...]


@frozen
class ReviewSummary:
    """A review kept for the end of play: its law and its heading, the irregularities, and its ruling once it came."""

    law: str
    heading: str
    about: tuple[int, ...]
    ruling: RulingSummary | None


@frozen
class LapsedSummary:
    """An order that was in force for a time: the sentence, its clause, from where to where, and its end."""

    text: str
    cite: str
    since: str
    until: str
    ending: str

    @property
    def span(self) -> str:
        """The part of the board during which it was in force."""
        return self.since if self.since == self.until else tr("{since} to {until}", since=self.since, until=self.until)


@frozen
class ScoreSummary:
    """The contract, the line of tricks and points once the board is over, IMPs and matchpoints, and the reckoning."""

    contract: str
    line: str
    compared: tuple[FactView, ...]  # where a score elsewhere is known
    rows: tuple[LedgerRow, ...]  # where rulings changed the result


@frozen
class AnswerSummary:
    """An answer that a class could give, how many hands were raised for it, and whether it was right."""

    words: str
    hands: int
    right: bool


@frozen
class HandsSummary:
    """A question that a class was asked before it was ruled: the answers, and how many of all hands were right."""

    question: str
    answers: tuple[AnswerSummary, ...]
    told: str


@frozen
class Summary:
    """The page: title, event, conditions, result, deal, auction, play, irregularities, reviews, what bound."""

    title: str
    event: tuple[str, ...]
    conditions: tuple[str, ...]
    is_over: bool
    score: ScoreSummary
    hands: BySeat[HandSummary]
    vulnerable: BySeat[bool]
    dealer: Seat
    columns: tuple[Seat, ...]
    auction: tuple[AuctionRow, ...]
    meanings: tuple[MeaningSummary, ...]
    tricks: tuple[TrickSummary, ...]
    claims: tuple[FactView, ...]
    entries: tuple[EntrySummary, ...]
    reviews: tuple[ReviewSummary, ...]
    lapsed: tuple[LapsedSummary, ...]
    force: tuple[FactView, ...]
    raised: tuple[HandsSummary, ...] = ()  # the hands that a class raised before it was ruled

    @property
    def headline(self) -> str:
        """The result; before the end the contract, which is played as far as the page tells."""
        if self.score.line or not self.tricks or self.is_over:
            return self.score.line or self.score.contract
        return tr("{contract}, so far", contract=self.score.contract)
