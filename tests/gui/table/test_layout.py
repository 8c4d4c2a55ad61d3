"""Where everything on the table lies: nothing overlaps, nothing is cut off, at every size and with every hand."""

from itertools import combinations
from random import Random

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.cards import PACK, Suit
from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.game.table import Phase
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.table.art.card_art import ASPECT, BASELINE
from bridgetable.gui.table.layout.arrange import COLUMN_STEP
from bridgetable.gui.table.layout.layout import lay_out
from bridgetable.gui.table.layout.places import Measured, Rect, Size, Spot, TableLayout, Where, table_metrics
from bridgetable.views.table.hands import in_order
from bridgetable.views.table.table_view import CardView, HandView, TableView
from bridgetable.views.view import view_for
from tests.gui.table.examples import (
    STATES,
    Told,
    auction_27a1,
    board,
    contains,
    end_64a1,
    hand_of,
    hidden,
    lead_54,
    play_50d2,
    seen,
    told,
    with_hands,
    with_tray,
)

# The table beside the dock in windows of 1000x600, 1280x720, 1366x768, 1920x1080, 3840x2160, and narrow and wide ones.
SIZES = [
    Size(w, h) for w, h in ((647, 514), (856, 617), (913, 658), (1360, 926), (2720, 1852), (760, 900), (2200, 700))
]
SHAPES = [
    (13, 0, 0, 0),
    (0, 0, 0, 13),
    (7, 6, 0, 0),
    (6, 6, 1, 0),
    (5, 5, 2, 1),
    (5, 4, 2, 2),
    (8, 2, 2, 1),
    (4, 3, 3, 3),
    (2, 0, 1, 1),
    (1, 0, 0, 0),
    (0, 0, 0, 0),
]


def words(u: float, plate: float = 230.0) -> Measured:
    """Words of the usual lengths."""
    size = Size(plate * u, 50 * u)
    return Measured(BySeat((size,) * 4), Size(262 * u, 180 * u), Size(300 * u, 50 * u), 290 * u)


def laid(view: TableView, size: Size, bottom: Seat = Seat.S, plate: float = 230.0) -> TableLayout:
    """The layout with words of the usual lengths."""
    return lay_out(view, size, words(table_metrics(size).u, plate), bottom)


def blocks(layout: TableLayout) -> dict[str, Rect]:
    """Everything that keeps to itself, by name; the plate at the bottom stands on its hand."""
    found = {"plaque": layout.plaque, "label": layout.label}
    for seat in SEATS:
        found[f"plate {seat}"] = layout.plates[seat]
        for number, back in enumerate(layout.quitted[seat]):
            found[f"back {seat} {number}"] = back
        tray = layout.trays[seat]
        if tray is not None:
            found[f"tray {seat}"] = tray
        call = layout.calls[seat]
        if call is not None:
            found[f"call {seat}"] = call
    for number, card in enumerate(layout.cards):
        found[f"{card.where.value} {card.seat} {number}"] = card.rect
    single = {"mat": layout.mat, "centre": layout.centre}
    if layout.end is not None:
        single |= {"panel": layout.end.trick, "ledger": layout.end.ledger}
        found |= {f"number {n}": rect for n, rect in enumerate(layout.end.numbers)}
    return found | {name: rect for name, rect in single.items() if rect is not None}


ON_EACH_OTHER = [{"trick", "mat"}, {"trick"}, {"trick", "panel"}, {"held", "panel"}]
ONE_PILE = [{"hand"}, {"back"}, {"tray"}]
ONE_ROW_AT_THE_END = [{"back", "hand"}, {"back", "tray"}, {"hand", "tray"}]


def may_share(one: str, other: str, layout: TableLayout) -> bool:
    """Whether two things lie on each other by intention: cards of one hand, backs of one row, a card on its mat."""
    first, second = one.split(), other.split()
    kinds = {first[0], second[0]}
    if kinds in ON_EACH_OTHER:
        return True
    if len(first) < 2 or len(second) < 2 or first[1] != second[1]:
        return False
    at_bottom = kinds == {"plate", "hand"} and first[1] == str(layout.seat(Spot.BOTTOM))
    return kinds in ONE_PILE or at_bottom or (layout.end is not None and kinds in ONE_ROW_AT_THE_END)


