"""Law 16D: Extraneous information from other sources than partner."""

from enum import StrEnum
from typing import assert_never

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.screens import hides_card
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import no_result
from bridgetable.laws.law_12_directors_powers import adjust, what_damage
from bridgetable.laws.law_80_screens import go_back_freely
from bridgetable.rulings import effects
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.ruling import Ruling

AFFECTED = "16D2c"


class Remedy(StrEnum):
    """The director's remedy for something learnt by accident; the value is the key of the option."""

    CHANGE_SEATS = "change seats"
    REDEAL = "redeal"
    PLAY_ON = "play on"
    ADJUST = "adjust"


@frozen
class Extraneous:
    """Knowledge of the board gained by accident: the players who did, the cards and whose, or the words."""

    # `no_call` tells that nobody has called yet.
    number: int
    kind: Kind
    who: tuple[Seat, ...]
    owner: Seat
    cards: tuple[Card, ...]
    words: str
    no_call: bool


def of_extraneous(table: Table, one: Irregularity) -> Matter | None:
    """The matter of something learnt by accident, unless play has ended or it is kept for then already."""
    if table.cancelled or any(r.irregularity == one.number for r in table.reviews):
        return None
    return matter("16", learnt_by_accident, extraneous(one, no_call=not table.auction.made), one.number)


def extraneous(one: Irregularity, *, no_call: bool) -> Extraneous:
    """The facts of what was learnt: all others see a card before the auction, two who exchange hands each other’s."""
    seen = one.kind is Kind.CARD_BEFORE_AUCTION
    pockets = one.kind is Kind.WRONG_POCKET
    others = Seat[one.words] if pockets and one.words else one.seat
    who = tuple(s for s in SEATS if s is not one.seat) if seen else (one.seat, others) if pockets else (one.seat,)
    owner = one.seat if seen else Seat[one.required] if one.required else one.seat
    words = "" if pockets else one.words
    return Extraneous(one.number, one.kind, who, owner, one.cards, words, no_call)


@clause("7B1", "16D1")
def learnt_by_accident(learnt: Extraneous, ruling: Ruling) -> None:
    """A player has learnt something of the board by accident, and the director is told at once."""
    pocket = ("7B1",) if learnt.kind is Kind.WRONG_POCKET else ()
    ruling.says(what_was_learnt(learnt), *pocket, "16D1")
    if learnt.kind is Kind.CARD_BEFORE_AUCTION and hides_card(ruling.table, learnt.owner, learnt.owner.partner):
        go_back_freely(ruling.table.irregularity(learnt.number), learnt.cards, ruling)
        return
    restored(learnt, ruling)
    if ruling.table.phase is Phase.END:
        reserve(learnt, ruling)
    elif interferes(learnt, ruling):
        what_is_done(learnt, ruling)
    else:
        ruling.says(Msg("It would hardly interfere: the board is played normally."), "16D2")
    ruling.orders(effects.Settled("16D1", learnt.number, Stage.RULED))


TOLD = {
    Kind.CARD_SEEN: "{seat} saw {cards} of {owner}.",
    Kind.OVERHEARD: "{seat} learnt this about the board: “{words}”.",
    Kind.HEARD_BY_ALL: "The whole table learnt this: “{words}”.",
    Kind.CARD_BEFORE_AUCTION: "{owner} let {cards} be seen before the auction began.",
    Kind.WRONG_POCKET: "{seats} took each other’s hands from the board.",
}


def what_was_learnt(learnt: Extraneous) -> Msg:
    """The knowledge gained, as a sentence."""
    words = TOLD[learnt.kind]
    cards = learnt.cards if len(learnt.cards) < 13 else "the whole hand"
    fields = {"seat": learnt.who[0], "seats": learnt.who, "cards": cards, "owner": learnt.owner, "words": learnt.words}
    return Msg(words, **{name: value for name, value in fields.items() if "{" + name + "}" in words})


def restored(learnt: Extraneous, ruling: Ruling) -> None:
    """Cards that were shown go back to hand, hands that were exchanged to their owners."""
    table = ruling.table
    if learnt.kind is Kind.WRONG_POCKET and not any(
        t.card_of(seat) is not None for t in table.tricks for seat in learnt.who
    ):
        ruling.orders(effects.HandsRestored("16D1", (learnt.who[0], learnt.who[1])))
    elif learnt.kind is Kind.WRONG_POCKET:
        ruling.says(Msg("Cards of them have been played, so the hands stay as they are."), "16D1")
    if learnt.kind is not Kind.CARD_BEFORE_AUCTION:
        return
    if learnt.owner in table.spread:
        ruling.orders(effects.HandTakenUp("16D1", learnt.owner))
    for card in learnt.cards:
        if card in table.hands[learnt.owner]:
            ruling.orders(effects.BackToHand("16D1", learnt.owner, card))
            side, partner = learnt.owner.side.other, learnt.owner.partner
            known = Information(learnt.owner, card, Source.SEEN, side.seats, (partner,), "16D1")
            ruling.orders(effects.Informed("16D1", known))


