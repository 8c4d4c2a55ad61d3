"""What a teacher is told of his class: with which eye it looks, how many options it sees, and what comes next."""

from __future__ import annotations

from bridgetable.game.seats import Seat
from bridgetable.gui.classroom.classroom import Classroom
from bridgetable.gui.classroom.desk import DeskWords
from bridgetable.gui.host import Host
from bridgetable.language import tr
from bridgetable.views.classroom.showing import Part
from bridgetable.views.eyes import Eye
from bridgetable.views.panel.grouped_calls import BY_CALL
from bridgetable.views.view import named_steps
from bridgetable.views.words.prose import SEAT_NAMES


def following_words(host: Host, room: Classroom) -> str:
    """What comes next for the class, in words; empty where nothing does."""
    if room.votes:
        return tr("Go on") if room.is_revealed else tr("Reveal")
    decision, number = room.decision(), room.next_covered
    if decision is not None and not room.is_asked:
        return tr("Ask the question")
    if decision is not None and number:
        option = next((o for o in decision.options if o.number == number and not decision.by_call), None)
        return (
            tr("Uncover {number}", number=number)
            if option is None
            else tr("Uncover {number}: {title}", number=number, title=option.title)
        )
    if host.is_ruling_first:
        return ""
    if host.document.is_lesson:
        return tr("Next step of the lesson")
    _, redone = named_steps(host.controller.history, host.eye)
    return tr("On: {redone}", redone=redone) if redone else ""


def eye_words(eye: Eye) -> str:
    """The name of an eye."""
    return SEAT_NAMES[eye] if isinstance(eye, Seat) else str(eye).capitalize()


def desk_words(host: Host, room: Classroom) -> DeskWords:
    """What the teacher is told of his class."""
    showing = room.showing
    hands = eye_words(showing.looks)
    if showing.is_hidden(Part.DUMMY):
        hands = tr("{hands}, not dummy", hands=hands)
    state = tr("curtain down") if showing.curtain else tr("frozen") if showing.holds else ""
    place = f"{state} · {room.place}" if state else room.place
    return DeskWords(hands, options_said(room), following_words(host, room), place)


def options_said(room: Classroom) -> str:
    """How many options the class sees, in words."""
    ballot = room.ballot
    if ballot is not None:
        return tr("{sum} hands up", sum=sum(row.hands for row in ballot.rows))
    decision = room.decision()
    if decision is None:
        return tr("nothing asked")
    if not room.is_asked:
        return tr("question hidden")
    if not room.numbers:
        return BY_CALL if decision.by_call else tr("hidden cards")
    return tr("{count} of {numbers}", count=len(room.uncovered), numbers=len(room.numbers))
