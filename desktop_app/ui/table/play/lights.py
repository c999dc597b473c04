"""Which cards and zones are lit, and with what key: derived from the open question and what is held."""

from __future__ import annotations

from typing import Protocol

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.play.aiming import Aiming
from desktop_app.ui.table.play.choices import LETTERS, Choices
from desktop_app.ui.table.play.draft import Draft


class Pointing(Protocol):
    """What is open at a table and what is held: all that the lights follow from."""

    view: View
    words: TableWords
    choices: Choices | None
    draft: Draft | None
    aiming: Aiming | None
    aimed: str
    over: str
    over_refused: Refusal | None

    def things(self) -> list[str]:
        """Ids of all cards and zones in sight."""
        ...


def lights_for(table: Pointing) -> dict[str, Light]:
    """How every card and zone is marked; unmarked ones are left out."""
    choices = table.choices
    if choices is None:
        return {}
    kind = choices.question.kind
    if table.aimed and kind != "order":
        return _while_held(table, choices)
    picked = table.draft.picked if table.draft is not None else []
    if kind == "some":
        return _toggled(choices, picked)
    if kind == "order":
        return _numbered(choices, picked)
    lit = {thing: Light("legal", choices.letters.get(thing, "")) for thing in choices.lit}
    if kind == "one" and _asks_to_pick(choices):
        lit |= _dimmed(table, lit)
    return lit


def lit_targets(table: Pointing) -> list[str]:
    """The targets of the held card, in reading order."""
    if table.aiming is None or not table.aimed:
        return []
    targets = table.aiming.targets_of(table.aimed)
    return [thing for thing in table.things() if thing in targets]


def target_letters(table: Pointing) -> dict[str, str]:
    """The key caps of the first of them."""
    return dict(zip(lit_targets(table), LETTERS, strict=False))


def _while_held(table: Pointing, choices: Choices) -> dict[str, Light]:
    source = table.aimed
    letters = target_letters(table)
    lit = {thing: Light("legal", letters.get(thing, "")) for thing in lit_targets(table)}
    if choices.loose(source) and table.aiming is not None:
        lit |= {zone: Light("legal") for zone in _landing(table, table.aiming, source) if zone not in lit}
    lit[source] = Light("selected")
    if table.over_refused is not None and table.over not in lit:
        lit[table.over] = Light("refused")
    return lit


def _landing(table: Pointing, aiming: Aiming, source: str) -> list[str]:
    """Where a card that needs no target comes to lie; what has no place of its own is played on the whole area."""
    card = table.view.card(source)
    own = table.words.lands_in(table.view, card) if card is not None else ""
    if own:
        return [own]
    return [] if aiming.targets_of(source) else aiming.play_area()[:1]


def _toggled(choices: Choices, picked: list[str]) -> dict[str, Light]:
    lit: dict[str, Light] = {}
    for thing in choices.lit:
        chosen = any(option.key in picked for option in choices.touching(thing))
        lit[thing] = Light("selected" if chosen else "legal", choices.letters.get(thing, ""))
    return lit


def _numbered(choices: Choices, picked: list[str]) -> dict[str, Light]:
    lit: dict[str, Light] = {}
    for thing in choices.lit:
        keys = [option.key for option in choices.touching(thing)]
        place = next((picked.index(each) + 1 for each in keys if each in picked), 0)
        lit[thing] = Light("selected", str(place)) if place else Light("legal", choices.letters.get(thing, ""))
    return lit


def _asks_to_pick(choices: Choices) -> bool:
    on_table: list[Option] = [option for found in choices.by_source.values() for option in found]
    return bool(on_table) and len({option.verb for option in on_table}) == 1 and on_table[0].verb not in choices.free


def _dimmed(table: Pointing, lit: dict[str, Light]) -> dict[str, Light]:
    zones = {card.zone for thing in lit if (card := table.view.card(thing)) is not None}
    dim: dict[str, Light] = {}
    for zone in zones:
        for card in table.view.zones[zone].cards:
            if card.id not in lit and not card.host:
                dim[card.id] = Light(dim=True)
    return dim
