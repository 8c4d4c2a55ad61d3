"""Law 67: Defective trick."""
# Here are a card that was left out (67A1, 67B1) and cards too many (67A2, 67B2). A card that was played, and lies no
# longer where it should (67B3), is in `law_67_strayed_card`.

from collections.abc import Iterator

from bridgetable.game.cards import Card, descending, of_suit
from bridgetable.game.irregularities import Irregularity, Kind, Requirement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_44_sequence_of_play import lead_was_accepted
from bridgetable.laws.law_47_retraction import both_sides_played_on, goes_back, lapses_with_card, one_lead_stays
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, into_trick
from bridgetable.laws.law_51_several_penalty_cards import designated_among
from bridgetable.laws.law_61_revoke import as_it_was, could_legally_play, did_not_follow, in_trick, legal_now_lapse
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import DIRECTOR, ByAct, Decision, Option, Sort
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import CardSupplied, Found, LeftInTrick, Settled
from bridgetable.rulings.ruling import Ruling

UNKNOWN = "unknown"
MANY = frozenset({Kind.EXTRA_CARD, Kind.SIMULTANEOUS_CARDS})


# --- a card left out --------------------------------------------------------------------------------------------------


def of_omitted_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card left out, unless one has been supplied since or the hand has none to supply."""
    trick = table.trick(one.trick)
    if trick is None or one.seat not in trick.omitted or not table.hands[one.seat]:
        return None
    late = both_sides_played_on(table, one.trick)
    return matter("67", card_left_out_long_ago if late else card_left_out, one, one.number)


@clause("67A")
def card_left_out(omitted: Irregularity, ruling: Ruling) -> None:
    """A hand played no card to a trick, and the other side has not yet played to the next: it plays one now."""
    ruling.says(Msg("{seat} played no card to trick {trick}.", seat=omitted.seat, trick=omitted.trick), "67A")
    cards = to_supply(ruling.looks_again(), omitted.seat, omitted.trick)
    if cards:
        supplies(omitted, cards, "67A1", ruling)
        next_trick_comes_back(omitted.seat, omitted.trick, omitted.number, ruling)
    ruling.orders(Settled("67A1", omitted.number, Stage.RULED))


def to_supply(table: Table, seat: Seat, trick: int) -> tuple[Card, ...]:
    """The cards still held, highest first, with which this hand may complete a trick (1 to 13) that lacks its card."""
    if trick > len(table.tricks) or table.card_in(trick, seat) is not None:
        return ()
    held = not_played(table, seat)
    legal = [c for c in could_legally_play(table, trick, seat) if c in held]
    return tuple(legal) or of_suit_led(table, seat, trick) or descending(held)


@clause("67B3")
def not_played(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards of a hand without those that were played and have come back there: their place is in their tricks."""
    return table.hands[seat].difference(*(trick.gone for trick in table.tricks))


def of_suit_led(table: Table, seat: Seat, trick: int) -> tuple[Card, ...]:
    """The cards still held of the suit that was led to a trick (1 to 13), highest first."""
    led = table.tricks[trick - 1].suit_led
    return () if led is None else descending(of_suit(not_played(table, seat), led))


@clause("67A1")
def supplies(omitted: Irregularity, cards: tuple[Card, ...], cite: str, ruling: Ruling) -> None:
    """The offender supplies a legal card, which may win the trick; of several penalty cards declarer names it (51A)."""
    card = designated_among(omitted.seat, cards, omitted.trick, ruling)
    if card is None:
        card = chosen(omitted.seat, omitted.trick, cards, cite, ruling)
    into_trick(CardSupplied(cite, omitted.seat, omitted.trick, card), ruling)


