"""Whatever a person could do at a table can be done in the window, by a gesture or from a short menu."""

from collections.abc import Callable, Iterator
from enum import Enum, auto
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from bridgetable.game.calls import Bid, Strain
from bridgetable.game.seats import SEATS
from bridgetable.gui.auction.bidding_keys import CALL_KEYS
from bridgetable.gui.auction.call_drag import lanes_for
from bridgetable.gui.commands.table_handlers import call_card, forfeit, waive
from bridgetable.gui.table.layout.places import Where
from bridgetable.gui.table.scene.hits import can_be_taken
from bridgetable.gui.widgets import typed_dialog
from bridgetable.gui.window import Window
from bridgetable.session import actions
from bridgetable.session.adjust import actions as adjust_actions
from bridgetable.session.calls import actions as call_actions
from bridgetable.session.cards import actions as card_actions
from bridgetable.session.claims import actions as claim_actions
from bridgetable.session.conduct import actions as conduct_actions
from bridgetable.session.deal import actions as deal_actions
from bridgetable.session.director import actions as director_actions
from bridgetable.session.score import actions as score_actions
from bridgetable.session.table import actions as table_actions
from bridgetable.session.talk import actions as talk_actions
from tests.gui.menus import menu_under
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY

Opened = Callable[[str], Window]


class Way(Enum):
    """By what a person does something in the window."""

    BOX = auto()
    LANE = auto()
    DROP = auto()
    FACING = auto()
    CARD = auto()
    SEAT = auto()
    TRICK = auto()
    FIELD = auto()
    DOCK = auto()
    DIRECTOR = auto()
    SCORE = auto()
    RULING = auto()


WAYS: dict[type, Way] = {
    call_actions.MakeCall: Way.BOX,
    call_actions.ChangeCall: Way.LANE,
    call_actions.CallTogether: Way.SEAT,
    call_actions.ChangeTogether: Way.SEAT,
    card_actions.LeadFaceDown: Way.DROP,
    card_actions.FaceLead: Way.FACING,
    card_actions.PlayCard: Way.DROP,
    card_actions.LeadCard: Way.DROP,
    card_actions.PlayCards: Way.DROP,
    card_actions.PlayTogether: Way.SEAT,
    card_actions.AddCard: Way.CARD,
    card_actions.ChangeCard: Way.CARD,
    card_actions.TakeBack: Way.SEAT,
    card_actions.DropCard: Way.DROP,
    card_actions.ShowCard: Way.DROP,
    card_actions.NameCard: Way.CARD,
    card_actions.DesignateCard: Way.CARD,
    card_actions.SpreadHand: Way.SEAT,
    director_actions.Notice: Way.SEAT,
    director_actions.Reply: Way.DOCK,
    director_actions.Waive: Way.DIRECTOR,
    director_actions.Forfeit: Way.DIRECTOR,
    director_actions.TimePasses: Way.DIRECTOR,
    director_actions.TakeBackRuling: Way.RULING,
    table_actions.CallFor: Way.FIELD,
    table_actions.PlaceCard: Way.DROP,
    table_actions.IndicateCard: Way.DROP,
    table_actions.Overstep: Way.SEAT,
    table_actions.LetDummySee: Way.SEAT,
    table_actions.Warn: Way.SEAT,
    table_actions.Ask: Way.SEAT,
    table_actions.CorrectExplanation: Way.SEAT,
    table_actions.OmitCard: Way.SEAT,
    table_actions.LoseCard: Way.CARD,
    table_actions.PickUp: Way.TRICK,
    table_actions.QuitCard: Way.CARD,
    table_actions.TurnCard: Way.SEAT,
    table_actions.PointCard: Way.TRICK,
    table_actions.LookAtTrick: Way.TRICK,
    table_actions.LookAtOwnCard: Way.TRICK,
    table_actions.MixCards: Way.SEAT,
    talk_actions.Hesitate: Way.SEAT,
    talk_actions.Hurry: Way.SEAT,
    talk_actions.Gesture: Way.SEAT,
    talk_actions.Remark: Way.SEAT,
    talk_actions.AskAbout: Way.SEAT,
    talk_actions.Restate: Way.SEAT,
    talk_actions.CorrectRestatement: Way.SEAT,
    talk_actions.AskCall: Way.SEAT,
    talk_actions.AskToChange: Way.SEAT,
    talk_actions.Explain: Way.SEAT,
    talk_actions.Alert: Way.SEAT,
    talk_actions.ShowStop: Way.SEAT,
    talk_actions.PassTray: Way.SEAT,
    talk_actions.OpenScreen: Way.SEAT,
    talk_actions.OmitAlert: Way.SEAT,
    talk_actions.Correct: Way.SEAT,
    talk_actions.TellMeaning: Way.SEAT,
    talk_actions.ReserveRights: Way.SEAT,
    talk_actions.Consult: Way.SEAT,
    talk_actions.UseUnderstanding: Way.SEAT,
    claim_actions.Claim: Way.SEAT,
    claim_actions.Concede: Way.SEAT,
    claim_actions.Abandon: Way.SEAT,
    claim_actions.Curtail: Way.SEAT,
    claim_actions.ClaimTrick: Way.CARD,
    claim_actions.Agree: Way.SEAT,
    claim_actions.Doubt: Way.SEAT,
    claim_actions.AskToPlayOn: Way.SEAT,
    claim_actions.Refuse: Way.SEAT,
    claim_actions.Withdraw: Way.SEAT,
    deal_actions.MoveCard: Way.DROP,
    deal_actions.SwapHands: Way.SEAT,
    deal_actions.HoldWrongCards: Way.SEAT,
    deal_actions.FindWrongBoard: Way.SEAT,
    deal_actions.FindSurplus: Way.TRICK,
    deal_actions.SeeCard: Way.CARD,
    deal_actions.Overhear: Way.SEAT,
    deal_actions.FindFault: Way.SEAT,
    deal_actions.AskNewDeal: Way.SEAT,
    deal_actions.SkipCount: Way.SEAT,
    deal_actions.TouchCards: Way.SEAT,
    conduct_actions.Misbehave: Way.SEAT,
    conduct_actions.Spectate: Way.SEAT,
    score_actions.CountTricks: Way.SEAT,
    score_actions.EnterScore: Way.SEAT,
    score_actions.AgreeOnTricks: Way.SCORE,
    score_actions.TellOtherTable: Way.SCORE,
    score_actions.TellField: Way.SCORE,
    adjust_actions.ApplyForScore: Way.SEAT,
    adjust_actions.AwardScore: Way.SCORE,
    adjust_actions.FindFouled: Way.SCORE,
    adjust_actions.FindIncomparable: Way.SCORE,
    adjust_actions.Penalise: Way.SEAT,
    adjust_actions.Discipline: Way.SEAT,
    adjust_actions.TellSession: Way.SCORE,
    adjust_actions.TellKnockout: Way.SCORE,
    adjust_actions.EnterResult: Way.SCORE,
}

