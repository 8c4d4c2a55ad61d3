"""Hands in a text, in lines or columns, with their seats; dealer, vulnerability and board number round them."""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise

from attrs import Factory, define

from bridgetable.game.boards import Vulnerability
from bridgetable.game.cards import SUITS_DOWN, Card, Rank, Suit, card_of
from bridgetable.game.deals import EMPTY_HAND, Hand, hand
from bridgetable.game.errors import DealError, NotationError
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr

SEAT = r"NORTH|EAST|SOUTH|WEST|[NESW]"
_SIDES = (
    r"NONE|NIL|NOBODY|NEITHER|LOVE(?: ALL)?|BOTH|ALL|EVERYBODY"
    r"|N ?[-–/]? ?S|E ?[-–/]? ?W|NORTH ?[-–/ ] ?SOUTH|EAST ?[-–/ ] ?WEST"
)
_BOARD = re.compile(r"\b(?:BOARD|BD)\b[ .:#]{0,3}(?:NO\b[ .:]{0,3}|NUMBER\b[ .:]{0,3})?(\d{1,4})\b")
_DEALER = re.compile(rf"\b(?:DEALER|DLR)\b[ .:=]{{0,3}}({SEAT})\b|\b({SEAT}) DEALS\b")
_VULNERABLE = re.compile(
    rf"\bVUL(?:N|NERABLE|NERABILITY)?\b[ .:=]{{0,3}}({_SIDES})(?!\w)"
    rf"|\b({_SIDES}) VUL(?:N|NERABLE)?\b|\b(LOVE|GAME) ALL\b"
)
_NOT_LETTERS = re.compile(r"[^A-Z]")


@frozen
class Conditions:
    """The facts that a text gives of a board beside its cards; number 0 where it gives none."""

    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    number: int = 0


def conditions_in(text: str) -> tuple[Conditions, str]:
    """The conditions in a text in capitals, and the text with blanks in their place, so that columns stay."""
    board, dealer, sides = _BOARD.search(text), _DEALER.search(text), _VULNERABLE.search(text)
    told = Conditions(
        seat_named(dealer.group(1) or dealer.group(2)) if dealer else None,
        vulnerable_sides(next(g for g in sides.groups() if g)) if sides else None,
        int(board.group(1)) if board else 0,
    )
    for found in (_BOARD, _DEALER, _VULNERABLE):
        text = found.sub(lambda m: " " * len(m.group()), text)
    return told, text


def seat_named(word: str) -> Seat:
    """The seat of a name or a letter in capitals."""
    return Seat[word[0]]


def vulnerable_sides(words: str) -> Vulnerability:
    """The vulnerability in words, in capitals."""
    match _NOT_LETTERS.sub("", words):
        case "BOTH" | "ALL" | "EVERYBODY" | "GAME":
            return Vulnerability.ALL
        case "NS" | "NORTHSOUTH":
            return Vulnerability.NS
        case "EW" | "EASTWEST":
            return Vulnerability.EW
        case _:
            return Vulnerability.NONE


SIGNS = {**dict.fromkeys("♠♤", Suit.S), **dict.fromkeys("♥♡", Suit.H), **dict.fromkeys("♦♢", Suit.D)}
SIGNS |= dict.fromkeys("♣♧", Suit.C)
_LETTERS = {str(suit): suit for suit in Suit}
_RANK_OF = {str(rank): rank for rank in Rank} | {"10": Rank.TEN}
_RANK = r"(?:10|[AKQJT2-9])"
_RANKS = re.compile(rf"[ :=]*({_RANK}(?:[ ,]?{_RANK})*)?[-–—=]*")
_EACH_RANK = re.compile(_RANK)
_SIGN = re.compile(f"[{''.join(SIGNS)}]")
_CARDS_WORD = re.compile(r"(?<![^\s|,;()])(?=[^\s|,;()]*[SHDC])[SHDCAKQJT0-9:=–—-]+(?![^\s|,;()])")
_LETTER = re.compile("[SHDC]")
_DOTTED = re.compile(r"(?<![^\s:|,;()])[AKQJTX0-9.-]+(?![^\s|,;()])")
_UNKNOWN = re.compile(r"(?<!\S)-(?!\S)")
_NAME = re.compile(rf"(?<![A-Z0-9])(?:{SEAT})(?![A-Z0-9]) ?:?")
_NAME_BESIDE_LETTERS = re.compile(r"(?<![A-Z0-9])(?:NORTH|EAST|SOUTH|WEST|[NEW])(?![A-Z0-9]) ?:?")
_OTHER_SEAT = re.compile(r"(?<![A-Z0-9])[NEW] ?:")
_SOUTH = re.compile(r"(?<![A-Z0-9])S ?:")
_NO_RANK = re.compile(r"(?: ?[0-9X]| ?[–-][0-9A-Z]|[A-Z])[0-9A-Z]*")
_ROW = re.compile(rf"(?<!\S)(?:{_RANK}+|[-–—]+)(?!\S)")
Marks = Callable[[str], Iterable[tuple[int, Suit]]]
_ROWS = (1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1)


