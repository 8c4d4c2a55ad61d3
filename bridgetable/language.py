"""The language in which the program speaks: English, as its sentences are written, or another from its catalogue.

Every sentence that a person reads is looked up here, whole and with named fields; one without a translation is English.
It is chosen at the start: by `BRIDGETABLE_LANGUAGE`, by what was chosen in the window (View > Language), by the system
(`LANG`). `pl` is `resources/locale/pl`, and `pseudo` longer English with accents.
"""

import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol, Self

from bridgetable.keys import on_macos
from bridgetable.resources import root

VARIABLE = "BRIDGETABLE_LANGUAGE"
DOMAIN, FILE = "bridgetable", "language"
OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_CODE = 16
CODE = re.compile(r"[a-z]{2,3}(?:_[A-Z]{2})?")
ENGLISH, PSEUDO = "en", "pseudo"
LONGER = 3
"""A sentence of the pseudo-language is longer by one letter in so many."""
ACCENTS = str.maketrans("aeiouyncAEIOUYNC", "áéíóúýñçÁÉÍÓÚÝÑÇ")
ACCENTED = re.compile("[áéíóúýñçÁÉÍÓÚÝÑÇ]")
# Fields, marks of emphasis, the letter of a key (&Open), and words with a digit in them: clauses, keys, sizes.
UNTOUCHED = re.compile(r"\{[^{}]*\}|<[^<>]*>|&\w|\w*\d\w*")


class Catalogue(Protocol):
    """A source of sentences in another language."""

    def gettext(self, message: str, /) -> str:
        """The sentence in the other language; itself where there is none."""

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        """The sentence for one or for several, in the form that the other language has for this number."""


class Spoken(str):
    """A text of another language with the same in English; it is the English one where not all of it is translated."""

    __slots__ = ("english", "is_whole")
    english: str
    is_whole: bool

    def __new__(cls, translated: str, english: str, *parts: object) -> Self:
        """Create it from its translation, empty where there is none; all its parts must be translated as well."""
        is_whole = bool(translated) and all(part.is_whole for part in parts if isinstance(part, Spoken))
        made = super().__new__(cls, translated if is_whole else english)
        made.english, made.is_whole = english, is_whole
        return made

    def __reduce__(self) -> tuple[object, ...]:
        """Go to another process as plain text."""
        return str, (str(self),)


def tr(sentence: str, /, **values: object) -> str:
    """A sentence in the language of the program, with values for its fields. Raises KeyError without one of them."""
    if _catalogue is None or not sentence:
        return sentence.format_map(in_words(values)) if values else sentence
    spoken = sentence if isinstance(sentence, Spoken) else Spoken(_catalogue.gettext(sentence), sentence)
    return filled(spoken, in_words(values)) if values else spoken


def filled(template: Spoken, values: dict[str, object]) -> Spoken:
    """A template with its fields, in both languages."""
    english = template.english.format_map({name: in_english(value) for name, value in values.items()})
    return Spoken(template.format_map(values) if template.is_whole else "", english, *values.values())


def in_english(value: object) -> object:
    """The value of a field as it is said in English."""
    return value.english if isinstance(value, Spoken) else value


def reworded(text: str, change: Callable[[str], str]) -> str:
    """A text with a change of its letters, which is made in its English too."""
    if not isinstance(text, Spoken):
        return change(text)
    return Spoken(change(text) if text.is_whole else "", change(text.english))


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return reworded(text, lambda one: one[:1].upper() + one[1:])


def in_small(text: str) -> str:
    """Words that go on a line begun by others: without a capital."""
    return reworded(text, lambda one: one[:1].lower() + one[1:])


def listed(text: str) -> list[str]:
    """The texts between the commas of a list."""
    if not isinstance(text, Spoken):
        return text.split(", ")
    pairs = zip(text.split(", "), text.english.split(", "), strict=True)
    return [Spoken(one if text.is_whole else "", english) for one, english in pairs]


def together(parts: Sequence[str], between: str) -> str:
    """Texts with others between them: all translated, or all in English."""
    if _catalogue is None:
        return between.join(parts)
    return Spoken(between.join(parts), between.join(str(in_english(part)) for part in parts), *parts)


def in_words(values: dict[str, object]) -> dict[str, object]:
    """Values of a sentence as people read them: a card with its sign, a seat with its name; `str` writes notation."""
    return {name: getattr(value, "in_words", value) for name, value in values.items()}


def tr_n(one: str, many: str, number: int, /, **values: object) -> str:
    """One of the two sentences, for one or for several; `{n}` is the number. Raises KeyError without a value."""
    template = template_for(one, many, number)
    told = {"n": number, **in_words(values)}
    return filled(template, told) if isinstance(template, Spoken) else template.format_map(told)


