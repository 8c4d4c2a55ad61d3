"""The steps that a claimer may have meant by words that are not sure, and those that may stand in place of another."""

from collections.abc import Iterator

from bridgetable.game.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetable.game.endings.plans import Planner
from bridgetable.game.seats import Seat
from bridgetable.game.statements import steps
from bridgetable.game.statements.words import words_of

LIKE: dict[str, tuple[type[steps.Step], ...]] = {
    **dict.fromkeys(("finesse", "marked"), (steps.Finesse,)),
    **dict.fromkeys(("ruff", "trumping"), (steps.Ruff, steps.CrossRuff)),
    "throw": (steps.Throw,),
    "overtake": (steps.Overtake,),
    "draw": (steps.Draw,),
    **dict.fromkeys(("give", "lose", "concede"), (steps.Give, steps.Duck)),
    **dict.fromkeys(("duck", "exit"), (steps.Duck, steps.Give)),
    **dict.fromkeys(("cross", "enter", "return", "to", "over"), (steps.Cross,)),
    **dict.fromkeys(("set", "establish", "knock"), (steps.SetUp,)),
}
"""The steps that a word makes likely."""
RARE = (steps.Duck, steps.SetUp)


def readings(planner: Planner, words: str = "") -> tuple[steps.Step, ...]:
    """The steps that the cards allow, of the suits that the words name, where they name any; the likely ones first."""
    # Without the rare ones where the words do not speak of them.
    likely = likely_for(words)
    # A defender, or his partner, may ruff a suit of which he holds none: only where he speaks of it.
    rare = RARE if len(planner.hands) > 1 else (*RARE, steps.Ruff)
    kept = (s for s in every_reading(planner, words) if isinstance(s, likely) or not isinstance(s, rare))
    return tuple(sorted(kept, key=lambda s: not isinstance(s, likely)))


def likely_for(words: str) -> tuple[type[steps.Step], ...]:
    """The steps that these words make likely."""
    return tuple(sort for w in words_of(words) for sort in LIKE.get(w.form, ()))


def every_reading(planner: Planner, words: str = "") -> tuple[steps.Step, ...]:
    """The steps that the cards allow, of the suits that the words name, where they name any."""
    said = words_of(words)
    named = {w.suit for w in said if w.suit is not None}
    trump = planner.ending.trump
    if trump is not None and any(w.form.startswith("trump") for w in said):
        named.add(trump)
    found = [step for suit in SUITS_DOWN if not named or suit in named for step in in_suit(planner, suit)]
    return tuple(dict.fromkeys((*found, *of_all(planner))))


def of_all(planner: Planner) -> Iterator[steps.Step]:
    """The steps that speak of no suit."""
    trump = planner.ending.trump
    if trump is not None and holds(planner, trump):
        yield steps.Draw()
        if len(planner.hands) > 1 and all(planner.held(s, trump) for s in planner.hands):
            yield steps.CrossRuff()
    if len(planner.hands) > 1:
        yield from (steps.Cross(steps.Place.DUMMY), steps.Cross(steps.Place.HAND), steps.AllGood(steps.Place.DUMMY))
    yield from (steps.Cash(), steps.AnyOrder())


def holds(planner: Planner, suit: Suit) -> tuple[Card, ...]:
    """The cards of a suit in his hands, highest first."""
    return tuple(sorted((c for s in planner.hands for c in planner.held(s, suit)), reverse=True))


def in_suit(planner: Planner, suit: Suit) -> Iterator[steps.Step]:
    """The steps in one suit."""
    if len(planner.hands) == 1 and planner.ending.trump not in {None, suit}:
        yield steps.Ruff(suit)
    own = holds(planner, suit)
    if not own:
        return
    yield steps.Cash(suit)
    if own[0].is_honour:
        yield steps.Cash(suit, (own[0].rank,))
    if len(planner.hands) > 1:
        yield from crossings(planner, suit)
        yield from finesses(planner, suit)
        yield from overtaken(planner, suit)
        yield from ruffs(planner, suit)
    if suit is not planner.ending.trump:
        yield steps.Throw(suit)
    if any(c > own[-1] for s in planner.seat.side.other.seats for c in planner.held(s, suit)):
        yield from (steps.Give(suit), steps.Duck(suit), steps.SetUp(suit))


def crossings(planner: Planner, suit: Suit) -> Iterator[steps.Step]:
    """The ways over in a suit, to the hand that has the higher card."""
    hand, other = planner.held(planner.seat, suit), planner.held(planner.seat.partner, suit)
    if hand and other:
        yield steps.Cross(steps.Place.DUMMY if other[-1] > hand[-1] else steps.Place.HAND, suit)


def finesses(planner: Planner, suit: Suit) -> Iterator[steps.Step]:
    """The finesses in a suit: against each opponent behind whom a hand has a card to finesse with."""
    theirs = [c for s in planner.seat.side.other.seats for c in planner.held(s, suit)]
    for seat in planner.hands:
        below = [c for c in planner.held(seat, suit) if theirs and c < max(theirs) and c.rank >= Rank.NINE]
        if below and planner.held(seat.partner, suit):
            yield steps.Finesse(suit, below[-1].rank, seat.rho)


def overtaken(planner: Planner, suit: Suit) -> Iterator[steps.Step]:
    """The honours that can be overtaken by another of the other hand."""
    for seat in planner.hands:
        for card in planner.held(seat, suit)[-1:]:
            higher = [c for c in planner.held(seat.partner, suit) if c > card]
            if higher and card.is_honour:
                yield steps.Overtake(card, higher[0])


def ruffs(planner: Planner, suit: Suit) -> Iterator[steps.Step]:
    """The ruffs of a suit, in each hand that is short of it and has a trump."""
    trump = planner.ending.trump
    for seat in planner.hands:
        longer = len(planner.held(seat.partner, suit)) > len(planner.held(seat, suit))
        if trump is not None and suit is not trump and longer and planner.held(seat, trump):
            yield steps.Ruff(suit, None, place_of(planner, seat))


def place_of(planner: Planner, seat: Seat) -> steps.Place:
    """The name that the claimer gives to a hand of his."""
    return steps.Place.HAND if seat is planner.seat else steps.Place.DUMMY
