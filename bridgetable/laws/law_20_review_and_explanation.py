"""Law 20: Review and explanation of calls; who may ask, when, and who answers."""

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Kind, Question, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import Reviewing
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.laws.common.calls import must_pass
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.laws.law_61_revoke import asked_though_forbidden
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

# --- asking ----------------------------------------------------------------------------------------------------------


@clause("20F1", "80B2e")
def law_of_asking(table: Table, seat: Seat, call: Call | None) -> str:
    """The clause that a question by this seat breaks now, or nothing when it may ask."""
    # Behind a screen a player writes to his screenmate at any time while the calls are made (White Book 151.3).
    if call is None and may_read_auction(table, seat):
        return ""
    match table.phase:
        case Phase.AUCTION if call is not None and table.regulations.screens:
            return ""
        case Phase.AUCTION:
            own_turn = table.turn is seat and must_pass(table, seat) is None
            return "" if own_turn else "20B" if call is None else "20F1"
        case Phase.CLARIFICATION:
            return "" if may_ask_before_lead(table, seat) else "20C2" if call is None else "20F2"
        case Phase.PLAY:
            return law_of_asking_in_play(table, seat, call)
        case Phase.SUSPENDED | Phase.END:
            return ""


@clause("20B", "20C2")
def may_read_auction(table: Table, seat: Seat) -> bool:
    """True where the calls are displayed and a player may still have a review: he reads them, and asks nobody."""
    return table.regulations.review is Reviewing.DISPLAYED and not has_played(table, seat)


@clause("20F1", "20F2")
def law_of_asking_partner(table: Table) -> str:
    """The clause that a question to partner about his call breaks: the opponents' auction alone may be asked about."""
    return "20F1" if table.phase is Phase.AUCTION else "20F2"


@varies
@clause("20C1", "20C2", "20F2")
def may_ask_before_lead(table: Table, seat: Seat) -> bool:
    """True where a player may ask before the opening lead is faced: either defender and the presumed declarer (41B)."""
    return seat is not table.dummy


@clause("20C2", "20F2")
def law_of_asking_in_play(table: Table, seat: Seat, call: Call | None) -> str:
    """The clause broken by a question in play: a review only before one's first play, explanations at one's turn."""
    turn = table.turn
    at_turn = turn is not None and table.player_of(turn) is seat
    if call is not None:
        return "" if at_turn else "20F2"
    return "" if at_turn and not has_played(table, seat) else "20C2"


def has_played(table: Table, seat: Seat) -> bool:
    """True where a card has been played from this player's hand: then a review is too late for him."""
    return any(p.seat is seat for t in table.tricks for p in t.cards)


@clause("41B", "41C")
def may_ask_later(table: Table, seat: Seat, call: Call | None) -> bool:
    """True where the player may ask when his turn comes: dummy never, and nobody for a review once he has played."""
    if table.phase is Phase.AUCTION:
        return True
    return seat is not table.dummy and (call is not None or not has_played(table, seat))


def of_question(_table: Table, one: Irregularity) -> Matter:
    """The matter of a question that was not allowed."""
    match one.how:
        case Question.OF_REVOKE | Question.OF_OPPONENTS_REVOKE:
            return matter("20", asked_though_forbidden, one, one.number)
        case Question.OF_PARTNER:
            return matter("20", asked_of_partner, one, one.number)
        case _:
            return matter("20", asked_out_of_turn, one, one.number)


@clause("20B", "20F1", "20F3")
def asked_out_of_turn(asked: Irregularity, ruling: Ruling) -> None:
    """Nobody answers: the player may ask when his turn comes; what the question tells partner he may not use."""
    table, words = ruling.table, Msg("{seat} may have no review now.", seat=asked.seat)
    if asked.call is not None:
        words = Msg("{seat} asked about {call}, and may not ask now.", seat=asked.seat, call=asked.call)
    ruling.says(words, asked.law)
    if table.phase is Phase.AUCTION and must_pass(table, asked.seat) is not None:
        ruling.says(Msg("A player who must pass has nothing to ask."), asked.law)
    elif may_ask_later(table, asked.seat, asked.call):
        ruling.says(Msg("He may ask when it is his turn. The question is not answered."), asked.law)
    elif asked.seat is table.dummy:
        ruling.says(Msg("Dummy may not ask. The question is not answered."), asked.law, "41B")
    else:
        ruling.says(Msg("It is too late for a review; he may ask at his turn what the contract is."), asked.law, "41C")
    ruling.says(Msg("{partner} may not use that the question was asked.", partner=asked.seat.partner), "20F3", "16B1")
    ruling.orders(Settled(asked.law, asked.number, Stage.RULED))


@clause("20F1", "20F2", "73B1")
def asked_of_partner(asked: Irregularity, ruling: Ruling) -> None:
    """A player asks his opponents, never his partner, who does not answer and may not use that he was asked."""
    partner = asked.seat.partner
    words = "{seat} asked {partner} about {call}: only the opponents’ calls may be asked about."
    ruling.says(Msg(words, seat=asked.seat, partner=partner, call=asked.call), asked.law)
    ruling.says(Msg("{partner} does not answer, and may not use the question.", partner=partner), "73B1", "16B1")
    ruling.orders(Settled(asked.law, asked.number, Stage.RULED))


# --- answering -------------------------------------------------------------------------------------------------------


def caller_of(table: Table, explains: Seat, call: Call) -> Seat | None:
    """The player of this side who made the call last, partner's call before one's own; nothing when neither did."""
    for seat in (explains.partner, explains):
        if any(m.seat is seat and m.call == call for m in table.auction.made):
            return seat
    return None


