# ruff: noqa: S311  (a test draws its choices, it keeps no secrets)
"""What the trainer asks agrees with the engine: what is right can be done, and what is wrong is never right."""

import time
from random import Random

import pytest
from attrs import evolve

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.irregularities import Kind
from bridgetable.rulings.decisions import Answer, Sort
from bridgetable.session.act import act
from bridgetable.session.director.actions import Reply
from bridgetable.staging.case import Level
from bridgetable.staging.staged import stageable
from bridgetable.training.parts import Asks
from bridgetable.training.player_words import UNASKED
from bridgetable.training.quiz import choice_parts, follows_part, opening_parts
from bridgetable.training.series import CaseName, laws, make
from bridgetable.views.words.prose import SEAT_NAMES, say
from tests.golden import LAWS
from tests.training.cases import generated, lessons, staged_cases, told
from tests.training.key import faults, faults_of

BOTH_REVOKED = """bridgetable 1
book: draft2006
board: 2
dealer: E
vulnerable: NS
deal: N:AT95.K53.JT8.Q54 .T87.A7654.AJ732 J762.A642.K32.96 KQ843.QJ9.Q9.KT8

E calls Pass
S calls Pass
W calls 1S
N calls Pass
E calls 1NT
S calls Pass
W calls Pass
N calls Pass
S plays S2
W plays S3
N plays SA
E plays C2
N plays S5
E plays D4
S plays SJ
W plays SQ
W plays C8
N plays ST
E plays CA
S plays S7
S notices
"""
SEED, SECONDS = 1, 12
SOME = 6
"""One in so many answers of the golden rulings is tried."""


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


def test_the_key_agrees_with_the_engine_on_generated_cases_of_every_law() -> None:
    wrong: list[str] = []
    until = time.monotonic() + SECONDS
    for number in range(len(laws())):
        for asked in generated(number + SEED, SEED):
            wrong += faults(asked, SEED)
        if time.monotonic() > until:
            break
    assert [] == wrong


def test_the_key_finds_what_is_wrong() -> None:
    asked = next(a for a in told("law_54") if a.sitting.pending and a.sitting.pending.sort is Sort.CHOICE)
    part = next(p for p in choice_parts(asked.sitting, Random(1).randrange) if p.asks is Asks.CHOICES)
    turned = evolve(part, candidates=tuple(evolve(c, right=not c.right) for c in part.candidates))
    assert [] == list(faults_of(part, asked.sitting, asked.key))
    found = " ".join(faults_of(turned, asked.sitting, asked.key))
    assert "can be chosen: " in found
    assert "no option: " in found


def test_parts_come_out_the_same_again_from_a_seed() -> None:
    asked = told("law_54")[0]
    first, again = (opening_parts(asked.sitting, Random(5).randrange) for _ in range(2))
    assert first == again
    others = {opening_parts(asked.sitting, Random(n).randrange) for n in range(9)}
    assert len(others) > 1


def test_beside_the_right_answer_stands_what_happened_where_no_single_clause_says_why() -> None:
    opened = (a.sitting for a in told("law_54") if a.sitting.pending and a.sitting.pending.sort is Sort.FACT)
    parts = (opening_parts(sitting, Random(1).randrange)[0] for sitting in opened)
    part = next(one for one in parts if one.wants_one)
    told_beside = part.why_of(min(part.right))
    assert "54" == part.reveal.cite
    assert part.reveal.happens
    assert f"{part.reveal.happens} {part.reveal.why}" == told_beside


def test_a_choice_is_asked_about_with_wrong_answers_among_the_true_ones() -> None:
    choices = [a for a in told("law_54") if a.sitting.pending and a.sitting.pending.sort is Sort.CHOICE]
    for asked in choices:
        parts = {p.asks: p for p in choice_parts(asked.sitting, Random(1).randrange)}
        assert {Asks.WHO, Asks.CHOICES} == set(parts)
        keys = {c.key for c in parts[Asks.CHOICES].candidates if c.right}
        assert asked.sitting.pending is not None
        assert set(asked.sitting.pending.keys) == keys
        assert 2 <= len(parts[Asks.CHOICES].candidates) - len(keys)


def test_wrong_choices_stand_in_the_groups_of_the_right_ones() -> None:
    choices = [a for a in told("law_54") if a.sitting.pending and a.sitting.pending.cite == "54"]
    parts = [p for asked in choices for p in choice_parts(asked.sitting, Random(1).randrange)]
    words = [c.words for p in parts if p.asks is Asks.CHOICES for c in p.candidates]
    assert words
    assert [] == [one for one in words if not one.startswith(("Accept: ", "Refuse: "))]


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


