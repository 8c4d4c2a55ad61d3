"""The book on the table and a page of the desk, which is worked out by the Laws of 2017: what is otherwise is said."""

from typing import Any

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.working import Step, Working
from bridgetable.game.books import Book
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.views.numbering import in_numbers_of

ELSEWHERE = tr(
    "By the Laws of 2007 the director may use a clearly favourable result and need not; results that cannot be compared"
    " are scored by each side’s own fault, without a complement: this page works by the Laws of 2017."
)
OWN_DAMAGE = tr(
    "By the Laws of 2007 a serious error unrelated to the infraction counts, or a wild or gambling action, whatever it"
    " hoped for: judge by that; the sums are the same."
)
WEIGHED = tr(
    "Where the organiser has chosen 12C1e of 2007 nothing is weighed: each side has a score of its own, on the pages of"
    " split scores."
)
NO_AVERAGES = tr("The Laws of 2007 have no averages of their own for several boards: a regulation must set them.")
LATER = tr("The Laws of 2007 know no correction after the organiser’s period because the director is sure of it.")
UNAGREED = tr(
    "Where nothing is agreed the Laws of 2007 presume a wrong explanation; that this is an infraction by itself is of"
    " 2017."
)
OTHERWISE = {
    "2007": {
        **dict.fromkeys(("other-table", "fouled-at-teams"), ELSEWHERE),
        **dict.fromkeys(("self-inflicted", "self-inflicted-values", "self-damage"), OWN_DAMAGE),
        **dict.fromkeys(("weighted-imps", "weighted-matchpoints", "weighted-cross-imps"), WEIGHED),
        **dict.fromkeys(("weighted-vps", "weighted-values"), WEIGHED),
        **dict.fromkeys(("several-boards", "sit-out", "withdrawal"), NO_AVERAGES),
        **dict.fromkeys(("correction", "late-request"), LATER),
        "misbid": UNAGREED,
    }
}
"""By edition and page what that book has otherwise than the page; a book that was never enacted is named as a whole."""


def in_book(book: Book, one: Calculation[Any], working: Working) -> Working:
    """A working with its clauses by their numbers in this book, and with a remark where that has it otherwise."""
    said = OTHERWISE.get(book.edition, {}).get(one.name)
    if said is None and book.own_numbers:
        said = tr(
            "This page works by the Laws of 2017; the clauses are those of {book} that correspond.", book=book.title
        )
    remarks = working.remarks if said is None else (Step(said), *working.remarks)
    return in_numbers_of(book, evolve(working, remarks=remarks))
