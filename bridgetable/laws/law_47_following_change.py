"""Law 47D: What follows when a card in a trick has been changed for another."""

from __future__ import annotations

from bridgetable.game.messages import Msg
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat, Side, clockwise_from
from bridgetable.game.table import Information, Source
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn, lead_as_it_is_now
from bridgetable.laws.law_47_retraction import KEEP, by_exchange, goes_back, lapses_with_card
from bridgetable.laws.law_50_information import into_trick
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_61_revoke import could_legally_play, was_played_after
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Informed, Substituted
from bridgetable.rulings.ruling import Ruling


@clause("47D", "58B3")
def later_players_may_change(cite: str, number: int, offender: Seat, ruling: Ruling) -> None:
    """Let opponents who have played to a trick (1 to 13) since the offender's card change theirs, by this clause."""
    # A partner who comes after an opponent's change may follow it (47D), and must change what is illegal now (47B).
    trick = ruling.table.tricks[number - 1]
    if trick.card_of(offender) is None:
        return
    changed = False
    for seat in clockwise_from(trick.leader):
        played = next((p for p in trick.cards if p.seat is seat), None)
        if played is None or seat is offender or not was_played_after(trick, seat, offender):
            continue
        if seat.side is not offender.side:
            changed = changes(cite, number, played, offender.side, ruling) or changed
        elif has_had_its_turn(trick, seat):
            if changed:
                changes("47D", number, played, offender.side, ruling)
            else:
                changed = mends(number, played, offender.side, ruling)


def changes(cite: str, number: int, old: Played, offenders: Side, ruling: Ruling) -> bool:
    """Whether a player changes his card in a trick (1 to 13), as he may by this clause."""
    if not exchanges(cite, number, old, ruling):
        return False
    comes_back(cite, old, offenders, ruling)
    return True


@clause("47B")
def mends(number: int, old: Played, offenders: Side, ruling: Ruling) -> bool:
    """Whether a player changes his card in a trick (1 to 13) because it is illegal now (47B)."""
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
    question = Msg("Does {seat} change {card}?", seat=old.seat, card=old.card)
    acts = by_exchange(ruling.table, number, old.seat, old.card)
    key = ruling.choose(ruling.table.player_of(old.seat), cite, question, options, acts=acts)
    if key == KEEP:
        return False
    card = next(c for c in cards if str(c) == key)
    into_trick(Substituted(cite, old.seat, number, old.card, card), ruling)
    return True


def comes_back(cite: str, old: Played, offenders: Side, ruling: Ruling) -> None:
    """A card that was exchanged goes back: a penalty card lies there again, of another nothing may be used."""
    if old.penalty:
        ruling.says(Msg("{card} had been a penalty card, and is one again.", card=old.card), "50A")
        becomes_penalty_card(cite, old.seat, old.card, ruling, unintended=old.penalty == "minor")
    else:
        known = Information(old.seat, old.card, Source.WITHDRAWN, offenders.other.seats, offenders.seats, "16C")
        ruling.orders(Informed("16C", known))


@clause("44G", "60C")
def next_trick_comes_back(cite: str, number: int, ruling: Ruling, *, offenders: Side) -> None:
    """When another hand wins a trick (1 to 13) now, what was put to the next one comes back."""
    # A card of a defender of the offending side becomes a penalty card, any other goes back to hand.
    table = ruling.table
    if table.contract is None or len(table.tricks) <= number:
        return
    winner, early = table.tricks[number - 1].winner(table.contract.strain), table.tricks[number].cards
    if not early:
        return
    if early[0].seat is winner:
        lead_as_it_is_now(number, cite, ruling)
        return
    words = "{seat} has won trick {trick}: {card} is taken back."
    ruling.says(Msg(words, seat=winner, trick=number, card=early[0].card), "44G")
    for played in early:
        if played.seat.side is offenders and table.is_defender(played.seat):
            becomes_penalty_card("49", played.seat, played.card, ruling, unintended=False)
        else:
            goes_back(cite, played.seat, played.card, ruling, offenders=offenders)
        lapses_with_card(cite, 0, played.card, ruling)
