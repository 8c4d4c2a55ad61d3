"""The parts of a quiz, made from the engine: what a law offers, asks and orders, and what it does not."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator

from bridgetable.formats.lawbook import lawbook
from bridgetable.game.books import OWN, Book, own_number
from bridgetable.game.cards import Card, Suit
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadProhibited, LeadRequired, MustLeadFrom
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import in_small, tr, tr_n
from bridgetable.rulings import effects
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import law_of
from bridgetable.rulings.decisions import DIRECTOR, Answer, Chooser, Decision, Option, Sort
from bridgetable.rulings.explore import tried
from bridgetable.session.act import act
from bridgetable.session.director.actions import Reply
from bridgetable.session.sitting import Case, Sitting, stand
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.staged import STAGED
from bridgetable.training.beliefs import beliefs
from bridgetable.training.likeness import Likeness, NotAlike, Nouns, nouns_of
from bridgetable.training.orders import THE_LEAD, in_the_end, subject_of
from bridgetable.training.parts import Asks, Candidate, Part, Reveal
from bridgetable.training.player_words import SAID, TOGETHER, UNASKED, WAITS, said_of
from bridgetable.training.specimens import Specimen, specimen
from bridgetable.training.walk import Place, Walk, is_by_call, walk_of
from bridgetable.training.went_wrong import (
    player_for,
    ruled_together,
    taken_for,
    waiting_for_ruling,
    waits_instead,
    why_of,
    with_seat,
    words_of,
)
from bridgetable.views.book.clauses import standing_for
from bridgetable.views.panel.panel import all_orders, chooser_role, force_of, orders_since
from bridgetable.views.words.orders import order_words
from bridgetable.views.words.prose import SEAT_NAMES, say

SILENT = (effects.Informed, effects.Reserved, effects.Reviewed, effects.Settled)
HARD = (
    effects.MajorPenaltyCard,
    effects.MinorPenaltyCard,
    effects.Imposed,
    effects.TricksTransferred,
    effects.AdjustedScore,
    effects.CallCancelled,
)
"""Orders by which it is plain that something was rectified."""
ELSEWHERE = (effects.MajorPenaltyCard, effects.MinorPenaltyCard, effects.Imposed, effects.TricksTransferred)
"""Orders of other laws that are offered as wrong ones."""
FOLLOWED = 40
"""The number of tables after the answers of a case that are searched for the cases which open then."""
NEIGHBOURS = 10
"""The number of kinds nearest in the book that are searched for wrong answers."""
FIRST_OF_PLAY = 41
"""The law with which the laws on the play begin."""
LAWS, FACTS, TRUE, MOST, TWICE = 5, 5, 5, 7, 2
"""The most laws, questions, true options and answers in all that are offered, and the most of one pattern."""


def opening_parts(sitting: Sitting, pick: Pick) -> tuple[Part, ...]:
    """The parts for a case that has just been opened: what went wrong, and what the director must find out."""
    case = sitting.cases[-1]
    walk = walk_of(case, ())
    facts = facts_part(case, walk, pick)
    return said_by(sitting.table.book, (law_part(case, walk, pick), facts))


def choice_parts(sitting: Sitting, pick: Pick) -> tuple[Part, ...]:
    """The parts for a player's choice: who decides, and what he may choose; nothing of a second player."""
    decision = sitting.pending
    if decision is None or decision.sort is not Sort.CHOICE:
        return ()
    case = sitting.cases[-1]
    if any(d.cite == decision.cite and d.sort is Sort.CHOICE for d in case.progress.asked[:-1]):
        return ()
    walk = walk_of(case, ())
    choices = choices_part(sitting, decision, walk, pick)
    return said_by(sitting.table.book, (who_part(case, decision, walk, pick), choices))


def said_by(book: Book, parts: Iterable[Part | None]) -> tuple[Part, ...]:
    """The parts that the text of a book decides: nobody is asked about what it does not say."""
    return tuple(one for one in parts if one is not None and says(book, one.cites))


