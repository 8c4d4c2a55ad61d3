"""Whatever people do, cards are conserved, somebody can go on, and nothing is lost by undo or saving."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bridgetable.formats.journal import Entry, Journal, acted_out, journal_text, read_journal
from bridgetable.game.boards import numbered
from bridgetable.game.cards import PACK
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.table import Phase, Table
from bridgetable.laws.legal_play import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.history import History, begin
from bridgetable.views.eyes import Watcher
from bridgetable.views.report import report_json
from bridgetable.views.timeline import timeline_for
from bridgetable.views.view import view_for
from tests.session.anything import everybody_behaves, somebody_errs


def cards_of(table: Table) -> list[str]:
    """Every card of the table, in hands and tricks and where it was lost, as text and sorted."""
    in_hands = [c for h in table.hands for c in h]
    played = [p.card for t in table.tricks for p in (*t.cards, *t.extra) if p.card not in t.gone]
    lost = [one.card for one in table.arrangement.lost]
    return sorted(str(c) for c in (*in_hands, *played, *lost))


class AnythingGoes(RuleBasedStateMachine):
    """A table at which anybody does anything, undone and redone, saved and opened."""

    history: History

    @initialize(seed=st.integers(0, 2**16))
    def deal(self, seed: int) -> None:
        self.history = begin(numbered(seed % 16 + 1, shuffled(seed)))

    def do(self, action: Action | None) -> None:
        if action is not None:
            try:
                self.history = self.history.act(action)
            except BridgetableError as refused:
                assert str(refused)  # noqa: PT017  (it may be refused at any step; pytest.raises would demand it)

    @rule(data=st.data(), steps=st.integers(1, 9))
    def go_on(self, data: st.DataObject, steps: int) -> None:
        for _ in range(steps):
            self.do(everybody_behaves(self.history.now, lambda n: data.draw(st.integers(0, n - 1))))

    @rule(data=st.data())
    def err(self, data: st.DataObject) -> None:
        self.do(somebody_errs(self.history.now, lambda n: data.draw(st.integers(0, n - 1))))

    @precondition(lambda self: self.history.done)
    @rule()
    def undo_and_redo(self) -> None:
        assert self.history.now == self.history.undo().redo().now

    @precondition(lambda self: self.history.done)
    @rule(share=st.floats(0, 1))
    def go_back(self, share: float) -> None:
        self.history = self.history.at(round(share * len(self.history.done)))

    @rule()
    def save_and_open(self) -> None:
        journal = Journal(self.history.start.floor.board, tuple(Entry(a) for a in self.history.done))
        again = acted_out(read_journal(journal_text(journal)))
        assert self.history.now == again.now

    @rule()
    def look(self) -> None:
        for eye in (Watcher.ALL, Watcher.TABLE):
            assert view_for(self.history, eye).status
        assert timeline_for(self.history).present == len(self.history.done)
        assert report_json(self.history.now)

    @invariant()
    def fifty_two_cards(self) -> None:
        if hasattr(self, "history"):
            assert sorted(str(c) for c in PACK) == cards_of(self.history.now.table)

    @invariant()
    def somebody_can_go_on(self) -> None:
        if not hasattr(self, "history"):
            return
        sitting = self.history.now
        if sitting.pending is not None:
            assert sitting.pending.options
        elif sitting.table.phase not in {Phase.END, Phase.AUCTION}:
            assert sitting.table.turn is not None
            assert legal_cards(sitting.table, sitting.table.turn)


TestAnythingGoes = AnythingGoes.TestCase
TestAnythingGoes.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
