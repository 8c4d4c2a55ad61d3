"""Places for cards: regular, irregular by a law, or impossible. The laws are loaded when somebody asks."""

from collections.abc import Iterator
from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.table import OwnCard, Phase, Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.cards import actions as card_actions
from bridgetable.session.claims.actions import ClaimTrick
from bridgetable.session.deal.actions import FindSurplus, MoveCard, SeeCard
from bridgetable.session.sitting import Sitting
from bridgetable.session.table import actions as table_actions
from bridgetable.views.words.prose import NUMBERS, SEAT_NAMES, card_text

FACE_UP = tr("face up")


class Place(Enum):
    """The places where a card can be put."""

    TRICK = tr("trick")
    LEAD = tr("next trick")
    FACE_DOWN = tr("face down")
    TRAY_DROPPED = tr("tray by accident")
    TRAY_SHOWN = tr("tray on purpose")
    INSTEAD = tr("instead of the card named")
    TOUCHED = tr("touched by dummy")
    HAND = tr("another hand")


class Group(Enum):
    """The part of a menu in which an act is found; the value is its name."""

    SAY = tr("Say")
    ASK = tr("Ask and explain")
    METHODS = tr("Methods")
    CARDS = tr("With the cards")
    TRICKS = tr("With the tricks")
    LOOK = tr("Look")
    CLAIM = tr("Claim")
    DEAL = tr("Deal")
    BOARD = tr("Board")
    SCORE = tr("Score")