def clashes(layout: TableLayout) -> list[tuple[str, str]]:
    """The pairs of things that lie on each other without intention."""
    found = blocks(layout)
    return [
        (one, other)
        for one, other in combinations(found, 2)
        if found[one].overlaps(found[other], 1.5) and not may_share(one, other, layout)
    ]


def cut_off(layout: TableLayout) -> list[str]:
    """What is not wholly on the table."""
    table = Rect(0, 0, layout.size.width, layout.size.height)
    return [name for name, rect in blocks(layout).items() if not contains(table, rect, 1.0)]


WHOLE_RANK = BASELINE / ASPECT
"""So much of a card's height shows its rank whole."""


def check(layout: TableLayout) -> None:
    """Nothing overlaps, nothing is cut off, no index is hidden, and no played card is smaller than one in a hand."""
    assert [] == clashes(layout)
    assert [] == cut_off(layout)
    for card in layout.cards:
        if card.where is Where.HAND and card.shown.card is not None:
            assert card.across > 0.4
            assert card.down > WHOLE_RANK
    in_hand = max((card.rect.width for card in layout.cards if card.where is Where.HAND), default=0.0)
    if layout.end is None:
        assert all(card.rect.width >= in_hand for card in layout.cards if card.where is Where.TRICK)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("bottom", SEATS, ids=str)
@pytest.mark.parametrize("state", STATES)
def test_the_states_of_the_mock_ups_have_room(state: Told, bottom: Seat, size: Size) -> None:
    check(laid(seen(state()), size, bottom))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("state", [auction_27a1, lead_54])
def test_hands_of_every_shape_have_room(state: Told, shape: tuple[int, int, int, int], size: Size) -> None:
    view = with_hands(seen(state()), BySeat.each(lambda s: hand_of(s, shape)))
    check(laid(view, size))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dummy", SEATS, ids=str)
def test_dummy_has_room_on_every_side(dummy: Seat, shape: tuple[int, int, int, int], size: Size) -> None:
    hands = BySeat.each(lambda s: hand_of(s, shape, columns=s is dummy))
    check(laid(with_hands(seen(play_50d2()), hands, 13 - sum(shape)), size))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_hand_spread_has_room(shape: tuple[int, int, int, int], size: Size) -> None:
    hands = BySeat.each(lambda s: hand_of(s, shape, columns=True))
    check(laid(with_hands(seen(play_50d2()), hands), size))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", [1, 2, 3, 5, 13])
@pytest.mark.parametrize("state", [auction_27a1, play_50d2])
def test_cards_lying_face_up_have_room_before_any_player(state: Told, count: int, size: Size) -> None:
    view = seen(state())
    for seat in SEATS:
        hands = BySeat.each(lambda s, owner=seat: with_tray(hand_of(s, (5, 4, 2, 2)), count if s is owner else 0))  # type: ignore[misc]
        check(laid(with_hands(view, hands), size))


def with_penalty_cards(count: int, owner: Seat, dummys: tuple[int, int, int, int], size: Size) -> TableLayout:
    """A table on which so many major penalty cards lie before a player."""

    def hand(seat: Seat) -> HandView:
        made = hand_of(seat, dummys if seat is Seat.N else (4, 3, 3, 3), columns=seat is Seat.N)
        made = with_tray(made, count if seat is owner else 0)
        return evolve(made, tray=tuple(evolve(one, tab="MAJOR") for one in made.tray))

    return laid(with_hands(seen(play_50d2()), BySeat.each(hand)), size)


@pytest.mark.parametrize("size", [SIZES[1], SIZES[3]], ids=str)
@pytest.mark.parametrize("dummys", [(5, 4, 2, 2), (7, 3, 2, 1), (9, 2, 1, 1)], ids=str)
@pytest.mark.parametrize("count", [1, 2, 4, 7, 13])
@pytest.mark.parametrize("owner", [Seat.E, Seat.W, Seat.N])
def test_a_card_in_a_tray_is_never_smaller_than_in_a_hand_and_shows_its_index_and_word(
    owner: Seat, count: int, dummys: tuple[int, int, int, int], size: Size
) -> None:
    layout = with_penalty_cards(count, owner, dummys, size)
    check(layout)
    tray = [place for place in layout.cards if place.where is Where.TRAY]
    assert count == len(tray)
    assert max(p.rect.width for p in layout.cards if p.where is Where.HAND) <= min(p.rect.width for p in tray) + 1
    for place in tray:
        scale = place.rect.width / layout.metrics.card_width
        word = layout.metrics.tab_height * scale if place.down < 1 else 0.0
        assert place.part.height >= COLUMN_STEP * place.rect.width + word - 1
        above = [one.rect for one in tray if one.order > place.order]
        assert not any(rect.overlaps(place.part.grown(-1)) for rect in above)


