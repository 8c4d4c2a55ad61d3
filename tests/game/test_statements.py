"""What a claimer says is read step by step, and what cannot be read is kept."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import PACK, Card, Suit, card
from bridgetable.game.endings.ending import (
    CrossRuff,
    Discard,
    DrawTrumps,
    Duck,
    DummyIsHigh,
    Intention,
    LeadTo,
    Lose,
    PlayIt,
    PlayRound,
    RuffIt,
    RuffSuit,
    RunSuit,
    RunTrumps,
    TakeTricks,
)
from bridgetable.game.endings.statements import Statement, Unread, statement, step_text

CARDS, SUITS = st.sampled_from(PACK), st.sampled_from(Suit)
COUNTS = st.integers(1, 13)


def led_to(to: Card, lead: Card, *, named: bool) -> LeadTo:
    return LeadTo(to.suit, to, lead if named and lead.suit is to.suit else None)


STEPS = st.one_of(
    st.just(RunTrumps()),
    st.just(CrossRuff()),
    st.just(DummyIsHigh()),
    st.builds(PlayRound, st.one_of(st.none(), SUITS)),
    st.builds(LeadTo, SUITS),
    st.builds(led_to, CARDS, CARDS, named=st.booleans()),
    st.builds(TakeTricks, SUITS, COUNTS),
    st.builds(Lose, SUITS),
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
    assert Statement(tuple(steps)) == statement(", ".join(step_text(step) for step in steps))


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
        ("three spades", (TakeTricks(Suit.S, 3),)),
        (
            "two spades, a heart and a diamond",
            tuple(TakeTricks(s, n) for s, n in ((Suit.S, 2), (Suit.H, 1), (Suit.D, 1))),
        ),
        ("two spades, then DA", (PlayRound(Suit.S), PlayRound(Suit.S), PlayIt(card("DA")))),
        ("run the trumps", (RunTrumps(),)),
        ("trumps, then hearts", (RunTrumps(), RunSuit(Suit.H))),
        ("two rounds of trumps", (PlayRound(), PlayRound())),
        ("SAKQ", (PlayIt(card("SA")), PlayIt(card("SK")), PlayIt(card("SQ")))),
        ("spade to the queen", (LeadTo(Suit.S, card("SQ")),)),
        ("A spade to the queen, then the ace", (LeadTo(Suit.S, card("SQ")), PlayIt(card("SA")))),
        ("S3 to SQ, then SA", (LeadTo(Suit.S, card("SQ"), card("S3")), PlayIt(card("SA")))),
        ("a diamond to partner", (LeadTo(Suit.D),)),
        ("a diamond to partner's ace", (LeadTo(Suit.D, card("DA")),)),
        ("ruff two hearts", (RuffSuit(Suit.H), RuffSuit(Suit.H))),
        ("cross-ruffing", (CrossRuff(),)),
        ("dummy is high", (DummyIsHigh(),)),
        ("unblock SA", (PlayIt(card("SA")),)),
        ("giving you a diamond", (Lose(Suit.D),)),
        ("losing a heart", (Lose(Suit.H),)),
        ("the 10 of hearts", (PlayIt(card("HT")),)),
        ("throwing C2 C3", (Discard(card("C2")), Discard(card("C3")))),
    ],
)
def test_simple_forms_are_understood(text: str, steps: tuple[Intention, ...]) -> None:
    assert steps == statement(text).steps


def test_what_is_not_understood_is_kept_in_its_place() -> None:
    said = statement("they are all good, SA, finesse the queen, DA")
    assert (PlayIt(card("SA")), Unread("finesse the queen"), PlayIt(card("DA"))) == said.parts
    assert ("finesse the queen",) == said.unread


def test_a_number_before_a_suit_is_no_card() -> None:
    assert Statement((Unread("two of them"), TakeTricks(Suit.D, 2))) == statement("two of them, the two diamonds")


@pytest.mark.parametrize("words", ["all mine", "I have the rest", "the hearts are good", "the trumps are drawn"])
def test_words_that_say_nothing_of_the_play_are_neither_a_step_nor_asked_for(words: str) -> None:
    assert ((), ()) == (statement(words).steps, statement(words).unread)


@pytest.mark.parametrize("words", ["ace and ", "spade to ", "AK, ", "of ", "S", "a ", "K and Q, "])
def test_a_text_that_is_ten_times_as_long_takes_about_ten_times_as_long(words: str) -> None:
    def time_for(number: int) -> float:
        begun = time.process_time()
        statement(words * number)
        return time.process_time() - begun

    # The least of three: a machine that is busy with something else only makes it longer.
    least = [min(time_for(number) for _ in range(3)) for number in (2_000, 20_000)]
    assert least[1] < 40 * max(least[0], 0.005)


def test_only_drawing_them_is_a_step_about_trumps() -> None:
    assert (DrawTrumps(),) == statement("draw trumps").steps
    assert () == statement("the trumps are out").steps
    assert statement("the trumps are out").may_speak_of_trumps
    assert not statement("the hearts").may_speak_of_trumps
