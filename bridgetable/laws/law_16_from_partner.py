"""Law 16B and 16C3: Extraneous information from partner, and the use of it or of withdrawn actions."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import assert_never

from bridgetable.game.calls import Bid, Call
from bridgetable.game.cards import Card, of_suit
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import Reserving
from bridgetable.game.screens import is_open, screenmate
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import TALK, Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.calls import EVERY_CALL, before_call, lowest_in
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.laws.law_73_communication import is_penalised, was_misled
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.effects import Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

TEMPO = frozenset({Source.HESITATION, Source.HASTE})
CONSPICUOUS = frozenset({*TEMPO, Source.MANNER, Source.REMARK, Source.NAMED})


@frozen
class FromPartner:
    """Information from partner: the giver, the manner, the words or the call, and the calls and plays before it."""

    # `who` are those who may not use it; `taken_back` tells that it comes from a call or play that was taken back, or
    # from a card that was seen.
    number: int
    giver: Seat
    source: Source
    words: str
    call: Call | None
    after: int
    who: tuple[Seat, ...]
    taken_back: bool

    @property
    def to(self) -> Side:
        """The side that may have been damaged."""
        return self.who[0].side.other

    @property
    def review(self) -> ReviewOf:
        """The review when play has ended: 16B3, or 16C3 where an action was taken back."""
        return ReviewOf.WITHDRAWN_ACTION_USED if self.taken_back else ReviewOf.INFORMATION_USED


# --- attention -------------------------------------------------------------------------------------------------------


@clause("16B2")
def last_given(table: Table, seat: Seat) -> Information | None:
    """The last thing that an opponent of this seat knows and may not use, if nobody has mentioned it yet."""
    for known in reversed(table.information):
        if known.may_not and known.may_not[0].side is not seat.side and not is_mentioned(table, known):
            return known
    return None


def conspicuous(table: Table) -> tuple[Information, ...]:
    """The signs that everybody saw or heard and nobody has mentioned yet: a hesitation, a remark, a gesture."""
    given = (i for i in table.information if i.source in CONSPICUOUS and i.may_not)
    return tuple(i for i in given if not is_mentioned(table, i))


def pointed_out(table: Table) -> Table:
    """The table when somebody draws attention to whatever was seen or heard."""
    for known in conspicuous(table):
        table = mentioned(table, known)
    return table


def is_mentioned(table: Table, known: Information) -> bool:
    """True where somebody has drawn attention to it."""
    return any(i.kind is Kind.FROM_PARTNER and known.may_not and is_about(i, known) for i in table.irregularities)


def is_about(one: Irregularity, known: Information) -> bool:
    """True where an irregularity is this information."""
    cards = () if known.card is None else (known.card,)
    same = (responsible(known), known.source.value, known.words, known.call, cards)
    return same == (one.seat, one.required, one.words, one.call, one.cards) and known.after in {-1, one.after}


def responsible(known: Information) -> Seat:
    """The giver of the information; for what an opponent took back, the first of those who may not use it."""
    return known.seat if known.seat.side is known.may_not[0].side else known.may_not[0]


def mentioned(table: Table, known: Information) -> Table:
    """The table with this information among what attention can be drawn to."""
    number, trick = len(table.irregularities) + 1, len(table.tricks)
    cards = () if known.card is None else (known.card,)
    one = Irregularity(number, Kind.FROM_PARTNER, responsible(known), "16B1", trick, cards, known.call)
    one = evolve(one, words=known.words, required=known.source.value, after=when_given(table, known))
    return evolve(table, irregularities=(*table.irregularities, one))


def when_given(table: Table, known: Information) -> int:
    """The number of calls and plays made when it became known; for what was taken back, those up to it."""
    if known.after >= 0:
        return known.after
    gone = (n for n, m in enumerate(table.auction.made, 1) if (m.seat, m.call) == (known.seat, known.call))
    seen = (i.trick for i in table.irregularities if i.seat is known.seat and known.card in i.cards)
    trick = max(seen, default=0)
    played = sum(len(t.cards) for t in table.tricks[: trick - 1]) if trick else 0
    return max(gone, default=len(table.auction.made) + played if trick else 0)


# --- the ruling ------------------------------------------------------------------------------------------------------


def from_partner_of(table: Table, one: Irregularity) -> FromPartner:
    """The facts of information from partner."""
    source = next(s for s in Source if s.value == one.required)
    found = next((i for i in table.information if i.may_not and is_about(one, i)), None)
    who, giver = ((one.seat.partner,), one.seat) if found is None else (found.may_not, found.seat)
    return FromPartner(one.number, giver, source, one.words, one.call, one.after, who, source not in TALK)


def of_information(table: Table, one: Irregularity) -> Matter | None:
    """The matter of information from partner, unless it is kept for the end of play already."""
    if any(r.irregularity == one.number for r in table.reviews):
        return None
    return matter("16", information_given, from_partner_of(table, one), one.number)


@clause("16B2")
def information_given(given: FromPartner, ruling: Ruling) -> None:
    """An opponent says that a player let his partner know something: what is agreed or found, and what partner owes."""
    ruling.says(what_was_given(given), "16C2" if given.taken_back else "16B1")
    tell_pause(given, ruling)
    tell_screenmate(given, ruling)
    if not given.taken_back and (is_tray_soon_back(given, ruling) or not is_established(given, ruling)):
        ruling.says(Msg("Then there is nothing that {who} may not use.", who=given.who), "16B2")
        ruling.orders(Settled("16B2", given.number, Stage.LAPSED))
        return
    words = "{who} must take no advantage of it: nothing it suggests, if another action is possible."
    cites = ("16C2",) if given.taken_back else ("16B1a", "73C1")
    ruling.says(Msg(words, who=given.who), *cites)
    ruling.orders(Reserved(given.review.cite, Review(given.review, given.number)))
    ruling.orders(Settled("16B2", given.number, Stage.RULED))
    if ruling.table.phase is not Phase.END:
        ruling.says(Msg("Go on; the director looks at it when play has ended."), given.review.cite)


@clause("16B1")
def tell_pause(given: FromPartner, ruling: Ruling) -> None:
    """Say that a player had time to think by regulation, where an opponent had just jumped, and whether he took it."""
    seconds, made = ruling.table.regulations.pause, ruling.table.auction.made[: given.after]
    if not seconds or ruling.table.regulations.screens or given.source not in TEMPO or not made:
        return
    jumped = made[-1].call
    if made[-1].seat is not given.giver.rho or not isinstance(jumped, Bid):
        return
    if lowest_in(before_call(ruling.table, given.after - 1), jumped.strain) != jumped:
        words = "{call} was a jump: {seat} had to pause for {seconds} seconds, and so long a pause tells nothing."
        if given.source is Source.HASTE:
            words = "{call} was a jump: {seat} had to pause for {seconds} seconds, and not to do so may tell something."
        ruling.says(Msg(words, call=jumped, seat=given.giver, seconds=seconds), "73A2")


@clause("80B2e")
def tell_screenmate(given: FromPartner, ruling: Ruling) -> None:
    """Say who draws attention to the tempo of the calls, and until when: not the screenmate (White Book 151.5.2)."""
    table, by = ruling.table, ruling.table.irregularity(given.number).noticed_by
    if not table.regulations.screens or given.source not in TEMPO or given.after > len(table.auction.made):
        return
    if by is screenmate(given.giver):
        words = "{seat} sits on the same side of the screen: the players across it draw attention to a change of tempo."
        ruling.says(Msg(words, seat=by), "80B2e")
    elif is_open(table):
        words = "It was to be said before the screen was opened: perhaps partner himself drew attention to it."
        ruling.says(Msg(words), "80B2e")


@clause("80B2e")
def is_tray_soon_back(given: FromPartner, ruling: Ruling) -> bool:
    """True where the tray was held, behind a screen, for no longer than by regulation tells nothing."""
    laid_down, table = ruling.table.regulations, ruling.table
    calling = table.phase is Phase.AUCTION or given.after < len(table.auction.made)
    if not (laid_down.screens and laid_down.tray_held and calling) or given.source is not Source.HESITATION:
        return False
    question = Msg("Was the tray on that side for more than {seconds} seconds?", seconds=laid_down.tray_held)
    yes = Option("yes", Msg("Yes"), (Msg("What it lets partner know is established."),), ("16B1",))
    no = Option("no", Msg("No"), (Msg("By regulation so long a delay tells nothing."),), ("80B2e",))
    return not ruling.fact("80B2e", question, yes=yes, no=no)


def is_established(given: FromPartner, ruling: Ruling) -> bool:
    """True where both sides agree that something was let known, or the director finds it."""
    return is_agreed(given, ruling) or is_found(given, ruling)


TOLD = {
    Source.HESITATION: "{seat} is said to have hesitated.",
    Source.HASTE: "{seat} is said to have been unduly quick.",
    Source.MANNER: "{seat} is said to have let “{words}” be seen.",
    Source.REMARK: "{seat} is said to have remarked “{words}”.",
    Source.QUESTION: "{seat} asked about {call}.",
    Source.SUIT_QUESTION: "{seat} asked his partner whether he could follow suit.",
    Source.CONCESSION: "{seat} conceded tricks, and his partner objected.",
    Source.EXPLANATION: "{seat} explained {call} as “{words}”.",
    Source.ALERT: "{seat} alerted {call}.",
    Source.NO_ALERT: "{seat} did not alert {call}.",
}


def what_was_given(given: FromPartner) -> Msg:
    """The information from partner, as a sentence."""
    words = TOLD.get(given.source, "{seat} has let something be known.")
    if given.source is Source.QUESTION and given.call is None:
        words = "{seat} asked for a review."
    if given.taken_back:
        words = "{seat} has taken back {call}." if given.call is not None else "A card of {seat} has been seen."
    fields = {"seat": given.giver, "words": given.words, "call": given.call}
    return Msg(words, **{name: value for name, value in fields.items() if "{" + name + "}" in words})


def is_agreed(given: FromPartner, ruling: Ruling) -> bool:
    """Let the opponents say whether they agree; if they do not, the director is called at once."""
    if given.source not in CONSPICUOUS:
        return True
    if ruling.table.regulations.reserving is Reserving.DIRECTOR:
        ruling.says(Msg("The director is called at once, and establishes the facts."), "16B2", "85A")
        return False
    yes = Option("yes", Msg("Yes, agreed"), (Msg("The director looks at it when play has ended."),), ("16B2",))
    no = Option("no", Msg("No, it is disputed"), (Msg("The director establishes the facts."),), ("16B2", "85A"))
    return ruling.choose(given.giver, "16B2", Msg("Do you agree that it happened?"), (yes, no)) == "yes"


def is_found(given: FromPartner, ruling: Ruling) -> bool:
    """Establish whether the partner could have learnt something that might suggest a call or play."""
    question = Msg("Did {seat} let {who} know something?", seat=given.giver, who=given.who)
    yes = Option("yes", Msg("Yes"), (Msg("It might suggest a call or play."),), ("16B1",))
    no = Option("no", Msg("No"), (Msg("Nothing unmistakable, or nothing that could suggest an action."),), ("16B1",))
    return ruling.fact("16B1", question, yes=yes, no=no)


# --- when play has ended ----------------------------------------------------------------------------------------------


POLLS = (0, *range(3, 13))
MISLEADING = frozenset({Source.HESITATION, Source.HASTE, Source.MANNER, Source.REMARK, Source.QUESTION, Source.NAMED})


class Complaint(StrEnum):
    """The opponents' complaint; the value is the key of the option."""

    NOTHING = "nothing"
    USED = "used"
    MISLED = "misled"


