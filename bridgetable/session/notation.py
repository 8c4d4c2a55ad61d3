"""How an action is written in one line, and read again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import assert_never

from bridgetable.game.boards import seat
from bridgetable.game.calls import call
from bridgetable.game.cards import Suit, card
from bridgetable.game.errors import NotationError
from bridgetable.game.irregularities import Moment
from bridgetable.game.limits import LONGEST_WORDS
from bridgetable.game.seats import Seat
from bridgetable.rulings.citations import book_order
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import (
    Action,
    AddCard,
    CallTogether,
    ChangeCall,
    ChangeCard,
    DropCard,
    FaceLead,
    Forfeit,
    LeadCard,
    LeadFaceDown,
    MakeCall,
    NameCard,
    Notice,
    PlayCard,
    PlayCards,
    Reply,
    ShowCard,
    SpreadHand,
    TakeBack,
    TakeBackRuling,
    TimePasses,
    Waive,
)
from bridgetable.session.adjust.actions import AdjustAction, AwardScore
from bridgetable.session.adjust.notation import AWARDS, adjust_action_text, applies, told_of_contest
from bridgetable.session.claims.actions import Agree, ClaimAction
from bridgetable.session.claims.notation import ALL_AGREE, CLAIM_VERBS, claim_action, claim_action_text
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.conduct.notation import SPECTATOR, conduct_text, misbehaves, spectates
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.deal.notation import DEAL_VERBS, MOVE, deal_action_text, moved
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.score.notation import counts, enters, score_action_text, told_of_score
from bridgetable.session.table.actions import TableAction
from bridgetable.session.table.notation import TABLE_VERBS, calls_for, table_action_text
from bridgetable.session.talk.actions import TalkAction
from bridgetable.session.talk.notation import QUOTING, TALK_VERBS, is_talk, quoted, talk_text, unquoted

FACE_DOWN = "face down"
WAIVES = "director waives"
FORFEITS = "director rules forfeited"
OVERRULES = "director takes back the ruling"
_TO_THE_QUOTATION_MARK = re.compile(r'(?:[^"\\]|\\.)*"')
_CLAUSE = re.compile(r"^\d+[A-Z]?\d*[a-z]*$")


def action_text(action: Action) -> str:
    """Write an action as one line."""
    if isinstance(action, TableAction):
        return table_action_text(action)
    if isinstance(action, TalkAction):
        return talk_text(action)
    if isinstance(action, DealAction):
        return deal_action_text(action)
    if isinstance(action, ConductAction):
        words, said = conduct_text(action)
        return words + quoted(said)
    if isinstance(action, ScoreAction | AdjustAction):
        words, said = score_action_text(action) if isinstance(action, ScoreAction) else adjust_action_text(action)
        return words + quoted(said)
    if isinstance(action, ClaimAction):
        words, said = claim_action_text(action)
        return words + quoted(said)
    match action:
        case MakeCall():
            return f"{action.seat} calls {action.call}" + quoted(action.meaning)
        case ChangeCall():
            return f"{action.seat} changes to {action.call}"
        case CallTogether():
            return f"{action.seat} calls {action.call} while {action.other} calls {action.others_call}"
        case LeadFaceDown():
            return f"{action.seat} leads {action.card} {FACE_DOWN}"
        case FaceLead():
            return f"{action.seat} faces {action.card}"
        case PlayCard():
            return f"{action.seat} plays {action.card}"
        case LeadCard():
            return f"{action.seat} leads {action.card}"
        case PlayCards():
            return f"{action.seat} plays {' '.join(str(c) for c in action.cards)}"
        case AddCard():
            return f"{action.seat} adds {action.card}"
        case TakeBack():
            return f"{action.seat} takes back {action.card}"
        case ChangeCard():
            return f"{action.seat} changes to {action.card}"
        case DropCard():
            return f"{action.seat} drops {action.card}"
        case ShowCard():
            return f"{action.seat} shows {action.card}"
        case NameCard():
            return f"{action.seat} names {action.card}"
        case SpreadHand():
            return f"{action.seat} spreads"
        case Notice():
            return f"{action.seat} notices" + (f" {action.card}" if action.card else "")
        case TimePasses():
            return action.moment.value
        case Waive():
            return WAIVES + quoted(action.reason)
        case Forfeit():
            return FORFEITS + quoted(action.reason)
        case TakeBackRuling():
            return f"{OVERRULES} {action.law}" + quoted(action.reason)
        case Reply():
            return f"{action.answer.cite} {action.answer.key}" + quoted(action.answer.reason)
        case _:
            assert_never(action)


def action(text: str) -> Action:
    """Read an action from its line.

    Raises NotationError.
    """
    line = text.strip()
    for moment in Moment:
        if line == moment.value:
            return TimePasses(moment)
    if (called := calls_for(line)) is not None:
        return called
    if (told := told_of_score(line) or told_of_contest(line)) is not None:
        return told
    head, words = parted(line)
    if not head:
        raise NotationError(line, "an action such as S calls 1S, W leads CA or 27A1 no")
    if line == ALL_AGREE:
        return Agree()
    if " ".join(head) == WAIVES:
        return Waive(words)
    if " ".join(head) == FORFEITS:
        return Forfeit(words)
    if " ".join(head[:-1]) == OVERRULES:
        return TakeBackRuling(head[-1], words)
    if " ".join(head) == AWARDS:
        return AwardScore(words)
    if " ".join(head[:2]) == SPECTATOR:
        return spectates(head, words)
    if head[0] == MOVE:
        return moved(head)
    if _CLAUSE.match(head[0]):
        return answer(head, words)
    return deed(line, seat(head[0]), head[1] if len(head) > 1 else "", head[2:], words)


def parted(line: str) -> tuple[list[str], str]:
    """The words of a line, and what stands in quotation marks behind them and a colon; empty where nothing does.

    Raises NotationError.
    """
    head, mark, rest = line.partition('"')
    head = head.rstrip()
    if mark and (not head.endswith(":") or not _TO_THE_QUOTATION_MARK.fullmatch(rest)):
        raise NotationError(line, 'an action, with words in one pair of quotation marks: S claims 4: "all trumps"')
    words = unquoted(rest[:-1])
    if len(words) > LONGEST_WORDS:
        raise NotationError(words, f"at most {LONGEST_WORDS} characters in quotation marks")
    return (head[:-1] if mark else head).split(), words


def answer(head: list[str], words: str) -> Reply:
    """Read an answer: the clause that asked, the key of the option, and a reason.

    Raises NotationError.
    """
    try:
        book_order(head[0])
    except ValueError:
        raise NotationError(head[0], "a clause such as 50D2a") from None
    if len(head) == 1:
        raise NotationError(head[0], f"an answer after the clause, such as {head[0]} yes")
    return Reply(Answer(head[0], " ".join(head[1:]), words))


Reader = Callable[[Seat, list[str], str], Action]
VERBS: dict[str, Reader] = {
    "calls": lambda s, w, q: calls(s, w, meaning=q),
    "faces": lambda s, w, _q: FaceLead(s, card(one(w, "a card"))),
    "adds": lambda s, w, _q: AddCard(s, card(one(w, "a card"))),
    "changes": lambda s, w, _q: changes(s, one([x for x in w if x != "to"], "a card of dummy’s, or a call")),
    "takes": lambda s, w, _q: TakeBack(s, card(one([x for x in w if x != "back"], "a card"))),
    "drops": lambda s, w, _q: DropCard(s, card(one(w, "a card"))),
    "shows": lambda s, w, _q: ShowCard(s, card(one(w, "a card"))),
    "names": lambda s, w, _q: NameCard(s, card(one([x for x in w if x != "the"], "a card"))),
    "plays": lambda s, w, _q: plays(s, w),
    "leads": lambda s, w, _q: leads(s, w),
    "spreads": lambda s, w, _q: SpreadHand(nothing_more(s, w)),
    "notices": lambda s, w, _q: Notice(s, card(one(w, "a card")) if w else None),
    "enters": lambda s, w, _q: enters(s, w),
    **TABLE_VERBS,
}


def deed(line: str, who: Seat, verb: str, rest: list[str], words: str) -> Action:
    """Read what a seat does.

    Raises NotationError.
    """
    if verb in CLAIM_VERBS:
        return claim_action(who, verb, rest, words)
    if verb == "applies":
        return applies(who, rest, words)
    if verb == "breaches":
        return misbehaves(who, rest, words)
    if verb == "counts":
        return counts(who, rest, words)
    if is_talk(verb, rest, words):
        if words and verb not in QUOTING:
            raise NotationError(line, f"no quotation after “{verb}”")
        return TALK_VERBS[verb](who, rest, words)
    if verb in DEAL_VERBS and (not words or verb == "overhears"):
        return DEAL_VERBS[verb](who, rest, words)
    if verb not in VERBS:
        verbs = ", ".join((*VERBS, "breaches", "counts", "applies", *CLAIM_VERBS, *TALK_VERBS, *DEAL_VERBS))
        raise NotationError(line, f"one of these after the seat: {verbs}")
    if words and verb != "calls":
        raise NotationError(line, f"no quotation after “{verb}”")
    return VERBS[verb](who, rest, words)


def one(words: list[str], expected: str) -> str:
    """The only word of a list.

    Raises NotationError when there is none or more than one.
    """
    if len(words) != 1:
        raise NotationError(" ".join(words), expected)
    return words[0]


def nothing_more(who: Seat, words: list[str]) -> Seat:
    """The seat, when no word is left.

    Raises NotationError.
    """
    if words:
        raise NotationError(" ".join(words), "nothing more")
    return who


def calls(who: Seat, words: list[str], meaning: str) -> Action:
    """Read one call, or two that are made together.

    Raises NotationError.
    """
    if words[1:2] == ["while"] and not meaning:
        rest = words[2:]
        if len(rest) != 3 or rest[1] != "calls":
            raise NotationError(" ".join(words), "two calls at once, such as N calls 1S while E calls 2H")
        return CallTogether(who, call(words[0]), seat(rest[0]), call(rest[2]))
    return MakeCall(who, call(one(words, "a call")), meaning)


def changes(who: Seat, word: str) -> Action:
    """Read the card that declarer meant, suit first (H2), or the call that a player meant, level first (2H).

    Raises NotationError.
    """
    is_card = len(word) > 1 and word[0].upper() in Suit.__members__
    return ChangeCard(who, card(word)) if is_card else ChangeCall(who, call(word))


def plays(who: Seat, words: list[str]) -> Action:
    """Read one card played, or several at once.

    Raises NotationError.
    """
    if len(words) > 1:
        return PlayCards(who, tuple(card(w) for w in words))
    return PlayCard(who, card(one(words, "a card")))


def leads(who: Seat, words: list[str]) -> Action:
    """Read a lead, face up or face down.

    Raises NotationError.
    """
    if words[1:] == FACE_DOWN.split():
        return LeadFaceDown(who, card(words[0]))
    return LeadCard(who, card(one(words, f"a card, or a card and “{FACE_DOWN}”")))
