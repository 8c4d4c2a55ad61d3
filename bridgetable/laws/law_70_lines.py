"""Law 70: The lines of play that a claim allows and the clause of each; what still binds the players on them."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.cards import Card, Suit, descending
from bridgetable.game.endings import ending as endings
from bridgetable.game.endings import lines
from bridgetable.game.endings.ending import Bonds, LeadBond, Line
from bridgetable.game.endings.plans import Planner
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen, LeadMayBeBarred, LeadProhibited
from bridgetable.game.play import TRICKS, Trick
from bridgetable.game.seats import Seat, Side
from bridgetable.game.statements.grammar import Part, Statement, statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.statements.steps import AnyOrder, Draw, Place, Step
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.legal_play import is_leading, legal_cards
from bridgetable.laws.law_23_meanings import meant_at
from bridgetable.laws.law_26_lead_restrictions import has_had_turn_to_lead, specified_by
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies

FEW = 8
"""In endings of more cards a hand it is not looked whether a play was a guess."""
PATIENCE, WITH_MANY_CARDS = (6_000, 1_500, 8_000), (3_000, 1_000, 2_000)
"""So many ways to play a trick are looked at before a line is not exact, since the director waits for the answer.

That is for lines without a lapse, with lapses of one kind, and with lapses of every kind; for endings of few cards a
hand and of many.
"""


@frozen
class Considered:
    """The basis of the search: the ending, the claimer and his plan, the plays ruled out, the suits shown out."""

    # `lapses` are the kinds of careless or inferior play on the lines that are looked at; what a line costs is found
    # only where it wins fewer tricks than `claimed` (0 to 13); `stated` are the steps behind what is followed.
    ending: endings.Ending
    claimer: endings.Claimer
    stated: tuple[Step, ...] = ()
    order: endings.Order = endings.Order.FROM_THE_TOP
    irrational: tuple[endings.Irrational, ...] = ()
    shown_out: tuple[tuple[Seat, Suit], ...] = ()
    lapses: frozenset[endings.Lapse] = endings.ALL_LAPSES
    claimed: int = lines.EVERY_TRICK

    @property
    def planner(self) -> Planner:
        """The hands in which steps are followed."""
        return Planner(self.ending, self.claimer.seat, self.claimer.hands)

    def saying(self, steps: tuple[Step, ...]) -> Considered:
        """The same when this is what was said."""
        followed = self.planner.followed(steps)
        claimer = evolve(self.claimer, statement=tuple(one for one, _ in followed))
        order = endings.Order.ANY if AnyOrder() in steps else self.order
        return evolve(self, claimer=claimer, stated=tuple(step for _, step in followed), order=order)

    def step_of(self, stuck: endings.Stuck) -> Step:
        """The step of the statement that cannot be taken."""
        return self.stated[self.claimer.statement.index(stuck.step)]

    @property
    def sort(self) -> lines.SearchLimits:
        """The lines that are searched."""
        patience = PATIENCE if self.ending.tricks_left < FEW else WITH_MANY_CARDS
        return lines.SearchLimits(self.order, self.irrational, self.lapses, patience[min(len(self.lapses), 2)])

    @property
    def line(self) -> endings.Line:
        """The worst line that is still considered."""
        return lines.worst_line(self.ending, self.claimer, self.sort, self.claimed)

    @property
    def tricks(self) -> int | None:
        """The tricks (0 to 13) of the claimer's side on that line, or nothing when there are too many to look at."""
        return lines.fewest_tricks(self.ending, self.claimer, self.sort)


def sound(considered: Considered) -> Considered:
    """The same with no careless or inferior play."""
    return evolve(considered, lapses=endings.SANE)


def worse_than(considered: Considered, bar: int, kinds: tuple[endings.Lapse, ...]) -> Considered | None:
    """The lines that win fewer tricks than this (0 to 13): the soundest there is, or nothing."""
    # First it is looked at lines without a lapse, then with those of one kind, and last with those of all kinds.
    sorts = (endings.SANE, *(frozenset({kind}) for kind in kinds), frozenset(kinds))
    idle = endings.SANE
    for lapses in dict.fromkeys(sorts):
        if lapses and lapses <= idle:
            continue
        here = evolve(considered, lapses=lapses, claimed=bar)
        worse = lines.search_below(here.ending, here.claimer, here.sort, bar)
        if worse.found:
            return here
        if not lapses:
            # With these lapses alone every play is as it is without them.
            idle = endings.ALL_LAPSES - worse.withheld
    return None


