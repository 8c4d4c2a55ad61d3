"""What went wrong is told in a player's words, and agrees with the record of the table."""

import ast
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

import bridgetable
from bridgetable.formats.lawbook import lawbook
from bridgetable.formats.staged import StagedJournal
from bridgetable.game.books import LAWS_2017
from bridgetable.game.calls import PASS
from bridgetable.game.cards import card
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.seats import Seat
from bridgetable.rulings import effects
from bridgetable.staging.case import Level
from bridgetable.training.orders import in_the_end
from bridgetable.training.parts import Asks, Part
from bridgetable.training.player_words import SAID, WAITS, never
from bridgetable.training.quiz import choice_parts, opening_parts, told_why
from bridgetable.training.series import CaseName, laws, make, read_practice
from bridgetable.training.went_wrong import with_seat, words_of
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


def law_part(found: StagedJournal) -> Part:
    pick = Random(1).randrange  # noqa: S311  (drawn so as to come out the same again)
    return next(p for p in opening_parts(found.case.sitting, pick) if p.asks is Asks.LAW)


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
        assert [] == list(record_faults(law_part(found), found)), name


def test_a_right_answer_that_is_marked_wrong_is_found() -> None:
    case = make(CaseName(56, 11))
    part = law_part(case)
    turned = evolve(part, candidates=tuple(evolve(c, right=not c.right) for c in part.candidates))
    found = " ".join(record_faults(turned, case))
    assert "rules on what is on record" in found
    assert "and not on record" in found
    assert "and not among the right answers" in found


def test_what_went_wrong_is_never_the_heading_of_a_law() -> None:
    headings = {h for law in lawbook().law for h in (law.heading.lower(), law.title.lower())}
    told = [say(with_seat(one.words, Seat.E)) for one in SAID.values()] + [say(row.words) for row in WAITS.values()]
    assert set() == headings & {words.lower() for words in told}
    assert len(told) == len(set(told))


def test_a_wrong_answer_says_why_it_is_wrong() -> None:
    part = law_part(make(CaseName(27, 201)))
    assert "West’s bid was too low" in {c.words for c in part.candidates if c.right}
    assert all(c.why and not c.instead for c in part.candidates if not c.right)
    assert len(part.candidates) > len(part.right)


OPINION = (Kind.FROM_PARTNER, Kind.CONDUCT, Kind.HEARD_BY_ALL, Kind.UNDERSTANDING, Kind.DEAL_FAULT, Kind.CARD_SEEN)


@pytest.mark.parametrize("kind", OPINION, ids=lambda k: k.name)
def test_what_is_a_matter_of_opinion_is_never_a_wrong_answer(kind: Kind) -> None:
    assert [] == [other for other in Kind if kind in SAID[other].like]


@pytest.mark.parametrize("kind", Kind, ids=lambda k: k.name)
def test_what_goes_wrong_is_told_with_its_reason_and_taken_for_something_else(kind: Kind) -> None:
    row = SAID[kind]
    told = [row.words, row.why, row.why_not, *filter(None, [row.nothing]), *(m for one in row.beliefs for m in one)]
    said = [say(with_seat(message, Seat.E)) for message in told]
    assert not [words for words in said if "{" in words]
    assert [row.why, row.why_not] == [m for m in (row.why, row.why_not) if m.template.endswith(".")]
    assert len(row.beliefs) + (row.nothing is not None) + len(row.like) >= 2
    assert row.beliefs or row.nothing
    assert kind not in row.like


def test_everything_that_the_director_rules_on_without_an_irregularity_has_its_row() -> None:
    opened = set()
    for path in (Path(bridgetable.__file__).parent / "laws").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_opened = isinstance(node, ast.Call) and ast.unparse(node.func) in {"matter", "opened"}
            if isinstance(node, ast.Call) and is_opened and len(node.args) == ONLY_A_SUBJECT:
                procedure = node.args[1]
                either = [procedure.body, procedure.orelse] if isinstance(procedure, ast.IfExp) else [procedure]
                opened |= {ast.unparse(one).rpartition(".")[2] for one in either}
    # A right can be lost and come back at the end with no irregularity of its own, and a card has been found long ago.
    assert set(WAITS) == opened | {"forfeiture", "take_away_advantage", "did_hidden_card_damage"}


def test_what_could_wait_and_does_not_is_answered_with_its_own_reason() -> None:
    reasons = [say(row.why_not) for row in WAITS.values() if row.is_free is not never]
    assert "That is not so at this table." not in reasons
    assert len(reasons) == len(set(reasons))


