"""The screen across the table: where the tray lies, which calls each side sees, and when the screen is open."""

import pytest

from bridgetable.formats.journal import JournalError, acted_out, read_journal
from bridgetable.game.screens import BESIDE_SCREEN, is_open, may_see_call, passed_by, screenmate, tray_lies_with
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.session.director.actions import Notice
from bridgetable.session.history import History
from bridgetable.views.table.table_view import ScreenView, TableView
from bridgetable.views.table.timeline import timeline_for
from bridgetable.views.view import named_steps, view_for

HEAD = """bridgetable 1
book: 2017
screens: yes
dealer: W
deal: N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763
{contract}
"""


def played(actions: str, contract: str = "") -> History:
    """The history after some actions at a table with a screen, West the dealer."""
    return acted_out(read_journal(HEAD.format(contract=contract) + actions))


def table_after(actions: str, contract: str = "") -> Table:
    """The table after some actions."""
    return played(actions, contract).now.table


def seen(actions: str, eye: Seat, contract: str = "") -> TableView:
    """What a player sees after some actions."""
    return view_for(played(actions, contract), eye)


def calls_seen(actions: str, eye: Seat) -> str:
    """The calls in the grid of a player, with the sign of the turn."""
    return " ".join(call.text for call in seen(actions, eye).auction.calls)


def with_tray(actions: str) -> str:
    """The players with whom the tray lies."""
    table = table_after(actions)
    return "".join(str(s) for s in SEATS if tray_lies_with(table, s))


def test_north_and_east_sit_on_one_side() -> None:
    assert [Seat.E, Seat.N, Seat.W, Seat.S] == [screenmate(seat) for seat in SEATS]


def test_the_tray_begins_with_the_dealer_and_goes_beneath_the_screen_when_it_is_passed() -> None:
    assert ["SW", "NE", "NE", "SW"] == [
        with_tray(""),
        with_tray("W calls Pass\nW passes the tray\n"),
        with_tray("W calls Pass\nN calls 1S\nE calls Pass\n"),
        with_tray("W calls Pass\nN calls 1S\nE calls Pass\nN passes the tray\n"),
    ]


def test_a_call_at_its_turn_across_the_screen_says_that_north_or_south_passed_the_tray() -> None:
    table = table_after("W calls Pass\nN calls 1S\nE calls Pass\n")
    assert [Seat.S, None, None] == [passed_by(table, place) for place in range(3)]


def test_a_call_without_the_tray_stays_on_its_side_until_the_tray_has_come_and_gone() -> None:
    early = "N calls 1S\nW calls Pass\n"
    assert [False, True, False] == [
        may_see_call(table_after(early), 0, Seat.S),
        may_see_call(table_after(early), 0, Seat.E),
        may_see_call(table_after(early + "W passes the tray\n"), 0, Seat.S),
    ]


def test_the_tray_is_passed_by_a_player_on_its_side_alone_and_only_where_there_is_a_screen() -> None:
    with pytest.raises(JournalError, match="does not lie before North"):
        played("W calls Pass\nN passes the tray\n")
    with pytest.raises(JournalError, match="no screen"):
        acted_out(read_journal(HEAD.format(contract="").replace("screens: yes\n", "") + "W passes the tray\n"))


def test_the_screen_is_opened_when_the_auction_is_over_and_once() -> None:
    with pytest.raises(JournalError, match="until the auction is over"):
        played("W calls Pass\nW opens the screen\n")
    with pytest.raises(JournalError, match="opened once"):
        played("N opens the screen\nN opens the screen\n", "contract: 4S by N\n")


def test_the_screen_is_open_once_the_right_defender_has_led() -> None:
    contract = "contract: 4S by N\n"
    assert [False, False, True, True] == [
        is_open(table_after("", contract)),
        is_open(table_after("W leads C7\n", contract)),
        is_open(table_after("E leads H9\n", contract)),
        is_open(table_after("N opens the screen\n", contract)),
    ]


# --- who sees and hears what -----------------------------------------------------------------------------------------


def test_calls_are_seen_by_the_screenmate_alone_until_the_tray_goes() -> None:
    bidding = "W calls Pass\nN calls 1S\nE calls 2H\n"
    passed = bidding + "N passes the tray\n"
    assert ["Pass 1♠ 2♥ ?", "Pass ?", "Pass 1♠ 2♥ ?"] == [
        calls_seen(bidding, Seat.N),
        calls_seen(bidding, Seat.S),
        calls_seen(passed, Seat.S),
    ]


def test_a_card_that_went_back_behind_the_screen_hides_no_call() -> None:
    dropped = "N calls 1S\nE drops HA\nN notices\nE calls 2H\nN passes the tray\n"
    dealt_by_north = HEAD.format(contract="").replace("dealer: W", "dealer: N") + dropped
    grid = view_for(acted_out(read_journal(dealt_by_north)), Seat.S).auction
    assert ["1♠", "2♥", "?"] == [call.text for call in grid.calls]