@pytest.mark.parametrize(("size", "least"), [(SIZES[1], 62), (SIZES[3], 101)], ids=str)
def test_four_penalty_cards_leave_the_hands_almost_as_large_as_they_were(size: Size, least: float) -> None:
    layout = with_penalty_cards(4, Seat.E, (7, 3, 2, 1), size)
    assert min(place.rect.width for place in layout.cards if place.where is Where.HAND) >= least


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("owners", [(Seat.E, Seat.W), (Seat.N, Seat.S)], ids=str)
def test_both_defenders_may_have_penalty_cards(owners: tuple[Seat, Seat], size: Size) -> None:
    hands = BySeat.each(lambda s: with_tray(hand_of(s, (4, 3, 3, 3)), 2 if s in owners else 0))
    check(laid(with_hands(seen(play_50d2()), hands), size))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(14))
def test_quitted_tricks_have_room_beside_what_is_left_of_the_hands(count: int, size: Size) -> None:
    hands = BySeat.each(lambda s: hand_of(s, (13 - count, 0, 0, 0), columns=s is Seat.N))
    check(laid(with_hands(seen(play_50d2()), hands, count), size))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_thirteen_quitted_tricks_have_room_at_the_end(size: Size) -> None:
    hands = BySeat.each(lambda s: hand_of(s, (0, 0, 0, 0)))
    layout = laid(with_hands(seen(end_64a1()), hands, 13), size)
    assert [13] * 4 == [len(layout.quitted[seat]) for seat in SEATS]
    check(layout)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("state", [auction_27a1, lead_54, play_50d2, end_64a1])
def test_long_words_on_the_plates_have_room(state: Told, size: Size) -> None:
    check(laid(seen(state()), size, plate=420.0))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_backs_have_room(size: Size) -> None:
    view = with_hands(seen(play_50d2()), BySeat.each(lambda s: hidden(s, 13)))
    check(laid(view, size))
    check(laid(evolve(view, phase=Phase.AUCTION), size))


@given(st.randoms(use_true_random=False), st.integers(560, 3000), st.integers(420, 1900), st.sampled_from(SEATS))
def test_any_deal_has_room_at_any_size(chance: Random, width: int, height: int, bottom: Seat) -> None:
    pack = list(PACK)
    chance.shuffle(pack)
    left = chance.randrange(14)
    dummy = chance.choice(SEATS)

    def hand(seat: Seat) -> HandView:
        held = in_order(pack[13 * seat : 13 * seat + left], None)
        made = HandView(seat, tuple(CardView(c) for c in held), seat is dummy, None, (), face_down=False)
        return with_tray(made, chance.choice((0, 0, 0, 1, 2)) if seat.side is not dummy.side else 0)

    view = with_hands(seen(chance.choice((lead_54, play_50d2))()), BySeat.each(hand), min(12, 13 - left))
    check(laid(view, Size(width, height), bottom))


def test_every_card_of_the_view_has_one_place() -> None:
    for state in (play_50d2, auction_27a1, lead_54):
        view = seen(state())
        layout = laid(view, SIZES[3])
        shown = [c for s in SEATS for c in (*view.hands[s].cards, *view.hands[s].tray)]
        shown += [c for s in SEATS if (c := view.trick.cards[s]) is not None]
        assert sorted(map(id, shown)) == sorted(id(card.shown) for card in layout.cards)


def test_trumps_lie_on_dummys_right() -> None:
    view = seen(play_50d2())
    spread = evolve(view.hands[Seat.N], columns=True)
    expected = {Seat.S: "leftmost", Seat.N: "rightmost", Seat.E: "highest", Seat.W: "lowest"}
    for bottom in SEATS:
        layout = laid(evolve(view, hands=view.hands.set(Seat.N, spread)), SIZES[3], bottom)
        held = [card for card in layout.cards if card.seat is Seat.N and card.where is Where.HAND]
        trump = next(card for card in held if card.shown.card is not None and card.shown.card.suit is spread.trump)
        xs, ys = [card.rect.x for card in held], [card.rect.y for card in held]
        found = {
            "leftmost": trump.rect.x == min(xs),
            "rightmost": trump.rect.x == max(xs),
            "lowest": trump.rect.y == max(ys),
            "highest": trump.rect.y == min(ys),
        }
        assert found[expected[bottom]]


