"""The laws that are broken by words and acts other than calls and plays."""

from typing import assert_never

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import DummysWarning, Exposure, Kind, Question
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws import law_42_dummys_rights as law_42
from bridgetable.laws import law_45_cards_of_dummy
from bridgetable.laws import law_46_designation as law_46
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws import law_65_arrangement_of_tricks as law_65
from bridgetable.laws import law_66_inspection_of_tricks as law_66
from bridgetable.laws.common.legal_play import bar_of
from bridgetable.rulings.carry_out import taken_back
from bridgetable.session.breaches import Breach, Breaches
from bridgetable.session.table import actions


def breaches(table: Table, action: actions.TableAction) -> Breaches:
    """The laws that one of these actions would break, in the order in which a director names them."""
    match action:
        case actions.CallFor():
            return of_words(table, action.words)
        case actions.PlaceCard():
            return of_placed(table, action.seat, action.card)
        case actions.IndicateCard():
            return (Breach(Kind.DUMMY_INDICATED, "45F", deliberate=True),)
        case actions.Overstep():
            return (Breach(Kind.DUMMY_OVERSTEPPED, action.limit.value, deliberate=True),)
        case actions.LetDummySee():
            return (Breach(Kind.HAND_SHOWN_TO_DUMMY, "43A3", deliberate=True),)
        case actions.Warn():
            return of_warning(table, action.seat)
        case actions.Ask():
            law = law_61.law_of_asking(table, action.seat, action.hand)
            if law:
                own = action.hand.side is action.seat.side
                how = Question.OF_REVOKE if own else Question.OF_OPPONENTS_REVOKE
                return (Breach(Kind.QUESTION_NOT_ALLOWED, law, deliberate=True, how=how),)
            allowed = law_42.may_ask(table, action.seat, action.hand)
            return () if allowed else (Breach(Kind.DEFENDER_ASKED_BY_DUMMY, "61B2b", deliberate=True),)
        case actions.CorrectExplanation():
            return (Breach(Kind.MISEXPLAINED, "47E2"),)
        case actions.OmitCard():
            return (Breach(Kind.CARD_OMITTED, "67"),)
        case actions.LoseCard():
            missing = "14B" if table.tricks else "14A"
            return (Breach(Kind.CARD_MISSING, missing if action.card in table.hands[action.seat] else "67B3"),)
        case actions.PickUp():
            known = any(lost.card is action.card for lost in table.arrangement.lost)
            return () if known else (Breach(Kind.CARD_MISSING, "67B3"),)
        case actions.QuitCard():
            return (Breach(Kind.WRONG_CARD_QUITTED, "67B3"),)
        case actions.TurnCard():
            whole = law_65.may_be_turned(table, last_trick_of(table, action.seat))
            return () if whole else (Breach(Kind.TURNED_EARLY, "45G", deliberate=True),)
        case actions.PointCard():
            law = law_65.law_of_pointing(table, action.seat, action.trick, won=action.won)
            return (Breach(Kind.POINTED_WRONGLY, law),) if law else ()
        case actions.LookAtTrick():
            allowed = law_66.may_see_trick(table, action.seat, action.trick)
            return () if allowed else (Breach(Kind.TRICK_INSPECTED, "66C", deliberate=True),)
        case actions.LookAtOwnCard():
            allowed = law_66.may_see_own_card(table, action.seat, action.trick)
            return () if allowed else (Breach(Kind.TRICK_INSPECTED, "66C", deliberate=True),)
        case actions.MixCards():
            return (Breach(Kind.CARDS_MIXED, "65D", deliberate=True),)
        case _:
            assert_never(action)


def of_words(table: Table, words: str) -> Breaches:
    """Words that leave room for more than one card are unclear, whatever they are deemed to mean."""
    what = law_46.named(table, words)
    if what.form in law_46.COMPLETE or table.dummy is None:
        return ()
    row = law_46.deemed(table, table.dummy, what).row
    return (Breach(Kind.UNCLEAR_DESIGNATION, row.cite, required=words),)


def of_placed(table: Table, dummy: Seat, card: Card) -> Breaches:
    """A card that dummy puts down unnamed: the next of a run, another than the one just named, or one unasked."""
    run = law_45_cards_of_dummy.next_of_run(table)
    if run:
        return () if card in run else (Breach(Kind.WRONG_DUMMY_CARD, "45D", required=str(run[0])),)
    last, meant = law_45_cards_of_dummy.last_named(table), law_45_cards_of_dummy.named_from(table, dummy)
    if last is None or meant is None or table.phase is not Phase.PLAY:
        return (Breach(Kind.DUMMY_INDICATED, "45F", deliberate=True, how=Exposure.PUT_DOWN),)
    wrong = () if card is meant else (Breach(Kind.WRONG_DUMMY_CARD, "45D", required=str(meant)),)
    bar = bar_of(taken_back(table, dummy, last.card), dummy, card)
    return wrong if bar is None else (*wrong, Breach(Kind.REVOKE, "61A", required=bar.cite, how=bar.requirement))


def of_warning(table: Table, seat: Seat) -> Breaches:
    """Dummy without rights may not warn: before declarer's lead that gives the defenders a choice (43B2a)."""
    if law_42.may_prevent(table, seat):
        return ()
    leads = not table.tricks[-1].cards and table.turn is not None and not table.is_defender(table.turn)
    law, how = ("43B2a", DummysWarning.OF_LEAD) if leads else ("43A1c", DummysWarning.OF_PLAY)
    return (Breach(Kind.WARNED_WITHOUT_RIGHTS, law, deliberate=True, how=how),)


def last_trick_of(table: Table, seat: Seat) -> int:
    """The last trick (1 to 13) to which this hand has played, or 0."""
    return next((n for n in range(len(table.tricks), 0, -1) if table.tricks[n - 1].card_of(seat) is not None), 0)
