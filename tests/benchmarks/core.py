"""The budgets of the core: acting, replaying, checking records, exploring a law."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bridgetable.formats.check_files import check_paths
from bridgetable.formats.from_table import recorded
from bridgetable.formats.journal import Journal, read_journal
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes
from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.resources import resource
from bridgetable.rulings.explore import leaves
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History, begin, replay
from bridgetable.session.notation import action
from bridgetable.session.sitting import Case, Sitting
from tests.benchmarks.budget import Figure
from tests.laws.test_leaves import SUBJECTS, acted, case_of

BOARDS = 400
LESSONS = "123456"


def median_of(job: Callable[[], object], times: int) -> float:
    """The median of some runs of a job, in seconds of the processor: the machine may do something else too."""
    taken = []
    for _ in range(times):
        begun = time.process_time()
        job()
        taken.append(time.process_time() - begun)
    return statistics.median(taken)


def played_board(number: int) -> History:
    """A board from a seed, bid to 1NT by the dealer and played by the lowest legal cards."""
    history = begin(numbered(number, shuffled(number)))
    for words in ("1NT", "Pass", "Pass", "Pass"):
        history = history.act(action(f"{history.now.table.turn} calls {words}"))
    for _ in range(52):
        turn = history.now.table.turn
        assert turn is not None
        history = history.act(PlayCard(turn, min(legal_cards(history.now.table, turn))))
    return history


def lesson(name: str) -> Journal:
    """A lesson that comes with the program."""
    path = next(resource("lessons").glob(f"{name}-*.table"))
    return read_journal(path.read_text(encoding="utf-8"), path.name)


def each_act(history: History) -> Iterator[tuple[Sitting, Action]]:
    """Every action of a history with the sitting before it."""
    before = history.start
    for one, after in zip(history.done, history.sittings, strict=True):
        yield before, one
        before = after


def acting() -> Iterator[Figure]:
    """How long `act` takes for a regular call or card, and for an answer in an open case."""
    plain = [median_of(lambda b=b, a=a: act(b, a), 5) for b, a in each_act(played_board(1))]  # type: ignore[misc]
    yield Figure("act, a regular call or card (median)", statistics.median(plain) * 1e6, 10, "µs")
    late = [median_of(lambda b=b, a=a: act(b, a), 5) for b, a in list(each_act(played_board(1)))[-12:]]  # type: ignore[misc]
    yield Figure("act, the last twelve cards of a board (median)", statistics.median(late) * 1e6, 10, "µs")
    answers = [
        median_of(lambda b=b, a=a: act(b, a), 5)  # type: ignore[misc]
        for journal in map(lesson, LESSONS)
        for b, a in each_act(replay(journal.board, journal.actions))
        if isinstance(a, Reply)
    ]
    yield Figure("act with an open case (median)", statistics.median(answers) * 1e3, 1, "ms")


def replaying() -> Iterator[Figure]:
    """How long it takes to replay a whole board: auction, 52 cards and a ruling."""
    longest = max((lesson(n) for n in LESSONS), key=lambda j: len(j.actions))
    whole = played_board(2)
    board = whole.start.floor.board
    yield Figure("replay of a whole board", median_of(lambda: replay(board, whole.done), 9) * 1e3, 20, "ms")
    seconds = median_of(lambda: replay(longest.board, longest.actions), 9)
    yield Figure(f"replay of a lesson with rulings ({len(longest.actions)} actions)", seconds * 1e3, 20, "ms")


def checking() -> Iterator[Figure]:
    """How many boards a second are read from PBN and acted out."""
    records = [recorded(played_board(n).now.table) for n in range(1, 41)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "boards.pbn"
        path.write_bytes(pbn_bytes(records * (BOARDS // len(records)), TagOrder.EXPORT))
        seconds = median_of(lambda: check_paths([path]), 3)
    yield Figure("checking records, reader included", BOARDS / seconds, 3000, "boards/s", more_is_better=True)


def exploring() -> Iterator[Figure]:
    """How long it takes to try every answer of the laws that the lessons open, and of those whose ends are counted."""
    slowest = max(tried_in_time(case) for case in (*cases_of_lessons(), *cases_counted()))
    yield Figure("all answers of a law on a live table (slowest)", slowest * 1e3, 300, "ms")


def cases_of_lessons() -> Iterator[Case]:
    """Every case that stands open at some time in a lesson."""
    for name in LESSONS:
        journal = lesson(name)
        for sitting in replay(journal.board, journal.actions).sittings:
            yield from sitting.cases


def cases_counted() -> Iterator[Case]:
    """The cases of golden rulings whose ends are counted, at least three of every law."""
    for _, told in SUBJECTS:
        yield case_of(acted(told))


def tried_in_time(case: Case) -> float:
    """How long it takes to try every answer of a case, in seconds."""
    matter = case.matter
    return median_of(lambda: list(leaves(matter.procedure, matter.subject, case.base)), 1)
