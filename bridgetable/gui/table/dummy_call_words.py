"""The keys with which declarer's words for a card of dummy's are put together, and the words that come of them."""

from __future__ import annotations

from bridgetable.game.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetable.game.designations import FORMS, RANK_WORDS, RANKS, SUITS, Form, pieces
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.views.words.prose import RANK_NAMES, SIGNS, SUIT_NAMES


@frozen
class CardWords:
    """What declarer's words name so far: a manner (`low`), a suit, a rank."""

    form: Form | None = None
    suit: Suit | None = None
    rank: Rank | None = None

    @property
    def words(self) -> str:
        """What he says: `low heart`, `run the diamonds`, `king`."""
        suit = "" if self.suit is None else written(self.suit)
        if self.form is Form.RUN:
            return f"{RUN} the {suit}s" if suit else RUN
        return " ".join(written(part) for part in (self.form, self.suit, self.rank) if part is not None)


Part = Form | Suit | Rank
RUN = "run"
SUIT_WORDS = {Suit.S: "spade", Suit.H: "heart", Suit.D: "diamond", Suit.C: "club"}
WITHOUT_SUIT = frozenset({Form.WIN, Form.ANYTHING})
RANKS_DOWN: tuple[Rank, ...] = tuple(reversed(Rank))
FORM_KEYS: tuple[Form, ...] = (Form.HIGH, Form.WIN, Form.LOW, Form.RUN, Form.ANYTHING)
PARTS: tuple[Part, ...] = (*SUITS_DOWN, *RANKS_DOWN, *FORM_KEYS)


def said_in(words: str) -> CardWords:
    """What can be heard in words that are still being typed."""
    heard = CardWords()
    for token in words.lower().split():
        for piece in pieces(token):
            for known in (FORMS, SUITS, RANKS):
                if piece in known:
                    heard = with_part(heard, known[piece])
    return heard


def with_part(said: CardWords, part: Part) -> CardWords:
    """What is said with a part added; what does not go with it gives way."""
    match part:
        case Suit():
            return CardWords(None if said.form in WITHOUT_SUIT else said.form, part, said.rank)
        case Rank():
            return CardWords(None, said.suit, part)
        case Form():
            return CardWords(part, None if part in WITHOUT_SUIT else said.suit, None)


def without_part(said: CardWords, part: Part) -> CardWords:
    """What is said when a part is taken back."""
    match part:
        case Suit():
            return CardWords(said.form, None, said.rank)
        case Rank():
            return CardWords(said.form, said.suit, None)
        case Form():
            return CardWords(None, said.suit, said.rank)


def pressed(words: str, part: Part) -> str:
    """The words after a key has been pressed: its part added, or taken back when it was there."""
    said = said_in(words)
    return (without_part(said, part) if has(said, part) else with_part(said, part)).words


def has(said: CardWords, part: Part) -> bool:
    """Whether a part is said; a suit and a rank can have the same number."""
    match part:
        case Suit():
            return said.suit is part
        case Rank():
            return said.rank is part
        case Form():
            return said.form is part


def key_words(part: Part, ten: str) -> str:
    """What stands on a key; `ten` is how a ten is written."""
    match part:
        case Suit():
            return SIGNS[part]
        case Rank():
            return ten if part is Rank.TEN else str(part)
        case Form():
            return tr("any") if part is Form.ANYTHING else key_name(part)


def key_name(part: Part) -> str:
    """What a screen reader says of a key: what the word that it adds names."""
    match part:
        case Suit():
            return SUIT_NAMES[part]
        case Rank():
            return RANK_NAMES[part]
        case Form():
            return tr("run") if part is Form.RUN else tr(part.value)


def written(part: Part) -> str:
    """The word that a key adds, as the notation has it."""
    match part:
        case Suit():
            return SUIT_WORDS[part]
        case Rank():
            return RANK_WORDS[list(Rank).index(part)]
        case Form():
            return RUN if part is Form.RUN else part.value


def words_for(card: Card) -> str:
    """The words that name one card: `heart king`."""
    return CardWords(None, card.suit, card.rank).words
