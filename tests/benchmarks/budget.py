"""One measured figure beside its budget."""

from attrs import frozen


@frozen
class Figure:
    """What was measured, its value, the budget, and the unit of both; `note` is what else is worth knowing."""

    what: str
    value: float
    budget: float
    unit: str
    more_is_better: bool = False
    note: str = ""

    @property
    def is_kept(self) -> bool:
        """Whether the budget is kept."""
        return self.value >= self.budget if self.more_is_better else self.value <= self.budget

    def __str__(self) -> str:
        """Write the figure, its budget, and the share of the budget that it takes."""
        share = self.budget / self.value if self.more_is_better else self.value / self.budget
        sign = "≥" if self.more_is_better else "≤"
        verdict = "kept" if self.is_kept else "MISSED"
        words = f"{self.what}, {self.note}" if self.note else self.what
        return f"{words:<58}{self.value:>10.2f} {self.unit:<9}{sign} {self.budget:<6g}{share:>6.0%}  {verdict}"
