"""Four hands of thirteen cards, and how they are written and dealt."""

import random

from bridgetable.game.cards import PACK, SUITS_DOWN, Card, Rank, Suit, card_of
from bridgetable.game.errors import DealError, NotationError
from bridgetable.game.seats import SEATS, BySeat, Seat, clockwise_from
from bridgetable.language import tr

Hand = frozenset[Card]
Deal = BySeat[Hand]
EMPTY_HAND: Hand = frozenset()
_RANK_OF = {str(r): r for r in Rank}


def hand(text: str) -> Hand:
    """Read a hand by suits from spades down: `AKQ2.T98..J76543`. Raises NotationError when it is not written so."""
    suits = text.replace("10", "T").upper().split(".")
    if len(suits) != len(SUITS_DOWN):
        raise NotationError(text, tr("a hand of four suits from spades down, such as AKQ2.T98..J76543"))
    found: list[Card] = []
    for one_suit, ranks in zip(SUITS_DOWN, suits, strict=True):
        for letter in ranks.replace("-", ""):
            if letter not in _RANK_OF:
                raise NotationError(
                    letter, tr("a rank (one of {rank_of}) in the hand {text}", rank_of="".join(_RANK_OF), text=text)
                )
            found.append(card_of(one_suit, _RANK_OF[letter]))
    if len(set(found)) != len(found):
        raise NotationError(text, tr("a hand in which no card stands twice"))
    return frozenset(found)


def hand_text(held: Hand) -> str:
    """Write a hand by suits from spades down, highest card first."""
    return ".".join(suit_text(held, s) for s in SUITS_DOWN)


def suit_text(held: Hand, suit: Suit) -> str:
    """Write the ranks held in one suit, highest first."""
    return "".join(str(c.rank) for c in sorted((c for c in held if c.suit is suit), reverse=True))


def deal(text: str) -> Deal:
    """Read `N:hand hand hand hand`, clockwise, `-` unknown (one is worked out). Raises NotationError or DealError."""
    first, colon, rest = text.partition(":")
    words = rest.split()
    if not colon or first.strip().upper() not in Seat.__members__ or len(words) != len(SEATS):
        raise NotationError(
            text, tr("a deal such as N:AKQ2.T98..J76543 … … …, four hands clockwise from the seat named")
        )
    order = clockwise_from(Seat[first.strip().upper()])
    held = [EMPTY_HAND if word == "-" else hand(word) for word in words]
    hands = BySeat.each(lambda s: held[order.index(s)])
    together = [c for h in hands for c in h]
    if len(set(together)) != len(together):
        twice = next(c for c in together if together.count(c) > 1)
        raise DealError(tr("the card {twice} is dealt twice in {text}", twice=twice, text=text))
    unknown = [s for s in SEATS if not hands[s]]
    if len(unknown) == 1 and len(together) == len(PACK) - 13:
        hands = hands.set(unknown[0], frozenset(PACK) - frozenset(together))
    return hands


def deal_text(hands: Deal, first: Seat = Seat.N) -> str:
    """Write a deal from the seat given, clockwise."""
    return f"{first}:" + " ".join(hand_text(hands[s]) if hands[s] else "-" for s in clockwise_from(first))


def is_whole(hands: Deal) -> bool:
    """True where each of the four hands holds thirteen cards."""
    return all(len(h) == 13 for h in hands)


def shuffled(seed: int) -> Deal:
    """Deal fifty-two cards by a seed, the same for the same seed everywhere."""
    pack = list(PACK)
    random.Random(seed).shuffle(pack)  # noqa: S311 -- a reproducible deal, not a secret
    return BySeat.each(lambda s: frozenset(pack[13 * s : 13 * s + 13]))
