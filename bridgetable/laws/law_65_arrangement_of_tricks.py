"""Law 65: Arrangement of tricks."""

from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import OwnCard, Phase, Review, ReviewOf, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.laws.law_42_dummys_rights import is_too_late_to_point
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import PointedRightly, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@clause("65A", "45G")
def may_be_turned(table: Table, trick: int) -> bool:
    """True where the cards of a trick (1 to 13) may be turned face down: when all four hands have played to it."""
    return table.tricks[trick - 1].is_complete


@clause("65B1", "65B2")
def law_of_pointing(table: Table, seat: Seat, trick: int, *, won: bool) -> str:
    """The clause that a card of this seat pointed as won or lost breaks, or nothing when it points rightly."""
    own = table.winners[trick - 1].side is seat.side
    if own is won:
        return ""
    return "65B1" if own else "65B2"


def pointed(table: Table, seat: Seat, trick: int, *, rightly: bool) -> Table:
    """The table with a player's quitted card of a trick (1 to 13) pointed rightly or wrongly."""
    one = OwnCard(seat, trick)
    others = tuple(o for o in table.arrangement.pointed_wrongly if o != one)
    wrong = others if rightly else (*others, one)
    return evolve(table, arrangement=evolve(table.arrangement, pointed_wrongly=wrong))


def of_wrong_pointing(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card pointed wrongly, while it lies so."""
    # A trick that is in progress again, because a card of it was taken back, has no winner yet.
    lies = one.trick <= len(table.winners) and OwnCard(one.seat, one.trick) in table.arrangement.pointed_wrongly
    return matter("65", pointed_wrongly, one, one.number) if lies else None


def speaker_of(one: Irregularity) -> Seat:
    """The player who drew attention to a card, or its owner while nobody has."""
    return one.seat if one.noticed_by is None else one.noticed_by


@clause("65B3")
def pointed_wrongly(wrong: Irregularity, ruling: Ruling) -> None:
    """A card pointed wrongly is put right, if the speaker's side has not yet played to the next trick."""
    side = ruling.table.winners[wrong.trick - 1].side
    words = "{seat:s} card of trick {trick} points wrongly: {side} won that trick."
    cite = "65B1" if side is wrong.seat.side else "65B2"
    ruling.says(Msg(words, seat=wrong.seat, trick=wrong.trick, side=side), cite)
    late = ruling.table.phase is Phase.PLAY and is_too_late_to_point(ruling.table, speaker_of(wrong), wrong.trick)
    if late:
        too_late_to_say(wrong, ruling)
    else:
        ruling.orders(PointedRightly("65B3", wrong.seat, wrong.trick))
    ruling.orders(Settled("65B3", wrong.number, Stage.RULED))


def too_late_to_say(wrong: Irregularity, ruling: Ruling) -> None:
    """The right to say so has gone: what was said is not for the speaker's partner to use."""
    ruling.says(why_too_late(speaker_of(wrong), ruling), "65B3")
    ruling.says(Msg("{seat} may not use what was said.", seat=speaker_of(wrong).partner), "16B1")
    ruling.orders(Reserved("65B3", Review(ReviewOf.TRICK_POINTED_LATE, wrong.number)))


@varies
def why_too_late(speaker: Seat, ruling: Ruling) -> Msg:  # noqa: ARG001 -- another edition has another limit
    """The limit that the speaker has passed, in words."""
    return Msg("{seat:s} side has played to the next trick: it was too late to say so.", seat=speaker)


@clause("65B3", "16B1")
def was_it_used(said: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the speaker's partner used what he was told of the trick, to the other side's damage."""
    words = Msg("{seat} said too late that trick {trick} was pointed wrongly.", seat=speaker_of(said), trick=said.trick)
    ruling.says(words, "65B3")
    side = speaker_of(said).side.other
    question = Msg("Did {seat} use it, and were {side} damaged?", seat=speaker_of(said).partner, side=side)
    judge_damage(Damage(side, "16B3"), question, CRITERIA, ruling)
    ruling.orders(Reviewed("65B3", Review(ReviewOf.TRICK_POINTED_LATE, said.number)))


CRITERIA = (
    Msg("Did he choose, among logical alternatives, one that it could have suggested?"),
    Msg("Such as how many tricks his side still needed."),
)
