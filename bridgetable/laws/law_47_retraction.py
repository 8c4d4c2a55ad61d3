"""Law 47: Retraction of card played."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Requirement, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import Seat, Side, clockwise_from
from bridgetable.game.table import Table
from bridgetable.laws.common.legal_play import bar_of
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.law_44_sequence_of_play import UNRULED, has_had_its_turn, lead_as_it_is_now, leads_out_of_turn
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, into_trick
from bridgetable.laws.law_61_revoke import as_it_was, could_legally_play, was_played_after
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ActKind, ByAct, Option
from bridgetable.rulings.effects import BackToHand, LeadReverts, Settled, Substituted
from bridgetable.rulings.ruling import Ruling

KEEP, TAKE_BACK = "keep", "take back"


def by_taking_back(hand: Seat, card: Card) -> tuple[ByAct, ...]:
    """The act that answers whether a hand takes its card back: to take it back."""
    return (ByAct(hand, TAKE_BACK, ActKind.TAKE_BACK, card),)


def by_exchange(table: Table, number: int, hand: Seat, card: Card) -> tuple[ByAct, ...]:
    """The acts that answer which card a hand puts into a trick (1 to 13) for this one: taking it back, and playing."""
    # A card played in turn to a later trick, to which somebody has led, is played there.
    plays_on = number < len(table.tricks) and table.turn is hand and bool(table.tricks[-1].cards)
    back = ByAct(hand, "", ActKind.TAKE_BACK, card)
    return (back,) if plays_on else (ByAct(hand, ""), back)


ABOUT_LEAD = (
    "Did an opponent tell {seat} that it was his lead?",
    "Did an opponent tell {seat} that the lead was {hand:s}?",
)
ABOUT_PLAY = (
    "Did an opponent tell {seat} that it was his turn?",
    "Did an opponent tell {seat} that it was {hand:s} turn?",
)


def misled(hand: Seat, card: Card, ruling: Ruling) -> bool:
    """Find out whether an opponent said that it was this hand's turn to lead."""
    return was_misled(ABOUT_LEAD, hand, card, ruling)


def misled_into_play(hand: Seat, card: Card, ruling: Ruling) -> bool:
    """Find out whether an opponent said that it was this hand's turn to play."""
    return was_misled(ABOUT_PLAY, hand, card, ruling)


@clause("47E1")
def was_misled(said: tuple[str, str], hand: Seat, card: Card, ruling: Ruling) -> bool:
    """Ask whether an opponent misled the player of this hand; if so, his card goes back and nothing follows."""
    # `said` asks what he was told of his own hand, and of dummy's.
    player = ruling.table.player_of(hand)
    own, dummys = said
    question = Msg(own, seat=hand)
    if player is not hand:
        question = Msg(dummys, seat=player, hand=hand)
    back = Msg("{card} goes back to {seat:s} hand, and that is all.", card=card, seat=hand)
    yes = Option("yes", Msg("Yes, he was misled"), (back,), ("47E1",))
    silence = Msg("Nobody says that an opponent misled {seat}.", seat=ruling.table.player_of(hand))
    return ruling.spoken_of("47E1", question, silence, yes=yes, no=Option("no", Msg("No"), (), ("47E1",)))


@clause("47E1")
def retracted_freely(number: int, leader: Seat, ruling: Ruling) -> None:
    """The misled player's lead goes back without rectification, and so does what was played to it."""
    one = ruling.table.irregularity(number)
    ruling.says(Msg("An opponent misled him: {card} goes back, and nobody may accept it.", card=one.cards[0]), "47E1")
    lead_taken_back(number, leader, "47E1", ruling, offenders=one.seat.side.other, how=Settlement.MISLED)


def lead_taken_back(
    number: int, leader: Seat, cite: str, ruling: Ruling, *, offenders: Side | None, how: Settlement | None = None
) -> None:
    """A lead goes back by a clause with what was played to it, and another player leads."""
    one = ruling.table.irregularity(number)
    ruling.orders(LeadReverts(cite, leader, one.trick))
    for played in ruling.table.tricks[one.trick - 1].cards:
        goes_back(cite, played.seat, played.card, ruling, offenders=offenders)
        lapses_with_card(cite, number, played.card, ruling, how)
    ruling.orders(Settled(cite, number, Stage.RULED, how))


@clause("47A", "47C", "47F1")
def goes_back(cite: str, seat: Seat, card: Card, ruling: Ruling, *, offenders: Side | None) -> None:
    """A played card goes back to hand without rectification; what it told is for the other side alone (16C)."""
    # There are no offenders to bind where the partner of its player has not seen it.
    # One that was a penalty card before it was played is one again (50A).
    if stays_beneath(cite, seat, card, ruling, offenders):
        return
    was = next((p.penalty for t in ruling.table.tricks for p in t.cards if p.card is card), "")
    if was:
        ruling.says(Msg("{card} had been a penalty card, and is one again.", card=card), "50A")
        becomes_penalty_card(cite, seat, card, ruling, unintended=was == "minor")
        return
    ruling.orders(BackToHand(cite, seat, card))
    if offenders is not None:
        ruling.orders(not_for(offenders, seat, card, "16C"))


