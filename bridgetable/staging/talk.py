"""Errors of players and spectators in what they say and let be known, and with boards and scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.game.calls import PASS, Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.cards import PACK, Suit
from bridgetable.game.conditions import DealFault, Queried
from bridgetable.game.irregularities import Spectating
from bridgetable.game.outcomes import Outcome
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Phase, Source, Table
from bridgetable.laws.dispatch.conduct import TO_ONE
from bridgetable.session.actions import Action
from bridgetable.session.conduct.actions import Misbehave, Spectate
from bridgetable.session.deal import actions
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore
from bridgetable.session.talk import actions as talk_actions
from bridgetable.staging.bidding import shape_of
from bridgetable.staging.calls import any_cards
from bridgetable.staging.choice import Acts, Pick, mixed

SUIT_NAMES = {Suit.C: "clubs", Suit.D: "diamonds", Suit.H: "hearts", Suit.S: "spades"}
Tells = Callable[[Seat, Call, str], Action]
LEAST_SHOWN = 6
"""With fewer points a player has bid without what any bid shows."""
LITTLE, MUCH = 7, 14
"""With fewer points, or with more, a player has nothing to think about."""
OVERHEARD = ("they made 3NT at the other table", "the slam goes down", "how did you play the spades on that board?")


def natural_meaning(table: Table, seat: Seat, call: Call) -> str:
    """The meaning of a call of this seat by the methods; it is an answer where partner has bid before."""
    partners = next((m.call for m in table.auction.made if m.seat is seat.partner and isinstance(m.call, Bid)), None)
    own = next((m.call for m in table.auction.made if m.seat is seat and isinstance(m.call, Bid)), None)
    first = next((m.call for m in table.auction.made if m.call in {partners, own}), None)
    answers = isinstance(partners, Bid) and first is partners
    match call:
        case Bid(strain=Strain.NT) if answers:
            return "6-9" if call.level == 1 else "10-11, balanced" if call.level == 2 else "12 or more, balanced"
        case Bid(strain=Strain.NT):
            return "15-17, balanced" if call.level == 1 else "20-21, balanced"
        case Bid() if answers:
            name = SUIT_NAMES[Suit(call.strain.value)]
            return f"6 or more, {3 if partners is not None and partners.strain is call.strain else 4}+ {name}"
        case Bid(level=1):
            return f"12-20, {5 if call.strain >= Strain.H else 3}+ {SUIT_NAMES[Suit(call.strain.value)]}"
        case Bid():
            return f"6-14, 5+ {SUIT_NAMES[Suit(call.strain.value)]}"
        case Double():
            return "12 or more, for take-out"
        case Redouble():
            return "10 or more"
        case Pass():
            return "0-11"


def mistaken_meaning(call: Call) -> str:
    """The meaning given of a call by a player who has forgotten the methods."""
    match call:
        case Bid(strain=Strain.NT):
            return "12-14, balanced"
        case Bid(level=1):
            return "16 or more, any"
        case Bid():
            return "10-15, 5+ hearts, 5+ of a minor"
        case Double() | Redouble() | Pass():
            return "10 or more, for penalties"


def hesitations(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player whose turn it is hesitates; in the auction only one who has something to think about."""
    if table.turn is None:
        return
    points = shape_of(table.hands[table.turn]).points
    if table.phase is not Phase.AUCTION or (table.auction.reached.bid is not None and LITTLE <= points <= MUCH):
        yield talk_actions.Hesitate(table.player_of(table.turn))


def rights_reserved_by_opponents(table: Table, pick: Pick) -> Iterator[Action]:
    """An opponent of the player who has let something be known says so once the partner has acted."""
    known = next((i for i in reversed(table.information) if i.may_not), None)
    if known is not None:
        yield from (talk_actions.ReserveRights(seat) for seat in mixed((known.seat.lho, known.seat.rho), pick))


def calls_made(table: Table, pick: Pick) -> list[tuple[Seat, Call]]:
    """The calls made so far, in an order that the caller draws."""
    return mixed([(m.seat, m.call) for m in table.auction.made], pick)


