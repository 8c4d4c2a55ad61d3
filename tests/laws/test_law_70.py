"""Law 70: the statement, the trump that is out, the lines that are normal, and what the director makes of them."""

import pytest
from attrs import evolve

from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Card, Suit, card
from bridgetable.game.claims import ClaimStage, How, Objection
from bridgetable.game.deals import hand
from bridgetable.game.endings.ending import UNBOUND, Bonds, Claimer, Ending, LeadBond, Manner
from bridgetable.game.play import Trick
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.game.statements.grammar import statement
from bridgetable.game.statements.nouns import Speaker
from bridgetable.game.table import Claimed, Table
from bridgetable.laws.law_70_contested_claim import contested_claim
from bridgetable.laws.law_70_judging import costs
from bridgetable.laws.law_70_lines import (
    Considered,
    Contested,
    bonds_of,
    bonds_words,
    contested_of,
    ending_of,
    guessed_card,
    is_partners_choice,
    lost_to_trump,
    never,
    shown_out,
    wish_words,
    with_trumps_drawn,
    without,
)
from bridgetable.rulings.decisions import Answer
from bridgetable.rulings.ruling import Progress, run_law
from bridgetable.views.claims.claim import claim_view, on_the_line
from bridgetable.views.panel.panel import facts_of
from bridgetable.views.words.prose import say, sees_all
from tests.golden import EDITIONS, golden
from tests.laws.with_claims import claim_of, claimed
from tests.laws.with_leads import keys
from tests.laws.with_penalty_cards import WEST_WINS, sitting


def ending(north: str, east: str, south: str, west: str, trump: str = "", lead: Seat = Seat.S) -> Ending:
    hands = BySeat((hand(north), hand(east), hand(south), hand(west)))
    return Ending(hands, Suit[trump] if trump else None, Trick(lead))


def considered(
    found: Ending, words: str = "", seat: Seat = Seat.S, out: tuple[tuple[Seat, Suit], ...] = ()
) -> Considered:
    hands = (Seat.N, Seat.S) if seat.side is Side.NS else (seat,)
    said = statement(words, Speaker(found.trump, seat, len(hands) > 1))
    return Considered(found, Claimer(seat, hands), shown_out=out).saying(said.steps)


def ruled(found: Considered, tricks: int, words: str, *answers: str) -> Progress:
    """A contested claim of so many tricks in an ending, with its answers."""
    table = claimed("S claims 4", "W doubts", "W notices").table
    claim = Claimed(found.claimer.seat, tricks, words, How.CLAIMED, ClaimStage.CONTESTED, (), (Objection(Seat.W),))
    parts = (a.split(maxsplit=1) for a in answers)
    given = tuple(Answer(cite, key) for cite, key in parts)
    said = statement(words, Speaker(found.ending.trump, found.claimer.seat, len(found.claimer.hands) > 1))
    contested = Contested(claim, found.ending.tricks_left, found, said)
    return run_law(contested_claim, contested, evolve(table, claim=claim), given)


def asked(progress: Progress) -> tuple[str, tuple[str, ...]]:
    assert progress.pending is not None
    return progress.pending.cite, progress.pending.keys


TRUMP_OUT = ending("43.3..2", "T9..5.J", "AK.A.9.", "QJ.K..Q", "D")
FINESSE = ending("AJ.2..", "T..43.", "54.A..", "Q9.K..")


@pytest.mark.parametrize(
    ("words", "card_lost"), [("", "D5"), ("spades from the top, hearts from the top", "D5"), ("draw trumps", None)]
)
def test_a_trump_that_could_win_a_trick_is_found_unless_it_is_drawn(words: str, card_lost: str | None) -> None:
    found = considered(TRUMP_OUT, words)
    lost = lost_to_trump(found, found.line)
    assert card_lost == (None if lost is None else str(lost))


def test_a_master_trump_of_which_nothing_was_said_is_asked_about_although_it_wins_in_any_case() -> None:
    found = considered(ending("3..2.", "A..K.", "2..A.", "4..3.", "S"))
    assert with_trumps_drawn(found).line.tricks == found.line.tricks
    assert card("SA") is lost_to_trump(found, found.line)
    assert "70C3" == asked(ruled(found, 2, ""))[0] or "70C2" == asked(ruled(found, 2, ""))[0]


