"""A PBN file in which one game is brought up to date: what has changed is written, the rest is left byte for byte."""

import re
from collections.abc import Iterable, Iterator
from typing import TypeVar

from bridgetable.formats.encodings import Edit, decode, edited
from bridgetable.formats.event import EVENT_KEYS
from bridgetable.formats.laws_told import COLUMNS, LAWS, REGULATIONS
from bridgetable.formats.pbn.export import WrittenNotes, facts_of
from bridgetable.formats.pbn.scan import Lines, RawGame, RawTag, games
from bridgetable.formats.pbn.write import auction_lines, play_lines, tag_line
from bridgetable.formats.records import CallEntry, CardEntry, Record, Tag
from bridgetable.game.books import LAWS_2017
from bridgetable.game.outcomes import Outcome
from bridgetable.game.seats import Side
from bridgetable.game.values import evolve

OF_EVENT = tuple(key.capitalize() for key in EVENT_KEYS)
TOLD = (*OF_EVENT, LAWS, "Declarer", "Contract", "Result", "Score")
"""The tags that tell of the event and what came about at the table; all others are the file's own."""
UNTOLD = dict.fromkeys(TOLD, "?") | {LAWS: LAWS_2017.edition}
"""The values that they have where nothing is told."""
SECTIONS = (REGULATIONS, "Auction", "Play")
_TOKEN = re.compile(r'(\[[^"\]\n]*(?:"[^"\\\n]*(?:\\.[^"\\\n]*)*"\s*)?\])[ \t]*\n?')
_COMMENTS = re.compile(r"(?:[;%][^\n]*\n|\{[^}]*\}[ \t]*\n|[ \t]+)+")
_EMPTY_LINE = re.compile(r"\n[ \t]*(?=\n)")
Entry = TypeVar("Entry", CallEntry, CardEntry)


def with_board(content: bytes, record: Record, opened: Record, now: Record) -> bytes:
    """The file with what differs between two records of a table, in the game of the first of these records."""
    before, after = told(opened), told(now)
    there = {tag.name for tag in record.tags}
    # A tag that the file has not is not put there to say nothing, nor the score that contract and result come to.
    needless = {name: value for name, value in UNTOLD.items() if name not in there} | (
        {} if "Score" in there else score_of(now)
    )
    tags = {n: value for n, value in after.items() if value not in {before[n], needless.get(n)}}
    sections: dict[str, list[str]] = {}
    if now.auction != opened.auction:
        sections["Auction"] = calls_now(record, now)
        tags |= {"Auction": str(now.auction.first)} if now.auction is not None else {}
    if now.play != opened.play:
        sections["Play"] = cards_now(record, now)
        tags |= {"Play": str(now.play.first)} if now.play is not None else {}
    if (rows := regulations_of(now)) != regulations_of(opened):
        sections[REGULATIONS], tags[REGULATIONS] = list(rows), COLUMNS
    if not tags and not sections:
        return content
    decoded = decode(content)
    found = list(games(decoded.text, Lines("", decoded.text)))
    place = next(n for n, one in enumerate(found) if one.tags and one.tags[0].line == record.place.line)
    edits = [*edits_of(found[place], decoded.text, tags, sections)]
    for following in found[place + 1 : place + 2]:
        kept = inherited(found[place], following, {name: before[name] for name in TOLD if name in tags})
        edits += edits_of(following, decoded.text, kept, {})
    return edited(content, edits)


def score_of(record: Record) -> dict[str, str]:
    """The tag of the score to which contract and result come; none where they are not told."""
    contract, result = record.final_contract, record.result
    if contract is None or result is None or record.vulnerability is None:
        return {}
    return {"Score": f"NS {Outcome(contract, result.tricks).score_for(Side.NS, record.vulnerability)}"}


def inherited(game: RawGame, after: RawGame, before: dict[str, str]) -> dict[str, str]:
    """The tags of the next game that inherit a value which is changed, as they say it themselves (standard, 4.8)."""
    own, theirs = (dict(reversed([(tag.name, tag.value) for tag in one.tags])) for one in (game, after))
    found: dict[str, str] = {}
    for name, value in before.items():
        if theirs.get(name) in {"#", "##"}:
            found[name] = ("##" if theirs[name] == "##" else "") + value
        elif name not in theirs and own.get(name, "").startswith("##"):
            found[name] = f"##{value}"
    return found


