"""Whole cases: all can be staged, the same from the same seed, as recorded up to what goes wrong, the director called."""

from pathlib import Path

import pytest
from attrs import evolve

from bridgetable.formats.journal import Note, acted_out, journal_text, proven_text, read_journal
from bridgetable.formats.staged import StagedJournal, staged_from, staged_journal
from bridgetable.game.irregularities import Kind
from bridgetable.game.regulations import OpeningLeads
from bridgetable.game.table import Table
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.history import History
from bridgetable.staging.case import Level, Subject, Wanted
from bridgetable.staging.occasions import Occasion
from bridgetable.staging.wanted import (
    DEFINING_ONLY,
    LEADS_TO,
    SUBJECTS,
    CannotBeStaged,
    laws,
    name_of,
    subject_named,
    wanted_of_law,
    word_of,
)
from tests.laws.test_leaves import COUNTS

HEAD = """bridgetable 1
book: 2017
board: 1
dealer: N
vulnerable: None
deal: N:K32.A7.8653.KQT2 AQ876.9654.KJT.A J95.QJ32.74.9743 T4.KT8.AQ92.J865

"""
BID = "N calls 1C\nE calls 1S\nS calls pass\nW calls 1NT\nN calls pass\nE calls 2S\nS calls pass\nW calls pass\n"
RECORD = HEAD + BID + "N calls pass\nS plays D7\nW plays D2\nN plays D8\nE plays DT\n"


def case_of(subject: Subject, level: Level = Level.EASY, seed: int = 3) -> StagedJournal:
    return staged_journal(Wanted((subject,), "", level), seed)


def since_it_went_wrong(history: History) -> list[Table]:
    return [s.table for s in history.sittings if s.table.irregularities]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda s: s.name)