@frozen
class SuggestedAct:
    """A call or play that may have been suggested: its key, whose it was, and what else he could have done."""

    key: str
    seat: Seat
    what: Call | Card
    others: tuple[Call | Card, ...]


def use_of(table: Table, number: int) -> Matter | None:
    """The matter of what was done with information from partner, when play has ended."""
    return matter("16", was_it_used, from_partner_of(table, table.irregularity(number)), number)


@clause("16B3", "16C3")
def was_it_used(given: FromPartner, ruling: Ruling) -> None:
    """Play has ended: the complaint of the opponents, and its outcome."""
    ruling.says(what_was_given(given), given.review.cite)
    complaint = complaint_of(given, ruling)
    match complaint:
        case Complaint.USED:
            what_was_done(given, ruling)
        case Complaint.MISLED:
            was_misled(given.giver, ruling)
        case Complaint.NOTHING:
            ruling.says(Msg("Nobody asks for a ruling: the score stands."), given.review.cite)
        case _:
            assert_never(complaint)
    ruling.orders(Reviewed(given.review.cite, Review(given.review, given.number)))


def complaint_of(given: FromPartner, ruling: Ruling) -> Complaint:
    """Ask what the opponents complain of."""
    options = [Option(Complaint.NOTHING, Msg("Nothing"), (Msg("The score stands."),), (given.review.cite,))]
    if any(suggested_acts(given, ruling.table)):
        used = Msg("{who} chose what it suggested", who=given.who)
        options.append(Option(Complaint.USED, used, (), (given.review.cite, "16C2" if given.taken_back else "16B1a")))
    if given.source in MISLEADING:
        options.append(Option(Complaint.MISLED, Msg("They were misled by it themselves"), (), ("73E2",)))
    return Complaint(ruling.judge(given.review.cite, Msg("Of what do {side} complain?", side=given.to), options))