CLAIMED = HEAD + AUCTION + PLAY + 'S claims 8: "all good"\n'
POSITIONS = {
    "auction": HEAD + "S calls 1S\nE hesitates\n",
    "review": HEAD + 'S calls 1S\nW asks for a review\nS restates the auction: "1H"\n',
    "opening lead": HEAD + AUCTION,
    "screens": HEAD.replace("deal:", "screens: yes\ndeal:") + "S calls 1S\n",
    "screens at the lead": HEAD.replace("deal:", "screens: yes\ndeal:") + AUCTION,
    "lead face down": HEAD + AUCTION + "W leads CQ face down\n",
    "play": HEAD + AUCTION + PLAY,
    "asked": PENALTY_CARD,
    "ruled": PENALTY_CARD + "50D2 no restriction\n",
    "claimed": CLAIMED,
    "play on asked": CLAIMED + "E wants to play on\n",
    "agreed": CLAIMED + "all agree\n",
}
MOST_ROWS = 14


def test_the_table_of_ways_names_every_action_and_no_other() -> None:
    assert set(get_args(actions.Action)) == set(WAYS)


@pytest.fixture
def found(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> dict[Way, set[type]]:
    """What can be done by each way, gathered from the real window in all positions."""
    monkeypatch.setattr(typed_dialog, "asked_text", lambda *_: ("a cause", True))
    gathered: dict[Way, set[type]] = {way: set() for way in Way}
    for text in POSITIONS.values():
        window = opened(text)
        for way, look in LOOKS.items():
            gathered[way].update(type(action) for action in look(window))
        window.close()
    return gathered


def rows_under(menu: QMenu) -> Iterator[object]:
    """What every row of a menu and of the menus under it stands for; each is opened as a person would open it."""
    menu.aboutToShow.emit()
    assert len([row for row in menu.actions() if not row.isSeparator()]) <= MOST_ROWS, menu.title()
    for row in menu.actions():
        under = menu_under(row)
        if under is not None:
            yield from rows_under(under)
        elif row.data() is not None:
            yield row.data()


def in_seat_menus(window: Window) -> Iterator[object]:
    for seat in SEATS:
        yield from rows_under(window.lists.players.of[seat])


def in_trick_menus(window: Window) -> Iterator[object]:
    players = window.lists.players
    for seat in SEATS:
        for trick in range(1, len(window.controller.history.now.table.winners) + 1):
            players.fill_trick(players.trick, seat, trick)
            yield from rows_under(players.trick)


def in_card_menus(window: Window) -> Iterator[object]:
    view = window.table.view
    layout = view.table_scene.layout
    assert layout is not None
    for place in layout.cards:
        if can_be_taken(place):
            view._open_menu(place, QPoint(0, 0))
            assert view.menu is not None
            yield from rows_under(view.menu)
            view.menu.hide()


def at_drops(window: Window) -> Iterator[object]:
    view = window.table.view
    layout = view.table_scene.layout
    assert layout is not None
    for seat in SEATS:
        held = [p.shown.card for p in layout.cards if p.seat is seat and can_be_taken(p) and p.shown.card is not None]
        for cards in (*((card,) for card in held), tuple(held[:2])):
            for offer in window.display.offers(seat, cards) if cards else ():
                yield from offer.actions


def by_facing(window: Window) -> Iterator[object]:
    view = window.table.view
    layout = view.table_scene.layout
    assert layout is not None
    before = window.controller.history
    for place in layout.cards:
        if place.where is Where.TRICK and place.shown.card is None:
            at = place.rect.centre
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(at.x), round(at.y)))
    yield from since(window, len(before.done))


