"""Effects: how long they last, whom they touch, how numbers are worked out, what is replaced or moved."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.reading.numbers import printed
from desktop_app.games.lotr_lcg.reading.queries import facts, has_trait
from desktop_app.games.lotr_lcg.rules import GAME
from tests.games.lotr_lcg.rules.made_up import with_effects
from tests.games.lotr_lcg.table import Table, refused


def attack_of_thalin(*effects: tuple[str, int, str]) -> int:
    """The attack of a hero with a printed attack of 2."""
    return with_effects(Table(heroes=["Thalin"]), *effects).number("Thalin", "attack")


# -- lasting effects -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-141")
def test_a_lasting_effect_outlives_its_source() -> None:
    table = Table(
        heroes=["Aragorn"],
        allies=["Bell Ringer", {"card": "Faramir", "damage": 2}],
        encounter_deck=["The Necromancer's Reach"],
        step="3.1w",
    )
    table.choose("use", "Faramir").until("3.2").passes().until("3.3w")
    assert table.zone("Faramir") == "discard:A"
    assert table.number("Aragorn", "willpower") == 3
    table.until("4.2w")
    assert table.number("Aragorn", "willpower") == 2


@pytest.mark.rule("LCG-067")
def test_who_comes_later_does_not_hear_the_event() -> None:
    table = Table(
        heroes=["Aragorn", {"card": "Théodred", "resources": 2}],
        allies=["Bell Ringer"],
        hand=["War Cry", "Guard of the Citadel"],
    )
    table.play("War Cry").play("Guard of the Citadel")
    attacks = [table.number(title, "attack") for title in ("Aragorn", "Théodred", "Bell Ringer")]
    assert attacks == [4, 3, 1]
    assert table.number("Guard of the Citadel", "attack") == 1


@pytest.mark.rule("LCG-142")
def test_a_player_cards_effect_touches_those_who_are_there() -> None:
    table = Table(
        allies=["Bell Ringer"],
        hand=["Dazzling Light"],
        engaged=["King Spider"],
        staging=["Forest Spider"],
        encounter_deck=["Marsh Adder"],
        threat=10,
        step="3.1w",
    )
    table.play("Dazzling Light").until("3.3w")
    assert table.number("King Spider", "attack") == 2
    assert table.number("Forest Spider", "attack") == 1
    assert table.number("Marsh Adder", "attack") == 4


@pytest.mark.rule("LCG-143")
def test_who_tires_later_stands_in_no_shield_wall() -> None:
    table = Table(
        allies=["Bell Ringer", {"card": "Guard of the Citadel", "exhausted": True}, "Faramir"],
        hand=["Shield Wall"],
        step="3.1w",
    )
    table.play("Shield Wall").choose("use", "Faramir")
    assert table["Faramir"].exhausted
    assert table.number("Guard of the Citadel", "defense") == 1
    assert table.number("Faramir", "defense") == 2


@pytest.mark.rule("LCG-144", "LCG-145")
def test_an_encounter_cards_effect_touches_later_cards_too() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": ["Bell Ringer"], "engaged": ["King Spider"], "threat": 10},
            "Bor": {"heroes": ["Gimli"], "threat": 10},
        },
        staging=["Forest Spider"],
        encounter_deck=["Bloodlust", "Wargs"],
        step="3.3",
    ).until("3.3w")
    attacks = [table.number(title, "attack") for title in ("King Spider", "Forest Spider", "Wargs")]
    assert attacks == [4, 3, 4]
    while table.g.round == 1:
        table.passes()
    assert table.number("Wargs", "attack") == 3


@pytest.mark.rule("LCG-146")
def test_what_lasts_until_the_round_ends_is_over_at_its_end() -> None:
    table = Table(heroes=["Thalin"], allies=["Night Watch"], encounter_deck=[], step="7.2")
    with_effects(table, ("defense", 1, "Thalin"))
    assert table.number("Thalin", "defense") == 3
    assert table.asked() == "lcg-ask-respond"
    assert table.step == "0.1"
    assert table.number("Thalin", "defense") == 2


@pytest.mark.rule("LCG-150")
def test_a_delayed_effect_comes_before_responses_to_its_moment() -> None:
    table = Table(
        heroes=[{"card": "Théodred", "resources": 1}],
        allies=["Night Watch"],
        hand=["Sneak Attack", "Faramir"],
        step="3.2w",
    )
    table.play("Sneak Attack")
    assert table.zone("Faramir") == "play:A"
    table.until(asked="lcg-ask-respond")
    assert table.step == "3.5"
    assert table.zone("Faramir") == "hand:A"


# -- constant abilities --------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-018", "LCG-058", "LCG-049")
def test_a_constant_ability_works_from_play_ready_or_not() -> None:
    table = Table(heroes=["Thalin"], hand=["Song Leader", "Send Away"])
    assert table.number("Thalin", "willpower") == 1
    table.play("Song Leader")
    assert table.number("Thalin", "willpower") == 2
    table.play("Send Away")
    assert table.zone("Song Leader") == "discard:A"
    assert table.number("Thalin", "willpower") == 1
    table = Table(heroes=["Thalin"], allies=[{"card": "Song Leader", "exhausted": True}])
    assert table.number("Thalin", "willpower") == 2


@pytest.mark.rule("LCG-059")
def test_a_condition_is_looked_at_every_moment() -> None:
    table = Table(
        heroes=["Legolas"],
        allies=["Bell Ringer", "Cornered Fighter"],
        engaged=["Goblin Sniper", "Hill Troll"],
        encounter_deck=[],
        step="6.7",
    )
    assert table.number("Cornered Fighter", "defense") == 1
    table.choose("attack", "Legolas", "Goblin Sniper").choose_all("attack").until("6.8b")
    assert table.zone("Goblin Sniper") == "encounter_discard"
    assert table.number("Cornered Fighter", "defense") == 0


@pytest.mark.rule("LCG-060")
def test_copies_of_a_constant_ability_add_up() -> None:
    table = Table(staging=["War Drummer", "War Drummer", "Wargs"])
    assert table.number("Wargs", "attack") == 5


# -- numbers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-237")
def test_a_number_that_depends_on_the_hand_follows_it() -> None:
    table = Table(allies=["Loremaster"], hand=["Open Chest", "Faramir"], heroes=[{"card": "Thalin", "resources": 1}])
    assert table.number("Loremaster", "attack") == 2
    table.play("Open Chest")
    assert table.number("Loremaster", "attack") == 3


@pytest.mark.rule("LCG-238")
def test_numbers_are_worked_out_anew() -> None:
    table = with_effects(Table(heroes=["Thalin"]), ("attack", 1, "Thalin"), ("attack*", 2, "Thalin"))
    assert table.number("Thalin", "attack") == 6
    del table.g.effects[0]
    assert table.number("Thalin", "attack") == 4


@pytest.mark.rule("LCG-239")
def test_additions_come_before_doubling() -> None:
    assert attack_of_thalin(("attack*", 2, "Thalin"), ("attack", 1, "Thalin")) == 6


@pytest.mark.rule("LCG-240")
def test_a_set_value_overrides_the_rest() -> None:
    assert attack_of_thalin(("attack", 2, "Thalin"), ("attack=", 1, "Thalin")) == 1
    assert attack_of_thalin(("attack=", 1, "Thalin"), ("attack", 2, "Thalin")) == 1


@pytest.mark.rule("LCG-241")
def test_the_latest_set_value_counts() -> None:
    assert attack_of_thalin(("attack=", 1, "Thalin"), ("attack=", 4, "Thalin")) == 4


@pytest.mark.rule("LCG-242")
def test_no_value_is_below_nothing() -> None:
    assert attack_of_thalin(("attack", -4, "Thalin"), ("attack", 1, "Thalin")) == 0
    assert attack_of_thalin(("attack", -4, "Thalin"), ("attack", 3, "Thalin")) == 1


@pytest.mark.rule("LCG-244")
def test_fractions_are_rounded_up_at_the_end() -> None:
    assert attack_of_thalin(("attack/", 2, "Thalin"), ("attack", 1, "Thalin")) == 2


@pytest.mark.rule("LCG-191")
def test_a_printed_value_is_the_one_on_the_card() -> None:
    table = with_effects(Table(heroes=["Thalin"]), ("attack", 1, "Thalin"))
    thalin = table.id("Thalin")
    assert printed(table.g, thalin, "attack") == 2
    assert [part.amount for part in GAME.sum_of(table.g, thalin, "attack")] == [2, 1]


@pytest.mark.rule("LCG-186")
def test_gained_resources_go_to_the_heros_pool() -> None:
    table = Table(heroes=[{"card": "Thalin", "resources": 1, "attachments": ["Steward of Gondor"]}], step="3.1w")
    table.choose("use", "Steward of Gondor")
    assert table["Thalin"].resources == 3


@pytest.mark.rule("LCG-188")
def test_a_gained_trait_is_not_printed() -> None:
    table = Table(heroes=[{"card": "Thalin", "attachments": ["Steward of Gondor"]}])
    thalin = table.id("Thalin")
    assert has_trait(table.g, thalin, "gondor")
    assert "gondor" not in facts(table.g, thalin).traits


# -- replacements --------------------------------------------------------------------------------------------------


def dying(*saviours: str) -> Table:
    """Théodred is about to die of 1 damage in staging."""
    return Table(
        heroes=["Aragorn", {"card": "Théodred", "exhausted": True, "damage": 3}],
        allies=["Bell Ringer", *saviours],
        encounter_deck=["The Necromancer's Reach"],
        step="3.3",
    )


@pytest.mark.rule("LCG-138")
def test_what_happens_instead_happens_when_the_event_would() -> None:
    table = dying("Surgeon", "Surgeon")
    table.choose("respond", "Surgeon")
    assert table["Théodred"].damage == 4
    assert table.asked() == "lcg-ask-respond"
    table.passes()
    assert table.zone("Théodred") == "play:A"
    assert table["Théodred"].damage == 0


@pytest.mark.rule("LCG-139")
def test_the_latest_replacement_counts() -> None:
    table = dying("Surgeon", "Quartermaster").choose("respond", "Surgeon").choose("respond", "Quartermaster")
    assert table.zone("Théodred") == "hand:A"
    table = dying("Surgeon", "Quartermaster").choose("respond", "Quartermaster").choose("respond", "Surgeon")
    assert table.zone("Théodred") == "play:A"
    assert table["Théodred"].damage == 0


# -- moving and swapping -------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-245")
def test_nothing_is_moved_to_where_it_is() -> None:
    heroes = ["Gimli", {"card": "Aragorn", "damage": 2}, {"card": "Éowyn", "damage": 2}]
    table = Table(heroes=heroes, allies=["Bell Ringer"], hand=["Shared Pain"], step="3.1w")
    table.play("Shared Pain").choose("choose", "Aragorn")
    assert not table.offers("choose", "Aragorn")
    table.choose("choose", "Éowyn")
    assert table["Aragorn"].damage == 1
    assert table.zone("Éowyn") == "discard:A"


@pytest.mark.rule("LCG-246")
def test_a_move_without_a_destination_is_not_begun() -> None:
    rich = {"card": "Aragorn", "resources": 1}
    table = Table(heroes=[rich], allies=["Bell Ringer"], hand=["Open Purse"], step="3.1w")
    refused(table, "Open Purse", "LCG-051")
    table = Table(heroes=[rich, "Gimli"], allies=["Bell Ringer"], hand=["Open Purse"], step="3.1w")
    table.play("Open Purse")
    assert (table["Aragorn"].resources, table["Gimli"].resources) == (0, 1)


@pytest.mark.rule("LCG-250")
def test_no_damage_is_moved_onto_what_cannot_be_damaged() -> None:
    heroes = ["Gimli", "Éowyn", {"card": "Aragorn", "damage": 2}]
    table = Table(heroes=heroes, hand=["Shared Pain"], step="3.1w")
    with_effects(table, ("cannot:damage", 0, "Gimli")).play("Shared Pain")
    assert (table["Gimli"].damage, table["Éowyn"].damage, table["Aragorn"].damage) == (0, 1, 1)


@pytest.mark.rule("LCG-203")
def test_a_swap_needs_both() -> None:
    setup: dict[str, Any] = {"allies": ["Bell Ringer"], "engaged": ["King Spider"], "encounter_deck": ["Decoy"]}
    table = Table(**setup, staging=["Hill Troll"], step="3.3").until("3.3w")
    assert (table.zone("King Spider"), table.zone("Hill Troll")) == ("staging", "engaged:A")
    table = Table(**setup, step="3.3").until("3.3w")
    assert table.zone("King Spider") == "engaged:A"
    table = Table(allies=["Bell Ringer"], staging=["Hill Troll"], encounter_deck=["Decoy"], step="3.3").until("3.3w")
    assert table.zone("Hill Troll") == "staging"


@pytest.mark.rule("LCG-204")
def test_a_zero_is_swapped_and_a_missing_value_is_not() -> None:
    table = Table(heroes=["Thalin"], allies=["Bell Ringer"], hand=["Borrowed Strength"], step="3.1w")
    table.play("Borrowed Strength")
    assert (table.number("Thalin", "attack"), table.number("Bell Ringer", "attack")) == (0, 2)
    table = Table(
        allies=["Faramir", "Bell Ringer"], hand=["Borrowed Strength"], active_location="Quiet Glade", step="3.1w"
    )
    table.play("Borrowed Strength").choose("choose", "Faramir")
    assert table.number("Faramir", "attack") == 1
    assert table.said("lcg-log-swaps") == 0