def ending_of(table: Table) -> endings.Ending:
    """The cards that are left on a table, the trick in progress, and what still binds the hands."""
    trump = None if table.contract is None else table.contract.strain.suit
    if table.tricks:
        trick = Trick(table.tricks[-1].leader, table.tricks[-1].cards)
    else:
        trick = Trick(table.contract.declarer.lho if table.contract is not None else Seat.N)
    return endings.Ending(table.hands, trump, trick, bonds_of(table))


def claimer_of(table: Table, claim: Claimed) -> endings.Claimer:
    """The claimer, and the hands that he plays."""
    return endings.Claimer(claim.seat, (claim.seat,) if table.is_defender(claim.seat) else claim.seat.side.seats)


def said_by(table: Table, claim: Claimed) -> Statement:
    """The statement made with a claim: the steps that he saw put forward, else as its words are read."""
    if claim.steps is not None:
        return Statement(claim.statement, (Part(0, len(claim.statement), claim.steps),))
    return statement(claim.statement, speaker_of(table, claim))


def speaker_of(table: Table, claim: Claimed) -> Speaker:
    """The claimer as his words are read: his seat, whether he plays both hands, the one on lead, and the trumps."""
    trump = None if table.contract is None else table.contract.strain.suit
    trick = ending_of(table).trick
    on_lead = {claim.seat: Place.HAND, claim.seat.partner: Place.DUMMY}.get(trick.leader)
    is_declarer = not table.is_defender(claim.seat)
    return Speaker(trump, claim.seat, is_declarer, on_lead if is_declarer and not trick.cards else None)


def considered_of(table: Table, claim: Claimed) -> Considered | None:
    """The lines considered of a claim; None when the cards do not allow a search."""
    ending = ending_of(table)
    if not lines.is_searchable(ending):
        return None
    considered = Considered(ending, claimer_of(table, claim), shown_out=shown_out(table))
    return considered.saying(said_by(table, claim).steps)


def shown_out(table: Table) -> tuple[tuple[Seat, Suit], ...]:
    """The hands that have failed to follow to a suit."""
    return tuple(
        (p.seat, t.suit_led)
        for t in table.tricks
        for p in t.cards
        if t.suit_led is not None and p.card.suit is not t.suit_led
    )


@clause("70C3")
def lost_to_trump(considered: Considered, line: endings.Line) -> Card | None:
    """The trump of the other side that wins a trick on this line and would not, were trumps drawn first."""
    trump = considered.ending.trump
    side = considered.claimer.seat.side
    if trump is None or not line.exact or not considered.ending.trumps_of(side.other):
        return None
    cards = [winning_card(line, n) for n in range(len(line.winners))]
    theirs = [c for s, c in cards if s.side is not side and c.suit is trump]
    if not theirs:
        return None
    drawn = with_trumps_drawn(considered).tricks
    return theirs[-1] if is_master(considered, theirs[-1]) or (drawn is not None and drawn > line.tricks) else None


def is_master(considered: Considered, trump: Card) -> bool:
    """True where a trump of the other side is higher than any of the claimer's, so that it wins a trick in any case."""
    own = considered.ending.trumps_of(considered.claimer.seat.side)
    return all(card < trump for _, cards in own for card in cards)


def with_trumps_drawn(considered: Considered) -> Considered:
    """The same when the claimer first draws the trumps that are out."""
    claimer, stated = considered.claimer, (Draw(), *considered.stated)
    drawing = evolve(claimer, statement=(endings.DrawTrumps(), *claimer.statement))
    return evolve(considered, claimer=drawing, stated=stated)


def winning_card(line: endings.Line, trick: int) -> tuple[Seat, Card]:
    """The hand that wins a trick of the line (0 upwards), and its card."""
    return next((s, c) for s, c in line.plays[4 * trick : 4 * trick + 4] if s is line.winners[trick])


