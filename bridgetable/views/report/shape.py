"""The shape of the report: what `bridgetable rule --json` writes, field by field.

Seats are N E S W, cards suit and rank (SK), calls as in the notation, clauses without brackets (50D2a), tricks 1 to 13,
scores in points. A field is empty where there is nothing to say. `resources/report.md` tells the same to people.
"""

from bridgetable.game.values import frozen

VERSION = 1


@frozen
class OrderReport:
    """An order given: its clause and its words."""

    cite: str
    text: str


@frozen
class MarkReport:
    """A clause cited with the mark that its book does not decide: `inferred` or `silent`, and what it does not say."""

    cite: str
    mark: str
    text: str


@frozen
class WorthReport:
    """The worth of an option by best play of all: for which side, its tricks, its points."""

    side: str
    tricks: int | None  # None with a score alone
    points: int
    about: bool  # they are a bound
    best: bool  # no other option is better for who chooses


@frozen
class OptionReport:
    """An option: its key, title, clauses, the consequences as told, and the orders that it would bring at once."""

    key: str
    title: str
    cites: tuple[str, ...]
    says: tuple[str, ...]
    follows: tuple[OrderReport, ...]
    worth: WorthReport | None = None  # only where it was asked for and can be told


@frozen
class QuestionReport:
    """The question that waits: who answers, the clause, its sort, the words, criteria and options."""

    by: str
    cite: str
    sort: str
    text: str
    criteria: tuple[str, ...]
    options: tuple[OptionReport, ...]
    form: str = ""  # anything written like it may be answered; the options are examples


@frozen
class FoldedReport:
    """A fact asked about only when somebody speaks of it: its clause, the sentence that stands for it, the question."""

    cite: str
    silence: str
    question: str


@frozen
class ClosingReport:
    """The words to be read aloud when a ruling has just closed: at most three sentences, and their clauses."""

    text: str
    cites: tuple[str, ...]


@frozen
class RulingReport:
    """A ruling: its law, the facts told, the answers given and the orders carried out; `open` while it asks."""

    law: str
    open: bool
    said: tuple[OrderReport, ...]
    answers: tuple[str, ...]
    orders: tuple[OrderReport, ...]
    review: str = ""  # the right to appeal in words, where the ruling rests on judgement (83)


@frozen
class IrregularityReport:
    """An irregularity: number from 1, kind, law, seat, trick (0 in the auction), cards or call, and its stage."""

    number: int
    kind: str
    law: str
    seat: str
    trick: int
    cards: tuple[str, ...]
    call: str
    stage: str
    settled_by: str


@frozen
class PenaltyCardReport:
    """A penalty card: whose, which, major or minor, by which clause, and whether its owner has picked it up unasked."""

    seat: str
    card: str
    kind: str
    cite: str
    picked_up: bool


@frozen
class ObligationReport:
    """An obligation in force: whose, its clause, its words and how long it lasts; then the same as fields."""

    seat: str
    cite: str
    text: str
    until: str
    kind: str  # what the hand is bound to: `lead prohibited`, `must pass` …
    scope: str  # how long
    suits: tuple[str, ...] = ()
    call: str = ""
    card: str = ""
    wanted: str = ""  # which card of a suit, or what is owed
    trick: int = 0  # 1 to 13, the one trick it is for, or 0


@frozen
class InformationReport:
    """Information about a card, or a call taken back: its clause, its words, who may use it and who may not."""

    card: str
    cite: str
    text: str
    may_use: tuple[str, ...]
    may_not: tuple[str, ...]
    call: str = ""
    source: str = ""
    seat: str = ""
    words: str = ""


@frozen
class CardReport:
    """A card of the hand on turn: whether it may be played, and if not the clause and the reason."""

    card: str
    legal: bool
    cite: str
    reason: str


@frozen
class TrickReport:
    """A trick: its number, the leader, the cards in the order played (`S HK`), and the winner when complete."""

    number: int
    leader: str
    cards: tuple[str, ...]
    winner: str


@frozen
class TransferReport:
    """Tricks transferred after play: to which side, how many, by which clause, and which tricks."""

    to: str
    tricks: int
    cite: str
    from_tricks: tuple[int, ...]


