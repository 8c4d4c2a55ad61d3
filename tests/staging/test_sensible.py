"""People who do nothing irregular bid and play as one learns it."""

from collections.abc import Iterator

import pytest

from bridgetable.formats.journal import Journal
from bridgetable.game.boards import numbered
from bridgetable.game.calls import PASS
from bridgetable.game.cards import Suit
from bridgetable.game.deals import deal, shuffled
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.notation import action
from bridgetable.staging.bidding import sensible_call
from bridgetable.staging.choice import Pick
from bridgetable.staging.meanings import is_artificial
from bridgetable.staging.play import sensible_card
from bridgetable.staging.regular import goes_on
from bridgetable.staging.staged import TRIED, by_these

DEAL = "N:AKQ2.K83.A75.964 T98.AQT4.K92.J72 J7643.J52.QJ4.KQ 5.976.T863.AT853"


def table_after(*lines: str, hands: str = DEAL, board: int = 1) -> Table:
    sitting = Journal(numbered(board, deal(hands))).start
    for line in lines:
        sitting = act(sitting, action(line))
    return sitting.table


def call_of(*lines: str, hands: str = DEAL, board: int = 1) -> str:
    table = table_after(*lines, hands=hands, board=board)
    assert table.turn is not None
    return str(sensible_call(table, table.turn))


@pytest.mark.parametrize(
    ("north", "call"),
    [
        ("AKQ2.K83.A75.964", "1NT"),
        ("AKQ32.K83.75.964", "1S"),
        ("A432.K8.75.AQ964", "1C"),
        ("AKQ2.K8.AQ75.K64", "2NT"),
        ("KQJ432.83.75.964", "2S"),
        ("2.KQJ8432.75.964", "3H"),
        ("Q432.K83.Q75.964", "Pass"),
    ],
)
def test_the_opening_bid_shows_the_hand(north: str, call: str) -> None:
    rest = sorted({f"{s}{r}" for s in "SHDC" for r in "AKQJT98765432"} - held(north))
    others = [hand(rest[n::3]) for n in range(3)]
    assert call == call_of(hands=f"N:{north} {' '.join(others)}")


def held(text: str) -> set[str]:
    return {f"{suit}{rank}" for suit, ranks in zip("SHDC", text.split("."), strict=True) for rank in ranks}


def hand(cards: list[str]) -> str:
    return ".".join("".join(c[1] for c in cards if c[0] == suit) for suit in "SHDC")


def test_partner_bids_what_both_hands_are_worth() -> None:
    assert "2H" == call_of("N calls 1NT", "E calls pass")  # five spades
    assert "2S" == call_of("N calls 1NT", "E calls pass", "S calls 2H", "W calls pass")
    transfer = ("N calls 1NT", "E calls pass", "S calls 2H", "W calls pass", "N calls 2S", "E calls pass")
    assert "3NT" == call_of(*transfer)
    assert "4S" == call_of(*transfer, "S calls 3NT", "W calls pass")
    assert "3S" == call_of("N calls 1S", "E calls pass")
    assert "Pass" == call_of("N calls 1S", "E calls pass", "S calls 3S")


@pytest.mark.parametrize(
    ("calls", "north", "call", "artificial"),
    [
        ("", "AKQ2.AKQ8.AK2.64", "2C", True),
        ("", "AKQ2.AK8.AQ2.K64", "2C", True),
        ("2C P", "32.J832.Q432.964", "2D", True),
        ("2C P 2D P", "AKQ2.AK8.AQ2.K64", "2NT", False),
        ("1NT P", "AQ32.K832.4.Q964", "2C", True),
        ("1NT P 2C P", "AQ2.K83.KJ4.QT64", "2D", True),
        ("1NT P 2C P 2S P", "AQ32.K832.4.Q964", "4S", False),
        ("1NT P", "32.KJ832.Q43.964", "2D", True),
        ("1D", "AQJ32.KJ832.4.64", "2D", True),
        ("1S", "4.64.AQJ32.KJ832", "2NT", True),
        ("1H 1S", "4.K832.AQ32.Q964", "2S", True),
        ("1H 1S", "4.K832.A432.T964", "2H", False),
        ("1D 1H P", "A4.K832.Q32.Q964", "2D", True),
    ],
)
def test_a_convention_shows_the_hand_and_is_alerted(calls: str, north: str, call: str, *, artificial: bool) -> None:
    rest = sorted({f"{s}{r}" for s in "SHDC" for r in "AKQJT98765432"} - held(north))
    hands = f"N:{north} {' '.join(hand(rest[n::3]) for n in range(3))}"
    said = calls.split()
    lines = [f"{'NESW'[(n - len(said)) % 4]} calls {one}" for n, one in enumerate(said)]
    board = 1 + -len(said) % 4  # Of the dealer from whom on North is next.
    table = table_after(*lines, hands=hands, board=board)
    assert table.turn is Seat.N
    assert call == str(sensible_call(table, Seat.N))
    after = table_after(*lines, f"N calls {call}", hands=hands, board=board)
    assert artificial is is_artificial(after, Seat.N, sensible_call(table, Seat.N))


