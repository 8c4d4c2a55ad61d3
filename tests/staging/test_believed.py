"""What people do in a staged case has its reason in the cards and in what has happened."""

from collections.abc import Iterator

import pytest

from bridgetable.formats.staged import StagedJournal, staged_journal
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Strain
from bridgetable.game.cards import Rank, Suit, of_suit
from bridgetable.game.irregularities import Kind, Spectating
from bridgetable.game.statements.grammar import statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.table import Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.act import act
from bridgetable.session.adjust.actions import ApplyForScore, AwardScore
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.cards.actions import DropCard
from bridgetable.session.claims.actions import Claim, ClaimTrick, Concede, Curtail
from bridgetable.session.conduct.actions import Spectate
from bridgetable.session.director.actions import Notice
from bridgetable.session.talk.actions import AskAbout, Correct, Explain, Hesitate, OmitAlert, Restate
from bridgetable.staging.bidding import sensible_call
from bridgetable.staging.calls import would_double
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.claiming import MOST_LEFT, can_ruff, counted, losers
from bridgetable.staging.meanings import fits, is_announced, is_artificial, meaning_of
from bridgetable.staging.occasions import Occasion
from bridgetable.staging.play import is_master
from bridgetable.staging.sequels import changed_at_once
from bridgetable.staging.shapes import beside, shape_of
from bridgetable.staging.spectating import said_in_the_play
from bridgetable.staging.talk import wrong_explanations
from bridgetable.staging.wanted import wanted_of_law
from tests.staging.test_sensible import call_of, plays, table_after

SEEDS = range(500, 506)


def cases(subject: Subject, level: Level = Level.EASY) -> Iterator[StagedJournal]:
    return (staged_journal(Wanted((subject,), "", level), seed) for seed in SEEDS)


def done(case: StagedJournal, kind: type) -> Iterator[tuple[Table, object]]:
    """Each act of a sort in a case, with the table before it."""
    sitting = evolve(case.journal, entries=()).start
    for action in case.case.done:
        if isinstance(action, kind):
            yield sitting.table, action
        sitting = act(sitting, action)


def test_an_alert_is_missing_where_the_bid_was_artificial() -> None:
    for case in cases(Kind.MISINFORMATION):
        [(table, _)] = done(case, OmitAlert)
        last = table.auction.made[-1]
        assert is_artificial(table, last.seat, last.call)


def test_a_bid_too_low_was_enough_before_the_last_bid_and_is_what_the_player_would_bid() -> None:
    for case in cases(Kind.INSUFFICIENT_BID):
        table, one = [*done(case, MakeCall)][-1]
        assert isinstance(one, MakeCall)
        assert isinstance(one.call, Bid)
        bids = [n for n, m in enumerate(table.auction.made) if isinstance(m.call, Bid)]
        before = table.auction.before(bids[-1])
        assert before.reached.admits(one.seat, one.call)
        meant = (sensible_call(evolve(table, auction=before), one.seat), sensible_call(table, one.seat))
        assert one.call.strain in {m.strain for m in meant if isinstance(m, Bid)}


def test_a_slip_is_a_bid_beside_the_one_that_was_meant() -> None:
    for case in cases(Kind.CHANGE_OF_CALL):
        [(table, one)] = done(case, ChangeCall)
        assert isinstance(one, ChangeCall)
        place = max(n for n, m in enumerate(table.auction.made) if m.seat is one.seat)
        assert table.auction.made[place].call in beside(one.call)
        before = evolve(table, auction=table.auction.before(place))
        assert one.call == sensible_call(before, one.seat)


@pytest.mark.parametrize("kind", [Kind.BARRED_CALL, Kind.CALL_NOT_REPEATED])
def test_who_is_bound_calls_as_if_he_were_not_or_passes(kind: Kind) -> None:
    for case in cases(kind):
        table, one = [*done(case, MakeCall)][-1]
        assert isinstance(one, MakeCall)
        own = [m.call.strain for m in table.auction.made if m.seat is one.seat and isinstance(m.call, Bid)]
        likely = one.call == PASS or (isinstance(one.call, Bid) and one.call.strain in own)
        assert one.call == sensible_call(table, one.seat) or (kind is Kind.CALL_NOT_REPEATED and likely)


def test_a_barred_call_is_changed_to_a_pass_and_not_from_one() -> None:
    for case in cases(Occasion.BARRED_CALL_CHANGED):
        table, one = [*done(case, ChangeCall)][-1]
        assert isinstance(one, ChangeCall)
        assert PASS == one.call != table.auction.made[-1].call


