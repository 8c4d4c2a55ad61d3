"""Whatever is said and mishandled, no card is in two places, somebody can go on, and a saved journal comes out the same."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.formats.journal import Entry, Journal, acted_out, journal_text, read_journal
from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.history import History, begin
from tests.session.anything import everybody_behaves
from tests.session.anything_said import mishandles, talks

STEPS = 45


def acted(history: History, action: Action | None) -> History:
    """The history after an action, unless it was refused in a sentence."""
    if action is None:
        return history
    try:
        return history.act(action)
    except BridgetableError as refused:
        assert str(refused)  # noqa: PT017  (it may be refused at any step; pytest.raises would demand it)
        return history


@given(st.data(), st.integers(0, 2**16))
@settings(max_examples=40, deadline=None)
def test_whatever_is_said_or_mishandled_somebody_can_go_on(data: st.DataObject, seed: int) -> None:
    history = begin(numbered(seed % 16 + 1, shuffled(seed)))
    for _ in range(STEPS):
        table, way = history.now.table, data.draw(st.integers(0, 9))
        seat = SEATS[data.draw(st.integers(0, 3))]

        def pick(count: int) -> int:
            return data.draw(st.integers(0, count - 1))

        if way < 4:
            history = acted(history, talks(table, seat, pick))
        elif way == 4 and table.hands[seat]:
            history = acted(history, mishandles(table, seat, min(table.hands[seat]), pick))
        else:
            history = acted(history, everybody_behaves(history.now, pick))
        now = history.now
        somewhere = Counter(c for h in now.table.hands for c in h)
        somewhere.update(p.card for t in now.table.tricks for p in t.cards if p.card not in t.gone)
        assert 1 == max(somewhere.values())
        if now.pending is not None:
            assert len(now.pending.options) == len(set(now.pending.keys)) > 0
        elif now.table.phase is Phase.PLAY:
            assert now.table.turn is not None
            assert legal_cards(now.table, now.table.turn)
    journal = Journal(history.start.floor.board, tuple(Entry(a) for a in history.done))
    assert history.now == acted_out(read_journal(journal_text(journal))).now
