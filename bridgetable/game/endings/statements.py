"""What a claimer says, in the simple forms in which it can be followed card by card.

One step after another, parted by commas, semicolons, “then” or “and”: `draw trumps`, `SA SK`, `ace and king of spades`,
`AK of spades`, `the diamond ace`, `the hearts`, `hearts from the top`, `ruff D5`, `ruff a diamond`, `duck a club`,
`discard C2 C3`. Before a card or a suit `cash`, `play`,
`lead`, `run`, `win` and the like may stand. Whatever else is said is kept as words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import assert_never

from bridgetable.game.cards import Card, Suit, card
from bridgetable.game.endings.ending import Discard, DrawTrumps, Duck, Intention, PlayIt, RuffIt, RuffSuit, RunSuit
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen

SUIT_WORDS = {"spade": Suit.S, "heart": Suit.H, "diamond": Suit.D, "club": Suit.C}
HONOUR_WORDS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T"}
SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
FILLERS = frozenset(
    "i i'll i’ll will am going to then and the my a an all of from in out with top down order rest them it one"
    " cash cashing play playing lead leading run running win winning take taking cross crossing hand dummy first"
    " next by on up".split()
)
TRUMPS = frozenset({"trump", "trumps"})
RUFFS = "ruff ruffing".split()
DUCKS = "duck ducking lose losing give giving".split()
THROWS = "discard discarding throw throwing".split()
DRAWS = frozenset("draw drawing pull pulling last".split())
_HONOUR = "(?i:ace|king|queen|jack|ten)"
_RANK = f"(?:{_HONOUR}|[AKQJT]+)"
_SUIT = "(?i:(spade|heart|diamond|club)s?)"
_RANKS_OF_SUIT = re.compile(rf"\b({_RANK}(?:(?:\s*,\s*|\s+and\s+|\s+){_RANK})*)\s+of\s+{_SUIT}\b")
_SUIT_RANK = re.compile(rf"\b(?i:(spade|heart|diamond|club))\s+({_HONOUR})\b")
_PARTS = re.compile(r"[,;.]|\bthen\b|\band\b")


@frozen
class Statement:
    """What was said: the steps that were understood, in order, and the words that were not."""

    steps: tuple[Intention, ...]
    unread: tuple[str, ...] = ()

    @property
    def draws_trumps(self) -> bool:
        """Whether one of the steps is to draw trumps."""
        return any(isinstance(s, DrawTrumps) for s in self.steps)

    @property
    def may_speak_of_trumps(self) -> bool:
        """Whether words that were not understood are about trumps."""
        return any("trump" in w.lower() for w in self.unread)


def statement(text: str) -> Statement:
    """Read what a claimer said; what cannot be read is kept, never refused."""
    steps: list[Intention] = []
    unread: list[str] = []
    for part in _PARTS.split(honours_as_cards(signs_as_letters(text))):
        found = tuple(steps_in(part.split()))
        steps += found
        if not found and part.strip():
            unread.append(part.strip())
    return Statement(tuple(steps), tuple(unread))


def signs_as_letters(text: str) -> str:
    """The text with ♠K written as SK, and in small letters where it is not about a card."""
    for sign, letter in SIGNS.items():
        text = text.replace(sign, letter)
    return text


def honours_as_cards(text: str) -> str:
    """The text with “ace and king of spades”, “AK of spades” and “spade ace” written as cards."""
    text = _RANKS_OF_SUIT.sub(lambda found: cards_of(found[2], re.findall(_RANK, found[1])), text)
    return _SUIT_RANK.sub(lambda found: cards_of(found[1], [found[2]]), text)


def cards_of(suit_word: str, ranks: list[str]) -> str:
    """The cards of a suit, from the words or letters for their ranks."""
    suit = SUIT_WORDS[suit_word.lower()]
    return " ".join(f"{suit}{one}" for rank in ranks for one in HONOUR_WORDS.get(rank.lower(), rank))


def steps_in(words: list[str]) -> Iterator[Intention]:
    """The steps of one part; none when there is a word in it that is not understood."""
    lower = [w.lower() for w in words]
    verb = next((w for w in lower if w in (*RUFFS, *DUCKS, *THROWS)), "")
    if any(w in TRUMPS for w in lower):
        if all(w in TRUMPS | FILLERS | DRAWS for w in lower) and DRAWS & set(lower):
            yield DrawTrumps()
        return
    named = [noun(w) for w in words if w.lower() not in FILLERS and w.lower() != verb]
    if None in named:
        return
    for one in named:
        if isinstance(one, Card):
            yield of_card(verb, one)
        elif one is not None:
            yield of_suit_named(verb, one)


def noun(word: str) -> Card | Suit | None:
    """The card or the suit that a word names, or nothing."""
    try:
        return card(word)
    except NotationError:
        return SUIT_WORDS.get(word.lower().removesuffix("s"))


def of_card(verb: str, one: Card) -> Intention:
    """What is to be done with a card."""
    if verb in RUFFS:
        return RuffIt(one)
    if verb in THROWS:
        return Discard(one)
    return PlayIt(one)


def of_suit_named(verb: str, one: Suit) -> Intention:
    """What is to be done with a suit."""
    if verb in RUFFS:
        return RuffSuit(one)
    if verb in DUCKS:
        return Duck(one)
    return RunSuit(one)


def statement_text(said: Statement) -> str:
    """Write a statement as it can be read again."""
    return ", ".join((*(step_text(s) for s in said.steps), *said.unread))


def step_text(step: Intention) -> str:
    """Write one step."""
    match step:
        case PlayIt():
            return str(step.card)
        case RunSuit():
            return f"{name(step.suit)}s from the top"
        case DrawTrumps():
            return "draw trumps"
        case RuffIt():
            return f"ruff {step.card}"
        case RuffSuit():
            return f"ruff a {name(step.suit)}"
        case Duck():
            return f"duck a {name(step.suit)}"
        case Discard():
            return f"discard {step.card}"
        case _:
            assert_never(step)


def name(suit: Suit) -> str:
    """The word for a suit."""
    return next(word for word, one in SUIT_WORDS.items() if one is suit)