def test_an_explanation_is_put_right_after_it_has_been_given() -> None:
    for case in cases(Kind.CORRECTED_TOO_EARLY):
        [(_, told)], [(table, one)] = done(case, Explain), done(case, Correct)
        assert isinstance(told, Explain)
        assert isinstance(one, Correct)
        assert told.call == one.call
        assert told.seat is one.seat.partner
        assert told.words != one.words == meaning_of(table, one.seat, one.call)


def test_an_opponent_on_turn_asks_before_an_explanation_that_nobody_announces() -> None:
    asked = []
    for seed in range(500, 540):
        case = staged_journal(Wanted((Occasion.EXPLAINED_WRONGLY,)), seed)
        acts = case.case.done
        [(table, told)] = done(case, Explain)
        assert isinstance(told, Explain)
        asks = acts[acts.index(told) - 1]
        asked.append(isinstance(asks, AskAbout))
        if isinstance(asks, AskAbout):
            assert (told.call, table.turn, told.seat.side.other) == (asks.call, asks.seat, asks.seat.side)
        else:
            assert is_announced(table, told.seat.partner, told.call)
    assert {True, False} == set(asked)


def test_who_bids_eight_has_a_long_suit_and_a_grand_slam_of_the_opponents_to_bid_over() -> None:
    for case in cases(Kind.BID_OVER_SEVEN):
        table, one = [*done(case, MakeCall)][-1]
        assert isinstance(one, MakeCall)
        assert isinstance(one.call, Bid)
        last = table.auction.reached.bid
        assert last is not None
        assert isinstance(last.call, Bid)
        assert (8, 7, last.seat.side.other) == (one.call.level, last.call.level, one.seat.side)
        assert one.call.strain is not last.call.strain
        assert len(of_suit(table.hands[one.seat], Suit(one.call.strain.value))) > 4


def test_an_opponent_of_who_asked_takes_a_bid_for_one_beside_it() -> None:
    for case in cases(Kind.WRONG_RESTATEMENT):
        [(table, one)] = done(case, Restate)
        assert isinstance(one, Restate)
        bids = [m for m in table.auction.made if isinstance(m.call, Bid)]
        assert one.words in {f"{m.seat} has bid {c}" for m in bids for c in beside(m.call)}
        assert one.seat not in {m.seat for m in bids if one.words.startswith(str(m.seat))}


def test_dummy_draws_attention_to_something_that_went_wrong() -> None:
    for case in cases(Kind.ATTENTION_BY_DUMMY):
        [(table, one), *_] = done(case, Notice)
        assert isinstance(one, Notice)
        assert one.seat is table.dummy
        assert table.irregularities


def test_a_score_is_applied_for_by_a_side_that_was_told_wrongly_or_saw_a_hesitation_used() -> None:
    for case in cases(Occasion.SCORE_APPLIED_FOR):
        [(table, one)] = done(case, ApplyForScore)
        assert isinstance(one, ApplyForScore)
        known = next(i for i in table.information if i.source in {Source.EXPLANATION, Source.HESITATION})
        assert one.seat.side is known.seat.side.other
        assert (table.score_for(one.seat.side) or 0) < 0
        dealt = evolve(case.journal, entries=()).start.table.hands
        assert known.call is None or not fits(dealt[known.seat.partner], known.words)


def test_nobody_gives_up_a_board_or_looks_on_where_play_is_nearly_over() -> None:
    given_up = [acted for case in cases(Occasion.SCORE_GIVEN) for acted in done(case, AwardScore)]
    watched = [acted for case in cases(Kind.SPECTATOR) for acted in done(case, Spectate)]
    silent = {Spectating.TESTIFIES, Spectating.POINTS_OUT}
    assert given_up
    for table, one in [*given_up, *watched]:
        assert table.tricks_left > MOST_LEFT or (isinstance(one, Spectate) and one.what in silent)


def test_who_must_repeat_his_call_bids_more_of_a_long_suit_alone() -> None:
    for case in cases(Kind.CALL_NOT_REPEATED):
        table, one = [*done(case, MakeCall)][-1]
        assert isinstance(one, MakeCall)
        long = isinstance(one.call, Bid) and len(of_suit(table.hands[one.seat], Suit(one.call.strain.value))) > 5
        assert long or one.call in {PASS, sensible_call(table, one.seat)}