# --- what was done ---------------------------------------------------------------------------------------------------


def suggested_acts(given: FromPartner, table: Table) -> Iterator[SuggestedAct]:
    """Every call and play since by those who may not use it, with the other calls or plays that they had."""
    seen = set[str]()
    for place, made in enumerate(table.auction.made):
        if made.seat in given.who and made.stands and place >= given.after:
            key = next(k for k in (str(made.call), *(f"{made.call} {n}" for n in range(2, 40))) if k not in seen)
            seen.add(key)
            admits = before_call(table, place).auction.reached.admits
            others = tuple(c for c in EVERY_CALL if c != made.call and admits(made.seat, c))
            yield SuggestedAct(key, made.seat, made.call, others)
    acts = len(table.auction.made)
    for number, trick in enumerate(table.tricks, 1):
        for played in trick.cards:
            if acts >= given.after and played.seat in given.who and table.player_of(played.seat) is played.seat:
                cards = other_cards(table, played.seat, number, played.card)
                yield SuggestedAct(str(played.card), played.seat, played.card, cards)
            acts += 1


def other_cards(table: Table, seat: Seat, number: int, card: Card) -> tuple[Card, ...]:
    """The other cards that this hand could have played to a trick (1 to 13), following suit if it could."""
    later = {c for t in table.tricks[number - 1 :] if (c := t.card_of(seat)) is not None}
    held = later | table.hands[seat]
    trick = table.tricks[number - 1]
    led = None if trick.leader is seat else trick.suit_led
    suited = frozenset() if led is None else of_suit(held, led)
    return tuple(sorted((suited or frozenset(held)) - {card}, reverse=True))


