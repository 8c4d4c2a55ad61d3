"""Law 57: Premature lead or play."""
# The choice that declarer has about the offender's partner (57A1-57A4, 57B) is in `law_57_choice`.

from collections.abc import Iterator

from bridgetable.game.cards import Card, Suit, descending
from bridgetable.game.irregularities import Early, Exposure, Irregularity, Kind, Settlement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustPlay
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_47_retraction as law_47
from bridgetable.laws.common.calls import UNSETTLED
from bridgetable.laws.common.legal_play import bar_of, legal_cards
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn
from bridgetable.laws.law_45_cards_of_dummy import had_indicated, put_down_before
from bridgetable.laws.law_49_exposed_card import defender_exposed, exposed_cards_of
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_53_lead_accepted import ACCEPT, LEADS, cannot_be_accepted, lead_options
from bridgetable.laws.law_57_choice import declarer_chooses
from bridgetable.laws.law_60_play_after_illegal_play import forfeited_by_play
from bridgetable.laws.law_61_revoke import wrong_with
from bridgetable.laws.law_80_screens import is_second_lead
from bridgetable.rulings import effects
from bridgetable.rulings.carry_out import can_go_back, taken_back
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.ruling import Ruling


@frozen
class Premature:
    """A card led or played too early: whose, in which trick (1 to 13), and what makes it too early."""

    # `led` tells a card led to the next trick from one played to this one.
    number: int
    seat: Seat
    card: Card
    trick: int
    led: bool
    how: Early

    @property
    def partner(self) -> Seat:
        """The offender's partner."""
        return self.seat.partner


