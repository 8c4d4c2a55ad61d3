"""Law 45C4b, 45D, 45F and 45G: A card of dummy's not meant, not named or only indicated; a card turned too early."""

from collections.abc import Iterator

from bridgetable.game.cards import Card, card, descending, of_suit
from bridgetable.game.irregularities import PUT_DOWN, Exposure, Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import RunsSuit
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws import law_47_retraction as law_47
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws.common.matters import Fact, FactSort, Matter, matter
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn
from bridgetable.laws.law_53_lead_accepted import LEADS, acceptance, lead_of
from bridgetable.rulings import effects
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.ruling import Ruling

OUT_OF_TURN = LEADS | {Kind.PREMATURE_PLAY}
OPEN = frozenset({Stage.COMMITTED, Stage.CONDONED, Stage.NOTICED})


@frozen
class WrongDummyCard:
    """A card of dummy's that lies in a trick (1 to 13) though declarer named another."""

    # `number` is 0 where it is put right only when somebody has been asked: until then others followed it (47D).
    number: int
    dummy: Seat
    declarer: Seat
    trick: int
    placed: Card
    named: Card


def of_wrong_dummy_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card that dummy put down though another was named, while it lies in its trick."""
    lies = table.card_in(one.trick, one.seat) is one.cards[0]
    if table.declarer is None or not lies:
        return None
    wrong = WrongDummyCard(one.number, one.seat, table.declarer, one.trick, one.cards[0], card(one.required))
    return matter("45", dummys_wrong_card, wrong, one.number)


def wrong_card_lying(table: Table, dummy: Seat) -> Irregularity | None:
    """Dummy's last card, when it is another than the one named and nothing has been ruled on it."""
    own = (t.card_of(dummy) for t in reversed(table.tricks))
    last = next((c for c in own if c is not None), None)
    wrong = (i for i in table.irregularities if i.kind is Kind.WRONG_DUMMY_CARD and i.stage in OPEN)
    return next((i for i in wrong if i.seat is dummy and i.cards == (last,)), None)


def dummys_wrong_card(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """Dummy put down another card than declarer had named: in time it is put right, later it stays."""
    words = "In trick {trick} {seat} named {named}, and dummy put down {card}."
    ruling.says(Msg(words, trick=wrong.trick, seat=wrong.declarer, named=wrong.named, card=wrong.placed), "45D1")
    if too_late(ruling.table, wrong):
        it_stays(wrong, ruling)
    else:
        ruling.says(Msg("{card} must be withdrawn.", card=wrong.placed), "45D1")
        put_right(wrong, "45D1", ruling)
        ruling.orders(effects.Settled("45D1", wrong.number, Stage.RULED))


def too_late(table: Table, wrong: WrongDummyCard) -> bool:
    """True where each side has played to the next trick, or play has ended."""
    return table.phase is Phase.END or law_47.both_sides_played_on(table, wrong.trick)


@varies
@clause("45D2")
def it_stays(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """Every card stays as it was played; whoever did not follow suit to dummy's card has revoked."""
    ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=wrong.placed), "45D2")
    trick = ruling.table.tricks[wrong.trick - 1]
    if trick.leader is wrong.dummy:
        ruling.says(Msg("Whoever had to follow suit to {card} and did not has revoked.", card=wrong.placed), "45D2")
    elif any(i.seat is wrong.dummy for i in revokes_in(ruling.table, wrong.trick)):
        ruling.says(Msg("Dummy has revoked by it."), "45D2", "64B3")
    ruling.orders(effects.Settled("45D2", wrong.number, Stage.RULED))


def revokes_in(table: Table, trick: int) -> Iterator[Irregularity]:
    """The revokes of a trick (1 to 13) that are not settled."""
    return (i for i in table.irregularities if i.kind is Kind.REVOKE and i.trick == trick and i.stage in OPEN)


# --- in time ----------------------------------------------------------------------------------------------------------


