"""Two options side by side: the table after each, and what is different there, ringed, numbered and said."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import assert_never

from bridgetable.game.auction import Standing
from bridgetable.game.cards import Card, Suit
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.rulings import effects
from bridgetable.rulings.decisions import Option
from bridgetable.session.history import History
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.panel.panel import orders_since
from bridgetable.views.table.preview import From, after_answer, places
from bridgetable.views.table.table_view import FactView, Force, ForceView, TableView
from bridgetable.views.view import sight, view_for
from bridgetable.views.words.orders import information_words
from bridgetable.views.words.prose import say, signed

LEADS_AND_PLAYS = frozenset({Force.PROHIBITED, Force.REQUIRED})


class Ringed(Enum):
    """The part of the table that a ring goes round."""

    CARDS = "cards"
    SUITS = "suits-in-hand"
    PLATE = "plate"
    CALLS = "calls"


@frozen
class Ring:
    """A ring on a table: round cards wherever they lie, the suits of a hand, a seat's plate or its calls."""

    what: Ringed
    seat: Seat
    cards: tuple[Card, ...] = ()
    suits: tuple[Suit, ...] = ()


@frozen
class Difference:
    """A difference between two tables: its number from 1, the words for each table, and the rings drawn there."""

    number: int
    said: tuple[FactView, FactView]
    rings: tuple[Ring | None, Ring | None]


@frozen
class After:
    """One of two options: its digit, its title, the history after it, and the table as an eye sees it."""

    number: int
    title: str
    history: History
    view: TableView
    cites: tuple[str, ...]

    @property
    def table(self) -> Table:
        """The table after the option."""
        return self.history.now.table


@frozen
class ComparisonView:
    """Two options side by side, and what is different; nothing where both come to the same table."""

    sides: tuple[After, After]
    differences: tuple[Difference, ...]


Said = tuple[Msg, tuple[str, ...]]
Found = tuple[Said, Said, Ring | None, Ring | None]


def comparison_of(history: History, one: int, other: int, eye: Eye = Watcher.ALL) -> ComparisonView:
    """The comparison of two options of the question, by their digits from 1. Raises IndexError, and errors of `act`."""
    pending = history.now.pending
    options = () if pending is None else pending.options
    left, right = (after_option(history, options[n - 1], n, eye) for n in (one, other))
    found = list(every_difference(history, left, right))
    sees = tuple(sight(side.table, eye) for side in (left, right))
    differences = tuple(
        Difference(
            number,
            (FactView(say(first[0], sees=sees[0]), first[1]), FactView(say(second[0], sees=sees[1]), second[1])),
            (ring, other_ring),
        )
        for number, (first, second, ring, other_ring) in enumerate(found, 1)
    )
    return ComparisonView((left, right), differences)


def after_option(history: History, option: Option, number: int, eye: Eye) -> After:
    """The table after an option."""
    after = after_answer(history, option.key)
    return After(number, say(option.title), after, view_for(after, eye), option.cites)


def every_difference(before: History, left: After, right: After) -> Iterator[Found]:
    """The differences, in the order in which a director would say them."""
    yield from declarers(left, right)
    yield from cards(before, left, right)
    yield from calls(left, right)
    yield from restrictions(left, right)
    yield from next_to_act(left, right)
    yield from known(left, right)
    yield from to_come(left, right)
    yield from results(left, right)


def both(
    left: After, right: After, say_of: Callable[[After], Said], ring: Callable[[After], Ring | None]
) -> Iterator[Found]:
    """The sentences on two tables, where the two differ."""
    first, second = say_of(left), say_of(right)
    if first[0] != second[0]:
        yield first, second, ring(left), ring(right)


# --- the play ---------------------------------------------------------------------------------------------------------