@clause("16D2")
def interferes(learnt: Extraneous, ruling: Ruling) -> bool:
    """Ask the director whether it would likely interfere with normal play."""
    cite = "16D2" if learnt.no_call else "16D3"
    no = Option("no", Msg("No"), (Msg("The board is played normally."),), (cite,))
    yes = Option("yes", Msg("Yes"), (Msg("The director has a choice."),), (cite,))
    return ruling.judge(cite, does_it_interfere(ruling), (no, yes)) == "yes"


does_it_interfere = varying(Msg("Would it likely interfere with normal play?"))
"""The question whether what was learnt can be left alone."""


@varies
@clause("16D2a", "16D2b", "16D2c", "16D2d", "16D3")
def what_is_done(learnt: Extraneous, ruling: Ruling) -> None:
    """The director's choice: four things before the first call, two after it."""
    later = Msg("The score is adjusted if it mattered.")
    options = [
        Option(Remedy.PLAY_ON, Msg("Let them play, ready to adjust"), (later,), ("16D2c",)),
        Option(Remedy.ADJUST, Msg("Adjust the score now"), (Msg("The board is not played."),), ("16D2d",)),
    ]
    # The first two are open only while nobody has called, and so no longer when somebody calls meanwhile.
    if learnt.no_call and not ruling.looks_again().auction.made:
        seats = Msg("Who knows about a hand holds it. If the contest and the scoring permit.")
        again = Msg("The board is dealt anew at this table, if the competition allows.")
        options = [
            Option(Remedy.CHANGE_SEATS, Msg("Change the seats"), (seats,), ("16D2a",)),
            Option(Remedy.REDEAL, Msg("Deal again"), (again,), ("16D2b",)),
            *options,
        ]
    cite = "16D2" if learnt.no_call else "16D3"
    remedy = Remedy(ruling.judge(cite, Msg("What does the director do?"), options))
    match remedy:
        case Remedy.CHANGE_SEATS:
            ruling.says(Msg("The players change seats, so that nobody knows another’s hand."), "16D2a")
        case Remedy.REDEAL:
            ruling.orders(effects.BoardCancelled("16D2b"))
        case Remedy.ADJUST:
            is_not_played(learnt, ruling)
        case Remedy.PLAY_ON:
            reserve(learnt, ruling)
        case _:
            assert_never(remedy)


@varies
@clause("16D2d")
def is_not_played(learnt: Extraneous, ruling: Ruling) -> None:
    """The score is adjusted at once, by an assigned result where there can be one."""
    no_result("16D2d", learnt.who[0].side.other, ruling)


def reserve(learnt: Extraneous, ruling: Ruling) -> None:
    """Keep it for the end of play whether the information affected the result."""
    ruling.orders(effects.Reserved(AFFECTED, Review(ReviewOf.EXTRANEOUS, learnt.number)))


# --- when play has ended ---------------------------------------------------------------------------------------------


CRITERIA = (Msg("The result that would have come without the information."), Msg("Nobody has done wrong."))


@varies
@clause("16D2c")
def did_it_affect(known: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the information affected the result."""
    ruling.says(what_was_learnt(extraneous(known, no_call=False)), AFFECTED)
    side = known.seat.side.other
    found = what_damage(AFFECTED, Msg("Did the information affect the result?"), side, ruling, CRITERIA)
    adjust(found, AFFECTED, side, tuple(Side), ruling, CRITERIA)
    ruling.orders(effects.Reviewed(AFFECTED, Review(ReviewOf.EXTRANEOUS, known.number)))


# --- what is known of it ---------------------------------------------------------------------------------------------


def glimpsed(table: Table, seat: Seat, card: Card, owner: Seat) -> Table:
    """The table when a player has seen a card of another's."""
    return carry_out(table, effects.Informed("16D1", Information(owner, card, Source.GLIMPSED, (), (seat,), "16D1")))


def overheard(table: Table, seat: Seat, words: str) -> Table:
    """The table when a player has heard or read something about the board."""
    known = Information(seat, None, Source.OVERHEARD, (), (seat,), "16D1", None, words, table.acts)
    return carry_out(table, effects.Informed("16D1", known))