def test_a_card_that_was_hidden_is_not_missing_when_the_play_is_over() -> None:
    part = law_part(make(CaseName(41, 930011, Level.EASY)))
    assert ["A card of dummy’s could not be seen for a time"] == [c.words for c in part.candidates if c.right]


def test_partner_who_put_an_explanation_right_too_soon_has_gone_wrong_as_well() -> None:
    part = law_part(make(CaseName(20, 930055, Level.CLUB, "2007")))
    assert "West put partner’s explanation right too soon" in {c.words for c in part.candidates if c.right}


def test_agreement_taken_back_is_no_wrong_answer_where_somebody_has_agreed() -> None:
    part = law_part(make(CaseName(68, 930106, Level.HARD, "2007")))
    assert "Somebody agreed to a claim, and takes that back" not in {c.words for c in part.candidates}


@pytest.mark.parametrize(("law", "says"), [("40B5a", "kept to itself"), ("40C1", "what the hand does not hold")])
def test_an_understanding_is_told_as_what_is_in_doubt(law: str, says: str) -> None:
    doubted = Irregularity(1, Kind.UNDERSTANDING, Seat.W, law, 0)
    assert says in say(words_of(doubted))
    assert says not in say(words_of(evolve(doubted, law="40B4")))


def test_what_waits_is_taken_for_two_other_things_at_least_and_for_none_that_may_be_so() -> None:
    assert all(len(row.beliefs) >= 2 for row in WAITS.values())
    assert never is WAITS["may_adjust"].is_free


ONLY_A_SUBJECT = 3
"""The number of arguments with which a law is opened on a subject, and not because of an irregularity."""


def test_every_part_tells_what_happens_and_why() -> None:
    for law in laws():
        sitting = make(CaseName(law, 3)).case.sitting
        pick = Random(1).randrange  # noqa: S311  (drawn so as to come out the same again)
        for part in (*opening_parts(sitting, pick), *choice_parts(sitting, pick)):
            assert part.reveal.happens, law
            assert part.reveal.why, law
            assert part.reveal.cite, law


def test_a_clause_of_a_list_is_told_with_the_heading_of_the_list() -> None:
    why = told_why("", ("82B3",), LAWS_2017).why
    assert "To put an error right the director has these means: using any other power these Laws give." == why


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_asked_whether_a_player_is_sorry_for_what_another_said(seed: int) -> None:
    sitting = make(CaseName(16, 971001, Level.EASY)).case.sitting
    assert Kind.HEARD_BY_ALL in {one.kind for one in sitting.table.irregularities}
    parts = opening_parts(sitting, Random(seed).randrange)  # noqa: S311  (drawn so as to come out the same again)
    asked = [c.words for p in parts if p.asks is Asks.FACTS for c in p.candidates if not c.right]
    assert asked
    assert [] == [words for words in asked if "East" in words]


def test_why_a_call_was_wrong_does_not_tell_who_decides() -> None:
    part = law_part(make(CaseName(27, 201)))
    assert part.reveal.why.startswith("Each bid must be higher")


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


@pytest.mark.parametrize(
    "kind",
    [
        Kind.OPENING_LEAD_OUT_OF_TURN,
        Kind.LEAD_OUT_OF_TURN,
        Kind.PREMATURE_LEAD,
        Kind.PREMATURE_PLAY,
        Kind.PLAY_BEFORE_REQUIRED_LEAD,
        Kind.LEAD_BEFORE_CHOICE,
    ],
)
def test_a_defender_who_led_or_played_too_soon_has_let_a_card_be_seen_as_well(kind: Kind) -> None:
    assert Kind.CARD_EXPOSED not in SAID[kind].like


def test_whether_a_card_was_seen_is_no_wrong_question_where_the_director_asks_it_in_other_words() -> None:
    sitting = make(CaseName(58, 81037, Level.CLUB)).case.sitting
    for seed in range(12):
        parts = opening_parts(sitting, Random(seed).randrange)  # noqa: S311  (drawn so as to come out the same again)
        facts = next(p for p in parts if p.asks is Asks.FACTS)
        assert [] == [c.words for c in facts.candidates if not c.right and ("exposed" in c.words or "see " in c.words)]


def test_what_a_law_that_this_ruling_speaks_of_rules_on_is_not_wrong() -> None:
    # After an objection that came late (68B2) the director looks whether the concession can be taken back (71).
    part = law_part(make(CaseName(68, 81042, Level.EASY)))
    assert "Somebody gave tricks up, and takes that back" not in {c.words for c in part.candidates}
