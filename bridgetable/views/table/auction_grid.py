"""The auction as a grid of four columns, in which nothing is lost: calls taken back stay in the cell of their turn."""

from collections.abc import Iterator

from bridgetable.game.auction import Auction, Made, Standing, seat_to_call
from bridgetable.game.irregularities import Settlement, Stage
from bridgetable.game.rows import one_row_each
from bridgetable.game.screens import is_across, may_see_call
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.screen_view import as_known_to
from bridgetable.views.table.table_view import AuctionView, CallView, Cell
from bridgetable.views.words.orders import information_words
from bridgetable.views.words.prose import SEAT_NAMES, contract_text, row, say, word

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
CELLS = one_row_each(
    Standing,
    {
        Standing.MADE: Cell.MADE,
        Standing.WITHDRAWN: Cell.WITHDRAWN,
        Standing.CANCELLED: Cell.CANCELLED,
        Standing.ACCEPTED: Cell.ACCEPTED,
        Standing.WAITING: Cell.IRREGULAR,
    },
)


def auction_grid(table: Table, eye: Eye = Watcher.ALL) -> AuctionView:
    """The calls that this eye sees, in order, each in its place, whose turn it is, and which turns were skipped."""
    table = as_known_to(table, eye)
    seen = seen_by(table, eye)
    auction = evolve(table.auction, made=tuple(table.auction.made[at] for at in seen))
    calls = tuple(call_view(table, at, place, eye) for at, place in zip(seen, places_of(auction), strict=True))
    stood = [c.place for c in calls if table.auction.made[c.number].stands]
    here = stood[-1] if stood else COLUMNS.index(auction.dealer) - 1
    turn = seat_to_call(auction)
    if table.phase is Phase.AUCTION:
        stopped = (turn, len(table.auction.made)) in table.stops
        calls = (*calls, CallView(turn, "?", Cell.ON_TURN, place=next_place(here, turn), stopped=stopped))
    vulnerable = BySeat.each(lambda s: table.board.vulnerability.of(s.side))
    first = COLUMNS.index(auction.dealer)
    skipped = tuple(place for place in range(first, here) if place not in stood)
    return AuctionView(COLUMNS, vulnerable, calls, summary(table, turn), skipped)


def seen_by(table: Table, eye: Eye) -> tuple[int, ...]:
    """The places of the calls that an eye sees: behind a screen those on its side, or that have come there."""
    every = tuple(range(len(table.auction.made)))
    if not isinstance(eye, Seat):
        return every
    return tuple(n for n in every if may_see_call(table, n, eye) and not was_put_right(table, n, eye))


def was_put_right(table: Table, place: int, eye: Seat) -> bool:
    """True where a call (by its place) was put right on the other side of the screen, so that this one never saw it."""
    behind = (i for i in table.irregularities if i.kind.record.is_call and i.settled is Settlement.BEHIND_SCREEN)
    return any(i.place == place and is_across(i.seat, eye) for i in behind)


def places_of(auction: Auction) -> Iterator[int]:
    """The cell of each call of the record, from 0 row by row; a call taken back shares that of its replacement."""
    here, last = COLUMNS.index(auction.dealer) - 1, None
    for made in auction.made:
        place = here if last is made.seat and not made.stands else next_place(here, made.seat)
        yield place
        here, last = (place, made.seat) if made.stands else (here, last)


def next_place(here: int, seat: Seat) -> int:
    """The first place behind this one in the column of a seat."""
    return next(place for place in range(here + 1, here + 5) if COLUMNS[place % 4] is seat)


def call_view(table: Table, at: int, place: int, eye: Eye) -> CallView:
    """The call at a place of the record (0 upwards), as this eye sees it in the grid."""
    made = table.auction.made[at]
    return CallView(
        made.seat,
        word(made.call),
        cell_of(table, at, made),
        bool(made.alerted),
        shown_meaning(table, at, eye),
        told_meaning(table, at),
        law_of(table, at),
        at,
        place,
        (made.seat, at) in table.stops,
        tuple(heard_words(known) for known in table.information if place_heard(table, known) == at),
        made.call,
    )


