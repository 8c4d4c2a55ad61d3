"""Two options side by side: each difference is said of both with its clause, and what is alike is not said."""

import pytest

from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import open_file
from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.session.history import History
from bridgetable.views.compare import Ring, Ringed, comparison_of
from tests.golden import golden
from tests.worth.told import GOLDEN


def history(name: str, at: int | None = None) -> History:
    found = acted_out(open_file(golden(name))[0].journal)
    return found if at is None else found.at(at)


def said(history: History, one: int, other: int) -> list[tuple[str, str]]:
    def told(text: str, cites: tuple[str, ...]) -> str:
        return f"{text} [{' '.join(cites)}]"

    return [
        (told(d.said[0].text, d.said[0].cites), told(d.said[1].text, d.said[1].cites))
        for d in comparison_of(history, one, other).differences
    ]


def lead_out_of_turn() -> History:
    return acted_out(open_file(GOLDEN)[0].journal)


def test_a_lead_prohibited_beside_none_differs_in_the_card_the_lead_and_what_is_known() -> None:
    assert [
        ("♦Q is in East’s hand [50D2a]", "♦Q lies before East, a major penalty card [54D]"),
        ("West may not lead diamonds while West keeps the lead [50D2a]", "West may lead any card [54D 50D2b]"),
        ("♦Q is back in hand: West may not use having seen it [50E2]", "♦Q: everybody may use what he sees [50E1]"),
    ] == said(lead_out_of_turn(), 4, 5)


def test_what_is_different_is_ringed_on_both_tables() -> None:
    found = comparison_of(lead_out_of_turn(), 4, 5).differences
    queen = Ring(Ringed.CARDS, Seat.E, (card("DQ"),))
    diamonds = Ring(Ringed.SUITS, Seat.W, suits=(card("DQ").suit,))
    assert [(queen, queen), (diamonds, diamonds), (None, None)] == [d.rings for d in found]
    assert [1, 2, 3] == [d.number for d in found]


def test_the_sides_stand_as_they_were_asked_for() -> None:
    found = comparison_of(lead_out_of_turn(), 5, 4)
    assert ["No restriction", "Prohibit diamonds"] == [side.title for side in found.sides]
    assert [(b, a) for a, b in said(lead_out_of_turn(), 4, 5)] == said(lead_out_of_turn(), 5, 4)


def test_who_is_declarer_is_said_first() -> None:
    assert [
        ("North is declarer, South’s hand is spread [54A]", "South is declarer, North’s hand is spread [54B]")
    ] == said(lead_out_of_turn(), 1, 2)


def test_in_the_auction_calls_and_who_calls_next_differ() -> None:
    first, *others = said(history("law_27/NZ-010", 3), 1, 2)
    assert ("1♦ by East is accepted [27A1]", "1♦ by East is withdrawn [27B]") == first
    assert "South calls next []" in {one for one, _ in others}


def test_an_option_beside_itself_has_no_difference() -> None:
    assert [] == said(lead_out_of_turn(), 3, 3)


def test_there_is_no_option_that_is_not_offered() -> None:
    with pytest.raises(IndexError):
        comparison_of(lead_out_of_turn(), 1, 9)


def test_an_eye_that_does_not_see_a_hand_is_told_nothing_of_it() -> None:
    for side in comparison_of(lead_out_of_turn(), 4, 5, Seat.S).sides:
        assert {card("DQ"), None} >= {c.card for c in side.view.hands[Seat.E].cards}