def test_any_seat_can_sit_at_the_bottom() -> None:
    for bottom in SEATS:
        layout = laid(seen(play_50d2()), SIZES[3], bottom)
        assert bottom is max(SEATS, key=lambda s: layout.plates[s].y)
        assert bottom.lho is min(SEATS, key=lambda s: layout.plates[s].x)


def test_the_projector_shows_everything_a_fifth_larger() -> None:
    size = Size(1480, 1080)
    assert pytest.approx(1.2, abs=0.005) == table_metrics(size, Screen.PROJECTOR).u
    layout = lay_out(seen(play_50d2()), size, words(1.2), Seat.S, Screen.PROJECTOR)
    assert [] == clashes(layout)
    assert [] == cut_off(layout)


def test_the_mock_ups_table_is_drawn_at_its_own_size() -> None:
    layout = laid(seen(play_50d2()), Size(1360, 926))
    assert 1.0 == layout.metrics.u
    hand = next(card for card in layout.cards if card.seat is Seat.S)
    assert 104.0 == hand.rect.width


# A dummy with seven diamonds at the bottom of the table.
LONG = board(1, Seat.N, "None", "AQJ742.83.A9.KT6 T9.QT62.76.A9754 K83.7.QJT8432.J2 65.AKJ954.K5.Q83")
LED = "N calls 4S|E calls pass|S calls pass|W calls pass|E leads C9"
PLAYED = f"{LED}|S plays CJ|W plays CQ|N plays CK|N leads SA|E plays S9|S plays S3|W plays S5"
CLAIM = "N spreads|N claims 11"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_keep_their_size_while_others_are_played_and_hands_close_up_about_their_middle(size: Size) -> None:
    before, after = (laid(view_for(told(LONG, lines)), size) for lines in (LED, PLAYED))
    held = [{p.rect.width for p in layout.cards if p.where is Where.HAND} for layout in (before, after)]
    assert held[0] == held[1]
    for seat in (Seat.N, Seat.S):
        hand = [p.rect for p in after.cards if p.seat is seat and p.where is Where.HAND]
        middle = (min(r.x for r in hand) + max(r.right for r in hand)) / 2
        assert abs(middle - size.width / 2) < 2


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_claim_changes_no_size_and_turns_nothing_round(size: Size) -> None:
    before, after = (laid(view_for(told(LONG, lines)), size) for lines in (PLAYED, f"{PLAYED}|{CLAIM}"))
    for seat in Seat:
        assert {(p.shown.card, p.rect) for p in before.cards if p.seat is seat} == {
            (p.shown.card, p.rect) for p in after.cards if p.seat is seat
        }


def test_a_suit_of_seven_lies_in_two_columns() -> None:
    layout = laid(view_for(told(LONG, LED)), SIZES[0])
    diamonds = [
        p for p in layout.cards if p.seat is Seat.S and p.shown.card is not None and p.shown.card.suit is Suit.D
    ]
    assert 7 == len(diamonds)
    assert 2 == len({p.rect.x for p in diamonds})


def test_nine_cards_of_a_suit_at_a_side_lie_in_two_rows_and_no_card_is_smaller() -> None:
    deal = board(1, Seat.N, "None", "52.AKJ954.6.Q832 K3.7.QJT985432.J T986.QT62.K.A754 AQJ74.83.A7.KT96")
    calls = "N calls pass|E calls pass|S calls pass|W calls 4S|N calls pass|E calls pass|S calls pass|N leads HA"
    usual, layout = (laid(view_for(history), SIZES[1]) for history in (told(LONG, LED), told(deal, calls)))
    diamonds = [
        p for p in layout.cards if p.seat is Seat.E and p.shown.card is not None and p.shown.card.suit is Suit.D
    ]
    assert (9, 2) == (len(diamonds), len({p.rect.y for p in diamonds}))
    held = [{p.rect.width for p in found.cards if p.where is Where.HAND} for found in (usual, layout)]
    assert held[0] == held[1]
