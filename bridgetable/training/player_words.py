"""The words of a player for everything that can go wrong, why it is wrong, and what a student takes it for."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from bridgetable.game.claims import ClaimStage
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Table
from bridgetable.game.values import frozen


class Whose(Enum):
    """The players of whom something can be said at all."""

    ANYBODY = auto()
    DEFENDER = auto()
    DECLARER = auto()
    DECLARERS_SIDE = auto()
    DUMMY = auto()


Belief = tuple[Msg, Msg]
"""A mistaken belief about what happened, and why it is mistaken."""


@frozen
class Said:
    """An irregularity as a player tells it, and why it is one.

    `nothing` is what somebody says who sees nothing wrong: `why` answers him. `beliefs` are others that are false
    wherever this has happened; `like` are the kinds that it is taken for, the likeliest first. `why_not` answers
    somebody who takes something else for this.
    """

    words: Msg
    why: Msg
    nothing: Msg | None = None
    beliefs: tuple[Belief, ...] = ()
    like: tuple[Kind, ...] = ()
    why_not: Msg = Msg("Nothing of the kind has happened here.")
    whose: Whose = Whose.ANYBODY


NOTHING_LED = Msg("Nothing was led from {seat:s} hand out of turn.")
DUMMY_CHOOSES_NOTHING = Msg("Dummy chooses nothing: he plays what declarer calls.")

SAID: dict[Kind, Said] = one_row_each(
    Kind,
    {
        # --- calls ---
        Kind.INSUFFICIENT_BID: Said(
            Msg("{seat:s} bid was too low"),
            Msg("Each bid must be higher than the one before: more tricks, or as many in a higher denomination."),
            Msg("Nothing: {seat} may bid what the hand is worth"),
            (
                (
                    Msg("A suit may not be bid when the opponents bid another"),
                    Msg("Any suit may be bid, if the bid is high enough."),
                ),
            ),
            (Kind.CALL_OUT_OF_ROTATION, Kind.CHANGE_OF_CALL),
            Msg("The bid was higher than the last one."),
        ),
        Kind.CALL_OUT_OF_ROTATION: Said(
            Msg("{seat} called out of turn"),
            Msg("Calls are made clockwise, each player in his turn."),
            Msg("Nothing: whoever is ready may call"),
            (
                (
                    Msg("The player whose turn it was had lost it by thinking too long"),
                    Msg("Nobody loses his turn by thinking."),
                ),
            ),
            (Kind.INSUFFICIENT_BID, Kind.INADMISSIBLE_DOUBLE, Kind.CALL_AFTER_FINAL_PASS),
            Msg("It was {seat:s} turn to call."),
        ),
        Kind.INADMISSIBLE_DOUBLE: Said(
            Msg("{seat} doubled or redoubled where that cannot be"),
            Msg("Only an opponent’s bid may be doubled, and only an opponent’s double redoubled."),
            Msg("Nothing: a player may double whenever he wants to"),
            ((Msg("{seat} is too weak to double"), Msg("How strong a hand must be is no business of the Laws.")),),
            (Kind.CALL_OUT_OF_ROTATION, Kind.CALL_AFTER_FINAL_PASS),
            Msg("There was a bid by the other side to be doubled."),
        ),
        Kind.BID_OVER_SEVEN: Said(
            Msg("{seat} bid more than seven"),
            Msg("There are thirteen tricks and no more, so that no bid goes above seven."),
            Msg("Nothing: such a bid is only bound to go down"),
            ((Msg("{seat} may bid eight only over seven notrump"), Msg("Nobody may bid eight, over whatever bid.")),),
            (Kind.CALL_OUT_OF_ROTATION,),
        ),
        Kind.CALL_AFTER_FINAL_PASS: Said(
            Msg("{seat} called when the auction was over"),
            Msg("Three passes after a bid, or four at the start, end the auction, and nobody calls any more."),
            Msg("Nothing: until the opening lead a player may think better of it"),
            (
                (
                    Msg("The auction was still open, and {seat} called out of turn"),
                    Msg("The auction was over: nobody had a turn any more."),
                ),
            ),
            (Kind.INSUFFICIENT_BID,),
            Msg("The auction was not over."),
        ),
        Kind.BARRED_CALL: Said(
            Msg("{seat} called though made to pass"),
            Msg("A ruling before this had made {seat} pass."),
            Msg("Nothing: only a player who has made a mistake is bound"),
            (
                (
                    Msg("{seat} may bid again, but should have bid higher"),
                    Msg("Who must pass may make no bid, however high."),
                ),
            ),
            (Kind.CALL_OUT_OF_ROTATION, Kind.INSUFFICIENT_BID),
            Msg("No ruling had made {seat} pass."),
        ),
        Kind.CALL_NOT_REPEATED: Said(
            Msg("{seat} did not repeat the call as told to"),
            Msg("A ruling before this had told {seat} to make the cancelled call again."),
            Msg("Nothing: a call that is cancelled leaves a player free"),
            (
                (
                    Msg("{seat} may make any call but the one that was cancelled"),
                    Msg("The very call that was cancelled was due."),
                ),
            ),
            (Kind.CALL_OUT_OF_ROTATION, Kind.INSUFFICIENT_BID),
            Msg("No ruling had told {seat} what to call."),
        ),
        Kind.CHANGE_OF_CALL: Said(
            Msg("{seat} changed a call already made"),
            Msg("A call that was made counts, unless the hand or the tongue slipped."),
            Msg("Nothing: until the next player calls, anybody may change his mind"),
            (
                (
                    Msg("{seat} called in the next player’s place"),
                    Msg("{seat} replaced his own call, and took nobody else’s turn."),
                ),
            ),
            (Kind.INSUFFICIENT_BID, Kind.INADMISSIBLE_DOUBLE),
            Msg("No call was changed."),
        ),
        Kind.CHANGE_ASKED: Said(
            Msg("{seat} asks to change a call"),
            Msg("A call that was made counts, unless the hand or the tongue slipped; nobody changes it by himself."),
            None,
            (
                (
                    Msg("{seat} has taken the call back by asking"),
                    Msg("To ask takes nothing back: the call stands until the director has ruled."),
                ),
                (
                    Msg("As nobody has called since, {seat} may change his mind"),
                    Msg("Only a slip may be put right, and a change of mind is none."),
                ),
            ),
            (Kind.CALL_OUT_OF_ROTATION, Kind.INSUFFICIENT_BID),
        ),
        # --- cards seen in or before the auction ---
        Kind.CARD_IN_AUCTION: Said(
            Msg("{seat} let a card be seen during the auction"),
            Msg("As long as the auction lasts, nobody’s cards may be seen."),
            Msg("Nothing: a card that is seen before the play changes nothing"),
            (
                (
                    Msg("{seat:s} partner should have looked away"),
                    Msg("Nobody is to blame for what his partner lets him see."),
                ),
            ),
            (Kind.LEAD_OUT_OF_TURN,),
            Msg("No card was to be seen during the auction."),
        ),
        Kind.LED_IN_AUCTION: Said(
            Msg("{seat} led before the auction was over"),
            Msg("Nobody leads before the auction is over."),
            Msg("Nothing: the auction was as good as over"),
            ((Msg("{seat} has ended the auction by leading"), Msg("A lead ends no auction: passes do.")),),
            (Kind.CALL_AFTER_FINAL_PASS, Kind.CALL_OUT_OF_ROTATION),
            Msg("{seat} led nothing during the auction."),
        ),
        Kind.FACE_DOWN_IN_AUCTION: Said(
            Msg("{seat} led face down before the auction was over"),
            Msg("Nobody leads before the auction is over, not even face down."),
            Msg("Nothing: a card that lies face down has shown nobody anything"),
            ((Msg("{seat} has ended the auction by leading"), Msg("A lead ends no auction: passes do.")),),
            (Kind.CALL_AFTER_FINAL_PASS, Kind.CALL_OUT_OF_ROTATION),
            Msg("{seat} led nothing during the auction."),
        ),
        Kind.CARD_BEFORE_AUCTION: Said(
            Msg("{seat} let a card be seen before the auction"),
            Msg("Nobody’s cards may be seen before the auction either."),
            Msg("Nothing: nobody has called yet"),
            (
                (
                    Msg("A deal of which a card was seen can never be played"),
                    Msg("Often it can: the director finds out what was seen."),
                ),
            ),
            (Kind.CARDS_TOUCHED, Kind.INCORRECT_NUMBER),
        ),
        Kind.CARD_SEEN: Said(
            Msg("{seat} caught sight of somebody’s card"),
            Msg("What is seen by accident of another player’s cards may not be used."),
            Msg("Nothing: who holds his cards badly has himself to blame"),
            (
                (
                    Msg("{seat} must tell the table which card he saw"),
                    Msg("It is told to the director, and to nobody else."),
                ),
            ),
            (Kind.CARDS_TOUCHED,),
        ),
        Kind.OVERHEARD: Said(
            Msg("{seat} heard something from another table"),
            Msg("What is heard by accident about a board may not be used on it."),
            Msg("Nothing: who hears something by accident may use it"),
            (
                (
                    Msg("{seat} must tell the table what he heard"),
                    Msg("It is told to the director, and to nobody else."),
                ),
            ),
            (Kind.QUESTION_NOT_ALLOWED,),
        ),
        Kind.HEARD_BY_ALL: Said(
            Msg("The whole table heard what nobody should have heard"),
            Msg("What is heard by accident about a board may not be used on it, however many have heard it."),
            Msg("Nothing: what all have heard is the same for both sides"),
            ((Msg("The board is lost at once"), Msg("Often it can still be played: the director finds out.")),),
        ),
        # --- words ---
        Kind.FROM_PARTNER: Said(
            Msg("{seat} may have given partner a hint, by a pause or otherwise"),
            Msg("A player goes by partner’s calls and cards, and not by his pauses, words and manners."),
            None,
            (
                (
                    Msg("{seat} may not take longer than the others"),
                    Msg("Everybody may think; his partner may not make use of it."),
                ),
                (
                    Msg("{seat:s} partner must pass from now on"),
                    Msg("Partner may call; he may not choose what the hint suggests."),
                ),
            ),
        ),
        Kind.QUESTION_NOT_ALLOWED: Said(
            Msg("{seat} asked a question that was not allowed"),
            Msg("A player asks about the other side’s calls, at his own turn."),
            Msg("Nothing: everybody may ask at any time"),
            ((Msg("{seat} should have asked partner"), Msg("Nobody asks his own partner what a call means.")),),
            (Kind.MISINFORMATION, Kind.EXPLAINED_OWN_CALL),
            Msg("{seat} asked nothing that was not allowed."),
        ),
        Kind.WRONG_RESTATEMENT: Said(
            Msg("{seat} told the auction over again with a mistake"),
            Msg("Whoever tells the auction over again must tell all of it, and rightly."),
            Msg("Nothing: everybody could have listened"),
            (
                (
                    Msg("Nobody may hear the auction once more"),
                    Msg("At his turn a player may ask for it, if he hears it rightly."),
                ),
            ),
            (Kind.MISINFORMATION,),
            Msg("Nobody has told the auction over again."),
        ),
        Kind.RESTATED_TO_PARTNER: Said(
            Msg("{seat} told the auction over again for partner"),
            Msg("Who wants to hear the auction again hears it from an opponent, and not from partner."),
            Msg("Nothing: all have heard the calls anyway"),
            (
                (
                    Msg("Nobody may hear the auction once more"),
                    Msg("At his turn a player may ask for it, and an opponent tells it."),
                ),
            ),
            (Kind.MISINFORMATION,),
            Msg("Nobody has told the auction over again."),
        ),
        Kind.EXPLAINED_OWN_CALL: Said(
            Msg("{seat} explained a call of his own"),
            Msg("A call is explained by the partner of whoever made it."),
            Msg("Nothing: whoever made the call knows best what it means"),
            (
                (
                    Msg("{seat} told too much: the name of the convention is enough"),
                    Msg("The whole meaning is due, but from partner."),
                ),
            ),
            (Kind.WRONG_RESTATEMENT,),
            Msg("{seat} explained no call of his own."),
        ),
        Kind.MISINFORMATION: Said(
            Msg("{seat} left an alert out, or explained a call wrongly"),
            Msg("The other side must be told, and rightly, what a pair has agreed that its calls mean."),
            Msg("Nothing: whoever wants to know more may ask"),
            (
                (
                    Msg("It does not matter, as {seat} meant no harm"),
                    Msg("Whether it was meant does not matter: the other side has to be told rightly."),
                ),
            ),
            (Kind.WRONG_RESTATEMENT, Kind.QUESTION_NOT_ALLOWED),
            Msg("Nobody says that the opponents were told anything wrong."),
        ),
        Kind.CORRECTED_TOO_EARLY: Said(
            Msg("{seat} put partner’s explanation right too soon"),
            Msg("Whose partner explains wrongly waits until the auction is over, and as a defender until the end."),
            Msg("Nothing: what was explained wrongly must be put right at once"),
            ((Msg("{seat} should have told partner alone"), Msg("Partner least of all may learn of his mistake.")),),
            (Kind.WRONG_RESTATEMENT,),
            Msg("{seat} said nothing about an explanation of partner’s."),
        ),
        Kind.AID_CONSULTED: Said(
            Msg("{seat} looked at an aid to memory"),
            Msg("During auction and play a player remembers his own methods without any aid."),
            Msg("Nothing: the system card is there to be read"),
            (
                (
                    Msg("{seat} should have asked partner instead"),
                    Msg("Partner may not be asked either: each remembers by himself."),
                ),
            ),
            (Kind.QUESTION_NOT_ALLOWED,),
            Msg("{seat} looked nothing up."),
        ),
        Kind.UNDERSTANDING: Said(
            Msg("It is in doubt whether {seat:s} side may use that call so"),
            Msg("A pair may agree on what the regulations allow, and on nothing else."),
            None,
            (
                (
                    Msg("{seat} has to hold what the call shows"),
                    Msg("A player may call what he likes, if it is no secret agreement."),
                ),
                (Msg("A call that is not natural may not be made"), Msg("It may, where the regulations allow it.")),
            ),
            (Kind.MISINFORMATION,),
        ),
        # --- the board and its cards ---
        Kind.DEAL_FAULT: Said(
            Msg("The board was not dealt as it should be"),
            Msg("How a board is shuffled, dealt and marked is laid down, and a board not made so has a fault."),
            Msg("Nothing: once the cards are in the hands they are played"),
            (
                (
                    Msg("A player has a new deal if he asks for one"),
                    Msg("Nobody has a new deal for the asking: the Laws say when there is one."),
                ),
            ),
            (Kind.INCORRECT_NUMBER, Kind.WRONG_BOARD),
        ),
        Kind.NEW_DEAL_ASKED: Said(
            Msg("{seat} wants another deal"),
            Msg("A board is dealt anew only for a reason that the Laws give."),
            None,
            (
                (
                    Msg("{seat} has too few points, so that the cards are dealt anew"),
                    Msg("A poor hand is no reason for a new deal."),
                ),
                (
                    Msg("If all four agree, there is a new deal"),
                    Msg("The players cannot agree on that: the Laws say when there is one."),
                ),
            ),
            (Kind.INCORRECT_NUMBER, Kind.WRONG_BOARD),
        ),
        Kind.CARDS_NOT_COUNTED: Said(
            Msg("{seat} did not count the cards first"),
            Msg("Each counts his cards face down, to be sure of thirteen, before he looks at them."),
            Msg("Nothing: to count the cards is only a custom"),
            (),
            (Kind.INCORRECT_NUMBER, Kind.CARDS_TOUCHED, Kind.WRONG_BOARD),
        ),
        Kind.CARDS_TOUCHED: Said(
            Msg("{seat} touched another player’s cards"),
            Msg("Each handles his own cards alone."),
            Msg("Nothing: {seat} did not look at them"),
            (),
            (Kind.WRONG_POCKET, Kind.CARDS_MIXED, Kind.DUMMY_INDICATED),
            Msg("Each touched his own cards only."),
        ),
        Kind.INCORRECT_NUMBER: Said(
            Msg("One hand had too many cards, and another too few"),
            Msg("Each of the four hands has thirteen cards."),
            Msg("Nothing: a card too many helps nobody"),
            (
                (
                    Msg("The player with too few cards has lost one"),
                    Msg("No card was lost: another hand had it from the start."),
                ),
            ),
            (Kind.WRONG_BOARD, Kind.CARDS_TOUCHED),
            Msg("Each hand had thirteen cards at the start."),
        ),
        Kind.SURPLUS_CARD: Said(
            Msg("There was a fifty-third card"),
            Msg("A pack has fifty-two cards, and one more is no part of the deal."),
            Msg("Nothing: thirteen tricks can be played all the same"),
            (
                (
                    Msg("A card of another hand was in the wrong pocket"),
                    Msg("No hand lacked a card: there was one too many in all."),
                ),
            ),
            (Kind.WRONG_BOARD,),
            Msg("There are fifty-two cards."),
        ),
        Kind.WRONG_POCKET: Said(
            Msg("{seat} took the hand out of a wrong pocket"),
            Msg("Each player takes the hand out of the pocket of his own direction."),
            Msg("Nothing: it does not matter who plays which hand"),
            (),
            (Kind.CARDS_TOUCHED, Kind.INCORRECT_NUMBER, Kind.CARD_MISSING),
            Msg("Each player has the hand of his own pocket."),
        ),
        Kind.WRONG_CARDS: Said(
            Msg("{seat} held cards of another board"),
            Msg("Each board is played with its own cards."),
            Msg("Nothing: thirteen cards are thirteen cards"),
            (
                (
                    Msg("{seat} must go on with the hand that he has looked at"),
                    Msg("Nobody goes on with the cards of another board."),
                ),
            ),
            (Kind.CARDS_TOUCHED,),
            Msg("All cards are of this board."),
        ),
        Kind.WRONG_BOARD: Said(
            Msg("They are playing another board than they should"),
            Msg("Which pairs play which board, and when, is laid down before the session."),
            Msg("Nothing: it does not matter which board comes first"),
            (),
            (Kind.CARDS_TOUCHED, Kind.INCORRECT_NUMBER, Kind.CARD_MISSING),
            Msg("It is the board that is to be played."),
        ),
        Kind.CARD_MISSING: Said(
            Msg("A card of {seat:s} hand is missing"),
            Msg("Each hand has thirteen cards, counting those that were played."),
            Msg("Nothing: the last trick is just played without it"),
            (
                (
                    Msg("The board cannot be played to its end"),
                    Msg("It can: the card is looked for, and belongs to its hand all along."),
                ),
            ),
            (Kind.WRONG_BOARD, Kind.CARDS_TOUCHED),
            Msg("No card is missing."),
        ),
        # --- leads ---
        Kind.FACE_DOWN_BY_WRONG_DEFENDER: Said(
            Msg("{seat} led face down when partner was to lead"),
            Msg("The opening lead is made by the defender on declarer’s left."),
            Msg("Nothing: either defender may make the opening lead"),
            ((Msg("{seat} should have led face up"), Msg("Face up or face down: the lead was partner’s.")),),
            (Kind.CALL_AFTER_FINAL_PASS,),
            whose=Whose.DEFENDER,
        ),
        Kind.FACE_DOWN_AGAINST_REGULATION: Said(
            Msg("{seat} led face down where leads are made face up"),
            Msg("Where the regulations say so, the opening lead is made face up."),
            Msg("Nothing: every opening lead is made face down"),
            (
                (
                    Msg("{seat} may exchange the card as long as it lies face down"),
                    Msg("A card led face down goes back only when the director says so."),
                ),
            ),
        ),
        Kind.OPENING_LEAD_OUT_OF_TURN: Said(
            Msg("{seat} made the opening lead when partner was to make it"),
            Msg("The opening lead is made by the defender on declarer’s left."),
            Msg("Nothing: either defender may make the opening lead"),
            (
                (Msg("Partner was too slow and lost the lead"), Msg("Nobody loses the opening lead by thinking.")),
                (
                    Msg("{seat} led before the auction was over"),
                    Msg("The auction was over; but the lead was partner’s."),
                ),
            ),
            (Kind.PENALTY_CARD_NOT_PLAYED,),
            whose=Whose.DEFENDER,
        ),
        Kind.OPENING_LEAD_BY_WRONG_SIDE: Said(
            Msg("{seat} made the opening lead, but belongs to declarer’s side"),
            Msg("The opening lead is made by the defender on declarer’s left."),
            Msg("Nothing: whoever won the auction begins"),
            (
                (
                    Msg("{seat} led before the auction was over"),
                    Msg("The auction was over; but the lead was a defender’s."),
                ),
            ),
            (Kind.HAND_SPREAD_EARLY,),
            whose=Whose.DECLARERS_SIDE,
        ),
        Kind.LEAD_OUT_OF_TURN: Said(
            Msg("A lead came from {seat:s} hand out of turn"),
            Msg("The hand that won the last trick leads to the next one."),
            Msg("Nothing: the side that wins a trick may lead from either hand"),
            (
                (
                    Msg("{seat} should have waited until declarer says who leads"),
                    Msg("Nobody says who leads: the last trick does."),
                ),
            ),
            (Kind.PENALTY_CARD_NOT_PLAYED, Kind.SIMULTANEOUS_CARDS),
            NOTHING_LED,
        ),
        Kind.PREMATURE_LEAD: Said(
            Msg("{seat} led before the trick was complete"),
            Msg("Nobody leads to a trick before the last one has its four cards."),
            Msg("Nothing: it was plain who would win the trick"),
            (),
            (Kind.SIMULTANEOUS_CARDS, Kind.PENALTY_CARD_NOT_PLAYED),
            Msg("{seat} led to no trick before the one in front of it was complete."),
            Whose.DEFENDER,
        ),
        # --- cards of the play ---
        Kind.PREMATURE_PLAY: Said(
            Msg("{seat} played before partner’s turn"),
            Msg("The cards of a trick are played clockwise, each in its turn."),
            Msg("Nothing: {seat} would have played that card anyway"),
            (),
            (Kind.REVOKE, Kind.SIMULTANEOUS_CARDS, Kind.PENALTY_CARD_NOT_PLAYED),
            Msg("{seat} played to no trick before partner’s turn."),
            Whose.DEFENDER,
        ),
        Kind.EXTRA_CARD: Said(
            Msg("A fifth card came to a trick"),
            Msg("Each hand plays one card to a trick."),
            Msg("Nothing: the trick was decided with four cards"),
            ((Msg("{seat} played a card for another player"), Msg("It was a second card out of {seat:s} own hand.")),),
            (Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED),
            Msg("No trick has five cards."),
        ),
        Kind.SIMULTANEOUS_CARDS: Said(
            Msg("{seat} played two cards at once"),
            Msg("One card at a time is led or played."),
            Msg("Nothing: the second card counts for the next trick"),
            (
                (
                    Msg("The higher of the two cards is played, whatever {seat} says"),
                    Msg("How high they are decides nothing."),
                ),
            ),
            (Kind.REVOKE, Kind.PREMATURE_PLAY, Kind.PENALTY_CARD_NOT_PLAYED),
            Msg("{seat} played one card at a time."),
        ),
        Kind.REVOKE: Said(
            Msg("{seat} revoked"),
            Msg("Who can follow suit must; and who was told what to lead or play must, if he can."),
            Msg("Nothing: who cannot win a trick may play to it what he likes"),
            (
                (
                    Msg("{seat} should have said that he had none, and then it would be no revoke"),
                    Msg("To say so changes nothing: {seat} could play what was due."),
                ),
            ),
            (Kind.PREMATURE_PLAY, Kind.SIMULTANEOUS_CARDS),
            Msg("{seat} followed suit, or had none of the suit led."),
        ),
        Kind.PENALTY_CARD_NOT_PLAYED: Said(
            Msg("{seat} had a penalty card to play, and played another"),
            Msg("A penalty card lies there to be played: {seat} could do so, and left it lying."),
            Msg("Nothing: {seat} may choose when the penalty card is played"),
            ((Msg("Declarer should have asked for the penalty card"), Msg("It is played without being asked for.")),),
            (Kind.PREMATURE_PLAY, Kind.SIMULTANEOUS_CARDS),
            Msg("No penalty card of {seat:s} had to be played."),
            Whose.DEFENDER,
        ),
        Kind.CARD_EXPOSED: Said(
            Msg("{seat}, a defender, let a card be seen"),
            Msg("A defender’s card that is seen before it is played tells his partner something."),
            Msg("Nothing: {seat} takes the card up again"),
            ((Msg("It matters only if {seat:s} partner really looked"), Msg("That he could have seen it is enough.")),),
            (Kind.PREMATURE_PLAY, Kind.LEAD_OUT_OF_TURN),
            Msg("{seat} let no card be seen but those played."),
            Whose.DEFENDER,
        ),
        Kind.CARD_NAMED: Said(
            Msg("{seat} named a card that he holds"),
            Msg("A defender tells his partner by calls and plays what he holds, and never by words."),
            Msg("Nothing: a card that is only spoken of has not been seen"),
            (
                (
                    Msg("It matters only if {seat:s} partner did not know of the card"),
                    Msg("What partner knew already does not matter."),
                ),
            ),
            (Kind.PREMATURE_PLAY, Kind.LEAD_OUT_OF_TURN),
            Msg("{seat} named no card."),
            Whose.DEFENDER,
        ),
        Kind.DECLARER_EXPOSED: Said(
            Msg("A card of {seat:s}, declarer, fell face up"),
            Msg("A card is to be seen when it is played, and not before."),
            None,
            (
                (
                    Msg("Declarer has a penalty card now"),
                    Msg("A penalty card is a defender’s; declarer never has one."),
                ),
                (
                    Msg("All of declarer’s cards must now lie face up"),
                    Msg("One card that was seen uncovers no others."),
                ),
            ),
            (Kind.LEAD_OUT_OF_TURN,),
            Msg("No card of declarer’s fell face up."),
            Whose.DECLARER,
        ),
        Kind.HAND_SPREAD_EARLY: Said(
            Msg("{seat} faced the whole hand too soon"),
            Msg("The one hand that is spread is dummy’s, and not before the opening lead."),
            Msg("Nothing: dummy’s cards are seen by all soon enough"),
            ((Msg("All four hands must lie open from now on"), Msg("No hand but dummy’s lies open during the play.")),),
            (Kind.LEAD_OUT_OF_TURN,),
            Msg("{seat} faced no hand too soon."),
        ),
        Kind.PLAY_BEFORE_REQUIRED_LEAD: Said(
            Msg("{seat} played before declarer had led from the right hand"),
            Msg("When a lead goes back, nobody plays until declarer has led anew."),
            Msg("Nothing: {seat} played to the lead that had been made"),
            (),
            (Kind.REVOKE, Kind.SIMULTANEOUS_CARDS),
            whose=Whose.DEFENDER,
        ),
        Kind.LEAD_BEFORE_CHOICE: Said(
            Msg("{seat} led before declarer had chosen what partner’s penalty card allows"),
            Msg("Who is to lead while partner has a penalty card waits until declarer has chosen."),
            Msg("Nothing: the penalty card is partner’s, so that {seat} leads freely"),
            (
                (
                    Msg("{seat} had to lead the suit of partner’s penalty card"),
                    Msg("No suit was due before declarer had chosen."),
                ),
            ),
            (Kind.SIMULTANEOUS_CARDS,),
            whose=Whose.DEFENDER,
        ),
        Kind.TAKEN_BACK: Said(
            Msg("{seat} took a card back without the director"),
            Msg("Nobody puts an irregularity right by himself, not even by taking the card back."),
            Msg("Nothing: {seat} put it right at once"),
            (
                (
                    Msg("Whoever saw it has agreed by his silence"),
                    Msg("Silence is no agreement, and the director alone rules."),
                ),
            ),
            (Kind.SIMULTANEOUS_CARDS, Kind.PLAYED_TWICE),
            Msg("{seat} took back no card by himself."),
        ),
        Kind.MISEXPLAINED: Said(
            Msg("A card was played after a wrong explanation by {seat:s} side"),
            Msg("Who plays after the other side has explained something wrongly may have played by it."),
            Msg("Nothing: what was said about the auction does not concern the play"),
            ((Msg("Whoever played by it should have asked once more"), Msg("Nobody need doubt what he is told.")),),
            (Kind.REVOKE,),
        ),
        Kind.CARD_OMITTED: Said(
            Msg("{seat} played no card to a trick"),
            Msg("Each hand plays one card to each trick."),
            Msg("Nothing: {seat} could not win the trick anyway"),
            ((Msg("{seat} has lost the turn, and plays to the next trick"), Msg("The card is still due.")),),
            (Kind.PREMATURE_PLAY, Kind.TURNED_EARLY),
            Msg("{seat} left no trick without a card."),
        ),
        Kind.PLAYED_TWICE: Said(
            Msg("{seat} played a card that had been played before"),
            Msg("A card that was played belongs to its trick, and is not played again."),
            Msg("Nothing: the card was in {seat:s} hand"),
            (),
            (Kind.REVOKE, Kind.TRICK_INSPECTED, Kind.SIMULTANEOUS_CARDS),
            Msg("No card was played a second time."),
        ),
        # --- quitted tricks ---
        Kind.WRONG_CARD_QUITTED: Said(
            Msg("{seat} turned over another card than the one played"),
            Msg("The card that was played is the one that is turned over."),
            Msg("Nothing: once turned, it does not matter which card it was"),
            (),
            (Kind.TURNED_EARLY, Kind.POINTED_WRONGLY, Kind.REVOKE),
            Msg("Each trick holds the cards that were played."),
        ),
        Kind.TURNED_EARLY: Said(
            Msg("{seat} turned the card face down too soon"),
            Msg("The cards of a trick are turned when all four have been played."),
            Msg("Nothing: {seat} had seen enough"),
            (),
            (Kind.WRONG_CARD_QUITTED, Kind.CARD_OMITTED, Kind.PLAYED_TWICE),
            Msg("Nobody turned a card before the trick was complete."),
        ),
        Kind.POINTED_WRONGLY: Said(
            Msg("{seat} laid a quitted card the wrong way"),
            Msg("A card turned over points to the side that won its trick."),
            Msg("Nothing: how the tricks lie is everybody’s own affair"),
            (
                (
                    Msg("The trick is lost by the side whose card lies so"),
                    Msg("How a card lies decides no trick: the cards played do."),
                ),
            ),
            (Kind.WRONG_CARD_QUITTED, Kind.PLAYED_TWICE),
            Msg("The quitted cards lie as the tricks were won."),
        ),
        Kind.TRICK_INSPECTED: Said(
            Msg("{seat} looked at a quitted trick"),
            Msg("Quitted tricks are looked at only when the director says so."),
            Msg("Nothing: all four have seen those cards"),
            (),
            (Kind.WRONG_CARD_QUITTED, Kind.PLAYED_TWICE),
            Msg("{seat} looked at no quitted trick."),
        ),
        Kind.CARDS_MIXED: Said(
            Msg("{seat} mixed up the played cards"),
            Msg("The cards played stay in order until all agree how many tricks were won."),
            Msg("Nothing: the tricks have been counted in passing"),
            (
                (
                    Msg("By mixing the cards {seat} has agreed to the score"),
                    Msg("Nobody agrees so; it only becomes harder to show who won what."),
                ),
            ),
            (Kind.WRONG_CARD_QUITTED, Kind.PLAYED_TWICE),
            Msg("The played cards lie in order."),
        ),
        Kind.TRICKS_MISCOUNTED: Said(
            Msg("They agreed on a wrong number of tricks"),
            Msg("The tricks that were won count, and a number agreed wrongly can be put right for a time."),
            Msg("Nothing: what both sides agreed on counts"),
            (
                (
                    Msg("A trick was played with five cards"),
                    Msg("The tricks were played as they should be; they were counted wrongly."),
                ),
            ),
            (Kind.TRICK_INSPECTED,),
        ),
        Kind.TRICKS_DISPUTED: Said(
            Msg("They do not agree on the number of tricks"),
            Msg("How many tricks were won is agreed on before the cards go back into the board."),
            None,
            (
                (Msg("Declarer’s count decides"), Msg("Nobody’s count decides: the director finds out.")),
                (Msg("Each side scores what it has counted"), Msg("A board has one result for both sides.")),
            ),
            (Kind.CARDS_MIXED,),
        ),
        Kind.WRONG_SCORE: Said(
            Msg("A wrong score was entered"),
            Msg("The score follows from contract and tricks, and a wrong entry can be put right for a time."),
            Msg("Nothing: what was entered and accepted counts"),
            ((Msg("The tricks must be counted anew"), Msg("The tricks are known; the score for them is not right.")),),
        ),
        # --- claims ---
        Kind.PLAY_AFTER_CLAIM: Said(
            Msg("They played on after a claim"),
            Msg("A claim stops the play, and nobody goes on with it by himself."),
            Msg("Nothing: to play on is the quickest way to settle it"),
            ((Msg("The claim is gone because somebody played"), Msg("A claim is not undone by a card.")),),
            (Kind.LEAD_OUT_OF_TURN, Kind.TRICK_INSPECTED),
            Msg("Nobody played on after a claim."),
        ),
        Kind.WORD_ON_TRICK: Said(
            Msg("{seat} said something about the trick in progress"),
            Msg("Partner is told nothing by words while a trick is played."),
            None,
            (
                (Msg("{seat} has claimed"), Msg("What is said of the trick in progress alone is no claim.")),
                (Msg("The trick is {seat:s} now, whoever wins it"), Msg("Cards win tricks, and words do not.")),
            ),
            (Kind.PREMATURE_PLAY,),
        ),
        # --- dummy ---
        Kind.ATTENTION_BY_DUMMY: Said(
            Msg("{seat}, dummy, was the first to speak of it"),
            Msg("During the play dummy may not be the first to speak of an irregularity."),
            Msg("Nothing: everybody may speak of an irregularity"),
            (),
            (Kind.DUMMY_CLAIMED, Kind.DUMMY_INDICATED),
            Msg("Dummy was not the first to speak."),
            Whose.DUMMY,
        ),
        Kind.DUMMY_CLAIMED: Said(
            Msg("{seat}, dummy, claimed"),
            Msg("Dummy takes no part in the play, and does not claim for declarer."),
            Msg("Nothing: whoever sees that the rest is clear may say so"),
            (
                (
                    Msg("The claim is declarer’s, as dummy speaks for him"),
                    Msg("Dummy speaks for nobody: declarer claims himself."),
                ),
            ),
            (Kind.DUMMY_INDICATED,),
            Msg("Dummy has not claimed."),
            Whose.DUMMY,
        ),
        Kind.DUMMY_OVERSTEPPED: Said(
            Msg("{seat}, dummy, looked at a hand, or left his place"),
            Msg("Dummy stays in his place, and looks into no other hand."),
            Msg("Nothing: dummy has nothing more to do, and may look on"),
            (),
            (Kind.DUMMY_INDICATED, Kind.DUMMY_CLAIMED, Kind.ATTENTION_BY_DUMMY),
            Msg("Dummy looked at no other hand."),
            Whose.DUMMY,
        ),
        Kind.HAND_SHOWN_TO_DUMMY: Said(
            Msg("{seat} let dummy see the hand"),
            Msg("During the play nobody shows dummy his hand."),
            Msg("Nothing: dummy only looks on"),
            (),
            (Kind.DUMMY_INDICATED, Kind.DUMMY_CLAIMED, Kind.ATTENTION_BY_DUMMY),
            Msg("Dummy looked at no other hand."),
        ),
        Kind.WARNED_WITHOUT_RIGHTS: Said(
            Msg("{seat}, dummy, warned declarer with no right to do so"),
            Msg("Dummy who has looked into a hand has lost the right to warn declarer."),
            Msg("Nothing: dummy may always try to prevent a mistake"),
            (),
            (Kind.DUMMY_CLAIMED, Kind.DUMMY_INDICATED),
            Msg("Dummy has warned nobody."),
            Whose.DUMMY,
        ),
        Kind.DEFENDER_ASKED_BY_DUMMY: Said(
            Msg("{seat}, dummy, asked a defender about a revoke"),
            Msg("Dummy may ask declarer whether he has none of the suit, and nobody else."),
            Msg("Nothing: everybody may ask when somebody does not follow suit"),
            (),
            (Kind.DUMMY_CLAIMED, Kind.DUMMY_INDICATED),
            Msg("Dummy asked no defender."),
            Whose.DUMMY,
        ),
        Kind.DUMMY_INDICATED: Said(
            Msg("{seat}, dummy, touched a card that nobody had called"),
            Msg("Dummy plays what declarer calls, and suggests no card."),
            Msg("Nothing: declarer can still call what he likes"),
            (),
            (Kind.DUMMY_CLAIMED, Kind.ATTENTION_BY_DUMMY, Kind.DUMMY_OVERSTEPPED),
            Msg("Dummy touched no card that had not been called."),
            Whose.DUMMY,
        ),
        Kind.WRONG_DUMMY_CARD: Said(
            Msg("Another card of dummy’s was put down than the one called"),
            Msg("Dummy’s card that is played is the one that declarer called."),
            Msg("Nothing: what lies on the table is played"),
            ((Msg("Declarer should have played the card himself"), Msg("Declarer may call dummy’s cards.")),),
            (Kind.REVOKE, Kind.LEAD_OUT_OF_TURN),
            Msg("Dummy put down the card that was called."),
        ),
        Kind.UNCLEAR_DESIGNATION: Said(
            Msg("Declarer did not say clearly which card of dummy’s"),
            Msg("Declarer calls a card of dummy’s by its suit and its rank."),
            Msg("Nothing: dummy plays whichever card fits"),
            (
                (
                    Msg("Declarer must take up dummy’s cards himself"),
                    Msg("Declarer may call dummy’s cards, if he says which."),
                ),
                (
                    Msg("When in doubt the defenders say which card it is"),
                    Msg("The Laws say first which card such words mean."),
                ),
            ),
            why_not=Msg("It was plain which card was called."),
        ),
        # --- manners ---
        Kind.CONDUCT: Said(
            Msg("{seat} did not behave as one should"),
            Msg("All players are courteous, keep an even manner and spoil nobody’s pleasure."),
            Msg("Nothing: how somebody behaves is his own affair"),
            ((Msg("{seat} offended against a custom, and not against a law"), Msg("Manners are in the Laws too.")),),
            (Kind.AID_CONSULTED,),
        ),
        Kind.SPECTATOR: Said(
            Msg("A spectator did more than watch"),
            Msg("A spectator watches without a word or a sign."),
            Msg("Nothing: who is no player may say what he sees"),
            (
                (
                    Msg("What a spectator says binds the players"),
                    Msg("It binds nobody; and he speaks only when the director asks him."),
                ),
            ),
            (Kind.QUESTION_NOT_ALLOWED,),
        ),
    },
)
"""The words for each kind of irregularity, as somebody at the table would tell it."""

TOGETHER: tuple[frozenset[Kind], ...] = (
    frozenset(
        {
            *(Kind.OPENING_LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_BY_WRONG_SIDE, Kind.FACE_DOWN_BY_WRONG_DEFENDER),
            *(Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_LEAD, Kind.PLAY_BEFORE_REQUIRED_LEAD, Kind.LEAD_BEFORE_CHOICE),
            *(Kind.LED_IN_AUCTION, Kind.FACE_DOWN_IN_AUCTION, Kind.FACE_DOWN_AGAINST_REGULATION),
        }
    ),
    frozenset({Kind.PREMATURE_LEAD, Kind.PREMATURE_PLAY, Kind.PLAY_BEFORE_REQUIRED_LEAD, Kind.EXTRA_CARD}),
    frozenset({Kind.SIMULTANEOUS_CARDS, Kind.EXTRA_CARD, Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED}),
    frozenset({Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED, Kind.TAKEN_BACK, Kind.CARD_OMITTED, Kind.CARD_MISSING}),
    frozenset({Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED, Kind.HAND_SPREAD_EARLY, Kind.HAND_SHOWN_TO_DUMMY}),
    frozenset({Kind.CARD_IN_AUCTION, Kind.LED_IN_AUCTION, Kind.CARD_BEFORE_AUCTION, Kind.CARD_SEEN}),
    frozenset(
        {Kind.MISINFORMATION, Kind.MISEXPLAINED, Kind.CORRECTED_TOO_EARLY, Kind.EXPLAINED_OWN_CALL, Kind.UNDERSTANDING}
    ),
    frozenset({Kind.CHANGE_OF_CALL, Kind.CALL_OUT_OF_ROTATION}),
    frozenset({Kind.WRONG_RESTATEMENT, Kind.RESTATED_TO_PARTNER}),
    frozenset({Kind.INCORRECT_NUMBER, Kind.SURPLUS_CARD, Kind.CARD_MISSING, Kind.WRONG_CARDS}),
    frozenset({Kind.WRONG_BOARD, Kind.WRONG_CARDS, Kind.WRONG_POCKET}),
    frozenset({Kind.ATTENTION_BY_DUMMY, Kind.WARNED_WITHOUT_RIGHTS, Kind.DEFENDER_ASKED_BY_DUMMY}),
    frozenset({Kind.DUMMY_OVERSTEPPED, Kind.HAND_SHOWN_TO_DUMMY, Kind.WARNED_WITHOUT_RIGHTS}),
    frozenset({Kind.DUMMY_OVERSTEPPED, Kind.DEFENDER_ASKED_BY_DUMMY}),
    frozenset({Kind.WRONG_DUMMY_CARD, Kind.DUMMY_INDICATED, Kind.UNCLEAR_DESIGNATION}),
    frozenset({Kind.CARD_OMITTED, Kind.EXTRA_CARD, Kind.PLAYED_TWICE, Kind.WRONG_CARD_QUITTED, Kind.CARD_MISSING}),
    frozenset({Kind.TURNED_EARLY, Kind.POINTED_WRONGLY, Kind.CARDS_MIXED, Kind.TRICK_INSPECTED}),
)
"""Kinds that can be told of one and the same act; of such none is wrong where another is right."""


# --- where nobody has broken a law --------------------------------------------------------------------------------


def never(_table: Table) -> bool:
    """True where something can surely not be told of a table: of that the record shows nothing."""
    return False


def in_play(table: Table) -> bool:
    """True where a card has been played."""
    return bool(table.tricks)


def is_claimed(*stages: ClaimStage) -> Callable[[Table], bool]:
    """True where there is a claim that has come to one of these stages."""
    return lambda table: table.claim is not None and table.claim.stage in stages


def after_a_ruling(table: Table) -> bool:
    """True where the director has ruled on something before."""
    return any(one.stage is Stage.RULED for one in table.irregularities)


@frozen
class Waits:
    """Something to be ruled on where nobody broke a law: its law, as a player tells it, and why it is ruled on.

    `beliefs` are false wherever this waits; `is_free` is true where somebody could think so and it is surely not so.
    """

    law: str
    words: Msg
    why: Msg
    beliefs: tuple[Belief, ...]
    is_free: Callable[[Table], bool] = never


WAITS: dict[str, Waits] = {
    "forfeiture": Waits(
        "11",
        Msg("The other side acted before the director came"),
        Msg("Who acts before the director has ruled may lose the right to have the mistake put right."),
        (
            (Msg("What went wrong was no mistake, as nobody minded"), Msg("A mistake is one, whoever minds.")),
            (Msg("The players have settled it, and are done"), Msg("The director rules, and not the players.")),
        ),
    ),
    "take_away_advantage": Waits(
        "11",
        Msg("A side may have won something because the other did not know the law"),
        Msg("What a side gains only because its opponents did not know the law, it does not keep."),
        (
            (Msg("Who does not know the law pays for it"), Msg("What the others gained by it is looked at.")),
            (Msg("The board is not scored"), Msg("The board has been played, and has a score.")),
        ),
    ),
    "may_adjust": Waits(
        "12",
        Msg("The score may have to be adjusted"),
        Msg("The director adjusts a score where the Laws give him a ground for it."),
        (
            (Msg("Who asks for another score has it"), Msg("A ground is needed that the Laws give.")),
            (Msg("The two sides may agree on another score"), Msg("Scores are not agreed on.")),
        ),
    ),
    "the_auction_has_ended": Waits(
        "24",
        Msg("The auction is over, and a card shown during it lies there"),
        Msg("What becomes of such a card depends on who defends, and now that is known."),
        (
            (
                Msg("A card that was shown in the auction is free once there is a contract"),
                Msg("That depends on who defends."),
            ),
            (Msg("The auction must be held again"), Msg("It stands as it was; the card is looked at now.")),
        ),
        lambda t: not t.exposed,
    ),
    "the_auction_goes_on": Waits(
        "24",
        Msg("The auction, which seemed to be over, goes on"),
        Msg("What was ruled because the auction seemed to be over is looked at again."),
        (
            (Msg("An auction that has ended is never opened again"), Msg("This one had not ended after all.")),
            (Msg("What was ruled for the play counts as it is"), Msg("Who will defend is not known yet.")),
        ),
        in_play,
    ),
    "what_may_be_barred": Waits(
        "26",
        Msg("A call was withdrawn, and its player’s partner is on lead"),
        Msg("A call that was withdrawn may have told partner what to lead."),
        (
            (Msg("What was withdrawn in the auction is over and done"), Msg("It may have told partner what to lead.")),
            (Msg("The partner of whoever went wrong may not lead"), Msg("He leads; what, may be restricted.")),
        ),
        lambda t: all(made.stands for made in t.auction.made),
    ),
    "leads_go_back": Waits(
        "41",
        Msg("The auction goes on, and a lead lies there face down"),
        Msg("The opening lead is made when the auction is over, and not before."),
        (
            (Msg("The card that lies there has been played"), Msg("Face down it has been shown to nobody.")),
            (Msg("The lead has ended the auction"), Msg("A lead ends no auction: passes do.")),
        ),
        in_play,
    ),
    "designation_changed": Waits(
        "45",
        Msg("Declarer says that he meant another card of dummy’s"),
        Msg("Where the tongue has slipped, another card may be named; who has changed his mind may not."),
        (
            (Msg("Declarer may change his mind until the next hand plays"), Msg("To change one’s mind is no slip.")),
            (Msg("Dummy says which card was meant"), DUMMY_CHOOSES_NOTHING),
        ),
        in_play,
    ),
    "declarer_designates": Waits(
        "46",
        Msg("Declarer’s words do not tell which card of dummy’s he means"),
        Msg("Declarer calls a card by its suit and its rank; what he leaves open has to be settled."),
        (
            (Msg("Dummy plays whichever card fits"), DUMMY_CHOOSES_NOTHING),
            (Msg("Dummy plays nothing to this trick"), Msg("Each hand plays one card to each trick.")),
        ),
        in_play,
    ),
    "defender_designates": Waits(
        "46",
        Msg("Declarer has left it to others which card dummy plays"),
        Msg("Declarer calls a card by its suit and its rank; what he leaves open has to be settled."),
        (
            (Msg("Dummy plays whichever card he thinks best"), DUMMY_CHOOSES_NOTHING),
            (Msg("Dummy plays nothing to this trick"), Msg("Each hand plays one card to each trick.")),
        ),
        in_play,
    ),
    "run_is_stopped": Waits(
        "46",
        Msg("Declarer had told dummy to run a suit, and stops him"),
        Msg("Dummy goes on by himself until he is stopped, so that it has to be found which card was played."),
        (
            (Msg("All that dummy has put down is played"), Msg("It depends on whether the next hand has followed.")),
            (Msg("Dummy must run the suit to its end"), Msg("Declarer may stop him.")),
        ),
        in_play,
    ),
    "what_may_be_led": Waits(
        "50",
        Msg("The partner of whoever is to lead has a penalty card"),
        Msg("A penalty card tells partner something, and most of all before he leads."),
        (
            (
                Msg("The penalty card is partner’s, so that the lead is free"),
                Msg("As long as it lies there, partner’s lead is not free of it."),
            ),
            (Msg("Whoever has the penalty card leads instead"), Msg("Who is to lead does not change.")),
        ),
        lambda t: bool(t.tricks) and not t.penalty_cards,
    ),
    "did_it_help": Waits(
        "50",
        Msg("A penalty card may have told its owner’s partner too much"),
        Msg("What a penalty card has told beyond what is allowed must not have helped that side."),
        (
            (Msg("Who had a penalty card has paid for it"), Msg("Whether it helped is looked at all the same.")),
            (Msg("The tricks won with it go to the other side"), Msg("No trick is given for a penalty card.")),
        ),
    ),
    "which_penalty_card": Waits(
        "51",
        Msg("A defender has two penalty cards, either of which could be played"),
        Msg("A defender does not choose himself which of several penalty cards he plays."),
        (
            (Msg("The card that was shown first is played"), Msg("The order in which they came decides nothing.")),
            (Msg("A defender has one penalty card at most"), Msg("He may have several.")),
        ),
        lambda t: bool(t.tricks) and len(t.penalty_cards) < 2,
    ),
    "partner_objects": Waits(
        "68",
        Msg("A defender gave tricks up, and his partner does not agree"),
        Msg("A defender gives nothing up for a partner who objects at once."),
        (
            (Msg("What one defender gives up is lost for both"), Msg("Not where the other objects at once.")),
            (Msg("Only declarer can give tricks up"), Msg("A defender may, if his partner lets it stand.")),
        ),
    ),
    "partner_objects_later": Waits(
        "68",
        Msg("A defender gave tricks up, and somebody had answered before his partner objected"),
        Msg("A defender gives nothing up for a partner who objects at once, and here that is in doubt."),
        (
            (Msg("What one defender gives up is lost for both"), Msg("Not where the other objects at once.")),
            (Msg("Only declarer can give tricks up"), Msg("A defender may, if his partner lets it stand.")),
        ),
    ),
    "how_many_tricks": Waits(
        "68",
        Msg("Somebody has claimed and not said how many tricks"),
        Msg("Who proposes to stop, or shows his hand, claims; how many tricks has still to be said."),
        (
            (Msg("Without a number it is no claim"), Msg("To propose to stop is a claim, with a number or without.")),
            (Msg("All tricks that are left have been claimed"), Msg("How many, has not been said yet.")),
        ),
        is_claimed(ClaimStage.CONTESTED, ClaimStage.WITHDRAWN, ClaimStage.OBJECTED),
    ),
    "agreement_withdrawn": Waits(
        "69",
        Msg("Somebody agreed to a claim, and takes that back"),
        Msg("Agreement to a claim may be taken back for a time, if a trick was given away by it."),
        (
            (Msg("Who has agreed to a claim is bound to it for good"), Msg("For a time he may take it back.")),
            (Msg("The rest of the board is played now"), Msg("What has been claimed is not played any more.")),
        ),
        is_claimed(ClaimStage.UNSAID, ClaimStage.CONTESTED),
    ),
    "contested_claim": Waits(
        "70",
        Msg("A claim is contested"),
        Msg("A claim that somebody doubts is ruled on by the director, as fairly as he can to both sides."),
        (
            (
                Msg("Whoever claimed has the tricks, as he may not play on"),
                Msg("He has those that the director finds."),
            ),
            (
                Msg("Whoever doubts a claim says how many tricks he gives"),
                Msg("The director decides that, and no player."),
            ),
        ),
        is_claimed(ClaimStage.UNSAID),
    ),
    "concession_withdrawn": Waits(
        "71",
        Msg("Somebody gave tricks up, and takes that back"),
        Msg("A trick that was won already, or that no normal play could lose, may be taken back for a time."),
        (
            (Msg("What was given up is lost for good"), Msg("Not a trick that could not be lost.")),
            (Msg("The rest of the board is played now"), Msg("What has been given up is not played any more.")),
        ),
        is_claimed(ClaimStage.UNSAID, ClaimStage.CONTESTED),
    ),
    "waived_afterwards": Waits(
        "81",
        Msg("Somebody asks that a rectification be waived"),
        Msg("A rectification is waived by the director, for a reason, if the other side asks for it."),
        (
            (Msg("The players may do without a rectification by themselves"), Msg("Only the director waives one.")),
            (Msg("Whoever went wrong may ask to be let off"), Msg("The other side has to ask for it.")),
        ),
        after_a_ruling,
    ),
    "ruling_taken_back": Waits(
        "82",
        Msg("The director has ruled wrongly"),
        Msg("A director who has ruled wrongly has to put it right, and neither side suffers for his error."),
        (
            (Msg("What the director has ruled stands, right or wrong"), Msg("He has to put his error right.")),
            (Msg("The side that gained by it pays for the error"), Msg("Neither side is to blame for it.")),
        ),
        after_a_ruling,
    ),
    "result_elsewhere": Waits(
        "86",
        Msg("The board has no result here, but one at the other table"),
        Msg("Where the other table has a result, it may be plain that one side did well there."),
        (
            (Msg("The result of the other table counts for this one too"), Msg("Each table has a result of its own.")),
            (Msg("The other table’s result is struck out as well"), Msg("It was played, and is looked at.")),
        ),
    ),
    "not_comparable": Waits(
        "86",
        Msg("Results of this board cannot be compared with each other"),
        Msg("Results that came of different boards are not compared: each side is scored by its fault."),
        (
            (Msg("The results are compared as they are"), Msg("They did not come of the same board.")),
            (Msg("The board is always struck out"), Msg("A side that did nothing wrong may be given more.")),
        ),
    ),
    "fouled_board": Waits(
        "87",
        Msg("The board was another one at other tables"),
        Msg("A fouled board is compared only with what was played in the same form."),
        (
            (Msg("The result is compared with all others"), Msg("Others did not play the same board.")),
            (Msg("The board is dealt anew and played again"), Msg("It has been played, and may be rated by its form.")),
        ),
    ),
    "procedural_penalty": Waits(
        "90",
        Msg("A player has done what may be penalised"),
        Msg("Delay and wrong procedure may cost a part of the score, on top of everything else."),
        (
            (Msg("The opponents are given the points"), Msg("A penalty is taken away, and nobody gains it.")),
            (Msg("Nothing more, once the board has been put right"), Msg("A penalty may come on top of that.")),
        ),
    ),
    "disciplinary_penalty": Waits(
        "91",
        Msg("A player has disturbed order and discipline"),
        Msg("To keep order the director may take points away or suspend a player, and that is final."),
        (
            (Msg("A committee decides what it costs"), Msg("For order and discipline the director’s word is final.")),
            (Msg("Nothing, since no card and no call was wrong"), Msg("Manners at the table are ruled on too.")),
        ),
    ),
}
"""The things that wait for the director though nobody broke a law, by the procedure that is opened for them."""
