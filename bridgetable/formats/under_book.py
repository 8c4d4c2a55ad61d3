"""A journal acted out under another book than its own."""

from bridgetable.formats.journal import Entry, Journal, Note
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.regulation_sets import RegulationSet
from bridgetable.game.books import Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.regulations import carried_over
from bridgetable.game.values import evolve, frozen
from bridgetable.session.act import to_what_is_asked
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Reply, renumbered
from bridgetable.session.history import History
from bridgetable.session.notation import action_text


@frozen
class Retold:
    """A journal under another book, as far as it goes: its stops, and the history before and after each action."""

    # An answer to what this book does not ask is left out, also where the next one answers what it asks. Where it asks
    # what the journal does not answer, there the history ends, and the question waits. As the journal writes them,
    # `left_out` are the answers left out, and `not_done` is the action at which it ended, empty where there is none.
    journal: Journal
    after: tuple[History, ...]
    left_out: tuple[str, ...] = ()
    not_done: str = ""

    @property
    def book(self) -> Book:
        """The book."""
        return self.journal.book

    @property
    def history(self) -> History:
        """The history as far as it goes."""
        return self.after[-1]


def under_book(journal: Journal, book: Book) -> Retold:
    """Act a journal out under a book, with the regulations that this leaves open, as far as its answers fit there."""
    regulations = carried_over(journal.regulations, journal.book.edition, book.edition)
    return retold(journal, evolve(journal, book=book, regulations=regulations))


def under_set(journal: Journal, laid_down: RegulationSet) -> Retold:
    """Act a journal out under a set of regulations and its book, as far as its answers fit there."""
    return retold(journal, evolve(journal, book=book_of(laid_down.edition), regulations=laid_down.regulations))


def retold(journal: Journal, told: Journal) -> Retold:
    """Act a journal out with the book and the regulations of another, as far as its answers fit there."""
    own, history = History(journal.start), History(told.start)
    found, entries, left_out, not_done = [history], list[Entry](), list[str](), ""
    for entry in journal.entries:
        if isinstance(entry.what, Note):
            is_same = told.book == journal.book
            entries.append(entry if is_same else evolve(entry, what=without_words(entry.what)))
            continue
        waited, action = own.now.pending is not None, entry.what
        asked = action
        if isinstance(action, Reply):
            # The same question may have another number there: it is known by the one that the program gives it.
            asked = evolve(action, answer=to_what_is_asked(own.now, action.answer))
        own = own.act(action)
        try:
            history = history.act(asked)
        except BridgetableError:
            later = journal.actions[len(found) : len(found) + 1]
            if not isinstance(action, Reply) or (history.now.pending is not None and not fits(history, later)):
                not_done = as_written(action, journal.book)
                break
            left_out.append(as_written(action, journal.book))
        else:
            if found[-1].now.pending is not None and not waited and not is_answered(found[-1], history):
                not_done = as_written(action, journal.book)
                break
            entries.append(evolve(entry, what=asked))
        found.append(history)
    return Retold(evolve(told, entries=tuple(entries)), tuple(found), tuple(left_out), not_done)


def without_words(note: Note) -> Note:
    """A note under another book than that of its words: a stop of a lesson that tells and asks nothing of its own."""
    return evolve(note, words="", asks=note.asks and note.own is None, own=None) if note.shown else note


def as_written(action: Action, book: Book) -> str:
    """An action as a journal of a book writes it."""
    return action_text(renumbered(action, book.number_of))


def fits(history: History, later: tuple[Action, ...]) -> bool:
    """True where the next action is an answer, and answers what is asked."""
    try:
        return any(isinstance(action, Reply) and bool(history.act(action)) for action in later)
    except BridgetableError:
        return False


def is_answered(before: History, after: History) -> bool:
    """True where the question that waited is asked no more."""
    return before.now.pending != after.now.pending
