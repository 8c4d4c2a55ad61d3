"""The table: art, layout, motion and gestures of the scene."""
