"""Errors of players and spectators in what they say and let be known, and with boards and scores."""

from collections.abc import Callable, Iterator

from bridgetable.game.calls import PASS, Bid, Call
from bridgetable.game.cards import PACK, Suit
from bridgetable.game.conditions import DealFault, Queried
from bridgetable.game.outcomes import Outcome
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.laws import law_20_review_and_explanation as law_20
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import ApplyForScore
from bridgetable.session.conduct.actions import Misbehave
from bridgetable.session.deal import actions
from bridgetable.session.score.actions import AgreeOnTricks, CountTricks, EnterScore
from bridgetable.session.table.actions import CorrectExplanation
from bridgetable.session.talk import actions as talk_actions
from bridgetable.staging.bidding import GAME_POINTS, is_game, sensible_call
from bridgetable.staging.calls import GRAND_POINTS, SLAM, any_cards
from bridgetable.staging.choice import Acts, Pick, mixed
from bridgetable.staging.meanings import (
    Forgotten,
    fits,
    is_announced,
    is_artificial,
    meaning_of,
    mistaken_meaning,
    promised,
)
from bridgetable.staging.shapes import beside, shape_of

Tells = Callable[[Seat, Call, str], Action]
LATELY = 4
"""The number of calls back that somebody still asks about or explains a call: those of the last round."""
LEAST_SHOWN = 6
"""The fewest points that a bid shows; a player with fewer has bid without them."""
LITTLE, MUCH = 11, 14
"""With fewer points, two for each card of a suit beyond four, or with more, a player has nothing to think about."""
OVERHEARD = ("they made 3NT at the other table", "the slam goes down", "how did you play the spades on that board?")