def says(book: Book, cites: Iterable[str]) -> bool:
    """True unless clauses are cited to none of which anything corresponds in a book."""
    cited = tuple(cites)
    return not cited or not all(map(book.lacks, cited))


# --- what went wrong --------------------------------------------------------------------------------------------------


def law_part(case: Case, walk: Walk, pick: Pick) -> Part:
    """The part about what went wrong, as a player would tell it, among what somebody could take it for."""
    table, room = case.progress.table, case.matter.law
    waits = WAITS.get(case.matter.procedure.__name__)
    # What comes up when an irregularity has been dealt with is told as what it is.
    if waits is None or (case.matter.irregularity and waits.law != room):
        found = ruled_together(table, case.matter.irregularity)
        told = {say(words_of(one)): whole_law(one.law) for one in found[1:]} | {say(words_of(found[0])): room}
        taken = taken_for(table, found[0], pick)
        question, why, cite = tr("What went wrong?"), why_of(found[0]), found[0].law
    else:
        told = {say(waits.words): room} | {say(words_of(one)): whole_law(one.law) for one in waiting_for_ruling(table)}
        taken = waits_instead(waits, table, pick)
        question, why, cite = tr("What is there to be ruled on?"), waits.why, room
    spoken = {law_of(c) for c in cites_of(case, walk)} | laws_at(table) | {int(room)}
    on_record = {say(words_of(one)) for one in table.irregularities}
    right = [Candidate(words, right=True, cites=(law,)) for words, law in told.items()]
    wrong = [
        Candidate(words, right=False, cites=cites, why=say(one.why_not))
        for one in taken
        for words, cites in [(say(one.words), (one.law,) if one.law else ())]
        if words not in on_record and not spoken.intersection(map(int, cites)) and says(table.book, cites)
    ]
    happened = next((say(said.words) for said in case.progress.said), f"{next(iter(told))}.")
    chosen = (*right, *wrong[: max(2, LAWS - len(right))])
    return Part(Asks.LAW, question, (room,), tuple(mixed(chosen, pick)), Reveal(happened, say(why), cite))


def whole_law(cite: str) -> str:
    """The law of a clause, with the letter before it of a book that has numbers of its own (D43)."""
    return f"{OWN * cite.startswith(OWN)}{law_of(cite)}"


def laws_at(table: Table) -> set[int]:
    """The numbers of the laws of everything irregular that is on record at a table."""
    return {n for one in table.irregularities for n in (law_of(one.law), number_of(one.kind))}


def told_why(happens: str, cites: tuple[str, ...], book: Book) -> Reveal:
    """The two sentences of a reveal: what happens, and what the first clause that is no mere heading says of it."""
    clauses, glosses = lawbook(book.edition), dict[str, str]()
    for one in cites:
        clause = None if book.lacks(one) else standing_for(clauses, own_number(book.number_of(one)))
        if clause is not None:
            above = clauses.nearest(clause.id[:-1])
            heading = above.gloss if above is not None and above.gloss.endswith(":") else ""
            glosses[one] = f"{heading} {in_small(clause.gloss)}" if heading else clause.gloss
    cite = next((one for one, gloss in glosses.items() if not gloss.endswith(":")), next(iter(glosses), cites[0]))
    return Reveal(happens, glosses.get(cite, ""), cite)


def cites_of(case: Case, walk: Walk) -> Iterator[str]:
    """Every clause that the case speaks of, or may come to speak of."""
    if case.matter.irregularity:
        one = case.progress.table.irregularity(case.matter.irregularity)
        yield one.law
        yield STAGED[one.kind].law
    for progress in (case.progress, *(p.progress for p in walk.places)):
        for said in progress.said:
            yield from (c for c in said.cites if c)
        yield from (e.cite for e in progress.ordered)
        yield from (f.decision.cite for f in progress.folded)
        for decision in progress.asked:
            yield decision.cite
            for option in decision.options:
                yield from option.cites