@clause("45D1")
def put_right(wrong: WrongDummyCard, cite: str, ruling: Ruling) -> None:
    """Exchange dummy's card for the one that was called for, and let those change who have played since."""
    if ruling.table.card_in(wrong.trick, wrong.dummy) is not wrong.placed:
        return
    if any(t.card_of(wrong.dummy) is wrong.named for t in ruling.table.tricks[wrong.trick :]):
        ruling.orders(effects.BackToHand(cite, wrong.dummy, wrong.named))
    if wrong.named not in ruling.table.hands[wrong.dummy]:
        ruling.says(Msg("{named} is not in dummy: {card} stays.", named=wrong.named, card=wrong.placed), cite)
        return
    ruling.orders(effects.Substituted(cite, wrong.dummy, wrong.trick, wrong.placed, wrong.named))
    law_61.legal_now_lapse(wrong.trick, cite, ruling)
    later_cards_change(wrong, cite, ruling)
    named_card_is_illegal(wrong, ruling)
    named_card_was_led(wrong, ruling)


def led_out_of_turn(wrong: WrongDummyCard, table: Table) -> Irregularity | None:
    """The lead out of turn that the card was which declarer called for, if nothing has come of it yet."""
    leads = (i for i in table.irregularities if i.kind in LEADS and i.stage is Stage.COMMITTED)
    return next((i for i in leads if (i.seat, i.cards) == (wrong.dummy, (wrong.named,))), None)


def as_led(wrong: WrongDummyCard, table: Table) -> Table:
    """The table on which the card that declarer called for is the lead, also where it was one out of turn."""
    led = effects.LeadStands("53A", wrong.dummy, wrong.trick)
    return table if led_out_of_turn(wrong, table) is None else carry_out(table, led)


