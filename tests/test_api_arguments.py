"""Whatever the public interface is given, it takes it or refuses it by its one error, in one short sentence."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridgetable
from bridgetable.formats.staged import journal_of_seed
from bridgetable.game.limits import LONGEST_LINE, LONGEST_MESSAGE, MOST_DIGITS

DEAL = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
ABSENT = Path(__file__).parent / "no such folder"
RIGHT: dict[str, object] = {"deal": DEAL, "line": "S calls 1S", "place": 0, "path": ABSENT / "a.pdf"}
"""What the other arguments are; no picture is drawn, for there is no such folder."""


class Hostile:
    """An object of which every method that Python calls by itself fails."""

    def _fail(self, *_: object) -> Any:
        raise RuntimeError

    __str__ = __repr__ = __format__ = __len__ = __iter__ = __getitem__ = __index__ = __bool__ = __fspath__ = _fail
    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _fail
    __class__ = property(_fail)


class HostileText(str):
    """A text that fails where it is asked for anything."""

    __slots__ = ()
    __str__ = __repr__ = __format__ = __len__ = __iter__ = __getitem__ = __eq__ = __hash__ = Hostile._fail


class HostileNumber(int):
    """A number that fails where it is asked for anything."""

    __str__ = __repr__ = __format__ = __index__ = __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = Hostile._fail


ABSURD: tuple[object, ...] = (
    *(None, True, 1.5, float("nan"), float("inf"), 1j, b"a.png", bytearray(b"x"), object(), Hostile, print, ...),
    *(3, -1, 0, 10**MOST_DIGITS, 10**30, -(10**30), 10**5000, (1,), (1, 2, 3), ("x", None), (10**5000, 1), [3], {}),
    *(
        Path(__file__).parent,
        range(10**12),
        Hostile(),
        HostileText("S calls 1S"),
        HostileNumber(3),
        Path("a\0b.pdf"),
        Path("\ud800.pdf"),
    ),
    *(
        "",
        "x",
        "a\0.pdf",
        "\ud800.pdf",
        "\udc80",
        "²",
        "٣",
        "\x1b[31m\n\n",
        "9" * 5000,
        "(" * 20_000,
        "x" * 5000 + ".pdf",
    ),
    *(
        "x" * (LONGEST_LINE + 1),
        "S says " + "\ud800",
        "27A1 " + "9" * 5000,
        "S claims " + "9" * 400,
        f"N:{'A' * 24_000}",
    ),
)
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.text(max_size=40),
    st.integers(),
    st.floats(),
    st.binary(max_size=4),
    st.lists(st.none() | st.integers() | st.text(max_size=4), max_size=3),
)


def table() -> bridgetable.Table:
    found = bridgetable.new_table(deal=DEAL, dealer="S", vulnerable="EW")
    for line in ("S calls 1S", "W calls 1H", "N notices", "25A no"):
        found.do(line)
    return found


def public_calls() -> dict[str, Callable[..., object]]:
    """Every public function, and every method of a table."""
    functions = [getattr(bridgetable, n) for n in bridgetable.__all__]
    found: dict[str, Callable[..., object]] = {f.__name__: f for f in functions if inspect.isfunction(f)}
    return found | {n: m for n, m in inspect.getmembers(bridgetable.Table, inspect.isfunction) if n[:1] != "_"}


CALLS = public_calls()
NAMES = [
    (call, name) for call in CALLS for name in [*inspect.signature(CALLS[call]).parameters, "else"] if name != "self"
]


def asked(call: str, odd: dict[str, object]) -> None:
    """Give a public function odd values, and see that it takes them, or refuses them in one short sentence."""
    takes = inspect.signature(CALLS[call]).parameters
    one = table()
    others = {
        n: v
        for n, v in {**RIGHT, "tables": [one], "law": "27"}.items()
        if n in takes and takes[n].default is inspect.Parameter.empty
    }
    function = getattr(one, call) if "self" in takes else CALLS[call]
    said = "a table"
    try:
        function(**{**others, **odd})
    except bridgetable.Error as error:
        said = str(error)
    assert 0 < len(said) <= LONGEST_MESSAGE
    assert [said] == said.splitlines()
    assert one.journal()


@pytest.mark.parametrize(("call", "name"), NAMES)
def test_an_absurd_value_is_taken_or_refused_by_the_one_error(
    call: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for value in ABSURD:
        if not (name == "worth" and value is True):
            asked(call, {name: value})


@given(st.sampled_from(NAMES), ODD)
def test_any_value_is_taken_or_refused_by_the_one_error(where: tuple[str, str], value: object) -> None:
    if not (where[1] in {"worth", "path", "source"} and not isinstance(value, bytes | float | list)):
        asked(where[0], {where[1]: value})


def test_what_is_refused_is_named_with_what_is_taken() -> None:
    with pytest.raises(bridgetable.Error, match=r"^deal is a text of at most 25000 characters, not None$"):
        bridgetable.new_table(deal=None)  # type: ignore[arg-type]
    with pytest.raises(bridgetable.Error, match=r"^seed is a whole number from 0 to 9{18}, not -1$"):
        bridgetable.stage(seed=-1)
    with pytest.raises(bridgetable.Error, match=r"^new_table: missing a required (keyword-only )?argument: 'deal'$"):
        bridgetable.new_table()  # type: ignore[call-arg]


def test_an_option_that_the_question_does_not_have_is_not_previewed() -> None:
    with pytest.raises(bridgetable.Error, match="the question has 2 options, so there is no option 3"):
        table().save_picture("a.png", option=3)
    with pytest.raises(bridgetable.Error, match="there is no option 1 to preview"):
        bridgetable.new_table(deal=DEAL).save_picture("a.png", option=1)


def test_a_picture_that_cannot_be_written_is_refused_before_it_is_drawn(tmp_path: Path) -> None:
    kept = tmp_path / "kept.png"
    kept.write_bytes(b"old")
    kept.chmod(0o444)
    with pytest.raises(bridgetable.Error, match=r"read-only, and so left as it is$"):
        table().save_picture(kept)
    with pytest.raises(bridgetable.Error, match="No such file or directory"):
        table().save_picture(tmp_path / "absent" / "a.png")
    assert b"old" == kept.read_bytes()


def test_a_seed_of_many_digits_stages_a_journal_that_is_read_again() -> None:
    assert journal_of_seed(10**MOST_DIGITS + 5) == journal_of_seed(5)