def number_of(kind: Kind) -> int:
    """The number of the law on a kind of irregularity."""
    return law_of(STAGED[kind].law)


def nearest(case: Case, pick: Pick) -> list[Kind]:
    """The kinds whose laws are nearest in the book to that of a case, in an order that the caller draws."""
    near = sorted(Kind, key=lambda k: abs(number_of(k) - int(case.matter.law)))
    return (mixed(near[:NEIGHBOURS], pick) + near[NEIGHBOURS:])[: 4 * NEIGHBOURS]


def taken_kinds(case: Case, pick: Pick) -> list[Kind]:
    """The kinds that somebody could take the irregularity of a case for, in an order drawn; none without one."""
    table = case.progress.table
    if not case.matter.irregularity:
        return []
    own = table.irregularity(case.matter.irregularity)
    like = dict.fromkeys((*said_of(own).like, *(k for k in Kind if any({k, own.kind} <= g for g in TOGETHER))))
    return mixed([k for k in like if player_for(SAID[k].whose, table, own.seat) is own.seat], pick)


def specimens(case: Case, kinds: Iterable[Kind]) -> Iterator[tuple[Specimen, Likeness]]:
    """Cases of these kinds by other laws than this one's, and the way to say their words of this case."""
    true, table = int(case.matter.law), case.progress.table
    decision = case.progress.pending or case.progress.asked[-1]
    nouns, bidding = nouns_of(case, decision), is_bidding(table)
    for kind in kinds:
        number = number_of(kind)
        # What goes wrong in the auction has its laws before those of the play; none is staged in vain.
        is_foreign = number != true and (number < FIRST_OF_PLAY) is (true < FIRST_OF_PLAY)
        other = specimen(kind, table.book) if is_foreign else None
        if other is None or other.sitting.cases[-1].matter.law == case.matter.law:
            continue
        if is_bidding(other.sitting.table) is bidding:
            yield other, Likeness(Nouns(other.one.seat, other.one.cards, other.one.call), nouns)


def is_bidding(table: Table) -> bool:
    """True where the auction lasts."""
    return table.phase is Phase.AUCTION


# --- what the director must ask ---------------------------------------------------------------------------------------


def facts_part(case: Case, walk: Walk, pick: Pick) -> Part | None:
    """The part about the facts to be found out before anybody chooses; None when the law asks for none."""
    book = case.progress.table.book
    before = dict.fromkeys(t.decision for t in walk.turns if not any(chooses(d) for d in t.progress.asked))
    said = [decision for decision in before if not book.lacks(decision.cite)]
    if not said:
        return None
    right: dict[str, Candidate] = {}
    for decision in said:
        words = say(decision.question)
        right.setdefault(words, Candidate(words, right=True, cites=(decision.cite,)))
    seat, number = nouns_of(case, said[0]).seat, int(case.matter.law)
    vain = ((say(with_seat(one.words, seat)), with_seat(one.why, seat)) for one in UNASKED if number in one.laws)
    wrong = {words: Candidate(words, right=False, why=say(why)) for words, why in vain}
    if not wrong:
        return None
    shown = list(right.values())[: FACTS - 2]
    chosen = (*shown, *mixed(wrong.values(), pick)[: FACTS - len(shown)])
    cites = cites_in(shown)
    if any(one.sort is Sort.FACT for one in said):
        asks = tr("What must the director find out?")
        happens = tr("What is ruled depends on it, so that the director finds it out first.")
    else:
        asks = tr("What is the director to judge?")
        happens = tr("What is ruled depends on it, and the director alone judges it.")
    reveal = told_why(happens, cites, book)
    return Part(Asks.FACTS, asks, cites, tuple(mixed(chosen, pick)), reveal)


def chooses(decision: Decision) -> bool:
    """True where a player chooses, and the director has nothing to find out."""
    return decision.sort is Sort.CHOICE


