"""Leadership cards, a test for each sentence of their text."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, rich, tired

GUARD = "Guard of the Citadel"


# -- heroes --------------------------------------------------------------------------------------------------------


def test_aragorn_defends_for_others() -> None:
    t = Table(
        players={"Ana": {"heroes": [tired("Gimli")], "engaged": ["Forest Spider"]}, "Bor": {"heroes": ["Aragorn"]}},
        step="6.4a",
    )
    assert t.asked("Bor") == "lcg-ask-defender"
    assert t.offers("defend", "Aragorn", "Forest Spider")


def test_aragorn_pays_one_to_ready_after_committing() -> None:
    t = Table(heroes=[rich("Aragorn", 2)], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Aragorn").choose("respond", "Aragorn")
    assert not t["Aragorn"].exhausted
    assert t["Aragorn"].committed
    assert t["Aragorn"].resources == 1


def test_aragorn_pays_with_resources_of_his_own() -> None:
    t = Table(heroes=["Aragorn", rich("Théodred", 5)], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Aragorn")
    assert t.step == "3.2w"
    assert t["Aragorn"].exhausted


def test_theodred_gives_a_resource_to_a_committed_hero() -> None:
    t = Table(heroes=["Théodred", "Gimli", "Legolas"], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Théodred", "Gimli").choose("respond", "Théodred")
    assert {option.source for option in t.question.options} == {t.id("Théodred"), t.id("Gimli")}
    t.choose("choose", "Gimli")
    assert t["Gimli"].resources == 1
    assert t["Théodred"].resources == 0


def test_gloin_collects_a_resource_for_each_damage() -> None:
    t = Table(heroes=["Glóin"], hand=[TUNE], engaged=["King Spider"], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Glóin").until(asked="lcg-ask-respond")
    t.choose("respond", "Glóin")
    assert t["Glóin"].damage == 2
    assert t["Glóin"].resources == 2


# -- allies --------------------------------------------------------------------------------------------------------


def test_faramir_lends_willpower_to_the_characters_of_one_player() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "allies": ["Faramir"], "hand": [TUNE]},
            "Bor": {"heroes": ["Éowyn"], "allies": [GUARD]},
        },
        step="3.1w",
    )
    t.choose("use", "Faramir").choose("choose_player", target="Bor")
    assert t["Faramir"].exhausted
    assert (t.number("Éowyn", "willpower"), t.number(GUARD, "willpower")) == (5, 2)
    assert t.number("Gimli", "willpower") == 2


def test_son_of_arnor_draws_an_enemy_of_the_staging_area_to_himself() -> None:
    t = Table(heroes=[rich("Aragorn")], hand=["Son of Arnor", TUNE], staging=["Forest Spider"])
    t.play("Son of Arnor").choose("respond", "Son of Arnor")
    assert t.zone("Forest Spider") == "engaged:A"


def test_son_of_arnor_draws_an_enemy_away_from_another_player() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Aragorn")], "hand": ["Son of Arnor", TUNE], "engaged": ["Wolf Rider"]},
            "Bor": {"heroes": ["Gimli"], "engaged": ["King Spider"]},
        },
        staging=["Forest Spider"],
    )
    t.play("Son of Arnor").choose("respond", "Son of Arnor")
    assert {option.source for option in t.question.options} == {t.id("King Spider"), t.id("Forest Spider")}
    t.choose("choose", "King Spider")
    assert t.zone("King Spider") == "engaged:A"


def test_snowbourn_scout_puts_progress_on_a_location() -> None:
    t = Table(
        heroes=[rich("Aragorn")],
        hand=["Snowbourn Scout", TUNE],
        staging=["Enchanted Stream"],
        active_location="Old Forest Road",
    )
    t.play("Snowbourn Scout").choose("respond", "Snowbourn Scout").choose("choose", "Old Forest Road")
    assert t["Old Forest Road"].progress == 1
    assert t["Enchanted Stream"].progress == 0


def test_silverlode_archer_shoots_at_enemies_of_others() -> None:
    spent = {"card": "Forest Spider", "attacked": True}
    t = Table(
        players={
            "Ana": {"heroes": [tired("Gimli")], "allies": ["Silverlode Archer"]},
            "Bor": {"heroes": ["Éowyn"], "engaged": [spent]},
        },
        step="6.8a",
    )
    assert t.offers("attack", "Silverlode Archer", "Forest Spider")


def test_longbeard_orc_slayer_hits_every_orc() -> None:
    t = Table(
        heroes=[rich("Aragorn")],
        hand=["Longbeard Orc Slayer", TUNE],
        staging=["Wolf Rider", "Forest Spider"],
        engaged=["East Bight Patrol"],
    )
    t.play("Longbeard Orc Slayer").choose("respond", "Longbeard Orc Slayer")
    assert (t["Wolf Rider"].damage, t["East Bight Patrol"].damage) == (1, 1)
    assert t["Forest Spider"].damage == 0


@pytest.mark.parametrize(("hero", "offered"), [("Gimli", True), ("Legolas", False)])
def test_brok_ironfist_comes_when_a_dwarf_hero_falls(hero: str, offered: bool) -> None:
    t = Table(
        heroes=["Aragorn", {"card": hero, "damage": 3}],
        hand=["Brok Ironfist", TUNE],
        engaged=["East Bight Patrol", "King Spider"],
        encounter_deck=["Enchanted Stream"] * 4,
        step="6.4a",
    )
    t.until(asked="lcg-ask-enemy-attack").choose("choose", "King Spider").until(asked="lcg-ask-defender")
    t.choose("no_defender").until(asked="lcg-ask-undefended").choose("choose", hero)
    assert t.zone(hero) == "discard:A"
    assert t.offers("respond", "Brok Ironfist") is offered
    if offered:
        t.choose("respond", "Brok Ironfist")
        assert t.zone("Brok Ironfist") == "play:A"


# -- events --------------------------------------------------------------------------------------------------------


def test_ever_vigilant_readies_an_ally() -> None:
    t = Table(heroes=[rich("Aragorn")], allies=[tired(GUARD)], hand=["Ever Vigilant", TUNE], step="4.2w")
    t.play("Ever Vigilant")
    assert not t[GUARD].exhausted
    assert t["Aragorn"].resources == 4


def test_ever_vigilant_readies_no_hero() -> None:
    t = Table(heroes=[rich("Aragorn", exhausted=True)], hand=["Ever Vigilant", TUNE], step="4.2w")
    assert not t.offers("play", "Ever Vigilant")


def test_common_cause_exhausts_one_hero_to_ready_another() -> None:
    t = Table(heroes=["Aragorn", tired("Gimli"), tired("Legolas")], hand=["Common Cause", TUNE], step="4.2w")
    t.play("Common Cause").choose("choose", "Legolas")
    assert t["Aragorn"].exhausted
    assert not t["Legolas"].exhausted
    assert t["Gimli"].exhausted


def test_common_cause_needs_a_ready_hero() -> None:
    t = Table(heroes=[tired("Aragorn"), tired("Gimli")], hand=["Common Cause", TUNE], step="4.2w")
    assert not t.offers("play", "Common Cause")


def test_for_gondor_gives_every_character_attack_and_those_of_gondor_defense() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Aragorn")], "allies": [GUARD], "hand": ["For Gondor!", TUNE]},
            "Bor": {"heroes": ["Gimli"]},
        },
        step="6.2w",
    )
    t.play("For Gondor!")
    assert [t.number(name, "attack") for name in ("Aragorn", GUARD, "Gimli")] == [4, 2, 3]
    assert [t.number(name, "defense") for name in ("Aragorn", GUARD, "Gimli")] == [2, 1, 2]
    t.until(step="7.4w")
    assert t.number("Aragorn", "attack") == 3


def test_sneak_attack_puts_an_ally_into_play_until_the_phase_ends() -> None:
    t = Table(heroes=[rich("Aragorn", 1)], hand=["Sneak Attack", "Beorn", TUNE], step="3.1w")
    t.play("Sneak Attack")
    assert t.zone("Beorn") == "play:A"
    assert t["Aragorn"].resources == 0
    t.until(step="3.4w")
    assert t.zone("Beorn") == "play:A"
    t.until(step="4.2w")
    assert t.zone("Beorn") == "hand:A"


def test_an_ally_of_sneak_attack_that_has_fallen_does_not_come_back() -> None:
    t = Table(
        heroes=[rich("Aragorn", 1)],
        hand=["Sneak Attack", "Snowbourn Scout", TUNE],
        engaged=["King Spider"],
        step="6.2w",
    )
    t.play("Sneak Attack").until(asked="lcg-ask-defender").choose("defend", "Snowbourn Scout").until(step="7.4w")
    assert t.zone("Snowbourn Scout") == "discard:A"


def test_valiant_sacrifice_draws_two_cards_for_the_controller_of_the_ally() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Aragorn", 1)], "hand": ["Valiant Sacrifice"]},
            "Bor": {"heroes": ["Gimli"], "allies": ["Snowbourn Scout"], "engaged": ["King Spider"], "hand": [TUNE]},
        },
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Snowbourn Scout").until(asked="lcg-ask-respond")
    t.asked("Ana")
    t.choose("respond", "Valiant Sacrifice")
    assert t.titles("hand:B") == [TUNE, GUARD, GUARD]
    assert t.titles("discard:A") == ["Valiant Sacrifice"]


def test_grim_resolve_readies_every_character() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": [rich("Aragorn", exhausted=True)],
                "allies": [tired(GUARD)],
                "hand": ["Grim Resolve", TUNE],
            },
            "Bor": {"heroes": [tired("Gimli")]},
        },
        step="4.2w",
    )
    t.play("Grim Resolve")
    assert [t[name].exhausted for name in ("Aragorn", GUARD, "Gimli")] == [False] * 3


# -- attachments ---------------------------------------------------------------------------------------------------


def test_steward_of_gondor_makes_its_hero_one_of_gondor() -> None:
    hero = rich("Gimli", attachments=["Steward of Gondor"])
    t = Table(heroes=[hero, rich("Aragorn")], hand=["For Gondor!", TUNE], step="6.2w")
    t.play("For Gondor!")
    assert t.number("Gimli", "defense") == 3
    assert t.number("Aragorn", "defense") == 2


def test_steward_of_gondor_adds_two_resources() -> None:
    t = Table(heroes=[rich("Aragorn", 2), "Gimli"], hand=["Steward of Gondor", TUNE])
    t.play("Steward of Gondor", "Gimli").choose("use", "Steward of Gondor")
    assert t["Gimli"].resources == 2
    assert t["Steward of Gondor"].exhausted
    assert not t.offers("use", "Steward of Gondor")


def test_celebrians_stone_goes_to_a_hero_and_gives_two_willpower() -> None:
    t = Table(heroes=[rich("Aragorn", 2), "Gimli"], allies=[GUARD], hand=["Celebrían's Stone", TUNE])
    assert not t.offers("play", "Celebrían's Stone", GUARD)
    t.play("Celebrían's Stone", "Gimli")
    assert t.number("Gimli", "willpower") == 4


def test_celebrians_stone_is_restricted() -> None:
    hero = rich("Aragorn", 2, attachments=["Dwarven Axe", "Citadel Plate"])
    t = Table(heroes=[hero], hand=["Celebrían's Stone", TUNE])
    t.play("Celebrían's Stone", "Aragorn")
    assert t.asked("Ana") == "lcg-ask-restricted"


@pytest.mark.parametrize(("bearer", "pays"), [("Aragorn", True), ("Gimli", False)])
def test_celebrians_stone_lets_aragorn_pay_for_spirit_cards(bearer: str, pays: bool) -> None:
    heroes = [rich(name, attachments=["Celebrían's Stone"] if name == bearer else []) for name in ("Aragorn", "Gimli")]
    t = Table(heroes=heroes, hand=["Wandering Took", TUNE])
    assert t.offers("play", "Wandering Took") is pays
