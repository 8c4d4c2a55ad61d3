"""The hands, the tray before each, the trick on the mat and the quitted tricks."""

from bridgetable.game.cards import SUITS_HELD, Card, Suit
from bridgetable.game.irregularities import Irregularity, Kind, Requirement, Stage, Why
from bridgetable.game.rows import one_row_each
from bridgetable.game.screens import hides, hides_card
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.game.table import OwnCard, PenaltyCard, Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws.common.legal_play import Bar, bars
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher, may_see
from bridgetable.views.table.plates import is_held_up, is_plain_to_see
from bridgetable.views.table.table_view import Back, CardView, HandView, Mark, QuittedView, TrickView
from bridgetable.views.words.prose import say

ORDER = SUITS_HELD
MUST = {Requirement.MAJOR_PENALTY_CARD, Requirement.DESIGNATED_CARD, Requirement.CARD_SHOWN}
EXPOSED_TABS = one_row_each(
    Why,
    {
        Why.DROPPED: tr("DROPPED"),
        Why.SHOWN: tr("SHOWN"),
        Why.NAMED: tr("NAMED"),
        Why.EXTRA: tr("EXTRA CARD"),
        Why.LED_EARLY: tr("TOO EARLY"),
        Why.ANSWERED_EARLY: tr("TOO EARLY"),
        Why.PREMATURE: tr("PLAY IN TURN"),
        Why.AUCTION: tr("EXPOSED"),
    },
)


def hand_view(sitting: Sitting, seat: Seat, eye: Eye) -> HandView:
    """One hand as this eye sees it: known cards by suits, unknown ones as backs; what lies in the tray apart."""
    table = sitting.table
    trump = table.contract.strain.suit if table.contract is not None else None
    # A hand faced in a claim lies as its player holds it.
    spread = seat in table.spread and seat is table.dummy
    out = tray(table, seat)
    lying = {v.card for v in out} | {e.card for e in table.face_down if e.seat is seat}
    reasons = reasons_for(sitting, seat, eye)
    cards = in_order([c for c in in_hand(table, seat) if c not in lying], trump if spread else None)
    known = tuple(card_view(c, reasons) for c in cards if may_see(eye, table, seat, c))
    backs = tuple(CardView(None) for c in cards if not may_see(eye, table, seat, c))
    down = any(e.seat is seat for e in table.face_down)
    return HandView(seat, (*known, *backs), spread, trump, out, down, dealt(table, seat, eye))


def as_backs(hand: HandView) -> HandView:
    """The hand with every card face down that its player still holds; what lies in the tray stays as it lies."""
    return evolve(hand, cards=(CardView(None),) * len(hand.cards), dealt=(None,) * len(hand.dealt))


def dealt(table: Table, seat: Seat, eye: Eye) -> tuple[Card | None, ...]:
    """The cards that a hand was dealt; backs where the eye does not see all that it holds."""
    held = in_hand(table, seat)
    played = {card for trick in table.tricks if (card := trick.card_of(seat)) is not None}
    whole = in_order(list({*held, *played}), None)
    if all(may_see(eye, table, seat, card) for card in held):
        return tuple(whole)
    return (None,) * len(whole)


