"""The consequences of what players say and ask: breaches, the table after it, and the record."""

from typing import assert_never

from bridgetable.game.auction import Made, Standing
from bridgetable.game.calls import Call
from bridgetable.game.conditions import Agreement, Queried
from bridgetable.game.irregularities import Irregularity, Kind, Question, Stage
from bridgetable.game.meanings import understood
from bridgetable.game.screens import is_behind_screen, tray_lies_with
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws import law_16_from_partner, law_23_meanings, law_47_misinformation
from bridgetable.laws import law_20_review_and_explanation as law_20
from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws import law_73_communication as law_73
from bridgetable.laws.common.calls import GONE
from bridgetable.session.breaches import Breach, Breaches, must, with_record
from bridgetable.session.talk import actions


def breaches(table: Table, action: actions.TalkAction) -> Breaches:
    """The laws that one of these actions breaks by itself; what it lets partner know is no breach yet."""
    match action:
        case actions.AskAbout() if action.of_partner:
            return (Breach(Kind.QUESTION_NOT_ALLOWED, law_20.law_of_asking_partner(table), how=Question.OF_PARTNER),)
        case actions.AskAbout():
            law = law_20.law_of_asking(table, action.seat, action.call)
            return (Breach(Kind.QUESTION_NOT_ALLOWED, law),) if law else ()
        case actions.Restate():
            return of_restatement(table, action)
        case actions.AskToChange():
            known = any(is_own_irregular_call(i, action, table) for i in table.irregularities)
            how = Question.TOOK_BACK if action.taken_back else None
            return () if known else (Breach(Kind.CHANGE_ASKED, "25", how=how),)
        case actions.Explain():
            return of_explanation(table, action)
        case actions.OmitAlert():
            return (Breach(Kind.MISINFORMATION, "21"),) if law_40.are_calls_explained_unasked(table) else ()
        case actions.Correct():
            return of_correction(table, action)
        case actions.Consult():
            law, theirs = law_of_aid(table, action), action.aid is actions.Aid.OPPONENTS_CARD
            kind = law_40.kind_of_look(table, action.seat) if theirs else Kind.AID_CONSULTED
            return (Breach(kind, law),) if law else ()
        case actions.UseUnderstanding():
            return (Breach(Kind.UNDERSTANDING, law_40.BY_DOUBT[action.doubt][0]),)
        case (
            actions.Hesitate()
            | actions.Hurry()
            | actions.Gesture()
            | actions.Remark()
            | actions.Alert()
            | actions.ShowStop()
            | actions.PassTray()
            | actions.OpenScreen()
            | actions.TellMeaning()
            | actions.ReserveRights()
            | actions.AskCall()
            | actions.CorrectRestatement()
        ):
            return ()
        case _:
            assert_never(action)


def is_own_irregular_call(one: Irregularity, action: actions.AskToChange, table: Table) -> bool:
    """True where a player takes back an irregular call that nobody has mentioned, and so draws attention to it."""
    own = [at for at, m in enumerate(table.auction.made) if m.seat is action.seat and m.standing not in GONE]
    last = own[-1] if own else -2
    return action.taken_back and one.stage is Stage.COMMITTED and one.kind.record.is_call and one.place == last


def of_restatement(table: Table, action: actions.Restate) -> Breaches:
    """Only an opponent of the player who asked restates the auction (20D), and as it was (20E)."""
    to_partner = law_20.asked_for_review(table) is action.seat.partner
    own = (Breach(Kind.RESTATED_TO_PARTNER, "20D"),) if to_partner else ()
    return (*own, Breach(Kind.WRONG_RESTATEMENT, "20E")) if action.words else own


def of_explanation(table: Table, action: actions.Explain) -> Breaches:
    """A call is explained by its maker's partner, behind a screen by either to his screenmate, and as it is agreed."""
    caller = law_20.caller_of(table, action.seat, action.call)
    # Whose partner cannot recall what his call means tells it himself, when the director has sent partner away.
    is_own = caller is action.seat and not table.regulations.screens and not action.partner_away
    own = (Breach(Kind.EXPLAINED_OWN_CALL, "20F1"),) if is_own else ()
    wrong = caller is not None and differs(law_23_meanings.said_to_mean(table, caller, action.call), action.words)
    return (*own, Breach(Kind.MISINFORMATION, "21")) if wrong else own


def differs(agreed: str, explained: str) -> bool:
    """True where an explanation differs from the agreed meaning, where that is known."""
    first, second = understood(agreed), understood(explained)
    if not agreed or first is None or second is None:
        return bool(agreed) and agreed.strip().lower() != explained.strip().lower()
    return (first.hands, first.purpose) != (second.hands, second.purpose)