def declarers(left: After, right: After) -> Iterator[Found]:
    """The difference in declarer and in the hand that is spread."""

    def said_of(side: After) -> Said:
        table = side.table
        if table.declarer is None:
            return Msg("There is no declarer"), side.cites
        if not table.spread:
            return Msg("{seat} is declarer, and no hand is spread", seat=table.declarer), side.cites
        words = "{seat} is declarer, {dummy:s} hand is spread"
        return Msg(words, seat=table.declarer, dummy=table.spread[0]), side.cites

    def ring(side: After) -> Ring | None:
        seats = (*side.table.spread, side.table.declarer)
        return None if seats[0] is None else Ring(Ringed.PLATE, seats[0])

    yield from both(left, right, said_of, ring)


def cards(before: History, left: After, right: After) -> Iterator[Found]:
    """The cards that lie elsewhere."""
    first, second = dict(places(left.view)), dict(places(right.view))
    for seat, card in sorted(first.keys() & second.keys()):
        if first[seat, card] is second[seat, card]:
            continue
        ring = Ring(Ringed.CARDS, seat, (card,))
        one, other = (
            (place_words(side.table, seat, card, where), cites_of(before, side, card))
            for side, where in ((left, first[seat, card]), (right, second[seat, card]))
        )
        yield one, other, ring, ring


def place_words(table: Table, seat: Seat, card: Card, where: From) -> Msg:
    """The place of a card, in a sentence."""
    match where:
        case From.HAND:
            return Msg("{card} is in {seat:s} hand", card=card, seat=seat)
        case From.TRICK:
            return Msg("{card} counts as played by {seat}", card=card, seat=seat)
        case From.TRAY:
            found = next((p for p in table.penalty_cards if p.card is card), None)
            if found is None:
                return Msg("{card} lies face up before {seat}", card=card, seat=seat)
            words = "{card} lies before {seat}, a minor penalty card"
            if found.major:
                words = "{card} lies before {seat}, a major penalty card"
            return Msg(words, card=card, seat=seat)
        case _:
            assert_never(where)


def cites_of(before: History, side: After, card: Card) -> tuple[str, ...]:
    """The clause by which a card lies where it does: that of the last order about it, else those of the option."""
    orders = [e for e in orders_since(before.now, side.history.now) if card in cards_in(e)]
    return (orders[-1].cite,) if orders else side.cites


def cards_in(order: effects.Effect) -> tuple[Card, ...]:
    """The cards that an order moves or marks."""
    if isinstance(order, effects.PickedUp):
        return order.cards
    marked = effects.BackToHand | effects.MajorPenaltyCard | effects.MinorPenaltyCard | effects.Substituted
    return (order.card,) if isinstance(order, marked) else ()


def restrictions(left: After, right: After) -> Iterator[Found]:
    """The restrictions and duties of a hand that only one of the options brings."""
    for one, other, swapped in ((left, right, False), (right, left, True)):
        there = [f for f in other.view.force if f.sort in LEADS_AND_PLAYS]
        for force in one.view.force:
            if force.sort not in LEADS_AND_PLAYS or force in there or force.seat is None:
                continue
            rival = next((f for f in there if f.seat is force.seat and f not in one.view.force), None)
            if rival is not None and swapped:
                continue
            first = duty_said(force)
            second = duty_said(rival) if rival is not None else (free_words(other.table, force.seat), other.cites)
            rings = duty_ring(force, force.seat), duty_ring(rival or force, force.seat)
            yield (second, first, rings[1], rings[0]) if swapped else (first, second, *rings)


def duty_said(force: ForceView) -> Said:
    """The duty of a player and its end, in words."""
    return Msg("{words} {until}", words=force.text, until=force.until), (force.cite,)


def duty_ring(force: ForceView, seat: Seat) -> Ring:
    """The suits that it is about, else the plate of who is bound."""
    return Ring(Ringed.SUITS, seat, suits=force.suits) if force.suits else Ring(Ringed.PLATE, seat)


def free_words(table: Table, seat: Seat) -> Msg:
    """That a hand is not bound in this way."""
    if table.phase is Phase.AUCTION:
        return Msg("{seat} may call as he likes", seat=seat)
    leads = table.turn is seat and (not table.tricks or not table.tricks[-1].cards)
    return Msg("{seat} may lead any card" if leads else "{seat} is not restricted", seat=seat)


