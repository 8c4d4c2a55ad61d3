"""A bridge table on a screen where anything may go wrong, with the director who puts it right."""

__version__ = "0.1.0"