def of_correction(table: Table, action: actions.Correct) -> Breaches:
    """Partner's explanation may be put right only when the time has come; the explanation was wrong in any case."""
    law = law_20.law_of_correcting(table, action.seat, explainer_of(table, action))
    early = (Breach(Kind.CORRECTED_TOO_EARLY, law),) if law else ()
    known = any(is_misinformation(i, action) or is_on_record(table, i, action) for i in table.irregularities)
    wrong = early if known else (*early, Breach(Kind.MISINFORMATION, "21"))
    in_play = table.phase is not Phase.END and table.contract is not None
    played = in_play and law_47_misinformation.last_card(table, action.seat) is not None
    return (*wrong, Breach(Kind.MISEXPLAINED, "47E2")) if played else wrong


def is_misinformation(one: Irregularity, action: actions.Correct) -> bool:
    """True where an irregularity is the mistaken explanation that is now put right."""
    same = one.call == action.call and one.seat.side is action.seat.side
    return one.kind is Kind.MISINFORMATION and same and one.stage is Stage.COMMITTED


def is_on_record(table: Table, one: Irregularity, action: actions.Correct) -> bool:
    """True where a mistaken explanation has been noticed already, or ruled on, and has only now been put right."""
    same = one.kind is Kind.MISINFORMATION and one.call == action.call and one.seat.side is action.seat.side
    given = (i.words for i in table.information[::-1] if i.source is Source.EXPLANATION and i.call == action.call)
    return same and (one.stage is Stage.NOTICED or (one.stage is Stage.RULED and one.words == next(given, "")))


def explainer_of(table: Table, action: actions.Correct) -> Seat:
    """The player of this side who explained the call; the caller's partner where that is not on record."""
    for known in reversed(table.information):
        is_explanation = known.source is Source.EXPLANATION and known.call == action.call
        if is_explanation and known.seat.side is action.seat.side:
            return known.seat
    caller = law_20.caller_of(table, action.seat, action.call)
    return action.seat if caller is None else caller.partner


def law_of_aid(table: Table, action: actions.Consult) -> str:
    """The clause that a look at an aid breaks now, or nothing."""
    match action.aid:
        case actions.Aid.OWN_CARD:
            return law_40.law_of_own_card(table, action.seat)
        case actions.Aid.OPPONENTS_CARD:
            return law_40.law_of_opponents_card(table, action.seat)
        case actions.Aid.NOTES | actions.Aid.LAW_BOOK | actions.Aid.SCORECARD | actions.Aid.BIDDING_CARDS:
            return law_40.law_of_other_aids(table)


# --- what it does -----------------------------------------------------------------------------------------------------


def do(table: Table, action: actions.TalkAction) -> Table:
    """The table after one of these actions. Raises ImpossibleAction."""
    possible(table, action)
    wrong = breaches(table, action)
    after = with_what_is_let_known(table, action)
    for breach in wrong:
        after = with_record(after, record(table, action, breach))
    return after


def is_reported(action: object, one: Irregularity, before: int, table: Table) -> bool:
    """True where an irregularity is what the director now hears of; `before` is how many there were until then."""
    if isinstance(action, actions.AskToChange) and is_own_irregular_call(one, action, table):
        return True
    if isinstance(action, actions.CorrectRestatement):
        return one.kind is Kind.WRONG_RESTATEMENT and one.stage is Stage.COMMITTED
    return one.number > before or (isinstance(action, actions.Correct) and is_misinformation(one, action))


def with_what_is_let_known(table: Table, action: actions.TalkAction) -> Table:
    """The table with what the action lets others know."""
    seat = action.seat
    match action:
        case actions.Hesitate():
            return law_73.let_slip(table, seat, Source.HESITATION)
        case actions.Hurry():
            return law_73.let_slip(table, seat, Source.HASTE)
        case actions.Gesture():
            return law_73.let_slip(table, seat, Source.MANNER, action.words)
        case actions.Remark():
            return law_73.let_slip(table, seat, Source.REMARK, action.words)
        case actions.AskAbout() if action.call is None and law_20.may_read_auction(table, seat):
            return table
        case actions.AskAbout():
            return law_73.let_slip(table, seat, Source.QUESTION, call=action.call)
        case actions.Explain():
            away = action.partner_away
            return law_73.let_slip(table, seat, Source.EXPLANATION, action.words, action.call, partner_away=away)
        case actions.Correct():
            return law_73.let_slip(table, seat, Source.EXPLANATION, action.words, action.call)
        case actions.Alert():
            return law_73.let_slip(alerted(table, seat), seat, Source.ALERT, call=last_call(table, seat))
        case actions.PassTray():
            return evolve(table, trays=(*table.trays, (seat, len(table.auction.made))))
        case actions.OpenScreen():
            return evolve(table, screen_opened=(seat, len(table.irregularities)))
        case actions.ShowStop():
            return evolve(table, stops=(*table.stops, (seat, len(table.auction.made))))
        case actions.OmitAlert() if not law_40.are_calls_explained_unasked(table):
            return table
        case actions.OmitAlert():
            return law_73.let_slip(table, seat, Source.NO_ALERT, call=last_call(table, seat))
        case actions.TellMeaning():
            return meaning_told(table, action)
        case actions.ReserveRights():
            known = law_16_from_partner.last_given(table, seat)
            return table if known is None else law_16_from_partner.mentioned(table, known)
        case actions.CorrectRestatement():
            return law_20.corrected_at_once(table)
        case (
            actions.Restate()
            | actions.AskCall()
            | actions.AskToChange()
            | actions.Consult()
            | actions.UseUnderstanding()
        ):
            return table
        case _:
            assert_never(action)


