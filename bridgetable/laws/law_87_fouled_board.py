"""Law 87: Fouled board."""

from bridgetable.game.messages import Msg
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_86_team_play import scored_by_fault
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varying
from bridgetable.rulings.effects import ComparedInGroup
from bridgetable.rulings.ruling import Ruling


def fouled_of(words: str) -> Matter:
    """The matter of a board that the director finds fouled, in his words."""
    return matter("87", fouled_board, words, rests_on=())


@clause("87A")
def fouled_board(words: str, ruling: Ruling) -> None:  # noqa: ARG001 -- the words stand in the record
    """A board was played in another form at another table: it is fouled if a due comparison is spoilt by it."""
    ruling.says(Msg("The board was not the same wherever it was played."), "87A")
    if not is_spoilt(ruling):
        ruling.says(Msg("All that is compared with it came of the same board: the score stands."), "87A")
    elif is_of_teams(ruling):
        as_in_team_play(ruling)
    else:
        rated_by_form(ruling)


@clause("87A")
def is_spoilt(ruling: Ruling) -> bool:
    """Ask whether contestants who should be compared have not played the same board."""
    yes = Option("yes", Msg("Yes, the board is fouled"), (), ("87A",))
    no = Option("no", Msg("No"), (Msg("The score stands."),), ("87A",))
    question = Msg("Is a comparison spoilt that should be made?")
    return ruling.judge("87A", question, (yes, no), what_fouls_it(ruling)) == "yes"


what_fouls_it = varying(
    (
        Msg("A card lay in another hand, or the dealer or the vulnerability was another."),
        Msg("Hands turned by a right angle are fouled; arrow-switched hands are not."),
    )
)
"""The differences by which a board is fouled."""


def is_of_teams(ruling: Ruling) -> bool:
    """Establish whether the board is of a team match, where the table does not tell it."""
    told = ruling.table.contest.is_of_teams
    if told is not None:
        return told
    pairs = Option("no", Msg("No, of pairs"), (Msg("Each form of the board is rated by itself."),), ("87B",))
    teams = Option("yes", Msg("Yes, of teams"), (Msg("Each side is scored by its fault."),), ("87C",))
    return ruling.fact("87C", Msg("Is this a match of teams?"), yes=teams, no=pairs)


@clause("87B")
def rated_by_form(ruling: Ruling) -> None:
    """The results are grouped by the form of the board, and each group is rated by itself."""
    ruling.orders(ComparedInGroup("87B"))
    ruling.says(Msg("The scores of the tables that had the board in this form are its field now."), "87B")


@clause("87C")
def as_in_team_play(ruling: Ruling) -> None:
    """In team play the scores are those of results that cannot be compared."""
    ruling.says(Msg("In team play these results cannot be compared."), "87C")
    scored_by_fault(ruling)
