"""The list of everything that can be done with cards: the same as the targets of a drag, and what has no target."""

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.game.cards import Card
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.views.table.offers import FACE_UP, Group, Offer, Other, Place
from bridgetable.views.words.prose import SEAT_NAMES, row, word

More = Callable[[Seat, Card], tuple[Other, ...]]


def offer_menu(
    parent: QWidget, cards: tuple[Card, ...], offers: tuple[Offer, ...], choose: Callable[[Offer], None]
) -> QMenu:
    """A menu with a line for each offer; `choose` is called with the one that is chosen."""
    menu = QMenu(parent)
    for offer in offers:
        if offer.to is None:
            _row(menu, cards, offer, choose)
    strays = [offer for offer in offers if offer.to is not None]
    if strays:
        under = menu.addMenu(Group.DEAL.value)
        for offer in strays:
            _row(under, cards, offer, choose)
    if not offers:
        nothing = tr("Nothing can be done with {card} now", card=card_names(cards))
        menu.addAction(nothing).setEnabled(False)
    return menu


def _row(menu: QMenu, cards: tuple[Card, ...], offer: Offer, choose: Callable[[Offer], None]) -> None:
    row_of = menu.addAction(offer_words(cards, offer))
    row_of.setData(offer.action)
    row_of.triggered.connect(lambda _=False: choose(offer))


def add_more(menu: QMenu, more: tuple[Other, ...], do: Callable[[Action], None]) -> None:
    """Add what no place on the table stands for, a menu for each group of it."""
    if more:
        menu.addSeparator()
    for group in Group:
        mine = [other for other in more if other.group is group]
        if mine:
            under = menu.addMenu(group.value)
            for other in mine:
                row_of = under.addAction(other.words)
                row_of.setData(other.action)
                row_of.triggered.connect(lambda _=False, action=other.action: do(action))


OFFERED = one_row_each(
    Place,
    {
        Place.TRICK: tr("Play {card}"),
        Place.LEAD: tr("Lead {card} to the next trick"),
        Place.FACE_DOWN: tr("Lead {card} face down"),
        Place.TRAY_DROPPED: tr("Drop {card} by accident"),
        Place.TRAY_SHOWN: tr("Show {card} on purpose"),
        Place.INSTEAD: tr("Dummy places {card} unasked"),
        Place.TOUCHED: tr("Dummy touches {card}"),
        Place.HAND: tr("{card} is in {seat}’s hand"),
    },
)
TOGETHER, FACED = tr("Play {card} at once"), tr("Lead {card} face up")
"""A play to the trick of several cards, and of a lead that could lie face down."""


def offer_words(cards: tuple[Card, ...], offer: Offer) -> str:
    """The description of an offer, in one line."""
    words = OFFERED[offer.place]
    if offer.place is Place.TRICK:
        words = TOGETHER if len(cards) > 1 else FACED if offer.words[0] == FACE_UP else words
    said = tr(words, card=card_names(cards), seat="" if offer.to is None else SEAT_NAMES[offer.to])
    return tr("{said} – irregular, Law {law}", said=said, law=offer.law) if offer.law else said


def card_names(cards: tuple[Card, ...]) -> str:
    """Cards in a row: ♥K and ♥Q."""
    return row([word(card) for card in cards])
