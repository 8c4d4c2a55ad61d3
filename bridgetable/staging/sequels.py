"""Actions when something has gone wrong and nobody has called: people call over it, change it, play on."""

from collections.abc import Iterator

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import Suit, of_suit
from bridgetable.game.conditions import Queried
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.cards.actions import ChangeCard, FaceLead, LeadCard, PlayCard, SpreadHand, TakeBack
from bridgetable.session.claims.actions import Claim
from bridgetable.session.director.actions import Notice
from bridgetable.session.score.actions import AgreeOnTricks
from bridgetable.session.table.actions import Ask, CallFor, CorrectExplanation, Limit, LoseCard, Overstep, PlaceCard
from bridgetable.session.talk.actions import Explain, UseUnderstanding
from bridgetable.staging import calls, cards
from bridgetable.staging.bidding import OPENING, sensible_call
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.meanings import meaning_of
from bridgetable.staging.play import is_master, sensible_card
from bridgetable.staging.shapes import SUIT_NAMES, beside, over, shape_of
from bridgetable.staging.talk import tricks_of_declarer, wrong_explanations

NOTHING = 5
"""With so few points a player bids on nothing."""
RUN = 3
"""So many cards of a suit make it worth running."""


def last_of(table: Table, kind: Kind) -> Irregularity | None:
    """The last irregularity of a kind on which nobody has ruled; nothing where there is none."""
    return next((one for one in reversed(table.irregularities) if one.kind is kind and one.is_open), None)


def opponents_call(table: Table, pick: Pick) -> Iterator[Action]:
    """An opponent of whoever went wrong last calls the director, or else that player himself."""
    if table.irregularities:
        seat = table.irregularities[-1].seat
        yield from (Notice(s) for s in (*mixed((seat.lho, seat.rho), pick), seat))


# --- calls ------------------------------------------------------------------------------------------------------------


