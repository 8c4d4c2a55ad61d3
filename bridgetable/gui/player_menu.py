"""Everything that a player can say or do beside calls and cards, as a menu for each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from bridgetable.game.calls import Call
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.session.actions import Action, TakeBack
from bridgetable.session.sitting import Sitting
from bridgetable.session.table_actions import (
    Ask,
    CallFor,
    CorrectExplanation,
    LetDummySee,
    Limit,
    LookAtTrick,
    MixCards,
    OmitCard,
    Overstep,
    TurnCard,
    Warn,
)
from bridgetable.session.talk_actions import (
    Aid,
    Alert,
    AskAbout,
    Consult,
    Correct,
    Explain,
    Gesture,
    Hesitate,
    Hurry,
    OmitAlert,
    Remark,
    ReserveRights,
    TellMeaning,
)
from bridgetable.views.offers import can
from bridgetable.views.prose import SEAT_NAMES, card_text, word

SAMPLE = "low"
"""Words that stand for what is not yet typed, while it is found out whether anything of the sort can be done."""


@frozen(eq=False)
class Deed:
    """Something to do, in words; where it needs words of the player's own, the prompt asks for them."""

    words: str
    make: Callable[[str], Action]
    prompt: str = ""


Deeds = Iterator[Deed | None]


def plain(words: str, made: Action) -> Deed:
    """Something to do that needs no words of the player's own."""
    return Deed(words, lambda _: made)


def deeds_of(sitting: Sitting, seat: Seat) -> Deeds:
    """What a player can do at this moment, possible or not; nothing between two groups."""
    yield from _manner(seat)
    yield None
    yield from _about_calls(sitting.table, seat)
    yield None
    yield from _at_play(sitting.table, seat)


def possible_deeds(sitting: Sitting, seat: Seat) -> tuple[Deed | None, ...]:
    """What a player could do at this moment; nothing between two groups."""
    return tuple(deed for deed in deeds_of(sitting, seat) if deed is None or can(sitting, deed.make(SAMPLE)))


def _manner(seat: Seat) -> Deeds:
    yield plain("Hesitates", Hesitate(seat))
    yield plain("Acts in haste", Hurry(seat))
    yield Deed("Makes a gesture…", lambda words: Gesture(seat, words), "What is to be seen:")
    yield Deed("Makes a remark…", lambda words: Remark(seat, words), "What is said:")
    yield plain("Reserves rights (16B2)", ReserveRights(seat))
    for aid in Aid:
        yield plain(f"Looks at: {aid.value}", Consult(seat, aid))


def _about_calls(table: Table, seat: Seat) -> Deeds:
    yield plain("Alerts partner’s call", Alert(seat))
    yield plain("Fails to alert partner’s call", OmitAlert(seat))
    yield plain("Asks for a review of the auction", AskAbout(seat))
    for other in (seat.lho, seat.rho):
        call = last_call(table, other)
        if call is not None:
            name = f"Asks about {word(call)} by {SEAT_NAMES[other]}"
            yield plain(name, AskAbout(seat, call))
    partners, own = last_call(table, seat.partner), last_call(table, seat)
    if partners is not None:
        name, prompt = word(partners), f"What {word(partners)} is said to mean:"
        yield Deed(f"Explains partner’s {name}…", lambda words: Explain(seat, partners, words), prompt)
        yield Deed(f"Corrects what was said of {name}…", lambda words: Correct(seat, partners, words), prompt)
    if own is not None:
        prompt = f"What {word(own)} means by the methods of the side:"
        yield Deed(f"Tells what {word(own)} means…", lambda words: TellMeaning(seat, own, words), prompt)


def _at_play(table: Table, seat: Seat) -> Deeds:
    if not table.tricks:
        return
    card = table.tricks[-1].card_of(seat)
    if card is not None:
        yield plain(f"Takes back {card_text(card)}", TakeBack(seat, card))
    yield plain("Turns the card played face down", TurnCard(seat))
    yield plain("Does not play to this trick", OmitCard(seat))
    for hand in (seat.lho, seat.partner, seat.rho):
        name = f"Asks {SEAT_NAMES[hand]} whether he has none of the suit"
        yield plain(name, Ask(seat, hand))
    number = len(table.tricks) - 1
    if number:
        yield plain("Has the last trick faced again", LookAtTrick(seat, number))
    yield plain("Mixes the played cards", MixCards(seat))
    yield plain("Corrects partner’s explanation", CorrectExplanation(seat))
    if seat is table.declarer:
        yield Deed("Calls for a card from dummy…", CallFor, "In declarer’s words, such as “low heart”:")
    elif seat is table.dummy:
        yield from _as_dummy(seat)
    else:
        yield plain("Lets dummy look at the hand", LetDummySee(seat))


def _as_dummy(seat: Seat) -> Deeds:
    yield plain("Warns partner", Warn(seat))
    yield plain("Exchanges hands with declarer", Overstep(seat, Limit.EXCHANGES_HANDS))
    yield plain("Leaves the seat to watch declarer", Overstep(seat, Limit.LEAVES_SEAT))
    for other in (seat.lho, seat.rho):
        name = f"Looks at the hand of {SEAT_NAMES[other]}"
        yield plain(name, Overstep(seat, Limit.LOOKS_AT_HAND, other))


def last_call(table: Table, seat: Seat) -> Call | None:
    """The last call that this seat has made, if it has made one."""
    return next((m.call for m in reversed(table.auction.made) if m.seat is seat), None)


def asked_words(parent: QWidget, deed: Deed, who: str) -> str:
    """The words that a deed needs, or nothing where it is given up."""
    text, chosen = QInputDialog.getText(parent, f"{who}: {deed.words.rstrip('…').lower()}", deed.prompt)
    return text.strip() if chosen else ""


class PlayerMenus:
    """A menu for each seat, filled when it opens with what that player could do then."""

    def __init__(self, parent: QMenu, sitting: Callable[[], Sitting], do: Callable[[Action], object]) -> None:
        """Begin with a menu that holds them, how to know the table, and where actions go."""
        self._sitting, self._do = sitting, do
        self.menu = parent.addMenu("A player says or does")
        self.of = {seat: self.menu.addMenu(SEAT_NAMES[seat]) for seat in SEATS}
        for seat, menu in self.of.items():
            menu.aboutToShow.connect(lambda s=seat: self.fill(s))

    def fill(self, seat: Seat) -> None:
        """Fill the menu of a seat anew."""
        menu = self.of[seat]
        menu.clear()
        for deed in possible_deeds(self._sitting(), seat):
            if deed is None:
                menu.addSeparator()
            else:
                menu.addAction(deed.words).triggered.connect(lambda _=False, d=deed: self._chosen(seat, d))

    def _chosen(self, seat: Seat, deed: Deed) -> None:
        words = asked_words(self.menu, deed, SEAT_NAMES[seat]) if deed.prompt else ""
        if words or not deed.prompt:
            self._do(deed.make(words))
