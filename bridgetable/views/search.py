"""An index of texts by everyday words, with stems, synonyms and slips of the hand; the plainest meaning comes first.

A query is a row of slots, each with alternatives: the word typed, words that begin so, what it also means
(`resources/meanings.toml`), and words that look like it. A text is found where every slot has a hit, or where it
answers nearly as well as the best of those. It answers best where one of its phrases (a title, a gloss, what
people say of it: `resources/sayings.toml`) has most of the query, and little besides.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import takewhile
from math import log, sqrt
from typing import Generic, TypeVar

from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.views import everyday_words

T = TypeVar("T")

AS_TYPED, BEGUN, MEANT, LOOKS_LIKE = 1.0, 0.7, 0.85, 0.6
"""The weight of a hit by the way it answers to the typed words; a further meaning weighs less than an earlier one."""
WHOLE = 16.0
"""The factor for a text of which one phrase is what was typed, and nothing else."""
SAME = 2.0
"""The factor, besides, for a text with a phrase that is what was typed to the last small word."""
SEVERAL = 0.75
"""The power of the number of words by which the hits of a meaning of several words are divided."""
SECOND = 0.3
"""The weight of each further meaning that a text has, beside the one before."""
SAID = 2.0
"""The weight of what people say, beside the name of a thing (3)."""
ALIKE, LEAST_MISTYPED = 0.76, 5
"""From which likeness (0 to 1), and how many letters, a word is taken for a slip of the hand."""
NEAR = 0.5
"""The part of the best score from which a text is found that has not all that was typed."""
MOST_NEAREST = 8
_CITE = re.compile(r"\d{1,2}([a-z](\d([a-z][iv]*)?)?)?")
_QUOTED = re.compile(r"[“\"]([^”\"]+)[”\"]?")

Field = tuple[str, float]
"""A part of a text, with its weight."""


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
    """A text: what it is about, its number in the book, its words, each stem with its weight, and its phrases."""

    key: T
    cite: str
    text: str
    weights: dict[str, float]
    phrases: tuple[frozenset[str], ...]
    said: frozenset[tuple[str, ...]]  # the phrases with their small words, as they may be typed


@frozen(eq=False)
class Hit(Generic[T]):
    """A find of a query: the key of the text, its score, and whether every part of the query is in it."""

    key: T
    score: float
    whole: bool


Slot = dict[everyday_words.Stems, float]
"""The meanings of one part of a query: the stems of each, with its weight (0 to 1)."""
Asked = tuple[Slot, float]
"""A part of a query, and the rarity of the rarest of its meanings."""


class Index(Generic[T]):
    """Texts that are searched; each is made of fields with a weight, the first of them its name."""

    def __init__(self, texts: Iterable[tuple[T, str, tuple[Field, ...]]]) -> None:
        """Read the texts: the key of each, its clause or law, and its fields."""
        self.entries = tuple(_entry(*text) for text in texts)
        self.count: dict[str, int] = {}
        for entry in self.entries:
            for stem in entry.weights:
                self.count[stem] = self.count.get(stem, 0) + 1
        self.rare = {stem: log(1 + len(self.entries) / count) for stem, count in self.count.items()}
        self.rarest = log(1 + len(self.entries))
        self.vocabulary = sorted(self.count)
        self.words = sorted({w for entry in self.entries for w in everyday_words.words_in(entry.text)})

    def find(self, typed: str) -> Result[T]:
        """The texts that are meant by what is typed; all of them, as they were given, where that is nothing."""
        number = re.sub(r"^law |[\s()]", "", typed.lower().strip())
        if _CITE.fullmatch(number):
            return Result(tuple(self._numbered(number)), exact=True)
        quoted = [part.lower() for part in _QUOTED.findall(typed)]
        words = everyday_words.words_in(everyday_words.without_bids(_QUOTED.sub(" ", typed)))
        slots = [(slot, max(map(self._rarity, slot))) for slot in self._slots(words)]
        there = [entry for entry in self.entries if all(part in entry.text for part in quoted)]
        ranked = sorted((self._rank(entry, slots, tuple(words)) for entry in there), key=lambda hit: -hit.score)
        whole = [hit for hit in ranked if hit.whole]
        if whole:
            return Result(tuple(h.key for h in ranked if h.whole or h.score > NEAR * whole[0].score), exact=True)
        return Result(tuple(hit.key for hit in ranked if hit.score)[:MOST_NEAREST], exact=False)

    def _numbered(self, number: str) -> list[T]:
        """The texts of a law, or where there is none of that number, those whose clause begins so."""
        of_law = [entry.key for entry in self.entries if law_in(entry.cite) == number]
        return of_law or [entry.key for entry in self.entries if entry.cite.lower().startswith(number)]

    def _slots(self, said: list[str]) -> list[Slot]:
        """The meanings of each part of a query; small words have none."""
        slots: list[Slot] = []
        while said:
            length, meant = everyday_words.meaning_of(said)
            if not meant and said[0] in everyday_words.SMALL_WORDS:
                said = said[1:]
                continue
            length = max(length, 1)
            slot = self._also(said[0], is_last=len(said) == 1) if length == 1 else {}
            slot |= {stems: MEANT**n for n, stems in enumerate(meant, 1)} | {
                everyday_words.stems_of(said[:length]): AS_TYPED
            }
            slots.append(slot)
            said = said[length:]
        return slots

    def _also(self, word: str, *, is_last: bool) -> Slot:
        """The stems that begin as a word does, and, where none is the word itself, those that look like it."""
        start = everyday_words.stem_of(word)
        if start in self.count:
            return self._beginning(word) if is_last else {}
        begun = self._beginning(word)
        if begun or everyday_words.meaning_of([word])[0] or len(word) < LEAST_MISTYPED:
            return begun
        alike = get_close_matches(word, self.words, 4, ALIKE)
        slot = {meant: LOOKS_LIKE * MEANT for near in alike[:1] for meant in everyday_words.meaning_of([near])[1]}
        return slot | {(everyday_words.stem_of(near),): LOOKS_LIKE for near in alike}

    def _beginning(self, word: str) -> Slot:
        at = bisect_left(self.vocabulary, word)
        return {(stem,): BEGUN for stem in takewhile(lambda s: s.startswith(word), self.vocabulary[at:])}

    def _score(self, entry: Entry[T], slot: Slot) -> float:
        """The score of a text for a slot, higher where it has several of its meanings; 0 where it has none."""
        there = entry.weights
        hits = sorted(
            (self._hit(entry, stems) * counts for stems, counts in slot.items() if stems and stems[0] in there),
            reverse=True,
        )
        return sum(hit * SECOND**n for n, hit in enumerate(hits[:3]))

    def _rank(self, entry: Entry[T], slots: list[Asked], words: tuple[str, ...]) -> Hit[T]:
        """The score of a text for a query, and whether it has all of it."""
        scores = [self._score(entry, slot) for slot, _ in slots]
        share = max((self._share(phrase, slots) for phrase in entry.phrases), default=0.0) if any(scores) else 0.0
        same = SAME if words in entry.said else 1.0
        return Hit(entry.key, sum(scores) * (1 + WHOLE * share) * same, all(scores))

    def _share(self, phrase: frozenset[str], slots: list[Asked]) -> float:
        """The likeness (0 to 1) of a phrase and a query: how much of each is in the other, by the rarity of words."""
        met: set[str] = set()
        answered = asked = 0.0
        for slot, rare in slots:
            stems = max((stems for stems in slot if phrase.issuperset(stems)), key=slot.__getitem__, default=())
            met.update(stems)
            asked += rare
            answered += rare * slot[stems] if stems else 0.0
        return sqrt(answered / asked * self._rarity(met) / self._rarity(phrase)) if answered else 0.0

    def _rarity(self, stems: Iterable[str]) -> float:
        return sum(self.rare.get(stem, self.rarest) for stem in stems)

    def _hit(self, entry: Entry[T], stems: everyday_words.Stems) -> float:
        weights = [entry.weights.get(stem, 0.0) for stem in stems]
        if not weights or not all(weights):
            return 0.0
        return sum(w * self.rare[stem] for w, stem in zip(weights, stems, strict=True)) / float(len(stems) ** SEVERAL)


def _entry(key: T, cite: str, fields: tuple[Field, ...]) -> Entry[T]:
    weights: dict[str, float] = {}
    said = tuple(tuple(everyday_words.words_in(text)) for text, _ in fields)
    phrases = tuple(frozenset(everyday_words.stems_of(words)) for words in said)
    for phrase, (_, weight) in zip(phrases, fields, strict=True):
        for stem in phrase:
            weights[stem] = max(weight, weights.get(stem, 0.0))
    text = " ".join(text for text, _ in fields).lower()
    return Entry(key, cite, text, weights, phrases, frozenset(said))


def said_of(name: str) -> tuple[Field, ...]:
    """The sayings of people on a clause, or of something that can be staged, as fields of its text."""
    return tuple((one, SAID) for one in everyday_words.sayings().get(name, ()))


def law_in(cite: str) -> str:
    """The number of the law with which a clause begins."""
    return "".join(takewhile(str.isdecimal, cite))