def last_place(table: Table, seat: Seat) -> int | None:
    """The place in the record of the call that a player alerts: his partner's last, or behind a screen his own."""
    own = last_own_place(table, seat)
    if own is not None and is_behind_screen(table, own):
        return own
    places = [at for at, m in enumerate(table.auction.made) if m.seat is seat.partner]
    return places[-1] if places else None


def last_own_place(table: Table, seat: Seat) -> int | None:
    """The place in the record of this player's last call that counts."""
    places = [at for at, m in enumerate(table.auction.made) if m.seat is seat and m.stands]
    return places[-1] if places else None


def last_call(table: Table, seat: Seat) -> Call | None:
    """The call that a player alerts."""
    place = last_place(table, seat)
    return None if place is None else table.auction.made[place].call


def alerted(table: Table, seat: Seat) -> Table:
    """The table when partner's last call has been alerted."""
    place = last_place(table, seat)
    return table if place is None else with_call_at(table, place, evolve(table.auction.made[place], alerted="alert"))


def with_call_at(table: Table, place: int, made: Made) -> Table:
    """The table with the call at this place of the auction replaced."""
    before, after = table.auction.made[:place], table.auction.made[place + 1 :]
    return evolve(table, auction=evolve(table.auction, made=(*before, made, *after)))


def meaning_told(table: Table, action: actions.TellMeaning) -> Table:
    """The table when a call has been given its meaning; an earlier meaning of a call still lying there is replaced."""
    seat, call, words = action.seat, action.call, action.words
    if action.as_opening:
        return evolve(table, agreements=(*table.agreements, Agreement(seat, call, words, as_opening=True)))
    after = with_agreement(table, seat, call, words)
    last = next((m for m in reversed(table.auction.made) if m.seat is seat and m.call == call), None)
    gone = last is None or last.standing in {Standing.WITHDRAWN, Standing.CANCELLED}
    return after if gone else with_meaning(after, seat, call, words)


def with_agreement(table: Table, seat: Seat, call: Call, words: str) -> Table:
    """The table when it has been told what a call by this player means; one made without a meaning is given it."""
    table = evolve(table, agreements=(*table.agreements, Agreement(seat, call, words)))
    is_known = any(m.seat is seat and m.call == call and m.meaning for m in table.auction.made)
    return table if is_known else with_meaning(table, seat, call, words)


def with_meaning(table: Table, seat: Seat, call: Call, words: str) -> Table:
    """The table with a meaning for this player's last such call, if he has made one."""
    places = [at for at, m in enumerate(table.auction.made) if m.seat is seat and m.call == call]
    return with_call_at(table, places[-1], evolve(table.auction.made[places[-1]], meaning=words)) if places else table


def record(table: Table, action: actions.TalkAction, breach: Breach) -> Irregularity:
    """The irregularity recorded for a breach; a mistaken explanation for its giver, when he gave it."""
    one = Irregularity(0, breach.kind, action.seat, breach.law, len(table.tricks), after=table.acts)
    match action:
        case actions.Correct() if breach.kind is Kind.MISINFORMATION:
            return corrected(table, action, one)
        case actions.Correct() if breach.kind is Kind.MISEXPLAINED:
            last = law_47_misinformation.last_card(table, action.seat)
            return evolve(one, cards=() if last is None else (last[1],))
        case actions.Explain() | actions.Correct():
            return evolve(one, call=action.call, words=action.words)
        case actions.AskAbout():
            return evolve(one, call=action.call, how=breach.how)
        case actions.Restate():
            return evolve(one, words=action.words)
        case actions.AskToChange():
            place = last_own_place(table, action.seat)
            return (
                one if place is None else evolve(one, call=table.auction.made[place].call, place=place, how=breach.how)
            )
        case actions.UseUnderstanding():
            return evolve(one, call=action.call, words=action.words, required=action.doubt.value)
        case actions.OmitAlert():
            place = last_place(table, action.seat)
            return evolve(one, call=last_call(table, action.seat), after=0 if place is None else place + 1)
        case actions.Consult():
            return evolve(one, words=action.aid.value)
        case _:
            return one


