"""The solver's process: it is asked, it may be missing, die, babble or say nothing, and each is one sentence."""

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from bridgetable.formats.journal import Journal, acted_out, journal_text, read_journal, with_actions
from bridgetable.game.cards import Card
from bridgetable.game.deals import Deal
from bridgetable.worth import endplay, process
from bridgetable.worth.endplay import is_installed
from bridgetable.worth.options import OptionWorth
from bridgetable.worth.position import CannotSolve, DealTable, Position
from bridgetable.worth.process import SolverProcess
from bridgetable.worth.wire import worth_in
from bridgetable.worth.worker import Worker
from tests.worth.endings import with_penalty_cards
from tests.worth.plain_solver import solve
from tests.worth.told import DEAL, TABLE, program


def test_what_the_process_says_is_what_the_options_are_worth() -> None:
    with SolverProcess(program()) as solver:
        found = solver.options("whatever")
        assert found is not None
        assert OptionWorth("prohibit D", 10, 630) == found.of("prohibit D")
        assert OptionWorth("no restriction", 8, -100, about=True) == found.of("no restriction")
        assert found.of("what") is None
        assert ("prohibit D",) == found.best
        assert tuple(TABLE["E"]) == solver.table(DEAL).of[1]


def test_left_as_a_context_the_process_has_ended() -> None:
    with SolverProcess(program()) as solver:
        assert solver.is_running
    assert not solver.is_running


@pytest.mark.parametrize("manner", ["dies", "babbles"])
def test_a_process_that_dies_or_babbles_is_one_sentence(manner: str) -> None:
    with SolverProcess(program(manner)) as solver, pytest.raises(CannotSolve, match="ended without an answer"):
        solver.options("whatever")


def test_a_process_that_says_nothing_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    with SolverProcess(program("is mute")) as solver:
        monkeypatch.setattr(process, "PATIENCE_S", 0.1)
        with pytest.raises(CannotSolve, match="ended without an answer"):
            solver.options("whatever")


@pytest.mark.parametrize(
    "told", [{"options": 3}, {"options": {"side": "X"}}, {"options": {"side": "NS", "best": [], "options": [{}]}}]
)
def test_an_answer_of_another_shape_is_one_sentence(told: object) -> None:
    with SolverProcess(program(told=told)) as solver, pytest.raises(CannotSolve, match="ended without an answer"):
        solver.options("whatever")


def test_a_process_that_lacks_its_solver_says_why() -> None:
    with pytest.raises(CannotSolve, match="no such library"):
        SolverProcess(program("lacks", "no such library"))


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endplay, "PACKAGE", "no_such_package_as_this")
    assert "[dd]" in endplay.why_not()
    with pytest.raises(CannotSolve, match=r"pip install"):
        SolverProcess()
    with pytest.raises(CannotSolve, match=r"pip install"):
        endplay.Solver()


def test_a_program_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(CannotSolve, match="cannot be started"):
        SolverProcess(("/no/such/program",))


# --- the other side ----------------------------------------------------------------------------------------------------


class PlainSolver:
    """What the worker is given in place of the real solver."""

    def tricks(self, position: Position) -> Mapping[Card, int]:
        return solve(position)

    def table(self, deal: Deal) -> DealTable:
        raise CannotSolve(f"the solver refuses the deal {deal}")


def journal_with_a_choice() -> str:
    history = next(h for h in (with_penalty_cards(seed, 3) for seed in range(40)) if h.now.pending is not None)
    return journal_text(with_actions(Journal(history.start.table.board), history.done))


def test_the_worker_reads_a_journal_and_says_what_its_options_are_worth() -> None:
    worker, journal = Worker(PlainSolver()), journal_with_a_choice()
    found = worth_in(worker.answer({"id": 5, "options": journal})["options"])
    pending = acted_out(read_journal(journal)).now.pending
    assert found is not None
    assert pending is not None
    assert pending.keys == tuple(one.key for one in found.options)


@pytest.mark.parametrize(
    "asked", [{"options": "no journal"}, {"deal": "no deal"}, {"deal": "N:- - - -"}, {"deal": DEAL}, {}]
)
def test_what_the_worker_cannot_answer_is_one_sentence(asked: dict[str, str]) -> None:
    told = Worker(PlainSolver()).answer({"id": 5, **asked})
    assert 5 == told["id"]
    assert told["error"]


def test_the_worker_gives_up_a_question_when_another_of_its_kind_waits() -> None:
    worker, journal = Worker(PlainSolver()), journal_with_a_choice()
    worker.take({"id": 6, "options": journal})
    assert {"id": 5, "given up": True} == worker.answer({"id": 5, "options": journal})
    assert {"id": 6, "options": journal} == worker.next()
    assert "options" in worker.answer({"id": 6, "options": journal})


@pytest.mark.skipif(not is_installed(), reason="needs the extra [dd]")
def test_the_real_process_ends_when_nobody_is_there_any_more() -> None:
    started = subprocess.Popen(
        process.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=process.environment(), text=True
    )
    assert started.stdin is not None
    assert started.stdout is not None
    with started:
        assert {"ready": True} == json.loads(started.stdout.readline())
        started.stdin.close()
        assert 0 == started.wait(timeout=10)


@pytest.mark.parametrize("path", ["", os.pathsep, "."])
def test_the_process_imports_nothing_from_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    sign = tmp_path / "sign"
    for name in ("attr", "attrs", "json", "threading", "endplay"):
        (tmp_path / f"{name}.py").write_text(f"import os; os.mkdir({str(sign)!r})\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", path)
    done = subprocess.run(
        process.command(),
        cwd=tmp_path,
        env=process.environment(),
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert {"ready": True} == json.loads(done.stdout) or "not installed" in done.stdout
    assert not sign.exists()
