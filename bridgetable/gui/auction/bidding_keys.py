"""The keys of the bidding box: every call, alert, stop and the four seats; and what a call would mean now."""

from enum import Enum

from bridgetable.game.auction import is_admissible
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen
from bridgetable.gui.paint.rich_text import Text, words
from bridgetable.gui.table.art.bid_art import BidKind
from bridgetable.language import in_small, tr
from bridgetable.rulings.decisions import ActKind, ByAct
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.sitting import Sitting
from bridgetable.session.talk.actions import Alert
from bridgetable.views.words.prose import SEAT_NAMES, say, word

LEVELS = range(1, 8)
OVER_BIDS = tuple(Bid(level, strain) for level in range(8, 10) for strain in Strain)
MORE = "8 …"
ACCEPTS = "Yes, accept "


class Extra(Enum):
    """The other keys of a box; the value is written on each."""

    ALERT = tr("Alert")
    STOP = tr("Stop")


Target = Call | Seat | Extra | None


@frozen
class BiddingKey:
    """A place of the box: its column and row, and its call or sign; nothing for `8 …`, which opens a list."""

    column: int
    row: float
    target: Target


CALL_KEYS: tuple[BiddingKey, ...] = (
    *(BiddingKey(strain.value, level - 1, Bid(level, strain)) for level in LEVELS for strain in Strain),
    BiddingKey(5, 0, PASS),
    BiddingKey(5, 1, DOUBLE),
    BiddingKey(5, 2, REDOUBLE),
    BiddingKey(5, 6, None),
)
SEAT_KEYS: tuple[BiddingKey, ...] = tuple(BiddingKey(n, 7, seat) for n, seat in enumerate(SEATS))
EXTRA_KEYS: tuple[BiddingKey, ...] = (BiddingKey(5, 3.5, Extra.ALERT), BiddingKey(5, 4.5, Extra.STOP))
KEYS = (*CALL_KEYS, *EXTRA_KEYS, *SEAT_KEYS)
ALL_CALLS: tuple[Call, ...] = tuple(
    key.target for key in CALL_KEYS if key.target is not None and not isinstance(key.target, Seat | Extra)
)


def answered_by_call(sitting: Sitting, seat: Seat) -> ByAct | None:
    """The answer that a call by this seat would give to the question that waits, if any."""
    pending = sitting.pending
    acts = pending.acts if pending is not None else ()
    return next((act for act in acts if act.kind is ActKind.CALL and act.hand is seat), None)


def is_irregular(sitting: Sitting, made: MakeCall) -> bool:
    """True where a call would be irregular: by itself, or because the director's question waits for something else."""
    from bridgetable.session.families import breaches

    if sitting.pending is None:
        return bool(breaches(sitting.table, made))
    if answered_by_call(sitting, made.seat) is None:
        return True
    auction = sitting.table.auction
    last = auction.standing[-1] if auction.standing else None
    if last is not None and last.seat is made.seat:
        # The call asked for takes the place of his last one (25A).
        place = len(auction.made) - 1 - auction.made[::-1].index(last)
        return not is_admissible(auction.before(place), made.seat, made.call)
    if made.seat is not sitting.table.turn:
        # Where his call accepts what was done at another's turn, the turn is his.
        return not is_admissible(auction, made.seat, made.call)
    return bool(breaches(sitting.table, made))


def heading(sitting: Sitting, seat: Seat) -> str:
    """The meaning of a call made now by this seat."""
    answer, pending = answered_by_call(sitting, seat), sitting.pending
    if answer is not None and pending is not None:
        option = next((o for o in pending.options if o.key == answer.key), None)
        if option is None:
            return tr("{seat} chooses a call", seat=SEAT_NAMES[seat])
        if option.title.template.startswith(ACCEPTS):
            ((_, accepted),) = option.title.arguments
            return tr("Any call accepts {call}", call=word(accepted))
        title = say(option.title)
        return tr("Any call: {title}", title=in_small(title))
    return (
        tr("{seat} calls", seat=SEAT_NAMES[seat])
        if seat is sitting.table.turn
        else tr("{seat}, out of turn", seat=SEAT_NAMES[seat])
    )


def key_text(key: BiddingKey) -> Text:
    """The text on a key."""
    return words(key.target.value if isinstance(key.target, Extra) else said(key.target, MORE))


def said(target: Target, more: str = tr("eight or more")) -> str:
    """The words for a key, as a screen reader says them."""
    match target:
        case None:
            return more
        case Extra():
            return target.value
        case _:
            return word(target)


def kind_of(target: Target) -> BidKind:
    """The colour of what is laid out for a call, for Alert and for Stop."""
    if target == PASS:
        return BidKind.PASS
    if target in {REDOUBLE, Extra.ALERT}:
        return BidKind.BLUE
    return BidKind.RED if target in {DOUBLE, Extra.STOP} else BidKind.BID


def alert_of(sitting: Sitting, seat: Seat) -> Alert:
    """The alert by the last caller's partner, or by the seat that was chosen though it is not on turn."""
    made = sitting.table.auction.made
    if seat is sitting.table.turn and made:
        return Alert(made[-1].seat.partner)
    return Alert(seat)