def questions(table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks about a call when he may not."""
    for maker, call in calls_made(table, pick)[:3]:
        yield from (talk_actions.AskAbout(seat, call) for seat in mixed((maker.lho, maker.rho), pick))
    yield from (talk_actions.AskAbout(seat) for seat in mixed(SEATS, pick))


def reviews_asked_for(table: Table, pick: Pick) -> Iterator[Action]:
    """A player whose turn it is has the auction restated."""
    if table.turn is not None and table.auction.made:
        yield talk_actions.AskAbout(table.player_of(table.turn))
    yield from (talk_actions.AskAbout(seat) for seat in mixed(SEATS, pick))


def reviews_by_opponents(table: Table, pick: Pick) -> Iterator[Action]:
    """An opponent of the player who asked restates the auction, and takes one call for another."""
    bids = [m for m in table.auction.standing if isinstance(m.call, Bid)]
    for made in bids[-1:]:
        wrong = (
            Bid(made.call.level, Strain((made.call.strain + 1 + pick(4)) % 5)) if isinstance(made.call, Bid) else PASS
        )
        words = f"{made.seat} has bid {wrong}"
        yield from (talk_actions.Restate(seat, words) for seat in mixed(SEATS, pick))


def reviews(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player restates the auction, wrongly or to his partner."""
    yield from (
        talk_actions.Restate(seat, words) for words in ("two spades were bid", "") for seat in mixed(SEATS, pick)
    )


def wrong_explanations(table: Table, pick: Pick) -> Iterator[Action]:
    """A player explains his partner's bid wrongly, as far as anybody has noticed."""
    for seat, call in calls_made(table, pick):
        if not isinstance(call, Pass):
            yield talk_actions.Explain(seat.partner, call, mistaken_meaning(call))


def explanations_corrected(table: Table, _pick: Pick) -> Iterator[Action]:
    """Whoever has just explained partner's bid, or the bidder himself, says that the explanation was wrong."""
    told = next((i for i in reversed(table.information) if i.source is Source.EXPLANATION), None)
    if told is not None and told.call is not None:
        for seat in (told.seat, told.seat.partner):
            yield talk_actions.Correct(seat, told.call, natural_meaning(table, told.seat.partner, told.call))


def told_of_calls(tells: Tells) -> Acts:
    """A player tells by the methods what a call shows that he has made himself."""

    def acts(table: Table, pick: Pick) -> Iterator[Action]:
        yield from (tells(s, call, natural_meaning(table, s, call)) for s, call in calls_made(table, pick))

    return acts


def told_of_bids(tells: Tells) -> Acts:
    """A player tells by the methods what a call other than a pass shows that he has made himself."""

    def acts(table: Table, pick: Pick) -> Iterator[Action]:
        made = ((s, call) for s, call in calls_made(table, pick) if not isinstance(call, Pass))
        yield from (tells(s, call, natural_meaning(table, s, call)) for s, call in made)

    return acts


def alerts_forgotten(table: Table, _pick: Pick) -> Iterator[Action]:
    """The partner of who has just bid does not alert."""
    bid = table.auction.reached.bid
    if bid is not None and table.auction.made[-1] is bid and table.phase is Phase.AUCTION:
        yield talk_actions.OmitAlert(bid.seat.partner)


def questions_out_of_turn(table: Table, pick: Pick) -> Iterator[Action]:
    """A player whose turn it is not asks about an opponent's bid, or its maker's partner asks what it means."""
    bid = table.auction.reached.bid
    if bid is not None and table.turn is not None:
        if not pick(4):
            yield talk_actions.AskAbout(bid.seat.partner, bid.call, of_partner=True)
        askers = [s for s in (bid.seat.lho, bid.seat.rho) if table.player_of(table.turn) is not s]
        yield from (talk_actions.AskAbout(seat, bid.call) for seat in mixed(askers, pick))


def own_card_consulted(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player whose turn it is looks at his own system card."""
    if table.turn is not None:
        yield talk_actions.Consult(table.player_of(table.turn), talk_actions.Aid.OWN_CARD)


def bids_against_the_methods(table: Table, pick: Pick) -> Iterator[Action]:
    """The bid just made departs from the methods, or was not disclosed."""
    bid = table.auction.reached.bid
    if bid is not None and table.phase is Phase.AUCTION and table.auction.made[-1] is bid:
        weak = shape_of(table.hands[bid.seat]).points < LEAST_SHOWN
        for doubt in mixed((Queried.WITHHELD, Queried.FORBIDDEN, *((Queried.DEVIATED,) if weak else ())), pick):
            yield talk_actions.UseUnderstanding(bid.seat, bid.call, doubt, natural_meaning(table, bid.seat, bid.call))


def aids_consulted(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player looks at his own system card, or at other help."""
    yield from (
        talk_actions.Consult(seat, aid) for seat in mixed(SEATS, pick)[:2] for aid in mixed(talk_actions.Aid, pick)
    )


def understandings(table: Table, pick: Pick) -> Iterator[Action]:
    """A call departs from the methods, or what it shows is kept back."""
    for seat, call in calls_made(table, pick):
        yield talk_actions.UseUnderstanding(seat, call, mixed(Queried, pick)[0], natural_meaning(table, seat, call))


def deals_at_fault(_table: Table, pick: Pick) -> Iterator[Action]:
    """The cards were not dealt as they should be, or the board is marked wrongly."""
    yield from (actions.FindFault(SEATS[pick(4)], fault) for fault in mixed(DealFault, pick))


def cards_moved(table: Table, pick: Pick) -> Iterator[Action]:
    """A card of one hand has come into another."""
    giver, taker = mixed(SEATS, pick)[:2]
    yield from (actions.MoveCard(card, giver, taker) for _, card in any_cards(table, (giver,), pick))


def wrong_cards(table: Table, pick: Pick) -> Iterator[Action]:
    """A player holds the cards of another board."""
    yield actions.HoldWrongCards(SEATS[pick(4)], frozenset(mixed(PACK, pick)[:13]), table.board.number + 1)


def cards_glimpsed(table: Table, pick: Pick) -> Iterator[Action]:
    """A player sees a card of another's."""
    seat, owner = mixed(SEATS, pick)[:2]
    yield from (actions.SeeCard(seat, card, owner) for _, card in any_cards(table, (owner,), pick))


def overheard(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player hears something about the board."""
    yield actions.Overhear(SEATS[pick(4)], mixed(OVERHEARD, pick)[0])


def tricks_agreed_wrongly(table: Table, pick: Pick) -> Iterator[Action]:
    """The players agree on a number of tricks that was not won."""
    if table.phase is Phase.END:
        yield from (AgreeOnTricks(number) for number in mixed(range(TRICKS + 1), pick)[:3])


def tricks_agreed_one_off(table: Table, pick: Pick) -> Iterator[Action]:
    """The players agree on one trick more or less than declarer's side has won."""
    won = tricks_of_declarer(table)
    if won is not None:
        yield from (AgreeOnTricks(n) for n in mixed((won - 1, won + 1), pick) if 0 <= n <= TRICKS)


def tricks_of_declarer(table: Table) -> int | None:
    """The tricks that declarer's side has won, when all have been played."""
    if table.phase is not Phase.END or table.contract is None:
        return None
    return table.tricks_credited(table.contract.declarer.side)


def counts_one_off(table: Table, pick: Pick) -> Iterator[Action]:
    """A player has counted one trick more for his side than was agreed."""
    won = tricks_of_declarer(table)
    if won is not None and table.contract is not None:
        declarer = table.contract.declarer
        count, seat = mixed(((won + 1, declarer), (won - 1, declarer.lho), (won - 1, declarer.rho)), pick)[0]
        if 0 <= count <= TRICKS:
            yield CountTricks(seat, count, "you have turned a trick the wrong way")


def scores_misread(table: Table, pick: Pick) -> Iterator[Action]:
    """The score is written down for the other side, or for one trick more or less."""
    if table.phase is not Phase.END or table.contract is None:
        return
    true, side = table.score_for(Side.NS), table.contract.declarer.side
    tricks = table.tricks_credited(side)
    wrong = [
        Outcome(table.contract, n).score_for(Side.NS, table.board.vulnerability)
        for n in (tricks - 1, tricks + 1)
        if 0 <= n <= TRICKS
    ]
    if true:
        wrong.append(-true)
    yield from (EnterScore(table.contract.declarer.lho, score) for score in mixed(wrong, pick) if score != true)


def tricks_disputed(table: Table, pick: Pick) -> Iterator[Action]:
    """A player has counted another number of tricks."""
    if table.phase is Phase.END:
        yield from (CountTricks(SEATS[pick(4)], n, "I counted") for n in mixed(range(TRICKS + 1), pick)[:3])


def wrong_scores(table: Table, pick: Pick) -> Iterator[Action]:
    """A wrong score is written down."""
    if table.phase is Phase.END:
        yield EnterScore(SEATS[pick(4)], 10 * (pick(100) - 50))


CONDUCT = {
    "74A1": "do you ever think?",
    "74A2": "you have taken your time",
    "74A3": "",
    "74B1": "",
    "74B2": "what a hand",
    "74B4": "",
    "74B5": "is there a director who is awake?",
    "74C1": "",
    "74C2": "thank you, partner",
    "74C3": "that one is mine",
    "74C4": "we need two more tricks",
    "74C5": "",
    "74C6": "it is all the same now",
}
"""What a player says by the clause that he breaks; nothing where he only does something."""


def misbehaviour(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player behaves improperly."""
    yield from (Misbehave(SEATS[pick(4)], cite, CONDUCT[cite]) for cite in mixed(CONDUCT, pick))


SPECTATORS_WORDS = {
    Spectating.REACTS: "oh no",
    Spectating.REMARKS: "four hearts was cold",
    Spectating.TELLS: "the queen is on your left",
    Spectating.POINTS_OUT: "that was a revoke",
    Spectating.TESTIFIES: "he did hesitate",
}


def spectators(_table: Table, pick: Pick) -> Iterator[Action]:
    """A spectator looks, remarks or disturbs."""
    behind, other = mixed(SEATS, pick)[:2]
    for what in mixed(Spectating, pick):
        yield Spectate(behind, what, other if what in TO_ONE else None, SPECTATORS_WORDS.get(what, ""))
