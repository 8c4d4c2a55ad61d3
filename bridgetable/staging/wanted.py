"""The wish for a case, by law, by name or at random, in everyday words."""

from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.regulations import Regulations, differing
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings.citations import law_of
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.occasions import OCCASIONS, Occasion
from bridgetable.staging.staged import STAGED, Staged

SUBJECTS: tuple[Subject, ...] = (*Kind, *Occasion)
"""Everything that can be staged, in the order of the laws' own table."""


@frozen
class Later:
    """A law, or a clause of it, that is met only after another: its everyday name, and the subjects that lead to it."""

    name: str
    subjects: tuple[Subject, ...]


LEADS_TO: dict[str, Later] = {
    "17": Later(
        tr("Three passes, one of them out of turn"),
        (Kind.CALL_OUT_OF_ROTATION, Occasion.PASS_OUT_OF_TURN, Occasion.CALLS_TOGETHER),
    ),
    "23C": Later(
        tr("A comparable call that may have helped"),
        (
            Kind.CALL_OUT_OF_ROTATION,
            Kind.CHANGE_OF_CALL,
            Kind.INADMISSIBLE_DOUBLE,
            Occasion.PASS_OUT_OF_TURN,
            Occasion.DOUBLE_OUT_OF_TURN,
        ),
    ),
    "26": Later(
        tr("A lead after partner’s call was withdrawn"),
        (
            Kind.BID_OVER_SEVEN,
            Occasion.PASS_OUT_OF_TURN,
            Occasion.BID_BEFORE_RHO,
            Occasion.DOUBLE_OUT_OF_TURN,
            Occasion.CALLS_TOGETHER,
        ),
    ),
    "28": Later(
        tr("A call that may have been in turn after all"), (Kind.CALL_OUT_OF_ROTATION, Occasion.PASS_OUT_OF_TURN)
    ),
    "50": Later(
        tr("A lead while partner has a penalty card"), (Kind.CARD_EXPOSED, Kind.CARD_NAMED, Occasion.TWO_PENALTY_CARDS)
    ),
    "53": Later(tr("A lead out of turn that was followed"), (Kind.LEAD_OUT_OF_TURN,)),
    "62": Later(tr("A revoke noticed in time"), (Kind.REVOKE,)),
    "64": Later(tr("A revoke noticed too late"), (Kind.REVOKE,)),
    "72C": Later(
        tr("Could he have known that it would help?"),
        (Kind.INADMISSIBLE_DOUBLE, Kind.LED_IN_AUCTION, Kind.BID_OVER_SEVEN, Kind.CALL_OUT_OF_ROTATION),
    ),
}
"""The laws that are met only after something else was looked up, by their clause in 2017."""
MAIN: dict[str, tuple[Subject, ...]] = {"61": (Kind.REVOKE,)}
"""The main subject of each law that has several."""
DEFINING_ONLY = frozenset({"33", "61"})
"""The laws that define an irregularity, and leave the consequences to others."""


ALL_NAMED = tr("`bridgetable stage --list` names all that can")


class CannotBeStaged(BridgetableError):
    """Raised when a wish cannot be staged, with the reason or with what can."""


def name_of(subject: Subject) -> str:
    """The everyday name of a subject."""
    return tr(subject.record.everyday if isinstance(subject, Kind) else subject.value)


def word_of(subject: Subject) -> str:
    """The word by which a subject is asked for on the command line, such as `lead-out-of-turn`."""
    return subject.name.lower().replace("_", "-")


def clause_of(subject: Subject) -> str:
    """The clause under which a subject is looked up."""
    return STAGED[subject].law if isinstance(subject, Kind) else OCCASIONS[subject].law


def regulations_for(subject: Subject, laid_down: Regulations) -> Regulations:
    """The regulations that are laid down, with those without which this cannot go wrong."""
    row = STAGED[subject] if isinstance(subject, Kind) else None
    if not isinstance(row, Staged):
        return laid_down
    for one in differing(row.regulations, LAWS_2017.edition):
        laid_down = one.settled(laid_down, getattr(row.regulations, one.field))
    return laid_down


def law_in(book: Book, clause: str) -> str:
    """The number of the law of a book in which a clause of 2017 stands; nothing where the book lacks it."""
    number = book.place_of(clause)
    return str(law_of(number)) if number else ""


def subjects_in(book: Book) -> tuple[Subject, ...]:
    """Everything that can be staged by a book, in the order of the laws' own table."""
    return tuple(subject for subject in SUBJECTS if law_in(book, clause_of(subject)))


def not_staged(book: Book) -> tuple[str, ...]:
    """The everyday names of what cannot be staged by a book, because it has no such law."""
    later = (one.name for clause, one in LEADS_TO.items() if not law_in(book, clause))
    return (*(name_of(one) for one in SUBJECTS if one not in subjects_in(book)), *map(tr, later))


def laws(book: Book = LAWS_2017, without: frozenset[int] = frozenset()) -> tuple[str, ...]:
    """The numbers of the laws of a book that can be staged, in order, `without` those of these numbers in 2017."""
    clauses = (one for one in (*map(clause_of, SUBJECTS), *LEADS_TO) if law_of(one) not in without)
    return tuple(sorted({law_in(book, one) for one in clauses} - {""}, key=int))


def subjects_of_law(law: str, book: Book = LAWS_2017) -> tuple[Subject, ...]:
    """The subjects that lead to a law of a book, its own first. Raises CannotBeStaged where nothing does."""
    main = (of for number, of in MAIN.items() if law_in(book, number) == law)
    later = (one.subjects for clause, one in LEADS_TO.items() if law_in(book, clause) == law)
    own = (subject for subject in SUBJECTS if law_in(book, clause_of(subject)) == law)
    found = next(main, ()) or tuple(dict.fromkeys((*own, *(one for subjects in later for one in subjects))))
    if not found:
        words = "“{law}” is no law that can be staged by the {title}; {all_named}"
        raise CannotBeStaged(tr(words, law=law, title=tr(book.title), all_named=ALL_NAMED))
    return found


def wanted_of_law(law: str, level: Level, book: Book = LAWS_2017) -> Wanted:
    """The wish of somebody who asks for the law of this number. Raises CannotBeStaged when nothing leads to it."""
    number = law.strip().upper().removeprefix("LAW").strip()
    is_reached = number not in {law_in(book, one) for one in DEFINING_ONLY}
    return Wanted(subjects_of_law(number, book), number if is_reached else "", level, book=book)


def subject_named(words: str, book: Book = LAWS_2017) -> Subject:
    """The subject asked for by its word, or by words of its name. Raises CannotBeStaged when there is not just one."""
    wanted = words.strip().lower()
    exact = [s for s in SUBJECTS if wanted in {word_of(s), name_of(s).lower()}]
    found = exact or [s for s in SUBJECTS if all(w in f"{word_of(s)} {name_of(s)}".lower() for w in wanted.split())]
    if len(found) == 1:
        if not law_in(book, clause_of(found[0])):
            said = "“{name}” is not staged by this book: the {title} has no law on it"
            raise CannotBeStaged(tr(said, name=name_of(found[0]), title=tr(book.title)))
        return found[0]
    if not found:
        raise CannotBeStaged(
            tr("“{words}” is nothing that can be staged; {all_named}", words=words, all_named=ALL_NAMED)
        )
    raise CannotBeStaged(
        tr("“{words}” can mean several things: {word_of}", words=words, word_of=", ".join(map(word_of, found)))
    )
