"""The actions, as people say them: East drops ♥K, South accepts 1♥, the director: could North see it? No."""

from enum import Enum
from itertools import chain

from bridgetable.game.calls import Bid, Call, Double, Pass, Redouble
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Moment
from bridgetable.game.outcomes import outcomes
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.language import capital, in_english, in_small, together, tr
from bridgetable.laws.common.legal_play import is_leading
from bridgetable.rulings.decisions import Answer, Decision, Option
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import LeadFaceDown, PlayCard
from bridgetable.session.director.actions import Forfeit, Reply, TakeBackRuling, TimePasses, Waive
from bridgetable.session.history import History
from bridgetable.session.notation import OF_ACTION, action_text
from bridgetable.session.patterns import SlotPart
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.english import PROPER, chosen_in_english
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, Sees, row, say, sees_all, veiled, word

THE_DIRECTOR = tr("The director")
MOMENTS = one_row_each(
    Moment,
    {
        Moment.HANDS_RETURNED: tr("Hands returned"),
        Moment.NS_CALLED_NEXT: tr("North–South called on the next board"),
        Moment.EW_CALLED_NEXT: tr("East–West called on the next board"),
        Moment.ROUND_ENDED: tr("Round ended"),
        Moment.CORRECTION_OVER: tr("Correction period over"),
    },
)
QUOTE = '"'


def act_words(before: Sitting, action: Action, sees: Sees = sees_all) -> str:
    """An action at a sitting in words, as everybody hears and sees it; an answer in the words of its question."""
    match action:
        case Reply():
            decision = asked_by(before, action.answer)
            return action_text(action) if decision is None else answer_words(decision, action.answer.key, sees)
        case Waive():
            return tr("The director waives")
        case Forfeit():
            return tr("The director rules forfeited")
        case TakeBackRuling():
            return tr("The director takes back the ruling {law}", law=action.law)
        case TimePasses():
            return MOMENTS[action.moment]
        case LeadFaceDown():
            return tr("{seat} leads face down", seat=SEAT_NAMES[action.seat])
        case PlayCard() if is_leading(before.table, action.seat) or not before.table.tricks[-1].cards:
            return tr("{seat} leads {veiled}", seat=SEAT_NAMES[action.seat], veiled=word(veiled(action.card, sees)))
        case MakeCall():
            return line_words(evolve(action, meaning=""), sees)
        case _:
            return line_words(action, sees)


def line_words(action: Action, sees: Sees) -> str:
    """The line of an action with the names of seats, and with the signs of suits; cards not seen are not named."""
    patterns = OF_ACTION[type(action)]
    form = next((one for one in patterns if one.fits(action)), patterns[-1])
    source = form.source(action)
    values = {part.name: place_words(part, source, sees) for part in form.parts if isinstance(part, SlotPart)}
    before, _, quotation = form.end.text(source).partition('"')
    quoted = f"“{quotation.removesuffix(QUOTE)}”" if quotation else ""
    said = together((tr(form.sentence, **values), before, quoted), "")
    return capital(said)


def place_words(place: SlotPart, source: object, sees: Sees) -> str:
    """The value of one place in a line in words, where it has some; else as it is written."""
    value = None if place.slot.fields else getattr(source, place.name)
    match value:
        case Seat() | Card() | Bid() | Pass() | Double() | Redouble() | (Card(), *_):
            return word(veiled(value, sees))
        case Enum():
            return tr(place.text(source))
        case _:
            return score_words(place.text(source))


def score_words(written: str) -> str:
    """The words of a place in which a side and its score may stand, such as N–S −420."""
    side, _, score = written.partition(" ")
    short = next((name for one, name in SHORT_SIDES.items() if one.value == side), "")
    return f"{short} {score.replace('-', '−')}" if short else written


def asked_by(before: Sitting, answer: Answer) -> Decision | None:
    """The question that an answer was given to: the one that waited, or one that was folded."""
    # A journal of another edition has its own number of a clause that the program cites by that of 2017.
    number_of = before.table.book.number_of
    number = number_of(answer.cite)
    if before.pending is not None and number_of(before.pending.cite) == number:
        return before.pending
    cases = (*reversed(before.cases), *reversed(before.ruled))
    folded = (f.decision for f in chain.from_iterable(case.progress.folded for case in cases))
    return next((d for d in folded if number_of(d.cite) == number), None)


def answer_words(decision: Decision, key: str, sees: Sees = sees_all) -> str:
    """An answer in words: the act of the player who chose, or the director's question and answer."""
    option = next((o for o in decision.options if o.key == key), None)
    if not isinstance(decision.by, Seat):
        return tr("{name}: {choice}", name=THE_DIRECTOR, choice=small(found_words(decision, key, sees)))
    return f"{SEAT_NAMES[decision.by]}: {key}" if option is None else choice_words(decision.by, decision, option, sees)


def found_words(decision: Decision, key: str, sees: Sees = sees_all) -> str:
    """The finding of the director: his question, and the answer."""
    option = next((o for o in decision.options if o.key == key), None)
    found = outcome_of(key) if option is None else say(option.title, sees=sees)
    return together((say(decision.question, sees=sees), found), " ")


def outcome_of(key: str) -> str:
    """An outcome that was made up, or several with their weights, in words."""
    made = outcomes(key)
    return row([word(w) for w in made]) if len(made) > 1 else word(made[0].outcome)


def choice_words(who: Seat, decision: Decision, option: Option, sees: Sees) -> str:
    """The choice of a player, in English with his name as the subject where the option says what he does."""
    name, title = SEAT_NAMES[who], say(option.title, sees=sees)
    if any(isinstance(value, Call) and word(value) == title for _, value in option.title.arguments):
        return tr("{name} calls {title}", name=name, title=title)
    if option.title.is_english:
        asked = say(decision.question, sees=sees)
        if told := chosen_in_english(*(str(in_english(text)) for text in (name, title, asked))):
            return told
    return tr("{name}: {choice}", name=name, choice=small(title))


def small(text: str) -> str:
    """Words that go on a sentence: without a capital, unless they begin with a name, a call or a sign."""
    first = text.partition(" ")[0].rstrip(",:;.").partition("’")[0]
    return text if first in PROPER or first[1:] != first[1:].lower() or first == "X" else in_small(text)


def step_words(history: History, sees: Sees = sees_all) -> tuple[str, str]:
    """The changes to undo and to redo, in words; empty texts for none."""
    undone = act_words(history.after(len(history.done) - 1), history.done[-1], sees) if history.done else ""
    return undone, act_words(history.now, history.undone[0], sees) if history.undone else ""
