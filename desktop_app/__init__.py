"""Longtable: an offline tabletop for five card and board games."""

__version__ = "0.1.0"
