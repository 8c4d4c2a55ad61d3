"""After a ruling there is something to be read aloud: what was ruled, what it means now, and who goes on."""

import re
from collections.abc import Iterator

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.gui.panel.news import news
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.views.report.report import report
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text
from bridgetable.views.view import view_for
from bridgetable.views.words.closing import Closing, closing, closing_of
from tests.golden import LAWS, golden, golden_of
from tests.gui.told import AUCTION, HEAD, history_of
from tests.laws.test_leaves import acted

LONGEST = 320
TOO_LOW = HEAD + "S calls 1S\nW calls 1H\nN notices\n"
DROPPED = HEAD + AUCTION + "W leads CQ face down\nW faces CQ\nE drops HK\nS notices\n"


BARRED = (
    "North does not accept 1♥ and West calls 2♣. East must pass to the end of the auction; if West defends, declarer "
    "may bar a suit East leads at East’s first turn to lead; East and West may not use 1♥ by West. North is to "
    "call."
)

ASKED = HEAD + "S calls 1S\nW asks about 1S\nW calls Pass\nN calls 2S\nE calls X\nS reserves rights\n"
NOT_TO_USE = "East may not use what West let them know. South is to call."
SLIP = HEAD + "S calls 1S\nW calls Pass\nS changes to 1H\nN notices\n25A yes\n25A6 no\n"
TWICE_TOO_LOW = HEAD + "S calls 2S\nW calls 1H\nN notices\n27A1 no\n27B 2H\nE calls 3H\n29A no\n27B4 no\n27B4 3C\n"
STILL_BARRED = (
    "North does not accept 2♥ and West calls 3♣. East must pass to the end of the auction; if West defends, declarer "
    "may bar a suit East leads at East’s first turn to lead; 2♥ by West is cancelled. North is to call."
)

COMPARABLE = HEAD + "E calls 1S\nS notices\n29A no\nS calls Pass\nW calls Pass\nN calls Pass\nE calls 2S\n23A similar\n"
FREE_AGAIN = "Nobody is restricted. South is to call."

POINTED_OUT_BY_DUMMY = """bridgetable 1
contract: 4S by N
deal: N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763

E plays HA
S plays H2
W plays C3
N plays H3
E plays HK
S notices
"""


def read_aloud(text: str) -> str:
    found = closing_of(history_of(text))
    return "" if found is None else found.text


def closings(history: History) -> Iterator[Closing]:
    """What was read aloud after each step by which a ruling closed; each of these steps must have something."""
    before = history.start
    for after in history.sittings:
        found = closing(before, after)
        closed = not after.cases and any(all(case is not old for old in before.ruled) for case in after.ruled)
        assert closed == (found is not None)
        if found is not None:
            yield found
        before = after


@pytest.mark.parametrize("folder", LAWS)
def test_after_every_golden_ruling_there_are_at_most_three_short_sentences_without_clauses(folder: str) -> None:
    for path in golden_of(folder):
        history = acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0]))
        for found in closings(history):
            assert 2 <= len(found.sentences) <= 3, path
            assert all(
                re.fullmatch(r"([^.!?]+\? )?[^.!?]+[.!?”]", re.sub(r"“[^”]*”", "“”", s)) for s in found.sentences
            ), found
            assert len(found.text) <= LONGEST, found
            assert not re.search(r"[(\[]|\b\d+[A-Z]\d", found.text), found
            assert not re.search(r"(North|East|South|West) may not use what \1", found.text), found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (TOO_LOW + "27A1 yes\n", "North accepts 1♥. Nobody is restricted. North is to call."),
        (TOO_LOW + "27A1 no\nW calls 2C\n27B1a no\n23A no\n", BARRED),
        (
            DROPPED,
            "East dropped ♥K face up in trick 1. East’s ♥K is a major penalty card. South is to play from dummy.",
        ),
        (ASKED, "Go on; the director looks at it when play has ended. " + NOT_TO_USE),
        (SLIP, "West: no, Pass stays. Nobody is restricted. North is to call."),
        (TWICE_TOO_LOW, STILL_BARRED),
        (COMPARABLE, "Is 2♠ comparable with 1♠? Yes: it has the same or a similar meaning. " + FREE_AGAIN),
        (TOO_LOW, ""),
        (TOO_LOW + "27A1 yes\nN calls Pass\n", ""),
    ],
)
def test_it_tells_what_was_ruled_what_it_means_and_who_goes_on(text: str, expected: str) -> None:
    assert expected == read_aloud(text)


def test_it_stays_when_somebody_says_what_changes_nothing() -> None:
    history = history_of(TOO_LOW + "27A1 yes\n").act(action("25A no"))
    found = closing_of(history)
    assert found is not None
    assert "North is to call." == found.sentences[-1]


def test_a_card_that_an_eye_has_not_seen_is_not_read_to_it() -> None:
    glimpsed = history_of(HEAD).act(action("S sees HK of E"))
    for eye in (Seat.N, Seat.W):
        closed = view_for(glimpsed, eye).closing
        assert closed is None or "♥K" not in closed.text


def test_a_screen_reader_hears_it_and_not_the_last_line_of_the_trail() -> None:
    before, after = (view_for(history_of(text)) for text in (TOO_LOW, TOO_LOW + "27A1 yes\n"))
    assert "North accepts 1♥. Nobody is restricted. North is to call." == news(before, after)


def test_after_a_score_given_by_judgement_the_right_to_a_review_is_told() -> None:
    path = golden("law_12/QBA-010")
    history = acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0]))
    told = [found for found in closings(history) if "83" in found.cites]
    assert ["Play has ended; a review may be asked for within 30 minutes."] == [found.sentences[-1] for found in told]


def test_after_a_rectification_that_the_laws_prescribe_no_review_is_told() -> None:
    path = golden("law_57/highest")
    history = acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0]))
    assert [] == [found for found in closings(history) if "83" in found.cites]


@pytest.mark.parametrize(("name", "is_told"), [("law_90/90A-matchpoints", True), ("law_91/91A-matchpoints", False)])
def test_a_review_is_told_unless_no_committee_may_overrule_the_director(name: str, *, is_told: bool) -> None:
    history = acted(name)
    (ruled,) = report(history).rulings
    assert is_told is bool(ruled.review)
    assert is_told is ("review may be asked for" in summary_text(summary_of(history)))


def test_what_dummy_pointed_out_is_told_before_what_he_is_liable_to() -> None:
    established = "The revoke is established: trick 1 stands, and what it costs is counted after play."
    assert read_aloud(POINTED_OUT_BY_DUMMY).startswith(established + " South is liable to a procedural penalty.")


def test_several_cards_of_a_kind_are_read_aloud_in_one_phrase() -> None:
    *_, said = closings(acted("law_50/minor-then-a-lead-refused"))
    assert said.sentences[1] == "East’s ♣7 and ♥K are major penalty cards."
