"""Law 43A2c of 2007: Dummy's limitations: he may not look at a defender's hand on his own initiative."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_43_dummys_limitations as law_43
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_43.about_looking, "43A2c")
def about_looking(ruling: Ruling) -> Msg:
    """That dummy does not look on his own initiative when a defender shows him his hand."""
    return Msg("{seat} did not ask for it, and keeps his rights.", seat=ruling.table.dummy)
