# ruff: noqa: S311  (a test draws its choices, it keeps no secrets)
"""The key of the trainer held against the engine: every answer is acted out, and compared with what was offered."""

import re
from collections.abc import Iterator
from itertools import combinations
from random import Random

from bridgetable.formats.lawbook import lawbook
from bridgetable.game.books import Book, own_number
from bridgetable.game.errors import BridgetableError
from bridgetable.rulings.decisions import DIRECTOR, Answer, Decision
from bridgetable.rulings.explore import tried
from bridgetable.session.act import act
from bridgetable.session.director.actions import Reply
from bridgetable.session.sitting import Case, Sitting
from bridgetable.staging.choice import Pick
from bridgetable.training.parts import Asks, Part
from bridgetable.training.quiz import choice_parts, follows_part, opening_parts, option_words
from bridgetable.views.book.clauses import standing_for
from bridgetable.views.panel.panel import all_orders, force_of
from bridgetable.views.words.orders import order_words
from bridgetable.views.words.prose import SEAT_NAMES, say
from tests.training.cases import Asked

LATER = 60
NUMBERS = {str(one.number) for one in lawbook().law}


def reached(sitting: Sitting, room: str, left: int = LATER) -> Iterator[Sitting]:
    """The sittings that answers lead to from here, nearest first, as they are acted out."""
    line = [sitting]
    while line and left:
        now = line.pop(0)
        left -= 1
        yield now
        decision = now.pending
        if decision is not None and now.cases[-1].matter.law == room:
            for key in tried(decision):
                try:
                    line.append(act(now, Reply(Answer(decision.cite, key))))
                except BridgetableError:
                    continue


def asked_of_case(case: Case, left: int = LATER) -> Iterator[Decision]:
    """The questions of a case from its first on, nearest first, heard anew for each answer."""
    line: list[tuple[Answer, ...]] = [()]
    while line and left:
        answers = line.pop(0)
        left -= 1
        progress = case.matter.run(case.base, answers)
        if progress.pending is not None:
            yield progress.pending
            line.extend((*answers, Answer(progress.pending.cite, key)) for key in tried(progress.pending))


def faults(asked: Asked, seed: int) -> Iterator[str]:
    """Everything in which the parts of a question disagree with the engine."""
    for part in parts_of(asked, Random(seed).randrange):
        yield from faults_of_part(part, asked)


def parts_of(asked: Asked, pick: Pick) -> tuple[Part, ...]:
    """Every part that a question can be asked about in."""
    follows = follows_part(asked.sitting, asked.key, pick)
    opening = (*opening_parts(asked.sitting, pick), *choice_parts(asked.sitting, pick))
    return opening if follows is None else (*opening, follows)


def faults_of_part(part: Part, asked: Asked) -> Iterator[str]:
    """Everything in which one part disagrees with the engine."""
    for why in (*faults_of_form(part, asked.sitting.table.book), *faults_of(part, asked.sitting, asked.key)):
        yield f"{asked.name} {part.asks.name}: {why}"


def faults_of_form(part: Part, book: Book) -> Iterator[str]:
    words = [c.words for c in part.candidates]
    if len(set(words)) != len(words) or not all(words):
        yield f"two answers alike: {words}"
    if not part.right or len(words) > 9 or len(part.right) == len(words):
        yield f"{len(part.right)} of {len(words)} right"
    for cite in (*part.cites, *(c for one in part.candidates for c in one.cites)):
        found = standing_for(lawbook(book.edition), own_number(book.number_of(cite)))
        if book.lacks(cite) or (found is None and cite not in NUMBERS):
            yield f"no clause {cite}"