def alike(likeness: Likeness, message: Msg) -> str:
    """The words of another case as they would be said in this one; empty when they cannot be."""
    try:
        return say(likeness.words(message))
    except NotAlike:
        return ""


def cites_in(candidates: Iterable[Candidate]) -> tuple[str, ...]:
    """The clauses of candidates, once each."""
    return tuple(dict.fromkeys(cite for c in candidates for cite in c.cites))


# --- who decides ------------------------------------------------------------------------------------------------------


def who_part(case: Case, decision: Decision, walk: Walk, pick: Pick) -> Part:
    """The part about who decides: the player who is asked, and his partner where he is asked the same."""
    deciding = {d.by for d in (*case.progress.asked, *walk.decisions) if d.question == decision.question and chooses(d)}
    found = elsewhere(case, pick)
    everybody: tuple[Chooser, ...] = (*SEATS, DIRECTOR)
    table = case.progress.table
    candidates = tuple(
        Candidate(who_words(table, by), right=True, cites=(decision.cite,))
        if by in deciding
        else evolve(found.get(by, Candidate("", right=False)), words=who_words(table, by))
        for by in everybody
    )
    chosen = [c.words for c in candidates if c.right]
    happens = tr("{who}, decides.", who=chosen[0]) if "," in chosen[0] else tr("{who} decides.", who=chosen[0])
    if len(chosen) > 1:
        happens = tr("Either of the two decides.")
    reveal = told_why(happens, (decision.cite,), table.book)
    return Part(Asks.WHO, tr("Who decides?"), (decision.cite,), candidates, reveal)


def who_words(table: Table, by: Chooser) -> str:
    """The player who decides, with his role at this table."""
    if not isinstance(by, Seat):
        return tr("The director")
    role = chooser_role(table, by)
    return f"{SEAT_NAMES[by]}, {role}" if role else SEAT_NAMES[by]


def elsewhere(case: Case, pick: Pick) -> dict[Chooser, Candidate]:
    """The choices of others than those who decide here, with the player who has that relation to the offender."""
    found: dict[Chooser, Candidate] = {}
    for other, likeness in specimens(case, nearest(case, pick)):
        for decision in other.decisions:
            by = decision.by if not isinstance(decision.by, Seat) else likeness.value(decision.by)
            if (isinstance(by, Seat) or by is DIRECTOR) and not case.base.book.lacks(decision.cite):
                wrong = Candidate("", right=False, cites=(decision.cite,), instead=tr(other.kind.record.everyday))
                found.setdefault(by, wrong)
        if len(found) > len(SEATS):
            break
    return found


# --- what he may choose -----------------------------------------------------------------------------------------------


def choices_part(sitting: Sitting, decision: Decision, walk: Walk, pick: Pick) -> Part | None:
    """The part about the choices: the true options among those of other branches and laws; None without wrong ones."""
    if is_by_call(decision):
        # Every call is an answer there, those that are not admissible too.
        return None
    drawn = mixed(decision.options, pick)[:TRUE]
    true = (o for o in decision.options if o in drawn)
    right = [Candidate(option_words(o), right=True, cites=o.cites or (decision.cite,), key=o.key) for o in true]
    wrong = wrong_choices(sitting, decision, walk, pick)
    if not wrong:
        return None
    chosen = (*right, *wrong[: max(2, MOST - len(right))])
    who = SEAT_NAMES[decision.by] if isinstance(decision.by, Seat) else tr("the director")
    count = len(decision.options)
    happens = tr_n("There is one way for {who}.", "There are {n} ways for {who}, and no others.", count, who=who)
    asked = tr("What may {who} choose?", who=who)
    reveal = told_why(happens, (decision.cite,), sitting.table.book)
    return Part(Asks.CHOICES, asked, (decision.cite,), tuple(mixed(chosen, pick)), reveal)


def option_words(option: Option, title: str = "") -> str:
    """An option as it stands by itself: its group before it."""
    return under_group(option.group, title or say(option.title))


