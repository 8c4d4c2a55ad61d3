"""What somebody did is told in words, an answer from the question that it answers."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import RULE, acted_out, read_journal
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.notation import action, action_text
from bridgetable.views.eyes import Watcher
from bridgetable.views.table.table_view import Sign
from bridgetable.views.view import named_steps, view_for
from bridgetable.views.words.acts import act_words
from tests.golden import EDITIONS, LAWS, golden_of
from tests.gui.told import AUCTION, HEAD, PLAY, history_of

TOO_LOW = HEAD + "S calls 1S\nW calls 1H\nN notices\n"


def last_words(text: str) -> str:
    history = history_of(text)
    return act_words(history.after(len(history.done) - 1), history.done[-1])


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("27A1 yes", "North accepts 1♥"),
        ("27A1 no", "North does not accept 1♥"),
        ("27A1 no\n27B 2H", "West calls 2♥"),
        ("25A no", "The director: was 1♥ a slip: did West mean another call all the time? No, it was meant"),
        (
            "27A1 yes\n25A yes",
            "The director: was 1♥ a slip: did West mean another call all the time? Yes, a slip of hand or tongue",
        ),
        ('director waives: "both sides are beginners"', "The director waives"),
        ("E hesitates", "East hesitates"),
        ('E remarks: "oh"', "East remarks: “oh”"),
        ("E drops HK", "East drops ♥K"),
        ("E plays HK H8", "East plays ♥K and ♥8"),
        ("E plays HK", "East leads ♥K"),
        ("other table: NS -420", "Other table: N–S −420"),
        ("field: EW 170 -50", "Field: N–S −170 +50"),
        ("session: EW -28 IMPs on 7 boards", "Session: E–W −28 IMPs on 7 boards"),
    ],
)
def test_an_action_is_told_as_people_say_it(lines: str, expected: str) -> None:
    assert expected == last_words(TOO_LOW + lines + "\n")


def test_a_card_that_leads_is_led_and_any_other_is_played() -> None:
    history = history_of(HEAD + AUCTION + PLAY)
    steps = zip(history.done, (history.start, *history.sittings), strict=False)
    said = [act_words(before, action) for action, before in steps][len(AUCTION.splitlines()) + 1 :]
    assert ["West faces ♣Q", "North plays ♣2", "East plays ♣A"] == said[:3]
    assert ["East leads ♦10", "South plays ♦2"] == said[4:6]
    early = history_of(HEAD + AUCTION + "E plays CA\n")
    assert "East leads ♣A: opening lead out of turn" in [line.text for line in view_for(early).trail]


def answered(history: History) -> list[tuple[str, str]]:
    """Every answer of a history as it is written, and in words."""
    before, found = history.start, []
    for act, after in zip(history.done, history.sittings, strict=True):
        if isinstance(act, Reply):
            found.append((act.answer.cite, act_words(before, act)))
        before = after
    return found


@pytest.mark.parametrize("folder", LAWS)
def test_no_answer_of_a_golden_ruling_is_told_by_its_clause(folder: str) -> None:
    for path in golden_of(folder):
        text = path.read_text(encoding="utf-8").partition("\n---\n")[0]
        for cite, said in answered(acted_out(read_journal(text))):
            assert not said.startswith(cite), said
            assert said.startswith(("The director: ", "North", "East", "South", "West")), said


def test_the_trail_tells_an_answer_in_words_with_its_clause_at_the_right() -> None:
    trail = view_for(history_of(TOO_LOW + "27A1 yes\n")).trail
    assert [
        (Sign.IRREGULAR, "West calls 1♥: insufficient bid", "auction"),
        (Sign.PLAIN, "North notices", "auction"),
        (Sign.RULING, "North accepts 1♥", "27A1"),
    ] == [(line.sign, line.text, line.right) for line in trail[:3]]


def test_what_would_be_undone_and_redone_is_named_in_words() -> None:
    history = history_of(TOO_LOW + "27A1 yes\n")
    assert ("North accepts 1♥", "") == named_steps(history)
    assert ("North notices", "North accepts 1♥") == named_steps(history.undo())
    assert ("", "South calls 1♠") == named_steps(history.at(0))


@pytest.mark.parametrize(
    "path", [p for p in EDITIONS if p.parent.name in {"law_31", "law_26", "law_13"}], ids=lambda p: p.stem
)
def test_an_answer_under_another_book_is_named_in_words_though_its_clause_has_another_number_there(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0]))
    named = [named_steps(history.at(at + 1))[0] for at, done in enumerate(history.done) if isinstance(done, Reply)]
    assert [] == [words for words in named if not words[:1].isupper() or words[1:2].isdigit()]


def test_a_card_that_an_eye_has_not_seen_is_not_named() -> None:
    history = history_of(HEAD).act(action("S sees HK of E"))
    assert "South sees ♥K of East" == named_steps(history, Watcher.ALL)[0]
    assert "South sees a card of East" == named_steps(history, Watcher.TABLE)[0]
    assert "S sees HK of E" == action_text(history.done[-1])