@frozen
class Found:
    """A hand (None where a dash says that it is unknown) or the seat of one, and where it stands."""

    line: int
    column: int
    what: Hand | Seat | None


@define
class _Open:
    """A hand while its suits are read."""

    line: int
    column: int
    due: int = 0
    cards: list[Card] = Factory(list)


def hands_in(text: str) -> tuple[Found, ...]:
    """The hands and seats of a text in capitals, in order. Raises NotationError or DealError."""
    lines = text.split("\n")
    if any(is_dotted(word.group()) for word in _DOTTED.finditer(text)):
        return tuple(dotted(lines))
    if _SIGN.search(text):
        return tuple(by_suits(lines, _NAME, signs_along))
    return tuple(by_suits(lines, _NAME_BESIDE_LETTERS, letters_along)) or tuple(by_rows(lines))


def dotted(lines: Sequence[str]) -> Iterator[Found]:
    """Hands such as `AKQ2.KQ.432.5432`, dashes for unknown ones, and the seats before them."""
    for number, line in enumerate(lines):
        found = [Found(number, m.start(), seat_named(m.group())) for m in _NAME.finditer(line)]
        found += [Found(number, m.start(), hand(m.group())) for m in _DOTTED.finditer(line) if is_dotted(m.group())]
        found += [Found(number, m.start(), None) for m in _UNKNOWN.finditer(line)]
        yield from sorted(found, key=lambda f: f.column)


def is_dotted(word: str) -> bool:
    """True where a word is meant for a hand, and not for a number or a date."""
    dots = word.count(".")
    return dots >= len(Suit) - 1 or (dots == len(Suit) - 2 and not word.replace(".", "").isdecimal())


def by_suits(lines: Sequence[str], named: re.Pattern[str], marks: Marks) -> Iterator[Found]:
    """Hands whose suits have signs or letters, along a line or below each other, and the seats beside them."""
    seats: list[Found] = []
    hands: list[_Open] = []
    # Else a letter before a colon is a suit.
    south = any(_OTHER_SEAT.search(line) for line in lines)
    for number, whole in enumerate(lines):
        line, labels = without_seats(whole, (named, _SOUTH) if south else (named,))
        seats += [Found(number, column, seat) for column, seat in labels]
        for column, suit, body in suits_along(line, marks):
            opened = the_hand(hands, column, suit) or _Open(number, column)
            if not opened.due:
                hands.append(opened)
            opened.due = SUITS_DOWN.index(suit) + 1
            opened.cards += cards_of(suit, body)
    found = [Found(h.line, h.column, once(h.cards)) for h in hands if h.cards]
    if is_diagram(found):
        yield from seated_by_place(found)
        return
    yield from sorted((*seats, *found), key=lambda f: (f.line, f.column)) if found else ()


def without_seats(line: str, named: Sequence[re.Pattern[str]]) -> tuple[str, list[tuple[int, Seat]]]:
    """A line with blanks where seats are named, and these seats with their columns."""
    seats: list[tuple[int, Seat]] = []
    for one in named:
        seats += [(m.start(), seat_named(m.group())) for m in one.finditer(line)]
        line = one.sub(lambda m: " " * len(m.group()), line)
    return line, seats


def signs_along(line: str) -> Iterator[tuple[int, Suit]]:
    """The signs of suits in a line, with their columns."""
    for found in _SIGN.finditer(line):
        yield found.start(), SIGNS[found.group()]