HEARD = {Source.HESITATION, Source.HASTE, Source.MANNER, Source.REMARK, Source.QUESTION, Source.EXPLANATION}
"""The sources that everybody hears or sees; an alert has a sign of its own."""


def place_heard(table: Table, known: Information) -> int:
    """The record's place of the call that the words were about, else after which they were said; -1 for none."""
    made = table.auction.made
    if known.source not in HEARD or not made:
        return -1
    about = [at for at, one in enumerate(made) if known.call is not None and one.call == known.call]
    return about[-1] if about else max(0, known.after - 1) if known.after <= len(made) else -1


def heard_words(known: Information) -> str:
    """The words that were heard, without who may use them."""
    said = say(information_words(evolve(known, may_not=())))
    return said if known.call is not None else tr("Then {said}", said=said)


def summary(table: Table, turn: Seat) -> str:
    """The auction in a few words: the contract, or whose turn it is."""
    if table.contract is not None:
        return tr(
            "{contract} by {declarer}",
            contract=contract_text(table.contract),
            declarer=SEAT_NAMES[table.contract.declarer],
        )
    if table.phase is Phase.AUCTION:
        return tr("{turn}’s turn", turn=SEAT_NAMES[turn])
    return tr("passed out")


def cell_of(table: Table, place: int, made: Made) -> Cell:
    """The state of a call in the grid; an irregular one that nobody has settled is marked so."""
    if made.standing is not Standing.MADE:
        return CELLS[made.standing]
    unsettled = {i.place for i in table.irregularities if i.stage in {Stage.COMMITTED, Stage.NOTICED}}
    return Cell.IRREGULAR if place in unsettled else Cell.MADE


def law_of(table: Table, place: int) -> str:
    """The law that the call at this place of the record (0 upwards) broke, or an empty text."""
    return next((one.law for one in table.irregularities if one.place == place), "")


BECAME = one_row_each(
    Cell,
    {
        Cell.MADE: tr("{seat}: {call}"),
        Cell.IRREGULAR: tr("{seat}: {call}, irregular"),
        Cell.WITHDRAWN: tr("{seat}: {call}, withdrawn"),
        Cell.CANCELLED: tr("{seat}: {call}, cancelled"),
        Cell.ACCEPTED: tr("{seat}: {call}, accepted"),
        Cell.ON_TURN: tr("{seat}: {call}"),
    },
)
"""The name of a call by what became of it."""


def said_of(call: CallView, auction: AuctionView) -> str:
    """The facts about a call, a line each: its player, what became of it, and its meaning."""
    said = tr(BECAME[call.cell], seat=SEAT_NAMES[call.seat], call=call.text)
    lines = [tr("{said} (Law {law})", said=said, law=call.law) if call.law else said]
    lost = [SEAT_NAMES[COLUMNS[place % 4]] for place in auction.skipped if call.place - 4 < place < call.place]
    if lost and call.number == min(c.number for c in auction.calls if c.place == call.place):
        lines.append(tr("{lost} lost the turn to call", lost=row(lost)))
    if call.stopped:
        lines.append(tr("With the stop card"))
    if call.alerted:
        lines.append(tr("Alerted by {partner}", partner=SEAT_NAMES[call.seat.partner]))
    if call.meaning:
        lines.append(tr("It means: {meaning}", meaning=call.meaning))
    if call.told:
        lines.append(tr("The opponents were told: {told}", told=call.told))
    lines.extend(call.heard)
    return "\n".join(lines)


def shown_meaning(table: Table, place: int, eye: Eye) -> str:
    """The meaning by agreement of the call at this place of the record (0 upwards), for an eye that may know it."""
    mine = eye is Watcher.ALL or (eye is not Watcher.TABLE and eye.side is table.auction.made[place].seat.side)
    if not mine:
        return ""
    # A table on which nobody has called is shown without the meanings.
    from bridgetable.laws.law_23_meanings import meant_at  # noqa: PLC0415

    return meant_at(table, place)


def told_meaning(table: Table, place: int) -> str:
    """The last explanation given of the call at this place of the record (0 upwards), which everybody has heard."""
    made = table.auction.made[place]
    found = (
        known.words
        for known in reversed(table.information)
        if known.source is Source.EXPLANATION and known.call == made.call and known.seat.side is made.seat.side
    )
    return next(found, "")