def test_who_doubles_partner_has_no_long_suit_to_bid() -> None:
    for case in cases(Kind.INADMISSIBLE_DOUBLE):
        for table, one in done(case, MakeCall):
            if isinstance(one, MakeCall) and one.call == DOUBLE:
                last = table.auction.reached.bid
                assert last is not None
                assert isinstance(last.call, Bid)
                assert would_double(table, one.seat, last.call)


def test_a_spectator_speaks_of_what_has_happened() -> None:
    said = [acted for case in cases(Kind.SPECTATOR) for acted in done(case, Spectate)]
    for table, one in said:
        assert isinstance(one, Spectate)
        if one.what is Spectating.TESTIFIES:
            assert any(i.source is Source.HESITATION for i in table.information)
        if one.what is Spectating.POINTS_OUT:
            assert any(i.kind is Kind.REVOKE for i in table.irregularities)


CLAIMS = (
    Occasion.CLAIM_CONTESTED,
    Occasion.DEFENDERS_CLAIM_CONTESTED,
    Occasion.AGREEMENT_WITHDRAWN,
    Kind.DUMMY_CLAIMED,
)


@pytest.mark.parametrize("subject", [*CLAIMS, Kind.PLAY_AFTER_CLAIM], ids=lambda s: s.name)
def test_a_claim_says_what_the_cards_can_do_but_for_one_small_card_overlooked(subject: Subject) -> None:
    for case in cases(subject):
        [(table, one)] = done(case, Claim)
        assert isinstance(one, Claim)
        assert table.contract is not None
        speaker = Speaker(table.contract.strain.suit, one.seat, is_declarer=not table.is_defender(one.seat))
        assert () == statement(one.statement, speaker).unread
        player = table.player_of(one.seat)
        count = counted(table, player)
        assert count is not None
        assert table.turn is not None
        assert 1 <= one.tricks <= count.most or losers(table, table.turn, player).is_overlooked
        assert one.tricks == count.left or "losing" in one.statement
        if subject in {Occasion.CLAIM_CONTESTED, Occasion.DEFENDERS_CLAIM_CONTESTED}:
            assert one.tricks > count.fewest


def test_trumps_are_drawn_only_where_some_are_out() -> None:
    drawn = 0
    for seed in range(40):
        for table, one in done(staged_journal(Wanted((Occasion.CLAIM_CONTESTED,)), seed), Claim):
            if isinstance(one, Claim) and one.statement == "drawing trumps":
                assert table.contract is not None
                trump = table.contract.strain
                assert trump is not Strain.NT
                assert any(of_suit(table.hands[s], trump.suit) for s in (one.seat.lho, one.seat.rho) if trump.suit)
                drawn += 1
    assert drawn


def test_who_concedes_has_overlooked_a_trick_that_he_cannot_lose() -> None:
    for case in cases(Occasion.CONCESSION_WITHDRAWN):
        [(table, one)] = done(case, Concede)
        assert isinstance(one, Concede)
        count = counted(table, one.seat)
        assert count is not None
        assert count.left - one.tricks == count.fewest - 1


def test_a_call_that_a_player_must_choose_is_one_that_he_would_make() -> None:
    for seed in SEEDS:
        case = staged_journal(wanted_of_law("37", Level.EASY), seed)
        ways = [a.answer.key for a in case.case.done if hasattr(a, "answer") and a.answer.cite == "36B2"]
        assert all(key == "Pass" or int(key[0]) < 5 for key in ways)


def test_of_several_subjects_each_has_its_share_though_one_is_rare() -> None:
    names = [staged_journal(wanted_of_law("21", Level.EASY), seed).case.subjects[0] for seed in range(12)]
    assert 3 <= names.count(Kind.MISINFORMATION) <= 9


def test_who_suggests_to_stop_says_nothing_that_must_be_asked_about() -> None:
    for case in cases(Occasion.CLAIM_WITHOUT_NUMBER):
        [(table, one)] = done(case, Curtail)
        assert isinstance(one, Curtail)
        count = counted(table, one.seat)
        assert "" == one.statement
        assert count is not None
        assert count.is_clear


