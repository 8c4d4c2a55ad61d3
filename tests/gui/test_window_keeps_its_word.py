"""Small promises of the window: what is typed, what stays where it is, what a click and a key mean."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.calls import Bid, Strain
from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.gui.auction.bidding_keys import ALL_CALLS, CALL_KEYS, is_irregular
from bridgetable.gui.auction.call_drag import lanes_for
from bridgetable.gui.commands.file_handlers import open_path
from bridgetable.gui.commands.table_handlers import redo, undo
from bridgetable.gui.commands.view_handlers import projector
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.theme import DARK, Metrics
from bridgetable.gui.table.art.plate_art import PlateModel, cut_plate, plate_size
from bridgetable.gui.table.art.preview_art import LabelModel
from bridgetable.gui.table.layout.places import CardPlace, Point, Rect, Spot, Where
from bridgetable.gui.table.scene.card_pieces import card_key, stands_out
from bridgetable.gui.table.scene.piece import PieceKind
from bridgetable.gui.table.scene.targets import Target, target_at
from bridgetable.gui.widgets.typed_dialog import asked_text
from bridgetable.gui.window import Window
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import LeadFaceDown
from bridgetable.session.notation import action
from bridgetable.views.table.offers import offers_for
from bridgetable.views.table.preview import From
from bridgetable.views.table.table_view import Light
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY


def place_of(window: Window, text: str) -> CardPlace:
    layout = window.table.view.table_scene.layout
    assert layout is not None
    return next(place for place in layout.cards if place.shown.card is card(text))


# --- what is typed ----------------------------------------------------------------------------------------------------


def test_letters_are_text_while_a_claim_is_being_made(qtbot: QtBot, opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_C)
    draft = window.dock.sheet.draft
    assert draft is not None
    assert draft.field.field.hasFocus() is False
    for sign in "draw d":
        QTest.keyClick(window.focusWidget(), ord(sign.upper()))
    assert "draw d" == draft.field.text.lower()
    assert window.table.toast.isHidden()
    assert window.dock.sheet.draft is draft


def test_a_letter_is_a_command_again_when_the_sheet_is_closed(qtbot: QtBot, opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_C)
    window.dock.sheet.close_sheet()
    QTest.keyClick(window, Qt.Key.Key_D)
    asked = window.dock.column.ruling.decision
    assert asked is not None
    assert "What is it about?" == asked.question


@pytest.mark.parametrize("last", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_the_keyboard_is_at_the_table_when_the_sheet_of_a_claim_is_closed(
    qtbot: QtBot, opened: Opened, last: Qt.Key
) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_C)
    assert window.dock.sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), last)
    assert window.dock.sheet.draft is None
    assert window.table.view.hasFocus()


# --- what stays where it is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_buttons_of_the_tool_bar_stay_where_they_are(opened: Opened, size: tuple[int, int]) -> None:
    window = opened(HEAD)
    window.resize(*size)
    places = {command: button.geometry() for command, button in window.tools.buttons.items()}
    for text in ("S calls 1S", 'N remarks: "I have never seen anything like it in all my life"'):
        assert window.controller.do(action(text))
        assert places == {command: button.geometry() for command, button in window.tools.buttons.items()}
    window.controller.undo()
    assert places == {command: button.geometry() for command, button in window.tools.buttons.items()}
    assert (
        window.tools.buttons[redo]
        .toolTip()
        .endswith("North remarks: “I have never seen anything like it in all my life”")
    )
    assert window.tools.buttons[undo].text().endswith("South calls 1♠")


def test_a_dialog_is_wide_enough_for_its_title(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(HEAD)
    title, widths = "North: explains the meaning of his partner’s call of one club", []

    def seen(dialog: QInputDialog) -> int:
        dialog.show()
        widths.append(dialog.width())
        dialog.hide()
        return 0

    monkeypatch.setattr(QInputDialog, "exec", seen)
    assert ("", False) == asked_text(window, title, "What 1♣ is said to mean:")
    assert widths[0] > window.fontMetrics().horizontalAdvance(title)


# --- what a click and a key mean --------------------------------------------------------------------------------------


def test_an_opening_lead_by_double_click_goes_face_down(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    part = place_of(window, "CQ").part
    at = QPoint(round(part.x + 5), round(part.y + 5))
    QTest.mouseDClick(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert LeadFaceDown(Seat.W, card("CQ")) == window.controller.history.done[-1]


def test_the_projector_fills_the_screen_and_gives_it_back(opened: Opened) -> None:
    window = opened(HEAD)
    window.menus.run(projector)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.look.is_projected


def test_only_a_persons_own_files_are_among_those_opened_last(opened: Opened, tmp_path: Path) -> None:
    window = opened(HEAD)
    own = tmp_path / "own.table"
    own.write_text(HEAD, encoding="utf-8")
    open_path(window, lesson_paths()[1])
    open_path(window, own)
    assert (str(own),) == window.settings.recent
    assert ["own.table"] == [row.text() for row in window.lists.recent.actions()]


def test_the_focus_has_a_ring_after_tab_and_none_when_a_button_is_hidden(qtbot: QtBot, opened: Opened) -> None:
    window = opened(HEAD)
    view = window.table.view
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = window.tools.buttons[projector]
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    window.menus.run(projector)
    qtbot.wait(10)
    assert not (view.table_scene.touch.focus is not None and view.table_scene.touch.ringed)
    window.menus.run(projector)
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.table_scene.touch.ringed
    assert view.table_scene.touch.focus is not None
    place, layout = view.focused_place(), view.table_scene.layout
    assert place is not None
    assert layout is not None
    assert card_key(place) == view.table_scene.touch.focus
    assert place.rect == stands_out(place, layout, view.table_scene.touch)


# --- places for what is dragged ---------------------------------------------------------------------------------------


def test_between_two_places_for_a_card_is_no_dead_seam(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    offer = offers_for(window.controller.history.now, Seat.E, (card("HK"),))[0]
    upper, lower = Target(offer, Rect(0, 0, 200, 116)), Target(offer, Rect(0, 128, 200, 116))
    for y in range(60, 186):
        found = target_at((upper, lower), Point(100, y), Rect(48, y - 73, 104, 146))
        assert found is (upper if y <= 122 else lower)


def test_between_two_places_for_a_call_is_no_dead_seam(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1C\nW calls Pass\n")
    layout, drag = window.table.view.table_scene.layout, window.table.drag
    assert layout is not None
    sitting, call = window.controller.history.now, Bid(1, Strain.H)
    lanes = [
        lane for lane in lanes_for(sitting, call, layout) if lane.action == MakeCall(Seat.S, call) or "1♣" in lane.title
    ]
    left, right = sorted(lanes, key=lambda lane: lane.rect.x)
    y = left.rect.centre.y
    drag.lift(sitting, call, layout, QPointF(left.rect.centre.x, y))
    for x in range(round(left.rect.centre.x), round(right.rect.centre.x)):
        drag.move_to(QPointF(x, y))
        assert drag.over is not None
        assert drag.over.title in (left.title, right.title)
    drag.put_back()


# --- the bidding box --------------------------------------------------------------------------------------------------


def test_a_call_that_accepts_a_call_out_of_rotation_is_not_marked(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\nN calls 2S\nE notices\n")
    sitting = window.controller.history.now
    assert sitting.pending is not None
    marked = {call for call in ALL_CALLS if is_irregular(sitting, MakeCall(Seat.E, call))}
    assert Bid(1, Strain.H) in marked
    assert Bid(3, Strain.C) not in marked
    assert len(marked) < len(ALL_CALLS) / 2


# --- nothing jumps ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("number", [1, 3, 5, 8])
def test_no_card_in_hand_changes_its_size_and_no_plate_ever_jumps(
    opened: Opened, number: int, size: tuple[int, int]
) -> None:
    window = opened(lesson_paths()[number - 1].read_text(encoding="utf-8"))
    window.resize(*size)
    history = window.controller.history
    seen: dict[tuple[bool, tuple[int, ...]], float] = {}
    plates: dict[object, float] = {}
    for count in range(len(history.done) + len(history.undone) + 1):
        window.controller.go_to(count)
        layout, view = window.table.view.table_scene.layout, window.shown
        assert layout is not None
        assert view is not None
        if view.phase is Phase.END:
            break
        spread = any(hand.columns for hand in view.hands)
        for place in layout.cards:
            if place.where is Where.HAND and place.shown.card is not None:
                wide = place.rect.width
                lying = tuple(len(hand.tray) + len(view.beside[hand.seat]) for hand in view.hands)
                assert wide == seen.setdefault((spread, lying), wide), count
        for seat in Seat:
            rect, spot = layout.plates[seat], layout.spot(seat)
            edge = {Spot.LEFT: rect.x, Spot.RIGHT: rect.right}.get(spot, round(rect.centre.x))
            assert abs(edge - plates.setdefault(seat, edge)) <= 1
            # A little is given way to a tray, or to a trick that lies open.
            assert abs(rect.y - plates.setdefault((seat, spread), rect.y)) <= rect.height / 2


@pytest.mark.usefixtures("qapp")
def test_the_words_of_a_plate_are_cut_where_they_are_too_long() -> None:
    load_fonts()
    metrics = Metrics.at(1.0)
    model = PlateModel("EAST", "defender, who has much to say", pill="ASKS TO PLAY ON", light=Light.LIT)
    cut = cut_plate(model, 400, DARK, metrics)
    assert cut.name == "EAST"
    assert cut.pill.startswith("ASKS")
    assert plate_size(cut, DARK, metrics).width() <= 401
    assert model == cut_plate(model, 4000, DARK, metrics)


@pytest.mark.usefixtures("qapp")
def test_a_role_is_set_in_smaller_type_before_a_letter_of_it_is_left_out() -> None:
    load_fonts()
    metrics = Metrics(1.0)
    model = PlateModel("NORTH", "presumed dummy")
    whole = plate_size(model, DARK, metrics).width()
    close = cut_plate(model, 0.9 * whole, DARK, metrics)
    assert "presumed dummy" == close.role
    assert close.role_size < 1.0
    assert "" == cut_plate(model, 0.5 * whole, DARK, metrics).role
    assert 1.0 == cut_plate(model, whole, DARK, metrics).role_size


@pytest.mark.usefixtures("qapp")
def test_pills_are_set_in_smaller_type_before_they_are_cut_and_the_turn_outlasts_what_was_done() -> None:
    load_fonts()
    metrics = Metrics(2 / 3)
    out_of_rotation = PlateModel("NORTH", "called", pill="OUT OF ROTATION", light=Light.IRREGULAR)
    assert "OUT OF ROTATION" == cut_plate(out_of_rotation, 254, DARK, metrics).pill
    both = PlateModel("NORTH", "dummy", pill="TO LEAD", wrong="DUMMY SPOKE", light=Light.LIT)
    narrow = cut_plate(both, 254, DARK, metrics)
    assert ("TO LEAD", "") == (narrow.pill, narrow.wrong)


# --- what is said covers nothing --------------------------------------------------------------------------------------


def covered(window: Window, shown: QWidget) -> list[str]:
    """The cards and plates that a part of the window covers."""
    layout = window.table.view.table_scene.layout
    assert layout is not None
    at = window.table.view.mapFromGlobal(shown.mapToGlobal(QPoint(0, 0)))
    rect = Rect(at.x(), at.y(), shown.width(), shown.height())
    plates = [f"plate {seat}" for seat in Seat if layout.plates[seat].overlaps(rect)]
    return [*plates, *(str(p.shown.card) for p in layout.cards if p.where is not Where.TRICK and p.rect.overlaps(rect))]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("kind", list(Screen))
@pytest.mark.parametrize("text", [HEAD, HEAD + AUCTION + PLAY, PENALTY_CARD])
def test_a_sentence_covers_no_plate_and_no_hand(opened: Opened, text: str, kind: Screen, size: tuple[int, int]) -> None:
    window = opened(text)
    window.resize(*size)
    window.set_screen(kind)
    window.say("Nothing irregular has happened that the director could rule on")
    assert window.table.toast.isVisible()
    assert [] == covered(window, window.table.toast)


def test_the_notch_of_an_irregular_call_says_why(opened: Opened) -> None:
    window = opened(HEAD + "S calls 2S\n")
    box = window.table.box
    why = {key.target: box.why_marked(key) for key in CALL_KEYS}
    assert "West, 1♣: insufficient, Law 27" == why[Bid(1, Strain.C)]
    assert "" == why[Bid(3, Strain.C)]


def test_a_card_that_would_be_played_has_its_ghost_and_its_words_beside_other_cards(opened: Opened) -> None:
    text = HEAD + AUCTION + "W leads CQ\nN plays C2\nE plays D3\nS notices\n"
    window = opened(text)
    decision = window.shown.decision if window.shown is not None else None
    assert decision is not None
    window.display.point(decision.options[0].number)
    scene = window.table.view.table_scene
    assert scene.preview is not None
    assert scene.layout is not None
    played = [move for move in scene.preview.moves if move.after is From.TRICK]
    assert played
    ghosts = [p for p in scene.pieces() if p.key.kind is PieceKind.PREVIEW and p.key.where is Where.TRICK]
    assert [move.card for move in played] == [p.key.card for p in ghosts]
    others = [p.rect for p in scene.layout.cards if p.where is Where.TRICK and p.seat is not Seat.E]
    labels = [p.rect for p in scene.pieces() if isinstance(p.art, LabelModel) and 100 <= p.key.number < 200]
    sources = {move.card for move in scene.preview.moves}
    hands = [p.part for p in scene.layout.cards if p.where is Where.HAND and p.shown.card not in sources]
    for rect in [*labels, *(ghost.rect for ghost in ghosts)]:
        assert not any(rect.overlaps(other, 6) for other in [*others, *hands])
