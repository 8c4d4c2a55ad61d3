"""The result of a board, step by step: tricks on the table, tricks that rulings moved, scores assigned, the points."""

from collections.abc import Iterator
from fractions import Fraction

from bridgetable.game.auction import Contract
from bridgetable.game.messages import Msg
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.language import together, tr
from bridgetable.laws.law_12_compared_score import artificial_of, in_imps, in_matchpoints, is_no_damage
from bridgetable.laws.law_78_comparison import of_side, whole_imps
from bridgetable.rulings.effects import AdjustedScore, ArtificialScore, Penalised
from bridgetable.views.words.orders import artificial_words, order_words
from bridgetable.views.words.prose import say, signed

IMPS = {
    (False, True): (
        "{side:short} {ours} against {theirs}: no IMPs",
        "{side:short} {ours} against {theirs}: 1 IMP to {winner:short}",
        "{side:short} {ours} against {theirs}: {won} IMPs to {winner:short}",
    ),
    (False, False): (
        "{side:short} {ours}: no IMPs",
        "{side:short} {ours}: 1 IMP to {winner:short}",
        "{side:short} {ours}: {won} IMPs to {winner:short}",
    ),
    (True, True): (
        "{side:short} {ours} against {theirs}: no IMPs, rounded to {rounded}",
        "{side:short} {ours} against {theirs}: 1 IMP to {winner:short}, rounded to {rounded}",
        "{side:short} {ours} against {theirs}: {won} IMPs to {winner:short}, rounded to {rounded}",
    ),
    (True, False): (
        "{side:short} {ours}: no IMPs, rounded to {rounded}",
        "{side:short} {ours}: 1 IMP to {winner:short}, rounded to {rounded}",
        "{side:short} {ours}: {won} IMPs to {winner:short}, rounded to {rounded}",
    ),
}
"""The IMPs of a score, by whether they are rounded and whether the score is one number; none, one, and more."""


@frozen
class TricksMoved:
    """Tricks that changed sides: the side that got them, how many, the clause, for which irregularity (from 1)."""

    to: Side
    tricks: int
    cite: str
    irregularity: int
    then: int  # of declarer's side after it, 0 to 13


@frozen
class ScoreGiven:
    """A score that the director gave: the clause and the words."""

    cite: str
    text: str


@frozen
class BoardResult:
    """The result of a board; tricks (0 to 13) are those of declarer's side, 0 when the board was passed out."""

    contract: Contract | None
    played: int  # won by play
    claimed: int | None  # by a claim or concession, if there was one
    agreed: int | None  # by the players, where they said so
    moved: tuple[TricksMoved, ...]
    credited: int  # after every transfer
    given: tuple[ScoreGiven, ...]
    as_played: int | None  # points of declarer's side without rulings
    ns: int | None  # points from its own view, nothing without a result
    ew: int | None  # the same of East-West
    cancelled: str  # the clause by which the board was not played on
    compared: tuple[ScoreGiven, ...]  # IMPs and matchpoints where a score elsewhere is known
    text: str

    @property
    def on_table(self) -> int:
        """The tricks (0 to 13) of declarer's side by play and claim, or as agreed on, before any transfer."""
        return self.played + (self.claimed or 0) if self.agreed is None else self.agreed

    def points(self, side: Side) -> int | None:
        """The score in points of a side from its own view."""
        return self.ns if side is Side.NS else self.ew


def result_of(table: Table) -> BoardResult | None:
    """The result of a board whose play has ended; None before."""
    if table.phase is not Phase.END:
        return None
    contract = table.contract
    moved = () if contract is None else tuple(moves(table, contract.declarer.side))
    played = 0 if contract is None else sum(seat.side is contract.declarer.side for seat in table.winners)
    return BoardResult(
        contract,
        played,
        None if contract is None or table.claim is None else table.tricks_counted(contract.declarer.side) - played,
        None if contract is None else table.agreed,
        moved,
        0 if contract is None else table.tricks_credited(contract.declarer.side),
        tuple(given(table)),
        None if table.cancelled else points_as_played(table),
        table.score_for(Side.NS),
        table.score_for(Side.EW),
        table.cancelled,
        tuple(compared(table)),
        together([say(m) for m in in_words(table, moved)], ""),
    )


def moves(table: Table, declaring: Side) -> Iterator[TricksMoved]:
    """Each transfer of tricks, with what declarer's side has after it."""
    then = table.tricks_won(declaring)
    for one in table.transfers:
        then += one.tricks if one.to is declaring else -one.tricks
        yield TricksMoved(one.to, one.tricks, one.cite, one.irregularity, then)


def given(table: Table) -> Iterator[ScoreGiven]:
    """The scores that the director assigned, and the artificial ones."""
    orders: tuple[AdjustedScore | ArtificialScore, ...] = (
        *(AdjustedScore(a.cite, a) for a in table.adjustments),
        *(ArtificialScore(a.cite, a) for a in table.artificial),
    )
    for order in orders:
        words = order_words(order)
        if words is not None:
            yield ScoreGiven(order.cite, say(words))