def under_group(group: str, words: str) -> str:
    """Words with the group before them, where there is one."""
    return f"{tr(group)}: {in_small(words)}" if group and words[1:2].islower() else words


@frozen
class Other:
    """An option that is not offered here: words, pattern, what it would order, its clauses, where it is right."""

    words: str
    pattern: str
    orders: frozenset[str]
    cites: tuple[str, ...]
    where: str
    is_barred: bool = False  # no option of any law here: said of something else, or a mistaken belief
    why: str = ""  # why a belief is mistaken


def wrong_choices(sitting: Sitting, decision: Decision, walk: Walk, pick: Pick) -> list[Candidate]:
    """Options that may not be chosen here and order nothing that can come: of other facts, laws, cards or suits."""
    case = sitting.cases[-1]
    comes, titles = what_can_come(sitting, decision)
    found: dict[str, Candidate] = {}
    patterns: Counter[str] = Counter()
    # Where the choices stand in groups, the last is that of what may be done instead.
    group = decision.options[-1].group
    here = mixed(variants(case, decision), pick)[:TWICE]
    near = (*branches(case, decision, walk), *of_other_laws(case, decision, pick))
    likely = (*of_beliefs(case, decision, pick), *near[:LAWS], *here, *near[LAWS:])
    for other in likely:
        words = bare(other.words.partition(": ")[2] or other.words)
        same = any(other.orders <= orders or orders <= other.orders for orders in comes if orders)
        if words in titles or patterns[other.pattern] >= TWICE or (same and not other.is_barred):
            continue
        if not says(case.base.book, other.cites):
            continue
        told = other.words if ": " in other.words else under_group(group, other.words)
        wrong = Candidate(told, right=False, cites=other.cites, instead=other.where, why=other.why)
        if found.setdefault(words, wrong) is wrong:
            patterns[other.pattern] += 1
    return list(found.values())


def what_can_come(sitting: Sitting, decision: Decision) -> tuple[list[frozenset[str]], set[str]]:
    """The orders that may yet come after this question, in this case or one that follows it, and every title there."""
    case = sitting.cases[-1]
    ahead = walk_of(case, case.answers)
    before = orders_said(case.progress.ordered)
    comes = [orders_said(p.progress.ordered) - before for p in ahead.places]
    titles = {bare(say(o.title)) for d in (decision, *ahead.decisions) for o in d.options}
    for walk in walks_that_follow(sitting):
        comes += [orders_said(p.progress.ordered) for p in walk.places]
        titles |= {bare(say(o.title)) for d in walk.decisions for o in d.options}
    return comes, titles


def walks_that_follow(sitting: Sitting) -> Iterator[Walk]:
    """The walks through the cases that open after the one in hand, however it is answered."""
    case = sitting.cases[-1]
    left, seen = deque([sitting]), 0
    while left and seen < FOLLOWED:
        now, seen = left.popleft(), seen + 1
        decision = now.pending
        if decision is None or now.cases[-1].matter != case.matter:
            yield from walks_of_others(case, now)
            continue
        for key in tried(decision)[:MOST]:
            after = replied(now, decision, key)
            left.extend(() if after is None else (after,))


def walks_of_others(case: Case, after: Sitting) -> Iterator[Walk]:
    """The walks through the other cases that are open afterwards."""
    return (walk_of(other, other.answers) for other in after.cases if other.matter != case.matter)


def branches(case: Case, decision: Decision, walk: Walk) -> Iterator[Other]:
    """Options that this player would have if the director had found other facts."""
    for turn in walk.turns:
        asked = turn.decision
        if not chooses(asked) or asked == decision or asked.by is not decision.by:
            continue
        last = turn.progress.asked[-2:-1]
        where = "".join(f"{say(d.question)} {title_of(d, turn.answers[-1].key)}" for d in last)
        for option, orders in with_orders(case, turn):
            if orders:
                yield Other(option_words(option), option.title.template, orders, option.cites, where)


