"""The tricks of declarer's side by best play of all, under restrictions of which a double-dummy solver knows nothing.

While somebody is restricted, the laws say which cards may be played and who chooses what; what comes when nobody is
restricted any more, the solver tells. Where that would take too long, its number is a bound and not proven.
"""

from collections.abc import Iterable, Iterator, Mapping

from bridgetable.game.cards import Card
from bridgetable.game.obligations import MustPlay
from bridgetable.game.pauses import pause
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Phase, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.rulings.decisions import Answer, Decision, Sort
from bridgetable.session.act import act
from bridgetable.session.cards.actions import FaceLead, PlayCard
from bridgetable.session.director.actions import Reply
from bridgetable.session.sitting import Sitting
from bridgetable.worth.position import CannotSolve, Position, Solve, position_of, restricted_sides

MOST_SOLVED = 200
"""The most positions that are solved to prove the numbers of all options together."""
MOST_ENDS = 30
"""The most ends of a ruling that are considered, where questions follow each other."""
DEEPEST = 9
"""The most cards and answers by which a proof looks ahead."""
MOST_QUESTIONS = 6
"""The most questions in a row that are followed."""
LONGEST_LINE = 120


@frozen
class Tricks:
    """Tricks (0 to 13) credited to declarer's side; where they are not `proven`, the solver's number for free play."""

    number: int
    proven: bool


class TooMuch(Exception):
    """The proof would take too long."""


class BestPlay:
    """Best play at one table, whose declarer's side is given; what has been solved is remembered."""

    def __init__(self, solve: Solve, side: Side, solved: dict[Position, Mapping[Card, int]] | None = None) -> None:
        """Create it with a solver, and with what that has solved before."""
        self._solve = solve
        self._side = side
        self._solved: dict[Position, Mapping[Card, int]] = {} if solved is None else solved
        self._is_proving = False
        self._all, self._left, self._ends = MOST_SOLVED, 0, 0

    # The number.

    def of_option(self, after: Sitting, to_come: int) -> Tricks | None:
        """The tricks after an option, so many being still to come; nothing as for `tricks`. Raises CannotSolve."""
        # Each option gets its share of the solver's work; the rest of a share goes to the options after it.
        self._left, self._ends = self._all // to_come, MOST_ENDS
        self._all -= self._left
        found = self.tricks(after)
        self._all += self._left
        return found

    def tricks(self, sitting: Sitting, questions: int = 0) -> Tricks | None:
        """Declarer's tricks from a sitting on; nothing where that turns on the director. Raises CannotSolve."""
        if sitting.pending is not None and sitting.table.phase is not Phase.END:
            return self._after_question(sitting, sitting.pending, questions)
        table = sitting.table
        if table.phase is Phase.END:
            return Tricks(table.tricks_credited(self._side), sitting.pending is None)
        # Tricks are transferred after play by who won which (64), which the solver cannot count: a line is played out
        # instead.
        if open_revokes(table):
            return self._played_out(sitting)
        position = position_of(table)
        self._ends -= 1
        if position is None or self._ends < 0:
            return None
        number = self._estimate(table, position)
        return Tricks(number, proven=True) if not restricted_sides(table) else self._proven(sitting, number)

    def _after_question(self, sitting: Sitting, decision: Decision, questions: int) -> Tricks | None:
        """The worth after a player’s best answer, or after any of the director’s where all are worth the same."""
        if questions >= MOST_QUESTIONS or not decision.options:
            return None
        every = [self.tricks(after, questions + 1) for after in answers(sitting, decision)]
        found = [one for one in every if one is not None]
        # One branch that cannot be valued makes the whole question worthless to compare.
        if len(found) < len(every) or not found:
            return None
        proven = all(one.proven for one in found)
        if decision.sort is not Sort.CHOICE or not isinstance(decision.by, Seat):
            # The director does not choose what is best for anybody: his answers have a worth only where all come to the
            # same.
            return Tricks(found[0].number, proven) if len({one.number for one in found}) == 1 else None
        best = max if decision.by.side is self._side else min
        return Tricks(best(one.number for one in found), proven)

    def _proven(self, sitting: Sitting, number: int) -> Tricks:
        """The number proven, beginning from that of free play; the same number where nothing can be proven."""
        # The number of free play is most often right, so begin there: go up while one more is proven, else down until
        # one is.
        found = number
        self._is_proving = True
        try:
            while (more := self._makes(sitting, found + 1, DEEPEST)) is True:
                found += 1
            if more is False:
                while found and (enough := self._makes(sitting, found, DEEPEST)) is not True:
                    if enough is None:
                        return Tricks(number, proven=False)
                    found -= 1
                return Tricks(found, proven=True)
        except TooMuch:
            pass
        finally:
            self._is_proving = False
        return Tricks(found, proven=False)

    def _makes(self, sitting: Sitting, goal: int, deep: int) -> bool | None:
        """True where declarer's side gets so many tricks; nothing if too far to see. Raises TooMuch and CannotSolve."""
        pause()
        table = sitting.table
        if sitting.pending is not None and table.phase is not Phase.END:
            return self._makes_after_question(sitting, sitting.pending, goal, deep)
        now = table.tricks_credited(self._side)
        if table.phase is Phase.END or now >= goal:
            return now >= goal
        # These three ways out need no solver.
        if now + table.tricks_left < goal:
            return False
        position = position_of(table)
        if position is None:
            return None
        known = self._known(table, position, goal)
        if known is not None or not deep:
            return known
        after = (self._makes(played(sitting, c), goal, deep - 1) for c in self._to_try(table, position, goal))
        return decided(after, any_is_enough=position.turn.side is self._side)

    def _makes_after_question(self, sitting: Sitting, decision: Decision, goal: int, deep: int) -> bool | None:
        if not deep or not isinstance(decision.by, Seat) or decision.sort is not Sort.CHOICE:
            return None
        after = (self._makes(one, goal, deep - 1) for one in answers(sitting, decision))
        return decided(after, any_is_enough=decision.by.side is self._side)

    def _known(self, table: Table, position: Position, goal: int) -> bool | None:
        """The solver's verdict: complete where nobody is restricted, else only that a restriction changes nothing."""
        sides = restricted_sides(table)
        makes = self._estimate(table, position) >= goal
        # A restriction can only harm the side that it binds: where the other side succeeds even in free play, it
        # succeeds.
        if not sides or (makes and sides == {self._side.other}) or (not makes and sides == {self._side}):
            return makes
        return None

    # What the solver says.

    def _ours(self, position: Position) -> Mapping[Card, int]:
        """The tricks of declarer's side, of those left, after each card of the hand to play."""
        scores = self._solved.get(position)
        if scores is None:
            if self._is_proving:
                if not self._left:
                    raise TooMuch
                self._left -= 1
            pause()
            scores = self._solved[position] = self._solve(position)
        # The solver counts for the side on turn, this class for declarer's.
        left = len(position.hands[position.turn])
        return scores if position.turn.side is self._side else {card: left - n for card, n in scores.items()}

    def _estimate(self, table: Table, position: Position) -> int:
        """Declarer's tricks when this card is played as the laws allow, then all freely. Raises CannotSolve."""
        scores = self._ours(position)
        allowed = [scores[c] for c in to_play(table, position.turn) if c in scores]
        if not allowed:
            raise CannotSolve(tr("the solver says nothing of the cards of {turn}", turn=position.turn))
        best = max if position.turn.side is self._side else min
        return table.tricks_credited(self._side) + best(allowed)

    def _to_try(self, table: Table, position: Position, goal: int) -> list[Card]:
        """One card of each that are alike, the most promising first; no defence that cannot keep declarer from it."""
        scores, now = self._ours(position), table.tricks_credited(self._side)
        cards = [c for c in unlike(table, position) if c in scores]
        ours = position.turn.side is self._side
        cards.sort(key=lambda c: (scores[c], c.index), reverse=ours)
        sides = restricted_sides(table)
        # The solver's number for a card is already the best that its side can hope for where that side alone is bound.
        if not ours and sides == {self._side.other}:
            cards = [c for c in cards if now + scores[c] < goal]
        if ours and sides == {self._side}:
            cards = [c for c in cards if now + scores[c] >= goal]
        return cards

    # A revoke that has cost nothing yet.

    def _played_out(self, sitting: Sitting) -> Tricks | None:
        """The tricks at the end of one line of best play, with those that are transferred when it has ended (64)."""
        for _ in range(LONGEST_LINE):
            table = sitting.table
            if table.phase is Phase.END:
                return Tricks(table.tricks_credited(self._side), proven=False)
            if sitting.pending is not None:
                sitting = next(answers(sitting, sitting.pending))
                continue
            position = position_of(table)
            if position is None:
                return None
            scores = self._ours(position)
            best = max if position.turn.side is self._side else min
            cards = [c for c in to_play(table, position.turn) if c in scores]
            if not cards:
                return None
            number = best(scores[c] for c in cards)
            # The lowest of equals, so that the same table gives the same number every time.
            sitting = played(sitting, min(c for c in cards if scores[c] == number))
        return None


