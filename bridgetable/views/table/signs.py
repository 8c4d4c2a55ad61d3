"""The signs beside a seat's plate: he has hesitated, asked or explained something, and it matters still."""

from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.language import tr
from bridgetable.views.table.table_view import NO_SIGNS, SignView

SIGNS = {
    Source.HESITATION: SignView("…", tr("has hesitated")),
    Source.HASTE: SignView("!", tr("was hasty")),
    Source.MANNER: SignView("~", tr("has shown something by his manner")),
    Source.REMARK: SignView("“”", tr("has said something")),
    Source.QUESTION: SignView("?", tr("has asked")),
    Source.SUIT_QUESTION: SignView("?", tr("has asked")),
    Source.EXPLANATION: SignView("i", tr("has explained")),
}


def signs_of(table: Table) -> BySeat[tuple[SignView, ...]]:
    """The signs beside each plate, in the order in which they came, none of them twice."""
    if not table.information or table.phase is Phase.END:
        return NO_SIGNS
    matters = [known for known in table.information if known.source in SIGNS and still_matters(table, known)]

    def beside(seat: Seat) -> tuple[SignView, ...]:
        return tuple(dict.fromkeys(SIGNS[known.source] for known in matters if known.seat is seat))

    return BySeat.each(beside)


def still_matters(table: Table, known: Information) -> bool:
    """True until those whose choice it touches have called or played (16B1, 73D1, 20F, 21B1)."""
    acted = acts_since(table, known.after)
    if known.source is Source.EXPLANATION:
        # The opponents rest on it, and partner must be deaf to it: it stays for a round.
        return len({*acted, known.seat}) < len(Seat)
    return not set(known.may_not) <= set(acted) if known.may_not else not acted


def acts_since(table: Table, count: int) -> tuple[Seat, ...]:
    """The hands that have called or played since so many calls and plays had been made."""
    calls = tuple(made.seat for made in table.auction.made)
    cards = tuple(played.seat for trick in table.tricks for played in trick.cards)
    return (*calls, *cards)[max(0, count) :]
