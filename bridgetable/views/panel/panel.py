"""The director's panel: facts, the question, the trail, what is in force, and who may use what."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile

from bridgetable.game.cards import Card
from bridgetable.game.claims import How
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadProhibited, LeadRequired, NoDouble
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.language import in_small, together, tr, tr_n
from bridgetable.laws.common.legal_play import cannot_comply
from bridgetable.laws.common.obligations import binds_now, penalty_cards_in_force
from bridgetable.rulings.decisions import ActKind, Decision, Note, Option, Sort
from bridgetable.rulings.effects import Effect
from bridgetable.rulings.ruling import Said
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import Asked
from bridgetable.session.cards.actions import LeadCard, LeadFaceDown, PlayCard
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, Waive
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.panel.agenda import SILENT, agenda_of
from bridgetable.views.panel.outcome_form import OutcomeFormView
from bridgetable.views.table import table_view
from bridgetable.views.table.hands import may_know
from bridgetable.views.table.screen_view import came_to
from bridgetable.views.table.timeline import lets_hear
from bridgetable.views.table.trick_in_question import trick_asked_about
from bridgetable.views.words import orders
from bridgetable.views.words.acts import act_words
from bridgetable.views.words.prose import SEAT_NAMES, SIDE_NAMES, Sees, bold_first, say

MAX_FACTS = 4
MANY_NUMBERS = 6  # From how many answers that are numbers they are shown as a pad.
RULED_BY = {Waive: "81C5", Forfeit: "11A", TakeBackRuling: "82C"}
"""The clauses by which the director may do what nobody asked."""


def facts_of(sitting: Sitting, sees: Sees) -> tuple[table_view.FactView, ...]:
    """The words of the director in the case in hand; the clause chips stand behind each sentence."""
    if not sitting.cases:
        return claim_facts(sitting, sees)
    return facts_said(about(sitting.cases[-1].progress.said, trick_asked_about(sitting.pending))[-MAX_FACTS:], sees)


def facts_said(said: Iterable[Said], sees: Sees) -> tuple[table_view.FactView, ...]:
    """The words of the director, each sentence with its clauses."""
    return tuple(table_view.FactView(say(s.words, sees=sees), tuple(c for c in s.cites if c)) for s in said)


def closing_facts(history: History, sees: Sees, closing: table_view.FactView | None) -> tuple[table_view.FactView, ...]:
    """The words added in the rulings that the last action brought to their end, but what is read aloud anyway."""
    if not history.done or history.now.cases:
        return ()
    before = history.after(len(history.done) - 1)
    said_before = [s for case in before.cases for s in case.progress.said]
    ended = history.now.ruled[len(before.ruled) :]
    added = facts_said([s for case in ended for s in case.progress.said if s not in said_before][-MAX_FACTS:], sees)
    aloud = "" if closing is None else closing.text.casefold()
    return tuple(fact for fact in added if fact.text.rstrip(".").casefold() not in aloud)


def closing_view(history: History, sees: Sees) -> table_view.FactView | None:
    """The words to be read aloud, a sentence a line, when the last action has closed a ruling and none is open."""
    if not history.now.ruled or history.now.cases:
        return None
    # A table on which nothing was ruled is shown without the laws.
    from bridgetable.views.words.closing import closing_of  # noqa: PLC0415

    found = closing_of(history, sees)
    return None if found is None else table_view.FactView("\n".join(found.sentences), found.cites)


def claim_facts(sitting: Sitting, sees: Sees) -> tuple[table_view.FactView, ...]:
    """The claim and its answers, while play is suspended and the director has not been called."""
    made = sitting.table.claim
    if made is None or sitting.table.phase is not Phase.SUSPENDED:
        return ()
    from bridgetable.views.claims.claim import claim_view  # noqa: PLC0415

    claim = claim_view(sitting, sees)
    if claim is None:
        return ()
    said = f"{claim.text} “{claim.statement}”" if claim.statement else claim.text
    answers = tuple(table_view.FactView(f"{SEAT_NAMES[a.seat]} {a.text}.", ("68D2",)) for a in claim.answers)
    cite = "68B1" if made.how in {How.CONCEDED, How.ABANDONED} else "68A"
    return (table_view.FactView(said, (cite, "68D")), *answers[-MAX_FACTS + 1 :])


def about(said: tuple[Said, ...], trick: int) -> tuple[Said, ...]:
    """The sentences from the first about this trick to the next about another; all where none is about a trick."""
    tricks = [dict(s.words.arguments).get("trick", 0) for s in said]
    if trick not in tricks or len(said) <= MAX_FACTS:
        return said
    first = tricks.index(trick)
    last = next((i for i in range(first, len(said)) if tricks[i] not in {0, trick}), len(said))
    return said[first:last]


def decision_view(sitting: Sitting, sees: Sees, eye: Eye = Watcher.ALL) -> table_view.DecisionView | None:
    """The question that waits, in words for who looks."""
    decision = sitting.pending
    if decision is None:
        return None
    # A table on which nothing is asked is shown without the meanings of calls.
    from bridgetable.views.panel.compared_view import compared_view, is_shown_apart  # noqa: PLC0415

    compared, form, options = compared_view(decision, eye), decision.form, options_for(decision, sees)
    agenda = agenda_of(sitting, sees, facts_of(sitting, sees), knows_options=eye is Watcher.ALL and bool(options))
    return table_view.DecisionView(
        decision.by,
        decision.sort,
        banner(sitting.table, decision),
        say(decision.question, sees=sees),
        decision.cite,
        options,
        tuple(say(c) for c in decision.criteria if compared is None or not is_shown_apart(c)),
        decision.sort is Sort.JUDGEMENT,
        any(act.kind is ActKind.CALL and not act.key for act in decision.acts),
        compared,
        None if form is None else OutcomeFormView(form.start, sitting.table.board.vulnerability, form.only_tricks),
        len(decision.options) >= MANY_NUMBERS and all(key.isdecimal() for key in decision.keys),
        agenda.settled,
        agenda.to_come,
    )


def folded_of(sitting: Sitting, sees: Sees) -> tuple[table_view.FoldedView, ...]:
    """The facts that nobody has raised, and that somebody can raise now."""
    if not any(case.progress.folded for case in (*sitting.cases[-1:], *sitting.ruled[-1:])):
        return ()
    # A table on which nothing is folded is shown without the laws.
    from bridgetable.session.act import folded_now  # noqa: PLC0415

    number = 0 if sitting.pending is None else len(sitting.pending.options)
    found: list[table_view.FoldedView] = []
    for one in folded_now(sitting):
        asked = one.decision
        options = tuple(option_view(n, o, sees) for n, o in enumerate(asked.options, number + 1))
        silence = say(one.silence, sees=sees).rstrip(".")
        found.append(table_view.FoldedView(asked.cite, silence, say(asked.question, sees=sees), options))
        number += len(options)
    return tuple(found)


def options_for(decision: Decision, sees: Sees) -> tuple[table_view.OptionView, ...]:
    """The options, numbered; none for who may not see the cards among which a player chooses."""
    cards = (value for o in decision.options for _, value in o.title.arguments if isinstance(value, Card))
    if not all(sees(c) for c in cards):
        return ()
    return tuple(option_view(n, o, sees) for n, o in enumerate(decision.options, 1))


def option_view(number: int, option: Option, sees: Sees) -> table_view.OptionView:
    """One option, numbered."""
    lines = tuple(say(f, sees=sees) for f in option.follows[:2])
    details = tuple(table_view.FactView(detail_words(d, sees), d.cites) for d in option.details)
    return table_view.OptionView(
        number, option.key, say(option.title, sees=sees), lines, option.cites, tr(option.group), details
    )


def detail_words(detail: Note, sees: Sees) -> str:
    """A row beneath an option; one that goes on with the row above begins small."""
    said = say(detail.words, sees=sees)
    return in_small(said) if detail.words.template[:1].islower() else said


def banner(table: Table, decision: Decision) -> tuple[str, str]:
    """The player who answers, in bold, and the rest of the sentence."""
    who = SEAT_NAMES[decision.by] if isinstance(decision.by, Seat) else tr("The director")
    return bold_first(banner_sentence(table, decision, who), who)


def banner_sentence(table: Table, decision: Decision, who: str) -> str:
    """The sentence that names the player who answers, his role, his task, and the players who wait."""
    if not isinstance(decision.by, Seat):
        is_judged = decision.sort is Sort.JUDGEMENT
        return tr("{who} judges.", who=who) if is_judged else tr("{who} establishes the facts.", who=who)
    role = chooser_role(table, decision.by)
    if decision.by is table.declarer and not table.spread:
        return tr("{who}, {role}, alone chooses.", who=who, role=role)
    if any(act.kind is ActKind.CALL and act.key and act.hand is decision.by for act in decision.acts):
        # Only the player to the offender's left accepts a call by calling.
        rho = SEAT_NAMES[decision.by.rho]
        return tr("{who}, {rho}’s left-hand opponent, chooses.", who=who, rho=rho)
    chooses = tr("{who}, {role}, chooses.", who=who, role=role) if role else tr("{who} chooses.", who=who)
    if table.turn is None or table.turn is decision.by:
        return chooses
    return tr("{chooses} {waiting} waits.", chooses=chooses, waiting=SEAT_NAMES[table.turn])


def chooser_role(table: Table, seat: Seat) -> str:
    """The role at this table of the player who chooses."""
    if table.contract is None:
        return ""
    if seat is table.declarer:
        return tr("declarer") if table.spread else tr("presumed declarer")
    return tr("dummy") if seat is table.dummy else tr("defender")


def trail_of(history: History, eye: Eye, sees: Sees) -> tuple[table_view.TrailView, ...]:
    """The irregularities and the words heard so far, as this eye may know them now, with their rulings."""
    known = frozenset(i.number for i in history.now.table.irregularities if may_know(i, eye, history.now.table))
    found: list[table_view.TrailView] = []
    before = history.start
    for action, after in zip(history.done, history.sittings, strict=True):
        if not came_to(eye, action, before, after):
            before = after
            continue
        found += action_lines(action, before, after, known, sees)
        found += unable_lines(action, before.table, sees)
        if isinstance(action, Reply | Waive | Forfeit | TakeBackRuling):
            cite = action.answer.cite if isinstance(action, Reply) else RULED_BY[type(action)]
            found.append(table_view.TrailView(table_view.Sign.RULING, act_words(before, action, sees), cite=cite))
        found += order_lines(before, after, sees)
        before = after
    return tuple(found)


def action_lines(
    action: Action, before: Sitting, after: Sitting, known: frozenset[int], sees: Sees
) -> Iterator[table_view.TrailView]:
    """The line of an action that broke a law, if that is known, drew attention, or let others hear something."""
    new = [i for i in after.table.irregularities[len(before.table.irregularities) :] if i.number in known]
    number = before.table.trick_number
    trick = tr("trick {trick_number}", trick_number=number) if number else tr("auction")
    if isinstance(action, Notice | ClaimAction | Asked):
        yield table_view.TrailView(table_view.Sign.PLAIN, act_words(before, action, sees), trick)
    elif new:
        kind = new[0].kind
        named = () if kind.record.named_by_act else (tr(kind.value),)
        words = together((act_words(before, action, sees), *named), ": ")
        yield table_view.TrailView(table_view.Sign.IRREGULAR, words, trick)
    elif lets_hear(action):
        yield table_view.TrailView(table_view.Sign.HEARD, act_words(before, action, sees), trick)


def unable_lines(action: Action, before: Table, sees: Sees) -> Iterator[table_view.TrailView]:
    """The line of a card played in the place of one that was required, for an eye that sees that there was none."""
    if not isinstance(action, PlayCard | LeadCard | LeadFaceDown) or not cannot_comply(before, action.seat):
        return
    if all(sees(card) for card in before.hands[action.seat]):
        words = "{seat} cannot do what is required, and may play any card that is otherwise legal"
        yield table_view.TrailView(table_view.Sign.RULING, say(Msg(words, seat=action.seat)), cite="59")


def order_lines(before: Sitting, after: Sitting, sees: Sees) -> Iterator[table_view.TrailView]:
    """A line for each order given by this step that changes what players may do."""
    for effect in orders_since(before, after):
        words = None if isinstance(effect, SILENT) else orders.order_words(effect)
        if words is not None:
            yield table_view.TrailView(table_view.Sign.RULING, say(words, sees=sees), cite=effect.cite)


def orders_since(before: Sitting, after: Sitting) -> Iterator[Effect]:
    """The orders of the later sitting that the earlier one lacks; an order given twice counts twice."""
    was, now = every_case(before), every_case(after)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(was, now, strict=False)))
    old = Counter(orders_of(was[same:]))
    for effect in orders_of(now[same:]):
        if old[effect]:
            old[effect] -= 1
        else:
            yield effect


def every_case(sitting: Sitting) -> tuple[Case, ...]:
    """The cases of the board so far in their order."""
    return (*sitting.ruled, *sitting.cases)


def orders_of(cases: tuple[Case, ...]) -> tuple[Effect, ...]:
    """Every order of these cases."""
    return tuple(order for case in cases for order in case.progress.ordered)


def all_orders(sitting: Sitting) -> tuple[Effect, ...]:
    """Every order of the board so far, in the order of its cases."""
    return orders_of(every_case(sitting))


def force_of(table: Table) -> tuple[table_view.ForceView, ...]:
    """The orders in force: penalty cards, restrictions, transfers to come, and reviews kept for the end."""
    return (*penalty_cards(table), *duties(table), *transfers(table), *reviews(table))


def penalty_cards(table: Table) -> Iterator[table_view.ForceView]:
    """A line for each penalty card."""
    for p in penalty_cards_in_force(table):
        words = "{seat}: {card} is a major penalty card" if p.major else "{seat}: {card} is a minor penalty card"
        cite = "50D1a" if p.major else "50C"
        said = say(Msg(words, seat=p.seat, card=p.card))
        until = tr("until played or picked up") if p.major else tr("until played")
        until = tr("picked up unasked, until played") if p.picked_up else until
        yield table_view.ForceView(table_view.Force.PENALTY_CARD, p.seat, said, cite, until, (), p.card)


def duties(table: Table) -> Iterator[table_view.ForceView]:
    """A line for each obligation that still binds, one for several that say the same."""
    yield from dict.fromkeys(duty_lines(table))


def duty_lines(table: Table) -> Iterator[table_view.ForceView]:
    """A line for each obligation that still binds."""
    for duty in table.obligations:
        words = orders.obligation_words(duty)
        if words is None or not binds_now(duty, table):
            continue
        sort = table_view.Force.PROHIBITED if isinstance(duty, LeadProhibited | NoDouble) else table_view.Force.REQUIRED
        suits = (
            duty.suits if isinstance(duty, LeadProhibited) else (duty.suit,) if isinstance(duty, LeadRequired) else ()
        )
        beside = orders.brief_words(duty)
        brief = None if beside is None else (beside[0], in_small(say(beside[1])))
        until = in_small(say(orders.until_words(duty)))
        yield table_view.ForceView(sort, duty.seat, say(words), duty.cite, until, suits, brief=brief)


def transfers(table: Table) -> Iterator[table_view.ForceView]:
    """A line for each transfer of tricks."""
    for t in table.transfers:
        other, to = SIDE_NAMES[t.to.other], SIDE_NAMES[t.to]
        text = tr_n("One trick, {other} to {to}", "Two tricks, {other} to {to}", t.tricks, other=other, to=to)
        yield table_view.ForceView(table_view.Force.TRANSFER, None, text, t.cite, tr("when the board is scored"))


def reviews(table: Table) -> Iterator[table_view.ForceView]:
    """A line for each review that waits for the end of play."""
    for r in table.reviews:
        if not r.done:
            yield table_view.ForceView(
                table_view.Force.REVIEW, None, say(orders.subject_of(r, table)), r.law, tr("asked when play has ended")
            )


def information_of(sitting: Sitting, sees: Sees) -> tuple[table_view.InformationView, ...]:
    """The information that some may not use, or that is noted under the question; not what everybody may use."""
    known = [i for i in sitting.table.information if i.may_not]
    notes = () if sitting.pending is None else sitting.pending.notes
    said = (
        *(table_view.InformationView(say(orders.information_words(i), sees=sees), i.cite) for i in known),
        *(table_view.InformationView(say(n.words, sees=sees), n.cites[0]) for n in notes),
    )
    # Who has hesitated twice is said of once.
    return tuple(dict.fromkeys(said))
