"""The budget of the search for the worst line: endings of seven cards a hand, nothing said, both orders, both sides."""

import statistics
import time
from collections.abc import Iterator

from bridgetable.game.cards import PACK, Suit
from bridgetable.game.deals import hand
from bridgetable.game.endings.ending import Claimer, Ending, Lapse, Order
from bridgetable.game.endings.lines import SearchLimits, worst_line
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.laws.law_70_lines import Considered, worse_than
from tests.benchmarks.budget import Figure
from tests.game.every_line import dice_of, random_ending

ENDINGS, SIZE = 200, 7
PLANS = (Claimer(Seat.S, (Seat.N, Seat.S)), Claimer(Seat.E, (Seat.E,)))


def even_ending(number: int) -> Ending:
    """An ending with as many cards of each suit, so that every suit can be led."""
    dice = dice_of(number)
    pack = [c for s in Suit for c in dice.sample([c for c in PACK if c.suit is s], SIZE)]
    dice.shuffle(pack)
    hands = BySeat.each(lambda s: frozenset(pack[SIZE * s : SIZE * (s + 1)]))
    return Ending(hands, dice.choice([None, *Suit]), Trick(dice.choice(SEATS)))


def whole_hands() -> Ending:
    """Thirteen cards a hand, of which North-South win twelve by sound play."""
    hands = BySeat(
        (hand("T987.542.KQ3.A76"), hand("2.QJT9.JT98.QJT9"), hand("AKQJ5.AK3.A42.K3"), hand("643.876.765.8542"))
    )
    return Ending(hands, None, Trick(Seat.W))


def asking() -> Iterator[Figure]:
    """How long the director waits for the first line of thirteen cards, and for the next when a kind is ruled out."""
    considered = Considered(whole_hands(), PLANS[0])
    begun = time.process_time()
    assert worse_than(considered, 12, tuple(Lapse)) is not None
    yield Figure("first line of a claim of 13 cards", time.process_time() - begun, 0.5, "s")
    begun = time.process_time()
    worse_than(considered, 12, tuple(k for k in Lapse if k is not Lapse.GIVES_UP))
    yield Figure("next line of a claim of 13 cards", time.process_time() - begun, 0.2, "s")


def searching() -> Iterator[Figure]:
    """How long the hardest of two hundred endings takes, the best and the choices on the line included."""
    taken = []
    for number in range(ENDINGS):
        found = even_ending(number) if number % 4 == 3 else random_ending(dice_of(number), SIZE)
        plan, order = PLANS[number % 5 == 4], (Order.FROM_THE_TOP, Order.ANY)[number % 2]
        begun = time.process_time()
        assert worst_line(found, plan, SearchLimits(order)).exact
        taken.append(time.process_time() - begun)
    yield Figure(f"worst line of {SIZE} cards a hand (slowest of {ENDINGS})", max(taken), 2, "s")
    yield Figure(f"worst line of {SIZE} cards a hand (median)", statistics.median(taken), 0.5, "s")
