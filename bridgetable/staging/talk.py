"""What players and spectators may say, let be known or do wrong with boards and scores."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.calls import Call
from bridgetable.game.cards import PACK
from bridgetable.game.conditions import DealFault, Queried
from bridgetable.game.irregularities import Spectating
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.way_in.conduct import TO_ONE
from bridgetable.session.actions import Action
from bridgetable.session.conduct.actions import Misbehave, Spectate
from bridgetable.session.deal.actions import (
    AskNewDeal,
    FindFault,
    FindSurplus,
    FindWrongBoard,
    HoldWrongCards,
    MoveCard,
    Overhear,
    SeeCard,
    SkipCount,
    SwapHands,
    TouchCards,
)
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore
from bridgetable.session.talk.actions import (
    Aid,
    AskAbout,
    AskToChange,
    Consult,
    Correct,
    Explain,
    Hesitate,
    OmitAlert,
    ReserveRights,
    Restate,
    UseUnderstanding,
)
from bridgetable.staging.calls import a_card
from bridgetable.staging.choice import Pick, mixed

MEANING, OTHER = "10-15, 5+ hearts", "16+, any"


def hesitations(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player whose turn it is hesitates."""
    if table.turn is not None:
        yield Hesitate(table.player_of(table.turn))


def rights_reserved(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player says that an opponent has let his partner know something."""
    yield from (ReserveRights(seat) for seat in mixed(SEATS, pick))


def calls_made(table: Table, pick: Pick) -> list[tuple[Seat, Call]]:
    """The calls made so far, in an order that the caller draws."""
    return mixed([(m.seat, m.call) for m in table.auction.made], pick)


def questions(table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks about a call when he may not."""
    for maker, call in calls_made(table, pick)[:3]:
        yield from (AskAbout(seat, call) for seat in mixed((maker.lho, maker.rho), pick))
    yield from (AskAbout(seat) for seat in mixed(SEATS, pick))


def reviews_asked_for(table: Table, pick: Pick) -> Iterator[Action]:
    """A player whose turn it is has the auction restated."""
    if table.turn is not None and table.auction.made:
        yield AskAbout(table.player_of(table.turn))
    yield from (AskAbout(seat) for seat in mixed(SEATS, pick))


def reviews(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player restates the auction, wrongly or to his partner."""
    yield from (Restate(seat, words) for words in ("two spades were bid", "") for seat in mixed(SEATS, pick))


def changes_asked_for(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks whether he may change his call."""
    yield from (AskToChange(seat) for seat in mixed(SEATS, pick))


def own_calls_explained(table: Table, pick: Pick) -> Iterator[Action]:
    """A player explains his own call."""
    yield from (Explain(seat, call, MEANING) for seat, call in calls_made(table, pick))


def alerts_omitted(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player does not alert, or his side's call is explained wrongly."""
    yield from (OmitAlert(seat) for seat in mixed(SEATS, pick))


def corrections(table: Table, pick: Pick) -> Iterator[Action]:
    """A player corrects partner's explanation when it is not the time for it."""
    yield from (Correct(seat, call, OTHER) for seat, call in calls_made(table, pick))


def aids_consulted(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player looks at his own system card, or at other help."""
    yield from (Consult(seat, aid) for seat in mixed(SEATS, pick)[:2] for aid in mixed(Aid, pick))


def understandings(table: Table, pick: Pick) -> Iterator[Action]:
    """A call departs from the methods, or what it shows is kept back."""
    for seat, call in calls_made(table, pick):
        yield UseUnderstanding(seat, call, mixed(Queried, pick)[0], OTHER)


def deals_at_fault(_table: Table, pick: Pick) -> Iterator[Action]:
    """The cards were not dealt as they should be, or the board is marked wrongly."""
    yield from (FindFault(SEATS[pick(4)], fault) for fault in mixed(DealFault, pick))


def new_deals(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks that the board be dealt anew."""
    yield AskNewDeal(SEATS[pick(4)])


def cards_not_counted(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player does not count his cards."""
    yield SkipCount(SEATS[pick(4)])


def cards_touched(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player touches another's cards."""
    seat, owner = mixed(SEATS, pick)[:2]
    yield TouchCards(seat, owner)


def cards_moved(table: Table, pick: Pick) -> Iterator[Action]:
    """A card of one hand has come into another."""
    giver, taker = mixed(SEATS, pick)[:2]
    card = a_card(table, giver, pick)
    if card is not None:
        yield MoveCard(card, giver, taker)


def surplus_cards(_table: Table, pick: Pick) -> Iterator[Action]:
    """A card turns up that does not belong to the deal."""
    yield FindSurplus(SEATS[pick(4)])


def hands_swapped(_table: Table, pick: Pick) -> Iterator[Action]:
    """Two players have taken each other's hands."""
    seat, other = mixed(SEATS, pick)[:2]
    yield SwapHands(seat, other)


def wrong_cards(table: Table, pick: Pick) -> Iterator[Action]:
    """A player holds the cards of another board."""
    yield HoldWrongCards(SEATS[pick(4)], frozenset(mixed(PACK, pick)[:13]), table.board.number + 1)


def wrong_boards(_table: Table, pick: Pick) -> Iterator[Action]:
    """It is found that another board should be played."""
    yield FindWrongBoard(SEATS[pick(4)])


def cards_glimpsed(table: Table, pick: Pick) -> Iterator[Action]:
    """A player sees a card of another's."""
    seat, owner = mixed(SEATS, pick)[:2]
    card = a_card(table, owner, pick)
    if card is not None:
        yield SeeCard(seat, card, owner)


def overheard(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player hears something about the board."""
    yield Overhear(SEATS[pick(4)], "3NT was made")


def tricks_agreed_wrongly(table: Table, pick: Pick) -> Iterator[Action]:
    """The players agree on a number of tricks that was not won."""
    if table.phase is Phase.END:
        yield from (AgreeOnTricks(number) for number in mixed(range(TRICKS + 1), pick)[:3])


def tricks_disputed(table: Table, pick: Pick) -> Iterator[Action]:
    """A player has counted another number of tricks."""
    if table.phase is Phase.END:
        yield from (CountTricks(SEATS[pick(4)], n, "I counted") for n in mixed(range(TRICKS + 1), pick)[:3])


def wrong_scores(table: Table, pick: Pick) -> Iterator[Action]:
    """A wrong score is written down."""
    if table.phase is Phase.END:
        yield EnterScore(SEATS[pick(4)], 10 * (pick(100) - 50))


CONDUCT = ("74A1", "74A2", "74A3", "74B1", "74B4", "74C1", "74C4", "74C5")


def misbehaviour(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player behaves improperly."""
    yield from (Misbehave(SEATS[pick(4)], cite) for cite in mixed(CONDUCT, pick))


def spectators(_table: Table, pick: Pick) -> Iterator[Action]:
    """A spectator looks, remarks or disturbs."""
    behind, other = mixed(SEATS, pick)[:2]
    for what in mixed(Spectating, pick):
        words = "" if what in {Spectating.LOOKS, Spectating.DISTURBS} else "that was a revoke"
        yield Spectate(behind, what, other if what in TO_ONE else None, words)
