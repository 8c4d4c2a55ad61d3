"""The things under a point, and the way of the keyboard from card to card."""

from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.gui.table.layout.places import CardPlace, Point, TableLayout, Where
from bridgetable.gui.table.scene.card_pieces import LAYERS, card_key, plate_key
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind


def plate_at(layout: TableLayout, point: Point) -> Seat | None:
    """The seat whose plate is under a point."""
    return next((seat for seat in Seat if layout.plates[seat].holds(point)), None)


def card_at(layout: TableLayout, point: Point) -> CardPlace | None:
    """The uppermost card under a point, unless a plate covers it."""
    if plate_at(layout, point) is not None:
        return None
    under = [card for card in layout.cards if card.rect.holds(point) and card.where is not Where.HELD]
    return max(under, key=lambda card: (LAYERS[card.where], card.order), default=None)


def back_at(layout: TableLayout, point: Point) -> PieceKey | None:
    """The quitted card under a point, the uppermost of those that overlap: whose, and of which trick (1 to 13)."""
    for seat in Seat:
        row = layout.quitted[seat]
        for number in range(len(row), 0, -1):
            if row[number - 1].holds(point):
                return PieceKey(PieceKind.BACK, seat, number)
    return None


def can_be_taken(place: CardPlace) -> bool:
    """True where this card can be dragged or played from where it lies."""
    return place.shown.card is not None and place.where in {Where.HAND, Where.TRAY}


def place_of(layout: TableLayout, key: PieceKey) -> CardPlace | None:
    """The place of the card with this key."""
    return next((card for card in layout.cards if card_key(card) == key), None)


def cards_of(layout: TableLayout, seat: Seat) -> tuple[CardPlace, ...]:
    """A seat's cards in the order in which the arrow keys walk them: the tray, the hand, the card on the mat."""
    places = {Where.TRAY: 0, Where.HAND: 1, Where.TRICK: 2}
    mine = [card for card in layout.cards if card.seat is seat and card.where in places]
    return tuple(sorted(mine, key=lambda card: (places[card.where], card.order)))


def stops_of(layout: TableLayout, seat: Seat) -> tuple[PieceKey, ...]:
    """Everything of a seat that can have the focus: its plate, then its cards."""
    return (plate_key(seat), *(card_key(card) for card in cards_of(layout, seat)))


def first_stop(layout: TableLayout, seat: Seat) -> PieceKey:
    """The key that gets the focus when Tab comes to a seat: the first card of its hand, or else its plate."""
    mine = cards_of(layout, seat)
    held = [card for card in mine if card.where is Where.HAND] or list(mine)
    return card_key(held[0]) if held else plate_key(seat)


def seat_of(layout: TableLayout, key: PieceKey | None) -> Seat | None:
    """The seat to which what has the focus belongs."""
    if key is None:
        return None
    if key.seat is not None:
        return key.seat
    found = place_of(layout, key)
    return None if found is None else found.seat


def next_seat(layout: TableLayout, seat: Seat | None, step: int) -> Seat | None:
    """The seat to which Tab goes from a seat, clockwise from the bottom; nothing beyond the last or the first."""
    order = clockwise_from(layout.bottom)
    at = (-1 if step > 0 else len(order)) if seat is None else order.index(seat)
    return order[at + step] if 0 <= at + step < len(order) else None


def beside(layout: TableLayout, key: PieceKey, right: int, down: int) -> PieceKey:
    """The stop that an arrow key leads to: the seat's nearest card in its direction, or the same stop."""
    seat = seat_of(layout, key)
    if seat is None:
        return key
    spots = {card_key(card): card.part.centre for card in cards_of(layout, seat)}
    spots[plate_key(seat)] = layout.plates[seat].centre
    here = spots.get(key)
    if here is None:
        return first_stop(layout, seat)

    def cost(there: Point) -> float | None:
        x, y = there.x - here.x, there.y - here.y
        along = x * right + y * down
        aside = abs(x * down) + abs(y * right)
        return along + 3 * aside if along > 1 and aside < 3 * along else None

    costs = [(found, other) for other, there in spots.items() if other != key and (found := cost(there)) is not None]
    return min(costs, key=lambda one: one[0])[1] if costs else key


def focus_after(layout: TableLayout, key: PieceKey | None, before: TableLayout) -> PieceKey | None:
    """The focus after the table has changed: the same card, or the one that took its place."""
    if key is None:
        return None
    seat = seat_of(before, key)
    if seat is None:
        return None
    if key in stops_of(layout, seat):
        return key
    old, new = stops_of(before, seat), stops_of(layout, seat)
    return new[min(old.index(key), len(new) - 1)] if key in old else first_stop(layout, seat)
