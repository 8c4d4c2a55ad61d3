"""Forms filled from a board, and what a poll sheet must not tell."""

import re

import pytest

from bridgetable.desk.forms import FORMS, PaperForm, Shows, form_named
from bridgetable.desk.working import Refused
from bridgetable.formats.event import Event
from bridgetable.formats.journal import acted_out, journal_text, proven_text, read_journal
from bridgetable.formats.kept_forms import texts_of, with_texts
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Seat
from bridgetable.session.history import History
from bridgetable.views.forms import FormView, filled, form_json, form_view
from tests.golden import golden

EVENT = Event(event="Spring Teams", date="2026.03.14", north="Ada", south="Cora")
HESITATED = "law_12/QBA-010"


def history(name: str = HESITATED) -> History:
    path = golden(name)
    return acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n", path.name))


def view(name: str, told: History, **texts: str) -> FormView:
    form = form_named(name)
    return form_view(form, told, {**filled(form, told, EVENT), **texts}, EVENT)


@pytest.mark.parametrize("form", FORMS, ids=lambda f: f.name)
def test_each_form_has_a_field_for_event_and_date_and_is_filled_from_the_board(form: PaperForm) -> None:
    told = filled(form, history(), EVENT)
    assert ("Spring Teams", "2026.03.14") == (told["event"], told["date"])
    assert [one.name for one in form.inputs()] == list(told)
    assert form_json(form, told)["fields"] == told
    assert {one.name for one in form.inputs()} == {one.name for one in (*form.own, *form.head)}


def test_a_ruling_names_facts_law_scores_players_and_the_right_to_appeal() -> None:
    told = filled(form_named("ruling"), history(), EVENT)
    assert "West is said to have hesitated." in told["facts"]
    assert "Yes (“West had something”)" in told["facts"]
    assert "16B3" == told["law"]
    assert told["ruling"].startswith("The score is adjusted: 50 % of 4♥")
    assert "4♠ by East, nine tricks: E–W −50" == told["before"]
    assert "50 % of 4♥ North made: N–S +620; 50 % of 4♥ North −1: N–S −100" == told["after"]
    assert "30 minutes" in told["appeal"]
    assert ("5", "Ada", "Cora") == (told["board"], told["north"], told["south"])


def test_one_result_has_no_weight() -> None:
    assert "3NT East +2: N–S −660" == filled(form_named("ruling"), history("law_12/WB-020"))["after"]


def test_a_weighted_score_has_its_parts_and_what_they_come_to() -> None:
    told = filled(form_named("weighted-score"), history())
    assert ["50 % of 4♥ North made: N–S +620", "50 % of 4♥ North −1: N–S −100"] == told["weights"].splitlines()
    assert ("3 of 6 matchpoints", "3 of 6 matchpoints") == (told["ns"], told["ew"])
    teams = filled(form_named("weighted-score"), history("law_86/86B2b-assigned"))
    assert ("+6.7 IMPs", "−6.7 IMPs") == (teams["ns"], teams["ew"])


def test_a_poll_is_about_partners_first_call_after_the_hesitation() -> None:
    told = filled(form_named("poll"), history())
    assert ("E", "5") == (told["seat"], told["calls"])


def texts_in(value: object) -> str:
    """Everything that a view tells, as one text."""
    return re.sub(r"\s+", " ", repr(value))


def test_a_poll_sheet_shows_one_hand_and_the_auction_so_far_and_nothing_that_happened() -> None:
    texts = {"seat": "E", "calls": "5", "scoring": "Matchpoints"}
    one, other = view("poll", history(), **texts), view("poll", history().at(6), **texts)
    assert one == other, "what came after the calls that are shown changes nothing"
    assert one.board is not None
    assert Seat.E is one.player
    calls = [call.text for row in one.board.auction for cell in row for call in cell]
    assert "4♠" not in calls
    assert [] == [n for row in one.board.auction for cell in row for call in cell for n in call.numbers]
    assert {0, 13} == {one.board.hands[seat].untold for seat in Seat}
    for word in ("hesitated", "Ada", "Cora", "made on the table", "damaged"):
        assert word not in texts_in(one)


@pytest.mark.parametrize(
    ("field", "text"), [("seat", "Q"), ("seat", ""), ("calls", "99"), ("calls", "x"), ("calls", "-1")]
)
def test_a_seat_or_a_number_of_calls_that_is_none_is_refused_by_its_field(field: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        view("poll", history(), **{field: text})
    assert field == refused.value.field


def test_a_form_that_is_not_there_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(BridgetableError, match="ruling, hand-report, poll"):
        form_named("nothing")


def test_every_form_is_whole_for_a_board_on_which_nothing_has_been_done_yet() -> None:
    for form in FORMS:
        told = filled(form, history().at(0), EVENT)
        shown = form_view(form, history().at(0), told, EVENT)
        assert (shown.board is not None) is (form.shows is not Shows.NOTHING)


# --- kept with the journal


def test_what_was_typed_is_kept_in_comments_that_every_version_reads() -> None:
    journal, ruling = read_journal(golden(HESITATED).read_text(encoding="utf-8")), form_named("ruling")
    texts = {"facts": "East thought\nfor a minute", "law": "", "ruling": " 4♥ – “made” \\u2028"}
    kept = with_texts(with_texts(journal, ruling, {"facts": "old"}), ruling, texts)
    again = read_journal(proven_text(kept))
    assert texts == texts_of(again, "ruling")
    assert {} == texts_of(again, "appeal")
    assert all(
        line.startswith("#") for line in {*journal_text(kept).splitlines()} - {*journal_text(journal).splitlines()}
    )
    assert journal_text(journal) == journal_text(with_texts(again, ruling, {}))


def test_a_comment_that_only_looks_like_that_of_a_form_stays() -> None:
    text = (
        golden(HESITATED).read_text(encoding="utf-8").replace("\n", "\n# form ruling of: Tuesday\n# form ruling\n", 1)
    )
    kept = journal_text(with_texts(read_journal(text), form_named("ruling"), {"facts": "East thought"}))
    assert {"# form ruling of: Tuesday", "# form ruling", "# form ruling facts: East thought"} <= {*kept.splitlines()}


@pytest.mark.parametrize("typed", ["\udc80", "\x00", "\u2028\x85\x0b", "#", "a  ", "\\n", "\ufeff", '"'], ids=ascii)
def test_whatever_is_typed_can_be_kept(typed: str) -> None:
    journal = read_journal(golden(HESITATED).read_text(encoding="utf-8"))
    again = read_journal(proven_text(with_texts(journal, form_named("ruling"), {"facts": typed})))
    assert {"facts": typed} == texts_of(again, "ruling")