@clause("70D2")
def is_partners_choice(considered: Considered, choice: endings.Choice) -> bool:
    """True where it is the partner of a defender who claims that makes the play which costs a trick."""
    return choice.seat not in considered.claimer.hands


@clause("70E1")
def guessed_card(considered: Considered, line: endings.Line, choice: endings.Choice) -> Card | None:
    """The card that must lie with one opponent for the better play to succeed, unless the other has shown out."""
    # It is given to the other opponent, and looked whether the better play can then still win what it could; only in
    # endings of few cards.
    if considered.ending.tricks_left > FEW:
        return None
    before = line.plays[: line.plays.index((choice.seat, choice.card))]
    played = (*(c for _, c in before), choice.instead)
    how = considered.claimer, considered.sort
    most = lines.most_tricks(considered.ending, *how, played)
    for number in range(choice.trick - 1, len(line.winners)):
        seat, card = winning_card(line, number)
        if seat.side is choice.seat.side or card.suit is considered.ending.trump or lies_face_up(considered, card):
            continue
        marked = (seat.partner, card.suit) in considered.shown_out or shows_out(line, choice, seat.partner, card)
        elsewhere = None if marked else with_card_elsewhere(considered, seat, card, played)
        if elsewhere is not None and most is not None and lines.can_win(elsewhere.ending, *how, played, most) is False:
            return card
    return None


@clause("70E1")
def refused_finesse(considered: Considered, line: Line) -> endings.Choice | None:
    """The play on a line that refuses a proven finesse: who is still to play has shown out, and a lower card wins."""
    for choice in line.doubtful:
        behind, card = choice.seat.lho, choice.card
        trick = line.plays[4 * (choice.trick - 1) : 4 * choice.trick]
        before = trick[: trick.index((choice.seat, card))]
        led = before[0][1].suit if before else None
        lower = choice.instead
        if led is not card.suit or led is not lower.suit or lower > card or any(s is behind for s, _ in before):
            continue
        wins = all(c < lower for s, c in before if c.suit is led)
        marked = (behind, led) in considered.shown_out or shows_out(line, choice, behind, card)
        ruffs = any(c.suit is considered.ending.trump for c in considered.ending.hands[behind])
        if wins and marked and not ruffs:
            return choice
    return None


def without(considered: Considered, *marked: endings.Irrational) -> Considered:
    """The same without the lines on which something so marked is played."""
    return evolve(considered, irrational=(*considered.irrational, *marked))


def never(choice: endings.Choice) -> endings.Irrational:
    """This card played in this way, whenever it may be, as a mark."""
    return endings.Irrational(choice.card, choice.manner)


def in_this_trick(choice: endings.Choice) -> endings.Irrational:
    """This choice in its own trick alone, as a mark."""
    return endings.Irrational(choice.card, choice.manner, choice.trick)


def this_suit(considered: Considered, choice: endings.Choice) -> tuple[endings.Irrational, ...]:
    """Every card of its suit from its hand played in this way, as marks."""
    hand = considered.ending.hands[choice.seat]
    return tuple(endings.Irrational(c, choice.manner) for c in sorted(hand) if c.suit is choice.card.suit)


def lies_face_up(considered: Considered, card: Card) -> bool:
    """True where this is a penalty card, so that everybody sees who holds it."""
    return card in considered.ending.bonds.majors | considered.ending.bonds.minors


def shows_out(line: endings.Line, choice: endings.Choice, seat: Seat, card: Card) -> bool:
    """True where this opponent fails to follow to the suit of the card on the line, before the choice is made."""
    for trick in range(choice.trick - 1):
        plays = line.plays[4 * trick : 4 * trick + 4]
        if plays[0][1].suit is card.suit and any(s is seat and c.suit is not card.suit for s, c in plays):
            return True
    return False