def told(record: Record) -> dict[str, str]:
    """The values of the tags that tell of event and table; `?` for what is not known there."""
    known = {**{tag.name: tag.value for tag in record.tags}, **facts_of(record)}
    return {name: known.get(name) or untold for name, untold in UNTOLD.items()}


def regulations_of(record: Record) -> tuple[str, ...]:
    """The rows of what is laid down at a table."""
    return next((tag.rows for tag in record.tags if tag.name == REGULATIONS), ())


def calls_now(record: Record, now: Record) -> list[str]:
    """The rows of the calls as they are now, with what the file says of those that stood there already."""
    if now.auction is None:
        return []
    old = {(n, e.seat, e.call): e for n, e in enumerate(record.auction.entries if record.auction else ())}
    entries = [old.get((n, e.seat, e.call), e) for n, e in enumerate(now.auction.entries)]
    entries, notes = noted(old.values(), entries)
    return [*auction_lines(evolve(now.auction, entries=tuple(entries)), now.dealer), *notes]


def cards_now(record: Record, now: Record) -> list[str]:
    """The rows of the cards as they are now, with what the file says of those that lay there already."""
    if now.play is None:
        return []
    old = {(e.trick, e.seat, e.card): e for e in (record.play.entries if record.play else ())}
    entries = [
        evolve(e, annotations=was.annotations, explanation=was.explanation)
        if (was := old.get((e.trick, e.seat, e.card)))
        else e
        for e in now.play.entries
    ]
    entries, notes = noted(old.values(), entries)
    return [*play_lines(evolve(now.play, entries=tuple(entries))), *notes]


def noted(old: Iterable[Entry], entries: list[Entry]) -> tuple[list[Entry], list[str]]:
    """The entries with the numbers of their notes, and the lines of the notes that the file does not have."""
    there = {tag.value for tag in WrittenNotes(old).tags()}
    notes = WrittenNotes(entries)
    entries = [e if e.annotations else evolve(e, annotations=tuple(notes.words(e))) for e in entries]
    return entries, [tag_line(tag) for tag in notes.tags() if tag.value not in there]


def edits_of(game: RawGame, text: str, tags: dict[str, str], sections: dict[str, list[str]]) -> Iterator[Edit]:
    """The changes in the text of a game: values of tags, rows of calls or cards, and those that it has not yet."""
    first = {tag.name: tag for tag in reversed(game.tags)}
    after_all = end_of_game(game, text)
    apart = "" if text.endswith("\n", 0, after_all) else "\n"
    for name in (*TOLD, *SECTIONS):
        if name not in tags and name not in sections:
            continue
        tag, rows = first.get(name), "".join(f"{row}\n" for row in sections.get(name, ()))
        token = tag_line(Tag(name, tags[name], tags[name])) if name in tags else ""
        if tag is None:
            section = next((first[s] for s in SECTIONS[1:] if s in first and name not in SECTIONS[1:]), None)
            place = section.begin if section is not None else after_all
            yield Edit(place, place, (apart if place == after_all else "") + f"{token}\n{rows}")
            apart = "" if place == after_all else apart
            continue
        found = _TOKEN.match(text, tag.begin)
        if token and found is not None:
            yield Edit(tag.begin, found.end(1), token)
        if name in sections:
            begin = (tag.at or (tag.begin if found is None else found.end())) + comments_before(tag)
            body = tag.body[comments_before(tag) :]
            # The last line's end may belong to the empty line behind it, as the scanner sees it.
            is_ended = not body or body.endswith("\n")
            behind = "" if begin < len(text) or text.endswith("\n") else "\n"
            yield Edit(begin, begin + len(body), behind + (rows if is_ended else rows.removesuffix("\n")))


def comments_before(tag: RawTag) -> int:
    """The length of the comments before the first call or card of a section, with the line's end behind them."""
    found = _COMMENTS.match(tag.body)
    return found.end() if found is not None else 0


def end_of_game(game: RawGame, text: str) -> int:
    """The place behind the last line of a game that is not empty."""
    at = game.tags[-1].begin
    found = _EMPTY_LINE.search(text, at)
    return found.start() + 1 if found is not None else len(text)