@frozen
class ClaimReport:
    """A claim: who, how many tricks (0 to 13) for his side, what he said, its stage, the objections, the line shown."""

    seat: str
    tricks: int
    statement: str
    stage: str
    objections: tuple[str, ...]
    line: tuple[tuple[str, ...], ...]


@frozen
class OutcomeReport:
    """An outcome that a side scores for: weight in the hundred, contract, declarer, tricks, and the side’s points."""

    percent: float
    contract: str
    declarer: str
    tricks: int
    points: int


@frozen
class AdjustedReport:
    """The adjusted score of a side and its clause: one outcome, several with weights, or a `grade` without any."""

    side: str
    cite: str
    grade: str
    outcomes: tuple[OutcomeReport, ...]  # with relief (12C1e) those at the table
    without_infraction: tuple[OutcomeReport, ...] = ()  # with relief the side gets back what lies between this …
    without_own_error: tuple[OutcomeReport, ...] = ()  # … and this


@frozen
class ScoreReport:
    """The result: tricks won and credited of each side, and the score in points from each side's view."""

    contract: str
    declarer: str
    won: dict[str, int]
    credited: dict[str, int]
    points: dict[str, int | None]
    assigned: str = ""  # an adjusted score that is another: `4S by N, 9 tricks`, `passed out`
    cancelled: str = ""
    compared: tuple[OrderReport, ...] = ()  # IMPs and matchpoints, where known
    adjusted: tuple[AdjustedReport, ...] = ()  # the same as `assigned` in numbers


@frozen
class BoardReport:
    """The board: its number, dealer and vulnerability (`None`, `NS`, `EW`, `All`)."""

    number: int
    dealer: str
    vulnerable: str


@frozen
class CallReport:
    """A call made: by whom, whether it stands, and what it means where somebody has said so."""

    seat: str
    call: str
    standing: str  # `made`, `withdrawn`, `cancelled`, `accepted`, or `waiting`, which counts for nothing as yet
    meaning: str


@frozen
class ExposedReport:
    """A card lying face up before its owner, who still holds it, without being a penalty card, and how it came so."""

    seat: str
    card: str
    why: str


@frozen
class ReviewReport:
    """A matter kept for the end of play: the law, the irregularity's number or 0, who asked, and the words."""

    law: str
    irregularity: int
    by: str
    text: str


@frozen
class Unruled:
    """A matter settled without a ruling: after how many actions (1 upwards), by which clause, in words."""

    after: int
    cite: str
    text: str


@frozen
class Report:
    """Everything about a table."""

    version: int  # tells the shape
    board: BoardReport
    phase: str
    turn: str
    contract: str  # with declarer and dummy empty until the auction made them, then presumed until the lead
    declarer: str
    dummy: str
    hands: dict[str, tuple[str, ...]]  # not yet played, highest first from spades down
    calls: tuple[CallReport, ...]
    question: QuestionReport | None
    folded: tuple[FoldedReport, ...]
    rulings: tuple[RulingReport, ...]
    closing: ClosingReport | None
    unruled: tuple[Unruled, ...]
    irregularities: tuple[IrregularityReport, ...]
    exposed: tuple[ExposedReport, ...]
    penalty_cards: tuple[PenaltyCardReport, ...]
    obligations: tuple[ObligationReport, ...]
    information: tuple[InformationReport, ...]
    reviews: tuple[ReviewReport, ...]
    cards: tuple[CardReport, ...]
    tricks: tuple[TrickReport, ...]
    transfers: tuple[TransferReport, ...]
    claims: tuple[ClaimReport, ...]
    score: ScoreReport | None
    book: str  # the edition of the Laws
    book_title: str  # its title, and of a draft that it was never enacted
    book_in_full: bool  # the program rules all of it
    regulations_named: str  # the set that they come from
    regulations: dict[str, str]  # those that are not the book's own, as in a journal's header
    worked_out: tuple[str, ...] = ()  # results of the desk that the director entered on the board, in words
    not_ruled: tuple[str, ...] = ()  # clauses cited that the program does not rule by this edition yet
    marks: tuple[MarkReport, ...] = ()  # what is cited though the text of this edition does not decide it
    best_play: dict[str, dict[str, int]] | None = None  # where asked for: tricks by declarer and denomination
