"""The worst line of an ending is found, and no line is worse."""

import gc
import time

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Suit, card
from bridgetable.game.deals import hand
from bridgetable.game.endings.ending import (
    Bonds,
    Claimer,
    Discard,
    DrawTrumps,
    Duck,
    Ending,
    Irrational,
    Lapse,
    LeadBond,
    Line,
    Manner,
    Order,
    PlayIt,
    RuffIt,
    RuffSuit,
    RunSuit,
    Stuck,
)
from bridgetable.game.endings.lines import SearchLimits, is_searchable
from bridgetable.game.endings.lines import worst_line as worst_of_sort
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, BySeat, Seat
from tests.benchmarks.last_run import loop_seconds
from tests.game.every_line import bonds_for, dice_of, fewest, most, random_ending

DECLARER = Claimer(Seat.S, (Seat.N, Seat.S))


def worst_line(
    found: Ending, plan: Claimer, order: Order = Order.FROM_THE_TOP, irrational: tuple[Irrational, ...] = ()
) -> Line:
    return worst_of_sort(found, plan, SearchLimits(order, irrational))


def ending(north: str, east: str, south: str, west: str, trump: str = "", lead: Seat = Seat.S) -> Ending:
    hands = BySeat((hand(north), hand(east), hand(south), hand(west)))
    return Ending(hands, Suit[trump] if trump else None, Trick(lead))


def saying(*steps: object) -> Claimer:
    return Claimer(Seat.S, (Seat.N, Seat.S), steps)  # type: ignore[arg-type]


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("number", range(60))
def test_no_line_of_three_cards_is_worse(number: int, order: Order) -> None:
    found = random_ending(dice_of(number), 3, begun=number % 4)
    assert fewest(found, DECLARER, order) == worst_line(found, DECLARER, order).tricks


@pytest.mark.parametrize("number", range(24))
def test_no_line_of_four_cards_is_worse(number: int) -> None:
    found = random_ending(dice_of(number), 4, begun=1 + number % 3)
    assert fewest(found, DECLARER, Order.FROM_THE_TOP) == worst_line(found, DECLARER).tricks


@pytest.mark.parametrize("number", range(40))
def test_no_line_is_worse_for_a_defender_whose_partner_plays_as_he_likes(number: int) -> None:
    found = random_ending(dice_of(number), 3, begun=number % 4)
    plan = Claimer(Seat.E, (Seat.E,))
    assert fewest(found, plan, Order.FROM_THE_TOP) == worst_line(found, plan).tricks


@pytest.mark.parametrize("number", range(60))
def test_no_line_is_worse_when_cards_were_named(number: int) -> None:
    dice = dice_of(number)
    found = random_ending(dice, 3)
    named = dice.sample(sorted(found.hands[Seat.N] | found.hands[Seat.S]), 2)
    plan = Claimer(Seat.S, (Seat.N, Seat.S), tuple(PlayIt(c) for c in named))
    assert fewest(found, plan, Order.FROM_THE_TOP) == worst_line(found, plan).tricks


DEFENDER = Claimer(Seat.E, (Seat.E,))


@given(
    seed=st.integers(0, 2**32),
    size=st.integers(1, 3),
    begun=st.integers(0, 3),
    plan=st.sampled_from((DECLARER, DEFENDER)),
    order=st.sampled_from(Order),
)
def test_penalty_cards_and_barred_leads_bind_every_line(
    seed: int, size: int, begun: int, plan: Claimer, order: Order
) -> None:
    dice = dice_of(seed)
    free = random_ending(dice, size, begun)
    found = evolve(free, bonds=bonds_for(dice, free))
    assert fewest(found, plan, order) == worst_line(found, plan, order).tricks


