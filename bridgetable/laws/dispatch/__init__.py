"""Dispatch: the law that opens, the choice that is due, and the laws that a call or a play would break."""
