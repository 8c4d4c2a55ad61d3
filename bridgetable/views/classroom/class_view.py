"""The class's view of a history: its window is painted from it alone, and it holds nothing hidden."""

from collections.abc import Callable

from bridgetable.game.values import evolve, frozen
from bridgetable.language import capital, tr, tr_n
from bridgetable.rulings.decisions import Chooser, Sort
from bridgetable.session.history import History
from bridgetable.views.classroom.showing import Part, Showing, is_asked, uncovered_now
from bridgetable.views.panel.grouped_calls import grouped_calls
from bridgetable.views.table import table_view
from bridgetable.views.table.faced_trick import looking_back
from bridgetable.views.table.plates import place_of
from bridgetable.views.table.timeline import TimelineView, timeline_for
from bridgetable.views.view import view_for
from bridgetable.views.words.prose import NUMBERS

HIDDEN_QUESTION = tr("The question is hidden.")
HIDDEN_CARDS = tr("The options would show cards that are hidden.")
FACTS = 2
"""The number of the director's sentences that are shown where he asks nothing."""

Veil = Callable[[table_view.TableView], table_view.TableView]


@frozen
class OptionSeen:
    """An option in its place: its digit, and what it is where it is uncovered."""

    number: int
    option: table_view.OptionView | None


@frozen
class QuestionSeen:
    """The question that waits: who answers, the words, the options, and a line on those that are covered."""

    by: Chooser
    sort: Sort
    question: str
    options: tuple[OptionSeen, ...]
    told: str


@frozen
class BallotRow:
    """An answer on which a class votes: its words, its hands, whether they are being counted."""

    words: str
    hands: int
    is_current: bool
    right: bool | None = None  # told with its clauses once that is revealed
    cites: tuple[str, ...] = ()
    why: str = ""  # why it is right, likewise


@frozen
class Ballot:
    """A question on which a class votes, with the answers in their order."""

    question: str
    rows: tuple[BallotRow, ...]
    is_own: bool = False  # the teacher's question: it stands in the lesson to be asked, whatever is hidden of a ruling


@frozen
class ClassView:
    """Everything that is on the screen of a class."""

    table: table_view.TableView | None = None  # None is the curtain
    question: QuestionSeen | None = None
    ballot: Ballot | None = None
    hidden: str = ""  # what is hidden in place of a question
    status: str = ""
    said: tuple[table_view.FactView, ...] = ()  # the director's sentences where he asks nothing
    aloud: table_view.FactView | None = None  # read when a ruling has closed
    notes: tuple[str, ...] = ()
    timeline: TimelineView | None = None
    hides_future: bool = False

    @property
    def is_free(self) -> bool:
        """True where nothing is asked, hidden or read aloud, so that the strip is free for the lesson's note."""
        return self.question is None and self.ballot is None and not self.hidden and self.aloud is None

    @property
    def beneath(self) -> tuple[str, ...]:
        """The words beneath the table: the lesson's note, or how far the board is where the strip tells it."""
        is_told = self.is_free and bool(self.notes)
        return (capital(self.status),) if is_told else self.notes


CURTAIN = ClassView()


def class_view(
    history: History,
    showing: Showing,
    notes: tuple[str, ...] = (),
    veil: Veil | None = None,
    ballot: Ballot | None = None,
) -> ClassView:
    """The class's view with these notes, less what a `veil` takes away; with a `ballot` it votes on the question."""
    if showing.curtain:
        return CURTAIN
    view = seen_by_class(history, showing)
    if veil is not None:
        view = veil(view)
    asks = history.now.pending is not None
    is_own = ballot is not None and ballot.is_own
    hides_question = not is_asked(showing, history)
    shows = not hides_question and ballot is None
    return ClassView(
        table=table_alone(view, history, hides_question=hides_question and asks, hides_wrong=veil is not None),
        question=question_seen(history, showing, view.decision) if shows and view.decision is not None else None,
        ballot=None if hides_question and not is_own else ballot,
        hidden=HIDDEN_QUESTION if hides_question and asks and not is_own else "",
        status=status_seen(view, history, hides_question=hides_question),
        said=view.facts[-FACTS:] if shows and not asks else (),
        aloud=view.closing if shows else None,
        notes=() if showing.is_hidden(Part.NOTES) else notes,
        timeline=timeline_seen(history, showing, hides_ahead=veil is not None),
        hides_future=showing.is_hidden(Part.FUTURE) or veil is not None,
    )


