"""Messages in words.

A field of a template may say in which form it wants its value: `{suit:a}` a heart, `{suit:s}` hearts, `{suits:s or}`
hearts or spades, `{seat:s}` East's, `{side:short}` N–S, `{number:word}` two. Without a form a card is its suit sign and
rank, a suit its sign, a seat and a side their names, and several values stand in a row.
"""

from collections.abc import Callable
from fractions import Fraction
from string import Formatter

from bridgetable.game.auction import Contract
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Bid, Double, Pass, Redouble, Strain
from bridgetable.game.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import PASSED_OUT, Outcome, Percent, Weighted, weight_text
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.language import Spoken, capital, in_english, listed, together, tr, tr_n
from bridgetable.rulings.decisions import Chooser, Sort

SIGNS = {suit: suit.in_words for suit in SUITS_DOWN}
SUIT_NAMES = {Suit.S: tr("spade"), Suit.H: tr("heart"), Suit.D: tr("diamond"), Suit.C: tr("club")}
SUITS_OF_CARDS = {Suit.S: tr("spades"), Suit.H: tr("hearts"), Suit.D: tr("diamonds"), Suit.C: tr("clubs")}
ONE_OF_SUIT = {Suit.S: tr("a spade"), Suit.H: tr("a heart"), Suit.D: tr("a diamond"), Suit.C: tr("a club")}
RANKS = listed(tr("two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace"))
RANK_NAMES = dict(zip(Rank, RANKS, strict=True))
SEAT_NAMES = {seat: seat.in_words for seat in SEATS}
SIDE_NAMES = {side: side.in_words for side in Side}
SHORT_SIDES = {Side.NS: tr("N–S"), Side.EW: tr("E–W")}
VULNERABLE_SIDES = one_row_each(
    Vulnerability,
    {
        Vulnerability.NONE: tr("None"),
        Vulnerability.NS: SHORT_SIDES[Side.NS],
        Vulnerability.EW: SHORT_SIDES[Side.EW],
        Vulnerability.ALL: tr("Both"),
    },
)
NUMBERS = listed(tr("no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen"))
Sees = Callable[[Card], bool]
HIDDEN = tr("a card")


def sees_all(_card: Card) -> bool:
    """The predicate of an eye that sees every card."""
    return True


def say(message: Msg, sees: Sees = sees_all) -> str:
    """A message in words, without cards that the listener may not see. Raises KeyError for a field without value."""
    template = message.spoken
    parts = said(template, message, sees)
    if not isinstance(template, Spoken):
        return as_sentence(parts)
    plain = as_sentence([str(in_english(part)) for part in said(message.template, message, sees)])
    return Spoken(as_sentence(parts) if template.is_whole else "", plain, *parts)


def said(template: str, message: Msg, sees: Sees) -> list[str]:
    """A template of a message in parts: its words, and its fields as they are said."""
    parts = []
    for literal, name, form, _ in Formatter().parse(template):
        parts.append(literal)
        if name is not None:
            value = message[name]
            parts.append(say(value, sees) if isinstance(value, Msg) else word(veiled(value, sees), form or ""))
    return parts


def as_sentence(parts: list[str]) -> str:
    """The parts as a text that begins with a capital."""
    return capital("".join(parts))


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
            return row([word(v, form.removesuffix(" or")) for v in value], of_one=True)
        case tuple():
            return row([word(v, form) for v in value])
        case Card():
            return card_text(value)
        case Suit():
            return {"a": ONE_OF_SUIT, "s": SUITS_OF_CARDS, "word": SUIT_NAMES}.get(form, SIGNS)[value]
        case Seat():
            return tr("{seat}’s", seat=SEAT_NAMES[value]) if form == "s" else SEAT_NAMES[value]
        case Side():
            return SHORT_SIDES[value] if form == "short" else SIDE_NAMES[value]
        case Strain() if form == "s":
            return tr("notrump") if value.suit is None else SUITS_OF_CARDS[value.suit]
        case Strain():
            return value.in_words
        case Contract():
            return contract_text(value)
        case Outcome():
            return outcome_text(value)
        case Weighted():
            return tr("{share} of {outcome}", share=weight_words(value.percent), outcome=outcome_text(value.outcome))
        case Bid():
            return value.in_words
        case str():
            return tr(value)
        case Pass():
            return tr("Pass")
        case Double() | Redouble():
            return str(value)
        case int():
            return NUMBERS[value] if form == "word" and 0 <= value < len(NUMBERS) else str(value)
        case Msg():
            return say(value)
        case _:
            msg = f"no words for {value!r}"
            raise TypeError(msg)


def row(words: list[str], *, of_one: bool = False) -> str:
    """Several words in a row: one, two and three; or two or three, where one of them is meant."""
    if len(words) < 2:
        return words[0] if words else tr("nothing")
    both = "{first} or {last}" if of_one else "{first} and {last}"
    return tr(both, first=together(words[:-1], ", "), last=words[-1])


def card_text(card: Card, ten: str = "10") -> str:
    """A card as its suit sign and rank: ♥K, ♠10."""
    return SIGNS[card.suit] + (ten if card.rank is Rank.TEN else str(card.rank))


def contract_text(contract: Contract) -> str:
    """A contract in short: 4♠X."""
    return contract.in_words


def weight_words(percent: Percent) -> str:
    """A weight as it is read: 60 %, or 1/3."""
    return weight_text(percent).replace("%", " %")


def outcome_text(outcome: Outcome) -> str:
    """An outcome of the board: 4♠X by North, 9 tricks."""
    if outcome.contract is None:
        return tr(PASSED_OUT)
    return tr_n(
        "{contract} by {declarer}, {n} trick",
        "{contract} by {declarer}, {n} tricks",
        outcome.tricks,
        contract=contract_text(outcome.contract),
        declarer=SEAT_NAMES[outcome.contract.declarer],
    )


def outcome_words(outcome: Outcome, played: Contract | None = None) -> str:
    """An outcome in short: 4♠X North −3; 4♠X −3 in the contract played, where that is given."""
    made = outcome.contract
    if made is None:
        return tr(PASSED_OUT)
    declarer = "" if made == played else f" {SEAT_NAMES[made.declarer]}"
    return f"{contract_text(made)}{declarer}{ending(made, outcome.tricks)}"


def ending(contract: Contract, tricks: int) -> str:
    """The result of a contract: made, +1, −2."""
    over = tricks - contract.tricks_needed
    return " " + tr("made") if over == 0 else f" +{over}" if over > 0 else f" −{-over}"


def signed(points: int) -> str:
    """Points with their sign; nought without one."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def signed_number(value: Fraction) -> str:
    """A number with its sign, and one decimal where it is not whole."""
    return ("−" if value < 0 else "+" if value else "") + number(abs(value))


def number(value: Fraction) -> str:
    """A number with one decimal where it is not whole."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.1f}"


def bold_first(sentence: str, who: str) -> tuple[str, str]:
    """A sentence as its bold part and the rest; one that does not begin with who it is about is bold as a whole."""
    return (who, sentence.removeprefix(who)) if sentence.startswith(who) else (sentence, "")


def asked_aloud(by: Chooser, sort: Sort) -> tuple[str, str]:
    """The player who answers a question, in as few words as a class reads."""
    if isinstance(by, Seat):
        return bold_first(tr("{who} chooses", who=SEAT_NAMES[by]), SEAT_NAMES[by])
    who = tr("Director")
    return bold_first(tr("{who} judges", who=who) if sort is Sort.JUDGEMENT else tr("{who} asks", who=who), who)