@settings(max_examples=25)
@given(
    seed=st.integers(0, 2**32),
    begun=st.integers(1, 3),
    plan=st.sampled_from((DECLARER, DEFENDER)),
    order=st.sampled_from(Order),
    bound=st.booleans(),
)
def test_no_line_of_four_cards_is_worse_whoever_claims(
    seed: int, begun: int, plan: Claimer, order: Order, *, bound: bool
) -> None:
    dice = dice_of(seed)
    free = random_ending(dice, 4, begun)
    found = evolve(free, bonds=bonds_for(dice, free)) if bound else free
    assert fewest(found, plan, order) == worst_line(found, plan, order).tricks


@given(
    seed=st.integers(0, 2**32),
    size=st.integers(1, 3),
    begun=st.integers(0, 3),
    plan=st.sampled_from((DECLARER, DEFENDER)),
    order=st.sampled_from(Order),
)
def test_what_the_best_play_wins_is_found_penalty_cards_or_not(
    seed: int, size: int, begun: int, plan: Claimer, order: Order
) -> None:
    dice = dice_of(seed)
    free = random_ending(dice, size, begun)
    found = evolve(free, bonds=bonds_for(dice, free)) if seed % 2 else free
    line = worst_line(found, plan, order)
    assert most(found, plan, order) == line.best
    assert line.best - line.tricks <= sum(c.costs for c in line.choices)


@given(seed=st.integers(0, 2**32), size=st.integers(1, 3), begun=st.integers(0, 3), order=st.sampled_from(Order))
def test_no_line_is_worse_where_cards_suits_and_trumps_were_named(
    seed: int, size: int, begun: int, order: Order
) -> None:
    dice = dice_of(seed)
    found = random_ending(dice, size, begun)
    own = sorted(found.hands[Seat.N] | found.hands[Seat.S])
    steps = [RunSuit(dice.choice(list(Suit))), DrawTrumps(), *(PlayIt(c) for c in own)]
    plan = saying(*(dice.choice(steps) for _ in range(dice.choice((1, 2, 3)))))
    line = worst_line(found, plan, order)
    assert (fewest(found, plan, order), most(found, plan, order)) == (line.tricks, line.best)


def is_played_out(found: Ending, line: Line, plan: Claimer) -> bool:
    """Whether every card is played once, in turn, following suit, and each trick went to its winner."""
    held = {s: set(found.hands[s]) for s in SEATS}
    plays = list(line.plays[len(found.trick.cards) :])
    trick, won = found.trick, list(line.winners)
    while won:
        while not trick.is_complete:
            seat, one = plays.pop(0)
            led = trick.suit_led
            follows = led is None or one.suit is led or all(c.suit is not led for c in held[seat])
            if seat is not trick.turn or one not in held[seat] or not follows:
                return False
            held[seat].discard(one)
            trick = trick.with_card(Played(seat, one))
        winner = trick.winner(Strain.NT if found.trump is None else Strain(found.trump))
        if winner is not won.pop(0):
            return False
        trick = Trick(winner)
    return not plays and line.tricks == sum(w.side is plan.seat.side for w in line.winners)


@pytest.mark.parametrize("number", range(40))
def test_the_line_can_be_played_on_the_table(number: int) -> None:
    found = random_ending(dice_of(number), 6, begun=number % 4)
    assert is_played_out(found, worst_line(found, DECLARER), DECLARER)


@pytest.mark.flaky(reruns=2)
def test_an_ending_of_seven_cards_takes_less_than_two_seconds() -> None:
    gc.disable()  # What other tests have left is not looked through meanwhile.
    slowest = 0.0
    for number in range(40):
        found = random_ending(dice_of(number), 7)
        begun = time.process_time()
        assert worst_line(found, DECLARER).exact
        slowest = max(slowest, time.process_time() - begun)
    gc.enable()
    # Two seconds on a machine that runs the loop of the benchmarks 300 times in one; another may be slower, or busy.
    assert slowest < 600 * loop_seconds()


