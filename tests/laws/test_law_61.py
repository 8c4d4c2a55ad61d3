"""Law 61: what a revoke is."""

from bridgetable.game.cards import cards
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.laws.law_61_revoke import as_it_was, could_legally_play, revoke_of
from bridgetable.views.words.prose import say
from tests.laws.with_penalty_cards import SPADES
from tests.laws.with_revokes import EAST_RUFFS, HEARTS, NORTH_LEADS, after, keys, said

DIAMOND_REQUIRED = "W CQ C2 C3 CK|S D2 DA D5 D3|E drops DT|S notices|50D2 require D"
HEART_PROHIBITED = "W CQ C2 C3 CK|S D2 DA D5 D3|E drops H5|E drops H7|S notices|50D2 prohibit H"


def test_not_following_suit_when_able_is_a_revoke() -> None:
    (one,) = after(EAST_RUFFS).table.irregularities
    assert (Kind.REVOKE, Seat.E, 4, "44C") == (one.kind, one.seat, one.trick, one.required)


def test_not_following_suit_when_void_is_none() -> None:
    assert () == after("W DQ DA D2 D4|N S4 S5 SA S2|S SK S7 S6 SQ|S SJ D3 S8 D5").table.irregularities


def test_not_leading_a_suit_that_declarer_required_is_a_revoke() -> None:
    now = after(DIAMOND_REQUIRED, "W leads C4", deal=SPADES, contract="4S by S")
    one = now.table.irregularities[-1]
    assert (Kind.REVOKE, "50D2a") == (one.kind, one.required)


def test_leading_a_suit_that_declarer_prohibited_is_a_revoke() -> None:
    now = after(HEART_PROHIBITED, "W leads HT", deal=SPADES, contract="4S by S")
    one = now.table.irregularities[-1]
    assert (Kind.REVOKE, "51B1b") == (one.kind, one.required)


def test_a_prohibited_lead_is_still_known_when_the_other_side_has_played_to_the_next_trick() -> None:
    lines = "W HT H3 HK HA|S leads SA|S notices"
    now = after(HEART_PROHIBITED, lines, deal=SPADES, contract="4S by S")
    assert not [k for k in keys(now)[2:] if k.startswith("H")]


def test_the_facts_of_a_revoke_name_what_could_have_been_played() -> None:
    table = after(NORTH_LEADS, "N H2 D5 HQ H4", deal=HEARTS, contract="2S by S").table
    assert cards("HA H3") == frozenset(revoke_of(table, table.irregularities[0]).could_have)


def test_what_could_have_been_played_includes_what_was_played_since() -> None:
    table = after(EAST_RUFFS, "E D5 D8 D9 DK|N HQ H8 H5 H9").table
    assert cards("H8") == frozenset(revoke_of(table, table.irregularities[0]).could_have)


def test_what_was_required_is_said_while_it_is_known() -> None:
    now = after(DIAMOND_REQUIRED, "W leads C4|S notices", deal=SPADES, contract="4S by S")
    assert ["In trick 3 West played ♣4, which was not allowed.", "West must lead a diamond."] == said(now)


def test_what_was_required_is_not_guessed_afterwards() -> None:
    table = after(DIAMOND_REQUIRED, "W C4 C9 C6 C5|E leads HK", deal=SPADES, contract="4S by S").table
    assert revoke_of(table, table.irregularities[-1]).why is None


def test_quitted_tricks_are_not_turned_while_play_goes_on() -> None:
    assert "Quitted tricks stay face down until play has ended." in said(after(EAST_RUFFS, "E leads D5|S notices"))


def test_after_play_they_may_be_looked_at() -> None:
    now = after(EAST_RUFFS, "E D5 D8 D9 DK|S claims 8|all agree|S notices")
    assert [] == [say(s.words) for c in now.ruled for s in c.progress.said if "Quitted" in s.words.template]


def test_the_table_as_it_was_gives_back_what_was_played_since() -> None:
    table = after(EAST_RUFFS, "E leads D5").table
    then = as_it_was(table, 4, Seat.E)
    assert cards("SQ D5 H8") <= then.hands[Seat.E]
    assert 3 == len(then.tricks[-1].cards)


def test_the_table_as_it_was_has_penalty_cards_that_were_played_since() -> None:
    table = after("W DQ DA D2 D4|N leads S4|E drops SQ|S notices|E plays SQ|S plays SA|W plays S2").table
    assert ["SQ"] == [str(p.card) for p in as_it_was(table, 2, Seat.E).penalty_cards]
    assert cards("SQ") == frozenset(could_legally_play(table, 2, Seat.E))