def what_was_done(given: FromPartner, ruling: Ruling) -> None:
    """The ruling on one action: which it was, over which others it was suggested, and which of them were logical."""
    found = {d.key: d for d in suggested_acts(given, ruling.table)}
    words = "{what}" if len(given.who) == 1 else "{what} by {seat}"
    options = [Option(k, Msg(words, **_act_fields(words, d)), (), (given.review.cite,)) for k, d in found.items()]
    question = Msg("Which action of {who} is in question?", who=given.who)
    act = found[ruling.judge(given.review.cite, question, options, tried=first_and_last(found))]
    if not act.others:
        ruling.says(Msg("{seat} could do nothing else.", seat=act.seat), "16B1b")
        return
    if not was_suggested(given, act, ruling):
        ruling.says(Msg("It was not suggested: the score stands."), "16B1a")
        return
    other = which_other(act, ruling)
    if is_logical_alternative(act, other, ruling):
        broke_the_law(given, act, other, ruling)
    else:
        words = "{other} was no logical alternative, so {seat} was free to choose {what}: the score stands."
        ruling.says(Msg(words, other=other, seat=act.seat, what=act.what), "16B1b")
        ruling.says(Msg("With no other named, {what} was the only logical alternative.", what=act.what), "16B1b")


def first_and_last(keys: Iterable[str]) -> tuple[str, ...]:
    """Two representative actions, used when all answers are explored."""
    every = tuple(keys)
    return tuple(dict.fromkeys((every[0], every[-1])))


def _act_fields(words: str, act: SuggestedAct) -> dict[str, object]:
    return {"what": act.what, "seat": act.seat} if "{seat}" in words else {"what": act.what}


@clause("16B1a", "16C2")
def was_suggested(given: FromPartner, act: SuggestedAct, ruling: Ruling) -> bool:
    """The director judges whether the information demonstrably suggested this action over another."""
    cite = "16C2" if given.taken_back else "16B1a"
    then = Msg("Then it matters whether {seat} had a logical alternative.", seat=act.seat)
    yes = Option("yes", Msg("Yes"), (then,), (cite,))
    no = Option("no", Msg("No"), (Msg("The score stands."),), (cite,))
    criteria = [meaning_of_suggested(ruling), Msg("What the player himself had in mind does not matter.")]
    if ruling.table.regulations.screens and given.source is Source.HESITATION:
        criteria.append(Msg("Thought over an unforeseen situation or a high pre-empt may suggest nothing."))
    return ruling.judge(cite, is_it_suggested(act, ruling), (yes, no), criteria) == "yes"


@varies
# Another edition asks whether it could have been suggested.
def is_it_suggested(act: SuggestedAct, ruling: Ruling) -> Msg:  # noqa: ARG001
    """The question whether an action was suggested."""
    return Msg("Did it suggest {what} over another action?", what=act.what)


