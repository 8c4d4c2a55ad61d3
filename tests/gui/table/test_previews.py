"""The preview of an option hides nothing that a class must read: no rank, no plate, no word at a card."""

import pytest
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.paint.theme import Z
from bridgetable.gui.pictures import Looks, end, window_for
from bridgetable.gui.table.art.art import CardArt
from bridgetable.gui.table.art.card_art import RingArt, TabAt
from bridgetable.gui.table.art.preview_art import ArrowArt, LabelModel
from bridgetable.gui.table.layout.places import Rect, Size, TableLayout, Where
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.table.scene.piece import Piece
from bridgetable.session.history import History
from tests.golden import golden

HIGHEST = 5


def asked(name: str) -> History:
    """A golden ruling when its last question waits."""
    history = acted_out(read_journal(golden(name).read_text(encoding="utf-8").split("\n---")[0]))
    while history.now.pending is None:
        history = history.undo()
    return history


def previewed(history: History, number: int) -> tuple[TableLayout, list[Piece]]:
    """The table of a window of 1280 x 720 with the preview of one option: its places, and what is drawn."""
    window = window_for(history, None, Looks((1280, 720), option=number))
    try:
        scene = window.findChildren(BaseTableView)[0].table_scene
        layout = scene.shown or scene.layout
        assert layout is not None
        return layout, list(scene.pieces())
    finally:
        end(window)


def to_be_read(layout: TableLayout) -> dict[str, Rect]:
    """What a label may never cover: ranks, plates, quitted tricks, what has been called and the bidding box."""
    found = {f"plate of {seat}": rect for seat, rect in zip("NESW", layout.plates.of, strict=True)}
    for place in layout.cards:
        if place.shown.card is not None:
            size = Size(0.5 * place.rect.width * min(1, 2 * place.across), 0.42 * place.rect.width)
            found[f"{place.where.value} {place.shown.card}"] = Rect(place.rect.x, place.rect.y, size.width, size.height)
    found |= {
        f"trick {n} of {s}": r for s, row in zip("NESW", layout.quitted.of, strict=True) for n, r in enumerate(row)
    }
    found |= {f"call of {seat}": rect for seat, rect in zip("NESW", layout.calls.of, strict=True) if rect is not None}
    return found | ({"box": layout.centre} if layout.centre is not None else {})


RULINGS = [
    "law_26/at-trick-five-prohibited",
    "law_29/asked-partners-turn",
    "law_45/45C4b-asked",
    "law_50/both-have-one-free",
    "law_50/asked-again",
    "law_51/QBA-100",
    "law_54/options",
    "law_62/62C1-lead-goes-back",
    "law_62/both-defenders-revoke",
    "law_62/NZ-035-asked",
    "law_65/too-late-asked",
    "law_67/67B1a-plays-on-with-one-card-left-to-choose",
]


@pytest.mark.parametrize("name", RULINGS)
def test_no_label_or_arrow_of_a_preview_covers_a_rank_a_plate_or_a_trick(qapp: QApplication, name: str) -> None:
    history = asked(name)
    pending = history.now.pending
    assert pending is not None
    for number in range(1, min(len(pending.options), HIGHEST) + 1):
        layout, pieces = previewed(history, number)
        labels = [(plain(piece.art.text), piece) for piece in pieces if isinstance(piece.art, LabelModel)]
        covered = [
            (number, said, what)
            for said, piece in labels
            for what, rect in to_be_read(layout).items()
            if said != "would win" and piece.rect.overlaps(rect, 2)
        ]
        assert [] == covered


@pytest.mark.parametrize(
    ("name", "done", "number"),
    [
        ("law_45/45C4b-asked", 13, 1),
        ("law_45/45C4b-lead-is-in-turn-now", 10, 1),
        ("law_45/45C4b-lead-is-in-turn-now", 11, 2),
        ("law_62/62C1-next-tricks-led-meanwhile", 10, 2),
        ("law_62/62C1-led-on-while-it-is-asked", 12, 2),
    ],
)
def test_the_card_that_would_be_played_and_the_one_it_replaces_are_both_read(name: str, done: int, number: int) -> None:
    layout, pieces = previewed(acted_out(read_journal(golden(name).read_text().split("\n---")[0])).at(done), number)
    mat = layout.mat
    assert mat is not None
    cards = sorted((p for p in pieces if isinstance(p.art, CardArt) and p.rect.overlaps(mat)), key=lambda p: p.z)
    for at, beneath in enumerate(cards):
        rank = Rect(beneath.rect.x, beneath.rect.y, 0.44 * beneath.rect.width, 0.42 * beneath.rect.width)
        assert not [over for over in cards[at + 1 :] if over.rect.overlaps(rank, 2)]


def test_a_ring_round_a_card_lies_under_the_plates() -> None:
    _, pieces = previewed(asked("law_62/62C1-lead-goes-back"), 2)
    rings = [piece for piece in pieces if isinstance(piece.art, RingArt)]
    assert rings
    assert all(piece.z < Z.PLATES for piece in rings)


def test_an_arrow_that_would_run_over_other_cards_is_left_out_and_a_label_for_many_cards_said_once() -> None:
    _, pieces = previewed(asked("law_51/QBA-100"), 1)
    assert not [piece for piece in pieces if isinstance(piece.art, ArrowArt)]
    assert ["back\nin hand"] == [
        said for p in pieces if isinstance(p.art, LabelModel) and (said := plain(p.art.text)).startswith("back")
    ]


def test_the_card_led_to_the_next_trick_keeps_its_word_at_its_foot() -> None:
    layout, pieces = previewed(asked("law_62/62C1-lead-goes-back"), 2)
    mat = layout.mat
    assert mat is not None
    beside = [p for p in pieces if isinstance(p.art, CardArt) and p.art.model.words == ("TRICK 3",)]
    assert [TabAt.ON_HEAD] != [p.art.model.tab_at for p in beside if isinstance(p.art, CardArt)]
    assert not mat.overlaps(beside[0].rect, 2)


def test_the_word_of_a_card_that_would_win_is_not_hidden_by_the_preview() -> None:
    _, pieces = previewed(asked("law_67/67B1a-plays-on-with-one-card-left-to-choose"), 1)
    wins = next(p for p in pieces if isinstance(p.art, LabelModel) and plain(p.art.text) == "would win")
    instead = next(p for p in pieces if isinstance(p.art, CardArt) and "INSTEAD" in p.art.model.words)
    assert wins.rect.y >= instead.rect.bottom


def test_the_last_penalty_card_of_a_hand_is_as_large_as_the_cards_in_other_hands() -> None:
    layout, _ = previewed(asked("law_62/62D2-partner-has-not-played"), 1)
    sizes = {place.where: place.rect.width for place in layout.cards}
    assert sizes[Where.TRAY] >= sizes[Where.HAND]
