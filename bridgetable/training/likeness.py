"""A sentence of another case as it would be said in this one: of its players, cards and calls."""

from bridgetable.game.calls import Bid, Double, Pass, Redouble
from bridgetable.game.cards import Card, Suit
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Decision
from bridgetable.session.sitting import Case


class NotAlike(Exception):
    """The other case speaks of something that there is not in this one."""


@frozen
class Nouns:
    """The nouns of a case: the player who went wrong, his cards, and his call as it is written."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    call: object = None


def nouns_of(case: Case, decision: Decision) -> Nouns:
    """The nouns of a case; where it rules on no irregularity, the player asked and the cards in the question."""
    if case.matter.irregularity:
        one = case.progress.table.irregularity(case.matter.irregularity)
        return Nouns(one.seat, one.cards, one.call)
    said = (*(s.words for s in case.progress.said), decision.question)
    cards = (value for words in said for _, value in words.arguments if isinstance(value, Card))
    return Nouns(decision.by.rho if isinstance(decision.by, Seat) else Seat.N, tuple(dict.fromkeys(cards)))


@frozen
class Likeness:
    """The nouns of one case, each with the noun of another that takes its place."""

    of: Nouns
    to: Nouns

    def words(self, message: Msg) -> Msg:
        """The message with the other case's nouns. Raises NotAlike when that case has none such."""
        return message.with_arguments(**{name: self.value(value) for name, value in message.arguments})

    def value(self, value: object) -> object:
        """One value of a message; raises NotAlike."""
        match value:
            case Seat():
                return SEATS[(value + self.to.seat - self.of.seat) % 4]
            case Side():
                return value if (self.to.seat - self.of.seat) % 2 == 0 else value.other
            case Card():
                return self.card(value)
            case Suit():
                return self.suit(value)
            case Pass() | Double() | Redouble() | Bid():
                return self.call(value)
            case Msg():
                return self.words(value)
            case tuple():
                return tuple(self.value(one) for one in value)
            case int() | str():
                return value
            case _:
                raise NotAlike

    def card(self, card: Card) -> Card:
        """The card that takes this one's place."""
        if card not in self.of.cards or self.of.cards.index(card) >= len(self.to.cards):
            raise NotAlike
        return self.to.cards[self.of.cards.index(card)]

    def suit(self, suit: Suit) -> Suit:
        """The suit that takes this one's place: the two suits of the first cards change places."""
        if not self.of.cards or not self.to.cards:
            raise NotAlike
        first, second = self.of.cards[0].suit, self.to.cards[0].suit
        return {first: second, second: first}.get(suit, suit)

    def call(self, call: object) -> object:
        """The call that takes this one's place."""
        if self.to.call is None or call != self.of.call:
            raise NotAlike
        return self.to.call
