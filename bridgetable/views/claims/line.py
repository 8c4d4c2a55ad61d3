"""The line of play that the director shows of a claim: who wins each trick, and by which clause one is lost."""

from __future__ import annotations

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card
from bridgetable.game.claims import Plays
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.rulings.claim_effects import LineAbout, LineShown
from bridgetable.session.sitting import Sitting
from bridgetable.views.claims.claim import tricks_of
from bridgetable.views.words.prose import say


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


@frozen
class LineView:
    """A line of play: its tricks, and a sentence for the whole of it."""

    tricks: tuple[LineTrick, ...]
    summary: str

    def words(self, at: int) -> str:
        """What happens in a trick of the line (1 upwards), or in all of it (0), in a sentence."""
        if not 1 <= at <= len(self.tricks):
            return self.summary
        one = self.tricks[at - 1]
        return say(Msg("Trick {number}: {led}.", number=one.number, led=one.led))

    def result(self, at: int) -> str:
        """Who wins a trick of the line (1 upwards), in a sentence."""
        one = self.tricks[at - 1]
        words = "{seat} wins with {card}: {side:short} lose the trick." if one.is_lost else "{seat} wins with {card}."
        return say(Msg(words, seat=one.winner, card=one.card, side=one.winner.side.other))


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
    orders = [e for c in (*sitting.ruled, *sitting.cases) for e in c.heard.ordered]
    shown = [e for e in orders if isinstance(e, LineShown) and e.line == line and e.about is not LineAbout.CLAIM]
    return shown[-1] if shown else None
