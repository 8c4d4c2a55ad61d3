"""Law 10: Assessment of rectification."""

from collections.abc import Iterator
from enum import Enum

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_47_retraction
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for, not_for_partner
from bridgetable.laws.law_41_commencement_of_play import face_down_lead_taken_back, face_down_taken_back_of
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn, lead_was_accepted
from bridgetable.laws.law_47_misinformation import rightly_taken_back, taken_back_for_it
from bridgetable.laws.law_50_lead_restriction import lead_choice_of
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_51_several_penalty_cards import designation_of
from bridgetable.laws.law_53_lead_accepted import LEADS, lead_of
from bridgetable.laws.law_55_declarers_lead_out_of_turn import refusal
from bridgetable.laws.law_61_revoke import illegal_now_are_found, in_trick, legal_now_lapse, turn_order
from bridgetable.laws.law_62_later_cards import Correction, changes_later_card, next_trick_taken_back
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

ALLOW, CANCEL = "allow", "cancel"


class HowItLay(Enum):
    """The way a card lay on the table before its owner took it back."""

    FACE_DOWN = "face down"
    IN_TRICK = "in the trick"
    MAJOR = "major"
    MINOR = "minor"
    BY_ACCIDENT = "by accident"
    ON_PURPOSE = "on purpose"


@clause("10A")
def where_it_lies(table: Table, seat: Seat, card: Card) -> HowItLay | None:
    """The way a card lies that only the director may let its owner take back; None when he may take it back."""
    if table.phase is Phase.CLARIFICATION and any(e.card is card and e.seat is seat for e in table.face_down):
        return HowItLay.FACE_DOWN
    if table.phase is not Phase.PLAY:
        return None
    for penalty in table.penalty_cards:
        if penalty.card is card and penalty.seat is seat and not penalty.picked_up:
            return HowItLay.MAJOR if penalty.major else HowItLay.MINOR
    if table.is_defender(seat) and any(e.card is card and e.seat is seat for e in table.exposed):
        dropped = any(e.card is card and e.why in {Why.DROPPED, Why.EXTRA} for e in table.exposed)
        return HowItLay.BY_ACCIDENT if dropped else HowItLay.ON_PURPOSE
    return HowItLay.IN_TRICK if any(t.card_of(seat) is card for t in open_tricks(table)) else None


def lay_apart(one: Irregularity) -> bool:
    """True where a card was taken back that had lain outside the tricks."""
    return one.kind is Kind.TAKEN_BACK and HowItLay(one.required) is not HowItLay.IN_TRICK


def open_tricks(table: Table) -> tuple[Trick, ...]:
    """The trick played to last, and the one after it while nobody has led to that."""
    return table.tricks[-1:] if table.tricks[-1].cards else table.tricks[-2:]


PENALTY_CARD_BY = {
    Kind.REVOKE: "62B1",
    Kind.PENALTY_CARD_NOT_PLAYED: "52B2",
    Kind.PREMATURE_LEAD: "57A",
    Kind.PREMATURE_PLAY: "57A",
}
PLAYED = LEADS | PENALTY_CARD_BY.keys()
CRITERIA = (
    Msg("Let it stand where the Laws would have led to the same."),
    Msg("Nobody may profit by acting as director."),
)


@frozen
class TakenBack:
    """A card that a player took back without the director, how it had lain there, and in which trick (1 to 13)."""

    number: int
    seat: Seat
    card: Card
    lay: HowItLay
    trick: int


