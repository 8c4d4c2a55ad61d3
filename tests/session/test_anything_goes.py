"""Whatever people do, every sitting is sound, somebody can go on, and nothing is lost by undo or saving."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bridgetable.formats.journal import Entry, Journal, acted_out, journal_text, read_journal
from bridgetable.game.auction import Contract
from bridgetable.game.boards import numbered
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.session.notation import action, action_text
from bridgetable.views.eyes import Watcher
from bridgetable.views.report.report import as_json, report
from bridgetable.views.table.timeline import timeline_for
from bridgetable.views.view import view_for
from tests.session.anything import Pick, everybody_behaves, somebody_errs
from tests.session.invariants import faults, faults_of_step

CONTRACTS = st.builds(
    Contract,
    bid=st.builds(Bid, level=st.integers(1, 7), strain=st.sampled_from(Strain)),
    doubled=st.sampled_from((1, 2, 4)),
    declarer=st.sampled_from(SEATS),
)


class AnythingGoes(RuleBasedStateMachine):
    """A table at which anybody does anything, undone and redone, saved and opened."""

    journal: Journal
    history: History
    careless: int

    @initialize(seed=st.integers(0, 2**16), contract=st.none() | CONTRACTS, careless=st.integers(0, 9))
    def deal(self, seed: int, contract: Contract | None, careless: int) -> None:
        self.journal = Journal(numbered(seed % 16 + 1, shuffled(seed)), contract=contract)
        self.history = History(self.journal.start)
        self.careless = careless

    def do(self, deed: Action | None) -> None:
        if deed is None:
            return
        try:
            after = self.history.act(deed)
        except BridgetableError as refused:
            assert str(refused)  # noqa: PT017  (it may be refused at any step; pytest.raises would demand it)
            return
        assert action(action_text(deed)) == deed
        assert list(faults_of_step(self.history.now, deed, after.now)) == []
        self.history = after

    @rule(data=st.data(), steps=st.integers(1, 9))
    def go_on(self, data: st.DataObject, steps: int) -> None:
        for _ in range(steps):
            self.do(everybody_behaves(self.history.now, drawn_by(data)))

    @rule(data=st.data(), steps=st.integers(1, 30))
    def go_on_carelessly(self, data: st.DataObject, steps: int) -> None:
        pick = drawn_by(data)
        for _ in range(steps):
            self.do((somebody_errs if pick(10) < self.careless else everybody_behaves)(self.history.now, pick))
            assert list(faults(self.history.now)) == []

    @rule(data=st.data())
    def err(self, data: st.DataObject) -> None:
        self.do(somebody_errs(self.history.now, drawn_by(data)))

    @precondition(lambda self: self.history.done)
    @rule()
    def undo_and_redo(self) -> None:
        undone = self.history.undo()
        assert self.history.at(len(undone.done)).now == undone.now
        assert self.history.now == undone.redo().now

    @precondition(lambda self: self.history.done)
    @rule(share=st.floats(0, 1))
    def go_back(self, share: float) -> None:
        self.history = self.history.at(round(share * len(self.history.done)))

    @rule(share=st.floats(0, 1))
    def save_and_open(self, share: float) -> None:
        some = self.history.done[: round(share * len(self.history.done))]
        journal = Journal(self.journal.board, tuple(Entry(a) for a in some), contract=self.journal.contract)
        again = acted_out(read_journal(journal_text(journal)))
        assert self.history.after(len(some)) == again.now

    @rule()
    def look(self) -> None:
        for eye in (*SEATS, *Watcher):
            assert view_for(self.history, eye).status
            assert timeline_for(self.history, eye).present == len(self.history.done)
        assert as_json(report(self.history))

    @invariant()
    def every_sitting_is_sound(self) -> None:
        if hasattr(self, "history"):
            assert list(faults(self.history.now)) == []


def drawn_by(data: st.DataObject) -> Pick:
    """Let the test draw every choice, so that it can make a failure smaller."""
    return lambda count: data.draw(st.integers(0, count - 1))


TestAnythingGoes = AnythingGoes.TestCase
TestAnythingGoes.settings = settings(stateful_step_count=30)