meaning_of_suggested = varying(Msg("Demonstrably: it can be shown, and not only after the event."))
"""The measure by which an action was suggested, in words."""


def which_other(act: SuggestedAct, ruling: Ruling) -> Call | Card:
    """Ask which other action was less suggested."""
    options = [Option(str(o), Msg("{what}", what=o), (), ("16B1b",)) for o in act.others]
    key = ruling.judge("16B1b", Msg("Which other action comes into question?"), options, tried=(options[0].key,))
    return next(o for o in act.others if str(o) == key)


# --- the logical alternative -----------------------------------------------------------------------------------------


@frozen
class Poll:
    """The numbers of players of the same class who were asked, who weighed the other action, and who chose it."""

    asked: int
    weighed: int
    chose: int

    @property
    def share(self) -> int:
        """The share in the hundred that weighed it, rounded."""
        return (self.weighed * 200 + self.asked) // (2 * self.asked)


@clause("16B1b")
def is_alternative(poll: Poll, significant: int) -> bool:
    """True where enough would seriously consider it (a share in the hundred), and at least one chose it."""
    return poll.weighed * 100 >= significant * poll.asked and poll.chose > 0


AMONG_PEERS = (
    Msg("Players of the same class, with the methods of the partnership and the same hand."),
    Msg("They are not told what partner let slip, nor what was done."),
)


@clause("16B1b")
def is_logical_alternative(act: SuggestedAct, other: Call | Card, ruling: Ruling) -> bool:
    """Take the poll, or let the director judge without one."""
    titles = {0: Msg("None: the director judges")}
    options = [Option(str(n), titles.get(n, Msg("{count} players", count=n)), (), ("16B1b",)) for n in POLLS]
    asked = int(ruling.judge("16B1b", Msg("How many players were asked?"), options, AMONG_PEERS, tried=("0", "5")))
    if not asked:
        return judged_without_poll(act, other, ruling)
    weighed = count("How many of them seriously considered {what}?", other, asked, ruling)
    chose = count("How many of them chose {what}?", other, weighed, ruling) if weighed else 0
    poll, significant = Poll(asked, weighed, chose), ruling.table.regulations.significant
    tell_poll(poll, other, significant, ruling)
    return is_alternative(poll, significant)


@varies
def judged_without_poll(act: SuggestedAct, other: Call | Card, ruling: Ruling) -> bool:
    """The director judges by himself what the player's peers would do."""
    yes = Option("yes", Msg("Yes, a logical alternative"), (), ("16B1b",))
    no = Option("no", Msg("No"), (Msg("The score stands."),), ("16B1b",))
    words = "Would a significant share of {seat:s} peers seriously consider {what}, and some choose it?"
    return ruling.judge("16B1b", Msg(words, seat=act.seat, what=other), (yes, no), AMONG_PEERS) == "yes"


def count(words: str, other: Call | Card, most: int, ruling: Ruling) -> int:
    """Ask for a number from none to the most possible."""
    every = range(most + 1)
    options = [Option(str(n), Msg("{count} of {most}", count=n, most=most), (), ("16B1b",)) for n in every]
    return int(ruling.judge("16B1b", Msg(words, what=other), options, tried=("0", str(most))))


def tell_poll(poll: Poll, other: Call | Card, significant: int, ruling: Ruling) -> None:
    """Report the result of the poll, and the share that counts."""
    words = "Of {asked} asked, {weighed} considered {what} ({share} %; {significant} % count) and {chose} chose it."
    fields = {"asked": poll.asked, "weighed": poll.weighed, "chose": poll.chose, "share": poll.share}
    ruling.says(Msg(words, what=other, significant=significant, **fields), "16B1b")


# --- the infraction --------------------------------------------------------------------------------------------------


@clause("16B3", "16C3")
def broke_the_law(given: FromPartner, act: SuggestedAct, other: Call | Card, ruling: Ruling) -> None:
    """He chose what was suggested although another was a logical alternative: adjust if that paid, and perhaps fine."""
    words = "{other} was a logical alternative: {seat} could not choose {what}."
    fields = {"other": other, "seat": act.seat, "what": act.what}
    ruling.says(Msg(words, **fields), "16C2" if given.taken_back else "16B1a", "73C1")
    criteria = (Msg("The probable result had {seat} chosen {other}.", seat=act.seat, other=other),)
    question = Msg("Did {seat} gain by it, and were {side} damaged?", seat=act.seat, side=given.to)
    redress(given.review.cite, question, given.to, ruling, criteria)
    is_penalised(act.seat, given.to, ruling)
