"""Messages in words.

A field of a template may say in which form it wants its value: `{suit:a}` a heart, `{suit:s}` hearts, `{suits:s or}`
hearts or spades, `{seat:s}` East's, `{side:short}` N–S, `{number:word}` two. Without a form a card is its suit sign and
rank, a suit its sign, a seat and a side their names, and several values stand in a row.
"""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter

from bridgetable.game.auction import Contract
from bridgetable.game.calls import Bid, Double, Pass, Redouble, Strain
from bridgetable.game.cards import Card, Rank, Suit
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import PASSED_OUT, Outcome, Percent, Weighted, weight_text
from bridgetable.game.seats import Seat, Side

SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}
SUIT_NAMES = {Suit.S: "spade", Suit.H: "heart", Suit.D: "diamond", Suit.C: "club"}
SEAT_NAMES = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}
SIDE_NAMES = {Side.NS: "North–South", Side.EW: "East–West"}
SHORT_SIDES = {Side.NS: "N–S", Side.EW: "E–W"}
NUMBERS = "no one two three four five six seven eight nine ten eleven twelve thirteen".split()  # tricks, 0 to 13
Translate = Callable[[str], str]
Sees = Callable[[Card], bool]
HIDDEN = "a card"


def untranslated(template: str) -> str:
    """The template itself."""
    return template


def sees_all(_card: Card) -> bool:
    """The predicate of an eye that sees every card."""
    return True


def say(message: Msg, translate: Translate = untranslated, sees: Sees = sees_all) -> str:
    """A message in words, its template translated first; cards that the listener may not see are not named.

    Raises KeyError when the template names a field that the message does not have.
    """
    parts = []
    for literal, name, form, _ in Formatter().parse(translate(message.template)):
        parts.append(literal)
        if name is not None:
            parts.append(word(veiled(message[name], sees), form or ""))
    text = "".join(parts)
    return text[:1].upper() + text[1:]


def veiled(value: object, sees: Sees) -> object:
    """A value without the cards that may not be seen."""
    match value:
        case Card():
            return value if sees(value) else HIDDEN
        case tuple():
            shown = tuple(v for v in value if not isinstance(v, Card) or sees(v))
            return shown if len(shown) == len(value) else (*shown, HIDDEN)
        case _:
            return value


def word(value: object, form: str = "") -> str:
    """One value in words, in the form asked for."""
    match value:
        case tuple() if form.endswith(" or"):
            return row([word(v, form.removesuffix(" or")) for v in value], "or")
        case tuple():
            return row([word(v, form) for v in value])
        case Card():
            return card_text(value)
        case Suit():
            return suit_word(value, form)
        case Seat():
            return SEAT_NAMES[value] + ("’s" if form == "s" else "")
        case Side():
            return SHORT_SIDES[value] if form == "short" else SIDE_NAMES[value]
        case Strain():
            return strain_word(value, form)
        case Contract():
            return contract_text(value)
        case Outcome():
            return outcome_text(value)
        case Weighted():
            return f"{weight_words(value.percent)} of {outcome_text(value.outcome)}"
        case Bid():
            return f"{value.level}{strain_text(value.strain)}"
        case Pass() | Double() | Redouble() | str():
            return str(value)
        case int():
            return NUMBERS[value] if form == "word" and 0 <= value < len(NUMBERS) else str(value)
        case Msg():
            return say(value)
        case _:
            msg = f"no words for {value!r}"
            raise TypeError(msg)


def row(words: list[str], last: str = "and") -> str:
    """Several words in a row: one, two and three."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + f" {last} " + words[-1] if words else "nothing"


def card_text(card: Card, ten: str = "10") -> str:
    """A card as its suit sign and rank: ♥K, ♠10."""
    return SIGNS[card.suit] + (ten if card.rank is Rank.TEN else str(card.rank))


def suit_word(suit: Suit, form: str) -> str:
    """A suit as its sign, or in words: a heart, hearts, heart."""
    match form:
        case "a":
            return f"a {SUIT_NAMES[suit]}"
        case "s":
            return f"{SUIT_NAMES[suit]}s"
        case "word":
            return SUIT_NAMES[suit]
        case _:
            return SIGNS[suit]


def strain_text(strain: Strain) -> str:
    """A denomination as its suit sign, or NT."""
    return "NT" if strain.suit is None else SIGNS[strain.suit]


def strain_word(strain: Strain, form: str) -> str:
    """A denomination as its sign, or in words: hearts, notrump."""
    if form != "s":
        return strain_text(strain)
    return "notrump" if strain.suit is None else suit_word(strain.suit, form)


def contract_text(contract: Contract) -> str:
    """A contract in short: 4♠X."""
    doubled = ("", "X", "", "XX")[contract.doubled - 1]
    return f"{contract.bid.level}{strain_text(contract.strain)}{doubled}"


def weight_words(percent: Percent) -> str:
    """A weight as it is read: 60 %, or 1/3."""
    text = weight_text(percent)
    return text.replace("%", " %")


def outcome_text(outcome: Outcome) -> str:
    """An outcome of the board: 4♠X by North, 9 tricks."""
    if outcome.contract is None:
        return PASSED_OUT
    tricks = "1 trick" if outcome.tricks == 1 else f"{outcome.tricks} tricks"
    return f"{contract_text(outcome.contract)} by {SEAT_NAMES[outcome.contract.declarer]}, {tricks}"