def chosen(seat: Seat, trick: int, cards: tuple[Card, ...], cite: str, ruling: Ruling) -> Card:
    """Ask the offender which card he puts to a trick (1 to 13); to play it answers, unless he is to play to another."""
    question = Msg("Which card does {seat} put to trick {trick}?", seat=seat, trick=trick)
    options = [Option(str(c), Msg("{card}", card=c), (), (cite,)) for c in cards]
    plays_to_another = ruling.table.turn is seat and len(ruling.table.tricks) != trick
    acts = () if plays_to_another else (ByAct(seat, ""),)
    key = ruling.choose(ruling.table.player_of(seat), cite, question, options, acts=acts)
    return next(c for c in cards if str(c) == key)


def next_trick_comes_back(offender: Seat, trick: int, number: int, ruling: Ruling) -> None:
    """Cards played to the next trick, when another hand has won this one now: a lead by the other side goes back."""
    # To the offender's side its own irregularity gives nothing back: its lead is out of turn, and may be accepted.
    table = ruling.table
    if len(table.tricks) <= trick or not table.tricks[trick].cards or table.contract is None:
        return
    winner = table.tricks[trick - 1].winner(table.contract.strain)
    lead = table.tricks[trick].cards[0]
    if lead.seat.side is offender.side or both_sides_played_on(table, trick + 1):
        one_lead_stays("67A1", trick, ruling, offenders=offender.side)
        return
    if lead.seat is winner or lead_was_accepted(table, lead, trick + 1):
        return
    words = Msg("{seat} has won trick {trick}: what was played to the next goes back.", seat=winner, trick=trick)
    ruling.says(words, "67A1")
    for played in table.tricks[trick].cards:
        goes_back("67A1", played.seat, played.card, ruling, offenders=offender.side)
        lapses_with_card("67A1", number, played.card, ruling)


@clause("67B", "67B1", "67B1a", "67B1b")
def card_left_out_long_ago(omitted: Irregularity, ruling: Ruling) -> None:
    """Both sides have played on: a card is put to the trick, which stays whose it was, and counts as a revoke."""
    ruling.says(Msg("{seat} played no card to trick {trick}.", seat=omitted.seat, trick=omitted.trick), "67B")
    ruling.says(Msg("Both sides have played on: who won it does not change."), "67B1")
    led = of_suit_led(ruling.looks_again(), omitted.seat, omitted.trick)
    cite = "67B1a" if led else "67B1b"
    cards = led or descending(not_played(ruling.looks_again(), omitted.seat))
    if cards:
        card = chosen(omitted.seat, omitted.trick, cards, cite, ruling)
        owner = owner_of(ruling.table, omitted.trick)
        into_trick(CardSupplied(cite, omitted.seat, omitted.trick, card, owner), ruling)
        if is_deemed_revoke(ruling, held_suit=bool(led)):
            ruling.says(Msg("{seat} is deemed to have revoked.", seat=omitted.seat), cite, "64A2")
            deemed = Irregularity(0, Kind.REVOKE, omitted.seat, cite, omitted.trick, (card,), required=cite)
            deemed = evolve(deemed, how=Requirement.ANY_CARD)
            ruling.orders(Found(cite, deemed))
    ruling.orders(Settled("67B1", omitted.number, Stage.RULED))


@varies
def is_deemed_revoke(ruling: Ruling, *, held_suit: bool) -> bool:  # noqa: ARG001 -- another edition has another rule
    """True where a player who left out a card, and held the suit led or did not, is deemed to have revoked."""
    return True


def owner_of(table: Table, trick: int) -> Seat:
    """The hand that won a trick (1 to 13) as it was played."""
    whole = table.tricks[trick - 1]
    return whole.leader if table.contract is None else whole.winner(table.contract.strain)


def after_play(table: Table, seat: Seat) -> Table:
    """The table after a play: a hand passed over that plays to the same trick has supplied its card."""
    # A card too many that nobody has noticed is quitted with its trick when each side has played to the next one.
    for one in table.irregularities:
        if one.kind is Kind.CARD_OMITTED and one.seat is seat and one.stage is Stage.COMMITTED:
            if table.card_in(one.trick, seat) is not None:
                table = carry_out(table, Settled("67A1", one.number, Stage.CONDONED))
        elif one.kind in MANY and one.stage is Stage.COMMITTED and table.exposed:
            table = quitted_with_trick(table, one)
    return table


