"""The chart of a case: every answer tried, like answers and equal ends as one, the way taken lit."""

import re
from pathlib import Path

import pytest

from bridgetable import laws
from bridgetable.chart.chart import Chart, Node, Shape
from bridgetable.chart.make import case_of, chart_of, chart_of_subject, charts_of_laws, titles_in_words
from bridgetable.formats.journal import RULE, acted_out, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.resources import chart_subjects, number_of
from bridgetable.rulings.citations import law_of
from bridgetable.rulings.explore import leaves
from bridgetable.session.history import History
from bridgetable.session.sitting import Case
from tests.laws.test_leaves import COUNTS, SUBJECTS, acted
from tests.laws.test_leaves import case_of as counted_case

LESSONS = Path(__file__).parents[2] / "resources" / "lessons"


def case_in(told: str) -> Case:
    """The case of a golden ruling."""
    found = case_of(acted(told).now)
    assert found is not None
    return found


def chart_in(told: str) -> Chart:
    """The chart of a golden ruling's case."""
    return chart_of(case_in(told))


def lesson(name: str, count: int) -> History:
    """A lesson after so many actions."""
    path = next(LESSONS.glob(f"{name}-*.table"))
    return acted_out(read_journal(path.read_text(encoding="utf-8"), path.name)).at(count)


def saying(chart: Chart, words: str) -> Node:
    """The one node whose text holds these words."""
    found = [node for node in chart.nodes if words in node.text]
    assert len(found) == 1, [node.text for node in found]
    return found[0]


def after(chart: Chart, node: Node, label: str = "") -> Node:
    """The node to which the edge with this label leads."""
    return next(chart.nodes[edge.end] for edge in chart.edges_from(node.number) if edge.label == label)


def test_each_answer_of_declarer_leads_to_its_own_orders() -> None:
    chart = chart_in("law_50/asked")
    said = {node.text: after(chart, node).text for node in chart.nodes if node.is_option}
    assert said == {
        "Require a heart": "West must lead a heart\nEast picks up ♥K",
        "Prohibit hearts": "West may not lead hearts\nEast picks up ♥K",
        "No restriction": "West may lead any card.\n♥K stays. East must play it as soon as legal.",
    }


def test_shapes_tell_what_happened_facts_judgements_choices_and_orders_apart() -> None:
    chart = chart_in("law_27/asked-from-the-start")
    assert chart.nodes[0].shape is Shape.HAPPENED
    assert saying(chart, "Was 1♥ a slip").shape is Shape.FACT
    assert saying(chart, "Do you accept 1♥").shape is Shape.CHOICE
    assert saying(chart, "Is X comparable").shape is Shape.JUDGEMENT
    assert saying(chart, "1♥ by East stands").shape is Shape.ORDER


def test_the_chooser_and_the_clause_stand_with_each_question() -> None:
    asked = saying(chart_in("law_27/asked-from-the-start"), "Do you accept 1♥")
    assert (asked.who, asked.cites) == ("South", ("27A1",))


def test_many_calls_are_one_node_with_their_number_and_examples() -> None:
    chart = chart_in("law_27/asked-from-the-start")
    many = saying(chart, "One of 31")
    assert many.text == "One of 31: 1NT, 2♣, 2♦\N{NO-BREAK SPACE}…"
    assert after(chart, many).text == "Is that bid the lowest bid that shows what 1♥ showed?"


def test_equal_ends_are_one_node_entered_by_several_edges() -> None:
    chart = chart_in("law_55/asked")
    ends = [node for node in chart.nodes if not chart.edges_from(node.number)]
    assert len({node.lines for node in ends}) == len(ends) == 3
    assert len(chart.edges_to(saying(chart, "South’s lead stands").number)) == 2


def test_a_fact_of_which_nobody_has_spoken_is_a_question_with_yes_and_no() -> None:
    chart = chart_in("law_55/asked")
    fact = saying(chart, "Did an opponent tell South")
    assert after(chart, fact, "yes").shape is Shape.ORDER
    assert after(chart, fact, "no").pending


@pytest.mark.parametrize(("law", "told"), SUBJECTS)
def test_every_way_of_answering_ends_at_an_order_and_the_way_taken_is_one_line_to_where_the_case_is(
    law: str, told: str
) -> None:
    case = counted_case(acted(told))
    chart = chart_of(case)
    ends = [node for node in chart.nodes if not chart.edges_from(node.number)]
    assert law == chart.law
    assert {Shape.ORDER} == {node.shape for node in ends}
    assert 0 < len(ends) <= len(list(leaves(case.matter.procedure, case.matter.subject, case.base)))
    assert {node.number for node in chart.nodes[1:]} == {edge.end for edge in chart.edges}
    here = chart.nodes[0]
    walked = {here.number}
    while ways := [edge for edge in chart.edges_from(here.number) if edge.taken]:
        assert len(ways) == 1, (law, here.text)
        here = chart.nodes[ways[0].end]
        walked.add(here.number)
    assert walked == {node.number for node in chart.nodes if node.taken}
    assert here.pending == (case.progress.pending is not None)
    assert here.pending or not chart.edges_from(here.number)
    assert [(a.cite, a.key) for a in here.answers] == [(a.cite, a.key) for a in case.answers]


def test_an_answer_lights_one_more_step() -> None:
    history = lesson("3", 9)
    asked = case_of(history.now)
    assert asked is not None
    before = chart_of(asked)
    answered = case_of(lesson("3", 10).now, asked.matter.law)
    assert answered is not None
    now = chart_of(answered)
    assert sum(node.taken for node in now.nodes) > sum(node.taken for node in before.nodes)