def of_other_laws(case: Case, decision: Decision, pick: Pick) -> Iterator[Other]:
    """Options that other laws would offer to one who stands so to the offender, said of these players and cards."""
    for other, likeness in specimens(case, taken_kinds(case, pick)):
        for turn in other.walk.turns[:NEIGHBOURS]:
            if not chooses(turn.decision) or is_by_call(turn.decision):
                continue
            if stands(turn.decision.by, likeness.of.seat) != stands(decision.by, likeness.to.seat):
                continue
            for option, orders in with_orders(other.sitting.cases[-1], turn, likeness):
                title = alike(likeness, option.title)
                if title and orders:
                    words, where = option_words(option, title), tr(other.kind.record.everyday)
                    yield Other(words, option.title.template, orders, option.cites, where)


def stands(by: Chooser, offender: Seat) -> str:
    """The relation of the chooser to the player who went wrong."""
    if not isinstance(by, Seat):
        return "director"
    return "himself" if by is offender else "partner" if by is offender.partner else "opponent"


def of_beliefs(case: Case, decision: Decision, pick: Pick) -> Iterator[Other]:
    """The mistaken beliefs of many about the choices here."""
    for belief in beliefs(decision, nouns_of(case, decision), pick):
        words, why = say(belief.words), say(belief.why)
        yield Other(words, words, frozenset(), belief.cites, "", is_barred=True, why=why)


def variants(case: Case, decision: Decision) -> Iterator[Other]:
    """The options offered, said of other cards and suits, for which they are not offered."""
    offered = {say(o.title) for o in decision.options}
    for option in decision.options:
        if len(option.title.arguments) != 1:
            continue
        ((name, value),) = option.title.arguments
        for another in others_like(value, case):
            words = say(option.title.with_arguments(**{name: another}))
            if words not in offered:
                title, cites = option_words(option, words), (decision.cite,)
                why = tr("This suit may not be named here.")
                if isinstance(another, Card):
                    why = tr("This card may not be played here.")
                yield Other(title, option.title.template, frozenset(), cites, "", is_barred=True, why=why)


def others_like(value: object, case: Case) -> Iterable[object]:
    """The other values of the same sort: the other suits, or the other cards of the hand."""
    match value:
        case Suit():
            return [s for s in Suit if s is not value]
        case Card():
            hands = case.progress.table.hands
            return sorted(c for s in SEATS if value in hands[s] for c in hands[s] if c is not value)
        case _:
            return ()


def title_of(decision: Decision, key: str) -> str:
    """The title of an answer."""
    return next((say(o.title) for o in decision.options if o.key == key), key)


def with_orders(case: Case, place: Place, likeness: Likeness | None = None) -> Iterator[tuple[Option, frozenset[str]]]:
    """The first options of a question, each with the orders that it adds."""
    events = tuple(event for event in case.events if event[0] <= len(place.answers))
    for option in place.decision.options[:TRUE]:
        answers = (*place.answers, Answer(place.decision.cite, option.key))
        after = stand(case.matter, case.base, answers, events).progress
        yield option, orders_said(after.ordered[len(place.progress.ordered) :], likeness)


def orders_said(orders: Iterable[effects.Effect], likeness: Likeness | None = None) -> frozenset[str]:
    """Orders in words, without what nobody sees."""
    return frozenset(w for e in orders if (w := order_said(e, likeness)))


def order_said(effect: effects.Effect, likeness: Likeness | None = None) -> str:
    """An order in words; nothing for what nobody sees."""
    words = None if isinstance(effect, SILENT) else order_words(effect)
    if words is None:
        return ""
    return say(words) if likeness is None else alike(likeness, words)


def bare(words: str) -> str:
    """Words without capitals and stops, to see whether two say the same."""
    return "".join(c for c in words.casefold() if c.isalnum() or c in " ♠♥♦♣").strip()


