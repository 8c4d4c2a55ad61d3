"""Chance: the seeds that nobody has chosen."""

import os

SEEDS = 1_000_000


def any_seed() -> int:
    """A seed (0 to 999,999) that nobody has chosen; `secrets` would load all of OpenSSL for it."""
    return int.from_bytes(os.urandom(8), "big") % SEEDS