@clause("53A", "55A")
def named_card_was_led(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """Rule next on what was called for when dummy was not to lead; who leaves his card on it has accepted it."""
    one = led_out_of_turn(wrong, ruling.table)
    if one is None:
        return
    if ruling.table.card_in(wrong.trick, wrong.dummy.lho) is None:
        ruling.orders(effects.Settled("55A", one.number, Stage.NOTICED))
        return
    words = "{seat} has left his card there, and so accepted the lead of {card}."
    ruling.says(Msg(words, seat=wrong.dummy.lho, card=wrong.named), "53A")
    ruling.orders(*acceptance(ruling.table, lead_of(ruling.table, one), "53A", Stage.RULED))
    law_61.illegal_now_are_found(wrong.trick, ruling)


@clause("42A3")
def named_card_is_illegal(wrong: WrongDummyCard, ruling: Ruling) -> None:
    """If the card named is not legal, dummy has to follow suit all the same."""
    if wrong.named not in law_61.could_legally_play(ruling.table, wrong.trick, wrong.dummy):
        ruling.says(Msg("{card} is not legal: dummy must follow suit.", card=wrong.named), "42A3")
        ruling.orders(effects.Found("61A", law_61.did_not_follow(wrong.trick, wrong.dummy, wrong.named)))


def later_cards_change(wrong: WrongDummyCard, cite: str, ruling: Ruling) -> None:
    """In turn, a defender may take back what he played before attention, and anybody when an opponent before has."""
    back: list[Played] = []
    for seat in (wrong.dummy.lho, wrong.declarer, wrong.dummy.rho):
        trick = ruling.table.tricks[wrong.trick - 1]
        old = next((p for p in trick.cards if p.seat is seat), None)
        if old is None or not law_61.was_played_after(trick, seat, wrong.dummy):
            continue
        legal = old.card in law_61.could_legally_play(as_led(wrong, ruling.table), wrong.trick, seat)
        if not legal:
            ruling.says(Msg("{card} from {seat} is no longer legal.", card=old.card, seat=seat), "44C", cite)
        may = may_take_back(wrong, wrong.trick, seat, ruling.table) or any(p.seat.side is not seat.side for p in back)
        if not legal or (may and goes_back_if_wished(old, cite, ruling)):
            back.append(old)
    next_trick_changes(wrong, cite, ruling, incomplete=bool(back))
    for old in back:
        withdrawn(old, wrong, cite, ruling)


@clause("45D1")
def may_take_back(wrong: WrongDummyCard, trick: int, seat: Seat, table: Table) -> bool:
    """True where this hand is a defender's whose card in a trick (1 to 13) came before attention to dummy's."""
    noticed = table.irregularity(wrong.number).noticed_at if wrong.number else None
    return table.is_defender(seat) and (noticed is None or law_61.was_before(table, trick, seat, noticed[0]))


def goes_back_if_wished(old: Played, cite: str, ruling: Ruling) -> bool:
    """Ask a player whether he takes back what he has played since, and plays again."""
    back = (Msg("{card} goes back to hand; {seat} plays again.", card=old.card, seat=old.seat),)
    return law_47.takes_back(old.seat, old.card, ruling, cite, back)


def withdrawn(old: Played, wrong: WrongDummyCard, cite: str, ruling: Ruling) -> None:
    """A card goes back to hand without rectification, and what else was wrong with it lapses."""
    law_47.goes_back(cite, old.seat, old.card, ruling, offenders=wrong.dummy.side)
    law_47.lapses_with_card(cite, wrong.number, old.card, ruling)


def next_trick_changes(wrong: WrongDummyCard, cite: str, ruling: Ruling, *, incomplete: bool) -> None:
    """The cards played to the next trick go back when its leader has not won this one; else a defender may choose."""
    table = ruling.table
    if len(table.tricks) <= wrong.trick or table.contract is None or not table.tricks[wrong.trick].cards:
        return
    early = table.tricks[wrong.trick]
    winner, lead = table.tricks[wrong.trick - 1].winner(table.contract.strain), early.cards[0]
    same, may = winner in {early.leader, lead.seat}, may_take_back(wrong, wrong.trick + 1, lead.seat, table)
    stays = same and not incomplete and not (may and goes_back_if_wished(lead, cite, ruling))
    if stays or law_47.both_sides_played_on(ruling.table, wrong.trick + 1):
        law_47.one_lead_stays(cite, wrong.trick, ruling, offenders=wrong.dummy.side)
        return
    ruling.says(Msg("The cards of the next trick go back."), cite)
    # A card that was put down too early for that trick, or for the one after it, lies before its hand.
    later = {card for one in table.irregularities if one.trick > wrong.trick for card in one.cards}
    beside = (Played(e.seat, e.card) for e in table.exposed if e.why in PUT_DOWN and e.card in later)
    for played in (*early.cards, *beside):
        withdrawn(played, wrong, cite, ruling)


# --- what dummy puts down ---------------------------------------------------------------------------------------------


def last_named(table: Table) -> Played | None:
    """Dummy's card, when it is the last that was put down: what declarer has just named."""
    last = next((t.cards[-1] for t in reversed(table.tricks) if t.cards), None)
    return last if last is not None and last.seat is table.dummy else None


@clause("45D1")
def named_from(table: Table, dummy: Seat) -> Card | None:
    """The card that declarer has just named from dummy, also where dummy has put down another for it since."""
    last, wrong = last_named(table), wrong_card_lying(table, dummy)
    if last is None or wrong is None:
        return None if last is None else last.card
    return card(wrong.required)


def next_of_run(table: Table) -> tuple[Card, ...]:
    """The cards of the suit that dummy is running, highest first, when it is his to lead the next one."""
    run = next((o for o in table.obligations if isinstance(o, RunsSuit)), None)
    if run is None or table.turn is not run.seat or table.tricks[-1].cards:
        return ()
    return descending(of_suit(table.hands[run.seat], run.suit))


# --- a card of dummy's that declarer did not mean to name (45C4b) -----------------------------------------------------


@frozen
class Designation:
    """A card that a player named from a hand in a trick (1 to 13), and the one that he says he meant."""

    hand: Seat
    player: Seat
    named: Card
    meant: Card
    trick: int
    has_played_since: bool


def of_designation(table: Table, hand: Seat, meant: Card) -> Matter | None:
    """The matter of changing what was named from a hand, or nothing where no card of it may be."""
    number = next((n for n in range(len(table.tricks), 0, -1) if table.card_in(n, hand) is not None), 0)
    named = table.card_in(number, hand)
    if table.declarer is None or named is None or meant not in table.hands[hand] or not may_be_changed(table, hand):
        return None
    player, since = table.player_of(hand), [p.seat for t in table.tricks[number - 1 :] for p in t.cards]
    later = since[since.index(hand) + 1 :]
    change = Designation(hand, player, named, meant, number, player in later)
    card = Fact(FactSort.PLAYED, number, hand)
    settles = (card, Fact(FactSort.WON, number), *((Fact(FactSort.LED, number),) if since[0] is hand else ()))
    return matter("45", designation_changed, change, rests_on=(card,), settles=settles)


@varies
@clause("45C4b")
def may_be_changed(table: Table, hand: Seat) -> bool:
    """True where a card named from this hand may be changed: from dummy's alone."""
    return hand is table.dummy


@clause("45C4b")
def designation_changed(change: Designation, ruling: Ruling) -> None:
    """A player says that he named a card by a slip; declarer may mend one of dummy's until he plays again."""
    words = "{seat} named {card} and says that he meant {meant}."
    if change.hand is ruling.table.dummy:
        words = "{seat} named {card} from dummy and says that he meant {meant}."
    ruling.says(Msg(words, **_fields(change)), "45C4b")
    if ruling.table.card_in(change.trick, change.hand) not in {change.named, change.meant}:
        ruling.says(Msg("{card} lies there no longer: nothing is left to change.", card=change.named), "45C4b")
    elif is_past_its_time(change, ruling):
        since = change.player if change.hand is ruling.table.dummy else change.player.partner
        ruling.says(Msg("{seat} has played since: {card} stays played.", seat=since, card=change.named), "45C4b")
    elif was_a_slip(change, ruling):
        is_mended(change, ruling)
    else:
        ruling.says(Msg("{card} stays played.", **_fields(change)), "45C4b")


@varies
def is_past_its_time(change: Designation, ruling: Ruling) -> bool:  # noqa: ARG001 -- another edition has another limit
    """True where declarer has played since, from his hand or from dummy, so that nothing may be changed."""
    return change.has_played_since


def _fields(change: Designation) -> dict[str, object]:
    return {"seat": change.player, "card": change.named, "meant": change.meant}


def was_a_slip(change: Designation, ruling: Ruling) -> bool:
    """Ask the director whether the card was never in the player's mind."""
    question = Msg("Was {card} a slip of the tongue?", **_fields(change))
    return ruling.judge("45C4b", question, answers_on_slip(change, ruling), criteria_of_a_slip(change, ruling)) != "no"


@varies
# Another edition has a third answer.
def answers_on_slip(change: Designation, ruling: Ruling) -> tuple[Option, ...]:  # noqa: ARG001
    """The answers to the question whether the card was never meant."""
    return slip_or_not(change)


def named_alone(change: Designation, table: Table) -> tuple[Msg, ...]:
    """By a book that lets any player change what he named: that a card put down from his own hand is none of that."""
    words = Msg("Only a card that was named may be changed, not one that was put down.")
    return () if change.hand is table.dummy else (words,)


def slip_or_not(change: Designation) -> tuple[Option, Option]:
    """That it was a slip of the tongue, and that it was none."""
    stays = (Msg("{card} stays played.", **_fields(change)),)
    mended = (Msg("{meant} is played instead; an opponent who has played since may change.", **_fields(change)),)
    return (
        Option("yes", Msg("Yes, a slip of the tongue"), mended, ("45C4b", "47D")),
        Option("no", Msg("No, he thought again"), stays, ("45C4b",)),
    )


@varies
def criteria_of_a_slip(change: Designation, ruling: Ruling) -> tuple[Msg, ...]:  # noqa: ARG001
    """The criteria by which a designation was not meant."""
    return (
        Msg("A slip: the card was never in his mind. What was his plan?"),
        Msg("Losing the thread, or a change of mind, however fast, is no slip."),
    )


def is_mended(change: Designation, ruling: Ruling) -> None:
    """Exchange the card, and let the opponents who have played since change theirs; partner's may be a revoke now."""
    irregular = others_irregular(change, ruling.table)
    stay = frozenset(one.cards[0] for one in irregular)
    if ruling.table.card_in(change.trick, change.hand) is change.named:
        exchange(change, ruling)
    lead_changes(change, ruling)
    revokes = revokes_still(irregular, ruling)
    if any(t.cards for t in ruling.table.tricks[change.trick :]):
        law_47.later_players_may_change("47D", change.trick, change.hand, ruling, stay=stay)
        law_47.one_lead_stays("45C4b", change.trick, ruling, offenders=change.hand.side)
    else:
        law_47.after_opponents_change(change.trick, {change.hand}, ruling, offenders=change.hand.side, stay=stay)
    law_61.illegal_now_are_found(change.trick, ruling)
    for one in revokes:
        ruling.orders(effects.Settled("62A", one.number, Stage.NOTICED))
    for one in irregular:
        if one.kind is Kind.PREMATURE_PLAY:
            ruling.orders(effects.Settled("81C3", one.number, Stage.NOTICED))


@clause("45C4b")
def others_irregular(change: Designation, table: Table) -> tuple[Irregularity, ...]:
    """The revokes and cards put down too early by others in the trick, which nobody has noticed."""
    # Only a card played in turn that was legal before the change may go back for it.
    trick = table.tricks[change.trick - 1]
    others = [i for i in table.irregularities if i.is_open and i.trick == change.trick and i.seat is not change.hand]
    revokes = (i for i in others if i.kind is Kind.REVOKE and law_61.lies_as_revoke(table, i))
    early = (i for i in others if i.kind is Kind.PREMATURE_PLAY and not has_had_its_turn(trick, i.seat))
    return (*revokes, *early)


@clause("45C4b", "62A")
def revokes_still(irregular: tuple[Irregularity, ...], ruling: Ruling) -> tuple[Irregularity, ...]:
    """The revokes in the trick that are revokes now too: the director, who asks about the trick, rules on them next."""
    found = tuple(i for i in irregular if i.kind is Kind.REVOKE and law_61.lies_as_revoke(ruling.table, i))
    for one in found:
        words = "{card} was not legal before the change either: {seat} has revoked."
        ruling.says(Msg(words, card=one.cards[0], seat=one.seat), "45C4b", "61A")
    return found


def exchange(change: Designation, ruling: Ruling) -> None:
    """Exchange the card, and set right what was recorded of the one that was named; out of turn it is all the same."""
    ruling.orders(effects.Substituted("45C4b", change.hand, change.trick, change.named, change.meant))
    for one in ruling.table.irregularities:
        if one.cards == (change.named,) and one.seat is change.hand and one.stage not in {Stage.RULED, Stage.LAPSED}:
            ruling.orders(effects.Settled("45C4b", one.number, Stage.LAPSED))
            if one.kind in OUT_OF_TURN and one.stage is not Stage.CONDONED:
                ruling.orders(effects.Found(one.law, evolve(one, cards=(change.meant,))))
    law_61.legal_now_lapse(change.trick, "45C4b", ruling)
    if change.meant not in law_61.could_legally_play(ruling.table, change.trick, change.hand):
        ruling.orders(effects.Found("61A", law_61.did_not_follow(change.trick, change.hand, change.meant)))


def lead_changes(change: Designation, ruling: Ruling) -> None:
    """An opponent's lead to the next trick goes back if he has not won this one now, and may go back if he has."""
    # Only a card played in turn may go back for the change: a lead out of turn stays, for Laws 53 to 56 to decide.
    table = ruling.table
    if table.contract is None or len(table.tricks) <= change.trick or not table.tricks[change.trick].cards:
        return
    winner, early = table.tricks[change.trick - 1].winner(table.contract.strain), table.tricks[change.trick]
    for played in early.cards if early.lead is not None else ():
        if early.leader is not winner or law_47.takes_back(played.seat, played.card, ruling):
            law_47.goes_back("47D", played.seat, played.card, ruling, offenders=change.hand.side)
            law_47.lapses_with_card("47D", 0, played.card, ruling)


# --- dummy indicates a card; a card turned too early ------------------------------------------------------------------


@clause("45F", "43A1c")
def dummy_indicated(indicated: Irregularity, ruling: Ruling) -> None:
    """Dummy touched or showed a card unasked: play goes on, and after it the director looks whether it helped."""
    tell(indicated, ruling)
    if indicated.how is Exposure.PUT_DOWN and ruling.table.card_in(indicated.trick, indicated.seat) is None:
        ruling.says(Msg("{card} is withdrawn; it is not played.", card=indicated.cards[0]), "45D1")
    if ruling.table.phase is Phase.PLAY:
        ruling.says(Msg("Play goes on; any damage is looked at after it."), "45F")
    review = effects.Reserved("45F", Review(ReviewOf.DUMMYS_SUGGESTION, indicated.number))
    penalty = effects.ProceduralPenalty("45F", indicated.seat)
    ruling.orders(penalty, review, effects.Settled("45F", indicated.number, Stage.RULED))


def tell(indicated: Irregularity, ruling: Ruling) -> None:
    """Say which card dummy indicated."""
    words = "In trick {trick} {seat}, as dummy, touched {card} unasked."
    if indicated.how is Exposure.PUT_DOWN:
        words = "In trick {trick} {seat}, as dummy, put down {card} unasked."
    ruling.says(Msg(words, trick=indicated.trick, seat=indicated.seat, card=indicated.cards[0]), "45F", "43A1c")


@clause("45F")
def did_dummy_suggest(indicated: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether dummy suggested a play to declarer, and the defenders were damaged by that play."""
    tell(indicated, ruling)
    played = ruling.table.card_in(indicated.trick, indicated.seat)
    if played is not None:
        ruling.says(Msg("From dummy was played {card}.", card=played))
    damage = Damage(indicated.seat.side.other, "45F")
    question = Msg("Did that suggest the play that damaged {side}?", side=damage.side)
    judge_damage(damage, question, criteria_of_a_suggestion(ruling), ruling)
    ruling.orders(effects.Reviewed("45F", Review(ReviewOf.DUMMYS_SUGGESTION, indicated.number)))


criteria_of_a_suggestion = varying(
    (
        Msg("Both are needed: a play was suggested, and that play damaged the defenders."),
        Msg("No adjustment if declarer would have played the card in any case."),
    )
)
"""The criteria by which dummy suggested a play that did damage."""


def had_indicated(table: Table, trick: int, before: int) -> bool:
    """True where dummy had indicated a card in this trick (1 to 13) before the irregularity of this number."""
    return any(i.kind is Kind.DUMMY_INDICATED and i.trick == trick and i.number < before for i in table.irregularities)


@clause("45B", "45F")
def is_still_to_be_named(table: Table, dummy: Seat) -> bool:
    """True where dummy has put a card to the trick in progress at his turn, and declarer has yet to name one."""
    unasked = put_down_before(table, len(table.tricks), len(table.irregularities) + 1)
    return unasked is not None and table.turn is dummy and dummy is table.dummy


@clause("45D1")
def put_down_before(table: Table, trick: int, before: int) -> Card | None:
    """The card that dummy had put down unasked in this trick (1 to 13) before the irregularity of this number."""
    for one in table.irregularities:
        if (
            one.kind is Kind.DUMMY_INDICATED
            and one.how is Exposure.PUT_DOWN
            and one.trick == trick
            and one.number < before
        ):
            return one.cards[0]
    return None


# --- turning the trick ------------------------------------------------------------------------------------------------


@clause("45G")
def turned_early(turned: Irregularity, ruling: Ruling) -> None:
    """A card turned too early stays played; its player may be penalised."""
    words = "{seat} turned {card} before all four hands had played to trick {trick}."
    ruling.says(Msg(words, seat=turned.seat, card=turned.cards[0], trick=turned.trick), "45G")
    ruling.orders(effects.ProceduralPenalty("45G", turned.seat), effects.Settled("45G", turned.number, Stage.RULED))
