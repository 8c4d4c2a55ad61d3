"""Law 46: Incomplete or invalid designation of a card from dummy, as a table."""
# What declarer, or a defender, is then asked is in `law_46_unclear_call`.

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from bridgetable.game.cards import Card, Rank, descending, of_suit
from bridgetable.game.designations import Called, Form, designated
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.rulings.citations import clause


class Decider(Enum):
    """The person who decides on dummy's card after declarer's words."""

    DEEMED = "one card is deemed to have been called"
    WHICH = "declarer says which of several"
    AGAIN = "declarer calls for any legal card"
    DEFENDER = "either defender says which card"


@frozen
class Spoken:
    """The facts that decide what was called: the form, whether dummy leads, and how many cards answer (0 to 2)."""

    # `continues` tells that a card of the rank named is in the suit with which dummy won the trick before.
    form: Form
    leading: bool
    answers: int
    continues: bool


@frozen
class Interpretation:
    """One line of the book's table: the clause, whether it speaks of these facts, and who decides."""

    # `continues` tells that dummy goes on with the suit with which it won the trick before.
    cite: str
    speaks: Callable[[Spoken], bool]
    outcome: Decider
    continues: bool = False


BY_SUIT_LED = frozenset({Form.HIGH, Form.WIN, Form.LOW})
COMPLETE = frozenset({Form.CARD, Form.TOP_OF_SUIT})


def _names_nothing(said: Spoken) -> bool:
    return said.form is Form.ANYTHING or (said.form in BY_SUIT_LED and said.leading)


def _is_other_rank(said: Spoken) -> bool:
    return said.form is Form.RANK and not (said.leading and said.continues)


def _has_no_answer(said: Spoken) -> bool:
    return not _names_nothing(said) and not said.answers and (said.form is not Form.RANK or _is_other_rank(said))


def _answered(form: Form) -> Callable[[Spoken], bool]:
    return lambda said: said.form is form and not said.leading and said.answers > 0


ROWS: tuple[Interpretation, ...] = (
    Interpretation("46A", lambda s: s.form in COMPLETE and s.answers > 0, Decider.DEEMED),
    Interpretation("46B", lambda s: s.form is Form.RUN and s.answers > 0, Decider.DEEMED),
    Interpretation("46B1a", _answered(Form.HIGH), Decider.DEEMED),
    Interpretation("46B1b", _answered(Form.WIN), Decider.DEEMED),
    Interpretation("46B1c", _answered(Form.LOW), Decider.DEEMED),
    Interpretation("46B2", lambda s: s.form is Form.SUIT and s.answers > 0, Decider.DEEMED),
    Interpretation(
        "46B3a", lambda s: s.form is Form.RANK and s.leading and s.continues, Decider.DEEMED, continues=True
    ),
    Interpretation("46B3b", lambda s: _is_other_rank(s) and s.answers == 1, Decider.DEEMED),
    Interpretation("46B3b", lambda s: _is_other_rank(s) and s.answers > 1, Decider.WHICH),
    Interpretation("46B4", _has_no_answer, Decider.AGAIN),
    Interpretation("46B5", _names_nothing, Decider.DEFENDER),
)


@clause("46A", "46B", "46B1a", "46B1b", "46B1c", "46B2", "46B3a", "46B3b", "46B4", "46B5")
def row_for(said: Spoken) -> Interpretation:
    """The one row that speaks of these facts."""
    return next(r for r in ROWS if r.speaks(said))


@frozen
class Deemed:
    """The clause that decides declarer's words, and the one card deemed called, or the cards to choose from."""

    row: Interpretation
    cards: tuple[Card, ...]

    @property
    def card(self) -> Card | None:
        """The card deemed to have been called, if the words come to one."""
        return self.cards[0] if self.row.outcome is Decider.DEEMED else None


def named(table: Table, words: str) -> Called:
    """The designation in declarer's words at this table. Raises NotationError when they name nothing, or too much."""
    return designated(words, None if table.contract is None else table.contract.strain.suit)


