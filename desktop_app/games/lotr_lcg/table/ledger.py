"""The attack being resolved, as a sum: attack strength, what the shadow adds, less defense strength, damage."""

from __future__ import annotations

from desktop_app.engine.messages import Message, Value, card_ref, message
from desktop_app.engine.view import CardView, View
from desktop_app.games.contract.table import Cell, Ledger

UNKNOWN = "–"


def attack_ledger(view: View) -> Ledger | None:
    """The sum as far as it is known, in the room of the viewer's enemies, of a viewer who is out of the game in that of
    whoever fights; None between attacks."""
    kind = view.facts.get("ledger:kind")
    if not kind or view.outcome:
        return None
    attackers, defenders = _cards(view, "attacker"), _cards(view, "defender")
    by_enemy = kind == "enemy"
    fighting = view.facts.get("ledger:seat", view.seat)
    seat: Value = f"seat:{fighting}"
    heading = message(
        "lcgtable-ledger-heading",
        attacker=_refs(attackers) if by_enemy and attackers else seat,
        defender=_refs(defenders) if defenders else seat,
    )
    cells = [_attack(view, None if by_enemy else _named(attackers), attackers)]
    if by_enemy and attackers and shadows_of(view, attackers[0]):
        cells.append(_shadow(view, shadows_of(view, attackers[0])))
    cells.append(_cell("defense", view, "−", _named(defenders) or message("lcgtable-ledger-unnamed"), defenders))
    cells.append(_cell("damage", view, "=", None, []))
    return Ledger(heading, tuple(cells), f"engaged:{fighting if view.seat in view.out else view.seat}")


def _cards(view: View, fact: str) -> list[CardView]:
    found = [view.card(card) for card in view.facts.get(fact, "").split()]
    return [card for card in found if card is not None]


def _refs(cards: list[CardView]) -> list[str]:
    return [card_ref(card.id, card.code) for card in cards]


def _named(cards: list[CardView]) -> Message | None:
    return message("lcgtable-ledger-cards", cards=_refs(cards)) if cards else None


def _cell(name: str, view: View, sign: str, note: Message | None, cards: list[CardView]) -> Cell:
    value = view.numbers.get(f"ledger:{name}")
    return Cell(
        message(f"lcgtable-ledger-{name}"),
        UNKNOWN if value is None else str(value),
        sign,
        note,
        value is not None,
        tuple(card.id for card in cards),
    )


def _attack(view: View, note: Message | None, cards: list[CardView]) -> Cell:
    """The attack without what a shadow adds, which has a cell of its own."""
    whole, shadow = view.numbers.get("ledger:attack"), view.numbers.get("ledger:shadow", 0)
    shown = UNKNOWN if whole is None else str(whole - shadow)
    return Cell(message("lcgtable-ledger-attack"), shown, "", note, whole is not None, tuple(card.id for card in cards))


def _shadow(view: View, shadows: list[CardView]) -> Cell:
    """What the shadow cards add, once one has come to light."""
    name, subjects = message("lcgtable-ledger-shadow"), tuple(card.id for card in shadows)
    turned = [card for card in shadows if card.code]
    if not turned:
        return Cell(name, "?", "+", message("lcgtable-ledger-face-down"), known=False, subjects=subjects)
    added = view.numbers.get("ledger:shadow", 0)
    return Cell(name, str(abs(added)), "+" if added >= 0 else "−", _named(turned[-1:]), subjects=subjects)


def shadows_of(view: View, enemy: CardView) -> list[CardView]:
    """The shadow cards dealt to an enemy, face-down ones too."""
    return [card for card in view.zones[enemy.zone].cards if card.host == enemy.id and "shadow" in card.marks]
