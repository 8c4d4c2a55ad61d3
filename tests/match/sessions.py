"""Sessions for tests: drawn, or of a few results."""

import random

from bridgetable.match.results import NOT_PLAYED, Form, Line, Match, Result, Terms, Winners, whole

POINTS = (420, 450, -50, 620, 650, 170, 140, -100, 600, 630, -200, 110, 100, 90, -110, 1430, -800)


def plain(points: int | None) -> Result:
    """A result of points of North-South that both sides have, or none yet."""
    return NOT_PLAYED if points is None else Result(whole(points), whole(points))


def field(points: tuple[int | None, ...], board: int = 1, form: Form = Form.MATCHPOINTS, expected: int = 0) -> Match:
    """One board at so many tables, where pair n sits North-South at table n against pair 100 + n."""
    lines = tuple(Line(board, str(n), str(n), str(100 + n), plain(one)) for n, one in enumerate(points, 1))
    return Match("a board", Terms(form, expected or max(2, len(points))), lines)


def drawn(seed: int, boards: int, tables: int, form: Form = Form.MATCHPOINTS) -> Match:
    """A session of a Mitchell movement with results as they may come."""
    chance = random.Random(seed)  # noqa: S311 -- cases that can be had again
    lines = tuple(
        Line(b, str(t), f"NS {t}", f"EW {(t + b) % tables + 1}", plain(chance.choice(POINTS)))
        for b in range(1, boards + 1)
        for t in range(1, tables + 1)
    )
    return Match("a session", Terms(form, max(2, tables)), lines, winners=Winners.TWO)


def teams(seed: int, boards: int, form: Form = Form.TEAMS) -> Match:
    """A match of two teams."""
    chance = random.Random(seed)  # noqa: S311 -- cases that can be had again
    lines = []
    for board in range(1, boards + 1):
        lines += [
            Line(board, "open", "Owls", "Larks", plain(chance.choice(POINTS))),
            Line(board, "closed", "Larks", "Owls", plain(chance.choice(POINTS))),
        ]
    return Match("a match", Terms(form, 2), tuple(lines))
