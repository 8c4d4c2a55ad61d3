"""The consequences of actions beside calling and playing: what each does to the table, and what is recorded of it."""

from typing import assert_never

from bridgetable.game.cards import Card
from bridgetable.game.designations import Form
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.obligations import RightsLost, RunsSuit
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Lost, OwnCard, Phase, Table, tidy_tricks
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_45_cards_of_dummy, law_47_misinformation
from bridgetable.laws import law_46_designation as law_46
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws import law_65_arrangement_of_tricks as law_65
from bridgetable.laws.common.obligations import in_force
from bridgetable.rulings.carry_out import carry_out, lifted, placed
from bridgetable.rulings.effects import Substituted
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.cards.consequences import do as do_with_card
from bridgetable.session.table import actions
from bridgetable.session.table.breaches import breaches, last_trick_of


def do(table: Table, action: actions.TableAction) -> Table:
    """The table after one of these actions. Raises ImpossibleAction."""
    possible(table, action)
    wrong = breaches(table, action)
    if isinstance(action, actions.CallFor):
        return called_from_dummy(table, action, wrong)
    table = with_records(table, action, wrong)
    match action:
        case actions.PlaceCard():
            return put_down(table, action.seat, action.card)
        case actions.Overstep():
            return without_rights(table, action)
        case actions.OmitCard():
            return passed_over(table, action.seat)
        case actions.LoseCard():
            return card_lost(table, action.seat, action.card)
        case actions.PickUp():
            return picked_up(table, action.seat, action.card)
        case actions.QuitCard():
            return quitted_instead(table, action.seat, action.card)
        case actions.TurnCard():
            own = OwnCard(action.seat, last_trick_of(table, action.seat))
            return evolve(table, arrangement=evolve(table.arrangement, turned=(*table.arrangement.turned, own)))
        case actions.PointCard():
            return law_65.pointed(table, action.seat, action.trick, rightly=not wrong)
        case actions.MixCards():
            return evolve(table, arrangement=evolve(table.arrangement, mixed=(*table.arrangement.mixed, action.seat)))
        case actions.Ask() if table.is_defender(action.seat) and action.hand is action.seat.partner:
            return law_61.asked_partner(table, action.seat)
        case (
            actions.IndicateCard()
            | actions.LetDummySee()
            | actions.Warn()
            | actions.Ask()
            | actions.CorrectExplanation()
            | actions.LookAtTrick()
            | actions.LookAtOwnCard()
        ):
            return table
        case _:
            assert_never(action)


# --- what it does -----------------------------------------------------------------------------------------------------


def called_from_dummy(table: Table, action: actions.CallFor, wrong: Breaches) -> Table:
    """The table when dummy's card is played as deemed by Law 46B. Raises ImpossibleAction when there is none."""
    dummy, after = table.dummy, with_records(table, action, wrong)
    what = law_46.named(table, action.words)
    card = None if dummy is None else law_46.deemed(table, dummy, what).card
    if dummy is None or card is None:
        raise ImpossibleAction(tr("“{words}” comes to no one card of dummy's", words=action.words))
    number = len(after.irregularities) if len(after.irregularities) > len(table.irregularities) else 0
    after = do_with_card(after, PlayCard(dummy, card))
    if number:
        one = evolve(after.irregularities[number - 1], cards=(card,))
        after = evolve(after, irregularities=(*after.irregularities[: number - 1], one, *after.irregularities[number:]))
    if what.form is Form.RUN and what.suit is not None:
        after = evolve(after, obligations=(*after.obligations, RunsSuit(dummy, what.suit, 0, "46B")))
    return in_force(after) if after.obligations else after


def put_down(table: Table, dummy: Seat, card: Card) -> Table:
    """The table when dummy has put this card in the played position, unless nothing was to be played from dummy."""
    if law_45_cards_of_dummy.next_of_run(table):
        after = placed(table, dummy, card)
        duties = tuple(evolve(o, placed=len(table.tricks)) if isinstance(o, RunsSuit) else o for o in after.obligations)
        return evolve(after, obligations=duties)
    meant = law_45_cards_of_dummy.last_named(table)
    if meant is None:
        return table
    trick = last_trick_of(table, dummy)
    lapsed = tuple(
        evolve(i, stage=Stage.LAPSED, settled_by="45D")
        if i.kind in {Kind.REVOKE, Kind.WRONG_DUMMY_CARD} and i.trick == trick and i.cards == (meant.card,)
        else i
        for i in table.irregularities
    )
    changed = evolve(table, irregularities=lapsed)
    return carry_out(changed, Substituted("45D", dummy, trick, meant.card, card))


def without_rights(table: Table, action: actions.Overstep) -> Table:
    """The table when dummy has lost his rights by this."""
    if any(isinstance(o, RightsLost) for o in table.obligations):
        return table
    lost = RightsLost(action.seat, action.limit.value)
    return evolve(table, obligations=(*table.obligations, lost))


