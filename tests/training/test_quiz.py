# ruff: noqa: S311  (a test draws its choices, it keeps no secrets)
"""What the trainer asks agrees with the engine: what is right can be done, and what is wrong is never right."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bridgetable.formats.lawbook import lawbook
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.rulings.decisions import DIRECTOR, Answer, Decision, Sort
from bridgetable.rulings.explore import tried
from bridgetable.session.act import act
from bridgetable.session.director.actions import Reply
from bridgetable.session.sitting import Case, Sitting
from bridgetable.staging.staged import stageable
from bridgetable.training.parts import Asks, Part
from bridgetable.training.quiz import choice_parts, follows_part, opening_parts, option_words
from bridgetable.views.panel.panel import all_orders, force_of
from bridgetable.views.words.orders import order_words
from bridgetable.views.words.prose import SEAT_NAMES, say
from tests.golden import LAWS
from tests.training.cases import Asked, lessons, staged_cases, told

LATER = 60
SOME = 6
"""One in so many answers of the golden rulings is tried."""
NUMBERS = {str(one.number) for one in lawbook().law}


def reached(sitting: Sitting, room: str, left: int = LATER) -> Iterator[Sitting]:
    """The sittings that answers lead to from here, nearest first, as they are acted out."""
    line = [sitting]
    while line and left:
        now = line.pop(0)
        left -= 1
        yield now
        decision = now.pending
        if decision is not None and now.cases[-1].matter.room == room:
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
        heard = case.matter.hear(case.base, answers)
        if heard.pending is not None:
            yield heard.pending
            line.extend((*answers, Answer(heard.pending.cite, key)) for key in tried(heard.pending))


def faults(asked: Asked, seed: int) -> Iterator[str]:
    """Everything in which the parts of a question disagree with the engine."""
    sitting, random = asked.sitting, Random(seed)
    parts = (*opening_parts(sitting, random.randrange), *choice_parts(sitting, random.randrange))
    follows = follows_part(sitting, asked.key, random.randrange)
    for part in (*parts, *(() if follows is None else (follows,))):
        for why in (*faults_of_form(part), *faults_of(part, sitting, asked.key)):
            yield f"{asked.name} {part.asks.name}: {why}"


def faults_of_form(part: Part) -> Iterator[str]:
    words = [c.words for c in part.candidates]
    if len(set(words)) != len(words) or not all(words):
        yield f"two answers alike: {words}"
    if not part.right or len(words) > 9 or len(part.right) == len(words):
        yield f"{len(part.right)} of {len(words)} right"
    for cite in (*part.cites, *(c for one in part.candidates for c in one.cites)):
        if lawbook().nearest(cite) is None and cite not in NUMBERS:
            yield f"no clause {cite}"


def faults_of(part: Part, sitting: Sitting, key: str) -> Iterator[str]:
    right = {c.words for c in part.candidates if c.right}
    wrong = {c.words for c in part.candidates if not c.right}
    case, decision = sitting.cases[-1], sitting.pending
    assert decision is not None
    match part.asks:
        case Asks.LAW:
            if [c.cites for c in part.candidates if c.right] != [(case.matter.room,)]:
                yield f"{right} is not Law {case.matter.room}"
            spoken = {c for d in asked_of_case(case) for c in (d.cite, *(o for p in d.options for o in p.cites))}
            numbers = {"".join(ch for ch in c if ch.isdigit())[:2] for c in spoken}
            yield from (f"{c.words} is spoken of" for c in part.candidates if not c.right and c.cites[0] in numbers)
        case Asks.FACTS:
            asks = {say(d.question) for d in asked_of_case(case)}
            yield from (f"never asked: {w}" for w in right - asks)
            yield from (f"is asked: {w}" for w in wrong & asks)
        case Asks.WHO:
            by = "The director" if decision.by is DIRECTOR else SEAT_NAMES[decision.by]
            if not any(w.startswith(by) for w in right):
                yield f"{by} decides"
        case Asks.CHOICES:
            for one in part.candidates:
                if one.right:
                    act(sitting, Reply(Answer(decision.cite, one.key)))
            titles = {w for s in reached(sitting, case.matter.room) if s.pending for w in titles_of(s.pending)}
            yield from (f"can be chosen: {w}" for w in wrong & titles)
        case Asks.FOLLOWS:
            yield from faults_of_orders(right, wrong, sitting, act(sitting, Reply(Answer(decision.cite, key))))


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
    for words in right:
        if words.startswith("Nothing"):
            yield from (f"something follows: {w}" for w in visible if w != "Kept for the end of play")
        elif words not in ordered | next_ones:
            yield f"is not so: {words}"


NEXT = (("call is", ""), ("card comes from", " hand"), ("lead comes from", " hand"))


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_the_key_agrees_with_the_engine_in_the_golden_rulings(law: str) -> None:
    wrong = [why for number, asked in enumerate(told(law)[::SOME]) for why in faults(asked, number)]
    assert [] == wrong


def test_the_key_agrees_with_the_engine_in_the_lessons() -> None:
    wrong = [why for number, asked in enumerate(lessons()) for why in faults(asked, number)]
    assert [] == wrong


@pytest.mark.slow
@pytest.mark.parametrize("kind", stageable(), ids=lambda k: k.name)
def test_the_key_agrees_with_the_engine_on_boards_staged(kind: Kind) -> None:
    wrong = [why for number, asked in enumerate(staged_cases(kind, range(2))) for why in faults(asked, number)]
    assert [] == wrong


def test_parts_come_out_the_same_again_from_a_seed() -> None:
    asked = told("law_54")[0]
    first, again = (opening_parts(asked.sitting, Random(5).randrange) for _ in range(2))
    assert first == again
    others = {opening_parts(asked.sitting, Random(n).randrange) for n in range(9)}
    assert len(others) > 1


def test_a_choice_is_asked_about_with_wrong_answers_among_the_true_ones() -> None:
    choices = [a for a in told("law_54") if a.sitting.pending and a.sitting.pending.sort is Sort.CHOICE]
    for asked in choices:
        parts = {p.asks: p for p in choice_parts(asked.sitting, Random(1).randrange)}
        assert {Asks.WHO, Asks.CHOICES} == set(parts)
        keys = {c.key for c in parts[Asks.CHOICES].candidates if c.right}
        assert asked.sitting.pending is not None
        assert set(asked.sitting.pending.keys) == keys
        assert 2 <= len(parts[Asks.CHOICES].candidates) - len(keys)


def test_what_may_yet_come_about_in_the_course_of_play_is_never_offered_as_wrong() -> None:
    for number, asked in enumerate(lessons()):
        part = follows_part(asked.sitting, asked.key, Random(number).randrange)
        decision = asked.sitting.pending
        assert decision is not None
        table = act(asked.sitting, Reply(Answer(decision.cite, asked.key))).table
        wrong = [c.words for c in part.candidates if not c.right] if part is not None else []
        if table.turn is not None:
            assert f"The lead must come from {SEAT_NAMES[table.turn]}’s hand" not in wrong
        if table.dummy is not None:
            assert f"{SEAT_NAMES[table.dummy]}’s hand is spread" not in wrong
        if table.penalty_cards:
            assert not any("must lead a" in w or "may not lead" in w for w in wrong)