def hesitations(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player whose turn it is hesitates, if he has something to think about."""
    if table.turn is None or (table.phase is Phase.PLAY and len(legal_cards(table, table.turn)) < 2):
        return
    shape = shape_of(table.hands[table.turn])
    thinks = LITTLE - 2 * (shape.length[shape.longest] - 4) <= shape.points <= MUCH
    if table.phase is not Phase.AUCTION or (table.auction.reached.bid is not None and thinks):
        yield talk_actions.Hesitate(table.player_of(table.turn))


def rights_reserved_by_opponents(table: Table, pick: Pick) -> Iterator[Action]:
    """An opponent of the player who has let something be known says so once the partner has acted, and not passed."""
    known = next((i for i in reversed(table.information) if i.may_not), None)
    if known is not None and acted_on(table, known):
        yield from (talk_actions.ReserveRights(seat) for seat in mixed((known.seat.lho, known.seat.rho), pick))


def acted_on(table: Table, known: Information) -> bool:
    """True when the partner of whoever let something be known has since bid or doubled, or played a card."""
    if table.phase is not Phase.AUCTION:
        return table.acts > known.after + 2
    since = table.auction.made[known.after :]
    return any(m.seat is known.seat.partner and m.call != PASS for m in since)


def calls_made(table: Table, pick: Pick) -> list[tuple[Seat, Call]]:
    """The calls made so far, in an order that the caller draws."""
    return mixed([(m.seat, m.call) for m in table.auction.made], pick)


def questions(table: Table, pick: Pick) -> Iterator[Action]:
    """A player asks about a call when he may not."""
    for maker, call in calls_made(table, pick)[:3]:
        yield from (talk_actions.AskAbout(seat, call) for seat in mixed((maker.lho, maker.rho), pick))
    yield from (talk_actions.AskAbout(seat) for seat in mixed(SEATS, pick))


def reviews_asked_for(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player whose turn it is has the auction restated, when there is something to restate."""
    if table.turn is not None and table.auction.reached.bid is not None:
        yield talk_actions.AskAbout(table.player_of(table.turn))


def reviews_by_opponents(table: Table, pick: Pick) -> Iterator[Action]:
    """An opponent of the player who asked restates the auction, and takes another’s bid for the one beside it."""
    asked = law_20.asked_for_review(table)
    bids = [m for m in table.auction.standing if isinstance(m.call, Bid)]
    for made in bids[-2:] if asked is not None else ():
        wrong = [c for c in beside(made.call) if isinstance(c, Bid) and c.level == getattr(made.call, "level", 0)]
        words = f"{made.seat} has bid {mixed(wrong, pick)[0]}"
        restating = (s for s in (asked.lho, asked.rho) if s is not made.seat) if asked is not None else ()
        yield from (talk_actions.Restate(seat, words) for seat in mixed(restating, pick))


def reviews_for_partner(table: Table, _pick: Pick) -> Iterator[Action]:
    """The partner of the player who asked restates the auction."""
    asked = law_20.asked_for_review(table)
    if asked is not None:
        yield talk_actions.Restate(asked.partner)


def reviews(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player restates the auction, wrongly or to his partner."""
    yield from (
        talk_actions.Restate(seat, words) for words in ("two spades were bid", "") for seat in mixed(SEATS, pick)
    )


def explained_lately(table: Table, pick: Pick) -> list[tuple[Seat, Call]]:
    """The bids of the last round that opponents ask about: the artificial ones first."""
    made = [(m.seat, m.call) for m in table.auction.made[-LATELY:] if isinstance(m.call, Bid) and m.stands]
    return sorted(mixed(made, pick), key=lambda m: not is_artificial(table, *m))


def wrong_explanations(table: Table, pick: Pick) -> Iterator[Action]:
    """A player explains his partner's bid wrongly, at an opponent's turn to call, as far as anybody has noticed."""
    for seat, call in explained_lately(table, pick):
        told = mistaken_meaning(table, seat, call)
        is_asked = table.turn is not None and table.player_of(table.turn).side is not seat.side
        if told and is_asked and has_called_by(table, seat.partner, Forgotten(call, told)):
            yield talk_actions.Explain(seat.partner, call, told)


def has_called_by(table: Table, seat: Seat, forgotten: Forgotten) -> bool:
    """True where a player has called since as one does who has forgotten what a bid of partner's means."""
    made = table.auction.made
    shape, believed = shape_of(table.hands[seat]), promised(table, seat.partner, forgotten)
    theirs = [promised(table, s) for s in (seat.lho, seat.rho)]
    cards = (shape.length[s] + believed.length[s] + max(one.length[s] for one in theirs) for s in Suit)
    since = max(n for n, m in enumerate(made) if m.seat is seat.partner and m.call == forgotten.call)
    places = (n for n in range(since, len(made)) if made[n].seat is seat)
    # Who had a slam in sight, or a suit of fourteen cards, would have asked himself what the bid means.
    is_likely = shape.points + believed.points < GRAND_POINTS and max(cards) <= TRICKS
    return is_likely and all(
        made[n].call == sensible_call(evolve(table, auction=table.auction.before(n)), seat, forgotten) for n in places
    )


def question_before(table: Table, action: Action | None, pick: Pick) -> Action | None:
    """The question to which a player explains partner's call; of calls that are announced half are not asked about."""
    if not isinstance(action, talk_actions.Explain) or table.turn is None:
        return None
    if is_announced(table, action.seat.partner, action.call) and pick(2):
        return None
    asker = table.player_of(table.turn)
    return None if asker.side is action.seat.side else talk_actions.AskAbout(asker, action.call)


def last_explained(table: Table) -> tuple[Seat, Call] | None:
    """The bid that was explained last, with its maker."""
    told = next((i for i in reversed(table.information) if i.source is Source.EXPLANATION), None)
    return None if told is None or told.call is None else (told.seat.partner, told.call)


def explanations_corrected(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player who has just explained partner's bid remembers, and says that the explanation was wrong."""
    told = last_explained(table)
    if told is not None:
        yield talk_actions.Correct(told[0].partner, told[1], meaning_of(table, *told))


def put_right_by_the_bidder(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player whose bid partner has explained wrongly puts the explanation right at once."""
    told = last_explained(table)
    if told is not None:
        yield talk_actions.Correct(told[0], told[1], meaning_of(table, *told))


def put_right_in_the_play(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who has explained a bid wrongly, or his partner, says so when the opponents have played on it."""
    told = last_explained(table)
    if told is not None and table.phase is Phase.PLAY:
        yield from (CorrectExplanation(seat) for seat in mixed(told[0].side.seats, pick))


def misleading_explanations(table: Table, pick: Pick) -> Iterator[Action]:
    """A player explains his partner’s bid wrongly, and partner’s hand is far from those that he names."""
    for told in wrong_explanations(table, pick):
        if isinstance(told, talk_actions.Explain):
            hand, artificial = table.hands[told.seat.partner], is_artificial(table, told.seat.partner, told.call)
            if not fits(hand, told.words, beyond=0 if artificial else 1):
                yield told


def misled(table: Table, pick: Pick) -> Iterator[Action]:
    """A player explains his partner’s bid so that the opponents are misled, or hesitates."""
    for way in mixed((misleading_explanations, hesitations), pick):
        yield from way(table, pick) if table.phase is Phase.AUCTION else ()


def applications(table: Table, pick: Pick) -> Iterator[Action]:
    """A player of a side that was misled, and lost points, applies for an adjusted score and says by what."""
    known = next((i for i in table.information if i.source in {Source.EXPLANATION, Source.HESITATION}), None)
    if known is None or not has_harmed(table, known.seat.side):
        return
    seat, partner, words = known.seat, known.seat.partner, ""
    if known.source is Source.HESITATION:
        after = table.auction.made[known.after :]
        if after[0].call != PASS or not any(m.seat is partner and m.call != PASS for m in after[:LATELY]):
            return
        words = f"{partner} did not pass when {seat} had hesitated"
    elif known.call is not None:
        right = meaning_of(table, partner, known.call)
        words = f"we were told that {known.call} by {partner} shows {known.words}, and it shows {right}"
    yield from (ApplyForScore(s, words) for s in mixed(seat.side.other.seats, pick))


def has_harmed(table: Table, side: Side) -> bool:
    """True where a side has scored on a board that was played, and has missed no game or slam to the others' gain."""
    tricks, contract = tricks_of_declarer(table), table.contract
    if tricks is None or contract is None or (table.score_for(side) or 0) <= 0:
        return False
    bid, made = contract.bid, Bid(contract.bid.level + tricks - contract.tricks_needed, contract.strain)
    could = is_game(made) or sum(shape_of(table.board.deal[s]).points for s in side.seats) >= GAME_POINTS
    return is_game(bid) >= could and (bid.level >= SLAM or made.level < SLAM)


def bids_asked_about(table: Table, pick: Pick) -> Iterator[Action]:
    """The player whose turn it is asks about a bid of the last round."""
    if table.turn is not None:
        asker = table.player_of(table.turn)
        asked = (m for m in explained_lately(table, pick) if m[0].side is not asker.side)
        yield from (talk_actions.AskAbout(asker, call) for _, call in asked)


def answered_by_the_bidder(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player whose bid was asked about answers himself."""
    asked = table.information[-1] if table.information else None
    if asked is not None and asked.source is Source.QUESTION and asked.call is not None:
        for bidder in (m.seat for m in table.auction.made if m.call == asked.call):
            yield talk_actions.Explain(bidder, asked.call, meaning_of(table, bidder, asked.call))


def told_of_calls(tells: Tells) -> Acts:
    """A player tells by the methods what a call shows that he has made himself."""

    def acts(table: Table, pick: Pick) -> Iterator[Action]:
        yield from (tells(s, call, meaning_of(table, s, call)) for s, call in calls_made(table, pick))

    return acts


def alerts_forgotten(table: Table, _pick: Pick) -> Iterator[Action]:
    """The partner of who has just made an artificial bid does not alert it."""
    bid = table.auction.reached.bid
    last = bid is not None and table.auction.made[-1] is bid and table.phase is Phase.AUCTION
    if bid is not None and last and is_artificial(table, bid.seat, bid.call):
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
    """The bid just made is too weak for the methods, or is artificial and not disclosed, or not allowed here."""
    bid = table.auction.reached.bid
    if bid is not None and table.phase is Phase.AUCTION and table.auction.made[-1] is bid:
        weak = shape_of(table.hands[bid.seat]).points < LEAST_SHOWN
        doubts = [Queried.WITHHELD, Queried.FORBIDDEN] if is_artificial(table, bid.seat, bid.call) else []
        for doubt in mixed([*doubts, *([Queried.DEVIATED] if weak else [])], pick):
            yield talk_actions.UseUnderstanding(bid.seat, bid.call, doubt, meaning_of(table, bid.seat, bid.call))


def aids_consulted(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player looks at his own system card, or at other help."""
    yield from (
        talk_actions.Consult(seat, aid) for seat in mixed(SEATS, pick)[:2] for aid in mixed(talk_actions.Aid, pick)
    )


def understandings(table: Table, pick: Pick) -> Iterator[Action]:
    """A call departs from the methods, or what it shows is kept back."""
    for seat, call in calls_made(table, pick):
        yield talk_actions.UseUnderstanding(seat, call, mixed(Queried, pick)[0], meaning_of(table, seat, call))


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
"""The words of a player by the clause that he breaks; empty where he only does something."""


def misbehaviour(_table: Table, pick: Pick) -> Iterator[Action]:
    """A player behaves improperly."""
    yield from (Misbehave(SEATS[pick(4)], cite, CONDUCT[cite]) for cite in mixed(CONDUCT, pick))