def both_sides_played_on(table: Table, trick: int) -> bool:
    """True where each side has played to the trick after this one (1 to 13)."""
    return len({p.seat.side for t in table.tricks[trick:] for p in t.cards}) > 1


@clause("44G", "47F2")
def stays_beneath(cite: str, seat: Seat, card: Card, ruling: Ruling, offenders: Side | None) -> bool:
    """True where a card stays as both sides have played to the next trick; what one has put there comes back first."""
    table = ruling.table
    trick = next((n for n, t in enumerate(table.tricks, 1) if t.card_of(seat) is card), 0)
    if not trick or card in table.hands[seat]:
        return False
    if both_sides_played_on(table, trick):
        ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=card), "47F2")
        return True
    for played in (p for t in table.tricks[trick:] for p in t.cards):
        words = "{card} had been put to the next trick, and is taken back."
        ruling.says(Msg(words, card=played.card), "44G")
        come_back(cite, (played,), ruling, offenders=offenders)
    return False


def lapses_with_card(cite: str, number: int, card: Card, ruling: Ruling, how: Settlement | None = None) -> None:
    """The other irregularities of a card that goes back without rectification lapse."""
    for one in ruling.table.irregularities:
        if one.number != number and one.cards == (card,) and one.stage not in {Stage.RULED, Stage.LAPSED}:
            ruling.orders(Settled(cite, one.number, Stage.LAPSED, how))


@clause("47D")
def after_opponents_change(
    number: int, withdrew: set[Seat], ruling: Ruling, *, offenders: Side, stay: frozenset[Card] = frozenset()
) -> None:
    """Let each later player of a trick (1 to 13) take back his card, if an opponent before him has withdrawn one."""
    # A card that does not follow suit to the lead as it is now goes back unasked; `stay` are those that may not.
    trick = ruling.table.tricks[number - 1]
    for seat in trick.leader.lho, trick.leader.partner, trick.leader.rho:
        card = trick.card_of(seat)
        if card is None or card in stay or not any(is_later_opponent(trick, seat, other) for other in withdrew):
            continue
        if no_longer_follows_suit(number, seat, card, ruling) or takes_back(seat, card, ruling):
            goes_back("47D", seat, card, ruling, offenders=offenders)
            lapses_with_card("47D", 0, card, ruling)
            withdrew = withdrew | {seat}


def no_longer_follows_suit(number: int, seat: Seat, card: Card, ruling: Ruling) -> bool:
    """True where a card does not follow suit to the lead of its trick (1 to 13) as it is now, though its hand could."""
    bar = bar_of(as_it_was(ruling.table, number, seat), seat, card)
    if bar is None or bar.requirement is not Requirement.FOLLOW_SUIT:
        return False
    ruling.says(Msg("{card} from {seat} is no longer legal.", card=card, seat=seat), "44C", "47D")
    return True


def takes_back(seat: Seat, card: Card, ruling: Ruling, cite: str = "47D", back: tuple[Msg, ...] = ()) -> bool:
    """Ask whether the player of this hand takes back what he has played, as he may by this clause."""
    player = ruling.table.player_of(seat)
    question = Msg("Does {seat} take back {card}?", seat=player, card=card)
    options = (
        Option(KEEP, Msg("No, {card} stays", card=card), (), (cite,)),
        Option(TAKE_BACK, Msg("Yes, take back {card}", card=card), back, tuple(dict.fromkeys((cite, "47D")))),
    )
    return ruling.choose(player, cite, question, options, acts=by_taking_back(seat, card)) == TAKE_BACK


def is_later_opponent(trick: Trick, seat: Seat, other: Seat) -> bool:
    """True where this hand plays to the trick after the other, an opponent's."""
    return seat.side is not other.side and (seat - trick.leader) % 4 > (other - trick.leader) % 4


# --- what follows when a card in a trick has been changed for another -------------------------------------------------


@clause("47D", "58B3")
def later_players_may_change(
    cite: str, number: int, offender: Seat, ruling: Ruling, *, stay: frozenset[Card] = frozenset()
) -> None:
    """Let opponents who have played to a trick (1 to 13) since the offender's card change theirs, by this clause."""
    # A partner who comes after an opponent's change may follow it (47D), and must change what is illegal now (47B);
    # `stay` are the cards that may not be changed.
    trick = ruling.table.tricks[number - 1]
    if trick.card_of(offender) is None:
        return
    changed = False
    for seat in clockwise_from(trick.leader):
        played = next((p for p in trick.cards if p.seat is seat), None)
        if played is None or seat is offender or played.card in stay or not was_played_after(trick, seat, offender):
            continue
        if seat.side is not offender.side:
            changed = changes(cite, number, played, offender.side, ruling) or changed
        elif has_had_its_turn(trick, seat):
            if changed:
                changes("47D", number, played, offender.side, ruling)
            else:
                changed = mends(number, played, offender.side, ruling)


