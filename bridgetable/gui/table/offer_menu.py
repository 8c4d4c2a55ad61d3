"""The list of everything that can be done with a card, the same as the targets of a drag."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.session.actions import Action
from bridgetable.views.offers import Offer, Place
from bridgetable.views.prose import card_text

More = Callable[[Seat, Card], tuple[tuple[str, Action], ...]]


def offer_menu(parent: QWidget, card: Card, offers: tuple[Offer, ...], choose: Callable[[Offer], None]) -> QMenu:
    """A menu with a line for each offer; `choose` is called with the one that is chosen."""
    menu = QMenu(parent)
    for number, offer in enumerate(offers):
        menu.addAction(offer_words(card, offer)).setData(number)
    if not offers:
        menu.addAction(_tr("Nothing can be done with {card} now").format(card=card_text(card))).setEnabled(False)
    menu.triggered.connect(lambda row: choose(offers[row.data()]) if isinstance(row.data(), int) else None)
    return menu


def add_more(menu: QMenu, more: tuple[tuple[str, Action], ...], do: Callable[[Action], None]) -> None:
    """Add what no place on the table stands for, in a list of its own."""
    if not more:
        return
    menu.addSeparator()
    under = menu.addMenu(_tr("Something else"))
    for words, action in more:
        under.addAction(words).setData(action)
    under.triggered.connect(lambda row: do(row.data()))


def offer_words(card: Card, offer: Offer) -> str:
    """What an offer would be, in one line."""
    said = {
        Place.TRICK: _tr("Play {card}"),
        Place.LEAD: _tr("Lead {card} to the next trick"),
        Place.FACE_DOWN: _tr("Lead {card} face down"),
        Place.TRAY_DROPPED: _tr("Drop {card} by accident"),
        Place.TRAY_SHOWN: _tr("Show {card} on purpose"),
    }[offer.place].format(card=card_text(card))
    return said + (_tr(" – irregular, Law {law}").format(law=offer.law) if offer.law else "")


def _tr(text: str) -> str:
    return QCoreApplication.translate("offers", text)