def corrected(table: Table, action: actions.Correct, one: Irregularity) -> Irregularity:
    """The irregularity of a mistaken explanation, dated back to when it was given, or of a missing alert."""
    giver = explainer_of(table, action)
    for known in table.information:
        if known.source is Source.EXPLANATION and (known.seat, known.call) == (giver, action.call):
            wrong = evolve(one, seat=giver, call=action.call, words=known.words, required=action.words)
            return evolve(wrong, after=known.after)
    places = [at for at, m in enumerate(table.auction.made, 1) if m.seat is giver.partner and m.call == action.call]
    return evolve(one, seat=giver, call=action.call, required=action.words, after=places[-1] if places else 0)


# --- what is possible -------------------------------------------------------------------------------------------------


def possible(table: Table, action: actions.TalkAction) -> None:
    """Check that the action can be done at this table. Raises ImpossibleAction."""
    match action:
        case actions.AskAbout() if action.of_partner:
            own = any(m.call == action.call and m.seat is action.seat.partner for m in table.auction.made)
            must(tr("{partner} has not called {call}", partner=action.seat.partner, call=action.call), holds=own)
        case actions.AskCall():
            must(tr("nobody has called"), holds=bool(table.auction.made))
        case actions.Restate():
            asks = law_20.asked_for_review(table)
            must(tr("nobody has asked for a review"), holds=asks is not None and asks is not action.seat)
        case actions.CorrectRestatement():
            must(tr("no review of the auction was wrong"), holds=law_20.wrong_restatement(table) is not None)
        case actions.AskToChange():
            lies = any(m.seat is action.seat and m.standing not in GONE for m in table.auction.made)
            called = lies if action.taken_back else last_own_place(table, action.seat) is not None
            must(tr("{seat} has not called", seat=action.seat), holds=called)
            must(tr("play has begun"), holds=not table.tricks and not table.cancelled)
        case actions.AskAbout():
            theirs = any(m.call == action.call and m.seat.side is not action.seat.side for m in table.auction.made)
            must(
                tr("no opponent of {seat} has called {call}", seat=action.seat, call=action.call),
                holds=action.call is None or theirs,
            )
        case actions.Explain() | actions.Correct():
            mine = law_20.caller_of(table, action.seat, action.call) is not None
            must(tr("neither {seat} nor partner has called {call}", seat=action.seat, call=action.call), holds=mine)
        case actions.UseUnderstanding():
            caller = law_20.caller_of(table, action.seat, action.call)
            made = caller is action.seat or (caller is not None and action.doubt is Queried.WITHHELD)
            must(tr("{seat} has not called {call}", seat=action.seat, call=action.call), holds=made)
        case actions.PassTray():
            must(tr("there is no screen at this table"), holds=table.regulations.screens)
            must(tr("the auction is over"), holds=table.phase is Phase.AUCTION)
            mine = tray_lies_with(table, action.seat)
            must(tr("the tray does not lie before {seat}", seat=action.seat), holds=mine)
        case actions.OpenScreen():
            must(tr("there is no screen at this table"), holds=table.regulations.screens)
            over = table.phase in {Phase.CLARIFICATION, Phase.PLAY} and table.screen_opened is None
            must(tr("the screen is closed until the auction is over, and is opened once"), holds=over)
        case actions.ShowStop():
            must(tr("the auction is over"), holds=table.phase is Phase.AUCTION)
        case actions.Alert() | actions.OmitAlert():
            must(
                tr("{partner} has not called", partner=action.seat.partner),
                holds=last_place(table, action.seat) is not None,
            )
            must(tr("play has ended"), holds=table.phase is not Phase.END)
        case actions.Hesitate() | actions.Hurry():
            must(tr("play has ended"), holds=table.phase is not Phase.END)
        case actions.ReserveRights():
            words = tr(
                "no opponent of {seat} has let his partner know anything that nobody has pointed out yet",
                seat=action.seat,
            )
            must(words, holds=law_16_from_partner.last_given(table, action.seat) is not None)
        case actions.Gesture() | actions.Remark() | actions.TellMeaning() | actions.Consult():
            return
        case _:
            assert_never(action)
