"""Everyday words as they are searched for: their stems, what else they mean, and how people say things."""

import re
import tomllib
from collections.abc import Iterable
from functools import cache

from bridgetable.game.calls import Strain
from bridgetable.resources import resource

Stems = tuple[str, ...]

ENDINGS = ("ations", "ation", "ating", "ated", "ates", "ings", "ions", "ing", "ion", "ies", "ed", "es", "s", "e")
LEAST_STEM = 3
SMALL_WORDS = frozenset(
    "a an the of to in is it his its he i my one s for on at and or with by from who that which was be are as so"
    " this these those do does did don didn doesn wasn isn may can could would should will has have had hasn not"
    " no too what when how why where if there then than we us our you your they their them him she hers her am"
    " were been being about any some just get gets got happen happens happened someone somebody anyone person"
    " people want wants need needs please whose because me must already still now really actually even very"
    " although though however always only east west south".split()
)
LEVELS = "one two three four five six seven".split()
NAMES_OF_NUMBERS = "two three four five six seven eight nine ten eleven twelve thirteen fourteen".split()
NUMBERS = {str(number): name for number, name in enumerate(NAMES_OF_NUMBERS, 2)}
"""The words for numbers that are typed as figures."""
STRAINS = {"c": Strain.C, "♣": Strain.C, "d": Strain.D, "♦": Strain.D, "h": Strain.H, "♥": Strain.H, "s": Strain.S}
STRAINS |= {"♠": Strain.S, "n": Strain.NT}
"""The denominations by the sign with which their names begin."""
_WORD = re.compile(r"[^\W_]+")
_BID = re.compile(r"\b([1-9]) ?(nt|no[ -]?trumps?|spades?|hearts?|diamonds?|clubs?|[shdcn]\b|[♠♥♦♣])")
_TOO_HIGH = re.compile(_BID.pattern.replace("1-9", "89"))
_SAID = _BID.pattern.replace("[1-9]", f"[1-9]|{'|'.join(LEVELS)}")
_OVER = re.compile(rf"{_SAID} (?:over|on|after) (?:an? )?{_SAID}")


def without_bids(typed: str) -> str:
    """A query with each bid in it as the word for a bid: too low, above seven, or any."""
    return _BID.sub(" bid ", _TOO_HIGH.sub(" eight bid ", _OVER.sub(_one_over_another, typed.lower())))


def _one_over_another(bids: re.Match[str]) -> str:
    level, strain, other_level, other_strain = bids.groups()
    figures = {name: str(number) for number, name in enumerate(LEVELS, 1)}
    told = ((level, strain), (other_level, other_strain))
    one, other = ((int(figures.get(n, n)), STRAINS[name[0]]) for n, name in told)
    return _OVER.sub(" insufficient bid ", bids[0]) if one <= other else bids[0]


def words_in(text: str) -> list[str]:
    """The words of a text in small letters, figures as words; what follows an apostrophe is no word."""
    return [NUMBERS.get(word, word) for word in _WORD.findall(re.sub(r"['’]\w*", "", text.lower()))]


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


@cache
def sayings() -> dict[str, tuple[str, ...]]:
    """The sayings of people on each clause and each thing that can be staged, by its name. Raises ResourceNotFound."""
    written: dict[str, list[str]] = tomllib.loads(resource("sayings.toml").read_text(encoding="utf-8"))
    return {of: tuple(said) for of, said in written.items()}
