"""The legal plays of a hand, rule after rule in the book's order of precedence."""
# Following suit comes before all else (44C); then restrictions of lead and play (26B, 50D2, 51B, 57A, 57D); then a
# major penalty card (50D1); then a minor one (50C). A rule that would leave no card is passed over (59).

from collections.abc import Callable, Collection

from bridgetable.game.cards import Card, Suit, of_suit
from bridgetable.game.irregularities import Requirement
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadProhibited, LeadRequired, MustPlay, PlayRequired, Wanted
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.citations import clause

Held = frozenset[Card]


@frozen
class Bar:
    """The reason why a card may not be played: the clause, the words, and what is required instead."""

    cite: str
    why: Msg
    requirement: Requirement


Kept = tuple[Held, Bar] | None
Rule = Callable[[Table, Seat, Held], Kept]


def bars(table: Table, hand: Seat) -> tuple[tuple[Card, Bar | None], ...]:
    """Every card of the hand with the reason why it may not be played now, or nothing when it may."""
    barred, _ = sorted_out(table, hand)
    return tuple((c, dict(barred).get(c)) for c in sorted(table.hands[hand], reverse=True))


def legal_cards(table: Table, hand: Seat) -> Held:
    """The cards that the hand may legally play now."""
    return sorted_out(table, hand)[1]


def bar_of(table: Table, hand: Seat, card: Card) -> Bar | None:
    """The reason why this hand may not play this card now; None where it may."""
    if not table.obligations and not table.penalty_cards:
        held, led = table.hands[hand], table.tricks[-1].suit_led if table.tricks else None
        if card in held and led is not None and not fails_to_follow(card, held, led):
            return None
        kept = follow_suit(table, hand, held)
        return None if kept is None or not kept[0] or card in kept[0] else kept[1]
    return dict(sorted_out(table, hand)[0]).get(card)


@clause("59")
def sorted_out(
    table: Table, hand: Seat, rules: tuple[Rule, ...] | None = None
) -> tuple[tuple[tuple[Card, Bar], ...], Held]:
    """The cards barred with their reasons, and the cards that remain; a rule with which no card complies bars none."""
    barred: list[tuple[Card, Bar]] = []
    left: Held = table.hands[hand]
    for rule in RULES if rules is None else rules:
        kept = rule(table, hand, left)
        if kept is not None and kept[0]:
            barred.extend((c, kept[1]) for c in left - kept[0])
            left = kept[0]
    return tuple(barred), left


def is_leading(table: Table, hand: Seat) -> bool:
    """True where a card from this hand would be the lead of the trick in progress."""
    return not table.tricks or (table.tricks[-1].lead is None and table.tricks[-1].leader is hand)


def falls_away(hand: Seat, table: Table) -> Msg:
    """The sentence that nothing is to be chosen for this hand now: another is to play, or has led."""
    led = table.tricks[-1].cards[:1] if table.tricks else ()
    if table.turn is not hand:
        return Msg("It is not {hand:s} turn now: this choice falls away.", hand=hand)
    if led:
        return Msg("{seat} has led {card}: this choice falls away.", seat=led[0].seat, card=led[0].card)
    return Msg("Nothing is left to choose for {hand}: this choice falls away.", hand=hand)


def fails_to_follow(card: Card, held: Collection[Card], led: Suit) -> bool:
    """True where a card is of another suit than was led, though its hand holds a card of that suit (44C)."""
    return card.suit is not led and any(one.suit is led for one in held)


@clause("44C", "44D")
def follow_suit(table: Table, hand: Seat, held: Held) -> Kept:
    """Only cards of the suit led, before every other requirement."""
    trick = table.tricks[-1] if table.tricks else None
    led = None if trick is None or trick.leader is hand else trick.suit_led
    if led is None:
        return None
    return of_suit(held, led), Bar(
        "44C", Msg("{seat} must follow suit: {suit}.", seat=hand, suit=led), Requirement.FOLLOW_SUIT
    )


@clause("44A")
def required_lead(table: Table, hand: Seat, held: Held) -> Kept:
    """Only the suit that declarer required."""
    if not is_leading(table, hand):
        return None
    for duty in table.obligations:
        if isinstance(duty, LeadRequired) and duty.seat is hand and duty.trick == table.trick_number:
            why = Msg("{seat} must lead {suit:a}.", seat=hand, suit=duty.suit)
            return of_suit(held, duty.suit), Bar(duty.cite, why, Requirement.LEAD)
    return None


def prohibited_lead(table: Table, hand: Seat, held: Held) -> Kept:
    """No suit that declarer prohibited, at this lead or at one before it since this hand gained the lead."""
    bans = [d for d in table.obligations if isinstance(d, LeadProhibited) and d.seat is hand]
    if not bans or not is_leading(table, hand):
        return None
    suits = tuple(sorted({s for d in bans for s in d.suits}, reverse=True))
    why = Msg("{seat} may not lead {suits:s or}.", seat=hand, suits=suits)
    return frozenset(c for c in held if c.suit not in suits), Bar(bans[-1].cite, why, Requirement.LEAD)


