"""A worked case at the moment where a clause bites, or just before something goes wrong."""

from collections.abc import Callable
from functools import cache

from bridgetable.formats.cases import CITES, Example
from bridgetable.formats.journal import Entry, Journal, Note, acted_out, read_journal
from bridgetable.formats.under_book import under_book
from bridgetable.game.books import LAWS_2017
from bridgetable.game.values import evolve, frozen
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.views.transcript import transcript


@frozen(eq=False)
class Scene:
    """A case on the table: its journal, and its history at the moment to be seen with the rest to be redone."""

    journal: Journal
    history: History


def scene_of_clause(example: Example, cite: str, words: str) -> Scene:
    """A case where a clause bites, with a note there unless it was made for it and has its own. Raises JournalError."""
    journal, history = acted(example)
    shown = example.shown(cite)
    count = moment_of_clause(history, cite) if shown is None else shown.count
    told = journal if shown is not None and journal.notes_before(count) else with_note(journal, count, words)
    return Scene(told, history.at(count))


Step = Callable[[Sitting, Action, Sitting], bool]


def scene_before(example: Example, is_it: Step) -> Scene | None:
    """A case just before the first action for which this is true, if there is one. Raises JournalError."""
    journal, history = acted(example)
    steps = zip((history.start, *history.sittings), history.done, history.sittings, strict=False)
    count = next((n for n, (before, action, after) in enumerate(steps) if is_it(before, action, after)), None)
    return None if count is None else Scene(journal, history.at(count))


def acted(example: Example) -> tuple[Journal, History]:
    """The journal of a case, and its history to the end, or as far as it goes by its book. Raises JournalError."""
    name = example.path.name
    journal = read_journal(example.path.read_text(encoding="utf-8"), name)
    if journal.book == example.book:
        return journal, acted_out(journal, name)
    told = under_book(journal, example.book)
    return told.journal, told.history


@cache
def comes_to(example: Example, cite: str) -> bool:
    """True where a case comes to a clause by its book, which may rule it otherwise than that of 2017."""
    if example.book == LAWS_2017 or example.shown(cite) is not None:
        return True
    _, history = acted(example)
    return any(cite in cited(up_to(history, n)) for n in range(len(history.done), -1, -1))


def moment_of_clause(history: History, cite: str) -> int:
    """After how many actions the clause is cited first, in whatever is said, asked or ordered; else at the end."""
    return next((n for n in range(len(history.done) + 1) if cite in cited(up_to(history, n))), len(history.done))


def up_to(history: History, count: int) -> History:
    """The history of the first actions alone."""
    return History(history.start, history.done[:count], history.sittings[:count])


def cited(history: History) -> frozenset[str]:
    """The clauses that the transcript of a table cites."""
    return frozenset(c for found in CITES.findall(transcript(history)) for words in found for c in words.split())


def with_note(journal: Journal, count: int, words: str) -> Journal:
    """The journal with a note shown when so many actions have been done."""
    entries, done = list(journal.entries), 0
    for at, entry in enumerate(entries):
        if done == count and not isinstance(entry.what, Note):
            entries.insert(at, Entry(Note(words)))
            break
        done += not isinstance(entry.what, Note)
    else:
        entries.append(Entry(Note(words)))
    return evolve(journal, entries=tuple(entries))
