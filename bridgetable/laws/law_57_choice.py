"""Law 57: Premature lead or play: the demands that declarer may make of the offender's partner."""

from bridgetable.game.cards import SUITS_DOWN, Card, Suit
from bridgetable.game.irregularities import Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import PlayRequired, Wanted
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_47_retraction as law_47
from bridgetable.laws.common.calls import UNSETTLED
from bridgetable.laws.common.legal_play import as_wanted, follow_suit
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_61_revoke import as_it_was
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Imposed, Substituted
from bridgetable.rulings.ruling import Ruling

CLAUSES_OF = one_row_each(
    Wanted, {Wanted.HIGHEST: "57A1", Wanted.LOWEST: "57A2", Wanted.SUIT: "57A3", Wanted.NOT_SUIT: "57A4"}
)
KEYS = {"highest": Wanted.HIGHEST, "lowest": Wanted.LOWEST, "require": Wanted.SUIT, "forbid": Wanted.NOT_SUIT}


@clause("57A1", "57A2", "57A3", "57A4")
def declarer_chooses(partner: Seat, suit: Suit, trick: int, ruling: Ruling) -> None:
    """Ask declarer what the offender's partner must play to this trick (1 to 13), and bind him to it, if able."""
    declarer = ruling.table.declarer
    if declarer is None:
        return
    if lead_has_gone_back(ruling.looks_again(), trick):
        words = "The lead to trick {trick} has been taken back: nothing is left to choose."
        ruling.says(Msg(words, trick=trick), "57A")
        return
    question = Msg("What must {partner} play to trick {trick}?", partner=partner, trick=trick)
    options = choices(partner, suit, fate(ruling.as_it_lies, trick, partner), ruling)
    wanted = KEYS[ruling.choose(declarer, "57A", question, options)]
    if wanted in {Wanted.SUIT, Wanted.NOT_SUIT}:
        suit = another_suit(declarer, partner, suit, wanted, ruling)
    duty = PlayRequired(partner, trick, wanted, suit, CLAUSES_OF[wanted])
    if ruling.table.card_in(trick, partner) is not None:
        already_played(duty, ruling)
    else:
        ruling.orders(Imposed(duty.cite, duty))


@clause("10B", "47D")
def lead_has_gone_back(table: Table, trick: int) -> bool:
    """True where the lead to a trick (1 to 13) has gone back, and not by its player, about whom is ruled next."""
    now = table.trick(trick)
    back = (i for i in table.irregularities if i.kind is Kind.TAKEN_BACK and i.trick == trick)
    return (now is None or now.lead is None) and not any(i.stage in UNSETTLED for i in back)


@varies
# Another edition has other demands.
def choices(partner: Seat, suit: Suit, played: tuple[Msg, ...], ruling: Ruling) -> tuple[Option, ...]:  # noqa: ARG001
    """The demands that declarer may make: all four."""
    return four_choices(partner, suit, played)


def four_choices(partner: Seat, suit: Suit, played: tuple[Msg, ...]) -> tuple[Option, ...]:
    """The four demands after a premature play; `played` is the fate of a card that the partner has played already."""
    able = Msg("If {partner} cannot, any legal card will do.", partner=partner)
    named = Msg("You name the suit. {able}", able=able)
    return (
        Option("highest", Msg("Highest {suit:word}", suit=suit), (able, *played), ("57A1",)),
        Option("lowest", Msg("Lowest {suit:word}", suit=suit), (able, *played), ("57A2",)),
        Option("require", Msg("Require another suit"), (named, *played), ("57A3",)),
        Option("forbid", Msg("Forbid another suit"), (named, *played), ("57A4",)),
    )


def three_choices(partner: Seat, suit: Suit, played: tuple[Msg, ...]) -> tuple[Option, ...]:
    """The demands of a book in which declarer cannot require another suit."""
    return tuple(o for o in four_choices(partner, suit, played) if KEYS[o.key] is not Wanted.SUIT)


