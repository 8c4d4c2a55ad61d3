"""The program speaks English as it is written, or another language from its catalogue."""

import os
import pickle
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable import language
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import register, spoken
from bridgetable.game.calls import call
from bridgetable.game.cards import Card, Rank, Suit, card
from bridgetable.game.errors import BridgetableError
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.language import Pseudo, catalogue_of, languages, listed, reworded, together, tr, tr_n
from bridgetable.session.cards.actions import DropCard
from bridgetable.views.words.acts import line_words
from bridgetable.views.words.prose import say, sees_all

HEAD = (
    "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4"
    " && (n%100<12 || n%100>14) ? 1 : 2);\n"
)
POLISH = {
    "": HEAD,
    "{seat} dropped {card}.": "Karta {card} wypadła graczowi {seat}.",
    "{n} trick\0{n} tricks": "{n} lewa\0{n} lewy\0{n} lew",
    "{tricks} trick to {seat}\0{tricks} tricks to {seat}": "{tricks} lewa: {seat}\0{tricks} lewy: {seat}\0{tricks} lew: {seat}",
    "The pack": "Talia",
    "the pack": "talia",
    "The table": "Stół",
    "East": "Wschód",
    "two, three": "dwa, trzy",
    "{first} and {last}": "{first} i {last}",
    "{n} pack\0{n} packs": "{n} talia\0{n} talie\0{n} talii",
    "All backs in a pack should match and look the same either way up.": "Wszystkie grzbiety są jednakowe.",
}