def test_all_three_points_about_a_trump_must_be_true() -> None:
    found = considered(TRUMP_OUT)
    assert ("70C3", ("normal", "now", "irrational HA", "irrational HA in trick 10")) == asked(ruled(found, 4, ""))
    assert ("70C2", ("yes", "no")) == asked(ruled(found, 4, "", "70C3 normal"))
    assert "3" == asked(ruled(found, 4, "", "70C3 normal", "70C2 yes"))[1][0]
    assert "4" == asked(ruled(found, 4, "", "70C3 normal", "70C2 no"))[1][0]
    assert "4" == asked(ruled(found, 4, "", "70C3 irrational HA"))[1][0]
    assert "4" == asked(ruled(considered(TRUMP_OUT, "draw trumps"), 4, "draw trumps"))[1][0]


def test_it_is_asked_what_was_meant_by_words_about_trumps() -> None:
    found = considered(TRUMP_OUT, "no more trumps")
    assert ("70C1", ("yes", "no")) == asked(ruled(found, 4, "no more trumps"))
    assert "70C3" == asked(ruled(found, 4, "no more trumps", "70C1 no"))[0]
    assert "70D1" == asked(ruled(found, 4, "no more trumps", "70C1 yes"))[0]


def test_a_finesse_against_a_card_that_either_may_hold_is_a_guess() -> None:
    found = considered(FINESSE)
    choice = found.line.choice
    assert choice is not None
    assert card("SQ") is guessed_card(found, found.line, choice)
    assert "70E1" == asked(ruled(found, 3, ""))[0]


def test_it_is_no_guess_when_the_other_opponent_has_shown_out() -> None:
    found = considered(FINESSE, out=((Seat.E, Suit.S),))
    choice = found.line.choice
    assert choice is not None
    assert guessed_card(found, found.line, choice) is None
    heard = ruled(found, 3, "")
    assert ("70A", "3") == (asked(heard)[0], asked(heard)[1][0])
    assert "70E1" in {cite for said in heard.said for cite in said.cites}


def test_a_forgotten_winner_thrown_away_is_no_guess() -> None:
    found = considered(ending("AKQ.2..", ".K..T98", ".A.J.32", "..Q.KJ7", lead=Seat.N), "the spades")
    choice = found.line.choice
    assert choice is not None
    assert (card("HA"), Manner.DISCARD) == (choice.card, choice.manner)
    assert guessed_card(found, found.line, choice) is None


def test_a_defenders_claim_may_not_depend_on_partners_play() -> None:
    found = considered(ending("9.9.3.", "..AK.3", ".5.2.9", "8.8..T", lead=Seat.E), "DA DK, C3", Seat.E)
    assert is_partners_choice(found, found.line.choices[0])
    assert "70D2" == asked(ruled(found, 3, "DA DK, C3"))[0]


def test_a_line_with_a_play_that_is_irrational_is_not_considered() -> None:
    found = considered(FINESSE)
    choice = found.line.choice
    assert choice is not None
    assert without(found, never(choice)).line.tricks > found.line.tricks


def test_the_order_of_a_suit_is_asked_only_where_it_matters() -> None:
    jack = considered(ending("42.3..", "J..76.", "AK5...", "..9.87"))
    assert "70E2" == asked(ruled(jack, 3, ""))[0]
    assert ("70A", "3") == (asked(ruled(jack, 3, "", "70E2 yes"))[0], asked(ruled(jack, 3, "", "70E2 yes"))[1][0])
    assert "70D1" == asked(ruled(jack, 3, "", "70E2 no"))[0]
    assert "70C3" == asked(ruled(considered(TRUMP_OUT), 4, ""))[0]


def test_a_claim_that_holds_on_every_line_is_proposed_as_it_is() -> None:
    good = considered(ending("43..4.", "T9..9.", "A.A.A.", "K.K.K."))
    assert ("70A", ("3", "2", "1", "0")) == asked(ruled(good, 3, ""))


