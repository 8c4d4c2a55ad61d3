"""The table as a Qt graphics scene: its items, gestures, motion and keyboard."""