@pytest.mark.parametrize(
    ("law", "asks"), [("law_74", "What is the director to judge?"), ("law_25", "What must the director find out?")]
)
def test_the_director_finds_facts_out_and_judges_the_rest(law: str, asks: str) -> None:
    parts = [p for asked in told(law)[:3] for p in opening_parts(asked.sitting, Random(1).randrange)]
    assert {asks} == {p.question for p in parts if p.asks is Asks.FACTS}


def test_what_follows_is_not_asked_where_the_answer_itself_says_it() -> None:
    asked = [a for a in told("law_70") if a.sitting.pending and a.sitting.pending.cite == "70A"]
    assert asked
    for one in asked:
        assert one.sitting.pending is not None
        title = next(say(o.title) for o in one.sitting.pending.options if o.key == one.key)
        part = follows_part(one.sitting, one.key, Random(1).randrange)
        assert part is None or {title} != {c.words for c in part.candidates if c.right}


@pytest.mark.parametrize(
    ("name", "key"), [(CaseName(16, 930001, Level.EASY), "no"), (CaseName(25, 930080, Level.HARD), "no")]
)
def test_whose_turn_it_is_alone_is_no_question(name: CaseName, key: str) -> None:
    sitting = make(name).case.sitting
    while sitting.pending is not None:
        part = follows_part(sitting, key, Random(1).randrange)
        assert part is None or any(not c.words.startswith("The next") for c in part.candidates if not c.right)
        sitting = act(sitting, Reply(Answer(sitting.pending.cite, key)))


def test_who_is_asked_about_another_card_does_not_decide() -> None:
    # Both defenders have revoked in one trick, and each corrects his own card (62B).
    sitting = acted_out(read_journal(BOTH_REVOKED)).now
    part = next(p for p in choice_parts(sitting, Random(1).randrange) if p.asks is Asks.WHO)
    assert ["North, defender"] == [c.words for c in part.candidates if c.right]


def test_nobody_is_asked_about_choices_of_which_none_could_be_thought_of_in_vain() -> None:
    # How many tricks are claimed (68A) is the claimer's to say, and any number of them.
    sitting = make(CaseName(68, 930006, Level.EASY, "2007")).case.sitting
    assert [Asks.WHO] == [p.asks for p in choice_parts(sitting, Random(1).randrange)]


def test_a_card_that_may_be_taken_back_is_taken_for_a_penalty_card() -> None:
    sitting = make(CaseName(35, 930009, Level.EASY, "draft2006")).case.sitting
    for key in ("no", "yes"):
        assert sitting.pending is not None
        sitting = act(sitting, Reply(Answer(sitting.pending.cite, key)))
    part = next(p for p in choice_parts(sitting, Random(1).randrange) if p.asks is Asks.CHOICES)
    assert ["Take back ♣J, which becomes a penalty card"] == [c.words for c in part.candidates if not c.right]


def test_what_is_asked_in_vain_is_what_students_ask_and_each_has_its_reason() -> None:
    facts = [
        part
        for law in LAWS
        for asked in told(law)[:2]
        for part in opening_parts(asked.sitting, Random(3).randrange)
        if part.asks is Asks.FACTS
    ]
    assert facts
    assert [] == [one for part in facts for one in part.candidates if not one.right and (one.cites or not one.why)]


def test_no_vain_question_is_met_in_more_than_one_case_of_eight() -> None:
    # Cases are drawn alike from all laws.
    taught = {*laws()}
    assert [] == [one.words.template for one in UNASKED if 8 * len(taught.intersection(one.laws)) > len(taught)]


def test_a_lead_from_the_wrong_hand_of_declarers_is_not_taken_for_a_penalty_card() -> None:
    asked = next(a for a in told("law_55") if a.sitting.pending and a.sitting.pending.cite == "55A")
    part = next(p for p in choice_parts(asked.sitting, Random(1).randrange) if p.asks is Asks.CHOICES)
    assert "Declarer’s side has no penalty cards." in [one.why for one in part.candidates if not one.right]


def test_where_either_of_two_decides_the_reveal_names_no_single_one() -> None:
    asked = next(a for a in told("law_55") if a.sitting.pending and a.sitting.pending.cite == "55A")
    part = next(p for p in choice_parts(asked.sitting, Random(1).randrange) if p.asks is Asks.WHO)
    assert (2, "Either of the two decides.") == (len(part.right), part.reveal.happens)
