"""Law 45: Card played."""
# Here is when a card that was not simply played counts as played (45C1-45C3), and one card too many (45E). A card of
# dummy's that declarer did not mean to name (45C4b) is in `law_45_cards_of_dummy`.

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Exposure, Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_47_retraction import both_sides_played_on
from bridgetable.laws.law_48_declarer_exposes import declarer_exposed, of_declarers_card
from bridgetable.laws.law_49_exposed_card import defender_exposed, exposed_cards_of
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card, kind_words, law_of_sort
from bridgetable.laws.law_57_premature_play import early_lead, early_play
from bridgetable.laws.law_61_revoke import wrong_with
from bridgetable.laws.law_67_defective_trick import of_too_many_cards
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varying
from bridgetable.rulings.effects import BackToHand, CardPlayed, Found, Informed, ProceduralPenalty, Settled
from bridgetable.rulings.ruling import Ruling


@clause("45A", "45B", "45C4a")
def who_plays(table: Table, hand: Seat) -> Seat:
    """The player whose act plays a card of this hand: its owner faces it; declarer names dummy's."""
    return table.player_of(hand)


# --- a card held up ---------------------------------------------------------------------------------------------------


@frozen
class HeldCard:
    """A card shown on purpose by the hand whose turn it is, or touched in dummy by declarer."""

    # `early` tells one whose turn in the trick has still to come.
    number: int
    hand: Seat
    card: Card
    early: bool = False


def of_held_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card that may have been played by the way it was held or touched, while it can still matter."""
    if not one.deliberate or table.phase is not Phase.PLAY or len(one.cards) != 1:
        return None
    then = as_then(table, one)
    early = turn_has_still_to_come(then, one.seat)
    if (then.turn is not one.seat and not early) or both_sides_played_on(table, one.trick):
        return None
    touched = one.how is Exposure.TOUCHED
    if not (touched or one.how is Exposure.SEEN) or one.kind is Kind.CARD_NAMED:
        return None
    trick = then.tricks[-1]
    lies = touched or any(e.card is one.cards[0] for e in table.exposed)
    if not lies or one.trick != len(then.tricks) or (trick.lead is None and trick.cards):
        return None
    return matter("45", held_card, HeldCard(one.number, one.seat, one.cards[0], early), one.number)


def as_then(table: Table, one: Irregularity) -> Table:
    """The table as it was when a card was shown: what was played since does not decide whether it was played."""
    left, tricks = one.after - len(table.auction.made), []
    if left < 0 or table.acts == one.after:
        return table
    for trick in table.tricks:
        tricks.append(evolve(trick, cards=trick.cards[:left]))
        left -= len(trick.cards)
        if left < 0:
            break
    return evolve(table, tricks=tuple(tricks))


@clause("45C1", "45C2")
def turn_has_still_to_come(table: Table, hand: Seat) -> bool:
    """True where a trick is in progress to which this hand, not dummy's, has not played, and it is not its turn."""
    # The law asks for no turn: a card held so is played to the current trick, and so too early (57). Where nobody has
    # led there is no current trick to play it to, and who has played to it has played a card too many (45E); Law 48 or
    # 49 decides.
    if table.phase is not Phase.PLAY:
        return False
    trick = table.tricks[-1]
    if hand is table.dummy or trick.lead is None or table.turn is hand or hand in trick.omitted:
        return False
    return trick.card_of(hand) is None


@clause("45C2")
def held_card(held: HeldCard, ruling: Ruling) -> None:
    """A card was shown while its hand had still to play to the trick: perhaps it was played."""
    table = ruling.table
    when = "{seat} showed {card} before his turn." if held.early else "{seat} showed {card} at his turn."
    if table.is_defender(held.hand):
        ruling.says(Msg(when, seat=held.hand, card=held.card), "45C1")
        how = defender_held_it(held, ruling)
        if how == "unseen":
            partner_could_not_see(held, ruling)
            return
        cite = "45C1" if how == "yes" else ""
    elif held.hand is table.dummy:
        words = Msg("{seat} touched {card} in dummy.", seat=who_plays(table, held.hand), card=held.card)
        ruling.says(words, "45C3")
        cite = "45C3" if touched_to_play(held, ruling) else ""
    else:
        ruling.says(Msg(when, seat=held.hand, card=held.card), "45C2")
        cite = declarer_held_it(held, ruling)
    if cite:
        is_played(held, cite, ruling)
    else:
        is_not_played(held, ruling)


