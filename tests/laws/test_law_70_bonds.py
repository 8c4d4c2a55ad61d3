"""Law 70: penalty cards and restrictions of the lead that lie on the table bind every line of a claim."""

from __future__ import annotations

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Suit, card
from bridgetable.game.endings.ending import UNBOUND, Bonds, LeadBond
from bridgetable.game.seats import Seat
from bridgetable.laws.law_70_lines import bonds_of, bonds_words, ending_of, wish_words
from bridgetable.views.words.prose import say
from tests.golden import golden
from tests.laws.with_claims import claimed
from tests.laws.with_penalty_cards import WEST_WINS, sitting

KING_SHOWN = f"{WEST_WINS}|E drops HK|S notices|E plays D3"


def bonds(*lines: str) -> Bonds:
    return bonds_of(sitting(*lines).table)


def test_nothing_binds_where_nothing_lies() -> None:
    assert UNBOUND == bonds_of(claimed("S claims 4").table)


def test_a_penalty_card_binds_and_declarer_has_still_to_choose() -> None:
    found = bonds(KING_SHOWN)
    assert (frozenset({card("HK")}), frozenset(), False, ()) == (found.majors, found.minors, found.chosen, found.only)


def test_a_small_one_dropped_is_minor() -> None:
    found = bonds(WEST_WINS, "E drops H5", "S notices", "E plays D3")
    assert (frozenset(), frozenset({card("H5")})) == (found.majors, found.minors)


def test_a_suit_that_was_prohibited_is_barred_and_the_card_free() -> None:
    found = bonds(KING_SHOWN, "50D2 prohibit H")
    assert (frozenset(), (Suit.H,), True) == (found.majors, found.barred, found.chosen)
    ((seat, cards),) = found.only
    assert (Seat.W, False) == (seat, any(c.suit is Suit.H for c in cards))


def test_a_suit_that_was_required_is_all_that_may_be_led() -> None:
    ((seat, cards),) = bonds(KING_SHOWN, "50D2 require H").only
    assert (Seat.W, {Suit.H}) == (seat, {c.suit for c in cards})


def test_a_lead_left_free_leaves_the_card_lying() -> None:
    found = bonds(KING_SHOWN, "50D2 no restriction")
    assert (frozenset({card("HK")}), (), True) == (found.majors, found.barred, found.chosen)


def test_they_are_part_of_the_ending_and_told() -> None:
    table = sitting(KING_SHOWN, "50D2 no restriction").table
    assert frozenset({card("HK")}) == ending_of(table).bonds.majors
    assert ["♥K before East is a penalty card, on every line of play."] == [say(w) for w in bonds_words(table)]


def test_what_declarer_wants_of_a_lead_is_told_with_the_number_of_the_trick() -> None:
    wishes = (LeadBond(Seat.W, Suit.H, ()), LeadBond(Seat.W, None, (Suit.H, Suit.D)), LeadBond(Seat.W, None, ()))
    assert [
        "In trick 12 declarer requires a heart from West.",
        "In trick 12 declarer prohibits West to lead hearts or diamonds.",
        "In trick 12 declarer leaves West’s lead free.",
    ] == [say(wish_words(2, w, 3)) for w in wishes]


def test_a_right_to_bar_a_suit_waits_for_the_first_lead() -> None:
    path = golden("law_26/at-trick-five")
    history = acted_out(read_journal(read_text(path), path.name))
    owed = [bonds_of(s.table).owed for s in history.sittings if s.table.tricks]
    assert ((Seat.E, tuple(Suit)),) == owed[0]
    assert {Seat.E} == {seat for one in owed for seat, _ in one}
