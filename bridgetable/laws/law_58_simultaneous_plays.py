"""Law 58: Simultaneous leads or plays."""

from collections.abc import Iterator

from bridgetable.game.cards import Card, descending
from bridgetable.game.irregularities import Irregularity, Kind, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.screens import hides_card
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.law_45_card_played import LED_IF, can_be_a_lead, counts_as_lead
from bridgetable.laws.law_47_retraction import later_players_may_change, next_trick_comes_back
from bridgetable.laws.law_49_exposed_card import defender_exposed, exposed_cards_of
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, into_trick, kind_words, law_of_sort, picked_up
from bridgetable.laws.law_53_lead_accepted import LeadOutOfTurn
from bridgetable.laws.law_61_revoke import illegal_now_are_found, legal_now_lapse, wrong_with
from bridgetable.laws.law_67_defective_trick import of_too_many_cards
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import DIRECTOR, ByAct, Decision, Option, Sort
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BackToHand, CardPlayed, Found, Settled, Spread, Substituted
from bridgetable.rulings.ruling import Ruling

ALL, KEEP = "all", "keep"
SETTLED = frozenset({Stage.RULED, Stage.LAPSED})


def other_than(card: Card, together: Irregularity) -> tuple[Card, ...]:
    """The cards put down together but for one, highest first."""
    return descending(c for c in together.cards if c is not card)


def still_to_go(together: Irregularity, card: Card, table: Table) -> tuple[Card, ...]:
    """The cards but for the one played, highest first, that have not been played since to another trick."""
    # One in whose place its player quitted another belongs to the trick to which it was played (67B3).
    quitted = (i for i in table.irregularities if i.kind is Kind.WRONG_CARD_QUITTED and i.stage not in SETTLED)
    held = table.hands[together.seat] - {i.cards[0] for i in quitted}
    return tuple(c for c in other_than(card, together) if c in held)


def lies_face_up(card: Card, table: Table) -> bool:
    """True where a card lies beside the trick; one that another has replaced there is in hand again already."""
    return any(e.card is card for e in table.exposed)


def also_faced(table: Table, lead: LeadOutOfTurn) -> Card | None:
    """The card that the proper leader has faced as well, if any; not one led sooner, before declarer's choice."""
    # Such a lead was not legal, so that another is not subsequent to it (58A).
    cards = (e.card for e in table.exposed if e.seat is lead.leader and e.why is Why.LED_EARLY)
    sooner = (i for i in table.irregularities[: lead.number - 1] if i.kind is Kind.LEAD_BEFORE_CHOICE)
    too_soon = {c for i in sooner for c in i.cards}
    return next((c for c in cards if c not in too_soon), None)


@clause("58A")
def both_led_at_once(lead: LeadOutOfTurn, ruling: Ruling) -> bool:
    """The proper lead stands when both defenders faced one at one moment; the other is an exposed card."""
    own = also_faced(ruling.table, lead)
    if own is None:
        return False
    at_once = Option("yes", Msg("Yes, at the same moment"), (Msg("{card} is the lead.", card=own),), ("58A",))
    later = Option("no", Msg("No, {seat} came first", seat=lead.hand), (), (law_of_second_lead(ruling.table),))
    question = Msg("Did {seat} and {other} lead at the same moment?", seat=lead.hand, other=lead.leader)
    if not ruling.fact("58A", question, yes=at_once, no=later):
        return False
    ruling.says(Msg("{card} was led in turn and stands.", card=own), "58A")
    becomes_penalty_card("49", lead.hand, lead.card, ruling, unintended=False)
    proper_lead_stands("58A", lead, own, ruling)
    return True


@varies
def law_of_second_lead(table: Table) -> str:  # noqa: ARG001 -- another edition has a clause of its own
    """The clause on a lead by the defender on lead after his partner has led out of turn."""
    return "60C"