def test_a_card_said_to_be_thrown_on_one_that_has_been_played_is_no_reason_to_lead() -> None:
    found = ending("A2.2..", "43.4..", "..3.32", "..4.54", "S")
    thrown = Discard((card("C2"),), (card("CA"),))
    assert worst_line(found, saying(DrawTrumps())).plays == worst_line(found, saying(DrawTrumps(), thrown)).plays


def test_a_claim_of_winners_alone_is_good_in_any_order() -> None:
    found = ending("43..4.", "T9..9.", "A.A.A.", "K.K.K.")
    assert worst_line(found, DECLARER, Order.ANY).tricks == 3
    blocked = ending("A.2..", "T9...", "32...", "K.K..")
    assert worst_line(blocked, DECLARER).tricks == 1
    assert not any(c.costs for c in worst_line(found, DECLARER, Order.ANY).choices)


def test_an_unmentioned_trump_takes_a_trick_by_ruffing_a_winner() -> None:
    found = ending("..43.4", "9...T9", "8..A.A", "..K.87", "S")
    assert worst_line(found, DECLARER).tricks == 1
    assert worst_line(ending("..43.4", "9...T9", "T..A.A", "..K.87", "S"), DECLARER).tricks == 2


def test_trumps_drawn_as_stated_lose_nothing() -> None:
    found = ending("..43.4", "9...T9", "T..A.A", "..K.87", "S")
    assert worst_line(found, saying(DrawTrumps())).tricks == 3
    choice = worst_line(found, DECLARER).choice
    assert choice is not None
    assert (choice.manner, choice.instead) == (Manner.LEAD, card("ST"))


def test_a_suit_is_played_from_the_top_unless_any_order_counts() -> None:
    found = ending("42.3..", "J3..2.", "AK5...", "98.4..")
    assert worst_line(found, DECLARER).tricks == 3
    assert worst_line(found, DECLARER, Order.ANY).tricks < 3


def test_a_forgotten_winner_is_thrown_away_unless_that_is_irrational() -> None:
    found = ending("AKQ..2.", ".T98.Q.", "..A.J32", "..T9.K7", lead=Seat.N)
    line = worst_line(found, saying(RunSuit(Suit.S)))
    assert line.choice is not None
    assert (line.tricks, line.choice.card, line.choice.manner) == (3, card("DA"), Manner.DISCARD)
    marked = (Irrational(card("DA"), Manner.DISCARD),)
    assert worst_line(found, saying(RunSuit(Suit.S)), Order.FROM_THE_TOP, marked).tricks == 4


def test_an_ace_is_not_thrown_while_a_small_card_can_be() -> None:
    found = ending("AK..2.", ".T9.Q.", "..A.32", "..T9.K", lead=Seat.N)
    line = worst_of_sort(found, saying(RunSuit(Suit.S)), SearchLimits(lapses=frozenset({Lapse.THROWS_WINNER})))
    assert 3 == line.tricks


@pytest.mark.parametrize("plan", [DECLARER, saying(RunSuit(Suit.D))])
def test_the_king_of_one_hand_is_not_played_under_the_ace_of_the_other(plan: Claimer) -> None:
    assert 2 == worst_line(ending("2..K.", "..QJ.", "..A4.", "..T9."), plan).tricks


def test_an_ace_is_kept_as_the_way_to_a_suit_that_the_other_hand_blocks() -> None:
    found = ending("KQ...A", "JT9...", "A..A.2", "..KQ.K")
    assert 3 == worst_line(found, DECLARER).tricks


def test_nobody_finesses_against_who_has_just_failed_to_follow() -> None:
    found = ending(".AJ..", ".Q9..", ".32..", "...32")
    line = worst_line(found, DECLARER)
    assert (1, card("HA")) == (line.tricks, line.plays[2][1])


def test_two_winners_go_to_one_trick_where_nothing_else_wins() -> None:
    assert 1 == worst_line(ending(".2.K.", ".A.Q.", ".3.A.", ".K.J."), DECLARER).tricks


