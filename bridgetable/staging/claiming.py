"""Claims and concessions as players make them: they say what their cards can do, or have overlooked one card."""

from collections.abc import Callable, Iterator

from bridgetable.game.cards import Card, Rank, Suit, of_suit
from bridgetable.game.endings.ending import Claimer, Ending
from bridgetable.game.endings.lines import ANY_SORT, fewest_tricks, is_searchable, most_tricks
from bridgetable.game.play import TRICKS, Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.session.actions import Action
from bridgetable.session.claims.actions import Agree, Claim, ClaimTrick, Concede, Curtail, Doubt, Withdraw
from bridgetable.staging.calls import a_card
from bridgetable.staging.choice import Acts, Pick, mixed
from bridgetable.staging.handling import SUIT_WORDS, dummys
from bridgetable.staging.play import beats, best_of, is_master

MOST_LEFT = 5
"""The most tricks that are left when somebody claims."""
ALL_MINE = ("the rest is mine", "these are high", "all mine")
FORGOTTEN = Rank.JACK
"""The highest rank of a card that is overlooked."""


@frozen
class Counted:
    """The tricks (0 to 13) that a side wins of those left when it goes wrong within reason, and when it goes right."""

    left: int
    fewest: int
    most: int

    @property
    def is_clear(self) -> bool:
        """True when no line of play changes anything."""
        return self.fewest == self.most


def claimer(table: Table, seat: Seat) -> Claimer:
    """A player with the hands that he plays."""
    return Claimer(seat, (seat,) if table.is_defender(seat) else seat.side.seats)


def counted(table: Table, seat: Seat) -> Counted | None:
    """The tricks of a player's side when a trick is to be led and few are left; nothing at another time."""
    if table.phase is not Phase.PLAY or table.tricks[-1].cards or not 1 < table.tricks_left <= MOST_LEFT:
        return None
    trump = None if table.contract is None else table.contract.strain.suit
    ending, plan = Ending(table.hands, trump, Trick(table.tricks[-1].leader)), claimer(table, seat)
    if not is_searchable(ending):
        return None
    fewest, most = fewest_tricks(ending, plan), most_tricks(ending, plan, ANY_SORT, ())
    return None if fewest is None or most is None else Counted(table.tricks_left, fewest, most)


def on_lead(table: Table) -> Iterator[Seat]:
    """The player who is to lead to the next trick, for dummy declarer."""
    if table.phase is Phase.PLAY and table.turn is not None and not table.tricks[-1].cards:
        yield table.player_of(table.turn)


def declarer_on_lead(table: Table) -> Iterator[Seat]:
    """Declarer, when he or dummy is to lead."""
    return (seat for seat in on_lead(table) if seat is table.declarer)


def defenders(table: Table, pick: Pick) -> list[Seat]:
    """The defenders in an order drawn, once dummy is known."""
    return mixed((table.dummy.lho, table.dummy.rho), pick) if table.dummy is not None else []


@frozen
class Losers:
    """The cards of a hand that are not high, and the cards of the other side that beat them or can ruff."""

    cards: tuple[Card, ...]
    beaten_by: frozenset[Card]

    @property
    def is_overlooked(self) -> bool:
        """True when one card, no higher than a queen, is all that is out against it."""
        return len(self.beaten_by) == 1 and all(c.rank <= Rank.QUEEN for c in self.beaten_by)


def losers(table: Table, hand: Seat, seat: Seat) -> Losers:
    """The losers of a hand of a player’s, as far as he can see: of a defender the other three are against him."""
    trump = None if table.contract is None else table.contract.strain.suit
    theirs = [c for other in SEATS if other not in claimer(table, seat).hands for c in table.hands[other]]
    over = {own: {c for c in theirs if c.suit is own.suit and c.rank > own.rank} for own in table.hands[hand]}
    ruffing = frozenset(c for c in theirs if c.suit is trump)
    return Losers(tuple(c for c, those in over.items() if those), ruffing.union(*over.values()))