def proper_lead_stands(cite: str, lead: LeadOutOfTurn, own: Card, ruling: Ruling) -> None:
    """Order that the card of the player on lead is led, beside a lead out of turn that has gone from the trick."""
    ruling.orders(CardPlayed(cite, lead.leader, own))
    if ruling.table.dummy is not None and ruling.table.dummy not in ruling.table.spread:
        ruling.orders(Spread("41D", ruling.table.dummy))
    for one in ruling.table.irregularities:
        if one.kind is Kind.LEAD_BEFORE_CHOICE and one.cards == (own,):
            ruling.orders(Settled(cite, one.number, Stage.LAPSED))
    ruling.orders(Settled(cite, lead.number, Stage.RULED))


def of_cards_at_once(table: Table, one: Irregularity) -> Matter | None:
    """The matter of several cards from one hand, unless none of them lies in the trick any longer."""
    played = table.card_in(one.trick, one.seat)
    late = of_too_many_cards(table, one)
    if late is not None:
        return late
    if played is None or played not in one.cards:
        if not lying_of(one, table):
            return None
        return matter("58", left_over if card_too_many(one, table) is None else too_many_at_once, one, one.number)
    return matter("58", cards_at_once, one, one.number) if still_to_go(one, played, table) else None


@clause("58B", "67A2")
def cards_at_once(together: Irregularity, ruling: Ruling) -> None:
    """One hand led or played more than one card at the same time."""
    words = Msg("In trick {trick} {seat} put down {cards} together.", **_fields(together))
    ruling.says(words, "58B")
    seen = which_faces(together, ruling)
    if not there(together, ruling.table)[1:]:
        left_over(together, ruling)
    elif seen is not None:
        one_face(together, seen, ruling)
    else:
        several_faces(together, ruling)
    ruling.orders(Settled("58B", together.number, Stage.RULED))


@clause("45E1", "45E2", "58B1", "58B2")
def too_many_at_once(together: Irregularity, ruling: Ruling) -> None:
    """A hand that had played put down several cards: that seen alone is one too many (45E), several may be a lead."""
    extra = card_too_many(together, ruling.table)
    ruling.says(Msg("In trick {trick} {seat} put down {cards} together.", **_fields(together)), "58B")
    seen = which_faces(together, ruling)
    card = seen if seen is not None or not were_led(together, ruling) else which_is_led(together, ruling)
    if card is None or extra is None or not lies_face_up(card, ruling.table):
        left_over(together, ruling)
        return
    ruling.orders(Settled("58B", extra.number, Stage.LAPSED))
    for other in lying_of(together, ruling.table):
        if other is not card and seen is not None:
            ruling.orders(BackToHand("58B1", together.seat, other))
        elif other is not card:
            fate_of_other(together, other, ruling)
    one = evolve(extra, cards=(card,))
    if seen is None:
        counts_as_lead(one, "58B2", ruling)
    else:
        ruling.orders(Found("45E", one))
    ruling.orders(Settled("58B", together.number, Stage.RULED))


def card_too_many(together: Irregularity, table: Table) -> Irregularity | None:
    """The record of the first of several cards put down at once as one too many, where it can be a lead."""
    for one in table.irregularities:
        same = one.kind is Kind.EXTRA_CARD and (one.seat, one.trick) == (together.seat, together.trick)
        if same and one.cards[0] in together.cards and one.stage not in SETTLED and not one.deliberate:
            return one if can_be_a_lead(table, one) and len(lying_of(together, table)) > 1 else None
    return None


def lying_of(together: Irregularity, table: Table) -> tuple[Card, ...]:
    """The cards that lie face up beside the trick, in the order in which they are named."""
    return tuple(c for c in together.cards if lies_face_up(c, table))


def were_led(together: Irregularity, ruling: Ruling) -> bool:
    """Ask the director whether several cards were led to the next trick, unless that was led to since."""
    defends = ruling.table.is_defender(together.seat)
    cite = "45E1" if defends else "45E2"
    fate = "{cards} are major penalty cards." if defends else "{cards} back to hand."
    led = Msg("{seat} says which is led.", seat=together.seat)
    options = (
        Option("no", Msg("No, cards too many"), (Msg(fate, cards=together.cards),), (cite,)),
        Option("yes", Msg("Yes, they were led"), (led,), ("58B2",)),
    )
    question = Msg("Did {seat} lead {cards}?", seat=together.seat, cards=together.cards)
    return ruling.judge(cite, question, options, (LED_IF,)) == "yes" and can_be_a_lead(ruling.table, together)