@pytest.mark.parametrize(
    ("calls", "north", "call"),
    [
        ("1D P 1H P 2NT P", "QT98.AK84.T92.62", "3NT"),  # with 18 points opposite
        ("1D P 1S P 3D P", "AQ652.T73.Q2.J72", "3NT"),
        ("1D P 1S P 3D P", "A9652.T73.92.872", "Pass"),
        ("1C P 1H P 1NT P", "A52.KT732.92.872", "Pass"),
        ("1S P 1NT P", "AKT65.KJ95.62.K6", "2H"),
        ("1S P 2C P", "AKQ84.AT954.Q5.J", "2H"),
        ("1H P 3H P", "QJ3.AKQJ53.AQ5.4", "4H"),
        ("1C P 1H P 3C P", "A52.AKT73.KJ2.J8", "6NT"),
        ("1D 1S", "J2.K43.KQT8.KQ64", "3NT"),  # no spade stopped, but nothing better
        ("1C 1S", "J2.K43.KQT84.KQ6", "2D"),
        ("2S X P", "653.754.T.987632", "3C"),
        ("1S X 2S", "653.754.T.987632", "Pass"),
        ("1H", "AQ64.8.K983.AJ42", "X"),
        ("1NT P 2D", "AQ64.83.82.AQJ42", "Pass"),
    ],
)
def test_partner_is_taken_at_his_word(calls: str, north: str, call: str) -> None:
    said = calls.split()
    lines = [f"{'NESW'[(n - len(said)) % 4]} calls {one}" for n, one in enumerate(said)]
    rest = sorted({f"{s}{r}" for s in "SHDC" for r in "AKQJT98765432"} - held(north))
    hands = f"N:{north} {' '.join(hand(rest[n::3]) for n in range(3))}"
    assert call == call_of(*lines, hands=hands, board=1 + -len(said) % 4)


def test_a_strong_hand_calls_again_when_partner_has_passed() -> None:
    hands = "N:AKQ2.A5.9.AKT832 T53.KJ873.KQ7.96 876.Q6.AT64.QJ75 J94.T942.J8532.4"
    assert "3C" == call_of("N calls 1C", "E calls 1H", "S calls pass", "W calls pass", hands=hands)


def play_of(*lines: str) -> str:
    table = table_after("N calls 1NT", "E calls pass", "S calls pass", "W calls pass", *lines)
    assert table.turn is not None
    return str(sensible_card(table, table.turn))


def test_the_lead_is_the_fourth_best_of_the_longest_suit() -> None:
    assert "H4" == play_of()


def test_second_hand_plays_low_third_hand_high_and_the_last_as_cheaply_as_it_wins() -> None:
    assert "H2" == play_of("E leads H4")
    assert "H9" == play_of("E leads H4", "S plays H2")
    assert "HK" == play_of("E leads H4", "S plays H2", "W plays H9")


def test_the_top_of_what_wins_is_kept_for_when_it_is_needed() -> None:
    assert "H3" == play_of("E leads H4", "S plays HJ", "W plays H6")


def test_third_hand_wins_over_a_card_of_the_opponents_next_to_its_own() -> None:
    hands = "N:Q5.AKJ5.QJ6.KT63 AT97.T8.T93.AQ82 863.Q942.K542.J7 KJ42.763.A87.954"
    calls = [
        f"{seat} calls {call}" for seat, call in zip("ESWNESW", ["Pass"] * 3 + ["1NT"] + ["Pass"] * 3, strict=True)
    ]
    plays = ["E leads S7", "S plays S3", "W plays SK", "N plays S5", "W leads S2", "N plays SQ"]
    assert "SA" == str(sensible_card(table_after(*calls, *plays, hands=hands, board=2), Seat.E))


def test_the_longest_suit_is_shown_first() -> None:
    hands = "N:2.62.AQT3.AQ9842 J98.83.K8754.J75 AKT65.KJ95.62.K6 Q743.AQT74.J9.T3"
    assert "1S" == call_of("N calls 1C", "E calls pass", hands=hands)