def changes(cite: str, number: int, old: Played, offenders: Side, ruling: Ruling) -> bool:
    """True where a player changes his card in a trick (1 to 13), as he may by this clause."""
    if not exchanges(cite, number, old, ruling):
        return False
    comes_back(cite, old, offenders, ruling)
    return True


@clause("47B")
def mends(number: int, old: Played, offenders: Side, ruling: Ruling) -> bool:
    """True where a player changes his card in a trick (1 to 13) because it is illegal now (47B)."""
    legal = old.card in could_legally_play(ruling.table, number, old.seat)
    if legal or not exchanges("47B", number, old, ruling):
        return False
    if ruling.table.is_defender(old.seat):
        becomes_penalty_card("49", old.seat, old.card, ruling, unintended=False)
    else:
        comes_back("47B", old, offenders, ruling)
    return True


def exchanges(cite: str, number: int, old: Played, ruling: Ruling) -> bool:
    """Ask a player for another card in a trick (1 to 13), and exchange it; whether he has done so."""
    cards = could_legally_play(ruling.table, number, old.seat)
    options = [Option(str(c), Msg("Play {card} instead", card=c), (), (cite,)) for c in cards if c is not old.card]
    if not options:
        return False
    if old.card in cards:
        options.insert(0, Option(KEEP, Msg("Leave {card}", card=old.card), (), (cite,)))
    player = ruling.table.player_of(old.seat)
    question = Msg("Does {seat} change {card}?", seat=player, card=old.card)
    acts = by_exchange(ruling.table, number, old.seat, old.card)
    key = ruling.choose(player, cite, question, options, acts=acts)
    if key == KEEP:
        return False
    exchanged(Substituted(cite, old.seat, number, old.card, next(c for c in cards if str(c) == key)), ruling)
    return True


@clause("47D", "62C1")
def exchanged(order: Substituted, ruling: Ruling) -> None:
    """A card of a trick is exchanged; from a later trick the new one comes back first, and nothing was wrong there."""
    if any(trick.card_of(order.seat) is order.card for trick in ruling.table.tricks[order.trick :]):
        goes_back(order.cite, order.seat, order.card, ruling, offenders=None)
        lapses_with_card(order.cite, 0, order.card, ruling)
    into_trick(order, ruling)


def comes_back(cite: str, old: Played, offenders: Side, ruling: Ruling) -> None:
    """A card that was exchanged goes back: a penalty card lies there again, of another nothing may be used."""
    if old.penalty:
        ruling.says(Msg("{card} had been a penalty card, and is one again.", card=old.card), "50A")
        becomes_penalty_card(cite, old.seat, old.card, ruling, unintended=old.penalty == "minor")
    else:
        ruling.orders(not_for(offenders, old.seat, old.card, "16C"))


@clause("44G", "60C")
def next_trick_comes_back(cite: str, number: int, ruling: Ruling, *, offenders: Side) -> None:
    """A card put to the next trick comes back when another hand wins this one (1 to 13) now."""
    table = ruling.table
    if table.contract is None or len(table.tricks) <= number:
        return
    winner, early = table.tricks[number - 1].winner(table.contract.strain), table.tricks[number].cards
    if not early:
        return
    # One that was out of turn before is so still, for the other side to accept or not.
    irregular = any(i.stage in UNRULED for i in leads_out_of_turn(table, early[0], number + 1))
    if early[0].seat is winner or irregular or both_sides_played_on(table, number + 1):
        one_lead_stays(cite, number, ruling, offenders=offenders)
        return
    words = "{seat} has won trick {trick}: {card} is taken back."
    ruling.says(Msg(words, seat=winner, trick=number, card=early[0].card), "44G")
    come_back(cite, early, ruling, offenders=offenders)


@clause("47D", "53B")
def one_lead_stays(cite: str, number: int, ruling: Ruling, *, offenders: Side) -> None:
    """The lead to the trick after this one (1 to 13) is judged as it is now; another made beside it comes back."""
    # Whoever had won this one until now may have led himself while a lead out of turn lay there, now the winner's own.
    early = ruling.table.trick(number + 1)
    lead_as_it_is_now(number, cite, ruling)
    if early is None or early.lead is None or ruling.table.tricks[number].leader is early.leader:
        return
    at = next(at for at, played in enumerate(early.cards) if played.seat is early.leader)
    if at:
        come_back("53B", early.cards[at:], ruling, offenders=offenders)


def come_back(cite: str, cards: tuple[Played, ...], ruling: Ruling, *, offenders: Side | None) -> None:
    """Cards come back from the next trick: a defender's of the offending side as a penalty card, any other to hand."""
    for played in cards:
        if played.seat.side is offenders and ruling.table.is_defender(played.seat):
            becomes_penalty_card("49", played.seat, played.card, ruling, unintended=False)
        else:
            goes_back(cite, played.seat, played.card, ruling, offenders=offenders)
        lapses_with_card(cite, 0, played.card, ruling)