def test_a_conceded_trick_that_cannot_be_lost_is_proposed_as_well() -> None:
    good = considered(ending("43..4.", "T9..9.", "A.A.A.", "K.K.K."))
    progress = ruled(good, 2, "")
    assert "3" == asked(progress)[1][0]
    assert ("71B",) == progress.said[-1].cites


def test_the_director_decides_and_the_board_is_scored_by_it() -> None:
    progress = ruled(considered(TRUMP_OUT), 4, "", "70C3 normal", "70C2 yes", "70A 3")
    claim = progress.table.claim
    assert claim is not None
    assert (None, 3, ClaimStage.DECIDED) == (progress.pending, claim.tricks, claim.stage)


def test_a_claim_without_an_ending_that_can_be_searched_is_judged_all_the_same() -> None:
    table = claimed("S claims 4", "W doubts", "W notices").table
    claim = claim_of(claimed("S claims 4", "W doubts", "W notices"))
    progress = run_law(contested_claim, Contested(claim, 6, None, statement("", Speaker(None))), table)
    assert ("70A", ("4", "6", "5", "3", "2", "1", "0")) == asked(progress)


def test_the_hands_are_faced_and_the_objections_told() -> None:
    now = claimed("S claims 4", 'W doubts: "I have a diamond"', "W notices")
    said = [say(s.words) for s in now.cases[-1].progress.said]
    assert "West objects: “I have a diamond”" in said
    assert set(Seat) == set(now.table.spread)


def test_who_has_failed_to_follow_is_known_from_the_tricks() -> None:
    assert {(Seat.E, Suit.H), (Seat.S, Suit.H)} == set(shown_out(claimed().table))


def test_the_line_is_shown_on_the_table_and_can_be_replayed() -> None:
    now = claimed("S claims 4", "W doubts", "W notices")
    view = claim_view(now, sees_all)
    assert view is not None
    assert 24 == len(view.line)
    after = [on_the_line(now.table, view.line[:n]) for n in (1, 4, 24)]
    assert [1, 4, 24] == [24 - sum(len(h) for h in table.hands) for table in after]
    won = after[-1].tricks_won(Side.NS) - now.table.tricks_won(Side.NS)
    assert contested_of(now.table, claim_of(now)).considered is not None
    assert won == contested_line_tricks(now.table)


def contested_line_tricks(table: Table) -> int:
    """The tricks of North-South on the line that is considered first."""
    assert table.claim is not None
    found = contested_of(table, table.claim).considered
    assert found is not None
    return found.line.tricks


def test_an_eye_that_does_not_see_the_cards_is_shown_no_line() -> None:
    now = claimed("S concedes 2", "all agree", "S withdraws", "71A no")

    def sees_spades(one: Card) -> bool:
        return one.suit is Suit.S

    hidden, shown = claim_view(now, sees_spades), claim_view(now, sees_all)
    assert hidden is not None
    assert shown is not None
    assert ((), 24) == (hidden.line, len(shown.line))


def test_while_play_is_suspended_the_panel_tells_what_was_claimed_and_answered() -> None:
    now = claimed('S claims 4: "the trumps"', 'W doubts: "a diamond"')
    facts = [f.text for f in facts_of(now, sees_all)]
    assert ["South claimed four of the last six tricks. “the trumps”", "West doubts: “a diamond”."] == facts
    assert () == facts_of(claimed("S claims 4", "all agree"), sees_all)


def test_what_can_be_said_to_a_claim_is_offered() -> None:
    def offers(*lines: str) -> list[str]:
        view = claim_view(claimed(*lines), sees_all)
        assert view is not None
        return [o.text for o in view.offers]

    assert "All agree" == offers("S claims 4")[0]
    assert "Director!" == offers("S claims 4", "W doubts")[-1]
    assert ["All want to play on", "North refuses", "East refuses", "South refuses", "Director!"] == offers(
        "S claims 4", "W wants to play on"
    )
    assert "South withdraws" == offers("S claims 4", "all agree")[0]
    assert [] == offers("S claims 4", "W notices")
    assert keys(claimed("S claims 4", "W notices"))[0] in {"70A", "70D1"}


