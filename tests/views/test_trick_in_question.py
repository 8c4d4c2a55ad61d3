"""The trick that is ruled on lies open on the mat, with who won it then and who wins it, for every eye alike."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.views.eyes import Watcher
from bridgetable.views.table.preview import From, after_answer, preview_of
from bridgetable.views.table.table_view import Back, Mark, TrickView
from bridgetable.views.view import sight, view_for

GOLDENS = Path(__file__).parents[1] / "rulings_told"
EYES = (*SEATS, *Watcher)


def told(name: str) -> History:
    """A golden ruling acted out."""
    text = (GOLDENS / f"{name}.table").read_text(encoding="utf-8")
    return acted_out(read_journal(text.split("\n---")[0] + "\n"))


def said(trick: TrickView) -> tuple[str, ...]:
    """The cards of a trick from North clockwise, each with the words on it."""
    shown = ((c, "" if c is None else c.tab.replace("\n", ", ")) for c in trick.cards)
    return tuple(f"{'-' if c is None else c.card} {tab}".strip() for c, tab in shown)


@pytest.mark.parametrize(
    ("name", "number", "expected", "notes"),
    [
        ("law_45/45C4b-asked", 3, ("HQ NAMED", "H4", "HA WON IT", "H3"), ("quitted",)),
        ("law_62/62B2-dummy", 4, ("C5 REVOKE", "H8", "HK WON IT", "H6"), ("quitted",)),
        ("law_62/NZ-027-asked", 2, ("H2", "H3", "HT INSTEAD, WINS IT", "H4"), ("quitted",)),
        (
            "law_62/60C-offenders-play-on-while-asked",
            2,
            ("D6", "DA INSTEAD, WINS NOW", "D8 INSTEAD", "D9"),
            ("West had won it",),
        ),
        ("law_63/63A1-lead-out-of-turn", 4, ("H7", "D5 REVOKE", "HK WON IT", "H6"), ("quitted",)),
        ("law_65/QBA-144", 2, ("S4", "S5", "SA WON IT", "S2 WRONG WAY"), ("quitted",)),
        ("law_66/66C-while-a-claim-waits", 1, ("C2", "C3", "CK WON IT", "CQ"), ("quitted",)),
        ("law_67/67A1-asked", 2, ("S4", "S5", "SA WON IT", "-"), ("quitted",)),
        ("law_67/58B4-seven", 2, ("S4", "S5", "SA WON IT", "S7 TWO CARDS"), ("quitted",)),
        ("law_67/QBA-114", 3, ("S6", "SQ", "SK WON IT", "S2 CARD MISSING"), ("quitted",)),
    ],
)
def test_the_trick_ruled_on_lies_open(
    name: str, number: int, expected: tuple[str, ...], notes: tuple[str, ...]
) -> None:
    view = view_for(told(name))
    assert (number, expected, notes) == (view.open_trick, said(view.trick), view.trick.notes)
    assert [number] == [trick.number for trick in view.quitted if trick.back is Back.OPEN]


@pytest.mark.parametrize(
    ("name", "number", "expected"),
    [
        ("law_64/mock-4-asked", 4, ("H7", "SQ REVOKE, WON IT", "HK", "H6")),
        ("law_64/64B2-first-revoke-unnoticed", 2, ("DQ WON IT", "C6 REVOKE", "D2", "D6")),
        ("law_64/QBA-112-asked", 8, ("HT WON IT", "D2", "H4", "SJ REVOKE")),
        ("law_65/too-late-asked", 2, ("S4", "S5", "SA WON IT", "S2 WRONG WAY")),
        ("law_67/67B3-comes-to-light-when-no-card-is-left", 3, ("D8", "S5 REVOKE, WON IT", "D4", "D6")),
    ],
)
def test_at_the_end_of_play_it_lies_beside_the_reckoning(name: str, number: int, expected: tuple[str, ...]) -> None:
    view = view_for(told(name))
    assert Phase.END is view.phase
    assert view.ledger is not None
    assert view.ledger.trick is not None
    assert (number, expected) == (view.ledger.trick.number, said(view.ledger.trick))


def test_the_trick_in_progress_lies_beside_the_one_that_is_open() -> None:
    view = view_for(told("law_67/67A1-asked"))
    assert [("HA", "TRICK 3")] == [(str(c.card), c.tab) for c in view.beside[Seat.S]]
    assert not view.hands[Seat.S].tray


def test_the_headline_says_what_was_decided_once() -> None:
    view = view_for(told("law_63/63A1-lead-out-of-turn"))
    assert view.closing is not None
    assert (
        "The revoke is established: trick 4 stands, and what it costs is counted after play."
        == view.closing.text.split("\n")[0]
    )
    assert "63A1" in view.closing.cites
    assert not any("established" in fact.text for fact in view.facts)


@pytest.mark.parametrize(
    ("name", "done", "number", "expected"),
    [
        ("law_45/45C4b-lead-is-in-turn-now", 11, 2, ("D5 INSTEAD", "DT WINS NOW", "D2", "D6")),
        ("law_10/62C1-revoke-put-right-after-others", 12, 2, ("HQ WON IT", "H8", "H5", "H3")),
        ("law_55/55B2-the-other-side-wins-the-trick-after-all", 14, 2, ("D8 INSTEAD, WINS IT", "D3", "D2", "D6")),
    ],
)
def test_a_card_asked_about_lies_open_in_its_trick(
    name: str, done: int, number: int, expected: tuple[str, ...]
) -> None:
    view = view_for(told(name).at(done))
    assert (number, expected) == (view.open_trick, said(view.trick))


def test_the_card_played_a_second_time_is_asked_about_on_its_own_trick() -> None:
    view = view_for(told("law_67/67B3-quitted-card-played-again"))
    assert (0, 3) == (view.open_trick, view.trick.number)


def test_the_headline_says_what_an_established_revoke_costs() -> None:
    view = view_for(told("law_64/mock-4-stands"))
    assert view.closing is not None
    assert "The revoke is established: two tricks to North–South." == view.closing.text.split("\n")[0]


def test_it_is_turned_again_when_somebody_goes_on() -> None:
    history = told("law_63/63A1-lead-out-of-turn")
    assert view_for(history).open_trick
    played_on = acted_out(read_journal((GOLDENS / "law_62/62C2-nobody-changes.table").read_text().split("\n---")[0]))
    assert not view_for(played_on).open_trick


@pytest.mark.parametrize("path", sorted(GOLDENS.glob("law_6[1-7]/*.table")), ids=lambda path: path.stem)
def test_no_eye_sees_in_it_what_it_may_not(path: Path) -> None:
    history = told(f"{path.parent.name}/{path.stem}")
    for eye in EYES:
        view, sees = view_for(history, eye), sight(history.now.table, eye)
        lying = [c for cards in (view.trick.cards, *view.beside) for c in cards if c is not None]
        assert all(c.card is None or sees(c.card) for c in lying)


def test_a_preview_tells_what_would_lie_in_it_and_who_would_win() -> None:
    history = told("law_62/NZ-027-asked")
    before = view_for(history)
    after = view_for(history.act(Reply(Answer("62C1", "HK"))), keeps=before.open_trick)
    found = preview_of(before, after, 2)
    ways = {(str(m.card), m.before, m.after) for m in found.moves}
    assert {("HK", From.HAND, From.TRICK), ("H4", From.TRICK, From.HAND)} == ways
    assert Seat.W is found.wins


@pytest.mark.parametrize(
    ("key", "expected"), [("refuse", {("SA", From.TRICK, From.HAND)}), ("accept", set()), ("leave", set())]
)
def test_what_both_defenders_are_asked_is_previewed_as_if_partner_agreed(
    key: str, expected: set[tuple[str, From, From]]
) -> None:
    history = told("law_55/asked")
    found = preview_of(view_for(history), view_for(after_answer(history, key)), 1)
    assert expected == {(str(m.card), m.before, m.after) for m in found.moves}


def test_a_card_played_instead_is_told_apart_from_one_that_won() -> None:
    cards = view_for(told("law_62/60C-offenders-play-on-while-asked")).trick.cards
    assert [Mark.NONE, Mark.INSTEAD, Mark.INSTEAD, Mark.NONE] == [c.mark for c in cards if c is not None]


def test_every_kind_that_is_ruled_on_with_its_trick_is_one_of_play() -> None:
    of_trick = {kind for kind in Kind if kind.record.of_trick}
    assert {Kind.REVOKE, Kind.CARD_OMITTED, Kind.EXTRA_CARD, Kind.POINTED_WRONGLY} <= of_trick
    assert not any(kind.record.is_call for kind in of_trick)