def with_card_elsewhere(
    considered: Considered, holder: Seat, card: Card, played: tuple[Card, ...]
) -> Considered | None:
    """The same when the other opponent holds the card, and its holder a small one of his instead, not yet played."""
    ending, other = considered.ending, holder.partner
    unseen = (c for c in ending.hands[other] if c not in played and not lies_face_up(considered, c))
    theirs = sorted(unseen, key=lambda c: (c.suit is not card.suit, c.rank))
    if card not in ending.hands[holder] or card in played or not theirs:
        return None
    small = theirs[0]
    hands = ending.hands.set(holder, (ending.hands[holder] - {card}) | {small})
    hands = hands.set(other, (ending.hands[other] - {small}) | {card})
    return evolve(considered, ending=evolve(ending, hands=hands))


def fewer_with_the_best(table: Table) -> bool:
    """True where the claimer could not have won what he claimed even by the best of normal play, as far as is known."""
    claim = table.claim
    considered = None if claim is None else considered_of(table, claim)
    best = None if considered is None else considered.line.best
    return claim is not None and best is not None and best < claim.tricks


def worst_words(table: Table) -> tuple[Msg, ...]:
    """The find of the search on the claim at the table, as something to judge by."""
    claim = table.claim
    considered = None if claim is None else considered_of(table, claim)
    if claim is None or considered is None:
        return ()
    line = considered.line
    words = "If {seat} plays carelessly, {side:short} win {tricks} of the last {left}."
    loses = Msg(words, seat=claim.seat, side=claim.seat.side, tricks=line.tricks, left=table.tricks_left)
    if not line.exact:
        return ()
    if line.best is None:
        return (loses,)
    words = "If all make the best of it, {side:short} win {tricks} of the last {left}."
    return (loses, Msg(words, side=claim.seat.side, tricks=line.best, left=table.tricks_left))


# --- what is known of a contested claim, and how far its lines have been searched -------------------------------------


@frozen
class Contested:
    """A claim that the director has to decide: what was claimed and said, the objections, and what is considered."""

    # `tricks` are those claimed of the `left` (1 to 13); `doubt_against` is a side that has revoked, where it is not
    # the claimer's; `considered` is nothing where the cards cannot be searched; `bonds` says what penalty cards lie.
    claim: Claimed
    left: int
    considered: Considered | None
    said: Statement
    bonds: tuple[Msg, ...] = ()

    @property
    def seat(self) -> Seat:
        """The claimer."""
        return self.claim.seat

    @property
    def side(self) -> Side:
        """The claimer's side."""
        return self.claim.seat.side


def contested_of(table: Table, claim: Claimed) -> Contested:
    """The facts of a contested claim as the cards lie now."""
    return Contested(claim, table.tricks_left, considered_of(table, claim), said_by(table, claim), bonds_words(table))


def bounded_words(line: Line, side: Side, left: int) -> Msg:
    """That not every line was looked at, and between what numbers of tricks the worst lies, as far as is known."""
    words = "Bounded: not every line was searched. The worst gives {side:short} {least} to {most} of the last {left}."
    return Msg(words, side=side, least=line.least, most=line.tricks, left=left)


# --- what still binds the players on every line of play after a claim, and declarer's choices about leads -------------


@clause("50D1a", "50C", "26B")
def bonds_of(table: Table) -> Bonds:
    """Bonds of the hands on a table with a contract: penalty cards, restrictions of the lead, rights not yet used."""
    if not table.penalty_cards and not table.obligations:
        return Bonds()
    leader = leader_of(table)
    return Bonds(
        frozenset(p.card for p in table.penalty_cards if p.major),
        frozenset(p.card for p in table.penalty_cards if not p.major),
        barred_to(table, leader),
        of_each_leader(table, left_to_bar),
        has_chosen(table, leader),
        () if awaits_choice(table, leader) else only_cards(table, leader),
        of_each_leader(table, left_to_require),
    )


def leader_of(table: Table) -> Seat | None:
    """The hand that leads, or has led, to the trick in progress."""
    if table.tricks:
        return table.tricks[-1].leader
    return None if table.declarer is None else table.declarer.lho


def barred_to(table: Table, leader: Seat | None) -> tuple[Suit, ...]:
    """The suits that the hand on lead may not lead as long as it keeps the lead."""
    bans = (d.suits for d in table.obligations if isinstance(d, LeadProhibited) and d.seat is leader)
    return tuple(dict.fromkeys(s for suits in bans for s in suits))


