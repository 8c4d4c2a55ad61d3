"""`python -m sentences`: write the catalogue's template, and bring every translation up to it; `--check` only looks."""

from __future__ import annotations

import argparse
import sys

from sentences.catalogue import TEMPLATE, complaints, renewed, template
from sentences.found import ROOT


def main() -> int:
    """The exit status: 1 where the template is out of date, or a translation loses something."""
    parser = argparse.ArgumentParser(prog="dev.py words", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where the template is out of date")
    is_check = parser.parse_args().check
    text = template()
    if is_check and (not TEMPLATE.exists() or TEMPLATE.read_text(encoding="utf-8") != text):
        print(f"{TEMPLATE.relative_to(ROOT)} is out of date: python3 packaging/dev.py words writes it anew.")
        return 1
    if not is_check:
        TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
        TEMPLATE.write_text(text, encoding="utf-8")
        for path in renewed():
            print(path.relative_to(ROOT))
    found = list(complaints())
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
