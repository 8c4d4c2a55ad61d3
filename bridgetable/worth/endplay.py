"""The double-dummy solver of the extra `[dd]`: the library that endplay brings along, asked directly."""

from collections.abc import Mapping
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card, Rank, Suit, card_of
from bridgetable.game.deals import Deal
from bridgetable.game.seats import SEATS, BySeat
from bridgetable.language import tr
from bridgetable.worth.position import CannotSolve, DealTable, Position

PACKAGE = "endplay"
HOW_TO_GET = tr("best play is worked out by a solver that is not installed: pip install “bridgetable[dd]” brings it")


def is_installed() -> bool:
    """True where the package is there; it is not loaded."""
    return library_path() is not None


def why_not() -> str:
    """The reason why nothing can be solved here, in a sentence with the remedy; empty where it can be tried."""
    return "" if is_installed() else HOW_TO_GET


def library_path() -> Path | None:
    """The module that speaks to the library: loaded alone it takes a twentieth of the time of the whole package."""
    found = find_spec(PACKAGE)
    places = found.submodule_search_locations if found is not None else None
    paths = (Path(place, "_dds", "__init__.py") for place in places or ())
    return next((path for path in paths if path.is_file()), None)


def loaded() -> ModuleType:
    """The module that speaks to the library. Raises CannotSolve."""
    path = library_path()
    if path is None:
        raise CannotSolve(HOW_TO_GET)
    spec = spec_from_file_location("bridgetable_dds", path)
    if spec is None or spec.loader is None:
        raise CannotSolve(HOW_TO_GET)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (ImportError, OSError, RuntimeError) as error:
        first = str(error).partition("\n")[0]
        raise CannotSolve(tr("the solver cannot be loaded: {first}", first=first)) from error
    return module


class Solver:
    """The solver, loaded once for a process."""

    def __init__(self) -> None:
        """Load it. Raises CannotSolve."""
        self._dds: Any = loaded()

    def tricks(self, position: Position) -> Mapping[Card, int]:
        """For each card of the hand to play the tricks (0 to 13) its side takes of those left. Raises CannotSolve."""
        dds, deal, found = self._dds, self._dds.deal(), self._dds.futureTricks()
        deal.trump, deal.first = strain_of(position.strain), position.leader.value
        for place, card in enumerate(position.trick):
            deal.currentTrickSuit[place], deal.currentTrickRank[place] = suit_of(card.suit), card.rank.value
        for seat in SEATS:
            for suit in Suit:
                held = sum(1 << c.rank for c in position.hands[seat] if c.suit is suit)
                deal.remainCards[seat.value][suit_of(suit)] = held
        try:
            dds.SolveBoard(deal, -1, 3, 1, found, 0)
        except dds.DDSError as error:
            raise CannotSolve(tr("the solver refuses the position: {error}", error=error)) from error
        return dict(scores_of(found))

    def table(self, deal: Deal) -> DealTable:
        """The tricks (0 to 13) of each seat as declarer in clubs, diamonds … no-trump. Raises CannotSolve."""
        dds, table, found = self._dds, self._dds.ddTableDeal(), self._dds.ddTableResults()
        for seat in SEATS:
            for suit in Suit:
                table.cards[seat.value][suit_of(suit)] = sum(1 << c.rank for c in deal[seat] if c.suit is suit)
        try:
            dds.CalcDDtable(table, found)
        except dds.DDSError as error:
            raise CannotSolve(tr("the solver refuses the deal: {error}", error=error)) from error
        return BySeat.each(lambda seat: tuple(found.resTable[strain_of(strain)][seat.value] for strain in Strain))


def suit_of(suit: Suit) -> int:
    """A suit as the library counts them, spades first."""
    return Suit.S - suit


def strain_of(strain: Strain) -> int:
    """A denomination as the library counts them, spades first and no-trump last."""
    return Strain.NT.value if strain.suit is None else suit_of(strain.suit)


def scores_of(found: Any) -> list[tuple[Card, int]]:  # noqa: ANN401 -- a structure of the library
    """The tricks for each card that the library tells of, those equal to it included."""
    scores: list[tuple[Card, int]] = []
    for place in range(found.cards):
        suit, top = Suit(Suit.S - found.suit[place]), found.rank[place]
        ranks = [top, *(rank for rank in Rank if found.equals[place] >> rank & 1)]
        scores += [(card_of(suit, Rank(rank)), found.score[place]) for rank in ranks]
    return scores
