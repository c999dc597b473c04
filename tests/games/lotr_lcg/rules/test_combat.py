"""Combat: engagement, attacks and defenses, Sentinel and Ranged, damage and destruction, attacks at other times."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.rules import GAME
from tests.games.lotr_lcg.rules.made_up import until_round_ends
from tests.games.lotr_lcg.table import Table


def two(ana: dict[str, Any], bor: dict[str, Any], **more: Any) -> Table:
    """Ana and Bor with nothing in the encounter deck."""
    more.setdefault("encounter_deck", [])
    return Table(players={"Ana": ana, "Bor": bor}, **more)


# -- engaging ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-097", "LCG-098")
def test_an_enemy_engages_whose_threat_reaches_its_cost() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Hill Troll"], threat=29, step="5.3").until("5.3w")
    assert table.zone("Hill Troll") == "staging"
    table = Table(allies=["Bell Ringer"], staging=["Hill Troll"], threat=30, step="5.3").until("5.3w")
    assert table.zone("Hill Troll") == "engaged:A"
    assert table.g.zones["staging"] == []


@pytest.mark.rule("LCG-165")
def test_an_enemy_moved_to_a_player_is_engaged_without_a_check() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Lure"], staging=["Goblin Sniper"], threat=10, step="3.1w")
    table.play("Lure")
    assert table.zone("Goblin Sniper") == "engaged:A"
    assert table.said("lcg-log-engages") == 1


@pytest.mark.rule("LCG-168")
def test_an_engaged_enemy_stays_engaged() -> None:
    table = two(
        {"heroes": ["Aragorn"], "allies": ["Bell Ringer"], "engaged": ["Hummerhorns"], "threat": 20},
        {"heroes": ["Théodred"], "allies": ["Son of Arnor"], "threat": 20},
        step="7.2",
    )
    while table.g.round == 1:
        table.passes()
    assert table.zone("Hummerhorns") == "engaged:A"
    table = two(
        {"heroes": ["Aragorn"], "engaged": ["Hill Troll"], "threat": 20},
        {"heroes": [{"card": "Théodred", "resources": 3}], "hand": ["Son of Arnor"], "threat": 20},
        first_player="Bor",
    )
    table.play("Son of Arnor").choose("respond", "Son of Arnor")
    assert table.zone("Hill Troll") == "engaged:B"


@pytest.mark.rule("LCG-169", "LCG-170")
def test_each_player_may_engage_one_enemy_whatever_its_cost() -> None:
    table = Table(allies=["Bell Ringer"], staging=["Marsh Adder", "Hummerhorns"], threat=20, step="5.2")
    table.choose("engage", "Marsh Adder")
    assert table.zone("Marsh Adder") == "engaged:A"
    assert table.step == "5.2w"
    refusal = table.refusal("Hummerhorns", "engaged:A")
    assert refusal is not None
    table = Table(allies=["Bell Ringer"], staging=["Marsh Adder", "Hummerhorns"], threat=20, step="5.2")
    table.choose("no_engagement")
    assert table.titles("staging") == ["Marsh Adder", "Hummerhorns"]


# -- enemies attack ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-167")
def test_every_engaged_enemy_attacks_once() -> None:
    table = Table(heroes=["Aragorn", "Gimli"], engaged=["Hill Troll", "Forest Spider"], encounter_deck=[], step="6.3")
    table.choose("choose", "Forest Spider").choose("defend", "Aragorn")
    assert table.asked() == "lcg-ask-defender"
    assert table.question.source == table.id("Hill Troll")
    table.choose("defend", "Gimli")
    assert table.said("lcg-log-enemy-attacks") == 2
    assert table.step != "6.4b"


@pytest.mark.rule("LCG-182", "LCG-206")
def test_an_undefended_attack_deals_its_whole_strength() -> None:
    table = two(
        {"heroes": ["Aragorn"], "allies": ["Bell Ringer"]},
        {"heroes": ["Gimli"], "engaged": ["King Spider"]},
        step="6.3",
    ).until(asked="lcg-ask-defender")
    assert table.asked("Bor") == "lcg-ask-defender"
    assert table.g.attacks[-1].seat == "B"
    table.choose("no_defender").until(asked="lcg-ask-attack")
    assert table["Gimli"].damage == 3


@pytest.mark.rule("LCG-119", "LCG-183")
def test_defense_takes_from_an_attack() -> None:
    table = Table(heroes=["Aragorn"], allies=["Bell Ringer"], engaged=["Marsh Adder"], encounter_deck=[], step="6.3")
    table.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("6.4.3w")
    assert table["Aragorn"].damage == 2


@pytest.mark.rule("LCG-121")
def test_the_amount_of_damage_counts_modifiers_first() -> None:
    table = Table(heroes=["Aragorn"], allies=["Bell Ringer"], engaged=["Marsh Adder"], encounter_deck=[], step="6.3")
    table.prepare(lambda g: g.effects.append(until_round_ends("attack", 1, table.id("Marsh Adder"))))
    table.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until("6.4.3w")
    assert table["Aragorn"].damage == 3


@pytest.mark.rule("LCG-118", "LCG-122", "LCG-123")
def test_damage_is_assigned_before_it_is_placed() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "damage": 1}],
        allies=["Watchful Guard"],
        engaged=["Marsh Adder"],
        encounter_deck=[],
        step="6.3",
    )
    table.choose("defend", "Aragorn")
    assert table.asked() == "lcg-ask-respond"
    assert table["Aragorn"].damage == 1
    table.choose("respond", "Watchful Guard")
    assert table["Aragorn"].damage == 2


@pytest.mark.rule("LCG-070")
def test_a_ready_hero_quests_defends_and_attacks() -> None:
    assert Table(heroes=["Gimli"], step="3.2").offers("commit", "Gimli")
    fight: dict[str, Any] = {"heroes": ["Gimli"], "engaged": ["Marsh Adder"], "encounter_deck": []}
    assert Table(**fight, step="6.3").offers("defend", "Gimli")
    assert Table(**fight, step="6.7").offers("attack", "Gimli", "Marsh Adder")


# -- Sentinel ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-094", "LCG-095")
def test_a_sentinel_defends_another_who_declares_nobody() -> None:
    def attacked() -> Table:
        return two(
            {"heroes": ["Aragorn", "Théodred"]},
            {"heroes": ["Gimli"], "engaged": ["King Spider"]},
            step="6.3",
        )

    table = attacked()
    assert table.asked("Bor") == "lcg-ask-defender"
    assert not table.offers("defend", "Aragorn")
    table.choose("defend", "Gimli")
    assert table.said("lcg-log-defends") == 1
    assert not table["Aragorn"].exhausted
    table = attacked().choose("no_defender")
    assert table.asked("Ana") == "lcg-ask-defender"
    assert table.offers("defend", "Aragorn")
    assert not table.offers("defend", "Théodred")
    refusal = table.refusal("Théodred", "King Spider")
    assert refusal is not None
    assert refusal.rule == "LCG-468"


@pytest.mark.rule("LCG-096")
def test_a_sentinel_must_be_ready_and_exhausts() -> None:
    fight = {"heroes": ["Gimli"], "engaged": ["King Spider"]}
    table = two({"heroes": [{"card": "Aragorn", "exhausted": True}]}, fight, step="6.3").choose("no_defender")
    assert table["Gimli"].damage == 3
    table = two({"heroes": ["Aragorn"]}, fight, step="6.3").choose("no_defender").choose("defend", "Aragorn")
    assert table["Aragorn"].exhausted
    assert table["Aragorn"].damage == 1


@pytest.mark.rule("LCG-207", "LCG-208")
def test_a_sentinel_does_not_become_the_defending_player() -> None:
    table = two(
        {"heroes": ["Aragorn"], "allies": ["Bell Ringer"], "threat": 20},
        {"heroes": ["Gimli"], "engaged": ["King Spider"], "threat": 20},
        encounter_deck=["Long Shadow"],
        step="6.2",
    )
    table.until(asked="lcg-ask-defender").choose("no_defender").choose("defend", "Aragorn").until("6.4.2w")
    assert table.g.attacks[-1].seat == "B"
    assert GAME.view(table.g, "A").facts["ledger:seat"] == "B"
    assert (table.threat("Ana"), table.threat("Bor")) == (20, 22)


# -- players attack ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-184")
def test_the_enemys_defense_takes_from_an_attack() -> None:
    table = Table(heroes=["Aragorn", "Gimli"], engaged=["Hill Troll"], encounter_deck=[], step="6.7")
    table.choose("attack", "Aragorn", "Hill Troll").choose_all("attack", "Gimli")
    assert table["Hill Troll"].damage == 2


@pytest.mark.rule("LCG-013")
def test_only_ranged_characters_attack_what_another_fights() -> None:
    table = two({"heroes": ["Legolas", "Théodred"]}, {"heroes": ["Gimli"], "engaged": ["Marsh Adder"]}, step="6.7")
    assert table.asked("Ana") == "lcg-ask-attack"
    assert table.offers("attack", "Legolas", "Marsh Adder")
    assert not table.offers("attack", "Théodred", "Marsh Adder")
    refusal = table.refusal("Théodred", "Marsh Adder")
    assert refusal is not None
    assert refusal.rule == "LCG-013"


@pytest.mark.rule("LCG-014", "LCG-015")
def test_a_ranged_character_joins_anothers_attack_and_exhausts() -> None:
    def fight(archer: Any) -> Table:
        bor = {"heroes": ["Théodred"], "allies": ["Bell Ringer"], "engaged": ["Marsh Adder"]}
        return two({"heroes": ["Glóin"], "allies": [archer]}, bor, first_player="Bor", step="6.7")

    table = fight("Horseback Archer").choose("attack", "Théodred", "Marsh Adder").choose_all("attack")
    assert table.asked("Ana") == "lcg-ask-ranged"
    table.choose_all("attack", "Horseback Archer")
    assert table["Horseback Archer"].exhausted
    table.until("6.8.3w")
    assert table["Marsh Adder"].damage == 3
    table = fight("Horseback Archer").choose("no_attack")
    assert table.asked("Ana") == "lcg-ask-attack"
    assert table.offers("attack", "Horseback Archer", "Marsh Adder")
    table = fight({"card": "Horseback Archer", "exhausted": True}).choose("attack", "Théodred", "Marsh Adder")
    table.choose_all("attack")
    assert table.step == "6.8.1w"
    assert table.said("lcg-log-attacks") == 1


@pytest.mark.rule("LCG-187")
def test_a_gained_keyword_works_like_a_printed_one() -> None:
    table = two(
        {"heroes": ["Glóin"], "allies": ["Guard of the Citadel"]},
        {"heroes": ["Théodred"], "engaged": ["Marsh Adder"]},
        first_player="Bor",
        step="6.7",
    )
    table.prepare(lambda g: g.effects.append(until_round_ends("keyword:ranged", 0, table.id("Guard of the Citadel"))))
    table.choose("attack", "Théodred", "Marsh Adder")
    assert table.asked("Ana") == "lcg-ask-ranged"
    assert table.offers("attack", "Guard of the Citadel")


@pytest.mark.rule("LCG-162")
def test_a_blank_archer_shoots_no_further_than_its_arm() -> None:
    table = two(
        {"heroes": ["Legolas"]},
        {"heroes": ["Théodred"], "engaged": ["Marsh Adder"]},
        first_player="Bor",
        step="6.7",
    )
    table.prepare(lambda g: g.effects.append(until_round_ends("blank", 0, table.id("Legolas"))))
    table.choose("attack", "Théodred", "Marsh Adder")
    assert table["Marsh Adder"].damage == 1
    assert table.asked() != "lcg-ask-ranged"


@pytest.mark.rule("LCG-002")
def test_a_cards_text_beats_the_rules() -> None:
    table = Table(heroes=["Dúnhere", "Gimli"], staging=["Goblin Sniper"], encounter_deck=[], step="6.7")
    assert table.offers("attack", "Dúnhere", "Goblin Sniper")
    assert not table.offers("attack", "Gimli", "Goblin Sniper")


# -- destroyed -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-120", "LCG-125")
def test_as_much_damage_as_hit_points_destroys() -> None:
    hurt = {"card": "Théodred", "exhausted": True}
    table = Table(heroes=["Aragorn", {**hurt, "damage": 3}], encounter_deck=["The Necromancer's Reach"], step="3.3")
    assert table.asked()
    assert table.zone("Théodred") == "discard:A"
    table = Table(heroes=["Aragorn", {**hurt, "damage": 2}], encounter_deck=["The Necromancer's Reach"], step="3.3")
    assert table.asked()
    assert table.zone("Théodred") == "play:A"


@pytest.mark.rule("LCG-125")
def test_a_destroyed_ally_lies_on_top_of_its_owners_pile() -> None:
    table = two(
        {"heroes": ["Éowyn"], "allies": ["Wandering Took"], "discard": ["Feint"], "threat": 20},
        {"heroes": ["Gimli"], "engaged": ["King Spider"], "threat": 20},
        step="3.1w",
    )
    table.choose("use", "Wandering Took").until(asked="lcg-ask-defender").choose("defend", "Wandering Took")
    assert table.titles("discard:A") == ["Feint", "Wandering Took"]


@pytest.mark.rule("LCG-124", "LCG-126", "LCG-127")
def test_a_destroyed_enemy_lies_on_top_of_the_encounter_pile() -> None:
    table = Table(
        heroes=["Legolas"],
        allies=["Grave Keeper", "Mourner"],
        engaged=["Goblin Sniper"],
        encounter_deck=[],
        encounter_discard=["Quiet Glade"],
        step="6.7",
    )
    table.choose("attack", "Legolas", "Goblin Sniper").choose_all("attack")
    assert table.offers("respond", "Grave Keeper")
    assert table.titles("encounter_discard") == ["Quiet Glade", "Goblin Sniper"]


@pytest.mark.rule("LCG-127")
def test_a_destroyed_ally_was_not_discarded() -> None:
    scout = {"card": "Snowbourn Scout", "exhausted": True}
    table = Table(allies=["Bell Ringer", "Mourner", scout], encounter_deck=["The Necromancer's Reach"], step="3.3")
    assert table.step == "3.3w"
    assert table.zone("Snowbourn Scout") == "discard:A"
    assert table["Mourner"].resources == 0
    table = Table(allies=["Mourner", scout, "Bell Ringer"], hand=["Send Away"], step="3.1w")
    table.play("Send Away").choose("choose", "Snowbourn Scout")
    assert table.offers("respond", "Mourner")


# -- at other times ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-027", "LCG-028")
def test_an_attack_in_the_quest_phase_has_a_shadow_card_and_every_step() -> None:
    table = Table(
        heroes=["Aragorn"],
        allies=["Bell Ringer"],
        engaged=["King Spider"],
        encounter_deck=["Ambush", "Long Shadow", "Quiet Glade"],
        threat=20,
        step="3.3",
    )
    assert table.step == "6.4bw"
    assert table.g.phase == "quest"
    assert table.titles("shadows") == ["Long Shadow"]
    assert table.id("Long Shadow") not in table.g.turned
    table.until(asked="lcg-ask-defender").choose("defend", "Aragorn")
    assert table.step == "6.4.1w"
    assert table.threat() == 20
    table.until("6.4.2w")
    assert table.threat() == 22
    assert table["Aragorn"].damage == 0
    table.until("6.4.3w")
    assert table["Aragorn"].damage == 1
    table.until("3.3w")
    assert table.zone("Ambush") == "encounter_discard"


@pytest.mark.rule("LCG-209")
def test_who_controls_the_attacked_character_is_the_defending_player() -> None:
    table = two(
        {"heroes": ["Théodred"], "engaged": ["King Spider"]},
        {"heroes": ["Gimli"], "allies": ["Bell Ringer"]},
        encounter_deck=["Grudge", "Quiet Glade", "Quiet Glade"],
        step="3.3",
    ).until(asked="lcg-ask-defender")
    assert table.asked("Bor") == "lcg-ask-defender"
    assert table.g.attacks[-1].seat == "B"
    assert table.zone("King Spider") == "engaged:A"


@pytest.mark.rule("LCG-029")
def test_a_player_attack_in_the_quest_phase_follows_the_same_steps() -> None:
    table = Table(heroes=["Aragorn"], allies=["Bell Ringer"], hand=["Sally"], engaged=["King Spider"], step="3.1w")
    table.play("Sally")
    assert table.step == "6.8.1w"
    assert table["Aragorn"].exhausted
    assert table["King Spider"].damage == 0
    table.until("6.8.3w")
    assert table["King Spider"].damage == 2
    table.until("3.1w")


@pytest.mark.rule("LCG-063", "LCG-079")
def test_what_survives_stays() -> None:
    table = Table(
        heroes=[{"card": "Éowyn", "damage": 2}],
        allies=["Bell Ringer"],
        engaged=[{"card": "Hill Troll", "damage": 3}],
        encounter_deck=[],
        step="7.2",
    )
    while table.g.round == 1:
        table.passes()
    assert table.zone("Hill Troll") == "engaged:A"
    assert (table["Éowyn"].damage, table["Hill Troll"].damage) == (2, 3)
    assert table.zone("Bell Ringer") == "play:A"
