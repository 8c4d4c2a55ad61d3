"""What is said, asked, explained or seen of a player leaves its mark: in the trail, on the timeline, at the call."""

from PySide6.QtWidgets import QApplication

from bridgetable.gui.auction.grid import AuctionBlock
from bridgetable.gui.paint.look import look_for
from bridgetable.gui.paint.theme import DARK
from bridgetable.views.table.auction_grid import auction_grid
from bridgetable.views.table.table_view import Sign
from bridgetable.views.table.timeline import timeline_for
from bridgetable.views.view import view_for
from tests.gui.told import AUCTION, HEAD, history_of

TALK = """S calls 1S
W hesitates
W calls Pass
N calls 2C
E asks about 2C
S explains 2C: "10+, 4+ clubs"
E remarks: "let me think"
"""


def test_it_stands_in_the_trail_and_on_the_timeline_with_a_sign_of_its_own() -> None:
    history = history_of(HEAD + TALK)
    trail = [(line.sign, line.text) for line in view_for(history).trail]
    assert [
        (Sign.HEARD, "West hesitates"),
        (Sign.HEARD, "East asks about 2♣"),
        (Sign.HEARD, "South explains 2♣: “10+, 4+ clubs”"),
        (Sign.HEARD, "East remarks: “let me think”"),
    ] == trail
    ticks = [tick.sign for tick in timeline_for(history).segments[0].ticks]
    plain, heard = Sign.PLAIN, Sign.HEARD
    assert [plain, heard, plain, plain, heard, heard, heard] == ticks


def test_an_explanation_that_is_known_to_be_wrong_is_irregular() -> None:
    told = HEAD + 'S calls 1S\nW calls Pass\nN calls 2C: "10+, 4+ clubs"\nS explains 2C: "asks for majors"\n'
    assert [Sign.IRREGULAR] == [line.sign for line in view_for(history_of(told)).trail]


def test_it_is_told_at_the_call_that_it_was_about_or_after_which_it_was_heard() -> None:
    calls = auction_grid(history_of(HEAD + TALK).now.table).calls
    assert [
        ("1♠", ("Then West hesitated",)),
        ("Pass", ()),
        ("2♣", ("East asked about 2♣", "South explained 2♣ as “10+, 4+ clubs”", "Then East said “let me think”")),
    ] == [(call.text, call.heard) for call in calls if call.number >= 0]


def test_what_is_heard_in_the_play_is_at_no_call() -> None:
    played = HEAD + AUCTION + "W leads CQ face down\nW faces CQ\nN plays C2\nE hesitates\n"
    assert {()} == {call.heard for call in auction_grid(history_of(played).now.table).calls}


def test_a_screen_reader_hears_it_with_the_call(qapp: QApplication) -> None:
    block = AuctionBlock(look_for(1080, DARK))
    block.show_auction(auction_grid(history_of(HEAD + TALK).now.table))
    assert "South: 1♠\nThen West hesitated." in block.accessibleName()