@pytest.mark.parametrize(("plan", "tricks"), [(saying(DrawTrumps()), 4), (DECLARER, 2)])
def test_who_draws_trumps_does_not_draw_his_own(plan: Claimer, tricks: int) -> None:
    assert tricks == worst_line(ending("QJ.43..", ".AK.AK.", "AK..43.", ".QJ.QJ.", "S"), plan).tricks


def test_a_play_marked_irrational_is_made_only_when_there_is_no_other() -> None:
    found = ending("...2", "...3", "...A", "...4")
    assert worst_line(found, DECLARER, Order.ANY, (Irrational(card("CA"), Manner.LEAD),)).tricks == 1


def test_a_finesse_that_was_not_stated_is_not_taken_and_one_that_was_stated_works() -> None:
    found = ending("AQ...", "32...", "54...", "K6...", lead=Seat.S)
    assert worst_line(found, DECLARER).tricks == 1
    assert worst_line(found, saying(PlayIt(card("SQ")), PlayIt(card("SA")))).tricks == 2


def test_a_loser_that_is_to_be_ruffed_is_led_and_ruffed() -> None:
    found = ending("4..2.", ".9.K.", ".3.A.", ".J..8", "S")
    assert worst_line(found, saying(RuffIt(card("H3")))).tricks == 2
    assert worst_line(found, saying(RuffSuit(Suit.H))).tricks == 2
    assert worst_line(found, saying(RuffIt(card("H3")))).plays[0] == (Seat.S, card("H3"))


def test_a_duck_gives_up_a_trick_and_keeps_the_ace() -> None:
    found = ending("A2...", "KQ...", "43...", "65...")
    assert worst_line(found, saying(Duck(Suit.S))).winners == (Seat.E, Seat.N)
    assert worst_line(found, DECLARER).winners[0] is Seat.N


def test_a_suit_that_is_run_is_played_until_it_is_gone() -> None:
    found = ending("2..32.", "3.KQ..", "AKQ...", "4..J.J")
    assert [c.suit for s, c in worst_line(found, saying(RunSuit(Suit.S))).plays if s is Seat.S] == [Suit.S] * 3


def test_the_cards_that_he_said_he_would_throw_are_thrown() -> None:
    found = ending("AK..2.", ".QJ.9.", ".A..43", ".KT..8", lead=Seat.N)
    line = worst_line(found, saying(Discard((card("C3"),)), Discard((card("C4"),))))
    assert {str(c) for s, c in line.plays if s is Seat.S and c.suit is Suit.C} == {"C3", "C4"}
    assert line.plays[-2:] != line.plays[:2]


def test_a_step_that_cannot_be_taken_is_passed_over_and_the_next_counts() -> None:
    found = ending("2..3.", "3..K.", "A.A..", "4..Q.")
    plan = saying(PlayIt(card("DK")), PlayIt(card("HA")))
    assert worst_line(found, plan).plays[0] == (Seat.S, card("HA"))


def test_the_last_play_that_another_would_have_bettered_is_told() -> None:
    none = worst_line(ending("32...", "K4...", "A.A..", "Q.K..", lead=Seat.S), DECLARER)
    assert [(Seat.S, False)] == [(c.seat, c.costs) for c in none.choices]
    choice = worst_line(ending("AQ...", "32...", "54...", "K6...", lead=Seat.S), DECLARER).choice
    assert choice is not None
    assert (Seat.N, "SA", "SQ", 1) == (choice.seat, str(choice.card), str(choice.instead), choice.trick)


def test_hands_of_different_sizes_cannot_be_searched() -> None:
    assert is_searchable(ending("2...", "3...", "4...", "5..."))
    assert not is_searchable(ending("2...", "3...", "4...", "65..."))
    assert not is_searchable(ending("...", "...", "...", "..."))