def passed_over(table: Table, seat: Seat) -> Table:
    """The table when this hand has been passed over in the trick in progress."""
    trick = table.tricks[-1]
    tricks = (*table.tricks[:-1], evolve(trick, omitted=(*trick.omitted, seat)))
    return evolve(table, tricks=tricks if table.contract is None else tidy_tricks(tricks, table.contract))


def card_lost(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a card has left the hand, or the played cards, unseen."""
    held = card in table.hands[seat]
    home = 0 if held else home_of(table, seat, card)
    lost = (*table.arrangement.lost, Lost(seat, card, home))
    table = evolve(table, arrangement=evolve(table.arrangement, lost=lost))
    if held:
        return evolve(lifted(table, card), hands=table.hands.set(seat, table.hands[seat] - {card}))
    return gone(table, home, card)


def picked_up(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a card that was played to an earlier trick is in the hand again."""
    lost = tuple(one for one in table.arrangement.lost if one.card is not card)
    table = evolve(table, arrangement=evolve(table.arrangement, lost=lost))
    table = evolve(table, hands=table.hands.set(seat, table.hands[seat] | {card}))
    return gone(table, home_of(table, seat, card), card)


def quitted_instead(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a card lies among the played cards in place of the one that was played."""
    trick = last_trick_of(table, seat)
    played = table.tricks[trick - 1].card_of(seat)
    if played is None:
        return table
    table = picked_up(table, seat, played)
    table = evolve(lifted(table, card), hands=table.hands.set(seat, table.hands[seat] - {card}))
    old = table.tricks[trick - 1]
    new = evolve(old, extra=(*old.extra, Played(seat, card)))
    return evolve(table, tricks=(*table.tricks[: trick - 1], new, *table.tricks[trick:]))


def gone(table: Table, trick: int, card: Card) -> Table:
    """The table when a card has been removed from a trick (1 to 13)."""
    old = table.tricks[trick - 1]
    new = evolve(old, gone=(*(c for c in old.gone if c is not card), card))
    return evolve(table, tricks=(*table.tricks[: trick - 1], new, *table.tricks[trick:]))


def homes_of(table: Table, seat: Seat, card: Card) -> tuple[int, ...]:
    """The complete tricks (1 to 13) to which this hand has played the card: several where it was taken up again."""
    return tuple(n for n, t in enumerate(table.tricks, 1) if t.is_complete and t.card_of(seat) is card)


def home_of(table: Table, seat: Seat, card: Card) -> int:
    """The complete trick (1 to 13) to which this hand has played the card last, or 0."""
    return max(homes_of(table, seat, card), default=0)


# --- what is recorded -------------------------------------------------------------------------------------------------


def with_records(table: Table, action: actions.TableAction, wrong: Breaches) -> Table:
    """The table with an irregularity recorded for each breach."""
    for breach in wrong:
        table = with_record(table, record(table, action, breach))
    return table


def record(table: Table, action: actions.TableAction, breach: Breach) -> Irregularity:
    """The irregularity recorded for the action."""
    seat = (table.dummy or Seat.N) if isinstance(action, actions.CallFor) else action.seat
    trick = table.trick_number
    cards: tuple[Card, ...] = ()
    match action:
        case actions.PlaceCard():
            cards = (action.card,)
            is_now = law_45_cards_of_dummy.next_of_run(table) or breach.kind is Kind.DUMMY_INDICATED
            trick = trick if is_now else last_trick_of(table, seat)
        case actions.IndicateCard():
            cards = (action.card,)
        case actions.LoseCard() | actions.PickUp():
            cards = (action.card,)
            trick = trick if action.card in table.hands[seat] else home_of(table, seat, action.card)
        case actions.CorrectExplanation():
            last = law_47_misinformation.last_card(table, seat)
            cards = () if last is None else (last[1],)
        case actions.QuitCard():
            trick = last_trick_of(table, seat)
            cards = (*own_card(table, seat, trick), action.card)
        case actions.TurnCard():
            trick = last_trick_of(table, seat)
            cards = own_card(table, seat, trick)
        case actions.PointCard() | actions.LookAtOwnCard():
            trick, cards = action.trick, own_card(table, seat, action.trick)
        case actions.LookAtTrick():
            trick = action.trick
        case (
            actions.CallFor()
            | actions.Overstep()
            | actions.LetDummySee()
            | actions.Warn()
            | actions.Ask()
            | actions.OmitCard()
            | actions.MixCards()
        ):
            pass
        case _:
            assert_never(action)
    one = Irregularity(0, breach.kind, seat, breach.law, trick, cards)
    return evolve(one, deliberate=breach.deliberate, required=breach.required, how=breach.how)


def own_card(table: Table, seat: Seat, trick: int) -> tuple[Card, ...]:
    """The card that a hand has in a trick (1 to 13), if any."""
    card = table.tricks[trick - 1].card_of(seat)
    return () if card is None else (card,)


# --- what is possible -------------------------------------------------------------------------------------------------


def possible(table: Table, action: actions.TableAction) -> None:
    """Check that the action can be done at this table. Raises ImpossibleAction."""
    if isinstance(action, actions.HandlingAction):
        handling_possible(table, action)
        return
    early = table.phase in {Phase.AUCTION, Phase.CLARIFICATION}
    if isinstance(action, actions.CorrectExplanation):
        words = tr("no card can have been played because of an explanation before the auction is over")
        must(words, holds=table.phase is not Phase.AUCTION)
        return
    if isinstance(action, actions.LoseCard) and early:
        there = action.card in table.hands[action.seat] and not table.lies_face_up(action.seat, action.card)
        must(tr("{card} is not where {seat} could lose it", card=action.card, seat=action.seat), holds=there)
        return
    if isinstance(action, actions.Warn) and early:
        return
    must(tr("this can be done only while the hands are played"), holds=table.phase is Phase.PLAY)
    if isinstance(action, actions.CountAction):
        count_possible(table, action)
        return
    match action:
        case actions.PlaceCard() | actions.IndicateCard():
            only_dummy(table, action.seat)
            held = action.card in table.hands[action.seat]
            must(tr("{seat} does not hold {card}", seat=action.seat, card=action.card), holds=held)
        case actions.Overstep():
            only_dummy(table, action.seat)
            looks = action.limit is actions.Limit.LOOKS_AT_HAND
            right = looks == (action.hand is not None) and (action.hand is None or table.is_defender(action.hand))
            must(tr("dummy looks at the hand of a defender, and at no other"), holds=right)
        case actions.LetDummySee():
            must(tr("{seat} is no defender", seat=action.seat), holds=table.is_defender(action.seat))
        case actions.Warn():
            return
        case actions.Ask():
            asks = last_trick_of(table, action.hand) > 0 and table.player_of(action.hand) is not action.seat
            must(tr("{seat} has nothing to ask about {hand}'s hand", seat=action.seat, hand=action.hand), holds=asks)
        case actions.CallFor():
            lies = table.dummy in table.spread
            must(tr("dummy is not spread yet, so no card can be called from there"), holds=lies)
        case _:
            assert_never(action)


def only_dummy(table: Table, seat: Seat) -> None:
    """Check that this is dummy. Raises ImpossibleAction."""
    must(tr("{seat} is not dummy", seat=seat), holds=seat is table.dummy and seat in table.spread)


def count_possible(table: Table, action: actions.CountAction) -> None:
    """Check that a card can be left out, lost or picked up so. Raises ImpossibleAction."""
    seat, trick = action.seat, table.tricks[-1]
    match action:
        case actions.OmitCard():
            plays = trick.lead is not None and trick.card_of(seat) is None and seat not in trick.omitted
            must(tr("{seat} is not to play to a trick that has been led", seat=seat), holds=plays)
        case actions.LoseCard():
            lies = table.lies_face_up(seat, action.card) and seat is not table.dummy
            played = home_of(table, seat, action.card) > 0 and not any(action.card in t.gone for t in table.tricks)
            there = not lies and (action.card in table.hands[seat] or played)
            must(tr("{card} is not where {seat} could lose it", card=action.card, seat=seat), holds=there)
        case actions.PickUp():
            once = len(homes_of(table, seat, action.card)) == 1
            quitted = once and action.card not in {*table.hands[seat], trick.card_of(seat)}
            must(tr("{seat} has no {card} among his quitted cards", seat=seat, card=action.card), holds=quitted)
        case actions.QuitCard():
            last = last_trick_of(table, seat)
            old = table.tricks[last - 1]
            whole = last > 0 and old.is_complete and old.card_of(seat) not in old.gone
            held = action.card in table.hands[seat] and not table.penalty_of(action.card)
            words = tr("{seat} has no card to quit for which {card} could be taken", seat=seat, card=action.card)
            must(words, holds=whole and held and trick.card_of(seat) is None)
        case _:
            assert_never(action)


def handling_possible(table: Table, action: actions.HandlingAction) -> None:
    """Check that there is such a trick with a card of this seat, a claim or not. Raises ImpossibleAction."""
    seat = action.seat
    begun = table.phase in {Phase.PLAY, Phase.SUSPENDED, Phase.END} and last_trick_of(table, seat) > 0
    must(tr("{seat} has played no card yet", seat=seat), holds=begun)
    match action:
        case actions.TurnCard():
            lies = OwnCard(seat, last_trick_of(table, seat)) not in table.arrangement.turned
            must(tr("{seat} has turned that card already", seat=seat), holds=lies)
        case actions.PointCard() | actions.LookAtTrick() | actions.LookAtOwnCard():
            words = tr("trick {trick} is not complete, or has no card of {seat}", trick=action.trick, seat=seat)
            complete = action.trick <= len(table.winners)
            must(words, holds=complete and table.card_in(action.trick, seat) is not None)
        case actions.MixCards():
            ordered = seat not in table.arrangement.mixed and bool(table.winners)
            must(tr("{seat} has no order of played cards to disturb", seat=seat), holds=ordered)
        case _:
            assert_never(action)
