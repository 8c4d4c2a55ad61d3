"""Law 51: Two or more penalty cards."""

from collections.abc import Iterator

from bridgetable.game.cards import Card, Suit, of_suit
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPlay
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import falls_away, must_designate
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, into_trick
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Imposed, Substituted
from bridgetable.rulings.ruling import Ruling


@frozen
class PenaltyCardChoice:
    """A defender to play who could play more than one penalty card: who, which cards, in which trick (1 to 13)."""

    seat: Seat
    declarer: Seat
    cards: tuple[Card, ...]
    trick: int


def designation_of(table: Table) -> PenaltyCardChoice | None:
    """The facts when the defender whose turn it is could play more than one penalty card, or nothing."""
    seat, declarer = table.turn, table.declarer
    if seat is None or declarer is None or not table.is_defender(seat):
        return None
    cards = must_designate(table, seat)
    return PenaltyCardChoice(seat, declarer, cards, table.trick_number) if cards else None


@clause("51A")
def which_penalty_card(first: PenaltyCardChoice, ruling: Ruling) -> None:
    """Declarer says which of the penalty cards is played at this turn."""
    table = ruling.looks_again()
    choice, early = designation_of(table), played_undesignated(table, first)
    if early is not None:
        may_be_another(first, early, ruling)
        return
    if choice is None or (choice.seat, choice.trick) != (first.seat, first.trick):
        ruling.says(falls_away(first.seat, table), *cites_of_end(table, first))
        return
    words = Msg("{seat} could play any of these penalty cards: {cards}.", seat=choice.seat, cards=choice.cards)
    ruling.says(words, "51A")
    card = designate(choice, ruling)
    ruling.orders(Imposed("51A", MustPlay(choice.seat, card, choice.trick, "51A", designated=True)))


@clause("52A", "60A1")
def cites_of_end(table: Table, first: PenaltyCardChoice) -> Iterator[str]:
    """The clause by which the choice is over: another card has been played (52), or declarer has played on (60A1)."""
    trick = table.trick(first.trick)
    card = None if trick is None else trick.card_of(first.seat)
    if card is not None:
        yield "60A1" if card in first.cards else "52A"


@clause("50D1a", "51A")
def designated_among(seat: Seat, cards: tuple[Card, ...], trick: int, ruling: Ruling) -> Card | None:
    """The penalty card that declarer designates where a defender exchanges a card in a trick (1 to 13)."""
    # Nothing where not all of the cards that he could put there, two at least, are penalty cards of his.
    table = ruling.table
    lying = {p.card for p in table.penalty_cards_of(seat)}
    if len(cards) < 2 or table.declarer is None or not lying.issuperset(cards):
        return None
    ruling.says(Msg("{seat} could play any of these penalty cards: {cards}.", seat=seat, cards=cards), "51A")
    return designate(PenaltyCardChoice(seat, table.declarer, cards, trick), ruling)


@clause("60C")
def played_undesignated(table: Table, first: PenaltyCardChoice) -> Card | None:
    """The penalty card that the defender has played without waiting, if declarer's side has not played since."""
    trick = table.trick(first.trick)
    card = None if trick is None else trick.card_of(first.seat)
    if trick is None or card not in first.cards:
        return None
    order = [p for t in table.tricks[first.trick - 1 :] for p in t.cards]
    since = order[[p.card for p in order].index(card) + 1 :]
    return card if all(table.is_defender(p.seat) for p in since) else None


@clause("51A", "52B2", "60C")
def may_be_another(first: PenaltyCardChoice, early: Card, ruling: Ruling) -> None:
    """The defender chose among his penalty cards himself: declarer still may, and then the other is substituted."""
    words = Msg("{seat} has played {card} already; that costs declarer nothing.", seat=first.seat, card=early)
    ruling.says(words, "60C")
    card = designate(first, ruling)
    if card is not early:
        into_trick(Substituted("52B2", first.seat, first.trick, early, card), ruling)
        becomes_penalty_card("52B2", first.seat, early, ruling, unintended=False)


def designate(choice: PenaltyCardChoice, ruling: Ruling) -> Card:
    """Ask declarer to choose one of the penalty cards."""
    question = Msg("Which penalty card does {seat} play?", seat=choice.seat)
    options = [Option(str(c), Msg("Play {card}", card=c), (stays(choice.cards, c),), ("51A",)) for c in choice.cards]
    key = ruling.choose(choice.declarer, "51A", question, options)
    return next(c for c in choice.cards if str(c) == key)


def stays(cards: tuple[Card, ...], played: Card) -> Msg:
    """The penalty cards that stay on the table when one is played, in words."""
    rest = tuple(c for c in cards if c is not played)
    if len(rest) == 1:
        return Msg("{card} stays, a major penalty card.", card=rest[0])
    return Msg("{cards} stay, major penalty cards.", cards=rest)


@clause("51B1a", "51B2a")
def cites_to_require(cards: tuple[Card, ...], suit: Suit) -> tuple[str, ...]:
    """The clauses by which declarer may require a suit of the partner of the owner of these penalty cards."""
    several = ("51B1a",) if len(of_suit(cards, suit)) > 1 else ()
    if is_in_several_suits(cards):
        return ("51B2a", *several)
    return several or ("50D2a",)


@clause("51B1b", "51B2b")
def cites_to_prohibit(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The clauses by which declarer may prohibit one or more of the suits of these penalty cards."""
    if is_in_several_suits(cards):
        return ("51B2b",)
    return ("51B1b",) if len(cards) > 1 else ("50D2a",)


@clause("51B2c")
def cites_to_leave_free(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The clauses by which declarer may leave the lead free."""
    return ("51B2c",) if is_in_several_suits(cards) else ("50D2b",)


def is_in_several_suits(cards: tuple[Card, ...]) -> bool:
    """True where these cards are of more than one suit."""
    return len({c.suit for c in cards}) > 1
