"""Law 47: when a played card may come back."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Card, card
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.effects import BackToHand, Effect, MajorPenaltyCard, MinorPenaltyCard, Substituted
from bridgetable.views.words.prose import say
from tests.golden import LAWS, golden_of
from tests.laws.with_leads import EAST_WON, NORTH_WON, WEST_WON, in_play, keys, opening, settled


@frozen
class Ground:
    """A reason for which a played card may come back, and the clauses of the other laws that rest on it."""

    cite: str
    clauses: tuple[str, ...]


GROUNDS: tuple[Ground, ...] = (
    Ground(
        "47A",
        (
            "41A",
            "54D",
            "55B1",
            "55B2",
            "56B",
            "57A",
            "57D",
            "60B",
            "60C",
            "67A1",
            "67B2a",
            "67B3",
            "43B2a",
            "43B3",
            "80B2e",
            "14B4",
        ),
    ),
    Ground("47B", ("10B", "45E", "49", "52B2", "53A", "54E", "58B1", "58B2", "62B", "62C3", "62D1")),
    Ground("47C", ("45C4b", "46B")),
    Ground("47D", ("45D1", "47D", "58B3", "62C1", "62C2")),
    Ground("47E1", ("47E1",)),
    Ground("47E2a", ("47E2a",)),
    Ground("47F1", ("53B",)),
)
NO_GROUND = "47F2"


def ground_of(cite: str) -> str:
    """The part of Law 47 on which a withdrawal ordered by a clause rests; 47F2 when the card must stay played."""
    own = (g.cite for g in GROUNDS if cite.startswith((g.cite, *g.clauses)))
    return next(own, NO_GROUND)


def withdrawn(table: Table, effect: Effect) -> Card | None:
    """The card that an order takes out of a trick as it lay when the ruling began, if it takes any."""
    match effect:
        case BackToHand() | MajorPenaltyCard() | MinorPenaltyCard():
            played = any(p.card is effect.card for t in table.tricks for p in t.cards)
            return effect.card if played else None
        case Substituted():
            return effect.withdrawn
        case _:
            return None


@pytest.mark.parametrize("law", LAWS)
def test_every_question_of_a_told_ruling_names_each_option_once_and_every_card_taken_back_has_its_ground(
    law: str,
) -> None:
    # One acting out for the two: Law 10 on options, and this law.
    for path in golden_of(law):
        now = acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n"), path.name).now
        for case in (*now.ruled, *now.cases):
            for asked in case.progress.asked:
                assert asked.keys, (path.stem, asked.question)
                assert len(set(asked.keys)) == len(asked.keys), (path.stem, asked.question)
                assert all(option.title.template for option in asked.options), (path.stem, asked.question)
            for effect in case.progress.ordered:
                if withdrawn(case.base, effect) is not None:
                    assert NO_GROUND != ground_of(effect.cite), (path.stem, effect)


def test_what_no_law_takes_back_stays_played() -> None:
    assert "47F2" == ground_of("44C")


@pytest.mark.parametrize(
    ("cite", "ground"),
    [("54D", "47A"), ("62B", "47B"), ("45C4b", "47C"), ("62C1", "47D"), ("47E1", "47E1"), ("53B", "47F1")],
)
def test_a_withdrawal_rests_on_the_part_that_speaks_of_it(cite: str, ground: str) -> None:
    assert ground == ground_of(cite)


def test_a_misled_leader_takes_his_card_back_without_more() -> None:
    table = opening("E leads DQ", "S notices", "47E1 yes").table
    assert card("DQ") in table.hands[Seat.E]
    assert ((), ()) == (table.penalty_cards, table.obligations)
    assert Seat.W is table.turn


@pytest.mark.parametrize(
    ("won", "led", "asked"),
    [
        (WEST_WON, "E leads DA|S notices", "Did an opponent tell East that it was his lead?"),
        (EAST_WON, "S leads SA|W notices", "Did an opponent tell South that it was his lead?"),
        (EAST_WON, "N leads ST|W notices", "Did an opponent tell South that the lead was North’s?"),
    ],
)
def test_the_player_is_asked_what_he_was_told_of_his_own_hand_or_of_dummys(won: str, led: str, asked: str) -> None:
    (spoken,) = (f for f in in_play(won, led).cases[-1].progress.folded if f.decision.cite == "47E1")
    assert asked == say(spoken.decision.question)


def test_what_the_misled_leader_showed_is_for_his_own_side() -> None:
    (known,) = opening("E leads DQ", "S notices", "47E1 yes").table.information
    assert (Side.EW.seats, Side.NS.seats, "16C") == (known.may_use, known.may_not, known.cite)


def test_a_misled_lead_may_not_be_accepted_by_a_play() -> None:
    table = in_play(NORTH_WON, "E leads C4", "S plays C7", "E notices", "47E1 yes").table
    assert () == table.tricks[-1].cards
    assert Seat.N is table.turn
    assert card("C7") in table.hands[Seat.S]


def test_not_misled_the_lead_accepted_by_a_play_stands() -> None:
    table = in_play(NORTH_WON, "E leads C4", "S plays C7", "E notices", "47E1 no").table
    assert Seat.E is table.tricks[-1].leader
    assert [("ruled", "53A")] == settled(table)


def test_other_faults_of_a_misled_lead_lapse_with_it() -> None:
    table = in_play(NORTH_WON, "S leads SA", "E plays S5", "W notices SA", "47E1 yes").table
    assert [("ruled", "47E1"), ("lapsed", "47E1")] == settled(table)


LATER = (EAST_WON, "S leads D8", "E leads DT", "W plays D3", "E notices", "53B yes")


def test_after_an_opponents_change_a_later_player_may_change_too() -> None:
    assert ("47D", ("keep", "take back")) == keys(in_play(*LATER))


def test_a_card_taken_back_after_an_opponents_change_costs_nothing() -> None:
    table = in_play(*LATER, "47D take back").table
    assert card("D3") in table.hands[Seat.W]
    assert () == table.penalty_cards
    assert Seat.S is table.turn


def test_a_card_kept_after_an_opponents_change_stays_in_the_trick() -> None:
    table = in_play(*LATER, "47D keep").table
    assert card("D3") is table.tricks[-1].card_of(Seat.W)
    assert Seat.S is table.turn
