"""Whatever is said when play has ended, and however badly people behave, a sitting is sound and is saved as it is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import Entry, acted_out, journal_text, read_journal
from bridgetable.game.conduct import BREACHES
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Moment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Side
from bridgetable.game.table import Phase
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Notice, Reply, TimePasses
from bridgetable.session.notation import action
from bridgetable.views.result.result import result_of
from tests.golden import golden
from tests.session.invariants import faults

STARTS = ("law_79/79A1-agreed", "law_79/79B1-agreement", "law_64/QBA-112-asked", "law_68/68D1-agreed", "law_15/QBA-027")
SEAT = st.sampled_from(SEATS)
TRICKS_SAID = st.integers(0, TRICKS)
POINTS = st.sampled_from((-1100, -100, -50, 0, 170, 420, 620, 650, 1460))
LINES = st.one_of(
    st.builds("all agree on {} tricks".format, TRICKS_SAID),
    st.builds("{} counts {} tricks".format, SEAT, TRICKS_SAID),
    st.builds("{} enters NS {:+d}".format, SEAT, POINTS),
    st.builds("other table: NS {:+d}".format, POINTS),
    st.builds("field: NS {:+d} {:+d}".format, POINTS, POINTS),
    st.builds("{} breaches {}".format, SEAT, st.sampled_from(tuple(BREACHES))),
    st.builds("spectator behind {} tells {}: “ten tricks”".format, SEAT, SEAT).map(
        lambda s: s.translate({8220: 34, 8221: 34})
    ),
    st.builds("spectator behind {} looks at {}".format, SEAT, SEAT),
    st.builds('{} withdraws: "a trick was mine"'.format, SEAT),
    st.builds("{} mixes".format, SEAT),
)
ANYTHING: st.SearchStrategy[Action] = st.one_of(
    LINES.map(action), st.builds(Notice, SEAT), st.sampled_from(tuple(Moment)).map(TimePasses)
)


@pytest.mark.parametrize("start", STARTS)
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_whatever_is_said_of_the_score_the_sitting_is_sound(start: str, data: st.DataObject) -> None:
    path = golden(start)
    journal = read_journal(read_text(path), path.name)
    history = acted_out(journal, path.name)
    for _ in range(12):
        now = history.now
        answers = () if now.pending is None else tuple(Reply(Answer(now.pending.cite, k)) for k in now.pending.keys)
        done = data.draw(st.one_of(st.sampled_from(answers), ANYTHING) if answers else ANYTHING)
        try:
            history = history.act(done)
        except BridgetableError as refused:
            assert str(refused)  # noqa: PT017  (it may be refused at any step; pytest.raises would demand it)
        assert [] == list(faults(history.now))
        table = history.now.table
        if table.contract is not None and table.phase is Phase.END and not table.cancelled:
            assert TRICKS == sum(table.tricks_credited(side) for side in Side)
        assert (result_of(table) is None) == (table.score_for(Side.NS) is None and not table.cancelled)
    saved = journal_text(type(journal)(journal.board, tuple(Entry(a) for a in history.done), contract=journal.contract))
    assert history.now == acted_out(read_journal(saved)).now
    assert history.undo().redo().now == history.now
