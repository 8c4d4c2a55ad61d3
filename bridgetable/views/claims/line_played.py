"""One trick of the director’s line, shown on the table without being played."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.session.sitting import Sitting
from bridgetable.views.claims.claim import on_the_line
from bridgetable.views.claims.line import LineTrick
from bridgetable.views.table.hands import hand_view, quitted
from bridgetable.views.table.plates import plaque_of, role_of
from bridgetable.views.table.table_view import Back, CardView, HandView, Light, Mark, PlateView, TableView, TrickView
from bridgetable.views.words.prose import SEAT_NAMES


def on_line(view: TableView, sitting: Sitting, at: int) -> TableView:
    """The view as the table would look in a trick (1 upwards) of its line; the view itself where there is none such."""
    line = view.line
    if line is None or not 1 <= at <= len(line.tricks):
        return view
    one, real = line.tricks[at - 1], sitting.table
    begun = len(real.tricks[-1].cards) if real.tricks else 0
    before = on_the_line(sitting, 4 * at - 1 - begun)
    last, card = one.plays[-1]
    won = quitted(before.table, view.eye)
    return evolve(
        view,
        phase=Phase.PLAY,
        plaque=plaque_of(before.table),
        plates=BySeat.each(lambda s: plate_on_line(before.table, s, one)),
        hands=BySeat.each(lambda s: quiet(hand_view(before, s, view.eye), card if s is last else None)),
        trick=trick_on_line(one),
        quitted=tuple(evolve(q, back=Back.LINE) if q.number > len(real.winners) else q for q in won),
        ledger=None,
        line_at=at,
    )


def quiet(hand: HandView, played: Card | None) -> HandView:
    """A hand without its highlights, and without the card that it has played on the line."""
    kept = (c for c in hand.cards if played is None or c.card is not played)
    return evolve(hand, cards=tuple(CardView(c.card) for c in kept))


def trick_on_line(one: LineTrick) -> TrickView:
    """A trick of the line as it lies complete; the card that takes it from the claimer's side is marked."""
    cards = dict(one.plays)

    def lying(seat: Seat) -> CardView:
        if one.is_lost and seat is one.winner:
            return CardView(cards[seat], Mark.LINE_LOST, f"LOST {one.cite}".strip())
        return CardView(cards[seat], Mark.LINE)

    return TrickView(one.number, one.plays[0][0], BySeat.each(lying), None, "")


def plate_on_line(table: Table, seat: Seat, one: LineTrick) -> PlateView:
    """The plate of a seat while the line is played out: who wins the trick stands out."""
    name, role = SEAT_NAMES[seat].upper(), role_of(table, seat)
    if seat is not one.winner:
        return PlateView(seat, name, role, Light.PLAIN, "")
    return PlateView(seat, name, role, Light.IRREGULAR if one.is_lost else Light.LIT, tr("WINS"))