def template_for(one: str, many: str, number: int) -> str:
    """The template for this number in the language of the program, its fields not yet filled."""
    if _catalogue is None:
        return one if number == 1 else many
    english = one if number == 1 else many
    return Spoken(_catalogue.ngettext(one, many, number), english)


class Untranslated:
    """The sentences that a translation has not, each an empty text: what is English is seen to be so."""

    def gettext(self, _message: str, /) -> str:
        """An empty text."""
        return ""

    def ngettext(self, _msgid1: str, _msgid2: str, _n: int, /) -> str:
        """An empty text."""
        return ""


class Pseudo:
    """A language that nobody speaks: English with accents, a third longer, its fields untouched."""

    def gettext(self, message: str, /) -> str:
        """The sentence with accents, a third longer; one that has them already is left alone."""
        if ACCENTED.search(message):
            return message
        parts, end, owed = [], 0, 0
        for kept in (*UNTOUCHED.finditer(message), None):
            plain = message[end : kept.start() if kept else None]
            for letter in plain:
                owed += 1
                parts.append(letter.translate(ACCENTS))
                if owed >= LONGER and letter in "aeiou":
                    parts.append(letter.translate(ACCENTS) * (owed // LONGER))
                    owed %= LONGER
            if kept:
                parts.append(kept.group())
                end = kept.end()
        return "".join(parts)

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        """The sentence of the number with accents, a third longer."""
        return self.gettext(msgid1 if n == 1 else msgid2)


class OnMacos:
    """The sentences of a language, or of English, with the names that keys have on macOS."""

    def __init__(self, catalogue: Catalogue | None) -> None:
        """Take the sentences of a catalogue, or where there is none as they are written."""
        self._catalogue = catalogue

    def gettext(self, message: str, /) -> str:
        """The sentence, with Cmd for Ctrl."""
        return on_macos(self._catalogue.gettext(message) if self._catalogue is not None else message)

    def ngettext(self, msgid1: str, msgid2: str, n: int, /) -> str:
        """The sentence of the number, with Cmd for Ctrl."""
        plain = msgid1 if n == 1 else msgid2
        return on_macos(self._catalogue.ngettext(msgid1, msgid2, n) if self._catalogue is not None else plain)


def languages() -> tuple[str, ...]:
    """The languages that can be chosen, by their codes."""
    translated = sorted(path.parts[-3] for path in root().glob(f"locale/*/LC_MESSAGES/{DOMAIN}.mo"))
    return (ENGLISH, *translated, PSEUDO)


def chosen_file() -> Path:
    """The file of the language chosen in the window, beside the settings, found without Qt; it may not be there."""
    home = Path(os.environ.get("HOME") or "~").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home) / DOMAIN / FILE
    if sys.platform == "darwin":
        return home / "Library" / "Preferences" / DOMAIN / FILE
    named = Path(os.environ.get("XDG_CONFIG_HOME") or "")
    return (named if named.is_absolute() else home / ".config") / DOMAIN / FILE


def kept() -> str:
    """The code of the language chosen in the window; empty where none was, or what is kept is no code."""
    found = ""
    with suppress(OSError, ValueError, RuntimeError), chosen_file().open(encoding="ascii") as file:
        found = file.read(LONGEST_CODE).strip()
    return found if found == PSEUDO or CODE.fullmatch(found) else ""


def of_the_system() -> str:
    """The code of the system's language, if the program can speak it; else empty."""
    named = next((value for name in OF_THE_SYSTEM if (value := os.environ.get(name))), "").partition(".")[0]
    whole = CODE.fullmatch(named) is not None and not named.startswith(ENGLISH)
    return next((code for code in (named, named[:2]) if code in languages()), "") if whole else ""


def chosen() -> str:
    """The code of the language to speak; empty for English."""
    return os.environ.get(VARIABLE) or kept() or of_the_system()


def trouble() -> str:
    """The trouble with the language that was chosen, in a sentence; empty where it can be spoken."""
    named = os.environ.get(VARIABLE, "")
    if named in {"", ENGLISH} or _chosen is not None:
        return ""
    words = "{variable} is “{chosen}”, and the languages are {languages}"
    return tr(words, variable=VARIABLE, chosen=named, languages=", ".join(languages()))


def catalogue_of(language: str) -> Catalogue | None:
    """The catalogue of a language, None for English and where there is none."""
    if language in {"", ENGLISH}:
        return None
    if language == PSEUDO:
        return Pseudo()
    if not {language, language.partition("_")[0]} & {*languages()}:
        return None  # Nor is it looked for elsewhere, where it is written like a path.
    # English needs neither gettext nor what that imports.
    import gettext  # noqa: PLC0415

    found = gettext.translation(DOMAIN, root() / "locale", [language])
    found.add_fallback(Untranslated())  # type: ignore[arg-type]  # it answers as one does
    return found


_chosen = catalogue_of(chosen())
_catalogue = OnMacos(_chosen) if sys.platform == "darwin" else _chosen
