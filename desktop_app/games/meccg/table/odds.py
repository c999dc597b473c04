"""How two dice fall: in how many of their 36 ways a strike is beaten, a check passed."""

from __future__ import annotations

from desktop_app.engine.view import View

ALL_WAYS = 36
LEAST, MOST = 2, 12


def at_least(total: int) -> int:
    """In how many of 36 ways two dice come to so much or more."""
    return sum(6 - abs(7 - each) for each in range(max(LEAST, total), MOST + 1))


def beaten(view: View, more: int = 0) -> int:
    """In how many ways the strike that is resolved fails, with so much more for its target (MEC-596)."""
    return at_least(_even(view) - more + 1)


def hit(view: View, more: int = 0) -> int:
    """In how many ways it succeeds."""
    return ALL_WAYS - at_least(_even(view) - more)


def _even(view: View) -> int:
    return view.numbers.get("strike_prowess", 0) - view.numbers.get("target_prowess", 0)