def of_premature(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card led or played too early, unless it lies there no longer."""
    if not isinstance(one.how, Early):
        return None
    early = Premature(one.number, one.seat, one.cards[0], one.trick, one.kind is Kind.PREMATURE_LEAD, one.how)
    if not still_lies(table, early):
        return None
    return matter("57", premature_lead if early.led else premature_play, early, one.number)


def still_lies(table: Table, early: Premature) -> bool:
    """True where the card lies where it was put: in its trick or, when it was led, in the next one or face up."""
    if any(e.card is early.card for e in table.exposed):
        return True
    return table.card_in(early.trick + early.led, early.seat) is early.card


@clause("57A", "57C1", "57C3", "57D")
def early_play(table: Table, hand: Seat) -> Early:
    """The reason why a card that this hand plays, not leads, is premature before its turn in the trick in progress."""
    trick = table.tricks[-1]
    if not table.is_defender(hand):
        return Early.FROM_DECLARERS_SIDE
    if trick.card_of(hand.partner) is not None:
        return Early.AT_RHOS_TURN
    return Early.AFTER_DECLARERS_HANDS if both_hands_played(table) else Early.BEFORE_PARTNER


def is_play_to_come(table: Table, one: Irregularity) -> bool:
    """True where nothing has been ruled on a card played, not led, before its turn in the trick in progress."""
    is_open = one.kind is Kind.PREMATURE_PLAY and one.stage in UNSETTLED
    return is_open and one.trick == len(table.tricks) and not has_had_its_turn(table.tricks[-1], one.seat)


@clause("57C1")
def early_lead(table: Table, hand: Seat) -> Early:
    """The reason why a lead to the next trick is premature, by a hand that has played to this unfinished one."""
    # To lead is to play (Definitions), so that 57C1 covers it; where a lead is left out the law says so (57C3, 57D).
    if not table.is_defender(hand):
        return Early.LED_BY_DECLARERS_SIDE
    if table.tricks[-1].card_of(hand.partner) is not None:
        return Early.LED_AFTER_PARTNER
    return Early.AFTER_DECLARERS_HANDS if both_hands_played(table) else Early.BEFORE_PARTNER


def both_hands_played(table: Table) -> bool:
    """True where declarer has played from both hands to the trick in progress; a singleton does not play itself."""
    trick, declarer, dummy = table.tricks[-1], table.declarer, table.dummy
    return declarer is not None and dummy is not None and None not in {trick.card_of(declarer), trick.card_of(dummy)}


def premature_play(early: Premature, ruling: Ruling) -> None:
    """A card was played before its turn."""
    words, other = "In trick {trick} {seat} played {card} before {other}.", waits_for(ruling.table, early)
    ruling.says(Msg(words, trick=early.trick, seat=early.seat, card=early.card, other=other), early.how.cite)
    if any(e.card is early.card and e.why is Why.ANSWERED_EARLY for e in ruling.table.exposed):
        played_to_no_lead(early, ruling)
    elif followed_dummys_card(early, ruling):
        settle("45D1", early, ruling)
    elif law_47.misled_into_play(early.seat, early.card, ruling):
        goes_back_freely(early, ruling)
    elif early.how is Early.FROM_DECLARERS_SIDE:
        stays_played(early, ruling)
    elif is_settled_by_play(early, ruling):
        return
    elif early.how is Early.AT_RHOS_TURN:
        at_rhos_turn(early, ruling)
    elif dummy_moved_first(early, ruling):
        no_rectification("57C2", early, ruling)
    else:
        before_partner(early, ruling)


def waits_for(table: Table, early: Premature) -> Seat:
    """The player whose card should have come first: partner, or RHO, or the nearest before RHO whose was not there."""
    # RHO may have been early too; and at trick thirteen cards follow a lead that nobody can accept (53A).
    if early.how in {Early.BEFORE_PARTNER, Early.AFTER_DECLARERS_HANDS}:
        return early.partner
    rho = early.seat.rho
    order = [played.seat for trick in table.tricks[early.trick - 1 : early.trick] for played in trick.cards]
    earlier = order[: order.index(early.seat)] if early.seat in order else order
    return next((seat for seat in (rho, rho.rho, early.seat.lho) if seat not in earlier), rho)


def premature_lead(early: Premature, ruling: Ruling) -> None:
    """A card was led to the next trick while this one was unfinished."""
    words = "{seat} led {card} to the next trick while trick {trick} was unfinished."
    ruling.says(Msg(words, trick=early.trick, seat=early.seat, card=early.card), early.how.cite)
    if followed_dummys_card(early, ruling):
        settle("45D1", early, ruling)
    elif law_47.misled(early.seat, early.card, ruling):
        goes_back_freely(early, ruling)
    elif is_settled_by_play(early, ruling):
        return
    elif early.how is Early.BEFORE_PARTNER:
        before_partner(early, ruling)
    else:
        out_of_turn(early, ruling)


def is_settled_by_play(early: Premature, ruling: Ruling) -> bool:
    """True where what others have played, before or since, leaves nothing to rectify; if so, rule that it stands."""
    if forfeited_by_play(ruling.table, ruling.table.irregularity(early.number)):
        right_is_lost(early, ruling)
    elif not can_go_back(ruling.table, early.seat, early.card):
        play_has_gone_on(early, ruling)
    elif early.how is Early.AFTER_DECLARERS_HANDS:
        declarer_had_played(early, ruling)
    else:
        return False
    return True


@clause("47E1")
def goes_back_freely(early: Premature, ruling: Ruling) -> None:
    """The misled player's card goes back without rectification, and so does what was played to it as a lead."""
    if not can_go_back(ruling.table, early.seat, early.card):
        play_has_gone_on(early, ruling)
        return
    ruling.says(Msg("An opponent misled him: {card} goes back, and nobody may accept it.", card=early.card), "47E1")
    misleading = early.seat.side.other
    for seat, card in ((early.seat, early.card), *(answers_to(ruling.table, early) if early.led else ())):
        law_47.goes_back("47E1", seat, card, ruling, offenders=misleading)
        law_47.lapses_with_card("47E1", early.number, card, ruling, Settlement.MISLED)
    if not early.led:
        law_47.after_opponents_change(early.trick, {early.seat}, ruling, offenders=misleading)
    ruling.orders(effects.Settled("47E1", early.number, Stage.RULED, Settlement.MISLED))


def answers_to(table: Table, early: Premature) -> Iterator[tuple[Seat, Card]]:
    """The cards played to a card led too early, by hand: face up beside it, or in the next trick."""
    for shown in table.exposed:
        if shown.why is Why.ANSWERED_EARLY:
            yield shown.seat, shown.card
    for trick in table.tricks[early.trick : early.trick + 1]:
        yield from ((p.seat, p.card) for p in trick.cards if p.card is not early.card)


def settle(cite: str, early: Premature, ruling: Ruling, how: Settlement | None = None) -> None:
    """Settle the irregularity, and a revoke with the same card where the card is no longer in the trick."""
    ruling.orders(effects.Settled(cite, early.number, Stage.RULED, how))
    tricks = ruling.table.tricks[early.trick - 1 : early.trick]
    if any(t.card_of(early.seat) is early.card for t in tricks):
        return
    for one in ruling.table.irregularities:
        same = one.seat is early.seat and one.trick == early.trick and one.cards == (early.card,)
        if same and one.kind in {Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED} and one.stage is not Stage.RULED:
            ruling.orders(effects.Settled(cite, one.number, Stage.RULED))


def right_is_lost(early: Premature, ruling: Ruling) -> None:
    """The opponent on the left has played on: the card counts as played in turn."""
    words = "{lho} has played since: {card} counts as played in turn."
    if early.led:
        words = "{lho} has played to it since: {card} counts as led in turn."
    ruling.says(Msg(words, lho=early.seat.lho, card=early.card), "60A1", "60A2")
    settle("60A1", early, ruling, Settlement.LET_GO)
    if not early.led:
        found_if_illegal("61A", early, ruling)


@clause("47F2", "57A", "57D")
def play_has_gone_on(early: Premature, ruling: Ruling) -> None:
    """Others have played to a later trick, but not the opponent on the left: the card has had its turn and stays."""
    # No right is forfeited (60A1 asks for a play by him). Whether it had to be played in turn (57D) or was a penalty
    # card (57A), there it would have been played; nobody's card is left for declarer to ask for.
    words = "Play has gone on to the next trick: {card} had its turn in trick {trick} and stays there."
    ruling.says(Msg(words, card=early.card, trick=early.trick), early.how.cite, "47F2")
    settle("47F2", early, ruling)
    if not early.led:
        found_if_illegal("61A", early, ruling)


@clause("57A")
def before_partner(early: Premature, ruling: Ruling) -> None:
    """A defender led on or played before partner: a major penalty card, and declarer's choice about partner's card."""
    suit = ruling.table.tricks[early.trick - 1].suit_led
    if suit is None:
        suit = declarers_lead_stands(early, ruling)
    ruling.says(Msg("{card} is a major penalty card.", card=early.card), "57A", "50B")
    becomes_penalty_card("57A", early.seat, early.card, ruling, unintended=False)
    if suit is not None:
        declarer_chooses(early.partner, suit, early.trick, ruling)
    settle("57A", early, ruling)


def declarers_lead_stands(early: Premature, ruling: Ruling) -> Suit | None:
    """Let declarer's lead out of turn stand when the defender on its right has played to it; the suit led, if any."""
    trick = ruling.table.tricks[early.trick - 1]
    first = trick.cards[0] if trick.cards else None
    if first is None or first.seat.side is early.seat.side:
        return None
    ruling.orders(effects.LeadStands("53C", first.seat, early.trick))
    return first.card.suit


@clause("57C1")
def declarer_had_played(early: Premature, ruling: Ruling) -> None:
    """Declarer had already played from both hands, so nothing could be gained by playing before partner."""
    ruling.says(Msg("Declarer had played from both hands: no rectification."), "57C1")
    settle("57C1", early, ruling)
    if not early.led:
        found_if_illegal("57C1", early, ruling)


@clause("57C2")
def dummy_moved_first(early: Premature, ruling: Ruling) -> bool:
    """True where dummy chose or suggested a card unasked before the hand on its right played, and it can matter."""
    # It can when dummy plays between the offender's partner and the offender, and has not played yet. What nobody has
    # seen dummy do he is taken not to have done, unless somebody says so.
    table = ruling.table
    dummy = table.dummy
    if dummy is None or early.seat.rho is not dummy or had_played_before(table, dummy, early):
        return False
    if had_indicated(table, early.trick, early.number):
        return True
    question = Msg("Had {dummy}, unasked, moved or suggested a card before that?", dummy=dummy)
    yes = Option("yes", Msg("Yes, {dummy} moved first", dummy=dummy), (Msg("No rectification."),), ("57C2",))
    no = Option("no", Msg("No"), (Msg("{card} becomes a major penalty card.", card=early.card),), ("57A",))
    return ruling.spoken_of("57C2", question, Msg("Nobody says that {dummy} moved first.", dummy=dummy), yes=yes, no=no)


def had_played_before(table: Table, hand: Seat, early: Premature) -> bool:
    """True where a hand's card was in the trick before the early one."""
    order = [p.seat for p in table.tricks[early.trick - 1].cards]
    if hand not in order:
        return False
    return early.seat not in order or order.index(hand) < order.index(early.seat)


def no_rectification(cite: str, early: Premature, ruling: Ruling) -> None:
    """The card stays as it was played, and nothing follows."""
    ruling.says(Msg("{card} stays played: no rectification.", card=early.card), cite)
    settle(cite, early, ruling)
    found_if_illegal(cite, early, ruling)


@clause("45D1")
def followed_dummys_card(early: Premature, ruling: Ruling) -> bool:
    """True where a defender followed a card that dummy put down unasked, or led after it, and his own is ruled on."""
    # Declarer names dummy's card before that, whoever has spoken first.
    table = ruling.table
    card = put_down_before(table, early.trick, early.number)
    if card is None or not was_dummys_turn(early, table) or not can_go_back(table, early.seat, early.card):
        return False
    declarer_names_first(early, ruling)
    if early.led and winner_of(ruling.table, early.trick) is not early.seat:
        words = "{own} was led after {card}, which dummy put down unasked."
        ruling.says(Msg(words, own=early.card, card=card), "45D1")
        law_47.goes_back("45D1", early.seat, early.card, ruling, offenders=early.seat.side.other)
        return True
    again = "{card} goes back to hand; {seat} leads again." if early.led else AGAIN
    back = (Msg(again, card=early.card, seat=early.seat),)
    stays = "No, {card} is led in turn" if early.led else "No, {card} is played in turn"
    options = (
        Option(law_47.KEEP, Msg(stays, card=early.card), (), ("45D1",) if early.led else ("57D",)),
        Option(law_47.TAKE_BACK, Msg("Yes, take back {card}", card=early.card), back, ("45D1", "47D")),
    )
    words = "Dummy put down {card} unasked: does {seat} take back {own}?"
    question = Msg(words, card=card, seat=early.seat, own=early.card)
    acts = law_47.by_taking_back(early.seat, early.card)
    if ruling.choose(early.seat, "45D1", question, options, acts=acts) == law_47.TAKE_BACK:
        law_47.goes_back("45D1", early.seat, early.card, ruling, offenders=early.seat.side.other)
    elif early.led:
        ruling.orders(effects.CardPlayed("45D1", early.seat, early.card))
        found_if_illegal("61A", early, ruling)
    else:
        at_rhos_turn(early, ruling)
    return True


AGAIN = "{card} goes back to hand; {seat} plays again."


def was_dummys_turn(early: Premature, table: Table) -> bool:
    """True where a defender's card was put down when dummy had to play next, so that it can follow dummy's."""
    if not table.is_defender(early.seat) or table.dummy is None:
        return False
    if early.led:
        return all(table.card_in(early.trick, s) is not None for s in SEATS if s is not table.dummy)
    partners = table.card_in(early.trick, early.partner) is not None
    return partners and early.seat.rho is table.dummy and not had_played_before(table, table.dummy, early)


def winner_of(table: Table, number: int) -> Seat | None:
    """The hand that has won a trick (1 to 13), once it is complete."""
    return table.winners[number - 1] if number <= len(table.winners) else None


@clause("45B", "45D1")
def declarer_names_first(early: Premature, ruling: Ruling) -> None:
    """Let declarer name dummy's card, unless he has, before the defender decides about the one that he put down."""
    table, dummy = ruling.looks_again(), ruling.table.dummy
    if dummy is None or table.card_in(early.trick, dummy) is not None:
        return
    cards = descending(legal_cards(table, dummy))
    options = [Option(str(c), Msg("{card}", card=c), (), ("45B",)) for c in cards]
    question = Msg("Which card do you call for?")
    key = ruling.choose(table.player_of(dummy), "45B", question, options, acts=(ByAct(dummy, ""),))
    ruling.orders(effects.CardPlayed("45B", dummy, next(c for c in cards if str(c) == key)))


@clause("57D", "60C")
def played_to_no_lead(early: Premature, ruling: Ruling) -> None:
    """A defender played to what partner led before declarer's choice: a major penalty card, and the choice stays."""
    # That lead is no lead (50D2 sends it to Law 49), so that there is no trick to which the card can be played in turn
    # (57D); and what the offending side plays before rectification takes nothing from declarer (60C).
    if law_47.misled_into_play(early.seat, early.card, ruling):
        ruling.says(Msg("An opponent misled him: {card} goes back.", card=early.card), "47E1")
        law_47.goes_back("47E1", early.seat, early.card, ruling, offenders=early.seat.side.other)
        settle("47E1", early, ruling, Settlement.MISLED)
        return
    words = "{partner} has not led until declarer has chosen: {card} is a major penalty card."
    ruling.says(Msg(words, partner=early.partner, card=early.card), "60C", "57D", "50B")
    becomes_penalty_card("57D", early.seat, early.card, ruling, unintended=False)
    settle("57D", early, ruling)


def of_card_over_partners_lead(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card that the proper leader put down over partner's lead out of turn, if that lead now stands."""
    trick = table.trick(one.trick)
    if trick is None or trick.lead is None or trick.leader is not one.seat.partner or trick.card_of(one.seat):
        return None
    before = any(i.kind in LEADS and trick.lead in i.cards for i in table.irregularities[: one.number - 1])
    lies = one.how is not Exposure.LED and any(e.card is one.cards[0] for e in table.exposed)
    early = Premature(one.number, one.seat, one.cards[0], one.trick, led=False, how=Early.AT_RHOS_TURN)
    return matter("57", over_partners_lead, early, one.number) if before and lies else None


@varies
# A book without 57D makes no difference.
@clause("49", "57D")
def over_partners_lead(early: Premature, ruling: Ruling) -> None:
    """A defender's card that he has played to partner's lead is one played at his RHO's turn; else it was exposed."""
    fields = {"seat": early.seat, "card": early.card, "partner": early.partner}
    lead = ruling.table.tricks[early.trick - 1].lead
    yes = Option("yes", Msg("Yes, he played to it"), (Msg("It is played in turn, if that is legal."),), ("57D",))
    no = Option("no", Msg("No, he meant to lead"), (Msg("{card} is an exposed card.", card=early.card),), ("49",))
    words = "{seat} put down {card} after {partner} had led, and that lead stands."
    ruling.says(Msg(words, **fields), "57D")
    if ruling.fact("57D", Msg("Did {seat} play {card} to {lead}?", lead=lead, **fields), yes=yes, no=no):
        at_rhos_turn(early, ruling)
    else:
        exposed_over_lead(early, ruling)


@clause("49")
def exposed_over_lead(early: Premature, ruling: Ruling) -> None:
    """The card that the proper leader put down over partner's lead is an exposed card."""
    seen = exposed_cards_of(ruling.table, ruling.table.irregularity(early.number))
    if seen is not None:
        defender_exposed(seen, ruling)


@clause("54B2", "57C3")
def stays_played(early: Premature, ruling: Ruling) -> None:
    """Declarer's card, from either hand, is played; unless it is illegal it may not be taken back."""
    # Whether it is can change when the lead to which it was not played is accepted. That the second card to an opening
    # lead out of turn came from dummy the law says by itself.
    led = (ruling.table.tricks[early.trick - 1].lead,)
    opening = (i for i in ruling.table.irregularities if i.kind is Kind.OPENING_LEAD_OUT_OF_TURN)
    from_dummy = early.seat is ruling.table.dummy and any(i.cards == led for i in opening)
    cites = ("54B2", "57C3") if from_dummy else ("57C3",)
    ruling.says(Msg("{card} is played, and may not be taken back if it is legal.", card=early.card), *cites)
    settle("57C3", early, ruling)
    found_if_illegal("57C3", early, ruling)


@clause("61A")
def found_if_illegal(cite: str, early: Premature, ruling: Ruling) -> None:
    """Put on record that the card, which now counts as played, was illegal: the lead may have been changed since."""
    trick = early.trick + 1 if early.led else early.trick
    if ruling.table.trick(trick) is None:
        return  # It has gone back with its lead while this was asked.
    wrong = wrong_with(ruling.table, trick, early.seat, early.card)
    on_record = {(i.kind, i.seat, i.trick, i.cards) for i in ruling.table.irregularities}
    if wrong is not None and (wrong.kind, wrong.seat, wrong.trick, wrong.cards) not in on_record:
        ruling.orders(effects.Found(cite, wrong))


@varies
@clause("57D")
def at_rhos_turn(early: Premature, ruling: Ruling) -> None:
    """A defender played at his right-hand opponent's turn: in proper turn if that is legal, else a penalty card."""
    table = ruling.table
    trick = table.tricks[early.trick - 1]
    if trick.card_of(early.seat) is early.card and trick.lead is not None and has_had_its_turn(trick, early.seat):
        no_rectification("57D", early, ruling)
        return
    back = taken_back(table, early.seat, early.card)
    if trick.lead is None or bar_of(back, early.seat, early.card) is not None:
        ruling.says(Msg("{card} cannot be played in turn: a major penalty card.", card=early.card), "57D", "50B")
        becomes_penalty_card("57D", early.seat, early.card, ruling, unintended=False)
        settle("57D", early, ruling)
        return
    if early.trick == 1 and len(trick.cards) <= 2 and is_second_lead(early.seat, early.card, ruling):
        becomes_penalty_card("80B2e", early.seat, early.card, ruling, unintended=False)
        settle("80B2e", early, ruling)
        return
    ruling.says(Msg("{card} stays face up; {seat} must play it in turn.", card=early.card, seat=early.seat), "57D")
    ruling.orders(effects.FaceUpInTurn("57D", early.seat, early.card))
    ruling.orders(effects.Imposed("57D", MustPlay(early.seat, early.card, early.trick, "57D")))
    seen = Information(early.seat, early.card, Source.SEEN, early.seat.side.other.seats, (early.partner,), "16B1")
    ruling.orders(effects.Informed("57D", seen))
    settle("57D", early, ruling)


def exposed_at_rhos_turn(cite: str, early: Premature, ruling: Ruling) -> None:
    """By a book without 57D: a defender's card that came before RHO's is a card exposed by this clause."""
    trick = ruling.table.tricks[early.trick - 1]
    if trick.lead is not None and has_had_its_turn(trick, early.seat):
        no_rectification(cite, early, ruling)
        return
    words = "{partner} has played already, so that nothing can be asked of him: {card} is a major penalty card."
    ruling.says(Msg(words, partner=early.partner, card=early.card), cite, "50B")
    becomes_penalty_card(cite, early.seat, early.card, ruling, unintended=False)
    settle(cite, early, ruling)


@clause("53A")
def out_of_turn(early: Premature, ruling: Ruling) -> None:
    """A lead to the next trick by declarer, or by a defender whose partner has played, is a lead out of turn."""
    by_defender = ruling.table.is_defender(early.seat)
    if cannot_be_accepted(ruling.table, early.trick + 1):
        ruling.says(Msg("At trick thirteen no lead out of turn can be accepted."), "53A")
        ruling.orders(effects.BackToHand("53A", early.seat, early.card))
        settle("53A", early, ruling)
    elif declarer_accepts(early, ruling) if by_defender else defenders_accept(early, ruling):
        ruling.says(Msg("{card} is the lead to the next trick, whoever wins this one.", card=early.card), "53A")
        settle("53A", early, ruling, Settlement.ACCEPTED)
    elif by_defender:
        becomes_penalty_card("56B", early.seat, early.card, ruling, unintended=False)
        settle("56B", early, ruling)
    else:
        ruling.orders(effects.BackToHand("55B1", early.seat, early.card))
        settle("55B1", early, ruling)


@clause("56A", "56B")
def declarer_accepts(early: Premature, ruling: Ruling) -> bool:
    """Ask declarer about a defender's lead to the next trick."""
    fate = Msg("{card} stays face up, a major penalty card.", card=early.card)
    declarer, options = ruling.table.player_of(early.seat.lho), options_on(early, fate, "56A", "56B")
    return ruling.choose(declarer, "56", lead_question(early), options, acts=by_following(early, ruling)) == ACCEPT


@clause("55A", "55B1")
def defenders_accept(early: Premature, ruling: Ruling) -> bool:
    """Ask the defender next in turn after declarer's lead to the next trick, and his partner if he leaves it to him."""
    options = options_on(early, Msg("{card} goes back to hand.", card=early.card), "55A", "55B1")
    following = early.seat.lho
    leave = Option("leave", Msg("Leave it to partner"), (Msg("{seat} decides.", seat=following.partner),), ("55A",))
    acts = by_following(early, ruling)
    key = ruling.choose(following, "55A", lead_question(early), (*options, leave), acts=acts)
    if key == leave.key:
        key = ruling.choose(following.partner, "55A", lead_question(early), options, acts=acts)
    return key == ACCEPT


@clause("53A")
def by_following(early: Premature, ruling: Ruling) -> tuple[ByAct, ...]:
    """The act that accepts an early lead: a card from the next hand, once that has played to the unfinished trick."""
    following = early.seat.lho
    return () if ruling.as_it_lies.card_in(early.trick, following) is None else (ByAct(following, ACCEPT),)


def lead_question(early: Premature) -> Msg:
    """The question whether an early lead is accepted."""
    return Msg("Do you accept the lead of {card}?", card=early.card)


def options_on(early: Premature, fate: Msg, accepting: str, refusing: str) -> tuple[Option, Option]:
    """To accept an early lead or to have it taken back."""
    stays = Msg("It is the lead to trick {trick}, whoever wins this one.", trick=early.trick + 1)
    return lead_options(stays, (accepting, "53A"), (fate,), (refusing,))
