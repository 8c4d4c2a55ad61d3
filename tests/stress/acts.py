"""Anything done at a table, four acts in ten irregular: the sitting stays sound, every eye can look, every file comes back."""

import random
import time
from pathlib import Path

from attrs import Factory, define

from bridgetable.formats.journal import Journal, acted_out, proven_text, read_journal, with_actions
from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS
from bridgetable.session.actions import Action
from bridgetable.session.history import History, begin
from bridgetable.session.notation import action_text
from bridgetable.views.eyes import Watcher
from bridgetable.views.view import view_for
from tests.session.anything import everybody_behaves, somebody_errs
from tests.session.invariants import faults, faults_of_step

IRREGULAR = 0.4
IN_RULINGS = 0.15
"""The share of questions in which somebody does something else before he answers."""
MOST_QUESTIONS = 60
"""More questions than these in a row are a ruling without end."""
LONGEST = 120
"""The most actions of a board."""


def any_action(history: History, chance: random.Random) -> Action | None:
    """What somebody does next; nothing when the board is over."""
    now = history.now
    irregular = chance.random() < (IN_RULINGS if now.pending is not None else IRREGULAR)
    return (somebody_errs if irregular else everybody_behaves)(now, chance.randrange)


def any_step(history: History, chance: random.Random) -> History:
    """The history after something possible: an action, or undone and redone ones."""
    for _ in range(50):
        if chance.random() < 0.15 or len(history.done) >= LONGEST:
            whole = len(history.done) + len(history.undone)
            if whole:
                return history.at(chance.randrange(whole))
        action = any_action(history, chance)
        try:
            if action is not None:
                return history.act(action)
        except BridgetableError:
            continue
    return history


@define
class Acts:
    """What came of acting: figures, and what went wrong with the seed of its board."""

    actions: int = 0
    boards: int = 0
    faults: list[str] = Factory(list)
    noted: set[tuple[int, str]] = Factory(set)
    endless: list[str] = Factory(list)
    slowest: float = 0.0
    slowest_action: str = ""
    slowest_view: float = 0.0

    def play(self, seed: int) -> None:
        """Play a board from a seed to its end; what goes wrong is noted with the seed."""
        chance = random.Random(seed)
        history = begin(numbered(seed % 16 + 1, shuffled(seed)))
        self.boards += 1
        questions = refused = 0
        while len(history.done) < LONGEST and refused < 100:
            action = any_action(history, chance)
            if action is None:
                break
            new = self.acted(history, action, seed)
            if new is None:
                refused += 1
                continue
            questions = questions + 1 if new.now.pending is not None and history.now.pending is not None else 0
            if questions > MOST_QUESTIONS:
                self.endless.append(f"seed {seed}: {questions} questions up to {action_text(action)}")
                break
            history = self.to_and_fro(new, chance, seed)
            self.shown(history, seed)
        self.kept(history, seed)

    def acted(self, history: History, action: Action, seed: int) -> History | None:
        """The history after an action; nothing where it is refused in a sentence."""
        began = time.process_time()
        try:
            new = history.act(action)
        except BridgetableError:
            return None
        except Exception as error:
            self.note(seed, history, f"{action_text(action)}: {error!r}")
            return None
        took = time.process_time() - began
        if took > self.slowest:
            self.slowest, self.slowest_action = took, f"{action_text(action)} (seed {seed}, action {len(new.done)})"
        self.actions += 1
        wrong = [*faults(new.now), *faults_of_step(history.now, action, new.now)]
        for fault in wrong:
            self.note(seed, new, fault)
        return new

    def to_and_fro(self, history: History, chance: random.Random, seed: int) -> History:
        """The same history, now and then undone to some place and redone, which must come to the same."""
        if chance.random() > 0.05:
            return history
        back = history.at(chance.randrange(len(history.done)))
        again = back.at(len(history.done))
        if again.now != history.now or again.done != history.done:
            self.note(seed, history, "undone and redone it is not the same")
        return again

    def shown(self, history: History, seed: int) -> None:
        """Let every eye look."""
        for eye in (*Watcher, *SEATS):
            began = time.process_time()
            try:
                view_for(history, eye)
            except Exception as error:
                self.note(seed, history, f"what {eye} sees: {error!r}")
            self.slowest_view = max(self.slowest_view, time.process_time() - began)

    def kept(self, history: History, seed: int) -> None:
        """Write the board as a journal, and read it again."""
        journal = with_actions(Journal(history.start.table.board, seed=seed), history.done)
        try:
            again = acted_out(read_journal(proven_text(journal)))
        except Exception as error:
            self.note(seed, history, f"kept and opened: {error!r}")
            return
        if again.done != history.done or again.now != history.now:
            self.note(seed, history, "kept and opened it is not the same")

    def note(self, seed: int, history: History, fault: str) -> None:
        """Note what is wrong, once for each board and the last word of a sentence."""
        if (seed, fault.rsplit(": ", maxsplit=1)[-1]) in self.noted:
            return
        self.noted.add((seed, fault.rsplit(": ", maxsplit=1)[-1]))
        told = f"seed {seed}, after {len(history.done)} actions: {fault}"
        self.faults.append(told)
        if FOLDER is not None:
            lines = "\n".join(map(action_text, history.done))
            (FOLDER / f"{seed}-{len(history.done)}.txt").write_text(f"{told}\n{lines}\n", encoding="utf-8")


FOLDER: Path | None = None
"""Where the actions before a fault are kept, if anywhere."""
