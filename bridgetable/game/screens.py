"""The screen between North-East and South-West: which calls lie on which side, and when it has been opened."""

from collections.abc import Iterator

from bridgetable.game.auction import seat_to_call
from bridgetable.game.irregularities import Irregularity, Kind, Settlement
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve, frozen

NORTH_EAST = frozenset({Seat.N, Seat.E})
"""The players on one side of the screen; South and West sit on the other."""
MOVERS = frozenset({Seat.N, Seat.S})
"""The players who move the tray, where nobody has said who did."""

BESIDE_SCREEN = frozenset({Source.MANNER, Source.QUESTION, Source.EXPLANATION, Source.ALERT, Source.NO_ALERT})
"""The sources that a screenmate alone sees or reads: partner, across the screen, learns nothing from it."""

FACED = frozenset(
    {
        *(Kind.CARD_BEFORE_AUCTION, Kind.CARD_IN_AUCTION, Kind.LED_IN_AUCTION),
        *(Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED, Kind.HAND_SPREAD_EARLY),
        *(Kind.OPENING_LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_BY_WRONG_SIDE, Kind.LEAD_BEFORE_CHOICE),
        Kind.SIMULTANEOUS_CARDS,
    }
)
"""The kinds by which cards lie face up that the closed screen hides; a card that is named is heard beyond it."""


def is_across(one: Seat, other: Seat) -> bool:
    """True where the screen stands between two players."""
    return (one in NORTH_EAST) is not (other in NORTH_EAST)


def screenmate(seat: Seat) -> Seat:
    """The player on the same side of the screen."""
    return next(other for other in Seat if other is not seat and not is_across(seat, other))


@frozen
class Passage:
    """The tray goes beneath the screen: who passes it, and how many calls the record has then."""

    by: Seat
    count: int


def passages(table: Table) -> Iterator[Passage]:
    """Each time that the tray went beneath the screen: as somebody said, or before a call at its turn across it."""
    made, at = table.auction.made, table.auction.dealer
    for count in range(len(made) + 1):
        for by in (seat for seat, when in table.trays if when == count):
            yield Passage(by, count)
            at = beyond(by)
        # A call out of rotation on the side without the tray lies on that side until the tray has come and gone.
        if count < len(made) and is_across(made[count].seat, at) and made[count].seat is turn_before(table, count):
            yield Passage(at if at in MOVERS else screenmate(at), count)
            at = made[count].seat


def turn_before(table: Table, place: int) -> Seat:
    """The seat whose turn it was when the call at a place of the record (0 upwards) was made."""
    return seat_to_call(table.auction.before(place))


def beyond(seat: Seat) -> Seat:
    """A player on the other side of the screen."""
    return seat.lho if is_across(seat, seat.lho) else seat.rho


def tray_lies_with(table: Table, seat: Seat) -> bool:
    """True where the tray lies on this player's side of the screen."""
    gone = tuple(passages(table))
    return not is_across(beyond(gone[-1].by) if gone else table.auction.dealer, seat)


def passed_by(table: Table, place: int) -> Seat | None:
    """The player who passed the tray with the call at this place (0 upwards) on it; None where it has not gone."""
    caller = table.auction.made[place].seat
    own = (p.by for p in passages(table) if p.count > place and not is_across(p.by, caller))
    return next(own, None)


def is_behind_screen(table: Table, place: int) -> bool:
    """True where a call (by its place, 0 upwards) is on one side of a screen alone."""
    # When the auction is over all four have seen it, so that they can review it.
    return table.regulations.screens and table.phase is Phase.AUCTION and passed_by(table, place) is None


def may_see_call(table: Table, place: int, seat: Seat) -> bool:
    """True where a player sees a call (by its place): it was made on his side of the screen, or has come there."""
    return not is_across(table.auction.made[place].seat, seat) or not is_behind_screen(table, place)


def is_calling_unseen(table: Table, seat: Seat, watcher: object) -> bool:
    """True where the watcher is a player beyond the screen, who sees nothing of this one while the calls are made."""
    shut = table.regulations.screens and table.phase is Phase.AUCTION
    return shut and isinstance(watcher, Seat) and is_across(seat, watcher)


def is_open(table: Table) -> bool:
    """True where the screen is open: somebody says so, or the opening lead has been faced in turn or accepted."""
    return table.screen_opened is not None or (bool(table.tricks) and table.tricks[0].lead is not None)


def hides_card(table: Table, owner: Seat, seat: Seat) -> bool:
    """True where the closed screen hides a card that its owner has faced from a player."""
    return table.regulations.screens and is_across(owner, seat) and not is_open(table)


def hides(table: Table, one: Irregularity, seat: Seat) -> bool:
    """True where a screen hides an irregularity from a player: what was irregular never came to his side."""
    if not table.regulations.screens or not is_across(one.seat, seat):
        return False
    if one.kind.record.is_call:
        return one.settled is Settlement.BEHIND_SCREEN or is_behind_screen(table, one.place)
    return one.kind in FACED and (one.settled is Settlement.BEHIND_SCREEN or not is_open(table))


def came_across(known: Information, seat: Seat) -> bool:
    """True where a player behind a screen has seen, heard or read this himself."""
    return known.source not in BESIDE_SCREEN or not is_across(known.seat, seat)


def on_side_of(table: Table, seat: Seat) -> Table:
    """The table with the words and alerts alone that a player behind a screen has had on his side of it."""
    given = tuple(known for known in table.information if came_across(known, seat))
    alerts = {(known.call, known.seat.side) for known in given if known.source is Source.ALERT}
    made = tuple(m if (m.call, m.seat.side) in alerts else evolve(m, alerted="") for m in table.auction.made)
    return evolve(table, information=given, auction=evolve(table.auction, made=made))
