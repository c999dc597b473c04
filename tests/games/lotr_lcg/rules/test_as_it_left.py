"""What a card was as it left play: its gained traits, though what gave them has gone with it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.events import LeavesPlay
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, attaches_to, forced, gives_trait
from desktop_app.games.lotr_lcg.vocabulary.groups import hero, me
from desktop_app.games.lotr_lcg.vocabulary.triggers import after, left_as
from desktop_app.games.lotr_lcg.vocabulary.verbs import gain
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, rich

BEARD, BURIER = "Braided Beard", "Burier of Treacheries"
make_up("T-940", "attachment", BEARD)
make_up("T-941", "ally", BURIER)
attaches_to(hero, "T-940")
gives_trait("T-940", "dwarf")


def _an_attachment(m: Now) -> bool:
    return left_as(m) == "attachment"


forced("T-941", after(LeavesPlay, _an_attachment), do=gain(1).on(me))


def falls(*attachments: str, trait: str = "", blank: bool = False, first: int = 0) -> Table:
    """Théodred, or Gimli where something makes him blank, falls to the Reach with Brok in hand."""
    name = "Gimli" if blank else "Théodred"
    fallen = {**rich(name, 0), "exhausted": True, "damage": 4 if blank else 3, "attachments": list(attachments)}
    reach = ["The Necromancer's Reach", *[STREAM] * 5]
    t = Table(heroes=[fallen, "Aragorn"], hand=["Brok Ironfist", TUNE], encounter_deck=reach, step="3.3")

    def change(g: Any) -> None:
        if trait:
            g.effects.append(Effect(f"trait:{trait}", 1, [t.id(name)], "", "phase"))
        if blank:
            g.effects.append(Effect("blank", 1, [t.id(name)], "", "phase"))

    t.prepare(change)
    if t.question.kind == "order":  # of three that fall together: the hero and what he bore
        options = t.question.options
        t.answer([option.key for option in (options if not first else reversed(options))])
    return t


@pytest.mark.rule("LCG-187", "LCG-176")
@pytest.mark.parametrize(
    ("table", "comes"),
    [
        (lambda: falls(), False),
        (lambda: falls(trait="dwarf"), True),
        (lambda: falls(BEARD), True),
        (lambda: falls(BEARD, "Dwarven Axe"), True),
        (lambda: falls(BEARD, "Dwarven Axe", first=1), True),
        (lambda: falls(blank=True), False),
        (lambda: falls(trait="dwarf", blank=True), True),
    ],
)
def test_brok_comes_for_whoever_was_a_dwarf_as_he_fell(table: Any, comes: bool) -> None:
    assert table().offers("respond", "Brok Ironfist") is comes


@pytest.mark.rule("LCG-158", "LCG-089")
def test_what_the_scenario_attached_to_the_hero_of_who_is_eliminated_leaves_play_with_her() -> None:
    caught = {"card": "Legolas", "attachments": ["Caught in a Web", "Blade of Gondolin"]}
    ana, bor = {"heroes": ["Gimli"], "allies": [BURIER], "hand": [TUNE]}, {"heroes": [caught], "threat": 49}
    t = Table(players={"Ana": ana, "Bor": bor}, encounter_deck=["Cavern Guardian"] * 3, step="3.3")
    t.choose("resolve", BURIER)  # for one of the two, and then for the other
    assert (t.g.eliminated, t.zone("Caught in a Web"), t[BURIER].resources) == (["B"], "encounter_discard", 2)
