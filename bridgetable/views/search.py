"""An index of texts by everyday words, with stems, synonyms and slips of the hand; the plainest meaning comes first.

A query is a row of slots, each with alternatives: the word typed, words that begin so, what it also means
(`resources/meanings.toml`), and words that look like it. A text is found where every slot has a hit.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from itertools import takewhile
from math import log, sqrt
from typing import Generic, TypeVar

from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import resource

T = TypeVar("T")
Stems = tuple[str, ...]

ENDINGS = ("ations", "ation", "ating", "ated", "ates", "ings", "ions", "ing", "ion", "ies", "ed", "es", "s", "e")
LEAST_STEM = 3
SMALL_WORDS = frozenset(
    "a an the of to in is it his her its he she i my one s for on at and or with by from who that which was be are"
    " do does did may can has have had not no too what when how if there".split()
)
AS_TYPED, BEGUN, MEANT, LOOKS_LIKE = 1.0, 0.7, 0.85, 0.4
"""The weight of a hit by the way it answers to the typed words; a further meaning weighs less than an earlier one."""
WHOLE = 1.5
"""The factor for a text whose first field has nothing but the typed words."""
SECOND = 0.3
"""The weight of each further meaning that a text has, beside the one before."""
ALIKE, LEAST_MISTYPED = 0.76, 5
"""From which likeness (0 to 1), and how many letters, a word is taken for a slip of the hand."""
MOST_NEAREST = 8
_WORD = re.compile(r"[^\W_]+")
_CITE = re.compile(r"\d{1,2}([a-z]\d*([a-z]|[iv]+)*)?")
_QUOTED = re.compile(r"[“\"]([^”\"]+)[”\"]?")


@frozen
class Result(Generic[T]):
    """The texts found, best first; `exact` where they have all that was typed, else they are the nearest."""

    rows: tuple[T, ...]
    exact: bool


def count_of(result: Result[T], total: int) -> str:
    """The number of texts found out of so many, or that these are but the nearest, in a few words."""
    if result.exact:
        return tr("{count} of {total}", count=len(result.rows), total=total)
    return tr("not found: the nearest") if result.rows else tr("nothing found")


@frozen(eq=False)
class Entry(Generic[T]):
    """A text: what it is about, its number in the book, its words, and the weight of each stem."""

    key: T
    cite: str
    text: str
    weights: dict[str, float]
    first: frozenset[str]


Slot = dict[Stems, float]
"""The meanings of one part of a query: the stems of each, with its weight (0 to 1)."""


class Index(Generic[T]):
    """Texts that are searched; each is made of fields with a weight, the first of them its name."""

    def __init__(self, texts: Iterable[tuple[T, str, tuple[tuple[str, float], ...]]]) -> None:
        """Read the texts: the key of each, its clause or law, and its fields."""
        self.entries = tuple(_entry(*text) for text in texts)
        self.count: dict[str, int] = {}
        for entry in self.entries:
            for stem in entry.weights:
                self.count[stem] = self.count.get(stem, 0) + 1
        self.vocabulary = sorted(self.count)
        self.words = sorted({w for entry in self.entries for w in words_in(entry.text)})

    def find(self, typed: str) -> Result[T]:
        """The texts that are meant by what is typed; all of them, as they were given, where that is nothing."""
        number = re.sub(r"^law |[\s()]", "", typed.lower().strip())
        if _CITE.fullmatch(number):
            return Result(tuple(self._numbered(number)), exact=True)
        quoted = [part.lower() for part in _QUOTED.findall(typed)]
        slots = self._slots(words_in(_QUOTED.sub(" ", typed)))
        hits = [
            (entry, [self._score(entry, slot) for slot in slots])
            for entry in self.entries
            if all(part in entry.text for part in quoted)
        ]
        whole = [(entry, scores) for entry, scores in hits if all(scores)]
        if whole:
            return Result(tuple(_sorted(whole, slots)), exact=True)
        near = [(entry, scores) for entry, scores in hits if any(scores)]
        return Result(tuple(_sorted(near, slots))[:MOST_NEAREST], exact=False)

    def _numbered(self, number: str) -> list[T]:
        """The texts of a law, or where there is none of that number, those whose clause begins so."""
        of_law = [entry.key for entry in self.entries if law_in(entry.cite) == number]
        return of_law or [entry.key for entry in self.entries if entry.cite.lower().startswith(number)]

    def _slots(self, said: list[str]) -> list[Slot]:
        """The meanings of each part of a query; small words have none."""
        slots: list[Slot] = []
        while said:
            length, meant = meaning_of(said)
            if not meant and said[0] in SMALL_WORDS:
                said = said[1:]
                continue
            length = max(length, 1)
            slot = self._also(said[0], is_last=len(said) == 1) if length == 1 else {}
            slot |= {stems: MEANT**n for n, stems in enumerate(meant, 1)} | {stems_of(said[:length]): AS_TYPED}
            slots.append(slot)
            said = said[length:]
        return slots

    def _also(self, word: str, *, is_last: bool) -> Slot:
        """The stems that begin as a word does, and, where none is the word itself, those that look like it."""
        start = stem_of(word)
        if start in self.count:
            return self._beginning(word) if is_last else {}
        begun = self._beginning(word)
        if begun or meaning_of([word])[0] or len(word) < LEAST_MISTYPED:
            return begun
        alike = get_close_matches(word, self.words, 4, ALIKE)
        slot = {meant: LOOKS_LIKE * MEANT for near in alike[:1] for meant in meaning_of([near])[1]}
        return slot | {(stem_of(near),): LOOKS_LIKE for near in alike}

    def _beginning(self, word: str) -> Slot:
        at = bisect_left(self.vocabulary, word)
        return {(stem,): BEGUN for stem in takewhile(lambda s: s.startswith(word), self.vocabulary[at:])}

    def _score(self, entry: Entry[T], slot: Slot) -> float:
        """The score of a text for a slot, higher where it has several of its meanings; 0 where it has none."""
        hits = sorted((self._hit(entry, stems) * counts for stems, counts in slot.items()), reverse=True)
        return sum(hit * SECOND**n for n, hit in enumerate(hits[:3]))

    def _hit(self, entry: Entry[T], stems: Stems) -> float:
        weights = [entry.weights.get(stem, 0.0) for stem in stems]
        if not weights or not all(weights):
            return 0.0
        rare = [log(1 + len(self.entries) / self.count[stem]) for stem in stems]
        return sum(w * r for w, r in zip(weights, rare, strict=True)) / sqrt(len(stems))


def _sorted(hits: list[tuple[Entry[T], list[float]]], slots: list[Slot]) -> Iterator[T]:
    """The keys of texts, best first: those that answer to most slots, then those that answer best."""
    typed = frozenset(stem for slot in slots for stems in slot for stem in stems)

    def rank(hit: tuple[Entry[T], list[float]]) -> tuple[int, float]:
        entry, scores = hit
        share = len(entry.first & typed) / (len(entry.first) or 1)
        return -sum(map(bool, scores)), -sum(scores) * (1 + WHOLE * share)

    yield from (entry.key for entry, _ in sorted(hits, key=rank))


def _entry(key: T, cite: str, fields: tuple[tuple[str, float], ...]) -> Entry[T]:
    weights: dict[str, float] = {}
    for text, weight in reversed(fields):
        for stem in stems_of(words_in(text)):
            weights[stem] = max(weight, weights.get(stem, 0.0))
    first = frozenset(stems_of(words_in(fields[0][0])))
    return Entry(key, cite, " ".join(text for text, _ in fields).lower(), weights, first)


def law_in(cite: str) -> str:
    """The number of the law with which a clause begins."""
    return "".join(takewhile(str.isdecimal, cite))


def words_in(text: str) -> list[str]:
    """The words of a text in small letters; what follows an apostrophe is no word."""
    return _WORD.findall(re.sub(r"['’]\w*", "", text.lower()))


@cache
def stem_of(word: str) -> str:
    """A word without its ending: `revokes`, `revoked` and `revoking` are one."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST_STEM and not word.endswith("ss"):
            word = word.removesuffix(ending) + ("y" if ending == "ies" else "")
            break
    return word[:-1] if len(word) > LEAST_STEM and word[-1] == word[-2] and word[-1] not in "ls" else word


def stems_of(words: Iterable[str]) -> Stems:
    """The stems of words, without the small ones."""
    return tuple(dict.fromkeys(stem_of(word) for word in words if word not in SMALL_WORDS))


@cache
def meanings() -> dict[Stems, tuple[Stems, ...]]:
    """The meanings of everyday words, by their stems. Raises ResourceNotFound."""
    written = tomllib.loads(resource("meanings.toml").read_text(encoding="utf-8"))
    return {
        stems_of(words_in(said)): tuple(stems_of(words_in(one)) for one in meant) for said, meant in written.items()
    }


def meaning_of(said: list[str]) -> tuple[int, tuple[Stems, ...]]:
    """The number of the first words that are everyday language, and their meanings; 0 where none are known."""
    for length in range(len(said), 0, -1):
        stems = stems_of(said[:length])
        if said[length - 1] not in SMALL_WORDS and stems in meanings():
            return length, meanings()[stems]
    return 0, ()
