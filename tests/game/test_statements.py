"""What a claimer says is read step by step, and what cannot be read is kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import PACK, Suit, card
from bridgetable.game.endings.ending import Discard, DrawTrumps, Duck, Intention, PlayIt, RuffIt, RuffSuit, RunSuit
from bridgetable.game.endings.statements import Statement, statement, statement_text

CARDS, SUITS = st.sampled_from(PACK), st.sampled_from(Suit)
STEPS = st.one_of(
    st.builds(PlayIt, CARDS),
    st.builds(RunSuit, SUITS),
    st.just(DrawTrumps()),
    st.builds(RuffIt, CARDS),
    st.builds(RuffSuit, SUITS),
    st.builds(Duck, SUITS),
    st.builds(Discard, CARDS),
)


@given(st.lists(STEPS, max_size=6))
def test_a_statement_that_was_written_is_read_again(steps: list[Intention]) -> None:
    said = Statement(tuple(steps))
    assert said == statement(statement_text(said))


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("", ()),
        ("drawing the trump, then the diamonds", (DrawTrumps(), RunSuit(Suit.D))),
        ("draw the last trump and claim", (DrawTrumps(),)),
        ("SA SK, then ruff D5", (PlayIt(card("SA")), PlayIt(card("SK")), RuffIt(card("D5")))),
        ("♠A and ♥10", (PlayIt(card("SA")), PlayIt(card("HT")))),
        ("cross to the DA; hearts from the top", (PlayIt(card("DA")), RunSuit(Suit.H))),
        ("ruffing a club in dummy", (RuffSuit(Suit.C),)),
        ("I give up a club", (Duck(Suit.C),)),
        ("the Ace and king of spades, then the hearts", (PlayIt(card("SA")), PlayIt(card("SK")), RunSuit(Suit.H))),
        ("AKT of clubs", (PlayIt(card("CA")), PlayIt(card("CK")), PlayIt(card("CT")))),
        ("cash the diamond ace and ruff the ten of clubs", (PlayIt(card("DA")), RuffIt(card("CT")))),
        ("throwing C2 C3", (Discard(card("C2")), Discard(card("C3")))),
    ],
)
def test_simple_forms_are_understood(text: str, steps: tuple[Intention, ...]) -> None:
    assert steps == statement(text).steps


def test_what_is_not_understood_is_kept_as_words() -> None:
    said = statement("they are all good, SA, finesse the queen")
    assert (("they are all good", "finesse the queen"), (PlayIt(card("SA")),)) == (said.unread, said.steps)


def test_a_number_before_a_suit_is_no_card() -> None:
    assert Statement((), ("two of them", "the two diamonds")) == statement("two of them, the two diamonds")


def test_only_drawing_them_is_a_step_about_trumps() -> None:
    assert statement("draw trumps").draws_trumps
    assert not statement("the trumps are out").draws_trumps
    assert statement("the trumps are out").may_speak_of_trumps
    assert not statement("the hearts").may_speak_of_trumps