# --- what follows -----------------------------------------------------------------------------------------------------


def follows_part(sitting: Sitting, key: str, pick: Pick) -> Part | None:
    """The part about the orders after this answer; None while nothing is ordered and more is asked."""
    decision = sitting.pending
    if decision is None:
        return None
    after = replied(sitting, decision, key)
    orders = {} if after is None else new_orders(sitting, after)
    if after is None or (not orders and after.pending is not None):
        return None
    right = [Candidate(w, right=True, cites=(e.cite,)) for w, e in list(orders.items())[: TRUE - 1]]
    tells_turn = any(subject_of(e) == THE_LEAD for e in orders.values() if not isinstance(e, effects.LeadStands))
    turn = None if tells_turn else turn_words(after)
    if turn is not None:
        right.append(Candidate(turn[0], right=True, cites=(turn[2],)))
    if not right:
        right = [Candidate(NOTHING, right=True, cites=(decision.cite,))]
    title = bare(title_of(decision, key))
    if orders and all(title in bare(words) for words in orders):
        # The answer itself says what follows.
        return None
    wrong = wrong_orders(sitting, decision, key, after, pick)
    if any(isinstance(e, HARD) for e in orders.values()):
        wrong.setdefault(NOTHING, Candidate(NOTHING, right=False))
    cites = cites_in(right)
    if not wrong or not says(sitting.table.book, cites):
        return None
    if turn is not None:
        # Whose turn it is belongs to the ruling; alone it would be no question about it.
        for seat in mixed([s for s in SEATS if s is not turn[1]], pick)[:1]:
            words = say(Msg(turn[3], seat=seat))
            wrong.setdefault(words, Candidate(words, right=False))
    chosen = (*right, *mixed(wrong.values(), pick)[: max(2, MOST - 1 - len(right))])
    happens = tr("That comes of “{title}”.", title=title_of(decision, key))
    reveal = told_why(happens, cites, sitting.table.book)
    return Part(Asks.FOLLOWS, tr("What follows?"), cites, tuple(mixed(chosen, pick)), reveal)


NOTHING = tr("Nothing further is rectified")
"""The words for an answer that orders nothing; offered as a wrong answer where there plainly is an order."""


def replied(sitting: Sitting, decision: Decision, key: str) -> Sitting | None:
    """The sitting when this is answered; nothing when it is no answer."""
    try:
        return act(sitting, Reply(Answer(decision.cite, key)))
    except BridgetableError:
        return None


def new_orders(before: Sitting, after: Sitting) -> dict[str, effects.Effect]:
    """The orders given since, by their words."""
    found: dict[str, effects.Effect] = {}
    for effect in in_the_end(orders_since(before, after)):
        found.setdefault(order_said(effect), effect)
    return {words: effect for words, effect in found.items() if words}


def turn_words(sitting: Sitting) -> tuple[str, Seat, str, str] | None:
    """The next call, lead or play: the words, the hand, the clause and the template; None while more is asked."""
    table = sitting.table
    if sitting.pending is not None or table.turn is None:
        return None
    if table.phase is Phase.AUCTION:
        template, cite = "The next call is {seat:s}", "17C"
    elif table.phase is not Phase.PLAY and table.phase is not Phase.CLARIFICATION:
        return None
    elif table.tricks and table.tricks[-1].cards:
        template, cite = "The next card comes from {seat:s} hand", "44B"
    else:
        template, cite = "The next lead comes from {seat:s} hand", "44G" if table.winners else "41A"
    return say(Msg(template, seat=table.turn)), table.turn, cite, template


@frozen
class Order:
    """An order that is not given: in words, itself, and where it would be."""

    words: str
    effect: effects.Effect
    where: str


