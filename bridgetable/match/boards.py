"""One board of a session: what every table of it is worth in the form of scoring."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction

from bridgetable.desk.comparison import against_all
from bridgetable.desk.fields.butler import average_of, trimmed
from bridgetable.desk.frequencies import Frequencies, in_order, kept
from bridgetable.desk.sorts import Part
from bridgetable.game.conditions import Grade
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.scoring import imps
from bridgetable.game.seats import Side
from bridgetable.game.values import cached_property, frozen
from bridgetable.laws.law_12_compared_score import AWAY
from bridgetable.laws.law_78_comparison import whole_imps
from bridgetable.match.results import Assigned, Form, Line, Score, Terms

MANY = 4
"""The scores beyond which a datum leaves out the best and the worst."""
Worth = Fraction | Grade | None
"""The worth of a side's score: a number, an artificial score whose number hangs on its other boards, or nothing yet."""
Worths = dict[str, Worth]
"""The worth of one side's score at each table."""


@frozen
class Row:
    """A contestant's score on a board, and the top of the board (0 where there is none)."""

    line: Line
    side: Side
    worth: Worth
    top: int

    @property
    def won(self) -> Fraction | None:
        """The number of it; None while it waits."""
        return None if isinstance(self.worth, Grade) else self.worth


@frozen
class BoardField:
    """A board at all its tables; `groups` are the tables of each form where it was fouled."""

    number: int
    terms: Terms
    lines: tuple[Line, ...]
    groups: tuple[tuple[str, ...], ...] = ()

    @property
    def top(self) -> int:
        """The most that can be won, where there is a top: two for each other score, or for the other table's."""
        return 2 if self.terms.form is Form.BOARD_A_MATCH else 2 * (self.terms.expected - 1)

    @cached_property
    def at_table(self) -> dict[str, Line]:
        """The line of each table."""
        return {line.table: line for line in self.lines}

    @cached_property
    def worth(self) -> dict[Side, Worths]:
        """The worth of each side's score at each table, in the form of scoring."""
        if self.terms.form.is_of_teams:
            return {Side.NS: dict(of_teams(self))}
        found: dict[Side, Worths] = {side: {} for side in Side}
        for group in self._in_groups():
            for side, worths in of_group(group, self).items():
                found[side] |= worths
        return found

    @cached_property
    def rows(self) -> tuple[tuple[str, Row], ...]:
        """Every contestant with its score here; a team at the table where it sits North-South."""
        top = self.top if self.terms.form.has_top else 0
        rows = []
        for side, worths in self.worth.items():
            rows += [(line.contestant(side), Row(line, side, worths[line.table], top)) for line in self.lines]
        return tuple(rows)

    @property
    def waits(self) -> bool:
        """True where another score may still come, so that the only one there is is not replaced."""
        return len(self.lines) == 1 or any(not line.result.is_finished for line in self.lines)

    def _in_groups(self) -> Iterator[tuple[Line, ...]]:
        """The lines of each form of the board; tables that no group names are of the last."""
        if not self.groups:
            yield self.lines
            return
        named = {table for group in self.groups[:-1] for table in group}
        for group in self.groups[:-1]:
            yield tuple(line for line in self.lines if line.table in group)
        yield tuple(line for line in self.lines if line.table not in named)


# --- a field ----------------------------------------------------------------------------------------------------------


def of_group(lines: tuple[Line, ...], board: BoardField) -> dict[Side, Worths]:
    """The worths in a group of tables with the same cards, every score compared with all others (78A, 78B)."""
    ns = of_side(lines, Side.NS, board)
    if all(line.result.ns is line.result.ew or line.result.ns == line.result.ew for line in lines):
        return {Side.NS: ns, Side.EW: mirrored(ns, board.top if board.terms.form.has_top else 0)}
    return {Side.NS: ns, Side.EW: of_side(lines, Side.EW, board)}


def mirrored(ns: Worths, top: int) -> Worths:
    """The worths of East-West where both sides of every table score for the same: all that North-South lack."""
    opposite = {worth: top - worth if isinstance(worth, Fraction) else worth for worth in set(ns.values())}
    return {table: opposite[worth] for table, worth in ns.items()}


def of_side(lines: tuple[Line, ...], side: Side, board: BoardField) -> Worths:
    """The worth of one side's score at each table."""
    scores = {line.table: line.result.of(side) for line in lines}
    compared = {table: seen_by(side, score) for table, score in scores.items() if isinstance(score, Assigned)}
    if len(compared) == 1:
        # A score that will never be compared is replaced by an artificial one (12C2a); else it waits for another.
        return {table: alone(score, waits=board.waits) for table, score in scores.items()}
    chart = ScoreChart(field_of(compared.values()), board.terms)
    return {t: chart.of(compared[t]) if t in compared else uncompared(score) for t, score in scores.items()}


def field_of(scores: Iterable[Assigned]) -> Frequencies:
    """The frequencies of scores, each part of one counting as a part."""
    parts = [score.parts for score in scores]
    # Nearly all scores are whole: those are counted, which is many times as fast as adding their weights.
    alone = Counter(of_one[0].value for of_one in parts if len(of_one) == 1)
    weighed = ((part.value, part.weight) for several in parts if len(several) > 1 for part in several)
    return Frequencies(in_order((*((value, Fraction(times)) for value, times in alone.items()), *weighed)))


