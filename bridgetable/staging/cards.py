"""Irregular cards that somebody may lead, play, show or take back now."""

from collections.abc import Iterable, Iterator

from bridgetable.game.cards import Card, Rank, Suit, of_suit
from bridgetable.game.irregularities import Kind
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.cards import actions
from bridgetable.staging.calls import any_cards
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.play import best_of, sensible_card

REDS = frozenset({Suit.D, Suit.H})


def is_played(table: Table) -> bool:
    """True where there is a contract and play has not ended."""
    return table.phase in {Phase.CLARIFICATION, Phase.PLAY}


def card_believed(table: Table, seat: Seat, *, leads: bool = False) -> Card | None:
    """The card that a hand would play if it were its turn."""
    if not table.hands[seat] or not is_played(table):
        return None
    if not leads:
        return sensible_card(table, seat)
    before = table.tricks[:-1] if table.tricks else ()
    return sensible_card(evolve(table, tricks=(*before, Trick(seat)), obligations=(), penalty_cards=()), seat)


def leads_by_the_other_defender(table: Table, _pick: Pick) -> Iterator[Action]:
    """The other defender believes that the opening lead is his."""
    if table.phase is Phase.CLARIFICATION and table.turn is not None:
        yield from believed_leads(table, (table.turn.partner,))


def leads_by_declarer(table: Table, _pick: Pick) -> Iterator[Action]:
    """Declarer believes that he defends, and makes the opening lead."""
    if table.phase is Phase.CLARIFICATION and table.declarer is not None:
        yield from believed_leads(table, (table.declarer,))


def leads_from_the_other_hand(table: Table, _pick: Pick) -> Iterator[Action]:
    """Declarer leads from the hand that is not on lead."""
    turn = table.turn
    if table.phase is Phase.PLAY and turn is not None and not table.tricks[-1].cards and not table.is_defender(turn):
        yield from believed_leads(table, (turn.partner,))


def leads_by_defenders(table: Table, pick: Pick) -> Iterator[Action]:
    """A defender leads who believes that he has won the trick: the partner of who did, or who won the one before."""
    if table.phase is Phase.PLAY and table.turn is not None and not table.tricks[-1].cards:
        if table.is_defender(table.turn):
            yield from believed_leads(table, (table.turn.partner,))
        else:
            yield from believed_leads(table, mixed((table.turn.lho, table.turn.rho), pick))


def believed_leads(table: Table, seats: Iterable[Seat]) -> Iterator[Action]:
    """Each of these hands leads as if it were on lead."""
    for seat in seats:
        card = card_believed(table, seat, leads=True)
        if card is not None:
            yield actions.LeadCard(seat, card)