def of_card_taken_back(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card taken back without the director, while it is in its owner's hand and lies nowhere."""
    # A lead that lay face down is a matter of Law 41A until a lead is faced; then it was played, as any other card.
    card, lay = one.cards[0], HowItLay(one.required)
    if lay is HowItLay.FACE_DOWN and table.phase is Phase.CLARIFICATION:
        lead = face_down_taken_back_of(table, one)
        return None if lead is None else matter("41", face_down_lead_taken_back, lead, one.number)
    lying = {e.card for e in table.exposed} | {p.card for p in table.penalty_cards if not p.picked_up}
    lies = card in lying or any(card in t.gone for t in table.tricks)
    if table.phase is not Phase.PLAY or lies or card not in table.hands[one.seat]:
        return None
    trick = min(one.trick, len(table.tricks))
    lay = HowItLay.IN_TRICK if lay is HowItLay.FACE_DOWN else lay
    return matter("10", card_taken_back, TakenBack(one.number, one.seat, card, lay, trick), one.number)


@clause("10B")
def card_taken_back(taken: TakenBack, ruling: Ruling) -> None:
    """The players have dealt with a card themselves: the director lets that stand or undoes it."""
    # To put a revoke right is no waiver, but what the Laws ask: only the penalty card can have been waived (62B1), and
    # the right to change a card played since is kept either way (62C1).
    ruling.says(Msg("{seat} took {card} back without the director.", seat=taken.seat, card=taken.card), "10A")
    if taken.lay is HowItLay.IN_TRICK and law_47_retraction.both_sides_played_on(ruling.table, taken.trick):
        long_ago(taken, ruling)
        return
    if has_nothing_to_lie_in(ruling.table, taken):
        words = "Nothing is led to trick {trick}, and {seat} is not to lead: {card} stays in hand."
        ruling.says(Msg(words, trick=taken.trick, seat=taken.seat, card=taken.card), "44G", "10B")
        ruling.orders(effects.Settled("10B", taken.number, Stage.RULED))
        return
    wrong = taken_back_for_it(ruling.table, ruling.table.irregularity(taken.number))
    if taken.lay is HowItLay.IN_TRICK and wrong is not None and rightly_taken_back(wrong, ruling):
        ruling.orders(effects.Settled("47E2a", taken.number, Stage.RULED))
        return
    chosen = not declarer_has_to_choose(ruling.table, taken)
    stays = "{card} stays in hand." if chosen else "{card} stays in hand, but is still a penalty card."
    cites = ("10B",) if chosen else ("10B", "50A")
    allow = Option(ALLOW, Msg("Let it stand"), (Msg(stays, card=taken.card),), cites)
    options = (allow, option_to_cancel(ruling.table, taken))
    if ruling.judge("10B", Msg("Does it stand that {card} went back?", card=taken.card), options, CRITERIA) == ALLOW:
        if chosen:
            stays_in_hand(taken, ruling)
        if is_own_correction(ruling.table, taken):
            own_correction_followed(taken, ruling)
        elif taken.lay is HowItLay.IN_TRICK and not any(i.kind in LEADS for i in wrong_before(ruling.table, taken)):
            allowed_change_followed(taken, ruling)
    else:
        lies_there_again(taken, ruling)
        is_ruled_on(taken, ruling)
    ruling.orders(effects.Settled("10B", taken.number, Stage.RULED))


@clause("44G", "47D")
def has_nothing_to_lie_in(table: Table, taken: TakenBack) -> bool:
    """True where a regular card was led to a trick that another hand leads now, or followed a lead that is gone."""
    # It would have gone back by law, so that its side has no advantage of it.
    trick = table.tricks[taken.trick - 1]
    was_wrong = any(wrong_before(table, taken)) or lead_was_accepted(table, Played(taken.seat, taken.card), taken.trick)
    return taken.lay is HowItLay.IN_TRICK and not trick.cards and trick.leader is not taken.seat and not was_wrong


@clause("9B2", "50A")
def declarer_has_to_choose(table: Table, taken: TakenBack) -> bool:
    """True where the penalty card taken up gives declarer a choice, which its owner cannot take from him (50A)."""
    choices = (designation_of(table), lead_choice_of(table))
    return any(choice is not None and taken.card in choice.cards for choice in choices)


@clause("10B")
def long_ago(taken: TakenBack, ruling: Ruling) -> None:
    """Both sides have played to the next trick: the tricks stay as they are, and no choice is given any more."""
    # What the players have waived, and the director may still cancel, is the penalty card: a defender's card that was
    # irregular is one once it has been taken back. To have changed a card that was regular (47F2) waived nothing.
    wrong = tuple(wrong_before(ruling.table, taken))
    cite = penalty_card_by(ruling.table, wrong[0]) if wrong else ""
    stays = "Both sides have played to the next trick: the tricks stay as they are."
    ruling.says(Msg(stays if cite else "Both sides have played to the next trick: it stands."), "10B")
    if cite and not may_stay_in_hand(taken, cite, ruling):
        becomes_penalty_card(cite, taken.seat, taken.card, ruling, unintended=False)
    else:
        stays_in_hand(taken, ruling)
    for one in wrong:
        is_revoke = one.kind is Kind.REVOKE
        how = Settlement.CORRECTED if is_revoke else None
        ruling.orders(effects.Settled("62A" if is_revoke else "10B", one.number, Stage.RULED, how))
    ruling.orders(effects.Settled("10B", taken.number, Stage.RULED))


def may_stay_in_hand(taken: TakenBack, cite: str, ruling: Ruling) -> bool:
    """True where the director lets a card stay in hand that would be a penalty card by this clause."""
    penal = Msg("{card} lies face up, a major penalty card.", card=taken.card)
    options = (
        Option(ALLOW, Msg("Let it stand"), (Msg("{card} stays in hand.", card=taken.card),), ("10B",)),
        Option(CANCEL, Msg("Rule by the Laws"), (penal,), ("10B", cite)),
    )
    return ruling.judge("10B", Msg("Does it stand that {card} went back?", card=taken.card), options, CRITERIA) == ALLOW


@clause("52B2", "54D", "56B", "57A", "62B1")
def penalty_card_by(table: Table, one: Irregularity) -> str:
    """The clause by which an irregular card that was taken back is a penalty card, or nothing when it is none."""
    if not table.is_defender(one.seat):
        return ""
    return refusal_of(table, one) if one.kind in LEADS else PENALTY_CARD_BY[one.kind]


def lies_there_again(taken: TakenBack, ruling: Ruling) -> None:
    """The card is played again, or lies face up again: a card led too early to be ruled on, another as penalty card."""
    if taken.lay is HowItLay.IN_TRICK:
        is_played_again(taken, ruling)
    elif was_led_early(ruling.table, taken):
        ruling.orders(effects.FaceUpInTurn("10B", taken.seat, taken.card))
    else:
        unintended = taken.lay in {HowItLay.MINOR, HowItLay.BY_ACCIDENT}
        becomes_penalty_card("10B", taken.seat, taken.card, ruling, unintended=unintended)


def wrong_before(table: Table, taken: TakenBack) -> Iterator[Irregularity]:
    """The irregularities of the card before it was taken back that have not been ruled on."""
    for one in table.irregularities[: taken.number - 1]:
        same = one.seat is taken.seat and one.cards == (taken.card,) and one.trick == taken.trick
        if same and one.kind in PLAYED and one.stage in {Stage.COMMITTED, Stage.NOTICED}:
            yield one


def was_led_early(table: Table, taken: TakenBack) -> bool:
    """True where the card was led to the next trick too early."""
    return any(one.kind is Kind.PREMATURE_LEAD for one in wrong_before(table, taken))


@clause("10A")
def is_ruled_on(taken: TakenBack, ruling: Ruling) -> None:
    """The director, who is there, rules on what was irregular about the card."""
    for one in tuple(wrong_before(ruling.table, taken)):
        ruling.orders(effects.Settled("10B", one.number, Stage.LAPSED), effects.Found("10A", one))


@clause("53A", "53B", "54D", "55A", "56B")
def refused_by_play(table: Table, taken: TakenBack) -> Irregularity | None:
    """The lead out of turn that the card was, once the other side has played to another lead, or led in turn itself."""
    # It had the choice and has made it: the other lead stands. Dummy spread to another opening lead is such a play
    # (41C).
    trick = table.tricks[taken.trick - 1]
    spread = taken.trick == 1 and table.dummy in table.spread
    followed = spread or any(p.seat.side is not taken.seat.side for p in trick.cards)
    if trick.lead is None or not followed:
        return None
    return next((one for one in wrong_before(table, taken) if one.kind in LEADS), None)


def refusal_of(table: Table, one: Irregularity) -> str:
    """The clause by which an irregular lead was refused."""
    if table.is_defender(one.seat):
        return "54D" if one.kind is Kind.OPENING_LEAD_OUT_OF_TURN else "56B"
    return refusal(lead_of(table, one))


def standing_by(table: Table, one: Irregularity) -> str:
    """The clause by which another lead stands: an opponent led in turn (53B), or has followed to it (53A)."""
    return "53B" if table.tricks[one.trick - 1].leader.side is not one.seat.side else "53A"


def other_lead_stands(taken: TakenBack, one: Irregularity, ruling: Ruling) -> None:
    """The irregular lead has been refused by a play: its card is withdrawn, and what was led in its place stays."""
    cite, lead = refusal_of(ruling.table, one), ruling.table.tricks[taken.trick - 1].lead
    ruling.says(Msg("By the play that followed, {lead} is the lead.", lead=lead), standing_by(ruling.table, one))
    if ruling.table.is_defender(taken.seat):
        becomes_penalty_card(cite, taken.seat, taken.card, ruling, unintended=False)
    else:
        ruling.orders(not_for(taken.seat.side, taken.seat, taken.card, "55C"))
    ruling.orders(effects.Settled(cite, one.number, Stage.RULED))


@clause("60C")
def led_instead_comes_back(taken: TakenBack, ruling: Ruling) -> None:
    """Cards that the offending side alone has put to the trick since come back, a defender's card as a penalty card."""
    for played in ruling.table.tricks[taken.trick - 1].cards:
        if ruling.table.is_defender(played.seat):
            becomes_penalty_card("49", played.seat, played.card, ruling, unintended=False)
        else:
            back = effects.BackToHand("10B", played.seat, played.card)
            ruling.orders(back, not_for(played.seat.side, played.seat, played.card, "16C2"))


@clause("62C1", "62C2")
def own_correction_followed(taken: TakenBack, ruling: Ruling) -> None:
    """The revoke has been put right by its player: who had played to it before that may change his card."""
    revoke = next(i for i in ruling.table.irregularities if is_revoke_with(i, taken))
    ruling.orders(effects.Settled("62A", revoke.number, Stage.RULED, Settlement.CORRECTED))
    trick = ruling.table.tricks[taken.trick - 1]
    order = [p.seat for p in trick.cards]
    earlier = order[: order.index(taken.seat)]
    before = tuple(s for s in earlier if turn_order(trick, s) > turn_order(trick, taken.seat))
    correction = Correction(taken.trick, ((taken.seat, revoke.number),), before_correction=before)
    changed: set[Seat] = set()
    for seat in (taken.seat.lho, taken.seat.partner, taken.seat.rho):
        there = ruling.table.card_in(taken.trick, seat) is not None
        if there and turn_order(trick, seat) > turn_order(trick, taken.seat):
            changed |= {seat} if changes_later_card(seat, correction, changed, ruling) else set()
    next_trick_taken_back(correction, ruling)


@clause("47D")
def allowed_change_followed(taken: TakenBack, ruling: Ruling) -> None:
    """The change stands: who had played to the card that went back may take his own back, or exchange it."""
    # What followed a lead that nobody has replaced follows nothing, and goes back.
    trick, side = ruling.table.tricks[taken.trick - 1], taken.seat.side
    if trick.card_of(taken.seat) is not None:
        order = [p.seat for p in trick.cards]
        for old in trick.cards[: order.index(taken.seat)]:
            if old.seat.side is not side and turn_order(trick, old.seat) > turn_order(trick, taken.seat):
                law_47_retraction.changes("47D", taken.trick, old, side, ruling)
        legal_now_lapse(taken.trick, "47D", ruling)
        illegal_now_are_found(taken.trick, ruling)
        law_47_retraction.next_trick_comes_back("47D", taken.trick, ruling, offenders=side)
    elif trick.leader is not taken.seat:
        law_47_retraction.after_opponents_change(taken.trick, {taken.seat}, ruling, offenders=side)
    else:
        for old in reversed(trick.cards):
            law_47_retraction.goes_back("47D", old.seat, old.card, ruling, offenders=side)
            law_47_retraction.lapses_with_card("47D", taken.number, old.card, ruling)


def option_to_cancel(table: Table, taken: TakenBack) -> Option:
    """Not to let it stand, with the fate of the card then; nothing is undone that the Laws ask for anyway."""
    card, penal, by_law = taken.card, table.is_defender(taken.seat), Msg("Rule by the Laws")
    if taken.lay is not HowItLay.IN_TRICK:
        led = was_led_early(table, taken)
        words = "{card} lies face up again." if led else "{card} lies there again as a penalty card."
        return Option(CANCEL, Msg("Undo it"), (Msg(words, card=card),), ("10B", "50A"))
    if is_own_correction(table, taken):
        put_right = "The revoke is put right; {card} stays in hand."
        fate = Msg("{card} lies face up, a major penalty card." if penal else put_right, card=card)
        return Option(CANCEL, by_law, (fate,), ("10B", "62B"))
    refused = refused_by_play(table, taken)
    if refused is None:
        return Option(CANCEL, Msg("Undo it"), (Msg("{card} is played again.", card=card),), ("10B", "47F2"))
    words = "{lead} stays led; {card} lies face up, a major penalty card."
    words = words if penal else "{lead} stays led; {card} stays in hand."
    fate = Msg(words, card=card, lead=table.tricks[taken.trick - 1].lead)
    return Option(CANCEL, by_law, (fate,), ("10B", standing_by(table, refused), refusal_of(table, refused)))


def stays_in_hand(taken: TakenBack, ruling: Ruling) -> None:
    """The card stays in hand, no penalty card any more; what a defender's card told is not for his partner."""
    if ruling.table.penalty_of(taken.card):
        ruling.orders(effects.PickedUp("10B", taken.seat, (taken.card,)))
    if ruling.table.is_defender(taken.seat):
        ruling.orders(not_for_partner(taken.seat, taken.card, Source.WITHDRAWN, "16C2"))


def is_own_correction(table: Table, taken: TakenBack) -> bool:
    """True where the card taken back was a revoke, and another has been played in its place."""
    revoked = any(is_revoke_with(i, taken) for i in table.irregularities)
    return revoked and table.card_in(taken.trick, taken.seat) is not None


def is_revoke_with(one: Irregularity, taken: TakenBack) -> bool:
    """True where an irregularity is a revoke with the card taken back."""
    return one.kind is Kind.REVOKE and (one.seat, one.cards, one.trick) == (taken.seat, (taken.card,), taken.trick)


@clause("9C")
def is_played_again(taken: TakenBack, ruling: Ruling) -> None:
    """The card is played again, unless it was a revoke that its player has put right too early."""
    table = ruling.table
    trick = table.tricks[taken.trick - 1]
    new = trick.card_of(taken.seat)
    refused = refused_by_play(table, taken)
    if is_own_correction(table, taken):
        for one in table.irregularities:
            if one.kind is Kind.REVOKE and one.cards == (taken.card,) and one.trick == taken.trick:
                ruling.orders(effects.Settled("62A", one.number, Stage.RULED, Settlement.CORRECTED))
        if table.is_defender(taken.seat):
            becomes_penalty_card("62B1", taken.seat, taken.card, ruling, unintended=False)
        else:
            ruling.orders(not_for(taken.seat.side, taken.seat, taken.card, "16C2"))
        own_correction_followed(taken, ruling)
    elif refused is not None:
        other_lead_stands(taken, refused, ruling)
    elif trick.lead is not None and any(one.kind in LEADS for one in wrong_before(table, taken)):
        led_instead_comes_back(taken, ruling)
        ruling.orders(effects.CardPlayed("10B", taken.seat, taken.card))
    elif new is not None:
        was = in_trick(table, taken.trick, taken.seat).penalty
        ruling.orders(effects.Substituted("10B", taken.seat, taken.trick, new, taken.card))
        legal_now_lapse(taken.trick, "10B", ruling)
        if table.is_defender(taken.seat):
            becomes_penalty_card("10B" if was else "49", taken.seat, new, ruling, unintended=was == "minor")
        else:
            ruling.orders(not_for(taken.seat.side, taken.seat, new, "16C2"))
        law_47_retraction.later_players_may_change("47D", taken.trick, taken.seat, ruling)
        law_47_retraction.next_trick_comes_back("10B", taken.trick, ruling, offenders=taken.seat.side)
    elif taken.trick == len(table.tricks):
        ruling.orders(effects.CardPlayed("10B", taken.seat, taken.card))
        if lead_was_accepted(ruling.table, Played(taken.seat, taken.card), taken.trick):
            ruling.orders(effects.LeadStands("10B", taken.seat, taken.trick))
        is_followed_now(taken, ruling)


def is_followed_now(taken: TakenBack, ruling: Ruling) -> None:
    """A player who led because the lead was gone has now followed to it: that was no lead, but it may be a revoke."""
    trick = ruling.table.tricks[taken.trick - 1]
    in_turn = {(p.card,) for p in trick.cards if p.seat is not taken.seat and has_had_its_turn(trick, p.seat)}
    for one in ruling.table.irregularities:
        if one.kind in LEADS and one.cards in in_turn and one.stage not in {Stage.RULED, Stage.LAPSED}:
            ruling.orders(effects.Settled("10B", one.number, Stage.LAPSED))
    illegal_now_are_found(taken.trick, ruling)