def which_is_led(together: Irregularity, ruling: Ruling) -> Card | None:
    """Ask the offender which of the cards that lie there he leads."""
    cards = lying_of(together, ruling.table)
    options = [
        Option(str(c), Msg("Lead {card}", card=c), tuple(fates(ruling.table, together, c)), ("58B2",)) for c in cards
    ]
    question = Msg("Which card does {seat} lead?", seat=together.seat)
    key = ruling.choose(ruling.table.player_of(together.seat), "58B2", question, options)
    return next(c for c in cards if str(c) == key)


def left_over(together: Irregularity, ruling: Ruling) -> None:
    """None of the cards lies in a trick now: a defender's are exposed cards, and declarer's go back."""
    none_played = all(ruling.table.lies_face_up(together.seat, card) for card in together.cards)
    words = "{seat} has taken back one of these cards: {cards}."
    ruling.says(Msg("None of {cards} was played." if none_played else words, **_fields(together)), "58B")
    seen = exposed_cards_of(ruling.table, ruling.table.irregularity(together.number))
    if seen is not None:
        defender_exposed(seen, ruling)
    for lying in ruling.table.exposed:
        if lying.card in together.cards:
            ruling.orders(BackToHand("58B2", together.seat, lying.card))
    ruling.orders(Settled("58B", together.number, Stage.RULED))


def there(together: Irregularity, table: Table) -> tuple[Card, ...]:
    """The card that lies in the trick, then the others that have not been played since; nothing if none lies there."""
    played = table.card_in(together.trick, together.seat)
    return (played, *still_to_go(together, played, table)) if played in together.cards and played is not None else ()


def _fields(together: Irregularity) -> dict[str, object]:
    return {"trick": together.trick, "seat": together.seat, "cards": together.cards}


def which_faces(together: Irregularity, ruling: Ruling) -> Card | None:
    """Find out whether only one face could be seen; the card, or nothing when several could."""
    cards, says = there(together, ruling.table), "{seat} says which is played."
    plays = "{card} is played; the rest goes back."
    if not cards:
        cards, says, plays = lying_of(together, ruling.table), "Perhaps they were led.", "The rest goes back to hand."
    several = Option(ALL, Msg("No, several could be seen"), (Msg(says, **_fields(together)),))
    options = [evolve(several, cites=("58B2",))]
    for card in cards:
        follows = (Msg(plays, card=card),)
        options.append(Option(str(card), Msg("Only {card}", card=card), follows, ("58B1",)))
    key = ruling.ask(Decision(DIRECTOR, "58B1", Msg("Could only one face be seen?"), tuple(options), Sort.FACT))
    return next((c for c in together.cards if str(c) == key), None)


@clause("58B1")
def one_face(together: Irregularity, seen: Card, ruling: Ruling) -> None:
    """Only one face could be seen: that card is played, the others go back, and nothing follows."""
    ruling.says(Msg("{card} alone could be seen: it is played.", card=seen), "58B1")
    becomes_the_played(together, seen, ruling, "58B1")
    illegal_now_are_found(together.trick, ruling)
    for card in still_to_go(together, seen, ruling.table):
        if lies_face_up(card, ruling.table):
            ruling.orders(BackToHand("58B1", together.seat, card))
    next_trick_comes_back("58B3", together.trick, ruling, offenders=together.seat.side)


