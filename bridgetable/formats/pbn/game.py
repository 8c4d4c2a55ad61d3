"""One game of a PBN file understood: its tags with what they inherit, its facts, its sections."""

from collections.abc import Callable
from typing import TypeVar

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.pbn.auction import AuctionRead, read_auction
from bridgetable.formats.pbn.checks import check_contract, check_history, check_result, check_table
from bridgetable.formats.pbn.play import PlayRead, Setting, read_play
from bridgetable.formats.pbn.scan import Lines, RawGame, RawTag
from bridgetable.formats.pbn.tags import NEVER_INHERITED, SAME_BOARD, SECTIONS, SHAPED, misshapen
from bridgetable.formats.pbn.values import contract_of_tag, deal_of, result_of, seat_of
from bridgetable.formats.pbn.words import Faults
from bridgetable.formats.records import ContractRecord, Record, RecordForm, Result, Tag
from bridgetable.game.boards import vulnerability
from bridgetable.game.deals import Deal
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import MOST_LASTING, MOST_TAGS, is_number
from bridgetable.game.seats import Seat
from bridgetable.language import tr

T = TypeVar("T")
_UNKNOWN = frozenset({"", "?"})


class GameReader:
    """Reads one game from its tags; faults that leave the board playable are gathered as remarks."""

    def __init__(self, file: str, lines: Lines, game: RawGame, remarks: list[RecordError]) -> None:
        """Begin with the tags as they were found, and what is already known to be wrong."""
        self.file = file
        self.lines = lines
        self.game = game
        self.faults = Faults(file, remarks, list(game.troubles))
        self.first: dict[str, RawTag] = {}
        self.value: dict[str, str] = {}
        self.implied: list[Tag] = []
        self.notes: dict[str, list[RawTag]] = {"Auction": [], "Play": []}

    def inherit(
        self, before: dict[str, str], lasting: dict[str, str], same_board: Record | None
    ) -> tuple[dict[str, str], dict[str, str]]:
        """Give each tag its value, by `#` and `##` from games before; give back what the next game may inherit."""
        lasting = dict(lasting) if any(t.value.startswith("#") for t in self.game.tags) else lasting
        section = ""
        for tag in self.game.tags:
            name = tag.name
            if name == "Note":
                self._note(tag, section)
                continue
            section = name if name in SECTIONS else ""
            if name in self.first:
                self.faults.remark(tag.line, tr("a second tag {name}", name=name), tr("each tag once"))
                continue
            self.first[name] = tag
            self.value[name] = self._inherited(tag, before, lasting) if tag.value[:1] == "#" else tag.value
        for name, value in lasting.items():
            if name not in self.value:
                self._imply(name, value)
        if same_board is not None and self._is_another_table():
            for name in SAME_BOARD:
                if name not in self.value and any(t.name == name for t in same_board.tags):
                    self._imply(name, same_board.tag(name))
        return self.value, lasting

    def _inherited(self, tag: RawTag, before: dict[str, str], lasting: dict[str, str]) -> str:
        name, value = tag.name, tag.value
        if name in NEVER_INHERITED:
            expected = tr("a value, as this tag is never inherited")
            self.faults.remark(tag.line, tr("“{value}” in [{name}]", value=value, name=name), expected)
        if not value.startswith("##"):
            lasting.pop(name, None)
            return before.get(name, "") if value == "#" else value
        kept = value[2:] or before.get(name, "")
        if name in lasting or len(lasting) < MOST_LASTING:
            lasting[name] = kept
        else:
            expected = tr("at most {most_lasting} tags for all boards", most_lasting=MOST_LASTING)
            self.faults.remark(tag.line, tr("“{value}” in [{name}]", value=value, name=name), expected)
        return kept

    def _imply(self, name: str, value: str) -> None:
        self.value[name] = value
        self.implied.append(Tag(name, value, None))

    def _is_another_table(self) -> bool:
        """True where the game leaves out board, dealer and deal, though somebody called or played."""
        tags = self.first
        return ("Auction" in tags or "Play" in tags) and not tags.keys() & {"Board", "Dealer", "Deal"}

    def _note(self, tag: RawTag, section: str) -> None:
        if section:
            self.notes[section].append(tag)
        else:
            expected = tr("it behind the calls or the cards")
            self.faults.remark(tag.line, tr("a note outside of auction and play"), expected)

    def record(self) -> Record:
        """The record of the game. Raises RecordError when it cannot be read."""
        try:
            record = self._record() if self.game.tags else None
        except RecordError as trouble:
            self.faults.refused.append(trouble)
            record = None
        if record is None or self.faults.refused:
            first, *others = sorted(self.faults.refused, key=lambda e: e.place)
            raise first.beside([*others, *self.faults.found])
        return record

    def _record(self) -> Record:
        if len(self.game.tags) > MOST_TAGS:
            expected = tr("at most {most_tags} in a game", most_tags=MOST_TAGS)
            raise self.faults.refusal(self.game.tags[MOST_TAGS].line, tr("one tag more"), expected)
        self._check_shapes()
        for line in self.game.strays:
            self.faults.remark(line, "“}”", tr("a brace that opens the comment"))
        value = self.value
        dealer = self._told("Dealer", lambda v: seat_of(v, tr("the dealer")))
        deal = self._told("Deal", deal_of)
        seat = value.get("Declarer", "")
        declarer = self._told("Declarer", lambda v: seat_of(v.removeprefix("^"), tr("the declarer, perhaps behind ^")))
        passed = value.get("Contract", "").upper() == "PASS"
        contract = None if passed else self._told("Contract", contract_of_tag)
        vulnerable = self._told("Vulnerable", vulnerability)
        auction = self._auction(dealer)
        play = self._play(declarer, contract, deal)
        result = self._result(declarer)
        if auction is not None and auction.bidding.is_over:
            check_contract(auction.bidding, value, self._line, self.faults)
        check_result(result, play, value, self._line("Result"), self.faults)
        return Record(
            form=RecordForm.PBN,
            board=self._board(),
            tags=self._tags(auction, play),
            dealer=dealer if auction is None else auction.dealer,
            vulnerability=vulnerable,
            deal=deal,
            auction=auction.record if auction else None,
            contract=contract,
            passed_out="Pass" if passed else "",
            declarer=declarer,
            swapped=seat[:1] if seat[:1] == "^" else "",
            play=play.record if play else None,
            result=result,
            before=tuple(self.game.before),
            place=TextPlace(self.file, self.game.tags[0].line),
            remarks=tuple(sorted(self.faults.found, key=lambda e: e.place)) if self.faults.found else (),
        )

    def _line(self, name: str) -> int:
        tag = self.first.get(name)
        return tag.line if tag else self.game.tags[0].line

    def _told(self, name: str, understand: Callable[[str], T]) -> T | None:
        """The value of a tag understood, or nothing when it is absent, empty or a question mark."""
        value = self.value.get(name, "")
        if value in _UNKNOWN:
            return None
        try:
            return understand(value)
        except NotationError as wrong:
            raise self.faults.refusal(
                self._line(name), tr("“{wrong}” in [{name}]", wrong=wrong.text, name=name), wrong.expected
            ) from None

    def _check_shapes(self) -> None:
        for name, tag in self.first.items():
            if name in SHAPED and (expected := misshapen(name, self.value[name])):
                self.faults.remark(tag.line, tr("“{tag}” in [{name}]", tag=tag.value, name=name), expected)
            if "\t" in tag.value:
                self.faults.remark(tag.line, tr("a tab in [{name}]", name=name), tr("blanks alone"))
            if tag.rows or name.endswith("Table"):
                check_table(tag, self.value[name], self.faults)
        if "ScoreRubberHistory" in self.value:
            check_history(self.value, self._line("ScoreRubberHistory"), self.faults)
        if "  " in self.value.get("Deal", ""):
            self.faults.remark(self._line("Deal"), tr("two blanks in [Deal]"), tr("one blank between hands"))

    def _board(self) -> int:
        value = self.value.get("Board", "")
        return int(value) if is_number(value) else 0

    def _auction(self, dealer: Seat | None) -> AuctionRead | None:
        tag = self.first.get("Auction")
        if tag is None:
            return None
        if dealer is None:
            self.faults.remark(tag.line, tr("an auction without a dealer"), tr("[Dealer …] before it"))
        return read_auction(tag, self.notes["Auction"], dealer, self.lines, self.faults)

    def _play(self, declarer: Seat | None, contract: ContractRecord | None, deal: Deal | None) -> PlayRead | None:
        tag = self.first.get("Play")
        if tag is None:
            return None
        if deal is None:
            self.faults.remark(tag.line, tr("a play without a deal"), tr("[Deal …] before it"))
        if contract is None:
            self.faults.remark(tag.line, tr("a play without a contract"), tr("[Contract …] before it"))
        elif declarer is None and contract.level:
            self.faults.remark(tag.line, tr("a play without a declarer"), tr("[Declarer …] before it"))
        leader = None if declarer is None else declarer.lho
        setting = Setting(leader, contract.strain if contract else None, deal)
        return read_play(tag, self.notes["Play"], setting, self.lines, self.faults)

    def _result(self, declarer: Seat | None) -> Result | None:
        value = self.value.get("Result", "")
        if value in _UNKNOWN:
            return None
        try:
            return result_of(value, declarer)
        except NotationError as wrong:
            self.faults.remark(self._line("Result"), tr("“{wrong}” in [Result]", wrong=wrong.text), wrong.expected)
            return None

    def _tags(self, auction: AuctionRead | None, play: PlayRead | None) -> tuple[Tag, ...]:
        inside = {"Auction": auction.remarks if auction else (), "Play": play.remarks if play else ()}
        found: list[Tag] = []
        for t in self.game.tags:
            same = self.first.get(t.name) is t
            held = self.value[t.name] if same else t.value
            comments = (*t.comments, *inside[t.name]) if same and t.name in inside else tuple(t.comments)
            rows = tuple([r for r, _ in t.rows]) if t.rows else ()
            found.append(Tag(t.name, held, t.value, comments, rows, t.line))
        return (*found, *self.implied)