def still_owed(table: Table) -> tuple[LeadMayBeBarred, ...]:
    """The rights of declarer to bar a suit that he has not yet come to use."""
    rights = (d for d in table.obligations if isinstance(d, LeadMayBeBarred) and table.is_defender(d.seat))
    return tuple(d for d in rights if not has_had_turn_to_lead(table, d.seat.partner))


def of_each_leader(
    table: Table, left: Callable[[Table, LeadMayBeBarred], tuple[Suit, ...]]
) -> tuple[tuple[Seat, tuple[Suit, ...]], ...]:
    """The suits left to declarer about each defender whose first lead is still to come, by his rights together."""
    rights = still_owed(table)
    leaders = dict.fromkeys(d.seat.partner for d in rights)
    found = ((seat, {s for d in rights if d.seat.partner is seat for s in left(table, d)}) for seat in leaders)
    return tuple((seat, tuple(s for s in Suit if s in suits)) for seat, suits in found if suits)


@varies
def left_to_bar(table: Table, right: LeadMayBeBarred) -> tuple[Suit, ...]:
    """The suits that the offender did not specify in his legal calls, of which declarer may bar one."""
    shown = shown_legally(table, right.seat)
    return tuple(s for s in Suit if s not in shown)


@varies
# Another edition lets declarer require a suit.
def left_to_require(table: Table, right: LeadMayBeBarred) -> tuple[Suit, ...]:  # noqa: ARG001
    """The suits of which declarer may require one when the offender's partner first leads: none."""
    return ()


@clause("26B")
def shown_legally(table: Table, seat: Seat) -> frozenset[Suit]:
    """The suits that a player's legal calls specify as they were said to be meant, or else as they name them."""
    own = (at for at, made in enumerate(table.auction.made) if made.stands and made.seat is seat)
    return frozenset(s for at in own for s in specified_by(table.auction.made[at].call, meant_at(table, at)))


def has_chosen(table: Table, leader: Seat | None) -> bool:
    """True where declarer has made his choice about the lead to the trick in progress."""
    chosen = (d for d in table.obligations if isinstance(d, LeadChosen))
    return any((d.seat, d.trick) == (leader, table.trick_number) for d in chosen)


def awaits_choice(table: Table, leader: Seat | None) -> bool:
    """True where a lead is to come about which declarer may still choose."""
    if leader is None or not is_leading(table, leader) or has_chosen(table, leader):
        return False
    owed = any(d.seat is leader.partner for d in still_owed(table))
    return owed or table.has_major_penalty_card(leader.partner)


def only_cards(table: Table, leader: Seat | None) -> tuple[tuple[Seat, frozenset[Card]], ...]:
    """For each hand that is still to play to the trick in progress, where that is known, what it may legally play."""
    if leader is None:
        return ()
    if is_leading(table, leader):
        return ((leader, legal_cards(table, leader)),)
    trick = table.tricks[-1]
    return tuple((s, legal_cards(table, s)) for s in Seat if trick.card_of(s) is None)


@clause("50D1a", "50C")
def bonds_words(table: Table) -> tuple[Msg, ...]:
    """The penalty cards that bind the defenders on every line."""
    sentences = []
    for seat in Seat:
        cards = descending(p.card for p in table.penalty_cards_of(seat))
        words = "{cards} before {seat} is a penalty card, on every line of play."
        if len(cards) > 1:
            words = "{cards} before {seat} are penalty cards, on every line of play."
        if cards:
            sentences.append(Msg(words, cards=cards, seat=seat))
    return tuple(sentences)


def wish_words(trick: int, wish: LeadBond, left: int) -> Msg:
    """The lead that declarer is taken to want, when so many tricks (1 to 13) were left."""
    number = TRICKS - left + trick
    if wish.required is not None:
        words = "In trick {trick} declarer requires {suit:a} from {seat}."
        return Msg(words, trick=number, suit=wish.required, seat=wish.leader)
    if wish.prohibited:
        words = "In trick {trick} declarer prohibits {seat} to lead {suits:s or}."
        return Msg(words, trick=number, seat=wish.leader, suits=wish.prohibited)
    return Msg("In trick {trick} declarer leaves {seat:s} lead free.", trick=number, seat=wish.leader)