@clause("58B2")
def several_faces(together: Irregularity, ruling: Ruling) -> None:
    """More faces could be seen: the offender says which is played; a defender's others become penalty cards."""
    card = designated(together, ruling) if there(together, ruling.looks_again()) else None
    if card is None or not there(together, ruling.table):
        left_over(together, ruling)
        return
    becomes_the_played(together, card, ruling, "58B2")
    # Only a defender may be asked about the others: declarer's have gone back, and one put down again is one too many.
    table = ruling.looks_again() if ruling.table.is_defender(together.seat) else ruling.table
    for other in still_to_go(together, card, table):
        fate_of_other(together, other, ruling)
    later_players_may_change("58B3", together.trick, together.seat, ruling)
    next_trick_comes_back("58B3", together.trick, ruling, offenders=together.seat.side)


def designated(together: Irregularity, ruling: Ruling) -> Card:
    """Ask the offender which of his cards he plays, among those that are legal if any is."""
    # By taking back all of these but one, or by playing the others to later tricks, he has said so.
    lying = there(together, ruling.looks_again())
    legal = (c for c in lying if wrong_with(ruling.table, together.trick, together.seat, c) is None)
    cards = tuple(legal) or lying
    left = tuple(c for c in cards if lies_there(together, c, ruling.table))
    if len(left) == 1 and taken_back_of(together, ruling.table):
        words = "{seat} has taken back {cards}: {card} is played."
        back = taken_back_of(together, ruling.table)
        ruling.says(Msg(words, seat=together.seat, cards=back, card=left[0]), "58B2")
        return left[0]
    if len(there(together, ruling.table)) == 1:
        ruling.says(Msg("{seat} plays {card}, the card that is left.", seat=together.seat, card=cards[0]), "58B2")
        return cards[0]
    question = Msg("Which card does {seat} play?", seat=together.seat)
    options = [
        Option(str(c), Msg("Play {card}", card=c), tuple(fates(ruling.table, together, c)), ("58B2",)) for c in cards
    ]
    # A card of his at a later turn of his is played there, or led.
    is_over = len(ruling.table.tricks[together.trick - 1].cards) == len(Seat)
    acts = () if is_over and ruling.table.turn is together.seat else (ByAct(together.seat, ""),)
    key = ruling.choose(ruling.table.player_of(together.seat), "58B2", question, options, acts=acts)
    return next(c for c in cards if str(c) == key)


def lies_there(together: Irregularity, card: Card, table: Table) -> bool:
    """True where a card still lies where it was put down, in the trick or beside it."""
    return table.card_in(together.trick, together.seat) is card or lies_face_up(card, table)


def taken_back_of(together: Irregularity, table: Table) -> tuple[Card, ...]:
    """The cards that the player has taken back himself, highest first."""
    return tuple(c for c in there(together, table) if not lies_there(together, c, table))


@clause("58B2")
def names_another(table: Table, seat: Seat, card: Card) -> Irregularity | None:
    """The record of cards put down together of which a player may take back this one: he names the one that is left."""
    for one in table.irregularities:
        if one.kind is Kind.SIMULTANEOUS_CARDS and one.seat is seat and one.stage in {Stage.COMMITTED, Stage.NOTICED}:
            lying = tuple(c for c in there(one, table) if lies_there(one, c, table))
            if card in lying and len(lying) > 1:
                return one
    return None


