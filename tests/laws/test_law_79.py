"""Law 79: who counts what, and when he says so; and the other rights that end at the same moments."""

import pytest
from attrs import evolve

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.claims import ClaimStage
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind, Moment, Stage
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Claimed
from bridgetable.laws.law_69_agreed_claim import is_in_time
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Notice, Reply, TimePasses
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from tests.golden import golden


def played(name: str = "law_79/79A1-agreed", count: int = 52) -> Sitting:
    """The sitting of a golden ruling after so many actions: 52 cards, and ten tricks for South in four spades."""
    path = golden(name)
    return acted_out(read_journal(read_text(path), path.name)).after(count)


def after(*actions: Action | str) -> Sitting:
    now = played()
    for one in actions:
        now = act(now, action(one) if isinstance(one, str) else one)
    return now


def asked(now: Sitting) -> str:
    return "" if now.pending is None else now.pending.cite


@pytest.mark.parametrize("moment", [None, *Moment])
def test_a_disagreement_is_ruled_by_when_it_is_said(moment: Moment | None) -> None:
    before = () if moment is None else (TimePasses(moment),)
    now = after(*before, "E counts 9 tricks")
    match moment:
        case Moment.ROUND_ENDED:
            assert asked(now) == "79B3"
        case Moment.CORRECTION_OVER:
            assert ("", ("92B",)) == (asked(now), now.ruled[-1].progress.said[-1].cites)
        case _:
            assert asked(now) == "79B2"


@pytest.mark.parametrize("moment", [None, *Moment])
def test_an_error_in_the_score_is_corrected_until_the_correction_period_is_over(moment: Moment | None) -> None:
    now = after("N enters NS +650", *(() if moment is None else (TimePasses(moment),)), Notice(Seat.E))
    late = moment is Moment.CORRECTION_OVER
    assert ("79C2" if late else "", 650 if late else 620) == (asked(now), now.table.score_for(Side.NS))


@pytest.mark.parametrize("seat", [Seat.E, Seat.W])
@pytest.mark.parametrize("moment", [None, *Moment])
def test_agreement_to_a_claim_is_established_by_a_call_of_ones_side_or_the_end_of_the_round(
    moment: Moment | None, seat: Seat
) -> None:
    claim = Claimed(Seat.S, 4, stage=ClaimStage.AGREED)
    table = evolve(played().table, claim=claim, moments=frozenset() if moment is None else frozenset({moment}))
    over = moment in {Moment.EW_CALLED_NEXT, Moment.ROUND_ENDED, Moment.CORRECTION_OVER}
    assert (not over) == is_in_time(table, claim, seat)


@pytest.mark.parametrize(("count", "side"), [(9, Side.NS), (11, Side.EW)])
def test_nobodys_score_is_raised_in_doubt_after_the_round(count: int, side: Side) -> None:
    """QBA-122."""
    now = after("round ended", f"E counts {count} tricks")
    for key, expected in (("stands", []), ("lowered", [side])):
        end = act(now, Reply(Answer("79B3", key))).table
        change = {one: (end.score_for(one) or 0) - (now.table.score_for(one) or 0) for one in Side}
        assert expected == [one for one in Side if change[one] < 0]
        assert [] == [one for one in Side if change[one] > 0]


def test_what_the_players_agree_on_is_scored_until_somebody_disagrees() -> None:
    wrong = after("all agree on 11 tricks")
    assert (650, [Kind.TRICKS_MISCOUNTED]) == (
        wrong.table.score_for(Side.NS),
        [i.kind for i in wrong.table.irregularities],
    )
    right = act(wrong, action("all agree on 10 tricks"))
    assert (620, [Stage.LAPSED]) == (right.table.score_for(Side.NS), [i.stage for i in right.table.irregularities])


def test_a_ruling_on_the_score_takes_the_place_of_the_score_entered() -> None:
    now = after("N enters NS +650", "round ended", "E counts 9 tricks", Reply(Answer("79B3", "lowered")))
    assert (None, -100, -620) == (now.table.entered, *(now.table.score_for(side) for side in Side))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("E counts 10 tricks", "10 is the number recorded, so nobody disagrees"),
        ("other table: 4S S +420", "4♠ by South cannot come to \\+420 points on this board"),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_reason(line: str, why: str) -> None:
    with pytest.raises(ImpossibleAction, match=why):
        act(played(), action(line))


@pytest.mark.parametrize("line", ["all agree on 10 tricks", "E counts 9 tricks", "N enters NS +620"])
def test_nothing_is_settled_before_play_has_ended_or_while_the_director_rules(line: str) -> None:
    with pytest.raises(ImpossibleAction):
        act(played(count=51), action(line))
    with pytest.raises(ImpossibleAction):
        act(after("E counts 8 tricks"), action(line))
