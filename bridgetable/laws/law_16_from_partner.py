"""Law 16B: Extraneous information from partner; and 16C3, what was done with information from withdrawn actions."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import TALK, Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Reserved, Settled
from bridgetable.rulings.ruling import Ruling

CONSPICUOUS = frozenset({Source.HESITATION, Source.HASTE, Source.MANNER, Source.REMARK, Source.NAMED})


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
    """Whether somebody has drawn attention to it."""
    return any(i.kind is Kind.FROM_PARTNER and known.may_not and is_about(i, known) for i in table.irregularities)


def is_about(one: Irregularity, known: Information) -> bool:
    """Whether an irregularity is this information."""
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
    one = Irregularity(
        number, Kind.FROM_PARTNER, responsible(known), "16B1", trick, cards, known.call, words=known.words
    )
    one = evolve(one, required=known.source.value, after=when_given(table, known))
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
    if not given.taken_back and not is_agreed(given, ruling) and not is_found(given, ruling):
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
    yes = Option("yes", Msg("Yes, agreed"), (Msg("The director looks at it when play has ended."),), ("16B2",))
    no = Option("no", Msg("No, it is disputed"), (Msg("The director establishes the facts."),), ("16B2", "85A"))
    return ruling.choose(given.giver, "16B2", Msg("Do you agree that it happened?"), (yes, no)) == "yes"


def is_found(given: FromPartner, ruling: Ruling) -> bool:
    """Establish whether the partner could have learnt something that might suggest a call or play."""
    question = Msg("Did {seat} let {who} know something?", seat=given.giver, who=given.who)
    yes = Option("yes", Msg("Yes"), (Msg("It might suggest a call or play."),), ("16B1",))
    no = Option("no", Msg("No"), (Msg("Nothing unmistakable, or nothing that could suggest an action."),), ("16B1",))
    return ruling.fact("16B1", question, yes=yes, no=no)
