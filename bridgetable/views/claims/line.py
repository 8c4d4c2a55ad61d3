"""The line of play that the director shows of a claim: who wins each trick, and by which clause one is lost."""

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card
from bridgetable.game.claims import Plays
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.rulings.claim_effects import LineAbout, LineShown
from bridgetable.session.sitting import Sitting
from bridgetable.views.claims.claim import on_the_line, tricks_of
from bridgetable.views.table.hands import hand_view, quitted
from bridgetable.views.table.plates import plaque_of, role_of
from bridgetable.views.table.table_view import Back, CardView, HandView, Light, Mark, PlateView, TableView, TrickView
from bridgetable.views.words.prose import SEAT_NAMES, say


@frozen
class LineTrick:
    """One trick of a line (1 to 13): its cards in order, who wins it with what, whether the claimer's side loses it."""

    number: int
    plays: Plays
    winner: Seat
    card: Card
    is_lost: bool
    cite: str  # the clause under which it is lost, where the line falls short of the claim

    @property
    def led(self) -> str:
        """The cards in the order in which they are played, the leader named."""
        cards = Msg("{seat} {card}", seat=self.plays[0][0], card=self.plays[0][1])
        return say(Msg("{first}, {cards}", first=cards, cards=tuple(c for _, c in self.plays[1:])))

    @property
    def result(self) -> str:
        """The winner of the trick, in a sentence."""
        words = "{seat} wins with {card}: {side:short} lose the trick." if self.is_lost else "{seat} wins with {card}."
        return say(Msg(words, seat=self.winner, card=self.card, side=self.winner.side.other))


@frozen
class LineView:
    """A line of play: its tricks, and a sentence for the whole of it."""

    tricks: tuple[LineTrick, ...]
    summary: str

    def words(self, at: int) -> str:
        """The description of a trick of the line (1 upwards), or of all of it (0), in a sentence."""
        if not 1 <= at <= len(self.tricks):
            return self.summary
        one = self.tricks[at - 1]
        return say(Msg("Trick {number}: {led}.", number=one.number, led=one.led))

    def result(self, at: int) -> str:
        """The winner of a trick of the line (1 upwards), in a sentence."""
        return self.tricks[at - 1].result


def line_view(sitting: Sitting, line: Plays) -> LineView | None:
    """The director’s line for a claim, every card of which this eye may see; None where there is no line."""
    table, claim = sitting.table, sitting.table.claim
    if claim is None or not line or table.contract is None:
        return None
    shown, first = question_about(sitting, line), len(table.winners) + 1
    found = enumerate(tricks_of(line), first)
    tricks = tuple(line_trick(table.contract.strain, number, plays, claim.seat, shown) for number, plays in found)
    won = sum(not one.is_lost for one in tricks)
    words = "On this line {side:short} win {won:word} of the last {left:word}."
    return LineView(tricks, say(Msg(words, side=claim.seat.side, won=won, left=table.tricks_left)))


def line_trick(strain: Strain, number: int, plays: Plays, claimer: Seat, shown: LineShown | None) -> LineTrick:
    """One trick (1 to 13) of a line that is asked about; by Law 70C3 only a trump takes a trick away."""
    winner = Trick(plays[0][0], tuple(Played(s, c) for s, c in plays)).winner(strain)
    lost, card = winner.side is not claimer.side, dict(plays)[winner]
    counts = lost and shown is not None and (shown.about is LineAbout.NORMAL or card.suit is strain.suit)
    return LineTrick(number, plays, winner, card, lost, shown.cite if counts and shown is not None else "")


def question_about(sitting: Sitting, line: Plays) -> LineShown | None:
    """The last question that was asked about this line, if any was."""
    orders = [e for c in (*sitting.ruled, *sitting.cases) for e in c.progress.ordered]
    shown = [e for e in orders if isinstance(e, LineShown) and e.line == line and e.about is not LineAbout.CLAIM]
    return shown[-1] if shown else None


# --- a trick of it on the table, without being played -----------------------------------------------------------------


def on_line(view: TableView, sitting: Sitting, at: int) -> TableView:
    """The view as the table would look in a trick (1 upwards) of its line; the view itself where there is none such."""
    line = view.line
    if line is None or not 1 <= at <= len(line.tricks):
        return view
    plays = tuple(play for one in line.tricks[:at] for play in one.plays)
    return evolve(in_trick(view, sitting.table, line.tricks[at - 1], plays), line_at=at)


def in_trick(view: TableView, table: Table, one: LineTrick, plays: Plays) -> TableView:
    """The view as the table would look with this trick complete on it, the last of these plays."""
    before = on_the_line(table, plays[:-1])
    last, card = one.plays[-1]
    won = quitted(before, view.eye)
    return evolve(
        view,
        phase=Phase.PLAY,
        plaque=plaque_of(before),
        plates=BySeat.each(lambda s: plate_on_line(before, s, one)),
        hands=BySeat.each(lambda s: quiet(hand_view(Sitting(before), s, view.eye), card if s is last else None)),
        trick=trick_on_line(one),
        quitted=tuple(evolve(q, back=Back.LINE) if q.number > len(table.winners) else q for q in won),
        ledger=None,
    )


def quiet(hand: HandView, played: Card | None) -> HandView:
    """A hand without its highlights, and without the card that it has played on the line."""
    kept = (c for c in hand.cards if played is None or c.card is not played)
    return evolve(hand, cards=tuple(CardView(c.card) for c in kept))


def trick_on_line(one: LineTrick) -> TrickView:
    """A trick of the line as it lies complete; the card that takes it from the claimer's side is marked."""
    cards = dict(one.plays)

    def lying(seat: Seat) -> CardView:
        if one.is_lost and seat is one.winner:
            return CardView(cards[seat], Mark.LINE_LOST, f"LOST {one.cite}".strip())
        return CardView(cards[seat], Mark.LINE)

    return TrickView(one.number, one.plays[0][0], BySeat.each(lying), None, "")


def plate_on_line(table: Table, seat: Seat, one: LineTrick) -> PlateView:
    """The plate of a seat while the line is played out: who wins the trick stands out."""
    name, role = SEAT_NAMES[seat].upper(), role_of(table, seat)
    if seat is not one.winner:
        return PlateView(seat, name, role, Light.PLAIN, "")
    return PlateView(seat, name, role, Light.IRREGULAR if one.is_lost else Light.LIT, tr("WINS"))