def points_as_played(table: Table) -> int:
    """The score in points of declarer's side as the cards and claims made it; 0 when the board was passed out."""
    contract = table.contract
    if contract is None:
        return 0
    side = contract.declarer.side
    vulnerable = table.board.vulnerability.of(side)
    return contract_score(contract, vulnerable=vulnerable, tricks=table.tricks_won(side))


# --- in words ---------------------------------------------------------------------------------------------------------


def in_words(table: Table, moved: tuple[TricksMoved, ...]) -> Iterator[Msg]:
    """The parts of the sentence, with their commas: tricks on the table, transfers, scores given, points."""
    contract = table.contract
    if table.cancelled:
        yield Msg("not played on")
    elif contract is None:
        yield Msg("passed out")
    else:
        on_table = table.tricks_counted(contract.declarer.side)
        words = "{contract} by {seat}: made on the table {tricks}"
        yield Msg(words, contract=contract, seat=contract.declarer, tricks=on_table)
        if table.agreed not in {None, on_table}:
            yield Msg(", agreed {tricks:word}", tricks=table.agreed)
    for one in moved:
        yield Msg(", after {cite} {tricks:word}", cite=table.book.number_of(one.cite), tricks=one.then)
    for score in given(table):
        yield Msg("; {cite}: {words}", cite=table.book.number_of(score.cite), words=score.text)
    yield from points_in_words(table)


def points_in_words(table: Table) -> Iterator[Msg]:
    """The points: of declarer's side alone where the other side loses as many, else of each side that has a score."""
    side = Side.NS if table.declarer is None else table.declarer.side
    ours, theirs = table.score_for(side), table.score_for(side.other)
    if ours is not None and theirs == -ours:
        yield Msg(", {points}", points=signed(ours))
        return
    for one, points in ((side, ours), (side.other, theirs)):
        if points is not None:
            yield Msg(", {side:short} {points}", side=one, points=signed(points))


def compared(table: Table) -> Iterator[ScoreGiven]:
    """The scores in IMPs and matchpoints: of declarer's side alone where both sides' scores balance."""
    side = Side.NS if table.declarer is None else table.declarer.side
    ours, theirs = table.score_for(side), table.score_for(side.other)
    for one in (side,) if ours is not None and theirs == -ours else (side, side.other):
        won, units = in_imps(table, one), in_matchpoints(table, one)
        if won is not None and table.contest.is_in_imps:
            yield ScoreGiven(imps_clause(table, one), say(imps_words(table, one, won)))
        if units is not None:
            yield ScoreGiven("78A", say(matchpoint_words(table, one, units)))
    for penalty in table.penalties:
        words = order_words(Penalised(penalty.cite, penalty.seat, penalty))
        if words is not None:
            yield ScoreGiven(penalty.cite, say(words))
    if is_no_damage(table):
        yield ScoreGiven(
            "12B1", say(Msg("The score assigned is worth no more to the innocent side: the table score counts."))
        )


def imps_clause(table: Table, side: Side) -> str:
    """The clause that gives a side its IMPs: an artificial score's own, averaged at a knockout, else the scale."""
    artificial = artificial_of(table, side)
    if artificial is None:
        return "78B"
    if table.contest.knockout:
        return "12C4"
    return artificial.cite if artificial.complement else "12C2b"


def imps_words(table: Table, side: Side, won: Fraction) -> Msg:
    """A score, against that of the other table where it is one number of points, and the IMPs won."""
    winner = side if won > 0 else side.other
    theirs = signed(of_side(table.contest.other_table or 0, side))
    has_points = table.score_for(side) is not None and table.relief_for(side) is None
    words = IMPS[won.denominator > 1, has_points][0 if not won else 1 if abs(won) == 1 else 2]
    fields = {
        "side": side,
        "rounded": abs(whole_imps(won)),
        "ours": own_words(table, side),
        "theirs": theirs,
        "won": number(abs(won)),
        "winner": winner,
    }
    return Msg(words, **{name: value for name, value in fields.items() if "{" + name in words})


def matchpoint_words(table: Table, side: Side, units: Fraction) -> Msg:
    """A score among those of the field: the units won, the most there were to win, and the percentage."""
    top = 2 * len(table.contest.field)
    words = "{side:short} {ours} among {tables}: {units} of {top} matchpoints, {percent} %"
    percent = number(100 * units / top)
    ours = own_words(table, side)
    return Msg(words, side=side, ours=ours, tables=top // 2 + 1, units=number(units), top=top, percent=percent)


def own_words(table: Table, side: Side) -> str:
    """A side's score: its points, or which sort of score the director gave it."""
    points, artificial = table.score_for(side), artificial_of(table, side)
    if artificial is not None:
        return artificial_words(artificial)
    if is_no_damage(table):
        return signed(table.outcome.score_for(side, table.board.vulnerability))
    if points is None:
        return tr("weighted")
    return signed(points) if table.relief_for(side) is None else tr("{points} with relief", points=signed(points))


def number(value: Fraction) -> str:
    """A number, with one decimal where it is not whole."""
    return f"{float(value):.1f}".removesuffix(".0")
