"""Whatever is called by whomever, with whatever answers: somebody can go on, and no law is broken by the program."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.formats.lawbook import lawbook
from bridgetable.game.boards import numbered
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Strain
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.obligations import MustPass, Scope
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase
from bridgetable.laws.common.calls import binds_in_auction, must_pass, must_repeat
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import CallTogether, ChangeCall, MakeCall
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, Waive
from bridgetable.session.history import begin
from bridgetable.session.notation import action, action_text
from bridgetable.session.sitting import Sitting

ENOUGH = 260
BOOK = frozenset(lawbook().by_id)
calls = st.one_of(
    st.sampled_from([PASS, PASS, PASS, DOUBLE, REDOUBLE]),
    st.builds(Bid, st.integers(1, 8), st.sampled_from(Strain)),
    st.builds(Bid, st.integers(1, 3), st.sampled_from(Strain)),
)
seats = st.sampled_from(SEATS)
wild = st.one_of(
    st.builds(MakeCall, seats, calls),
    st.builds(MakeCall, seats, calls),
    st.builds(ChangeCall, seats, calls),
    st.builds(CallTogether, seats, calls, seats, calls),
    st.builds(Notice, seats),
    st.builds(Waive, st.just("they asked")),
    st.builds(Forfeit, st.just("they waited")),
    st.builds(TakeBackRuling, st.sampled_from(["25", "27", "29", "31", "36", "37", "38"])),
)


def tame(now: Sitting, pick: int) -> Action | None:
    """What the rules ask for: an answer, the call that must be made, or a pass."""
    if now.pending is not None:
        return Reply(Answer(now.pending.cite, now.pending.keys[pick % len(now.pending.keys)]))
    table = now.table
    if table.phase is not Phase.AUCTION or table.turn is None:
        return None
    again = must_repeat(table, table.turn)
    return MakeCall(table.turn, again.call if again else PASS)


def checked(now: Sitting) -> Sitting:
    """The sitting, when nothing in it is against the book."""
    table = now.table
    assert table.contract is None or table.contract.bid.level <= 7
    if now.pending is not None:
        assert now.pending.options
        assert len(set(now.pending.keys)) == len(now.pending.keys)
    for case in (*now.ruled, *now.cases):
        cites = {e.cite for e in case.progress.ordered} | {
            c for o in case.progress.asked for x in o.options for c in x.cites
        }
        assert {c for c in cites if c not in BOOK and not any(i.startswith(c) for i in BOOK)} == set()
    return now


def done(now: Sitting, what: Action) -> Sitting:
    """The sitting after an action that reads as it is written, or the same when it could not be."""
    assert action(action_text(what)) == what
    try:
        return act(now, what)
    except BridgetableError:
        return now


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 99), st.lists(st.tuples(st.booleans(), wild, st.integers(0, 99)), max_size=40))
def test_an_auction_of_any_calls_comes_to_its_end(seed: int, steps: list[tuple[bool, Action, int]]) -> None:
    now = begin(numbered(seed % 16 + 1, shuffled(seed))).start
    for goes_wild, what, pick in steps:
        now = checked(done(now, what if goes_wild else tame(now, pick) or what))
    for _ in range(ENOUGH):
        asked = tame(now, 0)
        if asked is None:
            break
        now = checked(done(now, asked))
    assert now.table.phase is not Phase.AUCTION
    assert now.pending is None


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 99), st.lists(st.tuples(wild, st.integers(0, 99)), max_size=25))
def test_a_player_who_must_pass_is_told_so_for_any_other_call_at_his_turn(
    seed: int, steps: list[tuple[Action, int]]
) -> None:
    now = begin(numbered(seed % 16 + 1, shuffled(seed))).start
    for what, pick in steps:
        now = done(now, what)
        now = done(now, tame(now, pick) or what)
    table = now.table
    turn = table.turn if now.pending is None and table.phase is Phase.AUCTION else None
    if turn is not None and must_pass(table, turn) is not None:
        assert "37" == act(now, MakeCall(turn, Bid(7, Strain.NT))).table.irregularities[-1].law
        assert len(table.irregularities) == len(act(now, MakeCall(turn, PASS)).floor.irregularities)


def duties(now: Sitting) -> set[MustPass]:
    """The enforced passes that bind somebody's next turn, several of one player among them."""
    return {d for d in now.table.obligations if isinstance(d, MustPass) and binds_in_auction(d, now.table)}


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 99), st.lists(st.tuples(wild, st.integers(0, 99)), max_size=12))
def test_an_enforced_pass_lasts_for_one_turn_or_as_long_as_the_auction(
    seed: int, steps: list[tuple[Action, int]]
) -> None:
    now = begin(numbered(seed % 16 + 1, shuffled(seed))).start
    for what, pick in steps:
        now = done(now, what)
        now = done(now, Notice(SEATS[pick % 4]))
        while now.pending is not None:
            now = done(now, tame(now, pick) or what)
    while now.table.phase is Phase.AUCTION and now.table.turn is not None and now.pending is None:
        before, seat = now, now.table.turn
        now = act(now, tame(now, 0) or MakeCall(seat, PASS))
        # A call that is owed and is not what it must be opens a ruling, which has its own duties.
        if now.pending is not None or len(now.ruled) > len(before.ruled):
            return
        ended = {d for d in duties(before) if d.seat is seat and d.scope is Scope.NEXT_TURN}
        expected = duties(before) - ended if now.table.phase is Phase.AUCTION else set()
        assert expected == duties(now)
