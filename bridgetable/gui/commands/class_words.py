"""What a teacher is told of his class: with which eye it looks, how many options it sees, and what comes next."""

from __future__ import annotations

from bridgetable.gui.classroom.desk import DeskWords
from bridgetable.gui.commands.class_handlers import votes
from bridgetable.gui.commands.command import CommandHost
from bridgetable.views.classroom.showing import Part
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.panel.grouped_calls import BY_CALL
from bridgetable.views.view import named_steps
from bridgetable.views.words.prose import SEAT_NAMES


def following_words(host: CommandHost) -> str:
    """What comes next for the class, in words; empty where nothing does."""
    room = host.with_class()
    if votes(host):
        return "Go on" if host.dock.trial_sheet().column.is_revealed else "Reveal"
    decision, number = room.decision(), room.next_covered
    if decision is not None and not room.is_asked:
        return "Ask the question"
    if decision is not None and number:
        option = next((o for o in decision.options if o.number == number and not decision.by_call), None)
        return f"Uncover {number}" if option is None else f"Uncover {number}: {option.title}"
    if host.is_ruling_first:
        return ""
    if host.document.is_lesson:
        return "Next step of the lesson"
    _, redone = named_steps(host.controller.history, host.eye)
    return f"On: {redone}" if redone else ""


def eye_said(eye: Eye) -> str:
    """An eye in words."""
    return SEAT_NAMES[eye] if not isinstance(eye, Watcher) else str(eye).capitalize()


def desk_words(host: CommandHost) -> DeskWords:
    """What the teacher is told of his class."""
    room = host.with_class()
    showing = room.showing
    hands = eye_said(showing.looks)
    if showing.is_hidden(Part.DUMMY):
        hands = f"{hands}, not dummy"
    state = "curtain down" if showing.curtain else "frozen" if showing.holds else ""
    return DeskWords(
        hands, options_said(host), following_words(host), f"{state} · {room.place}" if state else room.place
    )


def options_said(host: CommandHost) -> str:
    """How many options the class sees, in words."""
    room = host.with_class()
    ballot = room.ballot
    if ballot is not None:
        return f"{sum(row.hands for row in ballot.rows)} hands up"
    decision = room.decision()
    if decision is None:
        return "nothing asked"
    if not room.is_asked:
        return "question hidden"
    if not room.numbers:
        return BY_CALL if decision.by_call else "hidden cards"
    return f"{len(room.uncovered)} of {len(room.numbers)}"