def next_to_act(left: After, right: After) -> Iterator[Found]:
    """The difference in the player who acts next."""

    def who(side: After) -> Seat | None:
        pending = side.history.now.pending
        by = None if pending is None else pending.by
        return by if isinstance(by, Seat) else side.table.turn

    def said_of(side: After) -> Said:
        pending, seat = side.history.now.pending, who(side)
        if pending is not None and isinstance(pending.by, Seat):
            return Msg("{seat} is asked: {question}", seat=pending.by, question=pending.question), (pending.cite,)
        if pending is not None:
            return Msg("The director asks: {question}", question=pending.question), (pending.cite,)
        if seat is None:
            return Msg("Nobody is to play"), ()
        if side.table.phase is Phase.AUCTION:
            return Msg("{seat} calls next", seat=seat), ()
        leads = not side.table.tricks or not side.table.tricks[-1].cards
        return Msg("{seat} leads next" if leads else "The next card is {seat:s}", seat=seat), ()

    def ring(side: After) -> Ring | None:
        seat = who(side)
        return None if seat is None else Ring(Ringed.PLATE, seat)

    yield from both(left, right, said_of, ring)


def results(left: After, right: After) -> Iterator[Found]:
    """The result of the board, where it is over."""

    def said_of(side: After) -> Said:
        points = side.table.score_for(Side.NS)
        if points is None:
            return Msg("The board has no score yet"), side.cites
        return Msg("{side:short} score {points}", side=Side.NS, points=signed(points)), side.cites

    yield from both(left, right, said_of, lambda _side: None)


# --- the auction ------------------------------------------------------------------------------------------------------

STANDINGS = one_row_each(
    Standing,
    {
        Standing.MADE: tr("{call} by {seat} stands"),
        Standing.WITHDRAWN: tr("{call} by {seat} is withdrawn"),
        Standing.CANCELLED: tr("{call} by {seat} is cancelled"),
        Standing.ACCEPTED: tr("{call} by {seat} is accepted"),
        Standing.WAITING: tr("{call} by {seat} counts for nothing as yet"),
    },
)


def calls(left: After, right: After) -> Iterator[Found]:
    """The calls that stand here and not there."""
    for one, other in zip(left.table.auction.made, right.table.auction.made, strict=False):
        if (one.seat, one.call) == (other.seat, other.call) and one.standing is not other.standing:
            ring = Ring(Ringed.CALLS, one.seat)
            words = [Msg(STANDINGS[c.standing], call=c.call, seat=c.seat) for c in (one, other)]
            yield (words[0], left.cites), (words[1], right.cites), ring, ring


# --- what is known and what is to come --------------------------------------------------------------------------------


def known(left: After, right: After) -> Iterator[Found]:
    """The use of what was seen or heard that is allowed, where the two tables differ."""
    first = {i.topic[:3]: i for i in left.table.information}
    second = {i.topic[:3]: i for i in right.table.information}
    for topic in dict.fromkeys((*first, *second)):
        one, other = first.get(topic), second.get(topic)
        pair = [
            (Msg("Nobody is kept from using what he saw"), side.cites)
            if i is None
            else (information_words(i), (i.cite,))
            for i, side in ((one, left), (other, right))
        ]
        if pair[0][0] != pair[1][0]:
            yield pair[0], pair[1], None, None


def to_come(left: After, right: After) -> Iterator[Found]:
    """Tricks to be transferred and reviews kept, after one option alone."""
    kinds = (Force.TRANSFER, Force.REVIEW)
    for kind in kinds:
        one, other = ([f for f in side.view.force if f.sort is kind] for side in (left, right))
        if one == other:
            continue
        pair = [
            (Msg("{text}", text="; ".join(f.text for f in forces)), tuple(f.cite for f in forces))
            if forces
            else (Msg("Nothing is kept for the end of play"), side.cites)
            for forces, side in ((one, left), (other, right))
        ]
        yield pair[0], pair[1], None, None