# --- cards too many ---------------------------------------------------------------------------------------------------


@clause("58B4", "67B2")
def quitted_with_trick(table: Table, one: Irregularity) -> Table:
    """The table when cards too many have gone with their trick, if both sides have played on."""
    # A card of the trick itself, quitted with another in its stead, is then back where it belongs.
    lying = tuple(e for e in table.exposed if e.card in one.cards and e.why is Why.EXTRA and e.seat is one.seat)
    if not lying or not both_sides_played_on(table, one.trick):
        return table
    cards = tuple(e.card for e in lying)
    old = table.tricks[one.trick - 1]
    too_many = tuple(Played(one.seat, c) for c in cards if c not in old.gone)
    new = evolve(old, extra=(*old.extra, *too_many), gone=tuple(c for c in old.gone if c not in cards))
    return evolve(
        table,
        hands=table.hands.set(one.seat, table.hands[one.seat] - frozenset(cards)),
        exposed=tuple(e for e in table.exposed if e not in lying),
        tricks=(*table.tricks[: one.trick - 1], new, *table.tricks[one.trick :]),
    )


@frozen
class TooManyCards:
    """Cards that one hand has in a trick (1 to 13): the one that counts as played, and those too many."""

    # `at_once` tells that they were put down together, so that it is not plain which was meant to be seen.
    number: int
    seat: Seat
    played: Card
    extra: tuple[Card, ...]
    trick: int
    at_once: bool


def of_too_many_cards(table: Table, one: Irregularity) -> Matter | None:
    """The matter of cards too many that lie in a trick after both sides have played on, or nothing."""
    trick = table.trick(one.trick)
    if trick is None:
        return None
    extra = tuple(p.card for p in trick.extra if p.seat is one.seat and p.card in one.cards)
    played = trick.card_of(one.seat)
    if not extra or played is None:
        return None
    at_once = one.kind is Kind.SIMULTANEOUS_CARDS
    many = TooManyCards(one.number, one.seat, played, extra, one.trick, at_once)
    return matter("67", too_many_cards, many, one.number)


@clause("58B4", "67B", "67B2a")
def too_many_cards(many: TooManyCards, ruling: Ruling) -> None:
    """Both sides have played on: the cards too many go back to the hand, and the trick stays whose it was."""
    cards = (many.played, *many.extra)
    words = "{seat} has {cards} in trick {trick}, and a hand too small."
    ruling.says(Msg(words, seat=many.seat, cards=cards, trick=many.trick), "67B")
    faced = which_was_faced(many, cards, ruling) if many.at_once else many.played
    left = highest_legal(ruling.table, many, cards) if faced is None else faced
    back = tuple(c for c in cards if c is not left)
    ruling.says(Msg("{card} stays; who won the trick does not change.", card=left), "67B2a")
    owner = owner_of(ruling.table, many.trick)
    lay = in_trick(ruling.table, many.trick, many.seat).penalty
    ruling.orders(LeftInTrick("67B2a", many.seat, many.trick, left, back, owner))
    if left is not many.played:
        lapses_with_card("67B2a", many.number, many.played, ruling)
        legal_now_lapse(many.trick, "67B2a", ruling)
    if ruling.table.phase is Phase.PLAY and ruling.table.is_defender(many.seat):
        for card in back:
            if card is many.played and lay:
                becomes_penalty_card("67B2a", many.seat, card, ruling, unintended=lay == "minor")
            else:
                exposed_in_restoring(many, card, ruling)
    ruling.orders(*missed(ruling.table, many.seat, many.trick - 1, "67B2b", ruling))
    if faced is not None:
        ruling.orders(*others_who_missed(ruling.table, many, ruling))
    ruling.orders(Settled("67B2a", many.number, Stage.RULED))