@clause("57A", "57B", "57D")
def restricted_play(table: Table, hand: Seat, held: Held) -> Kept:
    """Only the card that declarer required of a premature player's partner, or the one that was shown too early."""
    number = table.trick_number
    for duty in table.obligations:
        match duty:
            case PlayRequired() if duty.seat is hand and duty.trick == number:
                words = Msg(WANTED_WORDS[duty.wanted], seat=duty.seat, suit=duty.suit)
                return as_wanted(held, duty), Bar(duty.cite, words, Requirement.PLAY)
            case MustPlay() if duty.seat is hand and duty.trick == number and not duty.designated:
                why = Msg("{seat} must play {card}.", seat=hand, card=duty.card)
                return held & {duty.card}, Bar(duty.cite, why, Requirement.CARD_SHOWN)
    return None


def as_wanted(held: Held, duty: PlayRequired) -> Held:
    """The cards that comply with declarer's choice under Law 57A."""
    suited = of_suit(held, duty.suit)
    match duty.wanted:
        case Wanted.HIGHEST:
            return frozenset({max(suited)}) if suited else frozenset()
        case Wanted.LOWEST:
            return frozenset({min(suited)}) if suited else frozenset()
        case Wanted.SUIT:
            return suited
        case Wanted.NOT_SUIT:
            return held - suited


WANTED_WORDS = one_row_each(
    Wanted,
    {
        Wanted.HIGHEST: "{seat} must play his highest card in {suit}.",
        Wanted.LOWEST: "{seat} must play his lowest card in {suit}.",
        Wanted.SUIT: "{seat} must play this suit: {suit}.",
        Wanted.NOT_SUIT: "{seat} may not play this suit: {suit}.",
    },
)


@clause("45C5", "50D1a", "50D1b", "51A")
def major_penalty_card(table: Table, hand: Seat, held: Held) -> Kept:
    """Only a major penalty card; of several, the one that declarer designated."""
    majors = frozenset(p.card for p in table.penalty_cards if p.seat is hand and p.major) & held
    if not majors:
        return None
    for duty in table.obligations:
        if isinstance(duty, MustPlay) and duty.card in majors and duty.trick == table.trick_number:
            why = Msg("Declarer designated {card}.", card=duty.card)
            return frozenset({duty.card}), Bar("51A", why, Requirement.DESIGNATED_CARD)
    words = "{seat} must play {cards}, a penalty card."
    if len(majors) > 1:
        words = "{seat} must play one of these penalty cards: {cards: or}."
    why = Msg(words, seat=hand, cards=tuple(sorted(majors, reverse=True)))
    return majors, Bar("50D1a", why, Requirement.MAJOR_PENALTY_CARD)


@clause("50C")
def minor_penalty_card(table: Table, hand: Seat, held: Held) -> Kept:
    """No other card below an honour in the suit of a minor penalty card."""
    for p in table.penalty_cards:
        if p.seat is hand and not p.major and p.card in held:
            kept = frozenset(c for c in held if c is p.card or c.suit is not p.card.suit or c.is_honour)
            why = Msg("{seat} must first play {card}, or an honour.", seat=hand, card=p.card)
            return kept, Bar("50C", why, Requirement.MINOR_PENALTY_CARD)
    return None


RECTIFICATIONS: tuple[Rule, ...] = (required_lead, prohibited_lead, restricted_play)
BEFORE_PENALTY_CARDS: tuple[Rule, ...] = (follow_suit, *RECTIFICATIONS)
RULES: tuple[Rule, ...] = (*BEFORE_PENALTY_CARDS, major_penalty_card, minor_penalty_card)


@clause("59")
def cannot_comply(table: Table, hand: Seat) -> bool:
    """True where a rectification asks of this hand now what none of the cards that it may otherwise play can do."""
    left: Held = table.hands[hand]
    for rule in BEFORE_PENALTY_CARDS:
        kept = rule(table, hand, left)
        if kept is None:
            continue
        if kept[0]:
            left = kept[0]
        elif rule in RECTIFICATIONS:
            return True
    return False


def must_designate(table: Table, hand: Seat) -> tuple[Card, ...]:
    """The major penalty cards among which declarer must designate before this hand plays (50D1a, 51A)."""
    if len(table.penalty_cards_of(hand)) < 2:
        return ()
    _, left = sorted_out(table, hand, BEFORE_PENALTY_CARDS)
    cards = sorted((p.card for p in table.penalty_cards_of(hand) if p.major and p.card in left), reverse=True)
    duties = (d for d in table.obligations if isinstance(d, MustPlay) and d.trick == table.trick_number)
    designated = any(d.card in cards for d in duties)
    return tuple(cards) if len(cards) > 1 and not designated else ()
