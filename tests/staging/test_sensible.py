"""People who do nothing irregular bid and play as one learns it."""

from collections.abc import Iterator

import pytest

from bridgetable.formats.journal import Journal
from bridgetable.game.boards import numbered
from bridgetable.game.calls import PASS
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


def test_a_strong_hand_calls_again_when_partner_has_passed() -> None:
    hands = "N:AKQ2.A5.9.AKT832 T53.KJ873.KQ7.96 876.Q6.AT64.QJ75 J94.T942.J8532.4"
    assert "2C" == call_of("N calls 1C", "E calls 1H", "S calls pass", "W calls pass", hands=hands)


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