def calls_before_lho(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player at the right of the dealer calls before him."""
    for turn in calls.turn_of_auction(table):
        if not table.auction.made:
            yield MakeCall(turn.rho, sensible_call(table, turn.rho))


def calls_over(table: Table, pick: Pick) -> Iterator[Action]:
    """The player at the left of who called last calls, higher than that call or not at all."""
    if table.phase is not Phase.AUCTION or not table.auction.made:
        return
    last = table.auction.made[-1]
    found: list[Call] = [sensible_call(table, last.seat.lho), PASS]
    if isinstance(last.call, Bid) and last.call.level <= 7:
        found += [Bid(last.call.level, Strain(n)) for n in range(last.call.strain + 1, 5)][:1]
    yield from (MakeCall(last.seat.lho, call) for call in mixed(found, pick))


def called_on_it(table: Table, _pick: Pick) -> Iterator[Action]:
    """The player whose turn it is calls, and believes what he has been told."""
    yield from (MakeCall(seat, sensible_call(table, seat)) for seat in calls.turn_of_auction(table))


def changed_at_once(table: Table, pick: Pick) -> Iterator[Action]:
    """The last caller has seen what was wrong: he bids enough, calls what he would call now, or passes."""
    if table.phase is Phase.AUCTION and table.auction.made:
        last, before = table.auction.made[-1], table.auction.before(len(table.auction.made) - 1)
        found: list[Call] = [sensible_call(evolve(table, auction=before), last.seat)]
        partner_bid = any(isinstance(m.call, Bid) and m.seat is last.seat.partner for m in before.standing)
        # With an opening hand facing a bid of partner's nobody passes.
        if not partner_bid or shape_of(table.hands[last.seat]).points < OPENING:
            found.append(PASS)
        if isinstance(last.call, Bid) and before.reached.bid is not None and last.call.level < calls.SLAM:
            found.append(over(before.reached.bid.call, last.call.strain))
        allowed = (c for c in mixed(found, pick) if c == PASS or before.reached.admits(last.seat, c))
        yield from (ChangeCall(last.seat, call) for call in allowed if call != last.call)


def passed_at_once(table: Table, _pick: Pick) -> Iterator[Action]:
    """The last caller remembers that he must pass, and passes instead."""
    if table.phase is Phase.AUCTION and table.auction.made:
        yield ChangeCall(table.auction.made[-1].seat, PASS)


def changed_after_ruling(table: Table, pick: Pick) -> Iterator[Action]:
    """The caller, after a ruling on his call, says that he meant the one beside it; a doubler would have passed."""
    if table.phase is Phase.AUCTION and table.irregularities:
        one = table.irregularities[-1]
        own = next((n for n, m in enumerate(table.auction.made) if n == one.place), None)
        if own is not None:
            before, call = table.auction.before(own), table.auction.made[own].call
            meant = [sensible_call(evolve(table, auction=before), one.seat)]
            claimed = meant if call in (DOUBLE, REDOUBLE) else (*meant, *mixed(beside(call), pick))
            # Who has chosen another bid by the ruling has none to change any more.
            has_chosen = isinstance(call, Bid) and any(m.seat is one.seat for m in table.auction.made[own + 1 :])
            likely = (c for c in claimed if c in beside(call) and not has_chosen)
            yield from (ChangeCall(one.seat, c) for c in likely if c == PASS or before.reached.admits(one.seat, c))


def bids_on_nothing(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player with nothing bids a suit in which he is short, at the one level."""
    for seat in calls.turn_of_auction(table):
        held = table.hands[seat]
        short = [Bid(1, Strain(s.value)) for s in sorted(Suit, key=lambda s: len(of_suit(held, s)))[:2]]
        if shape_of(held).points <= NOTHING:
            yield from (MakeCall(seat, bid) for bid in short if table.auction.reached.admits(seat, bid))


def deviations(table: Table, _pick: Pick) -> Iterator[Action]:
    """The last bid departs from the methods of its side."""
    bid = table.auction.reached.bid
    if bid is not None:
        yield UseUnderstanding(bid.seat, bid.call, Queried.DEVIATED, meaning_of(table, bid.seat, bid.call))


# --- the opening lead -------------------------------------------------------------------------------------------------


def misexplained_by_declarers_side(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer or dummy explains a bid of partner’s wrongly before the opening lead."""
    if table.phase is Phase.CLARIFICATION and table.declarer is not None:
        told = wrong_explanations(table, pick)
        yield from (a for a in told if isinstance(a, Explain) and a.seat.side is table.declarer.side)


def leads_faced(table: Table, _pick: Pick) -> Iterator[Action]:
    """The opening lead is turned face up."""
    yield from (FaceLead(one.seat, one.card) for one in table.face_down)


def explained_wrongly(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer or dummy says that his side has explained a call wrongly."""
    if table.declarer is not None:
        yield from (CorrectExplanation(seat) for seat in mixed((table.declarer, table.declarer.partner), pick))


def leads_taken_back(table: Table, _pick: Pick) -> Iterator[Action]:
    """The opening leader takes his lead back without a word to the director."""
    if len(table.tricks) == 1 and table.tricks[0].cards:
        led = table.tricks[0].cards[0]
        yield TakeBack(led.seat, led.card)


def spread_by_declarers_side(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy spreads his hand, or declarer does who believes that he is dummy."""
    if table.declarer is not None and table.dummy is not None:
        yield SpreadHand(table.dummy if pick(4) else table.declarer)


# --- the play ---------------------------------------------------------------------------------------------------------


def hands_faced(table: Table, pick: Pick) -> Iterator[Action]:
    """A defender puts his hand face up on the table, and claims nothing."""
    if table.phase is Phase.PLAY and table.declarer is not None:
        yield from (SpreadHand(seat) for seat in mixed((table.declarer.lho, table.declarer.rho), pick))


def led_by_the_hand_on_lead(table: Table, _pick: Pick) -> Iterator[Action]:
    """The defender who is on lead leads as well, since he has not seen that his partner has."""
    one = table.irregularities[-1] if table.irregularities else None
    if one is not None and one.kind is Kind.LEAD_OUT_OF_TURN:
        yield from cards.believed_leads(table, (one.seat.partner,))


def other_cards(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who has taken a card back plays another that he may play."""
    gone = last_of(table, Kind.TAKEN_BACK)
    if gone is not None and table.turn is gone.seat:
        found = sorted(legal_cards(table, gone.seat) - set(gone.cards))
        yield from (PlayCard(gone.seat, card) for card in mixed(found, pick))


def next_beside(table: Table, pick: Pick) -> Iterator[Action]:
    """The next hand plays any card that it may play."""
    if table.phase is Phase.PLAY and table.turn is not None:
        yield from (PlayCard(table.turn, card) for card in mixed(sorted(legal_cards(table, table.turn)), pick))


def runs_ordered(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer orders dummy to run a suit of which it has the highest card."""
    dummy = table.dummy
    if table.phase is Phase.PLAY and dummy is not None and table.turn is dummy and not table.tricks[-1].cards:
        long = [held for held in (of_suit(table.hands[dummy], suit) for suit in Suit) if len(held) >= RUN]
        good = [max(held) for held in long if is_master(table, max(held))]
        yield from (CallFor(f"run the {SUIT_NAMES[card.suit]}") for card in mixed(good, pick))


def runs_gone_on(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy goes on with the suit that he was told to run."""
    dummy = table.dummy
    if dummy is not None and table.turn is dummy and len(table.tricks) > 1 and not table.tricks[-1].cards:
        suit = table.tricks[-2].suit_led
        if suit is not None:
            yield from (PlaceCard(dummy, card) for card in sorted(of_suit(table.hands[dummy], suit), reverse=True))


def runs_stopped(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer says that dummy is to lead something else now."""
    dummy = table.dummy
    if dummy is not None and table.tricks and table.tricks[-1].cards:
        led = table.tricks[-1].suit_led
        others = [c for c in sorted(table.hands[dummy]) if c.suit is not led]
        yield from (ChangeCard(dummy, card) for card in mixed(others, pick))


def looks_at_a_hand(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy looks at a defender's hand."""
    dummy = table.dummy
    if dummy is not None and table.phase is Phase.PLAY:
        yield Overstep(dummy, Limit.LOOKS_AT_HAND, mixed((dummy.lho, dummy.rho), pick)[0])


def revokes_of_declarer(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer does not follow suit though he could."""
    if table.declarer is not None and table.turn is table.declarer:
        yield from cards.revokes(table, pick)


def declarer_asked_by_dummy(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy asks declarer whether he has none of the suit."""
    if table.dummy is not None and table.declarer is not None:
        yield Ask(table.dummy, table.declarer)


def dummy_calls(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy draws attention to what has gone wrong."""
    if table.dummy is not None:
        yield Notice(table.dummy)


def hidden_by_dummy(table: Table, pick: Pick) -> Iterator[Action]:
    """A card of dummy's lies where nobody sees it when his hand is spread."""
    dummy = table.dummy
    if dummy is not None and table.phase is Phase.PLAY and dummy in table.spread and len(table.tricks) == 1:
        yield from (LoseCard(dummy, card) for card in mixed(sorted(table.hands[dummy]), pick))


def until_established(table: Table, _pick: Pick) -> Iterator[Action]:
    """The next card, as long as a revoke can still be put right."""
    one = last_of(table, Kind.REVOKE)
    if one is not None and table.turn is not None and table.phase is Phase.PLAY:
        yield PlayCard(table.turn, sensible_card(table, table.turn))


def claims_after_revoke(table: Table, pick: Pick) -> Iterator[Action]:
    """The side that has revoked claims some of the tricks that are left."""
    one = last_of(table, Kind.REVOKE)
    if one is not None:
        yield from (Claim(seat, 1 + pick(table.tricks_left)) for seat in (one.seat, one.seat.partner))


def same_suit_again(table: Table, pick: Pick) -> Iterator[Action]:
    """The suit in which somebody has revoked is led again when it can be, and he revokes again."""
    one, turn = last_of(table, Kind.REVOKE), table.turn
    if one is None or turn is None or table.phase is not Phase.PLAY:
        return
    trick = table.trick(one.trick)
    suit = None if trick is None else trick.suit_led
    if suit is None:
        return
    if not table.tricks[-1].cards:
        again = sorted(of_suit(table.hands[turn], suit) & legal_cards(table, turn), reverse=True)
        yield from (LeadCard(turn, card) for card in again[:1])
    elif turn is one.seat and table.tricks[-1].suit_led is suit and not table.tricks[-1].card_of(turn):
        others = [c for c in sorted(table.hands[turn]) if c.suit is not suit]
        yield from (PlayCard(turn, card) for card in mixed(others, pick)[:2])
    yield PlayCard(turn, sensible_card(table, turn))


def second_revokes(table: Table, pick: Pick) -> Iterator[Action]:
    """The next card, when one side has revoked twice."""
    sides = [i.seat.side for i in table.irregularities if i.kind is Kind.REVOKE and i.is_open]
    if len(sides) > len(set(sides)):
        yield from cards.next_cards(table, pick)


def tricks_agreed(table: Table, _pick: Pick) -> Iterator[Action]:
    """All agree on the tricks that declarer's side has won."""
    won = tricks_of_declarer(table)
    if won is not None:
        yield AgreeOnTricks(won)
