"""The cards that may legally be played, for the session and the staging; apart, so that regular play reads no law."""

from bridgetable.laws.common.legal_play import bar_of, legal_cards
