"""The standings of a session: what every contestant has on all boards together, and its place."""

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction

from bridgetable.desk.amounts import Unit
from bridgetable.desk.events.vp import Match as PlayedMatch
from bridgetable.desk.events.vp import vps
from bridgetable.game.conditions import Grade, Session
from bridgetable.game.pauses import with_pauses
from bridgetable.game.regulations import STANDARD
from bridgetable.game.seats import Side
from bridgetable.game.values import cached_property, evolve, frozen
from bridgetable.laws.law_12_compared_score import artificial_imps, artificial_percent, averaged
from bridgetable.laws.law_78_comparison import whole_imps
from bridgetable.match.boards import BoardField, Row
from bridgetable.match.results import Form, Penalty, Terms, Winners

WHOLE = 100


@frozen
class Place:
    """A contestant's place (from 1, shared by equals), its score in the unit of the session, and its boards scored."""

    rank: int
    contestant: str
    figure: Fraction
    boards: int


@frozen
class Field:
    """The contestants who are ranked together: all of them, or those of one direction."""

    side: Side | None
    places: tuple[Place, ...]

    @cached_property
    def by_contestant(self) -> dict[str, Place]:
        """The place of each contestant."""
        return {one.contestant: one for one in self.places}


@frozen(eq=False)
class Scores:
    """A session scored: its boards, the penalties, and what follows from them."""

    terms: Terms
    boards: tuple[BoardField, ...]
    penalties: tuple[Penalty, ...] = ()
    winners: Winners = Winners.ONE

    @cached_property
    def by_number(self) -> dict[int, BoardField]:
        """The boards by their numbers."""
        return {board.number: board for board in self.boards}

    @cached_property
    def by_contestant(self) -> dict[str, list[Row]]:
        """The scores of every contestant, board by board; artificial ones are numbers, by its other boards (12C2c)."""
        found: dict[str, list[Row]] = defaultdict(list)
        for board in with_pauses(self.boards):
            for contestant, row in board.rows:
                found[contestant].append(row)
        # Some tables of scores do not tell whose they are.
        found.pop("", None)
        scores = {who: settled(rows, self.terms) for who, rows in with_pauses(found.items())}
        return balanced(scores) if self.terms.is_won_by_imps else scores

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The standings: of all contestants, or of each direction."""
        figures = {who: self.figure_of(who) for who in with_pauses(self.by_contestant)}
        if self.winners is Winners.ONE:
            return (Field(None, ranked(figures)),)
        sides = {who: rows[0].side for who, rows in self.by_contestant.items()}
        return tuple(Field(side, ranked({w: f for w, f in figures.items() if sides[w] is side})) for side in Side)

    def figure_of(self, contestant: str) -> tuple[Fraction, int]:
        """The score of a contestant in the unit of the session, less its penalties, and the boards it was scored on."""
        rows = [row for row in self.by_contestant[contestant] if row.worth is not None]
        fines = [one for one in self.penalties if one.contestant == contestant]
        if self.terms.form is Form.TEAMS:
            return won_in_matches(self.by_contestant[contestant], fines, self.terms), len(rows)
        won = sum_of(row.won for row in rows if row.won is not None)
        if not self.terms.form.has_top:
            return won - sum((one.amount for one in fines), Fraction(0)), len(rows)
        top = sum(row.top for row in rows)
        # Penalties at matchpoints are shares of one top.
        off = sum((one.amount * rows[0].top / WHOLE for one in fines), Fraction(0)) if rows else Fraction(0)
        return WHOLE * (won - off) / top if top else Fraction(0), len(rows)


def sum_of(values: Iterable[Fraction]) -> Fraction:
    """The sum of fractions, those of one denominator first: nearly all are whole, and adding those is fast."""
    by_denominator: dict[int, int] = defaultdict(int)
    for value in values:
        by_denominator[value.denominator] += value.numerator
    return sum((Fraction(n, d) for d, n in by_denominator.items()), Fraction(0))


def settled(rows: list[Row], terms: Terms) -> list[Row]:
    """The scores of a contestant, artificial ones as numbers."""
    if not any(isinstance(row.worth, Grade) for row in rows):
        return rows
    return [settled_row(row, rows, terms) for row in rows]


def settled_row(row: Row, rows: list[Row], terms: Terms) -> Row:
    """A score, as a number where it is artificial."""
    if not isinstance(row.worth, Grade):
        return row
    others = (other for other in rows if other is not row and is_of_one_session(other, row, terms.form))
    session = session_of(row.side, others, terms.form)
    return evolve(row, worth=artificial(row.worth, session, terms, row.top))


def is_of_one_session(one: Row, other: Row, form: Form) -> bool:
    """True where two boards are of one session for an artificial score: at teams a match is one (White Book 80.6)."""
    return not form.is_of_teams or (one.line.ew, one.line.round) == (other.line.ew, other.line.round)


def session_of(side: Side, others: Iterable[Row], form: Form) -> Session | None:
    """The score of a contestant on its other boards, artificial ones left out; None without any."""
    played = [(row.worth, row.top) for row in others if isinstance(row.worth, Fraction)]
    won = sum_of(worth for worth, _ in played)
    if not played:
        return None
    if not form.has_top:
        return Session(side, won, len(played))
    top = sum(top for _, top in played)
    return Session(side, WHOLE * won / top) if top else None


def artificial(grade: Grade, session: Session | None, terms: Terms, top: int) -> Fraction:
    """An artificial score as a number in the form of scoring."""
    if terms.form.has_top:
        return artificial_percent(grade, session, terms.regulations) * top / WHOLE
    # Conditions may have another average plus for pairs alone (12C2b, 78D).
    laid_down = STANDARD if terms.form is Form.TEAMS else terms.regulations
    own = artificial_imps(grade, session, laid_down.average_imps)
    return Fraction(whole_imps(own)) if terms.form.is_in_whole_imps else own


def balanced(scores: dict[str, list[Row]]) -> dict[str, list[Row]]:
    """The scores of teams that play each other, averaged where they do not balance (12C4)."""
    at = {(who, r.line.ew, r.line.board, r.line.round): r.won for who, rows in scores.items() for r in rows}

    def of(who: str, row: Row) -> Row:
        ours, theirs = row.won, at.get((row.line.ew, who, row.line.board, row.line.round))
        if ours is None or theirs is None or ours == -theirs:
            return row
        return evolve(row, worth=Fraction(whole_imps(averaged(ours, theirs))))

    return {who: [of(who, row) for row in rows] for who, rows in scores.items()}


def won_in_matches(rows: list[Row], fines: list[Penalty], terms: Terms) -> Fraction:
    """The victory points of a team, each match by its IMPs, less those that are taken off; at a knockout its IMPs."""
    match_of = {row.line.board: (row.line.ew, row.line.round) for row in rows}
    matches: dict[tuple[str, str], list[Fraction]] = defaultdict(list)
    for row in rows:
        if row.won is not None:
            matches[match_of[row.line.board]].append(row.won)
    off: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for one in fines:
        if one.unit is Unit.IMPS and matches:
            # A penalty of which no board is told, or in a match without a score, comes off the last match.
            known = match_of.get(one.board)
            off[known if known in matches else list(matches)[-1]] += one.amount
    total = Fraction(0)
    for played, won in matches.items():
        imps = whole_imps(sum(won, Fraction(0)) - off[played])
        played_match = PlayedMatch(imps=imps, boards=len(won), scale=terms.scale)
        total += imps if terms.is_won_by_imps else vps(played_match)[0]
    return total - sum((one.amount for one in fines if one.unit is Unit.VPS), Fraction(0))


def ranked(figures: dict[str, tuple[Fraction, int]]) -> tuple[Place, ...]:
    """The contestants from the best to the worst; equals share a place and stand in the order of their numbers."""
    order = sorted(figures.items(), key=lambda one: (-one[1][0], in_numbers(one[0])))
    places: list[Place] = []
    for number, (who, (figure, boards)) in enumerate(order, 1):
        is_equal = bool(places) and places[-1].figure == figure
        places.append(Place(places[-1].rank if is_equal else number, who, figure, boards))
    return tuple(places)


def in_numbers(contestant: str) -> tuple[str, int, str, str]:
    """The key by which contestants stand in the order of their numbers, however many digits those have."""
    letters = contestant.rstrip("0123456789")
    digits = contestant[len(letters) :].lstrip("0")
    return letters, len(digits), digits, contestant
