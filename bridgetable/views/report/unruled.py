"""The matters that a law settles without a ruling, and the notices that lead to nothing, each with its clause."""

from collections.abc import Iterator

from bridgetable.game.auction import Reached
from bridgetable.game.calls import PASS, REDOUBLE
from bridgetable.game.irregularities import Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.screens import hides
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.language import tr
from bridgetable.laws.law_33_simultaneous_calls import in_order
from bridgetable.laws.law_63_establishment import was_established
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import ApplyForScore
from bridgetable.session.calls.actions import CallTogether, ChangeTogether, MakeCall
from bridgetable.session.cards.actions import DesignateCard, PlayTogether, TakeBack
from bridgetable.session.claims.actions import Abandon, Claim, Concede, Curtail
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.views.report.shape import Unruled
from bridgetable.views.words.orders import irregularity_words
from bridgetable.views.words.prose import say

STAGES = one_row_each(
    Stage,
    {
        Stage.COMMITTED: tr("{what}: nothing is left to rule on now"),
        Stage.CONDONED: tr("{what}: condoned by what was done since"),
        Stage.NOTICED: tr("{what}: it is ruled on already"),
        Stage.RULED: tr("{what}: it has been ruled on"),
        Stage.LAPSED: tr("{what}: nothing is left of it"),
    },
)

CALLED_AT_ONCE = "Called at once: {seat:s} {call} counts as made after {first}"
IN_TURN = "{seat:s} call counts as made in turn: {rho} had to pass"


def unruled(history: History) -> tuple[Unruled, ...]:
    """Everything that was settled without a ruling, in the order of the actions."""
    found: list[Unruled] = []
    before = history.start
    for place, (action, after) in enumerate(zip(history.done, history.sittings, strict=True), 1):
        found += (Unruled(place, cite, say(words)) for cite, words in settled_by(before, action, after))
        before = after
    return tuple(found)


def settled_by(before: Sitting, action: Action, after: Sitting) -> Iterator[tuple[str, Msg]]:
    """The clauses that settle an action by themselves, each with its words."""
    new_calls = after.table.auction.made[len(before.table.auction.made) :]
    is_breach = len(after.table.irregularities) > len(before.table.irregularities)
    match action:
        case CallTogether():
            (_, first), (seat, call) = in_order(before.table, *action.both)
            yield "33", Msg(CALLED_AT_ONCE, seat=seat, call=call, first=first)
        case ChangeTogether():
            yield "33", Msg(CALLED_AT_ONCE, seat=action.seat, call=action.call, first=action.others_call)
        case MakeCall() if is_misnamed(before.table.auction.reached, action):
            words = "{call} of {named}: the bid counts as it was made"
            cite = "19B3" if action.call == REDOUBLE else "19A3"
            yield cite, Msg(words, call=action.call, named=action.named)
        case PlayTogether():
            (_, ahead), (seat, card) = in_order(before.table, *action.both)
            words = "Played at once: {seat:s} {card} counts as played after {first}"
            yield "58A", Msg(words, seat=seat, card=card, first=ahead)
        case MakeCall() if [(m.seat, m.call) for m in new_calls[:-1]] == [(action.seat.rho, PASS)]:
            yield "28A", Msg(IN_TURN, seat=action.seat, rho=action.seat.rho)
        case Reply():
            left = {(i.kind, i.seat, i.call) for i in after.table.irregularities}
            gone = (i for i in before.table.irregularities if (i.kind, i.seat, i.call) not in left)
            over_pass = (i for i in gone if i.settled is Settlement.FELL_AWAY)
            yield from (("28A", Msg(IN_TURN, seat=i.seat, rho=i.seat.rho)) for i in over_pass)
        case DesignateCard() if any(t.card_of(action.seat) is action.card for t in after.table.tricks):
            words = "{seat} named {card} as the card played: it is played"
            yield "45C4a", Msg(words, seat=action.seat, card=action.card)
            yield from established_by_naming(before.table, action.seat)
        case Claim() | Concede() | Abandon() | Curtail() if len(after.later) > len(before.later):
            words = "{seat} claims while the director rules: that is heard when he has ruled"
            yield "68D", Msg(words, seat=action.seat)
        case ApplyForScore() if before.pending is not None and before.table.phase is Phase.END:
            words = "{seat} applies for an adjusted score: that is heard when the director has ruled"
            yield "12A", Msg(words, seat=action.seat)
        case TakeBack() if is_breach and action.card not in after.table.hands[action.seat]:
            words = "{seat} takes back {card} while it is ruled on: it stays where it lies"
            yield "9B2", Msg(words, seat=action.seat, card=action.card)
        case Notice() if leads_to_nothing(before, after):
            yield from outcome_of_notice(after.table, action)
        case _:
            return


def is_misnamed(reached: Reached, made: MakeCall) -> bool:
    """True where a legal double or redouble named another bid than the one that it doubles."""
    legal = reached.bid is not None and reached.admits(made.seat, made.call)
    return legal and made.named not in {None, reached.bid and reached.bid.call}


def established_by_naming(table: Table, seat: Seat) -> Iterator[tuple[str, Msg]]:
    """The revokes of this player's side in the trick before that become established as he names a card for the next."""
    for one in table.irregularities:
        revoked = one.kind is Kind.REVOKE and one.seat.side is seat.side and one.stage is Stage.COMMITTED
        if revoked and one.trick == len(table.tricks) - 1 and not was_established(table, one):
            yield "63A2", Msg("{what}: established", what=irregularity_words(one))


def leads_to_nothing(before: Sitting, after: Sitting) -> bool:
    """True where a notice has opened no case and nothing waits for one, and none was open that it could be part of."""
    then, now = ((s.ruled, s.waiting, s.floor.irregularities, s.cases) for s in (before, after))
    return then == now and not now[-1]


def outcome_of_notice(table: Table, notice: Notice) -> Iterator[tuple[str, Msg]]:
    """The reason why a notice leads to nothing: what has become of the irregularity, or that all was regular."""
    seen = (i for i in table.irregularities if not hides(table, i, notice.seat))
    meant = [i for i in seen if notice.card is None or notice.card in i.cards]
    for one in meant:
        yield one.settled_by or one.law, Msg(STAGES[one.stage], what=irregularity_words(one))
    if not meant:
        yield "81C2", Msg("{seat} drew attention, and nothing irregular is found", seat=notice.seat)