def compiled(entries: dict[str, str]) -> bytes:
    """A catalogue as gettext reads it."""
    pairs = [(one.encode(), other.encode()) for one, other in sorted(entries.items())]
    start, texts = 28 + 16 * len(pairs), b""
    tables: list[bytes] = []
    for column in (0, 1):
        rows = b""
        for pair in pairs:
            rows += struct.pack("<II", len(pair[column]), start + len(texts))
            texts += pair[column] + b"\0"
        tables.append(rows)
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + tables[0] + tables[1] + texts


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program speaks Polish, as far as these few sentences go."""
    folder = tmp_path / "locale" / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "bridgetable.mo").write_bytes(compiled(POLISH))
    monkeypatch.setattr(language, "root", lambda: tmp_path)
    monkeypatch.setattr(language, "_catalogue", catalogue_of("pl"))


def test_english_is_as_it_is_written() -> None:
    assert "North has 2 cards" == tr("North has {count} cards", count=2)
    assert ("1 trick", "0 tricks", "2 tricks") == tuple(tr_n("{n} trick", "{n} tricks", n) for n in (1, 0, 2))


@pytest.mark.usefixtures("polish")
def test_a_translation_puts_the_fields_where_its_language_wants_them() -> None:
    dropped = Msg("{seat} dropped {card}.", seat=Seat.E, card=Card(Suit.H, Rank.KING))
    assert "Karta ♥K wypadła graczowi East." == say(dropped)


@pytest.mark.usefixtures("polish")
def test_a_number_has_as_many_forms_as_the_language_has() -> None:
    assert ["1 lewa", "3 lewy", "5 lew"] == [tr_n("{n} trick", "{n} tricks", n) for n in (1, 3, 5)]
    told = [
        Msg.counted(n, "{tricks} trick to {seat}", "{tricks} tricks to {seat}", tricks=n, seat=Seat.N)
        for n in (1, 3, 5)
    ]
    assert ["1 lewa: North", "3 lewy: North", "5 lew: North"] == [say(m) for m in told]
    assert "5 lew: South" == say(told[2].with_arguments(tricks=5, seat=Seat.S))


@pytest.mark.usefixtures("polish")
def test_what_is_not_translated_stays_english() -> None:
    assert "Play has ended" == tr("Play has ended")
    assert ("en", "pl", "pseudo") == languages()


@pytest.mark.usefixtures("polish")
def test_no_sentence_is_half_translated() -> None:
    east, west = tr("East"), tr("West")
    # A sentence that is not translated has its names in English, and one that is, but not all its names, is English.
    assert "East leads" == tr("{seat} leads", seat=east)
    assert "Karta ♥K wypadła graczowi Wschód." == tr("{seat} dropped {card}.", seat=east, card="♥K")
    assert "West dropped ♥K." == tr("{seat} dropped {card}.", seat=west, card="♥K")
    assert "3 tricks to West" == tr_n("{tricks} trick to {seat}", "{tricks} tricks to {seat}", 3, tricks=3, seat=west)
    assert "3 lewy: Wschód" == tr_n("{tricks} trick to {seat}", "{tricks} tricks to {seat}", 3, tricks=3, seat=east)
    # So it goes on, however deep.
    assert "East leads: so it is" == tr("{heard}: so it is", heard=tr("{seat} leads", seat=east))
    assert "West i Wschód" != tr("{first} and {last}", first=west, last=east)
    assert "West and East" == tr("{first} and {last}", first=west, last=east)


@pytest.mark.usefixtures("polish")
def test_no_message_is_half_translated() -> None:
    king = Card(Suit.H, Rank.KING)
    dropped = Msg("{seat} dropped {card}.", seat="West", card=king)
    assert "West dropped ♥K." == say(dropped)
    assert "Karta ♥K wypadła graczowi Wschód." == say(Msg("{seat} dropped {card}.", seat="East", card=king))
    assert "East leads ♥K" == say(Msg("{seat} leads {card}", seat="East", card=king))
    assert "East leads: West dropped ♥K." == say(
        Msg("{said}: {heard}", said=Msg("{seat} leads", seat="East"), heard=dropped)
    )


@pytest.mark.usefixtures("polish")
def test_a_text_that_is_put_together_or_changed_stays_whole() -> None:
    both = together([tr("East"), tr("West")], ", ")
    assert ("East, West", "pack: East, West") == (both, tr("pack: {names}", names=both))
    small = reworded(tr("East"), str.lower)
    assert ("wschód", "east leads") == (small, tr("{seat} leads", seat=small))
    assert ["dwa", "trzy"] == (numbers := listed(tr("two, three")))
    assert "two leads" == tr("{seat} leads", seat=numbers[0])
    assert b"Wsch\xc3\xb3d" == pickle.loads(pickle.dumps(tr("East"))).encode()  # noqa: S301 -- our own text


@pytest.mark.usefixtures("polish")
def test_an_action_within_a_sentence_is_of_its_language() -> None:
    said = line_words(DropCard(Seat.E, Card(Suit.H, Rank.KING)), sees_all)
    assert "East drops ♥K" == said
    assert "East drops ♥K and West" == tr("{first} and {last}", first=said, last="West")


@pytest.mark.usefixtures("polish")
def test_the_law_book_speaks_the_language_of_the_program() -> None:
    pack = spoken(register("2017").law[0])
    assert ("Talia", "talia", "Stół") == (pack.title, pack.heading, pack.part)
    assert "Wszystkie grzbiety są jednakowe." == pack.clause[2].gloss
    assert pack.clause[0].gloss.startswith("52 cards")


def test_a_counted_message_is_the_message_with_the_template_of_its_number() -> None:
    counted = Msg.counted(2, "{tricks} trick", "{tricks} tricks", tricks=2)
    assert Msg("{tricks} tricks", tricks=2) == counted
    assert hash(Msg("{tricks} tricks", tricks=2)) == hash(counted)


def test_a_card_in_a_message_within_a_message_is_hidden_as_well() -> None:
    inner = Msg("{seat} holds {card}", seat=Seat.E, card=Card(Suit.H, Rank.KING))
    assert "East holds a card: so it is" == say(Msg("{heard}: so it is", heard=inner), sees=lambda _: False)


def test_the_pseudo_language_leaves_fields_keys_and_clauses_alone() -> None:
    said = Pseudo().gettext("&Open <b>{seat:s}</b> hand by 27B1a")
    assert all(part in said for part in ("&O", "<b>", "{seat:s}", "</b>", "27B1a"))
    assert said == Pseudo().gettext(said)


def test_an_unknown_language_is_told_in_a_sentence_and_english_is_spoken() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "bridgetable", "lessons"],
        env={**os.environ, "BRIDGETABLE_LANGUAGE": "xx"},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert "bridgetable: BRIDGETABLE_LANGUAGE is “xx”, and the languages are en, pseudo\n" == told.stderr
    assert told.stdout


def test_a_language_that_is_written_like_a_path_is_looked_for_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogue = tmp_path / "other" / "LC_MESSAGES" / "bridgetable.mo"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_bytes(b"not a catalogue")
    (tmp_path / "locale").mkdir()
    monkeypatch.setattr(language, "root", lambda: tmp_path)
    assert catalogue_of("../other") is None


def test_a_sentence_shows_cards_calls_and_seats_as_people_read_them() -> None:
    words = tr("{seat} of {side}: {card}, {bid}", seat=Seat.N, side=Side.NS, card=card("HT"), bid=call("1NT"))
    assert "North of North–South: ♥10, 1NT" == words
    assert "a ♠ trick" == tr_n("a {suit} trick", "{n} {suit} tricks", 1, suit=Suit.S)


@pytest.mark.parametrize(
    "line", ["N plays SA", "N drops SA", "N shows SA", "N names SA", "E claims this trick with SA", "W takes back H4"]
)
def test_no_sentence_of_a_refusal_is_written_in_notation(line: str) -> None:
    head = "bridgetable 1\nboard: 1\ndealer: N\nvulnerable: NS\n"
    deal = "deal: N:T86.QJ72.K63.A85 Q54.84.AT752.942 AKJ93.AK5.84.T73 72.T963.QJ9.KQJ6\n\n"
    with pytest.raises(BridgetableError) as refused:
        acted_out(read_journal(f"{head}{deal}{line}\n"))
    refusal = str(refused.value).rpartition("”: ")[2]
    assert refusal
    assert not re.search(r"\b([SHDC][2-9TJQKA]|[1-7][SHDC]|NS|EW|[NESW])\b", refusal)


def spoken_where(tmp_path: Path, kept: str = "", **variables: str) -> str:
    """The language that a program started in these surroundings would choose."""
    (tmp_path / "bridgetable").mkdir(exist_ok=True)
    if kept:
        (tmp_path / "bridgetable" / "language").write_text(kept, encoding="ascii")
    others = {k: v for k, v in os.environ.items() if k not in {"LANG", "LC_ALL", "LC_MESSAGES", "BRIDGETABLE_LANGUAGE"}}
    script = "from bridgetable import language; language.languages = lambda: ('en', 'pl', 'pseudo'); print(language.chosen())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**others, "XDG_CONFIG_HOME": str(tmp_path), **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="settings lie elsewhere on other systems")
@pytest.mark.parametrize(
    ("kept", "variables", "expected"),
    [
        ("", {}, ""),
        ("", {"LANG": "C.UTF-8"}, ""),
        ("", {"LANG": "en_GB.UTF-8"}, ""),
        ("", {"LANG": "pl_PL.UTF-8"}, "pl"),
        ("", {"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, ""),
        ("", {"LANG": "de_DE.UTF-8"}, ""),
        ("en\n", {"LANG": "pl_PL.UTF-8"}, "en"),
        ("pl\n", {}, "pl"),
        ("../../etc", {"LANG": "pl_PL"}, "pl"),
        ("pl\n", {"BRIDGETABLE_LANGUAGE": "pseudo"}, "pseudo"),
        ("", {"LANG": "../pl", "LC_MESSAGES": "pl/../de"}, ""),
    ],
)
def test_the_variable_goes_before_what_was_chosen_and_that_before_the_system(
    tmp_path: Path, kept: str, variables: dict[str, str], expected: str
) -> None:
    assert expected == spoken_where(tmp_path, kept, **variables)