@clause("45C1")
def defender_held_it(held: HeldCard, ruling: Ruling) -> str:
    """Ask whether partner could see the card as it was held: `yes`, `no` but otherwise, `unseen` not at all."""
    words = "{card} is played to this trick, too early." if held.early else "{card} is played to this trick."
    played = Msg(words, card=held.card)
    law = ruling.table.book.number_of("49")
    exposed = Msg("Only exposed: Law {law} decides about {card}.", law=law, card=held.card)
    cites = ("45C1", "57A", "57D") if held.early else ("45C1",)
    options = (
        Option("yes", Msg("Yes, it is played"), (played,), cites),
        Option("no", Msg("Seen in another way"), (exposed,), ("49",)),
        Option("unseen", Msg("No, he could not"), (Msg("{card} stays in hand.", card=held.card),), ("45C1",)),
    )
    criteria = (
        Msg("Could partner have seen its face? That declarer or dummy saw or named it counts for nothing."),
        meaning_of_held(ruling),
    )
    words = "Could {partner} see {card} as {seat} held it?"
    question = Msg(words, partner=held.hand.partner, card=held.card, seat=held.hand)
    return ruling.judge("45C1", question, options, criteria)


meaning_of_held = varying(Msg("Held so that he could, it is played, whatever was meant."))
"""The way in which a card must be held to be played, in words."""


def partner_could_not_see(held: HeldCard, ruling: Ruling) -> None:
    """The card is not played and is no penalty card; what an opponent announced of it all may use."""
    ruling.says(Msg("{card} is not played, and is no penalty card.", card=held.card), "45C1", "49")
    known = Information(held.hand, held.card, Source.SEEN, SEATS, (), "45C1")
    ruling.orders(BackToHand("45C1", held.hand, held.card), Informed("45C1", known))
    ruling.orders(Settled("45C1", held.number, Stage.RULED))


@clause("45C2a", "45C2b")
def declarer_held_it(held: HeldCard, ruling: Ruling) -> str:
    """Ask how declarer held the card; the clause by which that plays it, or nothing."""
    played = (Msg("{card} is played.", card=held.card),)
    options = (
        Option("no", Msg("Neither: not played"), (Msg("{card} goes back to hand.", card=held.card),), ("48A",)),
        Option("table", Msg("Face up, at or almost at the table"), played, ("45C2a",)),
        Option("position", Msg("Kept in a position that says: played"), played, ("45C2b",)),
    )
    criteria = (Msg("His own habit counts: some always hold the cards they play high above the table."),)
    key = ruling.judge("45C2", Msg("How did declarer hold {card}?", card=held.card), options, criteria)
    return {"no": "", "table": "45C2a", "position": "45C2b"}[key]


@clause("45C3")
def touched_to_play(held: HeldCard, ruling: Ruling) -> bool:
    """Ask whether declarer touched dummy's card to play it."""
    options = (
        Option("yes", Msg("Yes, it is played"), (Msg("{card} is played.", card=held.card),), ("45C3",)),
        Option("no", Msg("No, to tidy or reach"), (Msg("{card} stays in dummy.", card=held.card),), ("45C3",)),
    )
    criteria = (Msg("A card touched on purpose is played, but not when he tidies dummy or reaches past it."),)
    return ruling.judge("45C3", Msg("Was {card} touched to be played?", card=held.card), options, criteria) == "yes"


def is_played(held: HeldCard, cite: str, ruling: Ruling) -> None:
    """Put the card into the trick; if it was not legal, that is found as well."""
    table, one = ruling.table, ruling.table.irregularity(held.number)
    early = turn_has_still_to_come(table, held.hand)
    settled = None if as_then(table, one) is table else Settlement.ALL_ALONG
    in_turn = early or table.turn is held.hand
    if not in_turn or one.trick != len(table.tricks) or held.card not in table.hands[held.hand]:
        ruling.orders(Settled(cite, held.number, Stage.LAPSED, settled))
        return
    ruling.says(Msg("{card} is played.", card=held.card), cite)
    ruling.orders(CardPlayed(cite, held.hand, held.card), Settled(cite, held.number, Stage.RULED, settled))
    if early:
        how, trick = early_play(table, held.hand), len(table.tricks)
        found = Irregularity(0, Kind.PREMATURE_PLAY, held.hand, how.cite, trick, (held.card,), how=how)
        ruling.orders(Found(how.cite, found))
    wrong = wrong_with(ruling.table, trick_of(ruling.table, held), held.hand, held.card)
    if wrong is not None:
        ruling.orders(Found(wrong.law, wrong))


def trick_of(table: Table, held: HeldCard) -> int:
    """The trick (1 to 13) in which the card lies."""
    return next(n for n, t in enumerate(table.tricks, 1) if t.card_of(held.hand) is held.card)


def is_not_played(held: HeldCard, ruling: Ruling) -> None:
    """The card was only exposed: Law 48 or Law 49 goes on from here."""
    one = ruling.table.irregularity(held.number)
    if ruling.table.is_defender(held.hand):
        seen = exposed_cards_of(ruling.table, one)
        if seen is not None:
            defender_exposed(seen, ruling)
        return
    if one.how is not Exposure.TOUCHED and of_declarers_card(ruling.table, one) is not None:
        declarer_exposed(one, ruling)
        return
    ruling.says(Msg("{card} is not played.", card=held.card), "45C3")
    if any(e.card is held.card for e in ruling.table.exposed):
        ruling.orders(BackToHand("45C3", held.hand, held.card))
    ruling.orders(Settled("45C3", held.number, Stage.RULED))


