"""How a process that works for this one begins."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.app.machine.idle_memory import look_seldom
from desktop_app.games import TENANTS, let_in


def doors() -> list[str]:
    """Where another process finds the games that do not ship."""
    return [guest.door for guest in TENANTS.guests() if guest.door]


def settle_in(doors: Sequence[str]) -> None:
    """The first thing another process does: it takes in the games behind these doors."""
    look_seldom()
    let_in(doors)
