"""The table under mouse and keyboard: drags through the viewport, keys, menus, hover, focus and motion."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.paint.rich_text import plain, words
from bridgetable.gui.paint.theme import Direction, Pace
from bridgetable.gui.table.art.art import CardArt, ReasonArt, qt
from bridgetable.gui.table.art.card_art import CardState, tab_rect
from bridgetable.gui.table.art.preview_art import LabelModel
from bridgetable.gui.table.art.target_art import TargetKind, TargetModel
from bridgetable.gui.table.art.trick_art import MatArt
from bridgetable.gui.table.layout.places import Rect, Size, Where
from bridgetable.gui.table.scene.card_pieces import card_key, plate_key
from bridgetable.gui.table.scene.motion import Flight, Motion
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.table.scene.targets import place_on_hand
from bridgetable.session.cards.actions import PlayCards
from bridgetable.session.notation import action, action_text
from bridgetable.views.table.offers import Place
from bridgetable.views.table.preview import preview_of
from bridgetable.views.view import view_for
from tests.gui.table.examples import AUCTION_4S, BOARD_64, STATES, Told, board, play_50d2, told
from tests.gui.table.playing import Playing
from tests.gui.told import document_of

LED = AUCTION_4S + "|W leads CK face down|W faces CK"


@pytest.fixture
def playing(qtbot: QtBot) -> Playing:
    """A table where West has led the king of clubs and dummy is to play."""
    return Playing(qtbot, told(BOARD_64, LED))


def targets(playing: Playing) -> dict[str, TargetKind]:
    """The words of the targets on the table, and whether each is regular."""
    arts = [item.piece.art for item in playing.view.table_scene.items_by_key.values()]
    return {f"{a.title} {a.detail}".strip(): a.kind for a in arts if isinstance(a, TargetModel)}


def state(playing: Playing, text: str) -> CardState:
    art = playing.view.table_scene.items_by_key[PieceKey(PieceKind.CARD, card=card(text))].piece.art
    assert isinstance(art, CardArt)
    return art.model.state


# --- drags ------------------------------------------------------------------------------------------------------------


def test_a_card_dragged_to_the_trick_is_played(playing: Playing) -> None:
    with playing.bot.waitSignal(playing.view.wanted):
        playing.drag("CA", playing.target(Seat.N, Place.TRICK))
    assert ["N plays CA"] == playing.done
    assert Where.TRICK is playing.lies("CA")
    assert playing.item("CA") == playing.place("CA").rect


def test_targets_say_what_dropping_there_means(playing: Playing) -> None:
    start = playing.corner("SK")
    playing.press(start)
    playing.move(start, start + QPoint(40, -60))
    assert {"tray by accident", "tray on purpose"} < set(targets(playing))
    play = [words for words in targets(playing) if words.startswith("irregular Law 57")]
    assert [TargetKind.IRREGULAR] == [targets(playing)[words] for words in play]
    playing.release(start + QPoint(40, -60))
    assert {} == targets(playing)


def test_a_regular_play_is_green(playing: Playing) -> None:
    start = playing.corner("CA")
    playing.press(start)
    playing.move(start, start + QPoint(0, 90))
    assert TargetKind.REGULAR is targets(playing)["play"]
    playing.release(QPoint(5, 500))


def test_a_card_dropped_elsewhere_goes_home(playing: Playing) -> None:
    home = playing.item("CA")
    playing.drag("CA", QPoint(20, 500))
    assert [] == playing.done
    assert home == playing.item("CA")


def test_a_defenders_card_dropped_on_the_tray_is_exposed(playing: Playing) -> None:
    playing.drag("C2", playing.target(Seat.E, Place.TRAY_DROPPED))
    assert ["E drops C2"] == playing.done
    assert Where.TRAY is playing.lies("C2")
    playing.drag("C4", playing.target(Seat.E, Place.TRAY_SHOWN))
    assert "E shows C4" == playing.done[-1]


def test_an_irregular_card_is_never_refused(playing: Playing) -> None:
    playing.drag("CA", playing.target(Seat.N, Place.TRICK))
    playing.drag("H8", playing.target(Seat.E, Place.TRICK))
    assert ["N plays CA", "E plays H8"] == playing.done
    assert CardState.IRREGULAR in state(playing, "H8")


def test_a_card_can_be_led_face_down(qtbot: QtBot) -> None:
    playing = Playing(qtbot, told(BOARD_64, AUCTION_4S))
    playing.drag("CK", playing.target(Seat.W, Place.FACE_DOWN, face_down=True))
    assert ["W leads CK face down"] == playing.done


def test_a_trick_winner_can_lead_to_the_next_trick_too_early(qtbot: QtBot) -> None:
    playing = Playing(qtbot, told(BOARD_64, LED + "|N plays CA"))
    playing.drag("S4", playing.target(Seat.N, Place.LEAD))
    assert ["N leads S4"] == playing.done


def test_several_cards_dragged_at_once_are_played_at_once(playing: Playing) -> None:
    wanted: list[object] = []
    playing.view.wanted.connect(wanted.append)
    for text in ("C2", "C4"):
        playing.click(playing.corner(text), Qt.KeyboardModifier.ControlModifier)
    playing.drag("C2", playing.target(Seat.E, Place.TRICK))
    assert [PlayCards(Seat.E, (card("C2"), card("C4")))] == wanted


def test_several_cards_dragged_to_the_tray_are_exposed_one_after_the_other(playing: Playing) -> None:
    for text in ("C2", "C4"):
        playing.click(playing.corner(text), Qt.KeyboardModifier.ShiftModifier)
    playing.drag("C4", playing.target(Seat.E, Place.TRAY_DROPPED))
    assert ["E drops C4", "E drops C2"] == playing.done


def test_a_card_dragged_to_another_hand_is_there(playing: Playing) -> None:
    middle = place_on_hand(playing.layout, Seat.W).centre
    playing.drag("C2", QPoint(round(middle.x), round(middle.y)))
    assert ["move C2 from E to W"] == playing.done
    assert Seat.W is playing.place("C2").seat


def test_dummy_places_another_card_than_the_one_named(playing: Playing) -> None:
    playing.drag("C5", playing.target(Seat.N, Place.TRICK))
    playing.drag("C8", playing.target(Seat.N, Place.INSTEAD))
    assert ["N plays C5", "N places C8"] == playing.done
    assert Where.TRICK is playing.lies("C8")


def test_dummy_touches_a_card(playing: Playing) -> None:
    playing.drag("C5", playing.target(Seat.N, Place.TOUCHED))
    assert ["N indicates C5"] == playing.done


def test_escape_gives_a_drag_up(playing: Playing) -> None:
    home, start = playing.item("CA"), playing.corner("CA")
    playing.press(start)
    playing.move(start, playing.target(Seat.N, Place.TRICK))
    assert home != playing.item("CA")
    playing.key(Qt.Key.Key_Escape)
    playing.release(playing.target(Seat.N, Place.TRICK))
    assert [] == playing.done
    assert home == playing.item("CA")


@pytest.mark.parametrize("bottom", SEATS, ids=str)
def test_every_seat_can_be_dragged_from_at_every_rotation(playing: Playing, bottom: Seat) -> None:
    playing.view.set_rotation(bottom)
    playing.drag("CA", playing.target(Seat.N, Place.TRICK))
    playing.drag("C2", playing.target(Seat.E, Place.TRICK))
    playing.drag("C3", playing.target(Seat.S, Place.TRICK))
    assert ["N plays CA", "E plays C2", "S plays C3"] == playing.done


POSITIONS = {
    "clarification": AUCTION_4S,
    "dummy to play": LED,
    "defender to play": LED + "|N plays CA",
    "trick complete but for one": LED + "|N plays CA|E plays C2",
    "dummy to lead": LED + "|N plays CA|E plays C2|S plays C3",
    "auction": "S calls 1S|W calls pass",
}


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_every_card_to_every_target_is_what_the_core_says(qtbot: QtBot, position: str) -> None:
    start = told(BOARD_64, position)
    playing = Playing(qtbot, start)
    first = playing.view.table_scene.view
    assert first is not None
    for place in playing.layout.cards:
        if place.where is not Where.HAND or place.shown.card is None:
            continue
        offers = {offer.place: offer for offer in playing.offers(place.seat, (place.shown.card,))}
        down = Place.FACE_DOWN in offers
        for wanted in Place:
            if wanted is Place.HAND:
                continue
            end = playing.target(place.seat, wanted, face_down=down)
            offered = [playing.target(place.seat, one, face_down=down) for one in offers if one is not Place.HAND]
            if wanted not in offers and end in offered:
                continue
            expected = [action_text(offers[wanted].action)] if wanted in offers else []
            playing.drag(str(place.shown.card), end)
            assert expected == playing.done + playing.refused
            playing.done, playing.refused = [], []
            if playing.history is not start:
                playing.history = start
                playing.view.show_view(first, animate=False)


def test_a_new_view_ends_a_drag(playing: Playing) -> None:
    start = playing.corner("CA")
    playing.press(start)
    playing.move(start, QPoint(500, 500))
    playing.show()
    assert playing.item("CA") == playing.place("CA").rect
    playing.release(QPoint(500, 500))
    assert [] == playing.done


# --- clicks -----------------------------------------------------------------------------------------------------------


def test_a_double_click_plays_what_is_regular(playing: Playing) -> None:
    playing.double_click(playing.corner("CA"))
    assert ["N plays CA"] == playing.done


def test_a_double_click_on_what_is_irregular_opens_the_offers(playing: Playing) -> None:
    playing.double_click(playing.corner("DA"))
    assert [] == playing.done
    menu = playing.view.menu
    assert menu is not None
    words = [action.text() for action in menu.actions()]
    assert any(text.startswith("Play ♦A – irregular, Law") for text in words)
    assert any("by accident" in text for text in words)
    menu.actions()[0].trigger()
    menu.close()
    assert ["E plays DA"] == playing.done


def test_a_long_press_opens_the_offers(playing: Playing) -> None:
    playing.press(playing.corner("CA"))
    playing.view._long.timeout.emit()
    assert playing.view.menu is not None
    playing.view.menu.close()


def test_a_click_alone_asks_for_nothing(playing: Playing) -> None:
    playing.click(playing.corner("CA"))
    assert [] == playing.done
    assert PieceKey(PieceKind.CARD, card=card("CA")) == playing.view.focused


# --- the keyboard -----------------------------------------------------------------------------------------------------


def test_tab_walks_the_seats_and_enter_plays(playing: Playing) -> None:
    playing.view.setFocus()
    seen = []
    for _ in SEATS:
        playing.key(Qt.Key.Key_Tab)
        place = playing.view.focused_place()
        assert place is not None
        seen.append(place.seat)
    assert [Seat.S, Seat.W, Seat.N, Seat.E] == seen
    playing.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(40):
        if playing.view.focused == PieceKey(PieceKind.CARD, card=card("CA")):
            break
        playing.key(Qt.Key.Key_Right)
    assert PieceKey(PieceKind.CARD, card=card("CA")) == playing.view.focused
    playing.key(Qt.Key.Key_Return)
    assert ["N plays CA"] == playing.done


def test_arrows_reach_every_card_of_every_hand(playing: Playing) -> None:
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    playing.view.setFocus()
    for seat in SEATS:
        playing.view._focus(plate_key(seat))
        found, todo = {plate_key(seat)}, [plate_key(seat)]
        while todo:
            here = todo.pop()
            for arrow in arrows:
                playing.view._focus(here)
                playing.key(arrow)
                there = playing.view.focused
                assert there is not None
                if there not in found:
                    found.add(there)
                    todo.append(there)
        cards = [p for p in playing.layout.cards if p.seat is seat]
        assert len(cards) + 1 == len(found)


def test_the_menu_key_lists_the_other_offers(playing: Playing) -> None:
    playing.view.setFocus()
    playing.view._focus(PieceKey(PieceKind.CARD, card=card("C2")))
    playing.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert playing.view.menu is not None
    playing.view.menu.close()


def test_the_focus_stays_in_the_hand_when_its_card_is_played(playing: Playing) -> None:
    playing.view.setFocus()
    playing.view._focus(PieceKey(PieceKind.CARD, card=card("CA")))
    playing.key(Qt.Key.Key_Return)
    focused = playing.view.focused_place()
    assert focused is not None
    assert Seat.N is focused.seat


# --- hover and focus --------------------------------------------------------------------------------------------------


def test_a_card_under_the_pointer_is_lifted(playing: Playing) -> None:
    home = playing.place("CA").rect
    playing.hover(playing.corner("CA"))
    assert CardState.HOVER in state(playing, "CA")
    assert home.moved(0, -8) == playing.item("CA")


def test_why_a_card_is_forbidden_is_said_on_hover_and_focus(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2().act(action("50D2 prohibit H")))
    assert CardState.FORBIDDEN in state(playing, "HT")
    playing.hover(playing.corner("HT"))
    reasons = [
        i.piece.art for i in playing.view.table_scene.items_by_key.values() if isinstance(i.piece.art, ReasonArt)
    ]
    assert 1 == len(reasons)
    assert reasons[0].cite.startswith("50D2")


# --- motion -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[set[PieceKey]]:
    """What was sent on its way, each time; on a busy machine it may have arrived before a test can look."""
    ways: list[set[PieceKey]] = []
    go = Motion.go

    def noted(motion: Motion, flights: Iterable[Flight], way: Direction = Direction.FORTH) -> None:
        flying = tuple(flights)
        ways.append({flight.key for flight in flying})
        go(motion, flying, way)

    monkeypatch.setattr(Motion, "go", noted)
    return ways


def test_a_card_played_moves_to_the_mat_and_home_again_on_undo(qtbot: QtBot, sent: list[set[PieceKey]]) -> None:
    playing = Playing(qtbot, told(BOARD_64, LED))
    home = playing.item("CA")
    playing.view.set_pace(Pace.MOVING)
    playing.drag("CA", playing.target(Seat.N, Place.TRICK))
    assert PieceKey(PieceKind.CARD, card=card("CA")) in sent[-1]
    playing.view.table_scene.motion.finish()
    assert playing.place("CA").rect == playing.item("CA")
    playing.history = playing.history.undo()
    playing.view.show_view(view_for(playing.history), animate=True, way=Direction.BACK)
    assert PieceKey(PieceKind.CARD, card=card("CA")) in sent[-1]
    qtbot.waitUntil(lambda: not playing.view.table_scene.motion.flying())
    assert home == playing.item("CA")


def test_a_quitted_trick_goes_to_its_row_before_every_player(qtbot: QtBot, sent: list[set[PieceKey]]) -> None:
    playing = Playing(qtbot, told(BOARD_64, LED + "|N plays CA|E plays C2"))
    playing.view.set_pace(Pace.MOVING)
    playing.drag("C3", playing.target(Seat.S, Place.TRICK))
    assert {PieceKey(PieceKind.BACK, seat, 1) for seat in SEATS} <= sent[-1]
    playing.view.table_scene.motion.finish()
    for seat in SEATS:
        assert (
            playing.layout.quitted[seat][0]
            == playing.view.table_scene.items_by_key[PieceKey(PieceKind.BACK, seat, 1)].at
        )


# --- eyes -------------------------------------------------------------------------------------------------------------


def test_a_seat_sees_backs_where_it_may_not_look(qtbot: QtBot) -> None:
    playing = Playing(qtbot, told(BOARD_64, LED), Seat.W)
    backs = [p for p in playing.layout.cards if p.shown.card is None]
    assert {Seat.S, Seat.E} == {p.seat for p in backs}
    assert 26 == len(backs)


@pytest.mark.parametrize("size", [(856, 617), (1360, 926), (300, 200)])
@pytest.mark.parametrize("state", STATES)
def test_every_state_is_shown_at_every_size(qtbot: QtBot, state: Told, size: tuple[int, int]) -> None:
    playing = Playing(qtbot, state())
    playing.view.resize(*size)
    assert Size(*size) == playing.layout.size
    assert not playing.view.grab().isNull()


def test_a_preview_shows_where_a_card_would_go_and_leaves_no_trace(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2())
    before = {key: item.piece for key, item in playing.view.table_scene.items_by_key.items()}
    preview = preview_of(view_for(playing.history), view_for(playing.history.act(action("50D2 prohibit H"))), 2)
    playing.view.show_preview(preview)
    shown = {key: item.piece for key, item in playing.view.table_scene.items_by_key.items()}
    assert PieceKey(PieceKind.PREVIEW, Seat.E, 0, card("HK"), Where.HAND) in shown
    assert CardState.FORBIDDEN in state(playing, "H9")
    playing.view.show_preview(None)
    assert before == {key: item.piece for key, item in playing.view.table_scene.items_by_key.items()}


def test_a_preview_of_a_correction_writes_each_label_beside_its_own_card(qtbot: QtBot) -> None:
    history = told(
        board(11, Seat.S, "None", "A853.Q94.K52.J72 742.76.963.T9843 KQ.AKJ852.A74.K6 JT96.T3.QJT8.AQ5"),
        AUCTION_4S.replace("1S", "1H").replace("3S", "3H").replace("4S", "4H")
        + "|W leads DQ|N plays D2|E plays D3|S plays DA|S plays SK|W plays S6|N plays S3|E plays S2"
        + "|S plays SQ|W plays D8|N plays S8|E plays S4|S notices",
    )
    playing = Playing(qtbot, history)
    before = view_for(history)
    playing.view.show_preview(preview_of(before, view_for(history.act(action("62B SJ")), keeps=before.open_trick), 1))
    scene = playing.view.table_scene
    labels = {p.art.text: p.rect for p in scene.pieces() if isinstance(p.art, LabelModel)}
    assert scene.shown is not None
    tray, slot = scene.shown.trays[Seat.W], scene.shown.slots[Seat.W]
    assert tray is not None
    assert slot is not None

    def nearer_to_tray(said: str) -> bool:
        middle = labels[words(said)].centre
        return abs(middle.x - tray.centre.x) < abs(middle.x - slot.centre.x)

    assert nearer_to_tray("penalty card")
    assert not nearer_to_tray("played instead")
    revoke = next(p for p in scene.pieces() if isinstance(p.art, CardArt) and p.art.model.words == ("REVOKE",))
    ghost = next(p for p in scene.pieces() if isinstance(p.art, CardArt) and p.key.number >= 800)
    assert isinstance(revoke.art, CardArt)
    word = tab_rect(revoke.art.model, qt(revoke.rect), scene.shown.metrics)
    assert not word.intersects(qt(ghost.rect)), "the card played instead hides no letter of REVOKE"


@pytest.mark.parametrize("size", [(856, 617), (1360, 926)])
def test_what_is_played_instead_is_said_beside_it_and_touches_neither_a_card_nor_the_word_quitted(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    text = (Path(__file__).parent / "shown" / "20-trick-62C1.table").read_text(encoding="utf-8")
    history = document_of(text).history
    playing = Playing(qtbot, history)
    playing.view.resize(*size)
    playing.show()
    before = view_for(history)
    after = view_for(history.act(action("62C1 SA")), keeps=before.open_trick)
    playing.view.show_preview(preview_of(before, after, 2))
    scene = playing.view.table_scene
    layout = scene.layout
    assert layout is not None
    assert layout.mat is not None
    label = next(p for p in scene.pieces() if isinstance(p.art, LabelModel) and "instead" in plain(p.art.text))
    mat = next(p for p in scene.pieces() if isinstance(p.art, MatArt))
    assert isinstance(mat.art, MatArt)
    assert ("quitted",) == mat.art.notes
    word = Rect(layout.mat.right - layout.metrics.px(110), layout.mat.y, layout.metrics.px(110), layout.metrics.px(38))
    assert not label.rect.overlaps(word)
    assert not any(label.rect.overlaps(place.part, 1) for place in layout.cards)
    assert layout.mat.x < label.rect.x < label.rect.right < layout.mat.right


def test_a_sign_of_what_was_heard_lies_on_the_felt_beside_the_plate(qtbot: QtBot) -> None:
    playing = Playing(qtbot, told(BOARD_64, "S calls 1S|W hesitates|W calls pass"))
    scene = playing.view.table_scene
    sign = scene.items_by_key[PieceKey(PieceKind.SIGN, Seat.W)].at
    assert scene.layout is not None
    plate = scene.layout.plates[Seat.W]
    assert plate.centre.x < sign.x < plate.right < sign.right
    assert abs(sign.centre.y - plate.centre.y) < 1


def test_a_preview_fades_in_and_out(qtbot: QtBot) -> None:
    playing = Playing(qtbot, play_50d2())
    playing.view.set_pace(Pace.MOVING)
    preview = preview_of(view_for(playing.history), view_for(playing.history.act(action("50D2 prohibit H"))), 2)
    playing.view.show_preview(preview)
    qtbot.waitUntil(lambda: PieceKind.PREVIEW in kinds(playing))
    playing.view.show_preview(None)
    assert PieceKind.LEAVING in kinds(playing)
    qtbot.waitUntil(lambda: not {PieceKind.LEAVING, PieceKind.PREVIEW} & kinds(playing))


def kinds(playing: Playing) -> set[PieceKind]:
    return {key.kind for key in playing.view.table_scene.items_by_key}


def test_a_card_that_two_hands_hold_is_seen_in_both(qtbot: QtBot) -> None:
    lesson = next(path for path in lesson_paths() if path.name.startswith("34-"))
    playing = Playing(qtbot, document_of(lesson.read_text(encoding="utf-8")).history.at(1))
    scene = playing.view.table_scene
    assert scene.layout is not None
    in_hands = [place for place in scene.layout.cards if place.where is Where.HAND]
    assert len(in_hands) == len({card_key(place) for place in in_hands})
    assert all(scene.items_by_key[card_key(place)].at == place.rect for place in in_hands)
    assert len(in_hands) > len({place.shown.card for place in in_hands})


def test_who_looks_at_another_view_and_back_finds_everything_where_it_was_without_a_new_layout(qtbot: QtBot) -> None:
    history = told(BOARD_64, AUCTION_4S)
    playing = Playing(qtbot, history)
    scene = playing.view.table_scene
    first, layout = scene.view, scene.layout
    assert first is not None
    playing.view.show_view(view_for(history.undo()), animate=False)
    assert layout is not scene.layout
    playing.view.show_view(first, animate=False)
    assert layout is scene.layout
