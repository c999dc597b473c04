"""What players have asked about most, beside the book: the last combat, retreats, canceled cards, characters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.fights import HERO, Fight
from tests.games.me_quest.table import Table

NINE = "The Ringwraiths"
PARRY, VOLLEY = "hero.argalad.parry", "hero.argalad.volley"
RETREAT, DODGE = "hero.eleanor.retreat", "hero.eleanor.dodge"
ORC = "monster_token.blue.orc"


# -- the Finale --------------------------------------------------------------------------------------------------------


def last_combat(*shadow: str, **told: Any) -> Table:
    """The champion Ana before the Ringwraiths, with twenty cards."""
    setup: dict[str, Any] = {"stage": 3, "pool": 12, "story": {"green": 18, "black": 12}, **told}
    table = Table("preparation", {"life": [PARRY] * 20}, sau={"hand": list(shadow)}, **setup)
    return table.choose("champion", "Ana").choose("champion", "Ana")


@pytest.mark.rule("MEQ-425", "MEQ-196", "MEQ-195")
def test_in_the_last_combat_sauron_plays_one_shadow_card_on_the_champion() -> None:
    table = last_combat("Morgul-Blade", "Cries in the Dark", "His Arm Has Grown Long")
    assert not table.offers("respond", "His Arm Has Grown Long")
    table.choose("respond", "Morgul-Blade").until("2h")
    assert table.who == "Ana"
    assert table.count("damage") == 3
    assert table.titles("shadow_discard") == ["Morgul-Blade"], "and no second one"


@pytest.mark.rule("MEQ-425")
def test_whoever_is_wretched_fights_the_last_combat_to_its_end() -> None:
    table = last_combat("The Black Breath", zones={"corruption_deck": ["Wretched"]}).choose("respond")
    table.until("2h").choose("draw", detail="0")
    assert table.offers("fight_on")


@pytest.mark.rule("MEQ-425", "MEQ-397", "MEQ-350")
@pytest.mark.parametrize(("answer", "winners"), [("fight_on", ["B", "C"]), ("exhaust", ["A"])])
def test_ringwraiths_without_health_fall_when_damage_is_dealt_and_not_before(answer: str, winners: list[str]) -> None:
    table = last_combat(story={"green": 18, "black": 1}).choose("draw", detail="0").choose(answer).until()
    assert table.g.outcome is not None
    assert table.g.outcome.winners == winners


# -- the start of a combat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-248", "MEQ-195", "MEQ-361", "MEQ-405")
@pytest.mark.parametrize(("within", "shadow"), [("ambush", "Betrayed"), ("combat_or_peril", "Dark Promises")])
def test_whoever_loses_his_last_card_as_a_combat_begins_falls_before_its_first_round(within: str, shadow: str) -> None:
    ana = {"at": "gladden_fields", "hand": [VOLLEY] * 2, "life": [], "rest": [VOLLEY] * 5}
    at = {"gladden_fields": ["monster_token.green.orc"]}
    table = Table(within, ana, sau={"hand": [shadow]}, pool=12, stage=3, story={"green": 13}, at=at)
    table.choose("respond", shadow)
    asked = []
    while table.who != "Bor":
        asked.append(table.question.prompt.id)
        table.choose("damage") if table.offers("damage") else table.quietly()
    assert not {"meq-ask-agility", "meq-ask-fight-on", "meq-ask-combat-card"} & set(asked)
    assert asked.count("meq-ask-influence") == 1, "for the Orc that was not defeated"
    assert table.said("meq-log-defeated") == 1
    assert table.at("Ana") in ("rivendell", "lothlorien", "the_woodland_realm")
    assert table.count("life") == 7


@pytest.mark.rule("MEQ-248", "MEQ-195")
def test_no_card_is_played_on_a_coward_who_has_fallen_as_the_combat_begins() -> None:
    ana = {"at": "gladden_fields", "hand": [VOLLEY], "life": [], "rest": [VOLLEY] * 5, "corruption": ["Cowardly"]}
    at = {"gladden_fields": ["monster_token.green.orc"]}
    table = Table("ambush", ana, sau={"hand": ["Dark Promises"]}, pool=12, stage=3, story={"green": 13}, at=at)
    while table.who != "Bor":
        assert not table.offers("respond")
        table.quietly()
    assert table.said("meq-log-defeated") == 1


# -- retreats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-359", "MEQ-361", "MEQ-362", "MEQ-268")
def test_who_retreats_on_the_road_has_not_defeated_the_enemy_and_meets_no_second_one() -> None:
    ana = {"hero": "Eleanor", "at": "osgiliath", "hand": [RETREAT, DODGE], "life": [DODGE] * 6}
    there = {"osgiliath": [ORC], "pelargir": [ORC]}
    table = Table("combat_or_peril", ana, at=there, influence={"barad_dur": 2}, active="Ana")
    table.choose("draw", detail="0").choose("fight_on").choose("fight_on").choose("fight", RETREAT)
    while table.question.prompt.id != "meq-ask-may":
        table.quietly()
    table.choose("accept").choose("choose", "pelargir")
    assert (table.who, table.question.prompt.id) == ("Sau", "meq-ask-influence")
    assert table.said("meq-log-token-discarded") == 1
    table.choose("stop_placing")
    assert (table.who, table.step, table.at("Ana")) == ("Ana", "explore", "pelargir")


# -- canceled cards, and cards that must be played so ------------------------------------------------------------------

Round = tuple[str, str]
CANCELED: dict[str, tuple[str, str, str, list[Round], tuple[int, int]]] = {
    "aimed at who plays as he did before": (
        "eometh", "monster.balrog", "zealot", [("evade", "hack"), ("aimed_shot", "parry")], (3 + 3 - 1, 1),
    ),
    "the Orc is fanatical among melee cards, canceled or not": (
        "thalin", "monster.orc", "zealot", [("dodge", "fall_back"), ("crush", "parry")], (0, 1 + 1),
    ),
    "the Cave Troll roars with a card that is canceled": (
        "thalin", "monster.cave_troll", "behemoth", [("rush", "block"), ("crush", "precision")], (0, 0),
    ),
}  # fmt: skip


@pytest.mark.rule("MEQ-363", "MEQ-381")
@pytest.mark.parametrize("case", CANCELED)
def test_a_canceled_card_was_played_all_the_same_and_keeps_its_type(case: str) -> None:
    hero, enemy, deck, rounds, dealt = CANCELED[case]
    mine, theirs = [own for own, _ in rounds], [f"{deck}.{card}" for _, card in rounds]
    fight = Fight([*mine, "parry"], [*theirs, f"{deck}.smash"], enemy, hero=hero)
    for own, card in rounds:
        fight.play(own, card)
    assert (fight.on_enemy, fight.on_hero) == dealt


@pytest.mark.rule("MEQ-394")
def test_whoever_is_in_fear_may_still_give_up() -> None:
    fight = Fight(["rush", "parry"], ["behemoth.crush", "behemoth.smash"], "monster.balrog").play("rush", "crush")
    assert [effect.targets for effect in fight.g.effects if effect.kind == "plays_random"] == [[HERO]]
    assert (fight.question.seat, [option.verb for option in fight.question.options]) == (HERO, ["fight_on", "exhaust"])


# -- characters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-150")
@pytest.mark.parametrize(
    ("quest", "hero", "place", "character"),
    [
        ("Drive Back the Evil Men", "Eometh", "mouth_of_the_greyflood", "Saruman"),
        ("The Ered Luin", "Thálin", "blue_mountains", "Dáin II"),
    ],
)
@pytest.mark.parametrize("on_the_board", [True, False])
def test_a_quest_leaves_a_character_who_is_on_the_board_where_he_is(
    quest: str, hero: str, place: str, character: str, on_the_board: bool
) -> None:
    there = {"bree": [character]} if on_the_board else {}
    table = Table("explore", {"hero": hero, "at": place, "quests": [quest]}, at=there).choose("complete")
    assert (table.at(character) == "bree") is on_the_board
    assert table.zone(character) != "characters"


@pytest.mark.rule("MEQ-150")
def test_radagast_brings_gandalf_from_wherever_he_is() -> None:
    at = {"bree": ["Gandalf"]}
    told = Card("encounter.radagast_the_brown", ana={"at": "rhosgobel"}, at=at, says=["choose edoras"])
    assert told.changes["gandalf"] == "edoras"
