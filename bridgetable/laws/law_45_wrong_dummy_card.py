"""Law 45D: Dummy picks up another card than the one named."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.cards import Card, card, descending, of_suit
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import RunsSuit
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_44_sequence_of_play import lead_as_it_is_now
from bridgetable.laws.law_47_retraction import KEEP, TAKE_BACK, by_taking_back, goes_back, lapses_with_card
from bridgetable.laws.law_61_revoke import could_legally_play, did_not_follow, legal_now_lapse, was_played_after
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BackToHand, Found, Settled, Substituted
from bridgetable.rulings.ruling import Ruling

OPEN = frozenset({Stage.COMMITTED, Stage.CONDONED, Stage.NOTICED})


@frozen
class WrongDummyCard:
    """A card of dummy's that lies in a trick (1 to 13) though declarer named another."""

    number: int
    dummy: Seat
    declarer: Seat
    trick: int
    placed: Card
    named: Card


def of_wrong_dummy_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card that dummy put down though another was named, while it lies in its trick."""
    lies = table.card_in(one.trick, one.seat) is one.cards[0]
    if table.declarer is None or not lies:
        return None
    wrong = WrongDummyCard(one.number, one.seat, table.declarer, one.trick, one.cards[0], card(one.required))
    return matter("45", dummys_wrong_card, wrong, one.number)


def wrong_card_lying(table: Table, dummy: Seat) -> Irregularity | None:
    """Dummy's last card, when it is another than the one named and nothing has been ruled on it."""
    own = (t.card_of(dummy) for t in reversed(table.tricks))
    last = next((c for c in own if c is not None), None)
    wrong = (i for i in table.irregularities if i.kind is Kind.WRONG_DUMMY_CARD and i.stage in OPEN)
    return next((i for i in wrong if i.seat is dummy and i.cards == (last,)), None)


def dummys_wrong_card(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """Dummy put down another card than declarer had named: in time it is put right, later it stays."""
    words = "In trick {trick} {seat} named {named}, and dummy put down {card}."
    ruling.says(Msg(words, trick=wrong.trick, seat=wrong.declarer, named=wrong.named, card=wrong.placed), "45D1")
    if too_late(ruling.table, wrong):
        it_stays(wrong, ruling)
    else:
        ruling.says(Msg("{card} must be withdrawn.", card=wrong.placed), "45D1")
        put_right(wrong, "45D1", ruling)
        ruling.orders(Settled("45D1", wrong.number, Stage.RULED))


def too_late(table: Table, wrong: WrongDummyCard) -> bool:
    """Whether each side has played to the next trick, or play has ended."""
    return table.phase is Phase.END or both_sides_played_on(table, wrong.trick)


def both_sides_played_on(table: Table, trick: int) -> bool:
    """Whether each side has played to the trick after this one (1 to 13)."""
    return len({p.seat.side for t in table.tricks[trick:] for p in t.cards}) > 1


@clause("45D2")
def it_stays(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """Every card stays as it was played; whoever did not follow suit to dummy's card has revoked."""
    ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=wrong.placed), "45D2")
    trick = ruling.table.tricks[wrong.trick - 1]
    if trick.leader is wrong.dummy:
        ruling.says(Msg("Whoever had to follow suit to {card} and did not has revoked.", card=wrong.placed), "45D2")
    elif any(i.seat is wrong.dummy for i in revokes_in(ruling.table, wrong.trick)):
        ruling.says(Msg("Dummy has revoked by it."), "45D2", "64B3")
    ruling.orders(Settled("45D2", wrong.number, Stage.RULED))


def revokes_in(table: Table, trick: int) -> Iterator[Irregularity]:
    """The revokes of a trick (1 to 13) that are not settled."""
    return (i for i in table.irregularities if i.kind is Kind.REVOKE and i.trick == trick and i.stage in OPEN)


# --- in time ----------------------------------------------------------------------------------------------------------


@clause("45D1")
def put_right(wrong: WrongDummyCard, cite: str, ruling: Ruling) -> None:
    """Exchange dummy's card for the one that was called for, and let those change who have played since."""
    if ruling.table.card_in(wrong.trick, wrong.dummy) is not wrong.placed:
        return
    if any(t.card_of(wrong.dummy) is wrong.named for t in ruling.table.tricks[wrong.trick :]):
        ruling.orders(BackToHand(cite, wrong.dummy, wrong.named))
    if wrong.named not in ruling.table.hands[wrong.dummy]:
        ruling.says(Msg("{named} is not in dummy: {card} stays.", named=wrong.named, card=wrong.placed), cite)
        return
    ruling.orders(Substituted(cite, wrong.dummy, wrong.trick, wrong.placed, wrong.named))
    legal_now_lapse(wrong.trick, cite, ruling)
    later_cards_change(wrong, cite, ruling)
    named_card_is_illegal(wrong, ruling)


