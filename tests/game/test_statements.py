"""What a claimer says is read step by step, each with its place in the words, and what is not sure is kept."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import Card, Rank, Suit, card, card_of
from bridgetable.game.seats import Seat
from bridgetable.game.statements.grammar import statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.statements.steps import (
    AllGood,
    AnyOrder,
    Cash,
    Cross,
    CrossRuff,
    Draw,
    Duck,
    Finesse,
    Give,
    KnockOut,
    LeadTo,
    Overtake,
    Place,
    Rest,
    Ruff,
    SetUp,
    Small,
    Step,
    Take,
    Throw,
    Win,
    step_text,
)

SPADES = Speaker(Suit.S)
SUITS, RANKS = st.sampled_from(Suit), st.sampled_from(Rank)
HANDS = st.sampled_from((Place.HAND, Place.DUMMY))
SIDE_SUITS = st.sampled_from((Suit.H, Suit.D, Suit.C))
MAYBE_RANK, COUNTS = st.one_of(st.none(), RANKS), st.integers(1, 13)
TRUMPS = st.one_of(st.none(), st.builds(card_of, st.just(Suit.S), RANKS))
CARDS = st.builds(card_of, SUITS, RANKS)


def led(suit: Suit, to: Rank, lead: Rank | None) -> LeadTo:
    return LeadTo(card_of(suit, to), None if lead in {None, to} else card_of(suit, lead or to))


def crossed(place: Place, suit: Suit | None, rank: Rank | None) -> Cross:
    return Cross(place, suit, None if suit is None else rank)


def overtaken(suit: Suit, lower: Rank, higher: Rank) -> Overtake:
    return Overtake(card_of(suit, lower), card_of(suit, higher))


def down(suit: Suit, ranks: set[Rank]) -> Cash:
    return Cash(suit, tuple(sorted(ranks, reverse=True)))


STEPS = st.one_of(
    st.builds(Cash),
    st.builds(Cash, SUITS),
    st.builds(Cash, SUITS, st.just(()), COUNTS),
    st.builds(down, SUITS, st.sets(RANKS, min_size=1, max_size=5)),
    st.builds(Small, SUITS),
    st.builds(crossed, HANDS, st.one_of(st.none(), SUITS), MAYBE_RANK),
    st.builds(led, SUITS, RANKS, MAYBE_RANK),
    st.builds(Finesse, SUITS, MAYBE_RANK, st.sampled_from((None, Seat.W, Seat.E))),
    st.builds(Ruff, SIDE_SUITS, MAYBE_RANK, st.one_of(st.none(), HANDS), TRUMPS),
    st.builds(Throw, SUITS, MAYBE_RANK, st.one_of(st.none(), SUITS, CARDS)),
    st.builds(overtaken, SUITS, RANKS, RANKS),
    st.builds(Draw, st.integers(0, 13)),
    st.just(CrossRuff()),
    st.builds(Give, SUITS, MAYBE_RANK),
    st.builds(Give, SUITS, st.none(), st.integers(2, 13)),
    st.builds(Give, st.none(), st.none(), COUNTS),
    st.just(Give(is_rest=True)),
    st.builds(Duck, SUITS),
    st.builds(KnockOut, CARDS),
    st.builds(SetUp, SUITS),
    st.builds(Win, SUITS, HANDS),
    st.builds(Take, COUNTS),
    st.just(Rest()),
    st.just(AnyOrder()),
    st.builds(AllGood, st.one_of(st.none(), HANDS)),
)


@given(st.lists(STEPS, max_size=6))
def test_a_statement_that_was_written_is_read_again(steps: list[Step]) -> None:
    said = statement(", ".join(step_text(step) for step in steps), SPADES)
    assert ((), tuple(steps)) == (said.unread, said.steps)


def texts(words: str, speaker: Speaker = SPADES) -> list[str]:
    return [step_text(step) for step in statement(words, speaker).steps]


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("get to dummy with a spade", ["cross dummy S"]),
        ("CK discarding my heart", ["cash CK", "throw H"]),
        ("discard the heart on CK", ["throw H on CK"]),
        ("heart to the queen, ace of clubs", ["lead H to HQ", "cash CA"]),
        ("trump the diamond", ["ruff D"]),
        ("the trump ace", ["cash SA"]),
        ("spade nine", ["cash S9"]),
        ("ruff a heart with the ace", ["ruff H with SA"]),
        ("conceding a spade and a diamond", ["give S", "give D"]),
        ("4 clubs 2 hearts", ["cash C 4", "cash H 2"]),
        ("low heart", ["small H"]),
        ("win the heart in dummy", ["win H dummy"]),
        ("ace-king-queen-small of clubs: ten tricks", ["cash CAKQ", "small C", "take 10"]),
        ("heart to the queen, finesse against West", ["finesse HQ West"]),
        ("finesse against West: heart to the queen", ["finesse HQ West"]),
        ("hearts after drawing trumps", ["draw", "cash H"]),
        ("three clubs and the ace of spades, that's four", ["cash C 3", "cash SA", "take 4"]),
        ("ace of clubs, otherwise they're yours", ["cash CA", "give rest"]),
    ],
)
def test_real_speech_is_read(words: str, steps: list[str]) -> None:
    assert (steps, ()) == (texts(words), statement(words, SPADES).unread)


def test_each_step_keeps_its_place_in_the_words() -> None:
    said = statement("Spade to dummy, club king throwing a heart", SPADES)
    assert ["Spade to dummy", "club king", "throwing a heart"] == [said.said(p) for p in said.parts]


def test_words_that_are_not_sure_are_quoted_as_they_were_said() -> None:
    said = statement("SA, then Crossruff  IF they behave", SPADES)
    assert (("IF they behave",), (Cash(Suit.S, (Rank.ACE,)), CrossRuff())) == (said.unread, said.steps)


@pytest.mark.parametrize(
    "words", ["not drawing trumps", "hearts or clubs", "finesse the queen", "my ace", "a heart, sorry"]
)
def test_what_is_ambiguous_is_asked_and_not_decided(words: str) -> None:
    assert statement(words, SPADES).unread


def test_in_notrump_nothing_is_a_trump() -> None:
    assert ("draw trumps", "ruff a club") == statement("draw trumps, then ruff a club", Speaker(None)).unread


@pytest.mark.parametrize(("on_lead", "to"), [(None, "dummy"), (Place.HAND, "dummy"), (Place.DUMMY, "hand")])
def test_over_is_to_the_hand_that_is_not_on_lead(on_lead: Place | None, to: str) -> None:
    speaker = Speaker(Suit.S, on_lead=on_lead)
    assert [f"cross {to} H"] == texts("okay, over in hearts", speaker)
    assert ["cash DA", "cross dummy H"] == texts("ace of diamonds, over in hearts", speaker)


def test_words_about_the_trumps_that_are_out_are_no_step() -> None:
    said = statement("no trump is out", SPADES)
    assert ((), (), True) == (said.steps, said.unread, said.speaks_of_trumps)


def test_a_defender_gives_up_what_he_says_is_declarers() -> None:
    assert ["cash SA", "give rest"] == texts(
        "my ace of spades, you have the rest", Speaker(Suit.S, Seat.E, is_declarer=False)
    )


@pytest.mark.parametrize("words", ["ace and ", "spade to ", "AK, ", "of ", "S ", "a ", "K and Q, ", "losing a heart, "])
def test_a_text_that_is_ten_times_as_long_takes_about_ten_times_as_long(words: str) -> None:
    def time_for(number: int) -> float:
        begun = time.process_time()
        statement(words * number, SPADES)
        return time.process_time() - begun

    # The least of three: a machine that is busy with something else only makes it longer.
    least = [min(time_for(number) for _ in range(3)) for number in (200, 2_000)]
    assert least[1] < 40 * max(least[0], 0.005)


def test_a_card_is_read_with_its_sign() -> None:
    assert [card("SA"), card("HT")] == [
        card_of(step.suit, step.ranks[0])
        for step in statement("♠A and ♥10", SPADES).steps
        if isinstance(step, Cash) and step.suit is not None
    ]
    assert isinstance(card("SA"), Card)
