"""Twice the text takes at most some twice the work: no reader can be made to wait by a file that somebody has built.

Work is the processor time of the best of several runs, and what is compared is how it grows: from a text to one that
is four times as long. In proportion that is 4; with the square of the length it would be 16.
"""

import contextlib
import gc
import time
from collections.abc import Callable

import pytest

from bridgetable.formats.deal_forms.read import read_deal, read_hand
from bridgetable.formats.detect import kind_of
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.journal import read_journal
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.pbn import reader as pbn
from bridgetable.game.designations import designated
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_LINE, LONGEST_MEANING, MOST_LINES
from bridgetable.game.meanings import meaning
from bridgetable.session.notation import action

FOUR_TIMES = 6.25  # 2.5 for each doubling
LEAST_SECONDS = 0.004
RUNS = 3
Text = Callable[[int], str]

HEAD = "bridgetable 1\ndeal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4\n\n"
LIN_DEAL = "md|3SKT64HDAQ983CJ874,SAQ932HKJ8654DCAK,SJHAT7DK7642CQT65,S875HQ932DJT5C932|"

PBN: dict[str, Text] = {
    "empty lines": lambda n: "\n" * n,
    "blanks": lambda n: " " * n,
    "lines of blanks": lambda n: " \n" * n,
    "comments of a line": lambda n: "%\n" * n,
    "open braces": lambda n: "{\n\n" * n,
    "open braces on one line": lambda n: "{" * n,
    "braces that close far away": lambda n: '[Foo "a"]\n' + "{a\n" * n + "}x",
    "braces that close behind blanks": lambda n: '[Foo "a"]\n' + "{a\n" * n + "}" + " " * n + "x",
    "auctions with an open brace": lambda n: '[Auction "N"]\n{\n\n' * n,
    "plays with an open brace behind a card": lambda n: '[Play "N"]\nSA {\n\n' * n,
    "comments in braces": lambda n: '[Auction "N"]\n' + "{a} " * n,
    "closing braces": lambda n: "}" * n,
    "open tags": lambda n: '[a "x\n' * n,
    "brackets": lambda n: "[" * n,
    "brackets on lines": lambda n: "[\n" * n,
    "a bracket and empty lines": lambda n: "[" + "\n" * n,
    "a tag that backslashes leave open": lambda n: '[a "' + "\\a" * n,
    "a tag with blanks": lambda n: '[a "x"' + " " * n + "x",
    "tags for all games": lambda n: "".join(f'[T{k} "##x"]\n\n' for k in range(n)),
    "tags of one game": lambda n: "".join(f'[T{k} "x"]\n' for k in range(n)),
    "games": lambda n: '[Board "1"]\n\n' * n,
    "rows with open quotation marks": lambda n: '[FooTable "a;b"]\n' + '" \n' * n,
    "rows": lambda n: '[FooTable "+a;-b"]\n' + "1 2\n" * n,
    "a long row": lambda n: '[FooTable "a"]\n' + '"' * n + "[",
    "columns": lambda n: f'[FooTable "{"a;" * n}"]\n' + "1 " * n,
    "calls": lambda n: '[Dealer "N"]\n[Auction "N"]\n' + "1C " * n,
    "passes": lambda n: '[Dealer "N"]\n[Auction "N"]\n' + "Pass " * n,
    "all pass": lambda n: '[Dealer "N"]\n[Auction "N"]\n' + "AP " * n,
    "cards": lambda n: '[Play "N"]\n' + "- " * n,
    "no cards": lambda n: '[Play "N"]\n' + "xx " * n,
    "grades": lambda n: '[Auction "N"]\n1C ' + "! $1 =1= " * n,
    "notes": lambda n: '[Auction "N"]\n1C =1=\n' + '[Note "1:x"]\n' * n,
    "lines too long": lambda n: ("x" * 300 + "\n") * (n // 30),
    "control characters": lambda n: '[Event "\x01"]\n\n' * n,
    "the digits of a number": lambda n: f'[Board "{"9" * n}"]\n[Result "{"9" * n}"]\n[Score "{"1" * n}x"]\n',
    "a long hand": lambda n: f'[Deal "N:{"A" * n}.K.Q.J - - -"]\n',
}
LIN: dict[str, Text] = {
    "empty lines": lambda n: "\n" * n + "md|",
    "blanks": lambda n: " " * n,
    "comments of a line": lambda n: "%\n" * n,
    "comments between words": lambda n: "% x\nmb|p|\n" * n,
    "lines without words": lambda n: "x\n" * n,
    "bad lines between words": lambda n: "x\nmb|p|\n" * n,
    "bad lines and blanks": lambda n: "x\n" + "\n" * n + "x\nmb|p|\n" * n,
    "explanations of one call": lambda n: LIN_DEAL + "mb|1C|" + "an|x|" * n,
    "comments on one call": lambda n: LIN_DEAL + "mb|1C|" + "nt|x|" * n,
    "comments on one card": lambda n: LIN_DEAL + "pc|HK|" + "nt|x|" * n,
    "calls": lambda n: LIN_DEAL + "mb|1C|" * n,
    "players behind calls": lambda n: "mb|p|" * n + "pn|a|" * n,
    "boards of a match": lambda n: (
        f"vg|a,b,I,1|rs|{'2HS=,' * n}|" + "".join(f"qx|o{k}|{LIN_DEAL}" for k in range(n // 10))
    ),
    "boards without cards": lambda n: "qx|o1|" * n,
    "bars": lambda n: "|" * n,
    "open words": lambda n: "ab|" * n,
    "digits": lambda n: f"qx|o{'9' * n}|ah|Board {'9' * n}|{LIN_DEAL}mc|{'9' * n}|",
}
DEALS: dict[str, Text] = {
    "signs": lambda n: "♠" * n,
    "hands of one card": lambda n: "♠A\n" * n,
    "letters": lambda n: "SHDC" * n,
    "ranks with blanks": lambda n: "♠" + "A " * n + "Z",
    "seats": lambda n: "N: " * n,
    "dots": lambda n: "A." * n,
    "hands": lambda n: "A.K.Q.J " * n,
    "colons": lambda n: ":" * n,
    "dashes": lambda n: "- " * n,
    "rows": lambda n: "AK QJ\n" * n,
    "viewers": lambda n: "handviewer" * n,
    "a query": lambda n: "handviewer?" + "&n=%41" * n,
}
JOURNAL: dict[str, Text] = {
    "blanks in a line": lambda n: HEAD + f"S calls{' ' * n}:x",
    "blanks before a colon": lambda n: HEAD + f'S remarks{" " * n}x: "a"',
    "backslashes": lambda n: HEAD + 'S remarks: "' + "\\" * n,
    "quotation marks": lambda n: HEAD + "S remarks: " + '"' * n,
    "what declarer says": lambda n: HEAD + f'declarer calls "{"low " * (n // 4)}',
    "scores of a field": lambda n: HEAD + "field: NS" + " +420" * (n // 5),
    "weights": lambda n: HEAD + "12C1b " + "1% 4S by N 10, " * (n // 15) + "x",
    "a hand": lambda n: HEAD + f"E holds {'A' * n}... of board 6",
}
LINES: dict[str, Text] = {
    "empty lines": lambda n: HEAD + "\n" * n,
    "notes": lambda n: HEAD + "> a note\n" * n,
    "comments in the header": lambda n: "bridgetable 1\n" + "# a comment\n" * n,
    "actions": lambda n: HEAD + "E drops H5\n" * n,
}


def work(read: Callable[[str], object], text: str) -> float:
    """The seconds of processor time that the reader takes, the best of some runs."""
    took = []
    gc.disable()
    for _ in range(RUNS):
        began = time.process_time()
        with contextlib.suppress(BridgetableError):
            read(text)
        took.append(time.process_time() - began)
    gc.enable()
    return min(took)


def growth(read: Callable[[str], object], text: Text, begin: int, end: int) -> float:
    """How many times the work grows when a text becomes four times as long; 4 where it takes no time to speak of."""
    length = begin
    while length < end and work(read, text(length)) < LEAST_SECONDS:
        length *= 2
    if work(read, text(4 * length)) < 4 * LEAST_SECONDS:
        return 4
    # Another process may have disturbed one of the two, or memory got scarce between them: but what grows with the
    # square of the length does so each time and everywhere.
    found = 16.0
    for longer in (1, 1, 1, 4, 4):
        took = work(read, text(4 * longer * length)) / max(work(read, text(longer * length)), 1e-9)
        found = min(found, took)
        if found <= FOUR_TIMES:
            break
    return found


def read_pbn(text: str) -> object:
    return list(pbn.records(Decoded(text, "utf-8"), "any.pbn"))


def read_lin(text: str) -> object:
    return list(lin.records(text, "any.lin"))


@pytest.mark.parametrize("name", PBN)
def test_a_pbn_text_of_four_times_the_length_takes_some_four_times_the_work(name: str) -> None:
    assert growth(read_pbn, PBN[name], 250, 64_000) <= FOUR_TIMES


@pytest.mark.parametrize("name", LIN)
def test_a_lin_text_of_four_times_the_length_takes_some_four_times_the_work(name: str) -> None:
    assert growth(read_lin, LIN[name], 250, 64_000) <= FOUR_TIMES


@pytest.mark.parametrize("name", [*PBN, *LIN])
def test_the_kind_of_a_text_is_told_in_proportion_to_its_length(name: str) -> None:
    assert growth(kind_of, (PBN | LIN)[name], 1000, 64_000) <= FOUR_TIMES


@pytest.mark.parametrize("read", [read_deal, read_hand])
@pytest.mark.parametrize("name", DEALS)
def test_what_is_pasted_takes_work_in_proportion_to_its_length(read: Callable[[str], object], name: str) -> None:
    assert growth(read, DEALS[name], 250, 16_000) <= FOUR_TIMES


@pytest.mark.parametrize("name", JOURNAL)
def test_a_line_of_a_journal_takes_work_in_proportion_to_its_length(name: str) -> None:
    assert growth(read_journal, JOURNAL[name], LONGEST_LINE // 16, LONGEST_LINE // 5) <= FOUR_TIMES


@pytest.mark.parametrize("name", LINES)
def test_the_lines_of_a_journal_take_work_in_proportion_to_their_number(name: str) -> None:
    assert growth(read_journal, LINES[name], 100, MOST_LINES // 8) <= FOUR_TIMES


@pytest.mark.parametrize("name", JOURNAL)
def test_a_line_alone_takes_work_in_proportion_to_its_length(name: str) -> None:
    assert growth(action, lambda n: JOURNAL[name](n).removeprefix(HEAD), 1000, 64_000) <= FOUR_TIMES


@pytest.mark.parametrize("words", ["low ", "heart", " ", "don't ", "♠", '"'])
def test_what_declarer_says_is_read_in_proportion_to_its_length(words: str) -> None:
    assert growth(lambda text: designated(text, None), lambda n: words * n, 1000, 64_000) <= FOUR_TIMES


@pytest.mark.parametrize(
    "piece",
    ["5+ suit, ", "5+ suit; ", "4-6 in a major or 5+ in a minor, ", "1 or ", "a", "at least ", "9", "0-99,", " "],
)
def test_no_meaning_takes_longer_to_read_than_its_longest_allows(piece: str) -> None:
    for length in (LONGEST_MEANING, 4 * LONGEST_MEANING, 1_000_000):
        assert work(lambda text: [sum(meaning(text).hands)], (piece * (length // len(piece)))) < 0.5
