"""Announcements for a screen reader: each action, each question, each refusal."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from bridgetable.gui.paint.rich_text import plain, words
from bridgetable.language import tr

SPOKEN = {"♠": tr("spade "), "♥": tr("heart "), "♦": tr("diamond "), "♣": tr("club ")}


def announce(speaker: QObject, text: str) -> None:
    """Announce a text through the screen reader, if one is active."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, spoken(text)))


def spoken(text: str) -> str:
    """The text with suits named instead of shown."""
    said = plain(words(text))
    for sign, name in SPOKEN.items():
        said = said.replace(sign, name)
    return said
