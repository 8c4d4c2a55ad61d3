"""How what players say and ask is written in one line, and read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bridgetable.game.calls import Call, call
from bridgetable.game.conditions import VARIED, Doubt
from bridgetable.game.errors import NotationError
from bridgetable.game.printable import in_quotes, out_of_quotes
from bridgetable.game.seats import Seat
from bridgetable.session.talk.actions import (
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
    ShowStop,
    TalkAction,
    TellMeaning,
    UseUnderstanding,
)

REVIEW = "for a review"
BREAKS = "breaks regulations with"
AS_OPENING = " as opening"


def talk_text(action: TalkAction) -> str:
    """Write one of these actions as one line."""
    seat = action.seat
    match action:
        case Hesitate():
            return f"{seat} hesitates"
        case Hurry():
            return f"{seat} hurries"
        case Gesture():
            return f"{seat} gestures" + quoted(action.words)
        case Remark():
            return f"{seat} remarks" + quoted(action.words)
        case AskAbout():
            return f"{seat} asks {REVIEW}" if action.call is None else f"{seat} asks about {action.call}"
        case Explain():
            return f"{seat} explains {action.call}" + quoted(action.words)
        case Alert():
            return f"{seat} alerts"
        case ShowStop():
            return f"{seat} stops"
        case OmitAlert():
            return f"{seat} does not alert"
        case Correct():
            return f"{seat} corrects {action.call}" + quoted(action.words)
        case TellMeaning():
            return f"{seat} means {action.call}{AS_OPENING if action.as_opening else ''}" + quoted(action.words)
        case ReserveRights():
            return f"{seat} reserves rights"
        case Consult():
            return f"{seat} consults {action.aid.value}"
        case UseUnderstanding():
            return understanding_text(action)
        case _:
            assert_never(action)


def understanding_text(action: UseUnderstanding) -> str:
    """Write what is in question about an understanding as one line."""
    match action.doubt:
        case Doubt.DEVIATED:
            line = f"{action.seat} deviates with {action.call}"
        case Doubt.WITHHELD:
            line = f"{action.seat} withholds {action.call}"
        case Doubt.FORBIDDEN:
            line = f"{action.seat} {BREAKS} {action.call}"
        case _:
            line = f"{action.seat} varies {action.call} {action.doubt.value}"
    return line + quoted(action.words)


def quoted(words: str) -> str:
    """Write words that somebody says behind a colon, in quotation marks, or nothing when he says nothing."""
    return f': "{in_quotes(words)}"' if words else ""


def unquoted(words: str | None) -> str:
    """Read words written by `quoted`."""
    return out_of_quotes(words or "")


Reader = Callable[[Seat, list[str], str], TalkAction]
TALK_VERBS: dict[str, Reader] = {
    "hesitates": lambda s, w, _q: Hesitate(only(s, w, "")),
    "hurries": lambda s, w, _q: Hurry(only(s, w, "")),
    "gestures": lambda s, w, q: Gesture(only(s, w, ""), said(q)),
    "remarks": lambda s, w, q: Remark(only(s, w, ""), said(q)),
    "asks": lambda s, w, _q: asks(s, w),
    "explains": lambda s, w, q: Explain(s, its_call(w), said(q)),
    "alerts": lambda s, w, _q: Alert(only(s, w, "")),
    "stops": lambda s, w, _q: ShowStop(only(s, w, "")),
    "does": lambda s, w, _q: OmitAlert(only(s, w, "not alert")),
    "corrects": lambda s, w, q: Correct(s, its_call(w), said(q)),
    "means": lambda s, w, q: means(s, " ".join(w), said(q)),
    "reserves": lambda s, w, _q: ReserveRights(only(s, w, "rights")),
    "deviates": lambda s, w, q: UseUnderstanding(s, named_call(w, "with"), Doubt.DEVIATED, q),
    "withholds": lambda s, w, q: UseUnderstanding(s, its_call(w), Doubt.WITHHELD, said(q)),
    "breaks": lambda s, w, q: UseUnderstanding(s, named_call(w, "regulations with"), Doubt.FORBIDDEN, q),
    "varies": lambda s, w, q: varies(s, w, quotation=q),
    "consults": lambda s, w, _q: Consult(s, aid(" ".join(w))),
}
QUOTING = frozenset(
    {"gestures", "remarks", "explains", "corrects", "means", "deviates", "withholds", "breaks", "varies"}
)


def is_talk(verb: str, words: list[str], quotation: str) -> bool:
    """Whether a line is about what is said: “asks” a hand and “corrects an explanation” are not."""
    match verb:
        case "asks":
            return words[:1] in (["about"], ["for"])
        case "corrects":
            return bool(quotation)
        case _:
            return verb in TALK_VERBS


def only(who: Seat, words: list[str], expected: str) -> Seat:
    """The seat, when the words behind the verb are these and no others.

    Raises NotationError.
    """
    if " ".join(words) != expected:
        raise NotationError(" ".join(words), f"“{expected}”" if expected else "nothing more")
    return who


def said(quotation: str) -> str:
    """The words that are said, which must be given.

    Raises NotationError.
    """
    if not quotation:
        raise NotationError("", 'what was said, behind a colon and in quotation marks: S remarks: "oh"')
    return quotation


def its_call(words: list[str]) -> Call:
    """The one call of a line.

    Raises NotationError.
    """
    return call(" ".join(words))


def means(who: Seat, named: str, words: str) -> TellMeaning:
    """Read of which call it is told what it means, and whether only as an opening.

    Raises NotationError.
    """
    plain = named.removesuffix(AS_OPENING)
    return TellMeaning(who, call(plain), words, as_opening=plain != named)


def named_call(words: list[str], before: str) -> Call:
    """Read the call behind these words.

    Raises NotationError.
    """
    found = its_call(words[-1:])
    if " ".join(words[:-1]) != before:
        raise NotationError(" ".join(words), f"“{before}” and a call")
    return found


def varies(who: Seat, words: list[str], quotation: str) -> UseUnderstanding:
    """Read which call has another meaning by agreement, and after what.

    Raises NotationError.
    """
    for doubt in VARIED:
        if words[1:] == doubt.value.split():
            return UseUnderstanding(who, its_call(words[:1]), doubt, quotation)
    raise NotationError(" ".join(words), "a call and one of these: " + ", ".join(d.value for d in VARIED))


def asks(who: Seat, words: list[str]) -> AskAbout:
    """Read about which call a player asks, or that he asks for a review.

    Raises NotationError.
    """
    match words:
        case ["about", named]:
            return AskAbout(who, call(named))
        case ["for", "a", "review"]:
            return AskAbout(who)
        case _:
            raise NotationError(" ".join(words), f"about a call, such as about 2D, or {REVIEW}")


def aid(text: str) -> Aid:
    """Read at what a player looks.

    Raises NotationError.
    """
    for one in Aid:
        if one.value == text:
            return one
    raise NotationError(text, ", ".join(a.value for a in Aid))