def test_a_call_put_right_behind_the_screen_is_never_seen_beyond_it() -> None:
    righted = "W calls Pass\nN calls 1S\nE calls 1H\nN notices\nE calls 2H\nN passes the tray\nS calls Pass\n"
    assert ["Pass 1♠ 1♥ 2♥ ?", "Pass 1♠ 2♥ Pass ?"] == [calls_seen(righted, Seat.E), calls_seen(righted, Seat.W)]
    beyond = seen(righted, Seat.W)
    assert [] == [line.text for line in beyond.trail]
    assert "27" not in {call.law for call in beyond.auction.calls}


def test_a_change_of_call_put_right_behind_the_screen_is_never_seen_nor_told_beyond_it() -> None:
    changed = "W calls Pass\nN calls 1S\nN changes to 2S\nE notices\n25A no\nE calls 2H\nS calls Pass\n"
    assert "Pass 1♠ 2♠ 2♥ ?" == calls_seen(changed, Seat.E)
    assert "Pass 1♠ 2♥ Pass ?" == calls_seen(changed, Seat.S)
    history = played(changed)
    assert "2♠" not in str((view_for(history, Seat.S), named_steps(history, Seat.S), timeline_for(history, Seat.S)))


def test_the_panel_of_a_player_beyond_the_screen_says_nothing_of_what_is_ruled_on_the_other_side() -> None:
    ruled = "W calls Pass\nN calls 1S\nE calls 1H\nN notices\n"
    here, beyond = seen(ruled, Seat.N), seen(ruled, Seat.S)
    assert here.trail
    assert (True, (), (), None) == (bool(here.closing or here.facts), beyond.trail, beyond.facts, beyond.closing)


def test_undo_and_the_timeline_tell_a_player_nothing_of_what_was_done_beyond_the_screen() -> None:
    wrong = played("W calls Pass\nN calls 1S\nE calls 1H\n")
    asked = "W calls Pass\nN calls 2H\nE asks about 2H\n"
    told = [
        (
            *named_steps(history, eye),
            "".join(tick.sign.name[0] for tick in timeline_for(history, eye).segments[0].ticks),
        )
        for history in (wrong, wrong.act(Notice(Seat.N)), wrong.undo(), played(asked))
        for eye in (Seat.N, Seat.S)
    ]
    assert told == [
        ("East calls 1♥", "", "PPI"),
        ("", "", "PPP"),
        ("North notices", "", "PPIR"),
        ("", "", "PPPP"),
        ("North calls 1♠", "East calls 1♥", "PPI"),
        ("", "", "PPP"),
        ("East asks about 2♥", "", "PPH"),
        ("", "", "PPP"),
    ]


def test_the_plate_of_an_offender_is_marked_on_his_side_of_the_screen_alone() -> None:
    wrong = "W calls Pass\nN calls 1S\nE calls 1H\n"
    pills = [seen(wrong, eye).plates[Seat.E].pill for eye in (Seat.N, Seat.S)]
    assert ["INSUFFICIENT", ""] == pills


def test_an_alert_and_a_written_answer_come_to_the_screenmate_alone() -> None:
    said = (
        'W calls Pass\nN calls 2H\nN alerts\nE asks about 2H\nN explains 2H: "weak"\nE calls Pass\nN passes the tray\n'
    )
    mate, beyond = seen(said, Seat.E).auction.calls[1], seen(said, Seat.S).auction.calls[1]
    assert [(True, "weak"), (False, "")] == [(mate.alerted, mate.told), (beyond.alerted, beyond.told)]
    assert [True, False] == [any(seen(said, eye).signs[Seat.N]) for eye in (Seat.E, Seat.S)]


def test_partner_learns_nothing_from_what_is_written_to_a_screenmate_but_hears_a_remark() -> None:
    table = table_after('W calls Pass\nN calls 2H\nE asks about 2H\nN explains 2H: "weak"\nN remarks: "sorry"\n')
    assert [(i.source in BESIDE_SCREEN, i.may_not) for i in table.information] == [
        (True, ()),
        (True, ()),
        (False, (Seat.S,)),
    ]


def test_to_explain_ones_own_call_to_a_screenmate_is_no_irregularity() -> None:
    assert () == table_after('W calls Pass\nN calls 2H\nE asks about 2H\nN explains 2H: "weak"\n').irregularities


def test_a_lead_faced_behind_the_closed_screen_is_seen_on_its_side_alone() -> None:
    led, contract = "W leads C7\n", "contract: 4S by N\n"
    lying = [seen(led, eye, contract).trick.cards[Seat.W] is not None for eye in SEATS]
    assert [False, False, True, True] == lying
    assert all(seen(led + "N opens the screen\n", eye, contract).trick.cards[Seat.W] for eye in SEATS)


def test_a_table_without_a_screen_has_none_in_its_view() -> None:
    plain = acted_out(read_journal(HEAD.format(contract="").replace("screens: yes\n", "") + "W calls Pass\n"))
    assert [None, ScreenView(is_open=False, tray=(Seat.S, Seat.W))] == [
        view_for(plain).screen,
        view_for(played("W calls Pass\n")).screen,
    ]


def test_the_plaque_says_once_that_there_is_a_screen() -> None:
    lines = seen("W calls Pass\nW passes the tray\n", Seat.N).plaque.lines
    assert ["screen closed, tray with NE"] == [line for line in lines if "creen" in line]


def test_a_hand_spread_too_early_does_not_open_the_screen() -> None:
    assert not is_open(table_after("S spreads\n", "contract: 4S by N\n"))