def deemed(table: Table, dummy: Seat, words: Called) -> Deemed:
    """The card that declarer's words designate at this table, and the clause that decides it."""
    held, again = answering(table, dummy, words), suit_continued(table, dummy, words)
    leading = table.tricks[-1].lead is None
    row = row_for(Spoken(words.form, leading, min(len(held), 2), again is not None))
    legal = descending(legal_cards(table, dummy))
    match row.outcome:
        case Decider.DEEMED:
            return Deemed(row, (again,) if row.continues and again is not None else held[:1])
        case Decider.WHICH:
            return Deemed(row, held)
        case Decider.AGAIN | Decider.DEFENDER:
            return Deemed(row, legal)


def answering(table: Table, dummy: Seat, words: Called) -> tuple[Card, ...]:
    """Dummy's cards that answer the words, the one deemed to be meant first."""
    held, led = table.hands[dummy], table.tricks[-1].suit_led
    suit = led if words.form in BY_SUIT_LED else words.suit
    own = descending(of_suit(held, suit)) if suit is not None else ()
    match words.form:
        case Form.CARD:
            return tuple(c for c in held if c is words.card)
        case Form.TOP_OF_SUIT | Form.HIGH | Form.RUN:
            return own
        case Form.LOW | Form.SUIT:
            return own[::-1]
        case Form.WIN:
            return () if led is None else known_to_win(table, dummy)
        case Form.RANK:
            return descending(c for c in legal_cards(table, dummy) if c.rank is words.rank)
        case Form.ANYTHING | Form.NO_TRUMP:
            return ()


def suit_continued(table: Table, dummy: Seat, words: Called) -> Card | None:
    """The card of the rank named in the suit with which dummy has won the trick before, if there is one."""
    before = table.tricks[-2] if len(table.tricks) > 1 else None
    card = None if before is None or table.winners[-1] is not dummy else before.card_of(dummy)
    if card is None or words.form is not Form.RANK:
        return None
    return next((c for c in of_suit(table.hands[dummy], card.suit) if c.rank is words.rank), None)


def known_to_win(table: Table, dummy: Seat) -> tuple[Card, ...]:
    """Dummy's cards that are known to win the trick in progress, lowest first."""
    # A card is known to win when no card that a defender still to play may have can beat it. Where there is none such,
    # it is taken that the defenders will follow suit.
    winning = [c for c in legal_cards(table, dummy) if holds_trick(table, dummy, c)]
    sure = [c for c in winning if not any(can_beat(table, dummy, c, u) for u in yet_to_come(table))]
    followed = [c for c in winning if not any(can_beat(table, dummy, c, u) for u in of_suit_led(table))]
    return tuple(sorted(sure or followed, key=_rank))


def _rank(card: Card) -> Rank:
    return card.rank


def holds_trick(table: Table, dummy: Seat, card: Card) -> bool:
    """Whether this card from dummy would hold the trick as it lies now."""
    return table.contract is not None and with_dummys(table, dummy, card).winner(table.contract.strain) is dummy


def with_dummys(table: Table, dummy: Seat, card: Card) -> Trick:
    """The trick in progress with a card from dummy."""
    return table.tricks[-1].with_card(Played(dummy, card))


def yet_to_come(table: Table) -> frozenset[Card]:
    """The cards that the defenders hold between them, if one of them has still to play to the trick."""
    defenders = [s for s in SEATS if table.is_defender(s)]
    if all(table.tricks[-1].card_of(s) is not None for s in defenders):
        return frozenset()
    return frozenset(c for s in defenders for c in table.hands[s])


def of_suit_led(table: Table) -> frozenset[Card]:
    """The cards of the suit led among those that are yet to come."""
    led = table.tricks[-1].suit_led
    return frozenset() if led is None else of_suit(yet_to_come(table), led)


def can_beat(table: Table, dummy: Seat, card: Card, other: Card) -> bool:
    """Whether a defender's card put down later would win the trick from dummy's card."""
    defender = next((s for s in SEATS if table.is_defender(s) and table.tricks[-1].card_of(s) is None), None)
    if defender is None or table.contract is None:
        return False
    later = with_dummys(table, dummy, card).with_card(Played(defender, other))
    return later.winner(table.contract.strain) is defender
