"""All that can be staged at a table: by its everyday name, the book's name and law, and the gesture in a sentence."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.irregularities import Kind
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging import handling, other_acts, talk
from bridgetable.staging.staged import STAGED, Acts, NotStaged


class When(Enum):
    """When something is staged; the value is the heading in the list."""

    DEAL = tr("Before the first call")
    AUCTION = tr("In the auction")
    LEAD = tr("At the opening lead")
    PLAY = tr("While cards are played")
    DUMMY = tr("What dummy does")
    TALK = tr("What is said and shown")
    CLAIM = tr("Claims")
    END = tr("After play")

    def why_not(self, table: Table) -> str:
        """Why it is not the time for it at this table, in a sentence; empty where it may be."""
        match self, table.phase:
            case (When.AUCTION, Phase.AUCTION) | (When.LEAD, Phase.CLARIFICATION) | (When.END, Phase.END):
                return ""
            case (When.AUCTION, _):
                return tr("The auction is over at this table.")
            case (When.END, _):
                return tr("Play has not ended at this table.")
            case ((When.LEAD | When.PLAY | When.DUMMY | When.CLAIM), Phase.AUCTION):
                return tr("The auction still goes on at this table.")
            case ((When.PLAY | When.DUMMY | When.CLAIM), Phase.CLARIFICATION):
                return tr("No card has been led at this table yet.")
            case ((When.LEAD | When.PLAY | When.DUMMY | When.CLAIM), Phase.END):
                return tr("Play has ended at this table.")
            case (When.LEAD, Phase.PLAY):
                return tr("The opening lead lies on this table already.")
            case _:
                return ""


class Act(Enum):
    """What is staged that is no irregularity of itself, or not yet; the value is how the notation writes it."""

    HESITATES = "hesitates"
    HURRIES = "hurries"
    GESTURE = "gestures"
    REMARK = "remarks"
    AT_ONCE = " while "
    NO_ALERT = "does not alert"
    CORRECTS = " corrects "
    CHANGES_DUMMYS_CARD = "changes to"
    LEADS_FACE_DOWN = "face down"
    CLAIMS = "claims"
    CONCEDES = "concedes"
    ASKS_IF_NONE = " asks "
    APPLIES = "applies"
    AGREEMENT_WITHDRAWN = "withdraws"
    CONCESSION_WITHDRAWN = " withdraws"


@frozen
class Row:
    """One row: what it brings about, its everyday name, the book's name, its law, when it is staged, and the gesture.

    `acts` may bring it about, or else `why` says why nobody can; `after` has to be ruled on first, `before` is done
    before it; `also` is a third name by which it is found.
    """

    of: Kind | Act
    name: str
    in_book: str
    law: str
    when: When
    gesture: str
    acts: Acts | None
    why: str = ""
    after: Kind | None = None
    before: Acts | None = None
    also: str = ""


Told = tuple[When, str, str]
_DRAG = tr("Drag {way}. With the keyboard: arrows to the card, then Shift+Enter.")
_PLATE = tr("Right-click the player’s plate, or Enter on it: {way}.")
_CARD = tr("Right-click the card, or Shift+Enter on it: {way}.")
_TRICK = tr("Right-click his quitted card: {way}.")

KINDS: dict[Kind, Told] = one_row_each(
    Kind,
    {
        Kind.INSUFFICIENT_BID: (
            When.AUCTION,
            tr("A player bids too low"),
            tr("Click a bid with a notched corner in the bidding box: it is not higher than the last."),
        ),
        Kind.CALL_OUT_OF_ROTATION: (
            When.AUCTION,
            tr("A player calls out of turn"),
            tr(
                "Drag a call from the bidding box before a player whose turn it is not, or click his "
                "letter under the box."
            ),
        ),
        Kind.INADMISSIBLE_DOUBLE: (
            When.AUCTION,
            tr("A player doubles what cannot be doubled"),
            tr("Click X or XX in the bidding box while its corner is notched."),
        ),
        Kind.BID_OVER_SEVEN: (
            When.AUCTION,
            tr("A player bids eight"),
            tr("Click “8 …” at the foot of the bidding box."),
        ),
        Kind.CALL_AFTER_FINAL_PASS: (
            When.LEAD,
            tr("A player calls when the auction is over"),
            tr("Drag a call before a player after the three passes, or write it with Ctrl+T: “E calls X”."),
        ),
        Kind.BARRED_CALL: (
            When.AUCTION,
            tr("A player calls though he must pass"),
            tr("Let a ruling bar him; then click any call but pass when his turn comes."),
        ),
        Kind.CALL_NOT_REPEATED: (
            When.AUCTION,
            tr("A player makes another call than he has to repeat"),
            tr("Let his call out of turn be refused; then click another one when his turn comes."),
        ),
        Kind.CHANGE_OF_CALL: (
            When.AUCTION,
            tr("A player changes his call"),
            tr("Drag another call from the bidding box over the one that he has made."),
        ),
        Kind.CHANGE_ASKED: (
            When.AUCTION,
            tr("A player asks whether he may change his call"),
            _PLATE.format(way=tr("Ask and explain, Asks to change a call")),
        ),
        Kind.CARD_IN_AUCTION: (
            When.AUCTION,
            tr("A card is seen while the bidding goes on"),
            _DRAG.format(way=tr("the card to the tray before its hand")),
        ),
        Kind.LED_IN_AUCTION: (
            When.AUCTION,
            tr("A player leads while the bidding goes on"),
            _DRAG.format(way=tr("a card to the middle of the table")),
        ),
        Kind.FACE_DOWN_IN_AUCTION: (
            When.AUCTION,
            tr("A player leads face down while the bidding goes on"),
            tr("Write it with Ctrl+T: “W leads H2 face down”."),
        ),
        Kind.CARD_BEFORE_AUCTION: (
            When.DEAL,
            tr("A card is seen before the first call"),
            _DRAG.format(way=tr("the card to the tray before its hand")),
        ),
        Kind.FROM_PARTNER: (
            When.TALK,
            tr("Partner’s hesitation is pointed out"),
            tr("Let a player hesitate first. {plate}", plate=_PLATE.format(way=tr("Say, Reserves rights"))),
        ),
        Kind.QUESTION_NOT_ALLOWED: (
            When.TALK,
            tr("A player asks when he may not"),
            _PLATE.format(way=tr("Ask and explain, Asks about a call")),
        ),
        Kind.WRONG_RESTATEMENT: (
            When.TALK,
            tr("The auction is repeated wrongly"),
            tr(
                "Let a player ask for a review. {plate}",
                plate=_PLATE.format(way=tr("Ask and explain, Restates it wrongly")),
            ),
        ),
        Kind.RESTATED_TO_PARTNER: (
            When.TALK,
            tr("A player repeats the auction to his partner"),
            tr(
                "Let his partner ask for a review. {plate}",
                plate=_PLATE.format(way=tr("Ask and explain, Restates the auction")),
            ),
        ),
        Kind.EXPLAINED_OWN_CALL: (
            When.TALK,
            tr("A player explains his own call"),
            tr('Write it with Ctrl+T, such as S explains 2D: "6-10, 6+ hearts", where 2D is his own call.'),
        ),
        Kind.MISINFORMATION: (
            When.TALK,
            tr("A call is not alerted, or explained wrongly"),
            _PLATE.format(
                way=tr("Ask and explain, Fails to alert partner’s call, or Explains it wrongly and corrects it")
            ),
        ),
        Kind.CORRECTED_TOO_EARLY: (
            When.TALK,
            tr("A player corrects his partner’s explanation too soon"),
            _PLATE.format(way=tr("Ask and explain, Corrects what was said of partner’s call")),
        ),
        Kind.AID_CONSULTED: (
            When.TALK,
            tr("A player looks at his own system card"),
            _PLATE.format(way=tr("Look, Looks at: own card")),
        ),
        Kind.UNDERSTANDING: (
            When.TALK,
            tr("A player departs from the methods, or hides them"),
            _PLATE.format(way=tr("Methods, Departs from the methods, or Keeps back what a call shows")),
        ),
        Kind.DEAL_FAULT: (
            When.DEAL,
            tr("The cards were dealt wrongly"),
            _PLATE.format(way=tr("Board, Finds a misdeal")),
        ),
        Kind.NEW_DEAL_ASKED: (
            When.DEAL,
            tr("A player wants a new deal"),
            _PLATE.format(way=tr("Board, Asks for a new deal")),
        ),
        Kind.CARDS_NOT_COUNTED: (
            When.DEAL,
            tr("A player does not count his cards"),
            _PLATE.format(way=tr("Deal, Does not count his cards")),
        ),
        Kind.CARDS_TOUCHED: (
            When.DEAL,
            tr("A player touches another’s cards"),
            _PLATE.format(way=tr("Deal, Touches another’s cards")),
        ),
        Kind.INCORRECT_NUMBER: (
            When.DEAL,
            tr("One hand has fourteen cards, another twelve"),
            _DRAG.format(way=tr("a card from one hand into another")),
        ),
        Kind.SURPLUS_CARD: (
            When.DEAL,
            tr("A card too many turns up"),
            _PLATE.format(way=tr("Deal, Finds a card too many")),
        ),
        Kind.WRONG_POCKET: (
            When.DEAL,
            tr("Two players take each other’s hands"),
            _PLATE.format(way=tr("Deal, Has taken another’s hand")),
        ),
        Kind.WRONG_CARDS: (
            When.DEAL,
            tr("A player holds the cards of another board"),
            _PLATE.format(way=tr("Deal, Holds cards of another board")),
        ),
        Kind.WRONG_BOARD: (
            When.DEAL,
            tr("The wrong board is played"),
            _PLATE.format(way=tr("Board, Finds a wrong board")),
        ),
        Kind.CARD_SEEN: (
            When.TALK,
            tr("A player sees a card of another’s by accident"),
            _CARD.format(way=tr("Look, another sees it by accident")),
        ),
        Kind.OVERHEARD: (
            When.TALK,
            tr("A player hears something about the board"),
            _PLATE.format(way=tr("Deal, Overhears something")),
        ),
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: (
            When.LEAD,
            tr("The first lead lies face down, from the wrong side"),
            _DRAG.format(way=tr("a card of the wrong defender to “face down”")),
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: (
            When.LEAD,
            tr("The first lead lies face down where leads are faced"),
            tr("Open a board whose journal says “opening leads: face up”, and drag the lead to “face down”."),
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: (
            When.LEAD,
            tr("The wrong player leads first"),
            _DRAG.format(way=tr("a card of the defender who is not on lead to the middle")),
        ),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: (
            When.LEAD,
            tr("Declarer or dummy leads first"),
            _DRAG.format(way=tr("a card of declarer or dummy to the middle")),
        ),
        Kind.LEAD_OUT_OF_TURN: (
            When.PLAY,
            tr("A player leads when it is not his lead"),
            _DRAG.format(way=tr("a card of a hand that is not on lead to the middle")),
        ),
        Kind.PREMATURE_LEAD: (
            When.PLAY,
            tr("A defender leads before the trick is over"),
            _DRAG.format(way=tr("a second card of his to “next trick”")),
        ),
        Kind.PREMATURE_PLAY: (
            When.PLAY,
            tr("A player plays before his turn"),
            _DRAG.format(way=tr("a card of a hand whose turn it is not to the middle")),
        ),
        Kind.EXTRA_CARD: (
            When.PLAY,
            tr("A fifth card comes to the trick"),
            _CARD.format(way=tr("With the cards, Put it to the trick as well")),
        ),
        Kind.SIMULTANEOUS_CARDS: (
            When.PLAY,
            tr("Two cards are played at once"),
            tr("Ctrl+click two cards, or draw a frame over them, and drag them to the middle."),
        ),
        Kind.REVOKE: (
            When.PLAY,
            tr("A player does not follow suit"),
            tr(
                "{drag} It is established when his side has played to the next trick.",
                drag=_DRAG.format(way=tr("a card of another suit to the middle: the place says “irregular, Law 44C”")),
            ),
        ),
        Kind.PENALTY_CARD_NOT_PLAYED: (
            When.PLAY,
            tr("A player leaves his penalty card lying"),
            tr(
                "Let a defender have a penalty card; then drag another of his cards to the middle "
                "when it could be played."
            ),
        ),
        Kind.CARD_EXPOSED: (
            When.PLAY,
            tr("A defender drops a card"),
            _DRAG.format(way=tr("the card to the tray before its hand: by accident, or on purpose")),
        ),
        Kind.CARD_NAMED: (
            When.PLAY,
            tr("A defender says that he holds a card"),
            _CARD.format(way=tr("Say, that he holds it")),
        ),
        Kind.DECLARER_EXPOSED: (
            When.PLAY,
            tr("Declarer drops a card"),
            _DRAG.format(way=tr("the card to the tray before declarer’s hand")),
        ),
        Kind.HAND_SPREAD_EARLY: (
            When.PLAY,
            tr("A player faces his hand"),
            _PLATE.format(way=tr("With the cards, Spreads the hand")),
        ),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: (
            When.PLAY,
            tr("A defender plays before declarer has led again"),
            tr(
                "Let declarer’s lead out of turn be refused; then drag a defender’s card to the middle before he leads."
            ),
        ),
        Kind.LEAD_BEFORE_CHOICE: (
            When.PLAY,
            tr("A defender leads before declarer has chosen"),
            tr("Let his partner have a penalty card; then drag the lead to the middle while declarer is asked."),
        ),
        Kind.TAKEN_BACK: (
            When.PLAY,
            tr("A player takes back his card himself"),
            _CARD.format(way=tr("With the cards, Take it back")),
        ),
        Kind.ATTENTION_BY_DUMMY: (
            When.DUMMY,
            tr("Dummy is the first to point out what went wrong"),
            tr(
                "Let something go wrong. {plate}",
                plate=_PLATE.format(way=tr("Say, Draws attention to what is irregular")),
            ),
        ),
        Kind.PLAY_AFTER_CLAIM: (
            When.CLAIM,
            tr("Play goes on after a claim"),
            tr("Let a player claim; then drag a card to the middle before it is answered."),
        ),
        Kind.WORD_ON_TRICK: (
            When.CLAIM,
            tr("A player speaks of this trick alone"),
            _PLATE.format(way=tr("Claim, Says of this trick alone")),
        ),
        Kind.DUMMY_CLAIMED: (When.DUMMY, tr("Dummy claims"), _PLATE.format(way=tr("Claim, Claims, in words"))),
        Kind.DUMMY_OVERSTEPPED: (
            When.DUMMY,
            tr("Dummy looks at a hand, or leaves his seat"),
            _PLATE.format(way=tr("Look, Looks at another’s hand, or Leaves the seat")),
        ),
        Kind.HAND_SHOWN_TO_DUMMY: (
            When.DUMMY,
            tr("A defender shows dummy his hand"),
            _PLATE.format(way=tr("Look, Lets dummy look at the hand")),
        ),
        Kind.WARNED_WITHOUT_RIGHTS: (
            When.DUMMY,
            tr("Dummy warns declarer, though he has looked at a hand"),
            tr("Let dummy look at a hand first. {plate}", plate=_PLATE.format(way=tr("Say, Warns"))),
        ),
        Kind.DEFENDER_ASKED_BY_DUMMY: (
            When.DUMMY,
            tr("Dummy asks a defender whether he has none left"),
            _PLATE.format(way=tr("Ask and explain, Asks whether he has none of the suit")),
        ),
        Kind.DUMMY_INDICATED: (
            When.DUMMY,
            tr("Dummy touches a card unasked"),
            _DRAG.format(way=tr("a card of dummy’s to “dummy touches”")),
        ),
        Kind.WRONG_DUMMY_CARD: (
            When.DUMMY,
            tr("Dummy puts down another card than was named"),
            _DRAG.format(way=tr("another card of dummy’s to “dummy places”")),
        ),
        Kind.UNCLEAR_DESIGNATION: (
            When.DUMMY,
            tr("Declarer does not name the card fully"),
            tr("Press M, or double-click dummy’s plate, and type “high”, “spade”, “anything”."),
        ),
        Kind.MISEXPLAINED: (
            When.PLAY,
            tr("A wrong explanation comes out during the play"),
            _PLATE.format(way=tr("Ask and explain, Corrects partner’s explanation of the play")),
        ),
        Kind.CARD_OMITTED: (
            When.PLAY,
            tr("A player does not play to the trick, and nobody notices"),
            _PLATE.format(way=tr("With the cards, Does not play to this trick")),
        ),
        Kind.CARD_MISSING: (
            When.PLAY,
            tr("A card falls to the floor unseen"),
            _CARD.format(way=tr("With the cards, Lose it unseen")),
        ),
        Kind.PLAYED_TWICE: (
            When.PLAY,
            tr("A card is played a second time"),
            tr("{trick} Then play it.", trick=_TRICK.format(way=tr("Take it into his hand again"))),
        ),
        Kind.WRONG_CARD_QUITTED: (
            When.PLAY,
            tr("A player turns down another card than he has played"),
            _CARD.format(way=tr("With the cards, Quit it instead of the card played")),
        ),
        Kind.TURNED_EARLY: (
            When.PLAY,
            tr("A player turns his card too soon"),
            _PLATE.format(way=tr("With the cards, Turns the card played face down")),
        ),
        Kind.POINTED_WRONGLY: (
            When.PLAY,
            tr("A quitted card points the wrong way"),
            tr("Drag his quitted card to turn it, or right-click it: Point it as won, or as lost."),
        ),
        Kind.TRICK_INSPECTED: (
            When.PLAY,
            tr("A player looks at an old trick"),
            tr("Double-click the quitted trick, or right-click it: Have it faced."),
        ),
        Kind.CARDS_MIXED: (
            When.PLAY,
            tr("A player mixes his played cards"),
            _PLATE.format(way=tr("With the cards, Mixes the played cards")),
        ),
        Kind.TRICKS_MISCOUNTED: (
            When.END,
            tr("The players agree on a wrong number of tricks"),
            tr("Director > Score: All agree on the tricks."),
        ),
        Kind.TRICKS_DISPUTED: (
            When.END,
            tr("A player counts other tricks"),
            _PLATE.format(way=tr("Score, Counts other tricks")),
        ),
        Kind.WRONG_SCORE: (When.END, tr("A wrong score is entered"), _PLATE.format(way=tr("Score, Enters the score"))),
        Kind.CONDUCT: (
            When.TALK,
            tr("A player behaves badly"),
            _PLATE.format(way=tr("Say, Behaves improperly; type the clause and what he does")),
        ),
        Kind.SPECTATOR: (
            When.TALK,
            tr("A spectator interferes"),
            _PLATE.format(way=tr("Say, The spectator behind him")),
        ),
        Kind.HEARD_BY_ALL: (
            When.TALK,
            tr("A spectator’s remark is heard by all"),
            _PLATE.format(way=tr("Say, The spectator behind him; type “remarks: three notrump makes”")),
        ),
    },
)
"""When each kind of irregularity is staged, its everyday name, and the gesture."""

ACTS: dict[Act, tuple[When, str, str, str, str, Acts]] = one_row_each(
    Act,
    {
        Act.HESITATES: (
            When.TALK,
            tr("Partner hesitates"),
            tr("A break in tempo"),
            "16B1",
            _PLATE.format(way=tr("Say, Hesitates")),
            other_acts.hesitations,
        ),
        Act.HURRIES: (
            When.TALK,
            tr("A player acts in haste"),
            tr("Undue haste"),
            "16B1",
            _PLATE.format(way=tr("Say, Acts in haste")),
            other_acts.haste,
        ),
        Act.GESTURE: (
            When.TALK,
            tr("A player shrugs, or sighs"),
            tr("A gesture"),
            "16B1",
            _PLATE.format(way=tr("Say, Makes a gesture")),
            other_acts.gestures,
        ),
        Act.REMARK: (
            When.TALK,
            tr("A player lets a word slip"),
            tr("A remark"),
            "16B1",
            _PLATE.format(way=tr("Say, Makes a remark")),
            other_acts.remarks,
        ),
        Act.AT_ONCE: (
            When.AUCTION,
            tr("Two players call at the same moment"),
            tr("Simultaneous calls"),
            "33",
            _PLATE.format(way=tr("Ask and explain, Calls at the same moment as another; type both calls")),
            other_acts.calls_together,
        ),
        Act.NO_ALERT: (
            When.TALK,
            tr("A player fails to alert"),
            tr("A missing alert"),
            "21",
            _PLATE.format(way=tr("Ask and explain, Fails to alert partner’s call")),
            talk.alerts_omitted,
        ),
        Act.CORRECTS: (
            When.TALK,
            tr("A player puts his own explanation right"),
            tr("An explanation corrected"),
            "20F4a",
            _PLATE.format(way=tr("Ask and explain, Corrects what was said of partner’s call")),
            talk.corrections,
        ),
        Act.CHANGES_DUMMYS_CARD: (
            When.DUMMY,
            tr("Declarer names another card of dummy’s"),
            tr("A change of designation"),
            "45C4b",
            _CARD.format(way=tr("With the cards, Declarer meant it")),
            other_acts.changes_of_dummys_card,
        ),
        Act.LEADS_FACE_DOWN: (
            When.LEAD,
            tr("The right player leads face down"),
            tr("A face-down opening lead"),
            "41A",
            _DRAG.format(way=tr("his card to “face down”")),
            other_acts.face_down_leads,
        ),
        Act.CLAIMS: (
            When.CLAIM,
            tr("A player claims"),
            tr("A claim"),
            "68A",
            tr("Press C, or right-click his plate: Claims or concedes."),
            handling.claims,
        ),
        Act.CONCEDES: (
            When.CLAIM,
            tr("A player concedes the rest"),
            tr("A concession"),
            "68B",
            _PLATE.format(way=tr("Claim, Concedes, in words, or Abandons the hand")),
            other_acts.concessions,
        ),
        Act.ASKS_IF_NONE: (
            When.PLAY,
            tr("A player asks “None left?”"),
            tr("A question about a possible revoke"),
            "61B",
            _PLATE.format(way=tr("Ask and explain, Asks whether he has none of the suit")),
            other_acts.questions_about_revoke,
        ),
        Act.APPLIES: (
            When.END,
            tr("A player asks for another score"),
            tr("An application for an adjusted score"),
            "12A",
            _PLATE.format(way=tr("Score, Applies for an adjusted score")),
            other_acts.applications,
        ),
        Act.AGREEMENT_WITHDRAWN: (
            When.END,
            tr("A player takes back his agreement to a claim"),
            tr("Agreement withdrawn"),
            "69B",
            _PLATE.format(way=tr("Claim, Withdraws it")),
            handling.agreements_withdrawn,
        ),
        Act.CONCESSION_WITHDRAWN: (
            When.END,
            tr("A player takes back what he conceded"),
            tr("Concession withdrawn"),
            "71",
            _PLATE.format(way=tr("Claim, Withdraws it")),
            handling.concessions_withdrawn,
        ),
    },
)
"""The acts that are no irregularity of themselves: when, everyday name, name in the book, law, gesture, acts."""


def rows() -> tuple[Row, ...]:
    """Every row of the index, by when it is staged, acts before the irregularities that may come of them."""
    acts = [Row(act, name, book, law, when, gesture, of) for act, (when, name, book, law, gesture, of) in ACTS.items()]
    order = list(When)
    return tuple(sorted((*acts, *map(of_kind, Kind)), key=lambda row: order.index(row.when)))


def of_kind(kind: Kind) -> Row:
    """The row of a kind of irregularity."""
    when, name, gesture = KINDS[kind]
    staged, in_book = STAGED[kind], with_capital(tr(kind.value))
    if isinstance(staged, NotStaged):
        return Row(kind, name, in_book, staged.law, when, gesture, None, why=staged.why, also=staged.name)
    acts, after, before = staged.acts, staged.after, staged.before
    return Row(kind, name, in_book, staged.law, when, gesture, acts, "", after, before, staged.name)


def with_capital(words: str) -> str:
    """Words with a capital first."""
    return words[:1].upper() + words[1:]


def found(every: tuple[Row, ...], typed: str) -> tuple[Row, ...]:
    """The rows that have every word, in one of their names, or whose law begins with it."""
    wanted = typed.lower().replace("…", "").split()
    return tuple(row for row in every if all(is_in(row, word) for word in wanted))


def is_in(row: Row, word: str) -> bool:
    """Whether a row is about a word, or its law begins with it."""
    if word[:1].isdecimal():
        return row.law.lower().startswith(word)
    return word in f"{row.name} {row.in_book} {row.also}".lower()