@pytest.mark.parametrize("seed", range(20))
def test_no_side_bids_above_what_it_holds_by_far(seed: int) -> None:
    sitting = Journal(numbered(seed % 16 + 1, shuffled(seed))).start
    while (done := goes_on(sitting, lambda _: 0)) is not None:
        sitting = act(sitting, done)
    contract = sitting.table.contract
    assert contract is None or contract.tricks_needed - sitting.table.tricks_won(contract.declarer.side) <= 4


def test_as_many_acts_are_tried_as_is_said() -> None:
    tried: list[Action] = []

    def acts(table: Table, _pick: Pick) -> Iterator[Action]:
        for _ in range(TRIED + 5):
            tried.append(MakeCall(table.board.dealer, PASS))
            yield tried[-1]

    sitting = Journal(numbered(1, deal(DEAL))).start
    assert by_these(Kind.REVOKE, acts, sitting, lambda _: 0) is None
    assert TRIED == len(tried)


@pytest.mark.parametrize(
    ("calls", "west", "card"),
    [
        ("1S P 3S P P P", "7.9743.AJ97653.J", "CJ"),  # to ruff
        ("1S P 3S P P P", "A952.9743.AJ96.J", "H3"),  # rather than from four trumps
        ("1C P 1D P 2NT P 3NT P P P", "J7.A92.J984.QJT3", "CQ"),
        ("1D P 3NT P P P", "T53.864.9754.K83", "S3"),  # not the suit that they have bid
        ("1NT P 2D P 2H P P P", "764.T7.QJ9762.A4", "DQ"),  # which a transfer does not show
        ("1NT P P P", "864.QJ4.52.A9863", "C6"),
    ],
)
def test_the_lead_is_what_the_auction_makes_of_the_hand(calls: str, west: str, card: str) -> None:
    rest = sorted({f"{s}{r}" for s in "SHDC" for r in "AKQJT98765432"} - held(west))
    hands = f"W:{west} {' '.join(hand(rest[n::3]) for n in range(3))}"
    lines = [f"{'SWNE'[n % 4]} calls {one}" for n, one in enumerate(calls.split())]
    assert card == str(sensible_card(table_after(*lines, hands=hands, board=3), Seat.W))


def plays(*tricks: str) -> list[str]:
    """The lines by which these tricks are played: the leader, then four cards."""
    lines = []
    for leader, *cards in (trick.split() for trick in tricks):
        lines += [f"{'NESW'[('NESW'.index(leader) + n) % 4]} plays {card}" for n, card in enumerate(cards)]
    return lines


def test_declarer_plays_a_suit_that_runs_to_its_end() -> None:
    hands = "N:9.7.AKQJT76.Q854 QT2.643.542.AJ93 AK53.KT2.983.K72 J8764.AQJ985..T6"
    calls = [f"{seat} calls {call}" for seat, call in zip("SWNESWNE", "1C 2C 2D 3C 3NT P P P".split(), strict=True)]
    tricks = plays("W CT CQ CA C2", "E C3 CK C6 C4", "S D3 H5 DT D2", "N DA D4 D8 S4", "N DK D5 D9 H8")
    assert "DQ" == str(sensible_card(table_after(*calls, *tricks, hands=hands, board=3), Seat.N))


def test_declarer_does_not_ruff_what_dummy_wins() -> None:
    hands = "N:K7532.654.K654.A QT984.3.AQ2.KQJ9 J6.AKJT98.73.852 A.Q72.JT98.T7643"
    calls = [f"{seat} calls {call}" for seat, call in zip("SWNESWN", "2H P P 2S P P P".split(), strict=True)]
    tricks = plays("S HA H2 H4 H3", "S HK H7 H5 S4", "E DA D3 D8 D4", "E CK C2 C3 CA", "N H6")
    card = sensible_card(table_after(*calls, *tricks, hands=hands, board=3), Seat.E)
    assert card.suit not in {Suit.S, Suit.H}


def test_dummy_wins_where_declarer_has_one_small_card() -> None:
    hands = "N:KQ92.AK6.K72.AJT 7.J8542.986.9763 AJT8654.9.J.K842 3.QT73.AQT543.Q5"
    calls = [f"{seat} calls {call}" for seat, call in zip("SWNESW", "3S P 4S P P P".split(), strict=True)]
    table = table_after(*calls, "W plays H3", hands=hands, board=3)
    assert "HK" == str(sensible_card(table, Seat.N))
