"""Every sentence that a person reads goes through the catalogue."""

import ast
import re
from fnmatch import fnmatch
from pathlib import Path
from string import Formatter

import pytest

from bridgetable.formats.lawbook import register
from bridgetable.language import Pseudo
from sentences.for_translators import comments
from sentences.found import PROGRAM, looked_up, sentences, source, sources
from sentences.lost import lost
from sentences.outside import NOT_FOR_PEOPLE, not_looked_up, outside, shape


def fields(template: str) -> set[str]:
    """The fields that a template names."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_no_sentence_is_outside_the_catalogue() -> None:
    assert () == outside()


@pytest.mark.parametrize(
    ("written", "is_found"),
    [
        ('label.setText("Close")', True),
        ('label.setText(tr("Close"))', False),
        ('what = f"{n} cards are left"', True),
        ('what = tr("{n} cards are left", n=n)', False),
        ('what = tr_n("{n} card", "{n} cards", n)', False),
        ('label.setStyleSheet(f"color: {red}; margin: 0")', False),
        ('raise TypeError("no words for it")', False),
        ('is_it = said == "to be bid"', False),
        ('words = "{seat} leads" if one else "{seat} plays"\nMsg(words, seat=seat)', False),
        ('"""What it is for."""', False),
        ('text = "The class sees: {}; the rest is hidden"', True),
        ('what = tr("{seat} is to {verb}", seat=seat, verb="call" if bids else "play")', True),
        ('verb = "call"\ntr("{seat} is to {verb}", seat=seat, verb=verb)', True),
        ('def ending(n):\n    return "played" if n else tr("never played")', True),
        ('NAMES = {1: tr("One"), 2: "Two"}', True),
        ('COLUMNS = ("Board", "Room")\ntree.setHeaderLabels(COLUMNS)', True),
        ('key = "board"\nfound = table.get(key)', False),
        ('tr("Pages ({patterns})", patterns="*.pdf *.png")', False),
    ],
)
def test_what_looks_like_a_sentence_is_found_unless_it_is_looked_up(
    tmp_path: Path, written: str, *, is_found: bool
) -> None:
    path = PROGRAM / "gui" / "app.py"
    here = source(path)
    text = tmp_path / "one.py"
    text.write_text(written, encoding="utf-8")
    one = source(text)
    assert is_found is bool(list(not_looked_up(type(here)(path, one.tree, one.parents))))


def test_a_side_is_spoken_of_as_several_people() -> None:
    as_one = re.compile(
        r"\b(is|was|does|has) \{sides?\b|^\{sides?(:\w+)?\} (is|was|does|has|gets|wins|loses)\b", re.IGNORECASE
    )
    templates = {text for one in sentences() for text in (one.one, one.many)}
    assert [] == sorted(text for text in templates if as_one.search(text))


def test_each_exception_is_still_needed() -> None:
    texts = [(s.path.relative_to(PROGRAM).as_posix(), shape(n)) for s in sources() for n in not_looked_up(s)]
    unused = [
        (files, begin)
        for files, begins in NOT_FOR_PEOPLE.items()
        for begin in begins
        if not any(fnmatch(place, files) and (begin == "*" or text.startswith(begin)) for place, text in texts)
    ]
    assert [] == unused


def test_each_sentence_is_given_the_values_that_it_names() -> None:
    wrong = []
    for one in sources():
        for node in ast.walk(one.tree):
            match node:
                case ast.Call(func=ast.Name(id="tr"), args=[ast.Constant(value=str(text))], keywords=keywords) if (
                    keywords
                ):
                    forms = [text]
                case ast.Call(
                    func=ast.Name(id="tr_n"),
                    args=[ast.Constant(value=str(text)), ast.Constant(value=str(more)), _],
                    keywords=keywords,
                ):
                    forms = [text, more]
                case _:
                    continue
            given = {k.arg for k in keywords} | ({"n"} if len(forms) > 1 else set())
            if any(not fields(form) <= given for form in forms):
                wrong.append(f"{one.path.name}:{node.lineno}: {forms}")
    assert [] == wrong


def test_the_arms_of_a_conditional_are_sentences_of_their_own() -> None:
    found = {one.one for one in sentences()}
    assert {"Both sides have played to the next trick: it stands.", "{seat} conceded {tricks:word} trick."} <= found
    assert all(text.value for one in sources() for text, _ in looked_up(one) if text.value != "")


def test_the_words_of_the_data_files_are_in_the_catalogue() -> None:
    found = {one.one: one.places for one in sentences()}
    for law in register("2017").law:
        assert {law.title, law.heading, law.part, *(c.gloss for c in law.clause)} <= set(found)
    assert ("resources/systems/strong-club.toml",) == found["Strong club"]


def test_what_somebody_does_is_said_in_sentences_of_the_catalogue() -> None:
    found = {one.one for one in sentences()}
    assert {"{seat} takes back {card}", "{seat} asks about {call}", "The director waives"} <= found
    assert "all agree on {tricks}" in found


def test_every_sentence_of_the_pseudo_language_is_a_third_longer_and_has_its_fields() -> None:
    for one in sentences():
        said = Pseudo().gettext(one.one)
        letters = sum(map(str.isalpha, one.one))
        if fields_can_be_read(one.one):
            assert fields(one.one) == fields(said)
        if letters > 20 and not fields(one.one):
            assert len(said) - len(one.one) >= letters // 3 - 3


def fields_can_be_read(text: str) -> bool:
    """Whether braces in a text are fields; a sentence without values may show a brace as it is."""
    try:
        list(Formatter().parse(text))
    except ValueError:
        return False
    return True


def test_every_sentence_tells_a_translator_where_it_is_shown_and_what_its_fields_are() -> None:
    for one in sentences():
        told = comments(one)
        assert told[0].startswith("Shown: ")
        assert sorted(fields(f"{one.one}{one.many}")) == [line[1:].partition("}")[0] for line in told[1:]]


@pytest.mark.parametrize(
    ("sentence", "translated", "wrong"),
    [
        ("{seat} has {count} cards", "{count} kart ma {seat}", []),
        ("{seat} has {count} cards", "{seat} ma karty", ["{count} is lost"]),
        ("{seat} has cards", "{seat} ma {wiele} kart", ["{wiele} is no field"]),
        ("at least 12 by 27B1a", "co najmniej 21 według 27B1a", ["a number is lost or added (12, 27B1a: 21, 27B1a)"]),
        ("Open (Ctrl+O)", "Otwórz (Ctrl+P)", ["a key is lost or added (Ctrl+O: Ctrl+P)"]),
        ("&Open", "Otwórz", ["a key is lost or added (&: none)"]),
        (("{n} trick", "{n} tricks"), ("jedna lewa", "{n} lewy", "{n} lew"), []),
        (("{n} trick to {seat}", "{n} tricks to {seat}"), ("lewa", "{n} lewy: {seat}"), ["{seat} is lost"]),
        ("{seat} has cards", "", []),
    ],
)
def test_a_translation_that_loses_a_field_a_number_or_a_key_is_told(
    sentence: str | tuple[str, ...], translated: str | tuple[str, ...], wrong: list[str]
) -> None:
    forms = [(said,) if isinstance(said, str) else said for said in (sentence, translated)]
    assert wrong == list(lost(*forms))
