"""Whole numbers as they are written: with a true minus before what is below zero, never the hyphen of a typewriter."""

from __future__ import annotations

MINUS = "\u2212"


def numeral(number: int) -> str:
    """A number as it is: "3", "−3"."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """What a number adds: "+3", "−3", "0"."""
    return f"+{number}" if number > 0 else numeral(number)


def percent(share: float) -> int:
    """A share of one as it is said: never 0 or 100 unless it is certain."""
    return round(100 * share) if share in (0.0, 1.0) else min(max(round(100 * share), 1), 99)