def test_everything_comes_about_as_it_does_among_people_and_ends_with_the_director(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridgetable.formats.staged.ANYHOW", 1)  # of its tries none is by any act that does it
    case = case_of(subject)
    end = case.history.now
    assert (subject,) == case.case.subjects
    assert end.pending is not None or end.ruled
    assert not isinstance(subject, Kind) or subject in {i.kind for i in end.table.irregularities}
    assert case.case.laws[0] in case.journal.title


@pytest.mark.parametrize("law", laws())
def test_every_law_can_be_staged(law: str) -> None:
    case = staged_journal(wanted_of_law(law, Level.EASY), 5)
    assert law in case.case.laws or law in DEFINING_ONLY
    opened = {c.matter.law for c in (*case.history.now.cases, *case.history.now.ruled)}
    assert set(case.case.laws) <= opened


def test_a_hand_that_has_a_card_in_a_trick_is_not_played_from_again_where_two_defenders_led_and_nobody_noticed() -> (
    None
):
    case = staged_journal(wanted_of_law("56", Level.CLUB), 11)
    played = [(a.seat, a.card) for a in case.case.done if isinstance(a, PlayCard)]
    assert len(set(played)) == len(played)
    assert Kind.EXTRA_CARD not in {i.kind for i in case.case.sitting.table.irregularities}


def test_every_law_whose_leaves_are_counted_can_be_staged() -> None:
    assert set() == set(COUNTS) - set(laws())


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_stages_the_same_case_and_its_journal_says_so(level: Level) -> None:
    for seed in (1, 20, 300):
        one, other = (staged_journal(Wanted(SUBJECTS, "", level), seed) for _ in range(2))
        text = proven_text(one.journal)
        assert text == proven_text(other.journal)
        assert f"seed {seed}" in next(e.what.words for e in one.journal.entries if isinstance(e.what, Note))
        assert one.case.sitting == read_back(text).now


def read_back(text: str) -> History:
    return acted_out(read_journal(text))


def test_other_seeds_stage_other_cases() -> None:
    cases = {staged_journal(Wanted(SUBJECTS), seed).case.subjects for seed in range(12)}
    assert len(cases) > 6


@pytest.mark.parametrize("kind", [Kind.REVOKE, Kind.CARD_EXPOSED, Kind.PREMATURE_PLAY])
def test_at_the_club_both_sides_have_played_on_before_anybody_notices(kind: Kind) -> None:
    case = case_of(kind, Level.CLUB)
    assert Level.CLUB is case.case.level
    first, *_, last = since_it_went_wrong(case.history)
    assert last.acts - first.acts >= 2
    assert 2 == len(since_it_went_wrong(case_of(kind).history))  # The act itself, and the call for the director.


def test_a_hard_case_has_two_irregularities_that_are_both_ruled_on() -> None:
    for seed in range(6):
        case = case_of(Kind.REVOKE, Level.HARD, seed)
        assert Level.HARD is case.case.level
        now = case.history.now
        ruled = {c.matter.irregularity for c in (*now.cases, *now.ruled)} | {w.irregularity for w in now.waiting}
        assert len(ruled - {0}) > 1
        assert 2 == len(case.case.subjects)


def test_a_case_stands_on_the_calls_and_cards_of_its_record() -> None:
    record = read_journal(RECORD)
    for seed in range(8):
        case = staged_journal(Wanted((Kind.REVOKE,)), seed, record)
        calls = [a for a in case.case.done if isinstance(a, MakeCall)]
        cards = [a for a in case.case.done if isinstance(a, PlayCard)]
        assert record.actions[:9] == tuple(calls)
        common = min(len(cards), 4)
        assert list(record.actions[9 : 9 + common])[: common - 1] == cards[: common - 1]
        assert record.board == case.journal.board


def test_a_folder_of_files_is_a_heap_of_boards(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.table").write_text(journal_text(evolve(read_journal(RECORD), title=name)), "utf-8")
    (tmp_path / "three.pbn").write_text("nothing of the sort", "utf-8")
    titles = {staged_from(Wanted((Kind.REVOKE,)), seed, tmp_path).journal.title for seed in range(8)}
    assert {"A revoke (Law 62) · one", "A revoke (Law 62) · two"} == titles


def test_a_record_is_followed_only_as_far_as_nothing_is_irregular(tmp_path: Path) -> None:
    path = tmp_path / "irregular.table"
    path.write_text(HEAD + "N calls 1S\nE calls 1H\nS notices\n27A1 yes\n", "utf-8")
    case = staged_from(Wanted((Kind.CARD_EXPOSED,)), 1, path)
    assert [Kind.CARD_EXPOSED] == [i.kind for i in case.history.now.table.irregularities]


def test_what_needs_a_regulation_brings_it_along() -> None:
    case = case_of(Kind.FACE_DOWN_AGAINST_REGULATION)
    assert OpeningLeads.FACE_UP is case.journal.regulations.opening_leads
    with pytest.raises(CannotBeStaged, match="A face-down lead"):
        staged_journal(Wanted((Kind.FACE_DOWN_AGAINST_REGULATION,)), 1, read_journal(HEAD))


@pytest.mark.parametrize("words", ["revoke", "REVOKE", "A revoke", "a lead before the trick is over", "bid of eight"])
def test_a_subject_is_found_by_its_word_or_its_name(words: str) -> None:
    assert subject_named(words) in {Kind.REVOKE, Kind.PREMATURE_LEAD, Kind.BID_OVER_SEVEN}


@pytest.mark.parametrize(("words", "why"), [("lead", "several things"), ("zebra", "nothing that can be staged")])
def test_a_word_that_is_none_or_several_is_refused(words: str, why: str) -> None:
    with pytest.raises(CannotBeStaged, match=why):
        subject_named(words)


@pytest.mark.parametrize("law", ["44", "0", "revoke", ""])
def test_a_law_that_leads_to_nothing_is_refused_with_those_that_do(law: str) -> None:
    with pytest.raises(CannotBeStaged, match="no law that can be staged"):
        wanted_of_law(law, Level.EASY)


def test_words_and_names_are_told_apart() -> None:
    assert len(SUBJECTS) == len({name_of(s) for s in SUBJECTS}) == len({word_of(s) for s in SUBJECTS})
    assert not {later.name for later in LEADS_TO.values()} & {name_of(s) for s in SUBJECTS}
    assert set(Occasion) < set(SUBJECTS)
