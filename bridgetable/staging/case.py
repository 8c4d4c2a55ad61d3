"""A whole case: sensible play, what goes wrong, how play goes on, and the call; the numbers drawn make it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import assert_never

from bridgetable.game.books import Book, own_number
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind, Visible
from bridgetable.game.pauses import pause
from bridgetable.game.regulations import Regulations
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.rulings import citations
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Notice
from bridgetable.session.sitting import Case, Sitting
from bridgetable.staging.choice import Acts, Pick, mixed
from bridgetable.staging.occasions import OCCASIONS, Happening, Occasion, law_of
from bridgetable.staging.regular import calls_or_plays, goes_on_sensibly
from bridgetable.staging.staged import STAGED, NotStaged, Staged, lead_up, likely_staged, staged
from bridgetable.staging.talk import question_before

Way = Callable[[Kind, Sitting, Pick], Action | None]
Subject = Kind | Occasion
"""The subject of a case: an irregularity, or an occasion to call for the director."""
ON_THE_WAY = 60
"""So many acts are done after a ruling until something must go wrong."""
LONGEST = 200
"""The most acts that a board has."""
FURTHER = 160
"""So many acts are done until another law is reached."""
AUCTION = frozenset({17, *range(24, 40)})
"""The laws under which the director is called in the auction period, or at the first lead."""
FIRST_OF_AUCTION, LAST_OF_AUCTION = 16, 40
ANY_TIME = frozenset({9, 10, 11, 12, 13, 14, 15})
"""The laws before those of play that apply at any time."""
COUNTED = frozenset({13, 14, 15})
"""Of these the laws on cards that are counted, as often as not, before anybody has called."""
LINES = 8
"""The number of boards that are kept as they are played regularly: on one board several cases are tried."""
AGAIN = 4
"""The number of times that a case is begun which needs another before it."""


@frozen
class Course:
    """The actions so far, and the sitting after them."""

    sitting: Sitting
    done: tuple[Action, ...] = ()
    begun: int = 0  # how many acts had been done when the first thing went wrong
    ruled: int = 0  # how many cases had been ruled before

    def then(self, action: Action | None) -> Course | None:
        """The course with one act more; nothing when nobody can do it."""
        if action is None or len(self.done) >= LONGEST:
            return None
        pause()
        try:
            after = act(self.sitting, action)
        except BridgetableError:
            return None
        return Course(after, (*self.done, action), self.begun, self.ruled)

    @property
    def is_called(self) -> bool:
        """True where the director has something to rule on, or has ruled, since the first thing went wrong."""
        return self.sitting.pending is not None or len(self.sitting.ruled) > self.ruled

    @property
    def laws(self) -> tuple[str, ...]:
        """The numbers of the laws of the book that were opened since the first thing went wrong, the open ones last."""
        cases = (*self.sitting.ruled[self.ruled :], *self.sitting.cases)
        return tuple(dict.fromkeys(law for case in cases for law in laws_of(case)))


def laws_of(case: Case) -> Iterator[str]:
    """The numbers, in the book in force, of the laws that a case opened."""
    # A book with rulings of its own has clauses elsewhere: there the laws by which it asked or ordered are told as
    # well.
    book, progress = case.base.book, case.progress
    ruled_by = (*(one.cite for one in (*progress.asked, *progress.ordered)),) if book.rules else ()
    for cite in (case.matter.law, *ruled_by):
        number = book.place_of(cite) if cite[:1].isdigit() else own_number(book.number_of(cite))
        if number:
            yield str(citations.law_of(number))


@frozen
class Line:
    """A board acted out: the acts, and the sitting before each and after the last."""

    actions: tuple[Action, ...]
    sittings: tuple[Sitting, ...]

    def at(self, place: int) -> Course:
        """The course of the first acts of the line, so many of them."""
        sitting = self.sittings[place]
        return Course(sitting, self.actions[:place], place, len(sitting.ruled))

    @property
    def moments(self) -> tuple[int, ...]:
        """The places at which the players have the word: nothing is asked, and no claim waits."""
        every = enumerate(self.sittings)
        return tuple(n for n, s in every if s.pending is None and s.table.phase is not Phase.SUSPENDED)


@lru_cache(maxsize=LINES)
def line_of(start: Sitting, record: tuple[Action, ...]) -> Line:
    """The board as it was recorded, as far as nothing is irregular, and from there on as it is played sensibly."""
    sittings, actions, course = [start], [], Course(start)
    for action in record:
        after = course.then(action)
        if after is None or after.sitting.table.irregularities or after.sitting.pending is not None:
            break
        course = after
        actions.append(action)
        sittings.append(course.sitting)
    while (after := course.then(calls_or_plays(course.sitting.table))) is not None:
        course = after
        actions.append(course.done[-1])
        sittings.append(course.sitting)
    return Line(tuple(actions), tuple(sittings))


class Level(Enum):
    """The difficulty of a case: noticed at once, noticed after play has gone on, or two irregularities that meet."""

    EASY = "easy"
    CLUB = "club"
    HARD = "hard"


@frozen
class Wanted:
    """The wish for a case: one of these subjects, the law that is to be reached, how hard it is to be, by which book.

    Without a book the board's own is in force, and without regulations those of the book or of the board.
    """

    subjects: tuple[Subject, ...]
    law: str = ""  # its number, `61`; without one any law will do
    level: Level = Level.EASY
    anyhow: bool = False  # by any act that does it, where it does not come about as it does among people
    book: Book | None = None
    regulations: Regulations | None = None

    @property
    def way(self) -> Way:
        """The acts that are tried."""
        return staged if self.anyhow else likely_staged


@frozen
class StagedCase:
    """A case: what went wrong in order, the laws opened, everything done, and the sitting with the director called."""

    subjects: tuple[Subject, ...]
    level: Level  # the one that it came to, where the one wanted could not be had
    laws: tuple[str, ...]
    done: tuple[Action, ...]
    sitting: Sitting


def stage(start: Sitting, wanted: Wanted, pick: Pick, record: tuple[Action, ...] = ()) -> StagedCase | None:
    """A case on this board, played as it was recorded or sensibly; nothing when it does not come about as drawn."""
    line = line_of(start, record)
    # A subject that does not fit this deal is passed over; the next board is tried only when none does.
    for subject in mixed(wanted.subjects, pick):
        begun = committed(line, subject, wanted.way, pick)
        found = None if begun is None else called_for(begun, subject, wanted, pick)
        if found is not None:
            return found
    return None


def called_for(begun: Course, subject: Subject, wanted: Wanted, pick: Pick) -> StagedCase | None:
    """The case when this has gone wrong: play goes on as far as the level asks, and the director is called."""
    # Rather another level than no case: some irregularities cannot go on, or cannot meet another.
    for level in dict.fromkeys((wanted.level, *Level)):
        gone = gone_on(begun, subject, level, pick, both=not wanted.law)
        if gone is None:
            continue
        course, second = gone
        called = called_now(course, pick)
        # A hard case is one where the director rules on both.
        if called is None or (second is not None and len(cases_of(called)) < 2):
            continue
        reached = called if not wanted.law or wanted.law in called.laws else law_reached(called, wanted.law, pick)
        if reached is not None:
            subjects = (subject,) if second is None else (subject, second)
            return StagedCase(subjects, level, reached.laws, reached.done, reached.sitting)
    return None


def gone_on(
    course: Course, subject: Subject, level: Level, pick: Pick, *, both: bool
) -> tuple[Course, Kind | None] | None:
    """The course as far as the level asks (`both` sides at the club's), and what else has gone wrong; or None."""
    match level:
        case Level.EASY:
            return course, None
        case Level.CLUB:
            on = played_on(course, subject, pick, 2 if both else 1)
            return None if on is None else (on, None)
        case Level.HARD:
            return met_by_another(course, subject, pick)
        case _:
            assert_never(level)


def cases_of(course: Course) -> set[int]:
    """The numbers of the irregularities that are ruled on, have been, or wait for it."""
    sitting = course.sitting
    cases = (c.matter.irregularity for c in (*sitting.cases, *sitting.ruled[course.ruled :]))
    return {*cases, *(w.irregularity for w in sitting.waiting)} - {0}


# --- what goes wrong --------------------------------------------------------------------------------------------------


def committed(line: Line, subject: Subject, way: Way, pick: Pick) -> Course | None:
    """The course in which this has gone wrong, and nobody has noticed yet."""
    if isinstance(subject, Occasion):
        return happened(line, OCCASIONS[subject], way, pick)
    row = STAGED[subject]
    if isinstance(row, NotStaged):
        return found_in_ruling(line, subject, row, way, pick)
    if row.after is not None:
        return after_ruling(line, subject, row, way, pick)
    places = by_law(line, int(law_of(subject)), pick)
    if row.before is not None:
        return next(filter(None, (led_up_to(line.at(n), subject, way, pick) for n in places)), None)
    return next(filter(None, (line.at(n).then(way(subject, line.sittings[n], pick)) for n in places)), None)


def by_law(line: Line, number: int, pick: Pick) -> list[int]:
    """The moments in an order drawn: for a law of the time before the auction its beginning first, then the auction."""
    places = mixed(line.moments, pick)
    if number in COUNTED and pick(2):
        return sorted(places, key=lambda n: n > 1)
    if number > LAST_OF_AUCTION or number in ANY_TIME:
        return places
    if number < FIRST_OF_AUCTION:
        return sorted(places, key=lambda n: n > 1)
    return sorted(places, key=lambda n: line.sittings[n].table.phase is not Phase.AUCTION)


def led_up_to(course: Course, kind: Kind, way: Way, pick: Pick) -> Course | None:
    """The course when something was done that leads to it, and it has gone wrong at once or a little later."""
    course = after_question(course, lead_up(kind, course.sitting, pick), pick) or course
    if len(course.done) == course.begun:
        return None
    for _ in range(AGAIN):
        found = course.then(way(kind, course.sitting, pick))
        if found is not None:
            return found
        on = course.then(calls_or_plays(course.sitting.table))
        if on is None:
            return None
        course = on
    return None


def after_ruling(line: Line, kind: Kind, row: Staged, way: Way, pick: Pick) -> Course | None:
    """The course when another thing has been ruled on, and this goes wrong after it or while it is being asked."""
    for _ in range(AGAIN):
        begun = None if row.begun_by is None else happened(line, Happening(row.law, (row.begun_by,)), way, pick)
        if begun is None and row.after is not None:
            begun = committed(line, row.after, way, pick)
        called = None if begun is None else called_now(begun, pick)
        if called is None:
            continue
        # Only where something of the ruling is left (a question, a duty, a penalty card) can something go wrong because
        # of it.
        every = [(s, s.sitting.table) for s in islice(goes_from(called, pick), ON_THE_WAY)]
        states = [s for s, table in every if s.sitting.pending or table.obligations or table.penalty_cards]
        found = next(filter(None, (s.then(way(kind, s.sitting, pick)) for s in states)), None)
        if found is not None:
            return evolve(found, ruled=len(found.sitting.ruled))
    return None


def goes_from(course: Course | None, pick: Pick) -> Iterator[Course]:
    """The course, and how it goes on with answers and regular acts."""
    while course is not None:
        yield course
        course = course.then(goes_on_sensibly(course.sitting, pick))


def found_in_ruling(line: Line, kind: Kind, row: NotStaged, way: Way, pick: Pick) -> Course | None:
    """The course when the director has found this while he ruled on something else."""
    for _ in range(AGAIN):
        begun = committed(line, row.found_in, way, pick)
        called = None if begun is None else called_now(begun, pick)
        for state in islice(goes_from(called, pick), AGAIN):
            if any(i.kind is kind for i in state.sitting.table.irregularities):
                return state
    return None


def happened(line: Line, row: Happening, way: Way, pick: Pick) -> Course | None:
    """The course in which an occasion has come about."""
    if row.after:
        return happened_after(line, row, way, pick)
    for place in by_law(line, citations.law_of(row.law), pick):
        course = all_of(line.at(place), row.acts, pick)
        if course is not None and row.at_end:
            course = all_of(played_out(course, pick), row.at_end, pick)
        if course is not None:
            return course
    return None


def played_out(course: Course, pick: Pick) -> Course:
    """The course when the board has been played to its end."""
    *_, last = goes_from(course, pick)
    return last


def happened_after(line: Line, row: Happening, way: Way, pick: Pick) -> Course | None:
    """The course in which an occasion has come about in the ruling on something else, or after it."""
    for first in mixed(row.after, pick):
        begun = committed(line, first, way, pick)
        called = None if begun is None else called_now(begun, pick)
        states = islice(goes_from(called, pick), ON_THE_WAY)
        fitting = (s for s in states if (s.sitting.pending is None) is row.ruled)
        found = next(filter(None, (all_of(s, row.acts, pick) for s in fitting)), None)
        if found is not None:
            return found
    return None


def all_of(course: Course, steps: Iterable[Acts], pick: Pick) -> Course | None:
    """The course when one act of each of these sorts has been done, one after the other."""
    for acts in steps:
        found = islice(acts(course.sitting.table, pick), 4)
        after = next(filter(None, (after_question(course, action, pick) for action in found)), None)
        if after is None:
            return None
        course = after
    return course


def after_question(course: Course, action: Action | None, pick: Pick) -> Course | None:
    """The course with one act more, which an opponent asks for first where it is an explanation, as often as not."""
    return (course.then(question_before(course.sitting.table, action, pick)) or course).then(action)


# --- how far play goes on ---------------------------------------------------------------------------------------------


def played_on(course: Course, subject: Subject, pick: Pick, least: int) -> Course | None:
    """The course when so many sides have gone on without noticing; nothing when nothing would be left to rule on."""
    last, sides, wanted = course, set[object](), 2 + pick(4)
    if course.is_called or (isinstance(subject, Occasion) and not course.sitting.table.irregularities):
        return None
    while len(sides) < 2 or wanted > 0:
        turn = last.sitting.table.turn
        after = last.then(calls_or_plays(last.sitting.table))
        # Going on must not settle the irregularity, or there would be nothing left to rule on.
        if after is None or turn is None or after.is_called or called_now(after, pick) is None:
            break
        sides.add(last.sitting.table.player_of(turn).side)
        last, wanted = after, wanted - 1
    return last if len(sides) >= least else None


MEETING = (
    Kind.REVOKE,
    Kind.CARD_EXPOSED,
    Kind.LEAD_OUT_OF_TURN,
    Kind.PREMATURE_PLAY,
    Kind.SIMULTANEOUS_CARDS,
    Kind.DECLARER_EXPOSED,
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.INSUFFICIENT_BID,
    Kind.CALL_OUT_OF_ROTATION,
    Kind.INADMISSIBLE_DOUBLE,
    Kind.CARD_IN_AUCTION,
    Kind.MISINFORMATION,
    Kind.EXPLAINED_OWN_CALL,
    Kind.CARD_NAMED,
    Kind.TAKEN_BACK,
    Kind.PREMATURE_LEAD,
)
"""The occasions that may come on top of something else, since they happen at any table."""


def met_by_another(course: Course, subject: Subject, pick: Pick) -> tuple[Course, Kind] | None:
    """The course when a second thing has gone wrong at once, or a call or card or two later; and what that was."""
    if course.is_called:
        return None
    state: Course | None = course
    for _ in range(3):
        if state is None or state.is_called:
            return None
        for kind in mixed((k for k in MEETING if k is not subject), pick):
            row = STAGED[kind]
            led = isinstance(row, Staged) and row.before is not None
            after = (
                led_up_to(state, kind, likely_staged, pick)
                if led
                else state.then(likely_staged(kind, state.sitting, pick))
            )
            both = None if after is None or after.is_called else called_now(after, pick)
            if after is not None and both is not None and len(cases_of(both)) > 1:
                return after, kind
        state = state.then(calls_or_plays(state.sitting.table))
    return None


# --- the director is called -------------------------------------------------------------------------------------------


def called_now(course: Course, pick: Pick) -> Course | None:
    """The course when somebody has called the director; nothing when there is nothing that he could rule on."""
    if course.is_called:
        return course
    called = (course.then(Notice(seat)) for seat in who_speaks(course.sitting.table, pick))
    return next((c for c in called if c is not None and c.is_called), None)


def who_speaks(table: Table, pick: Pick) -> list[Seat]:
    """The players who may draw attention, most likely first: an opponent who sees it, else the player who knows it."""
    last = next((i for i in reversed(table.irregularities) if i.is_open), None)
    if last is None:
        return mixed(Seat, pick)
    opponents = mixed((last.seat.lho, last.seat.rho), pick)
    own = [table.player_of(last.seat), last.seat.partner]
    is_seen = last.kind.record.shows is Visible.TO_ALL or last.kind is Kind.UNDERSTANDING
    # A fault that nobody else can see is most likely pointed out by those who know of it.
    order = [*opponents, *own] if is_seen else [*own, *opponents]
    silent = table.dummy if table.phase in {Phase.CLARIFICATION, Phase.PLAY} else None
    return [seat for seat in dict.fromkeys((*order, *Seat)) if seat is not silent]


def law_reached(course: Course, law: str, pick: Pick) -> Course | None:
    """The course when it has been ruled and gone on, until the director comes to this law; nothing if he does not."""
    for _ in range(AGAIN):
        for state in islice(goes_from(course, pick), FURTHER):
            table = state.sitting.table
            # The director comes to a law of the auction before the second trick, or not at all.
            if not table.book.own_numbers and int(law) in AUCTION and len(table.tricks) > 1:
                break
            if law in state.laws:
                return state
    return None