def test_what_each_clause_costs_is_told_and_adds_up() -> None:
    found = considered(TRUMP_OUT)
    told = [(c.cite, c.tricks) for c in costs(found, 4, trump_counts=True)]
    assert [("70C3", 1)] == told
    none = considered(ending("54..43.2", ".T9.QJ.T", "AKQ32...", "JT98...A"), "the spades")
    assert [("70A", 2)] == [(c.cite, c.tricks) for c in costs(none, 5, trump_counts=False)]
    guess = considered(FINESSE)
    assert [("70E1", 1)] == [(c.cite, c.tricks) for c in costs(guess, 3, trump_counts=False)]
    assert [] == list(costs(guess, 2, trump_counts=False))


def test_nothing_is_asked_where_no_other_play_wins_more() -> None:
    none = considered(ending("54..43.2", ".T9.QJ.T", "AKQ32...", "JT98...A"), "the spades")
    progress = ruled(none, 5, "the spades")
    assert ("70A", "3") == (asked(progress)[0], asked(progress)[1][0])


CROSS_RUFF = ending("QJ.43..", ".AK.AK.", "AK..43.", ".QJ.QJ.", "S")


def test_a_card_a_card_in_one_trick_and_a_whole_suit_can_be_called_irrational() -> None:
    found = considered(CROSS_RUFF)
    marks = ("irrational SK", "irrational SA", "irrational SA in trick 11", "irrational any S")
    assert ("70D1", ("normal", "now", *marks, "irrational line")) == asked(ruled(found, 4, ""))
    assert "irrational SQ" in asked(ruled(found, 4, "", "70D1 irrational any S"))[1]
    twice = ruled(found, 4, "", "70D1 irrational any S", "70D1 irrational any S")
    assert ("70A", "4") == (asked(twice)[0], asked(twice)[1][0])


def test_a_statement_that_leaves_the_trump_out_may_come_before_drawing_it() -> None:
    found = considered(ending(".43..2", "..5.KQ", "A.A.9.", "K.Q..A", "D"), "SA, HA")
    assert ("70C2", ("yes", "no", "as stated")) == asked(ruled(found, 3, "SA, HA"))
    progress = ruled(found, 3, "SA, HA", "70C2 as stated")
    assert ("70A", "2") == (asked(progress)[0], asked(progress)[1][0])
    assert "3" == asked(ruled(found, 3, "SA, HA", "70C2 no"))[1][0]


def test_a_statement_that_plays_trumps_may_speak_of_the_one_that_is_out() -> None:
    assert ("70C1", ("yes", "no")) == asked(ruled(considered(TRUMP_OUT, "the diamonds"), 4, "the diamonds"))


def test_a_card_that_lies_face_up_is_no_guess() -> None:
    seen = considered(evolve(FINESSE, bonds=Bonds(majors=frozenset({card("SQ")}))))
    choice = seen.line.choice
    assert choice is None or guessed_card(seen, seen.line, choice) is None


def test_it_is_told_when_not_every_line_was_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgetable.laws.law_70_lines.PATIENCE", (3, 3, 3))
    found = considered(ending("AJ72.4.Q5.", "T98.Q7.32.", "543.A8.K6.", "Q6.K52.A9."))
    progress = ruled(found, 7, "")
    assert progress.pending is not None
    assert say(progress.pending.criteria[0]).startswith("Bounded: not every line was searched.")


def test_beside_the_number_of_tricks_it_stands_which_clause_costs_how_many() -> None:
    def criteria(progress: Progress) -> list[str]:
        assert progress.pending is not None
        return [say(c) for c in progress.pending.criteria][:-1]

    unaware = ruled(considered(TRUMP_OUT), 4, "", "70C3 normal", "70C2 yes")
    assert ["Law 70C3 costs one of those claimed."] == criteria(unaware)
    none = considered(ending("54..43.2", ".T9.QJ.T", "AKQ32...", "JT98...A"), "the spades")
    assert ["Two of those claimed cannot be won."] == criteria(ruled(none, 5, "the spades"))


# --- penalty cards and restrictions of the lead that lie on the table bind every line of a claim ----------------------