def test_an_answer_that_was_given_stands_apart_from_those_like_it() -> None:
    chart = chart_in("law_67/QBA-114-too-late")
    given = saying(chart, "Twelve tricks")
    assert given.taken
    assert after(chart, given).text == "The score is adjusted: 12 tricks"
    others = saying(chart, "One of 12")
    assert not others.taken
    assert after(chart, others).text == "The score is adjusted: that many tricks"


def test_orders_that_differ_in_words_stay_apart_though_they_lead_to_the_same() -> None:
    chart = chart_in("law_12/12A2-asked")
    said = {node.text for node in chart.nodes if node.shape is Shape.ORDER and chart.edges_from(node.number)}
    assert {f"North–South: average{grade}" for grade in (" plus", "", " minus")} <= said
    assert not [node for node in chart.nodes if "…" in node.text and not node.text.startswith("One of")]


def test_a_table_without_a_ruling_has_no_case() -> None:
    assert case_of(lesson("3", 3).now) is None


def test_the_case_of_a_law_is_chosen_by_its_number_or_by_the_law_that_asks() -> None:
    history = acted("law_23/NZ-006-comparable")
    by_room, by_question = case_of(history.now, "30"), case_of(history.now, "23")
    assert by_room is not None
    assert by_question is not None
    assert by_question.matter.law == "30"
    assert case_of(history.now, "64") is None


def test_cards_that_may_not_be_seen_are_not_named() -> None:
    case = case_in("law_67/WBF-016-asked")
    texts = " ".join(node.text for node in chart_of(case, lambda _: False).nodes)
    assert "♠7" not in texts


@pytest.mark.parametrize(
    ("titles", "said"),
    [
        (("1NT",), "1NT"),
        (("♠7", "♠2"), "♠7 or ♠2"),
        (("Play ♦8 instead", "Play ♦K instead"), "Play ♦8 or ♦K instead"),
        (("1NT", "2C", "2D", "2H", "2S"), "One of 5: 1NT, 2C, 2D\N{NO-BREAK SPACE}…"),
    ],
)
def test_like_answers_are_named_in_one_row(titles: tuple[str, ...], said: str) -> None:
    assert said == titles_in_words(titles, first=False)


LAWS = Path(laws.__file__).parent
ROOMS = {law for path in LAWS.glob("*.py") for law in re.findall(r'matter\(\s*"(\d+)"', path.read_text("utf-8"))}
ASKED_BY_OTHERS = {"23"}
"""Laws without a ruling of their own, whose question stands in those of others."""
ASKS_BY_ANOTHER = {"65"}
"""Laws whose only question is that of another (16B3)."""
NO_QUESTION = {"2", "9", "17", "37", "38", "39", "60", "81"}
"""Laws that only order: they need to ask nobody."""


def test_every_law_that_rules_on_something_has_its_subject() -> None:
    assert set() == (ROOMS | set(COUNTS) | ASKED_BY_OTHERS) - {path.stem for path in chart_subjects()}


@pytest.mark.parametrize("path", chart_subjects(), ids=lambda path: path.stem)
def test_the_chart_of_a_law_comes_to_its_own_question_or_orders_by_it(path: Path) -> None:
    law = str(number_of(path))
    found = chart_of_subject(path)
    assert found is not None
    chart, about = found
    assert chart.law == law
    assert about
    asked = [n for n in chart.nodes if n.shape in {Shape.FACT, Shape.JUDGEMENT, Shape.CHOICE}]
    own = chart.nodes if law in NO_QUESTION | ASKS_BY_ANOTHER else asked
    cited = {str(law_of(cite)) for node in own for cite in node.cites}
    assert law in cited
    assert bool(asked) == (law not in NO_QUESTION)


@pytest.mark.parametrize("path", chart_subjects(), ids=lambda path: path.stem)
def test_a_subject_stops_where_the_first_question_waits(path: Path) -> None:
    found = chart_of_subject(path)
    assert found is not None
    pending = [node for node in found[0].nodes if node.pending]
    assert len(pending) == (str(number_of(path)) not in NO_QUESTION)
    assert all(not node.answers for node in pending)


def test_a_chart_of_another_book_names_it_and_tells_how_a_gap_in_its_text_is_read() -> None:
    path = Path(__file__).parents[1] / "editions/draft2006/law_40/40C7-asked.table"
    history = acted_out(read_journal(path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0]))
    case = case_of(history.now)
    assert case is not None
    chart = chart_of(case)
    assert chart.title.endswith("(Draft of 2006, never enacted)")
    assert any("Inferred: " in line.text for line in chart.nodes[0].lines)


def test_the_charts_of_the_draft_are_named_by_its_laws_in_its_order_and_none_by_a_law_that_it_lacks() -> None:
    drawn = tuple(charts_of_laws(book_of("draft2006")))
    numbers = [int(chart.law) for chart, _ in drawn]
    assert sorted(numbers) == numbers
    assert "In 2017 Law 49: exposed card" in {
        about for chart, about in drawn if chart.title == "Law 39: exposed cards (Draft of 2006, never enacted)"
    }
    assert not [about for _, about in drawn if "Law 86" in about]


def test_where_the_book_is_silent_a_chart_says_so_with_the_law_of_2017() -> None:
    path = next(path for path in chart_subjects() if number_of(path) == 86)
    found = chart_of_subject(path, book_of("draft2006"))
    assert found is not None
    assert found[0].title.startswith("Law 86: team play, of the Laws of 2017: this book is silent (Draft of 2006")