@frozen
class Offer:
    """One place for cards: the action it would be, the law it would break (empty when regular), and its two words."""

    place: Place
    action: Action
    law: str
    words: tuple[str, ...]
    then: tuple[Action, ...] = ()  # the actions for the other cards, where each is one of its own
    to: Seat | None = None  # whose hand it is

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions of the offer, in order."""
        return (self.action, *self.then)


@frozen
class Other:
    """An action with a card that is chosen from a menu and not by dropping it somewhere: its menu, words and action."""

    group: Group
    words: str
    action: Action


def offers_for(sitting: Sitting, seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
    """Every place for these cards of one hand, regular or not, in a fixed order."""
    return tuple(
        offered(sitting, place, actions, to)
        for place, actions, to in drops_for(sitting, seat, cards)
        if all(can(sitting, action) for action in actions)
    )


Drop = tuple[Place, tuple[Action, ...], Seat | None]


def drops_for(sitting: Sitting, seat: Seat, cards: tuple[Card, ...]) -> Iterator[Drop]:
    """The actions that each place would be for one card or several, possible or not."""
    table = sitting.table
    if len(cards) > 1:
        yield Place.TRICK, (card_actions.PlayCards(seat, cards),), None
    else:
        yield from of_one(sitting, seat, cards[0])
    if not any(table.lies_face_up(seat, card) for card in cards):
        yield Place.TRAY_DROPPED, tuple(card_actions.DropCard(seat, card) for card in cards), None
        yield Place.TRAY_SHOWN, tuple(card_actions.ShowCard(seat, card) for card in cards), None
    for other in clockwise_from(seat)[1:]:
        yield Place.HAND, tuple(MoveCard(card, seat, other) for card in cards), other


def of_one(sitting: Sitting, seat: Seat, card: Card) -> Iterator[Drop]:
    """The acts that put a single card somewhere, where several together cannot go."""
    table = sitting.table
    down = any(e.card is card for e in table.face_down)
    yield Place.TRICK, (card_actions.FaceLead(seat, card) if down else card_actions.PlayCard(seat, card),), None
    played = table.phase is Phase.PLAY and table.tricks[-1].card_of(seat) is not None
    if played and not sitting.cases:
        yield Place.LEAD, (card_actions.LeadCard(seat, card),), None
    if table.phase is Phase.CLARIFICATION and not down and table.is_defender(seat):
        yield Place.FACE_DOWN, (card_actions.LeadFaceDown(seat, card),), None
    if table.phase is Phase.PLAY and seat is table.dummy:
        if not sitting.cases:
            yield Place.INSTEAD, (table_actions.PlaceCard(seat, card),), None
        yield Place.TOUCHED, (table_actions.IndicateCard(seat, card),), None


def more_for(sitting: Sitting, seat: Seat, card: Card) -> tuple[Other, ...]:
    """The other acts with a card of a hand, for which no place on the table stands."""
    return tuple(other for other in _more(sitting, seat, card) if can(sitting, other.action))


def _more(sitting: Sitting, seat: Seat, card: Card) -> Iterator[Other]:
    name = card_text(card)

    def other(group: Group, words: str, action: Action) -> Other:
        return Other(group, tr(words, name=name), action)

    yield other(Group.CARDS, tr("Put {name} to the trick as well"), card_actions.AddCard(seat, card))
    on_purpose = card_actions.AddCard(seat, card, deliberate=True)
    yield other(Group.CARDS, tr("Put {name} to the trick as well, on purpose"), on_purpose)
    yield other(Group.CARDS, tr("Take back {name}"), card_actions.TakeBack(seat, card))
    if may_be_meant(sitting, seat, card):
        own = tr("{seat} meant {name}, and not the card that he named", seat=SEAT_NAMES[seat], name=name)
        title = tr("Declarer meant {name}") if seat is sitting.table.dummy else own
        yield other(Group.CARDS, title, card_actions.ChangeCard(seat, card))
    yield other(Group.CARDS, tr("Lose {name} unseen"), table_actions.LoseCard(seat, card))
    yield other(Group.CARDS, tr("Quit {name} instead of the card played"), table_actions.QuitCard(seat, card))
    holds = tr("Say that {seat} holds {name}", seat=SEAT_NAMES[seat], name=name)
    yield Other(Group.SAY, holds, card_actions.NameCard(seat, card))
    yield other(Group.SAY, tr("Name {name} as the card played (45C4a)"), card_actions.DesignateCard(seat, card))
    yield other(Group.SAY, tr("Show {name}, speaking of this trick alone"), ClaimTrick(seat, card))
    for who in clockwise_from(seat)[1:]:
        seen = tr("{other} sees {name} by accident", other=SEAT_NAMES[who], name=name)
        yield Other(Group.LOOK, seen, SeeCard(who, card, seat))


def may_be_meant(sitting: Sitting, seat: Seat, card: Card) -> bool:
    """True where a player could say that he meant this card and not the one named from this hand (45C4b, 46B)."""
    from bridgetable.laws.law_45_cards_of_dummy import of_designation  # noqa: PLC0415
    from bridgetable.laws.law_46_designation import of_stop  # noqa: PLC0415

    table = sitting.table
    if table.phase is not Phase.PLAY:
        return False
    return of_stop(table, seat, card) is not None or of_designation(table, seat, card) is not None


def can(sitting: Sitting, action: Action) -> bool:
    """True where somebody could do this."""
    from bridgetable.session.families import possible  # noqa: PLC0415

    try:
        possible(sitting.table, action)
    except ImpossibleAction:
        return False
    return True


def offered(sitting: Sitting, place: Place, actions: tuple[Action, ...], to: Seat | None = None) -> Offer:
    """The offer of one place."""
    law = law_broken(sitting, actions[0])
    first = actions[0]
    number = len(first.cards) if isinstance(first, card_actions.PlayCards) else len(actions)
    said = place_words(place, law, number, to)
    # A lead is made face down (41A), so that a card led otherwise is told apart from it.
    early = isinstance(first, card_actions.PlayCard) and sitting.table.phase in {Phase.AUCTION, Phase.CLARIFICATION}
    return Offer(place, first, law, (FACE_UP, *said[1:]) if early else said, actions[1:], to)


def place_words(place: Place, law: str, number: int = 1, to: Seat | None = None) -> tuple[str, ...]:
    """The words on a target: the meaning of so many cards put there."""
    by_law = (tr("Law {law}", law=law),) if law else ()
    match place:
        case Place.TRICK if number > 1:
            return (tr("{number} at once", number=NUMBERS[number]), *by_law)
        case Place.TRICK:
            return (tr("irregular"), *by_law) if law else (tr("play"),)
        case Place.LEAD | Place.FACE_DOWN:
            return (place.value, *by_law)
        case Place.TRAY_DROPPED:
            return (tr("tray"), tr("by accident"))
        case Place.TRAY_SHOWN:
            return (tr("tray"), tr("on purpose"))
        case Place.INSTEAD:
            return (tr("dummy places"), *by_law)
        case Place.TOUCHED:
            return (tr("dummy touches"), *by_law)
        case Place.HAND:
            return ("" if to is None else tr("to {to}", to=SEAT_NAMES[to]), *by_law)


def law_broken(sitting: Sitting, action: Action) -> str:
    """The law that an action would break, or nothing; what the director is asking for breaks none."""
    from bridgetable.session.families import breaches  # noqa: PLC0415

    decision = sitting.pending
    if decision is not None:
        awaited = isinstance(
            action, card_actions.PlayCard | card_actions.FaceLead | card_actions.DesignateCard
        ) and any(a.hand is action.seat for a in decision.acts)
        return "" if awaited else "9B2"
    found = breaches(sitting.table, action)
    if not found:
        return ""
    first = found[0]
    return first.required if first.kind is Kind.REVOKE and first.required else first.law


def offers_on_trick(sitting: Sitting, seat: Seat, trick: int) -> tuple[Other, ...]:
    """Everything that a player can do with a quitted trick (1 to 13), the law named where it would be irregular."""
    return tuple(
        Other(Group.TRICKS, by_law(words, law_broken(sitting, action)), action)
        for words, action in trick_acts(sitting.table, seat, trick)
        if can(sitting, action)
    )


def by_law(words: str, law: str) -> str:
    """The name of an action, with the law that it breaks."""
    return tr("{words} – irregular, Law {law}", words=words, law=law) if law else words


def trick_acts(table: Table, seat: Seat, trick: int) -> Iterator[tuple[str, Action]]:
    """The acts with a quitted trick, possible or not, in words."""
    yield tr("Have trick {trick} faced", trick=trick), table_actions.LookAtTrick(seat, trick)
    card = table.tricks[trick - 1].card_of(seat)
    if card is None:
        return
    name = card_text(card)
    yield tr("Look at his own {name}", name=name), table_actions.LookAtOwnCard(seat, trick)
    turned = pointed_otherwise(table, seat, trick)
    yield (tr("Point {name} as won", name=name) if turned.won else tr("Point {name} as lost", name=name)), turned
    yield tr("Lose {name} from among the played cards", name=name), table_actions.LoseCard(seat, card)
    yield tr("Take {name} into his hand again", name=name), table_actions.PickUp(seat, card)
    yield tr("Find a card too many in trick {trick}", trick=trick), FindSurplus(seat, trick)


def pointed_otherwise(table: Table, seat: Seat, trick: int) -> table_actions.PointCard:
    """The action that points a player's quitted card of a complete trick (1 to 13) the other way."""
    own = table.winners[trick - 1].side is seat.side
    wrong = OwnCard(seat, trick) in table.arrangement.pointed_wrongly
    return table_actions.PointCard(seat, trick, won=own is wrong)


def looked_at(sitting: Sitting, seat: Seat, trick: int) -> Action | None:
    """The look at a quitted trick, if the player can have it."""
    return possible_one(sitting, table_actions.LookAtTrick(seat, trick))


def turned(sitting: Sitting, seat: Seat, trick: int) -> Action | None:
    """The turning of a player's card of a quitted trick, if there is one of his."""
    return possible_one(sitting, pointed_otherwise(sitting.table, seat, trick))


def possible_one(sitting: Sitting, action: Action) -> Action | None:
    """The action, if somebody could do it."""
    return action if can(sitting, action) else None