def in_hand(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards that a player holds; during the auction they may be those of another board (Law 15A)."""
    wrong = next((m.hand for m in table.misheld if m.seat is seat and not table.tricks), None)
    return table.hands[seat] if wrong is None else wrong


def in_order(cards: list[Card], first: Suit | None) -> list[Card]:
    """Cards by suits, spades hearts clubs diamonds with the suit given first, highest card first."""
    suits = ORDER if first is None else (first, *beside(first))
    return sorted(cards, key=lambda c: (suits.index(c.suit), -c.rank))


def beside(first: Suit) -> tuple[Suit, ...]:
    """The other suits in the order in which colours alternate after the first."""
    at = ORDER.index(first)
    return tuple(ORDER[(at + i) % 4] for i in range(1, 4))


Reasons = tuple[tuple[Card, Bar | None], ...]


def reasons_for(sitting: Sitting, seat: Seat, eye: Eye) -> Reasons:
    """For the hand on turn, each card with the reason why it may not be played."""
    table = sitting.table
    if table.turn is not seat or table.phase in {Phase.AUCTION, Phase.END}:
        return ()
    return bars(table, seat) if eye is Watcher.ALL or eye is seat or seat in table.spread else ()


def card_view(card: Card, reasons: Reasons) -> CardView:
    """A card in hand, marked when a restriction binds it; that it must follow suit is shown only on request."""
    bar = dict(reasons).get(card)
    if bar is not None:
        mark = Mark.NONE if bar.requirement is Requirement.FOLLOW_SUIT else Mark.FORBIDDEN
        return CardView(card, mark, "", say(bar.why), bar.cite)
    forced = next((b for _, b in reasons if b is not None and b.requirement in MUST), None)
    if reasons and forced is not None:
        return CardView(card, Mark.MUST, tr("MUST"), say(forced.why), forced.cite)
    return CardView(card, Mark.PLAYABLE if reasons else Mark.NONE)


def tray(table: Table, seat: Seat) -> tuple[CardView, ...]:
    """The cards lying face up before a hand: penalty cards, then cards only exposed."""
    penalty = tuple(
        CardView(p.card, Mark.MAJOR if p.major else Mark.MINOR, penalty_tab(p), cite=p.cite)
        for p in table.penalty_cards
        if p.seat is seat
    )
    exposed = tuple(
        CardView(e.card, Mark.IRREGULAR, EXPOSED_TABS[e.why])
        for e in table.exposed
        if e.seat is seat and seat not in table.spread
    )
    return (*penalty, *exposed)


def penalty_tab(penalty: PenaltyCard) -> str:
    """The word on a penalty card; one that its owner has picked up unasked is kept in view, for it still is one."""
    if penalty.picked_up:
        return tr("PICKED UP")
    return tr("MAJOR") if penalty.major else tr("MINOR")


def trick_view(sitting: Sitting, eye: Eye) -> TrickView:
    """The trick on the mat, irregular cards with their word."""
    table = sitting.table
    if table.phase in {Phase.AUCTION, Phase.END} or not table.tricks:
        waits = table.turn if table.phase is Phase.CLARIFICATION else None
        return TrickView(0, None, BySeat.each(lambda _s: None), waits, tr("lead?") if waits is not None else "")
    trick = table.tricks[-1]

    def on_mat(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        if card is None or (isinstance(eye, Seat) and hides_card(table, seat, eye)):
            return None
        if OwnCard(seat, len(table.tricks)) in table.arrangement.turned:
            return CardView(None, Mark.IRREGULAR, tr("TURNED"))
        wrong = irregular_card(table, seat, card, eye)
        return CardView(card) if wrong is None else CardView(card, Mark.IRREGULAR, tr(wrong.kind.record.pill))

    leading = trick.lead is None
    return TrickView(len(table.tricks), trick.leader, BySeat.each(on_mat), table.turn, tr("lead?") if leading else "")


def irregular_card(table: Table, seat: Seat, card: Card, eye: Eye) -> Irregularity | None:
    """The irregularity of a card that lies in a trick, if this eye may know of it and it is not settled."""
    for one in table.irregularities:
        unsettled = one.stage is Stage.NOTICED or (one.stage is Stage.COMMITTED and is_held_up(one))
        if unsettled and one.seat is seat and card in one.cards and may_know(one, eye, table):
            return one
    return None


def may_know(one: Irregularity, eye: Eye, table: Table) -> bool:
    """True where an eye may know that this is irregular: he sees all hands, everybody sees it, or it was noticed."""
    if isinstance(eye, Seat) and hides(table, one, eye):
        return False
    noticed = one.noticed_by is not None or one.stage in {Stage.NOTICED, Stage.RULED}
    return noticed or eye is Watcher.ALL or is_plain_to_see(one, table)


def quitted(table: Table, eye: Eye) -> tuple[QuittedView, ...]:
    """The tricks that are won, coloured when a revoke or a transfer concerns them."""
    given = {n for t in table.transfers for n in t.from_tricks}
    counted = (i for i in table.irregularities if i.kind is Kind.REVOKE and i.stage is not Stage.LAPSED)
    revokes = {i.trick for i in counted if not law_63.was_corrected(i) and may_know(i, eye, table)}

    def back(number: int) -> Back:
        return Back.REVOKE if number in revokes else Back.TRANSFERRED if number in given else Back.PLAIN

    def wrong(number: int) -> tuple[Seat, ...]:
        return tuple(one.seat for one in table.arrangement.pointed_wrongly if one.trick == number)

    return tuple(QuittedView(n, seat.side is Side.NS, back(n), wrong(n)) for n, seat in enumerate(table.winners, 1))
