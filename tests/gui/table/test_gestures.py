"""Gestures without a mouse: their lives, the targets they see, and what a drop asks for."""

import pytest

from bridgetable.game.cards import Card, card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.table.layout.layout import lay_out
from bridgetable.gui.table.layout.places import CardPlace, Point, Rect, Size, TableLayout
from bridgetable.gui.table.scene.gestures import CancelReason, Drag, GestureState, Press
from bridgetable.gui.table.scene.targets import place_on_hand, places_for, target_at
from bridgetable.session.cards.actions import DropCard, PlayCard, PlayCards
from bridgetable.session.history import History
from bridgetable.session.notation import action_text
from bridgetable.views.table.offers import Offer, Place, offers_for
from tests.gui.table.examples import AUCTION_4S, BOARD_64, STATES, Told, contains, seen, told
from tests.gui.table.test_layout import SIZES, words

LED = told(BOARD_64, AUCTION_4S + "|W leads CK face down|W faces CK")


def laid(history: History, size: Size = SIZES[3], bottom: Seat = Seat.S) -> TableLayout:
    """Where everything lies."""
    return lay_out(seen(history), size, words(1.0), bottom)


def lying(layout: TableLayout, text: str) -> CardPlace:
    wanted = card(text)
    return next(place for place in layout.cards if place.shown.card is wanted)


def taken(*texts: str) -> Drag:
    """Cards taken at a point of the first."""
    layout = laid(LED)

    def offers(seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
        return offers_for(LED.now, seat, cards)

    drag = Drag(tuple(lying(layout, text) for text in texts), layout, offers)
    first = lying(layout, texts[0]).rect
    drag.start(Point(first.x + 10, first.y + 12))
    return drag


def middle(drag: Drag, place: Place) -> Point:
    return next(target.rect.centre for target in drag.targets if target.offer.place is place)


def over(drag: Drag) -> list[object]:
    """What dropping now would ask for."""
    return [] if drag.over is None else [drag.over.offer.action]


def test_a_drag_lives_from_start_to_end() -> None:
    drag = taken("CA")
    home = drag.rects[0]
    drag.move(Point(home.x + 60, home.y + 42))
    assert home.moved(50, 30) == drag.rects[0]
    offer = drag.end(middle(drag, Place.TRICK))
    assert offer is not None
    assert PlayCard(Seat.N, card("CA")) == offer.action
    assert GestureState.ENDED is drag.life


def test_a_drop_on_nothing_asks_for_nothing() -> None:
    drag = taken("CA")
    assert drag.end(Point(5, 400)) is None


def test_a_cancelled_drag_remembers_why() -> None:
    drag = taken("C2")
    drag.move(middle(drag, Place.TRAY_DROPPED))
    assert [DropCard(Seat.E, card("C2"))] == over(drag)
    drag.cancel(CancelReason.ESCAPE)
    assert [] == over(drag)
    assert GestureState.CANCELLED is drag.life
    assert CancelReason.ESCAPE is drag.cancelled


def test_several_cards_are_one_drag() -> None:
    drag = taken("C2", "C4", "C9")
    assert (card("C2"), card("C4"), card("C9")) == drag.cards
    offer = drag.end(middle(drag, Place.TRICK))
    assert offer is not None
    assert PlayCards(Seat.E, drag.cards) == offer.action


SEVERAL = [
    (("C2", "C4"), Place.TRICK, "two at once Law 58B", "E plays C2 C4"),
    (("C2", "C4", "C9"), Place.TRICK, "three at once Law 58B", "E plays C2 C4 C9"),
    (("C2", "C4"), Place.TRAY_DROPPED, "tray by accident", "E drops C2|E drops C4"),
    (("C2", "C4"), Place.TRAY_SHOWN, "tray on purpose", "E shows C2|E shows C4"),
    (("C2", "C4"), Place.HAND, "to South Law 13", "move C2 from E to S|move C4 from E to S"),
]


@pytest.mark.parametrize(("texts", "place", "words", "done"), SEVERAL)
def test_each_place_says_what_several_cards_would_be_there(
    texts: tuple[str, ...], place: Place, words: str, done: str
) -> None:
    offer = next(target.offer for target in taken(*texts).targets if target.offer.place is place)
    assert (words, done) == (" ".join(offer.words), "|".join(action_text(one) for one in offer.actions))


def test_cards_of_dummy_lie_face_up_and_cannot_be_dropped_or_stray() -> None:
    places = {target.offer.place for target in taken("CA", "C8").targets}
    assert {Place.TRICK} == places
    assert {Place.TRICK, Place.INSTEAD, Place.TOUCHED} == {target.offer.place for target in taken("CA").targets}


def test_a_press_becomes_a_drag_only_when_it_moves_far_enough() -> None:
    press = Press(None, 6.0)
    press.start(Point(10, 10))
    press.move(Point(12, 12))
    found = [press.is_drag]
    for at in (Point(14, 13), Point(10, 10)):
        press.move(at)
        found.append(press.is_drag)
    assert [False, True, True] == found
    assert press.end(Point(10, 10)) is None
    assert GestureState.ENDED is press.life


def test_a_card_that_covers_a_target_is_over_it_before_the_pointer_is() -> None:
    drag = taken("CA")
    target = drag.targets[0]
    card_on_it = Rect(target.rect.x, target.rect.y, 104, 146)
    assert target is target_at(drag.targets, Point(0, 0), card_on_it)
    assert target_at(drag.targets, Point(0, 0), card_on_it.moved(-500, 0)) is None


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("bottom", SEATS, ids=str)
@pytest.mark.parametrize("state", STATES)
def test_targets_are_apart_and_on_the_table(state: Told, bottom: Seat, size: Size) -> None:
    layout = laid(state(), size, bottom)
    table = Rect(0, 0, size.width, size.height)
    for seat in SEATS:
        for face_down in (False, True):
            found = places_for(layout, seat, face_down=face_down)
            rects = [rect for place, rect in found.items() if face_down or place is not Place.FACE_DOWN]
            apart = list(dict.fromkeys(rects))
            apart += [place_on_hand(layout, other) for other in SEATS if other is not seat]
            assert all(contains(table, rect) for rect in apart)
            overlapping = [(a, b) for i, a in enumerate(apart) for b in apart[i + 1 :] if a.overlaps(b, 1.0)]
            assert [] == overlapping


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_put_where_the_table_asks_for_it_comes_down_there(size: Size) -> None:
    layout = laid(LED, size)
    for seat in SEATS:
        slot = layout.slots[seat]
        assert slot is not None
        for face_down, place in ((False, Place.TRICK), (True, Place.FACE_DOWN)):
            assert places_for(layout, seat, face_down=face_down)[place].holds(slot.centre)