@clause("58B2")
def taken_back_beside(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a player has taken back a card; of those that he put down together the one left is played."""
    # What was recorded of the card that went back is true of the one that is left, or of none.
    one = names_another(table, seat, card)
    if one is None or table.card_in(one.trick, seat) is not card:
        return picked_up(table, seat, card)
    left = next(c for c in one.cards if lies_face_up(c, table))
    after = carry_out(table, Substituted("58B2", seat, one.trick, card, left))
    for old in table.irregularities:
        if (old.seat, old.trick, old.cards) != (seat, one.trick, (card,)) or old.stage in SETTLED:
            continue
        if old.kind in {Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED}:
            after = carry_out(after, Settled("58B2", old.number, Stage.LAPSED))
        else:
            after = evolve(
                after, irregularities=tuple(evolve(i, cards=(left,)) if i is old else i for i in after.irregularities)
            )
    wrong = wrong_with(after, one.trick, seat, left) if after.tricks[one.trick - 1].lead is not None else None
    if wrong is None:
        return after
    return evolve(after, irregularities=(*after.irregularities, evolve(wrong, number=len(after.irregularities) + 1)))


def fates(table: Table, together: Irregularity, card: Card) -> Iterator[Msg]:
    """The fate of the other cards when this one is played, in words."""
    others = other_than(card, together)
    if not table.is_defender(together.seat):
        yield Msg("{cards} back to hand.", cards=others)
    elif len(others) > 1 or table.penalty_cards_of(together.seat):
        yield Msg("{cards} are major penalty cards.", cards=others)
    elif others[0].is_honour:
        yield Msg("{card} is a major penalty card.", card=others[0])
    else:
        yield Msg("{card} is a minor penalty card, unless he said that he meant it.", card=others[0])


def becomes_the_played(together: Irregularity, card: Card, ruling: Ruling, cite: str) -> None:
    """Put this card into the trick in place of the one that lies there, and set right what was recorded of that one."""
    played = there(together, ruling.table)[0]
    if card is played:
        return
    into_trick(Substituted(cite, together.seat, together.trick, played, card), ruling)
    for one in ruling.table.irregularities:
        same = one.seat is together.seat and one.trick == together.trick and one.cards == (played,)
        if not same or one.stage in SETTLED:
            continue
        ruling.orders(Settled(cite, one.number, Stage.LAPSED))
        if one.kind not in {Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED}:
            ruling.orders(Found(cite, evolve(one, cards=(card,))))
    legal_now_lapse(together.trick, cite, ruling)
    trick = ruling.table.tricks[together.trick - 1]
    is_played = trick.leader is together.seat or trick.lead is not None
    wrong = wrong_with(ruling.table, together.trick, together.seat, card) if is_played else None
    if wrong is not None:
        ruling.orders(Found(wrong.law, wrong))


def fate_of_other(together: Irregularity, card: Card, ruling: Ruling) -> None:
    """The fate of a visible card that is not played: a defender's is a penalty card, declarer's goes back."""
    if not ruling.table.is_defender(together.seat):
        if lies_face_up(card, ruling.table):
            ruling.orders(BackToHand("58B2", together.seat, card))
        ruling.orders(not_for(together.seat.side, together.seat, card, "16C"))
        return
    if hides_card(ruling.table, together.seat, together.seat.partner):
        ruling.says(Msg("The screen is closed: {card} goes back to hand, and nothing follows.", card=card), "80B2e")
        ruling.orders(BackToHand("80B2e", together.seat, card))
        return
    unintended = len(together.cards) == 2
    if not unintended:
        ruling.says(Msg("{card} is one of several penalty cards, so it is major.", card=card), "50B")
    elif not card.is_honour and said_he_meant(together, card, ruling):
        unintended = False
        ruling.says(Msg("He had said that he meant {card}, so it is a major penalty card.", card=card), "50B")
    else:
        kind = kind_words(ruling.table, together.seat, card, unintended=unintended)
        sort = law_of_sort(ruling.table, together.seat, card, unintended=unintended)
        ruling.says(Msg("{seen} {kind}", seen=Msg("{card} was seen as well.", card=card), kind=kind), sort)
    becomes_penalty_card("58B2", together.seat, card, ruling, unintended=unintended)


def said_he_meant(together: Irregularity, card: Card, ruling: Ruling) -> bool:
    """Find out whether the offender said that he had meant to play the card that he now does not play."""
    if ruling.table.penalty_cards_of(together.seat):
        return False
    question = Msg("Had {seat} said that he meant to play {card}?", seat=together.seat, card=card)
    yes = Option("yes", Msg("Yes, he had"), (Msg("{card} is a major penalty card.", card=card),), ("50B",))
    sort = law_of_sort(ruling.table, together.seat, card, unintended=True)
    no = Option("no", Msg("No"), (Msg("{card} is a minor penalty card.", card=card),), (sort,))
    return ruling.fact("50B", question, yes=yes, no=no)
