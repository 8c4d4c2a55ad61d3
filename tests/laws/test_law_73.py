"""Law 73: Communication, tempo and deception."""

from bridgetable.game.seats import Seat, Side
from bridgetable.session.sitting import Sitting
from tests.laws.with_calls import auction

HESITATED = (
    "N:1S E:P S:2S W:P N:P E:P",
    "E leads HA",
    "S plays H2",
    "W hesitates",
    "W plays HT",
    "N notices",
    "16B2 yes",
)


def ended(*answers: str) -> Sitting:
    """West hesitated over a card he had to play, and North, declarer, took eight tricks."""
    return auction("N", *HESITATED, "N plays H3", "N claims 8", "all agree", *answers)


def test_the_opponents_act_on_a_manner_at_their_own_risk() -> None:
    now = ended("16B3 misled", "73E2 no")
    assert (None, ()) == (now.pending, now.table.adjustments)


def test_an_innocent_player_misled_without_reason_gets_the_probable_result() -> None:
    now = ended("16B3 misled", "73E2 yes", "12C1b 3S by S 10")
    assert (170, "73E2") == (now.table.score_for(Side.NS), now.table.adjustments[0].cite)


def test_the_director_sees_all_three_conditions() -> None:
    now = ended("16B3 misled")
    assert now.pending is not None
    assert (3, ("no", "yes")) == (len(now.pending.criteria), now.pending.keys)


def test_an_alert_cannot_mislead_but_may_tell_partner_something() -> None:
    lines = ("N:1S E:P S:2C", "N alerts", "W:P N:3C", "W reserves rights", "E:P S:3S W:P N:P E:P")
    now = auction("N", *lines, "E leads HA", "N claims 8", "all agree")
    assert now.pending is not None
    assert ("nothing", "used") == now.pending.keys


def test_what_a_defender_hears_his_partner_explain_he_may_not_use() -> None:
    table = auction("N", "N:1S E:2H", "S asks about 2H", 'W explains 2H: "10-15, 6+ hearts"').table
    assert ((Seat.E,), "75A") == (table.information[-1].may_not, table.information[-1].cite)