def test_a_double_is_said_to_be_a_slip_after_the_ruling_only_by_who_would_have_made_the_other_call() -> None:
    doubles = 0
    for case in cases(Occasion.SLIP_AFTER_RULING):
        _, changed = [*done(case, ChangeCall)][-1]
        assert isinstance(changed, ChangeCall)
        made = [(t, one) for t, one in done(case, MakeCall) if isinstance(one, MakeCall) and one.seat is changed.seat]
        for table, one in made:
            if one.call in {DOUBLE, REDOUBLE} and one.call in beside(changed.call):
                doubles += 1
                assert changed.call == sensible_call(table, one.seat)
    assert doubles


def test_agreement_is_withdrawn_to_a_claim_that_could_have_gone_wrong() -> None:
    for case in cases(Occasion.AGREEMENT_WITHDRAWN):
        [(table, one)] = done(case, Claim)
        assert isinstance(one, Claim)
        count = counted(table, one.seat)
        assert count is not None
        assert one.tricks > count.fewest


def test_a_queen_may_be_overlooked_where_no_smaller_card_is() -> None:
    # On none of the deals tried is a smaller card alone out against a claim.
    [(table, one)] = done(staged_journal(Wanted((Occasion.AGREEMENT_WITHDRAWN,)), 84), Claim)
    assert isinstance(one, Claim)
    assert table.turn is not None
    assert [Rank.QUEEN] == [c.rank for c in losers(table, table.turn, one.seat).beaten_by]


def test_a_fouled_board_is_compared_with_another_table_a_field_or_what_nobody_has_told() -> None:
    told = [staged_journal(Wanted((Occasion.BOARD_FOULED,)), seed).case.sitting for seed in range(500, 530)]
    forms = {("field" if c.field else "IMPs" if c.is_in_imps else "") for c in (s.table.contest for s in told)}
    assert {"field", "IMPs", ""} == forms


def test_nobody_calls_a_trick_his_that_the_next_hand_can_ruff() -> None:
    for case in cases(Kind.WORD_ON_TRICK):
        [(table, one)] = done(case, ClaimTrick)
        assert isinstance(one, ClaimTrick)
        assert not can_ruff(table, {p.seat for p in table.tricks[-1].cards} | {one.seat})


@pytest.mark.parametrize("subject", [Kind.CARD_EXPOSED, Kind.ATTENTION_BY_DUMMY], ids=lambda k: k.name)
def test_nobody_drops_his_last_card(subject: Subject) -> None:
    for case in cases(subject):
        for table, one in done(case, DropCard):
            assert isinstance(one, DropCard)
            assert len(table.hands[one.seat]) > 1


def test_who_hesitates_in_the_play_has_a_choice() -> None:
    for seed in range(500, 530):
        for table, one in done(staged_journal(Wanted((Kind.SPECTATOR,)), seed), Hesitate):
            assert isinstance(one, Hesitate)
            assert table.phase is not Phase.PLAY or len(legal_cards(table, table.turn or one.seat)) > 1


def test_a_bid_is_explained_at_the_turn_of_an_opponent_who_could_ask() -> None:
    for case in cases(Occasion.EXPLAINED_WRONGLY):
        for table, one in done(case, Explain):
            assert isinstance(one, Explain)
            assert table.turn not in one.seat.side.seats


def test_nobody_agrees_to_a_concession_of_partners_with_a_sure_winner_in_his_hand() -> None:
    for case in (staged_journal(wanted_of_law("71", Level.EASY), seed) for seed in (5100, 5103, 5109, 5111)):
        [(table, one)] = done(case, Concede)
        assert isinstance(one, Concede)
        if one.seat is not table.declarer and one.tricks == table.tricks_left:
            assert [] == [card for card in table.hands[one.seat.partner] if is_master(table, card)]


def explained(table: Table) -> list[str]:
    """The wrong explanations that somebody may give now."""
    return [a.words for a in wrong_explanations(table, lambda _: 0) if isinstance(a, Explain)]


def test_who_takes_an_opening_for_a_strong_one_has_no_slam_in_sight_and_waits_with_a_weak_hand() -> None:
    north, weak, strong, west = "J98.AKJ7.82.AT32 T54.5.A973.Q7654 KQ76.QT843.K6.K9 A32.962.QJT54.J8".split()
    hands = [f"N:{north} {east} {south} {west}" for east, south in ((weak, strong), (strong, weak))]
    assert [[], ["16 or more, any"]] == [explained(table_after("N calls 1C", hands=one)) for one in hands]
    told = ("N calls 1C", 'S explains 1C: "16 or more, any"', "E calls Pass")
    assert "1D" == call_of(*told, hands=hands[1])


