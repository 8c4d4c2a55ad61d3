"""Every kind of act by which somebody could interrupt a question that waits."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from types import UnionType
from typing import get_args

from bridgetable.game.auction import MAX_LEVEL
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.conditions import Session
from bridgetable.game.irregularities import Kind, Moment, Spectating
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import EnterResult, TellKnockout, TellSession
from bridgetable.session.calls.actions import CallTogether, ChangeCall, MakeCall
from bridgetable.session.cards.actions import (
    DesignateCard,
    FaceLead,
    LeadCard,
    PlayCard,
    ShowCard,
    SpreadHand,
    TakeBack,
)
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.conduct.actions import Misbehave, Spectate
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.director.actions import Notice, Reply, TimePasses
from bridgetable.session.notation import action as read_action
from bridgetable.session.notation import action_text
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore, TellField, TellOtherTable
from bridgetable.session.sitting import Sitting
from bridgetable.session.table.actions import TableAction
from bridgetable.session.talk.actions import OpenScreen, PassTray, ShowStop, TalkAction
from bridgetable.staging.regular import calls_or_plays
from bridgetable.staging.staged import stageable, staged
from tests.session.anything import deed, lying, which
from tests.session.anything_at_table import at_table
from tests.session.anything_claimed import answered, claimed
from tests.session.anything_said import mishandles, talks

Pick = Callable[[int], int]
IN_TURN, ANSWERS, TAKES_BACK = "acts in turn", "does what an option says", "takes back what the question is about"
ENDS = ("the auction ends", "the trick ends", "the play ends")
TRIED = 60
"""How often an act of one class is drawn before it counts as impossible."""


@cache
def classes(union: object = Action) -> frozenset[type]:
    """The classes of actions in a union."""
    parts = get_args(union) if isinstance(union, UnionType) else ()
    return frozenset(c for p in parts for c in classes(p)) if parts else frozenset({union})  # type: ignore[arg-type]


@cache
def interruptions() -> tuple[str, ...]:
    """The kinds of acts that can interrupt: the ends, what is regular or asked for, each class of action, each kind."""
    acts = sorted(c.__name__ for c in classes() - {Reply})
    return (*ENDS, IN_TURN, ANSWERS, TAKES_BACK, *acts, *(k.name for k in stageable()))


def by_name(name: str, sitting: Sitting, seat: Seat, pick: Pick) -> Action | None:
    """An act of this kind by a seat that can be written and read again; nothing when there is none."""
    found = of_kind(name, sitting, seat, pick)
    return found if found is not None and found == read_action(action_text(found)) else None


def of_kind(name: str, sitting: Sitting, seat: Seat, pick: Pick) -> Action | None:
    """An act of this kind by a seat, or by anybody where it is nobody's own."""
    table = sitting.table
    if name == IN_TURN:
        return in_turn(table, pick)
    if name == ANSWERS:
        return drawn(tuple(what_options_say(sitting)), pick)
    if name == TAKES_BACK:
        return drawn(tuple(what_is_asked_about(sitting, seat)), pick)
    if name in Kind.__members__:
        return staged(Kind[name], sitting, pick)
    found = next((a for _ in range(TRIED) for a in (anything(name, table, seat, pick),) if is_by(a, name, seat)), None)
    return found if found is not None else next((a for a in besides(table, seat, pick) if is_by(a, name, seat)), None)


def drawn(acts: tuple[Action, ...], pick: Pick) -> Action | None:
    """One of these acts, if there are any."""
    return acts[pick(len(acts))] if acts else None


def is_by(action: Action | None, name: str, seat: Seat) -> bool:
    """Whether this is an act of this name by this seat, or by nobody in particular."""
    return type(action).__name__ == name and getattr(action, "seat", seat) is seat


def in_turn(table: Table, pick: Pick) -> Action | None:
    """The regular call or card of whoever is on turn; in the auction a pass as often as a call."""
    if table.phase is Phase.SUSPENDED:
        return None
    if table.phase is Phase.AUCTION and table.turn is not None and pick(2):
        return MakeCall(table.turn, PASS)
    return calls_or_plays(table)


