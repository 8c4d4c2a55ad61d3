"""Law 50D2: The leads that are allowed while partner has a major penalty card."""

from collections.abc import Iterator
from enum import Enum
from itertools import combinations

from bridgetable.game.cards import SUITS_DOWN, Card, Suit, descending
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen, LeadProhibited, LeadRequired
from bridgetable.game.seats import Seat
from bridgetable.game.table import Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import bar_of, falls_away, is_leading
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.law_50_penalty_cards import tell_how
from bridgetable.laws.law_51_several_penalty_cards import cites_to_leave_free, cites_to_prohibit, cites_to_require
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Note, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BackToHand, Imposed, PickedUp
from bridgetable.rulings.ruling import Ruling

MANY = 3


@frozen
class LeadChoice:
    """A defender to lead to a trick (1 to 13) whose partner has major penalty cards, highest first."""

    leader: Seat
    declarer: Seat
    cards: tuple[Card, ...]
    trick: int

    @property
    def holder(self) -> Seat:
        """The defender before whom the penalty cards lie."""
        return self.leader.partner

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits of the penalty cards, from spades down."""
        return tuple(s for s in SUITS_DOWN if any(c.suit is s for c in self.cards))

    def of(self, *suits: Suit) -> tuple[Card, ...]:
        """The penalty cards of these suits, highest first."""
        return tuple(c for c in self.cards if c.suit in suits)


class LeadWish(Enum):
    """The choices of declarer about the lead."""

    REQUIRE = "require"
    PROHIBIT = "prohibit"
    FREE = "no restriction"


@frozen
class Restriction:
    """One of declarer's options: the wish, and the suits that it speaks of."""

    wish: LeadWish
    suits: tuple[Suit, ...] = ()

    @property
    def key(self) -> str:
        """The option as it stands in the journal: `require H`, `prohibit H D`, `no restriction`."""
        return " ".join((self.wish.value, *(str(s) for s in self.suits)))


def lead_choice_of(table: Table) -> LeadChoice | None:
    """The facts when a defender is to lead and a major penalty card of his partner awaits declarer's choice."""
    leader, declarer = table.turn, table.declarer
    if leader is None or declarer is None or not table.is_defender(leader) or not is_leading(table, leader):
        return None
    if table.tricks and table.tricks[-1].cards:
        return None
    trick = table.trick_number
    chosen = [d for d in table.obligations if isinstance(d, LeadChosen) and (d.seat, d.trick) == (leader, trick)]
    cards = majors_of(table, leader.partner)
    left = {c for d in chosen for c in d.left}
    return None if left.issuperset(cards) else LeadChoice(leader, declarer, cards, trick)