def claims_believed(table: Table, seat: Seat, pick: Pick) -> Iterator[Claim]:
    """The claims that a player may make: all that is left, all but what he gives up, or all with a card overlooked."""
    count = counted(table, seat)
    if count is None or table.turn is None:
        return
    out = losers(table, table.turn, seat)
    if out.is_overlooked:
        yield Claim(seat, count.left, mixed(ALL_MINE, pick)[0])
    elif seat is table.declarer and count.most == count.left:
        yield Claim(seat, count.left, mixed(statements(table, seat), pick)[0])
    elif seat is not table.declarer and not out.beaten_by:
        yield Claim(seat, count.left, mixed(ALL_MINE, pick)[0])
    elif count.left - 1 == count.most and len({c.suit for c in out.cards}) == 1:
        yield Claim(seat, count.most, f"losing a {SUIT_WORDS[out.cards[0].suit]}")


def statements(table: Table, seat: Seat) -> list[str]:
    """The words of a player who claims all that is left: nothing of trumps, or that he draws those that are out."""
    trump = None if table.contract is None else table.contract.strain.suit
    out = trump is not None and any(of_suit(table.hands[s], trump) for s in (seat.lho, seat.rho))
    return ["", *ALL_MINE, *(["drawing trumps"] * 2 if out and of_suit(table.hands[seat], trump or Suit.C) else [])]


def doubtful_claims(table: Table, seats: Iterator[Seat], pick: Pick) -> Iterator[Action]:
    """A claim of one of these players that can be doubted: he may win fewer tricks within reason."""
    for seat in seats:
        count = counted(table, seat)
        yield from (c for c in claims_believed(table, seat, pick) if count is not None and c.tricks > count.fewest)


def mistaken_claims(table: Table, pick: Pick) -> Iterator[Action]:
    """A player claims all that is left and has overlooked a card, as the opponents see when they look again."""
    for seat in on_lead(table):
        hand = table.turn if table.tricks_left <= MOST_LEFT else None
        if hand is not None and losers(table, hand, seat).is_overlooked:
            # A card that is out and can win nothing gives nobody a reason to come back to the claim.
            yield from doubtful_claims(table, iter((seat,)), pick)