def wrong_orders(sitting: Sitting, decision: Decision, key: str, after: Sitting, pick: Pick) -> dict[str, Candidate]:
    """Orders that do not follow from this answer, by their words: of other answers, other facts and other laws."""
    case = sitting.cases[-1]
    ahead = walk_of(case, (*case.answers, Answer(decision.cite, key)))
    to_come = (e for p in ahead.places for e in p.progress.ordered)
    given = orders_said((*all_orders(sitting), *all_orders(after), *to_come))
    others = (p for walk in walks_of_others(case, after) for p in walk.places)
    given |= {f.text for f in force_of(after.table)} | orders_said(e for p in others for e in p.progress.ordered)
    found: dict[str, Candidate] = {}
    kinds: Counter[type[effects.Effect]] = Counter()
    # In the auction much waits for what is called next, so that no order of another law is surely wrong.
    foreign = orders_elsewhere(case, pick) if ahead.whole and not is_bidding(after.table) else ()
    for order in (*orders_otherwise(sitting, decision, key), *orders_of_branches(case, key), *foreign):
        known = any(order.words in words for words in given) or after.table.book.lacks(order.effect.cite)
        if known or is_never_wrong(order.effect, after.table) or kinds[type(order.effect)] >= TWICE:
            continue
        if isinstance(order.effect, ELSEWHERE) or changes(after.table, order.effect):
            wrong = Candidate(order.words, right=False, cites=(order.effect.cite,), instead=order.where)
            if found.setdefault(order.words, wrong) is wrong:
                kinds[type(order.effect)] += 1
    return found


def is_never_wrong(effect: effects.Effect, table: Table) -> bool:
    """True where an order is never offered as wrong: it reports a choice, may arise in play, or concerns no call."""
    match effect:
        case effects.CallMade() | effects.CallSubstituted() | effects.Substituted():
            return True
        case effects.CallAccepted() | effects.CallCancelled() | effects.CallWithdrawn():
            return (effect.seat, effect.call) not in {(made.seat, made.call) for made in table.auction.made}
        case effects.Spread():
            return effect.seat is table.dummy
        case effects.Imposed(obligation=LeadRequired() | LeadProhibited()):
            return bool(table.penalty_cards)
        case effects.Imposed(obligation=MustLeadFrom(seat=seat)):
            return seat is table.turn
        case _:
            return False


def orders_otherwise(sitting: Sitting, decision: Decision, key: str) -> Iterator[Order]:
    """The orders after the other answers to this question."""
    for option in decision.options[:MOST]:
        other = None if option.key == key else replied(sitting, decision, option.key)
        for words, effect in ({} if other is None else new_orders(sitting, other)).items():
            yield Order(words, effect, tr("After “{title}”", title=say(option.title)))


def orders_of_branches(case: Case, key: str) -> Iterator[Order]:
    """The orders of this law after other answers than those given."""
    given = (*(a.key for a in case.answers), key)
    for place in walk_of(case, ()).ends:
        if not place.answers:
            continue
        at = next((n for n, a in enumerate(place.answers) if n >= len(given) or a.key != given[n]), 0)
        asked = place.progress.asked[at]
        where = f"{say(asked.question)} {title_of(asked, place.answers[at].key)}"
        for effect in place.progress.ordered:
            if words := order_said(effect):
                yield Order(words, effect, where)


def orders_elsewhere(case: Case, pick: Pick) -> Iterator[Order]:
    """The orders of other laws, said of these players and cards."""
    for other, likeness in specimens(case, taken_kinds(case, pick)):
        for place in other.walk.ends:
            for effect in place.progress.ordered:
                # Who leads may be so here without any order.
                leads = isinstance(effect, effects.Imposed) and isinstance(effect.obligation, MustLeadFrom)
                words = order_said(effect, likeness) if isinstance(effect, ELSEWHERE) and not leads else ""
                if words:
                    yield Order(words, effect, tr(other.kind.record.everyday))


def changes(table: Table, effect: effects.Effect) -> bool:
    """True where an order would change the table, so that what it says is not so already."""
    try:
        return carry_out(table, effect) != table
    except (BridgetableError, LookupError, ValueError):
        return False
