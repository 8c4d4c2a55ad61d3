"""Spectators who interfere: what they say is true of what lies on the table or has just happened."""

from collections.abc import Iterator

from bridgetable.game.cards import Card, Rank, Suit, of_suit
from bridgetable.game.irregularities import DONE_TO_ONE, Kind, Spectating
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase, Source, Table
from bridgetable.session.actions import Action
from bridgetable.session.conduct.actions import Spectate
from bridgetable.staging import cards
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.claiming import MOST_LEFT
from bridgetable.staging.regular import calls_or_plays
from bridgetable.staging.shapes import SUIT_NAMES
from bridgetable.staging.talk import hesitations

REACTIONS = ("oh no", "nicely played", "that was not the card")
WORDS = {
    Spectating.REACTS: REACTIONS[0],
    Spectating.REMARKS: "four hearts was cold",
    Spectating.TELLS: "the queen is on your left",
    Spectating.POINTS_OUT: "that was a revoke",
    Spectating.TESTIFIES: "he did hesitate",
}


def spectators(_table: Table, pick: Pick) -> Iterator[Action]:
    """A spectator looks, remarks or disturbs."""
    behind, other = mixed(SEATS, pick)[:2]
    for what in mixed(Spectating, pick):
        yield Spectate(behind, what, other if what in DONE_TO_ONE else None, WORDS.get(what, ""))


def something_to_see(table: Table, pick: Pick) -> Iterator[Action]:
    """A player revokes, hesitates, or just calls or plays."""
    if not pick(2):
        yield from (cards.revokes, hesitations)[pick(2)](table, pick)
    regular = calls_or_plays(table)
    if regular is not None:
        yield regular


def said_of_what_is_seen(table: Table, pick: Pick) -> Iterator[Action]:
    """A spectator speaks of the revoke or the hesitation that he has seen, else of the cards, or only looks."""
    behind, other = mixed(SEATS, pick)[:2]
    if any(one.kind is Kind.REVOKE and one.is_open for one in table.irregularities):
        yield Spectate(behind, Spectating.POINTS_OUT, None, WORDS[Spectating.POINTS_OUT])
    hesitated = next((i.seat for i in table.information if i.source is Source.HESITATION), None)
    if hesitated is not None:
        yield Spectate(hesitated.lho, Spectating.TESTIFIES, None, f"{hesitated} did hesitate")
    plain = [Spectate(behind, Spectating.LOOKS, other), Spectate(behind, Spectating.DISTURBS, other)]
    if table.tricks_left > MOST_LEFT:
        yield from mixed([*plain, *said_in_the_play(table, pick)], pick)


def said_in_the_play(table: Table, pick: Pick) -> Iterator[Spectate]:
    """A spectator speaks while the hands are played: to declarer of a queen, to all of the trumps that are out."""
    declarer = table.declarer
    if table.phase is not Phase.PLAY or declarer is None or table.contract is None:
        return
    yield Spectate(declarer, Spectating.REACTS, None, mixed(REACTIONS, pick)[0])
    for side, seat in (("left", declarer.lho), ("right", declarer.rho)):
        for suit in (s for s in Suit if Card(s, Rank.QUEEN) in table.hands[seat]):
            words = f"the queen of {SUIT_NAMES[suit]} is on your {side}"
            yield Spectate(seat, Spectating.TELLS, declarer, words)
    trump = table.contract.strain.suit
    led = [trick.suit_led for trick in table.tricks[:-1] if not table.is_defender(trick.leader)]
    if (
        trump is not None
        and led
        and trump not in led
        and any(of_suit(table.hands[s], trump) for s in (declarer.lho, declarer.rho))
    ):
        yield Spectate(declarer.lho, Spectating.REMARKS, None, "he has not drawn trumps")