def seen_by_class(history: History, showing: Showing) -> table_view.TableView:
    """The view with the eye of the class, with dummy's hand as backs where it is hidden."""
    return view_for(history, showing.looks, covers_dummy=showing.is_hidden(Part.DUMMY))


def class_looking_back(history: History, seen: ClassView) -> ClassView:
    """The class's view while the teacher looks back at the last trick."""
    back = None if seen.table is None else looking_back(history, seen.table)
    return seen if back is None else evolve(seen, table=back)


def table_alone(
    view: table_view.TableView, history: History, *, hides_question: bool, hides_wrong: bool
) -> table_view.TableView:
    """The view without words not painted on the table, and without who is asked and which calls were wrong."""
    bare = evolve(
        table_view.without_ruling(view),
        force=(),
        to_notice=(),
        line=None,
        auction=auction_seen(view.auction, hides_wrong=hides_wrong or hides_question),
        status=status_seen(view, history, hides_question=hides_question),
    )
    if not hides_question:
        return bare
    return evolve(bare, director=None, plates=view.plates.map(unlit))


def auction_seen(auction: table_view.AuctionView, *, hides_wrong: bool) -> table_view.AuctionView:
    """The auction without the laws that were broken, and without what was wrong where that is hidden."""

    def seen(call: table_view.CallView) -> table_view.CallView:
        plain = hides_wrong and call.cell is table_view.Cell.IRREGULAR
        return evolve(call, law="", cell=table_view.Cell.MADE if plain else call.cell)

    return evolve(auction, calls=tuple(map(seen, auction.calls)))


def unlit(plate: table_view.PlateView) -> table_view.PlateView:
    """A plate that does not tell who is asked."""
    lit = plate.light in {table_view.Light.LIT, table_view.Light.WAITS}
    return evolve(plate, light=table_view.Light.PLAIN, pill="") if lit else plate


def status_seen(view: table_view.TableView, history: History, *, hides_question: bool) -> str:
    """The words that say how far the board has come; without the player asked, where he is hidden."""
    return place_of(history.now.table)[0] if hides_question and history.now.pending is not None else view.status


def options_of(decision: table_view.DecisionView) -> tuple[table_view.OptionView, ...]:
    """The things that are uncovered one by one: the options, a line for each sort of call, or one for all numbers."""
    if decision.is_number:
        numbers = sorted(int(option.key) for option in decision.options)
        said = tr("A number from {least} to {most}", least=numbers[0], most=numbers[-1])
        return (table_view.OptionView(1, "", said, (), decision.options[0].cites, ""),)
    if not decision.by_call:
        return decision.options
    sorts = enumerate(grouped_calls(decision), 1)
    return tuple(table_view.OptionView(number, "", one.text, (), one.cites, "") for number, one in sorts)


def question_seen(history: History, showing: Showing, decision: table_view.DecisionView) -> QuestionSeen:
    """The question with its options, those that are covered only as digits."""
    options = options_of(decision)
    seen = uncovered_now(showing, history, tuple(o.number for o in options))
    titles = {option.title for option in options}
    if len(titles) == len(options):
        # The heading of a group says nothing new where every title is another.
        options = tuple(evolve(option, group="") for option in options)
    if showing.is_hidden(Part.FOLLOWS):
        options = tuple(evolve(option, lines=(), details=()) for option in options)
    shown = tuple(OptionSeen(o.number, o if o.number in seen else None) for o in options)
    told = covered_words(len(options) - len(seen), len(options)) if options else HIDDEN_CARDS
    return QuestionSeen(decision.by, decision.sort, decision.question, shown, told)


def covered_words(covered: int, options: int) -> str:
    """The words for options that are still covered: “Three more. Which?”; empty where none is."""
    if not covered:
        return ""
    number = NUMBERS[covered].capitalize() if covered < len(NUMBERS) else str(covered)
    if covered < options:
        return tr("{number} more. Which?", number=number)
    return tr_n("{number} option. Which?", "{number} options. Which?", covered, number=number)


def timeline_seen(history: History, showing: Showing, *, hides_ahead: bool) -> TimelineView | None:
    """The timeline, without what lies ahead where that is hidden."""
    if showing.is_hidden(Part.TIMELINE):
        return None
    hides = hides_ahead or showing.is_hidden(Part.FUTURE)
    return timeline_for(evolve(history, undone=()) if hides else history, showing.looks)
