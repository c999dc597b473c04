"""The three steps of staging a card, cards coming into play ready, and readying."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_lcg.events import CardRevealed
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.vocabulary.abilities import response, when_revealed
from desktop_app.games.lotr_lcg.vocabulary.deeds import choosing
from desktop_app.games.lotr_lcg.vocabulary.groups import hero, you, yours
from desktop_app.games.lotr_lcg.vocabulary.moving import draw
from desktop_app.games.lotr_lcg.vocabulary.triggers import after
from desktop_app.games.lotr_lcg.vocabulary.verbs import exhaust
from tests.games.lotr_lcg.props import TUNE, WAKE_UP
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

make_up("T-620", "enemy", "Herald of Doom", keywords=("doomed",))
make_up("T-621", "ally", "Keen Watcher")
make_up("T-622", "location", "Ruined Tower", keywords=("doomed",), threat=0)
make_up("T-623", "objective", "Broken Sword", encounter_set="made_up")
DOOM, WATCHER, TOWER, SWORD = "Herald of Doom", "Keen Watcher", "Ruined Tower", "Broken Sword"


when_revealed("T-620", choosing(hero(yours), exhaust))
response("T-621", after(CardRevealed), do=draw(1).on(you))


@pytest.mark.rule("LCG-299")
def test_step_1_the_card_is_turned_up_and_nothing_of_it_has_happened() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], allies=[WATCHER], threat=20, encounter_deck=[DOOM], step="3.3")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert [card.id for card in GAME.view(t.g, "A").zones["revealed"].cards] == [t.id(DOOM)]
    assert t.threat() == 20
    assert not t["Aragorn"].exhausted
    assert not t["Gimli"].exhausted


@pytest.mark.rule("LCG-300")
def test_step_2_keywords_and_effects_come_before_it_is_placed() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], hand=[TUNE], threat=20, encounter_deck=[DOOM], step="3.3")
    assert t.asked("Ana") == "lcg-ask-target"
    assert t.threat() == 21
    assert t.titles("staging") == []
    t.choose("choose", "Gimli")
    assert t.titles("staging") == [DOOM]


@pytest.mark.parametrize("card", ["Forest Spider", "Enchanted Stream", SWORD])
@pytest.mark.rule("LCG-301")
def test_step_3_enemies_locations_and_objectives_go_to_the_staging_area(card: str) -> None:
    t = Table(hand=[TUNE], encounter_deck=[card, "Enchanted Stream"], step="3.3")
    assert t.step == "3.3w"
    assert t.titles("staging") == [card]


@pytest.mark.rule("LCG-353")
def test_a_card_revealed_by_an_effect_is_staged_with_all_its_keywords() -> None:
    t = Table(hand=[TUNE], threat=20, staging=["Mountains of Mirkwood"], encounter_deck=[TOWER], step="4.2")
    t.choose("travel", "Mountains of Mirkwood")  # reveals the top card as its cost
    assert t.step == "4.2w"
    assert t.threat() == 21
    assert t.titles("staging") == [TOWER]


@pytest.mark.rule("LCG-303")
def test_an_attachment_enters_play_ready() -> None:
    tired = {"card": "Aragorn", "exhausted": True, "resources": 2}
    t = Table(heroes=[tired], hand=["Steward of Gondor", TUNE])
    t.play("Steward of Gondor", "Aragorn")
    assert t["Aragorn"].exhausted
    assert not t["Steward of Gondor"].exhausted
    assert t.offers("use", "Steward of Gondor")


@pytest.mark.rule("LCG-305")
def test_a_readied_card_can_exhaust_again() -> None:
    t = Table(heroes=["Gimli"], allies=["Faramir"], hand=[WAKE_UP, TUNE], step="4.2w")
    t.choose("use", "Faramir")
    assert t["Faramir"].exhausted
    assert not t.offers("use", "Faramir")
    t.play(WAKE_UP)
    assert not t["Faramir"].exhausted
    t.choose("use", "Faramir")
    assert t.number("Gimli", "willpower") == 2 + 1 + 1
