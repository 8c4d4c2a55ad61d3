"""Where two laws meet the rulings hold: a sample of the matrix that changes from day to day."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from tests.matrix.matrix import walks

SECONDS = 8


def test_rulings_hold_where_two_laws_meet() -> None:
    seed = datetime.now(UTC).date().toordinal()
    until, met = time.monotonic() + SECONDS, 0
    for walked in walks("", seed):
        assert [] == walked.path.wrong, f"seed {seed}: {walked.what}\n{walked.path.text}"
        met += walked.met
        if time.monotonic() > until:
            break
    assert met