def majors_of(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The major penalty cards of a defender, highest first."""
    return descending(p.card for p in table.penalty_cards_of(seat) if p.major)


@varies
@clause("50D2")
def what_may_be_led(first: LeadChoice, ruling: Ruling) -> None:
    """Before the defender leads, declarer requires a suit, prohibits suits, or leaves the lead free."""
    choice = choice_as_it_is(first, ruling)
    if choice is not None:
        declarer_restricts(choice, tuple(not_contradicted(ruling.table, choice)), ruling)


def choice_as_it_is(first: LeadChoice, ruling: Ruling) -> LeadChoice | None:
    """Declarer's choice as the table is by now; None, which is said, where it has fallen away."""
    choice = lead_choice_of(ruling.looks_again())
    if choice is None or (choice.leader, choice.trick) != (first.leader, first.trick):
        tell_falls_away(first.leader, ruling)
        return None
    tell_choice(choice, ruling)
    return choice


def declarer_restricts(
    choice: LeadChoice, wishes: tuple[Restriction, ...], ruling: Ruling, others: tuple[Option, ...] = ()
) -> str:
    """Let declarer choose one of these restrictions, which is carried out, or another option; the key of his choice."""
    options = (*(option_of(choice, w, ruling.table) for w in wishes), *others)
    question = Msg("What may {seat} lead?", seat=choice.leader)
    key = ruling.choose(choice.declarer, "50D2", question, options, notes=(back_in_hand(choice),))
    wish = next((w for w in wishes if w.key == key), None)
    if wish is not None:
        restrict(choice, wish, ruling)
        face_down_lead_goes_back(choice.leader, ruling)
    return key


@clause("60A1", "60A2", "60A3")
def tell_falls_away(leader: Seat, ruling: Ruling) -> None:
    """Say why declarer has no choice any more: he has played to a lead made before it, or the turn is another’s."""
    led = [i for i in ruling.table.irregularities if i.kind is Kind.LEAD_BEFORE_CHOICE and i.stage is Stage.CONDONED]
    if not led or led[-1].trick != ruling.table.trick_number:
        ruling.says(falls_away(leader, ruling.table))
        return
    words = "{seat} led {card} before declarer had chosen, and declarer has played on: the choice is forfeited."
    ruling.says(Msg(words, seat=led[-1].seat, card=led[-1].cards[0]), "60A1", "60A2")
    left = tuple(p.card for p in ruling.table.penalty_cards_of(led[-1].seat.partner))
    if left:
        one, many = "Still a penalty card: {cards}.", "Still penalty cards: {cards}."
        ruling.says(Msg.counted(len(left), one, many, cards=left), "60A3")


def tell_choice(choice: LeadChoice, ruling: Ruling) -> None:
    """Report the penalty cards, the player to lead, and the lead that he must make himself."""
    if len(choice.cards) > MANY:
        many = Msg("Major penalty cards lie before {seat}: {cards}.", seat=choice.holder, cards=choice.cards)
        ruling.says(many, "50B")
    else:
        for card in choice.cards:
            tell_how(choice.holder, card, ruling)
    words = "{seat} is to make the opening lead." if choice.trick == 1 else "{seat} won the trick and is on lead."
    ruling.says(Msg(words, seat=choice.leader))
    own = majors_of(ruling.table, choice.leader)
    if own:
        words = "{seat} also has a penalty card: {cards}. Declarer’s choice comes before it."
        if len(own) > 1:
            words = "{seat} also has penalty cards: {cards}. Declarer’s choice comes before them."
        ruling.says(Msg(words, seat=choice.leader, cards=own), "50D1b")


def restrictions(choice: LeadChoice) -> Iterator[Restriction]:
    """Everything that declarer may choose: one suit, any of the suits barred, or nothing."""
    for suit in choice.suits:
        yield Restriction(LeadWish.REQUIRE, (suit,))
    for count in range(1, len(choice.suits) + 1):
        for suits in combinations(choice.suits, count):
            yield Restriction(LeadWish.PROHIBIT, suits)
    yield Restriction(LeadWish.FREE)


@clause("26B", "51B2")
def not_contradicted(table: Table, choice: LeadChoice) -> Iterator[Restriction]:
    """The choices of declarer that contradict no suit that he has prohibited, or required for this lead."""
    duties = [d for d in table.obligations if isinstance(d, LeadProhibited) and d.seat is choice.leader]
    barred = {suit for duty in duties for suit in duty.suits}
    required = required_of(table, choice.leader)
    for wish in restrictions(choice):
        other = required.difference if wish.wish is LeadWish.REQUIRE else required.intersection
        if not other(wish.suits) and (wish.wish is not LeadWish.REQUIRE or barred.isdisjoint(wish.suits)):
            yield wish


def required_of(table: Table, leader: Seat) -> frozenset[Suit]:
    """The suit that declarer has required for the lead to come, if any."""
    duties = (d for d in table.obligations if isinstance(d, LeadRequired) and d.trick == table.trick_number)
    return frozenset(d.suit for d in duties if d.seat is leader)


def option_of(choice: LeadChoice, wish: Restriction, table: Table) -> Option:
    """One restriction as an option, with what follows and the clauses that give it."""
    leader, suits = choice.leader, wish.suits
    match wish.wish:
        case LeadWish.REQUIRE:
            must = Msg("{seat} must lead {suit:a} now, if he can.", seat=leader, suit=suits[0])
            title = Msg("Require {suit:a}", suit=suits[0])
            return Option(wish.key, title, (must, goes_back(choice, wish)), cites_to_require(choice.cards, suits[0]))
        case LeadWish.PROHIBIT:
            title = Msg("Prohibit {suits:s}", suits=suits)
            follows = (may_not_lead(leader, suits), goes_back(choice, wish))
            return Option(wish.key, title, follows, cites_to_prohibit(choice.cards))
        case LeadWish.FREE:
            follows = (may_lead(leader, table), stays(choice))
            return Option(wish.key, Msg("No restriction"), follows, cites_to_leave_free(choice.cards))


def may_lead(leader: Seat, table: Table) -> Msg:
    """The leads open to a defender when declarer leaves him free; other duties still bind him."""
    own = majors_of(table, leader)
    if own:
        return Msg("{seat} must lead a penalty card of his own: {cards: or}.", seat=leader, cards=own)
    if any(isinstance(d, LeadProhibited) and d.seat is leader for d in table.obligations):
        return Msg("{seat} may lead any card not prohibited before.", seat=leader)
    return Msg("{seat} may lead any card.", seat=leader)


def may_not_lead(leader: Seat, suits: tuple[Suit, ...]) -> Msg:
    """The suits that a prohibition forbids, in words."""
    if len(suits) == 1:
        return Msg("No {suit:word} from {seat} while he keeps the lead.", seat=leader, suit=suits[0])
    return Msg("No {suits:s or} from {seat} while he keeps the lead.", seat=leader, suits=suits)


def goes_back(choice: LeadChoice, wish: Restriction) -> Msg:
    """The cards that are picked up, and those that stay, in words."""
    back = choice.of(*wish.suits)
    rest = tuple(c for c in choice.cards if c not in back)
    if rest:
        words = "{cards} back to {seat:s} hand; still on the table: {rest}."
        return Msg(words, cards=back, seat=choice.holder, rest=rest)
    if len(back) == 1:
        return Msg("{card} goes back to {seat:s} hand.", card=back[0], seat=choice.holder)
    return Msg("{cards} go back to {seat:s} hand.", cards=back, seat=choice.holder)


def stays(choice: LeadChoice) -> Msg:
    """That the penalty cards stay, in words."""
    if len(choice.cards) == 1:
        return Msg("{card} stays. {seat} must play it as soon as legal.", card=choice.cards[0], seat=choice.holder)
    return Msg("{cards} stay. {seat} must play them as soon as legal.", cards=choice.cards, seat=choice.holder)


def back_in_hand(choice: LeadChoice) -> Note:
    """A sentence: the card is picked up, and this player may not use the sight of it."""
    if len(choice.cards) == 1:
        words = Msg("{card} back in hand: {seat} may not use having seen it.", card=choice.cards[0], seat=choice.leader)
    else:
        words = Msg("A card back in hand: {seat} may not use having seen it.", seat=choice.leader)
    return Note(words, ("50E2",))


@clause("50D2a", "50D2b", "50E2")
def restrict(choice: LeadChoice, wish: Restriction, ruling: Ruling) -> None:
    """Carry out declarer's choice: the restriction, and the cards of the suits named picked up."""
    cite = next(o for o in option_of(choice, wish, ruling.table).cites)
    leader = choice.leader
    back = choice.of(*wish.suits)
    left = tuple(c for c in choice.cards if c not in back)
    ruling.orders(Imposed(cite, LeadChosen(leader, choice.trick, cite, left, back)))
    match wish.wish:
        case LeadWish.REQUIRE:
            duty = LeadRequired(leader, wish.suits[0], choice.trick, cite)
            if duty not in ruling.table.obligations:
                ruling.orders(Imposed(cite, duty))
        case LeadWish.PROHIBIT:
            ruling.orders(Imposed(cite, LeadProhibited(leader, wish.suits, cite, choice.trick)))
        case LeadWish.FREE:
            return
    ruling.orders(PickedUp(picked_up_by(choice, cite, ruling), choice.holder, back))
    ruling.orders(*(not_for_partner(choice.holder, card, Source.PICKED_UP, "50E2") for card in back))


@varies
def picked_up_by(choice: LeadChoice, cite: str, _ruling: Ruling) -> str:  # noqa: ARG001
    """The clause by which the penalty cards of a suit required or prohibited are picked up: that of the choice."""
    return cite


@clause("41A")
def face_down_lead_goes_back(leader: Seat, ruling: Ruling) -> None:
    """A lead that already lies face down, and that the choice forbids, goes back to hand."""
    for down in ruling.table.face_down:
        bar = bar_of(ruling.table, leader, down.card) if down.seat is leader else None
        if bar is not None:
            ruling.says(Msg("The face-down lead goes back to {seat:s} hand.", seat=leader), "41A", bar.cite)
            ruling.orders(BackToHand("41A", leader, down.card))