def test_who_takes_a_transfer_for_a_suit_passes_and_who_has_answered_it_does_not_take_it_for_one() -> None:
    hands = "N:QJ2.KJT.KJ43.KQ7 AK8.876.Q92.8532 T7653.52.A85.T96 94.AQ943.T76.AJ4"
    asked = ("N calls 1NT", "E calls Pass", "S calls 2H")
    assert "0-7, 5+ hearts" in explained(table_after(*asked, hands=hands))
    assert "0-7, 5+ hearts" not in explained(table_after(*asked, "W calls Pass", "N calls 2S", hands=hands))
    told = (*asked, 'N explains 2H: "0-7, 5+ hearts"', "W calls Pass")
    assert "2S" == call_of(*asked, "W calls Pass", hands=hands)
    assert "Pass" == call_of(*told, hands=hands)
    assert "2S" == call_of(
        *asked, 'N explains 2H: "0-7, 5+ hearts"', 'N corrects 2H: "5+ spades"', "W calls Pass", hands=hands
    )


def test_nobody_takes_a_bid_for_a_suit_of_which_he_sees_too_many_cards() -> None:
    hands = "N:74.AQ876.T.AJT63 J2.4.KJ843.K8542 AKT3.KT953.Q97.7 Q9865.J2.A652.Q9"
    calls = ("W calls Pass", "N calls Pass", "E calls Pass", "S calls 1H", "W calls 1S", "N calls 2S")
    assert [] == explained(table_after(*calls, hands=hands, board=4))


def test_nobody_applies_for_a_score_where_the_others_have_missed_a_game() -> None:
    for seed in range(500, 520):
        for table, one in done(staged_journal(Wanted((Occasion.SCORE_APPLIED_FOR,)), seed), ApplyForScore):
            assert isinstance(one, ApplyForScore)
            assert table.contract is not None
            points = sum(shape_of(table.board.deal[s]).points for s in one.seat.side.other.seats)
            assert points < 25 or table.contract.bid.level > 2


def test_a_spectator_misses_trumps_only_where_declarer_could_have_drawn_some() -> None:
    hands = "N:K7532.654.K654.A QT984.3.AQ2.KQJ9 J6.AKJT98.73.852 A.Q72.JT98.T7643"
    calls = [f"{seat} calls {call}" for seat, call in zip("SWNESWN", "2H P P 2S P P P".split(), strict=True)]
    tricks = plays("S HA H2 H4 H3", "S HK H7 H5 S4", "E DA D3 D8 D4", "E SQ S6 SA S2", "W CT")
    missed = [
        any("trumps" in one.words for one in said_in_the_play(table, lambda _: 0))
        for table in (table_after(*calls, *tricks[:n], hands=hands, board=3) for n in (4, 12, 17))
    ]
    assert [False, True, False] == missed


def test_who_bid_game_does_not_pass_a_bid_too_low_that_was_accepted() -> None:
    hands = "N:KQ4.T97.AK4.7543 AJ983.KJ85.9.T82 T72.A642.62.AKJ6 65.Q3.QJT8753.Q9"
    calls = ("E calls Pass", "S calls 1C", "W calls Pass", "N calls 3NT", "E calls 1S", "S calls Pass", "W calls Pass")
    assert "3NT" == call_of(*calls, hands=hands, board=2)


def test_who_could_open_does_not_pass_instead_of_a_bid_too_low_where_partner_has_opened() -> None:
    west, weak = "AKT65.KJ95.62.K6", "J98.83.K8754.J75"
    calls = ("N calls Pass", "E calls 1C", "S calls 1H", "W calls 1H")
    for here, there, passes in ((west, weak, False), (weak, west, True)):
        table = table_after(*calls, hands=f"N:{there} 2.62.AQT3.AQ9842 Q743.AQT74.J9.T3 {here}")
        changes = [a.call for a in changed_at_once(table, lambda _: 0) if isinstance(a, ChangeCall)]
        assert passes == (PASS in changes)


def test_who_has_chosen_another_bid_by_a_ruling_says_no_more_that_the_first_was_a_slip() -> None:
    for case in (staged_journal(wanted_of_law("25", Level.EASY), seed) for seed in (5103, 5104, 5107)):
        table, changed = [*done(case, ChangeCall)][-1]
        assert isinstance(changed, ChangeCall)
        [*_, last] = [made.call for made in table.auction.made if made.seat is changed.seat]
        assert last == table.irregularities[0].call