def what_options_say(sitting: Sitting) -> Iterator[Action]:
    """The acts that are an answer to the question that waits."""
    decision, table = sitting.pending, sitting.table
    for one in decision.acts if decision is not None else ():
        hand = sorted(table.hands[one.hand])
        made = (MakeCall(one.hand, call) for call in every_call() if not one.key or str(call) == one.key)
        keys = {one.key} if one.key else set(decision.keys if decision is not None else ())
        match one.kind.value:
            case "call":
                yield from (c for c in made if one.key or str(c.call) in keys)
            case "spread":
                yield SpreadHand(one.hand)
                yield from (ShowCard(one.hand, c) for c in hand[:1])
            case _:
                cards = [c for c in hand if one.key or str(c) in keys]
                yield from (act(one.hand, c) for c in cards for act in (PlayCard, LeadCard))
    if decision is not None and isinstance(decision.by, Seat):
        own = (decision.by, decision.by.partner)
        yield from (PlayCard(s, c) for s in own for c in sorted(table.hands[s]) if str(c) in decision.keys)


def every_call() -> tuple[Call, ...]:
    """Every call that somebody could make."""
    return (PASS, DOUBLE, REDOUBLE, *(Bid(n, s) for n in range(1, MAX_LEVEL + 1) for s in Strain))


def what_is_asked_about(sitting: Sitting, seat: Seat) -> Iterator[Action]:
    """The cards that this seat could take back, and the call that he could change."""
    table = sitting.table
    yield from (TakeBack(p.seat, p.card) for p in lying(table) if p.seat is seat)
    if table.phase is Phase.AUCTION:
        yield from (ChangeCall(seat, m.call) for m in table.auction.made)


def anything(name: str, table: Table, seat: Seat, pick: Pick) -> Action | None:
    """An act of the family to which this name belongs."""
    cards = sorted(table.hands[seat])
    if name in {c.__name__ for c in classes(ClaimAction)}:
        return answered(seat, pick) if pick(2) or not cards else claimed(table, seat, cards[pick(len(cards))], pick)
    if not cards:
        return None
    card = which(table, seat, cards, pick)
    if name in {c.__name__ for c in classes(TableAction)}:
        return at_table(table, seat, card, pick)
    if name in {c.__name__ for c in classes(TalkAction)}:
        return talks(table, seat, pick)
    if name in {c.__name__ for c in classes(DealAction)}:
        return mishandles(table, seat, card, pick)
    return deed(table, seat, card, cards, pick)


def besides(table: Table, seat: Seat, pick: Pick) -> Iterator[Action]:
    """The acts that nothing else draws."""
    calls = every_call()
    call, other = calls[pick(len(calls))], SEATS[pick(4)]
    own = [m.call for m in table.auction.made if m.seat is seat]
    yield ChangeCall(seat, calls[calls.index(own[-1]) + 1] if own and pick(2) and own[-1] in calls[:-1] else call)
    yield CallTogether(seat, PASS, other if other is not seat else seat.lho, call)
    yield Misbehave(seat, ("74B1", "74B4", "74C3", "73B2")[pick(4)])
    yield Spectate(seat, tuple(Spectating)[pick(len(Spectating))], other, "look")
    yield from (AgreeOnTricks(pick(14)), CountTricks(seat, pick(14), "I have counted"), EnterScore(seat, 420))
    yield from (TellOtherTable(10 * pick(60)), TellField((420, 420, 50)), TellKnockout(), EnterResult("A6040"))
    yield TellSession(Session(seat.side, Fraction(50 + pick(20)), 9))
    yield TimePasses(tuple(Moment)[pick(len(Moment))])
    yield from (ShowStop(seat), PassTray(seat), OpenScreen(seat))
    yield Notice(seat)
    yield from (FaceLead(e.seat, e.card) for e in table.face_down)
    yield from (DesignateCard(seat, c) for c in sorted(table.hands[seat])[:1])
    yield from (TakeBack(p.seat, p.card) for p in lying(table) if p.seat is seat)
