"""What a claimer says, in the simple forms in which it can be followed card by card.

One step after another, parted by commas, semicolons, “then” or “and”: `draw trumps`, `trumps`, `two rounds of trumps`,
`SA SK`, `SAKQ`, `ace and king of spades`, `AK of spades`, `the diamond ace`, `the hearts`, `hearts from the top`,
`three spades`, `spade to the queen`, `S3 to SQ`, `ruff D5`, `ruff two hearts`, `cross-ruff`, `duck a club`,
`losing a heart`, `discard C2 C3`, `dummy is high`. Before a card or a suit `cash`, `play`, `lead`, `run`, `win` and the
like may stand. Words that only praise the cards say nothing of the play; whatever else is said is kept, in its place.

The text is read once from left to right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import groupby
from typing import assert_never

from bridgetable.game.cards import PACK, Card, Suit, card
from bridgetable.game.endings import ending
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen

SUIT_WORDS = {"spade": Suit.S, "heart": Suit.H, "diamond": Suit.D, "club": Suit.C}
HONOUR_WORDS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T"}
SIGNS = str.maketrans("♠♥♦♣", "SHDC")
NUMBERS = {
    **{word: n for n, word in enumerate("one two three four five six seven eight nine".split(), 1)},
    **{str(n): n for n in range(1, 14)},
}
ARTICLES = frozenset("a an".split())
FILLERS = frozenset(
    "i i'll i’ll will am going then and the my of from out in with top down order rest them it"
    " cash cashing play playing lead leading run running win winning take taking cross crossing hand dummy first"
    " next by on up unblock unblocking all low small little another".split()
)
TRUMPS = frozenset({"trump", "trumps"})
RUFFS = frozenset("ruff ruffing".split())
DUCKS = frozenset("duck ducking".split())
LOSES = frozenset("lose losing concede conceding you you'll you’ll get".split())
GIVES = frozenset("give giving".split())
THROWS = frozenset("discard discarding throw throwing".split())
DRAWS = frozenset("draw drawing pull pulling last".split())
CROSS_RUFFS = frozenset("crossruff crossruffing cross-ruff cross-ruffing".split())
TOWARDS = frozenset("to toward towards".split())
OTHER_HAND = frozenset("partner dummy table hand other partner's partner’s dummy's dummy’s".split())
STATES = frozenset("is are was were good high no more drawn gone left have has that's they’re they're".split())
PRAISE = frozenset(
    "i i've i’ve the rest all mine ours my is are good high they them it these that's tricks trick winners winner have"
    " claim claiming enough everything remaining of no more and cards top".split()
)
CARDS = {**{str(c): c for c in PACK}, **{f"{s}10": card(f"{s}T") for s in Suit}}
_WORD = re.compile(r"[\w’'-]+|[,;.]")
_RANKS = re.compile(r"[AKQJT]{1,5}")
_RUN = re.compile(r"([SHDC])([AKQJT2-9]{2,13})")


@frozen
class Unread:
    """Words that were not understood."""

    words: str


@frozen
class Aside:
    """Words that say nothing of the order in which cards are played, such as that the trumps are drawn."""

    words: str


@frozen
class Statement:
    """What was said, in order: steps, remarks, and words that were not understood."""

    parts: tuple[ending.Intention | Unread | Aside, ...]

    @property
    def steps(self) -> tuple[ending.Intention, ...]:
        """The steps that were understood, in order."""
        return tuple(p for p in self.parts if not isinstance(p, Unread | Aside))

    @property
    def unread(self) -> tuple[str, ...]:
        """The words that were not understood, in order."""
        return tuple(p.words for p in self.parts if isinstance(p, Unread))

    @property
    def may_speak_of_trumps(self) -> bool:
        """Whether trumps are run, or words that are no step are about them."""
        words = (p.words for p in self.parts if isinstance(p, Unread | Aside))
        return any(isinstance(s, ending.RunTrumps) for s in self.steps) or any("trump" in w.lower() for w in words)


class StatementMark(Enum):
    """What parts one step from the next: a comma or “and”, or “then”."""

    COMMA = "comma"
    THEN = "then"


@frozen
class Ranks:
    """Ranks of which the suit has still to be found."""

    ranks: str


Lexeme = Card | Suit | Ranks | StatementMark | str
"""A card, a suit, ranks, what parts two steps, or any other word, in small letters."""


def statement(text: str) -> Statement:
    """Read what a claimer said; what cannot be read is kept, never refused."""
    words = _WORD.findall(text.translate(SIGNS))
    found = with_suits([(word, lexeme(word)) for word in words])
    ordered = any(one is StatementMark.THEN for _, one in found)
    parts: list[ending.Intention | Unread | Aside] = []
    for is_mark, group in groupby(found, key=lambda pair: isinstance(pair[1], StatementMark)):
        if not is_mark:
            parts.extend(part_of(list(group), ordered=ordered))
    return Statement(tuple(parts))


def lexeme(word: str) -> Lexeme:
    """The meaning of a word taken alone."""
    small = word.lower()
    if word in ",;." or small == "and":
        return StatementMark.COMMA
    if small == "then":
        return StatementMark.THEN
    if small in HONOUR_WORDS:
        return Ranks(HONOUR_WORDS[small])
    if small.removesuffix("s") in SUIT_WORDS:
        return SUIT_WORDS[small.removesuffix("s")]
    if _RANKS.fullmatch(word):
        return Ranks(word)
    try:
        return card(word)
    except NotationError:
        return small


Words = list[tuple[str, Lexeme]]


def with_suits(words: Words) -> Words:
    """The words with ranks made into cards: of a suit that follows, that stands before, or that was named last."""
    found: Words = []
    suit: Suit | None = None
    place = 0
    while place < len(words):
        word, one = words[place]
        run = _RUN.fullmatch(word)
        if isinstance(one, Ranks):
            ranks, after = ranks_from(words, place)
            named = suit_behind(words, after)
            if named is not None:
                suit, after = named
            text = " ".join(w for w, _ in words[place:after])
            found.extend(cards_of(suit, ranks, text) if suit is not None else words[place:after])
            place = after
            continue
        if run is not None:
            suit = Suit[run[1]]
            found.extend(cards_of(suit, run[2], word))
        elif word.isdecimal() and (named := suit_behind(words, place + 1)) is not None and f"{named[0]}{word}" in CARDS:
            suit, place = named[0], named[1] - 1
            found.append((word, CARDS[f"{suit}{word}"]))
        elif isinstance(one, Suit) and place + 1 < len(words) and isinstance(words[place + 1][1], Ranks):
            suit = one
        else:
            suit = one if isinstance(one, Suit) else one.suit if isinstance(one, Card) else suit
            found.append((word, one))
        place += 1
    return found


def ranks_from(words: Words, place: int) -> tuple[str, int]:
    """Ranks one after another, parted by commas or “and”, and the place behind them; an article is no ace."""
    ranks, after = "", place
    while after < len(words):
        here = words[after][1]
        behind = words[after + 1][1] if after + 1 < len(words) else None
        if isinstance(here, Ranks):
            ranks += here.ranks
        elif not (ranks and here is StatementMark.COMMA and isinstance(behind, Ranks)):
            break
        after += 1
    return ranks, after


def suit_behind(words: Words, place: int) -> tuple[Suit, int] | None:
    """The suit of “of spades” or “of the spades” at this place, and the place behind it."""
    small = [w for _, w in words[place : place + 3]]
    if small[:1] != ["of"]:
        return None
    number = 2 if small[1:2] == ["the"] else 1
    named = small[number] if len(small) > number else None
    return (named, place + number + 1) if isinstance(named, Suit) else None


def cards_of(suit: Suit, ranks: str, text: str) -> Words:
    """The cards of a suit with these ranks; the words for them stand with the first."""
    return [("" if place else text, card(f"{suit}{rank}")) for place, rank in enumerate(ranks)]


def part_of(words: Words, *, ordered: bool) -> Iterator[ending.Intention | Unread | Aside]:
    """The steps of one part; the words themselves when there is one among them that is not understood."""
    text = " ".join(word for word, _ in words if word)
    words = article_first(words)
    small = [one if isinstance(one, str) else "" for _, one in words]
    found = tuple(steps_in([one for _, one in words], ordered=ordered))
    named = [w for w in words if not isinstance(w[1], str)]
    if found:
        yield from found
    elif {w for w in small if w} <= PRAISE and not named:
        return
    elif says_nothing(small):
        yield Aside(text)
    else:
        yield Unread(text)


def article_first(words: Words) -> Words:
    """The words, an A that stands before a suit being an article."""
    pairs = zip(words, [*words[1:], ("", "")], strict=True)
    return [("a", "a") if w == "A" and isinstance(behind, Suit) else (w, one) for (w, one), (_, behind) in pairs]


def says_nothing(small: list[str]) -> bool:
    """Whether words only tell how the cards stand, or what the other side gets of the trumps."""
    there = {w for w in small if w}
    is_state = bool(there & STATES) and there <= STATES | FILLERS | TRUMPS | PRAISE
    return is_state or (bool(there & TRUMPS) and there <= LOSES | GIVES | TRUMPS | ARTICLES | FILLERS)


def steps_in(words: list[Lexeme], *, ordered: bool) -> Iterator[ending.Intention]:
    """The steps of one part; none when there is a word in it that is not understood."""
    small = [one for one in words if isinstance(one, str)]
    verb = verb_of(small)
    if set(small) & CROSS_RUFFS and set(small) <= CROSS_RUFFS | FILLERS | ARTICLES:
        yield ending.CrossRuff()
    elif set(small) & {"dummy", "dummy's", "dummy’s"} and {"high", "good"} & set(small) and len(small) == len(words):
        yield ending.DummyIsHigh()
    elif set(small) & TRUMPS:
        yield from about_trumps(small, words)
    elif set(small) & STATES:
        return
    elif set(small) & TOWARDS and (found := led_to(words)) is not None:
        yield found
    else:
        yield from about_cards(words, verb, ordered=ordered)


def verb_of(small: list[str]) -> str:
    """The one word for what is done: ruff, duck, lose or throw; nothing where cards are just played."""
    for said in small:
        if said in GIVES:
            return "duck" if "up" in small else "lose"
    groups = {"ruff": RUFFS, "duck": DUCKS, "lose": LOSES, "throw": THROWS}
    return next((verb for said in small for verb, group in groups.items() if said in group), "")


def about_trumps(small: list[str], words: list[Lexeme]) -> Iterator[ending.Intention]:
    """The steps of a part about trumps."""
    there = set(small)
    rounds = {"round", "rounds"}
    if len(small) != len(words) or not there <= TRUMPS | FILLERS | DRAWS | ARTICLES | rounds | set(NUMBERS):
        return
    number = number_in(small)
    if there & rounds:
        yield from [ending.PlayRound()] * (number or 1)
    elif there & DRAWS:
        yield ending.DrawTrumps()
    elif number:
        yield from [ending.PlayRound()] * number
    else:
        yield ending.RunTrumps()


def number_in(small: list[str]) -> int:
    """The number of cards or rounds that is named, an article being one; 0 where there is none."""
    found = next((NUMBERS[w] for w in small if w in NUMBERS), 0)
    return found or int(any(w in ARTICLES for w in small))


def led_to(words: list[Lexeme]) -> ending.LeadTo | None:
    """A lead from one hand to the other: of a suit or a card, to a card or just to that hand."""
    place = next(n for n, one in enumerate(words) if isinstance(one, str) and one in TOWARDS)
    before = [one for one in words[:place] if isinstance(one, Suit | Card)]
    after = [one for one in words[place + 1 :] if isinstance(one, Suit | Card)]
    strange = {one for one in words if isinstance(one, str)} - FILLERS - ARTICLES - TOWARDS - OTHER_HAND
    if len(before) != 1 or len(after) > 1 or strange or any(isinstance(one, Suit) for one in after):
        return None
    (first,), to = before, next((one for one in after if isinstance(one, Card)), None)
    suit = first if isinstance(first, Suit) else first.suit
    if to is not None and to.suit is not suit:
        return None
    return ending.LeadTo(suit, to, first if isinstance(first, Card) else None)


def about_cards(words: list[Lexeme], verb: str, *, ordered: bool) -> Iterator[ending.Intention]:
    """The steps of a part about cards and suits."""
    small = [one for one in words if isinstance(one, str)]
    rounds, tricks = {"round", "rounds"} & set(small), {"trick", "tricks"} & set(small)
    known = FILLERS | ARTICLES | TOWARDS | LOSES | GIVES | RUFFS | DUCKS | THROWS | set(NUMBERS) | rounds | tricks
    if not set(small) <= known:
        return
    number = number_in(small)
    for one in words:
        if isinstance(one, Ranks):
            return
        if isinstance(one, Card):
            yield OF_CARD.get(verb, ending.PlayIt)(one)
        elif isinstance(one, Suit) and (verb or not number):
            yield from [OF_SUIT.get(verb, ending.RunSuit)(one)] * (max(1, number) if verb == "ruff" else 1)
        elif isinstance(one, Suit):
            counted = bool(tricks) or (not rounds and not ordered)
            yield from [ending.TakeTricks(one, number)] if counted else [ending.PlayRound(one)] * number


OF_CARD: dict[str, Callable[[Card], ending.Intention]] = {"ruff": ending.RuffIt, "throw": ending.Discard}
OF_SUIT: dict[str, Callable[[Suit], ending.Intention]] = {
    "ruff": ending.RuffSuit,
    "duck": ending.Duck,
    "lose": ending.Lose,
}
"""The step that names a card or a suit, by what is done with it; without that the card is played, the suit run."""


def as_followed(steps: tuple[ending.Intention, ...]) -> tuple[ending.Intention, ...]:
    """The steps as they are followed: a card to which he has led is still to be played when another took the trick."""
    found: list[ending.Intention] = []
    for step in steps:
        found.append(step)
        if isinstance(step, ending.LeadTo) and step.to is not None:
            found.append(ending.PlayIt(step.to))
    return tuple(found)


def step_text(step: ending.Intention) -> str:
    """Write one step."""
    match step:
        case ending.PlayIt():
            return str(step.card)
        case ending.RunSuit():
            return f"{name(step.suit)}s from the top"
        case ending.DrawTrumps():
            return "draw trumps"
        case ending.RunTrumps():
            return "trumps from the top"
        case ending.PlayRound():
            return "a round of trumps" if step.suit is None else f"a round of {name(step.suit)}s"
        case ending.LeadTo():
            first = f"a {name(step.suit)}" if step.lead is None else str(step.lead)
            return f"{first} to the other hand" if step.to is None else f"{first} to {step.to}"
        case ending.RuffIt():
            return f"ruff {step.card}"
        case ending.RuffSuit():
            return f"ruff a {name(step.suit)}"
        case ending.CrossRuff():
            return "cross-ruff"
        case ending.Duck():
            return f"duck a {name(step.suit)}"
        case ending.Discard():
            return f"discard {step.card}"
        case ending.TakeTricks():
            return f"{step.tricks} {'trick' if step.tricks == 1 else 'tricks'} in {name(step.suit)}s"
        case ending.Lose():
            return f"lose a {name(step.suit)}"
        case ending.DummyIsHigh():
            return "dummy is high"
        case _:
            assert_never(step)


def name(suit: Suit) -> str:
    """The word for a suit."""
    return next(word for word, one in SUIT_WORDS.items() if one is suit)