def test_a_trick_out_of_rotation_cannot_be_searched() -> None:
    found = Ending(ending("2...", "3...", "...", "5...").hands, None, Trick(Seat.N, (Played(Seat.S, card("S4")),)))
    assert not is_searchable(found)


def test_too_many_positions_give_a_line_that_is_not_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgetable.game.endings.search.MOST", 3)
    found = random_ending(dice_of(1000), 7)
    line = worst_line(found, DECLARER)
    assert not line.exact
    assert is_played_out(found, line, DECLARER)


def test_the_trumps_of_a_side_are_told_hand_by_hand() -> None:
    found = ending("2...", "9...", "A...", ".2..", "S")
    assert ((Seat.E, (card("S9"),)),) == found.trumps_of(Seat.E.side)
    assert ending("2...", "9...", "A...", ".2..").trumps_of(Seat.E.side) == ()
    assert found.tricks_left == 1


def test_a_play_that_costs_nothing_on_the_worst_line_is_not_doubted() -> None:
    line = worst_line(ending("54..43.2", ".T9.QJ.T", "AKQ32...", "JT98...A"), DECLARER)
    assert (3, 3, ()) == (line.tricks, line.best, line.doubtful)
    assert line.choices


def test_a_play_marked_for_one_trick_may_be_made_in_another() -> None:
    found = ending("42.3..", "J3..2.", "AK5...", "98.4..")
    whenever = (Irrational(card("S5"), Manner.LEAD),)
    first = (Irrational(card("S5"), Manner.LEAD, 1),)
    assert worst_line(found, DECLARER, Order.ANY, whenever).tricks == 3
    assert worst_line(found, DECLARER, Order.ANY, first).plays[4] == (Seat.S, card("S5"))


def test_a_step_for_which_the_hand_on_lead_has_no_card_is_told() -> None:
    found = ending("4.3.A4.", ".T..KT9", "A.A..32", "Q.Q..AQ")
    plan = saying(PlayIt(card("SA")), PlayIt(card("HA")), PlayIt(card("DA")))
    assert (Stuck(3, Seat.S, PlayIt(card("DA"))),) == worst_line(found, plan).stuck


def test_a_major_penalty_card_is_thrown_at_the_first_chance() -> None:
    free = ending(".32..", "..QJ.", ".Q..A", ".K.A.")
    bound = evolve(free, bonds=Bonds(majors=frozenset({card("HK")})))
    plan = saying(PlayIt(card("CA")))
    assert (1, 2) == (worst_line(free, plan).tricks, worst_line(bound, plan).tricks)


def test_no_small_card_is_played_before_a_minor_penalty_card_of_the_suit() -> None:
    free = ending("A3...", "42...", "J..5.", "QT...", lead=Seat.N)
    bound = evolve(free, bonds=Bonds(minors=frozenset({card("S2")})))
    assert card("S2") in [c for s, c in worst_line(bound, DECLARER).plays[:4] if s is Seat.E]


def test_declarers_choice_about_a_lead_is_told_with_its_trick() -> None:
    found = ending("32...", "A..2.", "..K.Q", "..A.2", lead=Seat.E)
    bound = evolve(found, bonds=Bonds(majors=frozenset({card("DA")})))
    wishes = worst_line(bound, DEFENDER).wishes
    assert ((1, LeadBond(Seat.E, None, ())),) == wishes
    chosen = evolve(bound, bonds=evolve(bound.bonds, chosen=True))
    assert () == worst_line(chosen, DEFENDER).wishes


def test_a_suit_is_barred_as_long_as_the_hand_keeps_the_lead() -> None:
    free = ending("2..3.", "A..2.", "3..4.", "K..A.", lead=Seat.E)
    barred = evolve(free, bonds=Bonds(barred=(Suit.D,), chosen=True))
    assert (Seat.E, card("SA")) == worst_line(barred, DEFENDER).plays[0]
    assert (Seat.E, card("D2")) == worst_line(free, DEFENDER, Order.ANY).plays[0]
