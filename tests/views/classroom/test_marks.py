"""Pointer, spotlight and pen on the screen of a class: what is drawn stays, fades and is gone."""

from bridgetable.views.classroom.marks import (
    FADES,
    LASTS,
    LEAST_SPOT,
    MOST_SPOT,
    Marks,
    Stroke,
    Tool,
    lift,
    move,
    press,
    strength,
    take,
    widen,
    wiped,
    without_faded,
)

PEN = Marks(tool=Tool.PEN)


def drawn() -> Marks:
    """A stroke of three places, ended at 100."""
    return lift(move(move(press(PEN, (0.1, 0.1), 0), (0.2, 0.2)), (0.3, 0.2)), 100)


def test_the_pen_draws_only_while_it_is_down() -> None:
    marks = move(drawn(), (0.9, 0.9))
    assert (Stroke(((0.1, 0.1), (0.2, 0.2), (0.3, 0.2)), 100),) == marks.strokes
    assert (0.9, 0.9) == marks.at


def test_no_other_tool_draws() -> None:
    for tool in (Tool.NONE, Tool.POINTER, Tool.SPOTLIGHT):
        marks = move(press(Marks(tool=tool), (0.5, 0.5), 0), (0.6, 0.6))
        assert ((), (0.6, 0.6)) == (marks.strokes, marks.at)


def test_a_stroke_stays_a_while_then_fades_and_is_gone() -> None:
    stroke = drawn().strokes[0]
    assert [1.0, 1.0, 0.5, 0.0] == [
        strength(stroke, now) for now in (100, 100 + LASTS, 100 + LASTS + FADES // 2, 100 + LASTS + FADES)
    ]
    assert drawn() == without_faded(drawn(), 100 + LASTS)
    assert () == without_faded(drawn(), 100 + LASTS + FADES).strokes


def test_a_stroke_that_is_still_drawn_does_not_fade() -> None:
    drawing = press(PEN, (0.5, 0.5), 0)
    assert drawing.draws
    assert drawing == without_faded(drawing, 10 * (LASTS + FADES))


def test_no_mark_is_off_the_screen() -> None:
    assert (1.0, 0.0) == move(PEN, (1.5, -3.0)).at
    assert None is move(move(PEN, (0.5, 0.5)), None).at


def test_a_tool_is_put_away_by_taking_it_again_and_its_stroke_ends() -> None:
    marks = take(press(PEN, (0.5, 0.5), 0), Tool.PEN, 7)
    assert (Tool.NONE, 7) == (marks.tool, marks.strokes[0].ended)
    assert Tool.POINTER is take(PEN, Tool.POINTER, 0).tool


def test_the_spotlight_has_a_least_and_a_most() -> None:
    assert (LEAST_SPOT, MOST_SPOT) == (widen(PEN, -99).spot, widen(PEN, 99).spot)


def test_wiping_takes_every_stroke_away() -> None:
    assert () == wiped(drawn()).strokes
