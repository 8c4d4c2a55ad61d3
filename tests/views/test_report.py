"""The JSON tells programs what people read, as fields, and its page names every field."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import pytest

import bridgetable
from bridgetable.game.cards import Suit
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen, MustRepeat, Obligation
from bridgetable.game.seats import Seat
from bridgetable.views.report import shape
from bridgetable.views.report.report import in_the_hundred, obligation
from tests.golden import golden

CHECKOUT = Path(__file__).parents[2]
PAGE = (CHECKOUT / "resources" / "report.md").read_text(encoding="utf-8")
DEAL = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"


@cache
def told(name: str) -> dict[str, Any]:
    return bridgetable.open_file(golden(name)).report()


def at(*lines: str) -> dict[str, Any]:
    table = bridgetable.new_table(deal=DEAL, dealer="S", vulnerable="EW", board=3)
    for line in lines:
        table.do(line)
    return table.report()


AUCTION = ("S calls 1S", "W calls Pass", "N calls 4S", "E calls Pass", "S calls Pass", "W calls Pass")


def test_contract_declarer_and_dummy_are_told_before_the_end() -> None:
    before, after = at(*AUCTION[:2]), at(*AUCTION)
    assert ("", "", "") == (before["contract"], before["declarer"], before["dummy"])
    assert ("4S", "S", "N") == (after["contract"], after["declarer"], after["dummy"])
    assert after["score"] is None


def test_hands_hold_what_has_not_been_played_from_spades_down() -> None:
    hands = at(*AUCTION, "W leads CQ")["hands"]
    assert "S6 S2 HT H9 H2 DA DJ D9 D6 CJ CT C4".split() == hands["W"]
    assert [13, 13, 13, 12] == [len(hands[seat]) for seat in "NESW"]


def test_calls_are_told_with_what_has_become_of_them() -> None:
    calls = at("S calls 1S", "W calls 1H", "N notices", "25A no", "27A1 no", "27B 2H", "27B1a yes")["calls"]
    assert [("S", "1S", "made"), ("W", "1H", "withdrawn"), ("W", "2H", "made")] == [
        (c["seat"], c["call"], c["standing"]) for c in calls
    ]


def test_a_card_face_up_that_is_no_penalty_card_is_told_with_how_it_came_so() -> None:
    shape = at(*AUCTION, "W leads CQ", "N plays C2", "E drops HK")
    assert [{"seat": "E", "card": "HK", "why": "dropped"}] == shape["exposed"]
    assert [] == shape["penalty_cards"]


def test_what_is_kept_for_the_end_of_play_is_told_until_it_is_done() -> None:
    kept = told("law_28/28A")["reviews"]
    assert [("72C", 1, "")] == [(r["law"], r["irregularity"], r["by"]) for r in kept]
    assert kept[0]["text"].endswith("?")
    assert [] == told("law_12/QBA-010")["reviews"]


def test_weighted_tricks_of_an_adjusted_score_are_numbers_for_each_side() -> None:
    sides = {a["side"]: a["outcomes"] for a in told("law_12/QBA-010")["score"]["adjusted"]}
    assert [(50, 10, 620), (50, 9, -100)] == [(o["percent"], o["tricks"], o["points"]) for o in sides["NS"]]
    assert [-620, 100] == [o["points"] for o in sides["EW"]]


def test_an_adjusted_number_of_tricks_is_a_number() -> None:
    ns, _ = told("law_64/NZ-034")["score"]["adjusted"]
    assert ("64C1", "4S", "S", 10, 620) == (
        ns["cite"],
        *(ns["outcomes"][0][name] for name in ("contract", "declarer", "tricks", "points")),
    )


def test_relief_is_told_by_the_two_outcomes_it_lies_between() -> None:
    ns = told("law_12/QBA-017")["score"]["adjusted"][0]
    between = ns["without_infraction"][0], ns["without_own_error"][0]
    assert [("3S", 7), ("4H", 10)] == [(o["contract"], o["tricks"]) for o in between]


def test_an_artificial_score_is_told_by_its_grade() -> None:
    grades = [(a["side"], a["grade"]) for a in told("law_06/6D2-unshuffled")["score"]["adjusted"]]
    assert [("NS", "average"), ("EW", "average plus")] == grades


@pytest.mark.parametrize(
    ("ruling", "kind", "fields"),
    [
        ("law_51/designated", "must play", {"card": "H8", "trick": 2, "scope": "trick"}),
        ("law_49/face-down-lead-goes-back", "lead required", {"suits": ["H"], "trick": 1}),
        ("law_24/24E-with-26B", "lead prohibited", {"suits": ["C"], "scope": "while on lead", "trick": 0}),
        ("law_28/28A", "must pass", {"seat": "W", "scope": "rest of the auction"}),
    ],
)
def test_an_obligation_is_told_as_fields_beside_its_words(ruling: str, kind: str, fields: dict[str, object]) -> None:
    found = next(o for o in told(ruling)["obligations"] if o["kind"] == kind)
    assert fields == {name: found[name] for name in fields}
    assert found["text"]


def fields() -> Iterator[tuple[str, str]]:
    """Every field of the report and of the records within it, after the name of its record."""
    for name, record in vars(shape).items():
        if isinstance(record, type) and attrs.has(record):
            yield from ((name, field.name) for field in attrs.fields(record))


@pytest.mark.parametrize(("record", "field"), tuple(fields()))
def test_the_page_names_every_field(record: str, field: str) -> None:
    assert re.search(rf"`([a-z]+\.)?{field}`", PAGE), record


def test_every_obligation_has_a_kind_and_a_scope_that_the_page_names() -> None:
    seen = set()
    for duty in obligations():
        told = obligation(duty, Msg("words"))
        seen.add(told.kind)
        assert f"`{told.scope}`" in PAGE
        assert f"`{told.kind}`" in PAGE or isinstance(duty, LeadChosen)
    assert len(seen) == len(obligations())


def obligations() -> tuple[Obligation, ...]:
    """One obligation of each kind."""
    given = {"seat": Seat.E, "suit": Suit.H, "suits": (Suit.H,), "trick": 2, "cite": "50D2a"}
    return tuple(made(kind, given) for kind in Obligation.__args__)


def made(kind: type[Obligation], given: dict[str, object]) -> Obligation:
    from bridgetable.game.calls import PASS
    from bridgetable.game.cards import PACK
    from bridgetable.game.obligations import Owed, Scope, Wanted

    more = given | {"card": PACK[0], "call": PASS, "since": 1, "irregularity": 1, "placed": 0}
    more |= {"wanted": Wanted.SUIT, "scope": Scope.REST, "owed": Owed.LEAD}
    return kind(**{f.name: more[f.name] for f in attrs.fields(kind) if f.name in more})  # type: ignore[arg-type]


def test_a_call_to_be_repeated_is_told_by_the_call() -> None:
    told = obligation(next(o for o in obligations() if isinstance(o, MustRepeat)), Msg("words"))
    assert ("must repeat", "Pass", "next turn") == (told.kind, told.call, told.scope)


def test_the_page_tells_the_version() -> None:
    found = re.search(r"`version` is (\d+)", PAGE)
    assert found is not None
    assert shape.VERSION == int(found[1])


def test_a_weight_that_is_no_whole_number_is_told_to_four_places() -> None:
    assert ["60", "33.3333"] == [repr(in_the_hundred(w)) for w in (Fraction(60), Fraction(100, 3))]


def test_what_nobody_speaks_of_is_told_as_long_as_somebody_can() -> None:
    lines = ("S calls 1S", "W calls 1H", "N notices")
    (folded,) = at(*lines)["folded"]
    assert ("25A", "Nobody speaks of a slip.") == (folded["cite"], folded["silence"])
    assert folded["question"].startswith("Was 1♥ a slip")
    assert [] == at(*lines, "27A1 yes", "N calls Pass")["folded"]