KING_SHOWN = f"{WEST_WINS}|E drops HK|S notices|E plays D3"


def bonds(*lines: str) -> Bonds:
    return bonds_of(sitting(*lines).table)


def test_nothing_binds_where_nothing_lies() -> None:
    assert UNBOUND == bonds_of(claimed("S claims 4").table)


def test_a_penalty_card_binds_and_declarer_has_still_to_choose() -> None:
    found = bonds(KING_SHOWN)
    assert (frozenset({card("HK")}), frozenset(), False, ()) == (found.majors, found.minors, found.chosen, found.only)


def test_a_small_one_dropped_is_minor() -> None:
    found = bonds(WEST_WINS, "E drops H5", "S notices", "E plays D3")
    assert (frozenset(), frozenset({card("H5")})) == (found.majors, found.minors)


def test_a_suit_that_was_prohibited_is_barred_and_the_card_free() -> None:
    found = bonds(KING_SHOWN, "50D2 prohibit H")
    assert (frozenset(), (Suit.H,), True) == (found.majors, found.barred, found.chosen)
    ((seat, cards),) = found.only
    assert (Seat.W, False) == (seat, any(c.suit is Suit.H for c in cards))


def test_a_suit_that_was_required_is_all_that_may_be_led() -> None:
    ((seat, cards),) = bonds(KING_SHOWN, "50D2 require H").only
    assert (Seat.W, {Suit.H}) == (seat, {c.suit for c in cards})


def test_a_lead_left_free_leaves_the_card_lying() -> None:
    found = bonds(KING_SHOWN, "50D2 no restriction")
    assert (frozenset({card("HK")}), (), True) == (found.majors, found.barred, found.chosen)


def test_they_are_part_of_the_ending_and_told() -> None:
    table = sitting(KING_SHOWN, "50D2 no restriction").table
    assert frozenset({card("HK")}) == ending_of(table).bonds.majors
    assert ["♥K before East is a penalty card, on every line of play."] == [say(w) for w in bonds_words(table)]


def test_what_declarer_wants_of_a_lead_is_told_with_the_number_of_the_trick() -> None:
    wishes = (LeadBond(Seat.W, Suit.H, ()), LeadBond(Seat.W, None, (Suit.H, Suit.D)), LeadBond(Seat.W, None, ()))
    assert [
        "In trick 12 declarer requires a heart from West.",
        "In trick 12 declarer prohibits West to lead hearts or diamonds.",
        "In trick 12 declarer leaves West’s lead free.",
    ] == [say(wish_words(2, w, 3)) for w in wishes]


def test_a_right_to_bar_a_suit_waits_for_the_first_lead() -> None:
    path = golden("law_26/at-trick-five")
    history = acted_out(read_journal(read_text(path), path.name))
    owed = [bonds_of(s.table).owed for s in history.sittings if s.table.tricks]
    assert ((Seat.E, tuple(Suit)),) == owed[0]
    assert {Seat.E} == {seat for one in owed for seat, _ in one}


WITHDRAWN = next(path for path in EDITIONS if path.stem == "26A2-first-lead-at-trick-five")


@pytest.mark.parametrize(
    ("given", "barred", "required"),
    [
        (': "5+ diamonds, 5+ hearts"', (Suit.D, Suit.H), (Suit.D, Suit.H)),
        (': "5+ hearts and 5+ in a minor"', (Suit.H,), (Suit.H,)),
        (': "12-14 balanced"', tuple(Suit), ()),
    ],
)
def test_by_2007_a_suit_of_the_withdrawn_call_may_still_be_required_or_barred_on_the_lines_of_a_claim(
    given: str, barred: tuple[Suit, ...], required: tuple[Suit, ...]
) -> None:
    text = WITHDRAWN.read_text(encoding="utf-8").partition("\nN leads C2")[0]
    told = text.replace(': "5+ diamonds, 5+ hearts"', given)
    bonds = bonds_of(acted_out(read_journal(f"{told}\n")).now.table)
    assert bonds.owed == ((Seat.W, barred),)
    assert bonds.requirable == (((Seat.W, required),) if required else ())
