"""Lines without careless or inferior play: each kind of lapse is told, and what is found of sound lines is right."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import Suit, card
from bridgetable.game.endings.ending import (
    SANE,
    Claimer,
    Ending,
    Intention,
    Irrational,
    Lapse,
    LeadTo,
    Lose,
    Manner,
    Order,
    PlayIt,
)
from bridgetable.game.endings.lines import LineSearch, SearchLimits, search_for, worst_line
from bridgetable.game.endings.search import State
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, BySeat, Seat
from tests.game.every_line import bonds_for, dice_of, random_ending
from tests.game.test_endings import DECLARER, ending, saying

DEFENDER = Claimer(Seat.E, (Seat.E,))


def strong_ending(number: int, size: int) -> Ending:
    """An ending in which North-South have most of the high cards, and are on lead."""
    dice = dice_of(number)
    weak = random_ending(dice, size)
    cards = sorted((c for h in weak.hands for c in h), key=lambda c: (c.rank, c.suit))
    low, high = cards[: 2 * size], cards[2 * size :]
    for _ in range(dice.choice((0, 1, 2))):
        here, there = dice.randrange(len(low)), dice.randrange(len(high))
        low[here], high[there] = high[there], low[here]
    dice.shuffle(low)
    dice.shuffle(high)
    hands = {Seat.N: high[:size], Seat.S: high[size:], Seat.E: low[:size], Seat.W: low[size:]}
    leader = dice.choice(SEATS)
    return Ending(BySeat.each(lambda s: frozenset(hands[s])), weak.trump, Trick(leader))


def one_by_one(search: LineSearch, state: State) -> int:
    """The fewest tricks of the claimer's side, every trick tried and nothing remembered or known beforehand."""
    if not state.left:
        return 0
    tricks = search.search.tricks(state)
    ours = search.position.ours
    return min(ours[t.winner] + one_by_one(search, search.search.after(state, t)) for t in tricks)


KINDS = st.frozensets(st.sampled_from(Lapse))


@given(
    number=st.integers(0, 2**32),
    size=st.integers(1, 4),
    plan=st.sampled_from((DECLARER, DEFENDER)),
    order=st.sampled_from(Order),
    kinds=st.one_of(st.just(SANE), KINDS),
    losing=st.booleans(),
)
def test_no_line_with_some_kinds_of_lapse_is_worse_than_the_one_found(
    number: int, size: int, plan: Claimer, order: Order, kinds: frozenset[Lapse], *, losing: bool
) -> None:
    free = strong_ending(number, size)
    found = evolve(free, bonds=bonds_for(dice_of(number), free)) if number % 3 == 0 else free
    dice = dice_of(number)
    steps: tuple[Intention, ...] = (Lose(dice.choice(list(Suit))),) if losing else ()
    marks: tuple[Irrational, ...] = ()
    if number % 5 == 0:
        marks = (Irrational(dice.choice(sorted(found.hands[Seat.S])), dice.choice(list(Manner))),)
    search = search_for(found, evolve(plan, statement=steps), SearchLimits(order, marks, kinds))
    assert one_by_one(search, search.start) == search.worth(search.start, search.lies)


@pytest.mark.parametrize(
    ("found", "kind", "sound", "careless"),
    [
        (ending("AKQ..2.", ".T98.Q.", "..A.J32", "..T9.K7", lead=Seat.N), Lapse.THROWS_WINNER, 4, 3),
        (ending("AQ.2..", "K5..A.", "32.A..", "J4...2", lead=Seat.S), Lapse.FINESSES, 2, 1),
        (ending(".A2..", ".K..3", ".6.2.", ".5..4", lead=Seat.W), Lapse.DUCKS, 1, 0),
        (ending("3.4..", ".A..K", "A.2..", "5.6..", lead=Seat.S), Lapse.GIVES_UP, 1, 0),
    ],
)
def test_a_careless_play_loses_what_a_sound_one_wins(found: Ending, kind: Lapse, sound: int, careless: int) -> None:
    assert sound == worst_line(found, DECLARER, SearchLimits(lapses=SANE)).tricks
    line = worst_line(found, DECLARER, SearchLimits(lapses=frozenset({kind})))
    assert careless == line.tricks
    assert kind in {c.lapse for c in line.doubtful}


def test_no_line_overtakes_a_card_with_one_that_is_as_good() -> None:
    found = ending("Q3...", "75...", "K4...", "A6...", lead=Seat.N)
    assert worst_line(found, DECLARER).tricks == 1


def test_no_line_throws_the_one_card_by_which_a_hand_is_reached() -> None:
    found = ending("A2.KQ..", "T98.T..", "3..AK4.", "J.J.Q.J", lead=Seat.S)
    line = worst_line(found, DECLARER)
    assert card("SA") not in [c.card for c in line.choices if c.manner is Manner.DISCARD]


def test_winners_are_cashed_before_a_trick_is_given_up() -> None:
    found = ending("T.2..", "98...", "AK...", "QJ...", lead=Seat.S)
    sound = worst_line(found, DECLARER, SearchLimits(lapses=SANE))
    assert [card("SA"), card("SK")] == [c for s, c in sound.plays if s is Seat.S]


def test_a_trick_that_is_to_be_lost_is_lost_last_whatever_lapse_is_made() -> None:
    found = ending("3.3..", "K.K..", "A.2..", "4.A..")
    assert worst_line(found, saying(Lose(Suit.H))).tricks == 1
    assert worst_line(found, saying(Lose(Suit.H))).plays[0] == (Seat.S, card("SA"))


def test_a_card_that_is_to_be_played_later_is_not_thrown() -> None:
    found = ending("2.3.A.", "3.K.K.", "AK..2.", "45..3.")
    plan = saying(PlayIt(card("SA")), PlayIt(card("SK")), PlayIt(card("DA")))
    thrown = [c for s, c in worst_line(found, plan).plays[4:8] if s is Seat.N]
    assert [card("H3")] == thrown


def test_a_finesse_that_was_stated_is_one_trick_and_its_card_is_played_also_when_it_was_covered() -> None:
    found = ending("AQ.2..", "54..3.", "32..4.", "K6..A.", lead=Seat.S)
    line = worst_line(found, saying(LeadTo(Suit.S, card("SQ"), card("S3")), PlayIt(card("SQ")), PlayIt(card("SA"))))
    assert (Seat.S, card("S3")) == line.plays[0]
    assert line.tricks == 3


def test_a_step_that_this_hand_cannot_take_waits_for_one_that_brings_it_back() -> None:
    found = ending("2.K..", "3.3..", "AK...", "Q.4..", lead=Seat.N)
    line = worst_line(found, saying(PlayIt(card("SK")), PlayIt(card("SA"))))
    assert (Seat.N, card("S2")) == line.plays[0]