def leads_from_the_wrong_hand(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer leads from the hand that is not on lead, or a defender believes that he has won the trick."""
    for way in mixed((leads_from_the_other_hand, leads_by_defenders), pick):
        yield from way(table, pick)


def leads_before_the_end(table: Table, _pick: Pick) -> Iterator[Action]:
    """A defender whose card will win the trick leads to the next while somebody has still to play."""
    if table.phase is not Phase.PLAY or not 1 <= len(table.tricks[-1].cards) <= 3 or table.contract is None:
        return
    yield from believed_leads(table, (best_of(table.tricks[-1], table.contract.strain.suit).seat,))


def plays_before_partner(table: Table, _pick: Pick) -> Iterator[Action]:
    """The last hand plays before the hand at its right, or a defender before his partner."""
    if table.phase is Phase.PLAY and table.turn is not None and table.tricks[-1].cards:
        for seat in (table.turn.lho, table.turn.partner):
            card = card_believed(table, seat)
            if card is not None and table.tricks[-1].card_of(seat) is None:
                yield actions.PlayCard(seat, card)


def revokes(table: Table, pick: Pick) -> Iterator[Action]:
    """The hand to play has mixed up a suit with the one of the same colour, or ruffs though it could follow."""
    turn = table.turn
    if table.phase is not Phase.PLAY or turn is None or turn is table.dummy or table.tricks[-1].suit_led is None:
        return
    led = table.tricks[-1].suit_led
    held, trumps = table.hands[turn], None if table.contract is None else table.contract.strain.suit
    if not 1 <= len(of_suit(held, led)) <= 3:
        return
    same_colour = [c for c in held if c.suit is not led and (c.suit in REDS) is (led in REDS)]
    ruffs = sorted(of_suit(held, trumps))[:1] if trumps is not None and trumps is not led else []
    low = sorted((c for c in (*same_colour, *ruffs) if c.rank <= Rank.JACK), key=lambda c: (c.rank, c.suit))[:4]
    yield from (actions.PlayCard(turn, card) for card in mixed(low, pick))


def next_cards(table: Table, _pick: Pick) -> Iterator[Action]:
    """The hand whose turn it is plays on, or whose turn it was when somebody claimed."""
    # A claim may come before anybody has led, and a hand of too few cards ends before the others.
    turn = table.tricks[-1].turn if table.tricks and table.phase in {Phase.PLAY, Phase.SUSPENDED} else None
    if turn is not None and table.hands[turn]:
        yield actions.PlayCard(turn, sensible_card(table, turn))


def revokes_taken_back(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player who has revoked finds a card of the suit, and takes his own back without a word to the director."""
    for one in reversed(table.irregularities):
        if one.kind is Kind.REVOKE and one.is_open:
            yield actions.TakeBack(one.seat, one.cards[0])


def cards_played_freely(table: Table, _pick: Pick) -> Iterator[Action]:
    """The hand to play plays as it would if it were bound by nothing."""
    if is_played(table) and table.turn is not None:
        free = sensible_card(evolve(table, obligations=(), penalty_cards=()), table.turn)
        yield actions.PlayCard(table.turn, free)


def cards_stuck_together(table: Table, pick: Pick) -> Iterator[Action]:
    """The hand to play pulls out the card beside the one that it plays as well, or both beside it."""
    if is_played(table) and table.turn is not None and table.turn is not table.dummy:
        card = sensible_card(table, table.turn)
        held = sorted(table.hands[table.turn])
        place = held.index(card)
        if not pick(4) and 0 < place < len(held) - 1:
            yield actions.PlayCards(table.turn, (card, held[place - 1], held[place + 1]))
        yield from (
            actions.PlayCards(table.turn, (card, held[n])) for n in (place - 1, place + 1) if 0 <= n < len(held)
        )


def cards_added(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand that has played to the trick plays once more, believing that it has not."""
    if table.phase is Phase.PLAY and table.tricks[-1].cards:
        for played in mixed(table.tricks[-1].cards, pick):
            if played.seat is not table.dummy and table.hands[played.seat]:
                yield actions.AddCard(played.seat, sensible_card(table, played.seat))


def plays_before_the_lead(table: Table, _pick: Pick) -> Iterator[Action]:
    """The next hand plays although the card to be led instead has not been led."""
    if table.phase is Phase.PLAY and table.turn is not None and not table.tricks[-1].cards:
        for seat in (table.turn.lho, table.turn.rho):
            card = card_believed(table, seat)
            if card is not None:
                yield actions.PlayCard(seat, card)


def leads_before_choice(table: Table, _pick: Pick) -> Iterator[Action]:
    """The defender on lead leads as if his partner had no penalty card, without waiting for declarer."""
    if table.phase is Phase.PLAY and table.turn is not None:
        yield from believed_leads(table, (table.turn,))


def honours_named(table: Table, pick: Pick) -> Iterator[Action]:
    """A defender says that he holds an honour, or now and then a small card."""
    if table.phase is Phase.PLAY and table.declarer is not None:
        small = not pick(4)
        for seat in mixed((table.declarer.lho, table.declarer.rho), pick):
            held = sorted(table.hands[seat], reverse=True)
            yield from (actions.NameCard(seat, card) for card in held if card.rank.is_honour is not small)


def cards_slipped(table: Table, pick: Pick) -> Iterator[Action]:
    """A card slips from the hand of a player who is not dummy, or who is to play lets his card be seen too soon."""
    if is_played(table):
        for seat, card in any_cards(table, [s for s in slipping(table, pick) if s is not table.dummy], pick):
            held = seat is table.turn and pick(3)
            yield actions.ShowCard(seat, sensible_card(table, seat)) if held else actions.DropCard(seat, card)


def defenders_cards_slipped(table: Table, pick: Pick) -> Iterator[Action]:
    """A card slips from the hand of a defender."""
    if is_played(table):
        seats = [s for s in slipping(table, pick) if table.is_defender(s)]
        yield from (actions.DropCard(seat, card) for seat, card in any_cards(table, seats, pick))


def slipping(table: Table, pick: Pick) -> list[Seat]:
    """The players from whose hands a card can slip, in an order drawn: on a last card nothing depends any more."""
    return [seat for seat in mixed(SEATS, pick) if len(table.hands[seat]) > 1]


def cards_slipped_again(table: Table, pick: Pick) -> Iterator[Action]:
    """A second card slips from the same hand."""
    for exposed in table.exposed[-1:]:
        held = sorted(table.hands[exposed.seat] - {exposed.card})
        yield from (actions.DropCard(exposed.seat, card) for card in mixed(held, pick))


def honours_slipped_before_partner_leads(table: Table, pick: Pick) -> Iterator[Action]:
    """An honour slips from the hand of a defender whose partner is to lead."""
    turn = table.turn
    if (
        is_played(table)
        and turn is not None
        and table.is_defender(turn)
        and not (table.tricks and table.tricks[-1].cards)
    ):
        held = [c for c in sorted(table.hands[turn.partner]) if c.rank.is_honour]
        yield from (actions.DropCard(turn.partner, card) for card in mixed(held, pick))


def faced_before_the_lead(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy spreads his hand before the lead, or declarer believes that he is dummy."""
    if table.phase is Phase.CLARIFICATION and table.declarer is not None and table.dummy is not None:
        yield actions.SpreadHand((table.declarer, table.dummy)[pick(2)])


def last_card_taken_back(table: Table, _pick: Pick) -> Iterator[Action]:
    """The last player takes his card back."""
    if table.phase is Phase.PLAY and table.tricks[-1].cards:
        last = table.tricks[-1].cards[-1]
        if last.seat is not table.dummy:
            yield actions.TakeBack(last.seat, last.card)


def leads_by_others(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand leads whose lead it is not."""
    if is_played(table):
        yield from (
            actions.LeadCard(seat, card)
            for seat, card in any_cards(table, mixed(SEATS, pick), pick)
            if seat is not table.turn
        )


def plays_by_others(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand plays whose turn it is not, a card that it could play."""
    if table.phase is Phase.PLAY:
        for seat in mixed(SEATS, pick):
            cards = sorted(legal_cards(table, seat))
            if cards and seat is not table.turn:
                yield actions.PlayCard(seat, cards[pick(len(cards))])


def cards_left_lying(table: Table, pick: Pick) -> Iterator[Action]:
    """The hand to play plays a card that it may not play: another suit, or not the card that must be played."""
    if is_played(table) and table.turn is not None:
        wrong = sorted(table.hands[table.turn] - legal_cards(table, table.turn))
        yield from (actions.PlayCard(table.turn, card) for card in mixed(wrong, pick))


def plays_at_once(table: Table, pick: Pick) -> Iterator[Action]:
    """The hand to play puts down two cards at once."""
    if is_played(table) and table.turn is not None and table.turn is not table.dummy:
        first = sorted(legal_cards(table, table.turn))[0:1]
        others = mixed(sorted(table.hands[table.turn]), pick)
        yield from (
            actions.PlayCards(table.turn, (card, other)) for card in first for other in others if other is not card
        )


def fifth_cards(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand plays a second card to a trick."""
    if table.phase is Phase.PLAY:
        yield from (actions.AddCard(seat, card) for seat, card in any_cards(table, mixed(SEATS, pick), pick))


def cards_dropped(table: Table, pick: Pick) -> Iterator[Action]:
    """A card is dropped or shown."""
    if is_played(table):
        yield from (
            (actions.ShowCard, actions.DropCard)[pick(2)](seat, card)
            for seat, card in any_cards(table, mixed(SEATS, pick), pick)
        )


def cards_named(table: Table, pick: Pick) -> Iterator[Action]:
    """A player says that he holds a card."""
    if is_played(table):
        yield from (actions.NameCard(seat, card) for seat, card in any_cards(table, mixed(SEATS, pick), pick))


def hands_spread(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand is faced that should not be, or not yet."""
    if is_played(table):
        yield from (actions.SpreadHand(seat) for seat in mixed(SEATS, pick) if seat not in table.spread)


def cards_played_now(table: Table, pick: Pick) -> Iterator[Action]:
    """Any card of any hand is played: what is wrong with it depends on what waits."""
    if table.phase is not Phase.END:
        for seat in mixed(SEATS, pick):
            yield from (actions.PlayCard(seat, card) for card in mixed(sorted(table.hands[seat]), pick)[:4])


def cards_taken_back(table: Table, pick: Pick) -> Iterator[Action]:
    """A player takes back a card that he has played, or that lies face up before him."""
    lying = [(e.seat, e.card) for e in table.exposed] + [
        (p.seat, p.card) for p in table.penalty_cards if not p.picked_up
    ]
    lying += [(p.seat, p.card) for t in table.tricks[-2:] for p in t.cards]
    yield from (actions.TakeBack(seat, card) for seat, card in mixed(lying, pick))