@clause("60C")
def fate(table: Table, trick: int, partner: Seat) -> tuple[Msg, ...]:
    """The fate of the card that the partner has in the trick (1 to 13), in words, if it need not stay there."""
    card = table.card_in(trick, partner)
    if card is None or law_47.both_sides_played_on(table, trick):
        return ()
    words = "If {card} is another card, {partner} changes it, and it becomes a major penalty card."
    if was_put_there_by_law(table, partner, trick):
        words = "If {card} is another card, {partner} changes it, and it goes back to hand."
    return (Msg(words, card=card, partner=partner),)


def another_suit(declarer: Seat, partner: Seat, led: Suit, wanted: Wanted, ruling: Ruling) -> Suit:
    """Ask declarer for the suit, another than the one led, that he requires or forbids."""
    requires = wanted is Wanted.SUIT
    title = "Require {suit:a}" if requires else "Forbid {suit:a}"
    words = "Which suit must {partner} play?" if requires else "Which suit may {partner} not play?"
    options = [Option(str(s), Msg(title, suit=s), (), (CLAUSES_OF[wanted],)) for s in SUITS_DOWN if s is not led]
    key = ruling.choose(declarer, CLAUSES_OF[wanted], Msg(words, partner=partner), options)
    return Suit[key]


@clause("57B")
def that_comply(table: Table, duty: PlayRequired) -> tuple[Card, ...]:
    """The cards, highest first, with which this hand could have complied in its trick; nothing when it could not."""
    then = as_it_was(table, duty.trick, duty.seat)
    held = then.hands[duty.seat]
    trick = then.tricks[duty.trick - 1]
    follows = None if trick.leader is duty.seat else follow_suit_in(then, duty)
    return tuple(sorted(as_wanted(follows or held, duty), reverse=True))


def follow_suit_in(then: Table, duty: PlayRequired) -> frozenset[Card]:
    """The cards of the suit led that the hand had, following suit coming before everything else (44C)."""
    kept = follow_suit(then, duty.seat, then.hands[duty.seat])
    return frozenset() if kept is None else kept[0]


@clause("60C")
def already_played(duty: PlayRequired, ruling: Ruling) -> None:
    """The offender's partner played before the ruling: declarer's right remains, and a card that defies it changes."""
    old = next(p for p in ruling.table.tricks[duty.trick - 1].cards if p.seat is duty.seat)
    cards = that_comply(ruling.table, duty)
    words = Msg("{partner} has played {card} already; that costs declarer nothing.", partner=duty.seat, card=old.card)
    ruling.says(words, "60C")
    if not cards or old.card in cards:
        return
    if law_47.both_sides_played_on(ruling.table, duty.trick):
        ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=old.card), "47F2")
        return
    question = Msg("Which card does {partner} play instead of {card}?", partner=duty.seat, card=old.card)
    by_law = was_put_there_by_law(ruling.table, duty.seat, duty.trick)
    becomes = Msg("{card} goes back to hand." if by_law else "{card} becomes a major penalty card.", card=old.card)
    options = [Option(str(c), Msg("Play {card}", card=c), (becomes,), (duty.cite, "47A")) for c in cards]
    acts = law_47.by_exchange(ruling.table, duty.trick, duty.seat, old.card)
    key = ruling.choose(duty.seat, duty.cite, question, options, acts=acts)
    card = next(c for c in cards if str(c) == key)
    law_47.exchanged(Substituted("47A", duty.seat, duty.trick, old.card, card), ruling)
    if by_law:
        ruling.orders(not_for(duty.seat.side, duty.seat, old.card, "16C"))
    else:
        becomes_penalty_card("49", duty.seat, old.card, ruling, unintended=False)
    law_47.after_opponents_change(duty.trick, {duty.seat}, ruling, offenders=duty.seat.side)
    law_47.next_trick_comes_back("60C", duty.trick, ruling, offenders=duty.seat.side)


@clause("49")
def was_put_there_by_law(table: Table, hand: Seat, trick: int) -> bool:
    """True where a hand's card in a trick (1 to 13) was changed for a revoke, or supplied for one left out."""
    # That is application of law: nobody has exposed it.
    ruled = [i for i in table.irregularities if (i.seat, i.trick, i.stage) == (hand, trick, Stage.RULED)]
    return any(i.kind is Kind.CARD_OMITTED or i.settled is Settlement.CORRECTED for i in ruled)