def letters_along(line: str) -> Iterator[tuple[int, Suit]]:
    """The letters of suits in a line, where they stand before ranks or alone, with their columns."""
    for word in _CARDS_WORD.finditer(line):
        for found in _LETTER.finditer(word.group()):
            yield word.start() + found.start(), _LETTERS[found.group()]


def suits_along(line: str, marks: Marks) -> Iterator[tuple[int, Suit, str]]:
    """The suits of a line: where each begins, which it is, and what stands behind its mark up to the next."""
    behind = [*marks(line), (len(line), Suit.S)]
    for (column, suit), (end, _) in pairwise(behind):
        yield column, suit, line[column + 1 : end]


def the_hand(hands: list[_Open], column: int, suit: Suit) -> _Open | None:
    """The hand to which a suit in this column belongs: the nearest that waits for it; none for a new one."""
    if suit is Suit.S:
        return None
    waiting = [h for h in hands[-4:] if 0 < h.due <= SUITS_DOWN.index(suit)]
    return min(waiting, key=lambda h: abs(h.column - column), default=None)


def cards_of(suit: Suit, body: str) -> list[Card]:
    """The cards of a suit, from what stands behind its sign. Raises NotationError where something else stands there."""
    found = _RANKS.match(body)
    ranks, behind = (found.group(1) or "", body[found.end() :]) if found else ("", body)
    wrong = _NO_RANK.match(behind)
    if wrong:
        raise NotationError(wrong.group().strip(), tr("a rank: A K Q J 10 (or T) 9 8 7 6 5 4 3 2"))
    return [card_of(suit, _RANK_OF[r]) for r in _EACH_RANK.findall(ranks)]


def once(cards: Sequence[Card]) -> Hand:
    """The cards as a hand. Raises DealError where one stands twice."""
    held = frozenset(cards)
    if len(held) != len(cards):
        twice = next(c for n, c in enumerate(cards) if c in cards[:n])
        raise DealError(tr("the card {twice} stands twice in one hand", twice=twice))
    return held


def is_diagram(hands: Sequence[Found]) -> bool:
    """True where four hands stand as on a table: one above, two side by side, one below."""
    return len(hands) == 4 and hands[0].line < hands[1].line == hands[2].line < hands[3].line


def seated_by_place(hands: Sequence[Found]) -> Iterator[Found]:
    """The hands of a diagram, each behind its seat."""
    for seat, found in zip((Seat.N, Seat.W, Seat.E, Seat.S), hands, strict=True):
        yield Found(found.line, found.column, seat)
        yield found


def by_rows(lines: Sequence[str]) -> Iterator[Found]:
    """The hands of a diagram of ranks alone: four rows above, four with two hands, four below."""
    rows = [(number, _ROW.findall(line)) for number, line in enumerate(lines) if line.strip()]
    if tuple(len(row) for _, row in rows) != _ROWS:
        return
    at = rows[0][0]
    columns = ([r[0] for _, r in rows[:4]], [r[0] for _, r in rows[4:8]], [r[1] for _, r in rows[4:8]])
    hands = (*columns, [r[0] for _, r in rows[8:]])
    found = [Found(at, n, of_rows(ranks)) for n, ranks in enumerate(hands)]
    yield from seated_by_place(found)


def of_rows(ranks: Sequence[str]) -> Hand:
    """A hand from the ranks of its suits, spades first."""
    return once([c for suit, row in zip(SUITS_DOWN, ranks, strict=True) for c in cards_of(suit, row)])


def seated(found: Sequence[Found]) -> dict[Seat, Hand]:
    """The hands by seat: as named, or clockwise from the one before, the first North's. Raises DealError."""
    named: deque[Found] = deque()
    hands: dict[Seat, Hand] = {}
    last = Seat.W
    for one in found:
        if isinstance(one.what, Seat):
            named.append(one)
            continue
        name = name_for(one, named)
        last = last.lho if name is None else name
        if hands.get(last):
            raise DealError(tr("{last} has two hands", last=last))
        hands[last] = one.what or EMPTY_HAND
    return hands


def name_for(held: Found, named: deque[Found]) -> Seat | None:
    """The seat of a hand: named before it on its line, else the first named above it; None for no name."""
    if named and named[-1].line == held.line:
        seat = named[-1].what
        named.clear()
    else:
        seat = named.popleft().what if named else None
    return seat if isinstance(seat, Seat) else None