def uncompared(score: Score) -> Grade | None:
    """A score that is not compared: an artificial one, or nothing yet."""
    return score if isinstance(score, Grade) else None


def alone(score: Score, *, waits: bool) -> Grade | None:
    """The only score with these cards: it waits for another, or is replaced."""
    return (None if waits else Grade.PLUS) if isinstance(score, Assigned) else score


def seen_by(side: Side, score: Assigned) -> Assigned:
    """A score with its points from the view of the side."""
    if side is Side.NS:
        return score
    return Assigned(negative(score.parts), negative(score.relief))


def negative(parts: tuple[Part[int], ...]) -> tuple[Part[int], ...]:
    """The same parts, seen by the other side."""
    return tuple(Part(p.weight, -p.value) for p in parts)


class ScoreChart:
    """The worth of each number of points in a field, worked out once."""

    def __init__(self, field: Frequencies, terms: Terms) -> None:
        """Keep the field, as though it had as many scores as are expected (Neuberg)."""
        self.form, self.actual = terms.form, field
        self.field = field.scaled(terms.expected) if 0 < field.total < terms.expected else field
        self.known: dict[int, Fraction] = {}
        self.whole: dict[int, Fraction] = {}

    @cached_property
    def datum(self) -> int:
        """The average of the middle of the field, to the nearest ten."""
        left_out = Fraction(1 if self.field.total > MANY else 0)
        return int(rounded(average_of(trimmed(self.field, left_out)), 10, halves=Halves.AWAY))

    def of(self, score: Assigned) -> Fraction:
        """The worth of a score, each part by its weight, and of its relief where that is a gain."""
        points = score.points
        if points is not None:
            return self.alone(points)
        relief = sum((p.weight * self.worth(p.value) for p in score.relief), Fraction(0))
        return self.rounded(sum((p.weight * self.worth(p.value) for p in score.parts), max(Fraction(0), relief)))

    def alone(self, points: int) -> Fraction:
        """The worth of points that have all the weight, rounded once for all who have them."""
        if points not in self.whole:
            self.whole[points] = self.rounded(self.worth(points))
        return self.whole[points]

    def rounded(self, won: Fraction) -> Fraction:
        """The worth of a board, rounded once, at the end, to the smallest unit of the form (White Book 78.5.1)."""
        if self.form.is_in_whole_imps:
            return Fraction(whole_imps(won))
        return kept(won, self.field.top) if self.form.has_top else won

    def worth(self, points: int) -> Fraction:
        """The worth of points."""
        if points not in self.known:
            self.known[points] = self._worth(points)
        return self.known[points]

    def _worth(self, points: int) -> Fraction:
        match self.form:
            case Form.BUTLER:
                return Fraction(imps(points, self.datum))
            case Form.CROSS_IMPS:
                return against_all(points, self.actual) / max(Fraction(1), self.actual.total - 1)
            case _:
                return self.field.matchpoints(points)


# --- the two tables of a match ----------------------------------------------------------------------------------------


def of_teams(board: BoardField) -> Iterator[tuple[str, Worth]]:
    """The worth of a board to each team, told at the table where it sits North-South."""
    for line in board.lines:
        other = next((one for one in board.lines if is_other_table(line, one)), None)
        own, theirs = line.result.ns, None if other is None else other.result.ew
        yield line.table, compared_at(own, theirs, board.terms.form)


def is_other_table(one: Line, other: Line) -> bool:
    """True where two lines are of the same match, with the teams in each other's seats."""
    return (one.ns, one.ew, one.round) == (other.ew, other.ns, other.round)


def compared_at(own: Score, theirs: Score, form: Form) -> Worth:
    """The worth of a team's North-South score beside that of its East-West, both in points of North-South."""
    # A team that is at fault at either table is at fault (12C2a, 86B2c).
    graded = [score for score in (own, theirs) if isinstance(score, Grade)]
    if graded:
        return min(graded, key=AWAY.__getitem__)
    if not isinstance(own, Assigned) or not isinstance(theirs, Assigned):
        return None
    won = weighed_pairs(own.parts, theirs.parts, form)
    won += max(Fraction(0), weighed_pairs(own.relief, theirs.parts, form))
    won += max(Fraction(0), weighed_pairs(own.parts, theirs.relief, form))
    return Fraction(whole_imps(won)) if form is Form.TEAMS else won


def weighed_pairs(ours: Iterable[Part[int]], theirs: tuple[Part[int], ...], form: Form) -> Fraction:
    """The worth of every pair of results at the two tables, each by its weight."""
    pairs = ((a.weight * b.weight, a.value, b.value) for a in ours for b in theirs)
    return sum((weight * of_pair(a, b, form) for weight, a, b in pairs), Fraction(0))


def of_pair(ours: int, theirs: int, form: Form) -> int:
    """The IMPs of one result against the other, or two for a board that is won and one for an equal one."""
    if form is Form.TEAMS:
        return imps(ours, theirs)
    return 2 if ours > theirs else int(ours == theirs)
