"""Every command of the window as a row of a table: menus, tool bar and the list of keys are made from it."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.values import frozen

MENUS = ("Board", "Table", "Director", "Step", "View", "Help")


class Do(Enum):
    """What can be commanded."""

    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save as"
    PICTURE = "picture"
    PRINT = "print"
    SUMMARY = "summary"
    RETURN = "return"
    TAKE_UP = "take up"
    DEAL = "deal"
    DEAL_FROM = "deal from"
    BOARDS = "boards"
    NEXT_BOARD = "next board"
    PREVIOUS_BOARD = "previous board"
    QUIT = "quit"
    UNDO = "undo"
    REDO = "redo"
    CLAIM = "claim"
    TYPE = "type"
    CALL_CARD = "call card"
    BID = "bid"
    MEANING = "meaning"
    DIRECTOR = "director"
    WAIVE = "waive"
    FORFEIT = "forfeit"
    GLOSS = "gloss"
    BACK = "back"
    ON = "on"
    TRICK_BACK = "trick back"
    TRICK_ON = "trick on"
    START = "start"
    END = "end"
    NEXT = "next"
    LINE_FIRST = "line first"
    LINE_BACK = "line back"
    LINE_ON = "line on"
    LINE_LAST = "line last"
    ROTATE = "rotate"
    FOUR_COLOURS = "four colours"
    TEN = "ten"
    MOTION = "motion"
    PROJECTOR = "projector"
    FULL_SCREEN = "full screen"
    TO_TABLE = "to table"
    TO_PANEL = "to panel"
    KEYS = "keys"
    ABOUT = "about"


@frozen
class Command:
    """A command: its menu, words, keys as Qt writes them, what it does, and whether it is switched on and off."""

    do: Do
    menu: str
    words: str
    keys: tuple[str, ...] = ()
    about: str = ""
    switched: bool = False


COMMANDS: tuple[Command, ...] = (
    Command(Do.OPEN, "Board", "Open…", ("Ctrl+O",), "Open a journal, PBN or LIN file"),
    Command(Do.SAVE, "Board", "Save", ("Ctrl+S",), "Keep what was done as a journal"),
    Command(Do.SAVE_AS, "Board", "Save as…", ("Ctrl+Shift+S",), "Keep it under another name"),
    Command(Do.PICTURE, "Board", "Keep a picture…", ("Ctrl+Shift+P",), "The window as PNG, PDF or SVG"),
    Command(Do.PRINT, "Board", "Print…", ("Ctrl+P",), "Print the window on a page"),
    Command(Do.SUMMARY, "Board", "Summary page…", ("F8",), "The board on a page: what was ruled, and the score"),
    Command(Do.DEAL, "Board", "Deal", ("Ctrl+N",), "Deal a board from a new seed"),
    Command(Do.DEAL_FROM, "Board", "Deal from seed…", ("Ctrl+Shift+N",), "Deal the board of a seed again"),
    Command(Do.BOARDS, "Board", "Boards of this file…", ("Ctrl+B",), "Choose among the boards of the file"),
    Command(Do.NEXT_BOARD, "Board", "Next board", ("Ctrl+PgDown",), "Go to the next board of the playlist"),
    Command(Do.PREVIOUS_BOARD, "Board", "Previous board", ("Ctrl+PgUp",), "Go to the board before"),
    Command(Do.RETURN, "Board", "Back to the board before", ("Ctrl+Backspace",), "What was open before, as it was"),
    Command(Do.TAKE_UP, "Board", "Take up where I left off", (), "What was on the table when the window was closed"),
    Command(Do.QUIT, "Board", "Quit", ("Ctrl+Q",), "Close the window"),
    Command(Do.UNDO, "Table", "Undo", ("Ctrl+Z",), "Take back the last action"),
    Command(Do.REDO, "Table", "Redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Do again what was taken back"),
    Command(Do.CLAIM, "Table", "Claim…", ("C",), "Claim tricks for a player"),
    Command(Do.BID, "Table", "Bidding box", ("B",), "Go to the bidding box, or away from it"),
    Command(Do.CALL_CARD, "Table", "Declarer calls a card", ("M",), "Name the card that dummy plays: “low heart”"),
    Command(Do.MEANING, "Table", "What a call means…", ("Ctrl+M",), "Tell what the last call, or that in hand, shows"),
    Command(Do.TYPE, "Table", "Do anything else…", ("Ctrl+T",), "Write an action, such as “E drops HK”"),
    Command(Do.DIRECTOR, "Director", "Director!", ("D",), "Draw attention to what went wrong"),
    Command(Do.WAIVE, "Director", "Waive the rectification…", (), "Waive it for cause (81C5)"),
    Command(Do.FORFEIT, "Director", "Rule it forfeited…", (), "The right to rectify is lost (11A)"),
    Command(Do.GLOSS, "Director", "What does a clause say…", ("Ctrl+L",), "Show the gloss of a clause"),
    Command(Do.BACK, "Step", "Back", ("PgUp", "Alt+Left"), "Back by one action"),
    Command(Do.ON, "Step", "On", ("PgDown", "Alt+Right"), "On by one action"),
    Command(Do.TRICK_BACK, "Step", "Back by a trick", ("Shift+PgUp", "Alt+Shift+Left"), "Back to the trick before"),
    Command(Do.TRICK_ON, "Step", "On by a trick", ("Shift+PgDown", "Alt+Shift+Right"), "On to the next trick"),
    Command(Do.START, "Step", "To the start", ("Ctrl+Home",), "To the first moment"),
    Command(Do.END, "Step", "To the end", ("Ctrl+End",), "To the last moment"),
    Command(Do.NEXT, "Step", "Next step of the lesson", ("N",), "On to the lesson’s next note"),
    Command(Do.LINE_FIRST, "Step", "The line: to its start", ("Ctrl+Shift+Left",), "The cards as they lie"),
    Command(Do.LINE_BACK, "Step", "The line: back by a trick", ("Ctrl+Left",), "Back along the line of a claim"),
    Command(Do.LINE_ON, "Step", "The line: on by a trick", ("Ctrl+Right",), "On along the line of a claim"),
    Command(Do.LINE_LAST, "Step", "The line: to its end", ("Ctrl+Shift+Right",), "To the last trick of the line"),
    Command(Do.ROTATE, "View", "Rotate", ("R",), "Put the next seat at the bottom"),
    Command(Do.FOUR_COLOURS, "View", "Four colours", ("Ctrl+4",), "Green clubs and blue diamonds", switched=True),
    Command(Do.TEN, "View", "“10” instead of “T”", (), "How a ten is written on the cards", switched=True),
    Command(Do.MOTION, "View", "Motion", (), "Cards move, or are at once in their place", switched=True),
    Command(Do.PROJECTOR, "View", "Projector", ("F5",), "Large, with nothing but table and question", switched=True),
    Command(Do.FULL_SCREEN, "View", "Full screen", ("F11",), "Use the whole screen", switched=True),
    Command(Do.TO_TABLE, "View", "To the table", ("F6",), "Put the keyboard on the table"),
    Command(Do.TO_PANEL, "View", "To the director’s options", ("F7",), "Put the keyboard on the first option"),
    Command(Do.KEYS, "Help", "Keys", ("F1",), "The list of all keys"),
    Command(Do.ABOUT, "Help", "About bridgetable", (), "What this program is"),
)

ELSEWHERE: tuple[tuple[str, str], ...] = (
    ("1 … 9, 0", "Choose the option of that number (0 is the tenth); on the sheet of a claim the number of tricks"),
    ("Tab, Shift+Tab", "From seat to seat, to the bars and the panel"),
    ("Arrows", "Walk along cards, options, the bidding box, the auction; on the timeline step, with Shift by trick"),
    ("Drag a call", "From the bidding box before any player, or over his last call to change it"),
    ("Enter", "Play the card, make the call, choose the option, tell what a call in the auction means"),
    ("Shift+Enter", "Everything else that can be done with the card, or with the call in the bidding box"),
    ("Ctrl+click, Space", "Take one card more; a frame drawn over cards, or Shift with an arrow, takes several"),
    ("Right click", "On a card, a player’s plate or a quitted trick: what can be done there; on a plate Enter as well"),
    ("Drag a quitted card", "Turn it, so that it shows the trick as won or as lost"),
    ("Double click", "Play the card, face the lead or a quitted trick; on dummy’s plate, call for a card"),
    ("Esc", "Leave the projector, put a card back, close a list, put the sheet of a claim away"),
)


def key_words(key: str) -> str:
    """A key as people say it."""
    return key.replace("PgUp", "Page Up").replace("PgDown", "Page Down")
