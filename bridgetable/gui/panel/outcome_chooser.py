"""An outcome of the board made up by clicks: contract, declarer, tricks, and several outcomes with their weights."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from bridgetable.game.auction import Contract
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.outcomes import Outcome, Percent, Weighted, certain
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.widgets.blocks import Block, TextBlock, body, pale, small
from bridgetable.gui.widgets.choices import ChoiceButton, ChoiceRows
from bridgetable.language import tr
from bridgetable.views.panel import outcome_form
from bridgetable.views.words.prose import SEAT_NAMES, weight_words

LOW = 38.0
FOLDED = tr("Another outcome, or several with weights …")
FOLDED_SHORT = tr("Another outcome …")
FOLDED_TRICKS = tr("Several results with weights …")
DOUBLED = {2: "X", 4: "XX"}
Change = Callable[[Outcome], Outcome]


class OutcomeChooser(Block):
    """A chooser folded to one button at first; `chosen` is emitted with the answer, `grown` when it is higher."""

    chosen = Signal(str)
    grown = Signal()

    def __init__(self, look: Look, form: outcome_form.OutcomeFormView) -> None:
        super().__init__(look)
        self.form = form
        self.outcome = outcome_form.beginning(form)
        self.weighted: tuple[Weighted, ...] = ()
        folded = FOLDED_TRICKS if form.only_tricks else FOLDED_SHORT if look.is_projected else FOLDED
        self.opener = ChoiceButton(look, folded, cite="12C1c" if form.only_tricks else "12C1b")
        self.opener.clicked.connect(self.unfold)
        self.parts: list[tuple[float, Block]] = []
        self._hold([(0.0, ChoiceRows(look, (self.opener,), 1))])

    def unfold(self) -> None:
        """Show the parts of an outcome."""
        self.rebuild()
        first = next((part for _, part in self.parts if isinstance(part, ChoiceRows)), None)
        if first is not None:
            first.buttons[0].setFocus()

    def rebuild(self) -> None:
        """Make the rows anew for the outcome and the weights as they are."""
        contract = self.outcome.contract
        if contract is None:
            return
        look = self.look
        tricks = [self._pick(str(n), partial(evolve, tricks=n), on=self.outcome.tricks == n) for n in range(TRICKS + 1)]
        self._hold(
            [
                *([] if self.form.only_tricks else self._contract_rows(contract)),
                (6.0, TextBlock(look, words(tr("Tricks of declarer’s side")), small)),
                (0.0, ChoiceRows(look, tricks, 7, LOW)),
                (8.0, TextBlock(look, words(self._told(self.outcome)), body)),
                (4.0, ChoiceRows(look, self._last_row(), 2)),
                *self._weights(),
            ]
        )
        # No resize follows where the rows are as many as before.
        self.arrange()
        self.grown.emit()

    def _contract_rows(self, contract: Contract) -> list[tuple[float, Block]]:
        look = self.look
        levels = [self._pick(str(n), self._bid(level=n), on=contract.bid.level == n) for n in range(1, 8)]
        strains = [self._pick(s.in_words, self._bid(strain=s), on=contract.strain is s) for s in Strain]
        doubles = [self._pick(t, self._doubled(n), on=contract.doubled == n) for n, t in DOUBLED.items()]
        seats = [self._pick(SEAT_NAMES[s], self._by(s), on=contract.declarer is s) for s in SEATS]
        return [
            (0.0, ChoiceRows(look, levels, 7, LOW)),
            (4.0, ChoiceRows(look, [*strains, *doubles], 7, LOW)),
            (4.0, ChoiceRows(look, seats, 4, LOW)),
        ]

    def _last_row(self) -> list[ChoiceButton]:
        this = self._button(tr("Assign this"), lambda: self.chosen.emit(outcome_form.key_of(certain(self.outcome))))
        this.first = not self.weighted
        text = tr("Weigh it") if self.look.is_projected else tr("Weigh it with others")
        more = self._button(text, lambda: self._weigh(outcome_form.with_outcome(self.weighted, self.outcome)))
        more.cite = "12C1c"
        return [this, more]

    def _weights(self) -> list[tuple[float, Block]]:
        rows: list[tuple[float, Block]] = []
        for number, one in enumerate(self.weighted):
            said = tr("{weight} of {told}", weight=weight_words(one.percent), told=self._told(one.outcome))
            less = self._button(f"−{outcome_form.STEP} %", partial(self._move, number, -outcome_form.STEP))
            more = self._button(f"+{outcome_form.STEP} %", partial(self._move, number, outcome_form.STEP))
            away = self._button(tr("Remove"), partial(self._move, number, -one.percent))
            for button in (less, more, away):
                button.setAccessibleName(f"{button.text()}: {said}")
            rows.append((10.0, TextBlock(self.look, words(said), body)))
            rows.append((2.0, ChoiceRows(self.look, (less, more, away), 3, LOW)))
        if len(self.weighted) > 1:
            lacking = outcome_form.missing_words(self.weighted)
            if lacking:
                rows.append((8.0, TextBlock(self.look, words(lacking), pale)))
            key = outcome_form.key_of(self.weighted)
            both = self._button(tr("Assign these together"), lambda: self.chosen.emit(key))
            both.first, both.cite = not lacking, "12C1c"
            both.setEnabled(not lacking)
            rows.append((8.0, ChoiceRows(self.look, (both,), 1)))
        return rows

    def _told(self, outcome: Outcome) -> str:
        return outcome_form.in_words(outcome, self.form.vulnerability)

    def _move(self, number: int, by: Percent) -> None:
        self._weigh(outcome_form.moved(self.weighted, number, by))

    def _weigh(self, weighted: tuple[Weighted, ...]) -> None:
        at = self._focused()
        self.weighted = weighted
        self.rebuild()
        self._focus(at)

    def _button(self, text: str, done: Callable[[], None]) -> ChoiceButton:
        button = ChoiceButton(self.look, text)
        button.clicked.connect(lambda _checked=False: done())
        return button

    def _pick(self, text: str, change: Change, *, on: bool) -> ChoiceButton:
        button = ChoiceButton(self.look, text)
        button.setCheckable(True)
        button.setChecked(on)
        button.clicked.connect(lambda: self._change(change))
        return button

    def _change(self, change: Change) -> None:
        at = self._focused()
        self.outcome = change(self.outcome)
        self.rebuild()
        self._focus(at)

    def _focused(self) -> tuple[int, int]:
        for row, (_, part) in enumerate(self.parts):
            buttons: Sequence[ChoiceButton] = part.buttons if isinstance(part, ChoiceRows) else ()
            for column, button in enumerate(buttons):
                if button.hasFocus():
                    return row, column
        return -1, -1

    def _focus(self, at: tuple[int, int]) -> None:
        row, column = at
        part = self.parts[row][1] if 0 <= row < len(self.parts) else None
        if isinstance(part, ChoiceRows) and column < len(part.buttons):
            part.buttons[column].setFocus()

    def _with_contract(self, change: Callable[[Contract], Contract]) -> Change:
        def changed(outcome: Outcome) -> Outcome:
            return outcome if outcome.contract is None else evolve(outcome, contract=change(outcome.contract))

        return changed

    def _bid(self, level: int = 0, strain: Strain | None = None) -> Change:
        def rebid(contract: Contract) -> Contract:
            old = contract.bid
            return evolve(contract, bid=Bid(level or old.level, old.strain if strain is None else strain))

        return self._with_contract(rebid)

    def _doubled(self, times: int) -> Change:
        return self._with_contract(lambda c: evolve(c, doubled=1 if c.doubled == times else times))

    def _by(self, seat: Seat) -> Change:
        return self._with_contract(lambda c: evolve(c, declarer=seat))

    def _hold(self, parts: list[tuple[float, Block]]) -> None:
        for _, part in self.parts:
            part.hide()
            part.deleteLater()
        self.parts = parts
        for _, part in parts:
            part.setParent(self)
            part.show()

    def height_for(self, width: float) -> float:
        return sum(self.look.dock(gap) + part.height_for(width) for gap, part in self.parts)

    def arrange(self) -> None:
        y = 0.0
        for gap, part in self.parts:
            y += self.look.dock(gap)
            high = part.height_for(self.width())
            part.setGeometry(0, round(y), self.width(), round(high))
            y += high
