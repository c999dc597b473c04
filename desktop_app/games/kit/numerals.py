"""Whole numbers as they are written: with a true minus before what is below zero, never the hyphen of a typewriter."""

from __future__ import annotations

MINUS = "\u2212"


def numeral(number: int) -> str:
    """A number as it is: "3", "−3"."""
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """What a number adds: "+3", "−3", "0"."""
    return f"+{number}" if number > 0 else numeral(number)