def faults_of(part: Part, sitting: Sitting, key: str) -> Iterator[str]:
    right = {c.words for c in part.candidates if c.right}
    wrong = {c.words for c in part.candidates if not c.right}
    case, decision = sitting.cases[-1], sitting.pending
    assert decision is not None
    match part.asks:
        case Asks.LAW:
            if (case.matter.law,) not in [c.cites for c in part.candidates if c.right]:
                yield f"{right} is not Law {case.matter.law}"
            spoken = {c for d in asked_of_case(case) for c in (d.cite, *(o for p in d.options for o in p.cites))}
            numbers = {"".join(ch for ch in c if ch.isdigit())[:2] for c in spoken}
            yield from (f"{c.words} is spoken of" for c in part.candidates if not c.right and numbers & set(c.cites))
        case Asks.FACTS:
            asks = {say(d.question) for d in asked_of_case(case)}
            yield from (f"never asked: {w}" for w in right - asks)
            yield from (f"is asked: {w}" for w in wrong & asks)
        case Asks.WHO:
            by = who(decision)
            if not any(w.startswith(by) for w in right):
                yield f"{by} decides"
            others = {who(d) for d in asked_of_case(case) if d.question == decision.question} - {by}
            yield from (f"decides something else: {w}" for w in right if not w.startswith((by, *others)))
            yield from (f"decides as well: {w}" for w in wrong if any(w.startswith(o) for o in others))
        case Asks.CHOICES:
            chosen = [c for c in part.candidates if c.right]
            yield from (f"no option: {c.words}" for c in chosen if not is_accepted(sitting, decision, c.key))
            yield from (
                f"is accepted: {k}"
                for k in keys_of(case, wrong) - set(decision.keys)
                if is_accepted(sitting, decision, k)
            )
            titles = {w for s in reached(sitting, case.matter.law) if s.pending for w in titles_of(s.pending)}
            yield from (f"can be chosen: {w}" for w in wrong & titles)
        case Asks.OWN:
            yield "no case asks a question of a teacher's"
        case Asks.FOLLOWS:
            yield from faults_of_orders(right, wrong, sitting, act(sitting, Reply(Answer(decision.cite, key))))


FATES = (
    r"(?P<what>.* by \w+) (?:stands|is withdrawn|is cancelled)",
    r"(?P<what>[♠♥♦♣]\w+) (?:is played|goes back to .*|is a (?:major|minor) penalty card|lies face up .*)",
    r"(?P<what>\w+)’s hand is spread|(?P<also>\w+) takes up the hand again",
    r"(?P<what>\w+–\w+): average.*",
)


def contradictions(right: set[str]) -> Iterator[str]:
    """Two answers that are both right, and of which one says of a call, a card or a hand what the other denies."""
    for one, other in combinations(sorted(right), 2):
        for fate in FATES:
            both = [re.fullmatch(fate, words) for words in (one, other)]
            whats = [m and (m["what"] or m.groupdict().get("also")) for m in both]
            if whats[0] and whats[0] == whats[1]:
                yield f"both right: “{one}” and “{other}”"
        first, back = (
            (w.partition(" instead of ")[0].split(" ")[-1], w.partition(" instead of ")[2]) for w in (one, other)
        )
        if first[1] and first == back[::-1]:
            yield f"both right: “{one}” and “{other}”"


def who(decision: Decision) -> str:
    return "The director" if decision.by is DIRECTOR else SEAT_NAMES[decision.by]


def keys_of(case: Case, words: set[str]) -> set[str]:
    """The keys that stand for these words wherever the case asks something."""
    return {o.key for d in asked_of_case(case) for o in d.options if words & {option_words(o), say(o.title)}}


def is_accepted(sitting: Sitting, decision: Decision, key: str) -> bool:
    """Whether the session takes this answer now."""
    try:
        act(sitting, Reply(Answer(decision.cite, key)))
    except BridgetableError:
        return False
    return True


def titles_of(decision: Decision) -> Iterator[str]:
    for option in decision.options:
        yield from (option_words(option), say(option.title))


def faults_of_orders(right: set[str], wrong: set[str], before: Sitting, after: Sitting) -> Iterator[str]:
    ordered = {say(w) for e in all_orders(after) if (w := order_words(e)) is not None}
    old = {say(w) for e in all_orders(before) if (w := order_words(e)) is not None}
    turn = None if after.table.turn is None else SEAT_NAMES[after.table.turn]
    next_ones = {f"The next {what} {turn}’s{hand}" for what, hand in NEXT}
    true = ordered | next_ones | {f.text for f in force_of(after.table)}
    yield from (f"is so: {w}" for w in wrong & true)
    visible = ordered - old
    yield from contradictions(right)
    for words in right:
        if words.startswith("Nothing"):
            yield from (f"something follows: {w}" for w in visible if w != "Kept for the end of play")
        elif words not in ordered | next_ones:
            yield f"is not so: {words}"


NEXT = (("call is", ""), ("card comes from", " hand"), ("lead comes from", " hand"))
