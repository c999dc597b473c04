"""Which cards and zones are lit, and with what key: derived from the open question and what is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.engine.ask import Option
from desktop_app.ui.table.board.card_item import Light
from desktop_app.ui.table.play.choices import FREE_VERBS, LETTERS, Choices

if TYPE_CHECKING:
    from desktop_app.ui.table.play.controller import Controller

__all__ = ["Light", "lights_for", "target_letters"]


def lights_for(controller: Controller) -> dict[str, Light]:
    """How every card and zone is marked; unmarked ones are left out."""
    choices = controller.choices
    if choices is None:
        return {}
    if controller.aimed:
        return _while_held(controller, choices)
    kind = choices.question.kind
    picked = controller.draft.picked if controller.draft is not None else []
    if kind == "some":
        return _toggled(choices, picked)
    if kind == "order":
        return _numbered(choices, picked)
    lit = {thing: Light("legal", key) for thing, key in choices.letters.items()}
    if kind == "one" and _asks_to_pick(choices):
        lit |= _dimmed(controller, lit)
    return lit


def target_letters(controller: Controller) -> dict[str, str]:
    """The key caps of the targets of the held card."""
    if controller.aiming is None or not controller.aimed:
        return {}
    targets = controller.aiming.targets_of(controller.aimed)
    ordered = [thing for thing in controller.things() if thing in targets]
    return dict(zip(ordered, LETTERS, strict=False))


def _while_held(controller: Controller, choices: Choices) -> dict[str, Light]:
    source = controller.aimed
    lit = {thing: Light("legal", key) for thing, key in target_letters(controller).items()}
    if choices.loose(source) and controller.aiming is not None:
        for zone in controller.aiming.play_area():
            lit.setdefault(zone, Light("legal"))
    lit[source] = Light("selected")
    if controller.over_refused is not None and controller.over not in lit:
        lit[controller.over] = Light("refused")
    return lit


def _toggled(choices: Choices, picked: list[str]) -> dict[str, Light]:
    lit: dict[str, Light] = {}
    for thing, key in choices.letters.items():
        chosen = any(option.key in picked for option in choices.touching(thing))
        lit[thing] = Light("selected" if chosen else "legal", key)
    return lit


def _numbered(choices: Choices, picked: list[str]) -> dict[str, Light]:
    lit: dict[str, Light] = {}
    for thing, key in choices.letters.items():
        keys = [option.key for option in choices.touching(thing)]
        place = next((picked.index(each) + 1 for each in keys if each in picked), 0)
        lit[thing] = Light("selected", str(place)) if place else Light("legal", key)
    return lit


def _asks_to_pick(choices: Choices) -> bool:
    on_table: list[Option] = [option for found in choices.by_source.values() for option in found]
    return bool(on_table) and len({option.verb for option in on_table}) == 1 and on_table[0].verb not in FREE_VERBS


def _dimmed(controller: Controller, lit: dict[str, Light]) -> dict[str, Light]:
    zones = {card.zone for thing in lit if (card := controller.view.card(thing)) is not None}
    dim: dict[str, Light] = {}
    for zone in zones:
        for card in controller.view.zones[zone].cards:
            if card.id not in lit and not card.host:
                dim[card.id] = Light(dim=True)
    return dim
