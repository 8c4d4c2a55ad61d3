"""A deal while it is made: cards move, hands change places, and the rest is dealt as it is wished for."""

import pytest

from bridgetable.game.cards import PACK, card
from bridgetable.game.dealing import TooRare, Wishes, points_of, wish
from bridgetable.game.deals import deal, hand, shuffled
from bridgetable.game.drafts import NOTHING_DEALT, Draft, rest_dealt
from bridgetable.game.seats import SEATS, BySeat, Seat, Side

A = Draft(deal("N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4"))
NO_WISH = Wishes(BySeat((None, None, None, None)))


def one_pack(draft: Draft) -> bool:
    together = [*draft.left, *(c for held in draft.hands for c in held)]
    return sorted(together) == list(PACK)


def test_a_card_goes_to_another_hand_and_to_none() -> None:
    moved = A.given(card("SK"), Seat.W)
    assert (Seat.W, 12, 14) == (moved.holder(card("SK")), len(moved.hands[Seat.N]), len(moved.hands[Seat.W]))
    away = A.given(card("SK"), None)
    assert (None, {card("SK")}) == (away.holder(card("SK")), set(away.left))
    assert one_pack(moved)
    assert one_pack(away)


def test_a_hand_that_is_written_takes_its_cards_from_the_others() -> None:
    written = A.with_hand(Seat.S, hand("AKQ2.KQ.432.5432"))
    assert hand("AKQ2.KQ.432.5432") == written.hands[Seat.S]
    assert card("SK") not in written.hands[Seat.N]
    assert one_pack(written)


def test_two_hands_swapped_twice_and_four_passed_on_four_times_are_as_before() -> None:
    assert A.hands[Seat.N] == A.swapped(Seat.N, Seat.W).hands[Seat.W]
    assert A == A.swapped(Seat.N, Seat.W).swapped(Seat.N, Seat.W)
    assert A.hands[Seat.N] == A.rotated().hands[Seat.E]
    assert A == A.rotated().rotated().rotated().rotated()


def test_points_are_counted() -> None:
    assert [9, 10, 17, 4] == [points_of(held) for held in A.hands]


@pytest.mark.parametrize("seed", range(5))
def test_the_rest_is_dealt_round_the_cards_that_somebody_has(seed: int) -> None:
    fixed = NOTHING_DEALT.with_hand(Seat.N, A.hands[Seat.N]).given(card("SA"), Seat.E)
    whole = rest_dealt(fixed, NO_WISH, seed)
    assert whole.is_whole
    assert A.hands[Seat.N] == whole.hands[Seat.N]
    assert card("SA") in whole.hands[Seat.E]
    assert whole == rest_dealt(fixed, NO_WISH, seed)
    assert one_pack(whole)


def test_the_rest_is_dealt_as_it_is_wished_for() -> None:
    fixed = NOTHING_DEALT.with_hand(Seat.N, A.hands[Seat.N])
    wishes = Wishes(BySeat((None, None, wish("15-17, balanced"), None)), ((Side.EW, wish("8+ spades")),))
    whole = rest_dealt(fixed, wishes, 7)
    assert 15 <= points_of(whole.hands[Seat.S]) <= 17
    assert len([c for seat in (Seat.E, Seat.W) for c in whole.hands[seat] if str(c.suit) == "S"]) >= 8


def test_nothing_dealt_yet_is_dealt_as_a_deal_from_its_seed() -> None:
    assert rest_dealt(NOTHING_DEALT, NO_WISH, 3).is_whole


def test_what_cannot_be_dealt_is_said() -> None:
    wishes = Wishes(BySeat((None, None, wish("30+"), None)))
    for draft in (A, NOTHING_DEALT.with_hand(Seat.N, A.hands[Seat.N])):
        with pytest.raises(TooRare, match="as wished"):
            rest_dealt(draft, wishes, 1)
    with pytest.raises(TooRare, match="South has 14 cards"):
        rest_dealt(A.given(card("SK"), Seat.S), NO_WISH, 1)


def test_every_card_of_a_deal_has_its_holder() -> None:
    draft = Draft(shuffled(1))
    assert all(draft.holder(c) is seat for seat in SEATS for c in draft.cards_of(seat))
    assert () == draft.cards_of(None)
