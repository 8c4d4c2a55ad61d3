"""The wish for a case, by law, by name or at random, in everyday words."""

from __future__ import annotations

from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.occasions import OCCASIONS, Occasion, law_of
from bridgetable.staging.staged import STAGED, Staged

SUBJECTS: tuple[Subject, ...] = (*Kind, *Occasion)
"""Everything that can be staged, in the order of the laws' own table."""


@frozen
class Later:
    """A law that is met only after another was looked up: its everyday name, and the subjects that lead to it."""

    name: str
    subjects: tuple[Subject, ...]


LEADS_TO: dict[str, Later] = {
    "17": Later(
        tr("Three passes, one of them out of turn"),
        (Kind.CALL_OUT_OF_ROTATION, Occasion.PASS_OUT_OF_TURN, Occasion.CALLS_TOGETHER),
    ),
    "23": Later(
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
    "72": Later(
        tr("Could he have known that it would help?"),
        (Kind.INADMISSIBLE_DOUBLE, Kind.LED_IN_AUCTION, Kind.BID_OVER_SEVEN, Kind.CALL_OUT_OF_ROTATION),
    ),
}
"""The laws that are met only after something else was looked up."""
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


def regulations_for(subject: Subject) -> Regulations:
    """The regulations without which this cannot go wrong."""
    row = STAGED[subject] if isinstance(subject, Kind) else None
    return row.regulations if isinstance(row, Staged) else STANDARD


def laws() -> tuple[str, ...]:
    """The numbers of the laws that can be staged, in order."""
    return tuple(sorted({*map(law_of, SUBJECTS), *LEADS_TO}, key=int))


def subjects_of_law(law: str) -> tuple[Subject, ...]:
    """The subjects that lead to the law of this number, its own first. Raises CannotBeStaged where nothing does."""
    later = LEADS_TO[law].subjects if law in LEADS_TO else ()
    found = MAIN.get(law) or dict.fromkeys((*(s for s in SUBJECTS if law_of(s) == law), *later))
    if not found:
        raise CannotBeStaged(tr("“{law}” is no law that can be staged; {all_named}", law=law, all_named=ALL_NAMED))
    return tuple(found)


def wanted_of_law(law: str, level: Level) -> Wanted:
    """The wish of somebody who asks for the law of this number. Raises CannotBeStaged when nothing leads to it."""
    number = law.strip().upper().removeprefix("LAW").strip()
    return Wanted(subjects_of_law(number), "" if number in DEFINING_ONLY else number, level)


def subject_named(words: str) -> Subject:
    """The subject asked for by its word, or by words of its name. Raises CannotBeStaged when there is not just one."""
    wanted = words.strip().lower()
    exact = [s for s in SUBJECTS if wanted in {word_of(s), name_of(s).lower()}]
    found = exact or [s for s in SUBJECTS if all(w in f"{word_of(s)} {name_of(s)}".lower() for w in wanted.split())]
    if len(found) == 1:
        return found[0]
    if not found:
        raise CannotBeStaged(
            tr("“{words}” is nothing that can be staged; {all_named}", words=words, all_named=ALL_NAMED)
        )
    raise CannotBeStaged(
        tr("“{words}” can mean several things: {word_of}", words=words, word_of=", ".join(map(word_of, found)))
    )
