"""The director's questions when he is called and nothing irregular is on record: what happened, and who did it."""

from collections.abc import Callable, Iterable
from functools import partial

from bridgetable.game.cards import card
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.dialogs import record_entry
from bridgetable.gui.commands.spoken.entry import MenuEntry
from bridgetable.gui.commands.spoken.player import possible_entries, possible_of
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.language import tr
from bridgetable.rulings.decisions import DIRECTOR, Sort
from bridgetable.session.deal.actions import Overhear, SeeCard
from bridgetable.session.sitting import Sitting
from bridgetable.session.table.actions import CorrectExplanation, LetDummySee, Limit, Overstep
from bridgetable.session.talk.actions import Correct, Explain, Gesture, Hesitate, Hurry, OmitAlert, Remark
from bridgetable.views.claims.sheet import why_no_claim
from bridgetable.views.table.offers import Group
from bridgetable.views.table.table_view import DecisionView, OptionView
from bridgetable.views.words.prose import SEAT_NAMES

WHAT, CALLED = tr("What is it about?"), (tr("The director"), tr(" has been called."))
CLAIM, ELSE = tr("A claim"), tr("Something else")
Row = tuple[str, Callable[[], object]]


@frozen
class Topic:
    """A topic that somebody calls about: its words, and the actions of that sort."""

    words: str
    acts: tuple[type, ...]

    def holds(self, entry: MenuEntry) -> bool:
        """True where an entry of a player's menu is about this: of dummy's oversteps, only a look at a hand is."""
        made = entry.make(entry.sample)
        return isinstance(made, self.acts) and not (
            isinstance(made, Overstep) and made.limit is not Limit.LOOKS_AT_HAND
        )


TOPICS = (
    Topic(tr("A hesitation"), (Hesitate, Hurry)),
    Topic(tr("An explanation"), (Explain, Correct, OmitAlert, CorrectExplanation)),
    Topic(tr("A remark or a gesture"), (Remark, Gesture, Overhear)),
    Topic(tr("A card seen"), (SeeCard, LetDummySee, Overstep)),
)


def ask_what(host: CommandHost, open_claim: Callable[[CommandHost, Seat], object]) -> None:
    """Ask in the panel what it is about; nothing is done before that is known. A claim opens its sheet."""
    sitting = host.controller.history.now
    rows: list[Row] = []
    for topic in TOPICS:
        by_seat = {seat: entries_about(sitting, seat, topic) for seat in SEATS}
        if any(by_seat.values()):
            rows.append((topic.words, partial(ask_who, host, topic.words, by_seat)))
    if not why_no_claim(sitting):
        rows.append(
            (CLAIM, partial(ask, host, tr("Who claims or concedes?"), seats(partial(claim_by, host, open_claim))))
        )
    rows.append((ELSE, partial(ask, host, "Who?", seats(partial(open_menu, host)))))
    ask(host, WHAT, rows)


def entries_about(sitting: Sitting, seat: Seat, topic: Topic) -> tuple[MenuEntry, ...]:
    """The entries of this player that belong to the topic asked about."""
    found = (*possible_of(sitting, iter(cards_seen(sitting.table, seat))), *possible_entries(sitting, seat))
    return tuple(entry for entry in found if topic.holds(entry))


def cards_seen(table: Table, seat: Seat) -> tuple[MenuEntry, ...]:
    """The entry for a card of another hand that a player has seen."""
    others = next((sorted(table.hands[s], key=str) for s in SEATS if s is not seat and table.hands[s]), [])
    if not others:
        return ()
    words = "Which card of another hand {seat} has seen, such as “{others}”:"
    prompt = tr(words, seat=SEAT_NAMES[seat], others=others[0])
    see = partial(seen_by, table, seat)
    return (MenuEntry(Group.LOOK, tr("Has seen a card of another hand…"), see, prompt, str(others[0])),)


def seen_by(table: Table, seat: Seat, words: str) -> SeeCard:
    """The sight of a card, whose owner the table tells. Raises NotationError when it is in no other hand."""
    seen = card(words.upper())
    owner = next((s for s in SEATS if s is not seat and seen in table.hands[s]), None)
    if owner is None:
        raise NotationError(words, tr("a card that another player holds"))
    return SeeCard(seat, seen, owner)


def ask_who(host: CommandHost, about: str, by_seat: dict[Seat, tuple[MenuEntry, ...]]) -> None:
    """Ask whom it is about, of those who can have done it."""
    rows = [(SEAT_NAMES[s], partial(ask_which, host, about, s, found)) for s, found in by_seat.items() if found]
    ask(host, tr("{about}: who?", about=about), rows)


def ask_which(host: CommandHost, about: str, seat: Seat, entries: tuple[MenuEntry, ...]) -> None:
    """Ask which of several things it was; where it can be one alone, go on with that."""
    if len(entries) == 1:
        record(host, seat, entries[0])
    else:
        ask(host, f"{about}: {SEAT_NAMES[seat]} …", [(e.words, partial(record, host, seat, e)) for e in entries])


def record(host: CommandHost, seat: Seat, entry: MenuEntry) -> None:
    """Put on record what a player did, once the words that it takes are known."""
    host.dock.stop_asking()
    done = record_entry(host, host.widget, SEAT_NAMES[seat], entry)
    if done and host.controller.history.now.pending is None and host.shown is not None and host.shown.to_notice:
        host.say(tr("It is on record. D draws attention to it"), Icon.TICK)


def claim_by(host: CommandHost, open_claim: Callable[[CommandHost, Seat], object], seat: Seat) -> None:
    """Open the sheet of a claim by this player."""
    host.dock.stop_asking()
    open_claim(host, seat)


def open_menu(host: CommandHost, seat: Seat) -> None:
    """Open the menu of everything that this player can say or do."""
    host.dock.stop_asking()
    host.table.view.asked.emit(PieceKey(PieceKind.PLATE, seat), host.place_under(Icon.BELL))


def seats(chosen: Callable[[Seat], object]) -> list[Row]:
    """A row for every player."""
    return [(SEAT_NAMES[seat], partial(chosen, seat)) for seat in SEATS]


def ask(host: CommandHost, question: str, rows: Iterable[Row]) -> None:
    """Ask something in the panel; the answer chosen is run."""
    answers = {str(number): row for number, row in enumerate(rows, 1)}
    options = tuple(OptionView(int(key), key, words, (), (), "") for key, (words, _) in answers.items())
    host.dock.ask(
        DecisionView(DIRECTOR, Sort.FACT, CALLED, question, "", options, (), wants_reason=False),
        lambda key: answers[key][1](),
    )