def late_claims(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer claims when few tricks are left, and has not said or seen everything."""
    yield from doubtful_claims(table, declarer_on_lead(table), pick)


def claims_by_defenders(table: Table, pick: Pick) -> Iterator[Action]:
    """A defender on lead claims when few tricks are left, and has not said or seen everything."""
    yield from doubtful_claims(table, (s for s in on_lead(table) if s is not table.declarer), pick)


def sound_claims(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer claims when nothing can change any more."""
    for seat in declarer_on_lead(table):
        count = counted(table, seat)
        if count is not None and count.is_clear:
            yield from claims_believed(table, seat, pick)


def overlooks_a_trick(table: Table, seat: Seat) -> bool:
    """True for a player with nothing but small cards, a trump and a high one at most, of which one must win a trick."""
    trump = None if table.contract is None else table.contract.strain.suit
    held = [c for hand in claimer(table, seat).hands for c in table.hands[hand]]
    trumps = sum(c.suit is trump for c in held)
    if trumps > (seat is not table.declarer) or any(c.rank > FORGOTTEN for c in held):
        return False
    if sum(is_master(table, c) for c in held) > 1:
        return False
    count = counted(table, seat)
    return count is not None and count.fewest == 1


def has_a_winner_too_many(table: Table, seat: Seat) -> bool:
    """True for a player who cannot lose a trick, and may believe that a card over the best of one suit led is out."""
    hands = [c for hand in claimer(table, seat).hands for c in table.hands[hand]]
    led = {} if table.turn is None else {c.suit: max(of_suit(hands, c.suit)) for c in table.hands[table.turn]}
    small = [c for c in led.values() if c.rank <= FORGOTTEN]
    if len(small) != 1 or not is_master(table, small[0]):
        return False
    count = counted(table, seat)
    return count is not None and count.fewest == count.left


def concessions(table: Table, pick: Pick) -> Iterator[Action]:
    """A player concedes all that is left, or one trick, and has overlooked that one of them cannot be lost."""
    for seat in (*defenders(table, pick), *declarer_on_lead(table)):
        if overlooks_a_trick(table, seat) and (seat is table.declarer or agrees_to_concede(table, seat.partner)):
            yield Concede(seat, table.tricks_left)
    for seat in on_lead(table):
        if has_a_winner_too_many(table, seat):
            yield Concede(seat, 1)


def agrees_to_concede(table: Table, seat: Seat) -> bool:
    """True for a defender with no winner in his hand, and none that cannot fail to become one."""
    count = counted(table, seat)
    return count is not None and count.fewest == 0 and not any(is_master(table, c) for c in table.hands[seat])


def concessions_by_defenders(table: Table, pick: Pick) -> Iterator[Action]:
    """A defender who has nothing left concedes all the tricks, though his partner still has one."""
    for seat in defenders(table, pick):
        count = counted(table, seat.partner)
        has_nothing = all(c.rank <= FORGOTTEN and not is_master(table, c) for c in table.hands[seat])
        if has_nothing and count is not None and count.fewest:
            yield Concede(seat, table.tricks_left)


def by_opponents(answers: Callable[[Seat], Action]) -> Acts:
    """The answer of an opponent of the claimer, of dummy only where declarer does not give it."""

    def acts(table: Table, pick: Pick) -> Iterator[Action]:
        if table.claim is not None:
            seat = table.claim.seat
            opponents = mixed((seat.lho, seat.rho), pick)
            yield from (answers(s) for s in sorted(opponents, key=lambda s: s is table.dummy))

    return acts


doubts, agreements_withdrawn = by_opponents(Doubt), by_opponents(Withdraw)


def doubts_by_partner(table: Table, _pick: Pick) -> Iterator[Action]:
    """The partner of the player who conceded does not agree."""
    if table.claim is not None:
        yield Doubt(table.claim.seat.partner)


def agreements(table: Table, _pick: Pick) -> Iterator[Action]:
    """All players agree to the claim."""
    if table.claim is not None:
        yield Agree()


def concessions_withdrawn(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player who has conceded finds that he could not have lost a trick."""
    if table.claim is not None:
        yield Withdraw(table.claim.seat)


def suggestions_to_stop(table: Table, _pick: Pick) -> Iterator[Action]:
    """Declarer suggests that play be cut short when nothing can change any more, and does not count his tricks."""
    for seat in declarer_on_lead(table):
        count = counted(table, seat)
        if count is not None and count.is_clear:
            yield Curtail(seat)


def claims(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer claims some of the tricks that are left."""
    if table.phase is Phase.PLAY and table.declarer is not None:
        yield Claim(table.declarer, pick(TRICKS - len(table.winners) + 1))


def claims_by_dummy(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy claims."""
    yield from (Claim(dummy, pick(TRICKS - len(table.winners) + 1)) for dummy in dummys(table))


def sure_tricks_of_declarer(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy claims for declarer when all the tricks that are left are sure."""
    for seat in declarer_on_lead(table):
        count = counted(table, seat)
        if count is not None and count.fewest == count.left:
            yield Claim(seat.partner, count.left, "the rest is ours")


def words_on_trick(table: Table, pick: Pick) -> Iterator[Action]:
    """A player says of the trick in progress that it is won or lost."""
    for seat in mixed(SEATS, pick):
        card = a_card(table, seat, pick) if pick(2) else None
        yield ClaimTrick(seat, card, "that is mine")


def words_on_a_sure_trick(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who has played the best card says that the trick is his, or shows a card that nothing can beat."""
    if table.phase is not Phase.PLAY or not table.tricks[-1].cards or table.contract is None:
        return
    trick, trump = table.tricks[-1], table.contract.strain.suit
    best, played = best_of(trick, trump), {p.seat for p in trick.cards}
    is_sure = is_master(table, best.card) and not can_ruff(table, played)
    if best.seat is not table.dummy and len(played) > 1 and is_sure:
        yield ClaimTrick(best.seat, None, "that is mine")
    for seat in mixed((s for s in SEATS if s not in played and s is not table.dummy), pick):
        high = [c for c in table.hands[seat] if c.suit is trick.suit_led and is_master(table, c)]
        if not can_ruff(table, {*played, seat}):
            yield from (ClaimTrick(seat, card, "that is mine") for card in high if beats(trick, card, trump))


def can_ruff(table: Table, played: set[Seat]) -> bool:
    """True where a hand that has still to play has none of the suit led, and a trump."""
    trump, led = None if table.contract is None else table.contract.strain.suit, table.tricks[-1].suit_led
    if trump is None or led is None:
        return False
    hands = [table.hands[seat] for seat in SEATS if seat not in played]
    return any(not of_suit(hand, led) and of_suit(hand, trump) for hand in hands)
