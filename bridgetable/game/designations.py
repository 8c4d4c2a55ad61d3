"""Declarer's words when he calls for a card from dummy, and the cards that they name."""

import re
from enum import Enum

from bridgetable.game.cards import Card, Rank, Suit, card_of
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Form(Enum):
    """The forms in which declarer designates a card of dummy's."""

    CARD = "a card"
    TOP_OF_SUIT = "the highest card of a suit"
    RUN = "a suit, to be run"
    HIGH = "high"
    WIN = "win"
    LOW = "low"
    SUIT = "a suit"
    RANK = "a rank"
    NO_TRUMP = "a trump where there are none"
    ANYTHING = "anything"


@frozen
class Called:
    """A designation by declarer: the form, with the suit and the rank as far as he named them."""

    form: Form
    suit: Suit | None = None
    rank: Rank | None = None

    @property
    def card(self) -> Card | None:
        """The card, when both suit and rank were named."""
        return None if self.suit is None or self.rank is None else card_of(self.suit, self.rank)


WORDS = {
    Form.RUN: "run cash",
    Form.HIGH: "high higher highest top big biggest",
    Form.WIN: "win wins take beat",
    Form.LOW: "low lower lowest small smaller smallest little bottom duck",
    Form.ANYTHING: "anything whatever any one something either",
}
FORMS = {word: form for form, words in WORDS.items() for word in words.split()}
SUIT_WORDS = {
    Suit.S: "s spade spades ♠",
    Suit.H: "h heart hearts ♥",
    Suit.D: "d diamond diamonds ♦",
    Suit.C: "c club clubs ♣",
}
SUITS = {word: suit for suit, words in SUIT_WORDS.items() for word in words.split()}
TRUMPS = frozenset({"trump", "trumps", "ruff"})
RANK_WORDS = "two three four five six seven eight nine ten jack queen king ace".split()
RANKS = {word: rank for rank, word in zip(Rank, RANK_WORDS, strict=True)}
RANKS |= {str(rank).lower(): rank for rank in Rank} | {"10": Rank.TEN, "deuce": Rank.TWO}
SILENT = frozenset(
    "the a an of please play it me card with from dummy partner trick your my you like i don't care".split()
)
EXPECTED = tr("a card of dummy's, a suit, a rank, or such words as high, low, win, anything, run the diamonds")


def designated(words: str, trumps: Suit | None) -> Called:
    """The designation in declarer's words; a trump in notrump no hand has. Raises NotationError when they name none."""
    tokens = [t for t in re.findall(r"[a-z0-9'♠♥♦♣]+", words.lower()) if t not in SILENT]
    if trumps is None and set(tokens) & TRUMPS and not set(tokens) - TRUMPS - set(FORMS) - set(RANKS):
        return Called(Form.NO_TRUMP)
    in_trumps = () if trumps is None else (trumps.name.lower(),)
    read = [piece for token in tokens for piece in (in_trumps if token in TRUMPS else pieces(token))]
    forms = {FORMS[t] for t in read if t in FORMS} - ({Form.ANYTHING} if len(read) > 1 else set())
    suits = {SUITS[t] for t in read if t in SUITS}
    ranks = {RANKS[t] for t in read if t in RANKS}
    known = '"' not in words and all(t in FORMS or t in SUITS or t in RANKS for t in read)
    if not read or not known or len(forms) > 1 or len(suits) > 1 or len(ranks) > 1 or (forms and ranks):
        raise NotationError(words, EXPECTED)
    return put_together(next(iter(forms), None), next(iter(suits), None), next(iter(ranks), None), words)


def pieces(token: str) -> tuple[str, ...]:
    """A word, or suit and rank apart where they are written together: HK."""
    if token in FORMS or token in SUITS or token in RANKS:
        return (token,)
    return (token[0], token[1:]) if token[0] in SUITS and token[1:] in RANKS else (token,)


def put_together(form: Form | None, suit: Suit | None, rank: Rank | None, words: str) -> Called:
    """The designation made of a form, a suit and a rank. Raises NotationError when they do not belong together."""
    match form:
        case None:
            named = Form.CARD if suit is not None and rank is not None else Form.RANK if suit is None else Form.SUIT
            return Called(named, suit, rank)
        case Form.HIGH | Form.LOW if suit is not None:
            return Called(Form.TOP_OF_SUIT if form is Form.HIGH else Form.SUIT, suit)
        case Form.RUN if suit is not None:
            return Called(form, suit)
        case Form.HIGH | Form.LOW | Form.WIN | Form.ANYTHING if suit is None:
            return Called(form)
        case _:
            raise NotationError(words, EXPECTED)