def asked_and_not_answered(table: Table, seat: Seat) -> Information | None:
    """The last question by an opponent about a call of this player's partner that nobody has answered yet."""
    for known in reversed(table.information):
        if known.seat.side is seat.side:
            if known.source is Source.EXPLANATION:
                return None
        elif known.source is Source.QUESTION:
            whole = known.call is None or caller_of(table, seat, known.call) is seat.partner
            return known if whole else None
    return None


@clause("20F1")
def explained_own_call(one: Irregularity, ruling: Ruling) -> None:
    """The partner of the caller answers; what the caller says himself his partner may not use."""
    if one.call is not None:
        ruling.says(Msg("{seat} explained {call}, his own call.", seat=one.seat, call=one.call), "20F1")
    partner = one.seat.partner
    ruling.says(Msg("Only {partner} should have answered, and may not use what he heard.", partner=partner), "20F1")
    ruling.orders(Settled("20F1", one.number, Stage.RULED))


# --- putting an explanation right ------------------------------------------------------------------------------------


@varies
def law_of_correcting(table: Table, seat: Seat, explainer: Seat) -> str:
    """The clause that a correction by this seat breaks now, or nothing when it is the time for it."""
    return law_of_time(table, seat, explainer)


@clause("20F4a", "20F5a", "20F5bi", "20F5bii", "75B2", "75B3", "80B2e")
def law_of_time(table: Table, seat: Seat, explainer: Seat) -> str:
    """The clause that forbids this seat to put an explanation right before a certain time, or nothing."""
    # One's own explanation may be put right at any time. Partner's not before the auction is over by the declaring
    # side, and not before play has ended by a defender. Behind a screen partner neither reads nor hears it.
    if seat is explainer or table.phase is Phase.END:
        return ""
    if table.contract is None:
        return "" if table.regulations.screens else "20F5a"
    return "20F5bi" if table.is_defender(seat) else ""


@clause("20F5a", "20F5bi", "75B3")
def corrected_too_early(early: Irregularity, ruling: Ruling) -> None:
    """It must not be shown during the auction that partner was wrong, by a defender not before play has ended."""
    ruling.says(Msg("{seat} put partner’s explanation right too early.", seat=early.seat), early.law)
    ruling.says(Msg("{partner} may not use it.", partner=early.seat.partner), "75A", "16B1")
    ruling.orders(Settled(early.law, early.number, Stage.RULED))


# --- the auction restated on request; who restates it, and who puts an error right ------------------------------------


def asked_for_review(table: Table) -> Seat | None:
    """The player who asked last for a review of the auction, if one did."""
    asked = (i.seat for i in reversed(table.information) if i.source is Source.QUESTION and i.call is None)
    return next(asked, None)


def wrong_restatement(table: Table) -> Irregularity | None:
    """The last error in a review that nobody has put right."""
    wrong = (i for i in reversed(table.irregularities) if i.kind is Kind.WRONG_RESTATEMENT)
    return next((i for i in wrong if i.stage is Stage.COMMITTED), None)


def is_acted_on(table: Table, one: Irregularity) -> bool:
    """True where somebody has called or played since the error."""
    return table.acts != one.after


@clause("20E")
def corrected_at_once(table: Table) -> Table:
    """The table when somebody, whoever he is, has put the error right: if nobody has acted on it, that is all."""
    one = wrong_restatement(table)
    if one is None or is_acted_on(table, one):
        return table
    return carry_out(table, Settled("20E", one.number, Stage.LAPSED, Settlement.CORRECTED))


@clause("20E")
def restated_wrongly(wrong: Irregularity, ruling: Ruling) -> None:
    """All four had to put the error right promptly; damage by one that was not is looked at when play has ended."""
    ruling.says(Msg("{seat} restated the auction wrongly: “{words}”.", seat=wrong.seat, words=wrong.words), "20E")
    ruling.says(Msg("Every player has to put that right at once, dummy and who must pass among them."), "20E")
    if is_acted_on(ruling.table, wrong):
        ruling.says(Msg("Somebody has acted since: no call changes, damage is looked at after play."), "20E", "12C1")
        if ruling.table.phase is not Phase.END:
            ruling.orders(Reserved("20E", Review(ReviewOf.RESTATEMENT, wrong.number)))
    ruling.orders(Settled("20E", wrong.number, Stage.RULED))


@clause("20E", "12C1")
def did_it_damage(wrong: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the other side was damaged by a review that nobody had put right in time."""
    ruling.says(Msg("{seat} restated the auction wrongly: “{words}”.", seat=wrong.seat, words=wrong.words), "20E")
    side = wrong.seat.side.other
    redress("20E", Msg("Were {side} damaged by the wrong review?", side=side), side, ruling, CRITERIA)
    ruling.orders(Reviewed("20E", Review(ReviewOf.RESTATEMENT, wrong.number)))


CRITERIA = (
    Msg("The likely result had the auction been restated as it was."),
    Msg("The side that asked was itself responsible for putting the error right, if it could know of it."),
)


@clause("20D")
def restated_to_partner(one: Irregularity, ruling: Ruling) -> None:
    """Only an opponent restates the calls; how his partner did it a player may not use."""
    partner = one.seat.partner
    ruling.says(Msg("{seat} restated the auction; only an opponent of {who} may.", seat=one.seat, who=partner), "20D")
    ruling.says(Msg("{partner} may not use how it was done.", partner=partner), "16B1")
    ruling.orders(Settled("20D", one.number, Stage.RULED))