def by_box(window: Window) -> Iterator[object]:
    before = len(window.controller.history.done)
    if window.table.box.isVisible():
        window.table.box.press(CALL_KEYS[-4])
    yield from since(window, before)


def at_lanes(window: Window) -> Iterator[object]:
    layout, sitting = window.table.view.table_scene.layout, window.controller.history.now
    assert layout is not None
    if window.table.box.isVisible():
        yield from (lane.action for lane in lanes_for(sitting, Bid(2, Strain.H), layout))


def by_field(window: Window) -> Iterator[object]:
    before = len(window.controller.history.done)
    window.menus.run(call_card)
    if window.table.call is not None:
        window.table.call.field.setText("low")
        window.table.call.say()
    yield from since(window, before)


def in_dock(window: Window) -> Iterator[object]:
    before = len(window.controller.history.done)
    for option in window.dock.column.options[:1]:
        QTest.mouseClick(option, Qt.MouseButton.LeftButton)
        QTest.qWait(1)
    yield from since(window, before)


def in_director_menu(window: Window) -> Iterator[object]:
    """What the rows of the director's menu do, each chosen and taken back."""
    done = len(window.controller.history.done)
    rows = [row for row in window.menus.menus["Director"].actions() if not row.isSeparator()]
    assert len(rows) <= MOST_ROWS
    under = [
        one
        for row in rows
        if (menu := menu_under(row)) is not None and menu.title() in {"Attention drawn", "Time passes"}
        for one in menu.actions()
    ]
    commands = [window.menus.actions[do] for do in (waive, forfeit)]
    assert set(commands) <= set(rows)
    for row in (*under, *commands):
        row.trigger()
        yield from since(window, done)


def since(window: Window, count: int) -> Iterator[object]:
    """What has been done since so many actions, and is taken back again."""
    yield from window.controller.history.done[count:]
    while len(window.controller.history.done) > count:
        window.controller.undo()


LOOKS: dict[Way, Callable[[Window], Iterator[object]]] = {
    Way.SEAT: in_seat_menus,
    Way.TRICK: in_trick_menus,
    Way.CARD: in_card_menus,
    Way.DROP: at_drops,
    Way.FACING: by_facing,
    Way.BOX: by_box,
    Way.LANE: at_lanes,
    Way.FIELD: by_field,
    Way.DOCK: in_dock,
    Way.DIRECTOR: in_director_menu,
    Way.SCORE: lambda window: rows_under(window.lists.players.score),
    Way.RULING: lambda window: rows_under(window.lists.players.back),
}


def test_every_action_is_reached_by_the_way_that_the_table_names(found: dict[Way, set[type]]) -> None:
    missing = [(kind.__name__, way.name) for kind, way in WAYS.items() if kind not in found[way]]
    assert [] == missing