@clause("42A3")
def named_card_is_illegal(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """If the card named is not legal, dummy has to follow suit all the same."""
    if wrong.named not in could_legally_play(ruling.table, wrong.trick, wrong.dummy):
        ruling.says(Msg("{card} is not legal: dummy must follow suit.", card=wrong.named), "42A3")
        ruling.orders(Found("61A", did_not_follow(wrong.trick, wrong.dummy, wrong.named)))


def later_cards_change(wrong: WrongDummyCard, cite: str, ruling: Ruling) -> None:
    """In turn, a defender may take back what he has played since, and declarer when the defender before him has."""
    back: list[Played] = []
    for seat in (wrong.dummy.lho, wrong.declarer, wrong.dummy.rho):
        trick = ruling.table.tricks[wrong.trick - 1]
        old = next((p for p in trick.cards if p.seat is seat), None)
        if old is None or not was_played_after(trick, seat, wrong.dummy):
            continue
        legal = old.card in could_legally_play(ruling.table, wrong.trick, seat)
        if not legal:
            ruling.says(Msg("{card} from {seat} is no longer legal.", card=old.card, seat=seat), "44C", cite)
        rho_changed = any(p.seat is wrong.dummy.lho for p in back)
        may = ruling.table.is_defender(seat) or rho_changed
        if not legal or (may and takes_back(old, cite, ruling)):
            back.append(old)
    next_trick_changes(wrong, cite, ruling, incomplete=bool(back))
    for old in back:
        withdrawn(old, wrong, cite, ruling)


def takes_back(old: Played, cite: str, ruling: Ruling) -> bool:
    """Ask a player whether he takes back what he has played since."""
    player = ruling.table.player_of(old.seat)
    back = (Msg("{card} goes back to hand; {seat} plays again.", card=old.card, seat=old.seat),)
    options = (
        Option(KEEP, Msg("No, {card} stays", card=old.card), (), (cite,)),
        Option(TAKE_BACK, Msg("Yes, take back {card}", card=old.card), back, (cite, "47D")),
    )
    question = Msg("Does {seat} take back {card}?", seat=player, card=old.card)
    return ruling.choose(player, cite, question, options, acts=by_taking_back(old.seat, old.card)) == TAKE_BACK


def withdrawn(old: Played, wrong: WrongDummyCard, cite: str, ruling: Ruling) -> None:
    """A card goes back to hand without rectification, and what else was wrong with it lapses."""
    goes_back(cite, old.seat, old.card, ruling, offenders=wrong.dummy.side)
    lapses_with_card(cite, wrong.number, old.card, ruling)


def next_trick_changes(wrong: WrongDummyCard, cite: str, ruling: Ruling, *, incomplete: bool) -> None:
    """The cards played to the next trick go back when its leader has not won this one; else a defender may choose."""
    table = ruling.table
    if len(table.tricks) <= wrong.trick or table.contract is None or not table.tricks[wrong.trick].cards:
        return
    early = table.tricks[wrong.trick]
    winner, lead = table.tricks[wrong.trick - 1].winner(table.contract.strain), early.cards[0]
    same = winner in {early.leader, lead.seat}
    if same and not incomplete and not (table.is_defender(lead.seat) and takes_back(lead, cite, ruling)):
        lead_as_it_is_now(wrong.trick, cite, ruling)
        return
    ruling.says(Msg("The cards of the next trick go back."), cite)
    for played in early.cards:
        withdrawn(played, wrong, cite, ruling)


# --- what dummy puts down ---------------------------------------------------------------------------------------------


def last_named(table: Table) -> Played | None:
    """Dummy's card, when it is the last that was put down: what declarer has just named."""
    last = next((t.cards[-1] for t in reversed(table.tricks) if t.cards), None)
    return last if last is not None and last.seat is table.dummy else None


def next_of_run(table: Table) -> tuple[Card, ...]:
    """The cards of the suit that dummy is running, highest first, when it is his to lead the next one."""
    run = next((o for o in table.obligations if isinstance(o, RunsSuit)), None)
    if run is None or table.turn is not run.seat or table.tricks[-1].cards:
        return ()
    return descending(of_suit(table.hands[run.seat], run.suit))
