"""The sum of what is being fought out: its terms as data."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.view import CardView, View


@dataclass(frozen=True, slots=True)
class Cell:
    """One term: its name, its value, what it is made of."""

    name: str
    value: str
    note: str = ""
    known: bool = True


@dataclass(frozen=True, slots=True)
class Ledger:
    """The whole sum under its heading."""

    heading: str
    cells: tuple[Cell, ...]


def is_open(view: View) -> bool:
    """Whether an attack is being resolved."""
    return bool(view.facts.get("ledger:kind")) and not view.outcome


def shadows_of(view: View, attacker: str) -> list[CardView]:
    """The shadow cards dealt to an enemy, face down ones too."""
    card = view.card(attacker)
    zone = view.zones.get(card.zone) if card is not None else None
    return [each for each in zone.cards if each.host == attacker and "shadow" in each.marks] if zone else []
