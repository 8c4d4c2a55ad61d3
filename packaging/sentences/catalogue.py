"""The files of the catalogue: the template with all sentences, and each translation, as text and compiled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from sentences.for_translators import comments
from sentences.found import ROOT, sentences
from sentences.lost import lost

LOCALE = ROOT / "resources" / "locale"
TEMPLATE = Path(__file__).parent / "bridgetable.pot"
DATED = re.compile(r'^"(POT-Creation-Date|PO-Revision-Date|Generated-By): .*\n', re.MULTILINE)
"""The lines of a template that differ between two files of the same sentences."""


def template() -> str:
    """The template as it would be written now; a sentence has its files, not its lines, which move."""
    catalog = Catalog(
        project="bridgetable", copyright_holder="the bridgetable authors", header_comment="# Sentences of bridgetable."
    )
    for one in sentences():
        places = [(place, None) for place in one.places]
        said = (one.one, one.many) if one.many else one.one
        catalog.add(said, locations=places, auto_comments=comments(one))  # type: ignore[arg-type]
    return written(catalog)


def written(catalog: Catalog) -> str:
    """A catalogue as a text, without what changes by itself."""
    out = BytesIO()
    write_po(out, catalog, width=100)
    return DATED.sub("", out.getvalue().decode())


def translations() -> tuple[Path, ...]:
    """The translations that there are."""
    return tuple(sorted(LOCALE.glob("*/LC_MESSAGES/bridgetable.po")))


def renewed() -> Iterator[Path]:
    """Bring each translation up to the template, and compile it; the files that were written."""
    with TEMPLATE.open("rb") as file:
        now = read_po(file)
    for path in translations():
        catalog = read(path)
        catalog.update(now)
        path.write_text(written(catalog), encoding="utf-8")
        compiled = path.with_suffix(".mo")
        with compiled.open("wb") as file:
            write_mo(file, catalog)
        yield from (path, compiled)


def read(path: Path) -> Catalog:
    """A translation; its language is the name of its folder."""
    with path.open("rb") as file:
        return read_po(file, locale=path.parts[-3])


def complaints() -> Iterator[str]:
    """The complaint about each translation in which a field, a number or a key is lost or added."""
    for path in translations():
        for message in read(path):
            for wrong in lost(texts(message.id), texts(message.string)):
                yield f"{path.relative_to(ROOT)}: {wrong} in “{first(message)}”"


def first(message: Message) -> str:
    """A sentence, or its form for one."""
    return "".join(texts(message.id)[:1])


def texts(said: object) -> tuple[str, ...]:
    """The forms of a sentence; one where a number makes no difference."""
    return (said,) if isinstance(said, str) else tuple(said) if isinstance(said, tuple | list) else ()
