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


def end_effects_on(effects: list[Effect], card: str) -> None:
    """Ends what lasts on a card that has left play, in place; an effect on others too goes on for them."""
    kept = []
    for effect in effects:
        if card in effect.targets:
            effect.targets = [target for target in effect.targets if target != card]
            if not effect.targets and not effect.group:
                continue
        kept.append(effect)
    if len(kept) != len(effects):
        effects[:] = kept


def expire(effects: list[Effect], moment: str) -> list[Effect]:
    """Removes the effects that last until ``moment``, in place, and returns them."""
    gone = [effect for effect in effects if effect.until == moment]
    if gone:
        effects[:] = [effect for effect in effects if effect.until != moment]
    return gone