def decided(every: Iterable[bool | None], *, any_is_enough: bool) -> bool | None:
    """True where any of these is so, or else whether all are; nothing where that turns on one that nobody knows."""
    unknown = False
    for one in every:
        if one is any_is_enough:
            return any_is_enough
        unknown = unknown or one is None
    return None if unknown else not any_is_enough


# --- what is done at the table ----------------------------------------------------------------------------------------


def answers(sitting: Sitting, decision: Decision) -> Iterator[Sitting]:
    """The sitting after each option of the question that waits."""
    return (act(sitting, Reply(Answer(decision.cite, option.key))) for option in decision.options)


def played(sitting: Sitting, card: Card) -> Sitting:
    """The sitting when the hand to play has played this card; one that lies face down is faced."""
    table = sitting.table
    if table.turn is None:
        return sitting
    lying = any(e.card is card for e in table.face_down)
    return act(sitting, FaceLead(table.turn, card) if lying else PlayCard(table.turn, card))


def to_play(table: Table, hand: Seat) -> frozenset[Card]:
    """The cards that a hand may play now: the one that it led face down, else what the laws allow."""
    lying = frozenset(e.card for e in table.face_down if e.seat is hand)
    return lying or legal_cards(table, hand)


def unlike(table: Table, position: Position) -> list[Card]:
    """Of the cards that may be played, the lowest of each row of equals; a card that a law names has none."""
    hand = position.turn
    named = {p.card for p in table.penalty_cards} | {d.card for d in table.obligations if isinstance(d, MustPlay)}
    others = {c for s in SEATS if s is not hand for c in position.hands[s]} | set(position.trick)
    allowed = to_play(table, hand)
    found: list[Card] = []
    for card in sorted(allowed):
        lower = [c for c in others | named | allowed if c.suit is card.suit and c.rank < card.rank]
        below = max(lower, key=lambda c: c.rank, default=None)
        if below is None or below in others or below in named or card in named:
            found.append(card)
    return found


def open_revokes(table: Table) -> bool:
    """True where a revoke is still to be looked at when play has ended."""
    return any(review.about is ReviewOf.REVOKE and not review.done for review in table.reviews)
