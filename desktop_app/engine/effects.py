"""Lasting effects are data: what they change, by how much, for which cards, until when, and who made them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Effect:
    """One lasting effect.

    ``kind`` is the number or property it touches, ``amount`` what it adds. ``targets`` lists card ids or seats; an
    effect with ``group`` set applies to whatever belongs to that named group when it is looked at. ``until``
    is the game's own name of a moment ("phase", "round", "attack", "game").
    """

    kind: str
    amount: int = 0
    targets: list[str] = field(default_factory=list)
    group: str = ""
    until: str = "phase"
    source: str = ""
    code: str = ""


def expire(effects: list[Effect], moment: str) -> list[Effect]:
    """Removes the effects that last until ``moment``, in place, and returns them."""
    gone = [effect for effect in effects if effect.until == moment]
    if gone:
        effects[:] = [effect for effect in effects if effect.until != moment]
    return gone