# --- one card too many ------------------------------------------------------------------------------------------------


def of_extra_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card too many, unless it lies there no longer."""
    card = one.cards[0]
    if not any(e.card is card for e in table.exposed):
        return of_too_many_cards(table, one)
    return matter("45", extra_card, one, one.number)


def extra_card(extra: Irregularity, ruling: Ruling) -> None:
    """A hand put a second card to a trick: perhaps it was the lead to the next one."""
    words = Msg("{seat} put {card} to trick {trick} and had played to it already.", **_fields(extra))
    defender = ruling.table.is_defender(extra.seat)
    cite = "45E1" if defender else "45E2"
    ruling.says(words, cite)
    if not extra.deliberate and can_be_a_lead(ruling.table, extra) and was_led(extra, cite, ruling):
        counts_as_lead(extra, cite, ruling)
    elif defender:
        defenders_fifth_card(extra, ruling)
    else:
        declarers_fifth_card(extra, ruling)
    if extra.deliberate:
        on_purpose(extra, ruling)
    ruling.orders(Settled(cite, extra.number, Stage.RULED))


@clause("72B1")
def on_purpose(extra: Irregularity, ruling: Ruling) -> None:
    """A player who knew that he had played may not put another card there, whatever rectification he would bear."""
    ruling.says(Msg("{seat} knew that he had played: he broke a law on purpose.", seat=extra.seat), "72B1")
    ruling.orders(ProceduralPenalty("72B1", who_plays(ruling.table, extra.seat)))


def _fields(extra: Irregularity) -> dict[str, object]:
    return {"seat": extra.seat, "card": extra.cards[0], "trick": extra.trick}


def can_be_a_lead(table: Table, extra: Irregularity) -> bool:
    """True where nobody has led to the trick after this one."""
    return len(table.tricks) == extra.trick or (len(table.tricks) == extra.trick + 1 and not table.tricks[-1].cards)


LED_IF = Msg("Led if he meant to begin the next trick; too many if he had forgotten that he had played.")


def was_led(extra: Irregularity, cite: str, ruling: Ruling) -> bool:
    """Ask the director whether the card was meant as the lead to the next trick, unless that was led to since."""
    led = Msg("The laws on leads decide.")
    fate = Msg("{card} becomes a penalty card.", card=extra.cards[0])
    defender = ruling.table.is_defender(extra.seat)
    if not defender:
        fate = Msg("{card} goes back to hand.", card=extra.cards[0])
    options = (
        Option("no", Msg("No, one card too many"), (fate,), (cite,)),
        Option("yes", Msg("Yes, it was led"), (led,), ("53A", "57A", "56") if defender else ("53A", "55")),
    )
    led_it = ruling.judge(cite, Msg("Did {seat} lead {card}?", **_fields(extra)), options, (LED_IF,)) == "yes"
    return led_it and can_be_a_lead(ruling.table, extra)


def counts_as_lead(extra: Irregularity, cite: str, ruling: Ruling) -> None:
    """The card was led: too early, out of turn, or rightly."""
    # What has been played since, before it is ruled on, takes no choice about partner's card away (57A, 60C).
    table, then = ruling.table, as_then(ruling.table, extra)
    goes_on, in_turn = len(table.tricks) == extra.trick, table.tricks[-1].leader is extra.seat
    if len(then.tricks) == extra.trick and not then.tricks[-1].is_complete:
        how = early_lead(then, extra.seat)
        one = Irregularity(0, Kind.PREMATURE_LEAD, extra.seat, how.cite, extra.trick, extra.cards, how=how)
        if goes_on or in_turn or not how.is_out_of_turn:
            ruling.orders(Found(cite, one))
        if goes_on:
            return
    ruling.orders(CardPlayed(cite, extra.seat, extra.cards[0]))
    if not in_turn:
        law = "56" if table.is_defender(extra.seat) else "55"
        lead = Irregularity(0, Kind.LEAD_OUT_OF_TURN, extra.seat, law, len(table.tricks), extra.cards)
        ruling.orders(Found(cite, lead))


@clause("45E1")
def defenders_fifth_card(extra: Irregularity, ruling: Ruling) -> None:
    """A defender's card too many becomes a penalty card, minor or major by Law 50B."""
    unintended = not extra.deliberate
    sort = law_of_sort(ruling.table, extra.seat, extra.cards[0], unintended=unintended)
    ruling.says(kind_words(ruling.table, extra.seat, extra.cards[0], unintended=unintended), sort)
    becomes_penalty_card("45E1", extra.seat, extra.cards[0], ruling, unintended=unintended)


@clause("45E2")
def declarers_fifth_card(extra: Irregularity, ruling: Ruling) -> None:
    """Declarer's card too many, from either hand, goes back, and that is all."""
    ruling.says(Msg("{card} goes back to hand.", card=extra.cards[0]), "45E2")
    ruling.orders(BackToHand("45E2", extra.seat, extra.cards[0]))
