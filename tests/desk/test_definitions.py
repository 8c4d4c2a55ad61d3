"""Every calculation of the desk is whole, and command, JSON and public interface are made from its one definition."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import bridgetable
from bridgetable.cli import main
from bridgetable.desk import registry
from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import calculation_named, calculations, of_file
from bridgetable.desk.sorts import Choice, Exact, Part, Several, Weights, Whole
from bridgetable.desk.working import Refused
from bridgetable.formats.lawbook import lawbook
from bridgetable.game.errors import NotationError
from bridgetable.game.rounding import Halves, rounded
from bridgetable.views.desk import GridReport, ResultReport, StepReport, WorkingReport, found, sayings

Printed = pytest.CaptureFixture[str]
each = pytest.mark.parametrize("one", calculations(), ids=lambda one: one.name)


@each
def test_its_help_says_each_input_and_its_source(one: Calculation[Any], capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        main(["desk", one.name, "--help"])
    told = "".join(capsys.readouterr().out.split())
    assert "".join(one.about.split()) in told
    for put in one.inputs():
        assert f"--{put.name.replace('_', '-')}" in told
        assert "".join(put.sort.about.split()) in told


@each
def test_it_cites_clauses_that_are_in_the_register(one: Calculation[Any]) -> None:
    book = lawbook()
    known = {clause.id for law in book.law for clause in law.clause} | {str(law.number) for law in book.law}
    assert [] == [cite for cite in one.clauses if cite not in known]


@each
def test_the_list_names_it(one: Calculation[Any], capsys: Printed) -> None:
    assert 0 == main(["desk"])
    assert f"  {one.name} " in capsys.readouterr().out
    assert one.name in bridgetable.calculations()


@each
def test_the_list_and_the_public_interface_tell_its_inputs(one: Calculation[Any]) -> None:
    told = bridgetable.calculation(one.name)
    assert [put.name for put in one.inputs()] == [put["name"] for put in told["inputs"]]
    assert [put.sort.about for put in one.inputs()] == [put["about"] for put in told["inputs"]]
    for put, tells in zip(one.inputs(), told["inputs"], strict=True):
        assert tells["default"] is None or put.default == put.sort.read(tells["default"])


def test_an_input_tells_its_kind_unit_limits_and_default(capsys: Printed) -> None:
    assert 0 == main("desk --json".split())
    listed = json.loads(capsys.readouterr().out)
    assert [*bridgetable.calculations()] == [one["name"] for one in listed["calculations"]]
    assert bridgetable.calculation("vp") in listed["calculations"]
    inputs = {one["name"]: one for one in bridgetable.calculation("vp")["inputs"]}
    imps = {"kind": "whole", "required": True, "default": None, "least": -400, "most": 400, "unit": "IMPs"}
    assert imps.items() <= inputs["imps"].items()
    assert "wbf" == inputs["scale"]["default"]
    assert "triangle" in inputs["scale"]["choices"]
    others = next(one for one in bridgetable.calculation("weighted-cross-imps")["inputs"] if one["name"] == "others")
    assert ("list", 1, "score", 7600) == (others["kind"], others["fewest"], others["of"]["kind"], others["of"]["most"])


def test_the_command_shows_the_result_and_the_steps_with_their_clauses(capsys: Printed) -> None:
    assert 0 == main("desk imps --ours -50 --theirs 600".split())
    told = capsys.readouterr().out.splitlines()
    assert "for the side at this table: −12 IMPs" == told[0]
    assert "2. By the scale that is −12 IMPs. [78B]" in told


def test_json_and_the_public_interface_are_one(capsys: Printed) -> None:
    assert 0 == main("desk imps --ours -50 --theirs 600 --json".split())
    assert json.loads(capsys.readouterr().out) == bridgetable.calculate("imps", ours=-50, theirs="600")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("imps", "--ours"),
        ("imps --ours x", "--ours: “x” found, expected a whole number from −7600 to +7600 points"),
        ("score --result 9S", "--result: “9S” found, expected a contract"),
        ("score --result passed --vulnerable all", "--result"),
        ("frobnicate", "frobnicate"),
    ],
)
def test_bad_input_is_one_sentence_that_names_the_field(line: str, why: str, capsys: Printed) -> None:
    assert 2 == main(["desk", *line.split()])
    told = capsys.readouterr()
    assert ("", 1) == (told.out, len(told.err.splitlines()))
    assert why in told.err


@pytest.mark.parametrize(
    ("name", "inputs", "why"),
    [
        ("nothing", {}, "is no calculation"),
        ("imps", {}, "ours: missing"),
        ("imps", {"ours": 1, "hers": 2}, "hers: expected one of ours, theirs"),
        ("imps", {"ours": "many"}, "ours: “many” found"),
    ],
)
def test_the_public_interface_refuses_in_one_sentence(name: str, inputs: dict[str, Any], why: str) -> None:
    with pytest.raises(bridgetable.Error, match=why):
        bridgetable.calculate(name, **inputs)


def test_limits_hold_for_values_as_well_as_for_texts() -> None:
    imps = calculation_named("imps")
    with pytest.raises(Refused, match="ours"):
        imps(imps.takes(ours=99999))


def test_a_folder_without_a_title_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GROUPS", {})
    with pytest.raises(TypeError, match="scores"):
        calculations.__wrapped__()


def test_a_file_without_a_calculation_is_refused() -> None:
    with pytest.raises(TypeError, match="has 0 calculations"):
        of_file("bridgetable.desk.sorts")


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("2.5", Fraction(5, 2)), ("1/3", Fraction(1, 3)), ("-4 2/3", Fraction(-14, 3)), ("−1", -1)],
)
def test_numbers_are_read_exactly(text: str, value: Fraction) -> None:
    assert value == Exact("a number", -10, 10).read(text)


@pytest.mark.parametrize("text", ["", "1/0", "2..5", "1e3", "11", "½"])
def test_what_is_no_number_or_beyond_the_limits_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Exact("a number", -10, 10).read(text)


def test_lists_and_weights_are_read_and_written() -> None:
    scores = Several("scores", Whole("a score", -8000, 8000))
    assert (400, 400, -50) == scores.read("400,400,-50") == scores.read("400x2, -50")
    parts = Weights("scores", Whole("a score", -8000, 8000))
    assert (Part(Fraction(3, 5), 620), Part(Fraction(2, 5), -100)) == parts.read("60:+620,40%:-100")
    assert (Part(Fraction(1, 3), 400), Part(Fraction(2, 3), -50)) == parts.read("33.33:400,66.67:-50")
    for text in ("60:620,40:-100", "1/3:400,2/3:-50"):
        assert text == parts.written(parts.read(text))
    assert (Part(Fraction(1), 620),) == parts.read("620") == parts.read("100:620")
    for text in ("60:620,30:-100", "60:620", "60:620,40:620", "x", "0:620,100:-50", ":", "620,-50"):
        with pytest.raises(NotationError):
            parts.read(text)


@pytest.mark.parametrize(
    ("value", "unit", "words"),
    [
        (Fraction(-11, 10), Unit.IMPS, "−1.1 IMPs"),
        (Fraction(14, 3), Unit.IMPS, "+4 2/3 IMPs"),
        (Fraction(1, 6), Unit.NONE, "1/6"),
        (Fraction(1234567, 3000000), Unit.NONE, "0.4115"),
        (0, Unit.POINTS, "0 points"),
        (620, Unit.POINTS, "+620 points"),
    ],
)
def test_an_amount_is_read_exactly_where_it_can_be(value: Fraction, unit: Unit, words: str) -> None:
    assert words == amount(value, unit).in_words


def test_halves_go_away_from_the_average_or_towards_it() -> None:
    half = Fraction(1, 2)
    assert [3, -3] == [rounded(n * 5 * half, halves=Halves.AWAY) for n in (1, -1)]
    assert [2, -2] == [rounded(n * 5 * half, halves=Halves.TOWARDS) for n in (1, -1)]
    assert [10, 9] == [rounded(n, halves=Halves.AWAY, average=10) for n in (Fraction(21, 2) - half, Fraction(19, 2))]


def test_the_page_on_the_json_names_each_field() -> None:
    page = (
        (Path(__file__).parents[2] / "resources" / "report.md")
        .read_text(encoding="utf-8")
        .partition("`bridgetable desk")[2]
    )
    told = bridgetable.calculate("weighted-imps", weights="50:620,50:-100", other=600)
    nested = [told, *told["results"], *told["steps"], *told["tables"], *told["remarks"]]
    assert [] == [name for one in nested for name in one if f"`{name}`" not in page]


def test_the_json_has_the_fields_of_its_type() -> None:
    told = bridgetable.calculate("butler", scores="620,-100,140,400,-50")
    pairs = [(told, WorkingReport), (told["results"][0], ResultReport), (told["steps"][0], StepReport)]
    assert all(set(one) == set(kind.__annotations__) for one, kind in [*pairs, (told["tables"][0], GridReport)])


@each
def test_its_title_and_its_choices_are_short_enough_to_be_read_at_a_glance(one: Calculation[Any]) -> None:
    assert len(one.title) <= 32
    sorts = [put.sort for put in one.inputs() if isinstance(put.sort, Choice)]
    words = [str(member.value) for sort in sorts for member in sort.of]
    assert [] == [said for said in words if len(said) > 53]


LOOKED_FOR = {
    "average plus": "artificial",
    "hesitation": "ui",
    "break in tempo": "ui",
    "wrong explanation": "misinformation",
    "pair did not turn up": "late-arrival",
    "slow play": "slow-play",
    "fine": "offences",
    "how much is a penalty": "penalty",
    "swearing": "conduct",
    "deposit": "appeal",
    "deadline for an appeal": "correction",
    "vps": "vp",
    "who plays whom": "swiss",
    "play off": "extra-boards",
    "fouled board": "fouled",
    "cards in the wrong slot": "fouled-at-teams",
    "teams sat the same way": "seating",
    "left early": "withdrawal",
    "multi": "system-class",
    "double shot": "self-damage",
    "my mistake": "director-error",
    "arrow switch": "arrow-switch",
    "carry over": "carry-forward",
    "blind player": "assistance",
    "how many boards can they play": "allocation",
    "kibitzer": "captain",
    "logical alternatives": "poll",
    "word against word": "facts",
    "point a board": "board-a-match",
    "patton": "hybrid",
    "missed a round": "several-boards",
    "frivolous appeal": "empty-appeal",
    "bluff bid": "psyche",
    "forgot the system": "misbid",
    "redeal": "redeal",
    "board not played": "artificial",
    "equal on vps": "split-tie",
    "time per board": "allocation",
    "3nt doubled minus two": "score",
    "missing result in the field": "neuberg",
    "compare with everyone": "cross-imps",
    "drawn knockout match": "extra-boards",
    "only one table played it": "other-table",
}


@pytest.mark.parametrize(("typed", "name"), LOOKED_FOR.items(), ids=list(LOOKED_FOR))
def test_a_page_is_found_by_everyday_words(typed: str, name: str) -> None:
    assert name in [one.name for one in found(typed).rows[:3]]


def test_every_page_has_sayings_or_a_title_that_says_it_and_none_is_of_a_page_that_is_not_there() -> None:
    assert set() == sayings().keys() - {one.name for one in calculations()}
    for one in calculations():
        assert one.name in [
            hit.name for said in (one.title, *sayings().get(one.name, ())) for hit in found(said).rows[:3]
        ]


def test_a_table_that_is_added_up_ends_in_what_it_comes_to(capsys: Printed) -> None:
    told = bridgetable.calculate("weighted-imps", weights="50:650,30:620,20:-100", other=600)
    assert ["Together", "", "", "−1.1"] == told["tables"][0]["together"]
    missed = bridgetable.calculate("several-boards", boards=2, ns="partly", ew="none", scoring="imps")
    assert ["Together", "0", "+6"] == missed["tables"][0]["together"]
    assert 0 == main("desk weighted-imps --weights 650 --other 600".split())
    assert "Together" in capsys.readouterr().out.splitlines()[-4]