def which_was_faced(many: TooManyCards, cards: tuple[Card, ...], ruling: Ruling) -> Card | None:
    """Find out which card was faced in playing to the trick, or nothing when nobody can tell."""
    options = [Option(str(c), Msg("{card}", card=c), (), ("67B2a",)) for c in cards]
    highest = highest_legal(ruling.table, many, cards)
    options.append(Option(UNKNOWN, Msg("Nobody can tell"), (Msg("{card} stays.", card=highest),), ("67B2a",)))
    question = Msg("Which card was faced in playing to trick {trick}?", trick=many.trick)
    key = ruling.ask(Decision(DIRECTOR, "67B2a", question, tuple(options), Sort.FACT))
    return next((c for c in cards if str(c) == key), None)


@clause("61A", "67B2a")
def others_who_missed(table: Table, many: TooManyCards, ruling: Ruling) -> list[Found]:
    """The revokes of others in the trick, whose lead is the card that was faced: they had to follow suit to that."""
    # Where nobody can tell, the highest stays only to make up the number: it is not known to have been led, and nobody
    # is said to have revoked on it.
    trick = table.tricks[many.trick - 1]
    others = (p.seat for p in trick.cards if p.seat not in {many.seat, trick.leader})
    return [found for seat in others for found in missed_in(table, seat, many.trick, "61A", ruling)]


def highest_legal(table: Table, many: TooManyCards, cards: tuple[Card, ...]) -> Card:
    """The highest ranking of these cards that could have been played legally to the trick."""
    whole = carry_out(table, LeftInTrick("67B2a", many.seat, many.trick, cards[0], cards[1:], many.seat))
    legal = [c for c in could_legally_play(whole, many.trick, many.seat) if c in cards]
    return max(legal or cards, key=lambda c: c.rank)


def exposed_in_restoring(many: TooManyCards, card: Card, ruling: Ruling) -> None:
    """Find out whether a restored card was seen; a defender's then becomes a penalty card."""
    # What is played or put right while the director is asked changes nothing of it, unless the card itself is played.
    if card not in ruling.looks_again().hands[many.seat]:
        return
    question = Msg("Has {card} been exposed?", card=card)
    yes = Option("yes", Msg("Yes"), (Msg("{card} becomes a penalty card.", card=card),), ("67B2a", "50"))
    no = Option("no", Msg("No"), (Msg("{card} goes back to hand unseen.", card=card),), ("67B2a",))
    if ruling.fact("67B2a", question, yes=yes, no=no):
        becomes_penalty_card("67B2a", many.seat, card, ruling, unintended=True)


@clause("67B2b")
def missed(table: Table, seat: Seat, since: int, cite: str, ruling: Ruling) -> list[Found]:
    """The revokes that a restored card has made, after a trick (1 to 13): it is deemed never to have left the hand."""
    tricks = range(since + 1, len(table.tricks) + 1)
    return [found for number in tricks for found in missed_in(table, seat, number, cite, ruling)]


def missed_in(table: Table, seat: Seat, number: int, cite: str, ruling: Ruling) -> Iterator[Found]:
    """The revoke of a hand in a trick (1 to 13), if it did not follow suit there and that is not on record."""
    trick = table.tricks[number - 1]
    card, led = trick.card_of(seat), trick.suit_led
    if card is None or led is None or card.suit is led or is_known_revoke(table, seat, number):
        return
    if of_suit(as_it_was(table, number, seat).hands[seat], led):
        cites = dict.fromkeys((cite, "61A"))
        ruling.says(Msg("{seat} did not follow suit to trick {trick}.", seat=seat, trick=number), *cites)
        yield Found(cite, did_not_follow(number, seat, card))


def is_known_revoke(table: Table, seat: Seat, trick: int) -> bool:
    """True where a revoke by this hand in a trick (1 to 13) is on record."""
    on_record = (i for i in table.irregularities if i.kind is Kind.REVOKE and i.stage is not Stage.LAPSED)
    return any((i.seat, i.trick) == (seat, trick) for i in on_record)
