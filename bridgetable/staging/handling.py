"""Errors of dummy and others beside calling and playing: with quitted tricks, missing cards and words."""

from collections import Counter
from collections.abc import Iterator

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Rank, Suit, of_suit
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.director.actions import Notice
from bridgetable.session.table import actions
from bridgetable.staging import cards
from bridgetable.staging.calls import any_cards
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.play import sensible_card

UNCLEAR = "low, high, club, diamond, heart, spade, win, anything, queen, ten, low trump, trump, six, two".split(", ")
"""Words by which declarer names no one card."""
SUIT_WORDS = {Suit.C: "club", Suit.D: "diamond", Suit.H: "heart", Suit.S: "spade"}
RANK_WORDS = dict(zip(Rank, "two three four five six seven eight nine ten jack queen king ace".split(), strict=True))


def players(table: Table, pick: Pick) -> list[Seat]:
    """The seats in an order drawn, dummy last: he handles no cards but as declarer says."""
    return sorted(mixed(SEATS, pick), key=lambda seat: seat is table.dummy)


def dummys(table: Table) -> Iterator[Seat]:
    """Dummy, once his hand is spread."""
    if table.phase is Phase.PLAY and table.dummy is not None and table.dummy in table.spread:
        yield table.dummy


def attention_by_dummy(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy draws attention to whatever is irregular."""
    yield from (Notice(dummy) for dummy in dummys(table))


def attention_to_what_is_seen(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy draws attention to something irregular that he has seen."""
    if any(one.is_open for one in table.irregularities):
        yield from attention_by_dummy(table, pick)


def seen_by_dummy(table: Table, pick: Pick) -> Iterator[Action]:
    """Something goes wrong with a lead or a card, as dummy sees: a lead or play out of turn, a card dropped."""
    ways = (
        cards.leads_by_defenders,
        cards.leads_from_the_other_hand,
        cards.defenders_cards_slipped,
        cards.plays_before_partner,
    )
    for _ in dummys(table):
        for way in mixed(ways, pick):
            yield from way(table, pick)


def limits_overstepped(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy leaves his seat to watch declarer play, or looks at a defender's hand."""
    for dummy in dummys(table):
        yield (
            actions.Overstep(dummy, actions.Limit.LEAVES_SEAT),
            actions.Overstep(dummy, actions.Limit.LOOKS_AT_HAND, dummy.lho),
        )[pick(2)]


def hands_shown_to_dummy(table: Table, pick: Pick) -> Iterator[Action]:
    """A defender shows dummy his hand."""
    yield from (actions.LetDummySee((dummy.lho, dummy.rho)[pick(2)]) for dummy in dummys(table))


def warnings(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy warns declarer, though he has lost his rights."""
    yield from (actions.Warn(dummy) for dummy in dummys(table))


def questions_by_dummy(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy asks a defender whether he has none of the suit led."""
    for dummy in dummys(table):
        yield from (actions.Ask(dummy, hand) for hand in mixed((dummy.lho, dummy.rho), pick))


def questions_about_a_discard(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy asks a defender who has not followed suit whether he has none left."""
    trick = table.tricks[-1] if table.tricks else None
    for dummy in dummys(table):
        lying = trick.cards if trick is not None else ()
        other = [p.seat for p in lying if trick is not None and p.card.suit is not trick.suit_led]
        yield from (actions.Ask(dummy, hand) for hand in mixed(other, pick) if hand.side is not dummy.side)


def cards_indicated(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy touches a card that declarer has not named."""
    yield from (actions.IndicateCard(dummy, card) for dummy, card in any_cards(table, dummys(table), pick))


def cards_suggested(table: Table, _pick: Pick) -> Iterator[Action]:
    """Dummy touches the card that he would play, when he is to play."""
    yield from (actions.IndicateCard(d, sensible_card(table, d)) for d in dummys(table) if table.turn is d)


def cards_placed(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy puts down another card than the one that declarer has named."""
    for dummy in dummys(table):
        yield from (actions.PlaceCard(dummy, card) for card in mixed(sorted(table.hands[dummy]), pick))


def unclear_words(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer calls for a card from dummy in words that leave a choice."""
    if table.turn is not None and table.turn is table.dummy:
        yield from (actions.CallFor(words) for words in mixed(UNCLEAR, pick))


def words_that_leave_a_choice(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer calls for a card from dummy in words that dummy can obey with two cards or more."""
    if table.phase is not Phase.PLAY or table.turn is None or table.turn is not table.dummy:
        return
    legal, trump = legal_cards(table, table.turn), table.contract.strain.suit if table.contract is not None else None
    words = ["anything"]
    words += [SUIT_WORDS[suit] for suit in Suit if len(of_suit(legal, suit)) > 1]
    words += ["low", "high"] if len({c.suit for c in legal}) == 1 < len(legal) else []
    words += ["win"] if table.tricks[-1].cards and len(legal) > 1 else []
    words += ["trump", "low trump"] if trump is not None and len(of_suit(legal, trump)) > 1 else []
    words += [RANK_WORDS[r] for r, count in Counter(c.rank for c in legal).items() if count > 1]
    yield from (actions.CallFor(said) for said in mixed(words, pick))


def words_without_a_card(table: Table, pick: Pick) -> Iterator[Action]:
    """Declarer says “anything”, a rank that dummy may play in two suits, or “trump” at notrump."""
    if table.phase is not Phase.PLAY or table.turn is None or table.turn is not table.dummy:
        return
    ranks = Counter(card.rank for card in legal_cards(table, table.turn))
    words = ["anything", *(RANK_WORDS[rank] for rank, count in sorted(ranks.items()) if count > 1)]
    if table.contract is not None and table.contract.strain is Strain.NT:
        words.append("trump")
    yield from (actions.CallFor(said) for said in mixed(words, pick))


def cards_omitted(table: Table, _pick: Pick) -> Iterator[Action]:
    """The hand to play is passed over."""
    if table.turn is not None:
        yield actions.OmitCard(table.turn)


def last_card_omitted(table: Table, _pick: Pick) -> Iterator[Action]:
    """The hand to play is passed over as last to a trick."""
    if table.phase is Phase.PLAY and table.turn is not None and len(table.tricks[-1].cards) == 3:
        yield actions.OmitCard(table.turn)


def cards_misread(table: Table, pick: Pick) -> Iterator[Action]:
    """Dummy puts down another card of the suit than declarer has named, or the rank of the suit beside it."""
    if table.turn is not None and table.turn is table.dummy:
        named = sensible_card(table, table.turn)
        beside = [c for c in sorted(table.hands[table.turn]) if c.suit is named.suit and c is not named]
        yield from (actions.PlaceCard(table.turn, card) for card in mixed(beside, pick))


def last_trick_pointed_wrongly(table: Table, pick: Pick) -> Iterator[Action]:
    """A player points his card of the last trick as if the other side had won it."""
    if table.winners:
        number, side = len(table.winners), table.winners[-1].side
        yield from (
            actions.PointCard(s, number, won=s.side is not side) for s in mixed(SEATS, pick) if s is not table.dummy
        )


def cards_lost(table: Table, pick: Pick) -> Iterator[Action]:
    """A card of a hand comes to lie where nobody sees it."""
    yield from (actions.LoseCard(seat, card) for seat, card in any_cards(table, players(table, pick), pick))


def cards_picked_up(table: Table, pick: Pick) -> Iterator[Action]:
    """A player takes a quitted card into his hand again."""
    quitted = [(p.seat, p.card) for t in table.tricks[:-1] for p in t.cards if p.seat is not table.dummy]
    yield from (actions.PickUp(seat, card) for seat, card in mixed(quitted, pick))


def cards_played_again(table: Table, _pick: Pick) -> Iterator[Action]:
    """The hand to play plays a card that it has played before and picked up."""
    again = {c for t in table.tricks for c in t.gone}
    if table.turn is not None:
        yield from (PlayCard(table.turn, card) for card in sorted(table.hands[table.turn] & again))


def cards_quitted(table: Table, pick: Pick) -> Iterator[Action]:
    """A player quits another card than he has played."""
    yield from (actions.QuitCard(seat, card) for seat, card in any_cards(table, players(table, pick), pick))


def cards_turned(table: Table, pick: Pick) -> Iterator[Action]:
    """A player turns his card before the trick is complete."""
    yield from (actions.TurnCard(seat) for seat in players(table, pick))


def cards_pointed(table: Table, pick: Pick) -> Iterator[Action]:
    """A player points a quitted card as if the other side had won the trick."""
    for number in range(len(table.winners), 0, -1):
        won = table.winners[number - 1].side
        yield from (actions.PointCard(seat, number, won=seat.side is not won) for seat in mixed(SEATS, pick))


def tricks_inspected(table: Table, pick: Pick) -> Iterator[Action]:
    """A player looks at a quitted trick."""
    for number in mixed(range(1, len(table.winners) + 1), pick)[:2]:
        seat = SEATS[pick(4)]
        yield (actions.LookAtTrick, actions.LookAtOwnCard)[pick(2)](seat, number)


def cards_mixed(table: Table, pick: Pick) -> Iterator[Action]:
    """A player disturbs the order of his played cards."""
    yield from (actions.MixCards(seat) for seat in players(table, pick))
