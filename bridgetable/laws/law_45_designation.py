"""Law 45C4b: A card of dummy's that declarer did not mean to name."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Fact, FactSort, Matter, matter
from bridgetable.laws.law_44_sequence_of_play import lead_as_it_is_now
from bridgetable.laws.law_47_retraction import (
    after_opponents_change,
    goes_back,
    lapses_with_card,
    later_players_may_change,
    takes_back,
)
from bridgetable.laws.law_61_revoke import could_legally_play, did_not_follow, legal_now_lapse, lies_as_revoke
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Found, Settled, Substituted
from bridgetable.rulings.ruling import Ruling


@frozen
class Designation:
    """A card of dummy's that declarer named in a trick (1 to 13), and the one that he says he meant."""

    dummy: Seat
    declarer: Seat
    named: Card
    meant: Card
    trick: int
    has_played_since: bool


def of_designation(table: Table, hand: Seat, meant: Card) -> Matter | None:
    """The matter of declarer's changing what he called from dummy, or nothing when dummy has played no card."""
    number = next((n for n in range(len(table.tricks), 0, -1) if table.card_in(n, hand) is not None), 0)
    declarer, named = table.declarer, table.card_in(number, hand)
    if declarer is None or hand is not table.dummy or named is None or meant not in table.hands[hand]:
        return None
    since = [p.seat for t in table.tricks[number - 1 :] for p in t.cards]
    later = since[since.index(hand) + 1 :]
    change = Designation(hand, declarer, named, meant, number, declarer in later)
    card = Fact(FactSort.PLAYED, number, hand)
    settles = (card, Fact(FactSort.WON, number), *((Fact(FactSort.LED, number),) if since[0] is hand else ()))
    return matter("45", designation_changed, change, rests_on=(card,), settles=settles)


@clause("45C4b")
def designation_changed(change: Designation, ruling: Ruling) -> None:
    """Declarer says that he named a card of dummy's by a slip; he may mend it until he plays again."""
    words = Msg("{seat} named {card} from dummy and says that he meant {meant}.", **_fields(change))
    ruling.says(words, "45C4b")
    if ruling.table.card_in(change.trick, change.dummy) not in {change.named, change.meant}:
        ruling.says(Msg("{card} lies there no longer: nothing is left to change.", card=change.named), "45C4b")
    elif change.has_played_since:
        ruling.says(Msg("{seat} has played since: {card} stays played.", **_fields(change)), "45C4b")
    elif was_a_slip(change, ruling):
        is_mended(change, ruling)
    else:
        ruling.says(Msg("{card} stays played.", **_fields(change)), "45C4b")


def _fields(change: Designation) -> dict[str, object]:
    return {"seat": change.declarer, "card": change.named, "meant": change.meant}


def was_a_slip(change: Designation, ruling: Ruling) -> bool:
    """Ask the director whether the card was never in declarer's mind."""
    stays = (Msg("{card} stays played.", **_fields(change)),)
    mended = (Msg("{meant} is played instead; an opponent who has played since may change.", **_fields(change)),)
    options = (
        Option("yes", Msg("Yes, a slip of the tongue"), mended, ("45C4b", "47D")),
        Option("no", Msg("No, he thought again"), stays, ("45C4b",)),
    )
    criteria = (
        Msg("A slip: the card was never in his mind. What was his plan?"),
        Msg("Losing the thread, or a change of mind, however fast, is no slip."),
    )
    return ruling.judge("45C4b", Msg("Was {card} a slip of the tongue?", **_fields(change)), options, criteria) == "yes"


def is_mended(change: Designation, ruling: Ruling) -> None:
    """Exchange dummy's card, if that is not done yet, and let the opponents who have played since change theirs."""
    if ruling.table.card_in(change.trick, change.dummy) is change.named:
        exchange(change, ruling)
    next_trick_changes(change, ruling)
    revokes = revokes_still(change, ruling)
    stay = frozenset(one.cards[0] for one in revokes)
    if any(t.cards for t in ruling.table.tricks[change.trick :]):
        later_players_may_change("47D", change.trick, change.dummy, ruling)
        lead_as_it_is_now(change.trick, "45C4b", ruling)
    else:
        after_opponents_change(change.trick, {change.dummy}, ruling, offenders=change.dummy.side, stay=stay)
    for one in revokes:
        ruling.orders(Settled("62A", one.number, Stage.NOTICED))


@clause("45C4b", "62A")
def revokes_still(change: Designation, ruling: Ruling) -> tuple[Irregularity, ...]:
    """The revokes in the trick that nobody has noticed, and that are revokes now too."""
    # Only a card that was legal may go back for the change; one that was not is put right as a revoke. The director,
    # who asks about the trick, rules on it next.
    found = tuple(
        one
        for one in ruling.table.irregularities
        if one.kind is Kind.REVOKE and one.is_open and one.trick == change.trick and one.seat is not change.dummy
        if lies_as_revoke(ruling.table, one)
    )
    for one in found:
        words = "{card} was not legal before the change either: {seat} has revoked."
        ruling.says(Msg(words, card=one.cards[0], seat=one.seat), "45C4b", "61A")
    return found


def exchange(change: Designation, ruling: Ruling) -> None:
    """Exchange dummy's card, and set right what was recorded of the one that was named."""
    ruling.orders(Substituted("45C4b", change.dummy, change.trick, change.named, change.meant))
    for one in ruling.table.irregularities:
        if one.cards == (change.named,) and one.seat is change.dummy and one.stage not in {Stage.RULED, Stage.LAPSED}:
            ruling.orders(Settled("45C4b", one.number, Stage.LAPSED))
    legal_now_lapse(change.trick, "45C4b", ruling)
    if change.meant not in could_legally_play(ruling.table, change.trick, change.dummy):
        ruling.orders(Found("61A", did_not_follow(change.trick, change.dummy, change.meant)))


def next_trick_changes(change: Designation, ruling: Ruling) -> None:
    """An opponent's lead to the next trick goes back if he has not won this one now, and may go back if he has."""
    # Only a card played in turn may go back for the change: a lead out of turn stays, for Laws 53 to 56 to decide.
    table = ruling.table
    if table.contract is None or len(table.tricks) <= change.trick or not table.tricks[change.trick].cards:
        return
    winner, early = table.tricks[change.trick - 1].winner(table.contract.strain), table.tricks[change.trick]
    for played in early.cards if early.lead is not None else ():
        if early.leader is not winner or takes_back(played.seat, played.card, ruling):
            goes_back("47D", played.seat, played.card, ruling, offenders=change.dummy.side)
            lapses_with_card("47D", 0, played.card, ruling)
