"""What went wrong is told in a player's words, and agrees with the record of the table."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from bridgetable.formats.lawbook import lawbook
from bridgetable.game.calls import PASS
from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.rulings import effects
from bridgetable.staging.case import Level
from bridgetable.training.orders import in_the_end
from bridgetable.training.parts import Asks, Part
from bridgetable.training.quiz import opening_parts
from bridgetable.training.series import CaseName, laws, make, read_practice
from bridgetable.training.went_wrong import NEVER_WRONG, SAID, WAITS, with_seat
from bridgetable.views.words.prose import say
from tests.training.first import first_faults, record_faults
from tests.training.key import contradictions

SAMPLE = 12
MARKED_WRONG = """bridgetable practice 1
law 20 easy seed 11
law 20 club seed 12
law 27 hard seed 127
law 24 hard seed 124
law 64 hard seed 13
law 56 club seed 11
law 51 easy seed 11
law 52 easy seed 12
law 60 easy seed 13
law 48 hard seed 11
law 12 easy seed 112
"""


def law_part(name: CaseName) -> Part:
    sitting = make(name).case.sitting
    pick = Random(1).randrange  # noqa: S311  (drawn so as to come out the same again)
    return next(p for p in opening_parts(sitting, pick) if p.asks is Asks.LAW)


@pytest.mark.parametrize("level", Level)
def test_first_questions_agree_with_the_record_and_the_engine(level: Level) -> None:
    wrong = [
        why for number in range(0, len(laws()), len(laws()) // SAMPLE) for why in first_faults(number, level, 9)[1]
    ]
    assert [] == wrong


def test_cases_of_which_a_right_law_was_marked_wrong_agree_with_the_record() -> None:
    for name in read_practice(MARKED_WRONG).cases:
        assert isinstance(name, CaseName)
        found = make(name)
        part = law_part(name)
        assert [] == list(record_faults(part, found)), name


def test_a_right_answer_that_is_marked_wrong_is_found() -> None:
    name = CaseName(56, 11)
    part = law_part(name)
    turned = evolve(part, candidates=tuple(evolve(c, right=not c.right) for c in part.candidates))
    found = " ".join(record_faults(turned, make(name)))
    assert "rules on what is on record" in found
    assert "and not on record" in found
    assert "and not among the right answers" in found


def test_what_went_wrong_is_never_the_heading_of_a_law() -> None:
    headings = {h for law in lawbook().law for h in (law.heading.lower(), law.title.lower())}
    told = [say(with_seat(one.words, Seat.E)) for one in SAID.values()] + [say(row.words) for row in WAITS.values()]
    assert set() == headings & {words.lower() for words in told}
    assert len(told) == len(set(told))


def test_a_wrong_answer_says_why_it_is_wrong() -> None:
    part = law_part(CaseName(27, 201))
    assert "West’s bid was too low" in {c.words for c in part.candidates if c.right}
    assert all(c.why and not c.instead for c in part.candidates if not c.right)
    assert len(part.candidates) > len(part.right)


def test_what_is_a_matter_of_opinion_is_never_a_wrong_answer() -> None:
    assert Kind.FROM_PARTNER in NEVER_WRONG
    words = {say(with_seat(SAID[kind].words, seat)) for kind in NEVER_WRONG for seat in Seat}
    for law in laws():
        part = law_part(CaseName(law, 77))
        assert set() == words & {c.words for c in part.candidates if not c.right}


def test_every_part_tells_what_happens_and_why() -> None:
    for law in (20, 27, 54, 61):
        part = law_part(CaseName(law, 3))
        assert part.reveal.happens
        assert part.reveal.why
        assert part.reveal.cite


def test_of_two_orders_on_one_thing_the_later_is_told() -> None:
    stands = effects.CallAccepted("25A1", 3, Seat.W, PASS)
    gone = effects.CallCancelled("37B1", 3, Seat.W, PASS)
    assert (gone,) == in_the_end((stands, gone))
    one, other = card("D8"), card("CK")
    there = effects.Substituted("58B", Seat.S, 4, other, one)
    back = effects.Substituted("58B", Seat.S, 4, one, other)
    assert () == in_the_end((there, back))
    assert (there,) == in_the_end((there,))


def test_contradictory_answers_are_found() -> None:
    assert list(contradictions({"1♠ by West stands", "1♠ by West is cancelled"}))
    assert list(contradictions({"♦K is played", "♦K goes back to South’s hand"}))
    assert list(contradictions({"South plays ♦8 instead of ♣K", "South plays ♣K instead of ♦8"}))
    assert not list(contradictions({"1♠ by West is cancelled", "1♥ by West stands", "♦K is played"}))
